"""Training: the same file on every machine, with any number of interruptions."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="the teacher needs POSIX threads"),
    pytest.mark.skipif(shutil.which("cc") is None, reason="the teacher is compiled"),
]

import houses  # noqa: E402 - it has no use where it cannot be compiled.
import lessons  # noqa: E402 - as above.
import school as taught_in  # noqa: E402 - as above.
from sums import check_sums  # noqa: E402 - as above.

from reunion_desktop.engine.cards import CardSet  # noqa: E402 - as above.
from reunion_desktop.games.reunion.rules import PRESETS, RHINELAND  # noqa: E402 - as above.
from reunion_desktop.value_net.weights import weights_from  # noqa: E402 - as above.

TERMS = 2
"""Enough to break off once."""


@pytest.fixture(scope="module")
def teacher(tmp_path_factory: pytest.TempPathFactory) -> taught_in.Teacher:
    """Compiled once."""
    return taught_in.compiled(tmp_path_factory.mktemp("teacher"))


@pytest.fixture(autouse=True)
def short_terms(monkeypatch: pytest.MonkeyPatch) -> None:
    """A term of a few batches."""
    monkeypatch.setattr(taught_in, "TERM", 3)


def taught(teacher: taught_in.Teacher, seed: str, *, threads: int, game: str = "reunion") -> bytes:
    """The file of a very short training."""
    school = taught_in.School(teacher, seed, TERMS * taught_in.TERM, game=game)
    while school.done < school.batches:
        school.term(threads)
    return lessons.text_of(school.mean(), houses.TABLES[game])


def test_any_number_of_threads_gives_the_same_file(teacher: taught_in.Teacher) -> None:
    """All sums are made in one order; another seed gives another file."""
    one = taught(teacher, "one", threads=1)
    assert one == taught(teacher, "one", threads=3)
    assert one != taught(teacher, "other", threads=1)


def test_lessons_go_on_where_they_were_broken_off(
    teacher: taught_in.Teacher, tmp_path: Path
) -> None:
    """From a checkpoint the same file is reached, and only by the lessons that it belongs to."""
    first = taught_in.School(teacher, "one", TERMS * taught_in.TERM)
    first.term(1)
    first.keep(tmp_path / "kept")
    second = taught_in.School(teacher, "one", TERMS * taught_in.TERM)
    assert second.resume(tmp_path / "kept")
    second.term(1)
    written = lessons.text_of(second.mean(), RHINELAND)
    assert taught(teacher, "one", threads=2) == written
    assert not taught_in.School(teacher, "two", TERMS * taught_in.TERM).resume(tmp_path / "kept")


@pytest.mark.parametrize("game", houses.TABLES)
def test_a_trained_file_is_a_value_network(teacher: taught_in.Teacher, game: str) -> None:
    """The file can be read, and its sums fit."""
    weights, rules = weights_from(taught(teacher, "one", threads=2, game=game)), houses.TABLES[game]
    check_sums(weights)
    assert (rules.players, len(rules.pack)) == (weights.players, weights.cards)
    assert (game != "reunion") == weights.goals


def test_where_nothing_is_laid_away_nothing_is_kept_of_it(teacher: taught_in.Teacher) -> None:
    """In a game without discards their inputs have zero weights in the file."""
    weights = weights_from(taught(teacher, "one", threads=2, game="bauer"))
    assert not any(weights.discards.first_weights)
    assert any(weights.play.first_weights)


@pytest.mark.parametrize(
    ("game", "goals"), [("bauer", {(5, 4), (5, 5)}), ("viersche", {(100, 100), (30, 30)})]
)
def test_sides_are_told_what_they_want(game: str, goals: set[tuple[int, int]]) -> None:
    """Makers want five tricks, who is against them four or five; a rung takes a hundred."""
    found = {tuple(house.goal) for house in houses.houses(game, "")}
    assert goals == found
    for house in houses.houses(game, ""):
        assert [0.0, 0.0] == [row[0] for row in house.chance]
        assert 1.0 == house.chance[0][140 if game == "viersche" else 8]


def test_something_is_learnt(teacher: taught_in.Teacher, monkeypatch: pytest.MonkeyPatch) -> None:
    """After some thousand deals the network's error is smaller than before."""
    monkeypatch.setattr(taught_in, "TERM", 30)
    school = taught_in.School(teacher, "one", 2 * taught_in.TERM)
    off, before, kept = [], 0.0, (1 - 1 / 500) ** taught_in.TERM
    while school.done < school.batches:
        school.term(2)
        after = teacher.school_error(school.memory)
        # The mean forgets a five-hundredth with each batch: what this term brought to it.
        off.append((after - kept * before) / (1 - kept))
        before = after
    assert off[-1] < 0.95 * off[0]


def test_every_preset_is_taught() -> None:
    """The houses are those that the presets play in, and the lot adds others; nothing is forced."""
    found = houses.houses("reunion", "houses")
    told = {bytes(house.rules) + bytes([house.house]) for house in found}
    for rules in PRESETS.values():
        house = houses.house(rules, 1)
        assert bytes(house.rules) + bytes([house.house]) in told
    assert len(told) > 40


def test_aces_and_bowers_stay_with_the_dealer() -> None:
    """The trainer knows the cards that a dealer may not discard (all sources)."""
    house = houses.house(RHINELAND, 1)
    assert CardSet.parse("CA DA HA SA SJ CJ").bits == house.kept
