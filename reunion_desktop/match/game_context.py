"""Value: what a game is that is played now, where it is no game like any other."""

from __future__ import annotations

from datetime import date
from typing import NamedTuple

from reunion_desktop.engine.deal_code import code_in, seed_of_the_day
from reunion_desktop.engine.record import Header
from reunion_desktop.engine.scoring import ScoreSheet


class GameContext(NamedTuple):
    """Which cards are played and why; what does not hold is empty."""

    day: date | None = None
    """The day whose deal it is."""
    whose: str | None = None
    """Who sat, in an earlier game with the same cards, where the person sits now."""
    code: str = ""
    """The code that says the cards, where they are neither a day's nor an earlier game's."""
    practice: bool = False
    """Whether all cards lie open for the person."""
    game: int = 1
    """The game's number in its sitting, from 1."""
    games: int = 1
    """How many games the sitting has by its rules; 1 for as many as one likes."""


def occasion_of(header: Header, sheet: ScoreSheet) -> GameContext:
    """What the last game on a sheet is.

    Args:
        header: the table of that game.
        sheet: the sitting.
    """
    code, (*before, this) = code_in(header), sheet.games
    same = [game for game in before if game.cards is not None and game.cards == this.cards]
    whose, day = None, None
    if code is not None and same:
        whose = header.players[(same[0].first_dealer - this.first_dealer) % len(header.players)]
    elif code is not None:
        day = _day_of(code.seed)
    named = code is not None and whose is None and day is None
    return GameContext(
        day,
        whose,
        str(code) if named else "",
        header.practice,
        len(sheet.games),
        header.rules.games_in_sitting,
    )


def _day_of(seed: str) -> date | None:
    """The day whose deal follows from a seed; None where it is no day's."""
    try:
        day = date.fromisoformat(seed[-len("2026-11-22") :])
    except ValueError:
        return None
    return day if seed == seed_of_the_day(day) else None
