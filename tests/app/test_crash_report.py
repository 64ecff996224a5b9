"""Errors of the program itself: a report and a record beside the games, and nothing else."""

from __future__ import annotations

import io
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from reunion_desktop.app.crash_report import CrashReports


@pytest.fixture
def told() -> list[str]:
    """The messages to the player."""
    return []


@pytest.fixture
def mishaps(tmp_path: Path, told: list[str]) -> Iterator[CrashReports]:
    """Reports of a program with a journal of one line."""
    (tmp_path / "journal.reunion").write_text('{"type":"game"}\n')
    mishaps = CrashReports(tmp_path, tmp_path / "journal.reunion", "compiled", told.append)
    yield mishaps
    mishaps.rest()


def test_an_error_nobody_caught_is_reported_with_the_game(
    tmp_path: Path, mishaps: CrashReports, told: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """The report names the place in the program; the journal lies beside it as it was."""
    mishaps.watch()
    fault = _failure()
    sys.excepthook(type(fault), fault, fault.__traceback__)

    (place,) = (tmp_path / "mishaps").glob("[0-9]*.txt")
    text = place.read_text(encoding="utf-8")
    assert [str(place)] == told
    assert "ValueError: no such card" in text
    assert "test_crash_report.py" in text
    assert '{"type":"game"}\n' == place.with_suffix(".reunion").read_text(encoding="utf-8")
    assert "Traceback" not in capsys.readouterr().err


def _failure() -> ValueError:
    """An error that was really raised, with the place where that was."""
    with pytest.raises(ValueError, match="card") as caught:
        raise ValueError("no such card")
    return caught.value


def test_a_thread_is_reported_as_well(
    qtbot: QtBot, mishaps: CrashReports, tmp_path: Path, told: list[str]
) -> None:
    """An error in a worker thread is reported in the UI thread."""
    mishaps.watch()

    def fail() -> None:
        raise RuntimeError("in a thread")

    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    assert [] == told
    qtbot.waitUntil(lambda: bool(told), timeout=5000)
    assert [str(place) for place in (tmp_path / "mishaps").glob("[0-9]*.txt")] == told


def test_one_mistake_made_often_is_reported_once(mishaps: CrashReports, told: list[str]) -> None:
    """A recurring error in painting is reported once, and its report is kept."""
    mishaps.watch()
    for _ in range(3):
        fault = _failure()
        sys.excepthook(type(fault), fault, fault.__traceback__)
    assert 1 == len(told)


def test_what_ended_the_last_run_at_once_is_kept(tmp_path: Path, mishaps: CrashReports) -> None:
    """The next start does not write over it."""
    (tmp_path / "mishaps").mkdir()
    (tmp_path / "mishaps" / "fatal.txt").write_text("Fatal Python error: Segmentation fault")
    mishaps.watch()
    (place,) = (tmp_path / "mishaps").glob("[0-9]*-fatal.txt")
    assert "Segmentation fault" in place.read_text(encoding="utf-8")


def test_only_the_latest_reports_are_kept(tmp_path: Path, mishaps: CrashReports) -> None:
    """One mistake made often does not fill the disk."""
    for number in range(30):
        mishaps.report(ValueError(str(number)))
    reports = sorted((tmp_path / "mishaps").glob("[0-9]*.txt"))
    assert 20 == len(reports)
    assert "29" in reports[-1].read_text(encoding="utf-8")


def test_a_full_disk_makes_no_second_error(
    mishaps: CrashReports, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where no report can be written, that is all that happens."""

    def refuse(*_arguments: object, **_more: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", refuse)
    assert mishaps.report(ValueError("x")) is None


def test_a_closed_terminal_keeps_no_report_back(
    mishaps: CrashReports, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The report is written where nothing can be said on standard error."""
    mishaps.watch()
    with io.StringIO() as closed:
        monkeypatch.setattr(sys, "stderr", closed)
    fault = _failure()
    sys.excepthook(type(fault), fault, fault.__traceback__)
    assert 1 == len(told)


def test_the_keyboard_still_stops_the_program(mishaps: CrashReports, told: list[str]) -> None:
    """Ctrl+C is no mishap."""
    mishaps.watch()
    fault = KeyboardInterrupt()
    sys.excepthook(KeyboardInterrupt, fault, None)
    assert [] == told
