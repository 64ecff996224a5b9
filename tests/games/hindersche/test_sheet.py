"""The score sheet of Hindersche and a player's statistics."""

from __future__ import annotations

from reunion_desktop.engine.scoring import GameSheet, ScoreLine, ScoreSheet
from reunion_desktop.engine.scoring_rules import Played
from reunion_desktop.engine.sheet import Grid, Marks, Row, RowKind, Shown, Strokes
from reunion_desktop.games.hindersche.rules import PAGAT
from reunion_desktop.storage.sheets.text import as_text

NAMES = ("Anna", "Emma", "Karl", "Martha")
SOME = (3, 2, 2, 2)

DEALS = (
    (60, 40, 20, 20),
    (50, 50, 20, 20),
    (60, 30, 0, 0),
    (40, 60, 20, 20),
    (20, 110, 5, 5),
    (30, 0, 60, 50),
    (40, 0, 20, 20),
)
"""Marks 1/0/0/0, a tie and its play-off 2/0/0/0, 2/1/0/0, 3/1/1/1 by a hundred, then Butzen."""


def lines() -> tuple[ScoreLine, ...]:
    """A game so far."""
    made: tuple[ScoreLine, ...] = ()
    for points in DEALS:
        plan = PAGAT.plan(0, made)
        dealt = tuple(p if seat in plan.seats else 0 for seat, p in enumerate(points))
        line = ScoreLine(plan.number, plan.dealer, dealt, SOME, (), (), plan.playoff)
        made = (*made, line)
    return made


def sheet() -> ScoreSheet:
    """Its sheet."""
    return PAGAT.scoring.written(
        ScoreSheet(NAMES, (GameSheet(0, 0, lines(), PAGAT.settle(lines())),))
    )


def rows() -> list[Row]:
    """The rows of deals that paper shows."""
    drawn = sheet().written.lines(Shown.PAPER)
    return [each for each in drawn if isinstance(each, Row) and each.deal]


def test_points_are_underlined_that_bring_a_mark_and_ringed_that_wipe_one() -> None:
    """A cell of who is not dealt in stays empty; a play-off stands apart."""
    first, tie, playoff, *_ = rows()
    assert ["60", "40", "20", "20"] == [cell.text for cell in first.cells]
    assert ["underline", "", "", ""] == [cell.mark for cell in first.cells]
    assert ["", "", "", ""] == [cell.mark for cell in tie.cells]
    assert RowKind.EXTRA == playoff.kind
    assert ["60", "30", "", ""] == [cell.text for cell in playoff.cells]
    assert [True, False, False, False] == [cell.dealer for cell in first.cells]
    hundred, butzen = rows()[4], rows()[5]
    assert ["underline", "", "underline", "underline"] == [cell.mark for cell in hundred.cells]
    assert [True, True, False, False] == [cell.ring for cell in butzen.cells]


def test_the_slate_shows_what_was_wiped() -> None:
    """Strokes that stand, and behind them those that were wiped and not written again."""
    (slate,) = [block for block in sheet().written.blocks if isinstance(block, Marks)]
    assert PAGAT.slate(lines()).marks == tuple(stroke.standing for stroke in slate.strokes)
    assert Strokes(0, 1) == slate.strokes[1]


def test_a_sheet_sent_as_text_says_what_its_signs_mean() -> None:
    """Marks have another explanation than underlines and brackets of other games."""
    told = as_text(PAGAT.scoring.sheet(sheet())).splitlines()
    assert " 1.            _60_ •   40      20        20" in told
    assert any(line.startswith(" 6.") and "(0)" in line for line in told)
    assert "_60_ underlined: one more mark" in told
    assert any(line.endswith(") in brackets: marks wiped") for line in told)
    assert not any("discards" in line for line in told)


def test_the_frame_is_paid_once_somebody_has_a_mark() -> None:
    """Before that there is nothing to pay; the row is a balance until the session is over."""
    assert [Marks] == [type(block) for block in sheet().written.account]
    four = tuple(ScoreLine(n, n - 1, (50, 30, 30, 30), SOME, (), ()) for n in (1, 2, 3, 4))
    game = GameSheet(0, 0, four, PAGAT.settle(four))
    written = PAGAT.scoring.written(ScoreSheet(NAMES, (game,))).written
    frame, grid = written.account
    assert isinstance(frame, Marks)
    assert isinstance(grid, Grid)
    assert (2, 0, 0, 0) == tuple(stroke.standing for stroke in frame.strokes)
    assert ["−6", "+2", "+2", "+2"] == [cell.text for cell in grid.rows[0].cells]
    assert "balance" == grid.rows[0].key
    session = PAGAT.scoring.written(ScoreSheet(NAMES, (game,) * 4)).written.account[1]
    assert isinstance(session, Grid)
    assert "paid" == session.rows[0].key
    dear = PAGAT.changed({"stake": 5}).scoring.written(ScoreSheet(NAMES, (game,))).written
    paid = dear.account[1]
    assert isinstance(paid, Grid)
    assert ["−30", "+10", "+10", "+10"] == [cell.text for cell in paid.rows[0].cells]
    assert written.standing is not None
    assert ((1, 2, 3), 0) == (written.standing.leaders, written.standing.amount)


def test_figures_of_a_game() -> None:
    """Marks by stroke, a hundred for one and against the others, deals without the play-off."""
    told = {
        (stat.seat, stat.name): stat.value
        for stat in PAGAT.scoring.stats(Played(lines(), None, ()))
    }
    assert (1, 1) == (told[1, "hundreds_won"], told[0, "hundreds_lost"])
    assert 6 == told[0, "deals"]
    assert 4 == told[0, "marks_received"]
    assert (0, "games") not in told
