"""In every partnership game a decision follows from the observation, and is legal."""

from __future__ import annotations

from random import Random

import pytest

from reunion_desktop.ai.player import Limit, Stop
from reunion_desktop.ai.reason import Motive
from reunion_desktop.ai.roster import LEVELS, LazyPlayer
from reunion_desktop.ai.tricks.valuation import payoff_of
from reunion_desktop.engine.actions import Announce
from tests.ai.tricks.tables import TABLES, met, reshuffled, seen

FEW = Limit(layouts=4, nodes=300_000)
"""Enough to decide by looking ahead."""

IDS = [level.id for level in LEVELS]


@pytest.mark.parametrize("level", ["random", *IDS, "expert1"])
@pytest.mark.parametrize("table", TABLES)
def test_hidden_cards_never_change_a_decision(level: str, table: str) -> None:
    """Other cards where a seat does not see them: the same decision, and a legal one."""
    player, rng, differed = LazyPlayer(level, "dice"), Random(1), 0
    step = 5 if level in {"strong", "expert", "expert1"} else 1
    positions = list(met(TABLES[table], f"fair {table}", 2))[::step]
    for match in positions:
        observation = seen(match)
        other = reshuffled(match, observation.seat, rng)
        differed += other != match
        again = seen(other)
        assert observation == again
        decision = player.choose(observation, FEW, Stop())
        assert decision == LazyPlayer(level, "dice").choose(again, FEW, Stop())
        assert decision.action in observation.legal
    assert differed > len(positions) / 2


@pytest.mark.parametrize("level", IDS)
def test_a_number_is_said_when_it_is_true_and_never_else(level: str) -> None:
    """Players announce their number immediately, and never falsely."""
    told = silent = 0
    for number in range(6):
        for match in met(TABLES["viersche"], f"number {number}", 6, number % 4):
            observation, legal = seen(match), match.legal()
            calls = getattr(legal, "calls", ())
            if not calls or not match.deal:
                continue
            action = LazyPlayer(level, "dice").choose(observation, Limit(layouts=1), Stop()).action
            side = match.deal.sides.of[observation.seat]
            aim = payoff_of(match.rules, match.lines, match.deal.contract)
            assert aim.first is not None
            true = match.deal.points_of(side) >= aim.first[side]
            assert true == isinstance(action, Announce)
            told += true
            silent += not true
        if told and silent > 3:
            break
    assert told
    assert silent


@pytest.mark.parametrize("level", IDS)
def test_who_plays_gives_his_reasons(level: str) -> None:
    """A decision has a reason; without a choice the reason says that."""
    for match in list(met(TABLES["bauer"], "reasons", 1))[::4]:
        observation = seen(match)
        decision = LazyPlayer(level, "dice").choose(observation, FEW, Stop())
        forced = len(getattr(observation.legal, "cards", ())) == 1
        motives = [reason.motive for reason in decision.reasons]
        if forced:
            assert [Motive.ONLY_CHOICE] == motives
        elif str(getattr(decision.action, "call", "")) != "pass":
            assert motives
