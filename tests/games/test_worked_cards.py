"""Every worked example about cards, run through the engine: legality, tricks, whole deals."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from reunion_desktop.engine.actions import DealCards, PlayCard
from reunion_desktop.engine.cards import NO_CARDS, PACK, Card, CardSet, Rank, Suit
from reunion_desktop.engine.dealing.shuffle import Stream, deal_cards
from reunion_desktop.engine.events import DealScored, FeePaid, TrickTaken
from reunion_desktop.engine.game import IllegalAction, MatchState, advance
from reunion_desktop.engine.legal import MayDiscard, MayPlay
from reunion_desktop.engine.phases import new_deal
from reunion_desktop.engine.scoring import Why
from reunion_desktop.engine.seats import Seating
from reunion_desktop.engine.state import DealState
from reunion_desktop.engine.trick_play import TrickPlay
from reunion_desktop.engine.tricks import TakenTrick, Trick
from reunion_desktop.games.reunion.deal import BOWERS
from reunion_desktop.games.reunion.options import turned_card
from reunion_desktop.games.reunion.rules import ReunionRules
from tests.games.golden import (
    BY_ID,
    CARD_KINDS,
    GOLDEN,
    SHEET_KINDS,
    Example,
    cards,
    counted,
    of_kind,
    paid,
    play,
    rules_of,
    texts,
    written,
)


def test_every_kind_is_tried() -> None:
    """No example is left out but those of the seal, which is the storage's and no rule."""
    assert CARD_KINDS | SHEET_KINDS | {"seal"} == {
        example["kind"] for example in GOLDEN["examples"]
    }


@of_kind("pack")
def test_pack(example: Example) -> None:
    """The points of the pack and of the last trick, for any trump suit."""
    rules = rules_of(example)
    counted = rules.count(PACK, rules.order(Suit.parse(example["trump"])))
    expected = example["expect"]
    assert expected["cards"] == counted
    assert expected["last_trick"] == rules.last_trick
    assert expected["total"] == counted + rules.last_trick


@of_kind("order")
def test_order(example: Example) -> None:
    """Which cards belong to a suit in play, and how they rank."""
    order = rules_of(example).order(Suit.parse(example["trump"]))
    for letter, expected in example["expect"].items():
        suit = order.cards_of(Suit.parse(letter)) & CardSet.of(PACK)
        assert expected == texts(sorted(suit, key=order.height, reverse=True))


@of_kind("legal")
def test_legal(example: Example) -> None:
    """Which cards of a hand may be played to a trick."""
    rules, trump = rules_of(example), Suit.parse(example["trump"])
    trick = Trick(Seating(3).round(0), cards(example["trick"]))
    seat = len(trick.cards)
    # An example that names the turned card is about the dealer, who has it in hand.
    turned = Card.parse(example.get("turn_up") or str(Card(trump, Rank.JACK)))
    dealer = seat if "turn_up" in example else (seat + 1) % 3
    hands = [NO_CARDS] * 3
    hands[seat] = CardSet.parse(" ".join(example["hand"]))
    deal = new_deal(rules, DealCards(1, dealer, 0, tuple(hands), (), turned), TrickPlay(BOWERS))
    taken = (TakenTrick(trick, 0, 0),) * (example.get("trick_number", 3) - 1)
    assert example["expect"] == legal_after(deal, trick, taken)


def legal_after(deal: DealState, trick: Trick, taken: tuple[TakenTrick, ...]) -> list[str]:
    """The legal cards for a trick and the tricks taken before."""
    later = replace(deal, trick=trick, taken=taken)
    assert later.phase is not None
    legal = later.phase.legal(later)
    assert isinstance(legal, MayPlay)
    for card in later.hands[legal.seat]:
        assert (legal.refusal(card) is None) == (card in legal.cards)
    return texts(legal.cards)


@of_kind("trick")
def test_trick(example: Example) -> None:
    """The winner of a trick, its points, and whether the left bower's fee is due."""
    rules, trump = rules_of(example), Suit.parse(example["trump"])
    order = rules.order(trump)
    trick = Trick(Seating(3).round(example["leader"]), cards(example["cards"]))
    winner = trick.winner(order)
    turned = Card(trump, Rank.SEVEN)
    deal = new_deal(rules, DealCards(1, 0, 0, (NO_CARDS,) * 3, (), turned), TrickPlay())
    fee = BOWERS.fee(deal, trick, winner)
    expected = example["expect"]
    assert expected["winner"] == winner
    assert expected["points"] == rules.count(trick.cards, order)
    assert expected["payments"] == paid([fee] if fee else [])


@of_kind("discards")
def test_discards(example: Example) -> None:
    """The dealer's legal discards: all pairs, their number, the most points in them."""
    rules, turned = rules_of(example), Card.parse(example["turn_up"])
    hand = CardSet.parse(" ".join(example["hand"])).minus(turned)
    talon = (next(iter(hand)), turned)
    dealt = DealCards(1, 0, 0, (hand.minus(talon[0]), NO_CARDS, NO_CARDS), talon, turned)
    deal = rules.open_deal((), dealt)
    assert deal.phase is not None
    legal = deal.phase.legal(deal)
    assert isinstance(legal, MayDiscard)
    pairs = [action.cards for action in legal.actions]
    expected = example["expect"]
    assert Suit.parse(example["trump"]) is deal.order.trump
    assert expected["count"] == len(pairs)
    assert expected["largest"] == max(rules.count(pair, deal.order) for pair in pairs)
    assert expected["pairs"] == [texts(pair) for pair in pairs]


@of_kind("deal")
def test_deal(example: Example) -> None:
    """A whole deal, card by card: hands, talon, winners, values, points, marks, payments.

    The left bower's fee follows immediately after the trick with both bowers.
    """
    rules, expected = rules_of(example), example["expect"]
    dealt = deal_cards(rules, cards(example["pack"]), 0, 1, example["dealer"])
    assert expected["hands"] == [texts(hand) for hand in dealt.hands]
    assert expected["talon"] == texts(dealt.talon)
    assert expected["turn_up"] == str(dealt.turn_up)
    assert expected["trump"] == turned_card(dealt).suit.letter
    match, told = play(example, MatchState(rules, example["dealer"]))
    tricks = [event for event in told if isinstance(event, TrickTaken)]
    assert expected["winners"] == [event.winner for event in tricks]
    assert expected["values"] == [event.points for event in tricks]
    line = match.lines[-1]
    assert (1, example["dealer"]) == (line.number, line.dealer)
    assert expected["tricks"] == list(line.tricks)
    assert counted(expected) == written(line)
    fees = []
    for trick, event in pairwise(told):
        if isinstance(event, FeePaid):
            assert isinstance(trick, TrickTaken)
            assert trick.winner == event.payment.payee
            fees.append(event.payment)
    assert fees == [payment for payment in line.payments if payment.why is Why.LEFT_BOWER]
    shown = [event.discards for event in told if isinstance(event, DealScored)]
    assert [sorted(example["discards"])] == [sorted(texts(cards)) for cards in shown if cards]


@of_kind("again")
def test_again(example: Example) -> None:
    """A deal played before under other rules: counted otherwise, or refused at a card."""
    rules, deal, expected = rules_of(example), BY_ID[example["deal"]], example["expect"]
    start = MatchState(rules, deal["dealer"])
    if "refused" in expected:
        trick, card = expected["refused"]["trick"] - 1, expected["refused"]["card"]
        place = deal["plays"][trick].index(card)
        allowed = {
            **deal,
            "plays": [*deal["plays"][:trick], deal["plays"][trick][:place]],
        }
        match, _ = play(allowed, start)
        seat = match.to_act()
        assert seat is not None
        with pytest.raises(IllegalAction, match=f"^{card} is not allowed here; "):
            advance(match, PlayCard(seat, Card.parse(card)))
        return
    line = play(deal, start)[0].lines[-1]
    assert counted(expected) == written(line)


@of_kind("table")
def test_table(example: Example) -> None:
    """First seat dealt to, leader, next dealer and cutter, and each seat's side of the dealer."""
    rules = ReunionRules().changed({"direction": example["direction"]})
    next_is = "right" if rules.direction == "anticlockwise" else "left"
    side = {1: next_is, 2: "left" if next_is == "right" else "right"}
    dealt = deal_cards(rules, PACK, 0, 1, 0)
    served_first = next(seat for seat in range(3) if PACK[0] in dealt.hands[seat])
    match, _ = play(BY_ID["D1"], MatchState(rules, 0))
    assert match.deal is not None
    leads, deals_next = match.deal.taken[0].trick.leader, match.next_dealer
    cuts = rules.cutter(0)
    assert cuts is not None
    assert example["expect"] == {
        "served_first": side[served_first],
        "leads": side[leads],
        "deals_next": side[deals_next],
        "cuts": side[cuts],
    }


@of_kind("shuffle")
def test_shuffle(example: Example) -> None:
    """The pack that a seed makes, and the cut after it."""
    stream = Stream(example["seed"], example["game"], example["deal"])
    assert example["expect"]["pack"] == texts(stream.shuffled(PACK))
    assert example["expect"]["cut"] == stream.cut(len(PACK))
