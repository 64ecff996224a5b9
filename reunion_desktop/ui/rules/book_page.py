"""Read-only text widget with a caret for a page of the rules book, with links.

A read-only QTextEdit, as QTextBrowser reports itself to screen readers as a label.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QTextCursor
from PySide6.QtWidgets import QTextEdit, QWidget

from reunion_desktop.ui.guard import guarded

_LEFT = Qt.MouseButton.LeftButton


@guarded
class BookPage(QTextEdit):
    """Shows a text with internal links that work by mouse and by keyboard."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Create an empty page."""
        super().__init__(parent)
        self.setReadOnly(True)
        flags = Qt.TextInteractionFlag
        self.setTextInteractionFlags(flags.TextBrowserInteraction | flags.TextSelectableByKeyboard)
        self.setMouseTracking(True)
        self.setTabChangesFocus(True)

    def links(self) -> Iterator[QTextCursor]:
        """All links in reading order, each as a selection."""
        block = self.document().begin()
        while block.isValid():
            at = block.begin()
            while not at.atEnd():
                fragment = at.fragment()
                if fragment.charFormat().anchorHref():
                    cursor = QTextCursor(self.document())
                    cursor.setPosition(fragment.position())
                    keep = QTextCursor.MoveMode.KeepAnchor
                    cursor.setPosition(fragment.position() + fragment.length(), keep)
                    yield cursor
                at += 1
            block = block.next()

    def follow(self, link: str) -> None:
        """Move the caret to the target of a link."""
        name = link.removeprefix("#")
        block = self.document().begin()
        while block.isValid():
            at = block.begin()
            while not at.atEnd():
                fragment = at.fragment()
                if name in fragment.charFormat().anchorNames():
                    cursor = QTextCursor(self.document())
                    cursor.setPosition(fragment.position())
                    self.setTextCursor(cursor)
                at += 1
            block = block.next()
        self.scrollToAnchor(name)

    def focusNextPrevChild(self, forwards: bool) -> bool:  # noqa: FBT001 - Qt's own.
        """Move from link to link with Tab, and after the last one to the next widget."""
        here = self.textCursor()
        links = list(self.links())
        if forwards:
            ahead = [link for link in links if link.selectionStart() >= here.selectionEnd()]
            if here.hasSelection() or not links:
                found = ahead[:1]
            else:
                found = [link for link in links if link.selectionStart() >= here.position()][:1]
        else:
            found = [link for link in links if link.selectionEnd() <= here.selectionStart()][-1:]
        if not found:
            return super().focusNextPrevChild(forwards)
        self.setTextCursor(found[0])
        self.ensureCursorVisible()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Follow the selected link, or the one at the caret, on Enter."""
        cursor = self.textCursor()
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        link = QTextCursor(cursor)
        link.setPosition(cursor.selectionEnd())
        href = link.charFormat().anchorHref()
        if enter and href:
            self.follow(href)
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show a hand cursor over links."""
        super().mouseMoveEvent(event)
        shapes = Qt.CursorShape.IBeamCursor, Qt.CursorShape.PointingHandCursor
        self.viewport().setCursor(shapes[bool(self.anchorAt(event.position().toPoint()))])

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Follow a clicked link, unless text was selected."""
        # Qt selects a clicked link when the button is released.
        selected = self.textCursor().hasSelection()
        super().mouseReleaseEvent(event)
        href = self.anchorAt(event.position().toPoint())
        if href and event.button() is _LEFT and not selected:
            self.follow(href)
