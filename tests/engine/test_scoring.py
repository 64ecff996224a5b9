"""Score lines, and the sheet as a view of them."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from reunion_desktop.engine.scoring import (
    Entry,
    GameSheet,
    Mark,
    Payment,
    ScoreLine,
    ScoreSheet,
    Settlement,
    Why,
    gross,
    net,
)
from tests.playing import some_games
from tests.strategies import LAW

payments = st.lists(
    st.builds(
        Payment,
        st.integers(0, 2),
        st.integers(0, 2),
        st.sampled_from([0.5, 1, 2, 3, 4]),
        st.sampled_from(Why),
    ).filter(lambda payment: payment.payer != payment.payee)
)


@given(payments)
@LAW
def test_payments_add_up_to_nothing(some: list[Payment]) -> None:
    """Payments sum to zero; receipts leave the losses out."""
    assert 0 == sum(net(some, 3))
    paid = [sum(payment.units for payment in some if payment.payer == seat) for seat in range(3)]
    assert [got - lost for got, lost in zip(gross(some, 3), paid, strict=True)] == list(
        net(some, 3)
    )


def test_a_game_adds_up() -> None:
    """Totals are the columns, balances add up to nothing, and every fee is on the sheet once.

    A play-off breaks the tie: it carries no fees and its points enter no total.
    """
    for steps in some_games():
        start, end = steps[0].before, steps[-1].after
        sheet = GameSheet(start.first_dealer, start.rules.deals, end.lines, end.settlement)
        assert sheet.settlement is not None
        columns = zip(*(line.points for line in sheet.lines[:3]), strict=True)
        assert tuple(sum(column) for column in columns) == sheet.totals
        assert (sheet.totals, sum(sheet.totals)) == (sheet.settlement.totals, sheet.check)
        fees = [payment for line in sheet.lines for payment in line.payments]
        assert (*fees, *sheet.settlement.payments) == sheet.payments()
        parted = [payment for why in Why for payment in sheet.payments(why)]
        assert sorted(map(repr, parted)) == sorted(map(repr, sheet.payments()))
        assert net(sheet.payments(), 3) == sheet.balance
        assert gross(sheet.payments(), 3) == sheet.receipts
        for place, line in enumerate(sheet.lines):
            assert (place >= 3) == line.playoff
            assert not line.playoff or line.payments == ()


def line(
    number: int, *points: int, fees: tuple[Payment, ...] = (), playoff: bool = False
) -> ScoreLine:
    """A line of three plain entries."""
    entries = tuple(Entry(made, Mark.PLAIN) for made in points)
    return ScoreLine(number, number - 1, points, (4, 3, 3), fees, entries, playoff)


FEE = Payment(1, 2, 1, Why.LEFT_BOWER)
WON = Settlement((240, 110, 100), (0,), (Payment(1, 0, 1, Why.GAME), Payment(2, 0, 1, Why.GAME)))
LINES = (line(1, 80, 40, 30, fees=(FEE,)), line(2, 80, 40, 30), line(3, 80, 30, 40))


def test_sheet_of_a_game() -> None:
    """A game's sheet keeps the fees apart by kind and sums them up; a play-off enters no total."""
    sheet = GameSheet(0, 3, (*LINES, line(4, 100, 30, 20, playoff=True)), WON)
    assert (240, 110, 100) == sheet.totals
    assert 450 == sheet.check
    assert (FEE,) == sheet.payments(Why.LEFT_BOWER)
    assert () == sheet.payments(Why.NO_TRICK)
    assert WON.payments == sheet.payments(Why.GAME)
    assert (2, -2, 0) == sheet.balance
    assert (2, 0, 1) == sheet.receipts


def test_empty_sheet() -> None:
    """Before the first deal is counted a sheet has no columns; a session stands level."""
    game = GameSheet(2, 3)
    assert (0, (), 0, (), ()) == (
        game.players,
        game.totals,
        game.check,
        game.payments(),
        game.balance,
    )
    for games_so_far in ((), (game,)):
        session = ScoreSheet(("E", "M", "H"), games_so_far)
        assert (0, 0, 0) == session.balance == session.receipts
        assert (0, 1, 2) == session.leaders


def test_session() -> None:
    """A session sums up games, finished or not, and is ranked by what its rules say."""
    begun = GameSheet(0, 3, (line(1, 80, 40, 30, fees=(FEE, FEE, FEE)),))
    games_so_far = (GameSheet(0, 3, LINES, WON), begun)
    by_net = ScoreSheet(("E", "M", "H"), games_so_far)
    by_gross = ScoreSheet(("E", "M", "H"), games_so_far, "receipts", "gross")
    assert (2, -5, 3) == by_net.balance == by_gross.balance
    assert (2, 0, 4) == by_net.receipts == by_gross.receipts
    assert (2,) == by_net.leaders == by_gross.leaders


def test_who_leads_a_session() -> None:
    """The leader by earnings may not be the leader by balance; level players lead together.

    CatsAtCards counts earnings.
    """
    back = (FEE, FEE, Payment(2, 0, 1, Why.NO_TRICK), Payment(2, 0, 1, Why.NO_TRICK), FEE)
    paid = (*back, Payment(2, 0, 1, Why.NO_TRICK))
    session = ScoreSheet(("E", "M", "H"), (GameSheet(0, 3, (line(1, 80, 40, 30, fees=paid),)),))
    assert (0,) == session.leaders
    assert (0, 2) == replace(session, ledger="receipts", rank="gross").leaders
    fees = (Payment(2, 0, 1, Why.NO_TRICK), Payment(2, 1, 1, Why.NO_TRICK))
    level = (GameSheet(0, 3, (line(1, 80, 70, 0, fees=fees),)),)
    assert (0, 1) == replace(session, games=level).leaders
