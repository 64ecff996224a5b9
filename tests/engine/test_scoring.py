"""Score lines, and the sheet as a view of them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from reunion_desktop.engine.record import Step
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
from reunion_desktop.games.reunion.options import reunion
from tests.playing import games
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


def sheet_of(steps: list[Step]) -> GameSheet:
    """The sheet of a game."""
    start, end = steps[0].before, steps[-1].after
    return GameSheet(start.first_dealer, start.rules.deals, end.lines, end.settlement)


@given(payments)
@LAW
def test_payments_add_up_to_nothing(some: list[Payment]) -> None:
    """Payments sum to zero; receipts leave the losses out."""
    assert 0 == sum(net(some, 3))
    paid = [sum(payment.units for payment in some if payment.payer == seat) for seat in range(3)]
    assert [got - lost for got, lost in zip(gross(some, 3), paid, strict=True)] == list(
        net(some, 3)
    )


@given(games())
@LAW
def test_a_deal_adds_up_to_150(steps: list[Step]) -> None:
    """A deal adds up to 150, or to 150 less the discards of a trickless dealer that are void."""
    end = steps[-1].after
    rules = reunion(end.rules)
    laid = [step.after.deal for step in steps if len(step.after.lines) > len(step.before.lines)]
    for line, deal in zip(end.lines, laid, strict=True):
        assert deal is not None
        void = rules.dealer_no_trick_discards == "void" and not line.tricks[line.dealer]
        lost = rules.count(deal.laid_away, deal.order) if void else 0
        assert 150 == sum(line.points) + lost
        assert 10 == sum(line.tricks)


@given(games())
@LAW
def test_a_game_adds_up(steps: list[Step]) -> None:
    """Totals are the columns, balances add up to nothing, and every fee is on the sheet once."""
    sheet = sheet_of(steps)
    assert sheet.settlement is not None
    columns = zip(*(line.points for line in sheet.lines if not line.playoff), strict=True)
    assert tuple(sum(column) for column in columns) == sheet.totals
    assert sheet.settlement.totals == sheet.totals
    assert sum(sheet.totals) == sheet.check
    assert 0 == sum(sheet.balance)
    fees = [payment for line in sheet.lines for payment in line.payments]
    assert (*fees, *sheet.settlement.payments) == sheet.payments()
    parted = [payment for why in Why for payment in sheet.payments(why)]
    assert sorted(map(repr, parted)) == sorted(map(repr, sheet.payments()))
    assert net(sheet.payments(), 3) == sheet.balance
    assert gross(sheet.payments(), 3) == sheet.receipts


@given(games())
@LAW
def test_a_play_off_enters_no_total(steps: list[Step]) -> None:
    """A play-off breaks the tie: it carries no fees and its points enter no total."""
    sheet = sheet_of(steps)
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
    """A game's sheet keeps the fees apart by kind and sums them up."""
    sheet = GameSheet(0, 3, LINES, WON)
    assert (240, 110, 100) == sheet.totals
    assert 450 == sheet.check
    assert (FEE,) == sheet.payments(Why.LEFT_BOWER)
    assert () == sheet.payments(Why.NO_TRICK)
    assert WON.payments == sheet.payments(Why.GAME)
    assert (2, -2, 0) == sheet.balance
    assert (2, 0, 1) == sheet.receipts


def test_sheet_with_a_play_off() -> None:
    """The line of a play-off stands on the sheet and in no total."""
    sheet = GameSheet(0, 3, (*LINES, line(4, 100, 30, 20, playoff=True)))
    assert (240, 110, 100) == sheet.totals


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


def test_ledgers_disagree() -> None:
    """The leader by earnings may not be the leader by balance (CatsAtCards counts earnings)."""
    back = (FEE, FEE, Payment(2, 0, 1, Why.NO_TRICK), Payment(2, 0, 1, Why.NO_TRICK), FEE)
    paid = (*back, Payment(2, 0, 1, Why.NO_TRICK))
    games_so_far = (GameSheet(0, 3, (line(1, 80, 40, 30, fees=paid),)),)
    assert (0,) == ScoreSheet(("E", "M", "H"), games_so_far).leaders
    assert (0, 2) == ScoreSheet(("E", "M", "H"), games_so_far, "receipts", "gross").leaders


def test_level_session() -> None:
    """Players who stand level lead together."""
    fees = (Payment(2, 0, 1, Why.NO_TRICK), Payment(2, 1, 1, Why.NO_TRICK))
    games_so_far = (GameSheet(0, 3, (line(1, 80, 70, 0, fees=fees),)),)
    assert (0, 1) == ScoreSheet(("E", "M", "H"), games_so_far).leaders
