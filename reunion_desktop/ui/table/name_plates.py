"""Content of the name plates, from the observation and the state of the display."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.ui.table.layout.sides import are_sides, is_out, is_partner, sits_out
from reunion_desktop.ui.table.stage.plates import NamePlate
from reunion_desktop.ui.table.stage.ribbon import Ribbon
from reunion_desktop.ui.table.trick_count import (
    PointsShown,
    points_needed,
    points_seen,
    tricks_seen,
)
from reunion_desktop.ui.words.info import counts_points
from reunion_desktop.ui.words.table import TableWords


class PlateState(NamedTuple):
    """State of the display that the name plates depend on."""

    names: tuple[str, ...]
    """Names by seat; empty texts if none are set."""
    own: Seat
    dealer: Seat | None
    thinking: Seat | None
    points: PointsShown
    """Players whose points are shown."""
    lying: bool
    """True while the trick just taken is still shown in the middle."""
    shuffling: bool
    """True while cards are drawn, cut or dealt."""
    paying: bool = False
    """True while what the score changes still lies as before it."""


def name_plates(
    sight: Observation | None, state: PlateState, words: TableWords
) -> tuple[NamePlate, ...]:
    """Content of every seat's plate; before an observation the names alone."""
    if sight is not None and state.shuffling:
        sight = replace(sight, deal=None)
    deal = None if sight is None else sight.deal
    held = replace(sight, lines=sight.lines[:-1]) if sight is not None and state.paying else sight
    tricks = points = (0,) * len(state.names)
    turn, counted = None, sight is None or counts_points(sight)
    if sight is not None and deal is not None:
        tricks = tricks_seen(deal, lying=state.lying)
        points = points_seen(sight, deal, lying=state.lying)
    if sight is not None and not state.lying and not state.shuffling:
        turn = sight.to_act
    return tuple(
        NamePlate(
            name,
            tricks[seat],
            points[seat] if counted and state.points.holds(seat, state.own) else None,
            dealer=seat == state.dealer,
            on_turn=seat == turn,
            thinking=seat == state.thinking,
            ribbon=_ribbon_of(sight, seat),
            out=deal is not None and is_out(deal, seat),
            king=words.king if deal is not None and sits_out(deal, seat) else "",
            named=deal.order.trump if deal is not None and deal.contract.chooser == seat else None,
            part=words.part(deal, seat),
            needs=points_needed(deal, seat),
            place=words.place(deal, seat),
            holds=words.holds(held, seat),
            marks=words.tally(held, seat),
            value="" if deal is None else words.value(sight, seat),
            flagged=_flagged(deal, seat),
        )
        for seat, name in enumerate(state.names)
    )


def _flagged(deal: DealObservation | None, seat: Seat) -> bool:
    """Return True if a seat still has a turn after a knock."""
    return deal is not None and deal.stock is not None and seat in deal.stock.last_turns


def _ribbon_of(sight: Observation | None, seat: Seat) -> Ribbon | None:
    """Ribbon of a seat's side; None where every player plays alone."""
    if sight is None or not are_sides(sight):
        return None
    if sight.deal is not None and sits_out(sight.deal, seat):
        return None
    return Ribbon.OURS if is_partner(sight, seat) else Ribbon.THEIRS
