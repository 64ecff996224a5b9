"""Dialog for printing or saving the score sheet: preview and options."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from threading import Lock

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
    QPushButton,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from reunion_desktop.ui.look.plain_text import PlainLabel
from reunion_desktop.ui.sheet.heading import FindSheets, KeptSheet
from reunion_desktop.ui.sheet.heads import initials
from reunion_desktop.ui.sheet.look import Material
from reunion_desktop.ui.sheet.pages.export import (
    LEAST_DPI,
    MOST_DPI,
    USUAL,
    Print,
)
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
        heading = replace(kept.heading, place=self.place, names=self.names, initials=self.initials)
        return kept.with_heading(heading)


class _Once:
    """Cache for found sheets, safe for several threads."""

    def __init__(self, find: FindSheets) -> None:
        self._find = find
        self._lock = Lock()
        self._found: Sequence[KeptSheet] | None = None

    def __call__(self) -> Sequence[KeptSheet]:
        with self._lock:
            if self._found is None:
                self._found = self._find()
            return self._found


class SheetDialog(QDialog):
    """Previews, prints and saves the pages."""

    changed = Signal(object)
    """The SheetChoice after a change."""

    def __init__(
        self,
        names: Sequence[str],
        find: FindSheets,
        choice: SheetChoice,
        desk: SheetSaveController,
        parent: QWidget,
    ) -> None:
        """Show sheets.

        Args:
            names: the players of the sheets, whose names and initials can be changed; empty if they
             are not the same on every sheet.
            find: returns the sheets; called once, in a worker thread.
            choice: the suggested options.
            desk: controller that saves and prints.
            parent: the parent window.
        """
        super().__init__(parent)
        self._players = tuple(names)
        self._find = _Once(find)
        self._desk = desk
        self._page, self._count = 0, 1
        self._preview = Preview(self)
        self._material, self._paper = QComboBox(self), QComboBox(self)
        self._ground, self._dpi = QCheckBox(self), QSpinBox(self)
        self._place = QLineEdit(choice.place, self)
        self._names: list[QLineEdit] = []
        self._initials: list[QLineEdit] = []
        self._number = PlainLabel(self)
        self._line = PlainLabel(self)
        self.setWindowTitle(self.tr("Print or save the score sheet"))
        self._put_together(choice)
        self._connect()
        self.resize(QSize(940, 760).boundedTo(self.screen().availableSize() * 0.92))
        self._changed()

    # Parts ----------------------------------------------------------------------------------------

    def _put_together(self, choice: SheetChoice) -> None:
        form = QFormLayout()
        materials = {
            Material.PAPER: self.tr("Paper and ink"),
            Material.SLATE: self.tr("Slate and chalk"),
            Material.PLAIN: self.tr("Printed type"),
        }
        for material, words in materials.items():
            self._material.addItem(words, material)
        self._material.setCurrentIndex(list(materials).index(choice.how.material))
        form.addRow(self.tr("St&yle"), self._material)
        papers = {Paper.A4: self.tr("A4"), Paper.LETTER: self.tr("US Letter")}
        for paper, words in papers.items():
            self._paper.addItem(words, paper)
        self._paper.setCurrentIndex(list(papers).index(choice.how.paper))
        form.addRow(self.tr("Pap&er"), self._paper)
        self._ground.setText(self.tr("Print the paper co&lour"))
        self._ground.setToolTip(self.tr("Turn this off if you print on coloured paper"))
        self._ground.setChecked(choice.how.ground)
        form.addRow(self._ground)
        self._dpi.setRange(LEAST_DPI, MOST_DPI)
        self._dpi.setSuffix(self.tr(" dpi"))
        self._dpi.setValue(choice.how.dpi)
        self._dpi.setToolTip(self.tr("Dots per inch, for PNG images"))
        form.addRow(self.tr("&Resolution"), self._dpi)
        self._place.setPlaceholderText(self.tr("Where you played"))
        self._place.setMaxLength(60)
        form.addRow(self.tr("Pl&ace"), self._place)
        self._add_players(form, choice)
        self._line.setWordWrap(True)
        side = QVBoxLayout()
        side.addLayout(form)
        side.addWidget(self._line)
        side.addStretch(1)
        side.addWidget(self._buttons())
        pages = QVBoxLayout()
        pages.addWidget(self._preview, 1)
        pages.addLayout(self._turning())
        across = QHBoxLayout(self)
        across.addLayout(pages, 1)
        across.addLayout(side)

    def _add_players(self, form: QFormLayout, choice: SheetChoice) -> None:
        """Add a row per player: name and initials."""
        own = self._players
        names = choice.names if len(choice.names) == len(own) else own
        short = choice.initials if len(choice.initials) == len(own) else initials(names)
        for number, (name, letters) in enumerate(zip(names, short, strict=True), 1):
            name_field, short_field = QLineEdit(name, self), QLineEdit(letters, self)
            name_field.setMaxLength(_LONGEST)
            short_field.setMaxLength(_SHORTEST)
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
            form.addRow(label, both)
            self._names.append(name_field)
            self._initials.append(short_field)

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
        told = (
            ("Ctrl+P", self.tr("&Print…"), self._print),
            ("Ctrl+S", self.tr("&Save as…"), self._save),
        )
        QShortcut(QKeySequence("Ctrl+W"), self, self.reject)
        for key, words, act in told:
            QShortcut(QKeySequence(key), self, act)
            button = QPushButton(words, self)
            box.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
            button.clicked.connect(lambda _on=False, act=act: act())
        close = QPushButton(self.tr("&Close"), self)
        box.addButton(close, QDialogButtonBox.ButtonRole.RejectRole)
        box.rejected.connect(self.reject)
        return box

    def _print(self) -> None:
        self._desk.print(self._finder(), self.choice.how)

    def _save(self) -> None:
        self._desk.save(self._finder(), self.choice.how)

    def _connect(self) -> None:
        self._material.currentIndexChanged.connect(self._changed)
        self._paper.currentIndexChanged.connect(self._changed)
        self._ground.toggled.connect(self._changed)
        self._dpi.valueChanged.connect(self._changed)
        for field in (self._place, *self._names, *self._initials):
            field.textChanged.connect(self._changed)
        self._preview.counted.connect(self._counted)
        self._desk.reported.connect(self._line.setText)

    # Options --------------------------------------------------------------------------------------

    @property
    def choice(self) -> SheetChoice:
        """The current options."""
        how = Print(
            self._material.currentData(),
            self._paper.currentData(),
            self._dpi.value(),
            self._ground.isChecked(),
        )
        return SheetChoice(
            how,
            self._place.text().strip(),
            tuple(field.text().strip() or "?" for field in self._names),
            tuple(field.text().strip() or "?" for field in self._initials),
        )

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
