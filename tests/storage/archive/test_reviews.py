"""Reviewed moves in the archive: what is reviewed next, what is kept, and the sums."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import pytest

from reunion_desktop.games import find_game
from reunion_desktop.history.mistakes import KINDS, KindOfMistakes, Mistake, ReviewedMove
from reunion_desktop.storage.archive.archive import KEPT_SECONDS, Archive
from reunion_desktop.storage.archive.backups import back_up, restore
from reunion_desktop.storage.archive.game_summary import record_text
from reunion_desktop.storage.archive.reviews import Unreviewed
from reunion_desktop.storage.archive.schema import DamagedArchive
from reunion_desktop.storage.archive.tables import VERSION
from reunion_desktop.storage.disk import StorageFault
from tests.storage.sessions import evening, game, silent

REVIEWER = 7
"""Version of the reviewer in these tests."""


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    """An archive with two sessions, of two games and of one."""
    made = Archive(tmp_path / "archive.db", find_game)
    made.filing.keep(evening(1, 2))
    made.filing.keep(evening(2, 1))
    return made


def due(archive: Archive, version: int = REVIEWER) -> Unreviewed:
    """The game that is to be reviewed next."""
    found = archive.reviews.next_game(version)
    assert found is not None
    return found


def move(place: int, deal: int, cost: float, kind: str = "lead", luck: float = 0.0) -> ReviewedMove:
    """A reviewed move."""
    return ReviewedMove(place, deal, kind, cost, luck, counted=True)


def moves(archive: Archive) -> list[tuple[object, ...]]:
    """Game and place of every move kept."""
    found = archive.connection.execute("SELECT game, place FROM verdict ORDER BY game, place")
    return found.fetchall()


def as_version_1(path: Path) -> None:
    """Make an archive one of the version without reviews."""
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.executescript("DROP TABLE verdict; DROP TABLE review; PRAGMA user_version = 1")


def test_an_older_archive_gets_the_tables_of_the_review(archive: Archive, tmp_path: Path) -> None:
    """Nothing else changes, also where it is a backup; twice opened, it is extended once."""
    before = [archive.games(session) for session in (1, 2)]
    copy = tmp_path / "copy.db"
    back_up(archive, copy, silent, lambda: False)
    archive.close()
    for path in (archive.path, copy):
        as_version_1(path)
    Archive(archive.path, find_game).close()
    opened = Archive(archive.path, find_game)

    assert (VERSION,) == opened.connection.execute("PRAGMA user_version").fetchone()
    assert before == [opened.games(session) for session in (1, 2)]
    opened.reviews.keep(due(opened), REVIEWER, [move(3, 1, 0.5)])
    restore(opened, copy, silent, lambda: False)
    assert before == [opened.games(session) for session in (1, 2)]
    assert [] == moves(opened)
    assert due(opened).text == record_text(before[1][0])


def test_a_foreign_table_is_no_review(archive: Archive) -> None:
    """An older archive that has such a table already is damaged, and stays as it is."""
    archive.close()
    as_version_1(archive.path)
    with contextlib.closing(sqlite3.connect(archive.path)) as database:
        database.execute("CREATE TABLE review (cost)")
    with pytest.raises(DamagedArchive, match="review is missing or wrong"):
        Archive(archive.path, find_game)


def test_the_latest_finished_game_is_next(archive: Archive) -> None:
    """Unfinished, deleted and practice games are not reviewed; each other game once."""
    late = "2026-03-01T20:00:00+00:00"
    archive.filing.keep([game(5, late, decisions=45)])
    archive.filing.keep([game(6, late)], practice=True)
    archive.filing.keep([game(7, late)])
    (newest, *_) = archive.find()
    archive.throw_away([newest])
    found = []
    while (following := archive.reviews.next_game(REVIEWER)) is not None:
        archive.reviews.keep(following, REVIEWER, complete=True)
        found.append(following.text)
    (third,), (first, second) = archive.games(2), archive.games(1)

    assert [record_text(one) for one in (third, second, first)] == found
    assert due(archive, REVIEWER + 1).text == found[0]


def test_the_deals_kept_are_not_reviewed_again(archive: Archive) -> None:
    """A game that is not complete is next again, with the deals that are done."""
    of = due(archive)
    archive.reviews.keep(of, REVIEWER, [move(3, 1, 0.5), move(9, 1, 0.0)])
    archive.reviews.keep(of, REVIEWER, [move(40, 2, 0.1)])

    assert of._replace(done=frozenset((1, 2))) == due(archive)


def test_a_new_version_of_the_reviewer_begins_anew(archive: Archive) -> None:
    """Moves of the version before are removed when the first deal is kept."""
    archive.reviews.keep(due(archive), REVIEWER, [move(3, 1, 0.5)], complete=True)
    again = due(archive, REVIEWER + 1)
    archive.reviews.keep(again, REVIEWER + 1, [move(40, 2, 0.1)])

    assert frozenset() == again.done
    assert [(again.game, 40)] == moves(archive)


def test_moves_of_a_game_that_is_gone_are_not_kept(archive: Archive) -> None:
    """Neither are they given to another game that has its number after a restore."""
    of = due(archive)
    archive.reviews.keep(of._replace(key="0" * 64), REVIEWER, [move(3, 1, 0.5)])
    archive.reviews.keep(of._replace(game=99), REVIEWER, [move(3, 1, 0.5)])

    assert [] == moves(archive)


def test_a_deleted_session_takes_its_moves_along(archive: Archive) -> None:
    """In the trash they stay, but are told no more; afterwards nothing of them is left."""
    archive.reviews.keep(due(archive), REVIEWER, [move(3, 1, 0.5)], complete=True)
    archive.throw_away([2], now=0)
    assert () == archive.reviews.costliest(10)
    assert archive.statistics("Otto").mistakes is None
    archive.bring_back([2])
    assert 1 == len(archive.reviews.costliest(10))
    archive.throw_away([2], now=0)
    archive.connection.execute("UPDATE fact SET value = -99 WHERE name LIKE 'thrown away %'")
    archive.purge(lambda _name: None, now=KEPT_SECONDS + 1)

    assert [] == moves(archive)
    assert (0,) == archive.connection.execute("SELECT count(*) FROM review").fetchone()


@pytest.mark.parametrize(
    "odd",
    [
        move(3, 1, -0.1),
        move(3, 1, float("inf")),
        move(3, 1, 0.1, luck=float("-inf")),
        move(3, 1, 0.1, kind="idle"),
    ],
)
def test_figures_that_mean_nothing_are_refused(archive: Archive, odd: ReviewedMove) -> None:
    """Then nothing of the deal is kept."""
    with pytest.raises(StorageFault, match="Could not save the review"):
        archive.reviews.keep(due(archive), REVIEWER, [move(2, 1, 0.5), odd])

    assert [] == moves(archive)


def test_a_game_that_cannot_be_read_has_no_record(archive: Archive) -> None:
    """It is still next, so that it can be completed and left out."""
    archive.connection.execute("UPDATE record SET text = 'nonsense' WHERE game = 3")
    of = due(archive)

    assert (3, "nonsense") == (of.game, of.text)
    assert archive.reviews.record(3) is None
    assert archive.reviews.record(99) is None
    archive.reviews.keep(of, REVIEWER, complete=True)
    assert 2 == due(archive).game


def test_the_costliest_mistakes_come_first(archive: Archive) -> None:
    """Of equal ones the latest; moves without a cost are none."""
    for costs in ((0.5, 0.0), (0.2, 0.7), (0.5, 0.1)):
        played = [move(3 + 30 * deal, deal, cost) for deal, cost in enumerate(costs, 1)]
        archive.reviews.keep(due(archive), REVIEWER, played, complete=True)
    found = archive.reviews.costliest(4)

    assert [(2, 2, 0.7), (3, 1, 0.5), (1, 1, 0.5), (2, 1, 0.2)] == [
        (one.game, one.deal, one.cost) for one in found
    ]
    assert Mistake(2, 2, 63, 0, "lead", 0.7) == found[0]
    assert found[:3] == archive.reviews.costliest(10, "reunion", least=0.5)
    assert () == archive.reviews.costliest(10, "bauer")
    assert archive.reviews.record(2) == archive.games(1)[1].record
    assert {"lead": pytest.approx(2.0)} == archive.reviews.costs("reunion")
    assert {} == archive.reviews.costs("bauer")


def test_costs_are_summed_by_session_and_by_kind(archive: Archive) -> None:
    """Only for the player at the reviewed seat; luck is told apart."""
    archive.reviews.keep(due(archive), REVIEWER, [move(3, 1, 0.5, "call", 0.2)], complete=True)
    archive.reviews.keep(due(archive), REVIEWER, [move(3, 1, 0.25), move(40, 2, 0.5)])
    archive.reviews.keep(due(archive), REVIEWER, [move(70, 3, 0.0, "trump", -0.1)], complete=True)
    found = archive.statistics("Otto").mistakes
    assert found is not None

    assert [(3, 0.75), (1, 0.5)] == [(each.deals, each.cost) for each in found.course]
    assert sorted(each.begun for each in found.course) == [each.begun for each in found.course]
    assert ("call", "lead", "trump") == tuple(each.kind for each in found.kinds)
    assert KindOfMistakes("lead", 2, 0.75) == found.kinds[1]
    assert (4, 1.25, False) == (found.deals, found.cost, found.shares)
    assert pytest.approx(0.1) == found.luck
    assert archive.statistics("Karl").mistakes is None
    assert set(KINDS) >= {each.kind for each in found.kinds}
    session = archive.mistakes(1)
    assert session is not None
    assert (3, 0.75, (2, 2)) == (session.deals, session.cost, session.worst)
    assert archive.mistakes(3) is None
