"""Dialog for printing or saving the score sheet: preview and options."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import Any

from PySide6.QtCore import QLocale, QSize, Qt, Signal, Slot
from PySide6.QtGui import QImage, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from reunion_desktop.ui.look.limited_field import limit
from reunion_desktop.ui.look.plain_text import PlainLabel
from reunion_desktop.ui.look.responsive import ScrolledPage
from reunion_desktop.ui.sheet.heading import FindSheets, KeptSheet, initials
from reunion_desktop.ui.sheet.look import Material
from reunion_desktop.ui.sheet.pages.export import LEAST_DPI, MOST_DPI, USUAL, Print
from reunion_desktop.ui.sheet.pages.page import Paper
from reunion_desktop.ui.sheet.pages.preview import Preview
from reunion_desktop.ui.sheet.pages.save_controller import SheetSaveController

_LONGEST = 24
"""Most characters of a name."""
_SHORTEST = 4
"""Most characters of initials."""


def usual_paper() -> Paper:
    """Letter in countries with inches, A4 elsewhere."""
    metric = QLocale.system().measurementSystem() is QLocale.MeasurementSystem.MetricSystem
    return Paper.A4 if metric else Paper.LETTER


@dataclass(frozen=True, slots=True)
class SheetChoice:
    """Options of a sheet, to be suggested again."""

    how: Print = USUAL
    place: str = ""
    names: tuple[str, ...] = ()
    initials: tuple[str, ...] = ()

    def applied(self, kept: KeptSheet) -> KeptSheet:
        """The sheet with this place, these names and initials."""
        place = self.place or kept.heading.place
        heading = replace(kept.heading, place=place, names=self.names, initials=self.initials)
        return replace(kept, heading=heading)


class SheetDialog(QDialog):
    """Previews, prints and saves the pages."""

    changed = Signal(object)
    """The SheetChoice after a change."""

    def __init__(
        self,
        names: Sequence[str],
        find: FindSheets,
        choice: SheetChoice,
        controller: SheetSaveController,
        parent: QWidget,
    ) -> None:
        """Show sheets, which are found in a worker thread.

        The names of their players can be changed; none are given if they are not the same on every
        sheet.
        """
        super().__init__(parent)
        self._find = cache(find)
        self._controller, self._german = controller, choice.how.german
        self._page, self._count = 0, 1
        self._preview = Preview(self)
        self._preview.counted.connect(self._counted)
        self._material, self._paper = QComboBox(self), QComboBox(self)
        self._background, self._dpi = QCheckBox(self), QSpinBox(self)
        self._place = QLineEdit(choice.place, self)
        self._names: list[QLineEdit] = []
        self._initials: list[QLineEdit] = []
        self._number = PlainLabel(self)
        self._line = PlainLabel(self)
        self._line.setWordWrap(True)
        controller.reported.connect(self._line.setText)
        self.setWindowTitle(self.tr("Print or save the score sheet"))
        side = QVBoxLayout()
        fields = QWidget(self)
        fields.setLayout(self._form(choice.how))
        self._add_players(tuple(names), choice)
        side.addWidget(ScrolledPage(fields, self), 1)
        side.addWidget(self._line)
        side.addWidget(self._buttons())
        pages = QVBoxLayout()
        pages.addWidget(self._preview, 1)
        pages.addLayout(self._turning())
        across = QHBoxLayout(self)
        across.addLayout(pages, 1)
        across.addLayout(side)
        self.resize(QSize(940, 760).boundedTo(self.screen().availableSize() * 0.92))
        self._changed()

    # Parts ----------------------------------------------------------------------------------------

    def _form(self, how: Print) -> QFormLayout:
        """Rows of the options, filled with their values."""
        self._rows = form = QFormLayout()
        materials = {
            Material.PAPER: self.tr("Paper and ink"),
            Material.SLATE: self.tr("Slate and chalk"),
            Material.PLAIN: self.tr("Printed type"),
        }
        papers = {
            Paper.A4: self.tr("A4"),
            Paper.LETTER: self.tr("US Letter"),
            Paper.A5: self.tr("A5"),
        }
        _fill(self._material, materials, how.material)
        _fill(self._paper, papers, how.paper)
        self._background.setText(self.tr("Print the paper co&lour"))
        self._background.setToolTip(self.tr("Turn this off if you print on coloured paper"))
        self._background.setChecked(how.background)
        self._dpi.setRange(LEAST_DPI, MOST_DPI)
        self._dpi.setSuffix(self.tr(" dpi"))
        self._dpi.setValue(how.dpi)
        self._dpi.setToolTip(self.tr("Dots per inch, for PNG images"))
        self._place.setPlaceholderText(self.tr("Where you played"))
        limit(self._place, 60)
        form.addRow(self.tr("St&yle"), self._material)
        form.addRow(self.tr("Pap&er"), self._paper)
        form.addRow(self._background)
        form.addRow(self.tr("&Resolution"), self._dpi)
        form.addRow(self.tr("Pl&ace"), self._place)
        for box in (self._material, self._paper):
            box.currentIndexChanged.connect(self._changed)
        self._background.toggled.connect(self._changed)
        self._dpi.valueChanged.connect(self._changed)
        self._place.textChanged.connect(self._changed)
        return form

    def _add_players(self, own: tuple[str, ...], choice: SheetChoice) -> None:
        """Add a row per player: name and initials."""
        names = choice.names if len(choice.names) == len(own) else own
        short = choice.initials if len(choice.initials) == len(own) else initials(names)
        for number, (name, letters) in enumerate(zip(names, short, strict=True), 1):
            name_field, short_field = QLineEdit(name, self), QLineEdit(letters, self)
            limit(name_field, _LONGEST)
            limit(short_field, _SHORTEST)
            short_field.setFixedWidth(short_field.fontMetrics().horizontalAdvance("MMMMM"))
            short_field.setToolTip(self.tr("Column heading"))
            short_field.setAccessibleName(
                self.tr("Initials of player {number}").format(number=number)
            )
            both = QHBoxLayout()
            both.addWidget(name_field, 1)
            both.addWidget(short_field)
            label = PlainLabel(self.tr("Player {number}").format(number=number), self)
            label.setBuddy(name_field)
            self._rows.addRow(label, both)
            self._names.append(name_field)
            self._initials.append(short_field)
            for field in (name_field, short_field):
                field.textChanged.connect(self._changed)

    def _turning(self) -> QHBoxLayout:
        """The buttons that turn the pages."""
        row = QHBoxLayout()
        row.addStretch(1)
        for step, arrow, words in (
            (-1, Qt.ArrowType.LeftArrow, self.tr("Previous page")),
            (1, Qt.ArrowType.RightArrow, self.tr("Next page")),
        ):
            button = QToolButton(self)
            button.setArrowType(arrow)
            button.setToolTip(words)
            button.setAccessibleName(words)
            button.clicked.connect(lambda _on=False, step=step: self.turn(step))
            row.addWidget(button)
            if step < 0:
                row.addWidget(self._number)
        row.addStretch(1)
        return row

    def _buttons(self) -> QDialogButtonBox:
        box = QDialogButtonBox(Qt.Orientation.Vertical, self)
        QShortcut(QKeySequence("Ctrl+W"), self, self.reject)
        for key, words, act in (
            ("Ctrl+P", self.tr("&Print…"), self._controller.print),
            ("Ctrl+S", self.tr("&Save as…"), self._controller.save),
        ):
            run = partial(self._run, act)
            QShortcut(QKeySequence(key), self, run)
            button = box.addButton(words, QDialogButtonBox.ButtonRole.ActionRole)
            button.clicked.connect(run)
        box.addButton(self.tr("&Close"), QDialogButtonBox.ButtonRole.RejectRole)
        box.rejected.connect(self.reject)
        return box

    def _run(self, act: Callable[[FindSheets, Print], None], _on: object = None) -> None:
        """Print or save the sheets with the current options."""
        act(self._finder(), self.choice.how)

    # Options --------------------------------------------------------------------------------------

    @property
    def choice(self) -> SheetChoice:
        """The current options."""
        material, paper = self._material.currentData(), self._paper.currentData()
        shown = self._dpi.value(), self._background.isChecked(), self._german
        how = Print(material, paper, *shown)
        names, short = (
            tuple(field.text().strip() or "?" for field in fields)
            for fields in (self._names, self._initials)
        )
        return SheetChoice(how, self._place.text().strip(), names, short)

    @property
    def line(self) -> str:
        """Last message about saving or printing."""
        return self._line.text()

    @property
    def count(self) -> int:
        """Number of pages."""
        return self._count

    def image(self) -> QImage:
        """Image of the page shown; null until one was rendered."""
        return self._preview.image

    def is_drawing(self) -> bool:
        """True while a page is being rendered."""
        return self._preview.is_busy()

    def turn(self, pages: int) -> None:
        """Turn pages forward, or back."""
        self._page = min(max(0, self._page + pages), self._count - 1)
        self._changed()

    def _finder(self) -> FindSheets:
        """Function that returns the sheets with the current options."""
        find, choice = self._find, self.choice
        return lambda: [choice.applied(kept) for kept in find()]

    @Slot()
    def _changed(self) -> None:
        self._preview.show_page(self._finder(), self.choice.how, self._page)
        self.changed.emit(self.choice)

    @Slot(int)
    def _counted(self, count: int) -> None:
        self._count = count
        self._number.setText(
            self.tr("Page {number} of {count}").format(
                number=min(self._page, count - 1) + 1, count=count
            )
        )
        if self._page >= count:
            self.turn(0)


def _fill(box: QComboBox, texts: Mapping[Any, str], now: Material | Paper) -> None:
    """Offer values with their texts, and choose one."""
    for value, words in texts.items():
        box.addItem(words, value)
    box.setCurrentIndex(list(texts).index(now))
