"""The lesson in Hindersche: what is said step by step, of the cards that lie on its table."""

from __future__ import annotations

from reunion_desktop.ui.games.hindersche.lesson.butzen import butzen
from reunion_desktop.ui.games.hindersche.lesson.deals import DEALS
from reunion_desktop.ui.games.hindersche.lesson.first_phase import first_phase
from reunion_desktop.ui.games.lesson import PreparedDeal
from reunion_desktop.ui.games.lesson_steps import LessonStep, told_in_order


class HinderscheLesson:
    """Four deals, which make a game."""

    opponents: tuple[str, ...] = ("Anna", "Babette", "Karl")
    """Who sits at the pupil's right, opposite him and at his left."""
    deals: tuple[PreparedDeal, ...] = DEALS

    def steps(self) -> tuple[LessonStep, ...]:
        """Every step, in the language that is spoken now."""
        return told_in_order((*first_phase(), *butzen()))
