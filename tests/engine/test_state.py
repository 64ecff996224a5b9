"""Where a deal and a game stand."""

from __future__ import annotations

from hypothesis import given

from reunion_desktop.engine.cards import PACK, Card, CardSet
from reunion_desktop.engine.game import MatchState
from reunion_desktop.engine.record import Step
from reunion_desktop.games.reunion.rules import ReunionRules
from tests.playing import games, random_steps
from tests.strategies import LAW


@given(games())
@LAW
def test_32_cards_at_every_moment(steps: list[Step]) -> None:
    """Hands, discards, tricks taken and the trick on the table are the pack, each card once."""
    for step in steps:
        deal = step.after.deal
        assert deal is not None
        cards: list[Card] = [card for hand in deal.hands for card in hand]
        cards += deal.laid_away
        cards += deal.trick.cards
        cards += [card for taken in deal.taken for card in taken.trick.cards]
        assert 32 == len(cards)
        assert CardSet.of(PACK) == CardSet.of(cards)


@given(games())
@LAW
def test_somebody_can_always_move(steps: list[Step]) -> None:
    """Cards are to be dealt, or a seat has a legal action, until the game is settled."""
    for step in steps:
        match = step.before
        legal = match.legal()
        assert (legal is None) == match.awaits_deal
        assert (legal is None) == (match.to_act() is None)
        if legal is not None:
            assert legal.seat == match.to_act()
            assert legal.actions
    end = steps[-1].after
    assert end.settlement is not None
    assert (None, None, False) == (end.legal(), end.to_act(), end.awaits_deal)


@given(games())
@LAW
def test_the_deal_goes_round(steps: list[Step]) -> None:
    """Each deals once a game, in order of play, and the turn goes on to the next game."""
    first = steps[0].before.first_dealer
    end = steps[-1].after
    expected = [(first + number) % 3 for number in range(len(end.lines))]
    assert expected == [line.dealer for line in end.lines]
    assert (first + len(end.lines)) % 3 == end.next_dealer


@given(games())
@LAW
def test_points_grow_to_the_pack(steps: list[Step]) -> None:
    """The points of the tricks add up by seat to what has been taken, and never fall."""
    for step in steps:
        deal = step.after.deal
        assert deal is not None
        for seat in range(3):
            taken = [trick.points for trick in deal.taken if trick.winner == seat]
            assert sum(taken) == deal.points[seat]


def test_before_the_first_deal() -> None:
    """A new game waits for cards from its first dealer, and has no legal moves."""
    match = MatchState(ReunionRules(), 2)
    assert match.awaits_deal
    assert (2, None, None) == (match.next_dealer, match.to_act(), match.legal())


def test_turned_card_taken_up_at_once() -> None:
    """A turned card that is taken up at once lies there until the dealer has discarded."""
    steps = list(random_steps(ReunionRules(), "at once"))
    deals = [step.after.deal for step in steps[:4]]
    assert [True, False, False, False] == [
        deal is not None and deal.on_table == deal.turn_up for deal in deals
    ]
