"""The archive service: threads, games to store, and imports at the start."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from reunion_desktop.app.archive_service import FILE, ArchiveService, ServedArchive
from reunion_desktop.app.recorder import DiskRecorder, FinishedGame
from reunion_desktop.games import find_game
from reunion_desktop.games.skat.rules import ISKO
from reunion_desktop.history.sessions import Imported, Search
from reunion_desktop.storage.archive.archive import Archive
from reunion_desktop.storage.archive.schema import is_marked
from reunion_desktop.storage.disk import StorageFault
from reunion_desktop.storage.game_folder import GameFolder
from reunion_desktop.storage.game_parser import StoredGame
from reunion_desktop.storage.skat_server.writing import lines_of
from tests.app.recorded import play
from tests.playing import random_steps, record_of
from tests.storage.archive.newer import made_newer
from tests.storage.sessions import evening, game, text_of

T = TypeVar("T")
FOLDERS = (("games", False), ("aside", True))
PATIENCE = 20
"""Seconds that an answer may take on a busy machine."""


class Desk:
    """Calls the archive service and waits for the answer."""

    def __init__(self, data: Path) -> None:
        """Begin with nothing opened."""
        self.data = data
        self.troubles: list[str] = []
        self.archive_service = ArchiveService(data, FOLDERS, find_game)
        self.archive_service.on_trouble = self.troubles.append

    def ask(self, how: str, job: Callable[[ServedArchive], T]) -> T | str:
        """The answer, or the sentence where there is none."""
        answers: list[T | str] = []
        come = threading.Event()

        def take(answer: T | str) -> None:
            answers.append(answer)
            come.set()

        getattr(self.archive_service, how)(job, take, take)
        assert come.wait(PATIENCE), "nobody answered"
        return answers[0]

    def rows(self) -> list[tuple[int, bool]]:
        """Of each session: the number of games, and whether it was practice."""
        found = self.ask("write", lambda archive: archive.rows(archive.find()))
        assert not isinstance(found, str), found
        return [(row.games, row.practice) for row in found]


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """An archive service in an empty folder."""
    made = Desk(tmp_path / "data")
    yield made
    made.archive_service.close()


def test_nothing_is_opened_before_it_is_wanted(desk: Desk) -> None:
    """A table that is opened and closed leaves no archive behind."""
    desk.archive_service.close()

    assert not desk.data.exists()


def test_what_is_brought_is_kept_before_closing(desk: Desk) -> None:
    """Closing waits for what was handed in."""
    desk.archive_service.keep(evening(1))
    desk.archive_service.close()
    archive = Archive(desk.data / FILE, find_game)

    assert (1,) == archive.find()
    assert not desk.troubles


def test_a_saved_game_is_kept_as_it_is_in_its_file(desk: Desk) -> None:
    """With the seed revealed at its end, and with the mark for help."""
    path = GameFolder(desk.data / "games").keep(game().record)
    desk.archive_service.keep([FinishedGame(path, helped=True)])
    kept = desk.ask("write", lambda archive: (archive.games(1), archive.filing.files()))

    assert not isinstance(kept, str), kept
    ((stored,), files) = kept
    assert (game().record, True) == (stored.record, stored.undone)
    assert frozenset({f"games/{path.name}"}) == files


def test_a_start_takes_in_what_was_left(desk: Desk) -> None:
    """Games that the last run did not store are imported from the folders."""
    for stored in evening(2):
        GameFolder(desk.data / "games").keep(stored.record)
    GameFolder(desk.data / "aside").keep(game(7, "2026-02-01T20:00:00+00:00").record)
    desk.archive_service.begin()

    assert [(1, True), (2, False)] == desk.rows()


def test_a_start_that_ends_at_once_takes_in_what_was_left(desk: Desk) -> None:
    """Closing does not put off to another day what can be done in a moment."""
    for day in range(1, 9):
        GameFolder(desk.data / "games").keep(game(1, f"2026-01-{day:02}T20:00:00Z").record)
    desk.archive_service.begin()
    desk.archive_service.close()
    archive = Archive(desk.data / FILE, find_game)

    assert 8 == len(archive.find())
    archive.close()


def test_no_lane_waits_for_another(desk: Desk) -> None:
    """A search is answered while a long session is being opened."""
    desk.archive_service.keep(evening(1))
    desk.rows()
    searched, opened, answers = threading.Event(), threading.Event(), list[object]()

    def open_session(archive: Archive) -> int:
        assert searched.wait(PATIENCE), "the search waits for the session"
        return len(archive.games(1))

    def found(numbers: object) -> None:
        answers.append(numbers)
        searched.set()

    def shown(count: object) -> None:
        answers.append(count)
        opened.set()

    desk.archive_service.read(open_session, shown, shown)
    desk.archive_service.read(lambda archive: archive.find(Search("otto")), found, found, lane=1)
    assert opened.wait(PATIENCE)

    assert [(1,), 2] == answers


def test_the_keeper_brings_games_as_they_end(desk: Desk) -> None:
    """A session grows in the archive; an unfinished game is stored when another begins."""
    recorder = DiskRecorder(desk.data / "games")
    recorder.on_kept = desk.archive_service.keep
    for stored in evening(2):
        play(recorder, stored.record)
        recorder.finish(stored.record, (), helped=False)
    left = game(5, "2026-02-01T20:00:00+00:00")
    assert [(2, False)] == desk.rows()
    play(recorder, left.record.rewound(30))
    recorder.new_session()
    recorder.close()

    assert [(3, False)] == desk.rows()
    assert not desk.troubles


def test_a_session_taken_up_again_stays_one(desk: Desk) -> None:
    """The program was closed between two games."""
    first, second = evening(2)
    recorder = DiskRecorder(desk.data / "games")
    play(recorder, first.record)
    recorder.close()
    recorder = DiskRecorder(desk.data / "games")
    recorder.on_kept = desk.archive_service.keep
    desk.archive_service.keep(recorder.over)
    play(recorder, second.record)
    recorder.finish(second.record, (), helped=False)
    recorder.close()

    assert [(2, False)] == desk.rows()


def test_two_threads_do_the_work(desk: Desk) -> None:
    """One reads and one writes, and neither is this one."""
    threads = {desk.ask(how, lambda _archive: threading.get_ident()) for how in ("read", "write")}

    assert 2 == len(threads - {threading.get_ident()})


def test_a_job_that_fails_is_told_and_ends_nothing(desk: Desk) -> None:
    """One sentence, and the next job is done."""

    def refuse(_archive: Archive) -> str:
        message = "The disk is full."
        raise StorageFault(message)

    def stumble(_archive: Archive) -> str:
        message = "unforeseen"
        raise LookupError(message)

    assert "The disk is full." == desk.ask("write", refuse)
    assert "unforeseen" in desk.ask("write", stumble)
    assert [] == desk.rows()


def test_a_damaged_archive_is_set_aside(desk: Desk) -> None:
    """One message; a new archive is made of the readable games and the game folder."""
    GameFolder(desk.data / "games").keep(game().record)
    (desk.data / FILE).write_bytes(b"damaged" * 1000)
    desk.archive_service.begin()

    assert [(1, False)] == desk.rows()
    assert (desk.data / "archive-damaged.db").exists()
    (sentence,) = desk.troubles
    assert "was set aside as archive-damaged.db" in sentence


def test_damage_found_in_use_is_remembered(desk: Desk) -> None:
    """The archive is set aside at the next start, when no thread reads it."""
    archive = Archive(desk.data.parent / "other.db", find_game)
    for day in range(1, 10):
        archive.filing.keep(evening(day))
    archive.close()
    data = bytearray((desk.data.parent / "other.db").read_bytes())
    for page in range(4, len(data) // 4096):
        data[page * 4096 : page * 4096 + 2048] = b"\x5a" * 2048
    desk.data.mkdir()
    (desk.data / FILE).write_bytes(data)
    told = desk.ask("read", lambda archive: archive.rows(archive.find()))

    assert "It will be set aside" in str(told)
    assert is_marked(desk.data / FILE)
    desk.archive_service.close()
    again = Desk(desk.data)
    again.archive_service.begin()
    assert isinstance(again.rows(), list)
    assert "set aside" in again.troubles[0]
    again.archive_service.close()


def test_a_newer_archive_is_left_alone(desk: Desk) -> None:
    """A message is shown, and games are still saved in the game folder."""
    desk.data.mkdir()
    Archive(desk.data / FILE, find_game).close()
    made_newer(desk.data / FILE)
    before = (desk.data / FILE).read_bytes()
    desk.archive_service.begin()
    desk.archive_service.keep(evening(1))
    desk.archive_service.close()

    assert 1 == len(desk.troubles)
    assert "newer version" in desk.troubles[0]
    assert not is_marked(desk.data / FILE)
    assert before == (desk.data / FILE).read_bytes()


def test_closing_calls_a_long_job_off(desk: Desk, tmp_path: Path) -> None:
    """The import of a whole library does not keep the program from ending."""
    path = tmp_path / "long.reunion"
    path.write_text(text_of(evening(1)) * 50, encoding="utf-8")
    answers: list[Imported | str] = []
    begun, closing = threading.Event(), threading.Event()

    def told(_done: int, _total: int) -> None:
        begun.set()
        closing.wait(PATIENCE)

    desk.archive_service.write(
        lambda archive: archive.import_files([path], told, lambda: False),
        answers.append,
        answers.append,
    )
    assert begun.wait(PATIENCE)
    ending = threading.Thread(target=desk.archive_service.close)
    ending.start()
    while not desk.archive_service.is_ending():
        pass
    closing.set()
    ending.join(PATIENCE)

    assert ["Import cancelled. Nothing was changed."] == answers


def test_export_backup_and_restore(desk: Desk, tmp_path: Path) -> None:
    """The menu's actions; games in the folder are imported again after a restore."""
    backup, out = tmp_path / "backup.db", tmp_path / "out.reunion"

    def look(_done: int, _total: int) -> None:
        """Does nothing."""

    desk.archive_service.keep(evening(1))
    assert None is desk.ask("write", lambda archive: archive.back_up(backup, look, lambda: False))
    assert None is desk.ask("read", lambda archive: archive.export([1], out))
    GameFolder(desk.data / "games").keep(game(9, "2026-02-01T20:00:00+00:00").record)
    assert None is desk.ask("write", lambda archive: archive.restore(backup, look, lambda: False))

    assert text_of(evening(1)) == out.read_text(encoding="utf-8")
    assert [(1, False), (2, False)] == desk.rows()


def test_skat_is_exported_in_lines_for_other_programs(desk: Desk, tmp_path: Path) -> None:
    """A file named so has lines of the Internet Skat Server; other games are refused."""
    out = tmp_path / "out.sgf"
    record = record_of(list(random_steps(ISKO.changed({"series": 3}), "exported", 2)), "exported")
    desk.archive_service.keep([StoredGame(record, complete=True, lines=())])
    desk.archive_service.keep(evening(2))
    assert [(1, False), (2, False)] == desk.rows()
    assert None is desk.ask("read", lambda archive: archive.export([1], out))
    assert list(lines_of(record)) == out.read_text(encoding="utf-8").splitlines()

    refused = desk.ask("read", lambda archive: archive.export([2], out))
    assert "Only games of Skat can be written" in str(refused)
