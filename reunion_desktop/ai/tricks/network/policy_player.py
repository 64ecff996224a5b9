"""Network policy player for partnership games: no search; a benchmark."""

from __future__ import annotations

from reunion_desktop.ai.character import EVEN, Character
from reunion_desktop.ai.player import Decision, Limit, Stop, only_choice, question
from reunion_desktop.ai.tricks.bidding.call_search import true_claim
from reunion_desktop.ai.tricks.club import rule_reasons
from reunion_desktop.ai.tricks.determinizations import Determinizations, dice_of_question
from reunion_desktop.ai.tricks.network.observation_adapter import (
    ground_told,
    history_seen,
    judge_of,
)
from reunion_desktop.ai.tricks.network.search_player import EXPERT_JUDGEMENT, NetworkSearchPlayer
from reunion_desktop.ai.tricks.observation_adapter import aim_seen
from reunion_desktop.engine.actions import PlayCard
from reunion_desktop.engine.cards import ALL_CARDS
from reunion_desktop.engine.legal import MayAnnounce, MayPlay
from reunion_desktop.engine.observe import Observation
from reunion_desktop.value_net.network import worths
from reunion_desktop.value_net.weights import POINTS, WORTH_BITS


class NetworkPolicyPlayer(NetworkSearchPlayer):
    """Plays the card of the highest network value; searches where there is no network."""

    __slots__ = ()

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:
        """Decide by the network policy.

        Raises:
            NotMyTurn: the observation leaves its seat nothing to decide.
        """
        deal, legal = question(observation)
        weights = judge_of(observation, deal)
        if stop.is_set() or weights is None:
            return super().choose(observation, limit, stop)
        if not isinstance(legal, MayPlay):
            if isinstance(legal, MayAnnounce) and any(call.suit is None for call in legal.calls):
                return self._rule.choose(observation, limit, stop)
            return super().choose(observation, limit, stop)
        said = true_claim(observation, deal, legal) or only_choice(legal)
        if said is not None:
            return said
        # The network has no inputs for face-down cards; any card may stand for them.
        dice = dice_of_question(self._dice, deal, observation.seat)
        covered = (
            Determinizations(observation).draw(1, dice)[0].covered if deal.trick.covered else ()
        )
        ground = ground_told(observation, deal, aim_seen(observation, deal))
        found = worths(weights, ground, history_seen(deal, covered), deal.hand.bits)
        card = max(found, key=lambda one: (found[one], -one))
        points = {
            str(ALL_CARDS[one]): round(worth * POINTS / (1 << WORTH_BITS), 1)
            for one, worth in found.items()
        }
        reasons = rule_reasons(observation, deal, card)
        return Decision(PlayCard(observation.seat, ALL_CARDS[card]), reasons, {"values": points})


def judge_player(dice: str, character: Character = EVEN) -> NetworkPolicyPlayer:
    """A player of the network policy alone."""
    return NetworkPolicyPlayer(dice, character, EXPERT_JUDGEMENT, "network")
