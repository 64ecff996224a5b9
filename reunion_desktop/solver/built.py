"""Flag: whether the compiled core was built, told without loading what asks it."""

from __future__ import annotations

try:
    import reunion_desktop.solver._core  # noqa: F401 - whether it loads is the question.
except ImportError:
    COMPILED = False
else:
    COMPILED = True
