"""Without a compiled core every question is answered by the readable search."""

from __future__ import annotations

import inspect
from array import array
from types import FunctionType, ModuleType

import pytest

from reunion_desktop.games.reunion.rules import ReunionRules
from reunion_desktop.solver import plain, plain_answers, solve, trick_rules
from reunion_desktop.solver.answers import Allowance
from tests.solver.endings import Ending, compiled, deals, endings


@pytest.fixture
def asked() -> list[Ending]:
    """Endings of three tricks."""
    return list(endings(ReunionRules(), "face", 3, 20))


def test_every_question(asked: list[Ending]) -> None:
    """Without a compiler the Python solver answers every query."""
    for tables, position in asked:
        search = plain.AloneSearch(tables, 1)
        cards = trick_rules.legal(tables, position)
        values = {card: search.card_value(position, card) for card in cards}
        solved = plain_answers.solve(tables, position, 1)
        assert values == solved.values
        assert solved.complete
        assert solved.nodes > 0
        reached = {card: int(value >= 20) for card, value in values.items()}
        assert reached == plain_answers.threshold(tables, position, 1, 20).values
        whole = search.value(position)
        assert whole == plain_answers.value(tables, position, 1)
        assert (whole >= 20) == plain_answers.reaches(tables, position, 1, 20)
        worlds = plain_answers.solve_worlds(tables, position, [position.hands] * 2, 1)
        assert worlds.cards == tuple(cards)
        assert worlds.rows == (tuple(values.values()),) * 2
        assert worlds.complete
        maxn = plain.MaxnSearch(tables, (0, 1, 2)).card_values(position)
        assert maxn == plain_answers.maxn(tables, position, (0, 1, 2)).values
        assert trick_rules.perft(tables, position, 3) == plain_answers.perft(tables, position, 3)


def test_playouts_by_lot(asked: list[Ending]) -> None:
    """All points are shared out."""
    tables, position = next(ending for ending in asked if not ending[1].trick)
    points = plain_answers.playouts(tables, position, 10, 1)
    assert points == trick_rules.playouts(tables, position, 10, 1)


def test_allowances_hold() -> None:
    """The readable search, too, ends with its cards, its time, or the flag."""
    ((tables, position, _),) = deals("long", 1)
    stopped = memoryview(array("i", (1,)))
    for allowance in (Allowance(nodes=5), Allowance(time_ms=1), Allowance(stop=stopped)):
        assert not plain_answers.solve(tables, position, 0, allowance).complete
        assert plain_answers.value(tables, position, 0, allowance) is None
        assert plain_answers.whole(tables, position, 0, allowance).nodes == 1024
        assert plain_answers.reaches(tables, position, 0, 40, allowance) is None
        worlds = plain_answers.solve_worlds(
            tables, position, [position.hands], 0, allowance=allowance
        )
        assert worlds.rows == ()
        assert not worlds.complete
        assert not plain_answers.maxn(tables, position, (0, 0, 0), allowance=allowance).complete


def questions(answering: ModuleType) -> dict[str, inspect.Signature]:
    """The questions that a module answers, with what each wants to know."""
    return {
        name: inspect.signature(function)
        for name, function in vars(answering).items()
        if isinstance(function, FunctionType)
        and function.__module__ == answering.__name__
        and not name.startswith("_")
    }


@compiled
def test_the_core_is_asked_the_same() -> None:
    """Both solvers take the same form of each query and give the same answers."""
    from reunion_desktop.solver import core_answers  # noqa: PLC0415 - where there is a core.

    asked_of_the_core = questions(core_answers)
    assert asked_of_the_core == questions(plain_answers)
    assert asked_of_the_core == {
        name: inspect.signature(getattr(solve, name)) for name in asked_of_the_core
    }
    assert set(asked_of_the_core) < set(solve.__all__)
