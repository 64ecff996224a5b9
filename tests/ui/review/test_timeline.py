"""Timeline of a deal: every move leads to a valid position. No widget is needed."""

from __future__ import annotations

from reunion_desktop.engine.cards import NO_CARDS
from reunion_desktop.engine.observe import observe
from reunion_desktop.ui.review.timeline import Timeline
from reunion_desktop.ui.review.values import DealMoment
from tests.storage.sessions import played

OBSERVATION = observe(played().rewound(1).match(), 0)
"""The same observation for all positions, as a timeline does not use it."""
TRICKS = (0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3)
"""Trick of each position: the discards, then three cards per trick."""
FIRST = 40
"""Moves of the record before the deal's first position."""


def moments(tricks: tuple[int, ...] = TRICKS) -> tuple[DealMoment, ...]:
    """Deal with this many positions."""
    return tuple(
        DealMoment(FIRST + at, trick, OBSERVATION, (), NO_CARDS) for at, trick in enumerate(tricks)
    )


DEAL = moments()


def test_one_goes_card_by_card() -> None:
    """Forward and back are inverse, except at the ends.

    Positions before the beginning or after the end are clamped.
    """
    line = Timeline(DEAL)
    for at in range(10):
        assert line.at == at
        assert line == line.on().back()
        assert DEAL[at] == line.moment
        line = line.on()
    assert line == line.on() == line.last()
    assert Timeline(DEAL) == Timeline(DEAL).back() == line.first()
    assert [0, 0, 4, 10, 10, 10] == [line.to(at).at for at in (-1, 0, 4, 10, 11, 99)]


def test_tricks_are_found() -> None:
    """From any position of a trick, forward leads to the next trick, after the last to the end.

    Back leads to the trick's beginning, and from there to the previous trick's.
    """
    lines = [Timeline(DEAL, at) for at in range(11)]
    assert [2, 2, 5, 5, 5, 8, 8, 8, 10, 10, 10] == [line.trick_on().at for line in lines]
    assert [0, 0, 0, 2, 2, 2, 5, 5, 5, 8, 8] == [line.trick_back().at for line in lines]


def test_a_decision_is_found_by_its_place_in_the_record() -> None:
    """A move is found by its place in the record; a move of another deal changes nothing."""
    line = Timeline(DEAL, 3)
    assert 7 == line.to_decision(FIRST + 7).at
    assert line == line.to_decision(FIRST - 1)


def test_another_sequence_is_looked_at_from_the_same_place() -> None:
    """Another sequence is shown at the same index, a shorter one at its end."""
    other = moments(TRICKS[:6])
    assert Timeline(other, 3) == Timeline(DEAL, 3).along(other)
    assert Timeline(other, 5) == Timeline(DEAL, 9).along(other)
    assert Timeline(DEAL, 5) == Timeline(DEAL, 9).along(other).along(DEAL)
