"""A record looked at from another chair, or begun at one of its deals again."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from reunion_desktop.engine.actions import Action, DealCards
from reunion_desktop.engine.record import Record
from reunion_desktop.engine.seats import Seat

_Each = TypeVar("_Each")


def turned(record: Record, by: Seat) -> Record:
    """The same game with the seats renumbered, so that seat ``by`` becomes seat 0.

    Everything moves together: names, hands, dealer, decisions; who plays after whom stays.
    """
    players = record.header.rules.players
    header = record.header
    moved = replace(
        header,
        players=_round(header.players, by),
        first_dealer=(header.first_dealer - by) % players,
    )
    return Record(moved, tuple(_turned(action, by, players) for action in record.actions))


def _turned(action: Action, by: Seat, players: int) -> Action:
    if isinstance(action, DealCards):
        hands = _round(action.hands, by)
        return replace(action, dealer=(action.dealer - by) % players, hands=hands)
    return replace(action, seat=(action.seat - by) % players)


def _round(by_seat: tuple[_Each, ...], by: Seat) -> tuple[_Each, ...]:
    """What stood at each seat, beginning with seat ``by``."""
    by %= len(by_seat)
    return by_seat[by:] + by_seat[:by]


def from_deal(record: Record, number: int) -> Record:
    """The record up to a deal's cards: that deal lies on the table, nothing is decided yet.

    Args:
        record: the game.
        number: the deal's number in its game, from 1.

    Raises:
        LookupError: the record has no such deal.
    """
    for count, action in enumerate(record.actions, 1):
        if isinstance(action, DealCards) and action.number == number:
            return record.rewound(count)
    message = f"There is no deal {number} in this record."
    raise LookupError(message)
