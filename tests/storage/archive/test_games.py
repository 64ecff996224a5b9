"""An archive of several games: each counted by its own figures, none by another's."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from reunion_desktop.engine.actions import DealCards, PlayCard
from reunion_desktop.games import find_game
from reunion_desktop.history.sessions import Imported, Search
from reunion_desktop.storage.archive.archive import Archive
from reunion_desktop.storage.archive.importer import import_files
from reunion_desktop.storage.disk import StorageFault
from tests.storage.archive.paired import paired, shelf
from tests.storage.sittings import evening, text_of

ROUNDS = 6


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    """An evening of Réunion, and evenings of a made-up game for partners."""
    made = Archive(tmp_path / "archive.db", shelf)
    made.filing.keep(evening(1, 2, ("Otto", "Anna", "Karl")))
    for day in range(ROUNDS):
        made.filing.keep([paired(day, f"2026-03-0{day + 1}T20:00:00+00:00")])
    yield made
    made.close()


def played(archive: Archive) -> list[tuple[int, ...]]:
    """Winners of each game of the made-up kind."""
    games = [archive.games(number)[0] for number in archive.find(Search(game="paired"))]
    ends = [stored.record.match().settlement for stored in games]
    return [end.winners for end in ends if end is not None]


def test_a_game_is_counted_by_its_own_figures(archive: Archive) -> None:
    """By name, added up over games; Réunion's enter nothing of it."""
    told = archive.statistics("Otto", "paired")
    games = [archive.games(number)[0].record for number in archive.find(Search(game="paired"))]
    cards = [isinstance(one, PlayCard) and one.seat == 0 for each in games for one in each.actions]
    deals = [
        isinstance(one, DealCards) and one.dealer == 0 for each in games for one in each.actions
    ]

    assert (("cards_played", sum(cards)), ("dealt", sum(deals))) == told.all.stats
    assert sum(cards) > ROUNDS * 8
    assert sum(deals) >= ROUNDS
    assert "paired" == told.game
    assert (ROUNDS, ROUNDS) == (told.sessions, told.all.complete)


def test_a_games_account_is_its_own(archive: Archive) -> None:
    """Rounds instead of units, on the row, in the sums and over time; partners win together."""
    won = sum(0 in winners for winners in played(archive))
    told = archive.statistics("Otto", "paired")
    rows = archive.rows(archive.find(Search(game="paired")))

    assert 0 < won < ROUNDS
    assert won == told.all.won
    assert won - (ROUNDS - won) == told.all.units == told.course[-1].units
    assert {(1, -1, 1, -1, "won"), (-1, 1, -1, 1, "lost")} == {
        (*row.units, row.result) for row in rows
    }


def test_a_partner_is_no_opponent(archive: Archive) -> None:
    """Otto and Karl play together against Anna and Lisbeth; in Réunion all others are opponents."""
    won = sum(0 in winners for winners in played(archive))
    otto, anna = (archive.statistics(name, "paired") for name in ("Otto", "Anna"))

    units = 2 * (won - (ROUNDS - won))
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
    """A round each: no side has won the session."""
    by_winner = {winners: number for number, winners in enumerate(reversed(played(archive)))}
    assert 2 == len(by_winner)
    date = "2026-04-01T2{}:00:00+00:00"
    games = [paired(seed, date.format(place)) for place, seed in enumerate(by_winner.values())]
    kept = archive.filing.keep(games)
    (row,) = archive.rows([kept.session or 0])

    assert ("shared", (0, 0, 0, 0)) == (row.result, row.units)


def test_a_game_left_in_its_midst_has_neither_winner_nor_partner(archive: Archive) -> None:
    """It counts as begun only."""
    archive.filing.keep([paired(3, "2026-05-01T20:00:00+00:00", left=45)])
    told = archive.statistics("Otto", "paired")
    (number,) = archive.find(Search(game="paired", result="open"))

    assert (ROUNDS + 1, ROUNDS) == (told.all.games, told.all.complete)
    assert [ROUNDS] == [one.games for one in told.partners]
    assert 1 == archive.rows([number])[0].unfinished


def test_sittings_are_found_by_game(archive: Archive) -> None:
    """Sessions show their game; rule sets are listed with their game."""
    assert ROUNDS == len(archive.find(Search(game="paired")))
    assert (1,) == archive.find(Search(game="reunion"))
    assert () == archive.find(Search(game="skat"))
    assert {"reunion", "paired"} == {row.game for row in archive.rows(archive.find())}
    assert (("paired", "inn"), ("reunion", "rhineland")) == archive.presets()


def test_counting_anew_changes_nothing(archive: Archive) -> None:
    """All derived figures follow from the records."""
    tables = "score", "stat", "pairing", "session"

    def content() -> list[object]:
        return [archive.connection.execute(f"SELECT * FROM {t}").fetchall() for t in tables]  # noqa: S608 - our own names.

    before = content()
    archive.filing.rebuild()

    assert before == content()


def test_a_game_that_is_not_on_the_shelf_is_refused(archive: Archive, tmp_path: Path) -> None:
    """In one sentence that names it; nothing is filed with another game's figures."""
    path = tmp_path / "other.reunion"
    path.write_text(
        text_of(evening(8)).replace('"game":"reunion"', '"game":"skat"'), encoding="utf-8"
    )
    before = list(archive.connection.iterdump())
    with pytest.raises(StorageFault, match=r'^other\.reunion .* Line 1: "game" is "skat"; .*\.$'):
        import_files(archive, [path], lambda _done, _all: None, lambda: False)
    assert before == list(archive.connection.iterdump())

    path.write_text(text_of(evening(8)), encoding="utf-8")
    assert Imported(1, 2, 0, frozenset({"reunion"})) == import_files(
        archive, [path], lambda _done, _all: None, lambda: False
    )


def test_games_handed_in_are_of_the_shelf(tmp_path: Path) -> None:
    """A game that is not known is not stored, and the error names it."""
    archive = Archive(tmp_path / "archive.db", find_game)
    with pytest.raises(StorageFault, match='"game" is "paired"; it must be a game that'):
        archive.filing.keep([paired(1, "2026-03-01T20:00:00+00:00")])

    assert () == archive.find()
    archive.close()


def test_an_older_program_leaves_what_it_does_not_know(archive: Archive) -> None:
    """Counted anew by one that knows Réunion alone, the other game's figures stay as they are."""
    before = archive.statistics("Otto", "paired")
    older = Archive(archive.path, find_game)
    older.filing.rebuild()

    assert before == older.statistics("Otto", "paired")
    assert 2 == older.statistics("Otto").all.games
    older.close()
