"""What somebody's games in the archive come to, help taken shown apart."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, fields
from itertools import accumulate

from reunion_desktop.storage.archive_search import fetched, text_of

_POINTS_ON_A_CURVE = 400
"""More sittings than that are drawn together in runs of equal length."""

_ENDS = 260_000_000_000
"""Seconds from 1970 to the end of any calendar here, the year 9999, and a little more."""

_SUMS = (
    "count(*)",
    "sum(game.complete)",
    "sum(score.won)",
    "sum(score.units)",
    "sum(score.dealer_deals)",
    "sum(score.dealer_points)",
    "sum(score.forehand_deals)",
    "sum(score.forehand_points)",
    "sum(score.middlehand_deals)",
    "sum(score.middlehand_points)",
    "sum(score.stangen_received)",
    "sum(score.stangen_given)",
    "sum(score.bowers_won)",
    "sum(score.bowers_lost)",
)


@dataclass(frozen=True, slots=True)
class Tally:
    """What some games came to for one player."""

    games: int = 0
    complete: int = 0
    """How many of them were played to their end."""
    won: int = 0
    """Games won, shared wins included."""
    units: float = 0.0
    """Net, fees included."""
    dealer_deals: int = 0
    dealer_points: int = 0
    forehand_deals: int = 0
    forehand_points: int = 0
    middlehand_deals: int = 0
    middlehand_points: int = 0
    stangen_received: int = 0
    """Deals in which the player took no trick."""
    stangen_given: int = 0
    """Deals in which another took none."""
    bowers_won: int = 0
    bowers_lost: int = 0

    def plus(self, other: Tally) -> Tally:
        """Both together."""
        sums = {name: getattr(self, name) + getattr(other, name) for name in _FIELDS}
        return Tally(**sums)


_FIELDS = tuple(field.name for field in fields(Tally))


@dataclass(frozen=True, slots=True)
class Against:
    """How a player stands to another."""

    name: str
    games: int
    ahead: int
    """Games out of which the player came with more units."""
    behind: int
    units: float
    """What went from the other to the player, less what went back."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The player's balance at some time."""

    begun: int
    """When the sitting was begun, seconds since 1970."""
    balance: float
    """Units won and lost over all sittings up to this one."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """Everything that is told of a player."""

    player: str
    sittings: int
    alone: Tally
    """Games without help."""
    helped: Tally
    """Games in which help was taken."""
    course: tuple[Moment, ...]
    """The balance after each sitting, or after each run of them."""
    opponents: tuple[Against, ...]
    """Everybody played against, most games first."""
    rules: tuple[tuple[str, Tally], ...]
    """By the rule set's name, most games first."""

    @property
    def all(self) -> Tally:
        """Every game."""
        return self.alone.plus(self.helped)


def statistics(
    connection: sqlite3.Connection, player: str, *, practice: bool = False
) -> Statistics:
    """Count a player's games.

    Args:
        connection: the archive.
        player: whose.
        practice: whether sittings that were played for practice count too.
    """
    tallies = {False: Tally(), True: Tally()}
    rules: dict[str, Tally] = {}
    for preset, helped, tally in _tallies(connection, player, practice=practice):
        tallies[helped] = tallies[helped].plus(tally)
        rules[preset] = rules.get(preset, Tally()).plus(tally)
    course = _course(connection, player, practice=practice)
    ranked = sorted(rules.items(), key=lambda one: (-one[1].games, one[0]))
    return Statistics(
        player,
        len(course),
        tallies[False],
        tallies[True],
        _thinned(course),
        tuple(_opponents(connection, player, practice=practice)),
        tuple(ranked),
    )


_OF_PLAYER = (
    " FROM person JOIN score ON score.person = person.id"
    " JOIN game ON game.id = score.game JOIN sitting ON sitting.id = game.sitting"
    " WHERE person.name = ? AND sitting.deleted IS NULL AND sitting.practice <= ?"
)


def _tallies(
    connection: sqlite3.Connection, player: str, *, practice: bool
) -> Iterator[tuple[str, bool, Tally]]:
    """By rule set and by whether help was taken."""
    found = connection.execute(
        f"SELECT sitting.preset, game.helped, {', '.join(_SUMS)}{_OF_PLAYER}"
        " GROUP BY sitting.preset, game.helped",
        (player, practice),
    )
    for preset, helped, *sums in found:
        yield text_of(preset), bool(helped), Tally(*sums)


def _course(connection: sqlite3.Connection, player: str, *, practice: bool) -> list[Moment]:
    """The balance after each sitting, in order of time."""
    found = fetched(
        connection,
        "begun, won",
        f"SELECT sitting.begun, sum(score.units) AS won{_OF_PLAYER}"
        " GROUP BY sitting.id ORDER BY sitting.begun, sitting.id",
        (player, practice),
    )
    balances = accumulate(units for _, units in found)
    return [
        Moment(_second(begun), balance) for (begun, _), balance in zip(found, balances, strict=True)
    ]


def _second(begun: object) -> int:
    """A second that a calendar knows.

    Raises:
        ValueError: it is none.
    """
    if type(begun) is int and abs(begun) < _ENDS:
        return begun
    message = f"{begun!r:.40} is no second since 1970"
    raise ValueError(message)


_NOT_COUNTED = (
    "SELECT game.id FROM game WHERE game.sitting IN"
    " (SELECT id FROM sitting WHERE deleted IS NOT NULL"
    " UNION SELECT id FROM sitting WHERE practice = 1 AND NOT ?)"
)
"""Few games as a rule: to leave them out is quicker than to look up every other."""


def _opponents(connection: sqlite3.Connection, player: str, *, practice: bool) -> Iterator[Against]:
    found = connection.execute(
        "SELECT other.name, count(*), sum(better > 0), sum(better < 0), sum(units)"  # noqa: S608 - constants.
        " FROM person JOIN duel ON duel.person = person.id"
        " JOIN person AS other ON other.id = duel.opponent"
        f" WHERE person.name = ? AND duel.game NOT IN ({_NOT_COUNTED})"
        " GROUP BY duel.opponent ORDER BY count(*) DESC, other.name",
        (player, practice),
    )
    for row in found:
        yield Against(*row)


def _thinned(course: list[Moment]) -> tuple[Moment, ...]:
    """A course with no more moments than a picture shows; the last one stays."""
    step = -(-len(course) // _POINTS_ON_A_CURVE) or 1
    return tuple(course[::-1][::step][::-1])
