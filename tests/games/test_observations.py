"""No observation or event shows a seat a card that it has not seen, in any game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from random import Random

from reunion_desktop.engine.actions import Stock
from reunion_desktop.engine.cards import FACE_DOWN, NO_CARDS, Card, CardSet
from reunion_desktop.engine.events import Event
from reunion_desktop.engine.game import MatchState
from reunion_desktop.engine.observe import DealObservation, observe
from reunion_desktop.engine.record import seen_step
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.state import DealState
from reunion_desktop.engine.tricks import Trick
from tests.games.all_games import TABLES, at_every_table, games

EVERY = 4
"""Distance between the steps that are tried; the rules of a game repeat within a few tricks."""


def hidden(deal: DealState, seat: Seat) -> tuple[Card, ...]:
    """Every card whose place a seat has not seen in this deal."""
    known = deal.hands[seat]
    if deal.turn_up is not None:
        known = known.plus(deal.turn_up)
    if seat == deal.owner:
        known |= deal.laid_away
    known |= CardSet.of(card for card in deal.talon if seen_left(deal, card, seat))
    for taken in deal.taken:
        known |= CardSet.of(taken.trick.cards)
    known |= CardSet.of(open_cards(deal.trick, seat))
    if deal.contract.open:
        known |= deal.hands[deal.contract.declared_by]
    known |= CardSet.of(gift.card for gift in deal.given if gift.seen_by(seat) == gift)
    if deal.stock is not None:
        known |= CardSet.of(deal.stock.pile) | deal.stock.aside
        for other in range(deal.rules.players):
            known |= deal.stock.known_of(other)
    return tuple(card for card in deal.rules.pack if card not in known)


def seen_left(deal: DealState, card: Card, seat: Seat) -> bool:
    """Test whether a seat has seen a left-over card other than the turned one."""
    own = seat == deal.owner
    if not deal.rules.takes_talon:
        return deal.rules.seen_left(card, deal.turn_up) in {"everybody", "dealer" if own else ""}
    return own


def open_cards(trick: Trick, seat: Seat) -> tuple[Card, ...]:
    """The cards of a trick that a seat can see."""
    return tuple(
        card
        for place, card in enumerate(trick.cards)
        if place not in trick.covered or trick.seats[place] == seat
    )


def exchanged(match: MatchState, seat: Seat, dice: Random) -> MatchState:
    """The match with the cards that a seat has not seen in one another's places."""
    deal = match.deal
    assert deal is not None
    unseen = hidden(deal, seat)
    while True:
        places = dict(zip(unseen, dice.sample(unseen, len(unseen)), strict=True))
        left = [places.get(card, card) for card in deal.talon if card in unseen]
        # What would have been shown to all cannot lie there.
        if all(deal.rules.seen_left(card, deal.turn_up) != "everybody" for card in left):
            break

    def moved(cards: CardSet) -> CardSet:
        return CardSet.of(places.get(card, card) for card in cards)

    trick = Trick(
        deal.trick.seats,
        tuple(places.get(card, card) for card in deal.trick.cards),
        deal.trick.covered,
    )
    other = replace(
        deal,
        hands=tuple(moved(hand) for hand in deal.hands),
        later=tuple(moved(hand) for hand in deal.later),
        laid_away=moved(deal.laid_away),
        talon=tuple(places.get(card, card) for card in deal.talon),
        trick=trick,
        given=tuple(replace(gift, card=places.get(gift.card, gift.card)) for gift in deal.given),
        stock=deal.stock and lain_otherwise(deal.stock, places),
    )
    return replace(match, deal=other)


def lain_otherwise(stock: Stock, places: dict[Card, Card]) -> Stock:
    """The stock with other cards, and with others drawn from it."""
    drawn = [
        one if one.face_up else replace(one, card=places.get(one.card, one.card))
        for one in stock.drawn
    ]
    cards = tuple(places.get(card, card) for card in stock.cards)
    return replace(stock, cards=cards, drawn=tuple(drawn))


@at_every_table
def test_a_sight_hides_what_was_not_seen(table: str) -> None:
    """However the unseen cards lie, a seat sees the same, and may choose among the same."""
    rules, dice = TABLES[table], Random(table)
    for steps in games(table):
        for step in steps[::EVERY]:
            deal = step.after.deal
            if deal is None or deal.phase is None:
                continue
            for seat in range(rules.players):
                other = exchanged(step.after, seat, dice)
                assert observe(step.after, seat) == observe(other, seat)


@at_every_table
def test_no_event_tells_of_a_hidden_card(table: str) -> None:
    """Of what happens a seat hears of cards that it can see, then or before, and of no other."""
    rules = TABLES[table]
    for steps in games(table, 2):
        for step in steps[::EVERY]:
            for seat in range(rules.players):
                seen = seen_step(step, seat)
                assert seen.after.deal is not None
                known = visible(seen.after.deal)
                if seen.before.deal is not None:
                    known |= visible(seen.before.deal)
                for event in seen.events:
                    assert named(event) <= known


def visible(deal: DealObservation) -> CardSet:
    """Every card that one sees, or has seen, in a deal."""
    cards = (
        deal.hand
        | (deal.laid_away or NO_CARDS)
        | CardSet.of(card for card in deal.talon or () if card != FACE_DOWN)
    )
    if deal.turn_up is not None:
        cards = cards.plus(deal.turn_up)
    for trick in (*[taken.trick for taken in deal.taken], deal.trick):
        cards |= CardSet.of(card for card in trick.cards if card != FACE_DOWN)
    cards |= CardSet.of(gift.card for gift in deal.given if gift.card != FACE_DOWN)
    # The call names the card asked for, wherever it is.
    cards |= CardSet.of(said.call.card for said in deal.calls if said.call.card is not None)
    if deal.stock is not None:
        cards |= CardSet.of(deal.stock.pile) | deal.stock.aside
        for one in (*deal.stock.shown, *map(deal.stock.known_of, range(len(deal.held)))):
            cards |= one
    return cards


def named(event: Event) -> CardSet:
    """Every card that an event names, wherever it stands."""
    found = NO_CARDS
    for value in _within(event):
        found |= value
    return found


def _within(value: object) -> Iterator[CardSet]:
    if isinstance(value, Card):
        yield NO_CARDS if value == FACE_DOWN else CardSet.of((value,))
    elif isinstance(value, CardSet):
        yield value
    elif isinstance(value, tuple):
        for inner in value:
            yield from _within(inner)
    elif is_dataclass(value):
        for field in fields(value):
            yield from _within(getattr(value, field.name))
