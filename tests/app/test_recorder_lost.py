"""The recorder whose journal is taken away while the program runs."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from reunion_desktop.app.recorder import DiskRecorder
from reunion_desktop.engine.dealing.seals import Secret
from reunion_desktop.match.running_match import NotKept
from tests.app.recorded import HEADER, LATER, begun, journal_of, played, records_in, refuse, steps

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows lets nobody take away an open file"
)


def lost(folder: Path, how: str) -> None:
    """Take the games away while the program runs."""
    if how == "deleted":
        shutil.rmtree(folder)
    elif how == "renamed":
        folder.rename(folder.with_name("elsewhere"))
    else:
        other = folder / "other"
        other.write_text("not a record\n", encoding="utf-8")
        other.replace(folder / "journal.reunion")


@pytest.mark.parametrize("how", ["deleted", "renamed", "replaced"])
def test_a_session_that_lost_its_file_is_written_anew(tmp_path: Path, how: str) -> None:
    """One message; games, secrets and every later move are on disk."""
    folder = tmp_path / "games"
    recorder = begun(folder, None, Secret("7", ""))
    told: list[str] = []
    recorder.on_fault = told.append
    recorder.finish(played(), (), helped=False)
    secret = Secret("later", "ab" * 32, 2)
    recorder.begin(LATER, secret)
    for step in steps()[:16]:
        recorder.record(step)
    lost(folder, how)
    for step in steps()[16:20]:
        recorder.record(step)

    assert 1 == len(told)
    assert "Your session has been saved again." in told[0]
    games = journal_of(folder)
    assert [len(steps()), 20] == [len(stored.record.actions) for stored in games]
    assert ["7"] == [record.header.seed for record in records_in(folder)] or how == "replaced"
    assert [played().actions] == [record.actions for record in records_in(folder)]
    recorder.close()
    again = DiskRecorder(folder)
    assert secret == again.secret_of(LATER)
    assert 2 == len(again.resumed)
    again.close()


def test_a_copy_in_the_journals_place_is_gone_on_with(tmp_path: Path) -> None:
    """A folder that was copied and put back lost nothing; there is no message."""
    recorder = begun(tmp_path)
    told: list[str] = []
    recorder.on_fault = told.append
    journal = tmp_path / "journal.reunion"
    for step in steps()[:9]:
        recorder.record(step)
        shutil.copyfile(journal, tmp_path / "copy").replace(journal)
    recorder.close()

    assert [] == told
    (stored,) = journal_of(tmp_path)
    assert 9 == len(stored.record.actions)
    assert not list(tmp_path.glob("journal-*"))


def test_nothing_is_lost_between_the_last_decision_and_the_end(tmp_path: Path) -> None:
    """A program that ends puts back what was taken away since its last decision; once is enough."""
    folder = tmp_path / "games"
    recorder = begun(folder, 9)
    shutil.rmtree(folder)
    recorder.close()

    (stored,) = journal_of(folder)
    assert 9 == len(stored.record.actions)
    shutil.rmtree(folder)
    recorder.close()
    assert not folder.exists()


def test_no_decision_is_made_while_there_is_no_place_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk refuses the move until the whole session can be written again."""
    folder = tmp_path / "games"
    recorder = begun(folder, 1, Secret("7", ""))
    shutil.rmtree(folder)

    for failing in ("os.fsync", "pathlib.Path.replace", "pathlib.Path.mkdir"):
        with monkeypatch.context() as full:
            full.setattr(failing, refuse)
            with pytest.raises(NotKept, match="No space left on device"):
                recorder.record(steps()[1])
    recorder.record(steps()[1])
    assert Secret("7", "") == recorder.secret_of(HEADER)
    recorder.close()
    (stored,) = journal_of(folder)
    assert 2 == len(stored.record.actions)
    assert (folder / "secret.json").exists()
