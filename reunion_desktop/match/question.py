"""The question that is put to a mind whose turn it is, and its answer."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from reunion_desktop.ai.player import Decision, Player
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.match.assistance import AdviceSource

THINKING_MS = 400
"""A mind is shown to think only after this long."""
_NOBODY: Seat = -1
_NO_TICKET = -1


class TurnQuestion(QObject):
    """One question at a time: who was asked, whether it takes long, what was decided."""

    answered = Signal()
    """The decision is there."""
    broke_down = Signal(str)
    """The mind failed; one sentence says how. Its first legal choice is the answer then."""
    thinking = Signal(int)
    """A seat thinks longer than usual; -1 when it has ended."""

    def __init__(self, thinker: AdviceSource, parent: QObject | None = None) -> None:
        """Nothing is asked yet; ``thinker`` does the asking."""
        super().__init__(parent)
        self._thinker = thinker
        self._ticket = _NO_TICKET
        self._asked: Observation | None = None
        self._decision: Decision | None = None
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.timeout.connect(self._show_thinking)
        thinker.decided.connect(self._decided)
        thinker.failed.connect(self._failed)

    @property
    def decision(self) -> Decision | None:
        """The answer; None while it is not there."""
        return self._decision

    @property
    def is_put(self) -> bool:
        """Whether a question is open or answered, but not yet forgotten."""
        return self._ticket != _NO_TICKET

    def put(self, player: Player, observation: Observation) -> None:
        """Ask the seat whose eyes these are."""
        self._asked = observation
        self._ticket = self._thinker.ask(player, observation)

    def watch(self) -> None:
        """From now on the table waits for the answer."""
        self._slow.start(THINKING_MS)

    def forget(self) -> None:
        """The question is settled, or nobody's any more."""
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
