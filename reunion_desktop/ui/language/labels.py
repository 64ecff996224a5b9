"""Labels: texts of widgets together with their source, so that they can be translated again."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QDockWidget


class Labels:
    """Texts on the widgets of one window."""

    def __init__(self) -> None:
        """Start without texts."""
        self._written: list[tuple[Callable[[str], object], Callable[[], str]]] = []

    def write(self, put: Callable[[str], object], say: Callable[[], str]) -> None:
        """Set a text now, and again whenever the language changes.

        Args:
            put: sets the text, such as a button's ``setText``.
            say: returns the text in the current language.
        """
        put(say())
        self._written.append((put, say))

    def rewrite(self) -> None:
        """Set all texts again, in the current language."""
        for put, say in self._written:
            put(say())


def name_buttons(dock: QDockWidget) -> None:
    """Make Qt translate a dock's two buttons again; only a change of its features does so."""
    features = dock.features()
    dock.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
    dock.setFeatures(features)
