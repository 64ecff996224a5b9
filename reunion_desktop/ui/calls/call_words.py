"""Default texts of calls, for games that supply none of their own."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.calls import Call
from reunion_desktop.ui.words.cards import card_name, suit_name

translate = QCoreApplication.translate

BACK = Call("back")
"""Pseudo call of the button that goes back; never sent to the game."""


def call_text(call: Call) -> str:
    """Default text of a call: its suit, card or number, or *Pass*."""
    if call.suit is not None:
        name = suit_name(call.suit)
        return name[:1].upper() + name[1:]
    if call.card is not None:
        return card_name(call.card)
    if call == BACK:
        return translate("calls", "Back")
    if call.word == "pass":
        return translate("calls", "Pass")
    return str(call)
