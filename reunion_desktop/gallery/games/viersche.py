"""Scenes of Viersche."""

from __future__ import annotations

from itertools import count

from PySide6.QtWidgets import QWidget

from reunion_desktop.app.table import Table
from reunion_desktop.engine.dealing.shuffle import deal_from_seed, draw_for_deal
from reunion_desktop.engine.legal import MayPlay
from reunion_desktop.gallery.playing import Scene, all_of, chooses, played, sought
from reunion_desktop.games.viersche.deal import REACHED
from reunion_desktop.games.viersche.rules import PAGAT
from reunion_desktop.match.game_flow import PERSON


def _may_say_reached(table: Table) -> bool:
    legal = table.flow.observation.legal
    return isinstance(legal, MayPlay) and REACHED in legal.calls


def _seed_of_covered_lead() -> str:
    """The first seed whose deal gives no trump to a seat that leads to the player."""
    for seed in map(str, count(1)):
        dealer = draw_for_deal(PAGAT, seed).dealer
        dealt = deal_from_seed(PAGAT, seed, 1, 1, dealer)
        forehand, cutter = PAGAT.seating.forehand(dealer), PAGAT.cutter(dealer)
        assert dealt.turn_up is not None  # noqa: S101 - as in every deal of Viersche.
        trumps = PAGAT.order(dealt.turn_up.suit).trumps
        if PERSON not in (forehand, cutter) and not dealt.hands[forehand] & trumps:
            return seed
    raise AssertionError  # The loop is infinite.


def _covered(table: Table) -> QWidget:
    """A seat without trumps has led face down, and the player is to play to it."""
    led = chooses(MayPlay, lambda sight: bool(sight.trick.covered))
    return played(PAGAT, led, _seed_of_covered_lead())(table)


SCENES: dict[str, Scene] = {
    "covered": _covered,
    # Second deal of a rung: the player leads, and may announce the number.
    "reached": sought(PAGAT, all_of(_may_say_reached, chooses(MayPlay))),
}
