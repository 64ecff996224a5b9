"""Lesson in Bauer: steps and prepared deals."""

from __future__ import annotations

from reunion_desktop.ui.games.bauer.lesson.deals import DEALS
from reunion_desktop.ui.games.bauer.lesson.first_deal import first_deal
from reunion_desktop.ui.games.bauer.lesson.second_deal import second_deal
from reunion_desktop.ui.games.bauer.lesson.third_deal import third_deal
from reunion_desktop.ui.games.lesson import PreparedDeal
from reunion_desktop.ui.games.lesson_steps import LessonStep, told_in_order


class BauerLesson:
    """Lesson of three deals, the last of which wins a Brot."""

    opponents: tuple[str, ...] = ("Anna", "Babette", "Karl")
    """Players to the learner's left, opposite, and to the right."""
    deals: tuple[PreparedDeal, ...] = DEALS

    def steps(self) -> tuple[LessonStep, ...]:
        """Every step, in the current language."""
        return told_in_order((*first_deal(), *second_deal(), *third_deal()))
