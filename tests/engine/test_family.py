"""A made-up game for four partners; the laws of all games are tried on it too."""

from __future__ import annotations

import pytest

from reunion_desktop.engine.actions import DealCards
from reunion_desktop.engine.dealing.deal_code import BadCode, DealCode
from reunion_desktop.engine.events import DealScored, GameSettled
from reunion_desktop.engine.legal import MayPlay
from tests.engine.ladder import LADDER_RULES
from tests.playing import random_steps


def test_a_deal_of_four() -> None:
    """Eight cards each, the dealer's last one turned, forehand leads, and 140 points are out.

    Two partners win; the game is settled with the deal in which a side has the fourth rung.
    """
    for number in range(4):
        steps = list(random_steps(LADDER_RULES, str(number), number))
        end = steps[-1].after
        assert end.settlement is not None
        assert [(number + place) % 4 for place in range(len(end.lines))] == [
            line.dealer for line in end.lines
        ]
        assert len(steps) == len(end.lines) * 33
        assert ([0, 2] if 0 in end.settlement.winners else [1, 3]) == list(end.settlement.winners)
        told = [isinstance(event, GameSettled) for step in steps for event in step.events]
        assert (1, True) == (sum(told), told[-1])
        for step in steps:
            deal = step.after.deal
            assert deal is not None
            if isinstance(step.action, DealCards):
                assert [8, 8, 8, 8] == [len(hand) for hand in deal.hands]
                assert deal.turn_up in deal.hands[deal.dealer]
                assert (deal.turn_up, (deal.dealer + 1) % 4) == (deal.on_table, step.after.to_act())
            for event in step.events:
                if isinstance(event, DealScored):
                    assert (2 * 140, 8) == (sum(event.line.points), sum(event.line.tricks))
                    assert not event.discards


def test_own_duty() -> None:
    """The game's own following rule: a void player may discard in spite of trumps."""
    thrown = 0
    for step in random_steps(LADDER_RULES, "3", 3):
        legal, deal = step.before.legal(), step.before.deal
        if isinstance(legal, MayPlay) and deal is not None and legal.led is not None:
            hand = deal.hands[legal.seat]
            same = hand & deal.order.cards_of(deal.order.suit_of(legal.led))
            assert (same or hand) == legal.cards
            thrown += bool(not same and hand & deal.order.trumps)
    assert 0 < thrown


def test_no_code() -> None:
    """A deal code names the games that it knows by number, and no other."""
    with pytest.raises(BadCode, match="'ladder'"):
        str(DealCode(LADDER_RULES, "seed", 0))
