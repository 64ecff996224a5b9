"""Dialog for the preferences; each change is applied at once."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QSlider,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from reunion_desktop.ui.dialogs.preference_looks import theme_of_cards
from reunion_desktop.ui.dialogs.preferences import DEFAULTS, Preferences
from reunion_desktop.ui.dialogs.preferences_pages import (
    look_page,
    play_page,
    reading_page,
    sheet_page,
)
from reunion_desktop.ui.dialogs.preferences_rows import PreferencesRows
from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.look.responsive import ScrolledPage

_KEPT = ("place", "sheet_visible", "new_game")
"""Fields that "Restore defaults" keeps."""


@guarded
class PreferencesDialog(QDialog):
    """All preferences on four pages; there is nothing to confirm."""

    changed = Signal(object)
    """The Preferences after a change."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._column = QVBoxLayout(self)
        self._fill()
        # Qt alone would use two thirds of the screen, which would scroll needlessly.
        self.resize(self.sizeHint().boundedTo(self.screen().availableSize() * 0.92))

    def _fill(self) -> None:
        """Create every page in the current language, and show the choices."""
        self.setWindowTitle(self.tr("Preferences"))
        self._tabs = tabs = QTabWidget(self)
        # With large text the dialog grows rather than hide a page's name.
        tabs.setUsesScrollButtons(False)
        self._buttons = self._button_row()
        self._column.addWidget(tabs, 1)
        self._column.addWidget(self._buttons)
        self._rows = rows = PreferencesRows(self, self._choose)
        tabs.addTab(ScrolledPage(play_page(rows)), self.tr("&Play"))
        page, self._preview = look_page(rows, theme_of_cards(self._preferences))
        tabs.addTab(ScrolledPage(page), self.tr("Cards an&d table"))
        tabs.addTab(ScrolledPage(sheet_page(rows)), self.tr("Score s&heet"))
        tabs.addTab(ScrolledPage(reading_page(rows)), self.tr("Displa&y"))
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        """Recreate the pages when the language changes; the focus stays on the same field."""
        super().changeEvent(event)
        if event.type() is not QEvent.Type.LanguageChange:
            return
        page = self._tabs.currentIndex()
        focused = self.focusWidget()
        rows = self._rows.widgets().items()
        field = next((field for field, widget in rows if widget is focused), "")
        for old in (self._tabs, self._buttons):
            self._column.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._fill()
        self._tabs.setCurrentIndex(page)
        if field:
            self._rows.widgets()[field].setFocus()

    def _button_row(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        # Qt would reset the text of its own button when the language changes.
        restore = buttons.addButton(
            self.tr("Restore defaults"), QDialogButtonBox.ButtonRole.ResetRole
        )
        restore.clicked.connect(self._restore)
        buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
        return buttons

    @property
    def preferences(self) -> Preferences:
        """The current choices."""
        return self._preferences

    def box(self, field: str) -> QComboBox:
        """The combo box of a field."""
        return self._rows.boxes[field]

    def check(self, field: str) -> QCheckBox:
        """The check box of a field."""
        return self._rows.checks[field]

    def slider(self, field: str) -> QSlider:
        """The slider of a field."""
        return self._rows.sliders[field]

    # Choices --------------------------------------------------------------------------------------

    def _choose(self, field: str, value: object) -> None:
        self._preferences = _with(self._preferences, field, value)
        self._preview.wear(theme_of_cards(self._preferences))
        self._allow_volume()
        self.changed.emit(self._preferences)

    def _restore(self) -> None:
        restored = DEFAULTS
        for field in _KEPT:
            restored = _with(restored, field, getattr(self._preferences, field))
        self._preferences = restored
        self._show()
        self.changed.emit(restored)

    def _show(self) -> None:
        self._preview.wear(theme_of_cards(self._preferences))
        self._rows.show(self._preferences)
        self._allow_volume()

    def _allow_volume(self) -> None:
        """Disable the volume while sounds are off."""
        self._rows.allow("volume", allowed=self._preferences.sound)


def _with(preferences: Preferences, field: str, value: object) -> Preferences:
    return replace(preferences, **{field: value})  # type: ignore[arg-type]  # each row offers its field's own values
