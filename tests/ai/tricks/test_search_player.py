"""Looking ahead among partners: calls, ends and what they are worth."""

from __future__ import annotations

import pytest

from reunion_desktop.ai.character import EVEN
from reunion_desktop.ai.player import NO_LIMIT, Limit, Stop
from reunion_desktop.ai.reason import Motive
from reunion_desktop.ai.roster import LazyPlayer
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.determinizations import Determinizations, rng_of_question
from reunion_desktop.ai.tricks.observation_adapter import tables_seen
from reunion_desktop.ai.tricks.pimc_search import PimcConfig, PimcSearch, look_ahead
from reunion_desktop.ai.tricks.playouts import settled
from reunion_desktop.ai.tricks.reweighting import believed, leaning_cases
from reunion_desktop.ai.tricks.search_player import PartnershipSearchPlayer, expert_player
from reunion_desktop.ai.tricks.valuation.payoff import Payoff
from reunion_desktop.engine.actions import Announce, DealCards, PlayCard
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.legal import MayPlay
from reunion_desktop.engine.scoring import Counted, Entry, Mark, ScoreLine
from reunion_desktop.games.bauer.rules import SAARLAND
from reunion_desktop.games.viersche.rules import PAGAT
from tests.ai.tricks.tables import TABLES, met, seen

FEW = Limit(layouts=8)


def bauer(*hands: str) -> MatchState:
    """Eight cards a seat, the first four of them dealt first; seat 0 is to name trumps."""
    cards = [[Card.parse(text) for text in hand.split()] for hand in hands]
    first = tuple(CardSet.of(hand[:4]) for hand in cards)
    later = tuple(CardSet.of(hand[4:]) for hand in cards)
    match, _ = advance(MatchState(SAARLAND, 3), DealCards(1, 3, 0, first, (), None, later))
    return match


SURE = bauer(
    "CJ SJ CA CK CQ CT C9 C8",
    "DA DK DQ DT D9 D8 D7 C7",
    "HA HK HQ HT H9 H8 H7 HJ",
    "SA SK SQ ST S9 S8 S7 DJ",
)
"""Seat 0 has all trumps but one."""


@pytest.mark.parametrize("level", ["beginner", "club", "strong", "expert"])
def test_the_best_suit_is_named(level: str) -> None:
    """With four clubs, the highest, clubs are chosen as trumps."""
    decision = LazyPlayer(level, "dice").choose(seen(SURE), FEW, Stop())
    assert Announce(0, Call.parse("trump C")) == decision.action
    motives = [reason.motive for reason in decision.reasons]
    assert motives[0] in {Motive.LONG_TRUMPS, Motive.BEST_CALL, Motive.BEST_SEEN}
    assert (Motive.NEXT_SUIT in motives) is (level in {"strong", "expert"})


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
@pytest.mark.parametrize("level", ["strong", "expert"])
def test_of_suits_that_are_level_the_one_of_the_highest_jack_is_named(
    level: str, seed: str
) -> None:
    """Diamonds make the jack the highest trump, hearts the second: few layouts change nothing."""
    match = bauer(
        "CQ DJ DT H9 S7 S8 C7 C8",
        "DA DK DQ D9 D8 D7 CA CK",
        "HA HK HQ HT H8 H7 HJ CJ",
        "SA SK SQ ST S9 SJ CT C9",
    )
    decision = LazyPlayer(level, seed).choose(seen(match), Limit(layouts=16), Stop())
    assert Announce(0, Call.parse("trump D")) == decision.action


@pytest.mark.parametrize("level", ["club", "strong", "expert"])
def test_cards_are_sent_away_with_a_hand_that_cannot_lose(level: str) -> None:
    """Eight sure tricks win a Brot at once; other hands are not risked."""
    match, _ = advance(SURE, Announce(0, Call.parse("trump C")))
    player = LazyPlayer(level, "dice")
    assert Announce(0, Call.parse("away")) == player.choose(seen(match), FEW, Stop()).action
    match, _ = advance(match, Announce(0, PASS))
    assert Announce(1, PASS) == player.choose(seen(match), FEW, Stop()).action


def test_who_names_a_suit_is_thought_to_have_it() -> None:
    """Layouts lean to more trumps with who named them; none is ruled out."""
    match, _ = advance(SURE, Announce(0, Call.parse("trump C")))
    match, _ = advance(match, Announce(0, PASS))
    observation = seen(match)
    layouts = Determinizations(observation)
    rng = rng_of_question("dice", observation.deal, 1)
    trumps = observation.deal.order.trumps.bits
    told = {}
    for name, cases in (
        ("even", layouts.cases(400, rng)),
        ("lean", leaning_cases(layouts, 400, rng)),
    ):
        weight = sum(case.weight for case in cases)
        held = [case.weight * (case.layout.hands[0] & trumps).bit_count() for case in cases]
        told[name] = sum(held) / weight
    assert told["even"] + 0.05 < told["lean"] < told["even"] + 1.5


def test_the_same_layouts_remain_when_cards_are_believed() -> None:
    """Belief changes how likely layouts are, not which there are, and never to nothing."""
    changed = 0
    for match in list(met(TABLES["viersche"], "belief", 1))[8::6]:
        observation = seen(match)
        deal = observation.deal
        layouts = Determinizations(observation)
        cases = layouts.cases(12, rng_of_question("dice", deal, observation.seat))
        tables = tables_seen(observation)
        budget = SearchBudget(NO_LIMIT, Stop(), 1000)
        found = believed(layouts, tables, cases, 0.5, budget)
        assert [case.layout for case in cases] == [case.layout for case in found]
        assert all(case.weight > 0 for case in found)
        assert sum(case.weight for case in found) == pytest.approx(len(cases))
        assert list(cases) == believed(layouts, tables, cases, 0.0, budget)
        changed += len({round(case.weight, 6) for case in found}) > 1
    assert changed


def test_all_tricks_are_worth_more_than_their_points() -> None:
    """An end with everything is a march for who has it, and against who has nothing."""
    aim = Payoff(Counted.POINTS, (-1.0, 0.0, 1.0), (2.0, -2.0))
    assert [2.0, -2.0] == [settled(aim, 0, made).worth for made in (2, 0)]
    assert [2.0, -2.0] == [settled(aim, 1, made).worth for made in (2, 0)]
    assert 0.0 == settled(aim, 1, 1).worth


def test_the_stop_is_heard_in_the_midst() -> None:
    """With an empty budget the search ends, and the heuristic decides."""
    match = next(m for m in met(PAGAT, "stop", 1) if isinstance(m.legal(), MayPlay))
    observation = seen(match)
    layouts, stop = Determinizations(observation), Stop()
    cases = layouts.cases(4, rng_of_question("dice", observation.deal, observation.seat))
    reach = PimcConfig(layouts=4, calls=4)
    found = look_ahead(layouts, observation, cases, SearchBudget(NO_LIMIT, stop, 10**7), reach)
    assert isinstance(found, PimcSearch)
    stop.set()
    assert (
        look_ahead(layouts, observation, cases, SearchBudget(NO_LIMIT, stop, 10**7), reach) is None
    )


def test_where_every_layout_is_examined_the_seed_does_not_matter() -> None:
    """With two tricks to go few layouts are left, and all who look ahead find the same."""
    wins = 0
    for match in met(SAARLAND, "late", 6):
        deal, legal = match.deal, match.legal()
        if deal is None or not isinstance(legal, MayPlay) or len(deal.taken) < 6:
            continue
        observation = seen(match)
        layouts = Determinizations(observation)
        if layouts.count > 6 or len(legal.cards) < 2:
            continue
        decision = expert_player("dice").choose(observation, NO_LIMIT, Stop())
        again = PartnershipSearchPlayer(
            "other", EVEN, PimcConfig(layouts=6, calls=1, play_exponent=0.5), "x"
        )
        assert isinstance(decision.action, PlayCard)
        assert decision.action == again.choose(observation, NO_LIMIT, Stop()).action
        wins += 1
    assert wins


def second_deal(*hands: str) -> MatchState:
    """A second deal of Viersche in which side 0 needs 20 points; spades are trumps."""
    nothing = (Entry(0, Mark.PLAIN), Entry(0, Mark.PLAIN))
    line = ScoreLine(1, 2, (40, 30, 40, 30), (3, 2, 2, 2), (), nothing)
    cards = tuple(CardSet.parse(hand) for hand in hands)
    match = MatchState(PAGAT, 2, (line,))
    return advance(match, DealCards(2, 3, 0, cards, (), Card.parse("S6")))[0]


HIGHEST = (
    "SJ CJ SA SK HA HK HQ DA DK",
    "SQ ST S9 C6 C7 H6 H7 D6 D7",
    "S8 S7 CA CK CQ CT H8 D8 D9",
    "S6 C8 C9 H9 HT HJ DQ DJ DT",
)
"""Seat 0 has the highest cards of all its suits."""

HIGH = (
    "SJ CJ SA SK HA HK HQ D6 D7",
    "SQ ST S9 C6 C7 H6 H7 DA DK",
    *HIGHEST[2:],
)
"""It has to lose two diamonds."""


@pytest.mark.parametrize(
    ("hands", "said"), [(HIGHEST, False), (HIGH, True)], ids=["every trick", "not every trick"]
)
def test_who_can_have_every_trick_leaves_his_number_unsaid(
    hands: tuple[str, ...],
    said: bool,  # noqa: FBT001 - a parameter of pytest's.
) -> None:
    """Two rungs are more than one, where that is no gamble; else the number is said at once."""
    match = second_deal(*hands)
    for text in ["SJ", "SQ", "S8", "S6", "CJ", "ST", "S7", "C8", "SA", "S9", "CT", "C9"]:
        seat = match.to_act()
        assert seat is not None
        match, _ = advance(match, PlayCard(seat, Card.parse(text)))
    decision = expert_player("dice").choose(seen(match), Limit(layouts=20), Stop())
    assert said == isinstance(decision.action, Announce)
    assert (Motive.HAS_NUMBER if said else Motive.ALL_TRICKS) is decision.reasons[0].motive
