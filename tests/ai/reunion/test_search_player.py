"""The player who asks a strategy, and who plays by rule where that has no answer."""

from __future__ import annotations

from dataclasses import dataclass, field

from reunion_desktop.ai.player import NO_LIMIT, Decision, Limit, Motive, Stop
from reunion_desktop.ai.reunion.club import ReunionClubPlayer
from reunion_desktop.ai.reunion.search_player import ReunionSearchPlayer
from reunion_desktop.engine.legal import Legal, MayDiscard
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.games.reunion.rules import PRESETS
from tests.ai.positions import met_in_play, seen_by_mover


@dataclass
class Last:
    """Chooses the last card that it may, has no answer for a discard, and counts the questions."""

    name: str = "last"
    asked: list[Legal] = field(default_factory=list)

    def decide(
        self,
        observation: Observation,
        deal: DealObservation,
        legal: Legal,
        limit: Limit,
        stop: Stop,
    ) -> Decision | None:
        assert (deal, legal) == (observation.deal, observation.legal)
        assert (limit, stop.is_set()) == (NO_LIMIT, False)
        self.asked.append(legal)
        return None if isinstance(legal, MayDiscard) else Decision(legal.actions[-1])


def test_a_strategy_is_asked_where_there_is_a_choice() -> None:
    """One card is played without a thought; the strategy decides, or else the club's rule does."""
    strategy = Last()
    mind, rule = ReunionSearchPlayer(strategy), ReunionClubPlayer("")
    assert mind.name == "last"
    choices = 0
    for match in met_in_play(PRESETS["rhineland"], "foresight", 1):
        observation = seen_by_mover(match)
        legal = observation.legal
        assert legal is not None
        decision = mind.choose(observation, NO_LIMIT, Stop())
        if isinstance(legal, MayDiscard):
            assert decision == rule.choose(observation, NO_LIMIT, Stop())
        elif len(legal.cards) > 1:
            assert decision == Decision(legal.actions[-1])
        else:
            assert [Motive.ONLY_CHOICE] == [reason.motive for reason in decision.reasons]
            assert legal.first == decision.action
            continue
        choices += 1
    assert choices == len(strategy.asked) > 0
