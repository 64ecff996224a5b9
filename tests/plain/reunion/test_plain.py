"""Worked examples and perft file, checked against the reference implementation."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from make_perft import DEALS, ENDINGS, HEADER, PERFT_FILE, deal_block, ending_block
from plain_rules import (
    LAST_TRICK,
    PACK,
    PRESETS,
    SUITS,
    Rules,
    commitment,
    cut,
    dealt,
    effective_suit,
    in_pack_order,
    legal_discards,
    legal_plays,
    order,
    rules_with,
    shuffled,
    tree,
    turned_card,
    value,
    winner,
)
from plain_scores import (
    Count,
    Payment,
    band,
    bower_fee,
    counted,
    gross,
    net,
    played,
    ranked,
    settled,
    table_sides,
)

Example = dict[str, Any]

GOLDEN = json.loads(
    (Path(__file__).resolve().parents[2] / "games" / "golden.json").read_text(encoding="utf-8")
)
EXAMPLES: list[Example] = GOLDEN["examples"]
BY_ID: dict[str, Example] = {example["id"]: example for example in EXAMPLES}


def as_data(payments: list[Payment]) -> list[dict[str, Any]]:
    """Return payments as the golden file writes them."""
    return [
        {"from": payer, "to": payee, "units": units, "why": why}
        for payer, payee, units, why in payments
    ]


def cells(count: Count) -> list[dict[str, Any]]:
    """Return a row of the sheet as the golden file writes it."""
    return [{"points": points, "mark": mark} for points, mark in count.sheet]


def own_rules(example: Example) -> Rules:
    """Return the rules of an example: the default, with its own changes."""
    return rules_with(example.get("rules"))


def count_of(deal: Example, rules: Rules) -> Count:
    """Return the scores of an example of the kind `deal`, or of the inputs of a `count`."""
    if "pack" not in deal:
        bowers = tuple(deal["bowers"]) if deal["bowers"] else None
        return counted(deal["dealer"], deal["won"], deal["tricks"], deal["discards"], bowers, rules)
    hands, talon = dealt(deal["pack"], deal["dealer"])
    won = played(hands, deal["dealer"], talon, deal["discards"], deal["plays"], rules)
    trump = turned_card(talon, rules)[0]
    laid_away = sum(value(card, trump) for card in deal["discards"])
    return counted(deal["dealer"], won.points, won.tricks, laid_away, won.bowers, rules)


def of_count(count: Count) -> Example:
    """Return the expected scores of a deal."""
    return {
        "points": count.points,
        "sum": sum(count.points),
        "sheet": cells(count),
        "payments": as_data(count.payments),
    }


def of_deal(example: Example) -> Example:
    """Return all expected results of a whole deal."""
    rules, dealer = own_rules(example), example["dealer"]
    hands, talon = dealt(example["pack"], dealer)
    won = played(hands, dealer, talon, example["discards"], example["plays"], rules)
    return {
        "hands": [in_pack_order(hand) for hand in hands],
        "talon": talon,
        "turn_up": turned_card(talon, rules),
        "trump": turned_card(talon, rules)[0],
        "winners": won.winners,
        "values": won.values,
        "tricks": won.tricks,
        **of_count(count_of(example, rules)),
    }


def of_again(example: Example) -> Example:
    """Return the scores of a deal under other rules, or the card that they refuse."""
    try:
        return of_count(count_of(BY_ID[example["deal"]], own_rules(example)))
    except ValueError as refusal:
        words = str(refusal).split()
        return {"refused": {"trick": int(words[-1]), "card": words[0]}}


def game_of(example: Example) -> tuple[list[Count], list[int], list[int], list[Payment]]:
    """Return the counts, totals, winners and settlement of a game (a settlement has no counts)."""
    rules = own_rules(example)
    if example["kind"] == "settlement":
        totals = example["totals"]
        return [], totals, *settled(totals, rules, example.get("playoffs", []))
    counts = [count_of(BY_ID.get(deal.get("example"), deal), rules) for deal in example["deals"]]
    totals = [sum(count.points[seat] for count in counts) for seat in range(3)]
    return counts, totals, *settled(totals, rules)


def of_game(example: Example) -> Example:
    """Return the sheet, settlement and ledgers of a game."""
    counts, totals, winners, settlement = game_of(example)
    dealers = [BY_ID.get(deal.get("example"), deal)["dealer"] for deal in example["deals"]]
    every = [payment for count in counts for payment in count.payments] + settlement
    return {
        "rows": [
            {"dealer": dealer, "cells": cells(count)}
            for dealer, count in zip(dealers, counts, strict=True)
        ],
        "totals": totals,
        "check": sum(totals),
        "winners": winners,
        "payments": as_data(settlement),
        "units": {
            why: net([payment for payment in every if payment[3] == why])
            for why in ("left_bower", "no_trick", "game")
        },
        "balance": net(every),
        "gross": gross(every),
    }


def of_session(example: Example) -> Example:
    """Return the ledgers of several games, and how each ranks the seats."""
    every: list[Payment] = []
    for game in example["games"]:
        counts, _totals, _winners, settlement = game_of(BY_ID[game["example"]])
        every += [payment for count in counts for payment in count.payments] + settlement
    return {
        "balance": net(every),
        "gross": gross(every),
        "by_balance": ranked(net(every)),
        "by_gross": ranked(gross(every)),
    }


def of_trick(example: Example) -> Example:
    """Return the winner of a trick, its points, and its fee."""
    trump, leader, trick = example["trump"], example["leader"], example["cards"]
    fee = bower_fee(leader, trick, trump)
    return {
        "winner": (leader + winner(trick, trump, own_rules(example))) % 3,
        "points": sum(value(card, trump) for card in trick),
        "payments": as_data([(*fee, 1, "left_bower")]) if fee else [],
    }


def of_discards(example: Example) -> Example:
    """Return all legal discards of twelve cards."""
    trump = example["trump"]
    pairs = legal_discards(example["hand"], trump, own_rules(example), example["turn_up"])
    return {
        "count": len(pairs),
        "largest": max(value(one, trump) + value(two, trump) for one, two in pairs),
        "pairs": [list(pair) for pair in pairs],
    }


def of_settlement(example: Example) -> Example:
    """Return the winners and payments of a game whose totals are given."""
    _counts, _totals, winners, payments = game_of(example)
    return {"winners": winners, "payments": as_data(payments), "balance": net(payments)}


def of_pack(example: Example) -> Example:
    """Return the points in the pack."""
    cards = sum(value(card, example["trump"]) for card in PACK)
    return {"cards": cards, "last_trick": LAST_TRICK, "total": cards + LAST_TRICK}


def of_order(example: Example) -> Example:
    """Return the order of the four suits."""
    return {suit: order(suit, example["trump"], own_rules(example)) for suit in SUITS}


def of_legal(example: Example) -> list[str]:
    """Return the legal cards."""
    return legal_plays(
        example["hand"],
        example["trick"],
        example["trump"],
        own_rules(example),
        example.get("turn_up", ""),
        example.get("trick_number", 3),
    )


def of_band(example: Example) -> Example:
    """Return the payment for a total, by preset."""
    return {name: band(example["total"], rules_with(changes)) for name, changes in PRESETS.items()}


def of_shuffle(example: Example) -> Example:
    """Return the pack and the cut from a seed."""
    pack, lifted = shuffled(example["seed"], example["game"], example["deal"])
    return {"pack": pack, "cut": lifted}


ANSWERS: dict[str, Callable[[Example], Any]] = {
    "pack": of_pack,
    "order": of_order,
    "legal": of_legal,
    "trick": of_trick,
    "discards": of_discards,
    "deal": of_deal,
    "again": of_again,
    "count": lambda example: of_count(count_of(example, own_rules(example))),
    "band": of_band,
    "settlement": of_settlement,
    "game": of_game,
    "session": of_session,
    "table": lambda example: table_sides(example["direction"]),
    "shuffle": of_shuffle,
    "seal": lambda example: {"commitment": commitment(example["secret"], example["pack"])},
}
"""For each kind of example, the answer of the reference implementation."""


@pytest.mark.parametrize("example", EXAMPLES, ids=list(BY_ID))
def test_plain_program_agrees_with_worked_example(example: Example) -> None:
    """The reference implementation agrees with each example worked by hand."""
    assert example["expect"] == ANSWERS[example["kind"]](example)


def test_every_example_is_named_once_and_its_kind_explained() -> None:
    """Ids are unique, kinds are documented and used, and each example says what it proves."""
    assert len(EXAMPLES) == len(BY_ID)
    assert set(ANSWERS) == {example["kind"] for example in EXAMPLES}
    assert set(ANSWERS) == set(GOLDEN["about"]["kinds"])
    assert all(example["proves"].endswith(".") for example in EXAMPLES)


def test_presets_of_the_data_are_those_of_the_plain_program() -> None:
    """The golden file and the reference implementation have the same presets."""
    assert PRESETS == GOLDEN["presets"]


def test_each_sheet_and_each_settlement_balances() -> None:
    """Payments only move units: every balance adds up to zero."""
    balances = [
        example["expect"]["balance"]
        for example in EXAMPLES
        if example["kind"] in ("settlement", "game", "session")
    ]

    assert [0] * len(balances) == [sum(balance) for balance in balances]


def test_perft_file_is_what_the_plain_program_writes() -> None:
    """The perft file is the reference implementation's: its deals but the longest, some endings."""
    text = PERFT_FILE.read_text(encoding="utf-8")
    assert text.startswith(HEADER)
    parts = text.removeprefix(HEADER).strip("\n").split("\n\n")
    assert len(DEALS) + ENDINGS == len(parts)
    for number, (name, changes) in enumerate(DEALS, start=1):
        if name != "overtrump":
            assert parts[number - 1] == "\n".join(deal_block(number, name, changes))
    for number in range(2, ENDINGS + 1, 6):
        assert parts[len(DEALS) + number - 1] == "\n".join(ending_block(number))


def test_cut_puts_the_lifted_cards_below_the_others() -> None:
    """A cut of k moves the k top cards under the rest; a cut of none changes nothing."""
    assert ["C9", "CT", "C7", "C8"] == cut(["C7", "C8", "C9", "CT"], 2)
    assert list(PACK) == cut(PACK, 0)


def revokes(hand: list[str], trick: list[str], card: str, trump: str, *, duty: bool) -> bool:
    """Return whether a card breaks a duty, checked by the cards it leaves in hand.

    Orders a trick's trumps by rank letters, unlike the reference implementation, which uses lists
    of cards.
    """
    if not trick:
        return False
    mate = {"C": "S", "S": "C", "D": "H", "H": "D"}[trump]

    def height(other: str) -> int:
        """Return a trump's height from the bottom, 0 for no trump; the ten is low here."""
        if other == mate + "J":
            return 8
        if other[0] != trump:
            return 0
        return 9 if other[1] == "J" else "-789TQKA".index(other[1])

    def suit(other: str) -> str:
        return trump if height(other) else other[0]

    led = suit(trick[0])
    if suit(card) == led:
        return False
    if any(suit(other) == led for other in hand):
        return True
    highest = max(height(other) for other in trick)
    if height(card) == 0:
        return any(height(other) for other in hand)
    return (
        duty
        and 0 < highest
        and height(card) < highest
        and any(height(other) > highest for other in hand)
    )


@pytest.mark.parametrize(
    ("hands", "overtrump"),
    [
        # Low and high trumps, bowers and short suits, so that overtrumping occurs.
        (["SJ,SA,HT,H7", "CJ,S7,S8,DA", "S9,SK,CA,C7"], "off"),
        (["SJ,SA,HT,H7", "CJ,S7,S8,DA", "S9,SK,CA,C7"], "when_ruffing"),
        (["HT,HK,H9,D8", "ST,SQ,S7,D9", "CJ,SA,S8,DT"], "off"),
        (["HT,HK,H9,D8", "ST,SQ,S7,D9", "CJ,SA,S8,DT"], "when_ruffing"),
    ],
)
def test_tree_counts_the_lawful_among_all_orders_of_the_cards(
    hands: list[str], overtrump: str
) -> None:
    """Of the 13,824 orders of three hands of four cards, a tree counts those without a revoke."""
    trump = "S"
    rules = rules_with({"ten_rank": "low", "overtrump": overtrump})
    split = [hand.split(",") for hand in hands]
    lawful = 0
    for one in permutations(split[0]):
        for two in permutations(split[1]):
            for three in permutations(split[2]):
                lawful += is_lawful([list(one), list(two), list(three)], trump, rules)

    assert lawful == tree(split, 0, trump, rules)[0]


def is_lawful(queues: list[list[str]], trump: str, rules: Rules) -> bool:
    """Return whether three hands, played in this order of cards, contain no revoke."""
    leader = 0
    duty = rules["overtrump"] == "when_ruffing"
    for number in range(4):
        trick: list[str] = []
        for step in range(3):
            left = queues[(leader + step) % 3][number:]
            if revokes(left, trick, left[0], trump, duty=duty):
                return False
            trick.append(left[0])
        leader = (leader + winner(trick, trump, rules)) % 3
    return True


def test_effective_suit_of_every_jack() -> None:
    """Of the four Jacks the two of the trump colour are trumps, for each suit of trumps."""
    trumps = {
        trump: [suit for suit in SUITS if effective_suit(suit + "J", trump) == trump]
        for trump in SUITS
    }

    assert {"C": ["C", "S"], "D": ["D", "H"], "H": ["D", "H"], "S": ["C", "S"]} == trumps
