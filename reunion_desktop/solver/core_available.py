"""Flag: whether the compiled core can be loaded, found without importing it."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from reunion_desktop.solver.installed import damage, is_whole

_found = find_spec("reunion_desktop.solver._core")


def _loads() -> bool:
    """Tell whether the core can be loaded."""
    if _found is None:
        return False
    try:
        whole = _found.origin is None or is_whole(Path(_found.origin))
        return whole and bool(import_module(_found.name))
    except (ImportError, OSError):
        return False


COMPILED = _loads()

FAULT = str(damage(_found.origin or _found.name)) if _found and not COMPILED else ""
"""One sentence where the core was built but cannot be loaded; then pure Python answers."""


def fault() -> str:
    """The text of :data:`FAULT`."""
    return FAULT
