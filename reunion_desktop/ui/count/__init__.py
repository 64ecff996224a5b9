"""Result pages: widgets shown after a deal, each imported on first use.

They are not needed before the first deal is over, so the table opens faster without them.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reunion_desktop.ui.count.figures_table import type_of
    from reunion_desktop.ui.count.panel import CountPanel
    from reunion_desktop.ui.count.placement import free_room, holds, placed

__all__ = [
    "CountPanel",
    "free_room",
    "holds",
    "placed",
    "type_of",
]

_HOMES = {
    "CountPanel": "reunion_desktop.ui.count.panel",
    "free_room": "reunion_desktop.ui.count.placement",
    "holds": "reunion_desktop.ui.count.placement",
    "placed": "reunion_desktop.ui.count.placement",
    "type_of": "reunion_desktop.ui.count.figures_table",
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
