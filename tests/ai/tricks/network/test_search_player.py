"""Search with a value network in partnership games, within its budget of layouts."""

from __future__ import annotations

from itertools import chain

import pytest

from reunion_desktop.ai.player import NO_LIMIT, Limit, Stop
from reunion_desktop.ai.reason import Motive
from reunion_desktop.ai.roster import player_for
from reunion_desktop.ai.tricks.network import search_player
from reunion_desktop.ai.tricks.network.observation_adapter import network_of
from reunion_desktop.ai.tricks.network.search_player import expert_player
from reunion_desktop.engine.actions import Announce, PlayCard
from reunion_desktop.engine.cards import FACE_DOWN
from reunion_desktop.engine.game import MatchState
from reunion_desktop.engine.legal import MayAnnounce, MayPlay
from reunion_desktop.value_net.network import COMPILED
from tests.ai.tricks.tables import TABLES, met, seen

JUDGED = ["bauer", "bauer_cats", "viersche", "viersche_cats"]

compiled = pytest.mark.skipif(not COMPILED, reason="the core was not built")


def choices(name: str, seed: str, deals: int) -> list[MatchState]:
    """Where a card is chosen from several."""
    found = []
    for match in met(TABLES[name], seed, deals):
        legal = match.legal()
        if isinstance(legal, MayPlay) and len(legal.cards) > 1:
            found.append(match)
    return found


@compiled
@pytest.mark.parametrize("name", JUDGED)
def test_every_card_is_played_out_in_as_many_layouts_as_are_allowed(name: str) -> None:
    """Fewer where there are no more; and the best of them is played."""
    for match in choices(name, "layouts", 2)[::7]:
        decision = expert_player("dice").choose(seen(match), Limit(layouts=5), Stop())
        if not isinstance(decision.action, PlayCard):
            continue
        values = decision.info["values"]
        assert isinstance(values, dict)
        legal = match.legal()
        assert isinstance(legal, MayPlay)
        assert {str(card) for card in legal.cards} == set(values)
        assert 1 <= int(str(decision.info["layouts"])) <= 10
        top = max(values.values())
        assert top - 0.02 <= values[str(decision.action.card)]


@compiled
def test_a_lead_face_down_may_be_any_card() -> None:
    """Layouts differ in the face-down card, and all are examined."""
    games = chain(*[met(TABLES["viersche_cats"], f"covered {game}", 8) for game in range(12)])
    found = 0
    for match in games:
        legal = match.legal()
        if not isinstance(legal, MayPlay) or len(legal.cards) < 2:
            continue
        observation = seen(match)
        if FACE_DOWN not in observation.deal.trick.cards:
            continue
        decision = expert_player("dice").choose(observation, Limit(layouts=6), Stop())
        assert decision.action in legal
        assert 6 == decision.info["layouts"]
        found += 1
    assert found


@compiled
def test_trumps_are_named_by_what_leads_are_worth() -> None:
    """A suit of three with both bowers is named before a bare one, and it is said how often."""
    named = 0
    for game in range(8):
        for match in met(TABLES["bauer"], f"naming {game}", 1):
            legal, observation = match.legal(), seen(match)
            if not isinstance(legal, MayAnnounce) or legal.calls[0].suit is None:
                continue
            decision = expert_player("dice").choose(observation, NO_LIMIT, Stop())
            assert isinstance(decision.action, Announce)
            values = decision.info["values"]
            assert isinstance(values, dict)
            assert str(decision.action.call) == max(values, key=lambda call: values[call])
            if len(legal.calls) > 1:
                trumps, succeeds, following = decision.reasons
                assert Motive.LONG_TRUMPS is trumps.motive
                assert Motive.BEST_CALL is succeeds.motive
                assert Motive.NEXT_SUIT is following.motive
                assert (succeeds.share or 0) >= (following.share or 0)
                (suit,) = {card.suit for card in following.cards}
                assert suit in {call.suit for call in legal.calls} - {decision.action.call.suit}
                named += 1
    assert named


def test_without_a_network_it_searches_as_others_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The same decision as that of a player without a network."""
    monkeypatch.setattr(search_player, "network_of", lambda *_: None)
    few = Limit(layouts=4, nodes=100_000)
    for match in choices("bauer", "none", 1)[::6]:
        observation = seen(match)
        decision = expert_player("dice").choose(observation, few, Stop())
        assert player_for("bauer", "expert1", "dice").choose(observation, few, Stop()) == decision


def test_nobody_was_taught_a_game_that_is_not_shipped_or_to_play_alone() -> None:
    """Networks exist for four-player deals of Viersche and Bauer, and for no other game."""
    for name, table in TABLES.items():
        for match in met(table, "taught", 1):
            observation = seen(match)
            four = len(observation.deal.trick.seats) == observation.rules.players
            found = network_of(observation)
            assert (name not in {"hunsruecker", "ladder"} and four) == (found is not None)
