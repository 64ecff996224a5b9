"""Value of a game of Skat, and the score of a deal."""

from __future__ import annotations

from typing import NamedTuple

from reunion_desktop.engine.cards import CardSet, FifthSuit
from reunion_desktop.engine.contract import Contract, Goal
from reunion_desktop.engine.scoring import Entry, Mark, ScoreLine, Settlement
from reunion_desktop.engine.state import DealState
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.games.skat.options import (
    ALL_POINTS,
    BASE,
    HAND,
    JACKS,
    NULL_VALUES,
    OUVERT,
    SCHNEIDER,
    SCHWARZ,
    SkatOptions,
    totals,
)

_SCHNEIDER_POINTS = 30
"""A side with so many card points or fewer is Schneider."""


class Result(NamedTuple):
    """The outcome of a game."""

    won: bool
    overbid: bool
    value: int
    score: int
    """Points for the declarer; a game lost costs twice its value."""


def matadors(cards: CardSet, order: CardOrder) -> int:
    """The unbroken run of top trumps: positive with them, negative without (ISkO 2.3).

    Args:
        cards: the declarer's cards as dealt, with the skat.
        order: the order of the game.
    """
    trumps = sorted(order.trumps, key=order.height, reverse=True)
    held = JACKS[0] in cards
    run = next(
        (place for place, card in enumerate(trumps) if (card in cards) != held), len(trumps)
    )
    return run if held else -run


def levels(contract: Contract, points: int, tricks: int) -> int:
    """Levels beyond matadors and game: Hand, Schneider, Schwarz, and those announced.

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
    return (
        int(contract.hand)
        + int(schneider or announced >= SCHNEIDER)
        + int(announced >= SCHNEIDER)
        + int(schwarz or announced >= SCHWARZ)
        + int(announced >= SCHWARZ)
        + int(announced >= OUVERT)
    )


def _reached(contract: Contract, points: int, tricks: int) -> bool:
    if contract.goal is Goal.NO_TRICK:
        return tricks == 0
    made = tricks if contract.goal is Goal.ALL_TRICKS else points
    return made >= contract.targets[0]


def result(contract: Contract, run: int, points: int, tricks: int) -> Result:
    """The outcome of a game played to its end (ISkO 2.5, 2.6, 3.6).

    Args:
        contract: the game declared, with its bid.
        run: matadors, with or without.
        points: the declarer's card points, skat included.
        tricks: the declarer's tricks.
    """
    won = _reached(contract, points, tricks)
    trump = contract.order.trump
    if trump is None:
        value = NULL_VALUES[contract.hand, contract.open]
        if value < contract.bid:
            value = min(
                base * max(_run(run, base) + 1 + contract.hand, -(-contract.bid // base))
                for base in BASE.values()
            )
            return Result(False, True, value, -2 * value)
        return Result(won, False, value, value if won else -2 * value)
    base = BASE[trump]
    value = base * (abs(run) + 1 + levels(contract, points, tricks))
    if value < contract.bid:
        value = base * -(-contract.bid // base)
        return Result(False, True, value, -2 * value)
    return Result(won, False, value, value if won else -2 * value)


def _run(run: int, base: int) -> int:
    return min(abs(run), 4) if base == BASE[FifthSuit.JACKS] else abs(run)


def of_deal(deal: DealState) -> Result:
    """The outcome of a finished deal with a declarer."""
    contract = deal.contract
    seat = contract.declared_by
    skat = CardSet.of(deal.talon)
    own = deal.hands[seat] | deal.laid_away | skat
    for taken in deal.taken:
        own |= CardSet.of(taken.trick.cards[place] for place, who in enumerate(taken.trick.seats) if who == seat)
    return result(contract, matadors(own, deal.order), points(deal)[seat], deal.tricks[seat])


def points(deal: DealState) -> tuple[int, ...]:
    """Card points by seat; the declarer's include the skat, or the discards in its place."""
    put = deal.laid_away or CardSet.of(deal.talon)
    declarer = deal.contract.declarer
    return tuple(
        made + (deal.rules.count(put, deal.order) if seat == declarer else 0)
        for seat, made in enumerate(deal.points)
    )


def score(rules: SkatOptions, lines: tuple[ScoreLine, ...], deal: DealState) -> ScoreLine:
    """Write the score into the declarer's column; a deal passed in fills a line."""
    before = list(totals(lines, rules.players))
    declarer = deal.contract.declarer
    if declarer is not None:
        before[declarer] += of_deal(deal).score
    sheet = tuple(Entry(total, Mark.PLAIN) for total in before)
    return ScoreLine(deal.number, deal.dealer, points(deal), deal.tricks, (), sheet, played=deal.played)


def settle(rules: SkatOptions, lines: tuple[ScoreLine, ...]) -> Settlement | None:
    """End the series after its last deal."""
    if len(lines) < rules.deals:
        return None
    made = totals(lines, rules.players)
    winners = tuple(seat for seat, total in enumerate(made) if total == max(made))
    return Settlement(made, winners, (), made)
