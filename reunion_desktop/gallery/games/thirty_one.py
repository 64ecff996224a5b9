"""Scenes of Thirty-One."""

from __future__ import annotations

from reunion_desktop.app.table import Table
from reunion_desktop.engine.game import GameRules
from reunion_desktop.engine.legal import MayAnnounce, MayDiscard, MayDraw
from reunion_desktop.engine.observe import DealObservation
from reunion_desktop.gallery.playing import (
    WRITTEN,
    Scene,
    all_of,
    chooses,
    played,
    scored,
    seed_for,
    sought,
    waits_for,
)
from reunion_desktop.games.thirty_one.rules import BICYCLE, SCAT, SCHWIMMEN
from reunion_desktop.match.game_flow import PERSON, Wait


def _draws(rules: GameRules) -> Scene:
    """Make the scene in which the player draws, after everybody has had a turn."""

    def turned(deal: DealObservation) -> bool:
        return deal.stock is not None and len(deal.stock.drawn) >= rules.players

    return played(rules, chooses(MayDraw, turned))


def _knocked(deal: DealObservation) -> bool:
    return deal.stock is not None and len(deal.stock.last_turns) > 1


def _scored(deals: int) -> Scene:
    return played(SCAT, all_of(scored(deals), waits_for(Wait.DEAL)))


def _has_lost(table: Table) -> bool:
    """A player is out of the game."""
    sight = table.flow.observation
    return sight.deal is not None and len(sight.deal.trick.seats) < sight.rules.players


SCENES: dict[str, Scene] = {
    "trick": _draws(SCAT),
    "sheet": played(SCAT, all_of(scored(WRITTEN), chooses(MayDraw))),
    "discard": played(SCAT, chooses(MayDiscard)),
    # One after the other, the others have their last turns.
    "last-turns": sought(SCAT.changed({"players": 4}), chooses(MayDraw, _knocked)),
    "counted": _scored(2),
    "out": sought(SCAT.changed({"players": 4}), all_of(_has_lost, chooses(MayDraw))),
    "two": _draws(SCAT.changed({"players": 2})),
    "five": _draws(SCAT.changed({"players": 5})),
    "six": _draws(SCAT.changed({"players": 6})),
    "schwimmen": _draws(SCHWIMMEN),
    # The dealer keeps a packet, or takes the other.
    "packets": played(SCHWIMMEN, chooses(MayAnnounce), seed_for(SCHWIMMEN, PERSON)),
    "bicycle": _draws(BICYCLE),
}
