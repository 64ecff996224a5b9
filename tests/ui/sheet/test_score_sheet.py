"""Tests of the score sheet widget: text, focus, scrolling, animation."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from reunion_desktop.engine.scoring import GameSheet, ScoreSheet
from reunion_desktop.games.reunion.rules import CATSATCARDS, PIERER_1862, RHINELAND
from reunion_desktop.ui.look.palettes import PALETTES, Cloth
from reunion_desktop.ui.look.typefaces import SERIF, font
from reunion_desktop.ui.sheet import painter
from reunion_desktop.ui.sheet.heads import initials
from reunion_desktop.ui.sheet.look import Material, look_of
from reunion_desktop.ui.sheet.painter import shrunk
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


def total_words(shown: GameSheet, column: int, ledger: str = "transfer") -> str:
    """Text of a total."""
    written = sheet(shown, ledger=ledger)
    (row,) = (row for row in rows_of(written) if row.key == "totals")
    return cell_words(written.written, row, column)


def totals(*made: int) -> GameSheet:
    """A game of three deals in which the last one is decisive."""
    third = tuple(total // 3 for total in made)
    rest = tuple(total - 2 * part for total, part in zip(made, third, strict=True))
    return game(line(1, 0, third), line(2, 1, third), line(3, 2, rest))


@pytest.mark.parametrize(
    ("total", "expected"),
    [
        (0, "0 – zero, pays 4 units"),
        (1, "1 – matsch, under 50, pays 3 units"),
        (49, "49 – matsch, under 50, pays 3 units"),
        (50, "50 – matsch, pays 2 units"),
        (99, "99 – matsch, pays 2 units"),
        (100, "100 – under 150, pays 1 unit"),
        (149, "149 – under 150, pays 1 unit"),
        (150, "150 – 150 or more, pays nothing"),
    ],
)
def test_bands(total: int, expected: str) -> None:
    """A total is called by its band, with the units that were paid."""
    assert expected == total_words(totals(total, 300, 150 - total // 2), 0)


def test_bands_of_other_houses() -> None:
    """The units come from the settlement, not from the band's name."""
    old = game(*SPECIMEN.lines, rules=PIERER_1862)
    assert "38 – matsch, under 50, pays 2 units" == total_words(old, 1)
    earned = game(*SPECIMEN.lines, rules=CATSATCARDS)
    expected = "38 – matsch, under 50, 3 units for the winner"
    assert expected == total_words(earned, 1, "receipts")


def test_shared_wins_are_told() -> None:
    """With two winners the third pays each; a shared win is stated."""
    assert "180 – tied for first" == total_words(TIE, 0)
    assert "90 – matsch, pays 2 units to each winner" == total_words(TIE, 2)
    assert "100 – under 150, pays ½ unit to each winner" == total_words(SHARED, 2)


def test_lost_play_off_is_told() -> None:
    """The text of a lost play-off says why an equal total did not win."""
    assert "180 – loses the play-off, pays nothing" == total_words(PLAYED_OFF, 1)


def test_tie_in_suspense_is_told() -> None:
    """Before the play-off there is no winner."""
    open_tie = replace(PLAYED_OFF, lines=PLAYED_OFF.lines[:3], settlement=None)
    assert "180 – tie to be broken" == total_words(open_tie, 0)
    assert "62 so far" == total_words(GOING_ON, 0)


def test_worthless_tricks_are_no_stange(widget: ScoreSheetWidget) -> None:
    """Tricks without points are a plain 0, with that meaning."""
    widget.show_sheet(sheet(GameSheet(0, 3, (line(1, 0, (0, 100, 50), (1, 6, 3)),))))
    assert "Deal 1, Emma: 0, tricks without points; dealer" == widget.cell_text(1, 1)


def test_help_is_told(widget: ScoreSheetWidget) -> None:
    """A game in which help was used is marked."""
    widget.show_sheet(sheet(TIE))
    assert "Game 1; undo or a hint was used" == widget.cell_text(0, 0)


def test_whole_sheet_is_read_aloud(widget: ScoreSheetWidget) -> None:
    """The whole sheet is available as text, a line per row with content."""
    widget.show_sheet(sheet(SPECIMEN))
    lines = widget.whole_text().splitlines()
    assert len(widget.placed.rows) == len(lines)
    assert "Deal 3; Heinrich deals. Emma: 108 points. Martha: Stange, no trick." in lines[3]
    widget.show_sheet(sheet(GOING_ON))
    assert "Deal 3" not in widget.whole_text()


@pytest.mark.parametrize("shown", [SPECIMEN, OLD, TIE, SHARED, PLAYED_OFF, GOING_ON])
@pytest.mark.parametrize("ledger", ["transfer", "receipts"])
def test_no_cell_is_without_words(widget: ScoreSheetWidget, shown: GameSheet, ledger: str) -> None:
    """Every cell of every sheet has a text."""
    widget.show_sheet(sheet(shown, ledger=ledger, rank="gross" if ledger == "receipts" else "net"))
    for row in range(len(widget.placed.rows)):
        assert all(widget.cell_text(row, column) for column in range(4))


# Moving about -------------------------------------------------------------------------------------


def test_arrows_move_over_the_cells(widget: ScoreSheetWidget) -> None:
    """The focus starts at the newest entry, stays within the sheet, and is announced."""
    widget.show_sheet(sheet(SPECIMEN))
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Down, Qt.Key.Key_Right):
        QTest.keyClick(widget, key)
    assert "Deal 1, Martha, 24 points" == widget.grid.told
    for key in (Qt.Key.Key_End, Qt.Key.Key_Down, *[Qt.Key.Key_Right] * 4):
        QTest.keyClick(widget, key)
    assert "Total winnings, Heinrich, +3 units" == widget.grid.told
    QTest.keyClick(widget, Qt.Key.Key_PageUp)
    for _ in range(5):
        QTest.keyClick(widget, Qt.Key.Key_Left)
    assert widget.grid.told.endswith(widget.cell_text(0, 0))


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
    QTest.keyClick(widget, Qt.Key.Key_Up)
    seen.append(widget.grab().toImage())
    assert without != seen[0] != seen[1] != without


def test_focus_scrolls_into_sight(widget: ScoreSheetWidget) -> None:
    """Moving to an invisible cell scrolls to it."""
    widget.show_sheet(SESSION)
    assert widget.verticalScrollBar().value() == widget.verticalScrollBar().maximum() > 0
    QTest.keyClick(widget, Qt.Key.Key_Home)
    assert 0 == widget.verticalScrollBar().value()
    QTest.keyClick(widget, Qt.Key.Key_End)
    assert widget.verticalScrollBar().value() == widget.verticalScrollBar().maximum()


def test_other_keys_are_left_to_the_window(widget: ScoreSheetWidget) -> None:
    """A key without a function does not move the focus."""
    widget.show_sheet(sheet(SPECIMEN))
    before = widget.grid.told
    QTest.keyClick(widget, Qt.Key.Key_H)
    assert before == widget.grid.told


def test_copy_takes_the_words(widget: ScoreSheetWidget) -> None:
    """Copy puts the text of the sheet on the clipboard."""
    widget.show_sheet(sheet(SPECIMEN))
    QTest.keyClick(widget, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.clipboard().text() == widget.whole_text()


def test_sheet_keeps_its_place_when_resized(widget: ScoreSheetWidget) -> None:
    """Resizing keeps the topmost row, or the foot if it was visible."""
    widget.show_sheet(SESSION)
    widget.resize(300, 400)
    assert widget.verticalScrollBar().value() == widget.verticalScrollBar().maximum()
    widget.verticalScrollBar().setValue(200)
    uppermost = [
        row.row for row in widget.placed.rows if row.top >= widget.placed.head.bottom + 200
    ]
    widget.resize(420, 450)
    shown = widget.verticalScrollBar().value() + widget.placed.head.bottom
    tops = [row.top for row in widget.placed.rows if row.row == uppermost[0]]
    assert tops[0] == pytest.approx(shown, abs=widget.placed.row_height * 1.5)


def test_empty_sheet_bears_everything(widget: ScoreSheetWidget) -> None:
    """An empty sheet accepts every input."""
    widget.show_sheet(ScoreSheet(()))
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_End):
        QTest.keyClick(widget, key)
    QTest.mouseClick(widget.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(100, 100))
    assert not widget.grab().isNull()
    assert "" == widget.whole_text()


def test_click_opens_a_deal(widget: ScoreSheetWidget) -> None:
    """A click on a scored deal, or Enter, emits the numbers of game and deal."""
    widget.show_sheet(sheet(SPECIMEN, GOING_ON))
    opened: list[tuple[int, int]] = []
    widget.row_activated.connect(lambda game, deal: opened.append((game, deal)))
    at = place(widget, row_of(widget, "deal", 4), 2)
    QTest.mouseClick(widget.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QTest.keyClick(widget, Qt.Key.Key_Return)
    assert [(2, 2), (2, 2)] == opened


def test_deal_to_come_cannot_be_opened(widget: ScoreSheetWidget) -> None:
    """Unscored deals and totals cannot be opened."""
    widget.show_sheet(sheet(GOING_ON))
    opened: list[int] = []
    widget.row_activated.connect(lambda *told: opened.extend(told))
    for row in (row_of(widget, "deal", 2), row_of(widget, "totals")):
        at = place(widget, row, 1)
        QTest.mouseClick(widget.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert [] == opened


def test_hand_only_where_a_click_does_something(widget: ScoreSheetWidget) -> None:
    """Without a connected slot the cursor stays an arrow."""
    widget.show_sheet(sheet(SPECIMEN))
    at = place(widget, row_of(widget, "deal"), 1)
    QTest.mouseMove(widget.viewport(), at)
    assert Qt.CursorShape.ArrowCursor is widget.viewport().cursor().shape()
    widget.row_activated.connect(lambda *_: None)
    QTest.mouseMove(widget.viewport(), at + QPoint(1, 0))
    assert Qt.CursorShape.PointingHandCursor is widget.viewport().cursor().shape()
    QTest.mouseMove(widget.viewport(), place(widget, row_of(widget, "totals"), 1))
    assert Qt.CursorShape.ArrowCursor is widget.viewport().cursor().shape()


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


@pytest.mark.parametrize("width", [220, 260, 340, 1600])
def test_every_width_shows_every_column(widget: ScoreSheetWidget, width: int) -> None:
    """At every width all columns and the check figure are visible."""
    widget.resize(width, 600)
    widget.show_sheet(SESSION)
    assert widget.placed.rows[0].check.right() <= width
    assert not widget.horizontalScrollBar().isVisible()


def test_low_widget_shows_the_newest_deal(widget: ScoreSheetWidget) -> None:
    """If the game does not fit, the newest row is visible."""
    widget.resize(260, 160)
    widget.show_sheet(sheet(TIE, GOING_ON))
    newest = place(widget, row_of(widget, "stangen"), 1)
    assert widget.viewport().rect().contains(newest)


@pytest.mark.parametrize("pixels", [12, 13, 15, 17])
def test_no_label_is_shortened_that_a_smaller_type_would_fit(
    widget: ScoreSheetWidget, pixels: int
) -> None:
    """A label is made smaller before it is elided."""
    del widget  # It has loaded the type.
    face = font(SERIF, pixels, italic=True)
    wide = QFontMetricsF(face).horizontalAdvance("game points")
    for share in range(75, 100):
        room = wide * share / 100
        assert room >= QFontMetricsF(shrunk(face, "game points", room)).horizontalAdvance(
            "game points"
        )


def test_sheet_grows_with_its_room(widget: ScoreSheetWidget) -> None:
    """A large sheet has larger figures; a wide but low one keeps the game visible instead."""
    widget.resize(220, 250)
    widget.show_sheet(sheet(SPECIMEN))
    before = widget.placed.row_height
    widget.resize(900, 250)
    assert before == widget.placed.row_height
    widget.resize(900, 1400)
    assert widget.placed.row_height > 1.4 * before


def test_larger_type_makes_larger_rows(widget: ScoreSheetWidget) -> None:
    """The rows follow the font size."""
    widget.show_sheet(sheet(SPECIMEN))
    before = widget.placed.row_height
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


def test_sheet_is_painted_alike_every_time(widget: ScoreSheetWidget) -> None:
    """Handwriting is the same at every painting, whatever was shown in between."""
    widget.show_sheet(sheet(SPECIMEN))
    before = widget.grab().toImage()
    widget.show_sheet(sheet(OLD))
    assert before != widget.grab().toImage()
    widget.show_sheet(sheet(SPECIMEN))
    assert before == widget.grab().toImage()


def test_plain_type_and_slate_look_different(widget: ScoreSheetWidget) -> None:
    """Both looks of the sheet change its picture, and can be undone."""
    widget.show_sheet(sheet(SPECIMEN))
    by_hand = widget.grab().toImage()
    widget.set_by_hand(by_hand=False)
    typed = widget.grab().toImage()
    widget.set_look(look_of(Material.SLATE, PALETTES[Cloth.GREEN]))
    slate = widget.grab().toImage()
    assert by_hand != typed != slate
    widget.set_look(look_of(Material.PAPER, PALETTES[Cloth.GREEN]))
    widget.set_by_hand(by_hand=True)
    assert by_hand == widget.grab().toImage()


def test_initials_can_be_others(widget: ScoreSheetWidget) -> None:
    """The player can choose the column headings; the names behind them stay."""
    widget.show_sheet(sheet(SPECIMEN))
    before = widget.grab().toImage()
    widget.set_initials(lambda names: tuple(name[:2].upper() for name in names))
    assert before != widget.grab().toImage()
    assert list(NAMES) == [widget.cell_text(-1, column) for column in (1, 2, 3)]
    widget.set_initials(initials)
    assert before == widget.grab().toImage()


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
    """A click or another sheet completes the entry at once."""
    widget.set_stroke_time(10_000)
    widget.show_sheet(FIRST)
    widget.show_sheet(SECOND)
    assert widget.is_writing()
    QTest.mouseClick(widget.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 300))
    assert not widget.is_writing()
    widget.show_sheet(FIRST)
    widget.show_sheet(SECOND)
    widget.show_sheet(SECOND)
    assert not widget.is_writing()


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (ScoreSheet(()), SECOND),
        (SECOND, FIRST),
        (SECOND, sheet(OLD)),
        (SECOND, RHINELAND.scoring.written(replace(SECOND, names=("A", "B", "C")))),
        (SECOND, SECOND),
    ],
)
def test_only_additions_are_written(
    widget: ScoreSheetWidget, before: ScoreSheet, after: ScoreSheet
) -> None:
    """An opened sheet, an undo or another sheet is shown at once."""
    widget.show_sheet(before)
    widget.set_stroke_time(10_000)
    widget.show_sheet(after)
    assert not widget.is_writing()


def test_new_game_and_settlement_are_written(widget: ScoreSheetWidget) -> None:
    """The end of a game is animated, too."""
    rules = RHINELAND
    widget.show_sheet(SECOND)
    widget.set_stroke_time(10_000)
    widget.show_sheet(sheet(game(*SPECIMEN.lines, rules=rules)))
    assert widget.is_writing()
    widget.finish_writing()
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
