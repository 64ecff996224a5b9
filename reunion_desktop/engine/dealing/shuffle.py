"""Functions: from a seed to a deal, the same on every machine and in every version.

The stream of a deal is SHA-256 over ``reunion-shuffle-1|SEED|G|N|B`` in UTF-8: G the game's
number in the session from 1, N the deal's number from 1 (0 for the draw for the first deal),
B = 0, 1, 2 … for as many blocks of 32 bytes as are needed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from reunion_desktop.engine.actions import DealCards
from reunion_desktop.engine.cards import NO_CARDS, Card, CardSet
from reunion_desktop.engine.plans import Turned
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.seats import Seat

DRAW = 0
"""The deal number under which the draw for the first deal is made."""


class Stream:
    """The unending bytes of one deal, drawn from in turn."""

    def __init__(self, seed: str, game: int, deal: int) -> None:
        """Begin the stream of a deal of a game of a session."""
        self._bytes = _blocks(f"reunion-shuffle-1|{seed}|{game}|{deal}|")

    def below(self, limit: int) -> int:
        """A fair number from 0 to ``limit`` - 1; ``limit`` is at most 256."""
        fair = 256 - 256 % limit
        for byte in self._bytes:
            if byte < fair:
                return byte % limit
        raise AssertionError  # The blocks never end.

    def shuffled(self, pack: tuple[Card, ...]) -> tuple[Card, ...]:
        """The pack after a Fisher-Yates shuffle, top card first."""
        cards = list(pack)
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return tuple(cards)

    def cut(self, cards: int) -> int:
        """How many cards are lifted off where no player cuts: at least one, never all."""
        return 1 + self.below(cards - 1)


def _blocks(prefix: str) -> Iterator[int]:
    number = 0
    while True:
        yield from hashlib.sha256(f"{prefix}{number}".encode()).digest()
        number += 1


def deal_cards(
    rules: Rules,
    pack: tuple[Card, ...],
    cut: int,
    number: int,
    dealer: Seat,
    seats: tuple[Seat, ...] = (),
) -> DealCards:
    """Deal a shuffled pack: cut, packets in order of play, the rest is the talon.

    Args:
        rules: which packets, and which card is turned.
        pack: the shuffled pack before the cut, top card first.
        cut: how many cards go from the top to the bottom; 0 for none.
        number: the deal's number in its game, from 1.
        dealer: who deals; the next seat in order of play is served first.
        seats: who is dealt in, where that depends on earlier deals; else empty.
    """
    plan = rules.plan_of(number, dealer, seats)
    cards = pack[cut:] + pack[:cut]
    if plan.left_after is not None:  # The cards left over are put down between the packets.
        start = sum(plan.packets[: plan.left_after]) * len(plan.seats)
        end = start + plan.left
        cards = cards[:start] + cards[end:] + cards[start:end]
    rest, given = iter(cards), list[tuple[CardSet, ...]]()
    for packets in (plan.packets, plan.later):
        hands = [NO_CARDS] * rules.players
        for packet in packets:
            for seat in plan.seats:
                hands[seat] |= CardSet.of(islice(rest, packet))
        given.append(tuple(hands))
    talon = tuple(rest)
    turn_up: Card | None = None
    if plan.turned is not Turned.NONE:
        turn_up = talon[0] if talon and plan.turned is Turned.FIRST_LEFT else cards[-1]
    first, later = given
    return DealCards(number, dealer, cut, first, talon, turn_up, later if plan.later else ())


def pack_from_seed(rules: Rules, seed: str, game: int, number: int) -> tuple[Card, ...]:
    """The pack of a deal before it is cut, top card first."""
    return Stream(seed, game, number).shuffled(rules.pack)


def deal_from_seed(
    rules: Rules,
    seed: str,
    game: int,
    number: int,
    dealer: Seat,
    cut: int | None = None,
    seats: tuple[Seat, ...] = (),
) -> DealCards:
    """Make a deal from a seed.

    Args:
        rules: the table's rules.
        seed: any text.
        game: the game's number in the session, from 1.
        number: the deal's number in its game, from 1.
        dealer: who deals.
        cut: how many cards the player lifted off; None where the pack is not cut by hand.
        seats: who is dealt in, where that depends on earlier deals; else empty.
    """
    stream = Stream(seed, game, number)
    pack = stream.shuffled(rules.pack)
    if rules.cut == "off":
        cut = 0
    elif cut is None:
        cut = stream.cut(len(pack))
    return deal_cards(rules, pack, cut, number, dealer, seats)


@dataclass(frozen=True, slots=True)
class Draw:
    """The draw for the first deal."""

    rounds: tuple[tuple[Card, ...], ...]
    """The card of each seat in each round; a further round follows while the best are equal."""
    dealer: Seat
    """The seat that deals first."""


def draw_for_deal(rules: Rules, seed: str) -> Draw:
    """Draw cards for the first deal; after a tie for it, all draw again."""
    stream = Stream(seed, 1, DRAW)
    pack = stream.shuffled(rules.pack)
    if rules.first_dealer == "random":
        return Draw((), stream.below(rules.players))
    rounds: list[tuple[Card, ...]] = []
    while True:
        start = len(rounds) * rules.players % (len(pack) - rules.players)
        cards = pack[start : start + rules.players]
        rounds.append(cards)
        # For the draw alone the cards rank as in the pack: ace high, ten below the Jack.
        ranks = [card.rank for card in cards]
        wanted = min(ranks) if rules.first_dealer == "lowest" else max(ranks)
        if ranks.count(wanted) == 1:
            return Draw(tuple(rounds), ranks.index(wanted))
