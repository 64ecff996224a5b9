"""Reference implementation of Ekart: scores and payments of a deal, settlement of a game.

Based on `ekart_rules`; like it, never imports the program. A payment is payer, payee, units and
reason.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from plain_relatives import Rules

Payment = tuple[int, int, float, str]


def written(
    playing: Sequence[int], made: Sequence[int], tricks: Sequence[int], rules: Rules
) -> list[tuple[int, str]]:
    """Return the entry in each column: a number, a Stange, or a crown."""
    strokes = {"slash_underline": "slash", "dash": "dash", "none": "plain"}
    cells = []
    for seat, total in enumerate(made):
        stange = total == 0 and (tricks[seat] == 0 or rules["no_trick_basis"] == "points")
        mark = strokes[str(rules["mark_style"])] if stange else "plain"
        if tricks[seat] == 0 and total and rules["mark_style"] == "slash_underline":
            mark = "underline"
        cells.append((total, mark if seat in playing else "crown"))
    return cells


def fees(
    playing: Sequence[int],
    made: Sequence[int],
    tricks: Sequence[int],
    caller: int | None,
    rules: Rules,
) -> list[Payment]:
    """Return the payments for a Staubaus, and the fees for no trick where it was not won."""
    paid: list[Payment] = []
    if caller is not None:
        units = int(rules["staubaus_units"])
        won = tricks[caller] == 10
        for other in sorted(playing):
            if other != caller:
                ends = (other, caller) if won else (caller, other)
                paid.append((*ends, units, "staubaus"))
        if won:
            return paid
    counts = made if rules["no_trick_basis"] == "points" else tricks
    for seat in sorted(playing):
        if counts[seat] == 0 and rules["no_trick_fee"]:
            paid += [(seat, to, 1, "no_trick") for to in sorted(playing) if to != seat]
    return paid


def due(total: int, rules: Rules) -> int:
    """Return the payment of a loser to the winner for a total."""
    if total == 0 and rules["zero_band"]:
        return 4
    units = (total < 150) + (total < 100)
    return units + (total < 50 and bool(rules["fifty_band"]))


def settled(lines: Sequence[dict[str, Any]], rules: Rules) -> dict[str, Any] | None:
    """Return totals, winners and payments; None while a deal is to come.

    Every player deals once. A tie for the win is played off, if the rules say so, by one more deal,
    or with kings by a whole round of deals.
    """
    players = int(rules["players"])
    if len(lines) < players:
        return None
    totals = [sum(line["points"][seat] for line in lines[:players]) for seat in range(players)]
    best = [seat for seat in range(players) if totals[seat] == max(totals)]
    extra = lines[players:]
    if len(best) > 1 and rules["tie_for_win"] == "playoff":
        size = 1 if players == 3 else players
        while extra and len(best) > 1 and len(extra) >= size:
            made = [sum(line["points"][seat] for line in extra[:size]) for seat in range(players)]
            best = [seat for seat in best if made[seat] == max(made[one] for one in best)]
            extra = extra[size:]
        if len(best) > 1:
            return None
    paid: list[Payment] = []
    for seat in range(players):
        units: float = due(totals[seat], rules)
        if seat in best or not units or (rules["tie_for_win"] == "none" and len(best) > 1):
            continue
        if rules["tie_for_win"] == "share":
            units /= len(best)
        paid += [(seat, to, units, "game") for to in best]
    return {"totals": totals, "winners": best, "payments": paid}
