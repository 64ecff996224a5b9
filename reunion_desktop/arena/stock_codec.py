"""Encode and decode stock, pile and what was drawn, in the observation of a question."""

from __future__ import annotations

from reunion_desktop.arena.json_values import (
    card_code,
    card_codes,
    card_in,
    integers_in,
    objects_in,
    seat_in,
)
from reunion_desktop.engine.actions import Drawn, Stock
from reunion_desktop.engine.cards import FACE_DOWN, CardSet
from reunion_desktop.engine.rules import Rules
from reunion_desktop.storage.lines import Line


def stock_values(stock: Stock) -> dict[str, object]:
    """Stock, pile and what was drawn, as a seat has seen it."""
    return {
        "left": len(stock.cards),
        "pile": card_codes(stock.pile),
        "aside": card_codes(stock.aside),
        "drawn": [
            {
                "seat": one.seat,
                "card": card_code(one.card),
                "face_up": one.face_up,
                "discarded": card_code(one.discarded),
            }
            for one in stock.drawn
        ],
        "pushes": stock.pushes,
        "knocker": stock.knocker,
        "last_turns": stock.last_turns,
    }


def stock_from(told: Line, rules: Rules) -> Stock:
    """Decode what :func:`stock_values` encodes.

    Raises:
        BadRecord: a value is missing or invalid.
    """
    (line,) = objects_in(Line(told.number, {"stock": [told.values["stock"]]}), "stock")
    left = line.integer("left", "how many cards are left")
    if not 0 <= left <= len(rules.pack):
        raise line.refused("left", f"from 0 to {len(rules.pack)}")
    return Stock(
        (FACE_DOWN,) * left,
        line.cards("pile"),
        tuple(
            Drawn(
                seat_in(one, "seat", rules),
                card_in(one, "card") or FACE_DOWN,
                one.values.get("face_up") is True,
                card_in(one, "discarded"),
            )
            for one in objects_in(line, "drawn")
        ),
        CardSet.of(line.cards("aside")),
        line.integer("pushes"),
        None if line.values.get("knocker") is None else seat_in(line, "knocker", rules),
        integers_in(line, "last_turns"),
    )
