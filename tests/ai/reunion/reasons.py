"""Checks of the reasons that a search player gives for a card."""

from __future__ import annotations

from reunion_desktop.ai.player import Decision
from reunion_desktop.ai.reason import Motive
from reunion_desktop.engine.actions import PlayCard
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.observe import DealObservation

_SHARES = (Motive.BEST_SEEN, Motive.HOLDS, Motive.FEARS)


def checked_motives(decision: Decision, deal: DealObservation) -> set[Motive]:
    """The motives of a decision: shares are shares, points are points, what is feared is out."""
    assert isinstance(decision.action, PlayCard)
    assert Motive.BEST_SEEN in {reason.motive for reason in decision.reasons}
    for reason in decision.reasons:
        assert 0 <= (reason.points or 0) <= 150
        if reason.motive not in _SHARES:
            assert reason.share is None
            continue
        assert reason.share is not None
        assert 0 <= reason.share <= 1
        if reason.motive is Motive.FEARS:
            fallen = [c for taken in deal.taken for c in taken.trick.cards]
            assert not reason.cards & (deal.hand | CardSet.of(fallen))
        else:
            assert CardSet.of((decision.action.card,)) == reason.cards
    return {reason.motive for reason in decision.reasons}
