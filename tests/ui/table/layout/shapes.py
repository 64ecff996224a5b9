"""Shapes of rotated cards, and of their indices."""

from __future__ import annotations

import math
from collections.abc import Sequence

from reunion_desktop.ui.table.layout.places import ASPECT, Box, Place

INDEX = Box(0.028, 0.05, 0.39, 0.74)
"""The upper index of a card with its suit, in the large-index pack, for a card width of 1."""


def index_of(place: Place, card: float) -> list[tuple[float, float]]:
    """The corners of a card's upper index, as the card lies."""
    turn = math.radians(place.angle)
    cos, sin = math.cos(turn), math.sin(turn)
    spots = [(x - 0.5, y - ASPECT / 2) for x, y in corners_of(INDEX)]
    return [
        (place.x + card * (x * cos - y * sin), place.y + card * (x * sin + y * cos))
        for x, y in spots
    ]


def corners_of(box: Box) -> list[tuple[float, float]]:
    """The corners of a box, clockwise from upper left."""
    left, top, right, bottom = box.x, box.y, box.right, box.bottom
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def apart(one: Sequence[tuple[float, float]], other: Sequence[tuple[float, float]]) -> bool:
    """Return True if a straight line separates two convex shapes (separating axis theorem)."""
    for shape in (one, other):
        for (x, y), (next_x, next_y) in zip(shape, (*shape[1:], shape[0]), strict=True):
            across, along = next_y - y, x - next_x
            first = [px * across + py * along for px, py in one]
            second = [px * across + py * along for px, py in other]
            if max(first) <= min(second) or max(second) <= min(first):
                return True
    return False
