"""Games for archive tests: played once by random players, with any date."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache

from reunion_desktop.ai.random_player import RandomPlayer
from reunion_desktop.arena.play import headless, seed_text
from reunion_desktop.engine.record import Header, Record
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.storage.archive.archive import Archive
from reunion_desktop.storage.codec import whole
from reunion_desktop.storage.game_parser import StoredGame

NAMES = ("Otto", "Édouard", "Karl")


@cache
def played(seed: int = 1, dice: str = "") -> Record:
    """A whole game of three deals; another seed plays the same cards differently."""
    header = Header(RHINELAND, NAMES, 0, "2026-01-01T20:00:00+00:00", str(seed))
    players = [RandomPlayer(seed_text(dice or str(seed), 1, seat)) for seat in range(3)]
    return Record(header, tuple(step.action for step in headless(header, players, str(seed))))


def game(
    seed: int = 1,
    date: str = "2026-01-01T20:00:00+00:00",
    names: tuple[str, ...] = NAMES,
    *,
    preset: str = "rhineland",
    decisions: int | None = None,
    helped: bool = False,
) -> StoredGame:
    """A game as a reader gives it; ``decisions`` leaves it in its midst."""
    record = played(seed)
    rules = RHINELAND.changed({"preset": preset})
    header = replace(record.header, date=date, players=names, rules=rules)
    actions = record.actions if decisions is None else record.actions[:decisions]
    return StoredGame(Record(header, actions), decisions is None, (), undone=helped)


def evening(day: int, count: int = 2, names: tuple[str, ...] = NAMES) -> tuple[StoredGame, ...]:
    """A session of several games on a day of January 2026."""
    return tuple(
        game(day * 10 + place, f"2026-01-{day:02}T20:{place * 20:02}:00+00:00", names)
        for place in range(count)
    )


def text_of(games: Iterable[StoredGame]) -> str:
    """The games as a saved record."""
    return "".join(f"{line}\n" for stored in games for line in whole(stored.record))


def silent(_done: int, _total: int) -> None:
    """A progress callback that does nothing."""


def never() -> bool:
    """Never cancels."""
    return False


def content(archive: Archive) -> list[str]:
    """The whole database."""
    return list(archive.connection.iterdump())
