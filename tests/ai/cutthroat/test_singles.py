"""Cutthroat players: legal, deterministic, fair, and each playing for its own result."""

from __future__ import annotations

from random import Random

import pytest

from reunion_desktop.ai.cutthroat.heuristic_policy import KEEN, chosen, weighed
from reunion_desktop.ai.cutthroat.rule_players import badness
from reunion_desktop.ai.cutthroat.search_player import EXPERT_REACH
from reunion_desktop.ai.player import NO_LIMIT, Limit, Stop, Turn, turn_of
from reunion_desktop.ai.reason import Motive
from reunion_desktop.ai.roster import player_for
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.deal_tables import build_deal_tables
from reunion_desktop.ai.tricks.determinizations import Determinizations
from reunion_desktop.ai.tricks.observation_adapter import state_seen
from reunion_desktop.ai.tricks.reweighting import believed
from reunion_desktop.ai.tricks.rollout_state import RolloutState
from reunion_desktop.engine.actions import Announce, DealCards
from reunion_desktop.engine.calls import PASS
from reunion_desktop.engine.cards import ALL_CARDS, Card, CardSet, Suit
from reunion_desktop.engine.contract import Contract
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.legal import MayAnnounce
from reunion_desktop.engine.observe import observe
from reunion_desktop.engine.scoring import Counted
from reunion_desktop.games.hindersche.rules import PAGAT, HinderscheRules
from tests.playing import random_steps

FEW = Limit(layouts=4)
LEVELS = ("beginner", "club", "strong", "expert")


def questions(rules: HinderscheRules, seed: str) -> list[Turn]:
    """Questions in a random game, every seventh one."""
    asked = []
    for step in random_steps(rules, seed, 0):
        seat = step.after.to_act()
        if seat is not None:
            asked.append(turn_of(observe(step.after, seat)))
    return asked[::7]


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_decides_legally_and_the_same_twice(level: str) -> None:
    """With four, three and two players, in play-offs, and where nicer cards may be asked for."""
    one, other = (player_for("hindersche", level, "dice") for _ in range(2))
    for turn in questions(HinderscheRules(redeal=True), "singles 3")[:40]:
        decision = one.choose(turn, FEW, Stop())
        assert decision.action in turn.legal
        assert other.choose(turn, FEW, Stop()).action == decision.action


def test_layouts_keep_the_cards_that_are_nobodys() -> None:
    """A player's hand has nine cards less those played; the turned card is in no hand."""
    met = set()
    for turn in questions(PAGAT, "singles 2"):
        deal = turn.deal
        layouts = Determinizations(turn)
        for case in layouts.cases(3, Random(1)):
            counts = tuple(hand.bit_count() for hand in case.layout.hands)
            assert deal.held == counts
            if deal.lying:
                assert deal.turn_up is not None
                assert not any(hand >> deal.turn_up.index & 1 for hand in case.layout.hands)
        met.add(deal.lying)
    assert {0, 18} <= met


def dealt(hands: tuple[str, str, str, str], turned: str) -> MatchState:
    """A first deal by seat 3 with these hands."""
    cards = tuple(CardSet.parse(hand) for hand in hands)
    match, _ = advance(
        MatchState(HinderscheRules(cut="off"), 3),
        DealCards(1, 3, 0, cards, (), Card.parse(turned)),
    )
    return match


HANDS = (
    "CT S6 ST C6 D8 H9 DK C7 HA",
    "C8 S7 SA CQ CK H8 D6 CA D7",
    "SJ S8 SQ DT DJ HT DQ SK S9",
    "C9 DA HJ CJ D9 H6 HK HQ H7",
)


HANDS_LEFT = ("C7 C8 C9 CT CQ D9 DT DJ DQ", "DK H6 H7 H8 H9 HT HJ HQ C6")


def test_a_low_ten_is_given_away() -> None:
    """The rule leads the ten of trumps, for it ranks low; and never takes a trick for nothing."""
    match = dealt(HANDS, "C9")
    turn = turn_of(observe(match, 0))
    state = state_seen(turn)
    assert "CT" == str(ALL_CARDS[chosen(state)])


def test_who_goes_high_wants_tricks() -> None:
    """The same cards, weighed for many points: one that nothing is above stands first."""
    match = dealt((HANDS[3], HANDS[1], HANDS[2], HANDS[0]), "CT")
    turn = turn_of(observe(match, 0))
    state = state_seen(turn)
    high = weighed(state, state.legal, high=True)
    low = weighed(state, state.legal, high=False)

    def out_above(card: int) -> CardSet:
        return turn.deal.order.over(ALL_CARDS[card]) - turn.deal.hand

    assert not out_above(max(high, key=lambda card: high[card]))
    assert out_above(max(low, key=lambda card: low[card]))


def near_a_hundred(made: int) -> RolloutState:
    """A trick led with an ace by a player near a hundred; another may ruff or give a ten."""
    hands = [CardSet.parse(cards).bits for cards in ("S7 H8", "C6 ST", "S9 D9", "SA SK")]
    seats, points = (3, 0, 1, 2), Counted.POINTS
    tables = build_deal_tables(
        PAGAT, Contract(PAGAT.order(Suit.CLUBS), PAGAT.sides, seats, 0), points
    )
    state = RolloutState(tables, hands, 3)
    state.counts[3] = made
    for card in ("SA", "S7"):
        state.play(Card.parse(card).index)
    return state


def test_a_keen_player_keeps_others_from_a_hundred() -> None:
    """A keen player ruffs a trick that it would otherwise leave, and gives no ten to it."""
    ten, trump = Card.parse("ST").index, Card.parse("C6").index
    assert ten == chosen(near_a_hundred(20), KEEN) == chosen(near_a_hundred(70))
    assert trump == chosen(near_a_hundred(70), KEEN)


def test_a_keen_player_sees_a_hundred_in_his_hand() -> None:
    """With the highest trumps a keen player collects tricks from the first card; others wait."""
    strong = "CJ SJ CA CK SA SK DA HA HK"
    match = dealt((strong, "S6 S7 S8 S9 ST SQ D6 D7 D8", HANDS_LEFT[0], HANDS_LEFT[1]), "C6")
    turn = turn_of(observe(match, 0))
    state = state_seen(turn)
    high = weighed(state, state.legal, high=True)
    assert high == weighed(state, state.legal, KEEN)
    assert high != weighed(state, state.legal)


def test_the_expert_looks_at_likely_layouts() -> None:
    """Those in which the others' cards are such as the rule would have played."""
    found = []
    for turn in questions(PAGAT, "singles 2"):
        deal = turn.deal
        layouts, tables = Determinizations(turn), state_seen(turn).tables
        if deal.taken and layouts.count > 200:
            drawn = layouts.cases(64, Random(3))
            budget = SearchBudget(NO_LIMIT, Stop(), 1)
            likely = believed(layouts, tables, drawn, EXPERT_REACH.play_exponent, budget, weighed)
            assert [case.layout for case in drawn] == [case.layout for case in likely]
            found.append(max(case.weight for case in likely))
    assert found
    assert max(found) > 2


def test_reasons_are_given() -> None:
    """The share of layouts in which nothing is better, for searching players; the card's effect."""
    turn = turn_of(observe(dealt(HANDS, "C9"), 0))
    decision = player_for("hindersche", "expert", "dice").choose(turn, FEW, Stop())
    motives = [reason.motive for reason in decision.reasons]
    assert Motive.BEST_SEEN == motives[-1]
    assert decision.info["layouts"] == FEW.layouts


def test_a_heavy_hand_is_worth_a_new_deal() -> None:
    """Aces and trumps weigh more than sixes; who holds them asks, who does not passes."""
    order = PAGAT.order(Suit.HEARTS)
    light = CardSet.parse("C6 C7 D6 D7 S6 S7 H6 H7 S8")
    heavy = CardSet.parse("HJ DJ HA CA SA DA HK CK SK")
    assert badness(PAGAT, order, light) < 1 < badness(PAGAT, order, heavy)
    club = player_for("hindersche", "club", "dice")
    said = set()
    for number in range(4):
        for turn in questions(HinderscheRules(redeal=True), f"ask {number}"):
            if isinstance(turn.legal, MayAnnounce):
                action = club.choose(turn, NO_LIMIT, Stop()).action
                assert isinstance(action, Announce)
                said.add(action.call == PASS)
    assert {True, False} == said
