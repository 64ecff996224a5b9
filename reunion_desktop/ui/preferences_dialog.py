"""The preferences, effective as soon as they are chosen."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from reunion_desktop.ui.settings import (
    BACKS,
    DEFAULTS,
    DESIGNS,
    Preferences,
)
from reunion_desktop.ui.table.hand_order import HandOrder
from reunion_desktop.ui.table.showing import Highlighting
from reunion_desktop.ui.theme import Cloth, Speed

_KEPT = ("geometry", "state", "sheet_visible", "new_game")
"""Fields that are no matter of taste: "Restore defaults" leaves them alone."""


class PreferencesDialog(QDialog):
    """Every preference on three pages; there is nothing to confirm."""

    changed = Signal(object)
    """The Preferences as they are now."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Preferences"))
        self._preferences = preferences
        self._boxes: dict[str, QComboBox] = {}
        self._values: dict[str, tuple[object, ...]] = {}
        self._checks: dict[str, QCheckBox] = {}
        tabs = QTabWidget(self)
        tabs.addTab(self._play_page(), self.tr("&Play"))
        tabs.addTab(self._look_page(), self.tr("Cards an&d table"))
        tabs.addTab(self._sheet_page(), self.tr("Score s&heet"))
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Close | QDialogButtonBox.StandardButton.RestoreDefaults,
            self,
        )
        buttons.rejected.connect(self.reject)
        buttons.button(QDialogButtonBox.StandardButton.RestoreDefaults).clicked.connect(
            self._restore
        )
        buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
        layout = QVBoxLayout(self)
        layout.addWidget(tabs, 1)
        layout.addWidget(buttons)
        self._show()

    @property
    def preferences(self) -> Preferences:
        """What is chosen now."""
        return self._preferences

    def box(self, field: str) -> QComboBox:
        """The choices of one field."""
        return self._boxes[field]

    def check(self, field: str) -> QCheckBox:
        """The tick of one field."""
        return self._checks[field]

    # Pages ----------------------------------------------------------------------------------------

    def _play_page(self) -> QWidget:
        page, form = self._page()
        speeds = {
            Speed.CALM: self.tr("Calm"),
            Speed.NORMAL: self.tr("Normal"),
            Speed.BRISK: self.tr("Brisk"),
            Speed.NONE: self.tr("No motion"),
        }
        self._choice(form, self.tr("&Speed of the cards"), "speed", speeds)
        self._tick(
            form,
            self.tr("A &trick waits until I click or press Space"),
            "wait_for_click",
            self.tr("Otherwise it is gathered after a while."),
        )
        clicks = {1: self.tr("One click"), 2: self.tr("Two clicks")}
        self._choice(form, self.tr("&A card is played with"), "clicks", clicks)
        lights = {
            Highlighting.ALWAYS: self.tr("Always"),
            Highlighting.HOVER: self.tr("While I point at my hand"),
            Highlighting.NEVER: self.tr("Never"),
        }
        self._choice(form, self.tr("Show &which cards may be played"), "highlighting", lights)
        orders = {
            HandOrder.SUIT: self.tr("By suit, trumps first"),
            HandOrder.RANK: self.tr("By rank, trumps first"),
            HandOrder.OWN: self.tr("As I drag them"),
        }
        self._choice(form, self.tr("&Order of my hand"), "hand_order", orders)
        return page

    def _look_page(self) -> QWidget:
        page, form = self._page()
        cloths = {
            Cloth.GREEN: self.tr("Green"),
            Cloth.SLATE: self.tr("Slate blue"),
            Cloth.OXBLOOD: self.tr("Oxblood"),
        }
        self._choice(form, self.tr("C&loth"), "cloth", cloths)
        designs = (self.tr("French pictures"), self.tr("Large indices"))
        self._choice(form, self.tr("&Faces"), "design", dict(zip(DESIGNS, designs, strict=True)))
        backs = (self.tr("Petals"), self.tr("Lozenges"), self.tr("Braid"))
        self._choice(form, self.tr("&Backs"), "back", dict(zip(BACKS, backs, strict=True)))
        self._tick(
            form,
            self.tr("Four colo&urs: each suit has its own"),
            "four_colours",
            self.tr("Clubs green, diamonds blue, hearts red, spades black."),
        )
        return page

    def _sheet_page(self) -> QWidget:
        page, form = self._page()
        figures = {True: self.tr("Written by hand"), False: self.tr("In plain type")}
        self._choice(form, self.tr("&Figures"), "sheet_by_hand", figures)
        materials = {False: self.tr("Ink on paper"), True: self.tr("Chalk on slate")}
        self._choice(form, self.tr("&Kept with"), "sheet_on_slate", materials)
        return page

    def _page(self) -> tuple[QWidget, QFormLayout]:
        page = QWidget(self)
        form = QFormLayout(page)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        return page, form

    # Rows -----------------------------------------------------------------------------------------

    def _choice(self, form: QFormLayout, title: str, field: str, texts: dict[Any, str]) -> None:
        box = QComboBox(self)
        for text in texts.values():
            box.addItem(text)
        values = tuple(texts)
        box.setAccessibleName(title.replace("&", ""))
        box.activated.connect(lambda place: self._set(field, values[place]))
        label = QLabel(title, self)
        label.setBuddy(box)
        form.addRow(label, box)
        self._boxes[field], self._values[field] = box, values

    def _tick(self, form: QFormLayout, title: str, field: str, hint: str) -> None:
        check = QCheckBox(title, self)
        check.setToolTip(hint)
        check.clicked.connect(lambda on: self._set(field, on))
        form.addRow(check)
        self._checks[field] = check

    def _set(self, field: str, value: object) -> None:
        self._preferences = _with(self._preferences, field, value)
        self.changed.emit(self._preferences)

    def _restore(self) -> None:
        restored = DEFAULTS
        for field in _KEPT:
            restored = _with(restored, field, getattr(self._preferences, field))
        self._preferences = restored
        self._show()
        self.changed.emit(restored)

    def _show(self) -> None:
        for field, box in self._boxes.items():
            box.setCurrentIndex(self._values[field].index(getattr(self._preferences, field)))
        for field, check in self._checks.items():
            check.setChecked(getattr(self._preferences, field))


def _with(preferences: Preferences, field: str, value: object) -> Preferences:
    return replace(preferences, **{field: value})  # type: ignore[arg-type]  # each row offers its field's own values
