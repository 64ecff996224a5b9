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
    """The player's seat stays; the others may change seats with their levels, by the seed."""
    choice = NewGame(CATSATCARDS, ("I", "A", "B"), ("club", "expert"), "seed")
    orders = {draw_seats(NewGame(CATSATCARDS, *choice_of(choice), str(n))).names for n in range(40)}

    assert {("I", "A", "B"), ("I", "B", "A")} == orders
    assert draw_seats(choice) == draw_seats(choice)
    for n in range(10):
        drawn = draw_seats(NewGame(CATSATCARDS, *choice_of(choice), str(n)))
        assert {"A": "club", "B": "expert"} == dict(zip(drawn.names[1:], drawn.levels, strict=True))


def test_partners_are_drawn_for_where_the_rules_say_so() -> None:
    """At Bauer any of the three others may become the partner; elsewhere seats stay."""
    names, levels = ("I", "A", "B", "C"), ("club", "expert", "random")
    drawn = SAARLAND.changed({"seats": "draw"})
    for rules, partners in ((SAARLAND, {"B"}), (drawn, {"A", "B", "C"})):
        choices = [NewGame(rules, names, levels, str(n)) for n in range(40)]
        assert partners == {draw_seats(choice).names[2] for choice in choices}


def choice_of(choice: NewGame) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Names and levels."""
    return choice.names, choice.levels


def test_seats_are_kept_where_the_rules_say_so() -> None:
    """Under the Rhineland rules all seats stay."""
    choice = NewGame(RHINELAND, ("I", "A", "B"), ("club", "expert"), "seed")
    assert choice == draw_seats(choice)


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
