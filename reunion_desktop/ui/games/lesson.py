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
"""What a part tells to do: to play a card, or to say something."""


@dataclass(frozen=True, slots=True)
class PreparedDeal:
    """One deal of the lesson, in the notation of a record."""

    dealer: Seat
    parts: tuple[str, ...]
    """By seat, its cards in the order in which they are played; where it says something, that
    stands among them, a colon for each blank: ``trump:H pass HJ DJ``."""
    talon: str = ""
    """The cards left over; the last is turned."""
    laid_away: str = ""
    """What the dealer lays away for them."""
    turned: str = ""
    """The dealer's own card that is turned, where none are left over."""
    swapped: tuple[Seat, str, Seat, str] | None = None
    """Who asked for which card, who held it, and what he was given for it; each is played by who
    has it then."""
    first: tuple[str, ...] = ()
    """By seat, the cards given before anything is said, where the rest is given later."""

    def part(self, seat: Seat) -> tuple[Doing, ...]:
        """Scripted actions of one seat, in order."""
        return tuple(
            Call.parse(word.replace(":", " ")) if word[0].islower() else Card.parse(word)
            for word in self.parts[seat].split()
        )

    def cards(self, seat: Seat) -> CardSet:
        """The cards that a seat plays."""
        return CardSet.of(doing for doing in self.part(seat) if isinstance(doing, Card))

    def as_deal(self, number: int) -> DealCards:
        """The deal as the ``number``-th of a game; nobody cut."""
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
    """Who sits at the table with the pupil, by seat from 1."""
    deals: tuple[PreparedDeal, ...]
    """The deals of the lesson's game, in their order."""

    def steps(self) -> tuple[LessonStep, ...]:
        """Every step of the lesson, in the language that is spoken now."""
        ...
