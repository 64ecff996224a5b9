"""The clairvoyant: its play, where it may be used, and that no table can choose it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from reunion_desktop.ai.player import NO_LIMIT, Limit, NotMyTurn, Player, Stop
from reunion_desktop.ai.reunion.utility import outlook
from reunion_desktop.ai.roster import LEVELS, NAMES, YARDSTICKS, UnknownLevel, player_for
from reunion_desktop.arena.blocks import DuplicatePlan, measure
from reunion_desktop.arena.clairvoyant import CLAIRVOYANT, Clairvoyant
from reunion_desktop.arena.play import OpenCardPlayer
from reunion_desktop.arena.seating import player_at
from reunion_desktop.cli import main
from reunion_desktop.engine.actions import Discard, PlayCard
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.game import MatchState
from reunion_desktop.engine.legal import MayDiscard
from reunion_desktop.engine.observe import observe
from reunion_desktop.games.reunion.rules import PRESETS, RHINELAND
from reunion_desktop.solver.plain import AloneSearch
from reunion_desktop.solver.solve import COMPILED, value
from reunion_desktop.solver.tables import Position, TrickTables, trick_tables
from tests.ai.positions import dealt, met_in_play, reshuffled
from tests.test_architecture import modules, room_of

compiled = pytest.mark.skipif(not COMPILED, reason="whole deals want the compiled search")


@pytest.mark.parametrize("preset", PRESETS)
def test_every_decision_is_legal(preset: str) -> None:
    """Under all rules its moves are legal, with and without a time limit."""
    seer, stop = Clairvoyant(), Stop()
    stop.set()
    for match in list(met_in_play(PRESETS[preset], "seer", 1))[::12]:
        legal = match.legal()
        assert legal is not None
        if not isinstance(legal, MayDiscard):
            assert seer.decide(match, NO_LIMIT, Stop()).action in legal
        assert seer.decide(match, NO_LIMIT, stop).action in legal
        assert seer.decide(match, Limit(nodes=500), Stop()).action in legal


def told(match: MatchState) -> tuple[TrickTables, Position]:
    """The whole truth of a match in play, as a search reads it."""
    seat, deal = match.to_act(), match.deal
    assert seat is not None
    assert deal is not None
    seen = observe(match, seat)
    assert seen.deal is not None
    tables = trick_tables(deal.order, match.rules, extras=outlook(seen, seen.deal).extras)
    took = sum({1 << taken.winner for taken in deal.taken})
    trick = tuple([card.index for card in deal.trick.cards])
    hands = tuple([hand.bits for hand in deal.hands])
    return tables, Position(hands, deal.trick.leader, trick, took)


def choices(preset: str, seed: str, most: int) -> Iterator[MatchState]:
    """Positions with a choice of cards, up to some number of cards in hand."""
    for match in met_in_play(PRESETS[preset], seed, 2):
        legal, deal = match.legal(), match.deal
        assert legal is not None
        assert deal is not None
        few = not isinstance(legal, MayDiscard) and len(deal.hands[legal.seat]) <= most
        if few and len(legal.cards) > 1:
            yield match


@pytest.mark.parametrize("preset", ["rhineland", "francais"])
def test_where_one_card_is_best_he_plays_it(preset: str) -> None:
    """With all hands open and the others against it, no card does better than its choice."""
    seer, missed = Clairvoyant(), []
    for match in choices(preset, "open", 4):
        tables, position = told(match)
        search = AloneSearch(tables, tables.sides[position.to_move])
        legal = match.legal()
        assert legal is not None
        worth = {card: search.card_value(position, card.index) for card in legal.cards}
        action = seer.decide(match, NO_LIMIT, Stop()).action
        assert isinstance(action, PlayCard)
        missed.append(max(worth.values()) - worth[action.card])
    assert len(missed) > 15
    # Its second search, each seat's own best play, may outweigh a few points.
    assert sum(lost == 0 for lost in missed) > 0.9 * len(missed)
    assert max(missed) < 15


# Spades are trumps; seat 2 deals and turns ST.
DEALT = dealt(
    RHINELAND,
    "CJ C8 C9 CT H7 H8 S8 S9 D7 D8",
    "SJ S7 SA HK D9 CA CK CQ DA HA",
    "C7 SK SQ DT DK DQ HT H9 HQ HJ",
    "DJ ST",
)


@compiled
def test_no_discard_is_better_than_his() -> None:
    """No discard does better in the actual deal, its points included."""
    deal, legal = DEALT.deal, DEALT.legal()
    assert deal is not None
    assert isinstance(legal, MayDiscard)
    chosen = Clairvoyant().decide(DEALT, NO_LIMIT, Stop()).action
    tables, position = told(DEALT)
    worth = {}
    for action in legal.actions:
        assert isinstance(action, Discard)
        hands = (*position.hands[:2], (deal.hands[2] - action.cards).bits)
        gain = value(tables, Position(hands, 0), 2)
        assert gain is not None
        worth[action] = gain + match_points(action.cards)
    assert max(worth.values()) == worth[chosen]  # type: ignore[index]  # it is a discard.
    assert len(set(worth.values())) > 5


def match_points(cards: CardSet) -> int:
    """Card points of discards."""
    assert DEALT.deal is not None
    return RHINELAND.count(cards, DEALT.deal.order)


def test_hidden_cards_do_change_his_choice() -> None:
    """In another deal with the same observation it plays another card."""
    seer, rng, differed = Clairvoyant(), Random(5), 0
    for match in list(choices("rhineland", "hidden", 5))[::2]:
        seat = match.to_act()
        assert seat is not None
        other = reshuffled(match, seat, rng)
        assert observe(match, seat) == observe(other, seat)
        ours, theirs = (seer.decide(one, NO_LIMIT, Stop()).action for one in (match, other))
        differed += ours != theirs
    assert differed > 1


def test_the_arena_alone_can_seat_him() -> None:
    """It is made by name; it cannot be asked with an observation."""
    seer = player_at(CLAIRVOYANT, "dice")
    assert isinstance(seer, OpenCardPlayer)
    assert not hasattr(seer, "choose")
    for level in (*LEVELS, *YARDSTICKS):
        player: Player = player_for("reunion", level.id, "dice")
        assert not isinstance(player, OpenCardPlayer)


def test_no_roster_knows_him(capsys: pytest.CaptureFixture[str]) -> None:
    """The roster, which the table and the seat protocol use, does not have it."""
    assert CLAIRVOYANT not in {level.id for level in (*LEVELS, *YARDSTICKS)} | set(NAMES)
    with pytest.raises(UnknownLevel):
        player_for("reunion", CLAIRVOYANT, "dice")
    assert 2 == main(["player", "--level", CLAIRVOYANT])
    assert "Unknown level “clairvoyant”" in capsys.readouterr().err


def test_no_room_beside_the_arena_reaches_him() -> None:
    """Only the arena package imports it, or the module that makes it."""
    doors = ("arena.clairvoyant", "arena.seating")
    found = {
        room_of(module)
        for module, path in modules().items()
        if any(door in path.read_text(encoding="utf-8") for door in doors)
    }
    assert {"arena"} == found


def test_nothing_to_decide() -> None:
    """Before the deal no seat is to move."""
    with pytest.raises(NotMyTurn):
        Clairvoyant().decide(MatchState(RHINELAND, 0), NO_LIMIT, Stop())


@compiled
def test_to_see_the_cards_is_worth_points() -> None:
    """It beats a beginner, within few deals."""
    few = Limit(nodes=100_000)
    plan = DuplicatePlan(RHINELAND, (CLAIRVOYANT, "beginner"), "ceiling", 2, limit=few)
    result = measure(plan)
    assert result.points.low > 0
