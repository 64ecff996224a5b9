"""Functions: units as Réunion's sheet writes them, with a sign or without, halves as a half."""

from __future__ import annotations

from reunion_desktop.engine.sheet import Value


def signed(units: Value) -> str:
    """Units with their sign: *+2*, *−1½*, *0*."""
    amount = float(units)
    return f"{'+' if amount > 0 else '−'}{unsigned(units)}" if amount else "0"


def unsigned(units: Value) -> str:
    """Units without a sign; a share of one is a half in this game."""
    amount = abs(float(units))
    whole = int(amount)
    return f"{whole or ''}½" if amount != whole else str(whole)
