"""Words of calls that every game understands, for where a game lends none of its own."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.calls import Call
from reunion_desktop.ui.words.cards import card_name, suit_name

translate = QCoreApplication.translate

BACK = Call("back")
"""To think again: no call of any game, and never said."""


def call_text(call: Call) -> str:
    """A call in common words: the suit, the card or the number that it names, or *Pass*."""
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
