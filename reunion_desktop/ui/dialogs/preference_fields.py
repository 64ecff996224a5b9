"""Input widgets of the preferences, each with its label in a form."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QSlider, QWidget

from reunion_desktop.ui.dialogs.preferences import Preferences
from reunion_desktop.ui.look.plain_text import PlainLabel


class PreferenceFields(QObject):
    """The widgets by the field of the preferences that they show and change."""

    chosen = Signal(str, object)
    """A field, and the value that was chosen for it."""

    def __init__(self) -> None:
        super().__init__()
        self.boxes: dict[str, QComboBox] = {}
        """Fields with one of several values."""
        self.checks: dict[str, QCheckBox] = {}
        """Fields that are on or off."""
        self.sliders: dict[str, QSlider] = {}
        """Fields in percent."""
        self._values: dict[str, tuple[object, ...]] = {}
        self._labels: dict[str, PlainLabel] = {}

    def add_choice(
        self, form: QFormLayout, field: str, title: str, texts: Mapping[Any, str]
    ) -> None:
        """Add a combo box; ``texts`` gives the label of each value."""
        box, values = QComboBox(form.parentWidget()), tuple(texts)
        box.addItems(list(texts.values()))
        box.activated.connect(lambda place: self.chosen.emit(field, values[place]))
        self._add_labelled(form, field, title, box)
        self.boxes[field], self._values[field] = box, values

    def add_tick(self, form: QFormLayout, field: str, title: str, hint: str) -> None:
        """Add a check box."""
        check = QCheckBox(title, form.parentWidget())
        check.setToolTip(hint)
        check.clicked.connect(lambda on: self.chosen.emit(field, on))
        form.addRow(check)
        self.checks[field] = check

    def add_percent(self, form: QFormLayout, field: str, title: str) -> None:
        """Add a slider from 1 to 100."""
        slider = QSlider(Qt.Orientation.Horizontal, form.parentWidget())
        slider.setRange(1, 100)
        slider.setPageStep(20)
        slider.setTracking(False)
        slider.valueChanged.connect(lambda percent: self.chosen.emit(field, percent))
        self._add_labelled(form, field, title, slider)
        self.sliders[field] = slider

    def show(self, preferences: Preferences) -> None:
        """Show the preferences without signalling a choice."""
        for field, box in self.boxes.items():
            box.setCurrentIndex(self._values[field].index(getattr(preferences, field)))
        for field, check in self.checks.items():
            check.setChecked(getattr(preferences, field))
        for field, slider in self.sliders.items():
            with QSignalBlocker(slider):
                slider.setValue(getattr(preferences, field))

    def enable(self, field: str, *, on: bool) -> None:
        """Enable or disable a labelled field."""
        for widget in (self._inputs[field], self._labels[field]):
            widget.setEnabled(on)

    def focus(self, field: str) -> None:
        """Focus a field, if there is one of that name."""
        if field in self._inputs:
            self._inputs[field].setFocus()

    def field_of(self, widget: QWidget | None) -> str:
        """The field of a widget; empty for another widget."""
        return next((field for field, each in self._inputs.items() if each is widget), "")

    @property
    def _inputs(self) -> Mapping[str, QWidget]:
        """All widgets by field."""
        return {**self.boxes, **self.checks, **self.sliders}

    def _add_labelled(self, form: QFormLayout, field: str, title: str, widget: QWidget) -> None:
        """Add a widget beside a label, which also is its accessible name."""
        widget.setAccessibleName(title.replace("&", ""))
        label = PlainLabel(title, form.parentWidget())
        label.setBuddy(widget)
        form.addRow(label, widget)
        self._labels[field] = label
