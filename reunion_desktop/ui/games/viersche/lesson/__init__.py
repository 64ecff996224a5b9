"""Lesson in Viersche: steps and prepared deals."""

from __future__ import annotations

from reunion_desktop.ui.games.lesson import PreparedDeal
from reunion_desktop.ui.games.lesson_steps import LessonStep, told_in_order
from reunion_desktop.ui.games.viersche.lesson.deals import DEALS
from reunion_desktop.ui.games.viersche.lesson.first_deal import first_deal
from reunion_desktop.ui.games.viersche.lesson.last_deals import last_deals
from reunion_desktop.ui.games.viersche.lesson.second_deal import second_deal


class VierscheLesson:
    """Lesson of four deals, which make a set."""

    opponents: tuple[str, ...] = ("Anna", "Babette", "Karl")
    """Players to the learner's right, opposite, and to the left."""
    deals: tuple[PreparedDeal, ...] = DEALS

    def steps(self) -> tuple[LessonStep, ...]:
        """Every step, in the current language."""
        return told_in_order((*first_deal(), *second_deal(), *last_deals()))
