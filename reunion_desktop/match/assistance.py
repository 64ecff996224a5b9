"""What helps the person to choose: a hint that was asked for, and the claim of what is certain."""

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
"""How long each trick of a claim lies."""


class AdviceSource(Protocol):
    """Whoever asks the minds."""

    decided: SignalInstance
    failed: SignalInstance

    def ask(self, player: Player, observation: Observation) -> int:
        """Put a question; the answer comes with the returned ticket."""
        ...

    def cancel(self) -> None:
        """Make every question so far void."""
        ...


class Advice(NamedTuple):
    """What a strong player would choose in the person's place, and why."""

    cards: CardSet
    """The card to play, or the cards to lay away."""
    reasons: tuple[tuple[str, CardSet, int | None, float | None], ...]
    """Motive, cards it is about, points in question, share of the layouts looked at."""
    call: Call | None = None
    """What is to be said; None where cards are to be chosen."""


class Assistance(QObject):
    """The person's adviser: asked for a hint, and watching for what can be claimed."""

    advice = Signal(object)
    """An Advice that was asked for."""
    claimable = Signal(bool)
    """Every trick to come is the person's, whoever holds what; or this is no longer so."""
    broke_down = Signal(str)
    """The adviser failed; one sentence says how."""

    def __init__(self, thinker: AdviceSource, parent: QObject | None = None) -> None:
        """Sit beside the person; ``thinker`` asks the mind that gives a hint."""
        super().__init__(parent)
        self._thinker = thinker
        self._ticket = -1
        self._claimed = False
        thinker.decided.connect(self._decided)
        thinker.failed.connect(self._failed)

    @property
    def claimed(self) -> bool:
        """Whether the rest of this deal was claimed."""
        return self._claimed

    def ask(self, adviser: Player, observation: Observation) -> None:
        """Ask what to choose; ``advice`` brings the answer."""
        self._ticket = self._thinker.ask(adviser, observation)

    def claim(self, observation: Observation) -> bool:
        """Claim the rest; False where it is not certain."""
        if sure_rest(observation):
            self._claimed = True
            return True
        return False

    def watch(self, observation: Observation) -> Card | None:
        """Say whether the rest can be claimed now; the next sure card where it was claimed."""
        sure = sure_rest(observation)
        self.claimable.emit(bool(sure))
        return sure[0] if self._claimed and sure else None

    def too_late(self) -> None:
        """The person has chosen: a hint is not wanted any more, nor is a claim offered."""
        self._ticket = -1
        self.claimable.emit(False)  # noqa: FBT003 - a signal has no keywords.

    def forget(self) -> None:
        """Another deal is played: nothing was asked or claimed in it."""
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
    """A decision as advice, without a word of who gave it."""
    action = decision.action
    cards = cards_of(action)
    reasons = tuple(
        (reason.motive.value, reason.cards, reason.points, reason.share)
        for reason in decision.reasons
    )
    return Advice(cards, reasons, action.call if isinstance(action, Announce) else None)
