"""Files and journals that hold several sessions, or one that the program cannot take up."""

from __future__ import annotations

import contextlib
import os
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from reunion_desktop.app.application import GAMES_FOLDER, application_for_table
from reunion_desktop.app.table import Table
from reunion_desktop.engine.record import Record
from reunion_desktop.engine.rules import Rules
from reunion_desktop.games import find_game
from reunion_desktop.match.running_match import RunningMatch
from reunion_desktop.storage.archive.archive import Archive
from reunion_desktop.storage.archive.importer import import_game_folder
from reunion_desktop.storage.codec import whole
from reunion_desktop.storage.game_folder import GameFolder
from reunion_desktop.storage.lines import BadRecord
from reunion_desktop.storage.reader import read_journal
from reunion_desktop.ui.look.durations import Speed
from tests.games.all_games import TABLES, game, recorded

PAIRS = (
    ("reunion, rhineland", "reunion, wikipedia"),
    ("ekart, little", "reunion, rhineland"),
    ("bauer, saarland", "hindersche, pagat"),
)
"""Two tables at which the same players can sit."""


def record(table: str, minute: int = 0) -> Record:
    """A finished game at a table."""
    found = recorded(game(table, 1))
    header = replace(found.header, date=f"2026-11-20T20:{minute:02}:00+00:00", seed=None)
    return replace(found, header=header)


def written(file: Path, *records: Record) -> Path:
    """A file of some records."""
    lines = [f"{line}\n" for one in records for line in whole(one)]
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("".join(lines), encoding="utf-8")
    return file


@pytest.fixture
def start(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[[], Table]]:
    """Lays a table in the same folder again and again; the one before is closed."""
    del qtbot
    application_for_table()
    laid: list[Table] = []

    def lay() -> Table:
        close()
        table = Table(tmp_path / "data", hurry=True)
        table.window.table.set_speed(Speed.NONE)
        laid.append(table)
        return table

    def close() -> None:
        while laid:
            laid.pop().close()

    yield lay
    close()


def journal_of(folder: Path) -> Path:
    """Where the game in progress is kept."""
    return GameFolder(folder / "data" / GAMES_FOLDER).journal


def at_the_table(table: Table) -> tuple[Rules, tuple[Record, ...]]:
    """The rules of the window, and the records of the session."""
    return table.flow.observation.rules, table.session.records


@pytest.mark.parametrize(("first", "last"), PAIRS)
def test_the_last_session_of_a_mixed_file_is_opened_and_taken_up_again(
    tmp_path: Path, start: Callable[[], Table], first: str, last: str
) -> None:
    """The table and the next start hold the last session alone; a sentence tells of the other."""
    records = record(first), record(last, 5)
    file = written(tmp_path / "mixed.reunion", *records)
    table = start()

    table.open(file)

    assert (TABLES[last], records[1:]) == at_the_table(table)
    shown = "mixed.reunion contains 2 sessions. The last one is on the table; you can import all"
    assert table.window.statusBar().currentMessage().startswith(shown)
    again = start()
    again.take_up()
    assert (TABLES[last], records[1:]) == at_the_table(again)
    assert None is again.recorder.notice
    assert 1 == len(read_journal(journal_of(tmp_path), find_game))
    assert file.read_bytes() == written(tmp_path / "same.reunion", *records).read_bytes()


def test_several_games_of_one_session_stay_together(
    tmp_path: Path, start: Callable[[], Table]
) -> None:
    """Only games of the same players under the same rules are one session."""
    table, other = "viersche, pagat", "bauer, saarland"
    records = [record(other), record(table, 1), record(table, 2)]
    laid = start()

    laid.open(written(tmp_path / "three.reunion", *records))

    assert tuple(records[1:]) == laid.session.records


@pytest.mark.parametrize(
    "change", [{"players": ("E", "M", "H", "X")}, {"practice": True}], ids=["players", "practice"]
)
def test_sessions_are_told_apart_by_players_and_practice(change: dict[str, object]) -> None:
    """Besides game and rules."""
    one = recorded(game("viersche, pagat", 1))
    other = replace(one, header=replace(one.header, **change))  # type: ignore[arg-type] # by name.
    assert one.header.session_settings != other.header.session_settings


def test_a_file_that_cannot_be_taken_up_changes_nothing(
    tmp_path: Path,
    start: Callable[[], Table],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It is checked whole before the table or the journal is touched."""
    table = start()
    table.open(written(tmp_path / "good.reunion", record("bauer, saarland")))
    before, journal = at_the_table(table), journal_of(tmp_path).read_bytes()
    bad = written(tmp_path / "bad.reunion", record("viersche, pagat"))

    with monkeypatch.context() as patched:
        patched.setattr(RunningMatch, "sheet", _failing)
        with pytest.raises(BadRecord, match="The games in it can’t be continued"):
            table.open(bad)
        table.open_chosen(bad)

    shown = table.window.statusBar().currentMessage()
    assert "bad.reunion: The games in it can’t be continued." == shown
    assert before == at_the_table(table)
    assert journal == journal_of(tmp_path).read_bytes()


def test_a_file_is_read_before_the_game_is_left(
    tmp_path: Path, start: Callable[[], Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that is no record is reported at once; only a record asks to leave the game."""
    table, asked = start(), list[object]()
    whole_game = record("reunion, rhineland")
    begun = replace(whole_game, actions=whole_game.actions[:-1])
    table.open(written(tmp_path / "good.reunion", begun))
    monkeypatch.setattr(table.window.dialogs, "ask_to_leave", asked.append)
    (tmp_path / "bad.reunion").write_text("nonsense")
    table.open_chosen(tmp_path / "bad.reunion")
    assert table.window.statusBar().currentMessage().startswith("bad.reunion: ")
    assert not asked
    table.open_chosen(tmp_path / "good.reunion")
    assert asked


@pytest.mark.skipif(os.name != "posix", reason="only POSIX has named pipes in folders")
@pytest.mark.parametrize("kind", ["pipe", "folder", "device"])
def test_what_is_no_regular_file_is_refused_at_once(
    tmp_path: Path, start: Callable[[], Table], kind: str
) -> None:
    """A window that opens a pipe does not wait for a writer."""
    table = start()
    table.take_up()
    path = Path("/dev/null") if kind == "device" else tmp_path / "odd.reunion"
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "folder":
        path.mkdir()

    def write() -> None:
        """Unblock a reader of the pipe, so that this test fails instead of hanging."""
        with contextlib.suppress(OSError):
            os.close(os.open(path, os.O_WRONLY | os.O_NONBLOCK))

    writer = threading.Timer(5, write)
    writer.start()
    table.open_chosen(path)
    writer.cancel()

    sentence = f"{path.name}: This file can’t be read: it is not a regular file."
    assert sentence == table.window.statusBar().currentMessage()


def _failing(*_given: object, **_named: object) -> object:
    raise IndexError


@pytest.mark.parametrize("where", ["reading", "taking up"])
def test_a_journal_that_cannot_be_taken_up_never_stops_a_start(
    tmp_path: Path,
    start: Callable[[], Table],
    monkeypatch: pytest.MonkeyPatch,
    where: str,
) -> None:
    """For any fault the journal is set aside, a message is shown, and a game begins."""
    journal = written(journal_of(tmp_path), record("viersche, pagat"))
    content = journal.read_bytes()
    with monkeypatch.context() as patched:
        if where == "reading":
            patched.setattr("reunion_desktop.storage.game_folder.read_journal", _failing)
            table = start()
        else:
            table = start()
            patched.setattr(RunningMatch, "resume", _failing)
        table.take_up()

    aside = journal.with_name("journal-unreadable.reunion")
    sentence = f"Your current game could not be continued. The file was renamed to {aside.name}."
    assert sentence == table.window.statusBar().currentMessage()
    assert content == aside.read_bytes()
    assert "reunion" == table.session.record.header.game
    again = start()
    again.take_up()
    assert (None, "reunion") == (again.recorder.notice, again.session.record.header.game)


def test_the_sentence_about_an_unreadable_journal_stays_after_the_draw(
    qtbot: QtBot, tmp_path: Path, start: Callable[[], Table]
) -> None:
    """The player can read it: the new game's draw for the first dealer does not clear it."""
    journal = journal_of(tmp_path)
    journal.parent.mkdir(parents=True)
    journal.write_text("nonsense\n\n{}\n", encoding="utf-8")
    table = start()
    shown: list[object] = []
    table.flow.sight.connect(shown.append)

    table.take_up()
    qtbot.waitUntil(lambda: len(shown) > 1, timeout=20_000)

    said = table.window.statusBar().currentMessage()
    assert said.startswith("Your current game could not be read. The file was renamed to")


def test_a_mixed_file_becomes_several_sessions(tmp_path: Path) -> None:
    """The archive keeps every game of it, and never two kinds in one session."""
    names = ("bauer, saarland", "viersche, pagat")
    records = [record(name, minute) for minute, name in enumerate(names)]
    written(tmp_path / "games" / "2026-11-20.reunion", *records)
    archive = Archive(tmp_path / "archive.db", find_game)

    assert 2 == import_game_folder(archive, tmp_path / "games", "games/", lambda: False)

    kept = [[one.record for one in archive.games(number)] for number in archive.find()]
    assert [[one] for one in reversed(records)] == kept
    archive.close()


def test_a_lesson_that_cannot_be_taken_up_begins_again(
    qtbot: QtBot,
    start: Callable[[], Table],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its remains are set aside."""
    table = start()
    table.side_windows.open_lesson()
    side = table.side_windows.side_table
    assert side is not None
    session = side.session
    qtbot.waitUntil(lambda: bool(session.record.actions), timeout=5_000)
    table.side_windows.close_side_table()
    with monkeypatch.context() as patched:
        patched.setattr("reunion_desktop.app.side_table.SideTable.play_on", lambda *_: None)
        patched.setattr(RunningMatch, "resume", _failing)
        table.side_windows.open_lesson()
    side = table.side_windows.side_table
    assert side is not None
    assert [] == list(side.recorder.resumed)
    assert side.recorder.notice is not None
    assert "The file was renamed to journal-unreadable.reunion." in side.recorder.notice
