"""Score sheets kept by hand: every entry is on disk, filed, corrected, undone and resumed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from reunion_desktop.app.archive_service import FILE
from reunion_desktop.app.by_hand.sheets import FOLDER
from reunion_desktop.app.table import Table
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
