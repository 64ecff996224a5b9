"""Lesson in Réunion: steps and prepared deals."""

from __future__ import annotations

from reunion_desktop.ui.games.lesson import PreparedDeal
from reunion_desktop.ui.games.lesson_steps import LessonStep
from reunion_desktop.ui.games.reunion.lesson.deals import DEALS
from reunion_desktop.ui.games.reunion.lesson.first_deal import first_deal
from reunion_desktop.ui.games.reunion.lesson.second_deal import second_deal
from reunion_desktop.ui.games.reunion.lesson.third_deal import third_deal


class ReunionLesson:
    """Lesson of three deals, which make a game."""

    opponents: tuple[str, ...] = ("Anna", "Karl")
    """Players to the learner's right and left."""
    deals: tuple[PreparedDeal, ...] = DEALS

    def steps(self) -> tuple[LessonStep, ...]:
        """Every step, in the current language."""
        return (*first_deal(), *second_deal(), *third_deal())
