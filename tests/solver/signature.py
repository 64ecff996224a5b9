"""The signature of the search: how many cards it plays on a fixed bench.

A change that is meant to change no more than the speed leaves it alone. After one that is meant to,
``python -m tests.solver.signature`` writes it anew.
"""

from __future__ import annotations

from pathlib import Path

from reunion_desktop.solver import solve
from tests.solver.endings import deals

SIGNATURE = Path(__file__).with_name("signature.txt")
"""Where the counts stand."""

DEALS = 8


def signature() -> str:
    """One line a deal: each seat's value, the cards played to find it, and to weigh every card."""
    lines = []
    for number, (tables, position, _) in enumerate(deals("signature", DEALS), start=1):
        found = [solve.whole(tables, position, seat) for seat in range(3)]
        cards = solve.solve(tables, position, position.leader)
        words = [f"{whole.value} in {whole.nodes}" for whole in found]
        lines.append(f"deal {number}: {', '.join(words)}; every card in {cards.nodes}\n")
    return "".join(lines)


if __name__ == "__main__":
    SIGNATURE.write_text(signature(), encoding="utf-8", newline="\n")
