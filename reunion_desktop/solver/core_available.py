"""Flag: whether the compiled core can be loaded, found without importing it."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from reunion_desktop.solver.installed import damage, is_whole

FAULT = ""
"""One sentence where the core was built but cannot be loaded; then pure Python answers."""

_found = find_spec("reunion_desktop.solver._core")
try:
    if _found is None or (_found.origin is not None and not is_whole(Path(_found.origin))):
        raise ImportError  # noqa: TRY301 - same path as a failing loader.
    import reunion_desktop.solver._core  # noqa: F401 - a test whether it can be imported.
except (ImportError, OSError):
    COMPILED = False
    if _found is not None:
        FAULT = str(damage(_found.origin or _found.name))
else:
    COMPILED = True


def fault() -> str:
    """The text of :data:`FAULT`."""
    return FAULT
