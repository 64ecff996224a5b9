"""Figures of Viersche as text: the rows of a result, and answers to questions about them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.observe import DealObservation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import ScoreLine, ScoreSheet, Settlement
from reunion_desktop.games.viersche.options import FRAME, HUNDRED, RUNGS, standing, viersche
from reunion_desktop.ui.games.side_count import SideRow, added, own_first, rows_aloud, texts
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate


def tricks_row(tricks: tuple[int, ...], company: SeatNames) -> SideRow:
    """Row of tricks taken."""
    return SideRow(translate("count", "Tricks"), texts(added(company, tricks)))


def points_row(points: tuple[int, ...], company: SeatNames) -> SideRow:
    """Row of card points in the tricks taken."""
    return SideRow(translate("viersche", "Points"), texts(added(company, points)))


def needed_row(before: tuple[ScoreLine, ...], company: SeatNames) -> SideRow:
    """Row of the points that win the rung: a hundred, or in a second deal what is missing to it."""
    needs = standing(before).needs or (HUNDRED, HUNDRED)
    return SideRow(translate("viersche", "Points needed"), texts(own_first(company, needs)))


def claim_rows(deal: DealObservation, line: ScoreLine, company: SeatNames) -> tuple[SideRow, ...]:
    """Rows on claims of enough points and whether they were right; empty without a claim.

    Play stops at a true claim, and the side of the claimant wins the rung; every earlier claim
    was false.
    """
    if not deal.calls:
        return ()
    won = own_first(company, [entry.points for entry in line.sheet])
    cells = []
    for place, seats in enumerate(company.every_side()):
        spoke = any(said.seat in seats for said in deal.calls)
        right = any(deal.held) and deal.calls[-1].seat in seats and won[place]
        if right:
            cells.append(translate("viersche", "correct"))
        else:
            cells.append(translate("viersche", "wrong") if spoke else "")
    return (SideRow(translate("viersche", "Claim"), tuple(cells)),)


def outcome_rows(
    lines: tuple[ScoreLine, ...], rules: Rules, company: SeatNames
) -> tuple[SideRow, ...]:
    """Rows of the rungs won; or of the written points and what each side still needs."""
    line, after = lines[-1], standing(lines)
    if after.written is not None and after.needs is not None:
        best = max(after.written)
        written = [str(made) if made == best else "" for made in after.written]
        return (
            SideRow(translate("viersche", "Points written"), own_first(company, written)),
            SideRow(
                translate("viersche", "Needed in the next deal"),
                texts(own_first(company, after.needs)),
            ),
        )
    won = own_first(company, [entry.points for entry in line.sheet])
    whole = viersche(rules).hand_size
    swept = [
        made == whole and one for made, one in zip(added(company, line.tricks), won, strict=True)
    ]
    label = (
        translate("viersche", "Rungs for all nine tricks")
        if any(swept)
        else translate("viersche", "Rungs won")
    )
    return (SideRow(label, tuple(str(one) if one else "" for one in won)),)


def rungs_row(lines: tuple[ScoreLine, ...], company: SeatNames) -> SideRow:
    """Row of the half-rungs that each side still has to wipe."""
    return SideRow(translate("viersche", "Rungs left"), texts(own_first(company, _left(lines))))


def _left(lines: tuple[ScoreLine, ...]) -> tuple[int, int]:
    """Remaining half-rungs, by side."""
    wiped = standing(lines).wiped
    return RUNGS - wiped[0], RUNGS - wiped[1]


def course_row(lines: tuple[ScoreLine, ...], company: SeatNames) -> SideRow:
    """Row of the half-rungs left before and after the last deal."""
    before, after = (own_first(company, _left(each)) for each in (lines[:-1], lines))
    pairs = tuple(zip(before, after, strict=True))
    return SideRow(
        translate("viersche", "Rungs left"),
        tuple(str(new) if old == new else f"{old} → {new}" for old, new in pairs),
        texts(after),
        strong=True,
    )


def set_row(settlement: Settlement, company: SeatNames) -> SideRow:
    """Row of the marks that a set brought its losers: two if they have not wiped a rung."""
    marks = tuple(settlement.chalk[seats[0]] for seats in company.every_side())
    label = (
        translate("viersche", "Two marks, no rung wiped")
        if max(marks) > 1
        else translate("viersche", "Marks for this set")
    )
    return SideRow(label, tuple(str(mark) if mark else "" for mark in marks))


def frame_row(sheet: ScoreSheet, rules: Rules, company: SeatNames) -> SideRow:
    """Row of the marks on the frame and their limit, which loses the session; fewest is best."""
    settled = [game.settlement for game in sheet.games if game.settlement is not None]
    sitting = rules.scoring.result(settled)
    sides = company.every_side()
    best = tuple(place for place, seats in enumerate(sides) if seats[0] in sitting.leaders)
    label = (
        translate("viersche", "Marks on the frame, of {count}").format(count=FRAME)
        if viersche(rules).session == "match"
        else translate("viersche", "Marks on the frame")
    )
    cells = tuple(str(sitting.account[seats[0]]) for seats in sides)
    return SideRow(label, cells, strong=True, best=best if settled else ())


def made_aloud(deal: DealObservation, before: tuple[ScoreLine, ...], company: SeatNames) -> str:
    """Points and tricks taken by each side, and the points it still needs, as text."""
    rows = (
        tricks_row(deal.tricks, company),
        points_row(deal.points, company),
        needed_row(before, company),
    )
    return rows_aloud(rows, company)


def standing_aloud(sheet: ScoreSheet, rules: Rules, company: SeatNames) -> str:
    """Ladder, written points and frame as text."""
    game = sheet.games[-1]
    text = translate("viersche", "Set {number}, after deal {count}.")
    told = text.format(number=len(sheet.games), count=len(game.lines))
    rows = [rungs_row(game.lines, company)]
    if standing(game.lines).written is not None:
        rows.extend(outcome_rows(game.lines, rules, company))
    rows.append(frame_row(sheet, rules, company))
    return f"{told} {rows_aloud(rows, company)}"
