"""Widgets and a function: words that a person or a file supplies, shown letter by letter.

Qt takes any text for markup that looks like it, in labels, message boxes and on hover; a player of
the name ``<img src="…">`` would be a picture from the disk. Here is the one place where that is
prevented: whoever shows words uses these.
"""

from __future__ import annotations

from unicodedata import bidirectional

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget

_TURNING = frozenset(
    ("R", "AL", "AN", "RLE", "RLO", "RLI", "LRE", "LRO", "LRI", "FSI", "PDF", "PDI")
)
"""Kinds of letters that turn the order of what stands beside them."""
_MARKUP = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;"})
"""As ``html.escape`` has it, which would load the names of two thousand letters at every start."""
_LONG = 60
"""Letters from which on a text on hover is broken into lines; Qt breaks only markup."""


class PlainLabel(QLabel):
    """A label that shows its text as it is written."""

    def __init__(self, text: str | QWidget | None = None, parent: QWidget | None = None) -> None:
        """Stand in a widget, which may be given alone; without a text nothing is shown yet."""
        if isinstance(text, str):
            super().__init__(parent)
            self.setTextFormat(Qt.TextFormat.PlainText)
            self.setText(text)
        else:
            super().__init__(text or parent)
            self.setTextFormat(Qt.TextFormat.PlainText)


class PlainMessage(QMessageBox):
    """A message box that shows its sentences as they are written."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Say nothing yet."""
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def setInformativeText(self, text: str) -> None:
        """Say something below the sentence; Qt makes the label for it only now."""
        super().setInformativeText(text)
        for label in self.findChildren(QLabel):
            if label.text() == text:
                label.setTextFormat(Qt.TextFormat.PlainText)


def explain(widget: QWidget, words: str) -> None:
    """Explain something on hover, and in plain words to a screen reader."""
    widget.setToolTip(on_hover(words))
    widget.setAccessibleDescription(words)


def name_box(box: QWidget, name: str) -> None:
    """Name a box beside which no label is seen; call it where the box stands in its place already.

    On Linux Qt tells a client what is chosen in a box as its name, and what the box is for only by
    the label that belongs to it. So it gets one, which nobody sees.
    """
    box.setAccessibleName(name)
    parent = box.parentWidget()
    for label in parent.findChildren(QLabel) if parent is not None else ():
        if label.buddy() is box:
            label.setText(name)
            return
    label = PlainLabel(name, parent)
    label.setBuddy(box)
    label.hide()


def on_hover(words: str) -> str:
    """Words to be shown on hover: as they are written, and a long text in several lines."""
    if len(words) <= _LONG and not {"<", "&"} & set(words):
        return words
    lines = escaped(words).replace("\n", "<br>")
    return f"<qt>{lines}</qt>"


def escaped(words: str) -> str:
    """Words inside rich text, in which Qt finds no markup."""
    return words.translate(_MARKUP)


def isolated(name: str) -> str:
    """A name that stands among other words and names, whose order it does not turn.

    One that is written from right to left is set apart with the marks of Unicode for that; any
    other is left as it is.
    """
    if not any(bidirectional(letter) in _TURNING for letter in name):
        return name
    return f"\u2068{name}\u2069"
