"""The phases shared by the family: discards, and trick play."""

from __future__ import annotations

import plain_rules
from hypothesis import given

from reunion_desktop.engine.actions import Discard, PlayCard
from reunion_desktop.engine.cards import NO_CARDS, CardSet
from reunion_desktop.engine.events import CardPlayed, CardsDiscarded, FeePaid, TrickTaken
from reunion_desktop.engine.legal import MayDiscard, MayPlay
from reunion_desktop.engine.phases import TrickPlay, new_deal
from reunion_desktop.engine.record import Step
from reunion_desktop.engine.shuffle import deal_from_seed
from reunion_desktop.engine.state import DealState
from reunion_desktop.games.reunion.deal import BOWERS
from reunion_desktop.games.reunion.options import reunion, turned_card
from reunion_desktop.games.reunion.rules import ReunionRules
from tests.playing import games
from tests.strategies import LAW


def test_a_new_deal() -> None:
    """The dealer has the talon, forehand leads, nothing is played or scored."""
    dealt = deal_from_seed(ReunionRules(), "opened", 1, 1, 1)
    deal = new_deal(ReunionRules(), dealt, TrickPlay())
    assert [10, 12, 10] == [len(hand) for hand in deal.hands]
    assert dealt.hands[1] | CardSet.of(dealt.talon) == deal.hands[1]
    assert (2, ()) == (deal.trick.leader, deal.trick.cards)
    assert ((), (0, 0, 0), (), NO_CARDS) == (
        deal.taken,
        deal.points,
        deal.payments,
        deal.laid_away,
    )
    assert dealt.trump is deal.order.trump


def deals(step: Step) -> tuple[DealState, DealState]:
    """The deal before and after a step that is no dealing."""
    assert step.before.deal is not None
    assert step.after.deal is not None
    return step.before.deal, step.after.deal


@given(games())
@LAW
def test_the_dealer_lays_away(steps: list[Step]) -> None:
    """The dealer lays two cards away before the first lead; ten remain, and forehand leads."""
    for step in steps:
        if isinstance(step.action, Discard):
            before, after = deals(step)
            choice = step.before.legal()
            assert isinstance(choice, MayDiscard)
            assert (before.dealer, 2) == (choice.seat, choice.count)
            assert step.action.cards == after.laid_away
            assert before.hands[before.dealer] - step.action.cards == after.hands[before.dealer]
            assert [10, 10, 10] == [len(hand) for hand in after.hands]
            assert (CardsDiscarded(before.dealer, step.action.cards, 2),) == step.events
            assert (before.dealer + 1) % 3 == step.after.to_act()


@given(games())
@LAW
def test_turns(steps: list[Step]) -> None:
    """The next in order of play is to play; the winner of a trick leads to the next."""
    for step in steps:
        if isinstance(step.action, PlayCard):
            before, after = deals(step)
            events = list(step.events)
            assert CardPlayed(step.action.seat, step.action.card) == events.pop(0)
            assert (
                before.hands[step.action.seat].minus(step.action.card)
                == (after.hands[step.action.seat])
            )
            if len(before.trick.cards) < 2:
                assert [] == events
                assert (step.action.seat + 1) % 3 == step.after.to_act()
                continue
            taken = events[0]
            assert isinstance(taken, TrickTaken)
            assert (len(before.taken) + 1, before.trick.plus(step.action.card)) == (
                taken.number,
                taken.trick,
            )
            if after.phase is not None:
                assert taken.winner == step.after.to_act() == after.trick.leader
                assert () == after.trick.cards


@given(games())
@LAW
def test_tricks_agree(steps: list[Step]) -> None:
    """Winner, points and bower fee of every trick are those of the independent program."""
    for step in steps:
        for event in step.events:
            if isinstance(event, TrickTaken):
                before, after = deals(step)
                rules = reunion(step.before.rules)
                cards = [str(card) for card in event.trick.cards]
                trump = turned_card(before).suit.letter
                place = plain_rules.winner(cards, trump, rules.as_options())
                worth = sum(plain_rules.value(card, trump) for card in cards)
                bonus = plain_rules.LAST_TRICK if event.number == 10 else 0
                assert (event.trick.leader + place) % 3 == event.winner
                assert worth + bonus == event.points == after.taken[-1].points
                bowers = {plain_rules.left_bower(trump), plain_rules.right_bower(trump)}
                paid = [other for other in step.events if isinstance(other, FeePaid)]
                playoff = len(step.before.lines) >= 3
                due = bowers <= set(cards) and rules.left_bower_fee == 1 and not playoff
                assert due == bool(paid)
                for fee in paid:
                    assert event.winner == fee.payment.payee
                    lost = cards.index(plain_rules.left_bower(trump))
                    assert (event.trick.leader + lost) % 3 == fee.payment.payer


def test_locked_turned_card() -> None:
    """The locked card is out of the dealer's hand for two tricks and in it for the third."""
    rules = ReunionRules(turn_up_pickup="after_trick2_locked", discard_turn_up=False)
    dealt = deal_from_seed(rules, "locked", 1, 1, 2)
    deal = new_deal(rules, dealt, TrickPlay(BOWERS))
    for number in range(3):
        for _ in range(3):
            assert deal.phase is not None
            legal = deal.phase.legal(deal)
            assert isinstance(legal, MayPlay)
            expected = dealt.turn_up if legal.seat == 2 and number < 2 else None
            assert expected == legal.locked
            if expected is not None:
                assert expected not in legal.cards
            assert (dealt.turn_up if number < 2 else None) == deal.on_table
            card = next(iter(legal.cards - CardSet.of((turned_card(dealt),))))
            deal, _ = deal.phase.apply(deal, PlayCard(legal.seat, card))


def test_playable_turned_card_leaves_the_table() -> None:
    """Where it may be played from the table, the turned card is gone from there when it is."""
    rules = ReunionRules(turn_up_pickup="after_trick2_playable", discard_turn_up=False)
    deal = new_deal(rules, deal_from_seed(rules, "playable", 1, 3, 2), TrickPlay())
    turned = turned_card(deal)
    while deal.turn_up in deal.hands[2] and deal.phase is not None:
        assert turned == deal.on_table
        legal = deal.phase.legal(deal)
        assert isinstance(legal, MayPlay)
        card = turned if turned in legal.cards else next(iter(legal.cards))
        deal, _ = deal.phase.apply(deal, PlayCard(legal.seat, card))
    assert deal.on_table is None
    assert len(deal.taken) < 2
