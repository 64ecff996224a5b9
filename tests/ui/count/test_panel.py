"""Result plate in little space: labels are whole, and rows scroll only if necessary."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QMenu, QScrollBar, QWidget
from pytestqt.qtbot import QtBot

from reunion_desktop.ui.count.figures_table import ROWS, fitted
from reunion_desktop.ui.count.panel import CountPanel
from reunion_desktop.ui.games import count_of
from reunion_desktop.ui.games.count import Contents, Figures
from reunion_desktop.ui.look.typefaces import SANS, font, load_fonts
from tests.ui.games.reunion.specimen import NAMES, sight_after


@pytest.fixture
def plate(qtbot: QtBot) -> Iterator[CountPanel]:
    """Plate with a result."""
    load_fonts()
    ground = QWidget()
    qtbot.addWidget(ground)
    made = CountPanel(ground)
    page = count_of("reunion").deal(sight_after(2), NAMES)
    made.tell(page, len(page.contents.figures))
    made.offer(("Next deal", "Review"))
    made.set_type(16)
    ground.show()
    yield made
    ground.close()


def test_rows_move_together_before_they_are_scrolled(plate: CountPanel) -> None:
    """A plate that is a little too low moves its rows together; a much lower one scrolls."""
    whole = plate.wanted(600)
    bars = []
    for share in (1.0, 0.93, 0.6):
        plate.resize(whole.width(), round(whole.height() * share))
        plate.arrange()
        bars.append(max(bar.maximum() for bar in plate.findChildren(QScrollBar)))

    assert bars[:2] == [0, 0]
    assert bars[2] > 0


def test_long_names_give_way_to_the_labels(plate: CountPanel) -> None:
    """At minimum width all labels are whole, with initials above; wider plates show names."""
    slip = plate.slip
    slip.set_spacing(ROWS[0])

    assert slip.least < slip.wide
    assert NAMES == slip.heads(slip.wide)[0]
    heads, column = slip.heads(slip.least)
    assert tuple(name[0] for name in NAMES) == heads
    assert slip.least >= round(column * len(NAMES))


def test_names_become_smaller_before_they_become_initials(plate: CountPanel) -> None:
    """Where columns are a little too narrow for names, smaller type keeps the names whole."""
    slip = plate.slip
    column = slip.heads(slip.wide)[1]
    heads, room = slip.heads(slip.wide - len(NAMES) * column * 0.15)

    assert NAMES == heads
    widths = QFontMetricsF(slip.head_face(heads, room - 6))
    assert all(widths.horizontalAdvance(name) <= room - 6 for name in heads)


def test_names_of_a_side_become_smaller_before_they_become_initials(plate: CountPanel) -> None:
    """A heading of two names too wide is drawn whole in smaller type, then in two lines."""
    rows = (Figures("Rungs left", ("3", "2")),)
    names = ("Guest", "Anna", "Jakob", "Babette")
    slip = plate.slip
    slip.tell(Contents(names, rows, columns=((0, 2), (1, 3))), 1)
    whole, column = slip.heads(slip.wide)
    seen = []
    for share in (0.85, 0.7, 0.35):
        heads, room = slip.heads(slip.wide - 2 * column * (1 - share))
        seen.append(heads)
        widths = QFontMetricsF(slip.head_face(heads, room))
        lines = [line for head in heads for line in head.split("\n")]
        assert all(widths.horizontalAdvance(line) <= room + 1 for line in lines)

    broken = ("Guest &\nJakob", "Anna &\nBabette")
    assert [("Guest & Jakob", "Anna & Babette"), broken, ("G & J", "A & B")] == seen
    assert seen[0] == whole
    heights = [slip.high(round(slip.wide - 2 * column * part)) for part in (0, 0.3)]
    assert heights[0] < heights[1]


def test_all_names_above_the_columns_are_drawn_in_one_size(
    plate: CountPanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where one name needs smaller type, the others have it too."""
    slip, sizes = plate.slip, set[int]()
    rows = (Figures("Tricks", ("3", "2", "1", "3")),)
    columns = ((0,), (1,), (2,), (3,))
    slip.tell(Contents(("You", "Marguerite", "Jakob", "Lena"), rows, columns=columns), 0)
    plain = slip._word  # noqa: SLF001 - what is painted.

    def seen(painter: QPainter, box: QRectF, text: str, face: QFont, way: Qt.AlignmentFlag) -> None:
        sizes.add(face.pixelSize())
        plain(painter, box, text, face, way)

    monkeypatch.setattr(slip, "_word", seen)
    slip.resize(round(slip.wide * 0.86), 80)
    slip.grab()
    assert 1 == len(sizes)


def test_a_long_name_leaves_what_stands_after_it() -> None:
    """A long name is shortened, but never the trumps after it; a name that fits is not."""
    load_fonts()
    face = font(SANS, 16)
    wide = QFontMetricsF(face).horizontalAdvance
    name, tail = "Maximiliane von Hohenstein", ", diamonds"
    for room in (wide(tail) + 20, wide(tail) + 90):
        shown = fitted(name, tail, face, room)
        assert shown.endswith(tail)
        assert shown.startswith("Ma" if room > wide(tail) + 60 else "")
        assert wide(shown) <= room + 1
    assert name + tail == fitted(name, tail, face, 1000)
    assert name == fitted(name, "", face, 1)


def test_no_button_is_cut(plate: CountPanel) -> None:
    """A plate is at least as wide as its widest button."""
    plate.offer(("Another game", "Change the game or the players at this table…"))
    widest = max(button.sizeHint().width() for button in plate.buttons)
    assert widest > plate.slip.least
    assert min(plate.least, plate.named) >= widest


def test_buttons_move_into_a_menu_before_rows_are_scrolled(plate: CountPanel, qtbot: QtBot) -> None:
    """Too many rows of buttons become the default and a menu with all others."""
    texts = ("Another game", "Change game or players…", "Deal code…", "Replay", "Review the deal")
    plate.offer(texts)
    width = plate.least + 40
    plate.resize(width, plate.fit(QSize(width, 2000)).height())  # type: ignore[union-attr] # Found.
    plate.arrange()
    assert all(button.isVisible() for button in plate.buttons)

    plate.resize(width, plate.height() - 90)
    plate.arrange()
    assert [False] * 4 + [True] == [button.isVisible() for button in plate.buttons]
    assert 0 == max(bar.maximum() for bar in plate.findChildren(QScrollBar))
    (menu,) = plate.findChildren(QMenu)
    menu.aboutToShow.emit()
    assert list(texts[1:]) == [action.text() for action in menu.actions()]
    with qtbot.waitSignal(plate.pressed) as pressed:
        menu.actions()[-1].trigger()
    assert [4] == pressed.args


def test_margins_never_cost_the_names(plate: CountPanel) -> None:
    """A plate that saves room keeps narrow margins if wider ones would leave only initials."""
    plate.compact = True
    plate.resize(plate.named, plate.wanted(plate.named).height() + 60)
    plate.arrange()

    assert NAMES == plate.slip.heads(plate.slip.width())[0]


def test_rows_are_read_from_the_first(plate: CountPanel) -> None:
    """A list that was scrolled to its end begins again at its start."""
    plate.resize(plate.wanted(600).width(), round(plate.wanted(600).height() * 0.6))
    plate.arrange()
    plate.reveal()
    (bar,) = (each for each in plate.findChildren(QScrollBar) if each.maximum())
    assert bar.value() > 0
    plate.begin()
    assert 0 == bar.value()
