"""Result page of Hunsrücker Bauern: tricks, the lines, and the games."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import ScoreLine, ScoreSheet
from reunion_desktop.games.hunsruecker.options import ACCEPT, MAJORITY, TRICKS, counts
from reunion_desktop.ui.games.side_count import (
    GameEnd,
    SideCount,
    SideRow,
    account_row,
    amounts_row,
    change_row,
    ended_aloud,
    result_row,
    session_heading,
    tricks_row,
    trumps_row,
    winners_row,
)
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate


class HunsrueckerCount(SideCount):
    """Result page of Hunsrücker Bauern, for a deal and for a game."""

    def deal_rows(
        self, sight: Observation, deal: DealObservation, company: SeatNames
    ) -> Iterator[SideRow]:
        """Rows of the last deal; of a void one only the lines."""
        line = sight.lines[-1]
        if line.played:
            yield declarers_row(deal, company)
            yield tricks_row(line.tricks, company)
            yield _result_row(deal, line, company)
        label, before = translate("hunsruecker", "Lines"), counts(sight.lines[:-1])
        yield change_row(label, company, before, counts(sight.lines), aloud=True)
        if line.played and sight.settlement is not None:
            label, won = translate("hunsruecker", "The game"), translate("hunsruecker", "won")
            yield winners_row(label, won, sight.settlement, company)

    def game_rows(self, game: GameEnd) -> Iterator[SideRow]:
        """Rows of the last game."""
        yield lines_row(game.lines, game.company)
        yield games_row(game.sheet, game.rules, game.company)

    def heading(self, game: GameEnd) -> str:
        """Heading of a finished game: its winners, and the session's leaders at its end."""
        return session_heading(
            game,
            translate("hunsruecker", "{names} win the game"),
            translate("hunsruecker", "{names} win the game and the session"),
            translate("hunsruecker", "{names} have won the most games and win the session"),
        )


def declarers_row(deal: DealObservation, company: SeatNames) -> SideRow:
    """Row that names who chose which trumps, in that side's column."""
    call = deal.contract.call
    if call is None:
        label = translate("rules", "By the dealer’s jack")
    elif call == ACCEPT:
        label = translate("hunsruecker", "Accepted")
    else:
        label = translate("count", "Trumps chosen by")
    return trumps_row(label, deal.contract.declared_by, deal.order.trump, company)


def _result_row(deal: DealObservation, line: ScoreLine, company: SeatNames) -> SideRow:
    """Result row of the declarers, shown in their column."""
    declarer = deal.contract.declared_by
    side = deal.sides.of[declarer]
    taken = sum(won for seat, won in enumerate(line.tricks) if deal.sides.of[seat] == side)
    aloud = ended_aloud(declarer, company, won=taken >= MAJORITY)
    if 0 < taken < TRICKS:
        won, lost = translate("hunsruecker", "won"), translate("hunsruecker", "lost")
        return result_row(declarer, won if taken >= MAJORITY else lost, aloud, company)
    result = translate("hunsruecker", "all five") if taken else translate("hunsruecker", "no trick")
    return result_row(declarer, result, f"{aloud}, {result}", company)


def lines_row(lines: tuple[ScoreLine, ...], company: SeatNames) -> SideRow:
    """Row of each side's lines."""
    return amounts_row(translate("hunsruecker", "Lines"), company, counts(lines))


def games_row(sheet: ScoreSheet, rules: Rules, company: SeatNames) -> SideRow:
    """Row of the games won in the session, and of the number to play."""
    label = translate("hunsruecker", "Games, of {count}").format(count=rules.scoring.games)
    return account_row(label, sheet, rules, company)
