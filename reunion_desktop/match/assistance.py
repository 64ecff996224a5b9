"""Help for the player: hints on request, and claiming tricks that are certain."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance

from reunion_desktop.ai.player import Decision, Player
from reunion_desktop.engine.actions import Announce, cards_of
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.claim import sure_rest
from reunion_desktop.engine.observe import Observation

CLAIMED_MS = 300
"""Milliseconds for which each trick of a claim stays on the table."""


class AdviceSource(Protocol):
    """Asks players for decisions in the background."""

    decided: SignalInstance
    failed: SignalInstance

    def ask(self, player: Player, observation: Observation) -> int:
        """Ask a player; the answer comes with the returned ticket."""
        ...

    def cancel(self) -> None:
        """Invalidate all earlier questions."""
        ...


class Advice(NamedTuple):
    """A strong player's choice for the player's turn, with its reasons."""

    cards: CardSet
    """The card to play, or the cards to discard."""
    reasons: tuple[tuple[str, CardSet, int | None, float | None], ...]
    """Motive, its cards, points at stake, share of the layouts examined."""
    call: Call | None = None
    """The call to make; None if cards are to be chosen."""


class Assistance(QObject):
    """Gives hints, and watches whether the remaining tricks can be claimed."""

    advice = Signal(object)
    """An Advice that was requested."""
    claimable = Signal(bool)
    """Whether all remaining tricks are the player's, in every layout."""
    broke_down = Signal(str)
    """The adviser failed; one sentence says how."""

    def __init__(self, player_thread: AdviceSource, parent: QObject | None = None) -> None:
        """Create the assistance; ``player_thread`` runs the player that gives hints."""
        super().__init__(parent)
        self._player_thread = player_thread
        self._ticket = -1
        self._claimed = False
        player_thread.decided.connect(self._decided)
        player_thread.failed.connect(self._failed)

    @property
    def claimed(self) -> bool:
        """Test whether the rest of this deal was claimed."""
        return self._claimed

    def ask(self, adviser: Player, observation: Observation) -> None:
        """Ask for a hint; ``advice`` brings the answer."""
        self._ticket = self._player_thread.ask(adviser, observation)

    def claim(self, observation: Observation) -> bool:
        """Claim the rest; False if it is not certain."""
        if sure_rest(observation):
            self._claimed = True
            return True
        return False

    def watch(self, observation: Observation) -> Card | None:
        """Update whether the rest can be claimed; returns the next sure card of a claim."""
        sure = sure_rest(observation)
        self.claimable.emit(bool(sure))
        return sure[0] if self._claimed and sure else None

    def too_late(self) -> None:
        """Withdraw a pending hint and the offer of a claim: the player has chosen."""
        self._ticket = -1
        self.claimable.emit(False)  # noqa: FBT003 - a signal has no keywords.

    def forget(self) -> None:
        """Reset for another deal."""
        self._claimed = False
        self.too_late()

    def _decided(self, ticket: int, decision: Decision) -> None:
        if ticket == self._ticket:
            self._ticket = -1
            if decision.trouble:
                self.broke_down.emit(decision.trouble)
            self.advice.emit(_advice(decision))

    def _failed(self, ticket: int, why: str) -> None:
        if ticket == self._ticket:
            self._ticket = -1
            self.broke_down.emit(why)


def _advice(decision: Decision) -> Advice:
    """A decision as advice, without the name of the player who made it."""
    action = decision.action
    cards = cards_of(action)
    reasons = tuple(
        (reason.motive.value, reason.cards, reason.points, reason.share)
        for reason in decision.reasons
    )
    return Advice(cards, reasons, action.call if isinstance(action, Announce) else None)
