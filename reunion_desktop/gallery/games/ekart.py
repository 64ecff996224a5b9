"""Scenes of Ekart."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QWidget

from reunion_desktop.app.table import Table
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.legal import MayAnnounce, MayGive, MayPlay
from reunion_desktop.engine.observe import DealObservation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.gallery.playing import (
    CallingPlayer,
    Scene,
    all_of,
    chooses,
    first_to_call,
    played,
    scored,
    seed_for,
    waits_for,
)
from reunion_desktop.games.ekart.options import STAUBAUS
from reunion_desktop.games.ekart.rules import GREAT, KINGS, LITTLE
from reunion_desktop.match.game_flow import PERSON, Wait

_CROWNED = 3
"""Deals after which a sheet has enough kings."""
_TOP = 0
"""Index of the card asked for among those not held, trumps first."""

_asked = first_to_call(LITTLE, chooses(MayAnnounce))
"""The player is asked for a call on all ten tricks."""
_king = played(
    KINGS,
    all_of(waits_for(Wait.TRICK), lambda table: bool(table.flow.to_look_into)),
    seed_for(KINGS, KINGS.seating.forehand(PERSON)),
)
"""The player is king and may look into one hand."""


def _staubaus(legal: MayAnnounce, sight: DealObservation) -> Call:
    """A Staubaus for the highest card that the player lacks."""
    named = [call for call in legal.calls if call.card is not None]
    return max(named, key=lambda call: sight.order.height(call.card) if call.card else _TOP)


def _demanded(table: Table) -> QWidget:
    """The player has called *Staubaus*; every card that can be asked for is shown."""
    _asked(table)
    bar = table.window.caller.bar
    bar.press(next(call for call in bar.offered.calls if call.word == STAUBAUS))
    return table.window


def _looking(table: Table) -> QWidget:
    """The player, as king, looks into the hand of the leader."""
    _king(table)
    table.flow.look_into(table.flow.to_look_into[0])
    return table.window


def _kings(deals: int) -> Scene:
    """Make a scene with kings: some deals are scored, and the player plays a card."""
    seats = KINGS.players
    dealer: Seat = (KINGS.seating.before(PERSON) - deals) % seats
    return played(KINGS, all_of(scored(deals), chooses(MayPlay)), seed_for(KINGS, dealer))


SCENES: dict[str, Scene] = {
    "asked": _asked,
    "demand": _demanded,
    # Second round of calls in Great Ekart; another suit may be named.
    "second-round": first_to_call(GREAT, chooses(MayAnnounce, lambda sight: len(sight.calls) > 1)),
    # The player has received the card asked for and is to give another.
    "give": first_to_call(LITTLE, chooses(MayGive), partial(CallingPlayer, _staubaus)),
    # Four at the table, one of them king.
    "kings": _kings(0),
    "king": _king,
    "looking": _looking,
    # A score sheet with some kings.
    "sheet": _kings(_CROWNED),
}
