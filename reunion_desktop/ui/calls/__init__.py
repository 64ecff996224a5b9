"""Call bar: a bar of buttons on the table, one per legal call.

The widget is imported on first use, as many games have no calls.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reunion_desktop.ui.calls.bar import CallBar
    from reunion_desktop.ui.calls.call_words import BACK, call_text
    from reunion_desktop.ui.calls.offer import CallOffer, folded, without_card

__all__ = ["BACK", "CallBar", "CallOffer", "call_text", "folded", "without_card"]

_HOMES = {
    "BACK": "reunion_desktop.ui.calls.call_words",
    "CallBar": "reunion_desktop.ui.calls.bar",
    "CallOffer": "reunion_desktop.ui.calls.offer",
    "call_text": "reunion_desktop.ui.calls.call_words",
    "folded": "reunion_desktop.ui.calls.offer",
    "without_card": "reunion_desktop.ui.calls.offer",
}
"""Module of each lazily imported name; the imports above repeat them for type checkers."""


def __getattr__(name: str) -> object:
    """Import the module of a requested name.

    Raises:
        AttributeError: the package has no such name.
    """
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
