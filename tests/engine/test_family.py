"""A made-up game for four partners runs on the engine as it stands.

*Ladder* is nobody's game: four players in two sides, eight cards each, no talon; the dealer's last
card is turned for trumps and stays on the table for two tricks; the suit led is followed, and who
cannot follow plays anything; a side with more than half of the points of a deal climbs a rung, two
rungs for all tricks; the side on the fourth rung wins, and each loser pays his neighbour.
"""

from __future__ import annotations

from reunion_desktop.engine.actions import DealCards
from reunion_desktop.engine.cards import PACK, Card, CardSet, Suit
from reunion_desktop.engine.events import DealScored, GameSettled, TrickTaken
from reunion_desktop.engine.game import Game
from reunion_desktop.engine.legal import Duty, MayPlay
from reunion_desktop.engine.observe import observe
from reunion_desktop.engine.phases import TrickPlay, new_deal
from reunion_desktop.engine.record import Step
from reunion_desktop.engine.ruleset import Ruleset
from reunion_desktop.engine.scoring import (
    Entry,
    GameSheet,
    Mark,
    Payment,
    ScoreLine,
    Settlement,
    Why,
)
from reunion_desktop.engine.seats import Sides
from reunion_desktop.engine.state import DealState
from reunion_desktop.engine.tricks import CardOrder, Trick
from tests.playing import random_steps, record_of

RUNGS = 4
"""The rung on which a side has won."""

SIDES = Sides.partners(4)

LADDER_RULES = Ruleset(
    preset="ladder",
    turn_up_pickup="after_trick2_playable",
    discard_turn_up=False,
    left_bower_fee=0,
    no_trick_fee=0,
    mark_style="none",
    players=4,
    packets=(3, 2, 3),
    talon=0,
    last_trick=0,
)


def follow_or_anything(
    rules: Ruleset,
    order: CardOrder,
    hand: CardSet,
    trick: Trick,
) -> tuple[CardSet, Duty | None, Suit | None]:
    """Follow the suit led; who cannot may play anything."""
    assert rules is LADDER_RULES
    led = trick.led(order)
    same = hand & order.cards_of(led) if led is not None else hand
    if led is None or not same:
        return hand, None, None
    return same, Duty.FOLLOW, led


def open_deal(rules: Ruleset, dealt: DealCards) -> DealState:
    """Play begins at once: nothing is laid away."""
    return new_deal(rules, dealt, TrickPlay(follow_or_anything))


def score(rules: Ruleset, lines: tuple[ScoreLine, ...], deal: DealState) -> ScoreLine:
    """Partners count together; what is written is the rung that their side stands on."""
    seats = range(rules.players)
    of_side = [
        sum(deal.points[seat] for seat in seats if SIDES.of[seat] == side) for side in (0, 1)
    ]
    tricks = tuple(sum(taken.winner == seat for taken in deal.taken) for seat in seats)
    points = tuple(of_side[SIDES.of[seat]] for seat in seats)
    rungs = climbed(lines)
    for side in (0, 1):
        if of_side[side] > of_side[1 - side]:
            all_tricks = not any(tricks[seat] for seat in seats if SIDES.of[seat] != side)
            rungs[side] += 2 if all_tricks else 1
    sheet = tuple(Entry(rungs[SIDES.of[seat]], Mark.PLAIN) for seat in seats)
    return ScoreLine(deal.number, deal.dealer, points, tricks, (), sheet)


def climbed(lines: tuple[ScoreLine, ...]) -> list[int]:
    """The rung of each side."""
    return [lines[-1].sheet[side].points if lines else 0 for side in (0, 1)]


def settle(rules: Ruleset, lines: tuple[ScoreLine, ...]) -> Settlement | None:
    """The first side on the fourth rung is paid by its neighbours."""
    rungs = climbed(lines)
    if max(rungs) < RUNGS:
        return None
    winners = tuple(seat for seat in range(4) if rungs[SIDES.of[seat]] >= RUNGS)
    payments = tuple(Payment(rules.seating.after(seat), seat, 1, Why.GAME) for seat in winners)
    totals = tuple(sum(column) for column in zip(*(line.points for line in lines), strict=True))
    return Settlement(totals, winners, payments)


LADDER = Game("ladder", "Ladder", {"ladder": LADDER_RULES}, open_deal, score, settle)


def game(number: int) -> list[Step]:
    """A game by lot."""
    return list(random_steps(LADDER_RULES, str(number), LADDER, number % 4))


def test_200_games() -> None:
    """200 games come to an end, and played again they take the same steps."""
    for number in range(200):
        steps = game(number)
        assert steps == list(record_of(steps, str(number), LADDER).replay(LADDER))
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
    """The game's own duty holds: one who cannot follow may throw off although he has trumps."""
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
