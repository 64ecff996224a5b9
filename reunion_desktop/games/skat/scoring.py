"""Scoring of Skat: the lists, statistics, and the score sheet of a session."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from reunion_desktop.engine.scoring import GameSheet, ScoreLine, ScoreSheet, Settlement, Units
from reunion_desktop.engine.scoring_rules import Played, Scoring, Statistic, tally
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.sheet import Sheet
from reunion_desktop.games.skat.options import (
    ACTIVE,
    GAME_BONUS,
    GRAND,
    NULL,
    OTHERS_BONUS,
    SkatOptions,
)
from reunion_desktop.games.skat.options.lines import totals, turns
from reunion_desktop.games.skat.sheet import GAME_POINTS, PERFORMANCE, PLACE, Foot, describe

_POSITIONS = ("forehand", "middlehand", "rearhand")
"""Positions of a deal, in order of play."""


@dataclass(slots=True)
class Column:
    """One player's column of the list."""

    points: int = 0
    """Values of games won and lost, or minus points in a Bierlachs."""
    won: int = 0
    lost: int = 0
    others_lost: int = 0
    """Points for games that others have lost."""
    declared: list[int] = field(default_factory=list[int])
    """The change of each game declared, in order."""

    @property
    def performance(self) -> int:
        """The total of the extended list."""
        return self.points + GAME_BONUS * (self.won - self.lost) + self.others_lost

    @property
    def rank(self) -> tuple[int, int, int]:
        """The order of places: the total, games won, fewer lost (SkWO 6.3.1)."""
        return self.performance, self.won, -self.lost


def declarer_of(line: ScoreLine) -> Seat | None:
    """The declarer of a deal; None where it was passed in or Ramsch."""
    told = line.outcome
    return int(told["declarer"]) if told is not None and told.key == "game" else None


def columns(rules: SkatOptions, lines: tuple[ScoreLine, ...]) -> tuple[Column, ...]:
    """The columns of the list after some deals."""
    made = tuple(Column(points) for points in totals(lines, rules.players))
    for line in lines:
        declarer = declarer_of(line)
        if declarer is None or line.outcome is None:
            continue
        if line.outcome["won"]:
            made[declarer].won += 1
            continue
        made[declarer].lost += 1
        only_defenders = rules.bonus_to == "defenders"
        bonus = OTHERS_BONUS[ACTIVE if only_defenders else rules.players]
        paid = rules.dealt_in(line.dealer) if only_defenders else range(rules.players)
        for seat in paid:
            made[seat].others_lost += bonus if seat != declarer else 0
    return made


def list_points(rules: SkatOptions, lines: tuple[ScoreLine, ...]) -> tuple[int, ...]:
    """The points of each seat in the list that the rules keep."""
    if rules.accounting == "seeger_fabian":
        return tuple(column.performance for column in columns(rules, lines))
    return totals(lines, rules.players)


def foot_of(rules: SkatOptions, game: GameSheet) -> Foot:
    """The foot of a list: how its points come about, and the places; before its end, the points."""
    if not game.lines:
        return ()
    extended = rules.accounting == "seeger_fabian"
    made = list_points(rules, game.lines)
    if game.settlement is None:
        return ((PERFORMANCE, made),) if extended else ()
    if not extended:
        return ((PERFORMANCE, made),)
    columns_made = columns(rules, game.lines)
    ranks = [column.rank for column in columns_made]
    bonus = OTHERS_BONUS[ACTIVE if rules.bonus_to == "defenders" else rules.players]
    return (
        (GAME_POINTS, tuple(column.points for column in columns_made)),
        ("for_won", tuple(GAME_BONUS * column.won for column in columns_made)),
        ("for_lost", tuple(-GAME_BONUS * column.lost for column in columns_made)),
        (f"others_{bonus}", tuple(column.others_lost for column in columns_made)),
        (PERFORMANCE, made),
        (PLACE, tuple(1 + sum(other > own for other in ranks) for own in ranks)),
    )


def settled(rules: SkatOptions, lines: tuple[ScoreLine, ...]) -> Settlement | None:
    """The end of a series after its last deal, or of a Bierlachs with its goal; else None."""
    values = totals(lines, rules.players)
    if rules.accounting == "bierlachs":
        over = min(values) <= -rules.goal
    else:
        over = turns(lines) >= rules.series
    if not over:
        return None
    made = list_points(rules, lines)
    ranks: list[tuple[int, ...]] = [(points,) for points in made]
    if rules.accounting == "seeger_fabian":
        ranks = [column.rank for column in columns(rules, lines)]
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
    return Settlement(values, winners, (), made)


def pairwise(points: tuple[int, ...]) -> tuple[int, ...]:
    """The points settled between every two players: each difference changes hands."""
    return tuple(len(points) * own - sum(points) for own in points)


def _of_game(line: ScoreLine, seats: tuple[Seat, ...]) -> Iterator[tuple[Seat, str, int]]:
    """Figures of the game declared in a deal."""
    declarer, outcome = declarer_of(line), line.outcome
    if declarer is None or outcome is None:
        return
    end, other = ("won", "lost") if outcome["won"] else ("lost", "won")
    kind = str(outcome["game"]) if outcome["game"] in (GRAND, NULL) else "suit"
    for seat in seats:
        yield seat, f"declared_{end}" if seat == declarer else f"against_{other}", 1
    yield declarer, f"{kind}_{end}", 1
    yield declarer, f"hand_{end}", int(outcome["hand"])
    yield declarer, f"{_POSITIONS[seats.index(declarer)]}_{end}", 1
    yield declarer, "overbid_lost", int(outcome["overbid"])
    yield declarer, "schneider_won", int(bool(outcome["won"] and outcome["schneider"]))


class SkatScoring(Scoring[SkatOptions]):
    """How series of Skat add up, their statistics, and the list."""

    account_in = "points"
    lead_in = "points"

    def account(self, played: Played) -> tuple[Units, ...]:
        """The points of the list, settled between every two players."""
        return pairwise(list_points(self.rules, played.lines))

    def stats(self, played: Played) -> tuple[Statistic, ...]:
        """Every figure of every seat that is not 0.

        ``deals``: how many the player was dealt in. ``declared_won`` and ``declared_lost``: games
        that the player declared; the same by kind (``suit``, ``grand``, ``null``; ``hand`` for any
        of them) and by position (``forehand``, ``middlehand``, ``rearhand``). ``against_won`` and
        ``against_lost``: games that the player defended. ``overbid_lost``: games lost because they
        were worth less than the bid. ``schneider_won``: games won with the opponents Schneider.
        ``forehand_points``, ``forehand_deals`` and so on: list points by position.
        """
        return tally(self._figures(played))

    def _figures(self, played: Played) -> Iterator[tuple[Seat, str, int]]:
        before = (0,) * self.players
        for count, line in enumerate(played.lines, 1):
            seats = self.rules.dealt_in(line.dealer)
            now = list_points(self.rules, played.lines[:count])
            for seat, position in zip(seats, _POSITIONS, strict=True):
                yield seat, "deals", 1
                yield seat, f"{position}_deals", 1
                yield seat, f"{position}_points", now[seat] - before[seat]
            yield from _of_game(line, seats)
            before = now

    @property
    def blank_rows(self) -> int:
        """The deals of a series."""
        return self.rules.series

    def sheet(self, figures: ScoreSheet) -> Sheet:
        """The list of each series."""
        return describe(figures, self.rules, [foot_of(self.rules, each) for each in figures.games])
