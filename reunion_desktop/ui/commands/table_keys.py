"""Shortcuts of the table that are in no menu, as values."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.calls import PASS
from reunion_desktop.engine.cards import Card, Rank
from reunion_desktop.ui.words.game_words import GameWords

Keys: TypeAlias = list[tuple[str, tuple[str, ...]]]
"""Actions, each with the keys that trigger it."""


def table_keys(words: GameWords, pack: Iterable[Card]) -> tuple[str, Keys]:
    """Heading and list of the keys used at the table in a game with this pack."""
    translate = QCoreApplication.translate
    ranks = {card.rank for card in pack}
    own: Keys = []
    if not words.tricks:
        own = [
            (translate("keys", "Draw a card, take the card face up, knock"), ("D", "T", "K")),
            (translate("keys", "Discard one of your four cards"), ("1", "2", "3", "4")),
        ]
    elif words.calls:
        own = [(translate("keys", "Make one of the calls offered"), ("1–9",))]
    if words.tricks and PASS in words.calls:
        own.append((words.call(PASS), ("0",)))
    return translate("keys", "At the table"), [
        (translate("keys", "Move along your cards"), ("←", "→")),
        (translate("keys", "Go to the previous or next playable card"), ("↑", "↓")),
        (
            translate("keys", "Go to your first or last card"),
            (translate("keys", "Home"), translate("keys", "End")),
        ),
        (
            translate("keys", "Play the card, or select it to discard"),
            (translate("keys", "Enter"),),
        ),
        (
            translate("keys", "Continue: discard the selected cards, clear the trick, deal"),
            (translate("keys", "Space"),),
        ),
        (
            translate(
                "keys",
                "Cancel a selection; hide the last trick or the sheet over the table",
            ),
            (translate("keys", "Esc"),),
        ),
        (
            translate("keys", "Go to a suit: clubs, diamonds, spades, hearts"),
            ("C", "D", "S", translate("keys", "Shift+H")),
        ),
        (
            translate("keys", "Go to a rank; the letter in the corner of the card works too"),
            tuple(["1" if rank is Rank.TEN else rank.letter for rank in Rank if rank in ranks]),
        ),
        *own,
        (
            translate("keys", "Move the cutting point, then cut"),
            ("←", "→", translate("keys", "Enter")),
        ),
        (
            translate("keys", "Switch between the table and the score sheet"),
            (translate("keys", "Tab"), translate("keys", "Shift+Tab")),
        ),
    ]
