"""Runner of animations: starts motion plans on the stage and reports each end once."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from reunion_desktop.ui.table.layout.places import Picture
from reunion_desktop.ui.table.motion.motion import Motions
from reunion_desktop.ui.table.stage.stage import Stage


class MotionRunner(QObject):
    """Runs animations on a stage; emits ``settled`` exactly once per ``begin``, however it ends."""

    landed = Signal()
    """Nothing moves any more: the overlays can be shown."""
    settled = Signal()
    """An animation started by ``begin`` has ended."""
    sounded = Signal(object)
    """A Sound to be played now."""

    def __init__(self, stage: Stage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        stage.flight.sounded.connect(self.sounded)
        self.owed = False
        """True while an animation is begun and not yet settled."""
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.finish)

    def begin(self, picture: Picture, motions: Motions) -> None:
        """Run an animation and settle at its end; without motions, in the next event."""
        self.owed = True
        if motions.lasts:
            self._stage.fly(picture, motions, self._over)
        else:
            for sound in dict.fromkeys(cue.sound for cue in motions.cues):
                self.sounded.emit(sound)
            self._stage.show(picture)
            self.landed.emit()
            self._soon.start()

    def glide(self, picture: Picture, motions: Motions) -> None:
        """Run an animation that is not settled, such as sorting the hand."""
        self._stage.fly(picture, motions, self.landed.emit)

    def finish(self) -> None:
        """End every animation now, and settle what is not settled yet."""
        self._soon.stop()
        self._stage.land()
        if self.owed:
            self.owed = False
            self.settled.emit()

    def _over(self) -> None:
        self.landed.emit()
        self.finish()
