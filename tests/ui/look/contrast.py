"""Contrast ratio of two colours (WCAG 2.2)."""

from __future__ import annotations

from PySide6.QtGui import QColor


def contrast(one: str, other: str) -> float:
    """Contrast ratio of two colours, from 1 (equal) to 21 (WCAG 2.2)."""
    high, low = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def _luminance(name: str) -> float:
    colour = QColor(name)
    shares = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in shares]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
