"""Figures of Hindersche as text: the rows of a result, and answers to questions about them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.observe import DealObservation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import ScoreLine, ScoreSheet, Settlement
from reunion_desktop.games.hindersche.options import hindersche, paid_out
from reunion_desktop.ui.games.side_count import SideRow, added, own_first, rows_aloud, texts
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate

_MINUS = "\N{MINUS SIGN}"


def tricks_row(tricks: tuple[int, ...], company: SeatNames) -> SideRow:
    """Row of tricks taken."""
    return SideRow(translate("count", "Tricks"), texts(added(company, tricks)))


def points_row(points: tuple[int, ...], company: SeatNames) -> SideRow:
    """Row of card points in the tricks taken."""
    return SideRow(translate("hindersche", "Points"), texts(added(company, points)))


def of_those_dealt_in(
    row: SideRow, lines: tuple[ScoreLine, ...], rules: Rules, company: SeatNames
) -> SideRow:
    """Row of the last deal without figures of players who were not dealt in."""
    dealt_in = hindersche(rules).slate(lines[:-1]).dealt_in
    sides = zip(company.every_side(), row.cells, strict=True)
    cells = tuple(cell if seats[0] in dealt_in else "" for seats, cell in sides)
    return SideRow(row.label, cells)


def strokes_row(line: ScoreLine, company: SeatNames) -> SideRow:
    """Row of the marks that a deal adds or wipes."""
    changes = own_first(company, [entry.points for entry in line.sheet])
    cells = tuple(_signed(change) for change in changes)
    aloud = tuple(_change_aloud(change) for change in changes)
    return SideRow(translate("hindersche", "Marks added or wiped"), cells, aloud)


def _signed(change: int) -> str:
    if not change:
        return ""
    return f"+{change}" if change > 0 else f"{_MINUS}{-change}"


def _change_aloud(change: int) -> str:
    if not change:
        return ""
    if change > 0:
        return translate("hindersche", "+1")
    if change == -1:
        return translate("hindersche", "one wiped")
    return translate("hindersche", "{count} wiped").format(count=-change)


def level_rows(
    lines: tuple[ScoreLine, ...], rules: Rules, company: SeatNames
) -> tuple[SideRow, ...]:
    """Row of the players in the next play-off; empty without a play-off."""
    ties = hindersche(rules).slate(lines).ties
    if not ties:
        return ()
    word = translate("hindersche", "tied")
    level = own_first(company, [word if seat in ties[0].among else "" for seat in range(4)])
    return (SideRow(translate("hindersche", "Play-off follows"), level),)


def slate_row(lines: tuple[ScoreLine, ...], rules: Rules, company: SeatNames) -> SideRow:
    """Row of the marks on the slate."""
    marks = hindersche(rules).slate(lines).marks
    return SideRow(translate("hindersche", "Marks on the slate"), texts(own_first(company, marks)))


def course_row(lines: tuple[ScoreLine, ...], rules: Rules, company: SeatNames) -> SideRow:
    """Row of the marks on the slate before and after the last deal."""
    own = hindersche(rules)
    before, after = (own_first(company, own.slate(one).marks) for one in (lines[:-1], lines))
    pairs = tuple(zip(before, after, strict=True))
    return SideRow(
        translate("hindersche", "Marks on the slate"),
        tuple(str(new) if old == new else f"{old} → {new}" for old, new in pairs),
        texts(after),
        strong=True,
    )


def game_row(settlement: Settlement, company: SeatNames) -> SideRow:
    """Row of the marks that the game brought its loser; two if lost in the first four deals."""
    marks = own_first(company, settlement.chalk)
    label = (
        translate("hindersche", "Marks for losing the first four deals")
        if max(marks) > 1
        else translate("hindersche", "Mark for this game")
    )
    return SideRow(label, tuple(str(mark) if mark else "" for mark in marks))


def frame_row(sheet: ScoreSheet, rules: Rules, company: SeatNames) -> SideRow:
    """Row of the marks on the frame; fewest is best."""
    settled = [game.settlement for game in sheet.games if game.settlement is not None]
    sitting = rules.scoring.result(settled)
    sides = company.every_side()
    best = tuple(place for place, seats in enumerate(sides) if seats[0] in sitting.leaders)
    cells = tuple(str(sitting.account[seats[0]]) for seats in sides)
    label = translate("hindersche", "Marks on the frame")
    return SideRow(label, cells, strong=True, best=best if settled else ())


def paid_row(sheet: ScoreSheet, rules: Rules, company: SeatNames) -> SideRow:
    """Row of the settlement: each mark on the frame costs one stake to every opponent."""
    settled = [game.settlement for game in sheet.games if game.settlement is not None]
    units = own_first(
        company, paid_out(rules.scoring.result(settled).account, hindersche(rules).stake)
    )
    return SideRow(translate("hindersche", "Paid"), tuple(_signed(one) or "0" for one in units))


def made_aloud(deal: DealObservation, company: SeatNames) -> str:
    """Tricks and points taken by each player or side, as text."""
    return rows_aloud((tricks_row(deal.tricks, company), points_row(deal.points, company)), company)


def standing_aloud(sheet: ScoreSheet, rules: Rules, company: SeatNames) -> str:
    """Slate and frame as text."""
    game = sheet.games[-1]
    text = translate("hindersche", "Game {number}, after deal {count}.")
    told = text.format(number=len(sheet.games), count=len(game.lines))
    phase = (
        translate("hindersche", "Butzen: marks are wiped now.")
        if hindersche(rules).slate(game.lines).butzen
        else translate("hindersche", "First phase: marks are added.")
    )
    rows = (slate_row(game.lines, rules, company), frame_row(sheet, rules, company))
    return f"{told} {phase} {rows_aloud(rows, company)}"
