"""Text of the special mode of the current game, such as daily or practice."""

from __future__ import annotations

from datetime import date, datetime

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.look.plain_text import isolated
from reunion_desktop.ui.words.measures import day_of

translate = QCoreApplication.translate


def context_text(
    day: date | None, whose: str | None, code: str, *, practice: bool, game: int, games: int
) -> str:
    """Special mode of the current game, its parts joined; empty for an ordinary game.

    Args:
        day: day of a daily deal.
        whose: player who had the same cards in an earlier game.
        code: deal code.
        practice: whether all cards are shown.
        game: number of the game in its session, from 1.
        games: number of games in the session; 1 for an open end.
    """
    parts = []
    if practice:
        parts.append(translate("occasions", "Practice"))
    if day is not None and day == datetime.now().astimezone().date():
        parts.append(translate("occasions", "Today’s game"))
    elif day is not None:
        parts.append(translate("occasions", "The game of {day}").format(day=day_of(day)))
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
