"""The list of a series: the columns of a printed Skat list."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reunion_desktop.engine.scoring import ScoreLine, ScoreSheet
from reunion_desktop.engine.scoring_rules import Played
from reunion_desktop.engine.sheet import Grid, Marks, Meaning, Row, Sheet, Shown, Value
from reunion_desktop.games.skat.rules import BIERLACHS, CLASSIC, ISKO, KNEIPE, SkatRules
from tests.games.skat.lists import DOUBLED, THREE, deal, sheet_of

SERIES = ISKO.changed({"series": 3})


def rows(sheet: Sheet) -> list[Row]:
    """The rows of a list on paper."""
    return [line for line in sheet.lines(Shown.PAPER) if isinstance(line, Row)]


def filled(sheet: Sheet, row: Row) -> dict[str, str]:
    """The details of a row that are filled: their keys and texts, a tick as ``x``."""
    cells = zip(sheet.details, row.details, strict=True)
    return {
        f"{detail.key}{detail.before or ''}": cell.text or "x"
        for detail, cell in cells
        if cell.has_entry
    }


def outcome_of(line: ScoreLine) -> tuple[tuple[str, Value], ...]:
    """The values of a deal's outcome."""
    return () if line.outcome is None else line.outcome.values


def column(sheet: Sheet, key: str) -> tuple[list[str], str]:
    """The numbers of a row at the foot, and their check figure."""
    (row,) = (row for row in rows(sheet) if row.key == key)
    return [cell.text for cell in row.cells], row.check


def test_a_deal_fills_the_columns_of_the_printed_list() -> None:
    """Game, base value, matadors, levels, value, and a tick for the declarer's end.

    A Null has neither base value nor matadors.
    """
    sheet = sheet_of(SERIES).written
    first, second, third, fourth = (row for row in rows(sheet) if row.deal)

    assert {
        "game": "♣",
        "base": "12",
        "with": "2",
        "hand": "x",
        "value": "+48",
        "won1": "x",
    } == filled(sheet, first)
    assert {"game": "N", "value": "−46", "lost2": "x"} == filled(sheet, second)
    assert {"value": "–", "passed": "x"} == filled(sheet, third)
    assert {
        "game": "G",
        "base": "24",
        "without": "1",
        "schneider": "x",
        "value": "−144",
        "lost3": "x",
    } == filled(sheet, fourth)


def test_a_game_lost_is_written_in_red() -> None:
    """The value and the tick of each game lost; nothing of a game won."""
    sheet = sheet_of(SERIES).written
    for row in (row for row in rows(sheet) if row.deal):
        red = {
            detail.key for detail, cell in zip(sheet.details, row.details, strict=True) if cell.loss
        }
        lost = any(key.startswith("lost") for key in filled(sheet, row))
        assert ({"value", "lost"} if lost else set()) == red


def test_only_the_declarers_total_is_written() -> None:
    """A deal changes one column; one passed in changes none."""
    written = [[cell.text for cell in row.cells] for row in rows(sheet_of(SERIES).written)]

    assert [["48", "", ""], ["", "−46", ""], ["", "", ""], ["", "", "−144"]] == written[1:5]


@pytest.mark.parametrize("players", [3, 4])
def test_a_bar_stands_after_each_round(players: int) -> None:
    """A round has as many deals as there are players."""
    rules = ISKO.changed({"players": players, "series": 36 if players == 3 else 48})
    lines = tuple(deal(number, (0,) * players) for number in range(1, 10))
    barred = [row.deal for row in rows(sheet_of(rules, lines).written) if row.barred]

    assert [4, 7] == barred if players == 3 else [5, 9] == barred


def test_a_bar_waits_for_a_deal_that_does_not_count() -> None:
    """After some deals the same player deals again; the round is longer then."""
    again = replace(THREE[1], outcome=Meaning("game", (*outcome_of(THREE[1]), ("again", 1))))
    lines = (THREE[0], again, THREE[2], THREE[3], deal(5, (0, 0, 0)))

    assert [5] == [row.deal for row in rows(sheet_of(ISKO, lines).written) if row.barred]


def test_ramsch_is_written_for_all_who_lose() -> None:
    """A deal without a declarer has a sign alone; each changed total tells of it."""
    lost = deal(1, (-40, -40, 0))
    line = replace(lost, played=True, outcome=Meaning("ramsch", (("factor", 1),)))
    sheet = sheet_of(ISKO, (line,)).written
    (row,) = (row for row in rows(sheet) if row.deal)

    assert {"game": "R"} == filled(sheet, row)
    assert ["−40", "−40", ""] == [cell.text for cell in row.cells]
    assert ["ramsch", "ramsch"] == [cell.means[0].key for cell in row.cells if cell.means]


def test_kontra_re_and_bock_are_marked_beside_the_value() -> None:
    """A mark for each; for Ramsch the factor as value. A list without them has no such column."""
    sheet = sheet_of(KNEIPE, DOUBLED).written
    told = [filled(sheet, row) for row in rows(sheet) if row.deal]

    assert ["K", "Re", "B", "BRe"] == [each["doubled"] for each in told[:4]]
    assert {"game": "R", "value": "×4"} == told[4]
    assert "doubled" not in {detail.key for detail in sheet_of(ISKO, DOUBLED).written.details}


def test_the_foot_adds_up() -> None:
    """Game points, 50 a game won or lost, 40 a game that another lost, the sum, and places.

    The check figure of the sum is that of the game points, 50 more for each game won, and 30 more
    for each one lost: two others have 40 each, the declarer 50 less.
    """
    sheet = sheet_of(SERIES).written

    assert (["48", "−46", "−144"], "−142") == column(sheet, "game_points")
    assert (["50", "0", "0"], "50") == column(sheet, "for_won")
    assert (["0", "−50", "−50"], "−100") == column(sheet, "for_lost")
    assert (["80", "40", "40"], "160") == column(sheet, "others_40")
    assert (["178", "−56", "−154"], "−32") == column(sheet, "performance")
    assert (["1", "2", "3"], "") == column(sheet, "rank")
    assert -142 + 50 * 1 + 30 * 2 == -32
    (points,) = (row for row in rows(sheet) if row.key == "game_points")
    counts = {"won1": "1", "lost1": "0", "won2": "0", "lost2": "1", "won3": "0", "lost3": "1"}
    assert counts == filled(sheet, points)


def test_four_players_have_thirty_points_for_a_game_lost() -> None:
    """The dealer who sits out has them, too."""
    rules = ISKO.changed({"players": 4, "series": 12})
    lines = tuple(
        deal(number, (0, -48, 0, 0), *((1, "C", -48) if number == 1 else ()))
        for number in range(1, 13)
    )
    assert (["30", "0", "30", "30"], "90") == column(sheet_of(rules, lines).written, "others_30")


def test_points_so_far_are_in_pencil() -> None:
    """Before the end of a series the list ends with its points so far."""
    sheet = sheet_of(ISKO).written
    last = rows(sheet)[-1]

    assert ("performance", ["178", "−56", "−154"]) == (last.key, [c.text for c in last.cells])
    assert all(cell.pencil and not cell.ring for cell in last.cells)


@pytest.mark.parametrize("rules", [CLASSIC, BIERLACHS], ids=["classic", "bierlachs"])
def test_other_lists_have_running_totals_alone(rules: SkatRules) -> None:
    """Games won and lost are ticked in the extended list only."""
    sheet = sheet_of(rules).written

    assert not [detail.key for detail in sheet.details if detail.before]
    assert not [row for row in rows(sheet) if row.key in ("for_won", "performance")]


def test_a_narrow_sheet_shows_game_and_value() -> None:
    """Beside the table there is room for two columns."""
    assert ["game", "value"] == [each.key for each in sheet_of(ISKO).written.details if each.brief]


def test_several_series_have_an_account() -> None:
    """The session's row adds up the points of the lists."""
    one = sheet_of(SERIES, THREE[:3])
    two = SERIES.scoring.written(type(one)(one.names, one.games * 2))

    assert not one.written.account
    (grid,) = two.written.account
    assert isinstance(grid, Grid)
    cells = grid.rows[0].cells
    assert ["276", "−192", "80"] == [cell.text for cell in cells]


def test_statistics_of_a_series() -> None:
    """Games by kind, by position and by end; list points by position add up to the list.

    Anna deals the first deal and is rearhand: she wins clubs from the hand. Bea loses a Null as
    rearhand in the second, Carl an overbid Grand as middlehand in the fourth.
    """
    found = SERIES.scoring.stats(Played(THREE))
    of = [{each.name: each.value for each in found if each.seat == seat} for seat in range(3)]

    assert {
        "deals": 4,
        "declared_won": 1,
        "suit_won": 1,
        "hand_won": 1,
        "against_won": 2,
        "rearhand_won": 1,
        "forehand_deals": 1,
        "middlehand_deals": 1,
        "rearhand_deals": 2,
        "middlehand_points": 40,
        "rearhand_points": 138,
    } == of[0]
    assert {
        "declared_lost": 1,
        "null_lost": 1,
        "rearhand_lost": 1,
        "against_won": 1,
        "against_lost": 1,
    }.items() <= of[1].items()
    assert {"overbid_lost": 1, "grand_lost": 1, "middlehand_lost": 1}.items() <= of[2].items()
    points = [sum(value for name, value in each.items() if name.endswith("_points")) for each in of]
    assert [178, -56, -154] == points


def test_a_bierlachs_has_strokes_for_rounds_to_pay() -> None:
    """A player who has reached the goal pays; several who reach it at once all pay."""
    rules = BIERLACHS.changed({"goal": 301})
    lines = (deal(1, (-310, 0, -301), 1, "grand", 264, matadors=4),)
    one = sheet_of(rules, lines)
    two = rules.scoring.written(ScoreSheet(one.names, (*one.games, *sheet_of(rules).games)))

    assert not sheet_of(rules).written.account
    for figures in (one, two):
        (marks,) = figures.written.account
        assert isinstance(marks, Marks)
        assert [1, 0, 1] == [strokes.standing for strokes in marks.strokes]
