"""Dialog for the preferences; each change is applied at once."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from reunion_desktop.ui.cards.preview import CardPreview
from reunion_desktop.ui.commands.command import LetterKeys
from reunion_desktop.ui.dialogs.preference_fields import PreferenceFields
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
        self.fields = PreferenceFields()
        """The input widgets."""
        self.fields.chosen.connect(self._choose)
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
            form = QFormLayout(page)
            form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
            form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
            fill(form)
            self._tabs.addTab(ScrolledPage(page), title)
        # Last, so that Tab goes through the fields first.
        self._buttons = self._button_row()
        self._column.addWidget(self._buttons)
        self._show()
        self.fields.focus("language")

    def changeEvent(self, event: QEvent) -> None:
        """Recreate the pages when the language changes; the focus stays on the same field."""
        super().changeEvent(event)
        if event.type() is not QEvent.Type.LanguageChange:
            return
        page, field = self._tabs.currentIndex(), self.fields.field_of(self.focusWidget())
        for old in (self._tabs, self._buttons):
            self._column.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._fill()
        self._tabs.setCurrentIndex(page)
        self.fields.focus(field)

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

    def _fill_play_page(self, form: QFormLayout) -> None:
        """Add language, play, animation and sound."""
        choice = partial(self.fields.add_choice, form)
        tick = partial(self.fields.add_tick, form)
        # Each language is named in itself, so that it can be found in any other.
        languages = {
            Language.SYSTEM: self.tr("Same as system"),
            Language.ENGLISH: "English",
            Language.GERMAN: "Deutsch",
            Language.FRENCH: "Français",
        }
        choice("language", self.tr("&Language"), languages)
        speeds = {
            Speed.CALM: self.tr("Slow"),
            Speed.NORMAL: self.tr("Normal"),
            Speed.BRISK: self.tr("Fast"),
            Speed.NONE: self.tr("No animation"),
        }
        choice("speed", self.tr("Animation &speed"), speeds)
        tick(
            "wait_for_click",
            self.tr("&Keep finished tricks on the table until I click or press Space"),
            self.tr("Otherwise tricks are cleared after a short pause."),
        )
        looks = {
            True: self.tr("Until I have played to the next trick"),
            False: self.tr("Until the next trick starts"),
        }
        choice("looks_back", self.tr("Show the last &trick"), looks)
        tick(
            "plays_forced",
            self.tr("Play &my card for me when only one is legal"),
            self.tr("Also the last card of a deal. Undo goes back to a card that you chose."),
        )
        tick(
            "hints_at_once",
            self.tr("&Name the move in the first hint"),
            self.tr("Otherwise a hint has up to three steps: press H again for the next one."),
        )
        clicks = {1: self.tr("One click"), 2: self.tr("Two clicks")}
        choice("clicks", self.tr("Play cards &with"), clicks)
        highlighting = {
            Highlighting.ALWAYS: self.tr("Always"),
            Highlighting.HOVER: self.tr("When I point at my hand"),
            Highlighting.NEVER: self.tr("Never"),
        }
        choice("highlighting", self.tr("Highlight playa&ble cards"), highlighting)
        counted = {
            PointsShown.ALL: self.tr("All players"),
            PointsShown.MINE: self.tr("Only mine"),
            PointsShown.NONE: self.tr("Off"),
        }
        choice("points", self.tr("Show po&ints"), counted)
        orders = {
            HandOrder.SUIT: self.tr("By suit, trumps first"),
            HandOrder.RANK: self.tr("By rank, trumps first"),
            HandOrder.OWN: self.tr("My own order"),
        }
        choice("hand_order", self.tr("So&rt my hand"), orders)
        letters = {
            LetterKeys.ALONE: self.tr("Letter alone"),
            LetterKeys.CTRL: self.tr("With Ctrl"),
            LetterKeys.OFF: self.tr("Off"),
        }
        choice("letter_keys", self.tr("&One-letter shortcuts"), letters)
        tick(
            "reviews",
            self.tr("Review &finished games in the background"),
            self.tr(
                "While you are not playing, your mistakes are found and kept for the statistics."
            ),
        )
        hint = self.tr("Sounds of cards and pen, and a knock when a deal is scored.")
        if not can_play():
            hint = self.tr(
                "Sound is not available because the package “miniaudio” is not installed."
            )
        tick("sound", self.tr("Sound &effects"), hint)
        self.fields.add_percent(form, "volume", self.tr("&Volume"))

    def _fill_look_page(self, form: QFormLayout) -> None:
        """Add cloth, card faces and backs, and the preview of the cards."""
        choice = partial(self.fields.add_choice, form)
        tick = partial(self.fields.add_tick, form)
        cloths = {
            Cloth.GREEN: self.tr("Green"),
            Cloth.SLATE: self.tr("Slate blue"),
            Cloth.OXBLOOD: self.tr("Oxblood"),
        }
        choice("cloth", self.tr("Tablec&loth"), cloths)
        designs = (
            self.tr("French cards"),
            self.tr("French cards, large corners"),
            self.tr("German cards"),
            self.tr("German cards, large corners"),
        )
        faces = dict(zip(DESIGNS, designs, strict=True))
        choice("design", self.tr("Card &faces"), faces)
        tick(
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
        choice("back", self.tr("Card &backs"), backs)
        tick(
            "four_colours",
            self.tr("Four-colo&ur pack"),
            self.tr(
                "Clubs are green, diamonds blue, hearts red, spades black. In the German pack"
                " acorns are black, bells gold, hearts red, leaves green."
            ),
        )
        self._preview = CardPreview(theme_of_cards(self.preferences), self)
        form.addRow(self._preview)

    def _fill_sheet_page(self, form: QFormLayout) -> None:
        """Add figures and material of the score sheet."""
        choice = partial(self.fields.add_choice, form)
        figures = {True: self.tr("Handwriting"), False: self.tr("Printed")}
        choice("sheet_by_hand", self.tr("&Figures"), figures)
        materials = {
            None: self.tr("Default for each game"),
            False: self.tr("Ink on paper"),
            True: self.tr("Chalk on slate"),
        }
        choice("sheet_on_slate", self.tr("&Written in"), materials)

    def _fill_reading_page(self, form: QFormLayout) -> None:
        """Add light, contrast and text size."""
        choice = partial(self.fields.add_choice, form)
        lights = {
            ColourScheme.SYSTEM: self.tr("Same as system"),
            ColourScheme.LIGHT: self.tr("Light"),
            ColourScheme.DARK: self.tr("Dark"),
        }
        choice("light", self.tr("&Appearance"), lights)
        contrasts = {
            Contrast.SYSTEM: self.tr("Same as system"),
            Contrast.NORMAL: self.tr("Normal"),
            Contrast.HIGH: self.tr("High contrast"),
        }
        choice("contrast", self.tr("Co&ntrast"), contrasts)
        prints = (
            self.tr("Normal"),
            self.tr("Large: 125%"),
            self.tr("Larger: 150%"),
            self.tr("Very large: 175%"),
            self.tr("Largest: 200%"),
        )
        sizes = dict(zip(PERCENTS, prints, strict=True))
        choice("print_percent", self.tr("Text si&ze"), sizes)
        rate = self.tr("{words} words per minute")
        rates = {words: rate.format(words=words) for words in sorted(SPEECH_RATES)}
        choice("speech_rate", self.tr("S&creen reader speed"), rates)

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
        self.fields.show(self.preferences)
        self._allow_volume()

    def _allow_volume(self) -> None:
        """Disable the volume while sounds are off."""
        self.fields.enable("volume", on=self.preferences.sound)
