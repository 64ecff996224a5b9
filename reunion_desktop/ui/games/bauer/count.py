"""Result page of Bauer: tricks, the countdown, and the Brote."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.contract import Goal
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import ScoreLine, ScoreSheet
from reunion_desktop.games.bauer.options import counts
from reunion_desktop.ui.games.side_count import (
    GameEnd,
    SideCount,
    SideRow,
    account_row,
    added,
    amounts_row,
    change_row,
    ended_aloud,
    own_first,
    player_row,
    result_row,
    session_heading,
    tricks_row,
    trumps_row,
    winners_row,
)
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate


class BauerCount(SideCount):
    """Result page of Bauer, for a deal and for a game."""

    def deal_rows(
        self, sight: Observation, deal: DealObservation, company: SeatNames
    ) -> Iterator[SideRow]:
        """Rows of the last deal."""
        line = sight.lines[-1]
        yield from _makers_rows(deal, company)
        yield needed_row(deal, company)
        yield tricks_row(line.tricks, company)
        yield _result_row(deal, line, company)
        label, before = translate("bauer", "Countdown"), counts(sight.lines[:-1])
        yield change_row(label, company, before, counts(sight.lines), aloud=True)
        if sight.settlement is not None:
            label, won = translate("bauer", "The Brot"), translate("bauer", "won")
            yield winners_row(label, won, sight.settlement, company)

    def game_rows(self, game: GameEnd) -> Iterator[SideRow]:
        """Rows of the last Brot."""
        yield to_go_row(game.lines, game.company)
        yield brote_row(game.sheet, game.rules, game.company)

    def heading(self, game: GameEnd) -> str:
        """Heading of a finished game: the Brot's winners, and at the session's end its leaders."""
        tied = len(game.session.leaders) == len(game.company.names)
        return session_heading(
            game,
            translate("bauer", "{names} win the Brot", "a side of two"),
            translate("bauer", "{names} win the Brot and the session"),
            translate("bauer", "The session is a tie, with equal Brote on both sides")
            if tied
            else translate("bauer", "{names} have the most Brote and win the session"),
        )


def _makers_rows(deal: DealObservation, company: SeatNames) -> Iterator[SideRow]:
    """Rows of a deal's calls: the chosen trumps and a lone player, in that side's column."""
    suit, namer, alone = deal.order.trump, deal.contract.namer, deal.contract.declarer
    if namer is not None:
        yield trumps_row(translate("count", "Trumps chosen by"), namer, suit, company)
    if alone is not None and deal.contract.goal is Goal.ALL_TRICKS:
        label = translate("bauer", "Played alone")
        yield player_row(label, alone, company.names[alone], company.name(alone), company)


def needed_row(deal: DealObservation, company: SeatNames) -> SideRow:
    """Row of the tricks that each side needs to win the deal."""
    return amounts_row(translate("bauer", "Tricks needed"), company, deal.contract.targets)


def _result_row(deal: DealObservation, line: ScoreLine, company: SeatNames) -> SideRow:
    """Result row of the declarers or the lone player, shown in their column."""
    needed = own_first(company, deal.contract.targets)
    tricks = added(company, line.tricks)
    won = [taken >= wanted for taken, wanted in zip(tricks, needed, strict=True)]
    seat = deal.contract.declared_by
    own = next(place for place, seats in enumerate(company.every_side()) if seat in seats)
    if not any(won):
        draw = translate("bauer", "draw")
        return result_row(seat, draw, draw, company)
    result = translate("bauer", "won") if won[own] else translate("bauer", "lost")
    return result_row(seat, result, ended_aloud(seat, company, won=won[own]), company)


def to_go_row(lines: tuple[ScoreLine, ...], company: SeatNames) -> SideRow:
    """Row of what is left of each side's countdown."""
    return amounts_row(translate("bauer", "Countdown"), company, counts(lines))


def brote_row(sheet: ScoreSheet, rules: Rules, company: SeatNames) -> SideRow:
    """Row of the Brote won in the session, and of the target."""
    label = translate("bauer", "Brote, of {count}").format(count=rules.scoring.games)
    return account_row(label, sheet, rules, company)
