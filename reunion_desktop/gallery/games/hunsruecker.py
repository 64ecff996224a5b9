"""Scenes of Hunsrücker Bauern."""

from __future__ import annotations

from reunion_desktop.engine.legal import MayAnnounce, MayDiscard
from reunion_desktop.gallery.playing import Scene, chooses, first_to_call, played, seed_for
from reunion_desktop.games.hunsruecker.rules import HUNSRUECK
from reunion_desktop.match.game_flow import PERSON

SCENES: dict[str, Scene] = {
    # A card is turned up, and the player is to accept its suit or to pass.
    "accepting": first_to_call(
        HUNSRUECK, chooses(MayAnnounce, lambda sight: sight.on_table is not None)
    ),
    # The player has dealt, and may exchange a card for the turned one.
    "exchange": played(HUNSRUECK, chooses(MayDiscard), seed_for(HUNSRUECK, PERSON)),
}
