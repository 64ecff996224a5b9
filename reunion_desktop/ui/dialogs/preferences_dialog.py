"""Dialog for the preferences; each change is applied at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QSlider,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from reunion_desktop.ui.cards.preview import CardPreview
from reunion_desktop.ui.commands.command import LetterKeys
from reunion_desktop.ui.dialogs.preference_looks import theme_of_cards
from reunion_desktop.ui.dialogs.preferences import (
    BACKS,
    DEFAULTS,
    DESIGNS,
    SPEECH_RATES,
    Preferences,
)
from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.language.interpreter import Language
from reunion_desktop.ui.look.appearance import PERCENTS, ColourScheme, Contrast
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.look.palettes import Cloth
from reunion_desktop.ui.look.plain_text import PlainLabel
from reunion_desktop.ui.look.responsive import ScrolledPage
from reunion_desktop.ui.sound.device import can_play
from reunion_desktop.ui.table.layout.hand_order import HandOrder
from reunion_desktop.ui.table.trick_count import PointsShown
from reunion_desktop.ui.table.view_model import Highlighting


@guarded
class PreferencesDialog(QDialog):
    """All preferences on four pages; there is nothing to confirm."""

    changed = Signal(object)
    """The Preferences after a change."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.preferences = preferences
        """The current choices."""
        self._before: Preferences | None = None
        """The choices before the defaults were restored; None after any other choice."""
        self._column = QVBoxLayout(self)
        self._fill()
        # Qt alone would use two thirds of the screen, which would scroll needlessly.
        self.resize(self.sizeHint().boundedTo(self.screen().availableSize() * 0.92))

    def _fill(self) -> None:
        """Create every page in the current language, and show the choices."""
        self.setWindowTitle(self.tr("Preferences"))
        self.boxes: dict[str, QComboBox] = {}
        """Fields with one of several values."""
        self.checks: dict[str, QCheckBox] = {}
        """Fields that are on or off."""
        self.sliders: dict[str, QSlider] = {}
        """Fields in percent."""
        self._values: dict[str, tuple[object, ...]] = {}
        self._tabs = QTabWidget(self)
        # With large text the dialog grows rather than hide a page's name.
        self._tabs.setUsesScrollButtons(False)
        self._column.addWidget(self._tabs, 1)
        for fill, title in (
            (self._fill_play_page, self.tr("&Play")),
            (self._fill_look_page, self.tr("Cards an&d table")),
            (self._fill_sheet_page, self.tr("Score s&heet")),
            (self._fill_reading_page, self.tr("Displa&y")),
        ):
            page = QWidget(self)
            self._form = QFormLayout(page)
            self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
            self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
            fill()
            self._tabs.addTab(ScrolledPage(page), title)
        # Last, so that Tab goes through the fields first.
        self._buttons = self._button_row()
        self._column.addWidget(self._buttons)
        self._show()
        self.boxes["language"].setFocus()

    def changeEvent(self, event: QEvent) -> None:
        """Recreate the pages when the language changes; the focus stays on the same field."""
        super().changeEvent(event)
        if event.type() is not QEvent.Type.LanguageChange:
            return
        page, focused = self._tabs.currentIndex(), self.focusWidget()
        field = next((field for field, each in self._inputs().items() if each is focused), "")
        for old in (self._tabs, self._buttons):
            self._column.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._fill()
        self._tabs.setCurrentIndex(page)
        if field:
            self._inputs()[field].setFocus()

    def _inputs(self) -> dict[str, QWidget]:
        """All input widgets by field."""
        return {**self.boxes, **self.checks, **self.sliders}

    def _button_row(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        # Qt would reset the text of its own button when the language changes.
        self._restoring = buttons.addButton("", QDialogButtonBox.ButtonRole.ResetRole)
        self._restoring.clicked.connect(self._restore)
        self._name_restoring()
        buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
        return buttons

    # Pages ----------------------------------------------------------------------------------------

    def _fill_play_page(self) -> None:
        """Add language, play, animation and sound."""
        # Each language is named in itself, so that it can be found in any other.
        languages = {
            Language.SYSTEM: self.tr("Same as system"),
            Language.ENGLISH: "English",
            Language.GERMAN: "Deutsch",
            Language.FRENCH: "Français",
        }
        self._add_choice("language", self.tr("&Language"), languages)
        speeds = {
            Speed.CALM: self.tr("Slow"),
            Speed.NORMAL: self.tr("Normal"),
            Speed.BRISK: self.tr("Fast"),
            Speed.NONE: self.tr("No animation"),
        }
        self._add_choice("speed", self.tr("Animation &speed"), speeds)
        self._add_tick(
            "wait_for_click",
            self.tr("&Keep finished tricks on the table until I click or press Space"),
            self.tr("Otherwise tricks are cleared after a short pause."),
        )
        looks = {
            True: self.tr("Until I have played to the next trick"),
            False: self.tr("Until the next trick starts"),
        }
        self._add_choice("looks_back", self.tr("Show the last &trick"), looks)
        self._add_tick(
            "plays_forced",
            self.tr("Play &my card for me when only one is legal"),
            self.tr("Also the last card of a deal. Undo goes back to a card that you chose."),
        )
        clicks = {1: self.tr("One click"), 2: self.tr("Two clicks")}
        self._add_choice("clicks", self.tr("Play cards &with"), clicks)
        highlighting = {
            Highlighting.ALWAYS: self.tr("Always"),
            Highlighting.HOVER: self.tr("When I point at my hand"),
            Highlighting.NEVER: self.tr("Never"),
        }
        self._add_choice("highlighting", self.tr("Highlight playa&ble cards"), highlighting)
        counted = {
            PointsShown.ALL: self.tr("All players"),
            PointsShown.MINE: self.tr("Only mine"),
            PointsShown.NONE: self.tr("Off"),
        }
        self._add_choice("points", self.tr("Show po&ints"), counted)
        orders = {
            HandOrder.SUIT: self.tr("By suit, trumps first"),
            HandOrder.RANK: self.tr("By rank, trumps first"),
            HandOrder.OWN: self.tr("My own order"),
        }
        self._add_choice("hand_order", self.tr("So&rt my hand"), orders)
        letters = {
            LetterKeys.ALONE: self.tr("Letter alone"),
            LetterKeys.CTRL: self.tr("With Ctrl"),
            LetterKeys.OFF: self.tr("Off"),
        }
        self._add_choice("letter_keys", self.tr("&One-letter shortcuts"), letters)
        hint = self.tr("Sounds of cards and pen, and a knock when a deal is scored.")
        if not can_play():
            hint = self.tr(
                "Sound is not available because the package “miniaudio” is not installed."
            )
        self._add_tick("sound", self.tr("Sound &effects"), hint)
        self._add_volume()

    def _fill_look_page(self) -> None:
        """Add cloth, card faces and backs, and the preview of the cards."""
        cloths = {
            Cloth.GREEN: self.tr("Green"),
            Cloth.SLATE: self.tr("Slate blue"),
            Cloth.OXBLOOD: self.tr("Oxblood"),
        }
        self._add_choice("cloth", self.tr("Tablec&loth"), cloths)
        designs = (
            self.tr("French cards"),
            self.tr("French cards, large corners"),
            self.tr("German cards"),
            self.tr("German cards, large corners"),
        )
        faces = dict(zip(DESIGNS, designs, strict=True))
        self._add_choice("design", self.tr("Card &faces"), faces)
        self._add_tick(
            "usual_cards",
            self.tr("Use German cards for games usually played with them"),
            self.tr(
                "Hunsrücker Bauern is usually played with German cards. If this is on, it uses them"
                " whatever you choose for other games."
            ),
        )
        names = (
            self.tr("Petals"),
            self.tr("Lozenges"),
            self.tr("Braid"),
            self.tr("Vine"),
            self.tr("Tiles"),
        )
        backs = dict(zip(BACKS, names, strict=True))
        self._add_choice("back", self.tr("Card &backs"), backs)
        self._add_tick(
            "four_colours",
            self.tr("Four-colo&ur pack"),
            self.tr(
                "Clubs are green, diamonds blue, hearts red, spades black. In the German pack"
                " acorns are black, bells gold, hearts red, leaves green."
            ),
        )
        self._preview = CardPreview(theme_of_cards(self.preferences), self)
        self._form.addRow(self._preview)

    def _fill_sheet_page(self) -> None:
        """Add figures and material of the score sheet."""
        figures = {True: self.tr("Handwriting"), False: self.tr("Printed")}
        self._add_choice("sheet_by_hand", self.tr("&Figures"), figures)
        materials = {
            None: self.tr("Default for each game"),
            False: self.tr("Ink on paper"),
            True: self.tr("Chalk on slate"),
        }
        self._add_choice("sheet_on_slate", self.tr("&Written in"), materials)

    def _fill_reading_page(self) -> None:
        """Add light, contrast and text size."""
        lights = {
            ColourScheme.SYSTEM: self.tr("Same as system"),
            ColourScheme.LIGHT: self.tr("Light"),
            ColourScheme.DARK: self.tr("Dark"),
        }
        self._add_choice("light", self.tr("&Appearance"), lights)
        contrasts = {
            Contrast.SYSTEM: self.tr("Same as system"),
            Contrast.NORMAL: self.tr("Normal"),
            Contrast.HIGH: self.tr("High contrast"),
        }
        self._add_choice("contrast", self.tr("Co&ntrast"), contrasts)
        prints = (
            self.tr("Normal"),
            self.tr("Large: 125 %"),
            self.tr("Larger: 150 %"),
            self.tr("Very large: 175 %"),
            self.tr("Largest: 200 %"),
        )
        sizes = dict(zip(PERCENTS, prints, strict=True))
        self._add_choice("print_percent", self.tr("Text si&ze"), sizes)
        rate = self.tr("{words} words per minute")
        rates = {words: rate.format(words=words) for words in sorted(SPEECH_RATES)}
        self._add_choice("speech_rate", self.tr("S&creen reader speed"), rates)

    # Rows -----------------------------------------------------------------------------------------

    def _add_choice(self, field: str, title: str, texts: Mapping[Any, str]) -> None:
        """Add a combo box; ``texts`` gives the label of each value."""
        box, values = QComboBox(self), tuple(texts)
        box.addItems(list(texts.values()))
        box.activated.connect(lambda place: self._choose(field, values[place]))
        self._add_labelled(title, box)
        self.boxes[field], self._values[field] = box, values

    def _add_tick(self, field: str, title: str, hint: str) -> None:
        check = QCheckBox(title, self)
        check.setToolTip(hint)
        check.clicked.connect(lambda on: self._choose(field, on))
        self._form.addRow(check)
        self.checks[field] = check

    def _add_volume(self) -> None:
        """Add a slider from 1 to 100."""
        slider = QSlider(Qt.Orientation.Horizontal, self)
        slider.setRange(1, 100)
        slider.setPageStep(20)
        slider.setTracking(False)
        slider.valueChanged.connect(lambda percent: self._choose("volume", percent))
        self._volume_label = self._add_labelled(self.tr("&Volume"), slider)
        self.sliders["volume"] = slider

    def _add_labelled(self, title: str, widget: QWidget) -> PlainLabel:
        """Add a widget beside a label, which also is its accessible name."""
        widget.setAccessibleName(title.replace("&", ""))
        label = PlainLabel(title, self)
        label.setBuddy(widget)
        self._form.addRow(label, widget)
        return label

    # Choices --------------------------------------------------------------------------------------

    def _choose(self, field: str, value: object) -> None:
        change: dict[str, Any] = {field: value}
        self.preferences = replace(self.preferences, **change)
        self._before = None
        self._name_restoring()
        self._preview.wear(theme_of_cards(self.preferences))
        self._allow_volume()
        self.changed.emit(self.preferences)

    def _restore(self) -> None:
        """Restore the defaults of all preferences but the window's place and the last game.

        The next press takes that back, unless something else was chosen meanwhile.
        """
        now = self.preferences
        defaults = replace(
            DEFAULTS, place=now.place, sheet_visible=now.sheet_visible, new_game=now.new_game
        )
        self.preferences = self._before or defaults
        self._before = None if self._before else now
        self._show()
        self._name_restoring()
        self.changed.emit(self.preferences)

    def _name_restoring(self) -> None:
        undo = self._before is not None
        text = self.tr("Back to my settings") if undo else self.tr("Restore defaults")
        self._restoring.setText(text)

    def _show(self) -> None:
        """Show the preferences without emitting changes."""
        self._preview.wear(theme_of_cards(self.preferences))
        for field, box in self.boxes.items():
            box.setCurrentIndex(self._values[field].index(getattr(self.preferences, field)))
        for field, check in self.checks.items():
            check.setChecked(getattr(self.preferences, field))
        for field, slider in self.sliders.items():
            with QSignalBlocker(slider):
                slider.setValue(getattr(self.preferences, field))
        self._allow_volume()

    def _allow_volume(self) -> None:
        """Disable the volume while sounds are off."""
        for widget in (self.sliders["volume"], self._volume_label):
            widget.setEnabled(self.preferences.sound)
