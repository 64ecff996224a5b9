"""Worked examples of Thirty-One: values, show-downs, lives, and the choices of a turn."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from reunion_desktop.engine.actions import Action, Discard, DrawCard, Stock
from reunion_desktop.engine.cards import FULL_PACK, Card, CardSet
from reunion_desktop.engine.dealing.shuffle import deal_cards
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.games.thirty_one.deal import Drawing, stock_of
from reunion_desktop.games.thirty_one.losses import at_showdown, by_thirty_one
from reunion_desktop.games.thirty_one.options import OUT, after_loss
from reunion_desktop.games.thirty_one.rules import SCAT

BOOK = json.loads(
    (Path(__file__).parents[1] / "data" / "thirty_one.json").read_text(encoding="utf-8")
)
EXAMPLES: list[Mapping[str, Any]] = BOOK["examples"]
TRIPLES = {None: "off", 30: "thirty", 30.5: "half"}


def of_kind(kind: str) -> pytest.MarkDecorator:
    """A test of each example of a kind."""
    found = [example for example in EXAMPLES if example["kind"] == kind]
    assert found
    return pytest.mark.parametrize("example", found, ids=[example["id"] for example in found])


def cards(texts: list[str]) -> CardSet:
    """Cards from their texts."""
    return CardSet.of(map(Card.parse, texts))


@of_kind("hand31")
def test_a_hand_is_worth_its_best_suit(example: Mapping[str, Any]) -> None:
    """Ace 11, court cards and ten 10, the others their pips, in one suit; or a set by option."""
    given = example["given"]
    rules = SCAT.changed(
        {
            "triple": TRIPLES[given.get("triple")],
            "triple_aces": given.get("aces", 0),
            "straight_flush": "straight_flush" in given,
        }
    )
    assert 2 * example["expect"] == rules.halves(cards(given["cards"]))


@of_kind("showdown")
def test_the_lowest_loses_at_a_showdown(example: Mapping[str, Any]) -> None:
    """The lowest loses a life, the knocker two; in a tie the knocker is safe, or as agreed."""
    given = example["given"]
    options = {"knock_tie": given.get("tie", "knocker_safe").removeprefix("knocker_")}
    rules = SCAT.changed({**options, "knock_low": given.get("knock_low", 2)})
    values = {seat: 2 * value for seat, value in enumerate(given["values"])}
    lost = at_showdown(rules, values, given["knocker"])
    assert dict(enumerate(example["expect"])) == lost


@of_kind("declared31")
def test_all_without_31_lose_a_life(example: Mapping[str, Any]) -> None:
    """Everyone else loses one, the knocker too; or the knocker two, by option."""
    given = example["given"]
    extra = "two" if given.get("knocker_extra") else "one"
    rules = SCAT.changed({"thirty_one_after_knock": extra})
    lost = by_thirty_one(rules, range(given["n"]), given["who"], given.get("knocker"))
    assert dict(enumerate(example["expect"])) == lost


@of_kind("lives")
def test_the_loss_after_the_last_life_puts_out(example: Mapping[str, Any]) -> None:
    """Without lives a player is on the county; the next loss, or two with one life, puts out."""
    given = example["given"]
    left = [
        OUT if own == OUT else after_loss(own, lost, last_chance=True)
        for own, lost in zip(given["lives"], given["lost"], strict=True)
    ]
    assert example["expect"] == left


@of_kind("turn31")
def test_a_turn_draws_takes_or_knocks(example: Mapping[str, Any]) -> None:
    """The card taken face up may not go back; nobody knocks twice; the stock may be empty."""
    given = example["given"]
    rules = SCAT.changed({"minimum_knock": given.get("minimum", 0)})
    match, _ = advance(MatchState(rules, 2), deal_cards(rules, FULL_PACK, 0, 1, 2))
    deal = match.deal
    assert deal is not None
    hand = cards(given["hand"])
    drawn = given.get("drawn", ["", given["top"]])
    up = Card.parse(drawn[1])
    rest = tuple(card for card in FULL_PACK if card not in hand and card != up)
    stock = Stock(rest[: given["stock"]], (rest[-1], up), knocker=2 if given["knocked"] else None)
    if drawn[0] == "draw":
        stock = replace(stock, cards=(up, *stock.cards), pile=rest[-1:])
    hands = (hand, *deal.hands[1:])
    match = replace(match, deal=replace(deal, hands=hands, stock=stock, phase=Drawing(0)))
    if drawn[0]:
        match, _ = advance(match, DrawCard(0, up if drawn[0] == "take" else None))
    legal = match.legal()
    assert legal is not None
    assert sorted(example["expect"]) == sorted(map(spoken, legal.actions))
    assert match.deal is not None
    assert all(action in legal for action in legal.actions)
    assert stock_of(match.deal).knocker == stock.knocker


def spoken(action: Action) -> str:
    """An action in the words of the examples."""
    if isinstance(action, DrawCard):
        return "draw" if action.card is None else "take"
    if isinstance(action, Discard):
        return f"discard {action.cards}"
    return str(getattr(action, "call", action))
