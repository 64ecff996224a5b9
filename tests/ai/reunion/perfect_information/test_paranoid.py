"""The first expert, now for comparison, plays for units, and keeps its limits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from statistics import fmean
from time import monotonic

import pytest

from reunion_desktop.ai.character import EVEN, Character
from reunion_desktop.ai.player import NO_LIMIT, Decision, Limit, Stop
from reunion_desktop.ai.reason import Motive
from reunion_desktop.ai.reunion.determinizations import ReunionDeterminizations
from reunion_desktop.ai.reunion.perfect_information import paranoid
from reunion_desktop.ai.reunion.perfect_information.paranoid import (
    EXPERT_REACH,
    ParanoidExpert,
    expert_player,
)
from reunion_desktop.ai.reunion.utility import outlook
from reunion_desktop.ai.reunion.values import final_units
from reunion_desktop.engine.actions import Discard, PlayCard
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.legal import MayDiscard, MayPlay
from reunion_desktop.engine.observe import Observation, observe
from reunion_desktop.games.reunion.options import ReunionOptions, reunion
from reunion_desktop.games.reunion.rules import PRESETS
from reunion_desktop.solver.plain import AloneSearch, MaxnSearch
from reunion_desktop.solver.solve import COMPILED
from reunion_desktop.solver.tables import Extras, trick_tables
from tests.ai.positions import met_in_play, reshuffled, seen_by_mover
from tests.ai.reunion.reasons import checked_motives

FEW = Limit(layouts=6, nodes=200_000 if COMPILED else 5_000)
"""A fast budget with enough layouts for decisions."""


def card_of(decision: Decision) -> str:
    """The card of a decision to play one."""
    assert isinstance(decision.action, PlayCard)
    return str(decision.action.card)


def seen(preset: str, seed: str, games: int = 1) -> Iterator[Observation]:
    """The observations of the players in turn in some random games."""
    return map(seen_by_mover, met_in_play(PRESETS[preset], seed, games))


@pytest.mark.parametrize("preset", ["rhineland", "1862"])
def test_hidden_cards_never_change_a_decision(preset: str) -> None:
    """Other hidden hands and discards: the same layouts, decision and reasons."""
    player, rng, differed = expert_player("dice"), Random(1), 0
    for match in list(met_in_play(PRESETS[preset], "fair", 1))[::4]:
        observation = seen_by_mover(match)
        other = reshuffled(match, observation.seat, rng)
        differed += other != match
        decision = player.choose(observation, FEW, Stop())
        assert decision == player.choose(observe(other, observation.seat), FEW, Stop())
    assert differed > 15


@pytest.mark.parametrize("preset", PRESETS)
def test_every_decision_is_legal(preset: str) -> None:
    """For any rules of the table the answer is legal."""
    player = expert_player("dice")
    for observation in list(seen(preset, "legal"))[1::4]:
        assert player.choose(observation, FEW, Stop()).action in (observation.legal or ())


def test_a_set_stop_gets_the_rules_answer() -> None:
    """With a stop set before the start the answer is immediate and legal."""
    stop = Stop()
    stop.set()
    for observation in list(seen("rhineland", "stop"))[::4]:
        begin = monotonic()
        action = expert_player("dice").choose(observation, NO_LIMIT, stop).action
        assert action in (observation.legal or ())
        assert monotonic() - begin < 0.5


def test_a_limit_of_time_is_kept() -> None:
    """The time limit holds for every decision: discards, the first lead, endgames."""
    wide = replace(EXPERT_REACH, layouts=20_000, nodes=10**10, critical_z=None, trials=1000)
    player = ParanoidExpert("dice", EVEN, wide)
    for observation in list(seen("rhineland", "time"))[:31:6]:
        begin = monotonic()
        decision = player.choose(observation, Limit(time_ms=50, layouts=500), Stop())
        assert monotonic() - begin < 1
        assert decision.action in (observation.legal or ())


def endings(preset: str, number: int) -> Iterator[tuple[Observation, ReunionDeterminizations]]:
    """Choices with two or three cards left in a deal of some random games."""
    for observation in seen(preset, "end", 2):
        legal, deal = observation.legal, observation.deal
        assert deal is not None
        if deal.number == number and len(deal.hand) <= 3 and isinstance(legal, MayPlay):
            layouts = ReunionDeterminizations(observation)
            if len(legal.cards) > 1 and layouts.count <= 60:
                yield observation, layouts


@pytest.mark.parametrize("number", [1, 3])
@pytest.mark.parametrize("preset", PRESETS)
def test_endings_are_played_for_expected_units(preset: str, number: int) -> None:
    """The card has the best mean over all layouts, in units, fees included."""
    bare = replace(paranoid.STRONG_REACH, every=100, critical_z=None)
    for observation, layouts in endings(preset, number):
        deal = layouts.deal
        ahead = outlook(observation, deal)
        tables = trick_tables(deal.order, observation.rules, extras=ahead.extras)
        search = AloneSearch(tables, observation.seat)
        units = {
            str(card): fmean(
                ahead.measure(search.card_value(layouts.position(layout), card.index))
                for layout in layouts.every()
            )
            for card in (observation.legal.cards if observation.legal else ())
        }
        decision = ParanoidExpert("dice", EVEN, bare).choose(observation, NO_LIMIT, Stop())
        assert units[card_of(decision)] == pytest.approx(max(units.values()))
        assert units == pytest.approx(decision.info["units"], abs=1e-3)


@pytest.mark.parametrize("preset", ["rhineland", "francais"])
def test_the_last_tricks_are_played_for_the_settlement(preset: str) -> None:
    """In a last deal, with each seat for itself, units are the settlement's and the fees'."""
    each = replace(paranoid.STRONG_REACH, every=100, second=1.0, critical_z=None, seconds=100)
    asked = 0
    for observation, layouts in endings(preset, 3):
        rules, deal, seat = reunion(observation.rules), layouts.deal, observation.seat
        totals = [sum(line.points[who] for line in observation.lines) for who in range(3)]

        def paid(points: tuple[int, ...], rules: ReunionOptions = rules) -> tuple[int, ...]:
            ends = [made + more for made, more in zip(totals, points, strict=True)]  # noqa: B023 - used at once.
            return tuple(round(400 * units) for units in final_units(rules, ends))

        fees = Extras(
            bower_gain=400 * rules.left_bower_fee,
            bower_loss=400 * rules.left_bower_fee,
            no_trick_loss=(800 * rules.no_trick_fee,) * 3,
            no_trick_gain=400 * rules.no_trick_fee,
        )
        tables = trick_tables(deal.order, rules, extras=fees)
        units: dict[int, float] = {}
        for layout in layouts.every():
            made = list(deal.points)
            made[deal.dealer] += rules.count(CardSet(layout.laid_away), deal.order)
            standing = [total + more for total, more in zip(totals, made, strict=True)]
            search = MaxnSearch(tables, standing, paid, tuple(made))
            for card, worth in search.card_values(layouts.position(layout)).items():
                units[card] = units.get(card, 0.0) + worth[seat] / layouts.count
        decision = ParanoidExpert("dice", EVEN, each).choose(observation, NO_LIMIT, Stop())
        assert units[Card.parse(card_of(decision)).index] >= max(units.values()) - 2
        asked += 1
    assert asked >= 3


@pytest.mark.parametrize("preset", PRESETS)
def test_a_decision_carries_its_reasons(preset: str) -> None:
    """Shares are shares, points are points, and what is feared is out."""
    told = set[Motive]()
    for observation in seen(preset, "why"):
        legal, deal = observation.legal, observation.deal
        assert deal is not None
        if not isinstance(legal, MayPlay) or len(legal.cards) < 2 or len(deal.hand) > 4:
            continue
        told |= checked_motives(expert_player("dice").choose(observation, FEW, Stop()), deal)
    assert {Motive.BEST_SEEN, Motive.HOLDS, Motive.FEARS} <= told


def test_a_discard_carries_its_reasons() -> None:
    """Discards are chosen by playouts, with their value in units."""
    for observation in seen("rhineland", "away"):
        if isinstance(observation.legal, MayDiscard) and COMPILED:
            decision = expert_player("dice").choose(observation, Limit(layouts=4), Stop())
            assert isinstance(decision.action, Discard)
            units = decision.info["units"]
            assert isinstance(units, dict)
            assert str(decision.action.cards) in units
            assert decision.reasons


def test_without_a_compiler_the_rule_begins() -> None:
    """A manner for the readable search looks ahead from six tricks on, the rule plays before."""
    plain = replace(EXPERT_REACH, tricks=6, layouts=4, every=8, nodes=20_000, seconds=2)
    player = ParanoidExpert("dice", EVEN, plain)
    looked = set()
    for observation in seen("rhineland", "plain"):
        legal, deal = observation.legal, observation.deal
        assert deal is not None
        if isinstance(legal, MayPlay) and len(legal.cards) > 1:
            decision = player.choose(observation, NO_LIMIT, Stop())
            looked.add((len(deal.hand), "layouts" in decision.info))
    assert {cards for cards, ahead in looked if ahead} <= set(range(2, 7))
    assert {cards for cards, ahead in looked if not ahead} >= {7, 8, 9, 10}


def test_characters_differ_by_aim() -> None:
    """Characters give the same cards other units in the same layouts, never an illegal choice."""
    characters = (Character(risk=0.8), Character(risk=-0.8), Character(points=1.0, fees=0.5))
    values, asked = set(), 0
    for observation in list(seen("rhineland", "characters"))[40::3]:
        legal, deal = observation.legal, observation.deal
        assert deal is not None
        if isinstance(legal, MayPlay) and 1 < len(legal.cards) and len(deal.hand) < 7:
            for character in characters:
                decision = expert_player("dice", character).choose(observation, FEW, Stop())
                assert decision.action in legal
                values.add((asked, repr(decision.info["units"])))
            asked += 1
    assert len(values) >= 2.5 * asked >= 10
