"""Lesson in Hunsrücker Bauern: steps and prepared deals."""

from __future__ import annotations

from reunion_desktop.ui.games.hunsruecker.lesson.deals import DEALS
from reunion_desktop.ui.games.hunsruecker.lesson.first_deal import first_deal
from reunion_desktop.ui.games.hunsruecker.lesson.later_deals import later_deals
from reunion_desktop.ui.games.lesson import PreparedDeal
from reunion_desktop.ui.games.lesson_steps import LessonStep, told_in_order


class HunsrueckerLesson:
    """Lesson of three deals, in which the learner's side wins a game."""

    opponents: tuple[str, ...] = ("Anna", "Babette", "Karl", "Georg", "Christine")
    """Players from the learner's right on; every second one is a partner."""
    deals: tuple[PreparedDeal, ...] = DEALS

    def steps(self) -> tuple[LessonStep, ...]:
        """Every step, in the current language."""
        return told_in_order((*first_deal(), *later_deals()))
