"""Determinizations are sampled by their likelihood given the play; impossible ones never."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from reunion_desktop.ai.player import NO_LIMIT, Stop
from reunion_desktop.ai.reunion.determinizations import ReunionDeterminizations
from reunion_desktop.ai.reunion.network.expert import GAME
from reunion_desktop.ai.reunion.network.observation_adapter import belief, ground_seen, history_seen
from reunion_desktop.ai.reunion.network.reweighting import believed_cases, flat
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.determinizations import WeightedDeterminization
from reunion_desktop.engine.legal import MayPlay
from reunion_desktop.engine.observe import Observation
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.value_net.network import believe
from reunion_desktop.value_net.weights import shipped
from tests.ai.positions import met_in_play, seen_by_mover
from tests.ai.reunion.network.asking import slow_without_a_compiler


@dataclass(frozen=True)
class Wondering:
    """A seat that wonders who holds what."""

    observation: Observation
    faith: float = 0.5
    trust: float = 0.7

    @property
    def worlds(self) -> ReunionDeterminizations:
        """Where they are drawn from."""
        return ReunionDeterminizations(self.observation)

    def cases(
        self, number: int, dice: str = "dice", stop: Stop | None = None
    ) -> list[WeightedDeterminization]:
        """A number of sampled, weighted determinizations."""
        observation, deal = self.observation, self.observation.deal
        assert deal is not None
        return believed_cases(
            shipped(GAME),
            ground_seen(observation, deal),
            history_seen(RHINELAND, deal),
            self.worlds,
            belief(observation, deal, self.faith, self.trust),
            number,
            Random(dice),
            SearchBudget(NO_LIMIT, stop or Stop(), 10**9),
        )

    def chances(self) -> dict[tuple[int, ...], int]:
        """The likelihood of each determinization."""
        observation, deal = self.observation, self.observation.deal
        assert deal is not None
        hands = [flat(world) for world in self.worlds.every()]
        found = believe(
            shipped(GAME),
            ground_seen(observation, deal),
            history_seen(RHINELAND, deal),
            hands,
            belief(observation, deal, self.faith, self.trust),
        )
        return dict(zip(hands, found, strict=True))


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
def test_where_there_are_few_each_world_counts_as_it_is_likely() -> None:
    """Each determinization once, with the network's weight; the least likely still counts."""
    for observation in asked(2, 60)[:12]:
        wondering = Wondering(observation)
        chances = wondering.chances()
        found = {flat(case.world): case.weight for case in wondering.cases(60)}
        assert chances.keys() == found.keys()
        assert {world: max(1, chance >> 10) for world, chance in chances.items()} == found


@slow_without_a_compiler
def test_of_many_as_many_as_wanted_are_drawn() -> None:
    """They add up to the number wanted, and each can be."""
    for observation in asked(300, 10**9)[::9]:
        cases = Wondering(observation).cases(40)
        assert 40 == sum(case.weight for case in cases)
        hand = observation.deal.hand.bits if observation.deal else 0
        for case in cases:
            assert hand == case.world.hands[observation.seat]
            assert int(case.weight) == case.weight > 0


@slow_without_a_compiler
def test_a_world_is_drawn_as_often_as_it_is_likely() -> None:
    """Where all of them were weighed, none is off by a whole draw."""
    for observation in asked(42, 78)[:6]:
        wondering, number = Wondering(observation), 40
        chances = {world: max(1, one >> 10) for world, one in wondering.chances().items()}
        times = {flat(case.world): case.weight for case in wondering.cases(number)}
        assert times.keys() <= chances.keys()
        for world, chance in chances.items():
            share = number * chance / sum(chances.values())
            assert abs(times.get(world, 0) - share) < 1


def test_who_believes_nothing_draws_evenly() -> None:
    """Every sample has weight 1; if there are few, each is there once."""
    for observation in asked(2, 10**9)[::7]:
        wondering = Wondering(observation, faith=0.0, trust=0.0)
        count = wondering.worlds.count
        cases = wondering.cases(30)
        assert {1} == {case.weight for case in cases}
        assert min(30, count) == len(cases)
        if count <= 30:
            assert set(wondering.worlds.every()) == {case.world for case in cases}


@slow_without_a_compiler
def test_the_same_dice_draw_the_same_worlds_in_the_same_order() -> None:
    """The samples depend on the seed only; another seed gives others."""
    wondering = Wondering(asked(5000, 10**9)[0])
    assert wondering.cases(20) == wondering.cases(20)
    assert wondering.cases(20) != wondering.cases(20, "other dice")


def test_told_to_stop_nothing_is_drawn() -> None:
    """After a stop no determinizations are sampled."""
    stop = Stop()
    stop.set()
    assert [] == Wondering(asked(2, 10**9)[0]).cases(20, stop=stop)
