"""Likelihood of determinizations given the play so far, in pure Python integers.

The reference for likelihood in solver/core/belief.c.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from reunion_desktop.solver.answers import Hands
from reunion_desktop.solver.tables import cards_of
from reunion_desktop.value_net import plain_network
from reunion_desktop.value_net.deal_history import History
from reunion_desktop.value_net.open_deal import OpenDeal, deal_in_layout
from reunion_desktop.value_net.public_facts import PublicFacts
from reunion_desktop.value_net.queries import BeliefQuery
from reunion_desktop.value_net.weights import WORTH_BITS, Weights

_ONE = 1 << 30
"""The value 1 of likelihoods and fractions."""

_SHARE = 16
"""Fraction bits of a logarithm."""

_CARDS_BY_LOT, _DISCARDS_BY_LOT = 5, 3
"""Percentage of choices assumed to be random, for cards and for discards."""

_LAID_AWAY = 2
"""Cards of a discard whose likelihood is computed."""


def believe(
    weights: Weights,
    facts: PublicFacts,
    history: History,
    layouts: Sequence[Hands],
    belief: BeliefQuery,
) -> tuple[int, ...]:
    """Relative likelihood of each determinization; the likeliest counts 2 to the power of 30."""
    deals = [deal_in_layout(facts, history, layout).begun() for layout in layouts]
    logs = [_likelihood(weights, deal, history.cards, belief) for deal in deals]
    most = max(logs, default=0)
    return tuple([power_of_two(log - most) for log in logs])


def _likelihood(weights: Weights, deal: OpenDeal, cards: Sequence[int], belief: BeliefQuery) -> int:
    """Log-likelihood (base 2, in 65,536ths) that a deal begins with these cards."""
    play, discard, beta = belief.shares
    log = 0
    if discard and deal.away.bit_count() == _LAID_AWAY and belief.seat != deal.facts.dealer:
        log += discard * _discard_log(weights, deal, belief, beta) >> _SHARE
    if not play:
        return log
    for card in cards:
        may = deal.legal()
        if deal.mover != belief.seat and len(may) > 1 and card in may:
            worths = deal.worths(weights)
            chosen = choice_log([*worths.values()], worths[card], beta, _CARDS_BY_LOT)
            log += play * chosen >> _SHARE
        deal = deal.after(card)
    return log


def _discard_log(weights: Weights, deal: OpenDeal, belief: BeliefQuery, beta: int) -> int:
    """Log-likelihood of the dealer's discard; 0 where the rules forbid it."""
    hand = deal.hands[deal.facts.dealer] | deal.away
    pairs = combinations(cards_of(hand & ~belief.kept), _LAID_AWAY)
    choices = [
        away
        for away in [1 << one | 1 << other for one, other in pairs]
        if (away & belief.limited).bit_count() <= belief.most_limited
    ]
    if deal.away not in choices:
        return 0
    worths = plain_network.discard_worths(weights, deal.facts, hand, choices)
    return choice_log(worths, worths[choices.index(deal.away)], beta, _DISCARDS_BY_LOT)


# ---- Fixed-point numbers ----


def choice_log(worths: Sequence[int], chosen: int, beta: int, by_lot: int) -> int:
    """Log-probability (base 2, in 65,536ths) of a choice under a softmax over the worths.

    Args:
        worths: all of them.
        chosen: that of the choice.
        beta: inverse temperature: doublings, in 65,536ths, for a worth of 1.
        by_lot: percentage of choices made at random, the others by softmax.
    """
    most = max(worths)
    odds = [power_of_two((worth - most) * beta >> WORTH_BITS) for worth in worths]
    part = (power_of_two((chosen - most) * beta >> WORTH_BITS) << 30) // sum(odds)
    part = (part * (100 - by_lot) + by_lot * _ONE // len(worths)) // 100
    return log_of(max(part, 1))


def power_of_two(x: int) -> int:
    """2 to the power of x 65,536ths for x up to 0, in parts of 2 to the power of 30.

    An approximation that is equal on every machine, with an error below one part in 8,000.
    """
    whole, fraction = divmod(x, 1 << _SHARE)
    if whole < -30:
        return 0
    f = fraction << 30 - _SHARE
    # A cubic approximation of 2^f for f from 0 to 1, in 2^30ths.
    mantissa = _ONE + _times(f, 746848448 + _times(f, 242852000 + _times(f, 84041376)))
    return mantissa >> -whole


def log_of(part: int) -> int:
    """The logarithm to base 2 of a number of parts of 2 to the power of 30, in 65,536ths.

    Likewise an approximation, with an error below 200 of these.
    """
    top = part.bit_length() - 1
    f = (part >> top - 30 if top > 30 else part << 30 - top) - _ONE
    # A quartic approximation of log2(1 + f) for f from 0 to 1, in 2^30ths.
    inner = 413700000 - _times(f, 139258176)
    log = _times(f, 1546600000 - _times(f, 747300000 - _times(f, inner)))
    return ((top - 30) << _SHARE) + (log >> 30 - _SHARE)


def _times(one: int, other: int) -> int:
    return one * other >> 30
