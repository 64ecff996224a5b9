"""The timeline of a deal: every way leads to a moment that there is. No widget is needed."""

from __future__ import annotations

import pytest

from reunion_desktop.engine.cards import NO_CARDS
from reunion_desktop.engine.observe import observe
from reunion_desktop.ui.review.timeline import Timeline
from reunion_desktop.ui.review.values import DealMoment
from tests.storage.sittings import played

SIGHT = observe(played().rewound(1).match(), 0)
"""What is seen is the same at every moment: a timeline does not look at it."""
TRICKS = (0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3)
"""The trick in play at each moment: the dealer lays away, then three cards to a trick."""
FIRST = 40
"""Decisions of the record before the deal's first moment."""


def moments(tricks: tuple[int, ...] = TRICKS) -> tuple[DealMoment, ...]:
    """A deal of as many moments."""
    return tuple(
        DealMoment(FIRST + at, trick, SIGHT, (), NO_CARDS) for at, trick in enumerate(tricks)
    )


DEAL = moments()


@pytest.mark.parametrize(("at", "there"), [(-1, 0), (0, 0), (4, 4), (10, 10), (11, 10), (99, 10)])
def test_nothing_leads_outside(at: int, there: int) -> None:
    """Positions before the beginning or after the end are clamped."""
    assert there == Timeline(DEAL).to(at).at


def test_one_goes_card_by_card() -> None:
    """On and back are each other's reverse, but at the ends."""
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
    """From anywhere in a trick to the next one's beginning; from the last one to the end."""
    assert there == Timeline(DEAL, at).trick_on().at


@pytest.mark.parametrize(
    ("at", "there"),
    [(0, 0), (1, 0), (2, 0), (3, 2), (4, 2), (5, 2), (7, 5), (8, 5), (10, 8)],
)
def test_a_trick_back_leads_to_its_beginning(at: int, there: int) -> None:
    """From its beginning to that of the one before."""
    assert there == Timeline(DEAL, at).trick_back().at


def test_a_decision_is_found_by_its_place_in_the_record() -> None:
    """One that is not in this deal leads nowhere."""
    line = Timeline(DEAL, 3)

    assert 7 == line.to_decision(FIRST + 7).at
    assert line == line.to_decision(FIRST - 1)


def test_another_course_is_looked_at_from_the_same_place() -> None:
    """A shorter one from its end; the way back is free."""
    other = moments(TRICKS[:6])

    assert Timeline(other, 3) == Timeline(DEAL, 3).along(other)
    assert Timeline(other, 5) == Timeline(DEAL, 9).along(other)
    assert Timeline(DEAL, 5) == Timeline(DEAL, 9).along(other).along(DEAL)
