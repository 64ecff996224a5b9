"""Review of Skat: bids, the skat, discards, games, cards, and what is compared by rule."""

from __future__ import annotations

from random import Random

import pytest

from reunion_desktop.ai.player import Stop
from reunion_desktop.ai.reason import Motive
from reunion_desktop.engine.actions import Action, Announce, Discard, PlayCard
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import Card, CardSet, Suit
from reunion_desktop.engine.dealing.shuffle import deal_from_seed
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.legal import MayPlay
from reunion_desktop.engine.observe import observe
from reunion_desktop.engine.record import Step
from reunion_desktop.engine.scoring import Counted
from reunion_desktop.games.skat.options import CONCEDE, HOLD, PLAY_HAND, TAKE
from reunion_desktop.review.judge import judge
from reunion_desktop.review.verdict import Basis, Verdict
from tests.ai.skat.test_players import STRONG, TABLES, WEAK, bid, bold, match_of, said
from tests.solver.endings import compiled

LATE = 15
"""Cards of a deal that are played unjudged: the search of the first ones is the longest."""
CLUBS, HEARTS = Call("suit", Suit.CLUBS), Call("suit", Suit.HEARTS)


def judged(match: MatchState, action: Action) -> Verdict:
    """The verdict on a decision."""
    later, events = advance(match, action)
    return judge(Step(match, action, events, later), 7, "dice", Stop())


def taken(hand: str) -> MatchState:
    """Forehand, seat 0, holds 18 and takes up the skat; the others have weak hands."""
    return said(match_of((hand, "", "")), bid(18), HOLD, PASS, PASS, TAKE)


@compiled
def test_passing_with_a_sure_game_costs() -> None:
    """To hold is worth a won game, to pass what another may win; the reason is the chance."""
    match = said(match_of((STRONG, "", "")), bid(18))
    held, passed = judged(match, Announce(0, HOLD)), judged(match, Announce(0, PASS))
    assert 0 == held.cost.units
    assert passed.cost.units > 0.5
    assert (HOLD, Motive.BEST_CALL) == (passed.best.call, passed.reasons[0].motive)
    assert (passed.reasons[0].share or 0) > 0.8


@compiled
def test_holding_with_a_weak_hand_costs() -> None:
    """The best game of a hand without jacks and aces is lost."""
    verdict = judged(said(match_of((WEAK, "", "")), bid(18)), Announce(0, HOLD))
    assert verdict.cost.units > 0.3
    assert (PASS, Motive.TOO_BOLD) == (verdict.best.call, verdict.reasons[0].motive)


@compiled
def test_a_bid_above_the_value_of_the_game_is_called_too_high() -> None:
    """A bid above the value of a game that is nearly always won is the reason.

    The hand has a jack and long diamonds: with one, game two, 18.
    """
    match = said(match_of(("SJ DA DT DK DQ D9 D8 SA ST H7", "", "")), bid(33))
    verdict = judged(match, Announce(0, HOLD))
    (reason,) = verdict.reasons
    assert (PASS, Motive.OVERBIDS) == (verdict.best.call, reason.motive)
    assert (reason.share or 0) > 0.5


@compiled
def test_a_bid_too_high_is_charged_once() -> None:
    """After 18 was held with a weak hand, to hold 20 as well costs what it loses beyond 18."""
    first = said(match_of((WEAK, "", "")), bid(18))
    once = judged(first, Announce(0, HOLD)).cost.units
    again = judged(said(first, HOLD, bid(20)), Announce(0, HOLD)).cost.units
    assert again < once / 4


@compiled
def test_a_jump_is_not_charged() -> None:
    """A higher bid than the next is compared with the expert's."""
    verdict = judged(match_of(("", STRONG, "")), Announce(1, bid(40)))
    assert (Basis.RULE, 0) == (verdict.basis, verdict.cost.units)


@compiled
def test_the_skat_and_a_hand_game_are_compared() -> None:
    """Both are valued with the same skats."""
    match = said(match_of((WEAK, "", "")), bid(18), HOLD, PASS, PASS)
    verdict = judged(match, Announce(0, PLAY_HAND))
    assert TAKE == verdict.best.call
    assert verdict.cost.units > 0
    assert 100 == verdict.layouts


@compiled
def test_discards_and_games_are_tried_in_layouts() -> None:
    """To lay away jacks costs, and so does a game without trumps."""
    match = taken(STRONG)
    deal = match.deal
    assert deal is not None
    skat = deal.hands[0] - CardSet.parse(STRONG)
    good, bad = Discard(0, skat), Discard(0, CardSet.parse("CJ SJ"))
    assert judged(match, bad).cost.units > judged(match, good).cost.units
    match, _ = advance(match, good)
    verdict = judged(match, Announce(0, HEARTS))
    assert verdict.cost.units > 0.3
    assert verdict.best.call in {CLUBS, Call("grand")}
    assert 0 == judged(match, Announce(0, verdict.best.call)).cost.units


@compiled
def test_a_card_that_gives_a_game_away_costs() -> None:
    """The declarer of Null leads the ace of four diamonds instead of the seven."""
    null = "C7 C8 C9 H7 H8 S7 D7 D8 D9 DA"
    match = said(match_of((null, "", "")), bid(18), HOLD, PASS, PASS, PLAY_HAND, Call("null"))
    low, high = (judged(match, PlayCard(0, Card.parse(card))) for card in ("D7", "DA"))
    assert (0, 1) == (low.cost.units, low.trick)
    assert high.cost.units > 1


def test_giving_up_is_not_charged() -> None:
    """The end of a deal is compared with an expert's card; costs are shares of a deal."""
    match = said(match_of((STRONG, "", "")), bid(18), HOLD, PASS, PASS, PLAY_HAND, CLUBS)
    verdict = judged(match, Announce(0, CONCEDE))
    assert (CONCEDE, Basis.RULE, 0) == (verdict.chosen.call, verdict.basis, verdict.cost.units)
    assert Counted.POINTS is verdict.counted


@pytest.mark.parametrize("table", TABLES)
def test_every_decision_has_a_verdict(table: str) -> None:
    """In every phase and list, also where a choice is only compared with an expert's."""
    rules, dice = TABLES[table], Random(table)
    match = MatchState(rules, 1)
    deal = deal_from_seed(rules, table, 1, 1, match.next_dealer, seats=match.plan.seats)
    match, _ = advance(match, deal)
    cards = 0
    while not match.lines and cards < LATE + 3:
        seat = match.to_act()
        assert seat is not None
        seen = observe(match, seat)
        action = bold(seen, dice)
        cards += isinstance(seen.legal, MayPlay)
        if not 0 < cards <= LATE:
            verdict = judged(match, action)
            assert verdict.cost.units >= 0
            assert verdict.chosen in verdict.choices
        match, _ = advance(match, action)
