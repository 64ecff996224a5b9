"""Beginner for cutthroat games: knows the rules and errs as learners do.

The beginner believes that points are bad and always plays the lowest legal card, whatever lies in
the trick: so aces and tens stay in hand until they must win. Played cards are forgotten, a player
void in the suit led trumps when nothing lower is in hand, and a hundred is never planned.
"""

from __future__ import annotations

from reunion_desktop.ai.base_players import RulePlayer
from reunion_desktop.ai.player import Decision, Motive, Reason, only_choice
from reunion_desktop.engine.actions import Announce, PlayCard
from reunion_desktop.engine.calls import PASS
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.legal import Legal, MayAnnounce, MayPlay
from reunion_desktop.engine.observe import DealObservation, Observation


class CutthroatBeginner(RulePlayer):
    """Beginner player; deterministic."""

    __slots__ = ()

    name = "beginner"
    hurries = False

    def _decide(self, observation: Observation, deal: DealObservation, legal: Legal) -> Decision:
        """Decide by simple rules."""
        if isinstance(legal, MayAnnounce):
            return Decision(Announce(legal.seat, PASS))
        assert isinstance(legal, MayPlay)  # noqa: S101 - no discards in these games.
        only = only_choice(legal)
        if only is not None:
            return only
        card = min(legal.cards, key=lambda one: (deal.order.height(one), one.index))
        motive = Motive.THROWS_OFF if deal.trick.cards else Motive.PASSES_LEAD
        return Decision(PlayCard(observation.seat, card), (Reason(motive, CardSet.of((card,))),))
