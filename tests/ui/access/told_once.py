"""How often a text is found in the accessible tree of a widget."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget


def times_told(widget: QWidget, text: str) -> int:
    """Number of names and descriptions that contain a text."""
    kinds = QAccessible.Text.Name, QAccessible.Text.Description
    root = QAccessible.queryAccessibleInterface(widget)
    return sum(text in face.text(kind) for face in _walk(root) for kind in kinds)


def _walk(face: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    yield face
    for index in range(face.childCount()):
        below = face.child(index)
        if below is not None:
            yield from _walk(below)
