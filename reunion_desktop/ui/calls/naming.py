"""Texts of one call on the bar, as values: its button and its accessible text."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.calls import Call
from reunion_desktop.ui.calls.button import ButtonTone, Face

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class ShownCall:
    """Appearance and texts of one call."""

    face: Face
    light: ButtonTone
    name: str
    """Accessible name."""
    told: str
    """Tooltip and accessible description: why not allowed, which key, what it costs."""


def shown_call(
    call: Call, said: str, key: str, *, reason: str, grave: bool, armed: bool, rank: str
) -> ShownCall:
    """Appearance and texts of a call.

    Args:
        call: the call.
        said: its text in the words of the game.
        key: the digit that presses it; empty if there is none.
        reason: why it is not allowed; empty if it is.
        grave: whether it is costly and needs a second press.
        armed: whether it was pressed once.
        rank: index of the card it names, if that is shown on the button instead of a text.
    """
    suit, text, name, light = call.suit, rank or said, said, ButtonTone.PLAIN
    if rank and call.card is not None:
        suit = call.card.suit
    if armed:
        light = ButtonTone.ARMED
        text = name = translate("CallBar", "Confirm: {call}").format(call=said)
    elif reason:
        light = ButtonTone.BARRED
        name = translate("CallBar", "{call} (not available now)").format(call=said)
    parts = [reason]
    if not reason:
        parts = [
            f"{said}." if rank else "",
            translate("CallBar", "This can’t be undone. Press again to confirm.") if grave else "",
            translate("CallBar", "Key {key}").format(key=key) if key else "",
        ]
    face = Face(text, "" if suit is None else suit.letter, card=bool(rank) and not armed, key=key)
    return ShownCall(face, light, name, " ".join(part for part in parts if part))
