"""The program's files: private to their owner, opened without waiting, no drafts left."""

from __future__ import annotations

import os
import re
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from reunion_desktop.app.application import OWN_NAMES
from reunion_desktop.games import find_game
from reunion_desktop.storage.archive.archive import Archive
from reunion_desktop.storage.archive.backups import back_up
from reunion_desktop.storage.disk import (
    StorageFault,
    clear_drafts,
    draft,
    make_folder,
    replace_file,
    tighten,
)
from reunion_desktop.storage.game_folder import GameFolder
from reunion_desktop.storage.secrets_file import SecretsFile
from reunion_desktop.storage.settings import read_settings, write_settings
from tests.storage.sessions import game

posix = pytest.mark.skipif(os.name != "posix", reason="rights and pipes of this kind are POSIX's")


def rights(path: Path) -> str:
    """The rights of a file or folder, in octal."""
    return f"{stat.S_IMODE(path.stat().st_mode):o}"


def ended() -> int:
    """The number of a process that has ended."""
    with subprocess.Popen([sys.executable, "-c", ""]) as process:
        process.wait()
    return process.pid


@posix
def test_what_the_program_keeps_is_its_owners_alone(tmp_path: Path) -> None:
    """Folders, journal, lock, saved games, settings, archive and backup."""
    data = tmp_path / "data"
    folder = GameFolder(data / "games")
    folder.resume(find_game).journal.close()
    folder.keep(game(1).record)
    write_settings(data / "settings.json", {"a": "b"})
    archive = Archive(data / "archive.db", find_game)
    back_up(archive, tmp_path / "backup.db", lambda _done, _all: None, lambda: False)
    made = [data, *data.rglob("*"), tmp_path / "backup.db"]
    archive.close()

    assert {"archive.db", "journal.reunion", "settings.json"} < {path.name for path in made}
    assert {"600", "700"} == {rights(path) for path in made if path.exists()}
    assert {"700"} == {rights(path) for path in made if path.is_dir()}


@posix
def test_what_was_open_to_others_is_closed_at_the_start(tmp_path: Path) -> None:
    """Everything of the program's own, and the folder if there is nothing else in it."""
    (tmp_path / "games").mkdir(0o755)
    for name in ("games/journal.reunion", "archive.db", "settings.json"):
        (tmp_path / name).touch(0o644)
    tmp_path.chmod(0o755)
    tighten(tmp_path, OWN_NAMES)

    assert "700 700" == f"{rights(tmp_path)} {rights(tmp_path / 'games')}"
    assert {"600"} == {rights(path) for path in tmp_path.rglob("*") if path.is_file()}


@posix
def test_files_of_others_keep_their_rights(tmp_path: Path) -> None:
    """Where the program's data lies among other files, neither these nor the folder are changed."""
    (tmp_path / "letter.txt").touch(0o644)
    (tmp_path / "games").symlink_to(tmp_path / "letter.txt")
    tmp_path.chmod(0o755)
    tighten(tmp_path, OWN_NAMES)

    assert "755 644" == f"{rights(tmp_path)} {rights(tmp_path / 'letter.txt')}"


def spoil(path: Path, how: str) -> None:
    """Put something in place of a file that cannot be read like one."""
    path.parent.mkdir(exist_ok=True)
    if how == "pipe":
        os.mkfifo(path)
    elif how == "folder":
        path.mkdir()
    elif how == "device":
        path.symlink_to("/dev/zero")
    else:
        path.symlink_to(path.with_name("nowhere"))


@posix
@pytest.mark.parametrize("how", ["pipe", "folder", "device", "dangling link"])
def test_what_is_no_file_keeps_nobody_waiting(tmp_path: Path, how: str) -> None:
    """The journal is set aside and begun anew, settings and secrets are empty."""
    folder = GameFolder(tmp_path / "games")
    spoil(folder.journal, how)
    resumed = folder.resume(find_game)
    resumed.journal.close()
    assert resumed.games == ()
    assert resumed.notice is not None
    assert folder.journal.is_file()
    assert not folder.journal.is_symlink()

    for name in ("settings.json", "secret.json", "archive.db"):
        spoil(tmp_path / name, how)
    assert {} == read_settings(tmp_path / "settings.json")
    SecretsFile(tmp_path / "secret.json")
    with pytest.raises(StorageFault, match=r"^Could not open the archive"):
        Archive(tmp_path / "archive.db", find_game)


def test_a_draft_of_a_killed_program_goes_with_the_next_one(tmp_path: Path) -> None:
    """Drafts of other files, and those of programs that still run, stay."""
    left = [f".backup.db.{ended()}.part", f".backup.db.{ended()}.part-journal"]
    kept = [f".other.db.{ended()}.part", f".backup.db.{os.getppid()}.part", ".backup.db.part"]
    if sys.platform == "win32":
        del kept[1]
    for name in (*left, *kept):
        (tmp_path / name).touch()
    archive = Archive(tmp_path / "archive.db", find_game)
    back_up(archive, tmp_path / "backup.db", lambda _done, _all: None, lambda: False)
    archive.close()
    assert sorted(kept) == sorted(path.name for path in tmp_path.glob(".*"))

    clear_drafts(tmp_path)
    assert sorted(kept[1:]) == sorted(path.name for path in tmp_path.glob(".*"))


def test_a_text_that_is_not_finished_leaves_no_file(tmp_path: Path) -> None:
    """The old file stays; the drafts of this program and of a killed one are removed."""
    path = tmp_path / "game.reunion"
    path.write_text("old", encoding="utf-8")
    (tmp_path / f".game.reunion.{ended()}.part").write_text("half", encoding="utf-8")

    def interrupted() -> None:
        with draft(path) as write:
            write("new")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert {"game.reunion": "old"} == {one.name: one.read_text() for one in tmp_path.iterdir()}


@pytest.mark.parametrize("name", ["file/game.reunion", "n" * 300, "game\0.reunion"])
def test_a_path_that_cannot_be_a_file_is_told(tmp_path: Path, name: str) -> None:
    """Below a file, too long, or with a NUL in it: one sentence, as for any other failure."""
    (tmp_path / "file").touch()
    with pytest.raises(StorageFault, match=r"^Could not write .+\.$"), draft(tmp_path / name):
        pytest.fail("nothing can be written there")


def test_a_folder_in_whose_place_a_file_lies_is_told(tmp_path: Path) -> None:
    """One sentence, as for any other failure."""
    (tmp_path / "file").touch()
    with pytest.raises(StorageFault, match=re.escape(f"Could not create the folder {tmp_path}")):
        make_folder(tmp_path / "file")


@posix
def test_a_replaced_file_has_its_name_on_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The folder is synced after the file has its name, and the file before."""
    synced: list[str] = []

    def sync(handle: int) -> None:
        folder = stat.S_ISDIR(os.fstat(handle).st_mode)
        synced.append(f"{folder} {(tmp_path / 'file').exists()}")

    monkeypatch.setattr(os, "fsync", sync)
    replace_file(tmp_path / "file", b"new")
    assert ["False False", "True True"] == synced
