"""Texts of Bauer: choosing trumps, cards away, the countdown, the Brote."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import Suit
from reunion_desktop.engine.contract import Goal
from reunion_desktop.engine.events import DealScored, Event, GameSettled
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import ScoreLine, ScoreSheet
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.games.bauer.options import AWAY, BauerOptions
from reunion_desktop.ui.games.bauer.count import brote_row, needed_row, to_go_row
from reunion_desktop.ui.games.side_count import (
    SideRow,
    deal_number,
    row_aloud,
    rows_aloud,
    shared_by,
    tricks_row,
)
from reunion_desktop.ui.games.side_words import SideWords
from reunion_desktop.ui.words.access import capital, sentence
from reunion_desktop.ui.words.cards import suit_name
from reunion_desktop.ui.words.game_words import Cell, Value
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate


class BauerWords(SideWords):
    """Texts that only Bauer has."""

    game = "bauer"
    calls: ClassVar[tuple[Call, ...]] = (
        *(Call("trump", suit) for suit in Suit),
        Call("away"),
        PASS,
    )
    grave = ("away",)
    labels: ClassVar[tuple[str, ...]] = ("start", "deal", "count", "brote")
    cells: ClassVar[tuple[str, ...]] = (
        *("start", "count", "made", "lost", "four_all", "held", "away_won", "away_lost"),
        *("brot", "brote"),
    )
    statistics: ClassVar[tuple[str, ...]] = (
        *("makers_won", "makers_lost", "against_won", "against_lost", "away_won", "away_lost"),
    )

    def title(self) -> str:
        """Name of the game as printed on a score sheet."""
        return translate("bauer", "Bauer")

    def line(self) -> str:
        """Description of the game in one sentence."""
        return translate(
            "games",
            "Four players in two teams. Choose trumps after four cards and take five tricks.",
        )

    def bowers(self) -> tuple[str, str] | None:
        """Names of the jack of trumps and of the other jack of its colour."""
        return translate("bauer", "Fat One"), translate("bauer", "Left One")

    # Texts ----------------------------------------------------------------------------------------

    def call(self, call: Call) -> str:
        """Text of a call on its button."""
        if call.word == "trump" and call.suit is not None:
            return capital(suit_name(call.suit))
        return {
            "away": translate("bauer", "Cards away!"),
            "pass": translate("bauer", "Pass"),
        }[call.word]

    def announced(self, seat: Seat, call: Call, company: SeatNames) -> str | None:
        """Announcement of a call: the chosen trumps, or a player who plays alone."""
        if call.word == "trump" and call.suit is not None:
            return company.told_of(
                seat,
                translate("bauer", "You choose {suit} as trumps. Your side needs five tricks."),
                translate(
                    "bauer",
                    "Your partner {name} chooses {suit} as trumps. Your side needs five tricks.",
                ),
                translate("bauer", "{name} chooses {suit} as trumps."),
                suit=suit_name(call.suit),
            )
        if call.word == "away":
            return company.told_of(
                seat,
                translate("bauer", "Cards away: you play alone for all eight tricks."),
                translate(
                    "bauer",
                    "Cards away: your partner {name} plays alone for all eight tricks. You put"
                    " your hand down.",
                ),
                translate("bauer", "Cards away: {name} plays alone for all eight tricks."),
            )
        return None

    def rule(self, sight: Observation, deal: DealObservation, company: SeatNames) -> str:
        """The player who plays alone, and the tricks that takes."""
        del sight
        contract = deal.contract
        if contract.declarer is None or contract.call is None or contract.goal is Goal.TRICKS:
            return ""
        told = self.announced(contract.declarer, contract.call, company) or ""
        return told.partition(". ")[0].removesuffix(".")

    def asked(self, calls: Sequence[Call]) -> str | None:
        """Prompt for the player when these calls are legal."""
        words = {call.word for call in calls}
        if "trump" in words:
            return translate(
                "bauer",
                "Choose trumps from the suits you hold. You have seen half of your hand.",
            )
        if "away" in words:
            return translate(
                "bauer",
                "Do you want to play alone for all eight tricks? Call “Cards away” or pass.",
            )
        return None

    def question(self, sight: Observation, calls: Sequence[Call], company: SeatNames) -> str | None:
        """Prompt in a position, with what is at stake where a player would play alone."""
        told, rules = super().question(sight, calls, company), sight.rules
        if AWAY not in calls or not isinstance(rules, BauerOptions):
            return told
        stake = {
            "brot": translate("bauer", "It wins or loses the Brot at once."),
            "nothing": translate("bauer", "It can win the Brot at once."),
        }[rules.away_lost]
        return f"{told} {stake}"

    def said(
        self, event: Event, company: SeatNames, rules: Rules, order: CardOrder | None
    ) -> str | None:
        """Text of an event: a deal's result, or a Brot."""
        del rules, order
        match event:
            case DealScored():
                return _counted(event.line, company)
            case GameSettled():
                return _brot(event.settlement.winners, company)
            case _:
                return None

    def made_rows(
        self, sight: Observation, deal: DealObservation, company: SeatNames
    ) -> Iterator[SideRow]:
        """Tricks taken by each side, and the tricks it needs once trumps are chosen."""
        del sight
        yield tricks_row(deal.tricks, company)
        if deal.contract.targets:
            yield needed_row(deal, company)

    def at_start(self, company: SeatNames) -> str:
        """The number from which both sides count down."""
        return rows_aloud((to_go_row((), company),), company)

    def standing_rows(
        self, sheet: ScoreSheet, rules: Rules, company: SeatNames
    ) -> Iterator[SideRow]:
        """Each side's countdown, and the Brote won."""
        yield to_go_row(sheet.games[-1].lines, company)
        yield brote_row(sheet, rules, company)

    # The sheet ------------------------------------------------------------------------------------

    def label(self, key: str) -> str:
        """Label at the left of the score sheet, or above its strokes."""
        return {
            "start": translate("bauer", "start"),
            "deal": translate("bauer", "deal"),
            "count": translate("bauer", "left"),
            "brote": translate("bauer", "Brote"),
        }[key]

    def means(self, cell: Cell, values: Mapping[str, Value]) -> str:
        """Meaning of a number on the score sheet; ``count`` is what is left of the countdown."""
        return {
            "start": translate("bauer", "both sides start at {count}"),
            "count": translate("bauer", "{count} left"),
            "made": translate("bauer", "{count} left: won as declarers, five tricks or more"),
            "lost": translate("bauer", "{count} left: lost as declarers"),
            "four_all": translate("bauer", "{count} left: lost as declarers, only four tricks"),
            "held": translate("bauer", "{count} left: won as defenders"),
            "away_won": translate("bauer", "all eight tricks, playing alone: a Brot"),
            "away_lost": translate("bauer", "played alone and lost a trick"),
            "brot": translate("bauer", "reached zero: a Brot"),
            "brote": translate("bauer", "Brote won: {count}"),
        }[cell].format_map({"count": "", **values})

    def figure(self, key: str) -> str:
        """Label of a figure in the statistics."""
        return {
            "makers_won": translate("bauer", "Won as declarers"),
            "makers_lost": translate("bauer", "Lost as declarers"),
            "against_won": translate("bauer", "Won as defenders"),
            "against_lost": translate("bauer", "Lost as defenders"),
            "away_won": translate("bauer", "Cards away, won"),
            "away_lost": translate("bauer", "Cards away, lost"),
        }[key]


def _counted(line: ScoreLine, company: SeatNames) -> str:
    """Sentence on each side's tricks, and on the countdown if the score sheet has it by side."""
    text = deal_number(line.number)
    told = [text, row_aloud(tricks_row(line.tricks, company), company)]
    if len(line.sheet) == len(company.every_side()):
        told.append(row_aloud(to_go_row((line,), company), company))
    return " ".join(told)


def _brot(winners: Sequence[Seat], company: SeatNames) -> str:
    """Sentence that names the winners of the Brot."""
    names = shared_by(company, winners)
    if company.person in winners and len(winners) == 1:
        return translate("bauer", "You win the Brot.")
    if len(winners) == 1:
        return translate("bauer", "{name} wins the Brot.").format(name=names)
    text = translate("bauer", "{names} win the Brot", "a side of two")
    return sentence(text.format(names=names))
