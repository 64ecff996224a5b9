"""Labels: texts of widgets together with their source, so that they can be translated again."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QDockWidget


class Labels:
    """The words on the widgets of one window."""

    def __init__(self) -> None:
        """Nothing is written yet."""
        self._written: list[tuple[Callable[[str], object], Callable[[], str]]] = []

    def write(self, put: Callable[[str], object], say: Callable[[], str]) -> None:
        """Write something now, and again whenever the language changes.

        Args:
            put: where it is written, such as a button's ``setText``.
            say: what it is in the language of the moment.
        """
        put(say())
        self._written.append((put, say))

    def rewrite(self) -> None:
        """Write everything again, in the language that is spoken now."""
        for put, say in self._written:
            put(say())


def name_buttons(dock: QDockWidget) -> None:
    """Let Qt name a dock's two buttons again; it does so only when it thinks of them anew."""
    features = dock.features()
    dock.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
    dock.setFeatures(features)
