"""Tests of the appearance: light or dark, contrast, text size, by system or by choice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QPalette
from PySide6.QtWidgets import QApplication, QPushButton, QStyle
from pytestqt.qtbot import QtBot

from reunion_desktop.app.application import application_for_table
from reunion_desktop.app.table import Table
from reunion_desktop.storage.settings import write_settings
from reunion_desktop.ui.dialogs.preferences import DEFAULTS, settings_with
from reunion_desktop.ui.look import appearance as house
from reunion_desktop.ui.look.appearance import (
    PERCENTS,
    Appearance,
    ColourScheme,
    Contrast,
    dress,
    inked,
    surroundings,
)
from reunion_desktop.ui.look.palettes import PALETTES, Cloth
from reunion_desktop.ui.look.style_sheets import style_sheet
from reunion_desktop.ui.table.layout.table_layout import TableLayout
from reunion_desktop.ui.table.stage.note_painter import speech
from reunion_desktop.ui.table.stage.plates import name_font

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")


class Desktop:
    """Fake of Qt's style hints with a system's settings."""

    def __init__(self, scheme: Qt.ColorScheme, contrast: Qt.ContrastPreference) -> None:
        self.scheme = scheme
        self.contrast = contrast

    def colorScheme(self) -> Qt.ColorScheme:  # noqa: N802 - Qt's own name.
        """Light, dark, or unknown."""
        return self.scheme

    def accessibility(self) -> Desktop:
        """The object with the contrast setting."""
        return self

    def contrastPreference(self) -> Qt.ContrastPreference:  # noqa: N802 - Qt's own name.
        """High, or no preference."""
        return self.contrast


class Asked:
    """Fake of the application that returns the style hints."""

    def __init__(self, desktop: Desktop) -> None:
        self.desktop = desktop

    def styleHints(self) -> Desktop:  # noqa: N802 - Qt's own name.
        """The style hints."""
        return self.desktop


@pytest.mark.parametrize("light", ColourScheme)
@pytest.mark.parametrize("scheme", Qt.ColorScheme)
def test_light_or_dark(
    light: ColourScheme, scheme: Qt.ColorScheme, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The player's choice applies, otherwise the system's setting, light by default."""
    desktop = Desktop(scheme, Qt.ContrastPreference.NoPreference)
    monkeypatch.setattr(house, "QGuiApplication", Asked(desktop))
    dark = {ColourScheme.LIGHT: False, ColourScheme.DARK: True}.get(
        light, scheme is Qt.ColorScheme.Dark
    )
    assert Appearance(dark) == surroundings(light, Contrast.SYSTEM, 100)


@pytest.mark.parametrize("contrast", Contrast)
@pytest.mark.parametrize("wish", Qt.ContrastPreference)
def test_high_contrast(
    contrast: Contrast, wish: Qt.ContrastPreference, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The player's choice applies, otherwise the system's setting."""
    monkeypatch.setattr(house, "QGuiApplication", Asked(Desktop(Qt.ColorScheme.Unknown, wish)))
    high = {Contrast.NORMAL: False, Contrast.HIGH: True}.get(
        contrast, wish is Qt.ContrastPreference.HighContrast
    )
    assert Appearance(high_contrast=high) == surroundings(ColourScheme.SYSTEM, contrast, 100)


@pytest.fixture
def undone() -> Iterator[None]:
    """Restores palette and font of the application."""
    application = application_for_table()
    before, font = application.palette(), application.font()
    yield
    application.setPalette(before)
    application.setFont(font)


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path, undone: None) -> Iterator[Table]:  # noqa: ARG001 - it ends last.
    """A window; its changes to the application are restored."""
    table = Table(tmp_path, hurry=True)
    table.window.resize(900, 600)
    table.window.show()
    qtbot.waitExposed(table.window)
    yield table
    table.close()


def prefer(table: Table, **values: object) -> None:
    """Change preferences as the dialog does."""
    window = table.window
    window.dialogs.preferred.emit(replace(window.preferences, **values))  # type: ignore[arg-type]  # by field


def test_a_choice_holds_at_once(table: Table) -> None:
    """Menus, table, sheet and text size change as soon as that is chosen."""
    prefer(table, light=ColourScheme.DARK, contrast=Contrast.HIGH, print_percent=150)
    around = Appearance(dark=True, high_contrast=True, percent=150)
    ground = table.window.menuBar().palette().color(QPalette.ColorRole.Window).name()
    assert around.shades.window == ground
    theme = table.window.table.faces.theme
    assert (True, 1.5) == (theme.high_contrast, theme.print_size)
    large = QApplication.font().pointSizeF()
    prefer(table, light=ColourScheme.LIGHT, contrast=Contrast.NORMAL, print_percent=100)
    assert large == pytest.approx(QApplication.font().pointSizeF() * 1.5)
    ground = table.window.menuBar().palette().color(QPalette.ColorRole.Window).name()
    assert Appearance().shades.window == ground


def test_the_desktop_is_followed_while_the_table_stands(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the system becomes dark, the window around the table does, too."""
    hints = QGuiApplication.styleHints()
    prefer(table, light=ColourScheme.SYSTEM, contrast=Contrast.SYSTEM)
    wish = Desktop(Qt.ColorScheme.Dark, Qt.ContrastPreference.HighContrast)
    monkeypatch.setattr(type(hints), "colorScheme", lambda _self: wish.scheme)
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert Appearance(dark=True).shades.window == QApplication.palette().window().color().name()
    monkeypatch.setattr(
        type(hints.accessibility()), "contrastPreference", lambda _self: wish.contrast
    )
    hints.accessibility().contrastPreferenceChanged.emit(wish.contrast)
    assert "#000000" == QApplication.palette().window().color().name()
    assert table.window.table.faces.theme.high_contrast


@pytest.mark.usefixtures("undone")
@pytest.mark.parametrize("light", ColourScheme)
def test_print_grows_with_the_desktops(
    light: ColourScheme, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The program's font is at least the system's, times the chosen factor."""
    sizes = []
    for percent in PERCENTS:
        dress(light, Appearance(percent=percent))
        sizes.append(QApplication.font().pointSizeF())
    assert [10.5 * percent / 100 for percent in PERCENTS] == sizes
    desktop = QApplication.font()
    desktop.setPointSizeF(20)
    monkeypatch.setattr(
        "reunion_desktop.ui.look.appearance.QFontDatabase.systemFont", lambda _kind: desktop
    )
    dress(light, Appearance(percent=150))
    assert 30 == QApplication.font().pointSizeF()


def test_large_print_is_large_from_the_first_moment(tmp_path: Path) -> None:
    """Menus and buttons are created at the chosen text size."""
    application_for_table()
    write_settings(
        tmp_path / "settings.json", settings_with({}, replace(DEFAULTS, print_percent=175))
    )
    table = Table(tmp_path, hurry=True)
    table.window.show()
    bar = table.window.menuBar().font().pointSizeF()
    buttons = [each.font().pointSizeF() for each in table.window.findChildren(QPushButton)]
    table.close()
    dress(ColourScheme.SYSTEM, Appearance())
    assert 10.5 * 1.75 == bar
    assert min(buttons) >= bar


@pytest.mark.parametrize("percent", PERCENTS)
def test_words_on_the_table_grow(percent: int) -> None:
    """A note grows by the factor of the text size; a plate grows with its type."""
    part = percent / 100
    small, large = (speech("You must follow hearts.", 4000, 15, each) for each in (1, part))
    assert small.type_size * part == pytest.approx(large.type_size)
    if percent > 100:
        assert small.height < large.height
        plates = [name_font(TableLayout(960, 600, print_size=each).plate(1)) for each in (1, part)]
        assert plates[0].pixelSize() < plates[1].pixelSize()


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.usefixtures("qapp")
def test_pictures_on_buttons_are_inked(dark: bool) -> None:  # noqa: FBT001 - the choice itself.
    """An icon has the colour of the text beside it, light and dark."""
    shades = Appearance(dark=dark).shades
    arrow = QApplication.style().standardIcon(QStyle.StandardPixmap.SP_ArrowRight)
    for mode, ink in ((QIcon.Mode.Normal, shades.text), (QIcon.Mode.Disabled, shades.disabled)):
        image = inked(arrow, house.palette(shades)).pixmap(32, 32, mode).toImage()
        drawn = {
            image.pixelColor(x, y).name()
            for x in range(image.width())
            for y in range(image.height())
            if image.pixelColor(x, y).alpha() == 255
        }
        assert {ink} == drawn


@pytest.mark.parametrize(
    ("width", "height", "larger"),
    [(960, 600, 1), (1920, 1080, 1), (3440, 1080, 1), (2560, 1440, 1.25), (3840, 2160, 1.75)],
)
def test_words_at_the_edges_suit_a_very_large_window(
    width: int, height: int, larger: float
) -> None:
    """In a very large window tool bar, menus and status line grow with the cards."""
    assert larger == house.largeness(QSize(width, height))


def test_bar_and_menus_grow_with_a_very_large_window(table: Table) -> None:
    """In a window of usual size they return to their usual size."""
    window = table.window
    sizes = []
    for width, height in ((1280, 800), (3840, 2160), (1280, 800)):
        window.resize(width, height)
        sizes.append(window.menuBar().font().pointSizeF())

    assert sizes[0] == sizes[2]
    assert sizes[1] == pytest.approx(1.75 * sizes[0], rel=0.02)


def test_edges_are_drawn_in_high_contrast_only() -> None:
    """In high contrast frames have the colour of text."""
    palette = PALETTES[Cloth.GREEN]
    usual = style_sheet(palette, Appearance(), 10)
    bold = style_sheet(palette, Appearance(dark=True, high_contrast=True), 10)
    for part in ("\nQTabBar::tab", "\nQScrollBar::handle"):
        assert part not in usual
        assert part in bold
