"""Likelihood of determinizations given cards and discards; soft weights."""

from __future__ import annotations

from itertools import combinations
from math import log
from random import Random
from statistics import fmean

import pytest

from reunion_desktop.ai.reunion.club import ReunionClubPlayer
from reunion_desktop.ai.reunion.determinizations import ReunionDeterminizations
from reunion_desktop.ai.reunion.perfect_information.discard_model import DiscardModel
from reunion_desktop.ai.reunion.perfect_information.likelihood import PlayLikelihood
from reunion_desktop.ai.tricks.determinizations import Determinization, rng_of_question
from reunion_desktop.arena.play import headless
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.observe import observe
from reunion_desktop.engine.record import Header
from reunion_desktop.games.reunion.rules import PRESETS, ReunionRules
from tests.ai.positions import dealt, met_in_play, played, seen_by_mover

RHINELAND = PRESETS["rhineland"]


def discards(order_of: str, hand: str, rules: ReunionRules = RHINELAND) -> dict[CardSet, float]:
    """The chance of every discard from a dealer's twelve cards, the turned one named first."""
    cards = CardSet.parse(hand)
    turned = next(iter(CardSet.parse(order_of)))
    model = DiscardModel(rules, rules.order(turned.suit), turned)
    legal = [
        CardSet.of(pair)
        for pair in combinations(cards, 2)
        if all(card.rank.letter != "A" for card in pair)
        and sum(card.rank.letter == "T" for card in pair) <= rules.max_tens_discarded
        and not any(card in rules.order(turned.suit).bowers for card in pair)
    ]
    return {pair: model.chance(cards.bits, pair.bits) for pair in legal}


@pytest.mark.parametrize(
    "hand",
    [
        "S7 S8 SQ SK HJ D7 D8 DK DA C9 CQ HT",
        "S7 S8 SQ SK SJ CJ D8 DT CT HT HA HK",
        "S9 ST SA SJ H7 H8 H9 HT C7 C8 D7 D8",
    ],
)
def test_the_chances_of_all_discards_make_one(hand: str) -> None:
    """For any cards, the probabilities of all discards sum to one."""
    assert sum(discards("S7", hand).values()) == pytest.approx(1.0)


def test_a_dealer_lays_away_a_ten_and_a_void() -> None:
    """A single ten in a suit is likelier to go than two low cards of a long suit."""
    found = discards("S7", "S7 S8 SQ SK HJ D7 D8 D9 DA C9 CA HT")
    ten_and_nine, low = CardSet.parse("HT C9"), CardSet.parse("D7 D8")
    assert found[ten_and_nine] > 10 * found[low]
    assert all(chance > 0 for chance in found.values())


def test_no_evidence_no_weights() -> None:
    """At the first lead of a deal nothing but the discards is known."""
    match = dealt(
        RHINELAND,
        "C7 C8 C9 D7 D8 D9 H7 H8 H9 HK",
        "CQ CK CA DQ DK DA HQ HT HA CJ",
        "S7 S8 S9 SQ SK SA ST CT DT HJ",
        "DJ SJ",
    )
    layouts = ReunionDeterminizations(seen_by_mover(played(match, "S7 CT")))
    assert PlayLikelihood(layouts, 1.0, 0.0).empty
    assert not PlayLikelihood(layouts, 1.0, 1.0).empty
    drawn = layouts.draw(20, Random(1))
    assert {1.0} == {PlayLikelihood(layouts, 0.5, 0.0).weight(layout) for layout in drawn}


def test_who_gives_a_queen_has_nothing_lower() -> None:
    """Last in hand on a lost trick one gives little: a queen speaks against a seven."""
    match = dealt(
        RHINELAND,
        "C7 C8 C9 D7 D8 D9 HT H8 CJ HK",
        "CQ CK CA DQ DK DA HJ S8 HA H9",
        "S7 H7 S9 SQ SK SA ST CT DT HQ",
        "DJ SJ",
    )
    seen = observe(played(match, "H7 CT", "HT HA HQ"), 0)
    layouts = ReunionDeterminizations(seen)
    belief = PlayLikelihood(layouts, 1.0, 0.0)
    low = CardSet.parse("H7 H9").bits
    held: dict[bool, list[float]] = {True: [], False: []}
    for layout in layouts.draw(400, Random(2)):
        held[bool(layout.hands[2] & low)].append(belief.weight(layout))
    assert fmean(held[True]) < 0.5 * fmean(held[False])


def test_the_truth_is_likelier_than_chance() -> None:
    """Over deals of club players, the actual cards weigh more than a random layout."""
    gained, asked = 0.0, 0
    for number in range(1, 7):
        header = Header(RHINELAND, ("A", "B", "C"), number % 3, "")
        for step in headless(header, [ReunionClubPlayer("")] * 3, "truth", number):
            match = step.after
            deal, seat = match.deal, match.to_act()
            if match.lines:
                break
            if deal is None or seat is None or not deal.laid_away:
                continue
            layouts = ReunionDeterminizations(observe(match, seat))
            belief = PlayLikelihood(layouts, 0.5, 0.7)
            drawn = layouts.draw(20, Random(asked))
            mean = sum(map(belief.weight, drawn)) / len(drawn)
            truth = Determinization(tuple(hand.bits for hand in deal.hands), deal.laid_away.bits)
            gained += log(belief.weight(truth) / mean)
            asked += 1
    # Half a natural unit: the actual cards are 1.6 times as likely as a random layout.
    assert gained / asked > 0.5


def test_cases_stand_for_so_many_layouts() -> None:
    """Weighted layouts are sampled by likelihood; the sum of weights is the wanted number."""
    for match in list(met_in_play(RHINELAND, "cases", 1))[3:30:4]:
        seen = seen_by_mover(match)
        assert seen.deal is not None
        layouts = ReunionDeterminizations(seen)
        belief = PlayLikelihood(layouts, 0.5, 0.7)
        rng = rng_of_question("dice", seen.deal, seen.seat)
        cases = belief.cases(layouts, 30, 0, rng)
        assert sum(case.weight for case in cases) == pytest.approx(30)
        assert len(cases) <= 30


def test_few_layouts_are_all_weighed() -> None:
    """With few layouts left each is examined once, with its likelihood as weight."""
    asked = 0
    for match in met_in_play(RHINELAND, "every", 1):
        seen = seen_by_mover(match)
        layouts = ReunionDeterminizations(seen)
        if not 1 < layouts.count <= 100 or seen.deal is None:
            continue
        belief = PlayLikelihood(layouts, 0.5, 0.7)
        cases = belief.cases(layouts, 30, 100, rng_of_question("dice", seen.deal, seen.seat))
        assert set(layouts.every()) == {case.layout for case in cases}
        assert all(belief.weight(case.layout) == case.weight for case in cases)
        asked += 1
    assert asked >= 20
