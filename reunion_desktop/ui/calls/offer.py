"""Offers of calls, as values: allowed calls, disallowed calls with the reason, groups."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from reunion_desktop.engine.calls import Call

BACK = Call("back")
"""Pseudo call of the button that goes back; never sent to the game."""
KEYED = 9
"""Number of calls that have a shortcut digit."""


class CallOffer(NamedTuple):
    """Calls offered to the player."""

    calls: tuple[Call, ...] = ()
    """Legal calls, in the order in which the game offers them."""
    grave: tuple[Call, ...] = ()
    """Costly calls that cannot be undone; they need a second press."""

    def __bool__(self) -> bool:
        return bool(self.calls)

    @property
    def groups(self) -> tuple[Group, ...]:
        """Group the calls: numbers, suits, cards, plain words, each in the offered order."""
        numbers = _numbers(self.calls)
        cards = tuple(call for call in self.calls if call.card is not None)
        suits = tuple(
            call
            for call in self.calls
            if call.suit is not None and call.number is None and call not in cards
        )
        rest = tuple(call for call in self.calls if call not in (*numbers, *suits, *cards))
        made = (
            Group(numbers, stepper=True),
            Group(suits),
            *(Group(found, title=title) for title, found in _by_title(cards)),
            Group(rest),
        )
        return tuple(group for group in made if group.calls)


class Group(NamedTuple):
    """Calls that are shown together."""

    calls: tuple[Call, ...]
    stepper: bool = False
    """True if one number is shown at a time, the lowest first."""
    title: Call | None = None
    """Text shared by all calls of a group whose buttons show only a card."""


def _numbers(calls: tuple[Call, ...]) -> tuple[Call, ...]:
    """Calls with a number, ascending, for words that occur with more than one number."""
    numbered = [call for call in calls if call.number is not None and call.suit is None]
    words = [call.word for call in numbered]
    many = [call for call in numbered if words.count(call.word) > 1]
    first = many[0].word if many else ""
    return tuple(sorted((c for c in many if c.word == first), key=lambda call: call.number or 0))


def _by_title(calls: tuple[Call, ...]) -> Iterator[tuple[Call, tuple[Call, ...]]]:
    """Calls that name cards, grouped by the call without its card."""
    for title in dict.fromkeys(without_card(call) for call in calls):
        yield title, tuple(call for call in calls if without_card(call) == title)


def without_card(call: Call) -> Call:
    """Return a call without its card."""
    return Call(call.word, call.suit, None, call.number)


def folded(calls: tuple[Call, ...]) -> tuple[Call, ...]:
    """Replace calls that name one of many cards by one call without a card.

    The other calls come first, so that *pass* is the first button.
    """
    named = [call for call in calls if call.card is not None]
    if len(named) <= KEYED:
        return calls
    rest = tuple(call for call in calls if call.card is None)
    return (*rest, *dict.fromkeys(without_card(call) for call in named))
