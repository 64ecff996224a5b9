"""Likelihood of layouts given the calls and exchanges before play."""

from __future__ import annotations

from random import Random

from reunion_desktop.ai.tricks.bidding.call_inference import CallLikelihood
from reunion_desktop.ai.tricks.bidding.hand_evaluation import swapped
from reunion_desktop.ai.tricks.determinizations import Determinizations
from reunion_desktop.ai.tricks.reweighting import leaning_cases
from reunion_desktop.engine.actions import Announce, DealCards, Discard
from reunion_desktop.engine.calls import PASS
from reunion_desktop.engine.cards import Card, CardSet, Suit
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.observe import observe
from reunion_desktop.games.bauer.rules import SAARLAND
from reunion_desktop.games.hunsruecker.options import ACCEPT
from reunion_desktop.games.hunsruecker.rules import HUNSRUECK
from tests.ai.tricks.tables import met, seen

HEARTS = HUNSRUECK.order(Suit.HEARTS).trumps.bits


def offered() -> MatchState:
    """Seat 5 has dealt and turned up the nine of hearts; seat 0 is asked."""
    left = (Card.parse("H9"), Card.parse("D7"))
    rest = [card for card in HUNSRUECK.pack if card not in left]
    hands = tuple(CardSet.of(rest[seat::6]) for seat in range(6))
    return advance(MatchState(HUNSRUECK, 5), DealCards(1, 5, 7, hands, left, left[0]))[0]


def trumps_of(match: MatchState, who: int) -> float:
    """How many hearts another seems to hold, on average, to seat 1."""
    layouts = Determinizations(observe(match, 1))
    cases = leaning_cases(layouts, 300, Random(1))
    whole = sum(case.weight for case in cases)
    held = [case.weight * (case.layout.hands[who] & HEARTS).bit_count() for case in cases]
    return sum(held) / whole


def test_who_accepts_has_trumps_and_who_passes_has_few() -> None:
    """Before anything was said all are alike; then one call tells more than half a trump."""
    silent = trumps_of(offered(), 0)
    accepted, _ = advance(offered(), Announce(0, ACCEPT))
    passed, _ = advance(offered(), Announce(0, PASS))

    assert trumps_of(accepted, 0) > silent + 0.5
    assert trumps_of(passed, 0) < silent
    assert not CallLikelihood(Determinizations(observe(offered(), 1))).tells


def test_the_dealer_laid_away_what_the_rule_would() -> None:
    """Among layouts that differ in the discard, that of the heuristic is the likeliest."""
    match, _ = advance(offered(), Announce(0, ACCEPT))
    assert match.deal is not None
    card, order = Card.parse("H9"), match.deal.order
    laid = swapped(HUNSRUECK, order, match.deal.hands[5].bits, card)
    match, _ = advance(match, Discard(5, CardSet(laid)))
    layouts = Determinizations(observe(match, 0))
    hearing = CallLikelihood(layouts)
    assert hearing.tells

    truth = layouts.draw(1, Random(1))[0]
    hand = truth.hands[5] | truth.laid_away
    usual = swapped(HUNSRUECK, order, hand & ~(1 << card.index), card)
    likely = {
        1 << bit: hearing.likely(
            truth._replace(
                hands=(*truth.hands[:5], hand & ~(1 << bit)),
                laid_away=1 << bit,
            )
        )
        for bit in range(64)
        if hand >> bit & 1 and bit != card.index
    }
    assert usual == max(likely, key=lambda bit: likely[bit])
    assert 5 == len(likely)


def test_where_nobody_may_pass_a_name_tells_of_trumps_alone() -> None:
    """At Bauer trumps must be named: the others lean to layouts by the namer's number of them."""
    told = set()
    for match in met(SAARLAND, "hearing", 2):
        observation = seen(match)
        layouts, deal = Determinizations(observation), observation.deal
        hearing, namer = CallLikelihood(layouts), deal.contract.namer
        told.add(hearing.tells)
        assert hearing.tells == (namer not in {None, observation.seat})
        if namer is not None and hearing.tells and not (deal.taken or deal.trick.cards):
            for layout in layouts.draw(5, Random(1)):
                trumps = layout.hands[namer] & deal.order.trumps.bits
                assert hearing.likely(layout) == 1 + trumps.bit_count() / 2
    assert {True, False} == told
