"""Questions to the computer players: moves, hints on request, and claims that are certain."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from PySide6.QtCore import QTimer

from reunion_desktop.ai.player import Decision, Player
from reunion_desktop.engine.actions import Action
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.match.claim import sure_rest
from reunion_desktop.match.signals import TableSignals

CLAIMED_MS = 300
"""Milliseconds for which each trick of a claim stays on the table."""
THINKING_MS = 400
"""Milliseconds after which a computer player is shown as thinking."""
_NOBODY: Seat = -1


class AdviceSource(Protocol):
    """Asks players for decisions in the background."""

    def ask(
        self,
        player: Player,
        observation: Observation,
        then: Callable[[Decision], object],
        failed: Callable[[str], object],
    ) -> None:
        """Ask a player, and drop all earlier questions; ``failed`` takes an error message."""
        ...

    def cancel(self) -> None:
        """Drop all questions so far."""
        ...


class TurnQuestion:
    """The question to the computer player whose turn it is, and its answer."""

    def __init__(
        self, player_thread: AdviceSource, table: TableSignals, answered: Callable[[], object]
    ) -> None:
        """Start without a question.

        Args:
            player_thread: runs the players.
            table: signals long thinking, and a player that failed.
            answered: called when the decision has arrived.
        """
        self._player_thread, self._table, self._answered = player_thread, table, answered
        self._asked: Observation | None = None
        self.decision: Decision | None = None
        """The answer; None until it arrives."""
        self._slow = QTimer(table)
        self._slow.setSingleShot(True)
        self._slow.timeout.connect(self._show_thinking)

    @property
    def is_put(self) -> bool:
        """Test whether a question is pending or answered, and not yet cleared."""
        return self._asked is not None

    def put(self, player: Player, observation: Observation) -> None:
        """Ask the player of the observation's seat."""
        self._asked = observation
        self._player_thread.ask(player, observation, self._decided, self._failed)

    def watch(self) -> None:
        """Signal ``thinking`` from now on if the answer takes long."""
        self._slow.start(THINKING_MS)

    def forget(self) -> None:
        """Clear the question and its answer."""
        self._asked = self.decision = None
        self._over()

    def _decided(self, decision: Decision) -> None:
        if decision.trouble:
            self._table.tell_once(decision.trouble)
        self._answer(decision)

    def _failed(self, why: str) -> None:
        """Report a player that failed; the first legal move is used as the answer."""
        legal = self._asked.legal if self._asked is not None else None
        if legal is not None:
            self._table.tell_once(why)
            self._answer(Decision(legal.first))

    def _answer(self, decision: Decision) -> None:
        self.decision = decision
        self._over()
        self._answered()

    def _show_thinking(self) -> None:
        self._table.thinking.emit(self._asked.seat if self._asked is not None else _NOBODY)

    def _over(self) -> None:
        self._slow.stop()
        self._table.thinking.emit(_NOBODY)


class Advice(NamedTuple):
    """A strong player's choice for the player's turn, with its reasons, but without its name."""

    action: Action
    reasons: tuple[tuple[str, CardSet, int | None, float | None, Seat | None], ...]
    """Motive, its cards, points at stake, share of the layouts examined, the seat concerned."""


class Assistance:
    """Gives hints, and watches whether the remaining tricks can be claimed."""

    def __init__(self, player_thread: AdviceSource, table: TableSignals) -> None:
        """Use the thread of the player that gives hints, and the table's signals."""
        self._player_thread, self._table = player_thread, table
        self.claimed = False
        """True if the rest of this deal was claimed."""
        self._asked: Observation | None = None
        """The position of a hint that has not come yet."""
        self.is_wanted = False
        """True if a hint is to be asked for once the table has settled."""

    def ask(self, adviser: Player, observation: Observation) -> None:
        """Ask for a hint, unless it is on its way; the signal ``advice`` brings the answer."""
        if self._asked != observation:
            self._asked = observation
            self._player_thread.ask(adviser, observation, self._decided, self._failed)

    def claim(self, observation: Observation) -> bool:
        """Claim the rest; False if it is not certain."""
        if sure_rest(observation):
            self.claimed = True
            return True
        return False

    def watch(self, observation: Observation) -> Card | None:
        """Update whether the rest can be claimed; returns the next sure card of a claim."""
        sure = sure_rest(observation)
        self._table.claimable.emit(bool(sure))
        return sure[0] if self.claimed and sure else None

    def too_late(self) -> None:
        """Withdraw a pending hint and the offer of a claim: the player has chosen."""
        self._asked, self.is_wanted = None, False
        self._player_thread.cancel()
        self._table.claimable.emit(False)  # noqa: FBT003 - a signal has no keywords.

    def forget(self) -> None:
        """Reset for another deal."""
        self.claimed = False
        self.too_late()

    def _failed(self, why: str) -> None:
        self._asked = None
        self._table.tell_once(why)

    def _decided(self, decision: Decision) -> None:
        self._asked = None
        if decision.trouble:
            self._table.tell_once(decision.trouble)
        self._table.advice.emit(_advice(decision))


def _advice(decision: Decision) -> Advice:
    """A decision as advice."""
    reasons = tuple(
        (reason.motive.value, reason.cards, reason.points, reason.share, reason.seat)
        for reason in decision.reasons
    )
    return Advice(decision.action, reasons)
