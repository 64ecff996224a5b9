"""Determinizations agree with the observation, in every registered game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from reunion_desktop.ai.ekart.reunion_adapter import likeness
from reunion_desktop.ai.reunion.determinizations import ReunionDeterminizations
from reunion_desktop.ai.roster import THIRTY_ONE
from reunion_desktop.ai.tricks.card_constraints import HiddenPile, Holder
from reunion_desktop.ai.tricks.determinizations import Determinization, Determinizations
from reunion_desktop.engine.actions import Action, Announce, DealCards, Discard, Give, PlayCard
from reunion_desktop.engine.cards import FACE_DOWN, NO_CARDS, Card, CardSet
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.legal import MayDiscard
from reunion_desktop.engine.observe import Observation, observe
from reunion_desktop.engine.record import Step
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.ekart.options import EkartOptions
from reunion_desktop.games.reunion.options import ReunionOptions
from tests.games.all_games import OFFERED, games

EVERY = 7
"""Distance between tested positions of a game."""
WITH_TRICKS = [name for name, rules in OFFERED.items() if rules.game != THIRTY_ONE]
"""Tables at which cards are played to tricks; layouts are sampled for no others."""


def layouts_of(observation: Observation) -> tuple[Determinizations, tuple[Seat, ...]]:
    """Determinizations of the game's player, and their seats."""
    rules, deal = observation.rules, observation.deal
    if isinstance(rules, EkartOptions):
        # Kings are left out.
        assert deal is not None
        like = likeness(observation, deal)
        return ReunionDeterminizations(like.observation), like.chairs
    reunion = isinstance(rules, ReunionOptions)
    layouts = ReunionDeterminizations(observation) if reunion else Determinizations(observation)
    return layouts, tuple(range(rules.players))


def drawn(observation: Observation, dice: Random) -> Determinization:
    """One of them, with a hand for every seat."""
    layouts, seats = layouts_of(observation)
    (layout,) = layouts.draw(1, dice)
    hands = [0] * observation.rules.players
    for seat, bits in zip(seats, layout.hands, strict=True):
        hands[seat] = bits
    return layout._replace(hands=tuple(hands))


def handed_back(observation: Observation, given: list[CardSet]) -> list[Card]:
    """Cards that were given to another hand, put back into the first one.

    If the seat saw only the back it may be any card of the receiver, except those known to have
    been dealt to them.
    """
    deal, gone = observation.deal, []
    assert deal is not None
    shown = CardSet.of(gift.card for gift in deal.given if gift.card != FACE_DOWN)
    if deal.on_table is not None or deal.turn_up is not None:
        shown |= CardSet.of(card for card in (deal.on_table, deal.turn_up) if card is not None)
    for gift in reversed(deal.given):
        card = gift.card
        if card == FACE_DOWN:
            card = next(iter(given[gift.taker] - shown))
        given[gift.taker] = given[gift.taker].minus(card)
        given[gift.giver] = given[gift.giver].plus(card)
        gone.append(card)
    return gone[::-1]


def played(observation: Observation, layout: Determinization) -> list[PlayCard]:
    """The cards of the deal as played in a determinization, face-down cards included."""
    deal = observation.deal
    assert deal is not None
    hidden = iter(layout.covered)
    plays = []
    for trick in (*[taken.trick for taken in deal.taken], deal.trick):
        for place, card in enumerate(trick.cards):
            lies = next(iter(CardSet(next(hidden)))) if card == FACE_DOWN else card
            plays.append(PlayCard(trick.seat_of(place), lies))
    return plays


def dealt(
    observation: Observation,
    really: DealCards,
    said: Sequence[Announce],
    given: Sequence[CardSet],
    laid: CardSet,
) -> DealCards:
    """A deal that gives each seat its cards of a determinization, the own ones as dealt.

    Args:
        observation: the observation of the seat.
        really: the deal.
        said: the calls after it.
        given: all cards that each was given in it.
        laid: the discards in it.
    """
    deal = observation.deal
    assert deal is not None
    seat, talon, later, first = observation.seat, really.talon, really.later, list(given)
    if deal.contract.taker is None:
        talon = left_over(observation, given, laid)
    elif talon and seat != deal.owner:
        unseen = (card for card in given[deal.owner] if card != really.turn_up)
        talon = tuple(card if card == really.turn_up else next(unseen) for card in talon)
    first[deal.owner] -= CardSet.of(talon)
    if later:
        named = {one.seat: one.call.suit for one in said if one.call.suit is not None}
        for who, cards in enumerate(given):
            of_suit = [card for card in cards if card.suit == named.get(who)]
            others = [card for card in cards if card not in of_suit]
            first[who] = CardSet.of([*of_suit, *others][: len(really.hands[who])])
        first[seat] = really.hands[seat]
        later = tuple(cards - hand for cards, hand in zip(given, first, strict=True))
    return replace(really, hands=tuple(first), talon=talon, later=later)


def left_over(
    observation: Observation, given: Sequence[CardSet], laid: CardSet
) -> tuple[Card, ...]:
    """Cards on the table in a determinization: those seen, and those in no hand.

    If none is left, the dealer took up a card that may be offered, and has kept it.
    """
    rules, deal = observation.rules, observation.deal
    assert deal is not None
    talon = deal.talon
    assert talon is not None
    seen = CardSet.of(card for card in talon if card != FACE_DOWN)
    rest = CardSet.of(rules.pack) - seen
    for cards in given:
        rest -= cards

    def turned_over(other: Card) -> tuple[Card, ...]:
        return tuple(other if card == FACE_DOWN else card for card in talon)

    if FACE_DOWN not in talon:
        return talon
    if rest:
        hidden = iter(rest)
        return tuple(next(hidden) if card == FACE_DOWN else card for card in talon)
    kept = map(turned_over, given[deal.dealer] - seen - laid)
    return next(left for left in kept if set(left) == set(rules.offered(deal.contract, left)))


def lived_through(
    steps: Sequence[Step], observation: Observation, layout: Determinization
) -> MatchState:
    """The match, had the cards of a determinization been dealt in its last deal.

    Raises:
        IllegalAction: a recorded move would have been illegal.
    """
    really, deal = steps[0].action, observation.deal
    assert isinstance(really, DealCards)
    assert deal is not None
    away = CardSet(layout.laid_away)
    plays = played(observation, layout)
    given = [CardSet(bits) for bits in layout.hands]
    given[deal.owner] |= away
    for play in plays:
        given[play.seat] = given[play.seat].plus(play.card)
    gone = handed_back(observation, given)
    said = [step.action for step in steps if isinstance(step.action, Announce)]
    match, _ = advance(steps[0].before, dealt(observation, really, said, given, away))
    # A card that was taken up can be discarded only after that.
    card, laid = iter(plays), iter(sorted(away, key=lambda own: own in really.talon))
    for step in steps[1:]:
        action: Action = step.action
        if isinstance(action, PlayCard):
            action = next(card)
            match = declined(match)
        elif isinstance(action, Discard) and not action.cards and not is_offered(match):
            continue
        elif isinstance(action, Discard) and action.seat != observation.seat:
            action = Discard(action.seat, CardSet.of(islice(laid, len(action.cards))))
        elif isinstance(action, Give):
            # The card that was asked for went before it.
            action = replace(action, card=gone[-1])
        match, _ = advance(match, action)
    return match if observation.to_act == really.dealer else declined(match)


def is_offered(match: MatchState) -> bool:
    """Test whether the dealer is offered a card on the table."""
    legal = match.legal()
    return isinstance(legal, MayDiscard) and legal.offered is not None


def declined(match: MatchState) -> MatchState:
    """The match when nothing more is taken up from the table.

    Who sees a card lie face down does not see whether it was offered.
    """
    assert match.deal is not None
    return advance(match, Discard(match.deal.dealer, NO_CARDS))[0] if is_offered(match) else match


@pytest.mark.parametrize("table", [name for name in WITH_TRICKS if "schieberamsch" not in name])
def test_a_layout_looks_the_same(table: str) -> None:
    """Dealt and replayed, all moves are legal and the observation is the same.

    In Schieberamsch a layout does not say which cards the first players have pushed on.
    """
    dice, differed = Random(table), 0
    for steps in games(table, 1):
        begun = 0
        for number, step in enumerate(steps):
            if isinstance(step.action, DealCards):
                begun = number
            seat = step.after.to_act()
            if seat is None or number % EVERY:
                continue
            observation = observe(step.after, seat)
            layout = drawn(observation, dice)
            other = lived_through(steps[begun : number + 1], observation, layout)
            assert observation == observe(other, seat)
            differed += other != step.after
    assert differed


@pytest.mark.parametrize("table", WITH_TRICKS)
def test_the_truth_is_among_the_layouts(table: str) -> None:
    """The actual cards are never ruled out."""
    for steps in games(table, 1):
        for step in steps[::EVERY]:
            deal, seat = step.after.deal, step.after.to_act()
            if deal is None or seat is None:
                continue
            layouts, seats = layouts_of(observe(step.after, seat))
            evidence = layouts.evidence
            for one in evidence.holders:
                holder = replace(one, seat=seats[one.seat])
                cards = lying(step.after, holder, seat)
                assert cards <= holder.may_hold
                assert len(cards) == holder.count
                assert all(len(cards & limit.cards) <= limit.most for limit in holder.limits)
            assert len(evidence.unseen) == sum(holder.count for holder in evidence.holders)


def lying(match: MatchState, holder: Holder, seat: Seat) -> CardSet:
    """The actual cards of a hand or a pile that a seat does not see."""
    deal, sight = match.deal, observe(match, seat).deal
    assert deal is not None
    assert sight is not None
    if holder.pile is HiddenPile.DISCARDS:
        return deal.laid_away
    if holder.pile is HiddenPile.LEFT:
        return deal.lying - sight.left
    if holder.pile is HiddenPile.COVERED:
        return CardSet.of((deal.trick.cards[deal.trick.seats.index(holder.seat)],))
    later = deal.later[holder.seat] if deal.later else NO_CARDS
    return later if holder.seat == seat else deal.hands[holder.seat] | later
