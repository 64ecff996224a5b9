"""Giving up and laying down in Skat (ISkO 4.4)."""

from __future__ import annotations

import json
from functools import cache
from io import BytesIO

import pytest
from skat_scores import deals_of, scored

from reunion_desktop.engine.actions import Action, Announce, Discard
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import Suit
from reunion_desktop.engine.dealing.shuffle import Stream, deal_from_seed
from reunion_desktop.engine.game import IllegalAction, MatchState, advance
from reunion_desktop.engine.legal import MayPlay
from reunion_desktop.engine.observe import observe
from reunion_desktop.engine.record import Record, Step
from reunion_desktop.engine.sheet import Value
from reunion_desktop.games import find_game
from reunion_desktop.games.skat.options import (
    ACCEPT,
    CONCEDE,
    GRAND,
    LAY_DOWN,
    NULL,
    PLAY_HAND,
    PLAY_ON,
    SCHNEIDER,
    SCHWARZ,
)
from reunion_desktop.games.skat.rules import CLASSIC, ISKO, KNEIPE, SCHIEBERAMSCH, SkatRules
from reunion_desktop.match.claim import sure_rest
from reunion_desktop.storage.codec import whole
from reunion_desktop.storage.reader import games_in
from tests.games.all_games import GAMES_EACH
from tests.games.skat import cautious
from tests.playing import next_action, record_of
from tests.strategies import CHOICES

CLUBS = Call("suit", Suit.CLUBS)
ASKED = 12
"""A player asks to end the deal once in so many turns."""


def hand_game(game: Call, bid: int = 18, seed: str = "ending") -> MatchState:
    """A Hand game of forehand, who leads: seat 1, after the deal of seat 0."""
    match, _ = advance(MatchState(ISKO, 0), deal_from_seed(ISKO, seed, 1, 1, dealer=0))
    for action in (
        Announce(2, Call("", number=bid)),
        Announce(1, Call("hold")),
        Announce(2, PASS),
        Announce(0, PASS),
        Announce(1, PLAY_HAND),
        Announce(1, game),
    ):
        match, _ = advance(match, action)
    return match


def after(match: MatchState, *actions: Action | int) -> MatchState:
    """The match after some actions; a number stands for so many cards, each the first legal one."""
    for action in actions:
        if not isinstance(action, int):
            match, _ = advance(match, action)
            continue
        for _ in range(action):
            legal = match.legal()
            assert isinstance(legal, MayPlay)
            match, _ = advance(match, legal.first)
    return match


def at_turn(match: MatchState, seat: int, least: int) -> MatchState:
    """The match after at least so many cards, when a seat is to play."""
    match = after(match, least)
    while match.to_act() != seat:
        match = after(match, 1)
    return match


def told(match: MatchState) -> dict[str, Value]:
    """The outcome of the last deal, which is over."""
    assert match.deal is not None
    assert match.deal.phase is None
    outcome = match.lines[-1].outcome
    assert outcome is not None
    return dict(outcome.values)


def test_the_declarer_gives_up_alone_with_nine_cards() -> None:
    """The game is lost at its simple level, and nobody has to agree."""
    match = at_turn(hand_game(CLUBS), 1, 3)
    assert match.deal is not None
    assert 9 == len(match.deal.hands[1])
    end = told(after(match, Announce(1, CONCEDE)))
    assert (0, 0, "concede") == (end["won"], end["schneider"], end["ended"])
    assert -2 * int(end["value"]) == end["score"]


def test_with_eight_cards_one_defender_must_agree() -> None:
    """Both are asked; where both refuse, the deal goes on, and the declarer may not ask again."""
    match = at_turn(hand_game(CLUBS), 1, 6)
    assert match.deal is not None
    assert 8 == len(match.deal.hands[1])
    asked = after(match, Announce(1, CONCEDE))
    assert 0 == told(after(asked, Announce(2, PLAY_ON), Announce(0, ACCEPT)))["won"]
    assert 0 == told(after(asked, Announce(2, ACCEPT)))["won"]
    on = after(asked, Announce(2, PLAY_ON), Announce(0, PLAY_ON))
    assert on.to_act() == 1
    assert on.deal is not None
    assert (match.deal.trick, match.deal.hands) == (on.deal.trick, on.deal.hands)
    with pytest.raises(IllegalAction):
        advance(on, Announce(1, CONCEDE))


def test_a_defender_gives_up_for_both() -> None:
    """The declarer has won at the level announced, or demands that it is played on."""
    asked = after(at_turn(hand_game(CLUBS), 2, 1), Announce(2, CONCEDE))
    assert asked.to_act() == 1
    end = told(after(asked, Announce(1, ACCEPT)))
    assert (1, 0) == (end["won"], end["schneider"])
    assert asked.deal is not None
    on = after(asked, Announce(1, PLAY_ON))
    assert on.to_act() == 2


def test_the_level_that_the_bid_demands_is_granted() -> None:
    """Where Schneider or Schwarz is still possible, they fill the value up to the bid."""
    simple = int(told(won_at(18))["value"])
    granted = told(won_at(simple + 12))
    assert (1, 0, 1) == (granted["won"], granted["overbid"], granted["schneider"])
    assert simple + 12 == granted["value"]
    assert (1, 1) == tuple(told(won_at(simple + 24))[key] for key in ("schneider", "schwarz"))
    assert (0, 1) == tuple(told(won_at(simple + 36))[key] for key in ("won", "overbid"))


def won_at(bid: int) -> MatchState:
    """Clubs Hand at a bid, after a defender has given up at once."""
    asked = after(at_turn(hand_game(CLUBS, bid), 2, 1), Announce(2, CONCEDE))
    return after(asked, Announce(1, ACCEPT))


@pytest.mark.parametrize("level", [SCHNEIDER, SCHWARZ])
def test_announced_levels_count(level: int) -> None:
    """A game given up is lost with the levels announced; one that is granted is won with them."""
    game = Call("suit", Suit.CLUBS, number=level)
    lost = told(after(hand_game(game), Announce(1, CONCEDE)))
    won = told(after(hand_game(game), 1, Announce(2, CONCEDE), Announce(1, ACCEPT)))
    assert (0, 1) == (lost["won"], won["won"])
    assert lost["value"] == won["value"]
    assert int(level == SCHWARZ) == won["schwarz_announced"] == lost["schwarz_announced"]


def test_null_is_given_up() -> None:
    """Null is lost, or won, at its own value."""
    lost = told(after(hand_game(Call(NULL)), Announce(1, CONCEDE)))
    won = told(after(hand_game(Call(NULL)), 1, Announce(2, CONCEDE), Announce(1, ACCEPT)))
    assert (-70, 35) == (lost["score"], won["score"])


def test_laying_down_wants_both() -> None:
    """The cards lie open; where one refuses, play goes on with open cards, at no higher value."""
    match = hand_game(CLUBS)
    assert match.deal is not None
    shown = after(match, Announce(1, LAY_DOWN))
    seen = observe(shown, 2).deal
    assert seen is not None
    assert match.deal.hands[1] == seen.open_hand
    end = told(after(shown, Announce(2, ACCEPT), Announce(0, ACCEPT)))
    assert (1, 0, "lay_down") == (end["won"], end["ouvert"], end["ended"])
    on = after(shown, Announce(2, ACCEPT), Announce(0, PLAY_ON))
    assert on.to_act() == 1
    null = after(hand_game(Call(NULL)), Announce(1, LAY_DOWN), Announce(2, ACCEPT))
    assert 35 == told(after(null, Announce(0, ACCEPT)))["value"]


def test_a_game_decided_before_stands() -> None:
    """With 61 points a declarer who gives up has won; with 60 against, a gift comes too late."""
    match, checked = hand_game(Call(GRAND), seed="decided"), 0
    while match.deal is not None and match.deal.phase is not None:
        deal, seat = match.deal, match.to_act()
        assert seat is not None
        own, against = deal.points[1], deal.points[0] + deal.points[2]
        own += deal.rules.count(deal.talon, deal.order)
        asked = after(match, Announce(seat, CONCEDE))
        while asked.deal is not None and asked.deal.phase is not None:
            who = asked.to_act()
            assert who is not None
            asked = after(asked, Announce(who, ACCEPT))
        if own > 60 or against >= 60:
            assert int(own > 60) == told(asked)["won"]
            checked += 1
        match = after(match, 1)
    assert checked


def restless(rules: SkatRules, seed: str) -> list[Step]:
    """A random series whose players ask to end deals early."""
    dice, match, steps = Stream(seed, 1, CHOICES), MatchState(rules, 0), list[Step]()
    while match.settlement is None:
        legal = match.legal()
        action = next_action(match, seed, dice)
        if isinstance(legal, MayPlay) and legal.endings and not dice.below(ASKED):
            action = Announce(legal.seat, legal.endings[dice.below(len(legal.endings))])
        following, events = advance(match, action)
        steps.append(Step(match, action, events, following))
        match = following
    return steps


@cache
def ended(rules: SkatRules) -> tuple[Record, ...]:
    """Random series with deals that end early."""
    numbers = range(GAMES_EACH or 3)
    return tuple(record_of(restless(rules, f"restless {number}"), "skat") for number in numbers)


def test_a_scorer_of_its_own_agrees() -> None:
    """Deals that end by agreement score what the written lines say."""
    kinds = set[object]()
    for record in ended(CLASSIC):
        for deal, line in deals_of([json.loads(text) for text in whole(record)]):
            found, outcome = scored(deal), line.get("outcome", {"declarer": None, "score": 0})
            assert (found.declarer, found.score) == (outcome["declarer"], outcome["score"])
            assert (found.points, found.tricks) == (line["points"], line["tricks"])
            kinds.add((outcome.get("ended"), outcome.get("won")))
    assert {("concede", 0), ("concede", 1), ("lay_down", 1)} <= kinds


@pytest.mark.parametrize("rules", [CLASSIC, KNEIPE], ids=["classic", "kneipe"])
def test_a_series_is_read_back(rules: SkatRules) -> None:
    """A file holds the calls that end a deal; what was taken back leaves no trace."""
    for record in ended(rules)[:1]:
        text = "\n".join(whole(record))
        (read,) = games_in(BytesIO(text.encode()), find_game)
        assert (record, True) == (read.record, read.complete)


def test_players_are_not_offered_to_give_up() -> None:
    """The calls are legal, but not among the actions from which players choose."""
    legal = hand_game(CLUBS).legal()
    assert isinstance(legal, MayPlay)
    assert (CONCEDE, LAY_DOWN) == legal.endings
    assert Announce(1, CONCEDE) in legal
    assert Announce(1, CONCEDE) not in legal.actions
    assert not any(isinstance(action, Announce | Discard) for action in legal.actions)


def test_nobody_claims_the_rest_where_tricks_are_bad() -> None:
    """In Null and in Ramsch sure winners are no reason to end the play; in Grand they are."""
    claims = dict.fromkeys(("grand", "null", "ramsch"), 0)
    ramsch = SCHIEBERAMSCH.changed({"grand_hand_in_ramsch": False})
    for step in cautious.series(ramsch, "claims"):
        seat = step.after.to_act()
        claims["ramsch"] += seat is not None and bool(sure_rest(observe(step.after, seat)))
    for number in range(10):
        for game in (GRAND, NULL):
            match = hand_game(Call(game), seed=f"claim {number}")
            while (seat := match.to_act()) is not None:
                claims[game] += bool(sure_rest(observe(match, seat)))
                match = after(match, 1)
    assert claims["grand"]
    assert (0, 0) == (claims["null"], claims["ramsch"])
