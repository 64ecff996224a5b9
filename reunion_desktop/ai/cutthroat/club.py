"""Club player for cutthroat games: heuristic policy, card memory, reasons."""

from __future__ import annotations

from reunion_desktop.ai.base_players import RulePlayer
from reunion_desktop.ai.cutthroat.heuristic_policy import HABITS, CutthroatContext, weighed
from reunion_desktop.ai.cutthroat.observation_adapter import table_seen
from reunion_desktop.ai.cutthroat.redeal_calls import called
from reunion_desktop.ai.player import Decision, Motive, Reason, only_choice
from reunion_desktop.ai.tricks.deal_tables import LEAD
from reunion_desktop.ai.tricks.rollout_state import RolloutState
from reunion_desktop.engine.actions import PlayCard
from reunion_desktop.engine.cards import ALL_CARDS, CardSet
from reunion_desktop.engine.legal import Legal, MayAnnounce, MayPlay
from reunion_desktop.engine.observe import DealObservation, Observation

_HEAVY = 8.0
"""Expected points of a card from which it is worth getting rid of."""


class CutthroatClubPlayer(RulePlayer):
    """Rule-based player; deterministic."""

    __slots__ = ()

    name = "club"

    def _decide(self, observation: Observation, deal: DealObservation, legal: Legal) -> Decision:
        """Decide by the heuristic policy."""
        if isinstance(legal, MayAnnounce):
            return called(observation, deal, legal)
        assert isinstance(legal, MayPlay)  # noqa: S101 - no discards in these games.
        only = only_choice(legal)
        if only is not None:
            return only
        course = table_seen(observation, deal)
        worth = weighed(course, legal.cards.bits)
        card = max(worth, key=lambda one: (worth[one], -one))
        values = {str(ALL_CARDS[one]): round(said, 2) for one, said in worth.items()}
        action = PlayCard(observation.seat, ALL_CARDS[card])
        return Decision(action, rule_reasons(course, card), {"values": values})


def rule_reasons(course: RolloutState, card: int) -> tuple[Reason, ...]:
    """The club player's reasons for any card, chosen by any player."""
    look = CutthroatContext(course, HABITS)
    own = CardSet.of((ALL_CARDS[card],))
    points = course.table + course.ground.points[card]
    if course.led == LEAD:
        likely = look.holds(card) >= 0.5
        return (Reason(Motive.TAKES if likely else Motive.PASSES_LEAD, own, points),)
    if look.wins(card):
        motive = Motive.TAKES if look.holds(card) >= 0.5 else Motive.TRIES
        return (Reason(motive, own, points),)
    if look.danger(card) + course.ground.points[card] >= _HEAVY:
        return (Reason(Motive.GETS_RID, own),)
    could = any(look.wins(one) for one in _legal(course))
    return (Reason(Motive.STAYS_BELOW if could else Motive.THROWS_OFF, own),)


def _legal(course: RolloutState) -> list[int]:
    legal = course.legal
    return [card for card in range(len(ALL_CARDS)) if legal >> card & 1]
