"""Lines of the Internet Skat Server in the archive."""

from __future__ import annotations

from pathlib import Path

import pytest

from reunion_desktop.games import find_game
from reunion_desktop.games.skat.rules import ISKO
from reunion_desktop.history.sessions import Imported
from reunion_desktop.storage.archive.archive import Archive
from reunion_desktop.storage.archive.importer import import_files
from reunion_desktop.storage.disk import StorageFault
from reunion_desktop.storage.skat_server.writing import lines_of
from tests.playing import random_steps, record_of
from tests.storage.sessions import never, silent


def test_lines_become_sessions_of_the_archive(tmp_path: Path) -> None:
    """A series comes in once, and its game can be read again."""
    record = record_of(list(random_steps(ISKO, "archived", 2)), "archived")
    path = tmp_path / "server.sgf"
    path.write_text("\n".join(lines_of(record)), encoding="utf-8")
    archive = Archive(tmp_path / "archive.db", find_game)

    assert Imported(1, 1, 0, frozenset({"skat"}), 1) == import_files(archive, [path], silent, never)
    (stored,) = archive.games(1)
    assert list(lines_of(record)) == list(lines_of(stored.record))
    assert import_files(archive, [path], silent, never).known == 1
    path.write_text("(;GM[Skat]P0[A]P1[B]P2[C]MV[w CA ])", encoding="utf-8")
    with pytest.raises(StorageFault, match="32 different cards"):
        import_files(archive, [path], silent, never)
    good = list(lines_of(record))
    path.write_text("\n".join((good[1], "(;GM[Skat]", good[0])), encoding="utf-8")
    came = import_files(archive, [path], silent, never)
    assert (1, "Line 2: ") == (came.left_out, came.why[:8])
    archive.close()
