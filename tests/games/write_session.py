"""Writes assets/session.reunion: python -m tests.games.write_session.

Four games of one evening, played by the program's own players and sealed deal by deal. Seeds are
tried in order until each game shows a feature of the score sheet: an underline, a tie for the win,
a Stange, a *matsch*. Nothing is made up: another run writes the same bytes.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from itertools import count
from pathlib import Path

from reunion_desktop.ai.roster import player_for
from reunion_desktop.arena.play import headless, seed_text
from reunion_desktop.engine.dealing.seals import Seal, secret_of
from reunion_desktop.engine.dealing.shuffle import pack_from_seed
from reunion_desktop.engine.game import MatchState
from reunion_desktop.engine.record import Header, Record, Step
from reunion_desktop.engine.scoring import Mark
from reunion_desktop.games.reunion.options import MATSCH
from reunion_desktop.games.reunion.rules import GAME as REUNION
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.storage.codec import whole

FILE = Path(__file__).parent.parent.parent / "assets" / "session.reunion"
NAMES = ("Emma", "Martha", "Heinrich")
HOURS = ("19:30", "19:58", "20:31", "21:04")
"""When each game was begun."""


def marks(match: MatchState) -> set[Mark]:
    """Every mark on the sheet of a game."""
    return {entry.mark for line in match.lines for entry in line.sheet}


def is_tied(match: MatchState) -> bool:
    """Test whether two share the win."""
    return match.settlement is not None and len(match.settlement.winners) > 1


def is_matsch(match: MatchState) -> bool:
    """Test whether a player made less than a hundred, and a left bower was lost besides."""
    settlement = match.settlement
    fees = sum(len(line.payments) for line in match.lines)
    return settlement is not None and min(settlement.totals) < MATSCH and fees > 1


WANTED: tuple[Callable[[MatchState], bool], ...] = (
    lambda match: Mark.SLASH in marks(match),
    lambda match: Mark.UNDERLINE in marks(match),
    is_tied,
    is_matsch,
)
"""What each game of the evening is to show."""


def play(seed: str, number: int) -> tuple[Record, MatchState]:
    """One game from a seed."""
    date = f"2026-11-20T{HOURS[number - 1]}:00+01:00"
    header = Header(RHINELAND, NAMES, 0, date, seed, REUNION.id)
    minds = [player_for("reunion", "club", seed_text(seed, number, seat)) for seat in range(3)]
    steps: list[Step] = list(headless(header, minds, seed, number))
    return Record(header, tuple(step.action for step in steps)), steps[-1].after


def sealed(record: Record, number: int) -> tuple[Seal, ...]:
    """The seals of a game, each with its proof; the keys follow from the seed."""
    seed = record.header.seed or ""
    key = hashlib.sha256(f"key {seed}".encode()).hexdigest()
    return tuple(
        Seal.of(deal, secret_of(key, deal), pack_from_seed(RHINELAND, seed, number, deal))
        for deal in (1, 2, 3)
    )


def main() -> None:
    """Play until every game shows what is wanted of it, and write the record."""
    lines: list[str] = []
    for number, wanted in enumerate(WANTED, 1):
        for attempt in count(1):
            record, match = play(f"evening {number}.{attempt}", number)
            if wanted(match):
                lines += whole(record, seals=sealed(record, number))
                break
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
