"""What one may say at the table, behind one face: a bar of buttons on the cloth, one a call.

Nothing of the bar is loaded before something may be said: in many games nothing ever is.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reunion_desktop.ui.calls.bar import CallBar
    from reunion_desktop.ui.calls.offer import CallOffer, folded, without_card
    from reunion_desktop.ui.words.calls import BACK, call_text

__all__ = ["BACK", "CallBar", "CallOffer", "call_text", "folded", "without_card"]

_HOMES = {
    "BACK": "reunion_desktop.ui.words.calls",
    "CallBar": "reunion_desktop.ui.calls.bar",
    "CallOffer": "reunion_desktop.ui.calls.offer",
    "call_text": "reunion_desktop.ui.words.calls",
    "folded": "reunion_desktop.ui.calls.offer",
    "without_card": "reunion_desktop.ui.calls.offer",
}
"""The module of each name, as the imports above have it for whoever reads types."""


def __getattr__(name: str) -> object:
    """Load the module of a name that is asked for.

    Raises:
        AttributeError: nothing of the bar has this name.
    """
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
