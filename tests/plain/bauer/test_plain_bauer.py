"""Worked examples of Bauer, checked against the reference implementation."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations, product
from typing import Any

import pytest
from bauer_deal import Deal
from bauer_rules import (
    OPTIONS,
    PACK,
    dealt,
    in_pack_order,
    legal_plays,
    order,
    played_as,
    table_sides,
    winner,
)
from bauer_table import BauerTable, by_lot, compare_key, replay
from plain_relatives import OVER, Line, Step, rules_with, tree
from worked_deals import Example, book_of, decisions, record_of

BOOK = book_of("bauer")
EXAMPLES: list[Example] = BOOK["examples"]


def of_session(example: Example) -> dict[str, Any]:
    """Return the result of each deal of a session, what is due next, and whether it is over."""
    deals: list[dict[str, Any]] = []
    steps = list(replay(record_of(BOOK, example)))
    for _before, _line, table in steps:
        if table.deal is None:
            line = table.lines[-1]
            deals.append(
                {
                    **{key: line[key] for key in ("sides", "makers", "away", "counts", "brot")},
                    "standing": list(table.counts),
                    "brote": list(table.brote),
                }
            )
    end = steps[-1].after
    return {"deals": deals, "next": list(end.next_deal()), "over": end.wants() == OVER}


def of_choices(example: Example) -> dict[str, Any]:
    """Return the legal decisions at the end of a session's record."""
    *_before, last = replay(record_of(BOOK, example))
    key = compare_key(last.after)
    return {name: key[name] for name in ("seat", "calls", "cards", "out")}


def of_order(example: Example) -> dict[str, list[str]]:
    """Return the order of the four suits."""
    rules = rules_with(OPTIONS, example.get("rules"))
    return {suit: order(suit, example["trump"], rules) for suit in "CDHS"}


def of_trick(example: Example) -> int:
    """Return the index of the card that wins a trick."""
    rules = rules_with(OPTIONS, example.get("rules"))
    return winner(example["cards"].split(), example["trump"], rules)


def of_legal(example: Example) -> list[str]:
    """Return the legal cards."""
    hand, trick = example["hand"].split(), example["trick"].split()
    must = example["must_lead_trump"]
    return legal_plays(hand, trick, example["trump"], must_lead_trump=must)


ANSWERS: dict[str, Callable[[Example], Any]] = {
    "order": of_order,
    "legal": of_legal,
    "trick": of_trick,
    "sides": lambda example: table_sides(example["direction"]),
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
    """The winners of every trick are as the book says."""
    deal = BOOK["deals"][name]
    rules = rules_with(OPTIONS, {"king_high": name.endswith("king-high")})
    table = BauerTable(rules, first_dealer=3)
    *plays, last = decisions(deal, {}, 1, 3)
    for line in plays:
        table = table.taking(line)
    assert table.deal is not None

    assert deal["takers"][:-1] == list(table.deal.taken)
    tricks = table.taking(last).lines[0]["tricks"]
    assert [deal["takers"].count(place) for place in range(4)] == tricks


def test_two_halves_of_four_cards_are_dealt_round() -> None:
    """The first sixteen cards of the pack are the first halves, forehand's the top four."""
    line = dealt("deal", 1, 1, 2, rules_with(OPTIONS))
    uncut = dealt("deal", 1, 1, 2, rules_with(OPTIONS, {"cut": "off"}))
    halves = [*line["hands"], *line["later"]]

    assert [4] * 8 == [len(half) for half in halves]
    assert PACK == in_pack_order([card for half in halves for card in half])
    assert (0, True) == (uncut["cut"], line["cut"] > 0)
    assert uncut["hands"] != line["hands"]
    assert uncut == dealt("deal", 1, 1, 2, rules_with(OPTIONS), 0)


# Sessions by lot --------------------------------------------------------------------------------

CHANGES: list[Line] = [
    {},
    {"brote": 1, "direction": "anticlockwise", "first_dealer": "highest", "away_lost": "nothing"},
    {"brote": 5, "four_all": "nothing", "cut": "off"},
    {"king_high": True, "first_dealer": "random", "cut": "after"},
]


@pytest.fixture(scope="module")
def sessions() -> list[list[Step]]:
    """Return twelve random sessions, under every value of every option."""
    return [list(by_lot(str(n), CHANGES[n % 4])) for n in range(12)]


def test_sessions_by_lot_meet_everything(sessions: list[list[Step]]) -> None:
    """Random sessions cover every option value, Brote by count and by cards away, and four all."""
    met = {name: {steps[0].before.rules[name] for steps in sessions} for name in OPTIONS}
    ends = {
        (line["away"] is not None, line["brot"] is not None, line["sides"][0] == line["sides"][1])
        for steps in sessions
        for step in steps
        if step.after.deal is None
        for line in step.after.lines[-1:]
    }

    assert {name: set(values) for name, values in OPTIONS.items()} == met
    assert {(False, False, False), (False, False, True), (True, True, False)} <= ends
    assert {(False, True, False), (True, False, False)} <= ends


def test_books_balance_in_every_deal(sessions: list[list[Step]]) -> None:
    """A deal has eight tricks; a Brot is scored once; counts move by one and never both down."""
    for steps in sessions:
        for before, _line, after in steps:
            if after.deal is not None:
                assert before.wants() != OVER
                continue
            line = after.lines[-1]
            moves = [new - old for new, old in zip(line["counts"], before.counts, strict=True)]
            assert 8 == sum(line["tricks"]) == sum(line["sides"])
            assert moves in ([0, 0], [-1, 0], [0, -1], [1, -1], [-1, 1])
            assert (line["brot"] is None) == (before.brote == after.brote)
            assert min(after.counts) > 0


def test_a_session_ends_with_the_agreed_number_of_brote(sessions: list[list[Step]]) -> None:
    """A session ends with one, three or five Brote, whichever side wins them."""
    assert [steps[-1].after.rules["brote"] for steps in sessions] == [
        sum(steps[-1].after.brote) for steps in sessions
    ]


def test_direction_and_cutter_change_no_decision() -> None:
    """Direction and cutter change no decision, as seats are numbered in order of play."""
    mirrored = {"direction": "anticlockwise", "cut": "after"}

    assert [step.line for step in by_lot("way")] == [step.line for step in by_lot("way", mirrored)]


def test_who_is_out_keeps_his_cards(sessions: list[list[Step]]) -> None:
    """With cards away the partner holds eight cards to the end and never has a move."""
    alone = [
        step.before.deal
        for steps in sessions
        for step in steps
        if step.before.deal and step.before.deal.away is not None
    ]

    assert len(alone) > 100
    assert {8} == {len(deal.hands[deal.out]) for deal in alone}
    assert all(deal.seat != deal.out and deal.out % 2 == deal.away % 2 for deal in alone)


# Another way of asking --------------------------------------------------------------------------


def revokes(left: list[str], trick: list[str], trump: str) -> bool:
    """Return whether the first card left does not follow suit though another card would."""
    suits = [played_as(card, trump) for card in left]
    return (
        bool(trick)
        and played_as(trick[0], trump) in suits[1:]
        and (suits[0] != played_as(trick[0], trump))
    )


def is_lawful(queues: list[list[str]], trump: str, rules: Line) -> bool:
    """Return whether four hands, each played from its first card to its last, contain no revoke."""
    leader = 0
    for number in range(3):
        trick: list[str] = []
        for step in range(4):
            left = queues[(leader + step) % 4][number:]
            if revokes(left, trick, trump):
                return False
            trick.append(left[0])
        leader = (leader + winner(trick, trump, rules)) % 4
    return True


@pytest.mark.parametrize("king_high", [False, True])
@pytest.mark.parametrize(
    "hands",
    [
        ["SJ DA H7", "S8 D7 CJ", "DK S9 C7", "DT HA ST"],
        ["CJ CA H7", "CT C7 DJ", "CK C9 S7", "C8 HA ST"],
    ],
)
def test_tree_counts_the_lawful_among_all_orders_of_the_cards(
    hands: list[str], *, king_high: bool
) -> None:
    """Of the 1,296 orders of four hands of three cards, a tree counts those without a revoke."""
    rules = rules_with(OPTIONS, {"king_high": king_high})
    split = [hand.split() for hand in hands]
    lawful = sum(
        is_lawful([list(queue) for queue in queues], "S", rules)
        for queues in product(*(permutations(hand) for hand in split))
    )
    held = tuple(tuple(hand) for hand in split)
    deal = Deal(1, 3, held, (), leader=0, trump="S", passes=4, taken=(0,) * 5)
    table = BauerTable(rules, first_dealer=3, deal=deal)

    assert 0 < lawful < 1296
    assert lawful == sum(tree(table, lambda _end: 0))
