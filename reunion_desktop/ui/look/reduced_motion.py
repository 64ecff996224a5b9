"""Reduced motion: whether the desktop asks programs not to animate, as far as is known by now."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QStyle

STILLNESS = "stillness"
"""The application's property that says whether the desktop wishes that nothing moves."""


def motion_reduced() -> bool:
    """Whether the desktop asks programs not to animate, as far as it was asked."""
    application = QApplication.instance()
    wished = application is not None and bool(application.property(STILLNESS))
    style = QApplication.style()
    return wished or style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) == 0
