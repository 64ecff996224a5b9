"""The script that tunes the order of the search."""

from __future__ import annotations

import re

import order as tune_order
import pytest

from reunion_desktop.bench.solver import cards_played
from tests.solver.endings import compiled

TEXT = (tune_order.ROOT / tune_order.ORDER).read_text(encoding="utf-8")


def test_every_weight_is_found() -> None:
    """All numbers of the table are weights, but for the lone zeros of fates that cannot be."""
    table = TEXT[TEXT.index("FATES] = {") :].replace("{0}", "{}")
    expected = re.findall(r"-?\d+", table)
    assert expected == [found[0] for found in tune_order.weights(TEXT)]
    assert len(expected) > 500


@pytest.mark.parametrize("place", [0, 8, -1])
def test_one_weight_is_changed(place: int) -> None:
    """The others stay, and so does all the rest of the source; back is back."""
    before = [int(found[0]) for found in tune_order.weights(TEXT)]
    more = tune_order.changed(TEXT, place, 15)
    after = [int(found[0]) for found in tune_order.weights(more)]
    before[place] += 15
    assert before == after
    assert tune_order.changed(more, place, -15) == TEXT


@compiled
def test_cards_are_counted() -> None:
    """The measure is the same at every call."""
    assert 0 < cards_played(1, "order") == cards_played(1, "order")
