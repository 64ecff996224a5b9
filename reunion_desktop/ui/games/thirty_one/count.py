"""Result page of Thirty-One: values of hands, lives lost or pots won, and why."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import ScoreLine, ScoreSheet
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.thirty_one.options import OUT, ThirtyOneOptions, thirty_one
from reunion_desktop.games.thirty_one.options.values import figure
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
        del deal
        line = sight.lines[-1]
        yield values_row(line, company)
        yield losses_row(line, sight.rules, company)
        yield lives_row(sight.lines, sight.rules, company)

    def note(self, sight: Observation, company: SeatNames) -> str:
        """Sentences on why the deal ended, and on the players who fall."""
        rules, line = thirty_one(sight.rules), sight.lines[-1]
        told = [reason(line, rules, company)]
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


def values_row(line: ScoreLine, company: SeatNames) -> SideRow:
    """Row of the values of all hands dealt; the best are highlighted."""
    values = _values(line)
    best = [value == max(values) for value in own_first(company, values)]
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
    """Row of the games won in the session, or of the pots."""
    label = (
        translate("thirty_one", "Pots in the session")
        if thirty_one(rules).stakes == "pots"
        else translate("thirty_one", "Games won")
    )
    return account_row(label, sheet, rules, company)


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


def reason(line: ScoreLine, rules: Rules, company: SeatNames) -> str:
    """Sentences on why a deal ended, and on whose hand was lowest; empty if it is not known."""
    told = line.outcome
    if told is None:
        return ""
    knocker, by = int(told["knocker"]), int(told["by"])
    match told.key:
        case "thirty_one":
            text = _made_it(own=by == company.person)
            return _with_name(text, by, company, figure(_values(line)[by]))
        case "replay":
            return translate("thirty_one", "All would be out together, so nobody loses a life.")
        case "hammer" | "knock":
            low = _how_low(line, knocker, thirty_one(rules))
            return _with_name(_knocked(low, own=knocker == company.person), knocker, company)
    return translate("thirty_one", "The stock was empty.")


def _how_low(line: ScoreLine, seat: Seat, rules: ThirtyOneOptions) -> str:
    """Tell whether a knocker's hand is the lowest, alone or tied, or not the highest as promised.

    Empty if none of this matters.
    """
    values = _values(line)
    if rules.gin and values[seat] < max(values):
        return "beaten"
    if rules.stakes == "pots" or values[seat] > min(value for value in values if value):
        return ""
    return "alone" if values.count(values[seat]) == 1 else "tied"


def _values(line: ScoreLine) -> list[int]:
    """Values of all hands in half points; 0 for players who are out."""
    halves = int(line.outcome["halves"]) if line.outcome is not None else 0
    return [2 * points + (halves >> seat & 1) for seat, points in enumerate(line.points)]


def _with_name(text: str, seat: Seat, company: SeatNames, value: str = "") -> str:
    return capital(text.format(name=company.name(seat), value=value))


def _made_it(*, own: bool) -> str:
    if own:
        return translate("thirty_one", "You have {value}.")
    return translate("thirty_one", "{name} has {value}.")


def _knocked(low: str, *, own: bool) -> str:
    """Sentence on a knock, and whether the hand of the knocker was the lowest."""
    if own:
        return {
            "": translate("thirty_one", "You knocked."),
            "alone": translate("thirty_one", "You knocked, but your hand is the lowest."),
            "beaten": translate("thirty_one", "You knocked, but another hand is higher."),
            "tied": translate("thirty_one", "You knocked, and no hand is lower than yours."),
        }[low]
    return {
        "": translate("thirty_one", "{name} knocked."),
        "alone": translate("thirty_one", "{name} knocked, but that hand is the lowest."),
        "beaten": translate("thirty_one", "{name} knocked, but another hand is higher."),
        "tied": translate("thirty_one", "{name} knocked, and no hand is lower than that."),
    }[low]
