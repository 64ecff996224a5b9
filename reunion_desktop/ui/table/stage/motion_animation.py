"""Qt animation that moves all cards of a step."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation, Signal

from reunion_desktop.ui.sound.cues import Cue
from reunion_desktop.ui.table.motion.motion import Easing, Motion, Motions

_CURVES = {
    Easing.OUT: QEasingCurve(QEasingCurve.Type.OutCubic),
    Easing.BOTH: QEasingCurve(QEasingCurve.Type.InOutCubic),
}


class MotionAnimation(QVariantAnimation):
    """Where an animation is run: drives the motions of one step; no timer runs otherwise."""

    sounded = Signal(object)
    """A Sound to be played now."""

    def __init__(
        self, move: Callable[[Motion, float], None], parent: QObject | None = None
    ) -> None:
        """Set up; ``move`` puts a card at a part of its motion, from 0 to 1."""
        super().__init__(parent)
        self._move = move
        self.motions: tuple[Motion, ...] = ()
        """Motions that are not finished."""
        self._cues: tuple[Cue, ...] = ()
        self._done: Callable[[], None] | None = None
        self.valueChanged.connect(self._step)
        self.finished.connect(self._over)

    @property
    def running(self) -> bool:
        """True while cards are moving."""
        return self._done is not None

    def launch(self, motions: Motions, done: Callable[[], None]) -> None:
        """Start; ``done`` is called once, at the end or when the animation is cut short."""
        # While it is configured, the animation still emits the last value of the run before.
        self.motions, self._cues, self._done = (), (), None
        self.setDuration(motions.lasts)
        self.setStartValue(0)
        self.setEndValue(motions.lasts)
        self.motions, self._cues, self._done = motions.motions, motions.cues, done
        self.start()

    def land(self) -> None:
        """End at once, as if the time were over."""
        if self._done is not None:
            self._over()

    def drop(self) -> None:
        """Stop at once without calling ``done``."""
        self._done = None
        self.stop()

    def _over(self) -> None:
        done, self._done = self._done, None
        if self.state() is not QAbstractAnimation.State.Stopped:
            self.stop()
        if done is not None:
            done()

    def _step(self, value: object) -> None:
        if self._done is None or not isinstance(value, int):
            return
        while self._cues and self._cues[0].at <= value:
            cue, *later = self._cues
            self._cues = tuple(later)
            self.sounded.emit(cue.sound)
        waiting: list[Motion] = []
        for motion in self.motions:
            passed = value - motion.begin
            if passed < 0:
                waiting.append(motion)
            elif passed >= motion.lasts:
                self._move(motion, 1.0)
            else:
                part = _CURVES[motion.easing].valueForProgress(passed / motion.lasts)
                self._move(motion, part)
                waiting.append(motion)
        self.motions = tuple(waiting)
