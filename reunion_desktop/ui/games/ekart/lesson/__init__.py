"""Lesson in Ekart: steps and prepared deals."""

from __future__ import annotations

from reunion_desktop.ui.games.ekart.lesson.deals import DEALS
from reunion_desktop.ui.games.ekart.lesson.first_deal import first_deal
from reunion_desktop.ui.games.ekart.lesson.last_deals import second_deal, third_deal
from reunion_desktop.ui.games.lesson import PreparedDeal
from reunion_desktop.ui.games.lesson_steps import LessonStep, told_in_order


class EkartLesson:
    """Lesson of three deals: the learner's Staubaus, an opponent's, and a hand that is too weak."""

    opponents: tuple[str, ...] = ("Anna", "Karl")
    """Players after and before the learner."""
    deals: tuple[PreparedDeal, ...] = DEALS

    def steps(self) -> tuple[LessonStep, ...]:
        """Every step, in the current language."""
        return told_in_order((*first_deal(), *second_deal(), *third_deal()))
