"""The archive stores each game once and keeps titles and notes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from reunion_desktop.games import find_game
from reunion_desktop.history.sessions import Search
from reunion_desktop.storage.archive.archive import KEPT_DAYS, KEPT_SECONDS, Archive
from reunion_desktop.storage.archive.game_store import FIGURES_VERSION
from reunion_desktop.storage.disk import StorageFault
from reunion_desktop.storage.reader import read_text
from reunion_desktop.storage.sheets.sheet import sheet_of
from tests.storage.sessions import NAMES, evening, game, played, text_of


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    """An empty archive."""
    made = Archive(tmp_path / "archive.db", find_game)
    yield made
    made.close()


def everything(archive: Archive) -> list[tuple[object, ...]]:
    """All rows that follow from the records."""
    tables = ("session", "chair", "score", "pairing", "game")
    return [row for t in tables for row in all_of(archive, t)]


def all_of(archive: Archive, table: str) -> list[tuple[object, ...]]:
    """All rows of a table."""
    return archive.connection.execute(f"SELECT * FROM {table}").fetchall()  # noqa: S608 - our own.


def test_a_session_is_kept_with_what_follows_from_it(archive: Archive) -> None:
    """The list tells who played, when, by which rules, and what it came to."""
    games = evening(3)
    archive.filing.keep(games)
    (row,) = archive.rows(archive.find())
    sheet = sheet_of([one.record for one in games])

    assert (NAMES, "rhineland", 2, 0) == (row.names, row.preset, row.games, row.unfinished)
    assert games[0].record.header.date == row.date
    assert sheet.balance == row.units
    assert ("won" if sheet.leaders == (0,) else "lost") == row.result
    assert sheet == archive.sheet(row.id)


def test_what_is_kept_is_not_kept_twice(archive: Archive) -> None:
    """The program may be killed before it has noted that a game was kept, and keep it again.

    The seed makes no other game: the journal lacks it, the saved game has it.
    """
    games = evening(3)
    archive.filing.keep(games)
    before = everything(archive)
    assert (1, 0) == ((kept := archive.filing.keep(games)).session, kept.added)
    headers = [replace(one.record.header, seed=None) for one in games]
    secret = [
        replace(one, record=replace(one.record, header=header))
        for one, header in zip(games, headers, strict=True)
    ]
    assert 0 == archive.filing.keep(secret).added
    assert before == everything(archive)


def test_a_session_grows(archive: Archive) -> None:
    """Each finished game is stored; all belong to one session."""
    games = evening(3, 3)
    for count in (1, 2, 3):
        archive.filing.keep(games[:count])

    assert (1,) == archive.find()
    assert [one.record for one in games] == [one.record for one in archive.games(1)]


def test_a_game_gives_way_to_the_same_game_played_further(archive: Archive) -> None:
    """A game that is continued later is stored once, as the longer version."""
    for decisions in (20, 45, 30, None, 60):
        archive.filing.keep([game(decisions=decisions)])
        (row,) = archive.rows(archive.find())
        (kept,) = archive.games(row.id)
        assert (decisions is not None and not kept.complete) or kept.complete

    assert kept.complete
    assert (1, 0, 1) == (row.games, row.unfinished, len(archive.find()))


def test_the_same_cards_played_otherwise_are_another_session(archive: Archive) -> None:
    """Two finished games that began alike are both kept."""
    one = game()
    other = replace(one, record=replace(one.record, actions=played(1, "else").actions))
    assert one.record.actions[0] == other.record.actions[0]
    assert one.record.actions != other.record.actions
    archive.filing.keep([one])
    archive.filing.keep([other])

    assert {one.record, other.record} == {archive.games(n)[0].record for n in archive.find()}


def test_practice_stays_apart(archive: Archive) -> None:
    """A practice game may begin as a copy; a practice record makes a practice session."""
    archive.filing.keep([game(decisions=40)])
    archive.filing.keep([game(decisions=50)], practice=True)
    stored = game(5)
    header = replace(stored.record.header, practice=True)
    archive.filing.keep([replace(stored, record=replace(stored.record, header=header))])
    rows = archive.rows([1, 2, 3])

    assert [False, True, True] == [row.practice for row in rows]
    assert [40, 50] == [len(archive.games(n)[0].record.actions) for n in (1, 2)]
    assert 1 == archive.statistics("Otto").all.games


def test_help_is_remembered(archive: Archive) -> None:
    """Once help is recorded for a game, its sheet always shows it."""
    archive.filing.keep([game()])
    archive.filing.keep([game(helped=True)])
    archive.filing.keep([game()])

    assert 1 == archive.rows([1])[0].helped
    assert archive.sheet(1).games[0].helped


def test_an_exported_session_reads_back(archive: Archive) -> None:
    """It is a valid record with the same proofs as the imported one."""
    specimen = Path(__file__).parents[1] / "specimen.reunion"
    games = read_text(specimen.read_text(encoding="utf-8"), find_game)
    archive.filing.keep(games[:1])
    exported = "".join(f"{line}\n" for line in archive.lines(1))
    seals = read_text(exported, find_game)[0].seals

    assert any(seal.secret for seal in seals)
    assert games[0].seals == seals
    archive.filing.keep(evening(4))
    assert text_of(evening(4)) == "".join(f"{line}\n" for line in archive.lines(2))


def test_words_are_kept_and_found(archive: Archive) -> None:
    """A name and a note are searched like everything else, without case and accents."""
    archive.filing.keep(evening(3))
    archive.filing.keep(evening(5))
    archive.rename(1, "  Évening   at the inn ")
    archive.annotate(1, "He had the Stange!\n")
    (row,) = archive.rows(archive.find(Search("evening STANGE")))

    assert ("Évening at the inn", "He had the Stange!") == (row.title, row.note)
    archive.rename(1, "")
    assert () == archive.find(Search("evening"))


def test_an_archive_knows_how_its_figures_were_counted(archive: Archive) -> None:
    """Another version of the program counts anew; titles and notes are kept."""
    archive.filing.keep(evening(3))
    archive.rename(1, "Inn")
    before = everything(archive)
    archive.connection.execute("DELETE FROM score")
    archive.connection.execute("UPDATE session SET units = '[]', own = 99, players = '[]'")
    assert not archive.filing.is_current()
    archive.filing.rebuild()

    assert before == everything(archive)
    assert archive.filing.is_current()
    archive.connection.execute("UPDATE fact SET value = ?", (FIGURES_VERSION + "0",))
    assert not archive.filing.is_current()


def test_what_is_thrown_away_can_be_brought_back(archive: Archive) -> None:
    """It is out of the list, the search and the figures, and back with all that was said."""
    archive.filing.keep(evening(3))
    archive.filing.keep(evening(5))
    archive.rename(1, "Inn")
    archive.throw_away([1])
    assert ((2,), (), (1,)) == (archive.find(), archive.rows([1]), archive.thrown_away())
    assert 2 == archive.statistics("Otto").all.games
    archive.bring_back([1])

    assert {1, 2} == set(archive.find())
    assert "Inn" == archive.rows([1])[0].title


def test_what_is_thrown_away_stays_so_when_it_is_kept_again(archive: Archive) -> None:
    """A deleted session stays deleted when the next start stores the journal's games again."""
    archive.filing.keep(evening(3))
    archive.throw_away([1])
    archive.filing.keep(evening(3))
    assert () == archive.find()
    archive.filing.keep(evening(3, 3))
    assert (1,) == archive.find(), "another game was played in it"


def test_after_some_weeks_it_is_gone_for_good(archive: Archive) -> None:
    """Purging also deletes the files in the game folder, so that they are not imported again."""
    archive.filing.keep(evening(3), files=["games/a.reunion", None])
    archive.filing.keep(evening(5), files=["games/b.reunion"])
    archive.throw_away([1], now=1000)
    archive.throw_away([2], now=2000)
    forgotten: list[str] = []
    for day in range(KEPT_DAYS):
        assert 0 == archive.purge(forgotten.append, now=1500 + day * 86_400)
    removed = archive.purge(forgotten.append, now=1500 + KEPT_SECONDS)

    assert (1, ["games/a.reunion"]) == (removed, forgotten)
    assert (2,) == archive.thrown_away()
    assert frozenset({"games/b.reunion"}) == archive.filing.files()
    games = {row[0] for row in all_of(archive, "game")}
    assert 2 == len(games)
    assert {2} == {row[0] for row in all_of(archive, "chair")}
    for table in ("record", "score", "pairing"):
        assert games == {row[0] for row in all_of(archive, table)}


def forget(_name: str) -> None:
    """The file is not in the game folder."""


def test_a_clock_that_is_wrong_throws_nothing_away_for_good(archive: Archive) -> None:
    """Days of use count: neither a clock that is far ahead nor one that jumps shortens them."""
    archive.filing.keep(evening(3))
    today = 2_000_000_000
    archive.purge(forget, now=today)
    archive.throw_away([1], now=today)
    for ahead in (31, 31, 31, 4000, 4000):
        assert 0 == archive.purge(forget, now=today + ahead * 86_400)
    for day in range(KEPT_DAYS - 4):
        assert 0 == archive.purge(forget, now=today + day * 86_400)
    assert (1,) == archive.thrown_away()
    assert 0 == archive.purge(forget, now=today + (KEPT_DAYS - 1) * 86_400)
    assert 1 == archive.purge(forget, now=today + KEPT_DAYS * 86_400)


def test_what_an_older_version_threw_away_waits_its_days(archive: Archive) -> None:
    """Where it is not known on which day of use it went, its days begin now."""
    archive.filing.keep(evening(3))
    archive.connection.execute("UPDATE session SET deleted = 1000")
    now = 2_000_000_000
    for day in range(KEPT_DAYS):
        assert 0 == archive.purge(forget, now=now + day * 86_400)
    archive.bring_back([1])
    archive.throw_away([1], now=1000)
    assert 0 == archive.purge(forget, now=now + KEPT_DAYS * 86_400)
    assert (1,) == archive.thrown_away()


def test_a_game_without_a_card_is_nothing_to_keep(archive: Archive) -> None:
    """A game in which the player made no move is not stored, nor a deal without a play."""
    for decisions in (0, 1):
        kept = archive.filing.keep([game(decisions=decisions)])
        assert (None, 0) == (kept.session, kept.added)
    assert () == archive.find()


def test_a_record_that_is_not_true_changes_nothing(archive: Archive) -> None:
    """Every record is replayed before it is stored."""
    stored = game()
    untrue = replace(stored, record=replace(stored.record, actions=stored.record.actions[:1] * 2))
    with pytest.raises(StorageFault, match="the file contains an invalid game"):
        archive.filing.keep([game(2), untrue])

    assert [] == everything(archive)


def test_whoever_gave_no_name_is_one_person_in_every_language(archive: Archive) -> None:
    """A guest is listed, found and counted once; every record stays as it was written.

    An archive that counted a guest by language is counted anew when it is opened.
    """
    for day, guest in enumerate(("Guest", "Gast", "Invité"), 1):
        archive.filing.keep(evening(day, 1, (guest, "Anna", "Karl")))
    archive.filing.keep(evening(4, 1, ("Gustave", "Anna", "Karl")))
    told = everything(archive)
    assert ("Guest", "Gustave", "Anna", "Karl") == archive.players()
    for name in ("Guest", "Gast", "Invité"):
        assert 3 == archive.statistics(name).all.games
        assert {1, 2, 3} == set(archive.find(Search(player=name)))
        assert {1, 2, 3} == set(archive.find(Search(text=name)))
    assert "Gast" == archive.rows([2])[0].names[0]
    assert "Invité" == archive.games(3)[0].record.header.players[0]

    by_language = archive.connection.execute("INSERT INTO person (name) VALUES ('Gast')")
    for table in ("score", "chair"):
        column = "game" if table == "score" else "session"
        archive.connection.execute(
            f"UPDATE {table} SET person = ? WHERE seat = 0 AND {column} = 2",  # noqa: S608 - our own names.
            (by_language.lastrowid,),
        )
    assert told != everything(archive)
    archive.filing.rebuild()
    assert told == everything(archive)
