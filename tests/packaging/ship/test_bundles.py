"""Bundles of the frozen folder: required system packages, and no build time."""

from __future__ import annotations

import email
import os
import sys
import tarfile
from pathlib import Path

import bundles
import linux_files
import pytest
from licences import licence_files

from reunion_desktop import __version__

BORN = 1_795_000_000


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A frozen folder in small, with a library, a program, a text and a link."""
    made = tmp_path / "dist" / "reunion-desktop"
    made.mkdir(parents=True)
    (made / "reunion-desktop").write_bytes(b"\x7fELF\0GLIBC_2.4\0GLIBC_2.31\0")
    (made / "lib.so.6").write_bytes(b"\x7fELF\0GLIBC_2.35\0GLIBC_2.9\0")
    (made / "notes.txt").write_bytes(b"\0GLIBC_2.99\0")
    (made / "link.so").symlink_to("lib.so.6")
    for path in made.iterdir():
        path.chmod(0o755)
    monkeypatch.setattr(bundles, "DIST", made.parent)
    monkeypatch.setattr(bundles, "FOLDER", made)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(BORN))
    return made


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_the_newest_c_library_that_is_asked_for_counts(folder: Path) -> None:
    """2.35 is newer than 2.9, and a text asks for nothing."""
    assert "2.35" == bundles.newest_libc(folder)


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_tar_is_the_same_whoever_packs(folder: Path) -> None:
    """Other times, other rights of the group: the same bytes; and it unpacks."""
    first = bundles.tar().read_bytes()
    for path in folder.iterdir():
        if not path.is_symlink():
            path.chmod(0o700)
            os.utime(path, (1, 1))
    made = bundles.tar()
    assert first == made.read_bytes()
    with tarfile.open(made) as archive:
        entries = {entry.name.partition("/")[2]: entry for entry in archive}
    assert {"reunion-desktop", "lib.so.6", "notes.txt", "link.so"} == set(entries)
    assert {BORN} == {entry.mtime for entry in entries.values()}
    assert "lib.so.6" == entries["link.so"].linkname


def test_sources_without_git_have_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That of the files as they were packed, not the day on which computers began to count."""
    (tmp_path / "pyproject.toml").write_text("")
    os.utime(tmp_path / "pyproject.toml", (BORN, BORN))
    monkeypatch.setattr(bundles, "ROOT", tmp_path)
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    assert BORN == bundles.born()


def test_the_news_are_told_in_debians_form() -> None:
    """Name, version and date where its tools look for them; lines that a terminal can hold."""
    lines = linux_files.changelog(BORN).splitlines()
    assert f"reunion-desktop ({__version__}) unstable; urgency=medium" == lines[0]
    who, _, when = lines[-1].removeprefix(" -- ").partition("  ")
    assert "@" in who
    moment = email.utils.parsedate_to_datetime(when)
    assert BORN == moment.timestamp()
    changes = (bundles.ROOT / "packaging" / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = changes.split("\n## ")[1]
    assert newest.count("\n- ") == sum(line.startswith("  * ") for line in lines) > 1
    assert max(map(len, lines[:-1])) <= 80


def test_qts_licences_go_along() -> None:
    """The whole text of each, and Python's; every file is there."""
    files = licence_files([])
    names = " ".join(name for name, _, _ in files)
    for part in ("LGPL-3", "GPL-3", "ICU", "python_"):
        assert part in names
    assert all(Path(path).is_file() for _, path, _ in files)
    assert all(name.startswith("licences/") for name, _, _ in files)
