"""The rows of the preferences dialog: boxes, ticks and sliders, each for one field."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLabel, QSlider, QWidget

from reunion_desktop.ui.dialogs.preferences import Preferences
from reunion_desktop.ui.look.plain_text import PlainLabel


class PreferencesRows:
    """What each field of the preferences is chosen with."""

    def __init__(self, dialog: QWidget, choose: Callable[[str, object], object]) -> None:
        """There is no row yet.

        Args:
            dialog: what the rows stand in.
            choose: hears a field's name and the value that was chosen for it.
        """
        self._dialog = dialog
        self._choose = choose
        self.boxes: dict[str, QComboBox] = {}
        """Fields of which one value among a few is chosen."""
        self.checks: dict[str, QCheckBox] = {}
        """Fields that hold or do not."""
        self.sliders: dict[str, QSlider] = {}
        """Fields in percent."""
        self._values: dict[str, tuple[object, ...]] = {}
        self._labels: dict[str, QLabel] = {}

    def widgets(self) -> dict[str, QWidget]:
        """What is chosen with, by field."""
        return {**self.boxes, **self.checks, **self.sliders}

    def page(self) -> tuple[QWidget, QFormLayout]:
        """An empty page, and the form on it that takes the rows."""
        page = QWidget(self._dialog)
        form = QFormLayout(page)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        return page, form

    def choice(self, form: QFormLayout, title: str, field: str, texts: Mapping[Any, str]) -> None:
        """Add a box; ``texts`` are its values with what each is called."""
        box = QComboBox(self._dialog)
        for text in texts.values():
            box.addItem(text)
        values = tuple(texts)
        box.setAccessibleName(title.replace("&", ""))
        box.activated.connect(lambda place: self._choose(field, values[place]))
        self._add(form, title, field, box)
        self.boxes[field], self._values[field] = box, values

    def tick(self, form: QFormLayout, title: str, field: str, hint: str) -> None:
        """Add a tick."""
        check = QCheckBox(title, self._dialog)
        check.setToolTip(hint)
        check.clicked.connect(lambda on: self._choose(field, on))
        form.addRow(check)
        self.checks[field] = check

    def percent(self, form: QFormLayout, title: str, field: str) -> None:
        """Add a slider from 1 to 100."""
        slider = QSlider(Qt.Orientation.Horizontal, self._dialog)
        slider.setRange(1, 100)
        slider.setPageStep(20)
        slider.setTracking(False)
        slider.setAccessibleName(title.replace("&", ""))
        slider.valueChanged.connect(lambda percent: self._choose(field, percent))
        self._add(form, title, field, slider)
        self.sliders[field] = slider

    def show(self, preferences: Preferences) -> None:
        """Show what is chosen; nothing counts as chosen by that."""
        for field, box in self.boxes.items():
            box.setCurrentIndex(self._values[field].index(getattr(preferences, field)))
        for field, check in self.checks.items():
            check.setChecked(getattr(preferences, field))
        for field, slider in self.sliders.items():
            slider.blockSignals(True)  # noqa: FBT003 - Qt's own: what is shown was not chosen now.
            slider.setValue(getattr(preferences, field))
            slider.blockSignals(False)  # noqa: FBT003 - as above.

    def allow(self, field: str, *, allowed: bool) -> None:
        """Say whether a box or a slider can be used, and its label with it."""
        self.widgets()[field].setEnabled(allowed)
        self._labels[field].setEnabled(allowed)

    def _add(self, form: QFormLayout, title: str, field: str, widget: QWidget) -> None:
        label = PlainLabel(title, self._dialog)
        label.setBuddy(widget)
        form.addRow(label, widget)
        self._labels[field] = label
