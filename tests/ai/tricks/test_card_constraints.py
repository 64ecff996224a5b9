"""Constraints on hidden cards, and determinizations that meet them, in partnership games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from reunion_desktop.ai.tricks.card_constraints import (
    AtMost,
    CardConstraints,
    HiddenPile,
    Holder,
    gather,
)
from reunion_desktop.ai.tricks.determinizations import Determinizations
from reunion_desktop.ai.tricks.sampler import LayoutSampler
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.state import DealState
from tests.ai.tricks.tables import TABLES, met, seen


@pytest.mark.parametrize("table", TABLES)
def test_the_truth_is_never_ruled_out(table: str) -> None:
    """Every hand, what is still to be given and what lies face down is among what may be there."""
    for match in met(TABLES[table], f"truth {table}", 3):
        deal, observation = match.deal, seen(match)
        assert deal is not None
        evidence = gather(match.rules, observation.seat, observation.deal)
        whole = 0
        for holder in evidence.holders:
            later = deal.later[holder.seat] if deal.later else CardSet()
            hand = later if holder.seat == observation.seat else deal.hands[holder.seat] | later
            if holder.pile is HiddenPile.COVERED:
                place = deal.trick.seats.index(holder.seat)
                hand = CardSet.of((deal.trick.cards[place],))
            elif holder.pile is HiddenPile.DISCARDS:
                hand = deal.laid_away
            elif holder.pile is HiddenPile.LEFT:
                hand = deal.lying - observation.deal.left
            assert hand <= holder.may_hold
            assert len(hand) == holder.count
            whole += holder.count
        assert whole == len(evidence.unseen)


@pytest.mark.parametrize("table", TABLES)
def test_a_layout_shares_out_what_is_unseen(table: str) -> None:
    """All unseen cards are placed, each once, and the own hand is fixed."""
    for match in list(met(TABLES[table], f"worlds {table}", 2))[::3]:
        observation = seen(match)
        deal = observation.deal
        layouts = Determinizations(observation)
        assert layouts.count > 0
        for layout in layouts.draw(3, Random(1)):
            out = [*layout.hands, *layout.covered, layout.laid_away]
            union = 0
            for cards in out:
                assert not union & cards
                union |= cards
            whole = layouts.evidence.unseen | deal.hand | (deal.laid_away or CardSet())
            nobodys = [own.count for own in layouts.evidence.holders if own.pile is HiddenPile.LEFT]
            assert CardSet(union) <= whole
            assert sum(nobodys) == len(whole) - union.bit_count()
            assert deal.hand.bits & ~layout.hands[observation.seat] == 0


def test_a_turned_card_is_the_dealers() -> None:
    """Until it is played no other seat is considered to hold it."""
    checked = 0
    for match in met(TABLES["viersche"], "turned", 2):
        observation = seen(match)
        deal = observation.deal
        assert deal.turn_up is not None
        evidence = gather(match.rules, observation.seat, deal)
        for holder in evidence.holders:
            if holder.seat != deal.dealer:
                assert deal.turn_up not in holder.may_hold
                checked += 1
    assert checked


def test_a_covered_card_is_no_trump() -> None:
    """One card unknown to all but its player, and never a trump."""
    found = 0
    for number in range(8):
        for match in met(TABLES["viersche_cats"], f"covered {number}", 5, number % 4):
            observation = seen(match)
            deal = observation.deal
            evidence = gather(match.rules, observation.seat, deal)
            for holder in evidence.holders:
                if holder.pile is HiddenPile.COVERED:
                    assert not holder.may_hold & deal.order.trumps
                    found += 1
    assert found


def test_cards_still_to_come_are_anybodys() -> None:
    """Before trumps are chosen the own later cards are as unknown as the others'."""
    match = next(met(TABLES["bauer"], "four", 1))
    observation = seen(match)
    evidence = gather(match.rules, observation.seat, observation.deal)
    assert 28 == len(evidence.unseen)
    counts = {holder.seat: holder.count for holder in evidence.holders}
    assert {seat: 4 if seat == observation.seat else 8 for seat in range(4)} == counts


def test_a_pile_may_be_limited() -> None:
    """Of three cards in question two at most may lie in the pile, one with another limit."""
    unseen = CardSet.parse("C7 CT DT HT")
    tens, ten = CardSet.parse("CT DT HT"), CardSet.parse("CT")
    pile = Holder(0, HiddenPile.DISCARDS, 2, unseen, (AtMost(tens, 1), AtMost(ten, 0)))
    layouts = LayoutSampler(
        CardConstraints(1, unseen, (Holder(2, HiddenPile.HAND, 2, unseen), pile))
    )
    found = {layout[1] for layout in layouts}
    assert found == {CardSet.parse("C7 DT").bits, CardSet.parse("C7 HT").bits}
    assert layouts.count == len(found)


def test_who_named_trumps_holds_one_of_them() -> None:
    """In every determinization forehand holds a card of the suit, or has shown one."""
    without = 0
    for match in met(TABLES["bauer"], "named", 4):
        observation, deal = seen(match), match.deal
        assert deal is not None
        forehand, trump = (deal.dealer + 1) % 4, deal.order.trump
        if trump is None or observation.seat == forehand:
            continue
        layouts = Determinizations(observation)
        played = CardSet.of(card for who, card in cards_played(deal) if who == forehand)
        for layout in layouts.draw(20, Random(1)):
            had = CardSet(layout.hands[forehand]) | played
            assert trump in {card.suit for card in had}
        free = tuple([replace(one, limits=()) for one in layouts.evidence.holders])
        without += layouts.count < LayoutSampler(replace(layouts.evidence, holders=free)).count
    assert without


def cards_played(deal: DealState) -> Iterator[tuple[Seat, Card]]:
    """The player of each card in a deal."""
    for trick in (*[taken.trick for taken in deal.taken], deal.trick):
        yield from zip(trick.seats, trick.cards, strict=False)
