"""Evaluator: chance that a hand wins a game, by features with weights from own play."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from math import exp, log
from pathlib import Path
from typing import NamedTuple

from reunion_desktop.ai.skat.hands import (
    CARD_POINTS,
    SUIT_BITS,
    GameKind,
    points_of,
    trump_bits,
)
from reunion_desktop.ai.skat.null_suits import safety
from reunion_desktop.engine.cards import FifthSuit, Rank, Suit
from reunion_desktop.games.skat.options import ALL_POINTS
from reunion_desktop.games.skat.options.orders import JACKS
from reunion_desktop.solver.tables import cards_of

_FILE = Path(__file__).with_name("hands.json")
_JACK = 1 << Rank.JACK
_TOP = ((1 << Rank.ACE, "A"), (1 << Rank.TEN, "T"), (1 << Rank.KING, "K"))
_JACK_INDEX = tuple([jack.index for jack in JACKS])
_SKAT_SHARE = 2 / 22
"""The two cards of the skat among those that a Hand player does not see."""
_LOW_FIRST = (
    *(Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.TEN),
    *(Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE),
)
_MANY = 3
"""Counts of a Null holding are told apart up to this."""
_HOPELESS = 0.03
"""The least safety of a suit at Null that is told apart."""
_FEWEST, _MOST = 3, 8
"""Numbers of trumps that the weights tell apart; others count as the nearest."""


BY_RULE, SEARCHED = "club", "strong"
"""The levels whose games the chances are calibrated by: cards played by rule, or searched."""
_NO_CALIBRATION: Mapping[str, Sequence[float]] = {}


class DeclarersHand(NamedTuple):
    """A declarer's cards, as the evaluator reads them."""

    cards: int
    """The ten cards kept."""
    away: int = 0
    """The discards; 0 in a Hand game."""
    leads: bool = False
    """True for forehand."""


def group_of(kind: GameKind) -> str:
    """The group of games that share weights."""
    if kind.trump is None:
        return "ouvert" if kind.ouvert else "null"
    return "grand" if isinstance(kind.trump, FifthSuit) else "suit"


def side_feature(pattern: int) -> str:
    """The feature of a side suit: its ace, ten and king, and how many cards below them."""
    tops = "".join([letter for bit, letter in _TOP if pattern & bit])
    low = (pattern & SUIT_BITS & ~_JACK).bit_count() - len(tops)
    return f"side {tops}{min(low, _MANY)}"


def null_features(pattern: int) -> Iterator[tuple[str, float]]:
    """The features of a suit at Null: whether it is safe, and how far its cards lie too high.

    The lowest card is safe if none lower is out, the second if at most one is, and so on.
    """
    held, out, place, length = 0, 0, 0, pattern.bit_count()
    for height, rank in enumerate(_LOW_FIRST):
        if not pattern >> rank & 1:
            out += 1
            continue
        held |= 1 << height
        over = out - place
        if over > 0:
            yield f"gap {min(_MANY, place)} {min(over, _MANY + 1)} {length > 1}", 1.0
        place += 1
    yield f"length {min(length, 5)}", 1.0
    yield "safety", log(max(safety()[held], _HOPELESS))


def features(kind: GameKind, hand: DeclarersHand) -> Iterator[tuple[str, float]]:
    """The features of a hand in a game, with their amounts."""
    yield "base", 1.0
    if hand.leads:
        yield "leads", 1.0
    if not hand.away:
        yield "hand", 1.0
    if kind.trump is None:
        for suit in Suit:
            yield from null_features(hand.cards >> 9 * suit & SUIT_BITS)
        return
    yield from trump_features(kind, hand.cards)
    for suit in Suit:
        if suit != kind.trump:
            yield side_feature(hand.cards >> 9 * suit & SUIT_BITS), 1.0
    yield "away", away_points(hand) / 10


def trump_features(kind: GameKind, cards: int) -> Iterator[tuple[str, float]]:
    """The features of the trumps: the jacks, how many, and the ace and ten of their suit."""
    jacks = sum([1 << place for place, jack in enumerate(_JACK_INDEX) if cards >> jack & 1])
    yield f"jacks {jacks}", 1.0
    if isinstance(kind.trump, FifthSuit):
        return
    pattern = cards >> 9 * (kind.trump or 0) & SUIT_BITS
    number = (pattern & ~_JACK).bit_count() + jacks.bit_count()
    yield f"trumps {min(max(number, _FEWEST), _MOST)}", 1.0
    yield f"trump tops {''.join([letter for bit, letter in _TOP[:2] if pattern & bit])}", 1.0


def away_points(hand: DeclarersHand) -> float:
    """The card points of the discards; in a Hand game those to be expected in the skat."""
    if hand.away:
        return points_of(hand.away)
    return (ALL_POINTS - points_of(hand.cards)) * _SKAT_SHARE


def chance(logit: float) -> float:
    """The chance of a logit."""
    return 1 / (1 + exp(-max(-20.0, min(20.0, logit))))


class Discards(NamedTuple):
    """Two discards, and the logit of the game after them."""

    logit: float
    away: int


class Evaluator:
    """The evaluator with its weights, tabulated by suit."""

    __slots__ = ("_calibration", "_sides", "_weights")

    def __init__(
        self,
        weights: Mapping[str, Mapping[str, float]],
        calibration: Mapping[str, Sequence[float]] = _NO_CALIBRATION,
    ) -> None:
        """Tabulate the weights.

        Args:
            weights: by group of games, the weight of each feature.
            calibration: by group, base and slope of the logit; none for those of open cards.
        """
        self._weights = weights
        self._calibration = {group: calibration.get(group, (0.0, 1.0)) for group in weights}
        self._sides = {group: _tabulated(group, own) for group, own in weights.items()}

    def logit(self, kind: GameKind, hand: DeclarersHand) -> float:
        """The logit of winning a game."""
        group = group_of(kind)
        own, sides = self._weights[group], self._sides[group]
        total = own["base"] + own["leads"] * hand.leads
        total += own.get("hand", 0.0) * (not hand.away)
        cards = hand.cards
        for suit in Suit:
            if suit != kind.trump:
                total += sides[cards >> 9 * suit & SUIT_BITS]
        if kind.trump is not None:
            total += sum([own.get(name, 0.0) for name, _ in trump_features(kind, cards)])
            total += own["away"] * away_points(hand) / 10
        return self.calibrated(group, total)

    def calibrated(self, group: str, total: float) -> float:
        """A logit of open cards, as the one of play with hidden cards."""
        base, slope = self._calibration[group]
        return base + slope * total

    def chance(self, kind: GameKind, hand: DeclarersHand) -> float:
        """The chance of winning a game."""
        return chance(self.logit(kind, hand))

    def discards(
        self, kind: GameKind, cards: int, *, leads: bool, most: int | None = None
    ) -> list[Discards]:
        """Every sensible discard from twelve cards for a game, or the best few, the best first."""
        group = group_of(kind)
        sides, points = self._sides[group], self._weights[group].get("away", 0.0) / 10
        held = [cards >> 9 * suit & SUIT_BITS for suit in Suit]
        free = self._free(kind, cards)
        alone = {
            card: sides[held[card // 9] & ~(1 << card % 9)]
            - sides[held[card // 9]]
            + points * CARD_POINTS[card]
            for card in free
        }
        found = []
        for a, b in combinations(free, 2):
            loss = -(alone[a] + alone[b])
            if a // 9 == b // 9:
                own = held[a // 9]
                less = sides[own & ~(1 << a % 9 | 1 << b % 9)] - sides[own & ~(1 << a % 9)]
                loss -= less - (sides[own & ~(1 << b % 9)] - sides[own])
            found.append((loss, 1 << a | 1 << b))
        found.sort()
        loss, away = found[0]
        whole = self.logit(kind, DeclarersHand(cards & ~away, away, leads))
        slope = self._calibration[group][1]
        return [Discards(whole + slope * (loss - one), laid) for one, laid in found[:most]]

    @staticmethod
    def _free(kind: GameKind, cards: int) -> list[int]:
        """The cards that a sensible player would lay away: no trumps while there are others."""
        if kind.trump is None:
            return cards_of(cards)
        trumps = trump_bits(kind.trump)
        plain = cards_of(cards & ~trumps)
        lowest = sorted(cards_of(cards & trumps), key=lambda card: (CARD_POINTS[card], card))
        return plain if len(plain) > 1 else plain + lowest[: 2 - len(plain)]


def _tabulated(group: str, own: Mapping[str, float]) -> Sequence[float]:
    """The weight of every holding of a suit."""
    table = []
    for pattern in range(1 << 9):
        if group in {"null", "ouvert"}:
            found = list(null_features(pattern))
        else:
            found = [(side_feature(pattern), 1.0)]
        table.append(sum([own.get(name, 0.0) * amount for name, amount in found]))
    return table


@lru_cache(maxsize=2)
def evaluator(cards: str = SEARCHED) -> Evaluator:
    """The evaluator that is shipped.

    Args:
        cards: how the cards are played after the declaration, ``SEARCHED`` or ``BY_RULE``.
    """
    told = json.loads(_FILE.read_text(encoding="utf-8"))
    return Evaluator(told["weights"], told["calibration"][cards])
