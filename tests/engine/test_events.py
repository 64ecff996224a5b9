"""Events of a move: a game can be reconstructed from its events."""

from __future__ import annotations

from hypothesis import given

from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.events import (
    CardPlayed,
    CardsDealt,
    CardsDiscarded,
    DealScored,
    FeePaid,
    GameSettled,
    TrickTaken,
)
from reunion_desktop.engine.record import Step
from reunion_desktop.engine.scoring import Payment
from tests.playing import games
from tests.strategies import LAW


@given(games())
@LAW
def test_events_tell_the_game(steps: list[Step]) -> None:
    """Applying the events alone gives the state of the match."""
    hands: list[CardSet] = []
    points = [0, 0, 0]
    fees: list[Payment] = []
    for step in steps:
        for event in step.events:
            match event:
                case CardsDealt():
                    hands = [hand for hand in event.hands if hand is not None]
                    talon = CardSet.of(card for card in event.talon if card is not None)
                    hands[event.dealer] |= talon
                    points, fees = [0, 0, 0], []
                case CardsDiscarded():
                    assert event.cards is not None
                    hands[event.seat] -= event.cards
                case CardPlayed():
                    hands[event.seat] = hands[event.seat].minus(event.card)
                case TrickTaken():
                    points[event.winner] += event.points
                case FeePaid():
                    fees.append(event.payment)
                case DealScored():
                    assert event.line == step.after.lines[-1]
                case GameSettled():
                    assert event.settlement == step.after.settlement
        deal = step.after.deal
        assert deal is not None
        assert tuple(hands) == deal.hands
        assert tuple(points) == deal.points
        assert tuple(fees) == deal.payments
