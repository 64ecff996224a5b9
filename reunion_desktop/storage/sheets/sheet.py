"""Build the score sheet of a session, with its footnotes, from its records."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from reunion_desktop.engine.record import Record
from reunion_desktop.engine.scoring import GameSheet, ScoreSheet


@dataclass(frozen=True, slots=True)
class Foot:
    """Footnotes of a score sheet as text; empty ones are left out."""

    date: str = ""
    place: str = ""
    rules: str = ""
    seal: str = ""


def sheet_of(records: Sequence[Record], helped: Sequence[bool] = ()) -> ScoreSheet:
    """The score sheet of a session.

    Args:
        records: its games in order, at least one, all with the same players.
        helped: for each game whether the player took help; False if missing.

    Raises:
        IllegalAction: a record is against the rules.
    """
    first = records[0].header
    games = []
    for place, record in enumerate(records):
        match = record.match()
        help_taken = place < len(helped) and helped[place]
        deals = match.rules.deals
        games.append(
            GameSheet(
                match.first_dealer,
                deals,
                match.lines,
                match.settlement,
                help_taken and not (record.header.practice or record.header.by_hand),
                practice=record.header.practice,
                corrected=match.corrected,
            )
        )
    rules = first.rules
    return rules.scoring.written(
        ScoreSheet(first.players, tuple(games), rules.ledger, rules.session_rank)
    )
