"""Animation plans of games with a stock: cards drawn, discarded, shown, and pennies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from reunion_desktop.engine.cards import FACE_DOWN, Card, CardSet
from reunion_desktop.engine.events import (
    CardDrawn,
    CardsLaidOpen,
    DealScored,
    Event,
    HandsShown,
    MiddleDealt,
)
from reunion_desktop.engine.seats import Seat
from reunion_desktop.ui.table.layout.places import Back, Key, Place, Zone, is_held
from reunion_desktop.ui.table.motion.motion import Easing, Motion, TableChange, face_of, flying


def plan_turn(events: Iterable[Event], change: TableChange) -> Iterator[Motion]:
    """Plan the motions of a turn, and of the end of a deal: hands are shown, then pennies move."""
    begin = 0
    for event in events:
        if isinstance(event, CardDrawn):
            yield from _drawn(event, change)
        elif isinstance(event, CardsLaidOpen):
            yield from _laid(event, change)
            begin = change.pace.play
        elif isinstance(event, MiddleDealt):
            yield from _dealt(event.cards, change)
        elif isinstance(event, HandsShown):
            yield from _shown(event, change, begin)
            begin += change.pace.turn
        elif isinstance(event, DealScored):
            yield from _paid(change, begin + change.pace.look)


def _drawn(event: CardDrawn, change: TableChange) -> Iterator[Motion]:
    """Motion of a card from stock or middle to a hand; the owner alone sees one from the stock."""
    known = event.card != FACE_DOWN
    start = change.source.get(event.card if event.face_up else FACE_DOWN)
    if event.face_up and start is None:
        return
    key = _in_hand(event.card, event.seat, change)
    if key is None or start is None:
        return
    end = change.target[key]
    face = event.card if known else None
    shown = replace(start, dim=False)
    yield Motion(key, face, shown, flying(end), 0, change.pace.play, Easing.BOTH)


def _in_hand(card: Card, seat: Seat, change: TableChange) -> Key | None:
    """Key under which a card lies in a hand at the end."""
    return card if card in change.target and card != FACE_DOWN else change.middle_of(seat)


def _laid(event: CardsLaidOpen, change: TableChange) -> Iterator[Motion]:
    """Motions of discards from a hand."""
    for card in event.cards:
        end = change.target.get(card)
        if end is None:
            continue
        start = change.source.get(card) or change.drawn_from(event.seat) or end
        yield Motion(card, card, replace(start, dim=False), flying(end), 0, change.pace.play)


def _dealt(cards: Iterable[Card], change: TableChange) -> Iterator[Motion]:
    """Motions of new cards to the middle: from the stock, the packet there, or a hand."""
    for number, card in enumerate(cards):
        end = change.target.get(card)
        stock = change.source.get(Back(Zone.TALON, 0, number)) or change.source.get(FACE_DOWN)
        start = change.source.get(card) or stock
        if end is not None and start is not None:
            wait = number * change.pace.packet_gap
            yield Motion(card, card, start, flying(end), wait, change.pace.turn, Easing.BOTH)


def _shown(event: HandsShown, change: TableChange, begin: int) -> Iterator[Motion]:
    """Motions of the others' cards, which are turned over before their players."""
    for seat, hand in enumerate(event.hands):
        cards = [card for card in hand if card in change.target and _is_new(card, change)]
        fan = [place for key, place in change.source.items() if is_held(key, seat)]
        for card, start in zip(cards, fan, strict=False):
            end = change.target[card]
            yield Motion(card, card, start, end, begin, change.pace.turn, Easing.BOTH)


def _is_new(card: Card, change: TableChange) -> bool:
    return card not in change.source


def _paid(change: TableChange, begin: int) -> Iterator[Motion]:
    """Motions of pennies between the saucers and the kitty."""
    gone = [change.source[key] for key in _pennies(change.source) if key not in change.target]
    come = [key for key in _pennies(change.target) if key not in change.source]
    for number, (start, key) in enumerate(zip(gone, come, strict=False)):
        end = change.target[key]
        wait = begin + number * change.pace.packet_gap
        yield Motion(key, face_of(key), start, flying(end), wait, change.pace.gather, Easing.BOTH)


def _pennies(keys: Iterable[Key]) -> list[Back]:
    zones = (Zone.PENNY, Zone.KITTY)
    return [key for key in keys if isinstance(key, Back) and key.zone in zones]


def plan_stock(change: TableChange, dealer: Seat, begin: int) -> Iterator[Motion]:
    """Plan the motions of the cards left over to the middle, and of those turned over there."""
    deal, layout, pace = change.after.deal, change.setting.layout, change.pace
    if deal is None or deal.stock is None:
        return
    pack = layout.pack(dealer, 4)
    face_up = CardSet.of(deal.stock.pile)
    for key, end in change.target.items():
        if key == FACE_DOWN or (isinstance(key, Back) and key.zone in (Zone.STOCK, Zone.TALON)):
            yield _from_pack(key, pack, end, begin, pace.packet)
        elif isinstance(key, Card) and key in face_up:
            start = replace(pack, face_up=False)
            wait = begin + pace.packet
            yield Motion(key, key, start, end, wait, pace.turn, Easing.BOTH, unseen=True)
        elif isinstance(key, Back) and key.zone in (Zone.PENNY, Zone.KITTY):
            yield Motion(key, None, end, end, 0, 0)


def _from_pack(key: Key, start: Place, end: Place, begin: int, lasts: int) -> Motion:
    return Motion(key, None, start, end, begin, lasts, Easing.BOTH, unseen=True)
