"""Rules of Réunion only: the bower fee, the Stange, the settlement."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.events import DealScored, FeePaid
from reunion_desktop.engine.scoring import Entry, Mark, Payment, ScoreLine, Why, net
from reunion_desktop.engine.seats import Seating
from reunion_desktop.engine.tricks import Trick
from reunion_desktop.games.reunion.deal import BOWERS
from reunion_desktop.games.reunion.rules import PRESETS, ReunionRules
from tests.games.golden import empty_deal, ended, plain_lines
from tests.playing import changed, random_steps


def lie(leader: int, *cards: str) -> Trick:
    """A trick as it lies."""
    return Trick(Seating(3).round(leader), tuple(Card.parse(card) for card in cards))


def line_of(
    rules: ReunionRules, tricks: Sequence[int], won: Sequence[int], laid_away: str = ""
) -> ScoreLine:
    """The score line of a deal with some tricks and points."""
    return rules.score((), ended(empty_deal(rules), tricks, won, CardSet.parse(laid_away)))


def test_bower_fee_left_out() -> None:
    """A house may play without the fee; a deal that only breaks a tie never has it."""
    trick = lie(0, "DJ", "HJ", "HA")
    assert BOWERS.fee(empty_deal(ReunionRules(left_bower_fee=0)), trick, 1) is None
    assert BOWERS.fee(empty_deal(ReunionRules(), number=4), trick, 1) is None


@pytest.mark.parametrize(
    ("options", "discards", "points", "entry"),
    [
        ({}, "CT CK", 14, Entry(14, Mark.UNDERLINE)),
        ({}, "C7 C8", 0, Entry(0, Mark.SLASH)),
        ({"dealer_no_trick_discards": "void"}, "CT CK", 0, Entry(0, Mark.SLASH)),
        ({"mark_style": "dash"}, "CT CK", 14, Entry(14, Mark.PLAIN)),
        ({"mark_style": "dash"}, "C7 C8", 0, Entry(0, Mark.DASH)),
        ({"mark_style": "none"}, "CT CK", 14, Entry(14, Mark.PLAIN)),
        ({"mark_style": "none"}, "C7 C8", 0, Entry(0, Mark.PLAIN)),
    ],
)
def test_trickless_dealer(
    options: dict[str, str], discards: str, points: int, entry: Entry
) -> None:
    """A trickless dealer writes the discards, underlined, or a Stange, and pays in any case.

    Wikipedia and CatsAtCards let the discards stand; in Pierer 1862 they are void.
    """
    rules = changed(ReunionRules(), options)
    line = line_of(rules, (0, 5, 5), (0, 80, 70 - points), discards)
    assert points == line.points[0]
    assert entry == line.sheet[0]
    assert (-2, 1, 1) == net(line.payments, 3)


@pytest.mark.parametrize(
    ("basis", "balance", "mark"),
    [("tricks", (0, 0, 0), Mark.PLAIN), ("points", (-2, 1, 1), Mark.SLASH)],
)
def test_tricks_worth_nothing(basis: str, balance: tuple[int, ...], mark: Mark) -> None:
    """Tricks without points: a plain 0 that costs nothing, or, by Pierer's letter, a Stange."""
    rules = ReunionRules().changed({"no_trick_basis": basis})
    line = line_of(rules, (1, 5, 4), (0, 80, 70))
    assert Entry(0, mark) == line.sheet[0]
    assert balance == net(line.payments, 3)


def test_payers_of_the_fee_for_no_trick() -> None:
    """Two trickless players pay each other as well: both lose one unit on balance.

    Where points decide and discards stand, a trickless dealer with discards pays nothing; the
    French page knows no payment at all.
    """
    line = line_of(ReunionRules(), (0, 10, 0), (0, 150, 0))
    expected = [(0, 1), (0, 2), (2, 0), (2, 1)]
    assert expected == [(payment.payer, payment.payee) for payment in line.payments]
    assert (-1, 2, -1) == net(line.payments, 3)
    saved = line_of(ReunionRules(no_trick_basis="points"), (0, 5, 5), (0, 80, 56), "CT CK")
    assert ((), Entry(14, Mark.UNDERLINE)) == (saved.payments, saved.sheet[0])
    assert () == line_of(PRESETS["francais"], (0, 5, 5), (0, 80, 70)).payments


@pytest.mark.parametrize(("fifty", "zero"), [(True, True), (True, False), (False, True)])
def test_bands(*, fifty: bool, zero: bool) -> None:
    """Every total from 0 to 200 pays what its band says, and less is never paid for less."""
    rules = ReunionRules(fifty_band=fifty, zero_band=zero)
    paid = [rules.due(total) for total in range(201)]
    assert sorted(paid, reverse=True) == paid
    low = 3 if fifty else 2
    assert [4 if zero else low] + [low] * 49 == paid[:50]
    assert [2] * 50 + [1] * 50 + [0] * 51 == paid[50:]


LEVEL = ((60, 60, 30),) * 3


@pytest.mark.parametrize(
    ("extra", "winners"),
    [
        ((), None),
        (((75, 75, 0),), None),
        (((10, 5, 135),), (0,)),
        (((75, 75, 0), (20, 30, 100)), (1,)),
    ],
)
def test_play_off(extra: tuple[tuple[int, int, int], ...], winners: tuple[int, ...] | None) -> None:
    """One more deal decides between those tied, and again until it does; others cannot win it."""
    settlement = ReunionRules(tie_for_win="playoff").settle(plain_lines(*LEVEL, *extra))
    assert winners == (settlement and settlement.winners)
    if settlement is not None and winners is not None:
        assert (180, 180, 90) == settlement.totals
        assert (Payment(2, winners[0], 2, Why.GAME),) == settlement.payments


def test_play_off_among_three() -> None:
    """Three tied: a play-off may leave two, who play again; there are no payments."""
    rules = ReunionRules(tie_for_win="playoff")
    level = ((50, 50, 50),) * 3
    assert rules.settle(plain_lines(*level, (60, 60, 30))) is None
    settlement = rules.settle(plain_lines(*level, (60, 60, 30), (20, 40, 90)))
    assert settlement is not None
    assert ((1,), ()) == (settlement.winners, settlement.payments)


@pytest.mark.parametrize(("seed", "bowers", "stangen"), [("1907", 1, 0), ("3400", 0, 1)])
def test_a_play_off_at_the_table(seed: str, bowers: int, stangen: int) -> None:
    """A fourth deal is played by the next dealer; neither bowers nor a Stange cost a fee in it."""
    steps = list(random_steps(ReunionRules(tie_for_win="playoff"), seed))
    end = steps[-1].after
    assert 4 * 32 == len(steps)
    assert steps[95].after.awaits_deal
    last = end.lines[3]
    assert (True, 0, ()) == (last.playoff, last.dealer, last.payments)
    deal = end.deal
    assert deal is not None
    pair = CardSet.of(deal.order.bowers)
    assert bowers == sum(pair <= CardSet.of(taken.trick.cards) for taken in deal.taken)
    assert stangen == last.tricks.count(0)
    told = [event for step in steps[96:] for event in step.events]
    assert not [event for event in told if isinstance(event, FeePaid)]
    assert [last] == [event.line for event in told if isinstance(event, DealScored)]
