"""Import of records: atomic, streamed, and from the game folder."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from reunion_desktop.games import find_game
from reunion_desktop.history.sessions import Imported
from reunion_desktop.storage.archive.archive import Archive
from reunion_desktop.storage.archive.importer import (
    MOST,
    Cancelled,
    continues_session,
    import_files,
    import_game_folder,
)
from reunion_desktop.storage.disk import StorageFault
from reunion_desktop.storage.reader import sessions_in
from tests.storage.sessions import content, evening, game, never, silent, text_of

LINES = int(os.environ.get("REUNION_DESKTOP_IMPORT_LINES", "4000"))
"""How long the record is that is broken in its middle; 1000000 for the whole proof."""


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    """An archive with one session."""
    made = Archive(tmp_path / "archive.db", find_game)
    made.filing.keep(evening(1))
    yield made
    made.close()


def test_files_and_folders_come_in(archive: Archive, tmp_path: Path) -> None:
    """One file, several files, and all records in a folder and below."""
    folder = tmp_path / "records" / "old"
    folder.mkdir(parents=True)
    (tmp_path / "one.reunion").write_text(text_of(evening(2)), encoding="utf-8")
    (folder / "two.reunion").write_text(text_of(evening(3)), encoding="utf-8")
    (folder.parent / "three.reunion").write_text(text_of(evening(4, 3)), encoding="utf-8")
    (folder / "readme.txt").write_text("no record", encoding="utf-8")
    told: list[tuple[int, int]] = []
    came = import_files(
        archive,
        [tmp_path / "one.reunion", tmp_path / "records"],
        lambda done, total: told.append((done, total)),
        never,
    )

    assert Imported(3, 7, 0, frozenset({"reunion"}), 4) == came
    assert {1, 2, 3, 4} == set(archive.find())
    assert told == sorted(told)
    assert told[-1][0] == told[-1][1]


def test_a_folder_that_goes_while_it_is_looked_through_is_left_out(
    archive: Archive, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other files are imported; a long search can be cancelled as well."""
    for name in ("gone", "here"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "one.reunion").write_text(text_of(evening(2)), encoding="utf-8")
    scan = os.scandir

    def vanishing(path: str) -> object:
        if str(path).endswith("gone"):
            raise FileNotFoundError(2, "No such file or directory", path)
        return scan(path)

    monkeypatch.setattr("os.scandir", vanishing)
    assert 1 == import_files(archive, [tmp_path], silent, never).sessions
    with pytest.raises(Cancelled):
        import_files(archive, [tmp_path], silent, lambda: True)


def test_what_is_here_already_does_not_come_twice(archive: Archive, tmp_path: Path) -> None:
    """An import can be repeated; what was thrown away comes back by it."""
    path = tmp_path / "one.reunion"
    path.write_text(text_of([*evening(1), *evening(2)]), encoding="utf-8")
    import_files(archive, [path], silent, never)
    archive.throw_away([2])

    came = import_files(archive, [path], silent, never)
    assert Imported(2, 0, 4, frozenset({"reunion"}), 2) == came
    assert {1, 2} == set(archive.find())


def test_a_long_record_that_is_broken_in_its_middle_changes_nothing(
    archive: Archive, tmp_path: Path
) -> None:
    """Games before the fault, and other files, have been kept, and are gone again with it."""
    path = tmp_path / "long.reunion"
    games = [text_of([game(day, f"2026-02-0{1 + day}T20:00:00+00:00")]) for day in range(9)]
    lines = 0
    with path.open("w", encoding="utf-8") as stream:
        for day in range(LINES):
            if lines >= LINES:
                break
            text = games[day % 9].replace(
                "2026-02", f"{2000 + day // 108:04}-{1 + day // 9 % 12:02}"
            )
            text = text.replace('"seed":"', f'"seed":"{day} ')
            if lines < LINES // 2 <= lines + text.count("\n"):
                text = text.replace('"type":"play"', '"type":"plai"', 1)
            stream.write(text)
            lines += text.count("\n")
    before = content(archive)
    (tmp_path / "a.reunion").write_text(text_of(evening(2)), encoding="utf-8")
    with pytest.raises(StorageFault, match=r"long\.reunion was not imported.*Line \d+: .*plai"):
        import_files(archive, [tmp_path / "a.reunion", path], silent, never)

    assert lines >= LINES
    assert before == content(archive)
    assert [("ok",)] == archive.connection.execute("PRAGMA integrity_check").fetchall()


def test_an_import_can_be_called_off(archive: Archive, tmp_path: Path) -> None:
    """At once, and nothing has changed."""
    path = tmp_path / "one.reunion"
    path.write_text(text_of([*evening(2), *evening(3)]), encoding="utf-8")
    before = content(archive)
    looks = iter([False, True])
    with pytest.raises(Cancelled):
        import_files(archive, [path], silent, lambda: next(looks))

    assert before == content(archive)


@pytest.mark.parametrize("name", ["nowhere.reunion", "empty", "empty.reunion"])
def test_nothing_to_import_is_said_in_a_sentence(
    archive: Archive, tmp_path: Path, name: str
) -> None:
    """A file that is not there, a folder without records, a file without games."""
    (tmp_path / "empty").mkdir()
    (tmp_path / "empty.reunion").touch()
    with pytest.raises(StorageFault, match=r"\.$"):
        import_files(archive, [tmp_path / name], silent, never)


def test_games_are_split_into_sessions() -> None:
    """Where players or rules change, where a night lies between, and where there are too many."""
    close = [game(n, f"2026-01-01T20:0{n}:00+00:00") for n in range(3)]
    late = game(4, "2026-01-02T20:00:00+00:00")
    others = game(5, "2026-01-02T20:10:00+00:00", ("A", "B", "C"))
    rules = game(6, "2026-01-02T20:20:00+00:00", ("A", "B", "C"), preset="1862")
    parted = list(sessions_in([*close, late, others, rules], continues_session))

    assert [3, 1, 1, 1] == [len(session) for session in parted]
    assert [100, 100, 50] == [
        len(session) for session in sessions_in([game()] * 250, continues_session, MOST)
    ]


def save(folder: Path, name: str, *games: object) -> None:
    """Put a record into a game folder."""
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(text_of(games), encoding="utf-8")  # type: ignore[arg-type]  # games


def test_the_game_folder_is_imported_once(archive: Archive, tmp_path: Path) -> None:
    """Games of one evening form one session; other files in the folder are ignored."""
    folder = tmp_path / "games"
    for number, stored in enumerate([*evening(2), *evening(3, 3)]):
        save(folder, f"2026-01-0{2 + (number > 1)} 20.{number:02}.00.reunion", stored)
    (folder / "journal.reunion").write_text("half a li", encoding="utf-8")
    (folder / "2026-01-09 20.00.00.reunion").write_text("being mended", encoding="utf-8")

    assert 5 == import_game_folder(archive, folder, "games/", never)
    assert [2, 2, 3] == sorted(row.games for row in archive.rows(archive.find()))
    assert 5 == len(archive.filing.files())
    assert 0 == import_game_folder(archive, folder, "games/", never)


def test_a_session_cut_off_by_a_crash_is_completed(archive: Archive, tmp_path: Path) -> None:
    """The program was killed before the last game was kept: it joins the others."""
    folder = tmp_path / "games"
    games = evening(5, 3)
    archive.filing.keep(games[:2], files=["games/2026-01-05 20.00.00.reunion", None])
    for number, stored in enumerate(games):
        save(folder, f"2026-01-05 20.{number * 20:02}.00.reunion", stored)

    assert 1 == import_game_folder(archive, folder, "games/", never)
    assert [one.record for one in games] == [one.record for one in archive.games(2)]
    assert 3 == len(archive.filing.files())


def test_a_folder_that_is_missing_has_no_games(archive: Archive, tmp_path: Path) -> None:
    """A program that was never used for practice has no such folder."""
    assert 0 == import_game_folder(archive, tmp_path / "aside", "aside/", never, practice=True)
