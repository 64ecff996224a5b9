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
from reunion_desktop.ai.tricks.determinizations import Determinization, rng_of_question
from reunion_desktop.ai.tricks.sampler import Layout, LayoutSampler
from reunion_desktop.engine.actions import Action, DealCards, Discard, PlayCard
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.observe import DealObservation, Observation, observe
from reunion_desktop.games.reunion.options import turned_card
from reunion_desktop.games.reunion.rules import PRESETS, ReunionRules
from tests.ai.positions import dealt, met_in_play, played, seen_by_mover
from tests.playing import TABLES


def seen(name: str, seed: str) -> Iterator[tuple[MatchState, Observation, DealObservation]]:
    """Each player's observation in turn in two random games."""
    for match in met_in_play(TABLES[name], seed, 2):
        observation = seen_by_mover(match)
        assert observation.deal is not None
        yield match, observation, observation.deal


def told_again(
    rules: ReunionRules, deal: DealObservation, seat: int, layout: Determinization
) -> Observation:
    """The seat's observation, had the cards of a determinization been dealt and played.

    Raises:
        IllegalAction: a card on the table could not have been played then.
    """
    tricks = [*[taken.trick for taken in deal.taken], deal.trick]
    cards = [
        (trick.seat_of(place), card) for trick in tricks for place, card in enumerate(trick.cards)
    ]
    hands = [CardSet(bits) for bits in layout.hands]
    hands[deal.dealer] |= CardSet(layout.laid_away)
    for who, card in cards:
        hands[who] = hands[who].plus(card)
    talon = deal.talon or _talon(rules, deal, hands[deal.dealer])
    hands[deal.dealer] -= CardSet.of(talon)
    start = MatchState(rules, (deal.dealer - deal.number + 1) % rules.players)
    actions: list[Action] = [DealCards(1, start.first_dealer, 0, tuple(hands), talon, deal.turn_up)]
    if deal.discarded:
        actions.append(Discard(deal.dealer, CardSet(layout.laid_away)))
    match = start
    for action in (*actions, *[PlayCard(who, card) for who, card in cards]):
        match, _ = advance(match, action)
    return observe(match, seat)


def _talon(rules: ReunionRules, deal: DealObservation, held: CardSet) -> tuple[Card, ...]:
    """Two cards that the dealer may have taken up, the turned one in its place."""
    turned = turned_card(deal)
    other = next(card for card in held if card != turned)
    return (other, turned) if rules.turn_up == "bottom" else (turned, other)


@pytest.mark.parametrize("name", TABLES)
def test_a_layout_looks_the_same(name: str) -> None:
    """Dealt and replayed, all cards are legal and the observation is the same."""
    asked = 0
    for _, observation, deal in seen(name, "fit"):
        if deal.number > 1:  # A first deal needs no deals before it.
            continue
        layouts = ReunionDeterminizations(observation)
        for layout in layouts.draw(2, rng_of_question("dice", deal, observation.seat)):
            assert deal == told_again(TABLES[name], deal, observation.seat, layout).deal
            asked += 1
    assert asked == 2 * 31 * 2


@pytest.mark.parametrize("name", TABLES)
def test_the_truth_is_among_the_layouts(name: str) -> None:
    """The actual cards are never ruled out."""
    for match, observation, seen_deal in seen(name, "truth"):
        deal = match.deal
        assert deal is not None
        for holder in gather(TABLES[name], observation.seat, seen_deal).holders:
            away = holder.pile is HiddenPile.DISCARDS
            cards = deal.laid_away if away else deal.hands[holder.seat]
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


@pytest.mark.parametrize("name", TABLES)
def test_counts_are_exact(name: str) -> None:
    """The count is that of a search by hand, and so is the list."""
    compared = 0
    for _, observation, deal in seen(name, "count"):
        if len(deal.taken) >= 6:
            evidence = gather(TABLES[name], observation.seat, deal)
            layouts, expected = LayoutSampler(evidence), by_hand(evidence)
            listed = list(layouts)
            assert len(expected) == layouts.count == len(listed)
            assert expected == set(listed)
            compared += 1
    assert compared == 2 * 3 * 12


@pytest.mark.parametrize("name", ["rhineland", "locked", "overtrump"])
def test_draws_are_even(name: str) -> None:
    """Chi-square: no layout of an ending is drawn oftener than chance allows."""
    tried = 0
    for _, observation, deal in seen(name, "even"):
        layouts = LayoutSampler(gather(TABLES[name], observation.seat, deal))
        if not 20 <= layouts.count <= 250 or tried == 8:
            continue
        every, rng = list(layouts), Random(tried)
        draws = 20 * len(every)
        counted = Counter(layouts.draw(rng) for _ in range(draws))
        expected = draws / len(every)
        chi = sum((counted[layout] - expected) ** 2 / expected for layout in every)
        freedom = len(every) - 1
        assert set(counted) <= set(every)
        # A few dozen of these are tried in all: five standard deviations are never chance.
        assert chi < freedom + 5 * (2 * freedom) ** 0.5
        tried += 1
    assert tried >= 5


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
    away = 16 * 15 // 2
    hands = 92378  # Nine of the other 19 cards for the dealer.
    assert away * hands == ReunionDeterminizations(observation).count


def test_the_seed_holds_nothing_hidden() -> None:
    """The same position gives the same determinizations, another position others."""
    (_, first, deal), (_, _, other) = list(seen("rhineland", "dice"))[1:3]
    layouts = ReunionDeterminizations(first)
    drawn = layouts.draw(5, rng_of_question("dice", deal, first.seat))
    assert drawn == layouts.draw(5, rng_of_question("dice", deal, first.seat))
    assert drawn != layouts.draw(5, rng_of_question("other", deal, first.seat))
    same_seat = [rng_of_question("dice", one, 0).random() for one in (deal, other)]
    assert same_seat[0] != same_seat[1]
