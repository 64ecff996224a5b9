"""The side table: a record is played on there, and the session is not affected."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QStyle
from pytestqt.qtbot import QtBot

from reunion_desktop.app.side_table import SideTable
from reunion_desktop.app.table import Table
from reunion_desktop.engine.actions import Discard
from reunion_desktop.engine.record import Record
from reunion_desktop.games import find_game
from reunion_desktop.match.game_flow import Wait
from reunion_desktop.storage.reader import read_journal, read_record
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.look.palettes import Cloth
from reunion_desktop.ui.window_geometry.place import put_beside
from tests.choices import played
from tests.tables import laid

SPECIMEN = Path(__file__).parents[2] / "assets" / "specimen.reunion"
MINE = (Wait.CHOICE,)
LEVELS = ("random", "random")


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Table]:
    """A table with a session in progress."""
    with laid(qtbot, tmp_path) as table:
        table.begin(NewGame(table.game.default, ("Me", "Anna", "Karl"), LEVELS, "7"))
        qtbot.waitUntil(lambda: table.flow.wait in MINE, timeout=10_000)
        yield table


def specimen() -> Record:
    """A finished game."""
    return read_record(SPECIMEN, find_game)[0].record


def laid_aside(table: Table) -> SideTable:
    """The side table's state."""
    assert table.side_windows.side_table is not None
    return table.side_windows.side_table


def play_a_card(qtbot: QtBot, table: Table | SideTable) -> None:
    """Wait for the player's turn and make the first legal play or discard."""
    table.window.table.set_speed(Speed.NONE)
    flow = table.flow
    qtbot.waitUntil(lambda: flow.wait in MINE, timeout=10_000)
    legal = flow.observation.legal
    assert legal is not None
    action = legal.actions[0]
    if isinstance(action, Discard):
        flow.choose(action)
    else:
        flow.choose(played(next(iter(legal.cards))))


def test_a_record_is_played_on_from_any_point(qtbot: QtBot, table: Table) -> None:
    """The recorded moves stay, the player continues, and the session is unchanged."""
    session = table.session.record
    record = specimen().rewound(20)

    table.side_windows.open_side_table(record, "Deal 1 again", LEVELS)
    aside = laid_aside(table)
    play_a_card(qtbot, aside)

    assert record.actions == aside.session.record.actions[:20]
    assert len(aside.session.record.actions) > 20
    assert aside.window.windowTitle() == "Deal 1 again"
    assert session == table.session.record
    assert table.flow.wait in MINE


def test_the_same_deal_from_another_seat(qtbot: QtBot, table: Table) -> None:
    """The player has the cards of another seat, under that player's name."""
    record = specimen()

    table.side_windows.open_side_table(record.turned(1).from_deal(2), "From another seat", LEVELS)
    aside = laid_aside(table)
    play_a_card(qtbot, aside)

    assert record.header.players[1] == aside.session.record.header.players[0]
    assert len(aside.session.match.lines) == 1


def test_the_aside_stands_on_the_screen(qtbot: QtBot, table: Table) -> None:
    """Wherever the main window stands, all of the other one is seen."""
    room = table.window.screen().availableGeometry()
    table.window.resize(room.size() / 2)
    table.window.move(room.center())
    table.side_windows.open_side_table(specimen(), "Aside")
    qtbot.waitExposed(laid_aside(table).window)
    assert room.contains(laid_aside(table).window.geometry())


def test_the_aside_is_no_larger_than_the_screen(qtbot: QtBot, table: Table) -> None:
    """Beside a main window in full screen, its frame fits on the screen too."""
    room = table.window.screen().availableGeometry()
    table.window.setGeometry(room)
    aside = QMainWindow()
    qtbot.addWidget(aside)
    aside.resize(room.size() * 2)
    put_beside(aside, table.window)
    title = aside.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight)
    assert room.contains(QRect(aside.pos(), aside.size() + QSize(0, title)))


def test_closing_the_aside_leaves_the_session_unharmed(
    qtbot: QtBot, table: Table, tmp_path: Path
) -> None:
    """The window goes, its game stays in its own folder, and the main table plays on."""
    table.side_windows.open_side_table(specimen().rewound(20), "Aside", LEVELS)
    play_a_card(qtbot, laid_aside(table))
    record = laid_aside(table).session.record

    laid_aside(table).window.close()

    assert table.side_windows.side_table is None
    (stored,) = read_journal(tmp_path / "aside" / "journal.reunion", find_game)
    assert record == stored.record
    assert not list((tmp_path / "games").glob("[0-9]*"))
    before = len(table.session.record.actions)
    play_a_card(qtbot, table)
    assert before < len(table.session.record.actions)


def test_another_aside_takes_the_place_of_the_first(qtbot: QtBot, table: Table) -> None:
    """Only one side table exists; its next deals cannot be predicted."""
    table.side_windows.open_side_table(specimen().rewound(20), "First", LEVELS)
    play_a_card(qtbot, laid_aside(table))

    table.side_windows.open_side_table(specimen().rewound(5), "Second", LEVELS)

    assert laid_aside(table).window.windowTitle() == "Second"
    assert laid_aside(table).session.record.header.seed is None
    assert len(laid_aside(table).session.sheet().games) == 1


def test_no_session_is_begun_aside(table: Table) -> None:
    """Menu entries that make no sense there are absent; a change of looks holds at both tables."""
    table.side_windows.open_side_table(specimen().rewound(20), "Aside", LEVELS)
    window = laid_aside(table).window
    shown = {action.text() for action in window.findChildren(QAction) if action.isVisible()}
    usual = {action.text() for action in table.window.findChildren(QAction) if action.isVisible()}

    assert {"&New game…", "&Open game file…", "&Quit"} <= usual - shown
    assert "Close this ta&ble" in shown - usual

    other = window.preferences.cloth
    other = next(cloth for cloth in Cloth if cloth is not other)
    window.dialogs.preferred.emit(type(window.preferences)(cloth=other))
    assert other is table.window.preferences.cloth
    assert other is table.window.table.faces.theme.cloth


def test_a_record_against_the_rules_is_refused(table: Table) -> None:
    """One sentence says so, and nothing stands aside."""
    record = specimen().rewound(5)

    table.side_windows.open_side_table(
        Record(record.header, (*record.actions, record.actions[0])), "No", LEVELS
    )

    assert table.side_windows.side_table is None
    assert table.window.message


def test_the_aside_is_no_larger_than_the_main_window(qtbot: QtBot, table: Table) -> None:
    """Beside a small main window it is small."""
    table.window.resize(760, 570)
    table.side_windows.open_side_table(specimen(), "Aside")
    window = laid_aside(table).window
    qtbot.waitExposed(window)
    most = table.window.size().expandedTo(window.minimumSizeHint())
    assert window.size() == window.size().boundedTo(most)
