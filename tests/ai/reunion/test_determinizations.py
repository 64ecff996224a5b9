"""Determinizations agree with the observation, and without weights are equally likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from reunion_desktop.ai.reunion.card_constraints import gather
from reunion_desktop.ai.reunion.determinizations import ReunionDeterminizations
from reunion_desktop.ai.tricks.card_constraints import CardConstraints, HiddenPile
from reunion_desktop.ai.tricks.determinizations import Determinization, dice_of_question
from reunion_desktop.ai.tricks.sampler import Layout, LayoutSampler
from reunion_desktop.engine.actions import DealCards, Discard, PlayCard
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.observe import DealObservation, Observation, observe
from reunion_desktop.games.reunion.options import turned_card
from reunion_desktop.games.reunion.rules import PRESETS, ReunionRules
from tests.ai.positions import dealt, met_in_play, played, seen_by_mover

TABLES = {
    **PRESETS,
    "locked": ReunionRules(turn_up_pickup="after_trick2_locked", discard_turn_up=False),
    "overtrump": ReunionRules(overtrump="when_ruffing", max_tens_discarded=2),
}


def seen(rules: ReunionRules, seed: str, games: int) -> Iterator[tuple[MatchState, Observation]]:
    """Each player's observation in turn in some random games."""
    for match in met_in_play(rules, seed, games):
        yield match, seen_by_mover(match)


def told_again(
    rules: ReunionRules, deal: DealObservation, seat: int, world: Determinization
) -> Observation:
    """The seat's observation, had the cards of a determinization been dealt and played.

    Raises:
        IllegalAction: a card on the table could not have been played then.
    """
    tricks = [*[taken.trick for taken in deal.taken], deal.trick]
    cards = [
        (trick.seat_of(place), card) for trick in tricks for place, card in enumerate(trick.cards)
    ]
    hands = [CardSet(bits) for bits in world.hands]
    hands[deal.dealer] |= CardSet(world.laid_away)
    for who, card in cards:
        hands[who] = hands[who].plus(card)
    talon = deal.talon or _talon(rules, deal, hands[deal.dealer])
    hands[deal.dealer] -= CardSet.of(talon)
    start = MatchState(rules, (deal.dealer - deal.number + 1) % rules.players)
    action = DealCards(1, start.first_dealer, 0, tuple(hands), talon, deal.turn_up)
    match, _ = advance(start, action)
    if deal.discarded:
        away = Discard(deal.dealer, CardSet(world.laid_away))
        match, _ = advance(match, away)
    for who, card in cards:
        match, _ = advance(match, PlayCard(who, card))
    return observe(match, seat)


def _talon(rules: ReunionRules, deal: DealObservation, held: CardSet) -> tuple[Card, ...]:
    """Two cards that the dealer may have taken up, the turned one in its place."""
    turned = turned_card(deal)
    other = next(card for card in held if card != turned)
    return (other, turned) if rules.turn_up == "bottom" else (turned, other)


@pytest.mark.parametrize("table", TABLES)
def test_a_world_looks_the_same(table: str) -> None:
    """Dealt and replayed, all cards are legal and the observation is the same."""
    rules, asked = TABLES[table], 0
    for _, observation in seen(rules, "fit", 4):
        deal = observation.deal
        assert deal is not None
        if deal.number > 1:  # A first deal needs no deals before it.
            continue
        worlds = ReunionDeterminizations(observation)
        for world in worlds.draw(3, dice_of_question("dice", deal, observation.seat)):
            assert deal == told_again(rules, deal, observation.seat, world).deal
            asked += 1
    assert asked == 4 * 31 * 3


@pytest.mark.parametrize("table", TABLES)
def test_the_truth_is_among_the_worlds(table: str) -> None:
    """The actual cards are never ruled out."""
    for match, observation in seen(TABLES[table], "truth", 2):
        deal = match.deal
        assert deal is not None
        assert observation.deal is not None
        evidence = gather(TABLES[table], observation.seat, observation.deal)
        for holder in evidence.holders:
            cards = (
                deal.laid_away if holder.pile is HiddenPile.DISCARDS else deal.hands[holder.seat]
            )
            assert cards <= holder.may_hold
            assert len(cards) == holder.count


def by_hand(evidence: CardConstraints) -> set[Layout]:
    """All layouts, found by trying every hand for every holder."""
    found: set[Layout] = set()

    def fill(place: int, left: CardSet, layout: Layout) -> None:
        if place == len(evidence.holders):
            found.add(layout)
            return
        holder = evidence.holders[place]
        last = place == len(evidence.holders) - 1
        for chosen in combinations(left, holder.count):
            cards = CardSet.of(chosen)
            over = [limit for limit in holder.limits if len(cards & limit.cards) > limit.most]
            if cards <= holder.may_hold and not over and not (last and left - cards):
                fill(place + 1, left - cards, (*layout, cards.bits))

    fill(0, evidence.unseen, ())
    return found


@pytest.mark.parametrize("table", TABLES)
def test_counts_are_exact(table: str) -> None:
    """The count is that of a search by hand, and so is the list."""
    compared = 0
    for _, observation in seen(TABLES[table], "count", 4):
        deal = observation.deal
        assert deal is not None
        if len(deal.taken) < 6:
            continue
        evidence = gather(TABLES[table], observation.seat, deal)
        layouts, expected = LayoutSampler(evidence), by_hand(evidence)
        listed = list(layouts)
        assert len(expected) == layouts.count == len(listed)
        assert expected == set(listed)
        compared += 1
    assert compared == 4 * 3 * 12


@pytest.mark.parametrize("table", TABLES)
def test_draws_are_even(table: str) -> None:
    """Chi-square: no layout of an ending is drawn oftener than chance allows."""
    tried = 0
    for _, observation in seen(TABLES[table], "even", 3):
        deal = observation.deal
        assert deal is not None
        evidence = gather(TABLES[table], observation.seat, deal)
        layouts = LayoutSampler(evidence)
        if not 20 <= layouts.count <= 250:
            continue
        every, dice = list(layouts), Random(tried)
        draws = 20 * len(every)
        counted = Counter(layouts.draw(dice) for _ in range(draws))
        expected = draws / len(every)
        chi = sum((counted[layout] - expected) ** 2 / expected for layout in every)
        freedom = len(every) - 1
        assert set(counted) <= set(every)
        # Some two hundred of these are tried in all: five standard deviations are never chance.
        assert chi < freedom + 5 * (2 * freedom) ** 0.5
        tried += 1
        if tried == 12:
            break
    assert tried >= 8


def test_the_start_of_a_deal_is_counted_in_full() -> None:
    """Forehand before the first lead: 22 unseen cards, the turned one the dealer's or away."""
    match = dealt(
        PRESETS["francais"],
        "C7 C8 C9 D7 D8 D9 H7 H8 H9 HK",
        "CQ CK CA DQ DK DA HQ HT HA CJ",
        "S7 S8 S9 SQ SK SA ST CT DT HJ",
        "DJ SJ",
    )
    # The turned card stays with the dealer; of 21 others he has nine, no ace and no bower
    # (SJ, CJ) is away: 21 - 4 - 1 = 16 may be.
    observation = seen_by_mover(played(match, "S7 S8"))
    worlds = ReunionDeterminizations(observation)
    away = 16 * 15 // 2
    hands = 92378  # Nine of the other 19 cards for the dealer.
    assert away * hands == worlds.count


def test_dice_hold_nothing_hidden() -> None:
    """The same position gives the same determinizations, another position others."""
    (_, first), (_, second) = list(seen(PRESETS["rhineland"], "dice", 1))[1:3]
    assert first.deal is not None
    assert second.deal is not None
    worlds = ReunionDeterminizations(first)
    drawn = worlds.draw(5, dice_of_question("dice", first.deal, first.seat))
    assert drawn == worlds.draw(5, dice_of_question("dice", first.deal, first.seat))
    assert drawn != worlds.draw(5, dice_of_question("other", first.deal, first.seat))
    assert (
        dice_of_question("dice", first.deal, 0).random()
        != dice_of_question("dice", second.deal, 0).random()
    )
