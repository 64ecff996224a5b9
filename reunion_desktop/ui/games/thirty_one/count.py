"""Result page of Thirty-One: values of hands, lives lost or pots won, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import ScoreLine, ScoreSheet
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.thirty_one.options import OUT, ThirtyOneOptions, thirty_one
from reunion_desktop.games.thirty_one.options.values import THIRTY_ONE, figure
from reunion_desktop.ui.games.side_count import (
    GameEnd,
    SideCount,
    SideRow,
    account_row,
    own_first,
    rows_aloud,
    said_of,
    shared_by,
)
from reunion_desktop.ui.words.access import capital, sentence
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
        """Sentences on why the deal ended, who loses or wins, and the players who fall."""
        rules, line = thirty_one(sight.rules), sight.lines[-1]
        if rules.stakes == "pots":
            return f"{reason(line, rules, company)} {_won(line, company)}"
        told = [reason(line, rules, company), *_lost(line, rules, company)]
        before, after = rules.lives_after(sight.lines[:-1]), rules.lives_after(sight.lines)
        changed = [
            seat for seat, (old, new) in enumerate(zip(before, after, strict=True)) if old != new
        ]
        bare = [seat for seat in changed if not after[seat]]
        out = [seat for seat in changed if after[seat] == OUT]
        if bare:
            text = _swims(bare, company, rules)
            told.append(said_of(text, bare, company))
        if out:
            text = translate("thirty_one", "Out of the game: {names}.")
            told.append(text.format(names=shared_by(company, out)))
        return " ".join(told)

    def deal_told(self, sight: Observation, company: SeatNames) -> str:
        """Result of the last deal as spoken text: first why it ended, and who loses."""
        heading, rows = self._deal(sight, company)
        return " ".join((sentence(heading), self.note(sight, company), rows_aloud(rows, company)))

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
    out = translate("thirty_one", "out")
    # A cross as on the score sheet: the word would make the columns wide.
    cells = tuple("\N{MULTIPLICATION SIGN}" if lives == OUT else str(lives) for lives in left)
    aloud = tuple(out if lives == OUT else str(lives) for lives in left)
    return SideRow(label, cells, aloud, strong=True)


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
    own = thirty_one(rules)
    if own.stakes == "pots":
        one, more = translate("thirty_one", "1 pot"), translate("thirty_one", "{count} pots")
        return one if lives == 1 else more.format(count=lives)
    few = {
        OUT: translate("thirty_one", "out of the game"),
        0: translate("thirty_one", "swims")
        if own.mechanism == "widow"
        else translate("thirty_one", "on the county"),
        1: translate("thirty_one", "1 life"),
    }
    return few.get(lives, translate("thirty_one", "{count} lives").format(count=lives))


def reason(line: ScoreLine, rules: Rules, company: SeatNames) -> str:
    """Sentences on why a deal ended, and on whose hand was lowest; empty if it is not known."""
    told = line.outcome
    if told is None:
        return ""
    knocker = int(told["knocker"])
    match told.key:
        case "thirty_one":
            return _made_it(line, rules, company)
        case "replay":
            return translate("thirty_one", "All would be out together, so nobody loses a life.")
        case "hammer" | "knock":
            low = _how_low(line, knocker, thirty_one(rules))
            return _with_name(_knocked(low, own=knocker == company.person), knocker, company)
        case _ if thirty_one(rules).push:
            return translate(
                "thirty_one", "All pushed, and the stock had no three cards left for the middle."
            )
    return translate("thirty_one", "The stock was empty.")


def _lost(line: ScoreLine, rules: Rules, company: SeatNames) -> Iterator[str]:
    """Sentences on who loses how many lives, and with which hand."""
    told, values = line.outcome, _values(line)
    by_lives: dict[int, list[Seat]] = {}
    for seat, entry in enumerate(line.sheet):
        if entry.points:
            by_lives.setdefault(entry.points, []).append(seat)
    if told is None or not by_lives:
        return
    others = sum(0 < value < THIRTY_ONE for value in values)
    if told.key == "thirty_one" and len(by_lives.get(1, ())) == others > 1:
        yield translate("thirty_one", "Everyone else loses a life.")
        return
    low = told.key != "thirty_one" and not _how_low(line, int(told["knocker"]), thirty_one(rules))
    for lives, seats in sorted(by_lives.items(), reverse=True):
        text = _low(seats, company) if low else _loses(seats, company)
        value = figure(values[seats[0]])
        names = shared_by(company, seats)
        yield capital(text.format(names=names, value=value, lives=_lives(lives)))


def _low(seats: Sequence[Seat], company: SeatNames) -> str:
    """Pattern of a sentence on players whose hands are the lowest."""
    if len(seats) > 1:
        return translate(
            "thirty_one", "{names} have the lowest hands, {value}, and each lose {lives}."
        )
    if seats[0] == company.person:
        return translate("thirty_one", "You have the lowest hand, {value}, and lose {lives}.")
    return translate("thirty_one", "{names} has the lowest hand, {value}, and loses {lives}.")


def _loses(seats: Sequence[Seat], company: SeatNames) -> str:
    """Pattern of a sentence on players who lose lives."""
    if len(seats) > 1:
        return translate("thirty_one", "{names} each lose {lives}.")
    if seats[0] == company.person:
        return translate("thirty_one", "You lose {lives}.")
    return translate("thirty_one", "{names} loses {lives}.")


def _lives(count: int) -> str:
    """Lives inside a sentence."""
    if count == 1:
        return translate("thirty_one", "a life")
    return translate("thirty_one", "{count} lives").format(count=count)


def _swims(seats: Sequence[Seat], company: SeatNames, rules: ThirtyOneOptions) -> str:
    """Pattern of a sentence on players who are still in without lives."""
    if rules.mechanism == "draw":
        return translate("thirty_one", "No lives left, on the county: {names}.")
    if len(seats) > 1:
        return translate("thirty_one", "{names} have no lives left and swim.")
    if seats[0] == company.person:
        return translate("thirty_one", "You have no lives left and swim.")
    return translate("thirty_one", "{names} has no lives left and swims.")


def _won(line: ScoreLine, company: SeatNames) -> str:
    """Sentence on who wins the pot, and whether higher cards had to decide."""
    values = _values(line)
    winners = [seat for seat, entry in enumerate(line.sheet) if entry.points]
    if len(winners) > 1:
        text = translate("thirty_one", "{names} have equal hands and each win a pot.")
    elif max(values) >= THIRTY_ONE:
        text = (
            translate("thirty_one", "You win the pot.")
            if winners[0] == company.person
            else translate("thirty_one", "{names} wins the pot.")
        )
    elif values.count(max(values)) > 1:
        text = (
            translate("thirty_one", "You have the higher cards of equal hands and win the pot.")
            if winners[0] == company.person
            else translate(
                "thirty_one", "{names} has the higher cards of equal hands and wins the pot."
            )
        )
    elif winners[0] == company.person:
        text = translate("thirty_one", "You have the highest hand and win the pot.")
    else:
        text = translate("thirty_one", "{names} has the highest hand and wins the pot.")
    return said_of(text, winners, company)


def _how_low(line: ScoreLine, seat: Seat, rules: ThirtyOneOptions) -> str:
    """Rank of a knocker's hand: lowest, alone or tied, or not the highest as promised.

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


def _with_name(text: str, seat: Seat, company: SeatNames) -> str:
    return capital(text.format(name=company.name(seat)))


def _made_it(line: ScoreLine, rules: Rules, company: SeatNames) -> str:
    """Sentence on the hand that ended the deal, or on several that were dealt at once."""
    own, values = thirty_one(rules), _values(line)
    makers = [seat for seat, value in enumerate(values) if value >= THIRTY_ONE]
    value = figure(max(values))
    if max(values) > THIRTY_ONE:
        text = (
            translate("thirty_one", "You have three aces, worth {value}.")
            if makers[0] == company.person
            else translate("thirty_one", "{names} has three aces, worth {value}.")
        )
        return capital(text.format(names=company.name(makers[0]), value=value))
    if own.mechanism == "widow" and own.stakes == "lives":
        value = translate("thirty_one", "{value} (Schnauz)").format(value=value)
    if len(makers) > 1:
        text = translate("thirty_one", "{names} have {value}.")
    elif makers[0] == company.person:
        text = translate("thirty_one", "You have {value}.")
    else:
        text = translate("thirty_one", "{names} has {value}.")
    return capital(text.format(names=shared_by(company, makers), value=value))


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
