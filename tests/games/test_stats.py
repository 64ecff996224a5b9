"""Statistics and accounts of each game, on deals that can be counted by hand."""

from __future__ import annotations

from reunion_desktop.engine.actions import Action, Announce, DealCards
from reunion_desktop.engine.calls import PASS
from reunion_desktop.engine.cards import Suit
from reunion_desktop.engine.scoring import Entry, Mark, Payment, ScoreLine, Why
from reunion_desktop.engine.scoring_rules import Played, ahead
from reunion_desktop.engine.seats import Seat, Sides
from reunion_desktop.games.bauer import rules as bauer
from reunion_desktop.games.bauer.deal import naming
from reunion_desktop.games.bauer.options import AWAY
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.games.viersche.deal import REACHED
from reunion_desktop.games.viersche.rules import PAGAT

PARTNERS = Sides.partners(4)
DEALT = DealCards(1, 0, 0, (), (), None)


def line(
    dealer: int, points: tuple[int, ...], tricks: tuple[int, ...], *, playoff: bool = False
) -> ScoreLine:
    """A deal of Réunion in which seat 1 took seat 2's left bower."""
    fees = () if playoff else (Payment(2, 1, 1, Why.LEFT_BOWER),)
    sheet = tuple(Entry(number, Mark.PLAIN) for number in points)
    return ScoreLine(1, dealer, points, tricks, fees, sheet, playoff)


def chalked(
    cells: tuple[int, int], tricks: tuple[int, ...] = (2, 2, 2, 2), points: tuple[int, ...] = ()
) -> ScoreLine:
    """A deal of two sides, and what is written in the column of each."""
    sheet = tuple(Entry(cell, Mark.PLAIN) for cell in cells)
    return ScoreLine(1, 0, points, tricks, (), sheet)


def named(seat: Seat, tricks: tuple[int, ...], away: Seat | None = None) -> Played:
    """A deal of Bauer for which a seat has named trumps, and perhaps one plays alone."""
    last = Announce(seat, PASS) if away is None else Announce(away, AWAY)
    return Played((chalked((8, 8), tricks),), None, (DEALT, Announce(seat, naming(Suit(0))), last))


def joined(*deals: Played) -> Played:
    """Several deals as one game."""
    lines = tuple(one for deal in deals for one in deal.lines)
    return Played(lines, None, tuple(action for deal in deals for action in deal.actions))


def test_reunion_counts_places_stangen_and_bowers() -> None:
    """Two deals and a play-off, which enters nothing; a Stange is by tricks or by points."""
    lines = (
        line(0, (14, 70, 66), (0, 6, 4)),
        line(1, (100, 50, 0), (7, 3, 0)),
        line(2, (50, 50, 50), (4, 3, 3), playoff=True),
    )
    found = RHINELAND.scoring.stats(Played(lines))
    of = [{stat.name: stat.value for stat in found if stat.seat == seat} for seat in range(3)]

    assert {
        "dealer_deals": 1,
        "dealer_points": 14,
        "middlehand_deals": 1,
        "middlehand_points": 100,
        "stangen_received": 1,
        "stangen_given": 1,
    } == of[0]
    assert {
        "forehand_deals": 1,
        "forehand_points": 70,
        "dealer_deals": 1,
        "dealer_points": 50,
        "stangen_given": 2,
        "bowers_won": 2,
    } == of[1]
    assert 2 == of[2]["bowers_lost"]
    assert all(stat.value for stat in found)
    by_points = RHINELAND.changed({"no_trick_basis": "points"}).scoring.stats(Played(lines[:1]))
    assert not [stat for stat in by_points if stat.name.startswith("stangen")]


def test_bauer_counts_makers_and_those_across_the_table() -> None:
    """Made, lost with four each, and alone for all tricks, once won and once not.

    With four tricks each the makers have lost, or nobody where the rules give no result for it.
    """
    four_all = named(1, (2, 2, 2, 2))
    game = joined(
        named(0, (3, 2, 2, 1)),
        four_all,
        named(0, (8, 0, 0, 0), away=0),
        named(1, (0, 7, 1, 0), away=1),
    )
    found = bauer.SAARLAND.scoring.stats(game)
    of = [{stat.name: stat.value for stat in found if stat.seat == seat} for seat in range(4)]
    makers = {"deals": 4, "makers_won": 1, "against_won": 1}
    others = {"deals": 4, "against_lost": 1, "makers_lost": 1}
    assert [makers | {"away_won": 1}, others | {"away_lost": 1}, makers, others] == of

    for rules, lost in ((bauer.SAARLAND, 2), (bauer.CATSATCARDS, 1)):
        counted = rules.scoring.stats(joined(four_all, named(1, (5, 2, 0, 1))))
        assert [lost] * 2 == [stat.value for stat in counted if stat.name == "makers_lost"]


def test_viersche_counts_rungs_marches_and_claims() -> None:
    """A rung after two deals, claims right and wrong, a march, and one with half a rung to go."""
    said: list[tuple[Action, ...]] = [
        (),
        (Announce(3, REACHED), Announce(0, PASS), Announce(2, REACHED)),
        (),
        (),
        (),
    ]
    march = (0, 5, 0, 4)
    lines = (
        chalked((0, 0)),
        chalked((1, 0)),
        chalked((0, 2), march),
        chalked((0, 1)),
        chalked((0, 1), march),
    )
    actions = tuple(action for deal in said for action in (DEALT, *deal))
    found = PAGAT.scoring.stats(Played(lines, None, actions))
    of = [{stat.name: stat.value for stat in found if stat.seat == seat} for seat in range(4)]

    lost = {"deals": 5, "rungs_won": 1, "rungs_lost": 4, "marches_lost": 2}
    won = {"deals": 5, "rungs_won": 4, "rungs_lost": 1, "marches_won": 2}
    assert [lost, won, lost | {"claims_right": 1}, won | {"claims_false": 1}] == of


def test_the_lead_is_in_the_unit_of_the_game() -> None:
    """Chalk is good to have or not; counts go down; a written number is its share of a rung."""
    assert (1, -1, 1, -1) == ahead(PARTNERS, (1, 0, 1, 0))
    assert (2, -2, 2, -2) == ahead(PARTNERS, (0, 2, 0, 2), fewest=True)
    assert (0, 0, 0, 0) == ahead(PARTNERS, ())

    assert (0, 0, 0, 0) == bauer.SAARLAND.scoring.lead(())
    assert (2, -2, 2, -2) == bauer.SAARLAND.scoring.lead((chalked((7, 9)),))
    written = chalked((0, 0), points=(50, 14, 36, 40))
    leads = PAGAT.scoring.lead((written,))
    assert (0.32, -0.32, 0.32, -0.32) == tuple(round(lead, 2) for lead in leads)
    won = chalked((1, 0), points=(14, 20, 0, 0))
    assert (1, -1, 1, -1) == PAGAT.scoring.lead((written, won))
    assert (0, 0, 0) == RHINELAND.scoring.lead(())
