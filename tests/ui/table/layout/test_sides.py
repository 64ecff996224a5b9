"""Tests of the plate mark for the seat that chose trumps or asked for a card."""

from __future__ import annotations

from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.observe import observe
from reunion_desktop.games.ekart.options import demand
from reunion_desktop.games.ekart.rules import LITTLE
from tests.games.test_ekart import ONE, after, away, dealt


def test_who_demands_a_card_wears_the_trumps() -> None:
    """The seat that asks for a card is marked, also in the turned suit; no seat is before."""
    asked = away(dealt(LITTLE))
    called = after(asked, Announce(0, demand(ONE("HJ"))))
    for match, marked in ((asked, ()), (called, (0,))):
        deal = observe(match, 1).deal
        assert deal is not None
        assert list(marked) == [seat for seat in range(3) if deal.contract.chooser == seat]
