"""Determinizations are sampled by their likelihood given the play; impossible ones never."""

from __future__ import annotations

from random import Random

from reunion_desktop.ai.player import NO_LIMIT, Stop
from reunion_desktop.ai.reunion.determinizations import ReunionDeterminizations
from reunion_desktop.ai.reunion.network.expert import GAME
from reunion_desktop.ai.reunion.network.observation_adapter import belief, facts_seen, history_seen
from reunion_desktop.ai.reunion.network.reweighting import believed_cases
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.determinizations import WeightedDeterminization
from reunion_desktop.engine.legal import MayPlay
from reunion_desktop.engine.observe import Observation
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.value_net.network import believe
from reunion_desktop.value_net.weights import shipped
from tests.ai.positions import met_in_play, seen_by_mover
from tests.ai.reunion.network.asking import slow_without_a_compiler


def cases(
    observation: Observation,
    number: int,
    shares: tuple[float, float] = (0.5, 0.7),
    seed: str = "dice",
    stop: Stop | None = None,
) -> list[WeightedDeterminization]:
    """A number of sampled, weighted determinizations."""
    deal = observation.deal
    assert deal is not None
    return believed_cases(
        shipped(GAME),
        facts_seen(observation, deal),
        history_seen(RHINELAND, deal),
        ReunionDeterminizations(observation),
        belief(observation, deal, *shares),
        number,
        Random(seed),
        SearchBudget(NO_LIMIT, stop or Stop(), 10**9),
    )


def chances(observation: Observation) -> dict[tuple[int, ...], int]:
    """The likelihood of each determinization, as a weight."""
    deal = observation.deal
    assert deal is not None
    hands = [layout.flat for layout in ReunionDeterminizations(observation).every()]
    believed = belief(observation, deal, 0.5, 0.7)
    facts = facts_seen(observation, deal)
    found = believe(shipped(GAME), facts, history_seen(RHINELAND, deal), hands, believed)
    return dict(zip(hands, [max(1, chance >> 10) for chance in found], strict=True))


def asked(least: int, most: int) -> list[Observation]:
    """Choices of a card with some number of possible determinizations."""
    found = []
    for match in met_in_play(RHINELAND, "believing", 2):
        observation = seen_by_mover(match)
        legal = observation.legal
        if not isinstance(legal, MayPlay) or len(legal.cards) < 2:
            continue
        if least <= ReunionDeterminizations(observation).count <= most:
            found.append(observation)
    assert found
    return found


@slow_without_a_compiler
def test_few_layouts_each_count_as_they_are_likely() -> None:
    """Each determinization once, with the network's weight; the least likely still counts."""
    for observation in asked(2, 60)[:12]:
        found = {case.layout.flat: case.weight for case in cases(observation, 60)}
        assert chances(observation) == found


@slow_without_a_compiler
def test_of_many_as_many_as_wanted_are_drawn() -> None:
    """They add up to the number wanted, each can be, and the draw depends on the seed only."""
    for observation in asked(300, 10**9)[::9]:
        found = cases(observation, 40)
        assert 40 == sum(case.weight for case in found)
        hand = observation.deal.hand.bits if observation.deal else 0
        for case in found:
            assert hand == case.layout.hands[observation.seat]
            assert int(case.weight) == case.weight > 0
        assert found == cases(observation, 40)
        assert found != cases(observation, 40, seed="other dice")


@slow_without_a_compiler
def test_a_layout_is_drawn_as_often_as_it_is_likely() -> None:
    """Where all of them were weighed, none is off by a whole draw."""
    for observation in asked(42, 78)[:6]:
        likely = chances(observation)
        times = {case.layout.flat: case.weight for case in cases(observation, 40)}
        assert times.keys() <= likely.keys()
        for layout, chance in likely.items():
            assert abs(times.get(layout, 0) - 40 * chance / sum(likely.values())) < 1


def test_without_belief_draws_are_even() -> None:
    """Every sample has weight 1; if there are few, each is there once; none after a stop."""
    stop = Stop()
    stop.set()
    for observation in asked(2, 10**9)[::7]:
        layouts = ReunionDeterminizations(observation)
        found = cases(observation, 30, (0.0, 0.0))
        assert {1} == {case.weight for case in found}
        assert min(30, layouts.count) == len(found)
        if layouts.count <= 30:
            assert set(layouts.every()) == {case.layout for case in found}
        assert [] == cases(observation, 20, stop=stop)
