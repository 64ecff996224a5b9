"""Statistics of a player in one game, aggregated in SQL; games with help are shown apart."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import accumulate
from typing import Any

from reunion_desktop.history.guests import counted_as
from reunion_desktop.history.scores import SCORE_FIELDS, Totals, named
from reunion_desktop.history.statistics import Against, Balance, Beside, Statistics
from reunion_desktop.storage.archive.statements import fetched

_POINTS_ON_A_CURVE = 400
"""Points of a balance curve: beyond this, sessions are grouped in runs of equal length."""


def statistics_of(
    connection: sqlite3.Connection, player: str, game: str = "reunion", *, practice: bool = False
) -> Statistics:
    """The statistics of a player in one game; raises SQLite's own errors."""
    player = counted_as(player)
    asked_for = (player, game, practice)
    sums = {False: Totals(), True: Totals()}
    rules: dict[str, Totals] = {}
    for preset, helped, totals in _totals(connection, asked_for):
        sums[helped] = sums[helped].plus(totals)
        rules[preset] = rules.get(preset, Totals()).plus(totals)
    course = _course(connection, asked_for)
    ranked = sorted(rules.items(), key=lambda one: (-one[1].games, one[0]))
    return Statistics(
        player=player,
        sessions=len(course),
        alone=sums[False],
        helped=sums[True],
        course=thin(course),
        opponents=tuple([Against(*found) for found in _pairings(connection, asked_for, *_AGAINST)]),
        rules=tuple(ranked),
        game=game,
        partners=tuple([Beside(*found) for found in _pairings(connection, asked_for, *_BESIDE)]),
    )


_AGAINST = ("duel", "opponent", "sum(better > 0), sum(better < 0)")
_BESIDE = ("partner", "companion", "sum(won)")
"""Tables of pairs of players: the table, the column of the other player, and the sums."""

_SUMS = ", ".join(
    [
        *(f"sum(score.{name} * game.complete)" for name in SCORE_FIELDS),
        "count(*)",
        "sum(game.complete)",
    ]
)
"""SQL sums for the fields of ``Totals``, in order. An unfinished game counts as begun only; it
enters no figure by which players are compared.
"""

_Asked = tuple[str, str, bool]
"""The player's name, the name of the game, and whether practice sessions count."""

_OF_PLAYER = (
    " FROM person JOIN score ON score.person = person.id"
    " JOIN game ON game.id = score.game JOIN sitting ON sitting.id = game.sitting"
)
_COUNTED = (
    " WHERE person.name = ? AND sitting.game = ? AND sitting.deleted IS NULL"
    " AND sitting.practice <= ?"
)

_OWN_FIGURES = (
    "WITH counted AS MATERIALIZED (SELECT score.game, score.seat, preset, game.helped,"  # noqa: S608 - constants.
    " 65536 * dense_rank() OVER (ORDER BY preset, game.helped) AS kind"
    f"{_OF_PLAYER}{_COUNTED} AND game.complete),"
    " kinds AS (SELECT DISTINCT kind, preset, helped FROM counted),"
    " sums AS (SELECT kind + figure AS key, sum(value) AS value FROM counted"
    " JOIN stat ON stat.game = counted.game AND stat.seat = counted.seat GROUP BY key)"
    " SELECT preset, helped, name, value FROM sums JOIN kinds ON kind = key & ~65535"
    " JOIN figure ON figure.id = key & 65535"
)
"""The game's own statistics by rule set, by whether help was taken, and by name.

Grouped by one number that combines all three: grouping by the three takes twice as long.
"""


def _totals(
    connection: sqlite3.Connection, asked_for: _Asked
) -> Iterator[tuple[str, bool, Totals]]:
    """Totals by rule set and by whether help was taken."""
    own: dict[tuple[object, object], dict[str, int]] = {}
    for preset, helped, name, value in connection.execute(_OWN_FIGURES, asked_for):
        own.setdefault((preset, helped), {})[name] = value
    found = connection.execute(
        f"SELECT sitting.preset, game.helped, {_SUMS}{_OF_PLAYER}{_COUNTED}"
        " GROUP BY sitting.preset, game.helped",
        asked_for,
    )
    for preset, helped, *sums in found:
        stats = named(own.get((preset, helped), {}))
        yield preset, bool(helped), replace(Totals(*sums), stats=stats)


def _course(connection: sqlite3.Connection, asked_for: _Asked) -> list[Balance]:
    """The balance after each session, in order of time."""
    found = fetched(
        connection,
        "begun, won",
        f"SELECT sitting.begun, sum(score.units * game.complete) AS won{_OF_PLAYER}{_COUNTED}"
        " GROUP BY sitting.id ORDER BY sitting.begun, sitting.id",
        asked_for,
    )
    balances = accumulate(units for _, units in found)
    return [Balance(begun, units) for (begun, _), units in zip(found, balances, strict=True)]


_NOT_COUNTED = (
    "SELECT game.id FROM game WHERE game.sitting IN"
    " (SELECT id FROM sitting WHERE deleted IS NOT NULL"
    " UNION SELECT id FROM sitting WHERE deleted IS NULL AND game < ?2"
    " UNION SELECT id FROM sitting WHERE deleted IS NULL AND game > ?2"
    " UNION SELECT id FROM sitting WHERE practice = 1 AND NOT ?3)"
)
"""Ids of excluded games. They are few: excluding them is faster than looking up all others."""


def _pairings(
    connection: sqlite3.Connection, asked_for: _Asked, table: str, other: str, results: str
) -> Iterator[tuple[Any, ...]]:
    """Name, number of games, and sums over a table of pairs, most games first."""
    return connection.execute(
        f"SELECT other.name, count(*), {results}, sum(units)"  # noqa: S608 - constants.
        f" FROM person JOIN {table} ON {table}.person = person.id"
        f" JOIN person AS other ON other.id = {table}.{other}"
        f" WHERE person.name = ?1 AND {table}.game NOT IN ({_NOT_COUNTED})"
        f" GROUP BY {table}.{other} ORDER BY count(*) DESC, other.name",
        asked_for,
    )


def thin(course: Sequence[Balance]) -> tuple[Balance, ...]:
    """Reduce a balance curve to the number of points that are drawn; the last one stays."""
    step = -(-len(course) // _POINTS_ON_A_CURVE) or 1
    return tuple(course[::-1][::step][::-1])
