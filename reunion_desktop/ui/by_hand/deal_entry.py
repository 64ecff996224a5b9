"""Form widget for one deal, filled in with the answers that follow from others.

Enter goes to the next open question, and writes the deal when nothing is open.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from reunion_desktop.engine.deal_form import Answers, DealForm, Fault, FormQuestion, Kind
from reunion_desktop.engine.scoring import Answer
from reunion_desktop.engine.seats import Sides
from reunion_desktop.ui.by_hand.field import Field, FreeLine
from reunion_desktop.ui.by_hand.words import (
    answer_text,
    fault_text,
    question_text,
    seat_name,
    side_names,
)
from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.look.limited_field import limit
from reunion_desktop.ui.look.plain_text import PlainLabel
from reunion_desktop.ui.look.responsive import ScrolledPage

_ALL = 100
"""Stretch of what takes all the room that it needs."""
_LONGEST_NOTE = 60
"""Most characters of a note in the margin."""


@guarded
class DealEntry(QWidget):
    """Asks for the result of one deal."""

    written = Signal(object, str)
    """The answers and the note of a deal that can be written."""
    cancelled = Signal()
    """A correction is not wanted after all."""

    def __init__(self, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = tuple(names)
        self._form: DealForm[Any] | None = None
        self._fields: dict[str, Field] = {}
        self._title = PlainLabel(self)
        self._title.setWordWrap(True)
        self._rows = QFormLayout()
        self._rows.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._fault = PlainLabel(self)
        self._fault.setWordWrap(True)
        self._note = FreeLine(self)
        limit(self._note, _LONGEST_NOTE)
        note = PlainLabel(self.tr("N&ote in the margin"), self)
        note.setBuddy(self._note)
        self._write = QPushButton(self.tr("&Write"), self)
        self._anyway = QPushButton(self.tr("Write it &anyway"), self)
        self._cancel = QPushButton(self.tr("Cancel"), self)
        self._cancel.setShortcut("Esc")
        self._cancel.clicked.connect(self.cancelled)
        self._write.clicked.connect(lambda: self._submit(anyway=False))
        self._anyway.clicked.connect(lambda: self._submit(anyway=True))
        self._note.returnPressed.connect(self._next)
        buttons = QHBoxLayout()
        buttons.addWidget(self._write)
        buttons.addWidget(self._anyway)
        buttons.addWidget(self._cancel)
        asked = QWidget(self)
        self._column = page = QVBoxLayout(asked)
        for part in (self._title, note, self._note):
            page.addWidget(part)
        page.insertLayout(1, self._rows)
        self._page = ScrolledPage(asked, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._page, _ALL)
        # Always in sight, however long the form is.
        below = QVBoxLayout()
        below.setContentsMargins(page.contentsMargins())
        below.addWidget(self._fault)
        below.addLayout(buttons)
        layout.addLayout(below)
        layout.addStretch(1)

    def ask(self, title: str, form: DealForm[Any], answers: Answers, note: str) -> None:
        """Show the form for a deal; ``answers`` are those of a deal to be corrected."""
        self._title.setText(title)
        self._form = form
        for key in tuple(self._fields):
            self._drop(key)
        self._note.setText(note)
        self._cancel.setVisible(bool(answers))
        self._follow(answers)
        self._tell("")
        self.begin()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the questions in the new width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Make the page as high as its rows need, so that the buttons stand below them."""
        rows = self._column
        wide = self.width() - self._page.verticalScrollBar().sizeHint().width()
        high = rows.totalHeightForWidth(wide) if rows.hasHeightForWidth() else 0
        self._page.setMaximumHeight(max(high, rows.totalSizeHint().height()))

    def begin(self) -> None:
        """Focus the first question without an answer, or else the first one."""
        for field in (*self._open, *self._fields.values()):
            self._go_to(field)
            break

    def _go_to(self, field: Field) -> None:
        field.select()
        self._page.ensureWidgetVisible(field)

    @property
    def answers(self) -> Answers:
        """The answers that the player has given."""
        given = {key: field.answer for key, field in self._fields.items()}
        return {key: answer for key, answer in given.items() if answer is not None}

    def tell(self, sentence: str) -> None:
        """Show why a deal could not be written."""
        self._tell(sentence)

    def _follow(self, given: Answers | None = None) -> None:
        """Ask the questions that the answers lead to, and show what follows from them."""
        if self._form is None:
            return
        told = self.answers if given is None else given
        filled = self._form.completed(told)
        asked = self._form.questions(filled)
        for key in self._fields.keys() - {question.key for question in asked}:
            self._drop(key)
        for place, question in enumerate(asked):
            field = self._fields.get(question.key)
            if field is not None and field.question != question:
                self._drop(question.key)
                field = None
            if field is None:
                field = self._add(place, question)
            if given is not None and question.key in given:
                field.give(given[question.key])
            else:
                field.follow(filled.get(question.key))
        self._fields = {question.key: self._fields[question.key] for question in asked}
        self._fit()
        self._tell("")

    def _add(self, place: int, question: FormQuestion) -> Field:
        sides = self._sides
        label = question_text(question, self._names, sides)
        choices: list[tuple[str, Answer]] = [
            (answer_text(word, self._names, sides), word) for word in question.words
        ]
        for seat in question.seats:
            side = question.kind is Kind.SIDE
            text = side_names(self._names, sides, seat) if side else seat_name(self._names, seat)
            choices.append((text, seat))
        field = Field(question, label, choices, self)
        field.edited.connect(self._follow_edit)
        field.entered.connect(self._next)
        self._fields[question.key] = field
        self._rows.insertRow(place, label.replace("&", "&&"), field)
        for widget in field.findChildren(QComboBox):
            self._page.keep_from_wheel(widget)
        field.show()  # At once, so that it can get the keyboard focus.
        return field

    def _follow_edit(self) -> None:
        self._follow()

    def _drop(self, key: str) -> None:
        self._rows.removeRow(self._fields.pop(key))

    def _next(self) -> None:
        """Go to the next open question, or write the deal."""
        if self._open:
            self._go_to(self._open[0])
        else:
            self._submit(anyway=False)

    @property
    def _open(self) -> list[Field]:
        filled = self._form.completed(self.answers) if self._form is not None else {}
        return [field for key, field in self._fields.items() if key not in filled]

    def _submit(self, *, anyway: bool) -> None:
        """Write the deal, or tell why it cannot be right."""
        if self._form is None:
            return
        filled, note = self._form.completed(self.answers), self._note.text().strip()
        fault = self._form.fault(filled)
        sentence = "" if fault is None else self._sentence(fault)
        if fault is None or (not fault.grave and (anyway or note)):
            self.written.emit(filled, note or sentence)
        else:
            self._tell(sentence, grave=fault.grave)

    def _sentence(self, fault: Fault) -> str:
        labels = {
            key: question_text(field.question, self._names, self._sides)
            for key, field in self._fields.items()
        }
        return fault_text(fault, self._names, self._sides, labels)

    def _tell(self, sentence: str, *, grave: bool = True) -> None:
        self._fault.setText(sentence)
        self._fault.setVisible(bool(sentence))
        self._anyway.setVisible(bool(sentence) and not grave)

    @property
    def _sides(self) -> Sides:
        return Sides.alone(len(self._names)) if self._form is None else self._form.rules.sides
