"""Playouts by the network: every choice in every determinization.

The reference for play_out in solver/core/playing.c, and the fallback without a compiler.
"""

from __future__ import annotations

from collections.abc import Sequence

from reunion_desktop.solver.answers import UNLIMITED, Allowance, Hands
from reunion_desktop.solver.plain import Effort, SearchStoppedError
from reunion_desktop.value_net.candidate_pruning import still_alive
from reunion_desktop.value_net.deal_history import History
from reunion_desktop.value_net.open_deal import OpenDeal, deal_in_layout
from reunion_desktop.value_net.open_end import OpenEnd, end_tables, open_end
from reunion_desktop.value_net.public_facts import PublicFacts
from reunion_desktop.value_net.queries import (
    CURVE_STEP,
    HALF_CURVE,
    ChoiceOutcome,
    PlayedOut,
    Playouts,
)
from reunion_desktop.value_net.weights import Weights


def play_out(
    weights: Weights,
    facts: PublicFacts,
    history: History,
    layouts: Sequence[Hands],
    counts: Sequence[int],
    asked: Playouts,
    allowance: Allowance = UNLIMITED,
) -> PlayedOut:
    """Play out every choice in every determinization, with candidate pruning.

    The budget is checked before each playout.
    """
    effort, critical_z = Effort.within(allowance), asked.squared_z
    table = _Table(weights, facts, asked, effort)
    alive, look = list(range(len(asked.choices))), asked.first
    rows: list[tuple[ChoiceOutcome | None, ...]] = []
    try:
        for layout in layouts:
            rows.append(table.outcomes(deal_in_layout(facts, history, layout), alive))
            if critical_z and len(rows) == look:
                alive = still_alive(rows, counts, alive, critical_z)
                if len(alive) == 1:
                    break
                look += asked.then
    except SearchStoppedError:
        pass
    return PlayedOut(tuple(rows), effort.nodes)


def believe(*_asked: object, **_named: object) -> tuple[int, ...]:
    """No likelihoods, as where there is no time: no player without the core asks for them."""
    return ()


def play_sides(*_asked: object, **_named: object) -> PlayedOut:
    """No outcomes, likewise: without the core partners are played by the plain search."""
    return PlayedOut((), 0)


class _Table:
    """Playout runner: three seats that play by the network."""

    def __init__(
        self, weights: Weights, facts: PublicFacts, asked: Playouts, effort: Effort
    ) -> None:
        self._weights = weights
        self._asked = asked
        self._effort = effort
        self._tables = end_tables(facts, asked)

    def outcomes(self, deal: OpenDeal, alive: Sequence[int]) -> tuple[ChoiceOutcome | None, ...]:
        """The outcomes of the remaining choices in one determinization."""
        found: list[ChoiceOutcome | None] = [None] * len(self._asked.choices)
        end = self._open_end(deal)
        for number in alive:
            self._effort.look()
            choice = self._asked.choices[number]
            if self._asked.laid_away:
                after = deal.lays_away(choice)
                end = self._open_end(after)
            else:
                after = deal.after(choice.bit_length() - 1)
            found[number] = settled(self._asked, *self._played(after, end).end())
        return tuple(found)

    def _open_end(self, deal: OpenDeal) -> OpenEnd:
        return open_end(self._tables, deal, self._asked, self._effort)

    def _played(self, deal: OpenDeal, end: OpenEnd) -> OpenDeal:
        """Play out a deal to its last card, the last tricks by open-card search."""
        while deal.hand:
            if not deal.progress.table and self._is_open(deal, end):
                return end.play(deal)
            self._effort.spend()
            deal = deal.after(deal.chosen(self._weights))
        return deal

    def _is_open(self, deal: OpenDeal, end: OpenEnd) -> bool:
        """Tell whether the open-card search takes over here."""
        left, asked = deal.hand.bit_count(), self._asked
        return left <= asked.solve or (left <= asked.solve_points and end.only_points(deal))


# ---- Payoff of a result ----


def settled(asked: Playouts, points: Sequence[int], fees: Sequence[int]) -> ChoiceOutcome:
    """The payoff of a result for the asking seat, by the points and fees of each seat."""
    worth = _units(asked, points[0], points[1]) + asked.fee * fees[asked.seat]
    if asked.utility is not None:
        worth = _utility(asked.utility, worth)
    return ChoiceOutcome(worth, points[asked.seat], fees[asked.seat])


def _units(asked: Playouts, first: int, second: int) -> int:
    """The payoff table's value at the points of two seats, linearly interpolated."""
    units, step = asked.units, asked.units.step
    (row, down), (column, across) = divmod(first, step), divmod(second, step)
    total = 0
    for a, share_a in ((row, step - down), (row + 1, down)):
        for b, share_b in ((column, step - across), (column + 1, across)):
            if share_a and share_b:
                at = 3 * (a * units.side + b) + asked.seat
                total += units.numbers[at] * share_a * share_b
    return _toward_zero(total, step * step)


def _utility(utility: Sequence[int], worth: int) -> int:
    moved = min(max(worth + HALF_CURVE * CURVE_STEP, 0), 2 * HALF_CURVE * CURVE_STEP - 1)
    entry, part = divmod(moved, CURVE_STEP)
    return utility[entry] + _toward_zero((utility[entry + 1] - utility[entry]) * part, CURVE_STEP)


def _toward_zero(number: int, by: int) -> int:
    return number // by if number >= 0 else -(-number // by)
