"""Score sheets kept by hand: every entry is on disk, filed, corrected, undone and resumed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from reunion_desktop.app.archive_service import FILE
from reunion_desktop.app.by_hand.sheets import FOLDER, heading_of_records
from reunion_desktop.app.sheets import kept_sheets, plain_table, plain_text
from reunion_desktop.app.table import Table
from reunion_desktop.engine.sheet import Row, RowKind, Shown
from reunion_desktop.games import GAMES, find_game, game_of
from reunion_desktop.history.statistics import Source
from reunion_desktop.storage.archive.archive import Archive
from reunion_desktop.storage.reader import read_record
from reunion_desktop.ui.by_hand.new_sheet import NewSheet, NewSheetDialog
from reunion_desktop.ui.by_hand.window import HandSheetWindow
from tests.tables import laid

FIRST, SECOND = {"points.0": 60, "points.1": 90}, {"points.0": 50, "points.1": 60}


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Table]:
    """The main table, whose menu opens the sheet."""
    with laid(qtbot, tmp_path) as made:
        yield made


def opened(table: Table, game: str = "reunion") -> HandSheetWindow:
    """The window of a new sheet."""
    rules = game_of(game).default
    names = ("Anna", "Bernd", "Clara", "Dora", "Emil", "Frida")[: rules.players]
    table.side_windows.by_hand.begin(NewSheet(rules, names, 0))
    window = table.side_windows.by_hand.window
    assert window is not None
    return window


def kept(folder: Path) -> tuple[tuple[int, ...], ...]:
    """Points of the deals in the only file."""
    (file,) = (folder / FOLDER).iterdir()
    return tuple(line.points for line in read_record(file, find_game)[-1].record.match().lines)


def test_every_entry_is_on_disk(table: Table, tmp_path: Path) -> None:
    """A deal is in the file as soon as it stands on the sheet; undo and redo are, too."""
    window = opened(table)
    window.entry.written.emit(FIRST, "")
    assert ((60, 90, 0),) == kept(tmp_path)
    window.entry.written.emit(SECOND, "")
    assert ((60, 90, 0), (50, 60, 40)) == kept(tmp_path)
    undo, redo = window.menuBar().actions()[0].menu().actions()[:2]  # type: ignore[attr-defined] # QMenu.
    undo.trigger()
    assert ((60, 90, 0),) == kept(tmp_path)
    redo.trigger()
    assert ((60, 90, 0), (50, 60, 40)) == kept(tmp_path)
    assert not redo.isEnabled()


def test_a_deal_is_corrected_from_its_row(table: Table, tmp_path: Path) -> None:
    """A click on a deal asks for it again; the old figure is struck through."""
    window = opened(table)
    window.entry.written.emit(FIRST, "")
    window.sheet.row_activated.emit(1, 1)
    assert {"points.0": 60, "points.1": 90}.items() <= window.entry.answers.items()
    window.entry.written.emit({"points.0": 70, "points.1": 80}, "")
    assert ((70, 80, 0),) == kept(tmp_path)
    (grid, *_) = window.sheet.sheet.written.blocks
    assert ("60",) == grid.rows[1].cells[0].former  # type: ignore[union-attr] # The game's grid.


def test_the_archive_has_it_apart(table: Table, qtbot: QtBot, tmp_path: Path) -> None:
    """It is listed as kept by hand, once, and counts only where that is wanted."""
    window = opened(table)
    for answers in (FIRST, SECOND, {"points.0": 10, "points.1": 20}):
        window.entry.written.emit(answers, "")
    qtbot.waitUntil((tmp_path / FILE).exists, timeout=20_000)

    def filed() -> bool:
        archive = Archive(tmp_path / FILE, find_game)
        rows = archive.rows(archive.find())
        return [(True, 0)] == [(row.by_hand, row.unfinished) for row in rows]

    qtbot.waitUntil(filed, timeout=20_000)
    archive = Archive(tmp_path / FILE, find_game)
    played, by_hand = (
        archive.statistics("Anna", source=source).all.games
        for source in (Source.PLAYED, Source.BY_HAND)
    )
    assert (0, 1) == (played, by_hand)


def test_a_file_is_resumed_on_its_sheet(table: Table, tmp_path: Path) -> None:
    """A game file that was kept by hand opens its sheet; the table stays as it is."""
    opened(table).entry.written.emit(FIRST, "")
    (file,) = (tmp_path / FOLDER).iterdir()
    table.side_windows.by_hand.close()
    table.open(file)
    window = table.side_windows.by_hand.window
    assert window is not None
    assert window.sheet.sheet.names == ("Anna", "Bernd", "Clara")
    assert 1 == len(window.sheet.sheet.games[0].lines)


def test_a_game_that_is_over_offers_the_next(table: Table, tmp_path: Path) -> None:
    """After its last deal another game begins on the same sheet, dealt by the next player."""
    window = opened(table)
    for answers in (FIRST, SECOND, FIRST):
        window.entry.written.emit(answers, "")
    table.window.setFocus()
    window.next_game.click()
    window.entry.written.emit(FIRST, "")
    (file,) = (tmp_path / FOLDER).iterdir()
    assert [3, 1] == [len(stored.record.match().lines) for stored in read_record(file, find_game)]


def test_blank_sheets_have_rows_for_every_game(table: Table) -> None:
    """A blank sheet has at least a row for each deal of a game, and lines for names."""
    dialog = NewSheetDialog(tuple(GAMES), ("Anna",), table.window)
    for game in GAMES:
        rules = game.default
        sheet = table.side_windows.by_hand.blank(NewSheet(rules, ("_",) * rules.players, 0), 2)
        rows = [row.deal for block in sheet.sheet.blocks for row in getattr(block, "rows", ())]
        assert 2 * (rules.deals or rules.scoring.blank_rows) == sum(deal > 0 for deal in rows)
    dialog.deleteLater()


@pytest.mark.parametrize("game", ["reunion", "bauer", "skat"])
def test_a_note_stands_on_the_sheet(table: Table, tmp_path: Path, game: str) -> None:
    """A note is a line of its own on the drawn sheet, in the text and in the CSV table."""
    window = opened(table, game)
    answers = {"reunion": FIRST, "bauer": {"tricks": 5}, "skat": {"game": "passed_in"}}[game]
    window.entry.written.emit(answers, "=counted twice")
    drawn = window.sheet.sheet.written.lines(Shown.PAPER)
    notes = [row for row in drawn if isinstance(row, Row) and row.kind is RowKind.NOTE]
    assert [(1, 1, ("=counted twice",))] == [(row.game, row.deal, row.remarks) for row in notes]
    (file,) = (tmp_path / FOLDER).iterdir()
    sheets = kept_sheets(read_record(file, find_game))
    assert "1. =counted twice" in plain_text(sheets)
    (told,) = [line for line in plain_table(sheets).splitlines() if line.startswith("note,")]
    assert ",'=counted twice" in told


def test_tricks_that_nobody_counted_are_left_out_of_the_table(table: Table, tmp_path: Path) -> None:
    """The CSV table has the 0 of a player without a trick, and no number for the others."""
    opened(table).entry.written.emit(FIRST, "")
    (file,) = (tmp_path / FOLDER).iterdir()
    head, *rows = plain_table(kept_sheets(read_record(file, find_game))).splitlines()
    place = head.split(",").index("tricks")
    assert ["", "", "0"] == [row.split(",")[place] for row in rows if row.startswith("entry")]


def test_place_and_date_stand_on_the_sheet(table: Table, tmp_path: Path) -> None:
    """They are kept in the file, and the next game of a copied sheet is of the same day."""
    choice = NewSheet(game_of("reunion").default, ("A", "B", "C"), 0, "2026-01-02", "Bonn")
    table.side_windows.by_hand.begin(choice)
    window = table.side_windows.by_hand.window
    assert window is not None
    assert " · Bonn, " in window.windowTitle()
    for answers in (FIRST, SECOND, FIRST):
        window.entry.written.emit(answers, "")
    window.next_game.click()
    (file,) = (tmp_path / FOLDER).iterdir()
    heading = heading_of_records([stored.record for stored in read_record(file, find_game)])
    assert ("Bonn", {"2026-01-02"}) == (heading.place, {date[:10] for date in heading.begun})


def test_no_game_is_offered_after_the_session(table: Table) -> None:
    """A set of Viersche offers the next one; the mark that ends the session does not."""
    window = opened(table, "viersche")
    march = {"points.0": 140, "points.1": 0}
    for over in (False, True):
        for _ in range(2):
            window.entry.written.emit(march, "")
        assert over is window.next_game.isHidden()
        assert ("session" in window.ended.text()) is over
        window.next_game.click()


def test_blank_sheets_have_the_rules_of_payment_where_wanted(table: Table) -> None:
    """Each rule set of each game has some, in plain text; they are left out by default."""
    blank = table.side_windows.by_hand.blank
    for game in GAMES:
        for rules in game.presets.values():
            choice = NewSheet(rules, ("_",) * rules.players, 0)
            told = blank(choice, 1, payment=True).heading.payment
            assert told
            assert not any("<" in text or "&" in text for text in told)
            assert () == blank(choice, 1).heading.payment


def test_undo_works_from_an_empty_field(table: Table, qtbot: QtBot, tmp_path: Path) -> None:
    """Ctrl+Z in a field undoes what is typed there, and then the last deal."""
    window = opened(table)
    with qtbot.waitActive(window):
        window.activateWindow()
    window.entry.written.emit(FIRST, "")
    for typed, left in (("7", 1), ("", 1), (None, 0)):
        field = QApplication.focusWidget()
        assert isinstance(field, QLineEdit)
        if typed:
            QTest.keyClicks(field, typed)
        else:
            QTest.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert left == len(kept(tmp_path))
