"""Lesson of a game: its prepared deals and its steps, from files.

The cards are prepared and legal under the rules of the lesson; nothing is left to chance.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Any, TypeAlias

from reunion_desktop.engine.actions import DealCards
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import FULL_PACK, Card, CardSet
from reunion_desktop.engine.rules import OptionValue
from reunion_desktop.engine.seats import Seat
from reunion_desktop.ui.games.lesson_steps import (
    BEFORE,
    COUNT,
    Act,
    LessonStep,
    lesson_step,
    told_in_order,
)
from reunion_desktop.ui.games.prose import Prose, TextError, not_understood, sections, text_of

Doing: TypeAlias = Card | Call
"""Scripted action: a card to play or a call to make."""

WRONG = "> "
"""Beginning of a paragraph that corrects another move than the one asked for."""
END = "Score: end"
"""Heading of the last step; its paragraphs list what was learnt."""
_DEAL = re.compile(r"^Deal (\d+)$")
_PLACES = {"Before play": BEFORE, "Turn": BEFORE, "Score": COUNT}


@dataclass(frozen=True, slots=True)
class PreparedDeal:
    """One deal of the lesson, in the notation of a record."""

    dealer: Seat
    parts: tuple[str, ...]
    """By seat, its cards in the order of play, with its calls among them; a colon stands for a
    blank: ``trump:H pass HJ DJ``. In a game with a stock its draws, discards and calls in order:
    ``draw:HQ C4 draw D2 knock``."""
    talon: str = ""
    """Cards left over; the last one is turned up."""
    laid_away: str = ""
    """Cards that are discarded."""
    taker: Seat | None = None
    """Seat that picks up cards left over and discards; None for the dealer."""
    turned: str | None = ""
    """The dealer's own card that is turned up, if no cards are left over; None if no card is."""
    swapped: tuple[Seat, str, Seat, str] | None = None
    """Asking seat, card, giving seat and card given in return; each card is listed with the seat
    that plays it after the exchange."""
    first: tuple[str, ...] = ()
    """By seat, the cards dealt before the calls, where the rest is dealt later."""
    stock: str = ""
    """First cards left over in a game with a stock, in order; the other cards follow them."""

    def part(self, seat: Seat) -> tuple[Doing, ...]:
        """Scripted actions of one seat, in order."""
        return tuple(
            Card.parse(word) if word[0].isupper() else Call.parse(word.replace(":", " "))
            for word in self.parts[seat].split()
        )

    def cards(self, seat: Seat) -> CardSet:
        """Cards that a seat plays."""
        return CardSet.of(doing for doing in self.part(seat) if isinstance(doing, Card))

    def as_deal(self, number: int) -> DealCards:
        """The deal as the ``number``-th of a game, without a cut."""
        if self.stock:
            return self._with_stock(number)
        talon = tuple(Card.parse(word) for word in self.talon.split())
        hands = [self.cards(seat) for seat in range(len(self.parts))]
        if self.swapped is not None:
            asker, asked, holder, given = self.swapped
            hands[asker] = hands[asker].minus(Card.parse(asked)).plus(Card.parse(given))
            hands[holder] = hands[holder].minus(Card.parse(given)).plus(Card.parse(asked))
        taker = self.dealer if self.taker is None else self.taker
        taken_up = hands[taker] | CardSet.parse(self.laid_away)
        hands[taker] = taken_up - CardSet.of(talon)
        turned = talon[-1] if talon and self.turned is not None else None
        turned = Card.parse(self.turned) if self.turned else turned
        if not self.first:
            return DealCards(number, self.dealer, 0, tuple(hands), talon, turned)
        first = tuple(CardSet.parse(cards) for cards in self.first)
        later = tuple(hand - given for hand, given in zip(hands, first, strict=True))
        return DealCards(number, self.dealer, 0, first, talon, turned, later)

    def _with_stock(self, number: int) -> DealCards:
        hands = tuple(CardSet.parse(cards) for cards in self.first)
        named = [Card.parse(word) for word in self.stock.split()]
        used = CardSet.of((*named, *chain(*hands)))
        stock = (*named, *(card for card in FULL_PACK if card not in used))
        return DealCards(number, self.dealer, 0, hands, stock, None)


class Lesson:
    """First lesson of a game: opponents and prepared deals from one file, steps from another."""

    def __init__(self, game: str) -> None:
        """Read the deals of a game.

        Raises:
            TextError: the game has no lesson.
        """
        self.game = game
        """Name of the game."""
        self._file = f"{game}/lesson"
        told = json.loads(text_of(f"texts/{game}/deals.json"))
        self.opponents = tuple(map(str, told["opponents"]))
        """Names of the other players, by seat from 1."""
        self.deals = tuple(PreparedDeal(**_frozen(deal)) for deal in told["deals"])
        """Deals of the lesson's game, in order."""
        self.changes: Mapping[str, OptionValue] = told.get("rules", {})
        """Options in which the lesson's rules differ from the game's default rules."""

    def steps(self) -> tuple[LessonStep, ...]:
        """Every step, in the current language; if the file is broken, one that says so."""
        try:
            return told_in_order(self._steps())
        except TextError as fault:
            return (LessonStep(1, BEFORE, Act.READ, str(fault)),)

    def _steps(self) -> Iterator[LessonStep]:
        prose, deal = Prose(self._file), 0
        for section in sections(self._file):
            number = _DEAL.match(section.title)
            if number is not None:
                deal = int(number[1])
                continue
            told: dict[bool, list[str]] = {False: [], True: []}
            for text in prose.paragraphs(section.text):
                told[text.startswith(WRONG)].append(prose.filled(text.removeprefix(WRONG)))
            ends = section.title == END
            text = "\n".join(f"• {line}" for line in told[False]) if ends else " ".join(told[False])
            try:
                yield step_of(deal, section.title, text, " ".join(told[True]))
            except (KeyError, ValueError):
                raise not_understood(self._file, section.title) from None


def _frozen(values: dict[str, object]) -> dict[str, Any]:
    """Values of a JSON object, with tuples for its lists."""
    return {key: tuple(it) if isinstance(it, list) else it for key, it in values.items()}


def step_of(deal: int, heading: str, text: str, wrong: str) -> LessonStep:
    """Step from the heading of a section, such as ``Trick 1: play HJ``.

    Args:
        deal: number of the deal.
        heading: place, action and cards.
        text: text shown to the learner.
        wrong: correction shown for another move.

    Raises:
        KeyError: the place or the action is unknown.
        ValueError: the heading lacks a part, or a card or a call is none.
    """
    place, _, asked = heading.partition(": ")
    name, _, words = asked.partition(" ")
    trick = _PLACES[place] if place in _PLACES else int(place.removeprefix("Trick "))
    act, call = Act(name), ""
    if act is Act.SAY:
        call, _, words = words.partition(" with ")
    return lesson_step(deal, trick, act, text, words, wrong, call=call)
