"""Value of a game of Skat: matadors, levels, and what is won or lost."""

from __future__ import annotations

from typing import NamedTuple

from reunion_desktop.engine.cards import CardSet, FifthSuit
from reunion_desktop.engine.contract import Contract, Goal
from reunion_desktop.engine.state import DealState
from reunion_desktop.games.skat.deal import below_bid
from reunion_desktop.games.skat.ending import ending_of
from reunion_desktop.games.skat.options import (
    ALL_POINTS,
    BASE,
    HAND,
    LAY_DOWN,
    NULL_VALUES,
    OUVERT,
    SCHNEIDER,
    SCHWARZ,
    skat,
)
from reunion_desktop.games.skat.options.orders import matadors, order_of

_SCHNEIDER_POINTS = 30
"""A side with so many card points or fewer is Schneider."""
_OLD_GRAND_OUVERT = 36
"""Base value of Grand Ouvert until 1998."""


class Levels(NamedTuple):
    """The levels of a game beyond matadors and the game itself, each worth one."""

    hand: bool = False
    schneider: bool = False
    schneider_announced: bool = False
    schwarz: bool = False
    schwarz_announced: bool = False
    ouvert: bool = False


class Result(NamedTuple):
    """The outcome of a game."""

    won: bool
    overbid: bool
    """True where the game is lost because it is worth less than the bid."""
    value: int
    score: int
    """Points for the declarer."""
    levels: Levels = Levels()


def levels(contract: Contract, points: int, tricks: int) -> Levels:
    """The levels that count, reached or announced (ISkO 2.5).

    Args:
        contract: the game declared.
        points: the declarer's card points, skat included.
        tricks: the declarer's tricks.
    """
    announced = contract.level
    schwarz = tricks in {0, HAND}
    schneider = schwarz or min(points, ALL_POINTS - points) <= _SCHNEIDER_POINTS
    if announced and not _reached(contract, points, tricks):
        # A level missed counts as announced; the declarer's own Schneider is not charged again.
        schneider, schwarz = announced >= SCHNEIDER, announced >= SCHWARZ
    return Levels(
        contract.hand,
        schneider or announced >= SCHNEIDER,
        announced >= SCHNEIDER,
        schwarz or announced >= SCHWARZ,
        announced >= SCHWARZ,
        announced >= OUVERT,
    )


def _reached(contract: Contract, points: int, tricks: int) -> bool:
    if contract.goal is Goal.NO_TRICK:
        return tricks == 0
    made = tricks if contract.goal is Goal.ALL_TRICKS else points
    return made >= contract.targets[0]


def result(
    contract: Contract,
    run: int,
    points: int,
    tricks: int,
    *,
    before_1999: bool = False,
    times: int = 1,
) -> Result:
    """The outcome of a game that was played (ISkO 2.5, 2.6, 3.6).

    Args:
        contract: the game declared, with its bid.
        run: matadors, with or without.
        points: the declarer's card points, skat included.
        tricks: the declarer's tricks.
        before_1999: whether the values of that time are used.
        times: the factor of Kontra and the like, which touches neither value nor bid.
    """
    won = _reached(contract, points, tricks)
    trump = contract.order.trump
    if trump is None:
        ouvert = contract.level == OUVERT
        counted = Levels(hand=contract.hand, ouvert=ouvert)
        value = NULL_VALUES[contract.hand, ouvert]
        overbid = False
    else:
        counted = levels(contract, points, tricks)
        base, steps = BASE[trump], sum(counted)
        if before_1999 and counted.ouvert and trump is FifthSuit.JACKS:
            base, steps = _OLD_GRAND_OUVERT, steps - 1
        value = base * (abs(run) + 1 + steps)
        overbid = value < contract.bid
        if overbid:
            value = _filled(base, contract.bid)
    won = won and not overbid
    lost = -1 if before_1999 and contract.hand else -2
    return Result(won, overbid, value, (value if won else lost * value) * times, counted)


def _filled(base: int, bid: int) -> int:
    """The least multiple of a base value that reaches the bid."""
    return base * -(-bid // base)


def charges(cards: CardSet, bid: int, *, hand: bool) -> dict[int, int]:
    """The charge for a Null below the bid as each other game, by base value.

    Hand carries over, Ouvert does not (ISkO 3.6.2). The declarer may choose; that the cheapest is
    taken is this program's ruling.

    Args:
        cards: the declarer's cards as dealt, with the skat.
        bid: the bid.
        hand: whether the Null was played from the hand.
    """
    runs = {base: abs(matadors(cards, order_of(trump))) for trump, base in BASE.items()}
    return {base: max(base * (run + 1 + hand), _filled(base, bid)) for base, run in runs.items()}


def dealt_to_declarer(deal: DealState) -> CardSet:
    """The declarer's ten cards as dealt, and the two of the skat."""
    seat = deal.contract.declared_by
    cards = deal.hands[seat] | deal.laid_away | CardSet.of(deal.talon)
    for trick in (*[taken.trick for taken in deal.taken], deal.trick):
        played = zip(trick.seats, trick.cards, strict=False)  # The last may be unfinished.
        cards |= CardSet.of(card for who, card in played if who == seat)
    return cards


def of_deal(deal: DealState) -> Result:
    """The outcome of a finished deal with a declarer."""
    contract = deal.contract
    before_1999 = skat(deal.rules).before_1999
    if below_bid(contract):
        cards = dealt_to_declarer(deal)
        value = min(charges(cards, contract.bid, hand=contract.hand).values())
        lost = -1 if before_1999 and contract.hand else -2
        return Result(
            won=False,
            overbid=True,
            value=value,
            score=lost * value * contract.factor,
            levels=Levels(hand=contract.hand),
        )
    seat = contract.declared_by
    run = matadors(dealt_to_declarer(deal), deal.order)
    finals = agreed(deal) or [(card_points(deal)[seat], deal.tricks[seat])]
    made = [
        result(contract, run, points, tricks, before_1999=before_1999, times=contract.factor)
        for points, tricks in finals
    ]
    return next((one for one in made if not one.overbid), made[0])


def agreed(deal: DealState) -> list[tuple[int, int]]:
    """Card points and tricks of the declarer that an agreed end counts as; empty without one.

    The game is won or lost at the level announced, or already made. Where the bid demands more for
    a game won, the next levels follow, as far as they are possible (ISkO 4.4). A game decided
    before stands.
    """
    ending, contract = ending_of(deal), deal.contract
    if ending is None:
        return []
    seat, goal = contract.declared_by, contract.goal
    won = ending.call == LAY_DOWN or ending.seat != seat
    lost_tricks = len(deal.taken) - deal.tricks[seat]
    if goal is not Goal.POINTS:
        made = 0 if goal is Goal.NO_TRICK else HAND
        return [(0, made if won and not (lost_tricks and made) else 1)]
    own, against = card_points(deal)[seat], deal.points_of(1)
    need, need_against = contract.targets
    if own < need and (not won or against >= need_against):
        return [(_SCHNEIDER_POINTS + (against < ALL_POINTS - _SCHNEIDER_POINTS), 1)]
    finals = [(max(own, need), HAND - 1)]
    if against <= _SCHNEIDER_POINTS:
        finals.append((ALL_POINTS - _SCHNEIDER_POINTS, HAND - 1))
    if not lost_tricks:
        finals.append((ALL_POINTS, HAND))
    return finals


def skat_points(deal: DealState) -> int:
    """Card points of the skat, or of the discards in its place."""
    return deal.rules.count(deal.laid_away or CardSet.of(deal.talon), deal.order)


def card_points(deal: DealState) -> tuple[int, ...]:
    """Card points by seat; the declarer's include the skat, or the discards in its place."""
    put = skat_points(deal)
    declarer = deal.contract.declarer
    return tuple(made + (put if seat == declarer else 0) for seat, made in enumerate(deal.points))
