"""Worked examples of Viersche, checked against the reference implementation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import permutations, product
from typing import Any

import pytest
from plain_relatives import CHOICE, OVER, Line, Step, rules_with, tree
from viersche_deal import Deal
from viersche_rules import (
    ALL_POINTS,
    OPTIONS,
    PACK,
    dealt,
    in_pack_order,
    legal_plays,
    order,
    suit_of,
    value,
    winner,
)
from viersche_scores import needs_after
from viersche_table import VierscheTable, by_lot, compare_key, replay
from worked_deals import Example, book_of, decisions, record_of

BOOK = book_of("viersche")
EXAMPLES: list[Example] = BOOK["examples"]


def of_session(example: Example) -> dict[str, Any]:
    """Return the result of each deal of a session, and whether the session is over."""
    deals: list[dict[str, Any]] = []
    steps = list(replay(record_of(BOOK, example)))
    for before, _line, table in steps:
        if table.deal is None:
            line = table.lines[-1]
            deals.append(
                {
                    "needs": list(before.deal.needs) if before.deal.needs else None,
                    **{key: line[key] for key in ("sides", "outcome", "side", "rungs", "wiped")},
                    "written": list(table.written) if table.written else None,
                    "marks": list(table.marks),
                }
            )
    return {"deals": deals, "over": steps[-1].after.wants() == OVER}


def of_choices(example: Example) -> dict[str, Any]:
    """Return the legal decisions at the end of a session's record."""
    *_before, last = replay(record_of(BOOK, example))
    key = compare_key(last.after)
    return {name: key[name] for name in ("seat", "calls", "cards", "covered")}


def of_values(example: Example) -> dict[str, int]:
    """Return the points of the pack, and of the requested cards."""
    trump = example["trump"]
    return {
        name: sum(value(card, trump) for card in PACK) if name == "all" else value(name, trump)
        for name in example["expect"]
    }


def of_trick(example: Example) -> dict[str, int]:
    """Return the winner of a trick, and its points."""
    cards, trump = example["cards"].split(), example["trump"]
    return {
        "winner": winner(cards, trump, first=example["first"]),
        "points": sum(value(card, trump) for card in cards),
    }


def of_legal(example: Example) -> list[str]:
    """Return the legal cards."""
    hand, trick = example["hand"].split(), example["trick"].split()
    return legal_plays(hand, trick, example["trump"], first=example["first"])


ANSWERS: dict[str, Callable[[Example], Any]] = {
    "order": lambda example: {suit: order(suit, example["trump"]) for suit in "CDHS"},
    "values": of_values,
    "legal": of_legal,
    "trick": of_trick,
    "needs": lambda example: list(needs_after(example["points"])),
    "choices": of_choices,
    "session": of_session,
}


@pytest.mark.parametrize("example", EXAMPLES, ids=[example["id"] for example in EXAMPLES])
def test_plain_program_agrees_with_worked_example(example: Example) -> None:
    """The reference implementation agrees with each example worked by hand."""
    assert example["expect"] == ANSWERS[example["kind"]](example)


def test_every_example_is_named_once_and_its_kind_explained() -> None:
    """Ids are unique, kinds are documented and used, and each example says what it proves."""
    assert len(EXAMPLES) == len({example["id"] for example in EXAMPLES})
    assert set(ANSWERS) == {example["kind"] for example in EXAMPLES}
    assert set(ANSWERS) == set(BOOK["about"]["kinds"])
    assert all(example["proves"].endswith(".") for example in EXAMPLES)


@pytest.mark.parametrize("name", BOOK["deals"])
def test_tricks_of_each_worked_deal(name: str) -> None:
    """Winners and points of every trick are as the book says, and add up to 140."""
    deal = BOOK["deals"][name]
    table = VierscheTable(rules_with(OPTIONS), first_dealer=3)
    *plays, last = decisions(deal, {}, 1, 3)
    for line in plays:
        table = table.taking(line)
    assert table.deal is not None
    points = table.taking(last).lines[0]["points"]
    taken = [*table.deal.taken, (deal["takers"][-1], deal["points"][-1])]

    assert list(zip(deal["takers"], deal["points"], strict=True)) == taken
    assert points == [sum(worth for seat, worth in taken if seat == one) for one in range(4)]
    assert ALL_POINTS == sum(deal["points"])


def test_nine_cards_each_in_threes_and_the_last_one_turned() -> None:
    """Nine cards each in threes, from the dealer's right; the dealer has the pack's last card."""
    line = dealt("deal", 1, 1, 2, rules_with(OPTIONS, {"cut": "off"}))
    table = VierscheTable(rules_with(OPTIONS, {"cut": "off"}), first_dealer=2, seed="deal")

    assert 0 == line["cut"]
    assert [9, 9, 9, 9] == [len(hand) for hand in line["hands"]]
    assert PACK == in_pack_order([card for hand in line["hands"] for card in hand])
    assert line["turn_up"] in line["hands"][2]
    assert 3 == table.taking(line).legal()[0]["seat"]


def test_a_first_trick_has_a_trump() -> None:
    """The first trick always has a trump, as the dealer holds the turned-up card."""
    with pytest.raises(ValueError, match="no trump"):
        winner(["DK", "DA", "HA", "C6"], "S", first=True)


# Sessions by lot --------------------------------------------------------------------------------

CHANGES: list[Line] = [
    {},
    {"first_dealer": "highest", "cut": "off", "void_first_trick": "everybody"},
    {"reached": "automatic", "session": "set", "cut": "after"},
    {"false_reached": "loses", "first_dealer": "random"},
]


@pytest.fixture(scope="module")
def sessions() -> list[list[Step]]:
    """Return eight random sessions, under every value of every option."""
    return [list(by_lot(str(n), CHANGES[n % 4])) for n in range(8)]


def test_sessions_by_lot_meet_everything(sessions: list[list[Step]]) -> None:
    """Random sessions cover every end of a deal and every value of every option."""
    ends = Counter(
        step.after.lines[-1]["outcome"]
        for steps in sessions
        for step in steps
        if step.after.deal is None
    )
    met = {name: {steps[0].before.rules[name] for steps in sessions} for name in OPTIONS}

    assert {name: set(values) for name, values in OPTIONS.items()} == met
    assert {
        "next_deal",
        "hundred",
        "claim",
        "false_claim",
        "automatic",
        "first_there",
    } == set(ends) - {"march"}


def test_books_balance_in_every_deal(sessions: list[list[Step]]) -> None:
    """Nine tricks make 140 points, a stopped deal has fewer; a second deal wins a rung."""
    for steps in sessions:
        for before, _line, after in steps:
            if after.deal is not None:
                assert before.wants() != OVER
                continue
            line = after.lines[-1]
            assert (sum(line["tricks"]) == 9) == (sum(line["points"]) == ALL_POINTS)
            assert sum(line["points"]) == sum(line["sides"])
            if before.deal.needs is not None:
                assert 60 == sum(before.deal.needs)
                assert line["rungs"] > 0
            assert max(line["wiped"]) <= 4


def test_a_session_ends_with_four_marks_or_a_set(sessions: list[list[Step]]) -> None:
    """A session ends when a side has four or five marks, and not before its last set."""
    for steps in sessions:
        end = steps[-1].after
        if end.rules["session"] == "set":
            assert 1 == end.game
        else:
            assert max(end.marks) in (4, 5)
            assert max(steps[-1].before.marks) < 4


def test_a_turned_table_is_the_same_game(sessions: list[list[Step]]) -> None:
    """With every seat moved on by one the same decisions are legal and the same points are made."""
    first = VierscheTable(rules_with(OPTIONS), first_dealer=(sessions[0][0].line["dealer"] + 1) % 4)
    table = first
    for before, line, _after in sessions[0][:300]:
        turned = dict(line)
        if line["type"] == "deal":
            turned |= {"dealer": (line["dealer"] + 1) % 4}
            turned["hands"] = [line["hands"][(seat - 1) % 4] for seat in range(4)]
        else:
            turned["seat"] = (line["seat"] + 1) % 4
        expected = [{**one, "seat": (one["seat"] + 1) % 4} for one in before.legal()]
        assert expected == table.legal()
        table = table.taking(turned)
    assert table.marks == sessions[0][299].after.marks[::-1]
    assert table.wiped == sessions[0][299].after.wiped[::-1]


# Another way of asking --------------------------------------------------------------------------


def revokes(left: list[str], trick: list[str], trump: str) -> bool:
    """Return whether the first card left breaks the duty to follow or trump."""
    if not trick or suit_of(left[0], trump) in (trump, suit_of(trick[0], trump)):
        return False
    return any(suit_of(card, trump) == suit_of(trick[0], trump) for card in left)


def is_lawful(queues: list[list[str]], trump: str) -> bool:
    """Return whether four hands, each played from its first card to its last, contain no revoke."""
    leader = 0
    for number in range(3):
        trick: list[str] = []
        for step in range(4):
            left = queues[(leader + step) % 4][number:]
            if revokes(left, trick, trump):
                return False
            trick.append(left[0])
        leader = (leader + winner(trick, trump, first=False)) % 4
    return True


@pytest.mark.parametrize(
    "hands",
    [
        ["SJ DA H7", "S6 D7 CJ", "DK S9 C6", "DT HA ST"],
        ["CJ CA H7", "CT C7 DJ", "CK C9 S6", "C8 HA ST"],
        ["CA DA HA", "C7 D7 S7", "C8 D8 S8", "S9 DT HT"],
    ],
)
def test_tree_counts_the_lawful_among_all_orders_of_the_cards(hands: list[str]) -> None:
    """Of the 1,296 orders of four hands of three cards, a tree counts those without a revoke."""
    split = [hand.split() for hand in hands]
    lawful = sum(
        is_lawful([list(queue) for queue in queues], "S")
        for queues in product(*(permutations(hand) for hand in split))
    )
    taken = ((0, 0),) * 6
    held = tuple(tuple(hand) for hand in split)
    deal = Deal(1, 3, "S8", None, held, leader=0, taken=taken)
    table = VierscheTable(rules_with(OPTIONS), first_dealer=3, deal=deal)

    assert CHOICE == table.wants()
    assert 0 < lawful < 1296
    assert lawful == sum(tree(table, lambda _end: 0))
