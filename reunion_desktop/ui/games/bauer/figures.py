"""Figures of Bauer as text: the rows of a result, and answers to questions about them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.contract import Goal
from reunion_desktop.engine.observe import DealObservation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import ScoreLine, ScoreSheet, Settlement
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.bauer.options import counts
from reunion_desktop.ui.games.side_count import SideRow, added, own_first, rows_aloud, texts
from reunion_desktop.ui.words.cards import suit_name
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate


def makers_rows(deal: DealObservation, company: SeatNames) -> tuple[SideRow, ...]:
    """Rows of a deal's calls: the chosen trumps and a lone player, in that side's column."""
    suit, namer = deal.order.trump, deal.contract.namer
    assert suit is not None  # noqa: S101 - cards were played.
    assert namer is not None  # noqa: S101 - as above.
    # As a word: a French sign beside German cards would show a suit they do not have.
    text = translate("bauer", "{name}, {suit}")
    aloud = text.format(name=company.name(namer), suit=suit_name(suit))
    tail, written = text.format(name="", suit=suit_name(suit)), company.names[namer]
    label = translate("bauer", "Trumps chosen by")
    rows = [_of_one(label, namer, written, aloud, company, tail)]
    alone = deal.contract.declarer
    if alone is not None and deal.contract.goal is Goal.ALL_TRICKS:
        label = translate("bauer", "Played alone")
        rows.append(_of_one(label, alone, company.names[alone], company.name(alone), company))
    return tuple(rows)


def _of_one(
    label: str, seat: Seat, written: str, aloud: str, company: SeatNames, tail: str = ""
) -> SideRow:
    """Row about one player, in the column of that player's side; ``tail`` is never cut."""
    sides = company.every_side()
    return SideRow(
        label,
        tuple(written if seat in seats else "" for seats in sides),
        tuple(aloud if seat in seats else "" for seats in sides),
        tails=tuple(tail if seat in seats else "" for seats in sides) if tail else (),
        of_one=True,
    )


def needed_row(deal: DealObservation, company: SeatNames) -> SideRow:
    """Row of the tricks that each side needs to win the deal."""
    needed = own_first(company, deal.contract.targets)
    return SideRow(translate("bauer", "Tricks needed"), texts(needed))


def tricks_row(tricks: tuple[int, ...], company: SeatNames) -> SideRow:
    """Row of tricks taken."""
    return SideRow(translate("count", "Tricks"), texts(added(company, tricks)))


def result_row(deal: DealObservation, line: ScoreLine, company: SeatNames) -> SideRow:
    """Result row of the declarers or the lone player, shown in their column."""
    needed = own_first(company, deal.contract.targets)
    tricks = added(company, line.tricks)
    won = [taken >= wanted for taken, wanted in zip(tricks, needed, strict=True)]
    seat = deal.contract.declared_by
    own = next(place for place, seats in enumerate(company.every_side()) if seat in seats)
    if not any(won):
        result = translate("bauer", "draw")
    else:
        result = translate("bauer", "won") if won[own] else translate("bauer", "lost")
    return _of_one(translate("bauer", "Result"), seat, result, result, company)


def to_go_row(lines: tuple[ScoreLine, ...], company: SeatNames) -> SideRow:
    """Row of what is left of each side's countdown."""
    return SideRow(translate("bauer", "Countdown"), texts(own_first(company, counts(lines))))


def course_row(lines: tuple[ScoreLine, ...], company: SeatNames) -> SideRow:
    """Row of each side's countdown before and after the last deal."""
    before, after = (own_first(company, counts(each)) for each in (lines[:-1], lines))
    pairs = tuple(zip(before, after, strict=True))
    return SideRow(
        translate("bauer", "Countdown"),
        tuple(str(new) if old == new else f"{old} → {new}" for old, new in pairs),
        tuple(
            translate("bauer", "unchanged: {count}").format(count=new)
            if old == new
            else translate("bauer", "from {before} to {after}").format(before=old, after=new)
            for old, new in pairs
        ),
        strong=True,
    )


def brot_row(settlement: Settlement, company: SeatNames) -> SideRow:
    """Row that names the winners of the Brot."""
    won = tuple(any(seat in settlement.winners for seat in each) for each in company.every_side())
    cells = tuple(translate("bauer", "won") if one else "" for one in won)
    best = tuple(place for place, one in enumerate(won) if one)
    return SideRow(translate("bauer", "The Brot"), cells, best=best)


def brote_row(sheet: ScoreSheet, rules: Rules, company: SeatNames) -> SideRow:
    """Row of the Brote won in the session, and of the target."""
    settled = [game.settlement for game in sheet.games if game.settlement is not None]
    sitting = rules.scoring.result(settled)
    cells = tuple(str(sitting.account[seats[0]]) for seats in company.every_side())
    sides = enumerate(company.every_side())
    best = tuple(place for place, seats in sides if seats[0] in sitting.leaders)
    label = translate("bauer", "Brote, of {count}").format(count=rules.scoring.games)
    return SideRow(label, cells, strong=True, best=best if settled else ())


def made_aloud(deal: DealObservation, company: SeatNames) -> str:
    """Tricks taken by each side, and the tricks it needs once trumps are chosen, as text."""
    rows = [tricks_row(deal.tricks, company)]
    if deal.contract.targets:
        rows.append(needed_row(deal, company))
    return rows_aloud(rows, company)


def standing_aloud(sheet: ScoreSheet, rules: Rules, company: SeatNames) -> str:
    """Each side's countdown, and the Brote won, as text."""
    game = sheet.games[-1]
    text = translate("bauer", "Game {number}, after deal {count}.")
    told = text.format(number=len(sheet.games), count=len(game.lines))
    rows = to_go_row(game.lines, company), brote_row(sheet, rules, company)
    return f"{told} {rows_aloud(rows, company)}"
