"""What is said in the first lesson, step by step; the cards are those that lie on its table."""

from __future__ import annotations

from reunion_desktop.ui.games.course import LessonStep
from reunion_desktop.ui.games.reunion.lesson.first_deal import first_deal
from reunion_desktop.ui.games.reunion.lesson.second_deal import second_deal
from reunion_desktop.ui.games.reunion.lesson.third_deal import third_deal


def lesson_steps() -> tuple[LessonStep, ...]:
    """Every step of the lesson, in the language that is spoken now."""
    return (*first_deal(), *second_deal(), *third_deal())
