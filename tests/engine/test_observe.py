"""The observation of a seat contains what it may know, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reunion_desktop.engine.actions import DealCards, Discard
from reunion_desktop.engine.cards import NO_CARDS, Card, CardSet
from reunion_desktop.engine.events import CardsDealt, CardsDiscarded
from reunion_desktop.engine.game import IllegalAction, MatchState
from reunion_desktop.engine.legal import MayDiscard, MayPlay
from reunion_desktop.engine.observe import Observation, event_for, observe
from reunion_desktop.engine.record import Record, Step, seen_step
from reunion_desktop.engine.state import DealState
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.games.reunion.options import reunion, turned_card
from reunion_desktop.games.reunion.rules import ReunionRules
from tests.playing import TABLES, games, positions, random_steps, record_of
from tests.strategies import LAW

PUBLIC = (CardOrder, ReunionRules)
"""Values that name all cards and follow from the rules and the turned card alone."""

HARMLESS = (int, float, str, type(None))
"""Values that hold nothing else; enumerations of suits and ranks are numbers."""


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


NAMES = {"Duty", "Why", "Mark", "Goal"}
"""Enumerations without content that an observation may hold."""


def known(match: MatchState, seat: int) -> CardSet:
    """Every card whose place, now or earlier in the deal, a seat has seen with its own eyes."""
    deal = match.deal
    if deal is None:
        return NO_CARDS
    cards = deal.hands[seat].plus(turned_card(deal)) | CardSet.of(deal.trick.cards)
    for taken in deal.taken:
        cards |= CardSet.of(taken.trick.cards)
    over = deal.phase is None
    if seat == deal.dealer:
        cards |= deal.laid_away | CardSet.of(deal.talon)
    if over and reunion(match.rules).reveal_discards == "at_count":
        cards |= deal.laid_away
    return cards


@given(games())
@LAW
def test_no_way_to_a_hidden_card(steps: list[Step]) -> None:
    """Every card in an observation, or in a seat's events, is one it has seen."""
    for step in steps[::3]:
        for seat in range(3):
            shown = seen_step(step, seat)
            assert CardSet.of(reached(shown.before)) <= known(step.before, seat)
            assert CardSet.of(reached(shown.after)) <= known(step.after, seat)
            assert CardSet.of(reached(shown.events)) <= known(step.after, seat)


@given(positions())
@LAW
def test_public_values(match: MatchState) -> None:
    """The order of the cards follows from the turned card, the rules are the table's."""
    deal = match.deal
    assert deal is not None
    look = observe(match, 0)
    assert look.deal is not None
    assert match.rules.order(turned_card(deal).suit) == look.deal.order
    assert match.rules == look.rules


def redealt(match: MatchState, seat: int, dice: Random) -> MatchState:
    """The match with all cards that are hidden from a seat dealt out anew."""
    deal = match.deal
    assert deal is not None
    dealers = deal.dealer
    # A turned card on the table is visible to all.
    fixed = CardSet.of([deal.on_table] if deal.on_table is not None else [])
    pool: list[Card] = []
    for who, hand in enumerate(deal.hands):
        if who != seat:
            pool += hand - fixed
    if seat != dealers:
        pool += deal.laid_away
    dice.shuffle(pool)
    hands: list[CardSet] = []
    for who, hand in enumerate(deal.hands):
        kept = hand if who == seat else hand & fixed
        hands.append(kept | CardSet.of(pool.pop() for _ in range(len(hand) - len(kept))))
    away = deal.laid_away
    talon = deal.talon
    if seat != dealers:
        away = CardSet.of(pool.pop() for _ in range(len(away)))
        hidden = list(hands[dealers] - fixed)
        talon = tuple(card if card == deal.turn_up else dice.choice(hidden) for card in deal.talon)
    assert [] == pool
    other = replace(deal, hands=tuple(hands), laid_away=away, talon=talon)
    return MatchState(match.rules, match.first_dealer, match.lines, other, match.settlement)


@pytest.mark.parametrize("choice", [MayPlay, MayDiscard])
@given(data=st.data(), seat=st.integers(0, 2), dice=st.randoms(use_true_random=False))
@LAW
def test_hidden_cards_change_nothing(
    choice: type[MayPlay | MayDiscard], data: st.DataObject, seat: int, dice: Random
) -> None:
    """The observation is the same for any hidden hands, talon and discards."""
    match = data.draw(positions(choice))
    other = redealt(match, seat, dice)
    assert observe(match, seat) == observe(other, seat)
    assert hash(observe(match, seat)) == hash(observe(other, seat))


def exchanged(record: Record, one: Card, other: Card) -> Record:
    """The record with two cards changed for each other in the first deal and the discards."""

    def turned(cards: CardSet) -> CardSet:
        swap = {one: other, other: one}
        return CardSet.of(swap.get(card, card) for card in cards)

    actions = list(record.actions)
    dealt, laid = actions[0], actions[1]
    assert isinstance(dealt, DealCards)
    assert isinstance(laid, Discard)
    swap = {one: other, other: one}
    talon = tuple(swap.get(card, card) for card in dealt.talon)
    actions[0] = replace(dealt, hands=tuple(turned(hand) for hand in dealt.hands), talon=talon)
    actions[1] = replace(laid, cards=turned(laid.cards))
    return Record(record.header, tuple(actions))


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seat", range(3))
def test_two_stories_one_view(table: str, seat: int) -> None:
    """A story with two cards changed that a seat never saw is the same story to that seat."""
    compared = 0
    for number in range(2):
        steps = list(random_steps(TABLES[table], f"stories {number}"))
        for length in (6, 14):
            record = record_of(steps, "").rewound(length)
            match = record.match()
            deal = match.deal
            assert deal is not None
            hidden = CardSet.of(TABLES[table].pack) - known(match, seat)
            story = [seen_step(step, seat) for step in record.replay()]
            for one in hidden:
                for two in hidden:
                    if one.index < two.index:
                        try:
                            other = list(exchanged(record, one, two).replay())
                        except IllegalAction:
                            continue
                        assert story == [seen_step(step, seat) for step in other]
                        compared += 1
    assert 30 < compared


@given(games(), st.integers(0, 2))
@LAW
def test_what_a_seat_sees(steps: list[Step], seat: int) -> None:
    """The own hand by cards, the others by number; discards and talon as allowed."""
    for step in steps:
        match, deal = step.after, step.after.deal
        assert deal is not None
        look = observe(match, seat)
        sight = look.deal
        assert sight is not None
        assert deal.hands[seat] == sight.hand
        assert tuple(len(hand) for hand in deal.hands) == sight.held
        assert (deal.talon if seat == deal.dealer else None) == sight.talon
        assert len(deal.laid_away) == sight.discarded
        over = deal.phase is None
        public = over and reunion(match.rules).reveal_discards == "at_count"
        may_see = seat == deal.dealer or public or not deal.laid_away
        assert (deal.laid_away if may_see else None) == sight.laid_away
        assert (deal.trick, deal.taken, deal.points) == (sight.trick, sight.taken, sight.points)
        assert (deal.turn_up, deal.on_table, over) == (sight.turn_up, sight.on_table, sight.over)
        wins = [taken.winner for taken in deal.taken]
        assert tuple(wins.count(who) for who in range(3)) == sight.tricks


@given(games(), st.integers(0, 2))
@LAW
def test_whose_turn(steps: list[Step], seat: int) -> None:
    """Everybody sees whose turn it is; what may be decided only the one whose turn it is."""
    for step in steps:
        match = step.after
        look = observe(match, seat)
        assert match.to_act() == look.to_act
        assert (match.legal() if match.to_act() == seat else None) == look.legal
        assert (match.lines, match.settlement) == (look.lines, look.settlement)
        assert (seat, match.first_dealer, match.next_dealer) == (
            look.seat,
            look.first_dealer,
            look.next_dealer,
        )


def test_before_the_first_deal() -> None:
    """Before the first deal there is a table and no cards."""
    look = observe(MatchState(ReunionRules(), 1), 0)
    assert Observation(0, ReunionRules(), 1, (), None, 1, None, None, None) == look


def test_the_dealing_as_seen() -> None:
    """Each sees the own hand and the turned card; the dealer the whole talon."""
    step = next(random_steps(ReunionRules(), "dealing", first_dealer=1))
    event = step.events[0]
    assert isinstance(event, CardsDealt)
    for seat in range(3):
        shown = event_for(event, seat)
        assert isinstance(shown, CardsDealt)
        assert tuple(event.hands[seat] if who == seat else None for who in range(3)) == shown.hands
        talon = event.talon if seat == 1 else (None, event.turn_up)
        assert talon == shown.talon
        assert (event.turn_up, event.cut, 1, 1) == (
            shown.turn_up,
            shown.cut,
            shown.number,
            shown.dealer,
        )


def test_the_discards_as_seen() -> None:
    """The others see that two cards are discarded, and not which."""
    event = CardsDiscarded(2, CardSet.parse("C7 C8"), 2)
    assert event == event_for(event, 2)
    assert CardsDiscarded(2, None, 2) == event_for(event, 0) == event_for(event, 1)


def test_the_searcher_finds_a_leak() -> None:
    """The search for hidden cards does find them: the match itself is full of them."""
    steps = list(random_steps(ReunionRules(), "leak"))[:5]
    deal = steps[-1].after.deal
    assert isinstance(deal, DealState)
    leaking = replace(observe(steps[-1].after, 0), lines=(deal.hands,))  # type: ignore[arg-type]  # A leak made on purpose.
    assert not CardSet.of(reached(leaking)) <= known(steps[-1].after, 0)
    with pytest.raises(AssertionError, match="could hide a card"):
        list(reached(object()))
