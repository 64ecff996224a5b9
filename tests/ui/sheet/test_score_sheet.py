"""Tests of the score sheet widget: text, focus, scrolling, animation."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from reunion_desktop.engine.scoring import GameSheet, ScoreSheet
from reunion_desktop.games.reunion.rules import CATSATCARDS, PIERER_1862, RHINELAND
from reunion_desktop.ui.look.palettes import PALETTES, Cloth
from reunion_desktop.ui.look.typefaces import SERIF, font, shrunk
from reunion_desktop.ui.sheet import painter
from reunion_desktop.ui.sheet.heading import initials
from reunion_desktop.ui.sheet.look import Material, look_of
from reunion_desktop.ui.sheet.score_sheet import ScoreSheetWidget
from reunion_desktop.ui.sheet.words import cell_words
from tests.ui.sheet.sheets import (
    GOING_ON,
    NAMES,
    OLD,
    PLAYED_OFF,
    SESSION,
    SHARED,
    SPECIMEN,
    TIE,
    game,
    line,
    rows_of,
    sheet,
)


@pytest.fixture
def widget(qtbot: QtBot) -> Iterator[ScoreSheetWidget]:
    """A sheet beside the table."""
    made = ScoreSheetWidget()
    qtbot.addWidget(made)
    made.resize(280, 600)
    made.show()
    yield made
    assert not made.is_writing()


def place(widget: ScoreSheetWidget, row: int, column: int) -> QPoint:
    """Point of a cell on the widget."""
    scrolled = widget.verticalScrollBar().value()
    return widget.placed.cell(row, column).center().toPoint() - QPoint(0, scrolled)


def row_of(widget: ScoreSheetWidget, key: str, number: int = 0) -> int:
    """Index of a row by its key, counted from the top."""
    rows = widget.placed.rows
    return [i for i, each in enumerate(rows) if each.row.key == key][number]


# Words --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "number", "column", "expected"),
    [
        ("deal", 0, 1, "Deal 1, Emma: 29 points; dealer"),
        ("deal", 1, 2, "Deal 2, Martha: 14, from discards only, no trick; dealer"),
        ("deal", 2, 2, "Deal 3, Martha: Stange, no trick"),
        ("deal", 2, 0, "Deal 3; Heinrich deals"),
        ("totals", 0, 0, "Totals; check sum 450"),
        ("totals", 0, 1, "Emma, total: 235 – wins the game"),
        ("totals", 0, 2, "Martha, total: 38 – matsch, under 50, pays 3 units"),
        ("totals", 0, 3, "Heinrich, total: 177 – 150 or more, pays nothing"),
        ("bowers", 0, 3, "Heinrich, bowers: +1 unit in deal 1 and −1 unit in deal 3"),
        ("stangen", 0, 2, "Martha, Stangen: −2 units in deal 2 and −2 units in deal 3"),
        ("settlement", 0, 1, "Emma, game: +3 units"),
        ("settlement", 0, 3, "Heinrich, game: zero"),
        ("balance", 0, 2, "Martha, balance: −8 units"),
        ("session_receipts", 0, 3, "Heinrich, total winnings: +3 units"),
        (
            "session_balance",
            0,
            0,
            "Balance of the session, units won and lost; leading: Emma",
        ),
    ],
)
def test_cells_are_read_aloud(
    widget: ScoreSheetWidget, key: str, number: int, column: int, expected: str
) -> None:
    """The text of every cell has its player and its meaning."""
    widget.show_sheet(sheet(SPECIMEN))
    assert expected == widget.cell_text(row_of(widget, key, number), column)


def totals(made: int) -> GameSheet:
    """A game of three deals in which the last one is decisive, with a player's total."""
    points = made, 300, 150 - made // 2
    third = tuple(total // 3 for total in points)
    rest = tuple(total - 2 * part for total, part in zip(points, third, strict=True))
    return game(line(1, 0, third), line(2, 1, third), line(3, 2, rest))


@pytest.mark.parametrize(
    ("shown", "column", "expected"),
    [
        (totals(0), 0, "0 – zero, pays 4 units"),
        (totals(1), 0, "1 – matsch, under 50, pays 3 units"),
        (totals(49), 0, "49 – matsch, under 50, pays 3 units"),
        (totals(50), 0, "50 – matsch, pays 2 units"),
        (totals(99), 0, "99 – matsch, pays 2 units"),
        (totals(100), 0, "100 – under 150, pays 1 unit"),
        (totals(149), 0, "149 – under 150, pays 1 unit"),
        (totals(150), 0, "150 – 150 or more, pays nothing"),
        (game(*SPECIMEN.lines, rules=PIERER_1862), 1, "38 – matsch, under 50, pays 2 units"),
        (TIE, 0, "180 – tied for first"),
        (TIE, 2, "90 – matsch, pays 2 units to each winner"),
        (SHARED, 2, "100 – under 150, pays ½ unit to each winner"),
        (PLAYED_OFF, 1, "180 – loses the play-off, pays nothing"),
        (
            replace(PLAYED_OFF, lines=PLAYED_OFF.lines[:3], settlement=None),
            0,
            "180 – tie to be broken",
        ),
        (GOING_ON, 0, "62 so far"),
    ],
)
def test_totals_are_told(shown: GameSheet, column: int, expected: str) -> None:
    """A total is called by its band, with the units that were paid by the settlement.

    With two winners the third pays each; a shared win is stated. The text of a lost play-off says
    why an equal total did not win; before the play-off there is no winner.
    """
    written = sheet(shown)
    (row,) = (row for row in rows_of(written) if row.key == "totals")
    assert expected == cell_words(written.written, row, column)


def test_totals_are_told_where_losers_do_not_pay() -> None:
    """The units of a total go to the winner if losers do not pay."""
    written = sheet(game(*SPECIMEN.lines, rules=CATSATCARDS), ledger="receipts")
    (row,) = (row for row in rows_of(written) if row.key == "totals")
    expected = "38 – matsch, under 50, 3 units for the winner"
    assert expected == cell_words(written.written, row, 1)


def test_whole_sheet_is_read_aloud(widget: ScoreSheetWidget) -> None:
    """The whole sheet is available as text, a line per row with content.

    Tricks without points are a plain 0, with that meaning. A game in which help was used is marked.
    """
    widget.show_sheet(sheet(SPECIMEN))
    lines = widget.whole_text().splitlines()
    assert len(widget.placed.rows) == len(lines)
    assert "Deal 3; Heinrich deals. Emma: 108 points. Martha: Stange, no trick." in lines[3]
    widget.show_sheet(sheet(GOING_ON))
    assert "Deal 3" not in widget.whole_text()
    widget.show_sheet(sheet(TIE, GameSheet(0, 3, (line(1, 0, (0, 100, 50), (1, 6, 3)),))))
    assert "Game 1; undo or a hint was used" == widget.cell_text(0, 0)
    worthless = row_of(widget, "deal", 3)
    assert "Deal 1, Emma: 0, tricks without points; dealer" == widget.cell_text(worthless, 1)


@pytest.mark.parametrize(("ledger", "rank"), [("transfer", "net"), ("receipts", "gross")])
def test_no_cell_is_without_words(widget: ScoreSheetWidget, ledger: str, rank: str) -> None:
    """Every cell of every sheet has a text."""
    for shown in (SPECIMEN, OLD, TIE, SHARED, PLAYED_OFF, GOING_ON):
        widget.show_sheet(sheet(shown, ledger=ledger, rank=rank))
        for row in range(len(widget.placed.rows)):
            assert all(widget.cell_text(row, column) for column in range(4))


# Moving about -------------------------------------------------------------------------------------


def focused(widget: ScoreSheetWidget) -> str:
    """Text of the focused cell."""
    index = widget.grid.currentIndex()
    return widget.cell_text(index.row(), index.column())


def press(widget: ScoreSheetWidget, *keys: Qt.Key) -> None:
    """Press keys on the sheet."""
    for key in keys:
        QTest.keyClick(widget, key)


def click(widget: ScoreSheetWidget, at: QPoint) -> None:
    """Click on the sheet."""
    QTest.mouseClick(widget.viewport(), Qt.MouseButton.LeftButton, pos=at)


def test_keys_move_over_the_cells(widget: ScoreSheetWidget) -> None:
    """The focus starts at the newest entry and stays within the sheet.

    A key without a function does not move the focus. Copy puts the text of the sheet on the
    clipboard.
    """
    widget.show_sheet(sheet(SPECIMEN))
    press(widget, Qt.Key.Key_Home, Qt.Key.Key_Down, Qt.Key.Key_Right)
    assert "Deal 1, Martha: 24 points" == focused(widget)
    press(widget, Qt.Key.Key_End, Qt.Key.Key_Down, *[Qt.Key.Key_Right] * 4)
    last = "Heinrich, total winnings: +3 units"
    assert last == focused(widget)
    press(widget, Qt.Key.Key_H)
    assert last == focused(widget)
    QTest.keyClick(widget, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.clipboard().text() == widget.whole_text()
    press(widget, Qt.Key.Key_PageUp, *[Qt.Key.Key_Left] * 5)
    assert widget.cell_text(0, 0) == focused(widget)


def test_focus_is_seen(qtbot: QtBot, widget: ScoreSheetWidget) -> None:
    """The focus is visible, at a different place in every cell."""
    widget.show_sheet(sheet(SPECIMEN))
    widget.activateWindow()
    widget.setFocus()
    qtbot.waitUntil(widget.hasFocus)
    widget.clearFocus()
    without = widget.grab().toImage()
    widget.setFocus()
    seen = [widget.grab().toImage()]
    press(widget, Qt.Key.Key_Up)
    seen.append(widget.grab().toImage())
    assert without != seen[0] != seen[1] != without


def test_sheet_keeps_its_place(widget: ScoreSheetWidget) -> None:
    """Moving to an invisible cell scrolls to it.

    Resizing keeps the topmost row, or the foot if it was visible.
    """
    widget.show_sheet(SESSION)
    bar = widget.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    press(widget, Qt.Key.Key_Home)
    assert 0 == bar.value()
    press(widget, Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    widget.resize(300, 400)
    assert bar.value() == bar.maximum()
    bar.setValue(200)
    top = widget.placed.head.bottom + 200
    uppermost = next(row.row for row in widget.placed.rows if row.top >= top)
    widget.resize(420, 450)
    shown = bar.value() + widget.placed.head.bottom
    place = next(row.top for row in widget.placed.rows if row.row == uppermost)
    assert place == pytest.approx(shown, abs=widget.placed.row_height * 1.5)


def test_empty_sheet_bears_everything(widget: ScoreSheetWidget) -> None:
    """An empty sheet accepts every input."""
    widget.show_sheet(ScoreSheet(()))
    press(widget, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_End)
    click(widget, QPoint(100, 100))
    assert not widget.grab().isNull()
    assert "" == widget.whole_text()


def test_click_opens_a_deal(widget: ScoreSheetWidget) -> None:
    """A click on a scored deal, or Enter, emits the numbers of game and deal.

    Unscored deals and totals cannot be opened. The cursor is a hand over deals that open; without a
    connected slot it stays an arrow.
    """
    widget.show_sheet(sheet(SPECIMEN, GOING_ON))
    at = place(widget, row_of(widget, "deal", 4), 2)

    def cursor(point: QPoint) -> Qt.CursorShape:
        QTest.mouseMove(widget.viewport(), point)
        return widget.viewport().cursor().shape()

    assert Qt.CursorShape.ArrowCursor is cursor(at)
    opened: list[tuple[int, int]] = []
    widget.row_activated.connect(lambda *deal: opened.append(deal))
    assert Qt.CursorShape.PointingHandCursor is cursor(at + QPoint(1, 0))
    click(widget, at)
    press(widget, Qt.Key.Key_Return)
    for row in (row_of(widget, "deal", 5), row_of(widget, "totals", 1)):
        click(widget, place(widget, row, 1))
        assert Qt.CursorShape.ArrowCursor is cursor(place(widget, row, 1))
    assert [(2, 2), (2, 2)] == opened


@pytest.mark.qt_log_ignore("does not support raise")  # The offscreen platform, of a tooltip.
def test_tooltip_explains(widget: ScoreSheetWidget) -> None:
    """The tooltip of a cell is its meaning; that of an initial is the name."""
    widget.show_sheet(sheet(SPECIMEN))

    def told(at: QPoint) -> str:
        event = QHelpEvent(QEvent.Type.ToolTip, at, widget.viewport().mapToGlobal(at))
        QApplication.sendEvent(widget.viewport(), event)
        return QToolTip.text()

    assert "Martha, total: 38 – matsch, under 50, pays 3 units" == told(
        place(widget, row_of(widget, "totals"), 2)
    )
    assert "Heinrich" == told(widget.placed.cell(-1, 3).center().toPoint())
    QToolTip.hideText()


# Size ---------------------------------------------------------------------------------------------


def test_every_size_shows_what_matters(widget: ScoreSheetWidget) -> None:
    """At every width all columns and the check figure are visible.

    If the game does not fit, the newest row is visible.
    """
    for width in (220, 260, 340, 1600):
        widget.resize(width, 600)
        widget.show_sheet(SESSION)
        assert widget.placed.rows[0].check.right() <= width
        assert not widget.horizontalScrollBar().isVisible()
    widget.resize(260, 160)
    widget.show_sheet(sheet(TIE, GOING_ON))
    newest = place(widget, row_of(widget, "stangen"), 1)
    assert widget.viewport().rect().contains(newest)


@pytest.mark.usefixtures("widget")
def test_no_label_is_shortened_that_a_smaller_type_would_fit() -> None:
    """A label is made smaller before it is elided."""
    text = "game points"
    for pixels, share in product((12, 13, 15, 17), range(75, 100)):
        face = font(SERIF, pixels, italic=True)
        room = QFontMetricsF(face).horizontalAdvance(text) * share / 100
        assert room >= QFontMetricsF(shrunk(face, text, room)).horizontalAdvance(text)


def test_sheet_grows_with_its_room(widget: ScoreSheetWidget) -> None:
    """A large sheet has larger figures; a wide but low one keeps the game visible instead.

    The rows follow the font size.
    """
    widget.resize(220, 250)
    widget.show_sheet(sheet(SPECIMEN))
    before = widget.placed.row_height
    widget.resize(900, 250)
    assert before == widget.placed.row_height
    widget.resize(900, 1400)
    assert widget.placed.row_height > 1.4 * before
    widget.resize(220, 250)
    face = widget.font()
    face.setPixelSize(30)
    widget.setFont(face)
    assert widget.placed.row_height > 1.6 * before


# Ink ----------------------------------------------------------------------------------------------


def dark(image: QImage, widget: ScoreSheetWidget, row: int, column: int) -> int:
    """Number of ink pixels in a cell."""
    rect = widget.placed.cell(row, column).toRect().adjusted(2, 2, -2, -2)
    rect.translate(0, -widget.verticalScrollBar().value())
    return sum(
        QColor(image.pixel(x, y)).lightness() < 90
        for x in range(rect.left(), rect.right())
        for y in range(rect.top(), rect.bottom())
    )


def test_figures_are_seen(widget: ScoreSheetWidget) -> None:
    """An entry, a slash and a dash leave ink in their cell; an empty cell has none."""
    widget.show_sheet(sheet(SPECIMEN))
    image = widget.grab().toImage()
    for column in (1, 2, 3):
        assert dark(image, widget, row_of(widget, "deal", 2), column) > 20
    widget.show_sheet(sheet(OLD))
    assert dark(widget.grab().toImage(), widget, row_of(widget, "deal", 1), 2) > 20
    widget.show_sheet(sheet(GOING_ON))
    assert 0 == dark(widget.grab().toImage(), widget, row_of(widget, "deal", 2), 1)


def test_looks_can_be_changed_and_undone(widget: ScoreSheetWidget) -> None:
    """Handwriting is the same at every painting, whatever was shown in between.

    Both looks of the sheet change its picture, and can be undone. The player can choose the column
    headings; the names behind them stay.
    """

    def painted() -> QImage:
        return widget.grab().toImage()

    widget.show_sheet(sheet(SPECIMEN))
    before = painted()
    widget.show_sheet(sheet(OLD))
    assert before != painted()
    widget.show_sheet(sheet(SPECIMEN))
    assert before == painted()
    widget.set_by_hand(by_hand=False)
    typed = painted()
    widget.set_look(look_of(Material.SLATE, PALETTES[Cloth.GREEN]))
    assert before != typed != painted()
    widget.set_look(look_of(Material.PAPER, PALETTES[Cloth.GREEN]))
    widget.set_by_hand(by_hand=True)
    assert before == painted()
    widget.set_initials(lambda names: tuple(name[:2].upper() for name in names))
    assert before != painted()
    assert list(NAMES) == [widget.cell_text(-1, column) for column in (1, 2, 3)]
    widget.set_initials(initials)
    assert before == painted()


# Writing ------------------------------------------------------------------------------------------


FIRST = sheet(GameSheet(0, 3, SPECIMEN.lines[:1]))
SECOND = sheet(GameSheet(0, 3, SPECIMEN.lines[:2]))


def test_new_entries_are_written(qtbot: QtBot, widget: ScoreSheetWidget) -> None:
    """A new entry grows stroke by stroke, and the timer stops at its end."""
    widget.show_sheet(FIRST)
    widget.show_sheet(SECOND)
    done = widget.grab().toImage()
    widget.show_sheet(FIRST)
    widget.set_stroke_time(3)
    widget.show_sheet(SECOND)
    assert widget.is_writing()
    row = row_of(widget, "deal", 1)
    assert 0 == dark(widget.grab().toImage(), widget, row, 3)
    qtbot.waitUntil(lambda: not widget.is_writing())
    assert done == widget.grab().toImage()


def test_writing_can_be_skipped(widget: ScoreSheetWidget) -> None:
    """A click or another sheet completes the entry at once; the end of a game is animated, too."""
    widget.set_stroke_time(10_000)
    widget.show_sheet(FIRST)
    widget.show_sheet(SECOND)
    assert widget.is_writing()
    click(widget, QPoint(3, 300))
    assert not widget.is_writing()
    widget.show_sheet(sheet(game(*SPECIMEN.lines)))
    assert widget.is_writing()
    widget.show_sheet(sheet(game(*SPECIMEN.lines)))
    assert not widget.is_writing()


def test_only_additions_are_written(widget: ScoreSheetWidget) -> None:
    """An opened sheet, an undo or another sheet is shown at once."""
    others = RHINELAND.scoring.written(replace(SECOND, names=("A", "B", "C")))
    widget.set_stroke_time(10_000)
    for before, after in (
        (ScoreSheet(()), SECOND),
        (SECOND, FIRST),
        (SECOND, sheet(OLD)),
        (SECOND, others),
        (SECOND, SECOND),
    ):
        widget.show_sheet(before)
        widget.show_sheet(after)
        assert not widget.is_writing()


@pytest.mark.parametrize("height", [180, 900])
def test_a_rehearsed_sheet_is_painted_without_any_more_ink(qtbot: QtBot, height: int) -> None:
    """A rehearsed sheet is painted from the cache, also with a scroll bar."""
    shown = ScoreSheetWidget()
    qtbot.addWidget(shown)
    shown.resize(300, height)
    with qtbot.waitExposed(shown):
        shown.show()
    both = sheet(SPECIMEN, GOING_ON)
    assert len(list(shown.rehearse(both))) > 12
    before = painter._cell_ink.cache_info().misses  # noqa: SLF001 - what it costs.
    shown.show_sheet(both)
    QApplication.processEvents()
    shown.grab()

    assert (height == 180) == shown.verticalScrollBar().isVisible()
    assert before == painter._cell_ink.cache_info().misses  # noqa: SLF001 - as above.
