"""Scenes of Bauer."""

from __future__ import annotations

from functools import partial

from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.legal import MayAnnounce, MayPlay
from reunion_desktop.engine.observe import DealObservation
from reunion_desktop.gallery.playing import CallingPlayer, Scene, chooses, first_to_call
from reunion_desktop.games.bauer.options import AWAY
from reunion_desktop.games.bauer.rules import SAARLAND


def _away(legal: MayAnnounce, _sight: DealObservation) -> Call | None:
    """*Cards away*, if it is allowed."""
    return AWAY if AWAY in legal.calls else None


SCENES: dict[str, Scene] = {
    # Four cards of eight are dealt, and the player is to choose trumps.
    "naming": first_to_call(SAARLAND, chooses(MayAnnounce)),
    # The player plays alone: the partner's hand is laid aside, and two tricks are taken.
    "away": first_to_call(
        SAARLAND,
        chooses(MayPlay, lambda sight: len(sight.taken) > 1),
        partial(CallingPlayer, _away),
    ),
}
