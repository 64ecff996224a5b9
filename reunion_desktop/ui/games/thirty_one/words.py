"""Texts of Thirty-One: stock and pile, the knock, lives, and the sheet."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import ClassVar

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.events import DealScored, Event
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.games.thirty_one.options import (
    ALL,
    DECLARE,
    HAMMER,
    KEEP,
    KNOCK,
    PUSH,
    STOP,
    SWAP,
    thirty_one,
)
from reunion_desktop.games.thirty_one.values import figure
from reunion_desktop.ui.games.side_count import SideRow, account_row, player_row
from reunion_desktop.ui.games.side_words import SideWords
from reunion_desktop.ui.games.thirty_one.count import scored_aloud, standing_row
from reunion_desktop.ui.games.thirty_one.turns import called, opening, turn_prompt, turn_sentence
from reunion_desktop.ui.words.game_words import Cell, Saying, Value
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate


class ThirtyOneWords(SideWords):
    """Texts that only Thirty-One has."""

    game = "thirty_one"
    calls: ClassVar[tuple[Call, ...]] = (KNOCK, HAMMER, DECLARE, STOP, ALL, PUSH, KEEP, SWAP)
    labels: ClassVar[tuple[str, ...]] = ("deal", "lives", "games", "pots")
    cells: ClassVar[tuple[str, ...]] = (
        *("value", "knocked", "pot", "replay", "loses", "county", "falls", "out"),
    )
    statistics: ClassVar[tuple[str, ...]] = (
        *("lives_lost", "pots_won", "knocks_won", "knocks_lost"),
        *("thirty_ones_won", "thirty_ones_lost"),
    )

    def title(self) -> str:
        """Name of the game as printed on a score sheet."""
        return translate("thirty_one", "Thirty-One")

    def line(self) -> str:
        """Description of the game in one sentence."""
        return translate(
            "games", "Two to six players collect 31 in one suit. The lowest hand loses a life."
        )

    # Calls ----------------------------------------------------------------------------------------

    def call(self, call: Call) -> str:
        """Text of a call on its button."""
        return {
            "knock": translate("thirty_one", "Knock"),
            "hammer": translate("thirty_one", "Show all hands now"),
            "declare": translate("thirty_one", "Show your hand"),
            "stop": translate("thirty_one", "Take no card"),
            "all": translate("thirty_one", "Exchange all three"),
            "push": translate("thirty_one", "Push"),
            "keep": translate("thirty_one", "Keep this packet"),
            "swap": translate("thirty_one", "Take the other packet"),
        }[call.word]

    def announced(self, seat: Seat, call: Call, company: SeatNames) -> str | None:
        """Announcement of a call."""
        return called(seat, call, company)

    def saying(self, deal: DealObservation, seat: Seat) -> Saying | None:
        """Tag beside a seat's plate with its last call."""
        said = [one.call for one in deal.calls if one.seat == seat]
        if not said or said[-1] not in {KNOCK, HAMMER, PUSH}:
            return None
        if said[-1] == PUSH:
            return Saying(translate("thirty_one", "pushes"), faded=True)
        return Saying(translate("thirty_one", "knocks"))

    def asked(self, calls: Sequence[Call]) -> str | None:
        """Prompt for the calls that are made without a draw."""
        if KEEP in calls:
            return translate("thirty_one", "Keep this packet, or take the other one unseen.")
        if DECLARE in calls:
            return translate("thirty_one", "Your hand ends the deal: show it.")
        return None

    def question(self, sight: Observation, calls: Sequence[Call], company: SeatNames) -> str | None:
        """Prompt for a turn: where a card may be drawn, and whether the player may knock."""
        del company
        widow = thirty_one(sight.rules).mechanism == "widow"
        return self.asked(calls) or turn_prompt(calls, in_middle=widow)

    # Events ---------------------------------------------------------------------------------------

    def said(
        self, event: Event, company: SeatNames, rules: Rules, order: CardOrder | None
    ) -> str | None:
        """Text of an event: a card drawn or discarded, the hands, or a deal's result."""
        del order
        if isinstance(event, DealScored):
            return scored_aloud(event.line, company, thirty_one(rules))
        return turn_sentence(event, company, thirty_one(rules))

    def further(self, event: Event, after: Observation, company: SeatNames) -> str | None:
        """The cards that lie face up once the deal is dealt."""
        del company
        return opening(event, after)

    def rule(self, sight: Observation, deal: DealObservation, company: SeatNames) -> str:
        """Remark on the table once somebody has knocked."""
        del sight
        knocker = None if deal.stock is None else deal.stock.knocker
        if knocker is None:
            return ""
        if knocker == company.person:
            return translate("thirty_one", "You have knocked: everyone else has one more turn")
        text = translate("thirty_one", "{name} has knocked: everyone else has one more turn")
        return text.format(name=company.name(knocker))

    def part(self, deal: DealObservation, seat: Seat) -> str:
        """Words on a seat's plate: one more turn after a knock."""
        if deal.stock is None or seat not in deal.stock.last_turns:
            return ""
        if seat == deal.stock.knocker:
            return ""
        return translate("thirty_one", "one more turn")

    def made_rows(
        self, sight: Observation, deal: DealObservation, company: SeatNames
    ) -> Iterator[SideRow]:
        """Value of the player's own hand."""
        value = figure(thirty_one(sight.rules).halves(deal.hand))
        label = translate("thirty_one", "Your hand")
        yield player_row(label, sight.seat, value, value, company)

    def standing_rows(
        self, sheet: ScoreSheet, rules: Rules, company: SeatNames
    ) -> Iterator[SideRow]:
        """Lives or pots in the last game, and the units of the session."""
        yield standing_row(sheet.games[-1].lines, thirty_one(rules), company)
        yield account_row(translate("thirty_one", "Balance"), sheet, rules, company)

    # The sheet ------------------------------------------------------------------------------------

    def label(self, key: str) -> str:
        """Labels of the parts of the sheet."""
        return {
            "deal": translate("thirty_one", "deal"),
            "lives": translate("thirty_one", "lives"),
            "games": translate("thirty_one", "games won"),
            "pots": translate("thirty_one", "pots won"),
        }[key]

    def signs(self, cells: Collection[Cell]) -> tuple[str, ...]:
        """Legend of the dot, the line and the ring; empty before the first deal."""
        told = (
            ("value", translate("sheet", "• dealer")),
            ("loses", translate("thirty_one", "underlined: lives lost")),
            ("loses", translate("thirty_one", "circled: 31 or more")),
            ("pot", translate("thirty_one", "circled: wins the pot")),
        )
        return tuple(text for key, text in told if key in cells)

    def means(self, cell: Cell, values: Mapping[str, Value]) -> str:
        """Meaning of a value on the score sheet; ``values`` hold its named quantities."""
        if cell == "loses" and values.get("lives") == 1:
            return translate("thirty_one", "loses a life")
        return {
            "value": translate("thirty_one", "value {value}"),
            "knocked": translate("thirty_one", "has knocked"),
            "pot": translate("thirty_one", "wins the pot"),
            "replay": translate("thirty_one", "the deal doesn’t count"),
            "loses": translate("thirty_one", "loses {lives} lives"),
            "county": translate("thirty_one", "on the county: no lives left, but still in"),
            "falls": translate("thirty_one", "out with this deal"),
            "out": translate("thirty_one", "out"),
        }[cell].format_map({"value": "", "lives": "", **values})

    def figure(self, key: str) -> str:
        """Label of a figure in the statistics."""
        return {
            "lives_lost": translate("thirty_one", "Lives lost"),
            "pots_won": translate("thirty_one", "Pots won"),
            "knocks_won": translate("thirty_one", "Knocks without a loss"),
            "knocks_lost": translate("thirty_one", "Knocks that cost you"),
            "thirty_ones_won": translate("thirty_one", "31, by you"),
            "thirty_ones_lost": translate("thirty_one", "31, by another player"),
        }[key]
