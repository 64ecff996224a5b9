"""Claims: offered only where every continuation gives the claimer every trick."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice

import pytest

from reunion_desktop.engine.actions import PlayCard
from reunion_desktop.engine.cards import NO_CARDS, Card
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.legal import MayPlay
from reunion_desktop.engine.observe import Observation, observe
from reunion_desktop.games.reunion.rules import PRESETS
from reunion_desktop.match.claim import sure_rest
from tests.playing import random_steps


def tricks_taken(match: MatchState, seat: int) -> int:
    """Tricks of a seat in the deal on the table."""
    assert match.deal is not None
    return sum(taken.winner == seat for taken in match.deal.taken)


def always_takes_all(match: MatchState, seat: int, cards: tuple[Card, ...], total: int) -> bool:
    """Test whether leading these cards in this order wins all tricks against any play."""
    deal = match.deal
    assert deal is not None
    if deal.phase is None:
        return tricks_taken(match, seat) == total
    legal = match.legal()
    assert legal is not None
    if legal.seat == seat:
        if deal.trick.cards:
            return False  # Another seat is to lead.
        after, _ = advance(match, PlayCard(seat, cards[0]))
        return always_takes_all(after, seat, cards[1:], total)
    return all(
        always_takes_all(advance(match, action)[0], seat, cards, total) for action in legal.actions
    )


def endings(preset: str) -> Iterator[MatchState]:
    """Leads of at most four tricks from the end, from random play."""
    for seed in count(1):
        for step in random_steps(PRESETS[preset], f"claim {seed}"):
            deal = step.before.deal
            if deal is None or not isinstance(step.before.legal(), MayPlay):
                continue
            if not deal.trick.cards and len(deal.taken) >= 6:
                yield step.before


@pytest.mark.parametrize("preset", ["rhineland", "francais", "1862"])
def test_a_claim_is_always_good(preset: str) -> None:
    """Every continuation of an ending in which a claim is offered is played out."""
    offered = 0
    for match in islice(endings(preset), 200):
        seat = match.to_act()
        assert seat is not None
        cards = sure_rest(observe(match, seat))
        if cards:
            offered += 1
            assert match.deal is not None
            total = tricks_taken(match, seat) + len(cards)
            assert always_takes_all(match, seat, cards, total)
    assert offered > 3


def test_a_dealer_counts_on_the_discards() -> None:
    """Some claims are certain only because the dealer knows where the discarded cards are."""

    def without_discards(seen: Observation) -> Observation:
        assert seen.deal is not None
        return replace(seen, deal=replace(seen.deal, laid_away=NO_CARDS))

    seats = ((match, match.to_act()) for match in islice(endings("rhineland"), 400))
    sights = [observe(match, seat) for match, seat in seats if seat is not None]
    assert any(sure_rest(seen) and not sure_rest(without_discards(seen)) for seen in sights)
