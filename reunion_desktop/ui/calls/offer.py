"""Offers of calls, as values: what may be said, what may not and why, and in which groups."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from reunion_desktop.engine.calls import Call

KEYED = 9
"""So many calls have a digit of the keyboard."""


@dataclass(frozen=True, slots=True)
class CallOffer:
    """Calls offered to the player."""

    calls: tuple[Call, ...] = ()
    """In the order in which the game offers it."""
    barred: tuple[tuple[Call, str], ...] = ()
    """What is shown though it may not be said, each with the reason in a sentence."""
    grave: tuple[Call, ...] = ()
    """What costs much and cannot be taken back: it is said by a second press."""

    def __bool__(self) -> bool:
        return bool(self.calls)

    def why_not(self, call: Call) -> str:
        """The reason why a call may not be made; empty where it may."""
        return dict(self.barred).get(call, "")

    @property
    def groups(self) -> tuple[Group, ...]:
        """Numbers, suits, then cards and plain words, each group in the order of the offer.

        What may not be said stands behind what may.
        """
        shown = (*self.calls, *(call for call, _ in self.barred))
        numbers = _numbers(self.calls)
        cards = tuple(call for call in shown if call.card is not None)
        suits = tuple(
            call
            for call in shown
            if call.suit is not None and call.number is None and call not in cards
        )
        rest = tuple(call for call in shown if call not in (*numbers, *suits, *cards))
        made = (
            Group(numbers, stepper=True),
            Group(suits),
            *(Group(found, title=title) for title, found in _by_title(cards)),
            Group(rest),
        )
        return tuple(group for group in made if group.calls)


@dataclass(frozen=True, slots=True)
class Group:
    """Calls that belong together."""

    calls: tuple[Call, ...]
    stepper: bool = False
    """Whether one number is seen at a time, the lowest first."""
    title: Call | None = None
    """What is said with each of them, where only the card is shown on the button."""


def _numbers(calls: tuple[Call, ...]) -> tuple[Call, ...]:
    """Bare numbers and those with a word, from the lowest up, where there are several of a word."""
    numbered = [call for call in calls if call.number is not None and call.suit is None]
    words = [call.word for call in numbered]
    many = [call for call in numbered if words.count(call.word) > 1]
    first = many[0].word if many else ""
    return tuple(sorted((c for c in many if c.word == first), key=lambda call: call.number or 0))


def _by_title(calls: tuple[Call, ...]) -> Iterator[tuple[Call, tuple[Call, ...]]]:
    """Calls that name cards, by what is said with each of them."""
    for title in dict.fromkeys(without_card(call) for call in calls):
        yield title, tuple(call for call in calls if without_card(call) == title)


def without_card(call: Call) -> Call:
    """Return a call without its card."""
    return Call(call.word, call.suit, None, call.number)


def folded(calls: tuple[Call, ...]) -> tuple[Call, ...]:
    """The calls with those that name one of many cards folded up into what is said with each.

    The rest stands first: to pass is the first thing that is offered.
    """
    named = [call for call in calls if call.card is not None]
    if len(named) <= KEYED:
        return calls
    rest = tuple(call for call in calls if call.card is None)
    return (*rest, *dict.fromkeys(without_card(call) for call in named))
