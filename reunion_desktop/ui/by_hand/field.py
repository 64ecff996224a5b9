"""Widget for one answer in the form for a deal played with real cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QEvent, Qt, Signal, SignalInstance
from PySide6.QtGui import QIntValidator, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLineEdit, QWidget

from reunion_desktop.engine.deal_form import FormQuestion, Kind
from reunion_desktop.engine.scoring import Answer
from reunion_desktop.ui.dialogs.opponent_row import suggest
from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.look.plain_text import name_box

Choices: TypeAlias = Sequence[tuple[str, Answer]]
"""Texts of the answers that may be chosen, each with its answer."""


class _Input(NamedTuple):
    """Widgets for an answer, with functions that read and show it."""

    widgets: Sequence[QWidget]
    read: Callable[[], Answer | None]
    give: Callable[[Answer | None], object]
    """Shows an answer that the player gave."""
    follow: Callable[[Answer | None], object]
    """Shows an answer that follows from others."""
    edited: Sequence[SignalInstance]


@guarded
class FreeLine(QLineEdit):
    """A line that leaves Undo and Redo to the sheet while nothing is typed in it."""

    def event(self, event: QEvent) -> bool:
        """Take no shortcut that has nothing to do here."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            undo = event.matches(QKeySequence.StandardKey.Undo) and not self.isUndoAvailable()
            redo = event.matches(QKeySequence.StandardKey.Redo) and not self.isRedoAvailable()
            if undo or redo:
                event.ignore()
                return False
        return super().event(event)


@guarded
class Field(QWidget):
    """Widget for the answer to one question."""

    edited = Signal()
    entered = Signal()
    """Enter was pressed."""

    def __init__(
        self, question: FormQuestion, label: str, choices: Choices, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.question = question
        self._touched = False
        """True once the player has answered; before, what follows is shown."""
        self._told = False
        """True while an answer is shown that the player does not give just now."""
        makes = {Kind.NUMBER: self._line, Kind.SEATS: self._ticks}
        self._input = entry = makes.get(question.kind, self._box)(label, choices)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for widget in entry.widgets:
            row.addWidget(widget)
        for edited in entry.edited:
            edited.connect(self._touch)
        self.setFocusProxy(entry.widgets[0])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on with Enter, which no field needs itself."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.entered.emit()
        else:
            super().keyPressEvent(event)

    @property
    def answer(self) -> Answer | None:
        """The player's answer; None where there is none."""
        return self._input.read() if self._touched else None

    def give(self, answer: Answer | None) -> None:
        """Show an answer that the player gave before."""
        self._touched = True
        self._show(self._input.give, answer)

    def follow(self, answer: Answer | None) -> None:
        """Show an answer that follows from others, unless the player gave one."""
        if not self._touched:
            self._show(self._input.follow, answer)

    def select(self) -> None:
        """Take the keyboard focus, and select a number to be overwritten."""
        self.setFocus()
        for widget in self._input.widgets:
            if isinstance(widget, QLineEdit):
                widget.selectAll()

    def _show(self, show: Callable[[Answer | None], object], answer: Answer | None) -> None:
        self._told = True
        show(answer)
        self._told = False

    def _touch(self) -> None:
        if self._told:
            return
        self._touched = True
        self._touched = self._input.read() is not None
        self.edited.emit()

    def _line(self, label: str, _choices: Choices) -> _Input:
        """A number; one that follows is shown in grey."""
        line = FreeLine(self)
        line.setValidator(QIntValidator(self.question.least, self.question.most, self))
        line.setAccessibleName(label)

        def read() -> Answer | None:
            return int(line.text()) if line.hasAcceptableInput() else None

        def follow(answer: Answer | None) -> None:
            suggest(line, "" if answer is None else str(answer))

        def give(answer: Answer | None) -> None:
            line.setText(str(answer))

        return _Input([line], read, give, follow, [line.textChanged])

    def _box(self, label: str, choices: Choices) -> _Input:
        """One of several words or seats."""
        box = QComboBox(self)
        for text, answer in choices:
            box.addItem(text, answer)
        name_box(box, label)

        def show(answer: Answer | None) -> None:
            box.setCurrentIndex(box.findData(answer))

        return _Input([box], box.currentData, show, show, [box.activated, box.currentIndexChanged])

    def _ticks(self, label: str, choices: Choices) -> _Input:
        """Any of several seats."""
        ticks = {int(str(seat)): QCheckBox(text.replace("&", "&&"), self) for text, seat in choices}
        for tick in ticks.values():
            tick.setAccessibleDescription(label)

        def read() -> Answer | None:
            return tuple(seat for seat, tick in ticks.items() if tick.isChecked())

        def show(answer: Answer | None) -> None:
            for seat, tick in ticks.items():
                tick.setChecked(isinstance(answer, tuple) and seat in answer)

        boxes = list(ticks.values())
        return _Input(boxes, read, show, show, [tick.toggled for tick in boxes])
