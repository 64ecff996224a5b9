"""No session is lost: ending one needs confirmation, and it can be resumed completely."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from reunion_desktop.app.archive_service import FILE
from reunion_desktop.app.table import Table
from reunion_desktop.engine.dealing.deal_code import DealCode
from reunion_desktop.games import find_game
from reunion_desktop.games.reunion.rules import FRANCAIS, RHINELAND
from reunion_desktop.history.sessions import SessionRow
from reunion_desktop.match import opening
from reunion_desktop.storage.archive.archive import Archive
from reunion_desktop.storage.reader import read_record
from reunion_desktop.ui.dialogs.new_game import NewGame
from tests.choices import plays
from tests.tables import laid
from tests.ui.sittings import play
from tests.ui.window.person import by_click, decisions, reach, until_mine

LEVELS = ("random", "random")
NAMES = ("Me", "Anna", "Karl")
SPECIMEN = Path(__file__).parents[2] / "assets" / "specimen.reunion"


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Table]:
    """A table without a game."""
    with laid(qtbot, tmp_path) as made:
        yield made


def choice(seed: str | None = None) -> NewGame:
    """The choices in the dialog; the seed is secret unless one is given."""
    return NewGame(RHINELAND, NAMES, LEVELS, seed)


def question(table: Table) -> QMessageBox | None:
    """The current confirmation question, if any."""
    asked = [box for box in table.window.findChildren(QMessageBox) if box.isVisible()]
    return asked[0] if asked else None


def answer(table: Table, words: str) -> None:
    """Press a button of the question."""
    box = question(table)
    assert box is not None
    (button,) = (one for one in box.findChildren(QPushButton) if one.text() == words)
    button.click()


def test_a_session_is_resumed_as_it_was(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the next start and from the archive: sheet, balance, number and next cards."""
    # The secrets of games are told apart by their dates, and these last less than a second.
    times = (datetime(2026, 1, 1, 20, minute, tzinfo=UTC).isoformat() for minute in count())
    monkeypatch.setattr(opening, "now", lambda: next(times))
    with laid(qtbot, tmp_path) as table:
        table.begin(choice())
        play(qtbot, table)
        table.flow.go_on()
        reach(qtbot, table, lambda: plays(table.flow) and decisions(table) > 6)
        sheet, record, seed = table.session.sheet(), table.session.record, table.session.seed
    with laid(qtbot, tmp_path) as table:
        table.take_up()
        assert (sheet, record, 2) == (
            table.session.sheet(),
            table.session.record,
            table.session.number,
        )
        table.begin(choice("8"))
        window = table.side_windows.open_archive()
        qtbot.waitUntil(lambda: len(window.finder.detail.sheet.sheet.games) == 2, timeout=20_000)

        window.finder.detail.play_wanted.emit()

        assert not window.isVisible(), "the table is what is wanted now"
        assert (sheet, record) == (table.session.sheet(), table.session.record)
        assert (2, seed) == (table.session.number, table.session.seed)
        assert table.side_windows.side_table is None
        play(qtbot, table)
        kept = {(2, 0)}  # In the game that was left for it nothing was decided.
        qtbot.waitUntil(
            lambda: {(row.games, row.unfinished) for row in rows(table)} == kept, timeout=20_000
        )


def rows(table: Table) -> list[SessionRow]:
    """The rows of the archive's list."""
    archive = Archive(table.folder / FILE, find_game)
    return list(archive.rows(archive.find()))


def deal_code(table: Table) -> None:
    """Choose a code in its dialog."""
    table.window.dialogs.code_chosen.emit(DealCode(RHINELAND, "for a friend", 2))


def new_game(table: Table) -> None:
    """Choose another game in its dialog."""
    table.window.dialogs.new_game_chosen.emit(choice("8"))


def today(table: Table) -> None:
    """Choose the deal of the day in the menu."""
    (action,) = (a for a in table.window.findChildren(QAction) if a.text() == "&Today’s game")
    action.trigger()


def record(table: Table) -> None:
    """Choose a record in the file dialog."""
    table.window.dialogs.file_chosen.emit(SPECIMEN)


def from_the_archive(table: Table) -> None:
    """Resume another session, which the archive has read."""
    table.resume(tuple(read_record(SPECIMEN, find_game)))


ENDS = (new_game, deal_code, today, record, from_the_archive)
"""What ends a session."""


def test_what_ends_a_session_asks_first(qtbot: QtBot, table: Table) -> None:
    """After "stay" nothing has changed; after "leave" the other game is open."""
    for end in ENDS:
        table.begin(choice("7"))
        reach(qtbot, table, lambda: decisions(table) > 6)
        before = table.session.record
        end(table)
        assert before == table.session.record
        answer(table, "&Keep playing")
        assert before == table.session.record
        assert question(table) is None
        end(table)
        answer(table, "&Leave")
        qtbot.waitUntil(lambda: question(table) is None)
        assert before.header != table.session.record.header


def test_nothing_is_asked_where_nothing_is_lost(qtbot: QtBot, table: Table) -> None:
    """No confirmation if the player made no move, or the game is over."""
    for end in ENDS:
        table.begin(choice("7"))
        until_mine(qtbot, table)
        before = table.session.record.header
        end(table)
        assert question(table) is None
        assert before != table.session.record.header
    table.open(SPECIMEN)
    before = table.session.record.header
    new_game(table)
    assert question(table) is None
    assert before != table.session.record.header


def test_the_table_says_what_is_played(qtbot: QtBot, table: Table) -> None:
    """In the title and on the line, as long as it is played; an ordinary game has no name."""
    table.begin(choice("7"))
    assert (table.window.windowTitle(), table.window.context) == ("Reunion Desktop", "")

    table.play_today()
    assert table.window.context == "Today’s game"
    assert table.window.windowTitle() == "Réunion · Today’s game"
    play(qtbot, table)
    table.window._host.play_again()  # noqa: SLF001 - as the menu does.
    assert table.window.context == "The same cards, from Karl’s seat"

    code = DealCode(RHINELAND, "for a friend", 2)
    table.play_code(code)
    assert table.window.context == f"Deal code {code}"
    table.begin(NewGame(FRANCAIS, NAMES, LEVELS, "7", practice=True))
    assert table.window.context == "Practice · Game 1 of 3"
    reach(qtbot, table, lambda: len(table.session.record.actions) > 3)
    by_click(table, table.flow.observation.legal)  # type: ignore[arg-type]  # a choice
