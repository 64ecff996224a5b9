"""The observation of a seat contains what it may know, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace

import pytest

from reunion_desktop.engine.cards import NO_CARDS, Card, CardSet
from reunion_desktop.engine.events import (
    CardPlayed,
    CardsDealt,
    CardsDiscarded,
    FeePaid,
    GameSettled,
    TrickTaken,
)
from reunion_desktop.engine.game import MatchState
from reunion_desktop.engine.observe import Observation, event_for, observe
from reunion_desktop.engine.record import seen_step
from reunion_desktop.engine.scoring import Payment
from reunion_desktop.engine.state import DealState
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.games.reunion.options import reunion, turned_card
from reunion_desktop.games.reunion.rules import ReunionRules
from tests.playing import random_steps, some_games

PUBLIC = (CardOrder, ReunionRules)
"""Values that name all cards and follow from the rules and the turned card alone."""

HARMLESS = (int, float, str, type(None))
"""Values that hold nothing else; enumerations of suits and ranks are numbers."""

NAMES = {"Duty", "Why", "Mark", "Goal"}
"""Enumerations without content that an observation may hold."""


def reached(value: object) -> Iterator[Card]:
    """Every card to which a way leads from a value; refuses values that hide what they hold."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, CardSet):
        yield from value
    elif isinstance(value, tuple):
        for one in value:
            yield from reached(one)
    elif is_dataclass(value) and not isinstance(value, PUBLIC):
        assert not hasattr(value, "__dict__")
        for field in fields(value):
            yield from reached(getattr(value, field.name))
    else:
        open_values = isinstance(value, (*PUBLIC, *HARMLESS)) or type(value).__name__ in NAMES
        assert open_values, f"{value!r} could hide a card"


def known(match: MatchState, seat: int) -> CardSet:
    """Every card whose place, now or earlier in the deal, a seat has seen with its own eyes."""
    deal = match.deal
    if deal is None:
        return NO_CARDS
    cards = deal.hands[seat].plus(turned_card(deal)) | CardSet.of(deal.trick.cards)
    for taken in deal.taken:
        cards |= CardSet.of(taken.trick.cards)
    if seat == deal.dealer:
        cards |= deal.laid_away | CardSet.of(deal.talon)
    if deal.phase is None and reunion(match.rules).reveal_discards == "at_count":
        cards |= deal.laid_away
    return cards


def test_no_way_to_a_hidden_card() -> None:
    """Every card in an observation, or in a seat's events, is one it has seen."""
    for steps in some_games():
        for step in steps[::7]:
            for seat in range(3):
                shown = seen_step(step, seat)
                assert (observe(step.before, seat), observe(step.after, seat)) == (
                    shown.before,
                    shown.after,
                )
                assert CardSet.of(reached(shown.before)) <= known(step.before, seat)
                assert CardSet.of(reached(shown.after)) <= known(step.after, seat)
                assert CardSet.of(reached(shown.events)) <= known(step.after, seat)


def test_the_searcher_finds_a_leak() -> None:
    """The search for hidden cards does find them: the match itself is full of them."""
    steps = list(random_steps(ReunionRules(), "leak"))[:5]
    deal = steps[-1].after.deal
    assert isinstance(deal, DealState)
    leaking = replace(observe(steps[-1].after, 0), lines=(deal.hands,))  # type: ignore[arg-type]  # A leak made on purpose.
    assert not CardSet.of(reached(leaking)) <= known(steps[-1].after, 0)
    with pytest.raises(AssertionError, match="could hide a card"):
        list(reached(object()))


def test_what_a_seat_sees() -> None:
    """The own hand by cards, the others by number; discards and talon as allowed.

    Everybody sees whose turn it is; only the seat to act sees what may be decided.
    """
    for steps in some_games():
        for number, step in enumerate(steps):
            match, deal, seat = step.after, step.after.deal, number % 3
            assert deal is not None
            look = observe(match, seat)
            sight = look.deal
            assert sight is not None
            assert (seat, match.rules, match.lines, match.settlement, match.to_act()) == (
                look.seat,
                look.rules,
                look.lines,
                look.settlement,
                look.to_act,
            )
            assert (match.first_dealer, match.next_dealer) == (look.first_dealer, look.next_dealer)
            assert (match.legal() if match.to_act() == seat else None) == look.legal
            assert match.rules.order(turned_card(deal).suit) == sight.order
            assert deal.hands[seat] == sight.hand
            assert tuple(len(hand) for hand in deal.hands) == sight.held
            assert (deal.talon if seat == deal.dealer else None) == sight.talon
            assert len(deal.laid_away) == sight.discarded
            over = deal.phase is None
            public = over and reunion(match.rules).reveal_discards == "at_count"
            may_see = seat == deal.dealer or public or not deal.laid_away
            assert (deal.laid_away if may_see else None) == sight.laid_away
            assert (deal.trick, deal.taken, deal.points) == (sight.trick, sight.taken, sight.points)
            assert (deal.turn_up, deal.on_table, over) == (
                sight.turn_up,
                sight.on_table,
                sight.over,
            )
            wins = [taken.winner for taken in deal.taken]
            assert tuple(wins.count(who) for who in range(3)) == sight.tricks


def test_before_the_first_deal() -> None:
    """A new game waits for cards from its first dealer: there is a table and no cards."""
    match = MatchState(ReunionRules(), 1)
    assert Observation(0, ReunionRules(), 1, (), None, 1, None, None, None) == observe(match, 0)
    assert (True, None) == (match.awaits_deal, match.legal())


def test_the_dealing_and_the_discards_as_seen() -> None:
    """Each sees the own hand and the turned card; the dealer the whole talon and the discards."""
    step = next(random_steps(ReunionRules(), "dealing", first_dealer=1))
    event = step.events[0]
    assert isinstance(event, CardsDealt)
    for seat in range(3):
        hands = tuple(event.hands[seat] if who == seat else None for who in range(3))
        talon = event.talon if seat == 1 else (None, event.turn_up)
        assert replace(event, hands=hands, talon=talon) == event_for(event, seat)
    laid = CardsDiscarded(2, CardSet.parse("C7 C8"), 2)
    assert laid == event_for(laid, 2)
    assert CardsDiscarded(2, None, 2) == event_for(laid, 0) == event_for(laid, 1)


def test_events_tell_the_game() -> None:
    """Applying the events alone gives the state of the match."""
    for steps in some_games():
        hands: list[CardSet] = []
        points = [0, 0, 0]
        fees: list[Payment] = []
        for step in steps:
            for event in step.events:
                match event:
                    case CardsDealt():
                        hands = [hand for hand in event.hands if hand is not None]
                        hands[event.dealer] |= CardSet.of(filter(None, event.talon))
                        points, fees = [0, 0, 0], []
                    case CardsDiscarded():
                        hands[event.seat] -= event.cards or NO_CARDS
                    case CardPlayed():
                        hands[event.seat] = hands[event.seat].minus(event.card)
                    case TrickTaken():
                        points[event.winner] += event.points
                    case FeePaid():
                        fees.append(event.payment)
                    case GameSettled():
                        assert event.settlement == step.after.settlement
            deal = step.after.deal
            assert deal is not None
            assert (tuple(hands), tuple(points), tuple(fees)) == (
                deal.hands,
                deal.points,
                deal.payments,
            )
