"""Write tests/games/data/*.perft, the same bytes each time.

Run it as `python tests/plain/relatives/relatives_perft.py` with the folders of tests/plain on
PYTHONPATH; pytest sets that path itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

import bauer_rules
import bauer_table
import hunsruecker_rules
import hunsruecker_table
import viersche_rules
import viersche_table
from bauer_table import BauerTable
from plain_relatives import DEAL, OVER, Line, Options, one_by_lot, perft, rules_with, tree
from plain_rules import stream
from viersche_rules import suit_of
from viersche_table import VierscheTable
from worked_deals import DATA

GAMES: dict[str, Any] = {
    "viersche": viersche_table,
    "bauer": bauer_table,
    "hunsruecker": hunsruecker_table,
}
OPTIONS: dict[str, Options] = {
    "viersche": viersche_rules.OPTIONS,
    "bauer": bauer_rules.OPTIONS,
    "hunsruecker": hunsruecker_rules.OPTIONS,
}
TITLES = {"viersche": "Viersche", "bauer": "Bauer", "hunsruecker": "Hunsrücker Bauern"}

HEADER = """\
# How many ways a deal of {title} can go: counts made by tests/plain, which never imports the
# program. Written by tests/plain/relatives/relatives_perft.py; do not edit by hand.
#
# Blocks are separated by an empty line.
#
#   id NAME           names the block.
#   rules K=V,...     the options that differ from the default; alone where none does.
#   seed TEXT         from which the deals come, as in game 1 of a session.
#   first_dealer D    the seat that deals first.
#   after X,...       the decisions taken so far, calls and cards, from the start of the game; whose
#                     they are is plain from the rules. The seed's deals come in where one is due.
{exchange}#   holds A/B/C/D     what the four seats then hold, by seat: a check.
#   perft N M         M different sequences of N decisions, calls included, may follow within the
#                     deal; a sequence that ends the deal sooner does not count.
#   tree A B C        the deal may be played out in A + B + C ways: {tree}
"""

LAST, NAMES = 11, 3
"""Passes before the last call in Hunsrücker Bauern; more calls belong to the second round."""

TREE = {
    "viersche": "in A side 0\n#                     wins a rung, in B side 1, in C neither.",
    "bauer": "in A side 0\n#                     takes more tricks, in B side 1, in C both four.",
    "hunsruecker": "in A side 0\n#                     takes more tricks, in B side 1; C is 0.",
}

EXCHANGE = {
    "hunsruecker": (
        "#                     An exchange is a minus sign and the card laid away, if any is.\n"
    )
}


class Block(NamedTuple):
    """Position to count from, and the depths."""

    name: str
    """Name of the block."""
    wanted: Callable[[Any], bool]
    """Predicate for the position to count from."""
    depths: tuple[int, ...]
    """Depths to count to; empty to count to the end of the deal."""
    changes: Mapping[str, str | int | bool]
    """Options that differ from the default."""


def number_of(table: VierscheTable) -> int:
    """Return the number of the deal in its rung: 1, or 2 where points are needed."""
    return 0 if table.deal is None else 2 if table.deal.needs else 1


def fresh(table: VierscheTable | BauerTable, tricks: int) -> bool:
    """Return whether this many tricks are taken and the current trick is empty."""
    return table.deal is not None and len(table.deal.taken) == tricks and not table.deal.trick


def forehand_is_void(table: VierscheTable) -> bool:
    """Return whether forehand is about to lead to the first trick without a trump."""
    deal = table.deal
    return (
        deal is not None
        and fresh(table, 0)
        and all(suit_of(card, deal.trump) != deal.trump for card in deal.hands[deal.leader])
    )


def claims(table: VierscheTable | BauerTable) -> list[str]:
    """Return the legal calls."""
    return [line["call"] for line in table.legal() if "call" in line]


BLOCKS: dict[str, list[Block]] = {
    "viersche": [
        Block("first-lead", lambda t: fresh(t, 0), (1, 2, 3, 4, 5, 6, 7, 8), {}),
        Block("covered-lead", forehand_is_void, (1, 2, 3, 4, 5), {}),
        Block(
            "covered-by-everybody",
            forehand_is_void,
            (1, 2, 3, 4, 5),
            {"void_first_trick": "everybody", "first_dealer": "highest"},
        ),
        Block("second-deal", lambda t: number_of(t) == 2 and fresh(t, 0), (4, 5, 6), {}),
        Block("second-deal-claim", lambda t: claims(t) == ["reached"], (1, 2, 3, 4, 5), {}),
        Block(
            "second-deal-false-claim-loses",
            lambda t: claims(t) == ["reached"] and fresh(t, 6),
            (1, 2, 3, 4, 5),
            {"false_reached": "loses", "cut": "off"},
        ),
        Block("ending-first", lambda t: number_of(t) == 1 and fresh(t, 6), (), {}),
        Block("ending-second", lambda t: claims(t) == ["reached"] and fresh(t, 6), (), {}),
        Block(
            "ending-second-loses",
            lambda t: claims(t) == ["reached"] and fresh(t, 6),
            (),
            {"false_reached": "loses"},
        ),
        Block(
            "ending-automatic",
            lambda t: number_of(t) == 2 and fresh(t, 3),
            (1, 2, 3, 4, 5, 6, 7),
            {"reached": "automatic"},
        ),
    ],
    "bauer": [
        Block("naming", lambda t: fresh(t, 0), (1, 2, 3, 4, 5, 6, 7), {}),
        Block("first-asked", lambda t: claims(t) == ["away", "pass"], (1, 2, 3, 4, 5, 6), {}),
        Block(
            "first-lead",
            lambda t: fresh(t, 0) and not claims(t) and t.deal.away is None,
            (1, 2, 3, 4, 5),
            {"direction": "anticlockwise", "cut": "off"},
        ),
        Block(
            "alone",
            lambda t: fresh(t, 0) and not claims(t) and t.deal.away is not None,
            (1, 2, 3, 4),
            {},
        ),
        Block("ending", lambda t: fresh(t, 5) and t.deal.away is None, (), {}),
        Block("ending-again", lambda t: fresh(t, 5) and t.deal.number > 2, (), {}),
        Block(
            "ending-king-high",
            lambda t: fresh(t, 4) and t.deal.away is None,
            (),
            {"king_high": True, "first_dealer": "highest"},
        ),
        Block("ending-alone", lambda t: fresh(t, 4) and t.deal.away is not None, (), {}),
    ],
    "hunsruecker": [
        Block("accepting", lambda t: claims(t) == ["pass", "accept"], (1, 2, 3, 4), {}),
        Block("naming", lambda t: len(claims(t)) > NAMES, (1, 2, 3), {"first_dealer": "highest"}),
        Block("last-call", lambda t: t.deal is not None and t.deal.said == LAST, (1, 2, 3), {}),
        Block("exchange", lambda t: t.deal is not None and len(t.deal.swaps) == 1, (1, 2, 3), {}),
        Block("two-exchanges", lambda t: t.deal is not None and len(t.deal.swaps) > 1, (1, 2), {}),
        Block(
            "first-lead",
            lambda t: fresh(t, 0) and bool(t.deal.trump) and not t.deal.swaps,
            (1, 2, 3, 4),
            {},
        ),
        Block("ending", lambda t: fresh(t, 3), (), {}),
    ],
}


def found_after(
    game: str, block: Block, seed: str
) -> tuple[VierscheTable | BauerTable, list[str]] | None:
    """Return the position of a block in the first game of a seed, and the moves before it."""
    module = GAMES[game]
    rules = rules_with(OPTIONS[game], block.changes)
    table = module.table_of(
        {"rules": rules, "first_dealer": module.dealer_by_draw(seed, rules), "seed": seed}
    )
    source, taken = stream(f"plain-by-lot|{seed}"), list[str]()
    while table.wants() != OVER and table.next_deal()[0] == 1:
        if table.wants() == DEAL:
            table = table.taking(module.dealt(seed, *table.next_deal(), rules))
        if block.wanted(table):
            return table, taken
        line: Line = one_by_lot(table.legal(), source)
        taken.append(text_of(line))
        table = table.taking(line)
    return None


def text_of(line: Line) -> str:
    """Return a decision in the file's notation."""
    if "cards" in line:
        return "-" + "".join(line["cards"])
    text: str = line["call"] if "call" in line else line["card"]
    return text


def more_by(table: VierscheTable | BauerTable) -> int:
    """Return the winner of the deal just scored: 0, 1, or 2 for none."""
    line = table.lines[-1]
    if "rungs" in line:
        return int(line["side"]) if line["rungs"] else 2
    one, two = (
        line["sides"] if "sides" in line else (sum(line["tricks"][side::2]) for side in (0, 1))
    )
    return 2 if one == two else 0 if one > two else 1


def written(value: str | int) -> str:
    """Return an option's value as text."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def block_lines(game: str, block: Block) -> Iterator[str]:
    """Yield the lines of a block: the first seed whose first game contains its position."""
    number = 0
    while (found := found_after(game, block, f"{block.name}-{number}")) is None:
        number += 1
    table, taken = found
    deal = table.deal
    if deal is None:
        raise ValueError("a block counts from within a deal")
    yield f"id {block.name}"
    changes = ",".join(f"{key}={written(value)}" for key, value in block.changes.items())
    yield f"rules {changes}".rstrip()
    yield f"seed {block.name}-{number}"
    yield f"first_dealer {table.first_dealer}"
    yield f"after {','.join(taken)}".rstrip()
    hands = [GAMES[game].in_pack_order(hand) for hand in deal.hands]
    yield "holds " + "/".join(",".join(hand) for hand in hands)
    for depth in block.depths:
        yield f"perft {depth} {perft(table, depth)}"
    if not block.depths:
        yield "tree " + " ".join(str(count) for count in tree(table, more_by))


def perft_text(game: str) -> str:
    """Return the whole perft file of a game."""
    head = HEADER.format(title=TITLES[game], tree=TREE[game], exchange=EXCHANGE.get(game, ""))
    blocks = ["\n".join(block_lines(game, block)) + "\n" for block in BLOCKS[game]]
    return "\n".join([head, *blocks])


if __name__ == "__main__":
    for name in GAMES:
        (DATA / f"{name}.perft").write_text(perft_text(name), encoding="utf-8", newline="\n")
