"""The phases shared by the family: discards, and trick play."""

from __future__ import annotations

import pytest

from reunion_desktop.engine.actions import Discard, PlayCard
from reunion_desktop.engine.cards import NO_CARDS, CardSet
from reunion_desktop.engine.dealing.shuffle import deal_from_seed
from reunion_desktop.engine.events import CardsDiscarded, TrickTaken
from reunion_desktop.engine.legal import MayPlay
from reunion_desktop.engine.phases import new_deal
from reunion_desktop.engine.trick_play import TrickPlay
from reunion_desktop.games.reunion.deal import BOWERS
from reunion_desktop.games.reunion.options import turned_card
from reunion_desktop.games.reunion.rules import ReunionRules
from tests.playing import random_steps, some_games


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


def test_the_deal_goes_round_and_the_winner_leads() -> None:
    """Each deals once a game, in order of play, and the turn goes on to the next game.

    The dealer discards two cards before the first lead; the winner of a trick leads to the next.
    """
    for steps in some_games():
        first, end = steps[0].before.first_dealer, steps[-1].after
        dealers = [(first + number) % 3 for number in range(len(end.lines))]
        assert dealers == [line.dealer for line in end.lines]
        assert (first + len(dealers)) % 3 == end.next_dealer
        for step in steps:
            deal = step.after.deal
            assert deal is not None
            if isinstance(step.action, Discard):
                assert [10, 10, 10] == [len(hand) for hand in deal.hands]
                assert (CardsDiscarded(deal.dealer, deal.laid_away, 2),) == step.events
                assert (deal.dealer + 1) % 3 == step.after.to_act()
            for event in step.events:
                if isinstance(event, TrickTaken) and deal.phase is not None:
                    assert event.winner == step.after.to_act() == deal.trick.leader
                    assert (len(deal.taken), ()) == (event.number, deal.trick.cards)


def test_an_action_of_another_kind_is_no_move() -> None:
    """A phase that is given what it never offers says so, instead of moving on."""
    deal = new_deal(ReunionRules(), deal_from_seed(ReunionRules(), "kind", 1, 1, 1), TrickPlay())
    with pytest.raises(TypeError, match="expected Announce"):
        TrickPlay().apply(deal, Discard(1, NO_CARDS))


def test_turned_card_taken_up_at_once() -> None:
    """A turned card that is taken up at once lies there until the dealer has discarded."""
    deals = [step.after.deal for step in list(random_steps(ReunionRules(), "at once"))[:4]]
    assert [True, False, False, False] == [
        deal is not None and deal.on_table == deal.turn_up for deal in deals
    ]


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
