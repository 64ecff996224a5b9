"""Questions for the tests of players with a value network."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from reunion_desktop.ai.player import Limit
from reunion_desktop.engine.legal import MayPlay
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.games.reunion.rules import PRESETS
from reunion_desktop.value_net.network import COMPILED
from tests.ai.positions import met_in_play, seen_by_mover

slow_without_a_compiler = pytest.mark.skipif(
    not COMPILED, reason="the network in Python takes some hundred times as long"
)
FEW = Limit(layouts=6)
"""A fast budget with some layouts."""


def seen(preset: str, seed: str, games: int = 1) -> Iterator[Observation]:
    """The observations of the players in turn in some random games."""
    return map(seen_by_mover, met_in_play(PRESETS[preset], seed, games))


def choices_of_cards(
    preset: str, seed: str
) -> Iterator[tuple[Observation, DealObservation, MayPlay]]:
    """Those in which a card is to be chosen from several."""
    for observation in seen(preset, seed):
        legal, deal = observation.legal, observation.deal
        if isinstance(legal, MayPlay) and len(legal.cards) > 1:
            assert deal is not None
            yield observation, deal, legal
