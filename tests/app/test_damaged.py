"""A table of a program that lacks some of its files: it says so once, and plays on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QProgressBar
from pytestqt.qtbot import QtBot

from reunion_desktop.ai.player import turn_of
from reunion_desktop.ai.reunion.values import value_tables
from reunion_desktop.ai.tricks.network.observation_adapter import network_of
from reunion_desktop.app import start
from reunion_desktop.app.application import application_for_table
from reunion_desktop.app.start import RunningServices
from reunion_desktop.app.table import Table
from reunion_desktop.engine.legal import MayPlay
from reunion_desktop.engine.observe import observe
from reunion_desktop.games import find_game
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.solver.core_available import COMPILED
from reunion_desktop.solver.installed import Damaged
from reunion_desktop.storage.reader import read_record
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.language.interpreter import Language
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.value_net.weights import shipped
from tests.choices import plays
from tests.games.all_games import game
from tests.ui.sittings import play
from tests.ui.window.person import reach

pytestmark = pytest.mark.skipif(not COMPILED, reason="without the core experts want no weights")

SPECIMEN = Path(__file__).parents[2] / "assets" / "specimen.reunion"


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where the program looks for networks and tables, and finds none."""
    home = tmp_path / "program"
    monkeypatch.setattr("reunion_desktop.value_net.weights.PACKAGE", home)
    monkeypatch.setattr("reunion_desktop.ai.reunion.values.PACKAGE", home)
    shipped.cache_clear()
    value_tables.cache_clear()
    yield home
    shipped.cache_clear()
    value_tables.cache_clear()


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Table]:
    """A table without a game."""
    del qtbot
    application_for_table()
    made = Table(tmp_path / "data", hurry=True)
    made.window.table.set_speed(Speed.NONE)
    yield made
    made.close()


def test_experts_without_weights_say_so_once_and_play_on(
    qtbot: QtBot, table: Table, bare: Path
) -> None:
    """A whole game; the sentence names the file and does not come at every decision."""
    told: list[str] = []
    table.flow.trouble.connect(told.append)
    table.begin(NewGame(RHINELAND, ("Me", "Elisabeth", "Johann"), ("expert", "expert"), "1"))
    play(qtbot, table)

    (sentence,) = [one for one in told if "reunion.network" in one]
    file = bare / "value_net" / "reunion.network"
    assert sentence.startswith(f"The program file {file} is damaged: No such file")
    assert len(told) <= 2, "the network, and the tables where the weaker level wants them"
    assert table.session.match.settlement is not None


def test_a_hint_is_given_all_the_same(qtbot: QtBot, table: Table, bare: Path) -> None:
    """By a weaker level, after the sentence."""
    told: list[str] = []
    table.flow.trouble.connect(told.append)
    table.begin(NewGame(RHINELAND, ("Me", "Anna", "Karl"), ("random", "random"), "1"))
    reach(qtbot, table, lambda: plays(table.flow))
    with qtbot.waitSignal(table.flow.advice, timeout=10_000):
        table.flow.hint()
    assert any(str(bare / "value_net") in sentence for sentence in told)


@pytest.mark.parametrize(
    ("name", "taught"),
    [("bauer, saarland", True), ("viersche, pagat", True), ("hunsruecker, hunsrueck", False)],
)
def test_a_game_that_was_never_taught_lacks_nothing(bare: Path, name: str, *, taught: bool) -> None:
    """Only the games that have a network complain of its absence."""
    seen = next(
        sight
        for number in range(1, 40)
        for one in game(name, number)
        if isinstance(one.before.legal(), MayPlay)
        and (sight := observe(one.before, one.before.to_act() or 0)).deal is not None
        and len(sight.deal.trick.seats) == sight.rules.players
    )
    if taught:
        with pytest.raises(Damaged, match=str(bare / "value_net" / seen.rules.game)):
            network_of(turn_of(seen))
    else:
        assert network_of(turn_of(seen)) is None


def test_the_review_says_why_nothing_is_judged(qtbot: QtBot, table: Table, bare: Path) -> None:
    """The message explains the missing grade; the deal can still be viewed."""
    records = tuple(stored.record for stored in read_record(SPECIMEN, find_game))
    table.take_up()
    table.side_windows.open_review(records, 1, 1)
    review = table.side_windows.review
    assert review is not None

    def texts() -> list[str]:
        return [label.text() for label in review.window.findChildren(QLabel)]

    sentence = f"The program file {bare / 'value_net' / 'reunion.network'} is damaged: "
    qtbot.waitUntil(lambda: any(sentence in text for text in texts()), timeout=10_000)
    assert not any(bar.isVisible() for bar in review.window.findChildren(QProgressBar))


def test_a_missing_language_is_told_at_the_table(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Shown once, in English; a core that cannot be loaded is reported, too."""
    told: list[str] = []
    monkeypatch.setattr(table.window, "say_trouble", told.append)
    monkeypatch.setattr(table.interpreter, "_folder", tmp_path)
    monkeypatch.setattr(start, "FAULT", "The core is cut.")
    watch = RunningServices(table, tmp_path)
    table.window.preferences_changed.emit(replace(table.preferences, language=Language.GERMAN))
    watch.listen()
    table.window.preferences_changed.emit(replace(table.preferences, language=Language.ENGLISH))
    table.window.preferences_changed.emit(replace(table.preferences, language=Language.GERMAN))
    watch.close()

    why = "it is missing or not as it was shipped. Please reinstall the program."
    file = tmp_path / "reunion_de.qm"
    assert ["The core is cut.", f"The program file {file} is damaged: {why}"] == told
