"""Animation plans without a played card: sorting, picking, undoing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.ui.look.durations import Pace
from reunion_desktop.ui.table.layout.places import Back, Key, Picture, Place, Zone
from reunion_desktop.ui.table.layout.sides import heap_of
from reunion_desktop.ui.table.motion.motion import (
    FLYING,
    Easing,
    Motion,
    Motions,
    face_of,
    flying,
    lasting,
)

_NEAR = 1.0
"""Least distance of a motion in pixels: cards are placed on whole pixels of the screen."""


def plan_shift(source: Mapping[Key, Place], target: Picture, pace: Pace) -> Motions:
    """Plan the motions of cards that are in both pictures, from the old place to the new."""
    return lasting(_shifted(source, target, pace.shift))


def _shifted(source: Mapping[Key, Place], target: Picture, lasts: int) -> Iterator[Motion]:
    for key, end in target.items():
        start = source.get(key)
        if start is not None and not _same(start, end):
            # A card from far above, such as a dropped one, passes over the cards that make room.
            far = FLYING if start.height > end.height + FLYING else 0.0
            above = replace(end, height=end.height + far, dim=start.dim)
            yield Motion(key, face_of(key), replace(start, height=0), above, 0, lasts, Easing.BOTH)


def _same(one: Place, other: Place) -> bool:
    near = abs(one.x - other.x) <= _NEAR and abs(one.y - other.y) <= _NEAR
    turned = (one.angle, one.scale, one.face_up) != (other.angle, other.scale, other.face_up)
    return near and not turned


def plan_return(
    before: Observation,
    source: Mapping[Key, Place],
    after: Observation,
    target: Picture,
    pace: Pace,
) -> Motions:
    """Plan an undo: cards played since return to their places in the earlier state.

    Between two deals no motion is shown: the pack is another.

    Args:
        before: the later observation, shown until now.
        source: place of every card now.
        after: the earlier observation, to be shown.
        target: place of every card at the end.
        pace: animation speed.
    """
    old, new = before.deal, after.deal
    if old is None or new is None or not _same_deal(old, new):
        return Motions()
    motions = list(_shifted(source, target, pace.back))
    vanished: list[Key] = []
    sources = _Sources(old, new, before.seat, source)
    for key, end in target.items():
        if key in source:
            continue
        found = sources.find(key)
        if found is None:
            vanished.append(key)
            continue
        start, face = found
        above = flying(replace(end, dim=False))
        motions.append(Motion(key, face, start, above, 0, pace.back, Easing.BOTH))
    return lasting(motions, vanished=vanished) if motions else Motions()


def _same_deal(later: DealObservation, earlier: DealObservation) -> bool:
    """Return True if one state of a deal may have led to the other."""
    return (
        (later.number, later.dealer, later.turn_up)
        == (earlier.number, earlier.dealer, earlier.turn_up)
    ) and later.taken[: len(earlier.taken)] == earlier.taken


class _Played(NamedTuple):
    """A card that was played since the earlier state."""

    card: Card
    place: Place
    """Its place now: in the trick, or in the winner's pile."""


class _Sources:
    """Current places of the cards that the earlier state shows only as unknown cards."""

    def __init__(
        self, old: DealObservation, new: DealObservation, own: Seat, source: Mapping[Key, Place]
    ) -> None:
        self._source = source
        self._dealer = old.dealer
        self._laid = tuple(old.laid_away or ())
        self._by_card: dict[Card, Place] = {}
        self._by_seat: dict[Seat, list[_Played]] = {}
        earlier = {card for taken in new.taken for card in taken.trick.cards}
        earlier |= set(new.trick.cards)
        piles = dict.fromkeys(range(len(old.held)), 0)
        for taken in old.taken:
            heap = heap_of(old, own, taken.winner)
            pile = Back(Zone.WON, heap, piles[heap])
            piles[heap] += 1
            for number, card in enumerate(taken.trick.cards):
                seat = taken.trick.seat_of(number)
                self._note(card, seat, source.get(card) or source.get(pile), earlier)
        for number, card in enumerate(old.trick.cards):
            seat = old.trick.seat_of(number)
            self._note(card, seat, source.get(card), earlier)

    def _note(self, card: Card, seat: Seat, place: Place | None, earlier: set[Card]) -> None:
        if place is None:
            return
        self._by_card[card] = place
        if card not in earlier:
            self._by_seat.setdefault(seat, []).append(_Played(card, place))

    def find(self, key: Key) -> tuple[Place, Card | None] | None:
        """Place from which a card comes, and the face it shows until it is turned over."""
        if isinstance(key, Card):
            place = self._by_card.get(key) or self._laid_away()
            return None if place is None else (place, key)
        if key.zone is Zone.HAND and self._by_seat.get(key.seat):
            played = self._by_seat[key.seat].pop()
            return played.place, played.card
        if key.zone is Zone.AWAY and key.number < len(self._laid):
            card = self._laid[key.number]
            place = self._source.get(card)
            return None if place is None else (place, card)
        return None

    def _laid_away(self) -> Place | None:
        """Place of the discards, face down."""
        return self._source.get(Back(Zone.AWAY, self._dealer, 0))
