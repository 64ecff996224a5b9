"""An archive of several games: each counted by its own figures, none by another's."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from reunion_desktop.engine.game import Game
from reunion_desktop.engine.record import Record
from reunion_desktop.games import find_game
from reunion_desktop.history.sessions import Imported, Search
from reunion_desktop.storage.archive.archive import Archive
from reunion_desktop.storage.archive.importer import import_files
from reunion_desktop.storage.disk import StorageFault
from reunion_desktop.storage.game_parser import StoredGame
from tests.games.all_games import game, recorded
from tests.storage.sessions import content, evening, never, silent, text_of

ROUNDS = 5
LONG = 6
"""The number of a long game."""


def reunion_alone(name: str) -> Game | None:
    """The registry of a program that knows one game."""
    return find_game(name) if name == "reunion" else None


def bauer(number: int, date: str, left: int | None = None) -> StoredGame:
    """A game of Otto and Karl against Anna and Lisbeth, or as much of it as was played."""
    record = recorded(game("bauer, saarland", number))
    header = replace(record.header, players=("Otto", "Anna", "Karl", "Lisbeth"), date=date)
    return StoredGame(Record(header, record.actions[:left]), left is None, ())


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    """An evening of Réunion, and evenings of Bauer."""
    made = Archive(tmp_path / "archive.db", find_game)
    made.filing.keep(evening(1, 2, ("Otto", "Anna", "Karl")))
    for day in range(1, ROUNDS + 1):
        made.filing.keep([bauer(day, f"2026-03-0{day}T20:00:00+00:00")])
    yield made
    made.close()


def played(archive: Archive) -> list[tuple[int, ...]]:
    """Winners of each game of Bauer."""
    games = [archive.games(number)[0] for number in archive.find(Search(game="bauer"))]
    ends = [stored.record.match().settlement for stored in games]
    return [end.winners for end in ends if end is not None]


def test_a_games_account_is_its_own(archive: Archive) -> None:
    """Brote instead of units, on the row, in the sums and over time; partners win together."""
    won = sum(0 in winners for winners in played(archive))
    told = archive.statistics("Otto", "bauer")
    rows = archive.rows(archive.find(Search(game="bauer")))

    assert 0 < won < ROUNDS
    assert won == told.all.won
    assert won - (ROUNDS - won) == told.all.units == told.course[-1].units
    assert {(1, -1, 1, -1, "won"), (-1, 1, -1, 1, "lost")} == {
        (*row.units, row.result) for row in rows
    }


def test_a_partner_is_no_opponent(archive: Archive) -> None:
    """Otto and Karl play together against Anna and Lisbeth; in Réunion all others are opponents."""
    won = sum(0 in winners for winners in played(archive))
    otto, anna = (archive.statistics(name, "bauer") for name in ("Otto", "Anna"))

    units = won - (ROUNDS - won)
    assert [
        ("Anna", ROUNDS, won, ROUNDS - won, units),
        ("Lisbeth", ROUNDS, won, ROUNDS - won, units),
    ] == [(one.name, one.games, one.ahead, one.behind, one.units) for one in otto.opponents]
    assert [("Karl", ROUNDS, won)] == [(one.name, one.games, one.won) for one in otto.partners]
    assert ["Karl", "Otto"] == [one.name for one in anna.opponents]
    alone = archive.statistics("Otto")
    assert (["Anna", "Karl"], ()) == ([one.name for one in alone.opponents], alone.partners)
    assert [("Lisbeth", ROUNDS - won)] == [(one.name, one.won) for one in anna.partners]


def test_sides_that_are_level_share(archive: Archive) -> None:
    """A Brot each: no side has won the session."""
    by_winner = {winners: number for number, winners in enumerate(reversed(played(archive)), 1)}
    assert 2 == len(by_winner)
    date = "2026-04-01T2{}:00:00+00:00"
    games = [bauer(each, date.format(place)) for place, each in enumerate(by_winner.values())]
    kept = archive.filing.keep(games)
    (row,) = archive.rows([kept.session or 0])

    assert ("shared", (0, 0, 0, 0)) == (row.result, row.units)


def test_a_game_left_in_its_midst_has_neither_winner_nor_partner(archive: Archive) -> None:
    """It counts as begun only."""
    archive.filing.keep([bauer(LONG, "2026-05-01T20:00:00+00:00", left=45)])
    told = archive.statistics("Otto", "bauer")
    (number,) = archive.find(Search(game="bauer", result="open"))

    assert (ROUNDS + 1, ROUNDS) == (told.all.games, told.all.complete)
    assert [ROUNDS] == [one.games for one in told.partners]
    assert 1 == archive.rows([number])[0].unfinished


def test_sessions_are_found_by_game(archive: Archive) -> None:
    """Sessions show their game; rule sets are listed with their game."""
    assert ROUNDS == len(archive.find(Search(game="bauer")))
    assert (1,) == archive.find(Search(game="reunion"))
    assert () == archive.find(Search(game="tarock"))
    assert {"reunion", "bauer"} == {row.game for row in archive.rows(archive.find())}
    assert (("bauer", "saarland"), ("reunion", "rhineland")) == archive.presets()


def test_counting_anew_changes_nothing(archive: Archive) -> None:
    """All derived figures follow from the records."""
    tables = "score", "stat", "pairing", "session"

    def content() -> list[object]:
        return [archive.connection.execute(f"SELECT * FROM {t}").fetchall() for t in tables]  # noqa: S608 - our own names.

    before = content()
    archive.filing.rebuild()

    assert before == content()


def test_a_game_that_is_not_registered_is_refused(archive: Archive, tmp_path: Path) -> None:
    """In one sentence that names it; nothing is filed with another game's figures."""
    path = tmp_path / "other.reunion"
    path.write_text(
        text_of(evening(8)).replace('"game":"reunion"', '"game":"tarock"'), encoding="utf-8"
    )
    before = content(archive)
    with pytest.raises(StorageFault, match=r'^other\.reunion .* Line 1: "game" is "tarock"; .*\.$'):
        import_files(archive, [path], silent, never)
    assert before == content(archive)

    path.write_text(text_of(evening(8)), encoding="utf-8")
    came = import_files(archive, [path], silent, never)
    assert Imported(1, 2, 0, frozenset({"reunion"}), max(archive.find())) == came


def test_games_handed_in_are_registered(tmp_path: Path) -> None:
    """A game that is not known is not stored, and the error names it."""
    archive = Archive(tmp_path / "archive.db", reunion_alone)
    with pytest.raises(StorageFault, match='"game" is "bauer"; it must be a game that'):
        archive.filing.keep([bauer(1, "2026-03-01T20:00:00+00:00")])

    assert () == archive.find()
    archive.close()


def test_an_older_program_leaves_what_it_does_not_know(archive: Archive) -> None:
    """Counted anew by one that knows Réunion alone, the other game's figures stay as they are."""
    before = archive.statistics("Otto", "bauer")
    older = Archive(archive.path, reunion_alone)
    older.filing.rebuild()

    assert before == older.statistics("Otto", "bauer")
    assert 2 == older.statistics("Otto").all.games
    older.close()
