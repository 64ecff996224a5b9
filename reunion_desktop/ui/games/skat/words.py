"""Texts of Skat: bidding, the skat, the declaration, and the list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.calls import PASS, Call, CallKind
from reunion_desktop.engine.cards import Suit
from reunion_desktop.games.skat.options import (
    GRAND,
    HOLD,
    NULL,
    OUVERT,
    PLAY_HAND,
    TAKE,
    declarations,
)
from reunion_desktop.ui.games.skat.figure_words import FIGURES, figure_text
from reunion_desktop.ui.words.access import capital
from reunion_desktop.ui.words.cards import suit_name
from reunion_desktop.ui.words.game_words import GameWords

translate = QCoreApplication.translate


class SkatWords(GameWords):
    """Texts that only Skat has."""

    game = "skat"
    german_cards = True
    calls: ClassVar[tuple[Call, ...]] = (
        PASS,
        HOLD,
        Call("", number=18),
        TAKE,
        PLAY_HAND,
        Call("suit", Suit.CLUBS),
        Call(GRAND),
        Call(NULL),
    )
    statistics: ClassVar[tuple[str, ...]] = FIGURES

    def title(self) -> str:
        """Name of the game as printed on a score sheet."""
        return translate("skat", "Skat")

    def line(self) -> str:
        """Description of the game in one sentence."""
        return translate("games", "Bid for the skat, name a game and win it against the others.")

    def call(self, call: Call) -> str:
        """Text of a call on its button."""
        if call.kind is CallKind.BID:
            return str(call.number)
        words = {
            PASS: translate("skat", "Pass"),
            HOLD: translate("skat", "Yes"),
            TAKE: translate("skat", "Take up the skat"),
            PLAY_HAND: translate("skat", "Play Hand"),
        }
        if call in words:
            return words[call]
        games = {NULL: translate("skat", "Null"), GRAND: translate("skat", "Grand")}
        if call not in declarations(hand=True):
            raise KeyError(str(call))
        name = games.get(call.word) or capital(suit_name(call.suit or Suit.CLUBS))
        level = {
            1: translate("skat", "Schneider"),
            2: translate("skat", "Schwarz"),
            OUVERT: translate("skat", "Ouvert"),
        }
        return f"{name} {level[call.number]}" if call.number else name

    def asked(self, calls: Sequence[Call]) -> str | None:
        """Prompt for the player when these calls are legal."""
        if HOLD in calls:
            return translate("skat", "Do you hold?")
        if TAKE in calls:
            return translate("skat", "Take up the skat, or play Hand?")
        if PASS in calls:
            return translate("skat", "What do you bid?")
        return translate("skat", "Which game do you play?")

    def figure(self, key: str) -> str:
        """Label of a figure in the statistics."""
        return figure_text(key)
