"""Club player for partnership games: heuristic policy, card memory, reasons."""

from __future__ import annotations

from reunion_desktop.ai.base_players import RulePlayer
from reunion_desktop.ai.player import Decision, Motive, Reason, only_choice
from reunion_desktop.ai.tricks.bidding.call_search import called_by_rule, true_claim
from reunion_desktop.ai.tricks.bidding.exchange_search import swapped_by_rule
from reunion_desktop.ai.tricks.deal_tables import LEAD
from reunion_desktop.ai.tricks.heuristic_policy import HABITS, HeuristicContext, cards_in
from reunion_desktop.ai.tricks.observation_adapter import aim_seen, course_seen, ground_seen
from reunion_desktop.ai.tricks.rollout_state import RolloutState
from reunion_desktop.engine.actions import PlayCard
from reunion_desktop.engine.cards import ALL_CARDS, CardSet
from reunion_desktop.engine.legal import Legal, MayAnnounce, MayDiscard, MayPlay
from reunion_desktop.engine.observe import DealObservation, Observation

_LIKELY = 0.5
"""The chance from which a card is played to take its trick."""


class PartnershipClubPlayer(RulePlayer):
    """Rule-based player; deterministic."""

    __slots__ = ()

    name = "club"

    def _decide(self, observation: Observation, deal: DealObservation, legal: Legal) -> Decision:
        """Decide by the heuristic policy."""
        if isinstance(legal, MayAnnounce):
            return called_by_rule(observation, deal, legal)
        if isinstance(legal, MayDiscard):
            return swapped_by_rule(observation, deal, legal)
        assert isinstance(legal, MayPlay)  # noqa: S101 - no giving in partnership games.
        return (
            true_claim(observation, deal, legal)
            or only_choice(legal)
            or _weighed(observation, deal, legal)
        )


def _weighed(observation: Observation, deal: DealObservation, legal: MayPlay) -> Decision:
    """The card with the highest heuristic value."""
    worth = by_rule(observation, deal, legal.cards)
    card = max(worth, key=lambda one: (worth[one], -one))
    values = {str(ALL_CARDS[one]): round(said, 2) for one, said in worth.items()}
    reasons = rule_reasons(observation, deal, card)
    return Decision(PlayCard(observation.seat, ALL_CARDS[card]), reasons, {"values": values})


def by_rule(observation: Observation, deal: DealObservation, legal: CardSet) -> dict[int, float]:
    """The heuristic value of each legal card, by its index."""
    look = HeuristicContext(_course(observation, deal), HABITS)
    return {card: look.weigh(card) for card in cards_in(legal.bits)}


def _course(observation: Observation, deal: DealObservation) -> RolloutState:
    ground = ground_seen(observation, deal, aim_seen(observation, deal))
    return course_seen(observation, deal, ground)


def rule_reasons(observation: Observation, deal: DealObservation, card: int) -> tuple[Reason, ...]:
    """The club player's reasons for any card, chosen by any player; the weightiest first."""
    course = _course(observation, deal)
    look = HeuristicContext(course, HABITS)
    own, ground = CardSet.of((ALL_CARDS[card],)), course.ground
    points = course.table + ground.points[card] if not ground.trick_points else None
    reasons: list[Reason] = []
    if course.led == LEAD:
        if ground.trumps >> card & 1:
            if ground.trumps & look.out:
                reasons.append(Reason(Motive.DRAWS_TRUMPS, own))
        elif look.led_by_partners >> ground.suit_of[card] & 1:
            reasons.append(Reason(Motive.RETURNS_SUIT, own))
    chance = look.chance(card)
    takes = look.wins(card)
    if course.led != LEAD and not takes and ground.sides[course.best_seat] == look.side:
        feeds = bool(ground.points[card]) and chance >= _LIKELY
        motive = Motive.FEEDS_PARTNER if feeds else Motive.SPARES_PARTNER
        reasons.append(Reason(motive, own, points if feeds else None))
    elif takes and chance >= _LIKELY:
        master = course.led == LEAD and not ground.over[card] & look.out
        cashes = master and not ground.trumps >> card & 1
        reasons.append(Reason(Motive.CASHES if cashes else Motive.TAKES, own, points))
    elif course.led == LEAD:
        reasons.append(Reason(Motive.PASSES_LEAD, own, points))
    elif takes:
        reasons.append(Reason(Motive.TRIES, own, points))
    elif any(look.wins(other) for other in cards_in(course.legal)):
        reasons.append(Reason(Motive.DUCKS, own, points))
    else:
        motive = Motive.STAYS_BELOW if _partner_follows(course, look.side) else Motive.THROWS_OFF
        reasons.append(Reason(motive, own, points))
    return tuple(reasons)


def _partner_follows(course: RolloutState, side: int) -> bool:
    """Tell whether a player of a side is still to play to the trick."""
    ground, seat = course.ground, course.to_move
    for _ in range(len(ground.seats) - len(course.trick) - 1):
        seat = ground.after[seat]
        if ground.sides[seat] == side:
            return True
    return False
