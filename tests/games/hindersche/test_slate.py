"""The slate of Hindersche: the first phase, Butzen, play-offs, and who has lost."""

from __future__ import annotations

import pytest

from reunion_desktop.engine.actions import Action, Announce
from reunion_desktop.engine.calls import PASS
from reunion_desktop.engine.cards import Card, CardSet, Suit
from reunion_desktop.engine.dealing.shuffle import deal_from_seed
from reunion_desktop.engine.duties import Duty, playable
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.legal import MayAnnounce
from reunion_desktop.engine.scoring import ScoreLine, Settlement
from reunion_desktop.engine.scoring_rules import Played
from reunion_desktop.engine.tricks import Trick
from reunion_desktop.games.hindersche.options import ACCEPT, REDEAL, hindersche, paid_out
from reunion_desktop.games.hindersche.options.slate import Slate, Tie, Tied, after, change_of
from reunion_desktop.games.hindersche.rules import CATSATCARDS, PAGAT, SCHOCH, HinderscheRules
from reunion_desktop.games.viersche.rules import PAGAT as VIERSCHE

Four = tuple[int, int, int, int]

HEARTS = PAGAT.order(Suit.HEARTS)
SOME = (3, 2, 2, 2)


def changed(slate: Slate, points: Four, tricks: Four = SOME, *, capped: bool = True) -> Four:
    """The strokes that a deal writes or wipes."""
    a, b, c, d = change_of(slate, points, tricks, capped=capped).marks
    return a, b, c, d


def tied(slate: Slate, points: Four) -> tuple[Tied, ...]:
    """The play-off after a deal."""
    return change_of(slate, points, SOME, capped=True).ties


def butzen(*marks: int) -> Slate:
    """A slate in Butzen."""
    return Slate(marks, butzen=True)


def played(rules: HinderscheRules, *deals: Four) -> tuple[ScoreLine, ...]:
    """The lines of some deals, dealt as they should be, seat 0 the first."""
    lines: tuple[ScoreLine, ...] = ()
    for points in deals:
        plan = rules.plan(0, lines)
        line = ScoreLine(plan.number, plan.dealer, points, SOME, (), (), plan.playoff)
        lines = (*lines, line)
    return lines


# Cards --------------------------------------------------------------------------------------------


def test_the_pack_has_140_points() -> None:
    """The two highest jacks 12 each, aces 11, tens 10, kings 4, queens 3, other jacks 2."""
    assert PAGAT.count(PAGAT.pack, HEARTS) == 140
    cards = [Card.parse(text) for text in ("HJ", "DJ", "CJ", "HA", "CT", "SK", "SQ", "S9")]
    assert [12, 12, 2, 11, 10, 4, 3, 0] == [PAGAT.points(card, HEARTS) for card in cards]


def test_the_suit_led_is_followed_or_trumped() -> None:
    """A player with the suit led may follow or trump; others play anything; any lead is legal."""
    trick = Trick((0, 1, 2, 3))
    assert () == PAGAT.musts(HEARTS, trick, 0)
    led = trick.plus(Card.parse("DA"))
    hand = CardSet.parse("D7 DJ H8 CA S6")
    (must,) = PAGAT.musts(HEARTS, led, 0)
    assert Duty.FOLLOW_OR_TRUMP == must.why
    assert CardSet.parse("D7 DJ H8") == playable(hand, (must,))
    assert CardSet.parse("CA S6") == playable(CardSet.parse("CA S6"), (must,))


# The first phase ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "marks"),
    [
        ((60, 30, 26, 24), (1, 0, 0, 0)),
        ((99, 41, 0, 0), (1, 0, 0, 0)),
        ((100, 40, 0, 0), (0, 1, 1, 1)),
        ((140, 0, 0, 0), (0, 1, 1, 1)),
        ((35, 35, 35, 35), (1, 1, 1, 1)),
        ((50, 50, 40, 0), (0, 0, 0, 0)),
    ],
)
def test_the_first_phase(points: Four, marks: Four) -> None:
    """Most points are a mark; a hundred is one for each of the others; 35 each for all."""
    assert marks == changed(Slate(), points)


def test_two_or_three_with_most_play_it_off() -> None:
    """Only tied players take part; the highest of them takes the mark, whatever else happens.

    Two may play for few points in a play-off: all tricks mean nothing there.
    """
    (tie,) = tied(Slate(), (45, 45, 45, 5))
    assert Tied(Tie.TAKES, (0, 1, 2)) == tie
    slate = Slate(ties=(tie,), dealer=1)
    assert (0, 0, 1, 0) == changed(slate, (10, 20, 110, 0))
    assert (Tied(Tie.TAKES, (0, 2)),) == tied(slate, (40, 20, 40, 0))
    two = Slate(ties=(Tied(Tie.TAKES, (0, 1)),), dealer=3)
    assert (1, 0, 0, 0) == changed(two, (70, 0, 0, 0), (9, 0, 0, 0))


def test_the_phase_ends_with_four_marks() -> None:
    """A player without marks leaves then; three more marks at once make seven."""
    slate = after(Slate((2, 1, 0, 0)), change_of(Slate(), (40, 50, 30, 20), SOME, capped=True))
    assert (True, (0, 1)) == (slate.butzen, slate.active)
    most = Slate((1, 1, 1, 0))
    assert (2, 2, 2, 1) == after(most, change_of(most, (35,) * 4, SOME, capped=True)).marks


@pytest.mark.parametrize(("rules", "frame"), [(PAGAT, 2), (CATSATCARDS, 1)])
def test_the_first_four_deals_lost(rules: HinderscheRules, frame: int) -> None:
    """If all four marks are one player's, the game is lost without Butzen."""
    settlement = rules.settle(played(rules, *[(50, 30, 30, 30)] * 4))
    assert settlement is not None
    assert ((frame, 0, 0, 0), (1, 2, 3)) == (settlement.chalk, settlement.winners)


# Butzen -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slate", "points", "marks"),
    [
        (butzen(2, 2, 1, 0), (40, 50, 30, 0), (0, 0, -1, 0)),
        (butzen(2, 2, 1, 1), (40, 50, 30, 20), (0, 0, -1, -1)),
        (butzen(2, 2, 2, 1), (40, 50, 30, 20), (-1, 0, -1, -1)),
        (butzen(2, 1, 1, 0), (40, 50, 30, 0), (0, 1, -1, 0)),
        (butzen(3, 2, 0, 0), (40, 50, 0, 0), (-1, 0, 0, 0)),
        (butzen(3, 1, 0, 0), (40, 50, 0, 0), (-1, 0, 0, 0)),
        (butzen(2, 2, 1, 0), (40, 40, 40, 0), (0, 0, 0, 0)),
        (butzen(3, 1, 0, 0), (40, 40, 0, 0), (0, 0, 0, 0)),
        (butzen(2, 2, 1, 1), (40, 60, 20, 20), (0, 0, -1, -1)),
    ],
)
def test_an_ordinary_deal_of_butzen(slate: Slate, points: Four, marks: Four) -> None:
    """As many wipe as there is excess; with four the highest adds; with two nobody does."""
    assert marks == changed(slate, points)


@pytest.mark.parametrize(
    ("slate", "pagat", "schoch"),
    [
        (butzen(3, 1, 1, 0), (-1, 0, 0, 0), (-2, 0, 0, 0)),
        (butzen(3, 2, 1, 0), (-2, 0, 0, 0), (-2, 0, 0, 0)),
        (butzen(1, 3, 2, 0), (-1, 0, 0, 0), (-1, 0, 0, 0)),
        (butzen(2, 1, 1, 0), (-2, 1, 1, 0), (-2, 1, 1, 0)),
        (butzen(1, 1, 1, 0), (-1, 1, 1, 0), (-1, 1, 1, 0)),
        (butzen(3, 1, 0, 0), (-2, 0, 0, 0), (-2, 0, 0, 0)),
        (butzen(1, 3, 0, 0), (-1, 0, 0, 0), (-1, 0, 0, 0)),
    ],
)
def test_a_march(slate: Slate, pagat: Four, schoch: Four) -> None:
    """A hundred or all nine tricks; never more than the excess, or two all the same.

    With three marks, as Schoch has it, the highest of an ordinary deal adds one and nobody wipes.
    """
    assert (0, 1, 0, 0) == changed(butzen(1, 1, 1, 0), (40, 50, 30, 0), capped=False)
    hundred, sweep = ((100, 0, 0, 0), (8, 1, 0, 0)), ((60, 0, 0, 0), (9, 0, 0, 0))
    for points, tricks in (hundred, sweep):
        assert pagat == changed(slate, points, tricks)
        assert schoch == changed(slate, points, tricks, capped=False)


def test_ties_of_butzen() -> None:
    """At four marks the highest adds at once, and those level lowest play off who wipes.

    Two ties are played off one after the other: the wiping first, then the adding.
    """
    slate = butzen(1, 1, 2, 0)
    assert (0, 0, 1, 0) == changed(slate, (30, 30, 60, 0))
    assert (Tied(Tie.WIPES, (0, 1)),) == tied(slate, (30, 30, 60, 0))
    both, points = butzen(1, 1, 1, 1), (30, 40, 30, 40)
    assert (Tied(Tie.WIPES, (0, 2)), Tied(Tie.ADDS, (1, 3))) == tied(both, points)
    one = after(both, change_of(both, points, SOME, capped=True))
    assert (Tied(Tie.ADDS, (1, 3)),) == tied(one, (50, 0, 10, 0))


def test_the_last_one_with_marks_has_lost() -> None:
    """One mark on the frame for any number of marks; all others may leave in one deal."""
    slate = butzen(4, 1, 1, 0)
    done = after(slate, change_of(slate, (80, 20, 30, 0), SOME, capped=True))
    assert ((4, 0, 0, 0), 0) == (done.marks, done.loser)


# Who deals, who plays -----------------------------------------------------------------------------


def test_a_playoff_is_dealt_among_the_tied() -> None:
    """By the first of them after the dealer; the round then goes on as if it had not been."""
    lines = played(PAGAT, (20, 50, 20, 50))
    plan = PAGAT.plan(0, lines)
    assert (1, (3, 1), 18, True) == (plan.dealer, plan.seats, plan.left, plan.playoff)
    lines = played(PAGAT, (20, 50, 20, 50), (0, 30, 0, 60))
    plan = PAGAT.plan(0, lines)
    assert (3, 1, (2, 3, 0, 1), False) == (plan.number, plan.dealer, plan.seats, plan.playoff)


def test_after_a_playoff_the_deal_may_go_to_the_left() -> None:
    """To the left of who dealt it, who is out passed over; after any other deal as always."""
    rules = HinderscheRules(after_playoff="left")
    lines = played(rules, (20, 50, 20, 50), (0, 30, 0, 60))
    assert [0, 1] == [line.dealer for line in lines]
    assert (0, False) == (rules.plan(0, lines).dealer, rules.plan(0, lines).playoff)
    lines = (*lines, *played(rules, (60, 40, 20, 20)))
    assert rules.plan(0, lines).dealer == 1
    out = Slate((2, 0, 1, 1), butzen=True, dealer=0, decider=2)
    assert [0, 2] == [out.next_dealer(3, leftwards=left) for left in (True, False)]


def test_who_is_out_is_passed_over() -> None:
    """Marks 2/2/0/0: seats 2 and 3 neither deal nor play, and nobody has the cards left over.

    The top one is turned and stays on the table to the end; it is not the dealer's.
    """
    match = begun(PAGAT)
    plan, deal = MatchState(PAGAT, 0, match.lines).plan, match.deal
    assert (0, (1, 0), 18) == (plan.dealer, plan.seats, plan.left)
    assert deal is not None
    assert deal.talon[0] == deal.turn_up == deal.on_table
    assert [9, 9, 0, 0] == [len(hand) for hand in deal.hands]
    assert (1, 18) == (match.to_act(), len(deal.lying))
    legal = match.legal()
    assert legal is not None
    match, _ = advance(match, legal.first)
    assert match.deal is not None
    assert deal.turn_up == match.deal.on_table


# Nicer cards --------------------------------------------------------------------------------------


def begun(rules: HinderscheRules, *said: Announce) -> MatchState:
    """A deal of Butzen for two, after something was said."""
    lines = played(rules, *[(60, 40, 20, 20), (40, 60, 20, 20)] * 2)
    match = MatchState(rules, 0, lines)
    plan = match.plan
    dealt = deal_from_seed(rules, "nicer", 1, plan.number, plan.dealer, seats=plan.seats)
    actions: tuple[Action, ...] = (dealt, *said)
    for action in actions:
        match, _ = advance(match, action)
    return match


NICER = HinderscheRules(redeal=True)


def test_nicer_cards_need_everybody() -> None:
    """All agree: the same dealer deals again, and nothing is written.

    The first refusal ends it; without a request forehand leads. Nobody asks in the first phase.
    """
    match = begun(NICER, Announce(1, REDEAL), Announce(0, ACCEPT))
    assert match.awaits_deal
    assert (0, 0, 0, 0) == match.lines[-1].tricks
    plan = match.plan
    assert (6, match.lines[-1].dealer, (1, 0)) == (plan.number, plan.dealer, plan.seats)
    for call in (REDEAL, PASS):
        match = begun(NICER, Announce(1, call), Announce(0, PASS))
        assert not isinstance(match.legal(), MayAnnounce)
        assert match.to_act() == 1
    first, _ = advance(MatchState(NICER, 0), deal_from_seed(NICER, "first", 1, 1, 0))
    assert not isinstance(first.legal(), MayAnnounce)


# The rubber ---------------------------------------------------------------------------------------


def test_a_rubber_is_paid_out() -> None:
    """Marks 3/1/0/0 at five each: minus forty, nothing, twenty, twenty."""
    assert (-40, 0, 20, 20) == paid_out((3, 1, 0, 0), stake=5)
    five = HinderscheRules(stake=5)
    assert ((-15, 5, 5, 5), (-3, 1, 1, 1)) == (
        five.scoring.account(Played((), lost(0))),
        PAGAT.scoring.account(Played((), lost(0))),
    )


def lost(seat: int, marks: int = 1) -> Settlement:
    """A game that a seat lost."""
    chalk = tuple(marks if each == seat else 0 for each in range(4))
    return Settlement((0,) * 4, tuple(s for s in range(4) if s != seat), (), chalk)


def test_a_rubber_is_four_games_or_four_marks() -> None:
    """Fewest marks on the frame are best."""
    games = [lost(0), lost(0, 2), lost(1)]
    session = PAGAT.scoring.result(games)
    assert ((3, 1, 0, 0), (2, 3), False) == (session.account, session.leaders, session.over)
    assert PAGAT.scoring.result([*games, lost(2)]).over
    assert not SCHOCH.scoring.result([*games, lost(2)]).over
    assert SCHOCH.scoring.result([*games, lost(2), lost(0)]).over


def test_rules_of_another_game_are_none_of_these() -> None:
    """Asking for them says so in one sentence."""
    assert hindersche(PAGAT) is PAGAT
    with pytest.raises(TypeError, match="expected those of hindersche"):
        hindersche(VIERSCHE)
