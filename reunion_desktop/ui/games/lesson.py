"""Lesson of a game as data: its steps and its prepared deals.

The cards are prepared and legal under the rules of the lesson; nothing is left to chance.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, TypeAlias

from reunion_desktop.engine.actions import DealCards
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.seats import Seat
from reunion_desktop.ui.games.lesson_steps import LessonStep

Doing: TypeAlias = Card | Call
"""Scripted action: a card to play or a call to make."""


@dataclass(frozen=True, slots=True)
class PreparedDeal:
    """One deal of the lesson, in the notation of a record."""

    dealer: Seat
    parts: tuple[str, ...]
    """By seat, its cards in the order of play, with its calls among them; a colon stands for a
    blank: ``trump:H pass HJ DJ``."""
    talon: str = ""
    """Cards left over; the last one is turned up."""
    laid_away: str = ""
    """Cards that the dealer discards."""
    turned: str = ""
    """The dealer's own card that is turned up, if no cards are left over."""
    swapped: tuple[Seat, str, Seat, str] | None = None
    """Asking seat, card, giving seat and card given in return; each card is listed with the seat
    that plays it after the exchange."""
    first: tuple[str, ...] = ()
    """By seat, the cards dealt before the calls, where the rest is dealt later."""

    def part(self, seat: Seat) -> tuple[Doing, ...]:
        """Scripted actions of one seat, in order."""
        return tuple(
            Call.parse(word.replace(":", " ")) if word[0].islower() else Card.parse(word)
            for word in self.parts[seat].split()
        )

    def cards(self, seat: Seat) -> CardSet:
        """Cards that a seat plays."""
        return CardSet.of(doing for doing in self.part(seat) if isinstance(doing, Card))

    def as_deal(self, number: int) -> DealCards:
        """The deal as the ``number``-th of a game, without a cut."""
        talon = tuple(Card.parse(word) for word in self.talon.split())
        hands = [self.cards(seat) for seat in range(len(self.parts))]
        if self.swapped is not None:
            asker, asked, holder, given = self.swapped
            hands[asker] = hands[asker].minus(Card.parse(asked)).plus(Card.parse(given))
            hands[holder] = hands[holder].minus(Card.parse(given)).plus(Card.parse(asked))
        taken_up = hands[self.dealer] | CardSet.parse(self.laid_away)
        hands[self.dealer] = taken_up - CardSet.of(talon)
        turned = Card.parse(self.turned) if self.turned else talon[-1] if talon else None
        if not self.first:
            return DealCards(number, self.dealer, 0, tuple(hands), talon, turned)
        first = tuple(CardSet.parse(cards) for cards in self.first)
        later = tuple(hand - given for hand, given in zip(hands, first, strict=True))
        return DealCards(number, self.dealer, 0, first, talon, turned, later)


class Lesson(Protocol):
    """Interface of a game's lesson: opponents, prepared deals and steps."""

    opponents: tuple[str, ...]
    """Names of the other players, by seat from 1."""
    deals: tuple[PreparedDeal, ...]
    """Deals of the lesson's game, in order."""

    def steps(self) -> tuple[LessonStep, ...]:
        """Every step of the lesson, in the current language."""
        ...
