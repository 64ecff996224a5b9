"""Benchmark of the archive with ten thousand sessions: queries, window and waiting times."""

from __future__ import annotations

import os
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtWidgets import QApplication

from reunion_desktop.ai.roster import player_for
from reunion_desktop.app.application import application_for_table
from reunion_desktop.app.archive_service import FILE
from reunion_desktop.app.table import Table
from reunion_desktop.arena.play import headless, seed_text
from reunion_desktop.bench.timing import Figure, print_figures
from reunion_desktop.engine.game import Game
from reunion_desktop.engine.record import Header, Record
from reunion_desktop.games import GAMES, find_game
from reunion_desktop.history.sessions import Search
from reunion_desktop.storage.archive.archive import Archive
from reunion_desktop.storage.archive.schema import transaction
from reunion_desktop.storage.game_parser import StoredGame

SESSIONS = 10_000
"""Sessions in the benchmark: the size for which the archive is designed."""
_PLAYED = 24
"""Games that are really played; all others are copies with other dates and names."""
_STATUS = Path("/proc/self/status")
_ASKED = 7
_TOP = QPoint(20, 20)
_OWN = "Otto"
_OTHERS = ("Anna", "Karl", "Lisbeth", "Heinrich", "Édouard", "Margarethe", "Jean", "Wilhelmine")
_FIRST = datetime(1995, 1, 1, 20, tzinfo=UTC)


def tell(*, as_json: bool) -> int:
    """Print this process's figures; returns the exit code."""
    if sys.platform.startswith("linux") and not os.environ.get("DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    print_figures(measure_archive(), as_json=as_json)
    return 0


def measure_archive() -> Iterator[Figure]:
    """Fill an archive, open its window and use it; name, value and unit of each figure."""
    with TemporaryDirectory(prefix="reunion-desktop-") as folder:
        data = Path(folder)
        begin = time.perf_counter()
        archive = Archive(data / FILE, find_game)
        archive.filing.rebuild()
        fill(archive, GAMES[0])
        yield Figure(f"archive of {SESSIONS} sessions, filled", time.perf_counter() - begin, "s")
        yield Figure("archive, its file", (data / FILE).stat().st_size / 1e6, "MB")
        yield from _questions(archive)
        archive.close()
        yield from _window(data)


def _questions(archive: Archive) -> Iterator[Figure]:
    """Times of queries, without the window."""
    questions: tuple[tuple[str, Callable[[], object]], ...] = (
        ("search for two words", lambda: archive.find(Search("anna 2007"))),
        ("search that finds nothing", lambda: archive.find(Search("nobody"))),
        ("search by player, rules and result", lambda: _filtered(archive)),
        ("list of everything, best first", lambda: archive.find(Search(order="units"))),
        ("statistics of a player in all sessions", lambda: archive.statistics(_OWN)),
    )
    for name, ask in questions:
        times = []
        for _ in range(_ASKED):
            begin = time.perf_counter()
            ask()
            times.append((time.perf_counter() - begin) * 1e3)
        yield Figure(f"archive, {name}, median", median(times), "ms")
        yield Figure(f"archive, {name}, longest", max(times), "ms")


def _filtered(archive: Archive) -> object:
    return archive.find(Search(player="Karl", preset="rhineland", result="won", since=0))


class _Watch(QObject):
    """Measures the longest time for which the UI thread handles one event."""

    def __init__(self) -> None:
        super().__init__()
        self.longest = 0.0

    def pump(self, until: Callable[[], bool]) -> float:
        """Process events until a condition holds; returns the total time."""
        begin = time.perf_counter()
        while not until():
            turn = time.perf_counter()
            QApplication.processEvents()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            self.longest = max(self.longest, time.perf_counter() - turn)
        return time.perf_counter() - begin


def _window(data: Path) -> Iterator[Figure]:
    """Waiting times in the archive window."""
    application_for_table()
    table = Table(data)
    table.window.resize(1280, 800)
    table.window.show()
    watch = _Watch()
    table.archive.keep(())
    watch.pump(lambda: True)
    begin = time.perf_counter()
    window = table.side_windows.open_archive()
    opened = time.perf_counter() - begin
    finder = window.finder
    watch.pump(lambda: bool(finder.model.rowCount() and finder.model.row(0) is not None))
    yield Figure("archive, window opens with its first rows", time.perf_counter() - begin, "s")
    yield Figure("archive, making the window", opened * 1e3, "ms")
    watch.pump(lambda: bool(finder.detail.sheet.sheet.games))
    watch.longest = 0.0

    def searched(text: str) -> float:
        begin, before = time.perf_counter(), finder.model.numbers
        finder.filters.line.setText(text)
        watch.pump(lambda: finder.model.numbers != before)
        return (time.perf_counter() - begin) * 1e3

    times = [searched(text) for text in ("anna", "anna 2007", "karl", "margarethe 18", "")]
    yield Figure("archive, search as typed, until it is listed, longest", max(times), "ms")
    bar = finder.list.verticalScrollBar()
    for share in range(40):
        bar.setValue(bar.maximum() * share // 40)
        watch.pump(lambda: finder.model.row(finder.list.indexAt(_TOP).row()) is not None)
    yield Figure(
        "archive, interface's thread busy at a stretch, longest", watch.longest * 1e3, "ms"
    )
    window.pages.setCurrentIndex(1)
    took = watch.pump(lambda: bool(window.statistics.paper.placed))
    yield Figure("archive, statistics until they are drawn", took * 1e3, "ms")
    yield Figure("archive, interface's thread with statistics, longest", watch.longest * 1e3, "ms")
    if _STATUS.exists():
        lines = _STATUS.read_text(encoding="ascii").splitlines()
        peak = next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM"))
        yield Figure("archive, memory at most (RSS), table included", peak, "MB")
    table.close()


def fill(archive: Archive, game: Game, sessions: int = SESSIONS) -> None:
    """Fill an archive with sessions of one to three games.

    A few dozen are stored in the normal way; the others are copied from them in SQL, with their own
    names and dates in rows and records.
    """
    played = list(_played(game))
    with transaction(archive.connection):
        for place, stored in enumerate(_session(played, number) for number in range(_PLAYED)):
            archive.filing.keep(stored, practice=place % 12 == 11)
        _multiply(archive.connection, _PLAYED, sessions)
    archive.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _played(game: Game) -> Iterator[Record]:
    rules = list(game.presets.values())
    for number in range(_PLAYED):
        preset = rules[0] if number % 3 else rules[number // 3 % len(rules)]
        header = Header(preset, ("", "", ""), number % 3, "", f"archive {number}")
        players = [
            player_for(game.id, "random", seed_text(str(number), 1, seat)) for seat in range(3)
        ]
        actions = tuple(step.action for step in headless(header, players, str(number)))
        yield Record(header, actions)


def _session(played: list[Record], number: int) -> list[StoredGame]:
    """A session of one to three games with the same names and rules."""
    rules = played[number].header.rules
    games = [played[number], *(one for one in played if one.header.rules == rules)][
        : 1 + number % 3
    ]
    names = (_OWN, _OTHERS[number % 8], _OTHERS[(number * 3 + 1) % 8])
    begun = _FIRST + timedelta(days=number)
    stored = []
    for place, record in enumerate(games):
        date = (begun + timedelta(minutes=20 * place)).isoformat()
        header = replace(record.header, players=names, date=date)
        actions = record.actions if number % 9 or place < len(games) - 1 else record.actions[:50]
        one = StoredGame(Record(header, actions), len(actions) > 50, (), undone=number % 5 == place)
        stored.append(one)
    return stored


def _multiply(database: sqlite3.Connection, templates: int, sessions: int) -> None:
    """Copy the first sessions, each copy a day later than the one before it."""
    columns = {
        table: [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
        for table in ("session", "game", "chair", "score", "stat", "pairing")
    }
    for number in range(templates, sessions):
        source = number % templates + 1
        days = number - source + 1
        (date,) = database.execute("SELECT date FROM session WHERE id = ?", (source,)).fetchone()
        later = (datetime.fromisoformat(date) + timedelta(days=days)).isoformat()
        _copy(database, "session", columns["session"], "id = :source", source, number + 1)
        database.execute(
            "UPDATE session SET date = ?, begun = begun + ?,"
            " sought = replace(sought, substr(?, 1, 10), substr(?, 1, 10)) WHERE id = ?",
            (later, days * 86_400, date, later, number + 1),
        )
        _copy(database, "chair", columns["chair"], "session = :source", source, number + 1)
        games = database.execute(
            "SELECT id FROM game WHERE session = ? ORDER BY place", (source,)
        ).fetchall()
        for (old,) in games:
            cursor = database.execute(
                "INSERT INTO game (session, place, stem, key, decisions, complete, helped)"
                " SELECT :session, place, stem || '-' || :session, key || '-' || :session,"
                " decisions, complete, helped FROM game WHERE id = :old",
                {"session": number + 1, "old": old},
            )
            new = cursor.lastrowid or 0
            database.execute(
                "INSERT INTO record SELECT ?, replace(text, substr(?, 1, 10), substr(?, 1, 10))"
                " FROM record WHERE game = ?",
                (new, date, later, old),
            )
            for table in ("score", "stat", "pairing"):
                _copy(database, table, columns[table], "game = :source", old, new)


def _copy(
    database: sqlite3.Connection,
    table: str,
    columns: list[str],
    where: str,
    source: int,
    target: int,
) -> None:
    """Copy rows of a table, with a new id in the first column."""
    others = ", ".join(columns[1:])
    database.execute(
        f"INSERT INTO {table} ({columns[0]}, {others})"  # noqa: S608 - our own names.
        f" SELECT :target, {others} FROM {table} WHERE {where}",
        {"source": source, "target": target},
    )
