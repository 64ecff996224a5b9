"""Statistics of a player in one game, aggregated in SQL; games with help are shown apart."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import accumulate
from typing import Any, NamedTuple

from reunion_desktop.history.guests import counted_as
from reunion_desktop.history.mistakes import KINDS, CostOfSession, KindOfMistakes, Mistakes
from reunion_desktop.history.scores import Totals, named
from reunion_desktop.history.statistics import (
    PRACTICE,
    Against,
    Balance,
    Beside,
    Source,
    Statistics,
)
from reunion_desktop.storage.archive.search import fetched
from reunion_desktop.storage.archive.tables import BY_HAND

_POINTS_ON_A_CURVE = 400
"""Points of a balance curve: beyond this, sessions are grouped in runs of equal length."""


def statistics_of(
    connection: sqlite3.Connection,
    player: str,
    game: str = "reunion",
    *,
    practice: bool = False,
    source: Source = Source.PLAYED,
) -> Statistics:
    """The statistics of a player in one game; raises SQLite's own errors."""
    player = counted_as(player)
    kinds = source.value | (PRACTICE if practice and source is not Source.BY_HAND else 0)
    asked_for = _Asked(player, game, kinds)
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
        opponents=tuple(
            [
                Against(name, games, ahead, behind, units)
                for name, games, ahead, behind, units in _pairings(connection, asked_for, 0)
            ]
        ),
        rules=tuple(ranked),
        game=game,
        partners=tuple(
            [
                Beside(name, games, won, units)
                for name, games, won, _, units in _pairings(connection, asked_for, 1)
            ]
        ),
        mistakes=_mistakes(connection, asked_for),
    )


class _Asked(NamedTuple):
    """The subject of statistics."""

    player: str
    game: str
    kinds: int
    """Bits of the kinds of sessions that count."""

    @property
    def values(self) -> tuple[str, str]:
        """The first parameters of each statement."""
        return self.player, self.game

    def worded(self, statement: str, session: str = "played.session") -> str:
        """A statement for the kinds that count; ``session`` is the id of a session in it."""
        by_hand = BY_HAND.format(session=session)
        counts = {
            1: "practice = 0",
            3: f"(practice = 0 OR NOT {by_hand})",
            4: f"(practice AND {by_hand})",
            5: f"(practice = 0 OR {by_hand})",
            7: "1",
        }[self.kinds]
        usual = "" if self.kinds & 1 else " UNION SELECT id FROM session WHERE practice = 0"
        return statement.replace("{counts}", counts).replace("{usual}", usual)


_SUMS = (
    "SELECT preset, helped, sum(points * complete), sum(tricks * complete), sum(won * complete),"
    " sum(units * complete), sum(receipts * complete), count(*), sum(complete)"
    " FROM played WHERE player = ? AND kind = ? AND {counts} GROUP BY preset, helped"
)
"""Sums for the fields of ``Totals``, in order, by rule set and by whether help was taken.

An unfinished game counts as begun only; it enters no figure by which players are compared.
"""

_OWN_FIGURES = (
    "WITH counted AS MATERIALIZED (SELECT game, seat, preset, helped,"
    " 65536 * dense_rank() OVER (ORDER BY preset, helped) AS combined"
    " FROM played WHERE player = ? AND kind = ? AND {counts} AND complete),"
    " kinds AS (SELECT DISTINCT combined, preset, helped FROM counted),"
    " sums AS (SELECT combined + figure AS key, sum(value) AS value FROM counted"
    " JOIN stat ON stat.game = counted.game AND stat.seat = counted.seat GROUP BY key)"
    " SELECT preset, helped, name, value FROM sums JOIN kinds ON combined = key & ~65535"
    " JOIN figure ON figure.id = key & 65535"
)
"""The game's own statistics by rule set, by whether help was taken, and by name.

Grouped by one number that combines all three: grouping by the three takes twice as long.
"""

_COURSE = (
    "SELECT begun, sum(units * complete) AS won FROM played"
    " WHERE player = ? AND kind = ? AND {counts}"
    " GROUP BY session ORDER BY begun, session"
)
"""Units won in each session, in order of time."""

_PAIRINGS = (
    "SELECT other.name, count(*), sum(result > 0), sum(result < 0), sum(units)"
    " FROM person JOIN pairing ON pairing.person = person.id"
    " JOIN person AS other ON other.id = pairing.companion"
    " WHERE person.name = ?1 AND pairing.partners = ?3 AND pairing.game NOT IN"
    " (SELECT game.id FROM game WHERE game.session IN"
    " (SELECT id FROM session WHERE deleted IS NOT NULL"
    " UNION SELECT id FROM session WHERE deleted IS NULL AND game < ?2"
    " UNION SELECT id FROM session WHERE deleted IS NULL AND game > ?2"
    " UNION SELECT id FROM session WHERE practice = 1 AND NOT {counts}{usual}))"
    " GROUP BY pairing.companion ORDER BY count(*) DESC, other.name"
)
"""Name, number of games, games ahead and behind, and units, most games first.

Games that do not count are few: excluding them is faster than looking up all others.
"""

_MOVES = (
    " FROM played JOIN review ON review.game = played.game AND review.seat = played.seat"
    " JOIN verdict ON verdict.game = played.game"
    " WHERE player = ? AND played.kind = ? AND {counts}"
)
_COSTS = (
    "SELECT begun, count(DISTINCT verdict.game << 20 | deal) AS deals, sum(cost) AS cost,"
    " sum(luck) AS luck, max(shares) AS shares" + _MOVES + " GROUP BY session ORDER BY begun"
)
"""Reviewed deals of each session and their cost, in order of time."""
_KINDS = "SELECT verdict.kind, sum(counted) AS moves, sum(cost) AS cost" + _MOVES + " GROUP BY 1"
"""Moves by kind with a known cost, and their cost."""


def _totals(
    connection: sqlite3.Connection, asked_for: _Asked
) -> Iterator[tuple[str, bool, Totals]]:
    """Totals by rule set and by whether help was taken."""
    own: dict[tuple[object, object], dict[str, int]] = {}
    for preset, helped, name, value in connection.execute(
        asked_for.worded(_OWN_FIGURES), asked_for.values
    ):
        own.setdefault((preset, helped), {})[name] = value
    for preset, helped, *sums in connection.execute(asked_for.worded(_SUMS), asked_for.values):
        stats = named(own.get((preset, helped), {}))
        yield preset, bool(helped), replace(Totals(*sums), stats=stats)


def _course(connection: sqlite3.Connection, asked_for: _Asked) -> list[Balance]:
    """The balance after each session, in order of time."""
    found = fetched(connection, "begun, won", asked_for.worded(_COURSE), asked_for.values)
    balances = accumulate(units for _, units in found)
    return [Balance(begun, units) for (begun, _), units in zip(found, balances, strict=True)]


def _mistakes(connection: sqlite3.Connection, asked_for: _Asked) -> Mistakes | None:
    """Costs of the reviewed moves; None if there are none."""
    names = "begun, deals, cost, luck, shares"
    rows = fetched(connection, names, asked_for.worded(_COSTS), asked_for.values)
    if not rows:
        return None
    kinds = fetched(connection, "kind, moves, cost", asked_for.worded(_KINDS), asked_for.values)
    ordered = sorted(kinds, key=lambda row: KINDS.index(row[0]))
    return Mistakes(
        tuple([CostOfSession(begun, deals, cost) for begun, deals, cost, _, _ in rows]),
        tuple([KindOfMistakes(*row) for row in ordered if row[1]]),
        sum(luck for *_, luck, _ in rows),
        shares=any(shares for *_, shares in rows),
    )


def _pairings(
    connection: sqlite3.Connection, asked_for: _Asked, partners: int
) -> Iterator[tuple[Any, ...]]:
    """Sums by opponent, or by partner."""
    return connection.execute(
        asked_for.worded(_PAIRINGS, "session.id"), (*asked_for.values, partners)
    )


def thin(course: Sequence[Balance]) -> tuple[Balance, ...]:
    """Reduce a balance curve to the number of points that are drawn; the last one stays."""
    step = -(-len(course) // _POINTS_ON_A_CURVE) or 1
    return tuple(course[::-1][::step][::-1])
