"""Runner of motions: each plan that is begun on the stage is told to have settled, once."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from reunion_desktop.ui.table.layout.places import Picture
from reunion_desktop.ui.table.motion.motion import Motions
from reunion_desktop.ui.table.stage.stage import Stage


class MotionRunner(QObject):
    """Runs motions on a stage; each one begun is settled exactly once, however it ends."""

    landed = Signal()
    """Nothing moves any more: what stands beside the cards may be shown."""
    settled = Signal()
    """What was begun is over."""
    sounded = Signal(object)
    """A Sound is due."""

    def __init__(self, stage: Stage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        stage.flight.sounded.connect(self.sounded)
        self.owed = False
        """Whether something was begun and not yet settled."""
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.finish)

    def begin(self, picture: Picture, motions: Motions) -> None:
        """Move cards, end in a picture, and settle: without motions, with the next event."""
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
        """Move cards to a picture where nothing has to be settled: home, or into another order."""
        self._stage.fly(picture, motions, self.landed.emit)

    def finish(self) -> None:
        """Bring everything to its end now, and settle what was not settled yet."""
        self._soon.stop()
        self._stage.land()
        if self.owed:
            self.owed = False
            self.settled.emit()

    def _over(self) -> None:
        self.landed.emit()
        self.finish()
