"""The count behind one face: each of its names is loaded when it is first asked for.

Nothing of it is wanted before a deal was played to its end, and a table opens sooner without it.
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
"""The module of each name, as the imports above have it for whoever reads types."""


def __getattr__(name: str) -> object:
    """Load the module of a name that is asked for.

    Raises:
        AttributeError: nothing of the count has this name.
    """
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
