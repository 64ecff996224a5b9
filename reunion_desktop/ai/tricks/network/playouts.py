"""Network playouts of the choices in many determinizations, spread over threads.

Determinizations are independent, so they are split among the threads between two prunings. The
outcomes do not depend on the number of threads.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import TypeAlias

from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.solver.answers import Allowance, Hands
from reunion_desktop.value_net.candidate_pruning import still_alive
from reunion_desktop.value_net.deal_history import History
from reunion_desktop.value_net.network import play_out, play_sides
from reunion_desktop.value_net.public_facts import PublicFacts
from reunion_desktop.value_net.queries import (
    ChoiceOutcome,
    PlayedOut,
    Playouts,
    SidePlayouts,
)
from reunion_desktop.value_net.weights import Weights

Row: TypeAlias = tuple[ChoiceOutcome | None, ...]
"""The outcome of every choice in one determinization; None for one that was pruned."""


def played_out(
    weights: Weights,
    facts: PublicFacts,
    history: History,
    layouts: Sequence[Hands],
    counts: Sequence[int],
    asked: Playouts | SidePlayouts,
    budget: SearchBudget,
) -> tuple[Row, ...]:
    """By determinization, the outcome of each choice, as far as the budget allows.

    Args:
        weights: the network that all seats play by.
        facts: the public facts of the deal.
        history: the cards played.
        layouts: the hands of each determinization, in random order.
        counts: the weight of each determinization.
        asked: the choices, and the payoff.
        budget: the search budget, with the number of threads.
    """
    allowance = budget.allowance()
    if allowance is None or not layouts:
        return ()
    deal = weights, facts, history
    if budget.limit.threads == 1:
        found = _played(*deal, layouts, counts, asked, allowance)
        budget.pay(found.nodes)
        return found.rows
    rows: list[Row] = []
    alive, look, squared_z = list(range(len(asked.choices))), asked.first, asked.squared_z
    threads, whole = budget.limit.threads, len(layouts)
    with ThreadPoolExecutor(threads) as pool:

        def played_to(end: int, some: Playouts | SidePlayouts, allowance: Allowance) -> None:
            """Play out the next determinizations, in one part a thread."""
            share = -(-(end - len(rows)) // threads)
            parts = [slice(at, min(at + share, end)) for at in range(len(rows), end, share)]
            asking = [
                pool.submit(_played, *deal, layouts[part], counts[part], some, allowance)
                for part in parts
            ]
            for part, answer in zip(parts, asking, strict=True):
                found = answer.result()
                budget.pay(found.nodes)
                if len(rows) == part.start:  # Rows after a part that was cut short are dropped.
                    rows.extend([_widened(row, alive, len(asked.choices)) for row in found.rows])

        while allowance is not None and len(rows) < whole and (len(alive) > 1 or not squared_z):
            end = min(look, whole) if squared_z else whole
            choices = tuple([asked.choices[place] for place in alive])
            played_to(end, replace(asked, choices=choices, critical_z=None), allowance)
            allowance = budget.allowance() if len(rows) == end else None
            if squared_z and end == look and allowance is not None:
                alive = still_alive(rows, counts, alive, squared_z)
                look += asked.then
    return tuple(rows)


def _played(
    weights: Weights,
    facts: PublicFacts,
    history: History,
    layouts: Sequence[Hands],
    counts: Sequence[int],
    asked: Playouts | SidePlayouts,
    allowance: Allowance,
) -> PlayedOut:
    """Play out by the function for this number of sides."""
    if isinstance(asked, Playouts):
        return play_out(weights, facts, history, layouts, counts, asked, allowance)
    return play_sides(weights, facts, history, layouts, counts, asked, allowance)


def _widened(row: Row, alive: Sequence[int], width: int) -> Row:
    """Expand a row of the remaining choices to a row of all."""
    if len(row) == width:
        return row
    full: list[ChoiceOutcome | None] = [None] * width
    for place, outcome in zip(alive, row, strict=True):
        full[place] = outcome
    return tuple(full)
