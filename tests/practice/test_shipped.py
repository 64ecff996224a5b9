"""The shipped problems of every game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.games import IDS
from reunion_desktop.practice import shipped
from reunion_desktop.practice.problem import RIGHT, Problem, kind_of
from reunion_desktop.practice.shipped import FOLDER, SUFFIX, problem_from, problems, text_of
from reunion_desktop.review.question import deed_of
from reunion_desktop.solver.installed import Damaged

SETS = sorted(path.stem for path in FOLDER.glob(f"*{SUFFIX}"))
LARGEST = 1_000_000
"""Bytes of all sets together, at most."""


@pytest.fixture(params=SETS)
def every(request: pytest.FixtureRequest) -> tuple[Problem, ...]:
    """All problems of a game."""
    return problems(request.param)


def test_every_problem_can_be_answered(every: tuple[Problem, ...]) -> None:
    """It replays legally, the player at seat 0 has a choice, and each answer is a legal one."""
    assert every
    for one in every:
        match = one.record.match()
        legal = match.legal()
        assert legal is not None, one.id
        assert 0 == legal.seat == one.seat
        offered = {deed_of(action) for action in legal.actions}
        assert len(offered) > 1
        assert {answer.deed for answer in one.answers} <= offered
        assert len(one.answers) == len({answer.deed for answer in one.answers})
        assert one.kind is kind_of(match)


def test_the_right_answers_stand_out(every: tuple[Problem, ...]) -> None:
    """Values fall from the first answer on; the wrong ones are worse by the margin of the set."""
    file = FOLDER / f"{every[0].record.header.game}{SUFFIX}"
    head = json.loads(file.read_text(encoding="utf-8").partition("\n")[0])
    for one in every:
        units = [answer.units for answer in one.answers]
        assert units == sorted(units, reverse=True)
        # Values are rounded to a thousandth.
        assert one.margin >= head["margin"] - 0.001
        assert all(1.0 == one.mark(deed) for deed in one.right)
        assert one.loss(one.right[-1]) <= RIGHT
        assert one.reasons, one.id


def test_every_problem_has_its_own_key(every: tuple[Problem, ...]) -> None:
    """No id and no position is there twice; ids name the game, so that all differ."""
    game = every[0].record.header.game
    assert len(every) == len({one.id for one in every}) == len({one.record for one in every})
    assert all(one.id.startswith(f"{game}-") for one in every)


def test_no_card_is_dealt_twice(every: tuple[Problem, ...]) -> None:
    """Hands and talon are different cards of the pack."""
    for one in every:
        deal = json.loads(json.dumps(text_of(one)["deal"]))
        text = "".join([*deal["hands"], deal["talon"], *deal["later"]])
        cards = [Card.parse(text[at : at + 2]) for at in range(0, len(text), 2)]
        assert len(cards) == len(CardSet.of(cards))


def test_a_problem_is_read_as_it_is_written(every: tuple[Problem, ...]) -> None:
    """The text of a problem gives the same problem."""
    for one in every:
        assert one == problem_from(json.loads(json.dumps(text_of(one))), one.record.header)


def test_every_game_has_a_set() -> None:
    """No game is left out."""
    assert sorted(IDS) == SETS


def test_the_sets_are_small() -> None:
    """All of them together stay well below the size of one picture of the manual."""
    assert sum(path.stat().st_size for path in FOLDER.glob(f"*{SUFFIX}")) < LARGEST


@pytest.mark.parametrize("text", ["", "{}\n{}\n", "\0", "{}\n[]\n{}"])
def test_a_damaged_set_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str) -> None:
    """The message names the file; a game without a set has no problems."""
    monkeypatch.setattr(shipped, "FOLDER", tmp_path)
    (tmp_path / "bauer.problems").write_text(text, encoding="utf-8")
    problems.cache_clear()
    with pytest.raises(Damaged, match=r"bauer\.problems"):
        problems("bauer")
    assert () == problems("viersche")
    problems.cache_clear()
