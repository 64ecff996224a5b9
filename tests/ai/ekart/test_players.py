"""Computer players of Ekart: calls and gifts, and play after a Staubaus."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from reunion_desktop.ai.ekart.reunion_adapter import likeness
from reunion_desktop.ai.player import NO_LIMIT, Limit, Stop
from reunion_desktop.ai.random_player import RandomPlayer
from reunion_desktop.ai.reunion.determinizations import ReunionDeterminizations
from reunion_desktop.ai.roster import player_for
from reunion_desktop.engine.actions import Announce, Give
from reunion_desktop.engine.calls import PASS
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.dealing.shuffle import deal_from_seed
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.observe import observe
from reunion_desktop.games.ekart.options import demand
from reunion_desktop.games.ekart.rules import GREAT, KINGS, LITTLE, EkartRules
from tests.games.test_ekart import ONE, after, away, dealt

LEVELS = ("beginner", "club", "strong", "expert")
FEW = Limit(layouts=4)
TABLES = {"little": LITTLE, "great": GREAT, "kings": KINGS}


def by_lot(rules: EkartRules, seed: str) -> Iterator[MatchState]:
    """Random decisions of three players, in deals with and without a Staubaus."""
    for number in (1, 2):
        match = MatchState(rules, number % rules.players)
        deal = deal_from_seed(rules, seed, number, 1, match.next_dealer)
        match, _ = advance(match, deal)
        player = RandomPlayer(seed)
        while not match.lines:
            yield match
            seat = match.to_act()
            assert seat is not None
            action = player.choose(observe(match, seat), NO_LIMIT, Stop()).action
            legal = match.legal()
            if isinstance(action, Announce) and legal is not None and number == 1:
                action = Announce(seat, legal.actions[9].call)  # type: ignore[union-attr]  # calls.
            match, _ = advance(match, action)


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("level", ["beginner", "club", "strong"])
def test_every_decision_is_legal_and_the_same_again(level: str, table: str) -> None:
    """At every table, with or without kings, before and after a Staubaus."""
    first, second = player_for("ekart", level, "dice"), player_for("ekart", level, "dice")
    for match in by_lot(TABLES[table], f"legal {table}"):
        seat = match.to_act()
        assert seat is not None
        seen = observe(match, seat)
        decision = first.choose(seen, FEW, Stop())
        assert seen.legal is not None
        assert decision.action in seen.legal
        assert decision == second.choose(seen, FEW, Stop())


@pytest.mark.parametrize("table", TABLES)
def test_the_cards_as_they_lie_are_a_layout(table: str) -> None:
    """Cards that were given lie where they went; no evidence speaks against the truth."""
    for match in by_lot(TABLES[table], f"world {table}"):
        deal = match.deal
        assert deal is not None
        for seat in deal.trick.seats:
            seen = observe(match, seat)
            assert seen.deal is not None
            if not seen.deal.discarded:
                continue
            like = likeness(seen, seen.deal)
            layouts = ReunionDeterminizations(like.observation)
            assert layouts.count
            for holder in layouts.evidence.holders:
                lies = deal.laid_away if holder.pile.value == "discards" else None
                hand = deal.hands[like.chairs[holder.seat]]
                assert (hand if lies is None else lies) <= holder.may_hold


@pytest.mark.parametrize("level", ["club", "strong", "expert"])
def test_a_sure_staubaus_is_called_and_kept_sure(level: str) -> None:
    """The one card that beats the hand is demanded, and the one that could lose goes back."""
    match = away(dealt(LITTLE))
    player = player_for("ekart", level, "dice")
    said = player.choose(observe(match, 0), NO_LIMIT, Stop())
    assert Announce(0, demand(ONE("HJ"))) == said.action
    match = after(match, said.action)
    given = player.choose(observe(match, 0), NO_LIMIT, Stop())
    assert Give(0, 1, ONE("C7")) == given.action
    match = after(match, given.action)
    while not match.lines:
        seat = match.to_act()
        assert seat is not None
        decision = player.choose(observe(match, seat), FEW, Stop())
        match = after(match, decision.action)
    assert 10 == match.lines[0].tricks[0]


@pytest.mark.parametrize("level", LEVELS)
def test_a_poor_hand_passes(level: str) -> None:
    """No card is asked for with a hand that loses most of its tricks anyhow."""
    match = after(away(dealt(LITTLE)), Announce(0, PASS))
    said = player_for("ekart", level, "dice").choose(observe(match, 1), FEW, Stop())
    assert Announce(1, PASS) == said.action


def test_what_cannot_change_hands_is_known() -> None:
    """In every determinization a card asked for in vain is among the discards."""
    match = after(away(dealt(LITTLE)), Announce(0, demand(Card.parse("CT"))))
    seen = observe(match, 0)
    assert seen.deal is not None
    layouts = ReunionDeterminizations(likeness(seen, seen.deal).observation)
    assert layouts.count
    for layout in layouts.draw(50, Random(1)):
        assert CardSet.parse("CT") <= CardSet(layout.laid_away)
