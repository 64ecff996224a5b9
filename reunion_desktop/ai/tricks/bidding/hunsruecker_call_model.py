"""Functions: what making trumps with a short hand promises by its look, against letting it be.

The figures come from 40,000 deals of Hunsrücker Bauern among six who play by rule: each question
was answered both ways and both were played on, and what lay between the two was laid on what the
hand looked like, by least squares. Who makes trumps and loses pays double, so it is said less
gladly as long as partners may still say it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt

from reunion_desktop.ai.tricks.bidding.hand_evaluation import makes_trumps, swapped, trumps_after
from reunion_desktop.ai.tricks.heuristic_policy import cards_in
from reunion_desktop.ai.tricks.observation_adapter import aim_seen
from reunion_desktop.ai.tricks.playouts import PlayoutResult
from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import CardSet, Suit
from reunion_desktop.engine.legal import MayAnnounce
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.tricks import CardOrder


@dataclass(frozen=True, slots=True, kw_only=True)
class HunsrueckerCallFeatures:
    """What speaks for making trumps, each in lines."""

    base: float
    """What is wanting where nothing speaks for it."""
    trumps: tuple[float, ...]
    """For each trump by its height, the highest first."""
    many: tuple[float, ...]
    """For no trump, one, two, three, and four or more, besides."""
    ace: float
    """For the highest card of a plain suit."""
    king: float
    """For the second highest."""
    void: float
    """For a plain suit that one lacks, with three trumps or more."""
    place: tuple[float, ...]
    """By how many were asked before one in a round."""
    turned: tuple[float, float] = (0.0, 0.0)
    """For the best trump that a dealer can take up, in a partner's hand and in an opponent's; a
    lower one counts for less."""


_MANY_TRUMPS = 3

_ACCEPTS = HunsrueckerCallFeatures(
    base=-1.21,
    trumps=(0.5, 0.23, 0.2, 0.19, 0.14, 0.11, 0.05, 0.08, 0.06),
    many=(0.0, 0.0, 0.18, 0.37, 0.83),
    ace=0.08,
    king=0.03,
    void=0.16,
    place=(0.0, 0.39, 0.05, 0.36, 0.16, 0.18),
    turned=(0.15, -0.12),
)
"""To make the turned suit trumps, where others may yet do so."""

_NAMES = HunsrueckerCallFeatures(
    base=-1.31,
    trumps=(0.87, 0.5, 0.33, 0.4, 0.33, 0.36, 0.26, 0.27, 0.32),
    many=(0.0, 0.0, 0.21, 0.2, 0.44),
    ace=0.12,
    king=0.01,
    void=0.17,
    place=(0.0, 0.06, 0.07, 0.1, 0.24, 0.06),
)
"""To name another suit when everybody has passed."""

_TURNED_FROM, _HALVED = 2, 2
"""The height, from the top, of the best trump that can be turned where an Unter is not asked about,
and after how many heights a turned card is worth half."""

SHORT = 5
"""Cards of a hand that is short."""

_EVEN = 2 / 3
"""The chance to win at which trumps are made for nothing: a line is won, or two are lost."""

_LINES = 3
"""Lines that lie between winning and losing."""


@lru_cache(maxsize=64)
def _by_height(rules: Rules, order: CardOrder, suit: Suit) -> tuple[int, ...]:
    """The cards of a suit in play, the highest first."""
    cards = CardSet.of(rules.pack) & order.cards_of(suit)
    return tuple([card.index for card in sorted(cards, key=order.height, reverse=True)])


def prospect(rules: Rules, deal: DealObservation, said: Announce, hand: int) -> float:
    """By how many lines making trumps is better than to pass, as far as the look of a hand tells.

    Args:
        rules: the rules of the table.
        deal: the deal, so far as everybody sees it.
        said: what is thought to be said.
        hand: the cards of who says it, one bit each.
    """
    order = trumps_after(rules, deal, (said,))
    assert order.trump is not None  # noqa: S101 - the call makes trumps.
    look = _NAMES if said.call.suit is not None else _ACCEPTS
    found = look.base + look.place[deal.trick.seats.index(said.seat) % len(look.place)]
    heights = _by_height(rules, order, order.trump)
    for card in rules.offered((*deal.calls, said), order, deal.talon or ()):
        if said.seat != deal.dealer:
            ours = deal.sides.of[said.seat] == deal.sides.of[deal.dealer]
            below = heights.index(card.index) - _TURNED_FROM
            found += look.turned[0 if ours else 1] * 0.5 ** (below / _HALVED)
        elif laid := swapped(rules, order, hand, card):
            hand = (hand ^ laid) | 1 << card.index
    trumps = hand & order.trumps.bits
    number = trumps.bit_count()
    found += look.many[min(number, len(look.many) - 1)]
    found += sum([look.trumps[heights.index(card)] for card in cards_in(trumps)])
    for suit in Suit:
        plain = _by_height(rules, order, suit)
        if suit == order.trump:
            continue
        found += look.ace * (hand >> plain[0] & 1) + look.king * (hand >> plain[1] & 1)
        if number >= _MANY_TRUMPS and not any(hand >> card & 1 for card in plain):
            found += look.void
    return found


def prospects(
    observation: Observation, deal: DealObservation, legal: MayAnnounce, unplayed: float
) -> dict[Call, float]:
    """What each call that makes trumps is worth more than to pass, in the game's own account.

    Nothing where hands are long, or nobody may pass. What winning and losing mean follows from the
    lines that are left; the look of a hand says how likely they are.

    Args:
        observation: what the seat sees.
        deal: the deal in it.
        legal: what may be said.
        unplayed: what it is worth to one's side that nothing is played.
    """
    rules, side = observation.rules, deal.sides.of[legal.seat]
    found: dict[Call, float] = {}
    if rules.hand_size > SHORT or PASS not in legal.calls:
        return found
    for call in legal.calls:
        said = Announce(legal.seat, call)
        if makes_trumps(rules, deal, (said,)):
            aim = aim_seen(observation, deal, (said,))
            won, lost = aim.outcome(side, aim.whole - 1), aim.outcome(side, 1)
            even = _EVEN * won + (1 - _EVEN) * lost - unplayed
            lines = prospect(rules, deal, said, deal.hand.bits)
            found[call] = lines / _LINES * (won - lost) + even
    return found


def leant(gap: float, error: float, look: float, spread: float) -> float:
    """By how much one choice is better, as its look and layouts say together.

    Each counts the more the surer it is, as the means of two measurements are joined.

    Args:
        gap: what layouts say.
        error: the standard error of that.
        look: what the look says.
        spread: how far the look is usually from the truth.
    """
    sure, told = 1 / max(error, 1e-6) ** 2, 1 / spread**2
    return (gap * sure + look * told) / (sure + told)


def gap_of(better: Sequence[PlayoutResult], worse: Sequence[PlayoutResult]) -> tuple[float, float]:
    """By how much one call ends better than another in the same layouts, and the error of that."""
    gaps = [one.worth - two.worth for one, two in zip(better, worse, strict=True)]
    mean = sum(gaps) / len(gaps)
    strays = sum([(gap - mean) ** 2 for gap in gaps])
    return mean, sqrt(strays / max(1, len(gaps) - 1) / len(gaps))
