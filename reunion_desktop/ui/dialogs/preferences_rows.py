"""Rows of the preferences dialog: a combo box, check box or slider for each field."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLabel, QSlider, QWidget

from reunion_desktop.ui.dialogs.preferences import Preferences
from reunion_desktop.ui.look.plain_text import PlainLabel


class PreferencesRows:
    """Creates the input widgets and keeps them by field name."""

    def __init__(self, dialog: QWidget, choose: Callable[[str, object], object]) -> None:
        """Set up without rows.

        Args:
            dialog: parent of the rows.
            choose: called with a field's name and its new value.
        """
        self._dialog = dialog
        self._choose = choose
        self.boxes: dict[str, QComboBox] = {}
        """Fields with one of several values."""
        self.checks: dict[str, QCheckBox] = {}
        """Fields that are on or off."""
        self.sliders: dict[str, QSlider] = {}
        """Fields in percent."""
        self._values: dict[str, tuple[object, ...]] = {}
        self._labels: dict[str, QLabel] = {}

    def widgets(self) -> dict[str, QWidget]:
        """All input widgets by field."""
        return {**self.boxes, **self.checks, **self.sliders}

    def page(self) -> tuple[QWidget, QFormLayout]:
        """An empty page, and its form layout for the rows."""
        page = QWidget(self._dialog)
        form = QFormLayout(page)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        return page, form

    def choice(self, form: QFormLayout, title: str, field: str, texts: Mapping[Any, str]) -> None:
        """Add a combo box; ``texts`` gives the label of each value."""
        box = QComboBox(self._dialog)
        for text in texts.values():
            box.addItem(text)
        values = tuple(texts)
        box.setAccessibleName(title.replace("&", ""))
        box.activated.connect(lambda place: self._choose(field, values[place]))
        self._add(form, title, field, box)
        self.boxes[field], self._values[field] = box, values

    def tick(self, form: QFormLayout, title: str, field: str, hint: str) -> None:
        """Add a check box."""
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
        """Show preferences without emitting changes."""
        for field, box in self.boxes.items():
            box.setCurrentIndex(self._values[field].index(getattr(preferences, field)))
        for field, check in self.checks.items():
            check.setChecked(getattr(preferences, field))
        for field, slider in self.sliders.items():
            slider.blockSignals(True)  # noqa: FBT003 - Qt's own: what is shown was not chosen now.
            slider.setValue(getattr(preferences, field))
            slider.blockSignals(False)  # noqa: FBT003 - as above.

    def allow(self, field: str, *, allowed: bool) -> None:
        """Enable or disable a field with its label."""
        self.widgets()[field].setEnabled(allowed)
        self._labels[field].setEnabled(allowed)

    def _add(self, form: QFormLayout, title: str, field: str, widget: QWidget) -> None:
        label = PlainLabel(title, self._dialog)
        label.setBuddy(widget)
        form.addRow(label, widget)
        self._labels[field] = label
