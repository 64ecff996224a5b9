"""The thread of the computer players: the UI keeps running, and can stop it at any time."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random
from threading import Event
from time import perf_counter

import pytest
from PySide6.QtCore import QTimer, Signal
from pytestqt.qtbot import QtBot

from reunion_desktop.ai.character import EVEN
from reunion_desktop.ai.player import NO_LIMIT, Decision, Limit, Player, Stop
from reunion_desktop.ai.random_player import RandomPlayer
from reunion_desktop.ai.reunion.determinizations import ReunionDeterminizations
from reunion_desktop.ai.reunion.network.expert import EXPERT_REACH, NetworkExpert
from reunion_desktop.engine.observe import Observation
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.match.player_thread import PlayerThread
from reunion_desktop.solver.solve import COMPILED, Allowance, Query, solve_layouts
from reunion_desktop.solver.tables import trick_tables
from tests.ai.positions import dealt, played, seen_by_mover

# Spades are trumps; seat 2 deals and turns ST.
FIRST_LEAD = seen_by_mover(
    played(
        dealt(
            RHINELAND,
            "CJ C8 C9 CT H7 H8 S8 S9 D7 D8",
            "SJ S7 SA HK D9 CA CK CQ DA HA",
            "C7 SK SQ DT DK DQ HT H9 HQ HJ",
            "DJ ST",
        ),
        "C7 DJ",
    )
)
FRAME_MS = 50
"""What no frame may be late: three pictures at 60 a second. On this side of the thread it is less
than a millisecond; the rest is for busy machines."""
PROMPT_MS = 1000
"""What counts as at once where the thought would never end: a millisecond or two, but for machines
that have ten other things to do."""
CALM_MS = 150
"""How long frames are watched."""
TRIES = 12
"""Attempts: a busy machine may delay a test, one good run is enough."""


class Busy:
    """Hears no stop: thinks until the test lets it end."""

    name = "busy"

    def __init__(self) -> None:
        self.begun, self.done = Event(), Event()

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:
        """Keep the thread."""
        self.begun.set()
        assert self.done.wait(10)
        return RandomPlayer("busy").choose(observation, limit, Stop())


class Deep:
    """Begins a search that would take hours, and ends it as soon as it is stopped."""

    name = "deep"

    def __init__(self) -> None:
        self.begun = 0
        self.ended = 0

    def has_begun(self, times: int) -> Callable[[], bool]:
        """Test whether the player was asked some number of times."""
        return lambda: self.begun == times

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:
        """Solve one layout again and again, in one call."""
        self.begun += 1
        layouts = ReunionDeterminizations(observation)
        (layout,) = layouts.draw(1, Random(1))
        tables = trick_tables(layouts.deal.order, layouts.rules)
        position = layouts.position(layout)
        allowance = Allowance(stop=stop.buffer)
        hands = [position.hands] * 100_000
        solve_layouts(Query(tables, position, hands, observation.seat, allowance=allowance))
        self.ended += 1
        assert observation.legal is not None
        return Decision(observation.legal.actions[0])


class Asked(PlayerThread):
    """A player thread that signals its answers."""

    decided = Signal(object)
    failed = Signal(str)

    def put(self, player: Player) -> None:
        """Ask a player about the same position each time."""
        self.ask(player, FIRST_LEAD, self.decided.emit, self.failed.emit)


@pytest.fixture
def player_thread(qtbot: QtBot) -> Iterator[Asked]:  # noqa: ARG001 - it brings Qt's application.
    """A thread that is ended with the test."""
    player_thread = Asked(NO_LIMIT)
    yield player_thread
    player_thread.close()


def longest_gap(qtbot: QtBot, over: Callable[[], bool]) -> float:
    """The longest time, in milliseconds, that a timer of the interface waited for its turn."""
    ticks = [perf_counter()]
    timer = QTimer()
    timer.timeout.connect(lambda: ticks.append(perf_counter()))
    timer.start(1)
    qtbot.waitUntil(over, timeout=20_000)
    timer.stop()
    assert len(ticks) > 5
    return max(after - before for before, after in pairwise(ticks)) * 1000


def frame_ms(qtbot: QtBot) -> float:
    """Time limit of a frame: three frames, or twice the machine's own jitter."""
    by_itself = max(longest_gap(qtbot, passed(CALM_MS)) for _ in range(3))
    return max(FRAME_MS, 2 * by_itself)


def so_many(answers: list[object], number: int) -> Callable[[], bool]:
    """Test whether some number of answers has arrived."""
    return lambda: len(answers) == number


def passed(milliseconds: int) -> Callable[[], bool]:
    """Test whether some time has passed since the call."""
    end = perf_counter() + milliseconds / 1000
    return lambda: perf_counter() >= end


@pytest.mark.skipif(not COMPILED, reason="the search in Python shares the interpreter's lock")
def test_frames_go_on_while_a_search_runs(qtbot: QtBot, player_thread: Asked) -> None:
    """The compiled search has let go of the interpreter: no frame waits for it."""
    deep, most = Deep(), frame_ms(qtbot)
    player_thread.put(deep)
    qtbot.waitUntil(deep.has_begun(1), timeout=5000)
    assert any(longest_gap(qtbot, passed(CALM_MS)) < most for _ in range(TRIES))
    assert deep.ended == 0


def test_frames_go_on_while_an_expert_decides(qtbot: QtBot, player_thread: Asked) -> None:
    """Sampling and weighting of layouts is Python code: the UI thread gets its turns in between."""
    most = frame_ms(qtbot)
    reach = replace(EXPERT_REACH, layouts=1200 if COMPILED else 0, critical_z=None)
    answers: list[object] = []
    player_thread.decided.connect(answers.append)

    def gap(number: int) -> float:
        player_thread.put(NetworkExpert(f"dice {number}", EVEN, reach))
        return longest_gap(qtbot, so_many(answers, number))

    assert any(gap(number) < most for number in range(1, TRIES + 1))


def milliseconds(act: Callable[[], object]) -> float:
    """How long something took."""
    begin = perf_counter()
    act()
    return (perf_counter() - begin) * 1000


@pytest.mark.parametrize("times", [1, 3])
def test_a_question_taken_back_ends_at_once(qtbot: QtBot, player_thread: Asked, times: int) -> None:
    """The next question is answered as if the first had not been asked."""
    deep = Deep()
    told: list[object] = []
    player_thread.decided.connect(told.append)
    for number in range(times):
        player_thread.put(deep)
        qtbot.waitUntil(deep.has_begun(number + 1), timeout=5000)

    def ask_again() -> None:
        with qtbot.waitSignal(player_thread.decided, timeout=5000):
            player_thread.put(RandomPlayer("dice"))

    assert milliseconds(ask_again) < PROMPT_MS
    assert deep.ended == times
    assert 1 == len(told)


def test_closing_does_not_wait_for_a_thought(qtbot: QtBot) -> None:
    """The thread ends at once although it was busy."""
    player_thread, deep = Asked(NO_LIMIT), Deep()
    player_thread.put(deep)
    qtbot.waitUntil(deep.has_begun(1), timeout=5000)
    assert milliseconds(player_thread.close) < PROMPT_MS
    assert deep.ended == 1


def test_a_question_never_begun_is_left_out(qtbot: QtBot, player_thread: Asked) -> None:
    """A question that was cancelled while the thread was busy is skipped."""
    busy, other = Busy(), Deep()
    player_thread.put(busy)
    assert busy.begun.wait(5)
    player_thread.put(other)
    with qtbot.waitSignal(player_thread.decided, timeout=5000):
        player_thread.put(RandomPlayer("dice"))
        busy.done.set()
    assert other.begun == 0


class Broken:
    """A player that fails."""

    name = "broken"

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:
        """Break down."""
        raise ArithmeticError("out of wits")


def test_a_mind_that_breaks_down_is_told_of(
    qtbot: QtBot, player_thread: Asked, caplog: pytest.LogCaptureFixture
) -> None:
    """One line says what went wrong; the thread goes on."""
    player: Player = Broken()
    with (
        caplog.at_level(logging.INFO),
        qtbot.waitSignal(player_thread.failed, timeout=5000) as failed,
    ):
        player_thread.put(player)
    assert ["broken: ArithmeticError: out of wits"] == failed.args
    with qtbot.waitSignal(player_thread.decided, timeout=5000):
        player_thread.put(RandomPlayer("dice"))
