"""Progress through a lesson: positions, requested actions, and finding the step again."""

from __future__ import annotations

import pytest

from reunion_desktop.engine.actions import Announce, PlayCard
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.ui.games.lesson_steps import (
    BEFORE,
    COUNT,
    Act,
    LessonCourse,
    LessonPosition,
    lesson_step,
    told_in_order,
)

STEPS = told_in_order(
    (
        lesson_step(1, BEFORE, Act.READ, "welcome"),
        lesson_step(1, BEFORE, Act.SAY, "name", "HJ", "not that", call="trump H"),
        lesson_step(1, BEFORE, Act.SAY, "pass", "", "no", call="pass"),
        lesson_step(1, 1, Act.WATCH, "watch", "HJ H8 HA", "wait"),
        lesson_step(1, 4, Act.PLAY, "play", "S7 S8", "not this one"),
        lesson_step(1, COUNT, Act.LOOK, "counted"),
        lesson_step(2, 1, Act.PLAY, "again", "C7", "no"),
    )
)


def card(text: str) -> PlayCard:
    """Action of the learner that plays a card."""
    return PlayCard(0, Card.parse(text))


def test_what_was_said_before_tells_two_steps_apart() -> None:
    """Steps before the first trick differ by the number of calls; a new deal starts at zero."""
    assert [0, 0, 1, 2, 2, 2, 0] == [step.said for step in STEPS]
    course = LessonCourse(STEPS)
    course.arrive(LessonPosition(1, BEFORE, 1))
    assert "pass" == course.step.text
    course.arrive(LessonPosition(1, BEFORE, 0))
    assert "welcome" == course.step.text


@pytest.mark.parametrize(("trick", "wanted"), [(1, "HJ"), (2, "H8"), (3, "HA")])
def test_a_step_that_is_watched_lasts_several_tricks(trick: int, wanted: str) -> None:
    """A watched step covers several tricks, with one card and no new text in each."""
    course = LessonCourse(STEPS)
    course.arrive(LessonPosition(1, trick, 2))
    assert "watch" == course.step.text
    assert CardSet.parse(wanted) == course.wanted
    assert course.judge(card(wanted)) is None
    assert "wait" == course.judge(card("D7"))
    assert not course.read_on()


def test_a_count_is_found_whatever_was_said() -> None:
    """The step at a deal's result is found whatever the number of calls."""
    course = LessonCourse(STEPS)
    course.arrive(LessonPosition(1, COUNT, 1))
    assert "counted" == course.step.text


def test_what_is_said_is_judged_as_cards_are() -> None:
    """Only the requested call is accepted, no card instead of a call, no call instead of a card."""
    course = LessonCourse(STEPS)
    assert course.judge(Announce(0, Call.parse("trump H"))) is None
    assert "not that" == course.judge(Announce(0, Call.parse("trump S")))
    assert "not that" == course.judge(card("HJ"))
    course.arrive(LessonPosition(1, 4, 2))
    assert course.judge(card("S8")) is None
    assert "not this one" == course.judge(Announce(0, PASS))


def test_a_lesson_with_fewer_steps_in_another_language_goes_on() -> None:
    """In a language whose text is broken, the course shows its only step."""
    course = LessonCourse(STEPS)
    course.arrive(LessonPosition(1, 4, 2))
    course.retell(STEPS[:1])
    assert (1, "welcome") == (course.number, course.shown.text)
