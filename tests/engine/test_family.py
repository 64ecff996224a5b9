"""A made-up game for four partners runs on the engine, and is written down and read back."""

from __future__ import annotations

from io import BytesIO

import pytest

from reunion_desktop.engine.actions import DealCards
from reunion_desktop.engine.cards import PACK, Card
from reunion_desktop.engine.deal_code import BadCode, DealCode
from reunion_desktop.engine.events import DealScored, GameSettled, TrickTaken
from reunion_desktop.engine.legal import MayPlay
from reunion_desktop.engine.observe import observe
from reunion_desktop.engine.record import Step
from reunion_desktop.engine.scoring import GameSheet
from reunion_desktop.storage.codec import whole
from reunion_desktop.storage.reader import games_in
from tests.engine.ladder import LADDER, LADDER_RULES
from tests.playing import random_steps, record_of


def game(number: int) -> list[Step]:
    """A game of random play."""
    return list(random_steps(LADDER_RULES, str(number), number % 4))


def test_200_games() -> None:
    """200 games end, and a replay takes the same steps."""
    for number in range(200):
        steps = game(number)
        assert steps == list(record_of(steps, str(number)).replay())
        end = steps[-1].after
        assert end.settlement is not None
        assert 2 <= len(end.lines)
        dealers = [(number + place) % 4 for place in range(len(end.lines))]
        assert dealers == [line.dealer for line in end.lines]
        assert len(steps) == len(end.lines) * 33
        assert ([0, 2] if 0 in end.settlement.winners else [1, 3]) == list(end.settlement.winners)
        assert 0 == sum(GameSheet(number % 4, 4, end.lines, end.settlement).balance)


def test_a_deal_of_four() -> None:
    """Eight cards each, the dealer's last one turned, forehand leads, and 140 points are out."""
    for number in range(20):
        for step in game(number):
            deal = step.after.deal
            assert deal is not None
            if isinstance(step.action, DealCards):
                assert [8, 8, 8, 8] == [len(hand) for hand in deal.hands]
                assert deal.turn_up in deal.hands[deal.dealer]
                assert deal.turn_up == deal.on_table
                assert (deal.dealer + 1) % 4 == step.after.to_act()
            for event in step.events:
                if isinstance(event, TrickTaken):
                    assert 4 == len(event.trick.cards)
                if isinstance(event, DealScored):
                    assert 2 * 140 == sum(event.line.points)
                    assert 8 == sum(event.line.tricks)
                    assert not event.discards


def test_own_duty() -> None:
    """The game's own following rule: a void player may discard in spite of trumps."""
    thrown = 0
    for step in game(3):
        legal, deal = step.before.legal(), step.before.deal
        if isinstance(legal, MayPlay) and deal is not None and legal.led is not None:
            hand = deal.hands[legal.seat]
            same = hand & deal.order.cards_of(deal.order.suit_of(legal.led))
            assert (same or hand) == legal.cards
            thrown += bool(not same and hand & deal.order.trumps)
    assert 0 < thrown


def test_four_views() -> None:
    """Each of four sees its own hand and 32 cards in all; the turned card is seen by everybody."""
    for step in game(1)[:40]:
        match = step.after
        deal = match.deal
        assert deal is not None
        for seat in range(4):
            look = observe(match, seat).deal
            assert look is not None
            assert deal.hands[seat] == look.hand
            assert 32 == sum(look.held) + len(look.trick.cards) + 4 * len(look.taken)
            assert deal.on_table == look.on_table


def test_the_end_is_told_once() -> None:
    """The game is settled with the deal in which a side reaches the fourth rung, and not before."""
    told = [type(event) is GameSettled for step in game(7) for event in step.events]
    assert [True] == [settled for settled in told if settled]
    assert told[-1]


def test_pack() -> None:
    """The made-up game takes the piquet pack as it is; no card is its own."""
    assert PACK == LADDER_RULES.pack
    assert isinstance(PACK[0], Card)


def test_record() -> None:
    """A record of it, with an option that no other game has, is read back as it was."""
    rules = LADDER_RULES.changed({"stride": 2})
    record = record_of(list(random_steps(rules, "record", 1)), "record")
    text = "\n".join(whole(record)).encode()
    (read,) = games_in(BytesIO(text), {"ladder": LADDER}.get)
    assert record == read.record
    assert read.complete


def test_no_code() -> None:
    """A deal code names the games that it knows by number, and no other."""
    with pytest.raises(BadCode, match="'ladder'"):
        str(DealCode(LADDER_RULES, "seed", 0))
