"""Payoff of a deal: every count has its value in the game's own account."""

from __future__ import annotations

import pytest

from reunion_desktop.ai.tricks.valuation import payoff_of
from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.contract import Contract
from reunion_desktop.engine.plans import Opening, Turned
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import Counted, Entry, Mark, ScoreLine
from reunion_desktop.engine.scoring_rules import Scoring
from reunion_desktop.games.bauer.rules import SAARLAND, BauerRules
from reunion_desktop.games.viersche.rules import PAGAT
from tests.engine.ladder import LADDER_RULES
from tests.engine.parlour import ParlourRules

SEATS = (1, 2, 3, 0)
HEARTS = Announce(1, Call.parse("trump H"))


def contract(rules: Rules, *calls: Announce) -> Contract:
    """The contract of a first deal of seat 0 after some calls, a club turned where one is."""
    turned = Card.parse("C8") if rules.plan_of(1, 0).turned is not Turned.NONE else None
    return rules.auction((), Opening(1, 0, SEATS, turned)).contract(calls)


def counted(number: int, first: int, second: int) -> ScoreLine:
    """A line of Bauer after which so much is left to count down, side 0 first."""
    sheet = (Entry(first, Mark.PLAIN), Entry(second, Mark.PLAIN))
    return ScoreLine(number, 0, (0,) * 4, (2,) * 4, (), sheet)


class TrickScoring(Scoring[Rules]):
    """Scoring of a game without card points."""

    counts = Counted.TRICKS


class TrickRules(ParlourRules):
    """A game that counts tricks, and says nothing of the end of a deal."""

    scores = TrickScoring


def test_a_game_of_tricks_is_played_for_tricks() -> None:
    """Without a module of its own a game is worth what it counts; its cards may have no points."""
    aim = payoff_of(TrickRules(), (), contract(TrickRules()))
    assert (Counted.TRICKS, 8) == (aim.counted, aim.whole)
    assert [-1, 0, 1] == [aim.outcome(0, made) for made in (0, 4, 8)]


def test_five_tricks_are_what_bauer_is_about() -> None:
    """Seat 1 named: side 0 has won with four tricks, and more are worth no more.

    Where the house says so, four tricks lie between a deal won and a deal lost.
    """
    aim = payoff_of(SAARLAND, (), contract(SAARLAND, HEARTS))
    assert (Counted.TRICKS, 8, None) == (aim.counted, aim.whole, aim.first)
    assert [1, 1] == [len(set(aim.worth[:4])), len(set(aim.worth[4:]))]
    assert aim.worth[3] < 0 < aim.worth[4]
    assert aim.outcome(1, 5) == -aim.outcome(0, 3)
    rules = BauerRules(four_all="nothing")
    nothing = payoff_of(rules, (), contract(rules, HEARTS))
    assert nothing.worth[3] < nothing.worth[4] < nothing.worth[5]


def test_all_eight_tricks_alone_are_a_brot() -> None:
    """A player who sent the partner's cards away wins or loses a Brot, or risks nothing.

    With one left to count on both sides everything hangs on any deal.
    """
    said = (HEARTS, Announce(1, PASS), Announce(2, Call.parse("away")))
    aim = payoff_of(SAARLAND, (), contract(SAARLAND, *said))
    assert (-1.0, 1.0) == (aim.worth[7], aim.worth[8])
    rules = BauerRules(away_lost="nothing")
    mild = payoff_of(rules, (), contract(rules, *said))
    assert -0.5 < mild.worth[7] < 0.5
    early = payoff_of(SAARLAND, (), contract(SAARLAND, HEARTS))
    late = payoff_of(SAARLAND, (counted(1, 1, 1),), contract(SAARLAND, HEARTS))
    assert (-1.0, 1.0) == (late.worth[0], late.worth[8])
    assert late.worth[8] - late.worth[0] > 2 * (early.worth[8] - early.worth[0])


def test_a_hundred_points_are_what_viersche_is_about() -> None:
    """From a hundred on a rung is won, below forty-one lost; between them it is written down."""
    aim = payoff_of(PAGAT, (), contract(PAGAT))
    assert (Counted.POINTS, 140, None) == (aim.counted, aim.whole, aim.first)
    assert 1 == len(set(aim.worth[:41]))
    assert 1 == len(set(aim.worth[100:]))
    assert list(aim.worth) == sorted(aim.worth)
    assert 0 == pytest.approx(aim.worth[70])
    assert aim.march is not None
    assert aim.march[0] > aim.worth[100]
    assert aim.march[1] < aim.worth[40]


def test_in_a_second_deal_a_number_decides() -> None:
    """Each side needs the rest to a hundred, the better one of the first deal less."""
    sheet = (Entry(0, Mark.PLAIN), Entry(0, Mark.PLAIN))
    line = ScoreLine(1, 0, (50, 30, 36, 24), (3, 2, 2, 2), (), sheet)
    aim = payoff_of(PAGAT, (line,), contract(PAGAT))
    assert (14, 46) == aim.first
    assert [None, 0, 1] == [aim.decided(made) for made in ((13, 45), (14, 0), (0, 46))]


def test_points_are_what_any_other_game_is_about() -> None:
    """A game that says nothing is played for its card points, each worth the same."""
    aim = payoff_of(LADDER_RULES, (), contract(LADDER_RULES))
    assert (-1.0, 1.0, Counted.POINTS) == (aim.worth[0], aim.worth[-1], aim.counted)
    assert aim.decided((140, 0)) is None
