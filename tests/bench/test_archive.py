"""The archive that is measured is a true one."""

from __future__ import annotations

from pathlib import Path

from reunion_desktop.bench.archive import fill
from reunion_desktop.games import find_game
from reunion_desktop.games.reunion.rules import GAME as REUNION
from reunion_desktop.history.sessions import Search
from reunion_desktop.storage.archive.archive import Archive

SESSIONS = 32
"""More than are really played, so that some are copies."""


def test_copies_are_as_good_as_what_was_played(tmp_path: Path) -> None:
    """Every record is true, and the rows say what follows from it."""
    archive = Archive(tmp_path / "archive.db", find_game)
    fill(archive, REUNION, SESSIONS)
    rows = archive.rows(archive.find(Search(descending=False)))
    counted = archive.statistics("Otto", practice=True)

    assert SESSIONS == len(rows) == len({row.date for row in rows})
    for row in rows:
        sheet = archive.sheet(row.id)
        units = sheet.receipts if sheet.ledger == "receipts" else sheet.balance
        games = archive.games(row.id)
        assert (row.units, row.names, row.games) == (units, sheet.names, len(games))
        assert row.date == games[0].record.header.date
        assert (row.id,) == archive.find(Search(f"otto {row.date[:10]}"))
    archive.filing.rebuild()

    assert rows == archive.rows(archive.find(Search(descending=False)))
    assert counted == archive.statistics("Otto", practice=True)
