"""Words of one call on the bar, as values: what stands on its button and what a reader says."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.calls import Call
from reunion_desktop.ui.calls.button import ButtonTone, Face

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class ShownCall:
    """How one call is shown and named."""

    face: Face
    light: ButtonTone
    name: str
    """For a screen reader."""
    told: str
    """On hover, and what a screen reader adds: why not, which key, what it costs."""


def shown_call(
    call: Call, said: str, key: str, *, reason: str, grave: bool, armed: bool, rank: str
) -> ShownCall:
    """How a call is shown and named.

    Args:
        call: what is said.
        said: the same in the words of the game.
        key: the digit that presses it; empty where none does.
        reason: why it may not be said; empty where it may.
        grave: whether it costs much, and is said by a second press.
        armed: whether it was pressed once.
        rank: the index of the card it names, where that stands on the button instead of words.
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
