"""Rows of result and settlement as values."""

from __future__ import annotations

from dataclasses import replace

from reunion_desktop.engine.scoring import Mark, Why
from reunion_desktop.games.reunion.rules import FRANCAIS, PIERER_1862
from reunion_desktop.ui.games.reunion.score_rows import (
    ScoreRow,
    ScoreRowKind,
    UnitTransfer,
    balance_of,
    count_of,
    moves_of,
)
from tests.ui.games.reunion.specimen import sheet, sight_after


def amounts(rows: tuple[ScoreRow, ...]) -> dict[ScoreRowKind, tuple[object, ...]]:
    """Amounts of each row, by its kind."""
    return {row.kind: row.amounts for row in rows}


def test_a_deal_is_counted_row_by_row() -> None:
    """Tricks, their points, discards and the last trick add up to the entered points."""
    told = amounts(count_of(sight_after(1)))
    assert {
        ScoreRowKind.TRICKS: (2, 1, 7),
        ScoreRowKind.POINTS: (26, 24, 87),
        ScoreRowKind.DISCARDS: (3, None, None),
        ScoreRowKind.LAST_TRICK: (None, None, 10),
        ScoreRowKind.SUM: (29, 24, 97),
        ScoreRowKind.BOWERS: (None, -1, 1),
        ScoreRowKind.STANDS: (29, 24, 97),
        ScoreRowKind.FREE: (121, 126, 53),
        ScoreRowKind.MATSCH: (71, 76, 3),
    } == told


def test_a_trickless_dealer_has_his_discards_alone() -> None:
    """A dealer without a trick scores the discards, underlined, and pays for the Stange."""
    rows = count_of(sight_after(2))
    told = amounts(rows)
    assert (None, 14, None) == told[ScoreRowKind.DISCARDS]
    assert (98, 14, 38) == told[ScoreRowKind.SUM]
    assert (1, -2, 1) == told[ScoreRowKind.STANGEN]
    assert (127, 38, 135) == told[ScoreRowKind.STANDS]
    assert (23, 112, 15) == told[ScoreRowKind.FREE]
    assert (0, 62, 0) == told[ScoreRowKind.MATSCH]
    assert ScoreRowKind.BOWERS not in told
    (total,) = (row for row in rows if row.kind is ScoreRowKind.SUM)
    assert (Mark.PLAIN, Mark.UNDERLINE, Mark.PLAIN) == total.marks


def test_nothing_is_wanting_when_no_deal_is_to_come() -> None:
    """After the last deal there are totals and the best player, but no missing points."""
    rows = count_of(sight_after(3))
    assert {ScoreRowKind.FREE, ScoreRowKind.MATSCH}.isdisjoint(amounts(rows))
    assert ScoreRow(ScoreRowKind.STANDS, (235, 38, 177), best=(0,)) == rows[-1]


def test_rules_without_a_row_have_none() -> None:
    """Without fees for bowers or Stangen there are no rows for them."""
    sight = sight_after(3)
    line = replace(sight.lines[-1], payments=())
    told = amounts(count_of(replace(sight, rules=FRANCAIS, lines=(*sight.lines[:-1], line))))
    assert {ScoreRowKind.BOWERS, ScoreRowKind.STANGEN}.isdisjoint(told)


def test_units_are_earned_where_nobody_pays() -> None:
    """With winnings only, a fee appears only for the player who earns it."""
    sight = sight_after(1)
    rules = sight.rules.changed({"ledger": "receipts", "session_rank": "gross"})
    assert (None, None, 1) == amounts(count_of(replace(sight, rules=rules)))[ScoreRowKind.BOWERS]


def test_void_discards_count_nothing() -> None:
    """Under the rules of 1862 the discards of a dealer without a trick count nothing."""
    sight = sight_after(2)
    line = replace(sight.lines[-1], points=(98, 0, 38))
    seen = replace(sight, rules=PIERER_1862, lines=(*sight.lines[:-1], line))
    assert (None, 0, None) == amounts(count_of(seen))[ScoreRowKind.DISCARDS]


def test_a_playoff_stands_in_no_total() -> None:
    """A play-off only breaks a tie; it changes neither totals nor missing points."""
    sight = sight_after(1)
    seen = replace(sight, lines=(replace(sight.lines[0], playoff=True),))
    assert {ScoreRowKind.STANDS, ScoreRowKind.FREE, ScoreRowKind.MATSCH}.isdisjoint(
        amounts(count_of(seen))
    )


def test_every_move_of_units_is_told() -> None:
    """Payments list the settlement first, with its total; then the fees, each with its deal."""
    moves = moves_of(sight_after(3))
    assert UnitTransfer(1, 0, 3, Why.GAME, 0, 38) == moves[0]
    assert [(1, Why.LEFT_BOWER), (2, Why.NO_TRICK), (2, Why.NO_TRICK)] == [
        (move.deal, move.why) for move in moves[1:4]
    ]
    assert () == moves_of(sight_after(2))


def test_the_moves_add_up_to_the_balance() -> None:
    """The payments add up to each player's balance."""
    units = [0.0, 0.0, 0.0]
    for move in moves_of(sight_after(3)):
        units[move.payer] -= move.units
        units[move.payee] += move.units
    told = amounts(balance_of(sheet()))
    assert (6, -8, 2) == told[ScoreRowKind.GAME] == told[ScoreRowKind.SESSION] == tuple(units)
    assert (235, 38, 177) == told[ScoreRowKind.STANDS]
