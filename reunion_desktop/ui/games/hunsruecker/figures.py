"""Figures of Hunsrücker Bauern as text: rows of a result, and answers about them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.observe import DealObservation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import ScoreLine, ScoreSheet, Settlement
from reunion_desktop.games.hunsruecker.options import (
    ACCEPT,
    MAJORITY,
    TRICKS,
    counts,
)
from reunion_desktop.ui.games.side_count import SideRow, added, own_first, rows_aloud, texts
from reunion_desktop.ui.words.cards import suit_name
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate


def declarers_row(deal: DealObservation, company: SeatNames) -> SideRow:
    """Row that names who chose which trumps, in that side's column."""
    call, seat, trump = deal.contract.call, deal.contract.declared_by, deal.order.trump
    assert trump is not None  # noqa: S101 - cards were played.
    if call is None:
        label = translate("rules", "By the dealer’s jack")
    elif call == ACCEPT:
        label = translate("hunsruecker", "Accepted")
    else:
        label = translate("hunsruecker", "Trumps chosen by")
    text = translate("hunsruecker", "{name}, {suit}")
    written = text.format(name=company.names[seat], suit=suit_name(trump))
    aloud = text.format(name=company.name(seat), suit=suit_name(trump))
    sides = company.every_side()
    return SideRow(
        label,
        tuple(written if seat in seats else "" for seats in sides),
        tuple(aloud if seat in seats else "" for seats in sides),
        of_one=True,
    )


def tricks_row(tricks: tuple[int, ...], company: SeatNames) -> SideRow:
    """Row of tricks taken."""
    return SideRow(translate("count", "Tricks"), texts(added(company, tricks)))


def result_row(deal: DealObservation, line: ScoreLine, company: SeatNames) -> SideRow:
    """Result row of the declarers, shown in their column."""
    side = deal.sides.of[deal.contract.declared_by]
    taken = sum(won for seat, won in enumerate(line.tricks) if deal.sides.of[seat] == side)
    if taken == TRICKS:
        result = translate("hunsruecker", "all five")
    elif taken >= MAJORITY:
        result = translate("hunsruecker", "won")
    else:
        result = translate("hunsruecker", "lost") if taken else translate("hunsruecker", "no trick")
    cells = tuple(
        result if deal.sides.of[seats[0]] == side else "" for seats in company.every_side()
    )
    return SideRow(translate("hunsruecker", "Result"), cells)


def lines_row(lines: tuple[ScoreLine, ...], company: SeatNames) -> SideRow:
    """Row of each side's lines."""
    return SideRow(translate("hunsruecker", "Lines"), texts(own_first(company, counts(lines))))


def course_row(lines: tuple[ScoreLine, ...], company: SeatNames) -> SideRow:
    """Row of each side's lines before and after the last deal."""
    before, after = (own_first(company, counts(each)) for each in (lines[:-1], lines))
    pairs = tuple(zip(before, after, strict=True))
    return SideRow(
        translate("hunsruecker", "Lines"),
        tuple(str(new) if old == new else f"{old} → {new}" for old, new in pairs),
        tuple(
            translate("hunsruecker", "unchanged: {count}").format(count=new)
            if old == new
            else translate("hunsruecker", "from {before} to {after}").format(before=old, after=new)
            for old, new in pairs
        ),
        strong=True,
    )


def won_row(settlement: Settlement, company: SeatNames) -> SideRow:
    """Row that names the winners of the game."""
    won = tuple(any(seat in settlement.winners for seat in each) for each in company.every_side())
    cells = tuple(translate("hunsruecker", "won") if one else "" for one in won)
    best = tuple(place for place, one in enumerate(won) if one)
    return SideRow(translate("hunsruecker", "The game"), cells, best=best)


def games_row(sheet: ScoreSheet, rules: Rules, company: SeatNames) -> SideRow:
    """Row of the games won in the session, and of the number to play."""
    settled = [game.settlement for game in sheet.games if game.settlement is not None]
    sitting = rules.scoring.result(settled)
    cells = tuple(str(sitting.account[seats[0]]) for seats in company.every_side())
    sides = enumerate(company.every_side())
    best = tuple(place for place, seats in sides if seats[0] in sitting.leaders)
    label = translate("hunsruecker", "Games, of {count}").format(count=rules.scoring.games)
    return SideRow(label, cells, strong=True, best=best if settled else ())


def made_aloud(deal: DealObservation, company: SeatNames) -> str:
    """Tricks taken by each side, and the declarers once trumps are chosen, as text."""
    rows = [tricks_row(deal.tricks, company)]
    if deal.contract.declarer is not None:
        rows.append(declarers_row(deal, company))
    return rows_aloud(rows, company)


def standing_aloud(sheet: ScoreSheet, rules: Rules, company: SeatNames) -> str:
    """Each side's lines and games won, as text."""
    game = sheet.games[-1]
    text = translate("hunsruecker", "Game {number}, after deal {count}.")
    told = text.format(number=len(sheet.games), count=len(game.lines))
    rows = lines_row(game.lines, company), games_row(sheet, rules, company)
    return f"{told} {rows_aloud(rows, company)}"
