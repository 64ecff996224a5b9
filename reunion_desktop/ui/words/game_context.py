"""Text of the special mode of the current game, such as daily or practice."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.look.plain_text import isolated
from reunion_desktop.ui.words.measures import day_of

translate = QCoreApplication.translate


def occasion_text(
    day: date | None, whose: str | None, code: str, *, practice: bool, game: int, games: int
) -> str:
    """Special mode of the current game, its parts joined; empty for an ordinary game.

    Args:     day: the day whose deal it is.     whose: who had the person's cards when they
    were played before.     code: the code that says the cards.     practice: whether all cards
    lie open.     game: the game's number in its sitting, from 1.     games: how many the
    sitting has; 1 for as many as one likes.
    """
    parts = []
    if practice:
        parts.append(translate("occasions", "Practice"))
    if day is not None and day == date.today():  # noqa: DTZ011 - the day of the person's own clock.
        parts.append(translate("occasions", "Today’s deal"))
    elif day is not None:
        parts.append(translate("occasions", "The deal of {day}").format(day=day_of(day)))
    if whose is not None:
        same = translate("occasions", "The same cards, from {name}’s seat")
        parts.append(same.format(name=isolated(whose)))
    if code:
        parts.append(translate("occasions", "Deal code {code}").format(code=code))
    if games > 1:
        parts.append(
            translate("occasions", "Game {game} of {games}").format(game=game, games=games)
        )
    return " · ".join(parts)
