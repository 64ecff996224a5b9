"""The script that tunes the order of the search."""

from __future__ import annotations

import re

import order as tune_order
import pytest

from reunion_desktop.bench.solver import cards_played
from tests.solver.endings import compiled

TEXT = (tune_order.ROOT / tune_order.ORDER).read_text(encoding="utf-8")


GAMES = ("reunion", "skat")


def test_every_weight_is_found() -> None:
    """All numbers of both tables are weights, but for the lone zeros of fates that cannot be."""
    table = TEXT[TEXT.index("FATES] = {") :].replace("{0}", "{}")
    expected = re.findall(r"-?\d+", table)
    found = [weight[0] for game in GAMES for weight in tune_order.weights(TEXT, game)]
    assert expected == found
    assert len(expected) > 1000


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("place", [0, 8, -1])
def test_one_weight_is_changed(game: str, place: int) -> None:
    """The others stay, and so does all the rest of the source; back is back."""
    found = tune_order.weights(TEXT, game)
    more = tune_order.changed(TEXT, found[place], 15)
    after = tune_order.weights(more, game)
    expected = [int(weight[0]) for weight in found]
    expected[place] += 15
    assert expected == [int(weight[0]) for weight in after]
    assert tune_order.changed(more, after[place], -15) == TEXT


@compiled
def test_cards_are_counted() -> None:
    """The measure is the same at every call."""
    assert 0 < cards_played(1, "order") == cards_played(1, "order")
