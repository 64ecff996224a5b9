"""Reduced motion: reads the system's setting against animation, as far as known."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QStyle

STILLNESS = "stillness"
"""Application property: whether the system asks for reduced motion."""


def motion_reduced() -> bool:
    """Return True if the system asks for reduced motion, as far as known."""
    application = QApplication.instance()
    wished = application is not None and bool(application.property(STILLNESS))
    style = QApplication.style()
    return wished or style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) == 0
