"""Statistics of each game, on deals that can be counted by hand."""

from __future__ import annotations

from reunion_desktop.engine.scoring import Entry, Mark, Payment, ScoreLine, Why
from reunion_desktop.engine.scoring_rules import Statistic, ahead
from reunion_desktop.engine.seats import Sides
from reunion_desktop.games.bauer import stats as bauer
from reunion_desktop.games.bauer.rules import CATSATCARDS, SAARLAND
from reunion_desktop.games.bauer.stats import BauerDeal
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.games.reunion.stats import stats
from reunion_desktop.games.viersche import stats as viersche
from reunion_desktop.games.viersche.stats import VierscheDeal

PARTNERS = Sides.partners(4)


def line(
    dealer: int, points: tuple[int, ...], tricks: tuple[int, ...], *, playoff: bool = False
) -> ScoreLine:
    """A deal of Réunion in which seat 1 took seat 2's left bower."""
    fees = () if playoff else (Payment(2, 1, 1, Why.LEFT_BOWER),)
    sheet = tuple(Entry(number, Mark.PLAIN) for number in points)
    return ScoreLine(1, dealer, points, tricks, fees, sheet, playoff)


def of(seat: int, found: tuple[Statistic, ...]) -> dict[str, int]:
    """One seat's figures."""
    return {stat.name: stat.value for stat in found if stat.seat == seat}


def test_reunion_counts_places_stangen_and_bowers() -> None:
    """Two deals and a play-off, which enters nothing."""
    lines = (
        line(0, (14, 70, 66), (0, 6, 4)),
        line(1, (100, 50, 0), (7, 3, 0)),
        line(2, (50, 50, 50), (4, 3, 3), playoff=True),
    )
    found = stats(RHINELAND, lines)

    assert {
        "dealer_deals": 1,
        "dealer_points": 14,
        "middlehand_deals": 1,
        "middlehand_points": 100,
        "stangen_received": 1,
        "stangen_given": 1,
    } == of(0, found)
    assert {
        "forehand_deals": 1,
        "forehand_points": 70,
        "dealer_deals": 1,
        "dealer_points": 50,
        "stangen_given": 2,
        "bowers_won": 2,
    } == of(1, found)
    assert 2 == of(2, found)["bowers_lost"]
    assert all(stat.value for stat in found)


def test_reunion_counts_a_stange_as_the_rules_have_it() -> None:
    """By points where they say so: a dealer's discards alone are none then."""
    by_points = RHINELAND.changed({"no_trick_basis": "points"})
    lines = (line(0, (14, 70, 66), (0, 6, 4)),)

    assert "stangen_received" in of(0, stats(RHINELAND, lines))
    assert "stangen_received" not in of(0, stats(by_points, lines))


def test_bauer_counts_makers_and_those_across_the_table() -> None:
    """Made, lost with four each, and alone for all tricks, once won and once not."""
    found = bauer.stats(
        SAARLAND,
        (
            BauerDeal(0, (3, 2, 2, 1)),
            BauerDeal(1, (2, 2, 2, 2)),
            BauerDeal(0, (8, 0, 0, 0), away=0),
            BauerDeal(1, (0, 7, 1, 0), away=1),
        ),
    )

    assert {"deals": 4, "makers_won": 1, "against_won": 1, "away_won": 1} == of(0, found)
    assert {"deals": 4, "against_lost": 1, "makers_lost": 1, "away_lost": 1} == of(1, found)
    assert {"deals": 4, "makers_won": 1, "against_won": 1} == of(2, found)
    assert {"deals": 4, "against_lost": 1, "makers_lost": 1} == of(3, found)


def test_bauer_counts_four_tricks_each_as_the_rules_have_it() -> None:
    """If the rules give no result for it, nobody has lost."""
    deals = (BauerDeal(1, (2, 2, 2, 2)), BauerDeal(1, (5, 2, 0, 1)))

    assert {"deals": 2, "makers_lost": 2} == of(1, bauer.stats(SAARLAND, deals))
    assert {"deals": 2, "makers_lost": 1} == of(1, bauer.stats(CATSATCARDS, deals))


def test_viersche_counts_rungs_marches_and_claims() -> None:
    """A rung after two deals, claims right and wrong, a march, and one with half a rung to go."""
    found = viersche.stats(
        PARTNERS,
        (
            VierscheDeal((0, 0)),
            VierscheDeal((1, 0), claims=((3, False), (2, True))),
            VierscheDeal((0, 2), marched=1),
            VierscheDeal((0, 1)),
            VierscheDeal((0, 1), marched=1),
        ),
    )

    lost = {"deals": 5, "rungs_won": 1, "rungs_lost": 4, "marches_lost": 2}
    won = {"deals": 5, "rungs_won": 4, "rungs_lost": 1, "marches_won": 2}
    assert lost == of(0, found)
    assert won == of(1, found)
    assert lost | {"claims_right": 1} == of(2, found)
    assert won | {"claims_false": 1} == of(3, found)


def test_what_is_chalked_up_says_who_is_ahead() -> None:
    """A Brot is good to have, a mark on the frame is not."""
    assert (1, -1, 1, -1) == ahead(PARTNERS, (1, 0, 1, 0))
    assert (2, -2, 2, -2) == ahead(PARTNERS, (0, 2, 0, 2), fewest=True)
    assert (0, 0, 0, 0) == ahead(PARTNERS, ())
