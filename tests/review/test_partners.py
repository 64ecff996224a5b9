"""The play checker at tables of partners."""

from __future__ import annotations

import json
import re
from typing import Literal

import pytest

from reunion_desktop.ai.player import Stop
from reunion_desktop.ai.reason import Motive
from reunion_desktop.ai.roster import LazyPlayer
from reunion_desktop.arena.play import headless, seed_text
from reunion_desktop.cli.review_command import review_lines
from reunion_desktop.engine.actions import Announce, DealCards, Discard, PlayCard
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.record import Header, Record, Step
from reunion_desktop.engine.scoring import Counted, Entry, Mark, ScoreLine
from reunion_desktop.games import find_game
from reunion_desktop.games.bauer.rules import SAARLAND
from reunion_desktop.games.hunsruecker.rules import HUNSRUECK
from reunion_desktop.games.viersche.rules import VierscheRules
from reunion_desktop.review.deals import (
    Grade,
    by_deal,
    decisions,
    finished_deals,
    play_out_better,
    verdicts,
)
from reunion_desktop.review.judge import judge
from reunion_desktop.review.report import as_json
from reunion_desktop.review.verdict import Basis, Choice, ChoiceValue, NotReviewed, Verdict
from reunion_desktop.solver.solve import COMPILED

HANDS = ("CJ CA CK S7", "DA DK DQ DT", "HA HK HQ HT", "SA SK SQ ST")
LATER = ("CQ SJ H7 D7", "CT C9 D9 D8", "C8 C7 H9 H8", "S9 S8 HJ DJ")
"""A deal of Bauer in which forehand, seat 0, has three high clubs and a spade first."""
SECOND = (
    "SJ CJ SA S9 HA HK HQ D6 D7",
    "SQ ST S7 C6 C7 H6 H7 DA DK",
    "S8 SK CA CK CQ CT H8 D8 D9",
    "S6 C8 C9 H9 HT HJ DQ DJ DT",
)
"""A second deal of Viersche, spades being trumps."""
IN_FIVES = (
    "H8 H9 SA SK DT",
    "C7 C8 C9 CT CJ",
    "CQ CK CA D7 D8",
    "D9 DJ DQ DK DA",
    "H7 HT HJ HQ HK",
    "HA S8 S9 ST SQ",
)
"""A deal of Hunsrücker Bauern by seat."""
quick = pytest.mark.skipif(not COMPILED, reason="judging whole deals wants the compiled search")


def one_deal(game_id: str, level: str, seed: str = "partners") -> Record:
    """A record of one deal and of what follows until the next."""
    game = find_game(game_id)
    assert game is not None
    names = tuple("ABCDEF"[: game.default.players])
    record = Record(Header(game.default, names, 0, "1970-01-01", "", game_id))
    players = [LazyPlayer(level, seed_text("partners", 1, seat)) for seat in range(len(names))]
    for step in headless(record.header, players, seed):
        record = record.plus(step.action)
        if any(line.played for line in step.after.lines):
            break
    return record


@quick
@pytest.mark.parametrize("game", ["bauer", "viersche", "hunsruecker", "hindersche"])
def test_every_decision_of_a_seat_is_judged(game: str) -> None:
    """A verdict for each card and each call, in what the game counts; the best costs nothing."""
    record = one_deal(game, "random")
    assert (1,) == finished_deals(record)
    places = decisions(record, 1)
    said = [place for place in places if isinstance(record.actions[place], Announce)]
    assert {"bauer": 2, "viersche": 0, "hunsruecker": 2, "hindersche": 0}[game] == len(said)

    found = list(verdicts(record, 1, "judge", Stop()))
    assert sorted(places) == sorted(verdict.place for verdict in found)
    (review,) = by_deal(found, 1)
    assert review.cost >= 0
    counted = {"viersche": Counted.POINTS, "hindersche": None}.get(game, Counted.TRICKS)
    assert counted == review.counted
    assert sorted(said) == sorted(verdict.place for verdict in found if verdict.chosen.call)
    for verdict in found:
        assert verdict.cost.units >= 0
        assert bool(verdict.reasons) == bool(verdict.cost.units)
        if verdict.chosen == verdict.best:
            assert 0 == verdict.cost.units


@quick
def test_no_move_that_the_experts_make_is_a_mistake() -> None:
    """Hints come from the expert: a review by another search would contradict them."""
    record = one_deal("viersche", "expert", "experts")
    for seat in range(4):
        costs = [one.cost.units for one in verdicts(record, seat, "judge", Stop())]
        assert not any(costs), (seat, costs)


@quick
def test_a_reason_that_fits_the_move_made_too_is_not_told() -> None:
    """A lead from the longest suit is no reason against another lead from it."""
    record = one_deal("bauer", "random", "partners1")
    moves = {verdict.place: verdict for verdict in verdicts(record, 1, "judge", Stop())}
    dear = moves[22]
    assert (CardSet.parse("S9"), CardSet.parse("SA")) == (dear.chosen.cards, dear.best.cards)
    assert Motive.LONGEST not in {reason.motive for reason in dear.reasons}


def test_a_grade_follows_from_the_share_of_the_deal() -> None:
    """The cost that is told makes the grade; points lost with it change nothing."""
    same = ChoiceValue(0.0, 0.0)
    choices = Choice(CardSet.parse("HT"), same, same), Choice(CardSet.parse("H9"), same, same)
    for units, points, grade in (
        (0.07, 2.1, Grade.FINE),
        (0.09, 5.2, Grade.FINE),
        (0.19, 3.2, Grade.FAIR),
        (0.30, -1.0, Grade.COSTLY),
    ):
        cost = ChoiceValue(units, points)
        verdict = Verdict(4, 1, 3, 0, choices, choices[1], cost, counted=Counted.POINTS)
        (review,) = by_deal([verdict], 0)
        assert grade == review.grade, (units, points)


@quick
def test_a_better_card_is_played_out() -> None:
    """The deal goes on to its count with the card that was better."""
    record = one_deal("bauer", "random")
    dear = max(verdicts(record, 0, "judge", Stop()), key=lambda verdict: verdict.cost.units)
    assert dear.cost.units
    other = play_out_better(record, dear, "judge", Stop())
    assert 1 == len(other.match().lines)
    assert PlayCard(0, next(iter(dear.best.cards))) == other.actions[dear.place]


def told_of(game: str, verdict: Verdict) -> str:
    """A review with one verdict, as the command line prints it."""
    return "\n".join(review_lines([(game, by_deal([verdict], verdict.seat))]))


def judged(match: MatchState, action: Announce | Discard) -> Verdict:
    """The verdict on a call or an exchange."""
    after, events = advance(match, action)
    return judge(Step(match, action, events, after), 3, "judge", Stop())


@quick
def test_an_exchange_is_judged_beside_every_other_and_none() -> None:
    """A trump exchanged for a low card costs something; the best exchange nothing."""
    talon = tuple(map(Card.parse, ("SJ", "S7")))
    hands = tuple(map(CardSet.parse, IN_FIVES))
    dealt = DealCards(1, 0, 0, hands, talon, talon[0])
    match, _ = advance(MatchState(HUNSRUECK, 0), dealt)
    match, _ = advance(match, Discard(0, CardSet.parse("H8")))
    wrong = judged(match, Discard(0, CardSet.parse("SJ")))
    assert 1 + HUNSRUECK.hand_size == len(wrong.choices)
    assert Counted.TRICKS == wrong.counted
    assert wrong.cost.units > 0
    assert Motive.TAKES_UP == wrong.reasons[0].motive
    assert "  Exchange: SJ; better: H9. Cost: " in told_of("hunsruecker", wrong)
    assert 0 == judged(match, Discard(0, wrong.best.cards)).cost.units


@quick
def test_the_wrong_trumps_are_a_mistake_that_is_told_as_a_share_of_the_deal() -> None:
    """A move is told in what it was judged in: a share of the deal, never tricks or units."""
    cards = [CardSet.parse(hand) for hand in HANDS]
    later = tuple(CardSet.parse(hand) for hand in LATER)
    match, _ = advance(MatchState(SAARLAND, 3), DealCards(1, 3, 0, tuple(cards), (), None, later))
    wrong = judged(match, Announce(0, Call.parse("trump S")))
    assert Call.parse("trump C") == wrong.best.call
    assert wrong.cost.units > 0.2
    assert wrong.cost.points > 0.3
    assert wrong.reasons
    right = judged(match, Announce(0, Call.parse("trump C")))
    assert 0 == right.cost.units
    told = told_of("bauer", wrong)
    assert re.search(r"Cost of all mistakes: [0-9.]+%\.", told)
    assert "Call: trump S; better: trump C. Cost: " in told
    assert not re.search("units|tricks|points", told)
    assert ["trump S"] == json.loads(as_json([(1, by_deal([wrong], 0))]))["decisions"][0]["chosen"]


@quick
def test_trumps_are_judged_in_every_layout_however_far_behind() -> None:
    """Search stops early for a hopeless suit; a review does not."""
    cards = tuple(CardSet.parse(hand) for hand in ("CJ SJ CA D7", *HANDS[1:]))
    first = (cards[0], CardSet.parse("DA DK DQ DT"), *cards[2:])
    later = tuple(CardSet.parse(hand) for hand in ("CK CQ H7 S7", "CT C9 D9 D8", *LATER[2:]))
    match, _ = advance(MatchState(SAARLAND, 3), DealCards(1, 3, 0, first, (), None, later))
    hopeless = judged(match, Announce(0, Call.parse("trump D")))
    assert hopeless.cost.units > 0.5
    assert Basis.LAYOUTS is hopeless.basis
    assert 160 == hopeless.layouts


@quick
@pytest.mark.parametrize("house", ["goes_on", "loses"])
def test_a_number_claimed_too_soon_costs_what_the_house_lets_it_cost(
    house: Literal["goes_on", "loses"],
) -> None:
    """Where play goes on nothing is lost by it; where it loses the rung, nearly all is."""
    rules = VierscheRules(false_reached=house)
    nothing = (Entry(0, Mark.PLAIN), Entry(0, Mark.PLAIN))
    line = ScoreLine(1, 2, (40, 30, 40, 30), (3, 2, 2, 2), (), nothing)
    cards = tuple(CardSet.parse(hand) for hand in SECOND)
    match = MatchState(rules, 2, (line,))
    match, _ = advance(match, DealCards(2, 3, 0, cards, (), Card.parse("S6")))
    for text in ["S9", "S7", "SK", "S6"]:
        seat = match.to_act()
        assert seat is not None
        match, _ = advance(match, PlayCard(seat, Card.parse(text)))
    claim = judged(match, Announce(2, Call("reached")))
    assert {"goes_on": False, "loses": True}[house] == (claim.cost.units > 0.5)
    assert (claim.best.call is None) == (house == "loses")


def test_no_nought_has_a_minus() -> None:
    """A difference of zero is printed as 0.00, in text and JSON."""
    card, other = CardSet.parse("H9"), CardSet.parse("HT")
    same = ChoiceValue(0.0, 0.0)
    for counted in (None, Counted.TRICKS):
        choices = Choice(other, ChoiceValue(0.5, -0.01), same), Choice(card, same, same)
        cost = ChoiceValue(0.5, -0.01)
        verdict = Verdict(4, 1, 3, 0, choices, choices[1], cost, (), 9, counted=counted)
        review = [(1, by_deal([verdict], 3))]
        assert "-0.0" not in told_of("bauer", verdict) + as_json(review)


def test_it_can_be_called_off() -> None:
    """A stop that is set gets no verdict on a card that could have been another."""
    record = one_deal("bauer", "random")
    stop = Stop()
    stop.set()
    with pytest.raises(NotReviewed):
        list(verdicts(record, 0, "judge", stop))


@pytest.mark.parametrize(
    ("results", "basis", "settled"),
    [
        ((-1.0, -1.0), Basis.LAYOUTS, True),
        ((-1.0, 1.0), Basis.LAYOUTS, False),
        ((-1.0, -1.0), Basis.RULE, False),
    ],
)
def test_a_deal_is_settled_if_every_card_comes_to_the_same(
    results: tuple[float, ...], basis: Basis, *, settled: bool
) -> None:
    """The result with the actual cards counts where it is known for every choice."""
    average = ChoiceValue(0.0, 0.0)
    choices = [
        Choice(CardSet.parse(card), average, ChoiceValue(units, 0.0))
        for card, units in zip(("HA", "HT"), results, strict=True)
    ]
    verdict = Verdict(5, 1, 1, 0, tuple(choices), choices[0], average, basis=basis)
    (review,) = by_deal([verdict], 0)
    assert settled is review.settled
