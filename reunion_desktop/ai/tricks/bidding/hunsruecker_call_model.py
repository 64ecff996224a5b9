"""Linear model of the value of making trumps over passing, at Hunsrücker Bauern.

The weights come from 40,000 deals of Hunsrücker Bauern among six rule-based players: each question
was answered both ways and both were played on, and the difference was fitted to features of the
hand by least squares. Makers who lose pay double, so that a call is worth less while partners may
still make it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from reunion_desktop.ai.player import Turn
from reunion_desktop.ai.tricks.bidding.hand_evaluation import contract_after, makes_trumps, swapped
from reunion_desktop.ai.tricks.observation_adapter import payoff_seen
from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import CardSet, Suit
from reunion_desktop.engine.legal import MayAnnounce
from reunion_desktop.engine.observe import DealObservation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.solver.tables import cards_of


@dataclass(frozen=True, slots=True, kw_only=True)
class HunsrueckerCallFeatures:
    """Feature weights of the value of making trumps, in lines."""

    base: float
    """The intercept."""
    trumps: tuple[float, ...]
    """For each trump by its height, the highest first."""
    many: tuple[float, ...]
    """For no trump, one, two, three, and four or more, besides."""
    ace: float
    """For the highest card of a plain suit."""
    king: float
    """For the second highest card of a plain suit."""
    void: float
    """For a void plain suit, with three trumps or more."""
    place: tuple[float, ...]
    """By the number of seats asked before in a round."""
    turned: tuple[float, float] = (0.0, 0.0)
    """For the best trump that a dealer can take up, in a partner's hand and in an opponent's; a
    lower one counts less.
    """


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
"""For making the turned suit trumps, where others may yet do so."""

_NAMES = HunsrueckerCallFeatures(
    base=-1.31,
    trumps=(0.87, 0.5, 0.33, 0.4, 0.33, 0.36, 0.26, 0.27, 0.32),
    many=(0.0, 0.0, 0.21, 0.2, 0.44),
    ace=0.12,
    king=0.01,
    void=0.17,
    place=(0.0, 0.06, 0.07, 0.1, 0.24, 0.06),
)
"""For naming another suit when everybody has passed."""

_TURNED_FROM, _HALVED = 2, 2
"""The rank, from the top, of the best trump that can be turned without making trumps by itself (an
Unter), and the number of ranks over which a turned card's worth is halved.
"""

SHORT = 5
"""Most cards of a short hand."""

_EVEN = 2 / 3
"""The break-even chance to win: a line is won, or two are lost."""

_LINES = 3
"""Lines between winning and losing."""


@lru_cache(maxsize=64)
def _by_height(rules: Rules, order: CardOrder, suit: Suit) -> tuple[int, ...]:
    """The cards of a suit in play, the highest first."""
    cards = CardSet.of(rules.pack) & order.cards_of(suit)
    return tuple([card.index for card in sorted(cards, key=order.height, reverse=True)])


def prospect(rules: Rules, deal: DealObservation, said: Announce, hand: int) -> float:
    """The value of making trumps over passing, in lines, by the hand's features."""
    contract = contract_after(deal, (said,))
    order, owner = contract.order, contract.owner
    assert isinstance(order.trump, Suit)  # noqa: S101 - the call makes trumps.
    look = _NAMES if said.call.suit is not None else _ACCEPTS
    found = look.base + look.place[deal.trick.seats.index(said.seat) % len(look.place)]
    heights = _by_height(rules, order, order.trump)
    for card in rules.offered(contract, deal.talon) if deal.talon else ():
        if said.seat != owner:
            ours = deal.sides.of[said.seat] == deal.sides.of[owner]
            below = heights.index(card.index) - _TURNED_FROM
            found += look.turned[0 if ours else 1] * 0.5 ** (below / _HALVED)
        elif laid := swapped(rules, order, hand, card):
            hand = (hand ^ laid) | 1 << card.index
    trumps = hand & order.trumps.bits
    number = trumps.bit_count()
    found += look.many[min(number, len(look.many) - 1)]
    found += sum([look.trumps[heights.index(card)] for card in cards_of(trumps)])
    for suit in Suit:
        plain = _by_height(rules, order, suit)
        if suit == order.trump:
            continue
        found += look.ace * (hand >> plain[0] & 1) + look.king * (hand >> plain[1] & 1)
        if number >= _MANY_TRUMPS and not any(hand >> card & 1 for card in plain):
            found += look.void
    return found


def prospects(turn: Turn, legal: MayAnnounce, unplayed: float) -> dict[Call, float]:
    """The value of each trump-making call over a pass, in the game's own unit.

    Empty where hands are long, or passing is not allowed. The remaining lines give the payoffs of
    winning and losing; the hand's features give their chances.

    Args:
        turn: what the seat sees.
        legal: the legal calls.
        unplayed: the payoff to the player's side where nothing is played.
    """
    rules, deal, side = turn.rules, turn.deal, turn.side
    found: dict[Call, float] = {}
    if rules.hand_size > SHORT or PASS not in legal.calls:
        return found
    for call in legal.calls:
        said = Announce(legal.seat, call)
        if makes_trumps(deal, (said,)):
            aim = payoff_seen(turn, (said,))
            won, lost = aim.outcome(side, aim.whole - 1), aim.outcome(side, 1)
            even = _EVEN * won + (1 - _EVEN) * lost - unplayed
            lines = prospect(rules, deal, said, deal.hand.bits)
            found[call] = lines / _LINES * (won - lost) + even
    return found


def leant(gap: float, error: float, look: float, spread: float) -> float:
    """Combine a sampled gap and that of a hand evaluation by inverse variance.

    After each of them comes its standard error.
    """
    sure, told = 1 / max(error, 1e-6) ** 2, 1 / spread**2
    return (gap * sure + look * told) / (sure + told)
