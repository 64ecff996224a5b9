"""Layout sampler: all layouts of the hidden cards, counted exactly, sampled or listed.

Cards with the same possible holders form a class. So a layout is drawn in two steps: how many
cards of each class go to each holder, by exact counts, and then which. No draw is rejected.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from itertools import accumulate, combinations
from math import comb
from random import Random
from typing import NamedTuple, TypeAlias

from reunion_desktop.ai.tricks.card_constraints import CardConstraints

Layout: TypeAlias = tuple[int, ...]
"""The cards of each holder of the constraints, one bit a card."""

Room: TypeAlias = tuple[int, ...]
"""The free places of each holder, then those under each limit."""

Share: TypeAlias = tuple[int, ...]
"""The number of cards of one class for each holder."""


class CardClass(NamedTuple):
    """A class of cards with the same possible holders."""

    cards: tuple[int, ...]
    """One bit a card."""
    holders: tuple[int, ...]
    """The holders, by their index in the constraints."""
    limits: tuple[int, ...]
    """The limits that apply, by their number over all holders."""


class _ClassSplit(NamedTuple):
    """The splits of a class over the holders, for given free places."""

    bounds: list[int]
    """Running sum of the number of layouts of each split."""
    shares: list[Share]
    rooms: list[Room]
    """The free places after each split."""


class LayoutSampler:
    """Uniform sampler of all layouts that satisfy the card constraints."""

    __slots__ = ("_choices", "_holders", "_kinds", "_limited", "_room", "count")

    def __init__(self, evidence: CardConstraints) -> None:
        """Count the layouts by dynamic programming: at most some hundred small sums."""
        self._kinds = _kinds(evidence)
        limits = [(who, limit) for who, one in enumerate(evidence.holders) for limit in one.limits]
        self._holders = len(evidence.holders)
        self._limited = tuple([holder for holder, _ in limits])
        sizes = [holder.count for holder in evidence.holders]
        self._room: Room = (*sizes, *[limit.most for _, limit in limits])
        self._choices: list[dict[Room, _ClassSplit]] = [{} for _ in self._kinds]
        self.count: int = self._ways(0, self._room)
        """The number of layouts; 0 where the constraints contradict each other."""

    def draw(self, rng: Random) -> Layout:
        """Sample one layout, all equally likely.

        Raises:
            IndexError: there is none.
        """
        random, room = rng.random, self._room
        hands = [0] * self._holders
        for kind, choices in zip(self._kinds, self._choices, strict=True):
            bounds, shares, rooms = choices[room]
            place = bisect_right(bounds, random() * bounds[-1]) if len(bounds) > 1 else 0
            share, room = shares[place], rooms[place]
            cards, left = list(kind.cards), len(kind.cards)
            for holder, wanted in zip(kind.holders, share, strict=True):
                if wanted == left:
                    hands[holder] |= sum(cards)
                    break
                for _ in range(wanted):
                    taken = int(random() * left)
                    left -= 1
                    hands[holder] |= cards[taken]
                    cards[taken] = cards[left]
                del cards[left:]
        return tuple(hands)

    def __iter__(self) -> Iterator[Layout]:
        """Every layout once."""
        if self.count:
            yield from self._rest(0, self._room, (0,) * self._holders)

    def _rest(self, number: int, room: Room, hands: Layout) -> Iterator[Layout]:
        if number == len(self._kinds):
            yield hands
            return
        kind, choice = self._kinds[number], self._choices[number][room]
        for share, after in zip(choice.shares, choice.rooms, strict=True):
            for dealt in _dealt(kind.cards, share):
                filled = list(hands)
                for holder, cards in zip(kind.holders, dealt, strict=True):
                    filled[holder] |= cards
                yield from self._rest(number + 1, after, tuple(filled))

    def _ways(self, number: int, room: Room) -> int:
        """The number of ways to fill the free places with the classes from ``number`` on."""
        if number == len(self._kinds):
            return 0 if any(room[: self._holders]) else 1
        choices = self._choices[number]
        if room not in choices:
            choices[room] = self._choice(number, room)
        bounds = choices[room].bounds
        return bounds[-1] if bounds else 0

    def _choice(self, number: int, room: Room) -> _ClassSplit:
        kind = self._kinds[number]
        ways, shares, rooms = [], [], []
        for share in _shares(len(kind.cards), [room[holder] for holder in kind.holders]):
            after = list(room)
            for holder, given in zip(kind.holders, share, strict=True):
                after[holder] -= given
                for limit in kind.limits:
                    if self._limited[limit] == holder:
                        after[self._holders + limit] -= given
            if min(after[self._holders :], default=0) < 0:
                continue
            left = tuple(after)
            here = self._ways(number + 1, left) * _arrangements(share)
            if here:
                ways.append(here)
                shares.append(share)
                rooms.append(left)
        return _ClassSplit(list(accumulate(ways)), shares, rooms)


def _kinds(evidence: CardConstraints) -> tuple[CardClass, ...]:
    """The classes of equivalent cards, those with the fewest holders first."""
    limits = [(who, limit) for who, one in enumerate(evidence.holders) for limit in one.limits]
    alike: dict[tuple[tuple[int, ...], tuple[int, ...]], list[int]] = {}
    for card in evidence.unseen:
        holders = tuple(
            [place for place, holder in enumerate(evidence.holders) if card in holder.may_hold]
        )
        under = tuple(
            [
                number
                for number, (who, limit) in enumerate(limits)
                if who in holders and card in limit.cards
            ]
        )
        alike.setdefault((holders, under), []).append(1 << card.index)
    # The most constrained first: fewer sums, and the largest class last, whose split is then
    # forced.
    order = sorted(alike, key=lambda key: (len(key[0]), not key[1], len(alike[key]), key))
    return tuple([CardClass(tuple(alike[key]), *key) for key in order])


def _shares(cards: int, room: list[int]) -> Iterator[Share]:
    """Every split of ``cards`` equivalent cards over the free places."""
    if not room:
        if not cards:
            yield ()
        return
    most = min(cards, room[0])
    least = max(0, cards - sum(room[1:]))
    for first in range(least, most + 1):
        for rest in _shares(cards - first, room[1:]):
            yield (first, *rest)


def _arrangements(share: Share) -> int:
    """The number of ways to deal different cards in such a split."""
    ways, left = 1, sum(share)
    for given in share:
        ways *= comb(left, given)
        left -= given
    return ways


def _dealt(cards: tuple[int, ...], share: Share) -> Iterator[Layout]:
    """Every way to deal the cards in such a split."""
    if not share:
        yield ()
        return
    for hand in combinations(cards, share[0]):
        mine = sum(hand)
        left = tuple([card for card in cards if not card & mine])
        for rest in _dealt(left, share[1:]):
            yield (mine, *rest)
