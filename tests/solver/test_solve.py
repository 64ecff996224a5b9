"""The face of the solver answers the same with and without the compiled core."""

from __future__ import annotations

from array import array

import pytest

from reunion_desktop.engine.ruleset import Ruleset
from reunion_desktop.engine.shuffle import Stream
from reunion_desktop.solver import plain, solve, trick_play
from reunion_desktop.solver.solve import Allowance
from tests.solver.endings import Ending, deals, endings


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Ending]:
    """Endings of three tricks, while there is no compiled core."""
    monkeypatch.setattr(solve, "COMPILED", False)
    return list(endings(Ruleset(), "face", 3, 20))


def test_every_question(asked: list[Ending]) -> None:
    """Without a compiler the readable search answers, whatever is asked."""
    for tables, position in asked:
        search = plain.AloneSearch(tables, 1)
        cards = trick_play.legal(tables, position)
        values = {card: search.card_value(position, card) for card in cards}
        solved = solve.solve(tables, position, 1)
        assert values == solved.values
        assert solved.complete
        assert solved.nodes > 0
        reached = {card: int(value >= 20) for card, value in values.items()}
        assert reached == solve.threshold(tables, position, 1, 20).values
        whole = search.value(position)
        assert whole == solve.value(tables, position, 1)
        assert (whole >= 20) == solve.reaches(tables, position, 1, 20)
        worlds = solve.solve_worlds(tables, position, [position.hands] * 2, 1)
        assert worlds.cards == tuple(cards)
        assert worlds.rows == (tuple(values.values()),) * 2
        assert worlds.complete
        maxn = plain.MaxnSearch(tables, (0, 1, 2)).card_values(position)
        assert maxn == solve.maxn(tables, position, (0, 1, 2)).values
        assert trick_play.perft(tables, position, 3) == solve.perft(tables, position, 3)


def test_playouts_by_lot(asked: list[Ending]) -> None:
    """All points are shared out."""
    tables, position = next(ending for ending in asked if not ending[1].trick)
    points = solve.playouts(tables, position, 10, 1)
    assert points == trick_play.playouts(tables, position, 10, 1)


@pytest.mark.usefixtures("asked")
def test_allowances_hold() -> None:
    """The readable search, too, ends with its cards, its time, or the flag."""
    ((tables, position, _),) = deals("long", 1)
    stopped = memoryview(array("i", (1,)))
    for allowance in (Allowance(nodes=5), Allowance(time_ms=1), Allowance(stop=stopped)):
        assert not solve.solve(tables, position, 0, allowance).complete
        assert solve.value(tables, position, 0, allowance) is None
        assert solve.whole(tables, position, 0, allowance).nodes == 1024
        assert solve.reaches(tables, position, 0, 40, allowance) is None
        worlds = solve.solve_worlds(tables, position, [position.hands], 0, allowance=allowance)
        assert worlds.rows == ()
        assert not worlds.complete
        assert not solve.maxn(tables, position, (0, 0, 0), allowance=allowance).complete


def test_utility_is_a_function() -> None:
    """A table of utility answers as the function that it was made of."""
    table = solve.UtilityTable.of(20, lambda a, b, c: (a - b, b - c, c - a))
    stream = Stream("utility", 1, 1)
    for _ in range(20):
        a = stream.below(21)
        b = stream.below(21 - a)
        assert table((a, b, 20 - a - b)) == (a - b, b - (20 - a - b), (20 - a - b) - a)
