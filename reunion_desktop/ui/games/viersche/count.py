"""Result page of Viersche: points, rungs, written points, and the marks on the frame."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import ScoreLine, ScoreSheet
from reunion_desktop.games.viersche.options import FRAME, HUNDRED, RUNGS, standing, viersche
from reunion_desktop.ui.games.side_count import (
    GameEnd,
    SideCount,
    SideRow,
    account_row,
    added,
    amounts_row,
    change_row,
    own_first,
    points_row,
    said_of,
    shared_by,
    some,
    tricks_row,
)
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate


class VierscheCount(SideCount):
    """Result page of Viersche, for a deal and for a set."""

    def deal_rows(
        self, sight: Observation, deal: DealObservation, company: SeatNames
    ) -> Iterator[SideRow]:
        """Rows of the last deal."""
        line, before = sight.lines[-1], sight.lines[:-1]
        yield tricks_row(line.tricks, company)
        yield points_row(line.points, company)
        yield needed_row(before, company)
        if deal.calls:
            yield _claim_row(deal, line, company)
        yield from outcome_rows(sight.lines, sight.rules, company)
        label = translate("viersche", "Rungs left")
        yield change_row(label, company, _left(before), _left(sight.lines), aloud=False)

    def game_rows(self, game: GameEnd) -> Iterator[SideRow]:
        """Rows of the last set."""
        yield rungs_row(game.lines, game.company)
        marks = [game.settlement.chalk[seats[0]] for seats in game.company.every_side()]
        label = (
            translate("viersche", "Two marks, no rung wiped")
            if max(marks) > 1
            else translate("viersche", "Marks for this set")
        )
        yield SideRow(label, some(marks))
        yield frame_row(game.sheet, game.rules, game.company)

    def heading(self, game: GameEnd) -> str:
        """Heading of a finished set: its winners, and at the session's end those of the session."""
        if game.session.over and viersche(game.rules).session == "match":
            # A side reaches the limit of marks only with the last set, so these are the winners.
            text = translate("viersche", "{names} win the set and the session")
        else:
            text = translate("viersche", "{names} win the set")
        return said_of(text, game.settlement.winners, game.company)


def needed_row(before: tuple[ScoreLine, ...], company: SeatNames) -> SideRow:
    """Row of the points that win the rung: a hundred, or in a second deal what is missing to it."""
    needs = standing(before).needs or (HUNDRED, HUNDRED)
    return amounts_row(translate("viersche", "Points needed"), company, needs)


def _claim_row(deal: DealObservation, line: ScoreLine, company: SeatNames) -> SideRow:
    """Row on claims of enough points and whether they were right.

    Play stops at a true claim, and the side of the claimant wins the rung; every earlier claim
    was false.
    """
    won = own_first(company, [entry.points for entry in line.sheet])
    cells, aloud = [], []
    for place, seats in enumerate(company.every_side()):
        spoke = any(said.seat in seats for said in deal.calls)
        right = any(deal.held) and deal.calls[-1].seat in seats and won[place]
        mine = company.person in seats
        if right:
            cells.append(translate("viersche", "correct"))
            text = translate("viersche", "{names} were right")
            text = translate("viersche", "{names} were right", "you") if mine else text
        else:
            cells.append(translate("viersche", "wrong") if spoke else "")
            text = translate("viersche", "{names} were wrong")
            text = translate("viersche", "{names} were wrong", "you") if mine else text
        aloud.append(text.format(names=shared_by(company, seats)) if spoke else "")
    label = translate("viersche", "Claim")
    return SideRow(label, tuple(cells), tuple(aloud), of_one=True)


def outcome_rows(
    lines: tuple[ScoreLine, ...], rules: Rules, company: SeatNames
) -> Iterator[SideRow]:
    """Rows of the rungs won; or of the written points and what each side still needs."""
    line, after = lines[-1], standing(lines)
    if after.written is not None and after.needs is not None:
        best = max(after.written)
        written = [str(made) if made == best else "" for made in after.written]
        yield SideRow(translate("viersche", "Points written"), own_first(company, written))
        label = translate("viersche", "Needed in the next deal")
        yield amounts_row(label, company, after.needs)
        return
    won = own_first(company, [entry.points for entry in line.sheet])
    tricks, whole = added(company, line.tricks), viersche(rules).hand_size
    label = (
        translate("viersche", "Rungs for all nine tricks")
        if any(made == whole and one for made, one in zip(tricks, won, strict=True))
        else translate("viersche", "Rungs won")
    )
    yield SideRow(label, some(won))


def rungs_row(lines: tuple[ScoreLine, ...], company: SeatNames) -> SideRow:
    """Row of the half-rungs that each side still has to wipe."""
    return amounts_row(translate("viersche", "Rungs left"), company, _left(lines))


def _left(lines: tuple[ScoreLine, ...]) -> tuple[int, int]:
    """Remaining half-rungs, by side."""
    wiped = standing(lines).wiped
    return RUNGS - wiped[0], RUNGS - wiped[1]


def frame_row(sheet: ScoreSheet, rules: Rules, company: SeatNames) -> SideRow:
    """Row of the marks on the frame and their limit, which loses the session; fewest is best."""
    label = (
        translate("viersche", "Marks on the frame, of {count}").format(count=FRAME)
        if viersche(rules).session == "match"
        else translate("count", "Marks on the frame")
    )
    return account_row(label, sheet, rules, company)
