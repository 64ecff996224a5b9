"""Computer players of Skat: legal in every phase, fair, and sensible with clear hands."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from reunion_desktop.ai.player import NO_LIMIT, Limit, Stop
from reunion_desktop.ai.roster import player_for
from reunion_desktop.ai.tricks.determinizations import Determinization, Determinizations
from reunion_desktop.engine.actions import Action, Announce, Discard, PlayCard
from reunion_desktop.engine.calls import PASS, Call, CallKind
from reunion_desktop.engine.cards import PACK, Card, CardSet
from reunion_desktop.engine.dealing.shuffle import deal_cards, deal_from_seed
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.legal import MayAnnounce, MayPlay
from reunion_desktop.engine.observe import Observation, observe
from reunion_desktop.games.skat.options import (
    ACCEPT,
    CONCEDE,
    GRAND,
    HOLD,
    KONTRA,
    LAY_DOWN,
    NULL,
    PLAY_HAND,
    PLAY_ON,
    TAKE,
)
from reunion_desktop.games.skat.rules import CLASSIC, ISKO, KNEIPE, PRESETS, SkatRules
from reunion_desktop.solver.solve import COMPILED

LEVELS = ("beginner", "club", "strong", "expert")
FEW = Limit(layouts=2)
TABLES = {**PRESETS, "four": ISKO.changed({"players": 4})}
STRONG = "CJ SJ HJ CA CT CK C9 SA ST HA"
"""Clubs with three, and nothing to lose."""
WEAK = "HK HQ H9 SK SQ S9 CK CQ DK DQ"


def match_of(hands: tuple[str, str, str], rules: SkatRules = ISKO) -> MatchState:
    """A deal in which seats 0, 1 and 2 have these cards, as far as they are named; 2 deals."""
    named = [list(map(Card.parse, hand.split())) for hand in hands]
    rest = [card for card in PACK if not any(card in hand for hand in named)]
    Random(1).shuffle(rest)
    full = [hand + [rest.pop() for _ in range(10 - len(hand))] for hand in named]
    packets = [hand[a:b] for a, b in ((0, 3), (3, 7), (7, 10)) for hand in full]
    first, later = packets[:3], packets[3:]
    pack = [card for packet in (*first, rest, *later) for card in packet]
    match, _ = advance(MatchState(rules, 2), deal_cards(rules, tuple(pack), 0, 1, 2))
    return match


def said(match: MatchState, *calls: Call) -> MatchState:
    """The match after some calls."""
    for call in calls:
        seat = match.to_act()
        assert seat is not None
        match, _ = advance(match, Announce(seat, call))
    return match


def decided(match: MatchState, level: str, limit: Limit = NO_LIMIT) -> Action:
    """The decision of a player of a level."""
    seat = match.to_act()
    assert seat is not None
    return player_for("skat", level, "dice").choose(observe(match, seat), limit, Stop()).action


def bid(number: int) -> Call:
    """A bid."""
    return Call("", number=number)


def bold(seen: Observation, dice: Random) -> Action:
    """A random action; in the auction somebody always bids, and every game is declared."""
    assert seen.legal is not None
    said = [action for action in seen.legal.actions if isinstance(action, Announce)]
    if isinstance(seen.legal, MayAnnounce) and dice.random() < 0.7:
        low = [one for one in said if (one.call.number or 0) < 30 and one.call != PASS]
        return dice.choice(low or said)
    return dice.choice(seen.legal.actions)


def met(rules: SkatRules, seed: str, deals: int) -> Iterator[Observation]:
    """Every question of some deals with random calls."""
    dice, match = Random(seed), MatchState(rules, 0)
    for number in range(1, deals + 1):
        match = MatchState(rules, number % rules.players)
        plan = match.plan
        deal = deal_from_seed(rules, seed, number, 1, match.next_dealer, seats=plan.seats)
        match, _ = advance(match, deal)
        while not match.lines:
            seat = match.to_act()
            assert seat is not None
            seen = observe(match, seat)
            yield seen
            match, _ = advance(match, bold(seen, dice))


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_decision_is_legal_and_the_same_again(level: str, table: str) -> None:
    """In every phase, with every game that may be declared."""
    first, second = player_for("skat", level, "dice"), player_for("skat", level, "dice")
    for seen in met(TABLES[table], f"legal {table}", 1):
        decision = first.choose(seen, FEW, Stop())
        assert seen.legal is not None
        assert decision.action in seen.legal
        assert decision == second.choose(seen, FEW, Stop())


@pytest.mark.parametrize("level", LEVELS)
def test_a_stop_gets_a_sensible_answer(level: str) -> None:
    """With the stop set before the start the answer is legal, and a sure Grand is named."""
    stop = Stop()
    stop.set()
    for seen in met(ISKO, "stop", 1):
        assert seen.legal is not None
        assert player_for("skat", level, "dice").choose(seen, NO_LIMIT, stop).action in seen.legal
    match = said(match_of(("CJ SJ HJ DJ CA CT SA ST HA HT", "", "")), PASS, PASS, bid(18), TAKE)
    for _ in range(2):
        seen = observe(match, 0)
        action = player_for("skat", level, "dice").choose(seen, NO_LIMIT, stop).action
        match, _ = advance(match, action)
    assert isinstance(action, Announce)
    assert action.call == Call(GRAND)


@pytest.mark.parametrize("level", LEVELS)
def test_a_strong_hand_bids_and_wins_the_auction(level: str) -> None:
    """Clubs with three asks, and goes on asking while the other holds."""
    match = match_of(("", STRONG, ""))
    action = decided(match, level)
    assert isinstance(action, Announce)
    assert action.call.kind is CallKind.BID
    match = said(match, action.call, HOLD)
    action = decided(match, level)
    assert isinstance(action, Announce)
    assert action.call.kind is CallKind.BID


@pytest.mark.parametrize("level", LEVELS)
def test_a_weak_hand_passes(level: str) -> None:
    """Nobody bids, or holds 18, without jacks and aces, and without low cards for Null."""
    match = match_of(("", WEAK, ""))
    assert decided(match, level) == Announce(1, PASS)
    match = said(match_of((WEAK, "", "")), bid(18))
    assert decided(match, level) == Announce(0, PASS)


@pytest.mark.parametrize("level", ["club", "expert"])
def test_a_safe_null_is_declared(level: str) -> None:
    """Sevens, eights and nines of three suits play Null, after a low bid."""
    match = match_of(("H7 H8 H9 S7 S8 S9 D7 D8 D9 C7", "", ""))
    match = said(match, PASS, PASS, bid(18))
    action = decided(match, level)
    assert action in {Announce(0, TAKE), Announce(0, PLAY_HAND)}
    match, _ = advance(match, action)
    if action == Announce(0, TAKE):
        match, _ = advance(match, decided(match, level))
    action = decided(match, level)
    assert isinstance(action, Announce)
    assert action.call.word == NULL


@pytest.mark.parametrize("level", ["club", "strong", "expert"])
def test_a_sure_grand_is_declared(level: str) -> None:
    """Four jacks and three aces with tens play Grand."""
    match = match_of(("CJ SJ HJ DJ CA CT SA ST HA HT", "", ""))
    match = said(match, PASS, PASS, bid(18), TAKE)
    match, _ = advance(match, decided(match, level))
    action = decided(match, level)
    assert isinstance(action, Announce)
    assert action.call.word == GRAND


def test_the_bid_is_reached_by_the_game() -> None:
    """After a high bid the declarer names no game below it, where another reaches it."""
    match = match_of(("CJ DJ CA CT CK C9 C8 HA DA DT", "", ""))
    match = said(match, bid(33), HOLD, PASS, PASS, TAKE)
    match, _ = advance(match, decided(match, "expert"))
    action = decided(match, "expert")
    assert isinstance(action, Announce)
    assert action.call != Call(NULL)


def into_play(laid: str) -> MatchState:
    """Clubs is played by seat 0 against known cards."""
    hands = ("CJ SJ HJ CA CT CK C9 SA ST H7", "C7 H8 HT HA S7 S8 D7 D8 D9 DT", "")
    match = said(match_of(hands), PASS, PASS, bid(18), TAKE)
    deal = match.deal
    assert deal is not None
    match, _ = advance(match, Discard(0, CardSet.of(deal.talon)))
    match = said(match, Call("suit", Card.parse("C7").suit))
    for card in laid.split():
        seat = match.to_act()
        assert seat is not None
        match, _ = advance(match, PlayCard(seat, Card.parse(card)))
    return match


@pytest.mark.parametrize("level", ["club", "strong", "expert"])
def test_no_ace_is_thrown_into_a_lost_trick(level: str) -> None:
    """A defender who follows with the last card under the declarer's keeps ace and ten."""
    match = into_play("")
    deal = match.deal
    assert deal is not None
    last = deal.hands[2]
    clubs = [card for card in last if deal.order.is_trump(card)]
    match = into_play(f"CJ C7 {min(clubs, key=deal.order.height)}")
    match, _ = advance(match, PlayCard(0, Card.parse("SJ")))
    action = decided(match, level)
    assert isinstance(action, PlayCard)
    assert action.card not in CardSet.parse("HA HT DT")


def test_layouts_keep_what_the_seat_knows() -> None:
    """The declarer's own discards never return to a hand, and an open hand stays as it lies."""
    for seen in met(CLASSIC, "open", 12):
        deal = seen.deal
        if deal is None or deal.contract.call is None:
            continue
        declarer = deal.contract.declared_by
        for layout in Determinizations(seen).draw(3, Random(1)):
            assert _as_known(seen, layout, declarer)


def _as_known(seen: Observation, layout: Determinization, declarer: int) -> bool:
    """Tell whether a layout agrees with the cards that the seat knows."""
    deal = seen.deal
    assert deal is not None
    if deal.open_hand is not None and layout.hands[declarer] != deal.open_hand.bits:
        return False
    hands = CardSet(sum(layout.hands))
    return not hands & (deal.laid_away or CardSet()) and layout.hands[seen.seat] == deal.hand.bits


@pytest.mark.skipif(not COMPILED, reason="the budget is spent by the core alone")
def test_a_decision_stays_within_its_nodes() -> None:
    """A search of few nodes ends early, and is still legal."""
    match = into_play("")
    seen = observe(match, 0)
    player = player_for("skat", "expert", "dice")
    few = player.choose(seen, Limit(nodes=20_000), Stop())
    assert seen.legal is not None
    assert few.action in seen.legal
    more = player.choose(seen, NO_LIMIT, Stop())
    assert int(str(few.info.get("layouts", 0))) < int(str(more.info["layouts"]))


def laid_down(*, sure: bool) -> MatchState:
    """The declarer has laid down the cards: nine sure tricks, or nothing sure."""
    hands = ("CJ SJ HJ DJ CA CT CK CQ C9 SA", "", "") if sure else (WEAK, "", "")
    match = said(match_of(hands), PASS, PASS, bid(18), TAKE)
    deal = match.deal
    assert deal is not None
    match, _ = advance(match, Discard(0, CardSet.of(deal.talon)))
    return said(match, Call("suit", Card.parse("C7").suit), LAY_DOWN)


@pytest.mark.parametrize("level", LEVELS)
def test_only_a_sure_game_may_be_laid_down(level: str) -> None:
    """A defender agrees where every layout is won for the declarer, and in no other case."""
    assert decided(laid_down(sure=True), level) == Announce(1, ACCEPT)
    assert decided(laid_down(sure=False), level) == Announce(1, PLAY_ON)


@pytest.mark.parametrize("level", LEVELS)
def test_a_game_given_up_is_over(level: str) -> None:
    """A declarer accepts that a defender gives up."""
    match = said(into_play("CJ"), CONCEDE)
    assert decided(match, level) == Announce(0, ACCEPT)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", [Call("suit", Card.parse("C7").suit), Call(GRAND)])
def test_a_lost_game_is_given_up(level: str, game: Call) -> None:
    """Once the defenders have 60 points the declarer gives up, and not before."""
    match = said(match_of((WEAK, "", "")), PASS, PASS, bid(18), PLAY_HAND, game)
    given = False
    while match.deal is not None and match.deal.phase is not None and not given:
        legal, order = match.legal(), match.deal.order
        assert isinstance(legal, MayPlay)
        if legal.seat == 0:
            given = decided(match, level, FEW) == Announce(0, CONCEDE)
            assert given is (match.deal.points[1] + match.deal.points[2] >= 60)
        best = max if legal.seat else min
        card = best(legal.cards, key=lambda one: ISKO.points(one, order))
        match, _ = advance(match, PlayCard(legal.seat, card))
    assert given


def test_kontra_against_a_hopeless_game() -> None:
    """A defender with the four jacks, aces and tens doubles, and one without passes."""
    rules = KNEIPE
    strong, weak = "CJ SJ HJ DJ CA CT SA ST HA HT", "C7 S7 S8 H7 H8 D7 D8 D9 SQ HQ"
    for hand, call in ((strong, KONTRA), (weak, PASS)):
        own = "DA DT DK DQ D9 D8 D7 CK CQ C9" if call == KONTRA else "CJ SJ HJ DJ CA CT SA ST HA HT"
        match = said(match_of((own, hand, ""), rules), PASS, PASS, bid(18), TAKE)
        deal = match.deal
        assert deal is not None
        match, _ = advance(match, Discard(0, CardSet.of(deal.talon)))
        match = said(match, Call("suit", Card.parse("D7" if call == KONTRA else "C7").suit))
        assert decided(match, "expert") == Announce(1, call)


def test_a_hint_says_why() -> None:
    """Bids, the skat, discards, games and cards all have a reason."""
    player = player_for("skat", "expert", "dice")
    told: dict[str, bool] = {}
    for seen in met(ISKO, "hint", 4):
        kind = type(seen.legal).__name__
        decision = player.choose(seen, FEW, Stop())
        told[kind] = told.get(kind, False) or bool(decision.reasons)
    assert told == {"MayAnnounce": True, "MayDiscard": True, "MayPlay": True}
