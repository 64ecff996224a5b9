"""Player: a learner where each plays for himself, who knows the rules and errs as learners do.

He has heard that points are bad, and plays the lowest card that he may, whatever lies in the trick:
so his aces and tens stay with him until he must win with them. He forgets what fell, ruffs when
he has nothing lower, and never thinks of a hundred.
"""

from __future__ import annotations

from reunion_desktop.ai.character import EVEN, Character
from reunion_desktop.ai.player import Decision, Limit, Motive, Reason, Stop, only_choice, question
from reunion_desktop.engine.actions import Announce, PlayCard
from reunion_desktop.engine.calls import PASS
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.legal import MayAnnounce, MayPlay
from reunion_desktop.engine.observe import Observation


class CutthroatBeginner:
    """Plays by what catches the eye; he throws no dice."""

    __slots__ = ()

    name = "beginner"

    def __init__(self, dice: str, character: Character = EVEN) -> None:
        """Sit down; neither the seed text of one's own randomness nor a character is needed."""

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:  # noqa: ARG002 - done before a clock could tick.
        """Decide at a glance.

        Raises:
            NotMyTurn: the observation leaves its seat nothing to decide.
        """
        deal, legal = question(observation)
        if isinstance(legal, MayAnnounce):
            return Decision(Announce(legal.seat, PASS))
        assert isinstance(legal, MayPlay)  # noqa: S101 - nothing is laid away.
        only = only_choice(legal)
        if only is not None:
            return only
        card = min(legal.cards, key=lambda one: (deal.order.height(one), one.index))
        motive = Motive.THROWS_OFF if deal.trick.cards else Motive.PASSES_LEAD
        return Decision(PlayCard(observation.seat, card), (Reason(motive, CardSet.of((card,))),))
