"""The lesson in Bauer: what is said step by step, of the cards that lie on its table."""

from __future__ import annotations

from reunion_desktop.ui.games.bauer.lesson.deals import DEALS
from reunion_desktop.ui.games.bauer.lesson.first_deal import first_deal
from reunion_desktop.ui.games.bauer.lesson.second_deal import second_deal
from reunion_desktop.ui.games.bauer.lesson.third_deal import third_deal
from reunion_desktop.ui.games.lesson import PreparedDeal
from reunion_desktop.ui.games.lesson_steps import LessonStep, told_in_order


class BauerLesson:
    """Three deals, the last of which brings a Brot."""

    opponents: tuple[str, ...] = ("Anna", "Babette", "Karl")
    """Who sits at the pupil's left, opposite him and at his right."""
    deals: tuple[PreparedDeal, ...] = DEALS

    def steps(self) -> tuple[LessonStep, ...]:
        """Every step, in the language that is spoken now."""
        return told_in_order((*first_deal(), *second_deal(), *third_deal()))
