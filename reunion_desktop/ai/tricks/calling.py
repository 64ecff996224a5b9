"""Functions: what to say, by the look of a hand, or for what layouts of the hidden cards bring.

One method for all games: what would be agreed after each call is asked of the rules, and the deal
is played on from there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt

from reunion_desktop.ai.player import Decision, Motive, Reason
from reunion_desktop.ai.purse import Purse
from reunion_desktop.ai.tricks.course import Course
from reunion_desktop.ai.tricks.ground import ground_of
from reunion_desktop.ai.tricks.playouts import End, played_out
from reunion_desktop.ai.tricks.seen import aim_seen
from reunion_desktop.ai.tricks.worlds import World
from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import NO_CARDS, CardSet, Suit
from reunion_desktop.engine.legal import MayAnnounce, MayPlay
from reunion_desktop.engine.observe import DealSight, Observation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import Aim
from reunion_desktop.engine.tricks import CardOrder

_DOUBT = 2.0
"""Standard errors by which a suit must fall behind to be worse than the best."""

_FIRST, _THEN, _SURETY = 16, 8, 3.0
"""Layouts before calls that are behind by so many standard errors are given up, and between."""

_FEWEST_TRUMPS = 4
"""Trumps without which nobody trusts his hand alone."""


def true_claim(observation: Observation, deal: DealSight, legal: MayPlay) -> Decision | None:
    """That one's side has its number, where that is so and may be said; it is never said else."""
    if not legal.calls:
        return None
    aim, side = aim_seen(observation, deal), deal.sides.of[observation.seat]
    made = sum(points for seat, points in enumerate(deal.points) if deal.sides.of[seat] == side)
    if aim.first is None or made < aim.first[side]:
        return None
    reason = Reason(Motive.HAS_NUMBER, NO_CARDS, made)
    return Decision(Announce(observation.seat, legal.calls[0]), (reason,))


def called_by_rule(observation: Observation, deal: DealSight, legal: MayAnnounce) -> Decision:
    """The suit in which the hand is best; else nothing bold, unless no card of it can lose."""
    rules, hand = observation.rules, deal.hand
    named = [call for call in legal.calls if call.suit is not None]
    if named:
        worth = {call: _strength(rules, hand, call.suit) for call in named}
        best = max(named, key=lambda call: worth[call])
        values = {str(call): round(said, 2) for call, said in worth.items()}
        reason = Reason(Motive.LONG_TRUMPS, _trumps(rules, hand, best.suit))
        return Decision(Announce(legal.seat, best), (reason,), {"values": values})
    bold = [call for call in legal.calls if call != PASS]
    if PASS in legal.calls and not (bold and _cannot_lose(rules, deal.order, hand)):
        return Decision(Announce(legal.seat, PASS))
    return Decision(Announce(legal.seat, bold[0]), (Reason(Motive.BEST_CALL, hand),))


def _trumps(rules: Rules, hand: CardSet, suit: Suit | None) -> CardSet:
    """What of a hand would be trumps."""
    return hand & rules.order(suit).trumps


def _strength(rules: Rules, hand: CardSet, suit: Suit | None) -> float:
    """How good a hand is with a suit for trumps, in tricks, roughly."""
    order = rules.order(suit)
    pack = CardSet.of(rules.pack)
    strength = 0.0
    for card in hand:
        higher = len((order.over(card) & pack) - hand)
        if order.is_trump(card):
            strength += 0.5 + 0.6 * 0.75**higher
        elif not higher:
            strength += 0.6
    return strength


def _cannot_lose(rules: Rules, order: CardOrder, hand: CardSet) -> bool:
    """Whether every card of a hand should take a trick, if it is led high to low."""
    if len(hand & order.trumps) < _FEWEST_TRUMPS:
        return False
    pack = CardSet.of(rules.pack)
    for suit in Suit:
        own = hand & order.cards_of(suit)
        out = (order.cards_of(suit) & pack) - hand
        highest = [card for card in own if not order.over(card) & out]
        if own and len(highest) < len(own) and 2 * len(highest) <= len(out):
            return False
    return True


def called_by_worlds(
    observation: Observation,
    deal: DealSight,
    legal: MayAnnounce,
    drawn: Sequence[World],
    purse: Purse,
    *,
    margin: float,
    solve: int,
) -> Decision | None:
    """What brings most, played on by rule in many layouts; None where there was no time.

    Args:
        observation: what the seat sees.
        deal: the deal in it.
        legal: what may be said.
        drawn: the layouts, with the cards that are still to be given.
        purse: what it may cost.
        margin: how much more anything bolder than to pass must bring, of all that is at stake.
        solve: the last tricks that are searched with open cards.
    """
    ends = call_ends(observation, deal, legal, drawn, purse, solve=solve, racing=True)
    if not ends[legal.calls[0]]:
        return None
    means = {call: sum([end.worth for end in found]) / len(found) for call, found in ends.items()}
    best = _best(means, margin)
    if best.suit is not None:
        best = _surest(observation.rules, deal.hand, best, ends)
    share = share_of(ends[best])
    return Decision(
        Announce(legal.seat, best),
        call_reasons(observation.rules, deal, best, share, ends),
        {
            "worlds": max(map(len, ends.values())),
            "nodes": purse.spent,
            "values": {str(call): round(mean, 3) for call, mean in means.items()},
        },
    )


def call_ends(
    observation: Observation,
    deal: DealSight,
    legal: MayAnnounce,
    drawn: Sequence[World],
    purse: Purse,
    *,
    solve: int,
    racing: bool = False,
) -> dict[Call, list[End]]:
    """How the deal ends after each call, by layout.

    In fewer layouts where time ran out, or after a call that fell behind in a race.

    Args:
        observation: what the seat sees.
        deal: the deal in it.
        legal: what may be said.
        drawn: the layouts, with the cards that are still to be given.
        purse: what it may cost.
        solve: the last tricks that are searched with open cards.
        racing: whether calls that are clearly behind are given up.
    """
    side = deal.sides.of[observation.seat]
    starts = {call: _start(observation, deal, call) for call in legal.calls}
    ends: dict[Call, list[End]] = {call: [] for call in legal.calls}
    for done, world in enumerate(drawn):
        allowance = purse.allowance()
        if racing and done >= _FIRST and not done % _THEN:
            starts = {call: starts[call] for call in _in_the_race(ends, starts)}
        if allowance is None or (racing and len(starts) == 1 < len(ends)):
            break
        for call, (course, aim) in starts.items():
            branch = course.branch(world.hands)
            branch.held = [hand.bit_count() for hand in world.hands]
            end, cost = played_out(branch, aim, side, allowance, solve=solve)
            purse.pay(cost)
            ends[call].append(end)
    return ends


def _in_the_race(ends: Mapping[Call, Sequence[End]], calls: Iterable[Call]) -> list[Call]:
    """The calls that are not clearly behind the best, layout by layout."""
    sums = {call: sum([end.worth for end in ends[call]]) for call in calls}
    best = max(sums, key=lambda call: sums[call])

    def is_behind(call: Call) -> bool:
        gap, error = _gap(ends[best], ends[call])
        return gap > max(0, _SURETY * error)

    return [call for call in sums if call == best or not is_behind(call)]


def _gap(better: Sequence[End], worse: Sequence[End]) -> tuple[float, float]:
    """By how much one call ends better than another in the same layouts, and the error of that."""
    gaps = [one.worth - two.worth for one, two in zip(better, worse, strict=True)]
    mean = sum(gaps) / len(gaps)
    strays = sum([(gap - mean) ** 2 for gap in gaps])
    return mean, sqrt(strays / max(1, len(gaps) - 1) / len(gaps))


def _start(observation: Observation, deal: DealSight, call: Call) -> tuple[Course, Aim]:
    """Where play begins after a call, no hand known yet, and what it is then about."""
    rules, said = observation.rules, Announce(observation.seat, call)
    order, seats = rules.agreed((*deal.calls, said), deal.order, deal.trick.seats)
    aim = aim_seen(observation, deal, (said,))
    ground = ground_of(rules, order, deal.sides, seats, aim.counted)
    return Course(ground, [0] * rules.players, seats[0]), aim


def _best(means: dict[Call, float], margin: float) -> Call:
    """The call of the best mean; to pass, where nothing bolder is better by a margin."""
    calls = list(means)
    best = max(calls, key=lambda call: means[call])
    if PASS in means and best != PASS and means[best] - means[PASS] < margin:
        return PASS
    return best


def _surest(rules: Rules, hand: CardSet, best: Call, ends: dict[Call, list[End]]) -> Call:
    """Among the suits that chance alone may have put behind the best, the hand's own best.

    Few layouts tell trumps apart by little more than luck; the look of the hand is never lucky.
    """
    level = [best]
    for call, found in ends.items():
        # Whoever left the race early is behind by more than luck.
        if call.suit is not None and call != best and len(found) == len(ends[best]):
            gap, error = _gap(ends[best], found)
            if gap <= _DOUBT * error:
                level.append(call)
    return max(level, key=lambda call: _strength(rules, hand, call.suit))


def call_reasons(
    rules: Rules, deal: DealSight, best: Call, share: float, ends: dict[Call, list[End]]
) -> tuple[Reason, ...]:
    """Why a call is best.

    Args:
        rules: whose game it is.
        deal: the deal in which it is made.
        best: the call.
        share: how often it turns out well.
        ends: how the deal ends after each call, by layout.
    """
    if best != PASS:
        cards = deal.hand if best.suit is None else _trumps(rules, deal.hand, best.suit)
        told = [Reason(Motive.BEST_CALL, cards, None, share)]
        if best.suit is not None:
            told.append(Reason(Motive.LONG_TRUMPS, cards))
        return tuple(told)
    bold = [share_of(found) for call, found in ends.items() if call != PASS]
    return (Reason(Motive.TOO_BOLD, NO_CARDS, None, max(bold, default=0)),)


def share_of(ends: Sequence[End]) -> float:
    """How often a deal ends well, to two places."""
    return round(sum([end.worth > 0 for end in ends]) / len(ends), 2)
