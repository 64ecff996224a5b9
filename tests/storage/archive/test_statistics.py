"""A player's statistics, compared with the score sheets."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import accumulate
from pathlib import Path

import pytest

from reunion_desktop.engine.scoring import ScoreSheet, Why
from reunion_desktop.games import find_game
from reunion_desktop.history.statistics import Balance
from reunion_desktop.storage.archive.archive import Archive
from reunion_desktop.storage.archive.statistics import thin
from tests.storage.sessions import evening, game

DAYS = (1, 2, 3, 4)
TABLES = (("Otto", "Anna", "Karl"), ("Otto", "Lisbeth", "Karl"))


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Archive]:
    """Four evenings with Otto at seat 0, one with help, one for practice."""
    made = Archive(tmp_path_factory.mktemp("archive") / "archive.db", find_game)
    for day in DAYS:
        made.filing.keep(evening(day, 2, TABLES[day % 2]))
    made.filing.keep([game(77, "2026-03-01T20:00:00+00:00", TABLES[0], helped=True)])
    made.filing.keep([game(78, "2026-03-02T20:00:00+00:00", TABLES[0])], practice=True)
    made.filing.keep(evening(9, 1, TABLES[0]))
    made.throw_away([7])
    yield made
    made.close()


def sheets(archive: Archive) -> list[ScoreSheet]:
    """The sheets that count, in order of time."""
    return [archive.sheet(number) for number in range(1, 6)]


def test_units_and_games_are_those_of_the_sheets(archive: Archive) -> None:
    """Nothing is counted twice, nothing is left out."""
    told = archive.statistics("Otto")
    games = [one for sheet in sheets(archive) for one in sheet.games]
    won = sum(0 in one.settlement.winners for one in games if one.settlement)

    assert (5, 9, 8, 1) == (told.sessions, told.all.games, told.alone.games, told.helped.games)
    assert sum(one.balance[0] for one in games) == told.all.units
    assert won == told.all.won
    assert sheets(archive)[4].balance[0] == told.helped.units


def test_points_are_told_by_place_at_the_table(archive: Archive) -> None:
    """Dealer, forehand and middlehand: in each game of three one deals once."""
    told = archive.statistics("Otto").all
    lines = [line for s in sheets(archive) for one in s.games for line in one.lines]
    by_place = [
        sum(line.points[0] for line in lines if (0 - line.dealer) % 3 == place)
        for place in range(3)
    ]

    assert (9, 9, 9) == (
        told.count("dealer_deals"),
        told.count("forehand_deals"),
        told.count("middlehand_deals"),
    )
    assert by_place == [
        told.count("dealer_points"),
        told.count("forehand_points"),
        told.count("middlehand_points"),
    ]


def test_stangen_and_bowers_are_those_that_were_paid(archive: Archive) -> None:
    """Own and others' Stangen; bowers captured and lost."""
    told = archive.statistics("Otto").all
    games = [one for sheet in sheets(archive) for one in sheet.games]
    stangen = [
        {payment.payer for payment in line.payments if payment.why is Why.NO_TRICK}
        for one in games
        for line in one.lines
    ]
    bowers = [payment for one in games for payment in one.payments(Why.LEFT_BOWER)]

    assert sum(0 in payers for payers in stangen) == told.count("stangen_received")
    assert sum(len(payers - {0}) for payers in stangen) == told.count("stangen_given")
    assert sum(one.payee == 0 for one in bowers) == told.count("bowers_won")
    assert sum(one.payer == 0 for one in bowers) == told.count("bowers_lost")
    assert any(stangen)
    assert bowers


def test_the_course_is_the_balance_after_each_session(archive: Archive) -> None:
    """In order of time."""
    course = archive.statistics("Otto").course
    balances = list(accumulate(sheet.balance[0] for sheet in sheets(archive)))

    assert balances == [moment.units for moment in course]
    assert sorted(moment.begun for moment in course) == [moment.begun for moment in course]


def test_opponents_are_told_one_by_one(archive: Archive) -> None:
    """Balances by opponent add up to the whole balance."""
    told = archive.statistics("Otto")
    against = {one.name: one for one in told.opponents}

    assert {"Karl": 9, "Anna": 5, "Lisbeth": 4} == {name: a.games for name, a in against.items()}
    assert told.all.units == sum(one.units for one in told.opponents)
    back = next(o for o in archive.statistics("Karl").opponents if o.name == "Otto")
    karl = against["Karl"]
    assert (-karl.units, karl.behind, karl.ahead) == (back.units, back.ahead, back.behind)


def test_practice_counts_only_where_it_is_wanted(archive: Archive) -> None:
    """Practice games are listed apart."""
    assert 10 == archive.statistics("Otto", practice=True).all.games
    assert 6 == archive.statistics("Otto", practice=True).sessions


def test_a_game_left_in_its_midst_enters_no_figure(tmp_path: Path) -> None:
    """It counts as begun only; points, fees, units, the curve and opponents are not affected."""
    archive = Archive(tmp_path / "archive.db", find_game)
    archive.filing.keep([game(1)])
    before = archive.statistics("Otto")
    archive.filing.keep([game(2, "2026-05-01T20:00:00+00:00", decisions=45)])
    after = archive.statistics("Otto")
    archive.close()

    assert (1, 1) == (before.all.games, before.all.complete)
    assert replace(before.all, games=2) == after.all
    assert before.opponents == after.opponents
    assert [moment.units for moment in before.course] * 2 == [m.units for m in after.course]


def test_rule_sets_are_told_one_by_one(archive: Archive) -> None:
    """They add up to everything."""
    ((name, totals),) = archive.statistics("Otto").rules

    assert "rhineland" == name
    assert archive.statistics("Otto").all == totals


def test_nobody_has_no_games(archive: Archive) -> None:
    """A name that never sat down is no error."""
    told = archive.statistics("Nobody")

    assert (0, 0, (), ()) == (told.sessions, told.all.games, told.course, told.opponents)


@pytest.mark.parametrize("count", [0, 1, 399, 400, 401, 10_000])
def test_a_long_course_is_thinned(count: int) -> None:
    """A picture shows a few hundred moments; the last one is always among them."""
    course = [Balance(number, float(number)) for number in range(count)]
    few = thin(course)

    assert len(few) <= 400
    assert course[-1:] == list(few[-1:])
    assert sorted(few, key=lambda balance: balance.begun) == list(few)


def test_indexes_find_a_players_games(archive: Archive) -> None:
    """Nothing is looked through from end to end but the games that count."""
    asked: list[str] = []
    archive.connection.set_trace_callback(asked.append)
    archive.statistics("Otto")
    archive.connection.set_trace_callback(None)
    plans = [
        str(row[3])
        for statement in asked
        for row in archive.connection.execute(f"EXPLAIN QUERY PLAN {statement}")
    ]

    kept = archive.connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    tables = {name for (name,) in kept}

    assert 6 == len(asked)
    assert 2 == plans.count("SEARCH score USING COVERING INDEX score_by_person (person=?)")
    assert 2 == plans.count("SEARCH score USING INDEX score_by_person (person=?)")
    assert 1 == plans.count("SEARCH stat USING PRIMARY KEY (game=? AND seat=?)")
    pairs = "SEARCH pairing USING COVERING INDEX pairing_by_person (person=? AND partners=?)"
    assert 2 == plans.count(pairs)
    assert not [
        plan
        for plan in plans
        if plan.startswith("SCAN")
        and plan.split()[1] in tables
        and not plan.endswith("session_thrown_away")
    ]
