"""The lesson in Hunsrücker Bauern: what is said step by step, of the cards on its table."""

from __future__ import annotations

from reunion_desktop.ui.games.hunsruecker.lesson.deals import DEALS
from reunion_desktop.ui.games.hunsruecker.lesson.first_deal import first_deal
from reunion_desktop.ui.games.hunsruecker.lesson.later_deals import later_deals
from reunion_desktop.ui.games.lesson import PreparedDeal
from reunion_desktop.ui.games.lesson_steps import LessonStep, told_in_order


class HunsrueckerLesson:
    """Three deals, with which a game is won."""

    opponents: tuple[str, ...] = ("Anna", "Babette", "Karl", "Georg", "Christine")
    """Who sits at the table, from the pupil's right on: every other one is a partner."""
    deals: tuple[PreparedDeal, ...] = DEALS

    def steps(self) -> tuple[LessonStep, ...]:
        """Every step, in the language that is spoken now."""
        return told_in_order((*first_deal(), *later_deals()))
