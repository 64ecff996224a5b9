"""Steps offered after a deal: the buttons below the count, and the prompt in the status bar."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.rules import Rules
from reunion_desktop.match.game_flow import Wait
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.words.prompts import count_sentence, end_sentence
from reunion_desktop.ui.words.unit_words import UnitWords

translate = QCoreApplication.translate

COUNT = Wait.DEAL, Wait.GAME, Wait.SESSION
"""Waits in which a deal's score is shown."""
END = Wait.GAME, Wait.SESSION
"""Waits in which a game is over."""


class NextStep(Enum):
    """Ways to continue after a deal or a game."""

    NEXT_DEAL = auto()
    ANOTHER_GAME = auto()
    NEW_TABLE = auto()
    NEW_SESSION = auto()
    CLOSE = auto()
    LESSON = auto()
    """Read the end of the lesson."""
    REVIEW = auto()
    SAME_CARDS = auto()
    DEAL_CODE = auto()


def next_steps(
    wait: Wait, *, coded: bool, aside: bool, taught: bool = False
) -> tuple[NextStep, ...]:
    """Return what can be done next, the default first.

    Args:
        wait: what the table waits for.
        coded: whether the cards have a code.
        aside: whether the table is one beside the main one.
        taught: whether it is the table of a lesson.
    """
    if wait is Wait.DEAL:
        return NextStep.NEXT_DEAL, NextStep.REVIEW
    codes = (NextStep.DEAL_CODE, NextStep.SAME_CARDS) if coded else ()
    if aside:
        return NextStep.LESSON if taught else NextStep.CLOSE, NextStep.REVIEW
    if wait is Wait.SESSION:
        return NextStep.NEW_SESSION, *codes, NextStep.REVIEW
    return NextStep.ANOTHER_GAME, NextStep.NEW_TABLE, *codes, NextStep.REVIEW


def next_sentence(wait: Wait, rules: Rules, *, aside: bool, turns: bool) -> str:
    """Return the prompt that goes with these steps; ``turns`` if another page comes first."""
    if turns or wait is Wait.DEAL:
        return count_sentence()
    ends = rules.scoring.ends and not aside
    unit = words_of(rules.game).unit()
    return end_sentence(unit, session_over=wait is Wait.SESSION if ends else None)


def step_text(step: NextStep | None, unit: UnitWords) -> str:
    """Label of the button for a step, or for the next page if it is None.

    Args:
        step: what the button does.
        unit: the words for what another game is called.
    """
    return {
        None: translate("Prompt", "&Settlement"),
        NextStep.NEXT_DEAL: translate("Prompt", "&Next deal"),
        NextStep.ANOTHER_GAME: unit.another(),
        NextStep.NEW_TABLE: translate("Prompt", "Change game or &players…"),
        NextStep.NEW_SESSION: translate("Prompt", "New &session…"),
        NextStep.CLOSE: translate("Prompt", "&Close this table"),
        NextStep.LESSON: translate("Prompt", "Back to the &lesson"),
        NextStep.REVIEW: translate("Prompt", "&Review"),
        NextStep.SAME_CARDS: translate("Prompt", "Replay from the ne&xt seat"),
        NextStep.DEAL_CODE: translate("Prompt", "&Deal code…"),
    }[step]
