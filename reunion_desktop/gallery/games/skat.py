"""Scenes of Skat."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QWidget

from reunion_desktop.app.table import Table
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.legal import MayAnnounce, MayDiscard, MayPlay
from reunion_desktop.engine.observe import DealObservation
from reunion_desktop.gallery.playing import (
    CallingPlayer,
    Scene,
    all_of,
    chooses,
    played,
    scored,
    seed_for,
    waits_for,
)
from reunion_desktop.games.skat.options import HOLD, NULL, OUVERT, PLAY_HAND, TAKE
from reunion_desktop.games.skat.rules import ISKO
from reunion_desktop.match.game_flow import PERSON, Wait

_FOUR = ISKO.changed({"players": 4})


def _bidding(skat: Call, game: Call | None = None) -> Callable[[], CallingPlayer]:
    """Make a player that bids and holds to the end, then takes the skat or not, and declares."""

    def call(legal: MayAnnounce, _sight: DealObservation) -> Call | None:
        for wanted in (HOLD, skat, game):
            if wanted in legal.calls:
                return wanted
        bids = [each for each in legal.calls if each != PASS]
        return bids[0] if PASS in legal.calls else None

    return partial(CallingPlayer, call)


def _after(skat: Call, game: Call | None = None) -> Callable[..., Scene]:
    return partial(played, ISKO, seed=seed_for(ISKO, PERSON), player=_bidding(skat, game))


def _offers(call: Call) -> Callable[[Table], bool]:
    """The player may make a call."""

    def reached(table: Table) -> bool:
        legal = table.flow.observation.legal
        return (
            waits_for(Wait.CHOICE)(table) and isinstance(legal, MayAnnounce) and call in legal.calls
        )

    return reached


def _chosen(scene: Scene, game: Call) -> Scene:
    """Make a scene with the second step of a declaration."""

    def chosen(table: Table) -> QWidget:
        scene(table)
        table.window.caller.bar.press(game)
        return table.window

    return chosen


_suit = Call("suit", ISKO.pack[0].suit)
_declares = _after(TAKE)(_offers(Call(NULL)))
_from_hand = _after(PLAY_HAND)(_offers(_suit))

SCENES: dict[str, Scene] = {
    # The player is asked to bid.
    "bidding": _after(TAKE)(chooses(MayAnnounce)),
    # The player has won the bidding: skat or Hand.
    "skat": _after(TAKE)(_offers(TAKE)),
    "discard": _after(TAKE)(chooses(MayDiscard)),
    "declaring": _declares,
    "hand": _from_hand,
    # The levels of a game from the hand.
    "levels": _chosen(_from_hand, _suit),
    "declared": _after(TAKE, _suit)(chooses(MayPlay)),
    "null-ouvert": _after(TAKE, Call(NULL, number=OUVERT))(chooses(MayPlay)),
    # The reckoning after a deal.
    "reckoning": _after(PLAY_HAND, _suit)(all_of(scored(1), waits_for(Wait.DEAL))),
    # Four at the table: the dealer, the player, sits out.
    "four": played(_FOUR, waits_for(Wait.TRICK), seed_for(_FOUR, PERSON)),
}
