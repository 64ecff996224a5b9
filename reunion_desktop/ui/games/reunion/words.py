"""Texts of Réunion: options, rule sets, fees, restrictions, score sheet and statistics."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.duties import Duty
from reunion_desktop.engine.events import Event
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.ui.games.reunion.event_words import event_of_reunion, standing
from reunion_desktop.ui.words.game_words import GameWords
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate


class ReunionWords(GameWords):
    """Texts that only Réunion has."""

    game = "reunion"
    labels: ClassVar[tuple[str, ...]] = (
        *("playoff", "bowers", "stangen", "settlement", "balance", "receipts"),
        *("session_balance", "session_receipts", "carried"),
    )
    statistics: ClassVar[tuple[str, ...]] = (
        *("dealer_points", "forehand_points", "middlehand_points"),
        *("stangen_given", "stangen_received", "bowers_won", "bowers_lost"),
    )

    def title(self) -> str:
        """Name of the game as printed on a score sheet."""
        return translate("sheet", "Réunion")

    def line(self) -> str:
        """Description of the game in one sentence."""
        return translate(
            "games",
            "Three players, each for themselves. Two bowers are the highest cards; three deals"
            " make a game.",
        )

    def said(
        self, event: Event, company: SeatNames, rules: Rules, order: CardOrder | None
    ) -> str | None:
        """Text of an event: a fee, a deal's result, or the settlement of a game."""
        del order
        return event_of_reunion(event, company, rules.ledger)

    def duty(self, duty: Duty) -> str | None:
        """Text of a restriction on discards, or of the turned-up card that stays on the table."""
        return {
            Duty.LOCKED: translate(
                "wording", "The turned-up card stays on the table until the second trick is over"
            ),
            Duty.ACE: translate("wording", "You can’t discard an ace"),
            Duty.BOWER: translate("wording", "You can’t discard a bower"),
            Duty.TENS: translate("wording", "You can discard only one ten"),
            Duty.TURNED: translate("wording", "You can’t discard the turned-up card"),
        }.get(duty)

    def standing(self, sheet: ScoreSheet, rules: Rules, company: SeatNames) -> str:
        """Totals of the game, and units of the session, as text."""
        del rules
        return standing(sheet, company)

    def label(self, key: str) -> str:
        """Label of a row on the score sheet."""
        return {
            "playoff": translate("sheet", "play-off"),
            "bowers": translate("sheet", "bowers"),
            "stangen": translate("sheet", "Stangen"),
            "settlement": translate("sheet", "game"),
            "balance": translate("sheet", "balance"),
            "receipts": translate("sheet", "winnings"),
            "session_balance": translate("sheet", "total balance"),
            "session_receipts": translate("sheet", "total winnings"),
            "carried": translate("sheet", "carried forward"),
        }[key]

    def figure(self, key: str) -> str:
        """Label of a figure in the statistics."""
        return {
            "dealer_points": translate("statistics", "dealer"),
            "forehand_points": translate("statistics", "forehand"),
            "middlehand_points": translate("statistics", "middlehand"),
            "stangen_given": translate("statistics", "Stangen by opponents"),
            "stangen_received": translate("statistics", "Your Stangen"),
            "bowers_won": translate("statistics", "Left bowers captured"),
            "bowers_lost": translate("statistics", "Left bowers lost"),
        }[key]
