"""Tests of the shared reference code: packs, draws, records, and perft files."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import bauer_rules
import pytest
import viersche_rules
from plain_relatives import (
    DEAL,
    OVER,
    Line,
    Step,
    drawn_dealer,
    new_pack,
    packets,
    perft,
    rules_with,
    shuffled,
    tree,
)
from plain_rules import shuffled as shuffled_of_reunion
from relatives_perft import GAMES, more_by, perft_text
from worked_deals import DATA, perft_blocks

PLAIN = Path(__file__).resolve().parents[1]

GAME_IDS = ("viersche", "bauer")


def imported(path: Path) -> set[str]:
    """Return the packages that a file imports."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    names = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    names += [str(node.module) for node in nodes if isinstance(node, ast.ImportFrom)]
    return {name.split(".")[0] for name in names}


def test_no_plain_program_imports_the_program() -> None:
    """No reference implementation imports the program, so that agreement proves something."""
    files = [path for name in ("relatives", *GAME_IDS) for path in (PLAIN / name).glob("*.py")]

    assert 10 < len(files)
    assert [] == [path.name for path in files if "reunion_desktop" in imported(path)]


def test_a_pack_of_32_is_shuffled_as_for_reunion() -> None:
    """The shuffle is the same for every game; only the pack differs."""
    assert shuffled_of_reunion("seed", 2, 3) == shuffled(new_pack("789TJQKA"), "seed", 2, 3)


def test_shuffle_of_36_cards() -> None:
    """A shuffle keeps every card; the cut lifts at least one and never all; every cut occurs."""
    pack = new_pack("6789TJQKA")
    made = [shuffled(pack, "cuts", 1, number) for number in range(700)]

    assert [sorted(pack)] * len(made) == [sorted(cards) for cards, _cut in made]
    assert set(range(1, 36)) == {lifted for _cards, lifted in made}


def test_packets_go_round_from_forehand() -> None:
    """Packets of three, then of two, start with seat 2; the rest is left over."""
    hands, rest = packets("abcdefghijk", (3, 2), [1, 0])

    assert ([["d", "e", "f", "i", "j"], ["a", "b", "c", "g", "h"]], ["k"]) == (hands, rest)


@pytest.mark.parametrize(("wanted", "best"), [("lowest", min), ("highest", max)])
def test_draw_for_the_first_deal(wanted: str, best: Callable[[Sequence[int]], int]) -> None:
    """The unique lowest (highest) card deals first; after a tie all four draw again."""
    pack = new_pack("6789TJQKA")
    again = 0
    for number in range(100):
        cards, _cut = shuffled(pack, str(number), 1, 0)
        heights = ["6789TJQKA".index(card[1]) for card in cards]
        rounds = [heights[place : place + 4] for place in range(0, 36, 4)]
        decided = next(row for row in rounds if row.count(best(row)) == 1)
        assert decided.index(best(decided)) == drawn_dealer(pack, str(number), 4, wanted)
        again += decided != rounds[0]

    assert 5 < again < 60


def test_a_dealer_by_lot_is_anybody() -> None:
    """A random first dealer is each seat in turn."""
    pack = new_pack("789TJQKA")

    assert {0, 1, 2, 3} == {drawn_dealer(pack, str(n), 4, "random") for n in range(30)}


def test_unknown_options_are_refused() -> None:
    """Unknown options and values raise an error; a preset's name is not checked."""
    with pytest.raises(KeyError, match="cutt = off"):
        rules_with(viersche_rules.OPTIONS, {"cutt": "off"})
    with pytest.raises(KeyError, match="brote = 2"):
        rules_with(bauer_rules.OPTIONS, {"brote": 2})
    assert 3 == rules_with(bauer_rules.OPTIONS, {"preset": "any"})["brote"]


def record_of(steps: list[Step]) -> Iterator[Line]:
    """Yield the record of a session, a `game` line before each game's first deal."""
    rules = steps[0].before.rules
    for before, line, _after in steps:
        if line["type"] == "deal" and line["number"] == 1:
            header = {"first_dealer": line["dealer"], "seed": before.seed, "rules": rules}
            yield {"type": "game", **header}
        yield line
        yield {"type": "score", "number": 0}


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_record_is_the_session_again(game: str) -> None:
    """The record of a session of several games, with annotations, replays to equal tables."""
    steps = list(GAMES[game].by_lot("record"))

    assert 1 < steps[-1].before.game
    assert OVER == steps[-1].after.wants()
    assert [(step.line, step.after) for step in steps] == [
        (step.line, step.after) for step in GAMES[game].replay(record_of(steps))
    ]


@pytest.mark.parametrize("game", GAME_IDS)
def test_what_is_not_allowed_is_refused(game: str) -> None:
    """At every step of a session each decision that is not listed as legal is refused."""
    refused = 0
    for before, line, _after in list(GAMES[game].by_lot("refused"))[:120]:
        if line["type"] == "deal":
            with pytest.raises(ValueError, match="is not dealt"):
                before.taking({**line, "dealer": (line["dealer"] + 1) % 4})
            with pytest.raises(ValueError, match="not the one of its seed"):
                before.taking({**line, "cut": 1 + line["cut"] % 30})
            continue
        legal = before.legal()
        seats = [{**line, "seat": seat} for seat in range(4)]
        cards = [{"type": "play", "seat": line["seat"], "card": c} for c in new_pack("6789TJQKA")]
        calls = [
            {"type": "announce", "seat": line["seat"], "call": call}
            for call in ("reached", "away", "pass", "trump C", "trump D", "trump H", "trump S")
        ]
        for wrong in [one for one in (*seats, *cards, *calls) if one not in legal]:
            with pytest.raises(ValueError, match="is not allowed"):
                before.taking(wrong)
            refused += 1

    assert refused > 3000


@pytest.mark.parametrize("game", GAME_IDS)
def test_perft_file_is_what_the_plain_programs_write(game: str) -> None:
    """The perft file equals the output of the reference implementations."""
    assert (DATA / f"{game}.perft").read_text(encoding="utf-8") == perft_text(game)


@pytest.mark.parametrize("game", GAME_IDS)
def test_perft_blocks_read_from_the_file_lead_where_they_say(game: str) -> None:
    """Seed, first dealer and decisions of each block reproduce its cards and its counts.

    A program compared with the file does the same.
    """
    for block in perft_blocks(game):
        table = GAMES[game].table_of(block)
        for text in ["", *block["after"]]:
            if text:
                table = table.following(
                    next(one for one in table.legal() if text in (one.get("call"), one.get("card")))
                )
            if table.wants() == DEAL:
                due = table.next_deal()
                table = table.taking(GAMES[game].dealt(block["seed"], *due, table.rules))
        assert block["holds"] == [GAMES[game].in_pack_order(hand) for hand in table.deal.hands]
        shallow = [(depth, count) for depth, count in block["perft"] if depth < 5]
        assert shallow == [(depth, perft(table, depth)) for depth, _count in shallow]
        if sum(block["tree"]) in range(1, 1000):
            assert block["tree"] == tree(table, more_by)
        assert bool(block["tree"]) != bool(block["perft"])
