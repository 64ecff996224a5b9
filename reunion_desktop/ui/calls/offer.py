"""Offers of calls, as values: allowed calls, disallowed calls with the reason, groups."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from reunion_desktop.engine.calls import PASS, Call, CallKind
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.ui.table.layout.hand_order import HandOrder, sorted_hand
from reunion_desktop.ui.words.game_words import CallNote, Slip

BACK = Call("back")
"""Pseudo call of the button that goes back; never sent to the game."""
KEYED = 9
"""Number of calls that have a shortcut digit."""


class CallOffer(NamedTuple):
    """Calls offered to the player."""

    calls: tuple[Call, ...] = ()
    """Legal calls, in the order in which the game offers them."""
    grave: tuple[Call, ...] = ()
    """Costly calls; they need a second press."""
    question: str = ""
    """Title of the bar; empty for none."""
    order: CardOrder | None = None
    """Order of the deal, in which cards are shown: trumps first, from high to low."""
    turned: Card | None = None
    """The turned card while its suit may become trumps: calls that accept it show it."""
    notes: Mapping[Call, CallNote] = MappingProxyType({})
    """Remarks below the texts of some calls."""
    slip: Slip | None = None
    """Figures that the player may look at; None for none."""

    def __bool__(self) -> bool:
        return bool(self.calls)

    def shown(self, call: Call) -> Card | None:
        """Card that a button shows before the text of its call; None for none."""
        plain = call.suit is None and call.number is None and call not in (PASS, BACK)
        return self.turned if plain else None

    @property
    def groups(self) -> tuple[Group, ...]:
        """Group the calls: numbers, suits, cards by suit, plain words, and *pass* last."""
        numbers = _numbers(self.calls)
        cards = tuple(call for call in self.calls if call.card is not None)
        suits = tuple(call for call in self.calls if call.suit is not None and call not in cards)
        rest = [call for call in self.calls if call not in (*numbers, *suits, *cards)]
        rest.sort(key=PASS.__eq__)
        made = (
            Group(numbers, stepper=True),
            Group(suits),
            *self._by_title(cards),
            Group(tuple(rest)),
        )
        return tuple(group for group in made if group.calls)

    def _by_title(self, calls: tuple[Call, ...]) -> Iterator[Group]:
        """Calls that name cards, by the call without its card, and by suit."""
        titles = tuple(dict.fromkeys(without_card(call) for call in calls))
        for title in titles:
            named = {
                call.card: call
                for call in calls
                if call.card is not None and without_card(call) == title
            }
            # Above the cards of a single call stands the question alone.
            above = title if len(titles) > 1 or not self.question else None
            rows: Iterable[Iterable[Card]] = (named,)
            if self.order is not None:
                rows = sorted_hand(CardSet.of(named), self.order, HandOrder.SUIT)
            for row in rows:
                yield Group(tuple(named[card] for card in row), title=above, cards=True)
                above = None


class Group(NamedTuple):
    """Calls that are shown together."""

    calls: tuple[Call, ...]
    stepper: bool = False
    """True if one number is shown at a time, the lowest first."""
    title: Call | None = None
    """Text above the buttons, shared by their calls; None for no text."""
    cards: bool = False
    """True if the buttons show only a card."""


def _numbers(calls: tuple[Call, ...]) -> tuple[Call, ...]:
    """Calls with a number, ascending, for words that occur with more than one number.

    A word that occurs without a number, too, has levels, which stand side by side.
    """
    numbered = [call for call in calls if call.number is not None and call.suit is None]
    words = [call.word for call in numbered]
    plain = {call.word for call in calls if call.number is None}
    many = [call for call in numbered if words.count(call.word) > 1 and call.word not in plain]
    first = many[0].word if many else ""
    return tuple(sorted((c for c in many if c.word == first), key=lambda call: call.number or 0))


def unfolded(first: Call, calls: tuple[Call, ...]) -> tuple[Call, ...]:
    """Calls of the second step; empty where a call is made in one.

    Args:
        first: the call chosen in the first step.
        calls: all legal calls.
    """
    if any(_has_levels(call, calls) for call in calls) and first.kind is CallKind.NAME:
        return tuple(call for call in calls if _game(call) == first)
    if first in calls:
        return ()
    return tuple(call for call in calls if call.card is not None and without_card(call) == first)


def _has_levels(call: Call, calls: tuple[Call, ...]) -> bool:
    """Tell whether a call is a game that may also be played at a level."""
    named = call.kind is CallKind.NAME and call.number is None
    return named and any(other != call and other.game == call for other in calls)


def _game(call: Call) -> Call:
    """A game without its level; any other call as it is."""
    return call.game if call.kind is CallKind.NAME else call


def without_card(call: Call) -> Call:
    """Return a call without its card."""
    return Call(call.word, call.suit, None, call.number)


def folded(calls: tuple[Call, ...]) -> tuple[Call, ...]:
    """Calls of the first step, where a call is made in two steps.

    Calls that name one of many cards are replaced by one call without a card, after the others.
    Games, where one of them can be played at several levels, are named without their level.
    """
    if any(_has_levels(call, calls) for call in calls):
        return tuple(dict.fromkeys(_game(call) for call in calls))
    named = [call for call in calls if call.card is not None]
    if len(named) <= KEYED:
        return calls
    rest = tuple(call for call in calls if call.card is None)
    return (*rest, *dict.fromkeys(without_card(call) for call in named))


def keys_of(calls: Iterable[Call]) -> dict[str, Call]:
    """Calls by their digit: 0 for *pass*, 1 to 9 for the first others."""
    offered = tuple(calls)
    others = [call for call in offered if call != PASS]
    keys = {str(number): call for number, call in enumerate(others[:KEYED], 1)}
    return {"0": PASS, **keys} if PASS in offered else keys
