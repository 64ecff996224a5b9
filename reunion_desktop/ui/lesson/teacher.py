"""Panel beside the table that accompanies the game and may judge the player's moves."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame

from reunion_desktop.engine.actions import Action
from reunion_desktop.engine.observe import Observation


class Teacher(QFrame):
    """Interface between a panel that teaches and the window of the table."""

    spoken = Signal(str)
    """Emitted with a sentence for the screen reader."""
    marked = Signal(object, object)
    """Emitted with the CardSet to mark, and the one of the player's own move to mark beside it."""
    call_marked = Signal(object, object)
    """Emitted with the Call whose button is to be marked, or None; and the player's own one."""
    chosen = Signal(object)
    """Emitted with a CardSet or an Action to play for the learner."""
    asked = Signal(str)
    """Emitted with the text for the status line below the table."""
    heard = Signal(object)
    """Emitted with a function to call when everything spoken was heard."""
    hurried = Signal()
    """Emitted when the learner wants to see the cards played for them without pauses."""
    turned_to_table = Signal()
    """Emitted when the learner has read the text and the table continues."""
    looked_back = Signal()
    """Emitted when the learner wants to look at the trick before the one shown."""
    rules_wanted = Signal()
    """Emitted when the learner wants to read the rules of the game."""
    left = Signal()
    """Emitted when the learner wants to leave."""

    attentive = True
    """False while the game goes on without the teacher."""
    leads = True
    """True if it asks for one move; False if it asks a question: then nothing can be undone."""

    def attend(self, seen: Observation, *, choosing: bool) -> None:
        """Take note of the position at which the table waits.

        Args:
            seen: the learner's observation.
            choosing: whether it is the learner's turn.
        """
        raise NotImplementedError

    def allows(self, action: Action) -> bool:
        """Check whether a move of the learner is played."""
        raise NotImplementedError

    def end(self) -> None:
        """Take note that the game is over and the learner leaves it."""
        self.left.emit()

    def take_help(self) -> None:
        """Take note that the learner was given a hint."""
