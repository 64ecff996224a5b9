"""The lesson in Ekart: what is said step by step, of the cards that lie on its table."""

from __future__ import annotations

from reunion_desktop.ui.games.ekart.lesson.deals import DEALS
from reunion_desktop.ui.games.ekart.lesson.first_deal import first_deal
from reunion_desktop.ui.games.ekart.lesson.last_deals import second_deal, third_deal
from reunion_desktop.ui.games.lesson import PreparedDeal
from reunion_desktop.ui.games.lesson_steps import LessonStep, told_in_order


class EkartLesson:
    """Three deals: a Staubaus of one's own, one of another's, and a hand that is not enough."""

    opponents: tuple[str, ...] = ("Anna", "Karl")
    """Who plays after the pupil, and who before him."""
    deals: tuple[PreparedDeal, ...] = DEALS

    def steps(self) -> tuple[LessonStep, ...]:
        """Every step, in the language that is spoken now."""
        return told_in_order((*first_deal(), *second_deal(), *third_deal()))
