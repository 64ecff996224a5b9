"""The script that tunes the club player's maxims."""

from __future__ import annotations

import sys

import maxims as tune_maxims
import pytest

from reunion_desktop.ai.reunion.card_features import Situation
from reunion_desktop.ai.reunion.heuristics import MAXIMS
from reunion_desktop.ai.reunion.unit_rates import UNIT
from reunion_desktop.games.reunion.rules import RHINELAND

FOUND = tune_maxims.choices("small", range(1, 3))


def test_same_seed_same_choices() -> None:
    """Nothing hangs on the process or the hour."""
    assert FOUND == tune_maxims.choices("small", range(1, 3))


def test_a_choice_knows_what_each_card_brought() -> None:
    """Every maxim speaks of every card, and no card brings more than a deal holds with its fees."""
    whole = 150 + UNIT * RHINELAND.left_bower_fee
    whole += UNIT * 2 * RHINELAND.no_trick_fee
    assert len(FOUND) > 30
    for choice in FOUND:
        assert len(choice.said) == len(choice.brought) > 1
        assert {len(MAXIMS[choice.situation])} == {len(one) for one in choice.said}
        assert all(abs(points) <= whole for points in choice.brought)


def test_what_is_tuned_brings_no_less() -> None:
    """A change stays only where it helps; a maxim that misleads is silenced."""
    for situation, maxims in MAXIMS.items():
        among = [choice for choice in FOUND if choice.situation is situation]
        now = tuple(loud for loud, _ in maxims)
        then = tune_maxims.tuned(now, among, 1)
        assert tune_maxims.brought_by(then, among) >= tune_maxims.brought_by(now, among)
    misled = tune_maxims.Choice(Situation.LEAD, ((1.0, 0.0), (0.0, 0.95)), (0.0, 10.0))
    assert tune_maxims.tuned((1.0, 1.0), [misled], 3) == (0.9, 1.0)


def test_every_maxim_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The script prints each with its figure as it is and as it would be."""
    monkeypatch.setattr(tune_maxims, "gathered", lambda *_: FOUND)
    monkeypatch.setattr(sys, "argv", ["tune_maxims.py", "--rounds", "1"])
    assert tune_maxims.main() == 0
    lines = capsys.readouterr().out.splitlines()
    for situation, maxims in MAXIMS.items():
        assert any(line.startswith(f"{situation.name}: ") for line in lines)
        for loud, maxim in maxims:
            assert any(line.split()[:2] == [maxim.__name__, f"{loud:.2f}"] for line in lines)
