"""Bidding: worth of each bid in list points, by the games that the skat may allow."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from reunion_desktop.ai.skat.evaluator import DeclarersHand, Evaluator, chance
from reunion_desktop.ai.skat.hands import (
    GRAND_GAME,
    JACK_BITS,
    NULL_GAME,
    NULL_OUVERT,
    PACK_BITS,
    SUIT_GAMES,
    GameKind,
    Ledger,
    trump_bits,
    value_of,
)
from reunion_desktop.games.skat.options import BASE
from reunion_desktop.solver.tables import cards_of

_FEW_TRUMPS = 4
"""Trumps among ten cards with which a suit is considered."""
_SCHNEIDER_SHARE = 0.25
"""Share of the games won that reach the next level, for a bid that needs it."""
_LIKELY = 0.5
"""Chance from which on a game counts as one that can be won."""


class Prospect(NamedTuple):
    """A game with its discards."""

    kind: GameKind
    away: int
    """The discards; 0 in a Hand game."""
    chance: float
    value: int
    """The value if it is won simple."""

    @property
    def _base(self) -> int:
        return 0 if self.kind.trump is None else BASE[self.kind.trump]

    def points(self, ledger: Ledger, bid: int) -> float:
        """The list points to be expected of it, after a bid."""
        value, won, base = self.value, self.chance_at(bid), self._base
        if value < bid:
            if not base:
                return ledger.lost(2 * bid)
            value = base * -(-bid // base)
        return won * ledger.won(value) + (1 - won) * ledger.lost(value)

    def chance_at(self, bid: int) -> float:
        """The chance of winning it after a bid; a game that is worth less is lost."""
        if self.value >= bid:
            return self.chance
        # One more level may still save it.
        near = self._base and self.value + self._base >= bid
        return self.chance * _SCHNEIDER_SHARE if near else 0.0


@dataclass(frozen=True, slots=True)
class Outlook:
    """The worth of a hand at every bid."""

    taken: tuple[tuple[Prospect, ...], ...]
    """By sampled skat, the best game of each kind."""
    hand: tuple[tuple[Prospect, ...], ...]
    """The same for Hand games, of which only the matadors differ."""
    ledger: Ledger

    def worth(self, bid: int, *, hand: bool = False) -> float:
        """The list points to be expected as declarer at a bid.

        With the skat the game is chosen after it was seen; from the hand, before.
        """
        if hand:
            kinds = list(zip(*self.hand, strict=True))
            return max([self._mean(games, bid) for games in kinds], default=-1e9)
        return self._mean(self.chosen(bid), bid)

    def _mean(self, games: Sequence[Prospect], bid: int) -> float:
        return sum([game.points(self.ledger, bid) for game in games]) / len(games)

    def chosen(self, bid: int) -> Sequence[Prospect]:
        """The game that would be chosen with each skat."""
        return [max(games, key=lambda game: game.points(self.ledger, bid)) for games in self.taken]

    def chance(self, bid: int) -> float:
        """The chance of winning the games that would be chosen with the skat."""
        return sum([game.chance_at(bid) for game in self.chosen(bid)]) / len(self.taken)

    def overbid(self, bid: int) -> float:
        """The share of skats with which the likeliest game can be won, but is below the bid."""
        best = [max(games, key=lambda game: game.chance) for games in self.taken]
        return sum([one.chance >= _LIKELY and one.value < bid for one in best]) / len(best)

    def best_hand_game(self, bid: int) -> Prospect:
        """The Hand game to be declared at a bid."""
        kinds: list[tuple[Prospect, ...]] = list(zip(*self.hand, strict=True))
        return max(kinds, key=lambda games: self._mean(games, bid))[0]


def likely_kinds(cards: int) -> tuple[GameKind, ...]:
    """The games that are worth a thought with some cards: suits with trumps, Grand, Null."""
    kinds = [
        kind for kind in SUIT_GAMES if (cards & trump_bits(kind.trump)).bit_count() >= _FEW_TRUMPS
    ]
    if cards & JACK_BITS:
        kinds.append(GRAND_GAME)
    return (*kinds, NULL_GAME, NULL_OUVERT)


def best_with(
    judge: Evaluator, cards: int, kinds: Iterable[GameKind], *, leads: bool, each: int = 1
) -> tuple[Prospect, ...]:
    """The best discards of twelve cards for each kind."""
    found = []
    for kind in kinds:
        value = value_of(kind, cards, hand=False)
        best = judge.discards(kind, cards, leads=leads, most=each)
        found += [Prospect(kind, one.away, chance(one.logit), value) for one in best]
    return tuple(found)


def hand_games(
    judge: Evaluator, cards: int, skat: int, kinds: Iterable[GameKind], *, leads: bool
) -> tuple[Prospect, ...]:
    """Each kind from the hand, with two cards in the skat that are not seen."""
    return tuple(
        [
            Prospect(
                kind,
                0,
                judge.chance(kind, DeclarersHand(cards, 0, leads)),
                value_of(kind, cards | skat, hand=True),
            )
            for kind in kinds
        ]
    )


def outlook_of(
    judge: Evaluator, cards: int, ledger: Ledger, skats: Sequence[int], *, leads: bool
) -> Outlook:
    """The worth of ten cards, over sampled skats."""
    kinds = likely_kinds(cards)
    taken = [best_with(judge, cards | skat, kinds, leads=leads) for skat in skats]
    hand = [hand_games(judge, cards, skat, kinds, leads=leads) for skat in skats]
    return Outlook(tuple(taken), tuple(hand), ledger)


def skats_for(cards: int, number: int, rng: Random) -> list[int]:
    """Sampled pairs of the cards that a hand does not hold."""
    rest = cards_of(PACK_BITS & ~cards)
    return [sum([1 << card for card in rng.sample(rest, 2)]) for _ in range(number)]


def declarable(
    judge: Evaluator, cards: int, away: int, dealt: int, *, leads: bool, hand: bool
) -> tuple[Prospect, ...]:
    """Every kind that is worth a thought with ten cards kept.

    Args:
        judge: the evaluator.
        cards: the ten cards.
        away: the discards; 0 in a Hand game.
        dealt: the declarer's cards as dealt, with the skat as far as it was seen.
        leads: whether the declarer is forehand.
        hand: whether it is a Hand game.
    """
    held = DeclarersHand(cards, away, leads)
    return tuple(
        [
            Prospect(kind, away, judge.chance(kind, held), value_of(kind, dealt, hand=hand))
            for kind in likely_kinds(cards)
        ]
    )
