"""Result page of Hindersche: points, marks added and wiped, the slate, and the frame."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import ScoreLine, ScoreSheet
from reunion_desktop.games.hindersche.options import hindersche, paid_out
from reunion_desktop.games.hindersche.options.slate import Slate, moved_on
from reunion_desktop.ui.games.side_count import (
    GameEnd,
    SideCount,
    SideRow,
    account_row,
    amounts_row,
    change_row,
    own_first,
    points_row,
    said_of,
    shared_by,
    some,
    tricks_row,
)
from reunion_desktop.ui.words.access import capital
from reunion_desktop.ui.words.cards import signed
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate


class HinderscheCount(SideCount):
    """Result page of Hindersche, for a deal and for a game."""

    def deal_rows(
        self, sight: Observation, deal: DealObservation, company: SeatNames
    ) -> Iterator[SideRow]:
        """Rows of the last deal."""
        del deal
        line, own = sight.lines[-1], hindersche(sight.rules)
        before, after = own.slate(sight.lines[:-1]), own.slate(sight.lines)
        for row in (tricks_row(line.tricks, company), points_row(line.points, company)):
            sides = zip(company.every_side(), row.cells, strict=True)
            cells = tuple(cell if seats[0] in before.dealt_in else "" for seats, cell in sides)
            yield SideRow(row.label, cells)
        yield strokes_row(line, company)
        if after.ties:
            word, among = translate("hindersche", "tied"), after.ties[0].among
            tied = own_first(company, [word if seat in among else "" for seat in range(4)])
            names = [company.name(seat) if seat in among else "" for seat in range(4)]
            label = translate("hindersche", "Play-off follows")
            yield SideRow(label, tied, own_first(company, names), of_one=True)
        label = translate("hindersche", "Marks on the slate")
        yield change_row(label, company, before.marks, after.marks, aloud=False)

    def note(self, sight: Observation, company: SeatNames) -> str:
        """Sentences on a march, on the beginning of Butzen and on the players who are free."""
        own = hindersche(sight.rules)
        before, after = own.slate(sight.lines[:-1]), own.slate(sight.lines)
        told = [march_told(before, sight.lines[-1], company, capped=own.capped)]
        if after.butzen and not before.butzen and sight.settlement is None:
            text = translate(
                "hindersche",
                "Butzen begins: marks are wiped now, and the last player with marks loses.",
            )
            told.append(text)
        free = set(before.active) - set(after.active)
        if free and sight.settlement is None:
            text = translate("hindersche", "No marks left, free for the rest of the game: {names}.")
            told.append(text.format(names=shared_by(company, free)))
        return " ".join(filter(None, told))

    def game_rows(self, game: GameEnd) -> Iterator[SideRow]:
        """Rows of the last game."""
        company = game.company
        label = (
            translate("hindersche", "Marks for losing the first four deals")
            if max(game.settlement.chalk) > 1
            else translate("hindersche", "Mark for this game")
        )
        yield SideRow(label, some(own_first(company, game.settlement.chalk)))
        yield frame_row(game.sheet, game.rules, company)
        stake = hindersche(game.rules).stake
        paid = own_first(company, paid_out(game.session.account, stake))
        label = (
            translate("hindersche", "Paid")
            if game.session.over
            else translate("hindersche", "Balance")
        )
        yield SideRow(label, tuple(map(signed, paid)))

    def heading(self, game: GameEnd) -> str:
        """Heading of a finished game: the losers, and whether the session is over."""
        losers = [seat for seat, marks in enumerate(game.settlement.chalk) if marks]
        mine = losers[0] == game.company.person
        if game.session.over:
            text = (
                translate("hindersche", "{names} have lost the game; the session is over", "you")
                if mine
                else translate("hindersche", "{names} has lost the game; the session is over")
            )
        elif mine:
            text = translate("hindersche", "{names} have lost the game", "you")
        else:
            text = translate("hindersche", "{names} has lost the game")
        return said_of(text, losers, game.company)


def march_told(before: Slate, line: ScoreLine, company: SeatNames, *, capped: bool) -> str:
    """Sentence on a hundred or a march and the marks that it brings; empty if there is none."""
    _, change = moved_on(before, line, capped=capped)
    seat = change.marcher
    if seat is None:
        return ""
    if not before.butzen:
        mine = translate("hindersche", "You made a hundred: everybody else gets a mark.")
        other = translate("hindersche", "{name} made a hundred: everybody else gets a mark.")
    elif max(change.marks) > 0:
        mine = translate(
            "hindersche", "You made a march: all your marks are wiped, and the others get one."
        )
        other = translate(
            "hindersche", "{name} made a march: all their marks are wiped, and the others get one."
        )
    elif change.marks[seat] == -1:
        mine = translate("hindersche", "You made a march: one mark is wiped.")
        other = translate("hindersche", "{name} made a march: one mark is wiped.")
    else:
        mine = translate("hindersche", "You made a march: two marks are wiped.")
        other = translate("hindersche", "{name} made a march: two marks are wiped.")
    return (mine if seat == company.person else other).format(name=capital(company.name(seat)))


def strokes_row(line: ScoreLine, company: SeatNames) -> SideRow:
    """Row of the marks that a deal adds or wipes."""
    changes = own_first(company, [entry.points for entry in line.sheet])
    cells = tuple(signed(change) if change else "" for change in changes)
    aloud = tuple(_change_aloud(change) for change in changes)
    return SideRow(translate("hindersche", "Marks added or wiped"), cells, aloud)


def _change_aloud(change: int) -> str:
    if not change:
        return ""
    if change > 0:
        return translate("hindersche", "+1")
    if change == -1:
        return translate("hindersche", "one wiped")
    return translate("hindersche", "{count} wiped").format(count=-change)


def slate_row(lines: tuple[ScoreLine, ...], rules: Rules, company: SeatNames) -> SideRow:
    """Row of the marks on the slate."""
    marks = hindersche(rules).slate(lines).marks
    return amounts_row(translate("hindersche", "Marks on the slate"), company, marks)


def frame_row(sheet: ScoreSheet, rules: Rules, company: SeatNames) -> SideRow:
    """Row of the marks on the frame; fewest is best."""
    return account_row(translate("count", "Marks on the frame"), sheet, rules, company)
