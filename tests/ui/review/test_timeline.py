"""Timeline of a deal: every move leads to a valid position. No widget is needed."""

from __future__ import annotations

import pytest

from reunion_desktop.engine.cards import NO_CARDS
from reunion_desktop.engine.observe import observe
from reunion_desktop.ui.review.timeline import Timeline
from reunion_desktop.ui.review.values import DealMoment
from tests.storage.sittings import played

SIGHT = observe(played().rewound(1).match(), 0)
"""The same observation for all positions, as a timeline does not use it."""
TRICKS = (0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3)
"""Trick of each position: the discards, then three cards per trick."""
FIRST = 40
"""Moves of the record before the deal's first position."""


def moments(tricks: tuple[int, ...] = TRICKS) -> tuple[DealMoment, ...]:
    """Deal with this many positions."""
    return tuple(
        DealMoment(FIRST + at, trick, SIGHT, (), NO_CARDS) for at, trick in enumerate(tricks)
    )


DEAL = moments()


@pytest.mark.parametrize(("at", "there"), [(-1, 0), (0, 0), (4, 4), (10, 10), (11, 10), (99, 10)])
def test_nothing_leads_outside(at: int, there: int) -> None:
    """Positions before the beginning or after the end are clamped."""
    assert there == Timeline(DEAL).to(at).at


def test_one_goes_card_by_card() -> None:
    """Forward and back are inverse, except at the ends."""
    line = Timeline(DEAL)
    for at in range(10):
        assert line.at == at
        assert line == line.on().back()
        assert DEAL[at] == line.moment
        line = line.on()
    assert line == line.on() == line.last()
    assert Timeline(DEAL) == Timeline(DEAL).back() == line.first()


@pytest.mark.parametrize(
    ("at", "there"),
    [(0, 2), (1, 2), (2, 5), (4, 5), (5, 8), (8, 10), (10, 10)],
)
def test_a_trick_on_leads_to_the_next_one(at: int, there: int) -> None:
    """From any position of a trick, forward leads to the next trick, after the last to the end."""
    assert there == Timeline(DEAL, at).trick_on().at


@pytest.mark.parametrize(
    ("at", "there"),
    [(0, 0), (1, 0), (2, 0), (3, 2), (4, 2), (5, 2), (7, 5), (8, 5), (10, 8)],
)
def test_a_trick_back_leads_to_its_beginning(at: int, there: int) -> None:
    """Back leads to the trick's beginning, and from there to the previous trick's."""
    assert there == Timeline(DEAL, at).trick_back().at


def test_a_decision_is_found_by_its_place_in_the_record() -> None:
    """A move is found by its place in the record; a move of another deal changes nothing."""
    line = Timeline(DEAL, 3)

    assert 7 == line.to_decision(FIRST + 7).at
    assert line == line.to_decision(FIRST - 1)


def test_another_course_is_looked_at_from_the_same_place() -> None:
    """Another sequence is shown at the same index, a shorter one at its end."""
    other = moments(TRICKS[:6])

    assert Timeline(other, 3) == Timeline(DEAL, 3).along(other)
    assert Timeline(other, 5) == Timeline(DEAL, 9).along(other)
    assert Timeline(DEAL, 5) == Timeline(DEAL, 9).along(other).along(DEAL)
