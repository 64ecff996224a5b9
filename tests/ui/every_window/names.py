"""Accessible names of a window: no markup, no duplicate mnemonics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import cast

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QGroupBox,
    QLabel,
    QMenu,
    QMenuBar,
    QStackedWidget,
    QTabBar,
    QWidget,
)

from tests.ui.every_window.opened import things

MARKUP = ("<qt>", "<br", "<b>", "&", "\t")
TOLD = (
    QAccessible.Role.Button,
    QAccessible.Role.PushButton,
    QAccessible.Role.CheckBox,
    QAccessible.Role.EditableText,
    QAccessible.Role.Slider,
    QAccessible.Role.Graphic,
    QAccessible.Role.Table,
    QAccessible.Role.List,
    QAccessible.Role.Tree,
    QAccessible.Role.PageTab,
    QAccessible.Role.MenuItem,
)
"""Roles that must have a name."""


def letter(text: str) -> str:
    """Mnemonic of a text; empty if there is none."""
    keys = QKeySequence.mnemonic(text)
    return "" if keys.isEmpty() else keys.toString()[-1]


def texts(widget: QWidget) -> list[str]:
    """Texts of a widget that can have a mnemonic."""
    if isinstance(widget, QAbstractButton):
        return [widget.text()]
    if isinstance(widget, QLabel) and widget.buddy() is not None:
        return [widget.text()]
    if isinstance(widget, QGroupBox):
        return [widget.title()]
    if isinstance(widget, QTabBar):
        return [widget.tabText(place) for place in range(widget.count())]
    if isinstance(widget, QMenuBar):
        return [action.text() for action in widget.actions()]
    return []


def page_of(widget: QWidget, window: QWidget) -> QWidget | None:
    """Page of a stack that contains a widget; None if it is visible on all pages."""
    around: QWidget | None = widget
    while around is not None and around is not window:
        if isinstance(around.parentWidget(), QStackedWidget):
            return around
        around = around.parentWidget()
    return None


def twins(window: QWidget) -> list[str]:
    """Mnemonics that lead to more than one widget at once."""
    pages: dict[QWidget | None, list[str]] = {None: []}
    for widget in window.findChildren(QWidget):
        if widget.window() is window:
            found = [text for text in texts(widget) if letter(text)]
            pages.setdefault(page_of(widget, window), []).extend(found)
    everywhere = pages.pop(None)
    groups = [everywhere + page for page in pages.values()] or [everywhere]
    groups += [[action.text() for action in menu.actions()] for menu in window.findChildren(QMenu)]
    return [text for group in groups for text in doubled(group)]


def doubled(group: list[str]) -> Iterator[str]:
    """Texts that share a mnemonic with another one."""
    counts = Counter(letter(text) for text in group if letter(text))
    return (text for text in group if counts[letter(text)] > 1)


def unnamed(box: QComboBox) -> bool:
    """Check whether a combo box has no label; its own name is its current text."""
    interface = QAccessible.queryAccessibleInterface(box)
    labels = interface.relations(QAccessible.RelationFlag.Label)
    return not any(label.text(QAccessible.Text.Name).strip() for label, _ in labels)


def badly_named(window: QWidget) -> list[str]:
    """Names with markup, and widgets without a name.

    The function keeps no accessible interface, as Qt deletes them with their widgets.
    """
    wrong = []
    for root in (window, *window.findChildren(QMenu)):
        for thing in things(QAccessible.queryAccessibleInterface(root)):
            said = [
                thing.text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Description)
            ]
            wrong += [text for text in said if any(mark in text for mark in MARKUP)]
            owner = cast("QObject | None", thing.object())
            of_qt = owner is not None and owner.objectName().startswith("qt_")
            if thing.role() in TOLD and not of_qt and not said[0].strip():
                wrong.append(f"{thing.role()} {owner}")
    return wrong


def wrong_names(window: QWidget) -> list[str]:
    """Names with markup, widgets without a name, and mnemonics used twice."""
    boxes = [box for box in window.findChildren(QComboBox) if box.window() is window]
    unlabelled = [f"box {box.currentText()}" for box in boxes if unnamed(box)]
    return [*badly_named(window), *unlabelled, *twins(window)]
