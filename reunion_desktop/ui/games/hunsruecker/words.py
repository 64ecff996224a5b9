"""Texts of Hunsrücker Bauern: accepting and choosing trumps, the exchange, lines, games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import Rank, Suit
from reunion_desktop.engine.events import CardsDealt, DealScored, Event, GameSettled
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import ScoreLine, ScoreSheet
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.games.hunsruecker.options import ACCEPT, naming
from reunion_desktop.ui.games.hunsruecker.count import declarers_row, games_row, lines_row
from reunion_desktop.ui.games.side_count import (
    SideRow,
    deal_number,
    row_aloud,
    said_of,
    tricks_row,
)
from reunion_desktop.ui.games.side_words import SideWords
from reunion_desktop.ui.words.access import capital, sentence
from reunion_desktop.ui.words.cards import jack_names, rank_name, suit_name, the_card
from reunion_desktop.ui.words.game_words import Cell, Value
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate


class HunsrueckerWords(SideWords):
    """Texts that only Hunsrücker Bauern has."""

    game = "hunsruecker"
    german_cards = True
    calls: ClassVar[tuple[Call, ...]] = (PASS, ACCEPT, *(naming(suit) for suit in Suit))
    labels: ClassVar[tuple[str, ...]] = ("deal", "lines", "games")
    cells: ClassVar[tuple[str, ...]] = ("tricks", "made", "all", "held", "chalked", "void")
    statistics: ClassVar[tuple[str, ...]] = (
        *("declared_won", "declared_lost", "against_won", "against_lost"),
        *("all_won", "all_lost", "called_won", "called_lost"),
    )

    def title(self) -> str:
        """Name of the game as printed on a score sheet."""
        return translate("hunsruecker", "Hunsrücker Bauern")

    def line(self) -> str:
        """Description of the game in one sentence."""
        return translate(
            "games",
            "Six players in two teams. Five cards each; wipe your five lines off the slate.",
        )

    def bowers(self) -> tuple[str, str] | None:
        """Names of the jack of trumps and of the other jack of its colour."""
        return jack_names()

    # Texts ----------------------------------------------------------------------------------------

    def call(self, call: Call) -> str:
        """Text of a call on its button."""
        if call.word == "name" and call.suit is not None:
            return capital(suit_name(call.suit))
        return {
            "accept": translate("hunsruecker", "Accept"),
            "pass": translate("hunsruecker", "Pass"),
        }[call.word]

    def announced(self, seat: Seat, call: Call, company: SeatNames) -> str | None:
        """Announcement of a call: the accepted or the chosen trumps."""
        if call == ACCEPT:
            return company.told_of(
                seat,
                translate(
                    "hunsruecker", "You accept the turned-up suit. Your side needs three tricks."
                ),
                translate(
                    "hunsruecker",
                    "Your partner {name} accepts the turned-up suit. Your side needs three tricks.",
                ),
                translate("hunsruecker", "{name} accepts the turned-up suit."),
            )
        if call.suit is None:
            return None
        return company.told_of(
            seat,
            translate("hunsruecker", "You choose {suit} as trumps. Your side needs three tricks."),
            translate(
                "hunsruecker",
                "Your partner {name} chooses {suit} as trumps. Your side needs three tricks.",
            ),
            translate("hunsruecker", "{name} chooses {suit} as trumps."),
            suit=suit_name(call.suit),
        )

    def rule(self, sight: Observation, deal: DealObservation, company: SeatNames) -> str:
        """How trumps came about."""
        del sight
        caller, call, trump = deal.contract.declarer, deal.contract.call, deal.order.trump
        if caller is None or trump is None:
            return ""
        if call is None:
            ours = translate("hunsruecker", "{suit} by the {jack}: your side needs three tricks")
            told = (
                *(ours, ours),
                translate(
                    "hunsruecker", "{suit} by the {jack}: the dealer’s side needs three tricks"
                ),
            )
        elif call == ACCEPT:
            told = (
                translate("hunsruecker", "You accepted {suit}: your side needs three tricks"),
                translate("hunsruecker", "{name} accepted {suit}: your side needs three tricks"),
                translate("hunsruecker", "{name} accepted {suit}: their side needs three tricks"),
            )
        else:
            told = (
                translate("hunsruecker", "You chose {suit}: your side needs three tricks"),
                translate("hunsruecker", "{name} chose {suit}: your side needs three tricks"),
                translate("hunsruecker", "{name} chose {suit}: their side needs three tricks"),
            )
        names = {"suit": suit_name(trump), "jack": rank_name(Rank.JACK)}
        return capital(company.told_of(caller, *told, **names))

    def asked(self, calls: Sequence[Call]) -> str | None:
        """Prompt for the player when these calls are legal."""
        words = {call.word for call in calls}
        if "accept" in words:
            return translate(
                "hunsruecker", "Should the turned-up suit be trumps? Accept it or pass."
            )
        if "name" in words:
            return translate("hunsruecker", "Everyone has passed. Choose another suit or pass.")
        return None

    def said(
        self, event: Event, company: SeatNames, rules: Rules, order: CardOrder | None
    ) -> str | None:
        """Text of an event: turned and cut cards, a deal's result, the end of a game."""
        del rules, order
        match event:
            case CardsDealt():
                return _dealt(event, company)
            case DealScored():
                return _counted(event.line, company)
            case GameSettled():
                text = translate("hunsruecker", "{names} win the game")
                return sentence(said_of(text, event.settlement.winners, company))
            case _:
                return None

    def made_rows(
        self, sight: Observation, deal: DealObservation, company: SeatNames
    ) -> Iterator[SideRow]:
        """Tricks taken by each side, and the declarers once trumps are chosen."""
        del sight
        yield tricks_row(deal.tricks, company)
        if deal.contract.declarer is not None:
            yield declarers_row(deal, company)

    def standing_rows(
        self, sheet: ScoreSheet, rules: Rules, company: SeatNames
    ) -> Iterator[SideRow]:
        """Each side's lines and games won."""
        yield lines_row(sheet.games[-1].lines, company)
        yield games_row(sheet, rules, company)

    # The sheet ------------------------------------------------------------------------------------

    def label(self, key: str) -> str:
        """Label at the left of the score sheet, or above its strokes."""
        return {
            "deal": translate("hunsruecker", "tricks"),
            "lines": translate("hunsruecker", "lines"),
            "games": translate("hunsruecker", "games"),
        }[key]

    def means(self, cell: Cell, values: Mapping[str, Value]) -> str:
        """Meaning of a number on the score sheet."""
        return {
            "tricks": translate("hunsruecker", "tricks: {tricks}; lines left: {lines}"),
            "made": translate(
                "hunsruecker", "tricks: {tricks}, won as declarers; lines left: {lines}"
            ),
            "all": translate("hunsruecker", "all five tricks, two lines wiped; left: {lines}"),
            "held": translate(
                "hunsruecker", "tricks: {tricks}, won as defenders; lines left: {lines}"
            ),
            "chalked": translate(
                "hunsruecker",
                "tricks: {tricks}, lost as declarers; lines added: {more}, now {lines}",
            ),
            "void": translate("hunsruecker", "nobody chose trumps; redealt"),
        }[cell].format_map({"tricks": "", "lines": "", "more": "", **values})

    def figure(self, key: str) -> str:
        """Label of a figure in the statistics."""
        return {
            "declared_won": translate("hunsruecker", "Won as declarers"),
            "declared_lost": translate("hunsruecker", "Lost as declarers"),
            "against_won": translate("hunsruecker", "Won as defenders"),
            "against_lost": translate("hunsruecker", "Lost as defenders"),
            "all_won": translate("hunsruecker", "All five tricks, taken"),
            "all_lost": translate("hunsruecker", "All five tricks, lost"),
            "called_won": translate("hunsruecker", "You chose trumps and won"),
            "called_lost": translate("hunsruecker", "You chose trumps and lost"),
        }[key]


def _dealt(event: CardsDealt, company: SeatNames) -> str:
    """Sentence on the dealer and the turned-up card, and on a jack that fixes trumps at once."""
    turned = event.turn_up
    if turned is None:
        return ""
    if event.dealer == company.person:
        text = translate("hunsruecker", "You deal and turn up {card}.")
    else:
        text = translate("hunsruecker", "{name} deals and turns up {card}.")
    told = [text.format(name=company.name(event.dealer), card=the_card(turned))]
    told += [
        translate("hunsruecker", "At the cut, {card} was shown.").format(card=the_card(card))
        for card in event.shown
    ]
    jack = next((card for card in (turned, *event.shown) if card.rank is Rank.JACK), None)
    if jack is not None:
        text = translate(
            "hunsruecker", "So {suit} are trumps, and the dealer’s side are the declarers."
        )
        told.append(text.format(suit=suit_name(jack.suit)))
    return " ".join(told)


def _counted(line: ScoreLine, company: SeatNames) -> str:
    """Sentence on each side's tricks and lines."""
    if not line.played:
        text = translate(
            "hunsruecker", "Deal {number}: nobody chose trumps. The same dealer deals again."
        )
        return text.format(number=line.number)
    told = [deal_number(line.number)]
    told.append(row_aloud(tricks_row(line.tricks, company), company))
    if len(line.sheet) == len(company.every_side()):
        told.append(row_aloud(lines_row((line,), company), company))
    return " ".join(told)
