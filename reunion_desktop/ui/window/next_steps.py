"""Steps offered after a deal: the buttons below the count, and the prompt in the status bar."""

from __future__ import annotations

from reunion_desktop.engine.rules import Rules
from reunion_desktop.match.game_flow import Wait
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.window.prompt import NextStep
from reunion_desktop.ui.words.prompts import count_sentence, end_sentence


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
