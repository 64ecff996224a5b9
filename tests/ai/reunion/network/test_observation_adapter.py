"""The network's inputs for a deal follow from the seat's observation."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reunion_desktop.ai.reunion.network.observation_adapter import (
    belief,
    facts_seen,
    history_seen,
    own_discards,
)
from reunion_desktop.engine.cards import Rank
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.games.reunion.rules import PRESETS
from reunion_desktop.value_net.deal_history import follow, legal
from reunion_desktop.value_net.public_facts import NO_BOWER_FEE, NO_TRICK_FEE
from tests.ai.positions import met_in_play, seen_by_mover


def deals(preset: str) -> list[tuple[Observation, DealObservation]]:
    """Some questions of a random game with the deal in each."""
    found = []
    for match in list(met_in_play(PRESETS[preset], "view", 1))[::3]:
        observation = seen_by_mover(match)
        assert observation.deal is not None
        found.append((observation, observation.deal))
    return found


@pytest.mark.parametrize("preset", PRESETS)
def test_the_history_of_a_deal_is_what_was_seen(preset: str) -> None:
    """Leader, cards on the table and points are the same in the network's state."""
    for observation, deal in deals(preset):
        facts = facts_seen(observation, deal)
        progress = follow(facts, history_seen(PRESETS[preset], deal))
        if not deal.discarded:
            assert () == progress.table
            assert observation.rules.seating.after(deal.dealer) == progress.leader
            continue
        assert observation.seat == progress.mover
        assert deal.trick.leader == progress.leader
        assert tuple(card.index for card in deal.trick.cards) == progress.table
        assert len(deal.taken) == progress.tricks
        assert deal.points == progress.points
        assert observation.legal is not None
        may = [card.index for card in observation.legal.cards]
        assert may == legal(facts, progress, deal.hand.bits)


def test_only_the_dealer_knows_what_he_laid_away() -> None:
    """Discards are an input only for the dealer who made them."""
    told = {True: 0, False: 0}
    for observation, deal in deals("rhineland"):
        dealt = observation.seat == deal.dealer and bool(deal.discarded)
        away = own_discards(observation, deal)
        assert dealt == bool(away)
        if dealt:
            assert deal.laid_away is not None
            assert deal.laid_away.bits == away
        told[dealt] += 1
    assert all(told.values())


def test_a_deal_that_breaks_a_tie_has_no_fees() -> None:
    """The network's tables of such a deal have no fees."""
    observation, deal = deals("rhineland")[5]
    without = NO_BOWER_FEE | NO_TRICK_FEE
    assert not facts_seen(observation, deal).house & without
    playoff = replace(deal, number=observation.rules.deals + 1)
    assert without == facts_seen(observation, playoff).house & without


@pytest.mark.parametrize("preset", PRESETS)
def test_what_no_dealer_lays_away_is_known(preset: str) -> None:
    """Aces, bowers, the turned card if the rules keep it; a limited number of tens."""
    for observation, deal in deals(preset)[:5]:
        rules = PRESETS[preset]
        believed = belief(observation, deal, 0.25, 0.75)
        assert (0.25, 0.75) == (believed.play_exponent, believed.discard_exponent)
        assert observation.seat == believed.seat
        for card in rules.pack:
            kept = card.rank is Rank.ACE or card in deal.order.bowers
            kept = kept or (card == deal.turn_up and not rules.discard_turn_up)
            assert kept == bool(believed.kept >> card.index & 1)
            assert (card.rank is Rank.TEN) == bool(believed.limited >> card.index & 1)
        assert rules.max_tens_discarded == believed.most_limited
