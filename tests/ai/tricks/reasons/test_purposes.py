"""Purposes of a card: they help to choose it."""

from __future__ import annotations

from collections import defaultdict

import pytest

from reunion_desktop.ai.reason import Motive
from tests.ai.tricks.reasons.test_reasons import POSITIONS, told
from tests.ai.tricks.reasons.told import Told

HELPS = {
    "ekart": {(Motive.BRINGS_MORE, False), (Motive.FORCES_HIGH, False)},
    "hunsruecker": {(Motive.LIKELIER, True), (Motive.TRIES, True)},
    "skat": {(Motive.FEEDS_PARTNER, True), (Motive.LEAVES_PARTNER, True)},
}
"""Reasons of a game, each with whether it has a share, or is about the player's side."""


@pytest.mark.parametrize("game", ["ekart", "hunsruecker", "skat"])
def test_what_is_no_help_is_not_told(game: str) -> None:
    """A reason says why the card is good, not only what is true of it."""
    found = defaultdict[int, list[Told]](list)
    for one in list(told(game, count=max(POSITIONS))):
        found[id(one.turn)].append(one)
    asked = set[tuple[Motive, bool]]()
    for layouts in found.values():
        one = layouts[0]
        motives = {each.reason.motive: each.reason for each in layouts}
        for motive, why in motives.items():
            asked.add((motive, bool(why.share) or why.seat == one.turn.seat))
        unseen, trumps, plain = one.unseen, one.trumps, one.card not in one.trumps
        if Motive.KEEPS_MASTER in motives and trumps:
            # A player with nothing but trumps takes every trick from a plain suit.
            assert any(
                not any(each.held(seat) and each.held(seat) <= trumps for seat in one.others)
                for each in layouts
            )
        if Motive.KEEPS_FOR_LATER in motives and plain:
            (kept,) = motives[Motive.KEEPS_FOR_LATER].cards
            assert len(one.higher(kept) & unseen) <= 2
        if Motive.PASSES_LEAD in motives and game == "hunsruecker":
            above = one.higher(one.card) & unseen
            assert len(above) > len(one.suit(one.card) & unseen - above)
        if Motive.WINS_CHEAPLY in motives:
            higher = [card for card in one.legal if card in one.higher(one.card)]
            dearer = [card for card in higher if one.points(card) != one.points(one.card)]
            assert len(motives[Motive.WINS_CHEAPLY].cards) >= min(2, len(dearer))
        if Motive.TRIES in motives:
            assert any(map(Told.wins, layouts))
    assert asked >= HELPS[game]
