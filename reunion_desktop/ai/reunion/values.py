"""Expected units of a seat from the rest of a game, by totals.

After the first and the second deal from a table, made by packaging/tune/values.py from deals of
self-play; after the last one from the settlement itself.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.reunion.options import ReunionOptions
from reunion_desktop.solver.installed import PACKAGE, damage, read_installed

BANDS = ReunionOptions().bands
"""Totals below which a loser pays one unit more each (Pierer 1862; Wikipedia)."""

DEALS = 3
"""Deals in the game that the tables are about."""

PLAYERS = 3
"""Seats in the game that the tables are about."""

_FILE = "values.json"


@dataclass(frozen=True, slots=True)
class BandTable:
    """The value of one band: a loser below it pays the winner one unit."""

    step: int
    """Points from one row to the next, and from one column to the next."""
    side: int
    """Rows, and columns."""
    dealer: tuple[float, ...]
    """Expected units of the next dealer: rows by their total, columns by forehand's."""
    forehand: tuple[float, ...]
    """Expected units of the player after the dealer; the third seat's make the sum 0."""

    def at(self, dealer: float, forehand: float) -> tuple[float, float]:
        """The next dealer's and forehand's units, linearly interpolated."""
        row, down = self._place(dealer)
        column, across = self._place(forehand)
        near = row * self.side + column
        far = near + self.side
        values = [
            (1 - down) * ((1 - across) * units[near] + across * units[near + 1])
            + down * ((1 - across) * units[far] + across * units[far + 1])
            for units in (self.dealer, self.forehand)
        ]
        return values[0], values[1]

    def _place(self, total: float) -> tuple[int, float]:
        """The row or column below a total, and the fraction to the next."""
        entry = min(max(total / self.step, 0.0), self.side - 1.0)
        whole = min(int(entry), self.side - 2)
        return whole, entry - whole


@dataclass(frozen=True, slots=True)
class ValueTables:
    """Expected units by deals played, bands, totals and next dealer."""

    after: tuple[tuple[BandTable, ...], ...]
    """For one deal played, then for two: a table for each of :data:`BANDS`."""

    def units(
        self, rules: ReunionOptions, deals: int, totals: Sequence[float], next_dealer: Seat
    ) -> tuple[float, ...]:
        """Expected units by seat from the settlement of a game after one deal or two."""
        order = rules.seating.round(next_dealer)
        dealer = forehand = 0.0
        for band, table in zip(BANDS, self.after[deals - 1], strict=True):
            if band == BANDS[-1] and not rules.fifty_band:
                continue
            first, second = table.at(totals[order[0]], totals[order[1]])
            dealer += first
            forehand += second
        units = [0.0] * rules.players
        for seat, value in zip(order, (dealer, forehand, -dealer - forehand), strict=True):
            units[seat] = value
        return tuple(units)


@cache
def value_tables() -> ValueTables:
    """The tables that are shipped with the program.

    Raises:
        Damaged: the file is missing or corrupt.
    """
    file = PACKAGE / "ai" / "reunion" / _FILE
    text = read_installed(file)
    try:
        return tables_from(text.decode())
    except (ValueError, LookupError, TypeError) as fault:
        raise damage(file) from fault


def tables_from(text: str) -> ValueTables:
    """Parse tables as packaging/tune/values.py writes them: units in thousandths.

    Raises:
        ValueError: the text holds no such tables.
    """
    read = json.loads(text)
    after = tuple(
        tuple(
            BandTable(
                table["step"],
                table["side"],
                tuple(units / 1000 for units in band["dealer"]),
                tuple(units / 1000 for units in band["forehand"]),
            )
            for band in table["bands"]
        )
        for table in read["after"]
    )
    if len(after) != DEALS - 1 or any(len(bands) != len(BANDS) for bands in after):
        message = f"{_FILE} holds no tables for {DEALS - 1} deals and {len(BANDS)} bands."
        raise ValueError(message)
    return ValueTables(after)


def final_units(rules: ReunionOptions, totals: Sequence[float]) -> tuple[float, ...]:
    """Units by seat when the totals are final; a tie to be played off counts as shared."""
    best = max(totals)
    winners = [seat for seat, total in enumerate(totals) if total == best]
    units = [0.0] * len(totals)
    if len(winners) > 1 and rules.tie_for_win == "none":
        return tuple(units)
    each = 1.0 if rules.tie_for_win == "each" else 1 / len(winners)
    for payer, total in enumerate(totals):
        if total < best:
            paid = rules.due(total) * each
            for winner in winners:
                units[payer] -= paid
                units[winner] += paid
    return tuple(units)


def worth(
    rules: ReunionOptions, deals: int, totals: Sequence[float], next_dealer: Seat
) -> tuple[float, ...]:
    """Expected units by seat from the rest of the game, without fees.

    Args:
        rules: of a game of three deals for three.
        deals: how many deals have been counted in the totals.
        totals: points by seat so far.
        next_dealer: who deals next.
    """
    if deals >= rules.deals:
        return final_units(rules, totals)
    return value_tables().units(rules, deals, totals, next_dealer)
