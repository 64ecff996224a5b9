"""Result pages of Thirty-One: the values of the hands, lives or pots, and the kitty."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.scoring import ScoreLine
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.thirty_one.options import OUT, ThirtyOneOptions, thirty_one
from reunion_desktop.games.thirty_one.sheet import value_in, was_in
from reunion_desktop.games.thirty_one.values import figure
from reunion_desktop.ui.games.side_count import (
    GameEnd,
    SideCount,
    SideRow,
    account_row,
    amounts_row,
    deal_number,
    own_first,
    row_aloud,
    said_of,
    shared_by,
    some,
)
from reunion_desktop.ui.words.access import sentence
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate


class ThirtyOneCount(SideCount):
    """Result page of Thirty-One, for a deal and for a game."""

    def deal_rows(
        self, sight: Observation, deal: DealObservation, company: SeatNames
    ) -> Iterator[SideRow]:
        """Rows of the last deal."""
        del deal
        own, line = thirty_one(sight.rules), sight.lines[-1]
        seats = range(own.players)
        before = sight.lines[:-1]
        values = [figure(value_in(line, s)) if was_in(own, before, s) else "" for s in seats]
        label = translate("thirty_one", "Value of the hand")
        yield SideRow(label, own_first(company, values))
        yield changes_row(line, own, company)
        yield standing_row(sight.lines, own, company)

    def note(self, sight: Observation, company: SeatNames) -> str:
        """Sentences on how the deal ended, and on who is on the county or out now."""
        own, line = thirty_one(sight.rules), sight.lines[-1]
        told = [_ending(line, company)]
        if own.stakes == "lives":
            before, after = own.lives_after(sight.lines[:-1]), own.lives_after(sight.lines)
            seats = range(own.players)
            changed = [seat for seat in seats if before[seat] != after[seat]]
            if fallen := [seat for seat in changed if after[seat] == OUT]:
                text = translate("thirty_one", "Out of the game: {names}.")
                told.append(text.format(names=shared_by(company, fallen)))
            if swimming := [seat for seat in changed if after[seat] == 0]:
                text = translate("thirty_one", "On the county, out with the next loss: {names}.")
                told.append(text.format(names=shared_by(company, swimming)))
        return " ".join(filter(None, told))

    def game_rows(self, game: GameEnd) -> Iterator[SideRow]:
        """Rows of the last game."""
        yield standing_row(game.lines, thirty_one(game.rules), game.company)
        yield account_row(translate("thirty_one", "Balance"), game.sheet, game.rules, game.company)

    def heading(self, game: GameEnd) -> str:
        """Heading of a finished game: its winner, or those who share the most pots."""
        winners, company = game.settlement.winners, game.company
        if len(winners) > 1:
            text = translate("thirty_one", "The game is shared by {names}")
        elif winners[0] == company.person:
            text = translate("thirty_one", "{names} have won the game", "you")
        else:
            text = translate("thirty_one", "{names} has won the game")
        return said_of(text, winners, company)


def changes_row(line: ScoreLine, rules: ThirtyOneOptions, company: SeatNames) -> SideRow:
    """Row of the lives that a deal costs, or of the pot."""
    label = (
        translate("thirty_one", "Lives lost")
        if rules.stakes == "lives"
        else translate("thirty_one", "Pots won")
    )
    return SideRow(label, some(own_first(company, [entry.points for entry in line.sheet])))


def standing_row(
    lines: tuple[ScoreLine, ...], rules: ThirtyOneOptions, company: SeatNames
) -> SideRow:
    """Row of the lives left, or of the pots won."""
    after = rules.lives_after(lines)
    if rules.stakes == "pots":
        return amounts_row(translate("thirty_one", "Pots in this game"), company, after)
    label = translate("thirty_one", "Lives left")
    cells = tuple(_life_cell(lives) for lives in own_first(company, after))
    return SideRow(label, cells, strong=True)


def _life_cell(lives: int) -> str:
    return translate("thirty_one", "out") if lives == OUT else str(lives)


def scored_aloud(line: ScoreLine, company: SeatNames, rules: ThirtyOneOptions) -> str:
    """Sentences on how a deal ended and what it costs."""
    told = [deal_number(line.number), _ending(line, company)]
    if any(entry.points for entry in line.sheet):
        told.append(row_aloud(changes_row(line, rules, company), company))
    return " ".join(filter(None, told))


def _ending(line: ScoreLine, company: SeatNames) -> str:
    """Sentence on how a deal ended; empty for a knock, which was heard."""
    told = line.outcome
    if told is None or told.key in {"knock", "hammer"}:
        return ""
    if told.key == "replay":
        return translate("thirty_one", "All would be out together, so nobody loses a life.")
    if told.key == "stop":
        return translate("thirty_one", "The stock is used up, and all hands are shown.")
    seat = Seat(told["by"])
    if seat == company.person:
        return translate("thirty_one", "You end the deal with the highest hand.")
    text = translate("thirty_one", "{name} ends the deal with the highest hand.")
    return sentence(text.format(name=company.name(seat)))
