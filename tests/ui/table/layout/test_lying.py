"""Undealt cards lie beside the dealer in a pile, the turned one on top."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from reunion_desktop.engine.cards import NO_CARDS, CardSet
from reunion_desktop.engine.observe import Observation, observe
from reunion_desktop.games.hindersche.rules import PAGAT
from reunion_desktop.ui.table.layout.arrangement import Setting, arrange
from reunion_desktop.ui.table.layout.places import Back, Zone
from reunion_desktop.ui.table.layout.seat_positions import SeatPositions
from reunion_desktop.ui.table.layout.table_layout import TableLayout
from tests.playing import random_steps

LAYOUT = TableLayout(1000, 700, SeatPositions(players=PAGAT.players))


@cache
def dealt_to_few() -> dict[int, Observation]:
    """A deal to two and one to three players, seen by seat 0, by number of undealt cards."""
    return {
        len(step.after.deal.lying): observe(step.after, 0)
        for number in range(6)
        for step in random_steps(PAGAT, f"few {number}", 0)
        if step.after.deal is not None and not step.after.deal.taken
    }


@pytest.mark.parametrize("count", [9, 18])
def test_the_pile_lies_there_with_the_turned_card_on_top(count: int) -> None:
    """Exactly one undealt card is face up; each lies above the one before, close to it."""
    sight = dealt_to_few()[count]
    assert sight.deal is not None
    assert sight.deal.on_table is not None
    picture = arrange(sight, Setting(LAYOUT))
    pile = [at for key, at in picture.items() if isinstance(key, Back) and key.zone is Zone.TALON]
    top = picture[sight.deal.on_table]

    assert count - 1 == len(pile) == len({at.height for at in pile})
    assert top.face_up
    assert not top.dim
    assert top.height > max(at.height for at in pile)
    assert max(abs(at.x - top.x) for at in pile) < 1.5 * LAYOUT.card


@pytest.mark.parametrize("chair", range(4))
@pytest.mark.parametrize("hands", [(), (NO_CARDS,) * 5], ids=["closed", "open"])
def test_the_pile_lies_on_the_cloth(chair: int, hands: tuple[CardSet, ...]) -> None:
    """For every dealer, and with open hands, no card of the pile lies on the edge of the table."""
    rail = 0.12 * LAYOUT.card
    for sight in dealt_to_few().values():
        assert sight.deal is not None
        seen = replace(sight, deal=replace(sight.deal, dealer=chair))
        picture = arrange(seen, Setting(LAYOUT, open=hands))
        for key, place in picture.items():
            if key == sight.deal.on_table or (isinstance(key, Back) and key.zone is Zone.TALON):
                half = 1.1 * place.scale * LAYOUT.card / 2
                assert LAYOUT.area.x + rail <= place.x - half
                assert place.x + half <= LAYOUT.area.x + LAYOUT.area.width - rail


def test_who_is_not_dealt_in_holds_nothing() -> None:
    """Only players who were dealt in have hands, of nine cards each."""
    for count, sight in dealt_to_few().items():
        assert sight.deal is not None
        playing = (len(PAGAT.pack) - count) // PAGAT.hand_size
        assert playing == len(sight.deal.trick.seats)
        picture = arrange(sight, Setting(LAYOUT))
        hands = {key.seat for key in picture if isinstance(key, Back) and key.zone is Zone.HAND}
        assert hands == {seat for seat in sight.deal.trick.seats if seat != sight.seat}
