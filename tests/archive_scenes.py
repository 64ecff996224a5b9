"""Work on an archive for tests that kill the program: bodies of child processes.

Each process reports after every step; a reported step was shown to the player as done.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

from reunion_desktop.app.archive_service import FILE, ArchiveService
from reunion_desktop.app.recorder import DiskRecorder
from reunion_desktop.games import find_game
from reunion_desktop.storage.archive.archive import KEPT_SECONDS, Archive
from reunion_desktop.storage.archive.backups import back_up, restore
from reunion_desktop.storage.archive.importer import import_files
from reunion_desktop.storage.game_parser import StoredGame
from tests.storage.sessions import evening, game, text_of

Tell = Callable[[int], object]
FOLDERS = (("games", False),)
DAYS = 9
"""Number of sessions that are changed again and again."""


def date_of(number: int) -> str:
    """Start time of a game by its number: one every five minutes."""
    return (datetime(2026, 1, 1, tzinfo=UTC) + timedelta(minutes=5 * number)).isoformat()


@contextlib.contextmanager
def at_work(folder: Path) -> Iterator[tuple[DiskRecorder, ArchiveService]]:
    """Open a recorder and an archive service as the program does at its start."""
    recorder = DiskRecorder(folder / "games")
    archive_service = ArchiveService(folder, FOLDERS, find_game)
    recorder.on_kept = archive_service.keep
    archive_service.keep(recorder.over)
    archive_service.begin()
    try:
        yield recorder, archive_service
    finally:
        archive_service.close()
        recorder.close()


def play(folder: Path, begin: int, tell: Tell) -> None:
    """Play one game after another, with a new session now and then."""
    with at_work(folder) as (recorder, _archive_service):
        recorder.new_session()
        for number in range(begin, begin + 10_000):
            stored = game(number % 5, date_of(number))
            recorder.begin(stored.record.header, None)
            for step in stored.record.replay():
                recorder.record(step)
            recorder.finish(stored.record, (), helped=number % 2 == 0)
            tell(number)
            if number % 3 == 0:
                recorder.new_session()


def bring(folder: Path, begin: int, tell: Tell) -> None:
    """Import one file after another, each with three games."""
    archive = Archive(folder / FILE, find_game)
    path = folder / "in.reunion"
    for number in range(begin, begin + 10_000):
        path.write_text(text_of(games_of(number)), encoding="utf-8")
        import_files(archive, [path], lambda _done, _total: None, lambda: False)
        tell(number)


def games_of(number: int) -> list[StoredGame]:
    """Games of an imported file."""
    return [game(place, date_of(number * 1000 + place)) for place in range(3)]


def change(folder: Path, begin: int, tell: Tell) -> None:
    """Name, annotate, delete, restore, clean up, recompute, back up and restore sessions."""
    archive = Archive(folder / FILE, find_game)
    for number in range(begin, begin + 10_000):
        change_once(archive, folder, number)
        tell(number)


def change_once(archive: Archive, folder: Path, number: int) -> None:
    """Make one change."""
    kind, day = drawn(number)
    sessions = everywhere(archive, day)
    if kind == "keep":
        archive.filing.keep(evening(day, 1))
    elif kind == "rename":
        for session in sessions:
            archive.rename(session, f"name {number}")
    elif kind == "annotate":
        for session in sessions:
            archive.annotate(session, f"note {number}")
    elif kind == "delete":
        archive.throw_away(sessions, now=0)
    elif kind == "bring back":
        archive.bring_back(sessions)
    elif kind == "clean":
        archive.connection.execute("UPDATE fact SET value = -99 WHERE name LIKE 'thrown away %'")
        archive.purge(lambda _name: None, now=KEPT_SECONDS + 1)
    elif kind == "count":
        archive.filing.rebuild()
    else:
        copy = folder / "copy.db"
        back_up(archive, copy, lambda _done, _all: None, lambda: False)
        restore(archive, copy, lambda _done, _all: None, lambda: False)


def drawn(number: int) -> tuple[str, int]:
    """Change of a given number, and the day whose session it changes."""
    dice = Random(number)
    kinds = ("keep", "keep", "rename", "annotate", "delete", "delete", "bring back", "clean")
    return dice.choice((*kinds, "count", "copy")), dice.randrange(1, DAYS + 1)


def everywhere(archive: Archive, day: int) -> list[int]:
    """Sessions of a day, including deleted ones."""
    found = archive.connection.execute(
        "SELECT id FROM session WHERE date LIKE ?", (f"2026-01-{day:02}%",)
    )
    return [number for (number,) in found]


State = dict[int, tuple[str, str, bool]]
"""By day: name, note, and whether the session is deleted."""


def changed(state: State, number: int) -> State:
    """State after a change."""
    kind, day = drawn(number)
    after = dict(state)
    title, note, deleted = state.get(day, ("", "", False))
    if kind == "keep":
        after.setdefault(day, ("", "", False))
    elif kind == "clean":
        after = {day: words for day, words in state.items() if not words[2]}
    elif day in state:
        after[day] = {
            "rename": (f"name {number}", note, deleted),
            "annotate": (title, f"note {number}", deleted),
            "delete": (title, note, True),
            "bring back": (title, note, False),
        }.get(kind, (title, note, deleted))
    return after


def state_of(archive: Archive) -> State:
    """State as read from an archive."""
    rows = archive.connection.execute(
        "SELECT CAST(substr(date, 9, 2) AS INTEGER), title, note, deleted IS NOT NULL FROM session"
    )
    return {day: (title, note, bool(deleted)) for day, title, note, deleted in rows}


SCENES: dict[str, Callable[[Path, int, Tell], None]] = {
    "playing": play,
    "importing": bring,
    "deleting": change,
}
"""Scenes by name."""


def live(scene: str, folder: str, begin: int, wire: object) -> None:
    """Body of a child process."""
    send = wire.send  # type: ignore[attr-defined]  # a multiprocessing connection
    send(-1)
    SCENES[scene](Path(folder), begin, send)
