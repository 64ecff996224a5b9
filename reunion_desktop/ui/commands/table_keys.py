"""Keys that stand in no menu, as values: what each does at the table itself."""

from __future__ import annotations

from typing import TypeAlias

from PySide6.QtCore import QCoreApplication

Keys: TypeAlias = list[tuple[str, tuple[str, ...]]]
"""What can be done, each with the keys that do it."""


def table_keys() -> tuple[str, Keys]:
    """What the keys of the table are headed by, and what they do."""
    translate = QCoreApplication.translate
    return translate("keys", "At the table"), [
        (translate("keys", "Move over your cards"), ("←", "→")),
        (
            translate("keys", "To your first card, to your last"),
            (translate("keys", "Home"), translate("keys", "End")),
        ),
        (
            translate("keys", "Play the card, or pick it to be laid away"),
            (translate("keys", "Enter"),),
        ),
        (
            translate("keys", "Go on: lay the picked cards away, gather the trick, deal"),
            (translate("keys", "Space"),),
        ),
        (
            translate("keys", "Take back what you picked or chose beforehand"),
            (translate("keys", "Esc"),),
        ),
        (
            translate("keys", "Jump to a suit: clubs, diamonds, spades, hearts"),
            ("C", "D", "S", translate("keys", "Shift+H")),
        ),
        (
            translate("keys", "Jump to a rank, also by the letter in the card's corner"),
            ("7", "8", "9", "1", "J", "Q", "K", "A"),
        ),
        (
            translate("keys", "Move the cut, and cut"),
            ("←", "→", translate("keys", "Enter")),
        ),
        (
            translate("keys", "From the table to the sheet and back"),
            (translate("keys", "Tab"), translate("keys", "Shift+Tab")),
        ),
    ]
