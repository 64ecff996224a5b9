"""Texts of Réunion's events: fees, results, payments."""

from __future__ import annotations

import pytest

from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.events import DealScored, Event, FeePaid, GameSettled
from reunion_desktop.engine.scoring import Payment, Settlement, Why
from reunion_desktop.games.reunion.rules import ReunionRules
from reunion_desktop.ui.games.reunion.words import ReunionWords
from reunion_desktop.ui.words.seat_names import SeatNames
from tests.ui.sheet.sheets import SPECIMEN

NAMES = ("Emma", "Anna", "Karl")


def pay(payer: int, payee: int, why: Why = Why.LEFT_BOWER) -> Payment:
    """Payment of one unit."""
    return Payment(payer, payee, 1, why)


def told(event: Event, person: int = 0, ledger: str = "transfer") -> str:
    """Text of an event from this game's words."""
    rules = ReunionRules().changed({"ledger": ledger})
    said = ReunionWords().said(event, SeatNames(NAMES, person), rules, None)
    assert said is not None
    return said


@pytest.mark.parametrize(
    ("event", "theirs", "yours"),
    [
        (
            FeePaid(pay(1, 2)),
            "The left bower is captured: Anna pays Karl 1 unit.",
            "The left bower is captured: you pay Karl 1 unit.",
        ),
        (
            FeePaid(pay(2, 1)),
            "The left bower is captured: Karl pays Anna 1 unit.",
            "The left bower is captured: Karl pays you 1 unit.",
        ),
    ],
)
def test_fees(event: Event, theirs: str, yours: str) -> None:
    """Payer and payee are named; the player is called *you*."""
    assert theirs == told(event)
    assert yours == told(event, 1)


def test_nobody_pays_where_units_are_earned() -> None:
    """With winnings only, a fee is described as earned."""
    event = FeePaid(pay(2, 1))
    assert "The left bower is captured: Anna earns 1 unit." == told(event, ledger="receipts")
    assert "The left bower is captured: you earn 1 unit." == told(event, 1, "receipts")


def test_deal_summary() -> None:
    """A result names each player's points, the discards, and the fees for no trick."""
    line = SPECIMEN.lines[1]
    expected = (
        "Deal 2: you 98, Anna 14 from discards only and Karl 38."
        " Discarded: the ten of hearts and the king of hearts."
        " Anna pays you 1 unit. Anna pays Karl 1 unit."
    )
    shown = CardSet.parse("HT HK")
    assert expected == told(DealScored(line, shown))


def test_stange_is_told() -> None:
    """A hand without tricks and points is called a Stange."""
    assert "Anna Stange" in told(DealScored(SPECIMEN.lines[2], None))


def test_settlement() -> None:
    """The end of a game names the winner, the total, and every payment."""
    assert SPECIMEN.settlement is not None
    assert "You win the game with 235 points. Anna pays you 3 units." == told(
        GameSettled(SPECIMEN.settlement)
    )
    assert "Emma wins the game with 235 points. You pay Emma 3 units." == told(
        GameSettled(SPECIMEN.settlement), 1
    )


def test_shared_win_is_told() -> None:
    """Two winners are named together, with an initial capital."""
    tie = Settlement((180, 180, 90), (0, 1), (pay(2, 0, Why.GAME), pay(2, 1, Why.GAME)))
    expected = (
        "You and Anna win the game with 180 points each."
        " Karl pays you 1 unit. Karl pays Anna 1 unit."
    )
    assert expected == told(GameSettled(tie))
    assert "Nobody pays." in told(GameSettled(Settlement((150,) * 3, (0, 1, 2), ())))
