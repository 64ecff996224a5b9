"""Lesson in Hindersche: steps and prepared deals."""

from __future__ import annotations

from reunion_desktop.ui.games.hindersche.lesson.butzen import butzen
from reunion_desktop.ui.games.hindersche.lesson.deals import DEALS
from reunion_desktop.ui.games.hindersche.lesson.first_phase import first_phase
from reunion_desktop.ui.games.lesson import PreparedDeal
from reunion_desktop.ui.games.lesson_steps import LessonStep, told_in_order


class HinderscheLesson:
    """Lesson of four deals, which make a game."""

    opponents: tuple[str, ...] = ("Anna", "Babette", "Karl")
    """Players to the learner's right, opposite, and to the left."""
    deals: tuple[PreparedDeal, ...] = DEALS

    def steps(self) -> tuple[LessonStep, ...]:
        """Every step, in the current language."""
        return told_in_order((*first_phase(), *butzen()))
