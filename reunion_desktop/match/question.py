"""The question to the computer player whose turn it is, and its answer."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from reunion_desktop.ai.player import Decision, Player
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.match.assistance import AdviceSource

THINKING_MS = 400
"""Milliseconds after which a computer player is shown as thinking."""
_NOBODY: Seat = -1
_NO_TICKET = -1


class TurnQuestion(QObject):
    """One question at a time, with its answer; signals long thinking."""

    answered = Signal()
    """The decision has arrived."""
    broke_down = Signal(str)
    """The player failed; one sentence says how. The first legal move is used as the answer."""
    thinking = Signal(int)
    """A seat thinks longer than usual; -1 when it has ended."""

    def __init__(self, player_thread: AdviceSource, parent: QObject | None = None) -> None:
        """Start without a question; ``player_thread`` runs the players."""
        super().__init__(parent)
        self._player_thread = player_thread
        self._ticket = _NO_TICKET
        self._asked: Observation | None = None
        self._decision: Decision | None = None
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.timeout.connect(self._show_thinking)
        player_thread.decided.connect(self._decided)
        player_thread.failed.connect(self._failed)

    @property
    def decision(self) -> Decision | None:
        """The answer; None until it arrives."""
        return self._decision

    @property
    def is_put(self) -> bool:
        """Test whether a question is pending or answered, and not yet cleared."""
        return self._ticket != _NO_TICKET

    def put(self, player: Player, observation: Observation) -> None:
        """Ask the player of the observation's seat."""
        self._asked = observation
        self._ticket = self._player_thread.ask(player, observation)

    def watch(self) -> None:
        """Signal ``thinking`` from now on if the answer takes long."""
        self._slow.start(THINKING_MS)

    def forget(self) -> None:
        """Clear the question and its answer."""
        self._ticket, self._asked, self._decision = _NO_TICKET, None, None
        self._over()

    @Slot(int, object)
    def _decided(self, ticket: int, decision: Decision) -> None:
        if ticket == self._ticket:
            if decision.trouble:
                self.broke_down.emit(decision.trouble)
            self._answer(decision)

    @Slot(int, str)
    def _failed(self, ticket: int, why: str) -> None:
        legal = self._asked.legal if self._asked is not None else None
        if ticket == self._ticket and legal is not None:
            self.broke_down.emit(why)
            self._answer(Decision(legal.first))

    def _answer(self, decision: Decision) -> None:
        self._decision = decision
        self._over()
        self.answered.emit()

    @Slot()
    def _show_thinking(self) -> None:
        self.thinking.emit(self._asked.seat if self._asked is not None else _NOBODY)

    def _over(self) -> None:
        if self._slow.isActive():
            self._slow.stop()
        self.thinking.emit(_NOBODY)
