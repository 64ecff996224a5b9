"""The preferences, effective as soon as they are chosen."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QSlider,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from reunion_desktop.ui.cards.preview import CardPreview
from reunion_desktop.ui.dialogs.preferences import (
    BACKS,
    DEFAULTS,
    DESIGNS,
    Preferences,
)
from reunion_desktop.ui.look.pace import Speed
from reunion_desktop.ui.look.palettes import Cloth
from reunion_desktop.ui.look.surroundings import PERCENTS, Contrast, Light, surroundings
from reunion_desktop.ui.look.theme import Theme, index_letters
from reunion_desktop.ui.sound.device import can_play
from reunion_desktop.ui.table.place.hand_order import HandOrder
from reunion_desktop.ui.table.showing import Highlighting
from reunion_desktop.ui.words.language import Language, spoken

_KEPT = ("geometry", "state", "sheet_visible", "new_game")
"""Fields that are no matter of taste: "Restore defaults" leaves them alone."""


class PreferencesDialog(QDialog):
    """Every preference on four pages; there is nothing to confirm."""

    changed = Signal(object)
    """The Preferences as they are now."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._boxes: dict[str, QComboBox] = {}
        self._values: dict[str, tuple[object, ...]] = {}
        self._checks: dict[str, QCheckBox] = {}
        self._sliders: dict[str, QSlider] = {}
        self._column = QVBoxLayout(self)
        self._fill()

    def _fill(self) -> None:
        """Write every page in the language of the moment, and show what is chosen."""
        self.setWindowTitle(self.tr("Preferences"))
        self._tabs = tabs = QTabWidget(self)
        # In large print the dialog grows rather than hide a page.
        tabs.setUsesScrollButtons(False)
        self._buttons = self._button_row()
        self._column.addWidget(tabs, 1)
        self._column.addWidget(self._buttons)
        tabs.addTab(self._play_page(), self.tr("&Play"))
        tabs.addTab(self._look_page(), self.tr("Cards an&d table"))
        tabs.addTab(self._sheet_page(), self.tr("Score s&heet"))
        tabs.addTab(self._reading_page(), self.tr("Readin&g"))
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        """Write everything anew when the language has changed; the same box keeps the focus."""
        super().changeEvent(event)
        if event.type() is not QEvent.Type.LanguageChange:
            return
        page = self._tabs.currentIndex()
        focused = self.focusWidget()
        field = next((field for field, box in self._rows() if box is focused), "")
        for old in (self._tabs, self._buttons):
            self._column.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._fill()
        self._tabs.setCurrentIndex(page)
        if field:
            dict(self._rows())[field].setFocus()

    def _rows(self) -> tuple[tuple[str, QWidget], ...]:
        """What is chosen with, by field."""
        return (*self._boxes.items(), *self._checks.items(), *self._sliders.items())

    def _button_row(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Close | QDialogButtonBox.StandardButton.RestoreDefaults,
            self,
        )
        buttons.rejected.connect(self.reject)
        buttons.button(QDialogButtonBox.StandardButton.RestoreDefaults).clicked.connect(
            self._restore
        )
        buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
        return buttons

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

    def slider(self, field: str) -> QSlider:
        """The slider of one field."""
        return self._sliders[field]

    # Pages ----------------------------------------------------------------------------------------

    def _play_page(self) -> QWidget:
        page, form = self._page()
        # Each calls itself what it is called at home: whoever strays can find the way back.
        languages = {
            Language.SYSTEM: self.tr("As the desktop"),
            Language.ENGLISH: "English",
            Language.GERMAN: "Deutsch",
            Language.FRENCH: "Français",
        }
        self._choice(form, self.tr("&Language"), "language", languages)
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
        hint = self.tr("Cards on the cloth, the quill, and a knock when a deal is counted.")
        if not can_play():
            hint = self.tr("Nothing can be heard yet: the package miniaudio is not installed.")
        self._tick(form, self.tr("So&ft sounds"), "sound", hint)
        self._percent(form, self.tr("&Volume"), "volume")
        return page

    def _look_page(self) -> QWidget:
        page, form = self._page()
        cloths = {
            Cloth.GREEN: self.tr("Green"),
            Cloth.SLATE: self.tr("Slate blue"),
            Cloth.OXBLOOD: self.tr("Oxblood"),
        }
        self._choice(form, self.tr("C&loth"), "cloth", cloths)
        designs = (
            self.tr("French pictures"),
            self.tr("French, large indices"),
            self.tr("German pictures"),
            self.tr("German, large indices"),
        )
        self._choice(form, self.tr("&Faces"), "design", dict(zip(DESIGNS, designs, strict=True)))
        backs = (
            self.tr("Petals"),
            self.tr("Lozenges"),
            self.tr("Braid"),
            self.tr("Vine"),
            self.tr("Tiles"),
        )
        self._choice(form, self.tr("&Backs"), "back", dict(zip(BACKS, backs, strict=True)))
        self._tick(
            form,
            self.tr("Four colo&urs: each suit has its own"),
            "four_colours",
            self.tr(
                "Clubs green, diamonds blue, hearts red, spades black; in the German pack acorns"
                " black, bells brown, hearts red, leaves green."
            ),
        )
        self._preview = CardPreview(_theme(self._preferences), page)
        form.addRow(self._preview)
        return page

    def _sheet_page(self) -> QWidget:
        page, form = self._page()
        figures = {True: self.tr("Written by hand"), False: self.tr("In plain type")}
        self._choice(form, self.tr("&Figures"), "sheet_by_hand", figures)
        materials = {False: self.tr("Ink on paper"), True: self.tr("Chalk on slate")}
        self._choice(form, self.tr("&Kept with"), "sheet_on_slate", materials)
        return page

    def _reading_page(self) -> QWidget:
        page, form = self._page()
        lights = {
            Light.SYSTEM: self.tr("As the desktop"),
            Light.LIGHT: self.tr("Light"),
            Light.DARK: self.tr("Dark"),
        }
        self._choice(form, self.tr("&Around the table"), "light", lights)
        contrasts = {
            Contrast.SYSTEM: self.tr("As the desktop"),
            Contrast.NORMAL: self.tr("Normal"),
            Contrast.HIGH: self.tr("High"),
        }
        self._choice(form, self.tr("Co&ntrast"), "contrast", contrasts)
        prints = (
            self.tr("Normal"),
            self.tr("Large: 125 %"),
            self.tr("Larger: 150 %"),
            self.tr("Largest: 175 %"),
        )
        sizes = dict(zip(PERCENTS, prints, strict=True))
        self._choice(form, self.tr("Si&ze of the print"), "print_percent", sizes)
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

    def _percent(self, form: QFormLayout, title: str, field: str) -> None:
        slider = QSlider(Qt.Orientation.Horizontal, self)
        slider.setRange(1, 100)
        slider.setPageStep(20)
        slider.setTracking(False)
        slider.setAccessibleName(title.replace("&", ""))
        slider.valueChanged.connect(lambda percent: self._set(field, percent))
        label = QLabel(title, self)
        label.setBuddy(slider)
        form.addRow(label, slider)
        self._sliders[field] = slider

    def _set(self, field: str, value: object) -> None:
        self._preferences = _with(self._preferences, field, value)
        self._preview.wear(_theme(self._preferences))
        self._allow_volume()
        self.changed.emit(self._preferences)

    def _allow_volume(self) -> None:
        """Without sounds there is nothing to be louder."""
        slider, on = self._sliders["volume"], self._preferences.sound
        slider.setEnabled(on)
        for label in self.findChildren(QLabel):
            if label.buddy() is slider:
                label.setEnabled(on)

    def _restore(self) -> None:
        restored = DEFAULTS
        for field in _KEPT:
            restored = _with(restored, field, getattr(self._preferences, field))
        self._preferences = restored
        self._show()
        self.changed.emit(restored)

    def _show(self) -> None:
        self._preview.wear(_theme(self._preferences))
        for field, box in self._boxes.items():
            box.setCurrentIndex(self._values[field].index(getattr(self._preferences, field)))
        for field, check in self._checks.items():
            check.setChecked(getattr(self._preferences, field))
        for field, slider in self._sliders.items():
            slider.blockSignals(True)  # noqa: FBT003 - Qt's own: what is shown was not chosen now.
            slider.setValue(getattr(self._preferences, field))
            slider.blockSignals(False)  # noqa: FBT003 - as above.
        self._allow_volume()


def _theme(preferences: Preferences) -> Theme:
    """What cards look like under the preferences; whatever is around them is left out."""
    chosen = preferences.light, preferences.contrast, preferences.print_percent
    return Theme(
        cloth=preferences.cloth,
        back=preferences.back,
        design=preferences.design,
        four_colours=preferences.four_colours,
        letters=index_letters(spoken(preferences.language).value),
        high_contrast=surroundings(*chosen).high_contrast,
    )


def _with(preferences: Preferences, field: str, value: object) -> Preferences:
    return replace(preferences, **{field: value})  # type: ignore[arg-type]  # each row offers its field's own values
