"""Tests of check boxes, disabled widgets and text in the style sheets."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QListWidget,
    QMenu,
    QMenuBar,
    QPushButton,
    QRadioButton,
    QSlider,
    QSpinBox,
    QStyle,
    QStyleFactory,
    QStyleOptionButton,
    QToolBar,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from reunion_desktop.ui.look.appearance import Appearance, palette
from reunion_desktop.ui.look.palettes import PALETTES, Cloth
from reunion_desktop.ui.look.style_sheets import style_sheet
from reunion_desktop.ui.look.typefaces import load_fonts
from tests.ui.look.contrast import contrast

EVERYWHERE = [Appearance(dark, high) for dark in (False, True) for high in (False, True)]


def ids(around: Appearance) -> str:
    """An appearance as a test id."""
    return f"{'dark' if around.dark else 'light'}{'-high' if around.high_contrast else ''}"


def dressed(
    widget: QWidget, around: Appearance, points: float = 12, size: QSize | None = None
) -> QImage:
    """A widget's image in an appearance, at a font size in points."""
    widget.setPalette(palette(around.shades))
    widget.setStyleSheet(style_sheet(PALETTES[Cloth.GREEN], around, points))
    widget.resize(size or widget.sizeHint())
    image = QImage(widget.size(), QImage.Format.Format_RGB32)
    image.fill(around.shades.window)
    widget.render(image)
    return image


@pytest.mark.parametrize("around", EVERYWHERE, ids=ids)
def test_a_tick_is_a_tick(qtbot: QtBot, around: Appearance) -> None:
    """A check mark falls and rises, and contrasts with its box; an empty box has none."""
    box = QCheckBox("Sounds")
    qtbot.addWidget(box)
    box.setChecked(True)
    seen = dressed(box, around)
    option = QStyleOptionButton()
    box.initStyleOption(option)
    area = box.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, box)
    inside = area.adjusted(3, 3, -3, -3)

    def inked(image: QImage) -> list[tuple[int, int]]:
        return [
            (x, y)
            for x in range(inside.left(), inside.right() + 1)
            for y in range(inside.top(), inside.bottom() + 1)
            if contrast(image.pixelColor(x, y).name(), around.shades.base) > 3
        ]

    ink = inked(seen)
    lowest = max(ink, key=lambda point: point[1])
    highest = min(ink, key=lambda point: point[1])
    leftmost = min(ink)
    assert leftmost[0] < lowest[0] < highest[0]
    assert highest[1] < leftmost[1] < lowest[1]
    box.setChecked(False)
    assert inked(dressed(box, around)) == []


@pytest.mark.parametrize("around", EVERYWHERE, ids=ids)
def test_what_cannot_be_used_has_a_broken_edge_and_words_that_are_read(
    qtbot: QtBot, around: Appearance
) -> None:
    """Disabled widgets are flat and dashed; their text has a contrast of at least 3 to 1."""
    shades = around.shades
    for ground in (shades.window, shades.base, shades.button):
        assert contrast(shades.disabled, ground) >= 3
    button = QPushButton("Print")
    qtbot.addWidget(button)
    button.setEnabled(False)
    seen = dressed(button, around)
    edge = [
        contrast(colour_at(seen, x, 0), shades.window) > 1.4 for x in range(6, seen.width() - 6)
    ]

    changes = sum(here != after for here, after in pairwise(edge))
    assert changes >= 6
    button.setEnabled(True)
    assert dressed(button, around) != seen


@pytest.mark.parametrize("around", EVERYWHERE, ids=ids)
def test_a_choice_is_seen_where_it_cannot_be_changed(qtbot: QtBot, around: Appearance) -> None:
    """A selected radio button has its dot, also while it is disabled."""
    seen = []
    for chosen in (True, False):
        button = QRadioButton("All players")
        qtbot.addWidget(button)
        button.setChecked(chosen)
        button.setEnabled(False)
        seen.append(dressed(button, around))

    assert seen[0] != seen[1]


@pytest.mark.parametrize("around", EVERYWHERE, ids=ids)
@pytest.mark.parametrize("kind", [QComboBox, QSpinBox, QSlider, QCheckBox, QRadioButton])
def test_what_is_pressed_grows_with_the_print(
    qtbot: QtBot, kind: type[QWidget], around: Appearance
) -> None:
    """At a text size of 175 per cent arrows, knobs and boxes are at least half as large again."""
    inked = []
    for points in (10.5, 18.4):
        widget = kind()
        qtbot.addWidget(widget)
        if isinstance(widget, QSlider):
            widget.setOrientation(Qt.Orientation.Horizontal)
        image = dressed(widget, around, points, QSize(90, 60))
        ground = QColor(around.shades.base if kind is QSpinBox else around.shades.window)
        inked.append(
            sum(
                contrast(colour_at(image, x, y), ground.name()) > 2.5
                for x in range(4 if kind is not QComboBox else 50, 86)
                for y in range(8, 27 if kind is QSlider else 52)
            )
        )

    assert inked[0] >= 8
    assert inked[1] >= 1.25 * inked[0]


@pytest.mark.parametrize("around", EVERYWHERE, ids=ids)
def test_a_menu_item_without_a_tick_has_no_mark(qtbot: QtBot, around: Appearance) -> None:
    """A checkable menu item looks like any other until it is ticked, disabled or not."""
    menu = QMenu()
    qtbot.addWidget(menu)
    menu.addAction("Toolbar").setCheckable(True)
    item = menu.addAction("Full screen")

    def pixels() -> list[int]:
        image = dressed(menu, around)
        across, down = range(image.width()), range(image.height())
        return [image.pixel(x, y) for x in across for y in down]

    for enabled in (True, False):
        item.setEnabled(enabled)
        item.setCheckable(False)
        plain = pixels()
        item.setCheckable(True)
        assert pixels() == plain
        item.setChecked(True)
        assert pixels() != plain
        item.setChecked(False)


def test_disabled_words_are_read_on_bar_and_menu(qtbot: QtBot) -> None:
    """Disabled text on bar and menu has 3 to 1 as rendered, at rest and hovered."""
    for around in EVERYWHERE:
        menu = QMenu()
        qtbot.addWidget(menu)
        off = menu.addAction("Redo")
        off.setEnabled(False)
        menu.setActiveAction(off)
        bar = QToolBar()
        qtbot.addWidget(bar)
        bar.setObjectName("tools")
        bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        bar.addAction(off)
        button, picked = QPushButton("Redo"), QComboBox()
        picked.addItem("Redo")
        for pressed in (button, picked):
            qtbot.addWidget(pressed)
            pressed.setEnabled(False)
        for widget in (menu, bar, button, picked):
            image = dressed(widget, around, 10.5)
            inner = [
                colour_at(image, x, y)
                for x in range(4, image.width() - 4)
                for y in range(4, image.height() - 4)
            ]
            ground = max(set(inner), key=inner.count)
            assert max(contrast(ink, ground) for ink in inner) >= 2.9


def colour_at(image: QImage, x: int, y: int) -> str:
    """A pixel's colour."""
    return QColor(image.pixelColor(x, y)).name()


@pytest.mark.parametrize("around", EVERYWHERE, ids=ids)
@pytest.mark.parametrize("kind", [QPushButton, QCheckBox, QRadioButton, QListWidget, QComboBox])
def test_the_focus_is_seen(qtbot: QtBot, around: Appearance, kind: type[QWidget]) -> None:
    """The focus changes a ring of pixels at a contrast of 3:1; also on a default button."""
    window = QWidget()
    column = QVBoxLayout(window)
    other, widget = QPushButton("Other", window), kind(window)
    if isinstance(widget, QPushButton):
        widget.setDefault(True)
    for each in (other, widget):
        column.addWidget(each)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()

    def seen(focused: QWidget) -> QImage:
        focused.setFocus()
        return dressed(window, around, size=QSize(300, 200)).copy(widget.geometry())

    before, after = seen(other), seen(widget)
    changed = [
        (before.pixelColor(x, y), after.pixelColor(x, y))
        for x in range(after.width())
        for y in range(after.height())
    ]
    visible = sum(contrast(*(colour.name() for colour in pair)) >= 3 for pair in changed)
    assert visible >= 2 * (after.width() + after.height())


def test_the_focus_leaves_the_text_of_a_list_in_place(qtbot: QtBot) -> None:
    """The text of a combo box starts at the same place with and without the focus."""
    assert load_fonts()
    around, lefts = QWidget(), []
    qtbot.addWidget(around)
    layout = QVBoxLayout(around)
    boxes = QComboBox(), QComboBox()
    for box in boxes:
        box.setStyle(QStyleFactory.create("Fusion"))
        box.addItem("I      I")
        layout.addWidget(box)
    around.setStyleSheet(style_sheet(PALETTES[Cloth.GREEN], EVERYWHERE[0], 11))
    around.show()
    boxes[1].setFocus()
    qtbot.waitUntil(boxes[1].hasFocus)
    for box in boxes:
        image = box.grab().toImage()
        row = [image.pixelColor(x, image.height() // 2).lightness() for x in range(20)]
        lefts.append(next(x for x in range(3, 20) if row[x] < 130))
    assert lefts[0] == lefts[1]


@pytest.mark.parametrize("around", EVERYWHERE, ids=ids)
def test_the_titles_of_menus_have_no_boxes(qtbot: QtBot, around: Appearance) -> None:
    """In full screen, where it fills its background, a menu bar is of one colour."""
    bar = QMenuBar()
    qtbot.addWidget(bar)
    title = bar.addMenu("Game").menuAction()
    bar.setAutoFillBackground(True)
    image = dressed(bar, around, size=QSize(200, 40))
    box = bar.actionGeometry(title)
    inside, beside = (image.pixel(x, box.center().y()) for x in (box.left() + 3, box.right() + 20))
    assert inside == beside


def test_the_focus_cuts_no_text_of_a_button(qtbot: QtBot) -> None:
    """A button with the focus needs no more width than before, so that its text fits."""
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    buttons = [QPushButton("Score sheet by hand…", window) for _ in range(2)]
    for button in buttons:
        button.setStyle(QStyleFactory.create("Fusion"))
        column.addWidget(button)
    window.show()
    buttons[1].setFocus()
    qtbot.waitUntil(buttons[1].hasFocus)
    for points in (9, 16, 20):
        window.setStyleSheet(style_sheet(PALETTES[Cloth.GREEN], EVERYWHERE[0], points))
        plain, focused = (button.sizeHint().width() for button in buttons)
        assert focused <= plain
