"""The game folder: finished games, the resumed journal, and files set aside."""

from __future__ import annotations

import errno
import os
import re
import time
from dataclasses import replace
from pathlib import Path

import pytest

from reunion_desktop.engine.record import Record
from reunion_desktop.games import find_game
from reunion_desktop.storage.codec import undo_line
from reunion_desktop.storage.disk import Busy, StorageFault, replace_file
from reunion_desktop.storage.game_folder import GameFolder
from reunion_desktop.storage.reader import read_record
from tests.storage.specimen import LINES, SPECIMEN

STORED = read_record(SPECIMEN, find_game)[0]
"""The finished game of the specimen."""


@pytest.fixture
def folder(tmp_path: Path) -> GameFolder:
    """A game folder that does not exist yet."""
    return GameFolder(tmp_path / "games" / "here")


def test_a_new_folder_is_empty(folder: GameFolder) -> None:
    """Nothing was in progress; a journal is begun."""
    resumed = folder.resume(find_game)
    resumed.journal.close()

    assert ((), None) == (resumed.games, resumed.notice)
    assert b"" == folder.journal.read_bytes()


def test_a_game_in_progress_is_resumed(folder: GameFolder) -> None:
    """The recorded moves are read back, undos applied, and the journal continues."""
    first = folder.resume(find_game)
    for line in [*LINES[:20], undo_line(4)]:
        first.journal.write(line)
    first.journal.close()
    second = folder.resume(find_game)
    with pytest.raises(Busy):
        folder.resume(find_game)
    second.journal.close()

    assert [STORED.record.rewound(4)] == [game.record for game in second.games]
    assert [False] == [game.complete for game in second.games]


def test_a_game_is_kept_folded_and_annotated(folder: GameFolder) -> None:
    """A save is the record with its annotations and seals, readable by anyone."""
    place = folder.keep(STORED.record, STORED.seals)
    bare = re.sub(r',"legal":\[[^]]*\]', "", "".join(f"{line}\n" for line in LINES[:137]))

    assert "2026-11-20 19.30.00.reunion" == place.name
    assert bare == place.read_text(encoding="utf-8")
    assert [place.name] == [path.name for path in place.parent.iterdir()]


def test_a_game_is_not_kept_twice(folder: GameFolder) -> None:
    """The same game is saved once, even if only one version contains the seed."""
    told = Record(replace(STORED.record.header, seed="7"), STORED.record.actions)
    place = folder.keep(told)

    assert place == folder.keep(STORED.record)
    assert "7" == read_record(place, find_game)[0].record.header.seed


def test_two_games_of_one_second_are_two_saves(folder: GameFolder) -> None:
    """No save takes another's place."""
    later = replace(STORED.record.header, date="2027-01-01")
    other = STORED.record.rewound(80)
    places = [
        folder.keep(STORED.record),
        folder.keep(other),
        folder.keep(Record(later, STORED.record.actions)),
    ]

    assert [
        "2026-11-20 19.30.00.reunion",
        "2026-11-20 19.30.00 (2).reunion",
        "2027-01-01 00.00.00.reunion",
    ] == [place.name for place in places]
    assert other == read_record(places[1], find_game)[0].record


def test_a_date_that_no_calendar_knows_is_no_reason_to_lose_a_game(folder: GameFolder) -> None:
    """A game is saved with any header."""
    header = replace(STORED.record.header, date="../../some: day")

    assert "0000-00-00.reunion" == folder.keep(Record(header)).name


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"\0\0\0\0\nnoise\n{}\n", "This is not a game file of Reunion Desktop, "),
        (f"{LINES[0]}\n{LINES[3]}\n".encode(), "Line 2: "),
        (LINES[0].replace('"format":1', '"format":2').encode(), "Line 1: this file has format"),
    ],
)
def test_a_journal_that_is_not_understood_is_set_aside(
    folder: GameFolder, content: bytes, reason: str
) -> None:
    """An unreadable journal is renamed, and the player is told."""
    folder.journal.parent.mkdir(parents=True)
    aside = folder.journal.with_name("journal-unreadable.reunion")
    for place in (aside, aside.with_name("journal-unreadable (2).reunion")):
        folder.journal.write_bytes(content)
        resumed = folder.resume(find_game)
        resumed.journal.write(LINES[0])
        resumed.journal.close()

        assert resumed.notice is not None
        assert f"was renamed to {place.name}. {reason}" in resumed.notice
        assert ((), content) == (resumed.games, place.read_bytes())
        assert f"{LINES[0]}\n" == folder.journal.read_text(encoding="utf-8")


ZEROS = b"\0" * (1 << 20)


@pytest.mark.parametrize("noise", [ZEROS, b"\0" * 9, b'{"type":"pl' + ZEROS])
def test_zeros_at_the_end_of_a_journal_are_taken_away(folder: GameFolder, noise: bytes) -> None:
    """A power failure may leave a file that is longer than what was written: the game goes on."""
    folder.journal.parent.mkdir(parents=True)
    whole = f"{LINES[0]}\n{LINES[2]}\n".encode()
    folder.journal.write_bytes(whole + noise)
    resumed = folder.resume(find_game)
    resumed.journal.close()

    assert resumed.notice is None
    assert [1] == [len(stored.record.actions) for stored in resumed.games]
    assert whole == folder.journal.read_bytes()


def test_a_folder_in_the_journals_place_is_set_aside(folder: GameFolder) -> None:
    """For any kind of file at the journal's path a game can be begun."""
    folder.journal.mkdir(parents=True)
    resumed = folder.resume(find_game)
    resumed.journal.close()

    assert folder.journal.is_file()
    assert resumed.notice is not None


def test_a_journal_that_cannot_be_set_aside_stays(
    folder: GameFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where even the new name is refused, nothing is changed, and the lock is free again."""

    def refuse(*_: object) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    folder.journal.parent.mkdir(parents=True)
    folder.journal.write_bytes(b"noise\nnoise\n")
    with monkeypatch.context() as fixed:
        fixed.setattr(Path, "rename", refuse)
        with pytest.raises(StorageFault, match=r"^Could not rename .+: Read-only file system\.$"):
            folder.resume(find_game)

    assert b"noise\nnoise\n" == folder.journal.read_bytes()
    folder.resume(find_game).journal.close()


class Denied(PermissionError):  # noqa: N818 - named as Windows says it.
    """As Windows refuses what another program has open."""

    winerror = 5


class Reader:
    """Stands in for a program on Windows that has a file open for a while."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, tries: int) -> None:
        self.tries = tries
        self.slept = 0.0
        self._replace = os.replace
        monkeypatch.setattr(os, "replace", self.replace)
        monkeypatch.setattr(time, "sleep", self.sleep)

    def replace(self, part: Path, path: Path) -> None:
        self.tries -= 1
        if self.tries >= 0:
            raise Denied(errno.EACCES, "Access is denied")
        self._replace(part, path)

    def sleep(self, seconds: float) -> None:
        self.slept += seconds


def test_a_file_that_is_read_is_replaced_a_little_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows replaces no file that is open: a few short tries more, and then a sentence."""
    path = tmp_path / "sheet.txt"
    replace_file(path, b"old")
    reader = Reader(monkeypatch, tries=3)
    replace_file(path, b"new")
    assert b"new" == path.read_bytes()

    reader.tries = 100
    with pytest.raises(StorageFault, match=r"^Could not save .+: Access is denied\.$"):
        replace_file(path, b"newer")
    assert [("sheet.txt", b"new")] == [(p.name, p.read_bytes()) for p in tmp_path.iterdir()]
    assert reader.slept < 0.25


@pytest.mark.parametrize("failing", ["write", "fsync", "replace"])
def test_a_save_that_fails_leaves_nothing(
    folder: GameFolder, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, failing: str
) -> None:
    """A file is replaced whole or not at all: no half-written one stays, and the old one does."""

    def refuse(*_: object) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    old = tmp_path / "sheet.txt"
    replace_file(old, b"old")
    monkeypatch.setattr(Path if failing == "replace" else os, failing, refuse)
    with pytest.raises(StorageFault, match=r": Read-only file system\.$"):
        folder.keep(STORED.record)
    with pytest.raises(StorageFault, match=r"^Could not save .+: Read-only file system\.$"):
        replace_file(old, b"new")

    assert [] == list(folder.journal.parent.iterdir())
    assert b"old" == old.read_bytes()


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    """Where a file bears the folder's name, nothing can be saved or resumed."""
    (tmp_path / "file").write_bytes(b"")
    folder = GameFolder(tmp_path / "file" / "games")

    for use in (lambda: folder.resume(find_game), lambda: folder.keep(STORED.record)):
        with pytest.raises(StorageFault, match=r"^Could not create the folder .+\.$"):
            use()


def test_a_folder_that_refuses_is_told(folder: GameFolder, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the system forbids to open a file, resuming and saving say so and leave no lock."""

    def forbid(*_: object) -> int:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    with monkeypatch.context() as forbidden:
        forbidden.setattr(os, "open", forbid)
        with pytest.raises(StorageFault, match=r"^Could not open .+: Permission denied\.$"):
            folder.resume(find_game)
        with pytest.raises(StorageFault, match=r"^Could not save .+: Permission denied\.$"):
            folder.keep(STORED.record)

    folder.resume(find_game).journal.close()


def test_a_file_is_not_put_in_a_folders_place(tmp_path: Path) -> None:
    """Only a file is replaced by a file, never a folder or a device."""
    with pytest.raises(StorageFault, match="another file or folder has that name"):
        replace_file(tmp_path, b"")


@pytest.mark.skipif(os.name != "posix", reason="rights of this kind are POSIX's own")
def test_a_saved_file_has_the_rights_of_any_new_file(tmp_path: Path) -> None:
    """A saved game has the default permissions of new files."""
    by_hand = tmp_path / "by hand"
    by_hand.write_bytes(b"")
    replace_file(tmp_path / "saved", b"")

    assert by_hand.stat().st_mode == (tmp_path / "saved").stat().st_mode
