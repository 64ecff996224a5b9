"""A move under review, and the answer of a player that values its choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import TypeAlias

from reunion_desktop.ai.player import NO_LIMIT, Stop, Turn, turn_of
from reunion_desktop.ai.reason import Reason
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.card_constraints import hidden_places
from reunion_desktop.ai.tricks.determinizations import Determinization, rng_of_question
from reunion_desktop.engine.actions import (
    Action,
    Announce,
    DealCards,
    DrawCard,
    EnterDeal,
    cards_of,
)
from reunion_desktop.engine.cards import NO_CARDS, Card, CardSet
from reunion_desktop.engine.observe import DealObservation, observe
from reunion_desktop.engine.record import Step
from reunion_desktop.engine.seats import Seat
from reunion_desktop.review.verdict import Choice, Deed, Findings


@dataclass(frozen=True, slots=True)
class Question:
    """A move under review."""

    step: Step
    """The move with the state before it."""
    turn: Turn
    """The observation of its player."""
    real: Determinization
    """The actual cards."""
    own: Deed
    """The choice that was made."""
    seed: str
    """The seed of the reviewer's randomness."""
    stop: Stop
    """Cancels the review."""

    @property
    def played(self) -> Card | None:
        """The card that was played; None for a call, or for several cards."""
        own = self.own
        return next(iter(own)) if isinstance(own, CardSet) and len(own) == 1 else None

    def budget(self, nodes: int) -> SearchBudget:
        """A search budget without a limit of time."""
        return SearchBudget(NO_LIMIT, self.stop, nodes)

    def rng(self) -> Random:
        """The random generator of the layouts."""
        return rng_of_question(self.seed, self.turn.deal, self.turn.seat)

    def seen_as(self, turn: Turn, seats: Sequence[Seat]) -> Question:
        """The same move in another observation of it, by some of the seats alone."""
        return replace(self, turn=turn, real=_actual(self.step, turn.deal, seats))


@dataclass(frozen=True, slots=True)
class Appraisal:
    """The values of the choices of a move."""

    found: Findings
    reasons: Callable[[Choice], tuple[Reason, ...]]
    """The reasons for the best choice."""
    always: bool = False
    """True if reasons are given for a move without a cost, too."""


Answer: TypeAlias = Appraisal | Deed
"""The values of the choices; or the policy's choice alone, where no layouts were examined."""

Appraise: TypeAlias = Callable[[Question], Answer]
"""A player of a game, asked for the value of each choice."""


def ask(step: Step, seed: str, stop: Stop) -> Question:
    """The question of a move.

    Raises:
        TypeError: the action is a deal.
    """
    action = step.action
    if isinstance(action, DealCards | EnterDeal):
        message = "Nobody chooses what is dealt."
        raise TypeError(message)
    turn = turn_of(observe(step.before, action.seat))
    real = _actual(step, turn.deal, range(turn.rules.players))
    return Question(step, turn, real, deed_of(action), seed, stop)


def deed_of(action: Action) -> Deed:
    """The call or the cards of an action; no card for one from the stock."""
    if isinstance(action, DrawCard):
        return NO_CARDS if action.card is None else CardSet.of((action.card,))
    return action.call if isinstance(action, Announce) else cards_of(action)


def _actual(step: Step, deal: DealObservation, seats: Sequence[Seat]) -> Determinization:
    """The actual cards of some seats, including those that were still to be dealt."""
    before = step.before.deal
    assert before is not None  # noqa: S101 - a move was made, so a deal lies on the table.
    covered = tuple([1 << before.trick.cards[place].index for place in hidden_places(deal.trick)])
    later = before.later or (NO_CARDS,) * len(before.hands)
    hands = tuple([(before.hands[seat] | later[seat]).bits for seat in seats])
    return Determinization(hands, before.laid_away.bits, covered)
