"""Texts of Hindersche: marks added and wiped, play-offs, nicer cards, the frame."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import ClassVar

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.events import CardsDealt, DealScored, Event, GameSettled
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import ScoreLine, ScoreSheet, Settlement
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.games.hindersche.options import ACCEPT, REDEAL, hindersche
from reunion_desktop.games.hindersche.options.slate import Slate, Tie
from reunion_desktop.ui.games.hindersche.count import frame_row, slate_row, strokes_row
from reunion_desktop.ui.games.side_count import (
    SideRow,
    points_row,
    row_aloud,
    shared_by,
    tricks_row,
)
from reunion_desktop.ui.games.side_words import SideWords
from reunion_desktop.ui.words.access import sentence
from reunion_desktop.ui.words.cards import jack_names
from reunion_desktop.ui.words.game_words import Cell, Value
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate


class HinderscheWords(SideWords):
    """Texts that only Hindersche has."""

    game = "hindersche"
    slate = True
    calls: ClassVar[tuple[Call, ...]] = (PASS, REDEAL, ACCEPT)
    labels: ClassVar[tuple[str, ...]] = ("deal", "playoff", "slate", "frame", "balance", "paid")
    cells: ClassVar[tuple[str, ...]] = (
        *("points", "hundred", "march", "adds", "wipes", "tied", "tied_low"),
        *("out", "redealt", "balance", "paid"),
    )
    statistics: ClassVar[tuple[str, ...]] = (
        *("marks_wiped", "marks_received", "hundreds_won", "hundreds_lost"),
        *("marches_won", "marches_lost", "clean", "games_lost"),
    )

    def title(self) -> str:
        """Name of the game as printed on a score sheet."""
        return translate("hindersche", "Hindersche")

    def line(self) -> str:
        """Description of the game in one sentence."""
        return translate(
            "games", "Four players, each for themselves. Take few points – or at least a hundred."
        )

    def bowers(self) -> tuple[str, str] | None:
        """Names of the jack of trumps and of the other jack of its colour."""
        return jack_names()

    # Texts ----------------------------------------------------------------------------------------

    def call(self, call: Call) -> str:
        """Text of a call on its button."""
        return {
            "pass": translate("hindersche", "Keep these cards"),
            "redeal": translate("hindersche", "Ask for a new deal (“Nicer cards”)"),
            "accept": translate("hindersche", "Agree to a new deal"),
        }[call.word]

    def announced(self, seat: Seat, call: Call, company: SeatNames) -> str | None:
        """Announcement of a request for a new deal, of consent to it, or of keeping the cards."""
        mine = seat == company.person
        if call == REDEAL:
            text = (
                translate("hindersche", "You ask for a new deal (“nicer cards”).")
                if mine
                else translate("hindersche", "{name} asks for a new deal (“nicer cards”).")
            )
        elif call == ACCEPT:
            text = (
                translate("hindersche", "You agree to a new deal.")
                if mine
                else translate("hindersche", "{name} agrees to a new deal.")
            )
        elif mine:
            text = translate("hindersche", "You keep your cards.")
        else:
            text = translate("hindersche", "{name} keeps the cards.")
        return text.format(name=company.name(seat))

    def asked(self, calls: Sequence[Call]) -> str | None:
        """Prompt for the calls before the first card."""
        if REDEAL in calls:
            return translate(
                "hindersche", "Keep your cards, or ask for a new deal (“nicer cards”)."
            )
        if ACCEPT in calls:
            return translate("hindersche", "A new deal (“nicer cards”) is requested. Do you agree?")
        return None

    def said(
        self, event: Event, company: SeatNames, rules: Rules, order: CardOrder | None
    ) -> str | None:
        """Text of an event: a deal's result with its marks, or the end of a game."""
        del rules, order
        if isinstance(event, DealScored):
            return _counted(event.line, company)
        return _lost(event.settlement, company) if isinstance(event, GameSettled) else None

    def made_rows(
        self, sight: Observation, deal: DealObservation, company: SeatNames
    ) -> Iterator[SideRow]:
        """Tricks and points of each player."""
        del sight
        yield tricks_row(deal.tricks, company)
        yield points_row(deal.points, company)

    def standing_rows(
        self, sheet: ScoreSheet, rules: Rules, company: SeatNames
    ) -> Iterator[SideRow]:
        """Slate, until the game is lost; frame, once it has a mark."""
        game = sheet.games[-1]
        if game.settlement is None:
            yield slate_row(game.lines, rules, company)
        if any(each.settlement is not None for each in sheet.games):
            yield frame_row(sheet, rules, company)

    def holds(self, sight: Observation, seat: Seat) -> str:
        """Words in place of figures for a player who is not dealt in: free, or not tied."""
        deal = sight.deal
        if deal is None or seat in deal.contract.seats:
            return ""
        if seat in _slate_at(sight, deal).active:
            return translate("hindersche", "sits out")
        return translate("hindersche", "free", "on the plate of a player without marks")

    def marks(self, sight: Observation, seat: Seat) -> int:
        """Marks on the slate."""
        return hindersche(sight.rules).slate(sight.lines).marks[seat]

    def rule(self, sight: Observation, deal: DealObservation, company: SeatNames) -> str:
        """Marks that this deal adds or wipes."""
        del company
        slate = _slate_at(sight, deal)
        if slate.ties and slate.ties[0].what is Tie.WIPES:
            text = translate("hindersche", "Play-off: fewest points wipe a mark")
        elif slate.ties:
            text = translate("hindersche", "Play-off: most points get a mark")
        elif not slate.butzen:
            text = translate(
                "hindersche", "Most points get a mark; with 100 points all others get one instead"
            )
        elif slate.wipers > 1:
            text = translate(
                "hindersche", "Butzen: the {count} with fewest points each wipe a mark"
            )
        elif slate.wipers and slate.adds:
            text = translate("hindersche", "Butzen: fewest points wipe a mark, most points get one")
        elif slate.wipers:
            text = translate("hindersche", "Butzen: fewest points wipe a mark")
        else:
            text = translate("hindersche", "Butzen: most points get a mark")
        return text.format(count=slate.wipers)

    def short_rule(self, sight: Observation, deal: DealObservation, company: SeatNames) -> str:
        """The longest rules in few words; empty for the others."""
        del company
        slate = _slate_at(sight, deal)
        if slate.ties:
            return ""
        if not slate.butzen:
            return translate("hindersche", "Most points: a mark; from 100: all others")
        if slate.wipers == 1 and slate.adds:
            return translate("hindersche", "Butzen: fewest points wipe one, most get one")
        return ""

    def further(self, event: Event, after: Observation, company: SeatNames) -> str | None:
        """The rule of a deal, once it is dealt."""
        if after.deal is None or not isinstance(event, CardsDealt):
            return None
        return sentence(self.rule(after, after.deal, company))

    def phase(self, lines: tuple[ScoreLine, ...], rules: Rules) -> str:
        """Sentence on whether marks are added or wiped; empty once the game is lost."""
        slate = hindersche(rules).slate(lines)
        if slate.loser is not None:
            return ""
        if slate.butzen:
            return translate("hindersche", "Butzen: marks are wiped now.")
        return translate("hindersche", "First phase: marks are added.")

    # The sheet ------------------------------------------------------------------------------------

    def label(self, key: str) -> str:
        """Labels of the parts of the slate."""
        return {
            "deal": translate("hindersche", "deal"),
            "playoff": translate("hindersche", "play-off"),
            "slate": translate("hindersche", "slate"),
            "frame": translate("hindersche", "frame"),
            "balance": translate("hindersche", "Balance"),
            "paid": translate("hindersche", "Paid"),
        }[key]

    def signs(self, cells: Collection[Cell]) -> tuple[str, ...]:
        """Legend of the dot, the line and the ring; empty before the first deal."""
        told = (
            ("points", translate("sheet", "• dealer")),
            ("adds", translate("sheet", "underlined: one more mark")),
            ("wipes", translate("hindersche", "circled: marks wiped")),
        )
        return tuple(text for key, text in told if key in cells)

    def means(self, cell: Cell, values: Mapping[str, Value]) -> str:
        """Meaning of a figure on the score sheet; ``values`` hold its named quantities."""
        if cell == "wipes" and values.get("marks") == 1:
            return translate("hindersche", "one mark is wiped")
        return {
            "points": translate("hindersche", "{points} points"),
            "hundred": translate("hindersche", "100 points: each of the others gets a mark"),
            "march": translate("hindersche", "a march"),
            "adds": translate("hindersche", "one more mark"),
            "wipes": translate("hindersche", "{marks} marks are wiped"),
            "tied": translate("hindersche", "tied for most points: play-off follows"),
            "tied_low": translate("hindersche", "tied for fewest points: play-off follows"),
            "out": translate("hindersche", "sits out"),
            "redealt": translate("hindersche", "cancelled for a new deal"),
            "balance": translate("hindersche", "{units} so far"),
            "paid": translate("hindersche", "{units} paid out"),
        }[cell].format_map({"points": "", "marks": "", "units": "", **values})

    def figure(self, key: str) -> str:
        """Label of a figure in the statistics."""
        return {
            "marks_received": translate("hindersche", "Marks received"),
            "marks_wiped": translate("hindersche", "Marks wiped"),
            "hundreds_won": translate("hindersche", "100 points, by you"),
            "hundreds_lost": translate("hindersche", "100 points, by another player"),
            "marches_won": translate("hindersche", "March, by you"),
            "marches_lost": translate("hindersche", "March, by another player"),
            "clean": translate("hindersche", "Out of danger (no marks left)"),
            "games_lost": translate("hindersche", "Games lost"),
        }[key]


def _slate_at(sight: Observation, deal: DealObservation) -> Slate:
    """The slate before a deal."""
    return hindersche(sight.rules).slate(sight.lines[: deal.number - 1])


def _counted(line: ScoreLine, company: SeatNames) -> str:
    """Sentence on each player's points, and the marks that follow."""
    if not line.played:
        text = translate("hindersche", "Deal {number} is cancelled. The same dealer deals again.")
        return text.format(number=line.number)
    head = (
        translate("hindersche", "Deal {number}, a play-off.")
        if line.playoff
        else translate("hindersche", "Deal {number}.")
    )
    told = [head.format(number=line.number), row_aloud(points_row(line.points, company), company)]
    if any(entry.points for entry in line.sheet):
        told.append(row_aloud(strokes_row(line, company), company))
    return " ".join(told)


def _lost(settlement: Settlement, company: SeatNames) -> str:
    """Sentence on the losers of the game and the marks they get on the frame."""
    losers = [seat for seat, marks in enumerate(settlement.chalk) if marks]
    text = (
        translate("hindersche", "the game is lost, and two marks go on the frame, for {names}")
        if max(settlement.chalk) > 1
        else translate("hindersche", "the game is lost, and a mark goes on the frame, for {names}")
    )
    return sentence(text.format(names=shared_by(company, losers)))
