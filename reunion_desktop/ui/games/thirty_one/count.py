"""Result page of Thirty-One: values of hands, lives lost or pots won, and why."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import ScoreLine, ScoreSheet
from reunion_desktop.games.thirty_one.options import OUT, thirty_one
from reunion_desktop.games.thirty_one.values import figure
from reunion_desktop.ui.games.side_count import (
    GameEnd,
    SideCount,
    SideRow,
    account_row,
    own_first,
    said_of,
    shared_by,
)
from reunion_desktop.ui.words.access import capital
from reunion_desktop.ui.words.cards import signed
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate


class ThirtyOneCount(SideCount):
    """Result page of Thirty-One, for a deal and for a game."""

    def deal_rows(
        self, sight: Observation, deal: DealObservation, company: SeatNames
    ) -> Iterator[SideRow]:
        """Rows of the last deal."""
        line = sight.lines[-1]
        row = values_row(line, sight.rules, company)
        dealt = own_first(company, [seat in deal.trick.seats for seat in range(len(deal.held))])
        cells = zip(row.cells, dealt, strict=True)
        yield SideRow(row.label, tuple(cell if was_in else "" for cell, was_in in cells))
        yield losses_row(line, sight.rules, company)
        yield lives_row(sight.lines, sight.rules, company)

    def note(self, sight: Observation, company: SeatNames) -> str:
        """Sentences on why the deal ended, and on the players who fall."""
        rules, line = thirty_one(sight.rules), sight.lines[-1]
        told = [reason(line, company)]
        if rules.stakes == "lives":
            before, after = rules.lives_after(sight.lines[:-1]), rules.lives_after(sight.lines)
            changed = [
                seat
                for seat, (old, new) in enumerate(zip(before, after, strict=True))
                if old != new
            ]
            county = [seat for seat in changed if not after[seat]]
            out = [seat for seat in changed if after[seat] == OUT]
            if county:
                text = translate("thirty_one", "No lives left, on the county: {names}.")
                told.append(text.format(names=shared_by(company, county)))
            if out:
                text = translate("thirty_one", "Out of the game: {names}.")
                told.append(text.format(names=shared_by(company, out)))
        return " ".join(told)

    def game_rows(self, game: GameEnd) -> Iterator[SideRow]:
        """Rows of the last game."""
        yield lives_row(game.lines, game.rules, game.company)
        yield games_row(game.sheet, game.rules, game.company)

    def heading(self, game: GameEnd) -> str:
        """Heading of a finished game: its winners."""
        winners = game.settlement.winners
        if len(winners) == 1 and winners[0] == game.company.person:
            return translate("thirty_one", "You win the game")
        text = (
            translate("thirty_one", "{names} win the game")
            if len(winners) > 1
            else translate("thirty_one", "{names} wins the game")
        )
        return said_of(text, winners, game.company)


def values_row(line: ScoreLine, rules: Rules, company: SeatNames) -> SideRow:
    """Row of the values of all hands; the best are highlighted."""
    halves = int(line.outcome["halves"]) if line.outcome is not None else 0
    values = [2 * points + (halves >> seat & 1) for seat, points in enumerate(line.points)]
    best = [value == max(values) for value in own_first(company, values)]
    del rules
    return SideRow(
        translate("thirty_one", "Value of the hand"),
        tuple(figure(value) if value else "" for value in own_first(company, values)),
        best=tuple(place for place, is_best in enumerate(best) if is_best),
    )


def losses_row(line: ScoreLine, rules: Rules, company: SeatNames) -> SideRow:
    """Row of the lives lost in a deal, or of the pot won."""
    changes = own_first(company, [entry.points for entry in line.sheet])
    if thirty_one(rules).stakes == "pots":
        label, sign = translate("thirty_one", "Pot"), 1
    else:
        label, sign = translate("thirty_one", "Lives lost"), -1
    aloud = tuple(str(change) if change else "" for change in changes)
    return SideRow(label, tuple(signed(sign * own) if own else "" for own in changes), aloud)


def lives_row(lines: tuple[ScoreLine, ...], rules: Rules, company: SeatNames) -> SideRow:
    """Row of the lives that all have left, or of their pots."""
    own = thirty_one(rules)
    label = (
        translate("thirty_one", "Pots")
        if own.stakes == "pots"
        else translate("thirty_one", "Lives left")
    )
    left = own_first(company, own.lives_after(lines))
    cells = tuple(translate("thirty_one", "out") if lives == OUT else str(lives) for lives in left)
    return SideRow(label, cells, strong=True)


def games_row(sheet: ScoreSheet, rules: Rules, company: SeatNames) -> SideRow:
    """Row of the account of the session."""
    return account_row(translate("thirty_one", "Balance"), sheet, rules, company)


def lives_words(rules: Rules, lives: int) -> str:
    """Lives as words on a plate: *2 lives*, *on the county*; or pots."""
    if thirty_one(rules).stakes == "pots":
        if lives == 1:
            return translate("thirty_one", "1 pot")
        return translate("thirty_one", "{count} pots").format(count=lives)
    if lives == OUT:
        return translate("thirty_one", "out of the game")
    if not lives:
        return translate("thirty_one", "on the county")
    if lives == 1:
        return translate("thirty_one", "1 life")
    return translate("thirty_one", "{count} lives").format(count=lives)


def reason(line: ScoreLine, company: SeatNames) -> str:
    """Sentence on why a deal ended; empty if the line does not tell."""
    told = line.outcome
    if told is None:
        return ""
    by = int(told["by"])
    own = by == company.person
    match told.key:
        case "thirty_one":
            text = (
                translate("thirty_one", "You have 31.")
                if own
                else translate("thirty_one", "{name} has 31.")
            )
        case "hammer" | "knock":
            text = (
                translate("thirty_one", "You knocked.")
                if own
                else translate("thirty_one", "{name} knocked.")
            )
        case "replay":
            text = translate("thirty_one", "All would be out together, so nobody loses a life.")
        case _:
            text = translate("thirty_one", "The stock was empty.")
    return capital(text.format(name=company.name(by) if by >= 0 else ""))
