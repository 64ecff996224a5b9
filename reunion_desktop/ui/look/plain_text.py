"""Widgets and functions that show text from players or files without markup.

Qt interprets text that looks like markup in labels, message boxes and tooltips; a player named
``<img src="…">`` would show an image from the disk. All such text is shown with this module.
"""

from __future__ import annotations

from collections.abc import Callable
from unicodedata import bidirectional

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QMessageBox, QWidget

from reunion_desktop.ui.guard import guarded

_TURNING = frozenset(
    ("R", "AL", "AN", "RLE", "RLO", "RLI", "LRE", "LRO", "LRI", "FSI", "PDF", "PDI")
)
"""Unicode classes of characters that change the direction of text."""
_MARKUP = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;"})
"""The same as in ``html.escape``, whose module loads two thousand names at every start."""
_TITLE_BUTTONS = 110
"""Width of the window buttons beside a title, in pixels."""
_AROUND = 12
"""Margins around the message in a status bar, in pixels."""
_LONG = 60
"""Length in letters from which a tooltip is broken into lines; Qt breaks only markup."""


class PlainLabel(QLabel):
    """Label that shows plain text."""

    def __init__(self, text: str | QWidget | None = None, parent: QWidget | None = None) -> None:
        """Create a label; the parent may be given alone."""
        if isinstance(text, str):
            super().__init__(parent)
            self.setTextFormat(Qt.TextFormat.PlainText)
            self.setText(text)
        else:
            super().__init__(text or parent)
            self.setTextFormat(Qt.TextFormat.PlainText)


@guarded
class PlainMessage(QMessageBox):
    """Message box that shows plain text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Create an empty box."""
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def setWindowTitle(self, title: str) -> None:
        """Set the title; the box becomes wide enough to show it whole."""
        super().setWindowTitle(title)
        text = self.findChild(QLabel, "qt_msgbox_label")
        if isinstance(text, QLabel):
            # Windows and X11 show the program's name after it.
            whole = f"{title} — {QApplication.applicationDisplayName()}"
            text.setMinimumWidth(self.fontMetrics().horizontalAdvance(whole) + _TITLE_BUTTONS)

    def setInformativeText(self, text: str) -> None:
        """Set the second text; Qt creates its label only now."""
        super().setInformativeText(text)
        for label in self.findChildren(QLabel):
            if label.text() == text:
                label.setTextFormat(Qt.TextFormat.PlainText)


def show_message(
    window: QMainWindow,
    sentence: str,
    milliseconds: int,
    announce: Callable[[str], object] | None = None,
    *,
    again: bool = False,
) -> None:
    """Show a sentence in the status bar for a while, and in a box if the bar would cut it.

    Args:
        window: the window.
        sentence: the sentence.
        milliseconds: how long the status bar shows it.
        announce: announces it where there is no box, which a screen reader reads by itself.
        again: whether it was shown before: then there is no box.
    """
    bar = window.statusBar()
    bar.showMessage(sentence, milliseconds)

    def show_whole() -> None:
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        beside = [each for each in bar.findChildren(QWidget, options=direct) if each.isVisible()]
        ends = [each.x() for each in beside if each.x() > _AROUND]
        room = min([bar.width(), *ends]) - _AROUND
        cut = bar.fontMetrics().horizontalAdvance(sentence) > room
        if cut and window.isVisible() and not again:
            box = PlainMessage(window)
            box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            box.setIcon(PlainMessage.Icon.Warning)
            box.setWindowTitle(bar.accessibleName())
            box.setText(sentence)
            box.open()
        elif announce is not None:
            announce(sentence)

    # Not before the window is laid out, and at the start of the program shown.
    QTimer.singleShot(0, bar, show_whole)


def explain(widget: QWidget, words: str) -> None:
    """Set a tooltip, and the description for screen readers."""
    widget.setToolTip(on_hover(words))
    widget.setAccessibleDescription(words)


def name_box(box: QWidget, name: str) -> None:
    """Name a combo box without a visible label; the box must have its parent already.

    On Linux Qt reports the selected entry as the name of a combo box, and its purpose only by the
    label that belongs to it. So it gets a hidden label.
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
    """Tooltip text without markup; a long one has several lines."""
    if len(words) <= _LONG and not {"<", "&"} & set(words):
        return words
    lines = escaped(words).replace("\n", "<br>")
    return f"<qt>{lines}</qt>"


def escaped(words: str) -> str:
    """Escape text for use in rich text."""
    return words.translate(_MARKUP)


def isolated(name: str) -> str:
    """Isolate a name so that it does not change the direction of the text around it.

    A right-to-left name is enclosed in Unicode isolates; any other is unchanged.
    """
    if not any(bidirectional(letter) in _TURNING for letter in name):
        return name
    return f"\u2068{name}\u2069"
