"""The Qt for Python that pyproject.toml names is sound on this Python."""

from __future__ import annotations

import sys

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsRectItem

CALLS = 20_000
"""PySide6 6.12.0 on Python 3.11 lost a reference to None with each and aborted after some 5,000."""


def test_no_call_loses_a_reference_to_none() -> None:
    """Where None is not immortal, its count stays what it was."""
    item = QGraphicsRectItem()
    place = QPointF(1, 2)
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        item.setPos(place)
    assert abs(sys.getrefcount(None) - before) < CALLS // 100
