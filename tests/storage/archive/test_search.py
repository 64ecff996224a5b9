"""Searches of the archive: results, order, and use of indexes."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from reunion_desktop.games import find_game
from reunion_desktop.history.sessions import Search
from reunion_desktop.storage.archive.archive import Archive
from reunion_desktop.storage.archive.game_summary import begun_at
from reunion_desktop.storage.archive.search import ORDERS, folded, query
from tests.storage.sessions import evening, game


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Archive]:
    """Sessions with different players, dates and rules."""
    made = Archive(tmp_path_factory.mktemp("archive") / "archive.db", find_game)
    made.filing.keep(evening(1, 2, ("Otto", "Anna", "Karl")))
    made.filing.keep(evening(2, 1, ("Otto", "Lisbeth", "Karl")))
    made.filing.keep(evening(3, 3, ("Otto", "Anna", "Édouard")))
    made.filing.keep(
        [game(4, "2026-02-01T20:00:00+00:00", ("Anna", "Otto", "Karl"), preset="1862")]
    )
    made.filing.keep([game(5, "2026-02-02T20:00:00+00:00", ("Otto", "Anna", "Karl"), decisions=40)])
    made.rename(2, "50% off_the_record!")
    made.annotate(3, "A matsch")
    yield made
    made.close()


def test_everything_newest_first(archive: Archive) -> None:
    """The default order is the newest first."""
    assert (5, 4, 3, 2, 1) == archive.find()
    assert (1, 2, 3, 4, 5) == archive.find(Search(descending=False))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("anna", (5, 4, 3, 1)),
        ("EDOUARD", (3,)),
        ("Édouard matsch", (3,)),
        ("anna karl", (5, 4, 1)),
        ("karl nobody", ()),
        ("2026-02", (5, 4)),
        ("1862", (4,)),
        ("rhine 2026-01-02", (2,)),
        ("50% off_the", (2,)),
        ("%", (2,)),
        ("_", (2,)),
        ("!", (2,)),
        ("'; DROP TABLE session --", ()),
        ("   ", (5, 4, 3, 2, 1)),
    ],
)
def test_words_are_found_wherever_they_stand(
    archive: Archive, text: str, found: tuple[int, ...]
) -> None:
    """Every word must stand somewhere: players, name, note, rules, date; no wildcards."""
    assert found == archive.find(Search(text))


def test_many_rows_do_not_wait_for_other_threads(tmp_path: Path) -> None:
    """Many rows are fetched at once, without waiting for Python's lock per row."""
    archive = Archive(tmp_path / "archive.db", find_game)
    archive.filing.keep(evening(1))
    columns = "date, begun, preset, players, games, units, result, sought"
    archive.connection.execute(
        f"INSERT INTO session ({columns}) WITH RECURSIVE n(x) AS"  # noqa: S608 - our own names.
        f" (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 2000) SELECT {columns} FROM n, session"
    )
    over = threading.Event()

    def busy() -> None:
        while not over.is_set():
            pass

    thread = threading.Thread(target=busy)
    thread.start()
    begin = time.perf_counter()
    found = archive.find()
    rows = archive.rows(found)
    took = time.perf_counter() - begin
    over.set()
    thread.join()
    archive.close()

    assert 2001 == len(found) == len(rows)
    assert took < 2001 * sys.getswitchinterval() / 2


def test_filters_narrow_the_list_down(archive: Archive) -> None:
    """By time, player, rules and result, alone and together."""
    second = begun_at("2026-02-02T00:00:00+00:00")

    assert (5,) == archive.find(Search(since=second))
    assert (4, 3, 2, 1) == archive.find(Search(until=second))
    assert (3,) == archive.find(Search(player="Édouard"))
    assert () == archive.find(Search(player="Édouar"))
    assert (4,) == archive.find(Search(preset="1862"))
    assert (5,) == archive.find(Search(result="open"))
    results = ("won", "shared", "lost", "open")
    found = [number for result in results for number in archive.find(Search(result=result))]
    assert sorted(archive.find()) == sorted(found)
    assert (3, 1) == archive.find(Search("anna", player="Otto", preset="rhineland", until=second))


@pytest.mark.parametrize("order", ORDERS)
def test_a_list_is_sorted_by_what_one_wants(archive: Archive, order: str) -> None:
    """Both directions, with the same sessions every time."""
    rows = archive.rows(archive.find(Search(order=order, descending=False)))
    keys: dict[str, list[Any]] = {
        "date": [row.date for row in rows],
        "players": [row.names for row in rows],
        "rules": [row.preset for row in rows],
        "games": [row.games for row in rows],
        "units": [row.units[0] for row in rows],
        "result": [row.result for row in rows],
    }

    assert sorted(keys[order]) == keys[order]
    assert tuple(row.id for row in rows)[::-1] == archive.find(Search(order=order))


@pytest.mark.parametrize(
    ("search", "plan"),
    [
        *[
            (Search(order=order, descending=down), "USING INDEX session_by_")
            for order in ORDERS
            for down in (True, False)
        ],
        (Search("anna 2007"), "SCAN session USING INDEX session_by_date"),
        (Search(since=1, until=2), "SEARCH session USING INDEX session_by_date (begun>? AND"),
        (Search(player="Karl"), "SEARCH chair USING COVERING INDEX chair_by_person"),
        (Search(preset="1862", order="rules"), "SEARCH session USING INDEX session_by_rules"),
        (Search(result="won", order="result"), "SEARCH session USING INDEX session_by_result"),
    ],
)
def test_indexes_find_and_sort(archive: Archive, search: Search, plan: str) -> None:
    """No list is sorted by hand, however long it grows; what is deleted is not even looked at."""
    statement, values = query(search)
    found = archive.connection.execute(f"EXPLAIN QUERY PLAN {statement}", values)
    told = "\n".join(str(row[3]) for row in found)

    # COVERING or not, the index is the same.
    assert plan.replace("COVERING ", "") in told.replace("COVERING ", "")
    if search.player is None:
        assert "B-TREE" not in told


def test_rows_come_in_the_order_asked_for(archive: Archive) -> None:
    """Those that are gone are left out."""
    assert [4, 1] == [row.id for row in archive.rows((4, 77, 1))]


def test_choices_are_what_was_played(archive: Archive) -> None:
    """The player is listed first, because of seat 0."""
    assert "Otto" == archive.players()[0]
    assert {"Otto", "Anna", "Karl", "Lisbeth", "Édouard"} == set(archive.players())
    assert (("reunion", "1862"), ("reunion", "rhineland")) == archive.presets()


def test_texts_are_compared_without_case_and_accents() -> None:
    """One does not have to know how a name is spelt."""
    assert "edouard strasse" == folded("Édouard STRASSE")
    assert folded("straße") == folded("STRASSE")
