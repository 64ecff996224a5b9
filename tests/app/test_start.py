"""The composition root: what is said where no window can be opened, and who sits where."""

from __future__ import annotations

import ctypes
import gc
import importlib.abc
import sys
import threading
from collections.abc import Sequence
from types import ModuleType

import pytest

from reunion_desktop.app.application import application_for_table, why_no_window
from reunion_desktop.app.opponents import draw_seats
from reunion_desktop.cli import main
from reunion_desktop.games.bauer.rules import SAARLAND
from reunion_desktop.games.reunion.rules import CATSATCARDS, RHINELAND
from reunion_desktop.ui.dialogs.new_game import NewGame

MISSING = "libxcb-cursor.so.0: cannot open shared object file: No such file or directory"

linux_only = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="other systems bring what a window needs"
)


@linux_only
def test_a_missing_library_of_the_display_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Qt would only say that it could not load a plugin, and abort."""

    def refuse(_name: str) -> None:
        raise OSError(MISSING)

    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("DISPLAY", ":99")
    monkeypatch.setattr(ctypes, "CDLL", refuse)

    assert f"A system library is missing: {MISSING}." == why_no_window()


@linux_only
def test_a_missing_display_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither X nor Wayland: one sentence that says what was expected."""
    for name in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY"):
        monkeypatch.delenv(name, raising=False)

    sentence = why_no_window()

    assert sentence is not None
    assert "DISPLAY" in sentence


class _NoLibrary(importlib.abc.MetaPathFinder):
    """Stands for a system without a library that Qt needs to be imported."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> None:
        del path, target
        if fullname == "reunion_desktop.app.start":
            raise ImportError(MISSING, path="site-packages/PySide6/QtGui.abi3.so")


def test_a_missing_library_of_qt_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One sentence and exit code 2; the other commands need no Qt at all."""
    monkeypatch.setattr(sys, "meta_path", [_NoLibrary(), *sys.meta_path])
    for name in [name for name in sys.modules if name.startswith("reunion_desktop.app.start")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delattr("reunion_desktop.app.start", raising=False)

    code = main([])

    assert code == 2
    assert MISSING in capsys.readouterr().err


def test_seats_are_drawn_for_where_the_rules_say_so() -> None:
    """The player's seat stays; others may change seats with their levels, by the seed."""
    for rules, draws in (
        (RHINELAND, False),
        (CATSATCARDS, True),
        (SAARLAND, False),
        (SAARLAND.changed({"seats": "draw"}), True),
    ):
        names = ("I", "A", "B", "C")[: rules.players]
        levels = ("club", "expert", "random")[: len(names) - 1]
        choices = [NewGame(rules, names, levels, str(seed)) for seed in range(40)]
        drawn = [draw_seats(choice) for choice in choices]
        assert drawn == [draw_seats(choice) for choice in choices]
        assert {"I"} == {each.names[0] for each in drawn}
        for place in range(1, len(names)):
            expected = set(names[1:]) if draws else {names[place]}
            assert expected == {each.names[place] for each in drawn}
        for each in drawn:
            levels_by_name = dict(zip(each.names[1:], each.levels, strict=True))
            assert levels_by_name == dict(zip(names[1:], levels, strict=True))


@pytest.mark.usefixtures("qapp")
def test_what_is_loaded_is_not_looked_through_for_garbage() -> None:
    """A look at every module takes longer than one picture on the screen; they are set aside."""
    application_for_table()
    frozen = gc.get_freeze_count()
    application_for_table()

    assert frozen > 10_000
    assert gc.get_freeze_count() <= frozen


@pytest.mark.usefixtures("qapp")
def test_the_first_picture_is_made_by_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two threads that made the very first one together would wait for each other for ever."""
    made: list[bool] = []

    def note(*_: object) -> None:
        made.append(threading.current_thread() is threading.main_thread())

    monkeypatch.setattr("reunion_desktop.app.application.QImage", note)
    application_for_table()

    assert [True, True] == made
