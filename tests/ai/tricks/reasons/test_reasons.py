"""Reasons for a card: whatever is told is true, in layouts that the search has not seen."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import chain, islice
from random import Random

import pytest

from reunion_desktop.ai.ekart.reunion_adapter import likeness
from reunion_desktop.ai.player import NO_LIMIT, Stop, Turn, turn_of
from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.ai.reunion.determinizations import ReunionDeterminizations
from reunion_desktop.ai.roster import player_for
from reunion_desktop.ai.tricks.determinizations import Determinizations
from reunion_desktop.ai.tricks.reasons.insight import checked, insight
from reunion_desktop.engine.actions import cards_of
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.dealing.shuffle import Stream
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.legal import MayAnnounce, MayPlay
from reunion_desktop.engine.observe import observe
from reunion_desktop.games import game_of
from reunion_desktop.games.hindersche.options import hindersche
from reunion_desktop.practice.shipped import problems
from reunion_desktop.review.deals import action_of
from reunion_desktop.ui.words.advice import LOOK_AT
from tests.ai.tricks.reasons.told import CHECKS, Told
from tests.playing import next_action
from tests.strategies import CHOICES

NULL = "null"
GAMES = ("reunion", "viersche", "bauer", "hindersche", "ekart", "hunsruecker", "skat", NULL)
CALLS = tuple(map(Call.parse, (NULL, "take", "18", "pass")))
"""Calls with which Null is played, the first one that is legal."""
OF_NULL = "few_below has_to_follow goes_high dangerous frees leaves_lead takes_lead shortens"
"""Reasons for cards at Null."""
OF_A_HUNDRED = "makes_hundred nears_hundred keeps_from"
"""Reasons of Hindersche."""
POSITIONS = 90, 300
"""Positions of a game, and of Null."""
FRESH = 30
"""Layouts in which a statement is checked."""


def positions(game: str) -> Iterator[Turn]:
    """Positions of random play with a choice of cards, at Ekart among the three who play."""
    rules, number = game_of("skat" if game == NULL else game).default, 0
    while True:
        number += 1
        seed, match = f"reasons {number}", MatchState(rules, number % 3)
        dice, player = Stream(seed, 1, CHOICES), player_for(rules.game, "beginner", seed)
        while match.settlement is None:
            legal, seat = match.legal(), match.to_act()
            if isinstance(legal, MayPlay) and len(legal.cards) > 1 and seat is not None:
                turn = turn_of(observe(match, seat))
                yield likeness(turn, turn.deal).observation if game == "ekart" else turn
            action = next_action(match, seed, dice)
            if game == NULL and isinstance(legal, MayAnnounce):
                action = next(one for call in CALLS for one in legal.actions if one.call == call)
            elif game == NULL and isinstance(legal, MayPlay) and seat is not None:
                # At random, Null is lost at once.
                action = player.choose(observe(match, seat), NO_LIMIT, Stop()).action
            match, _ = advance(match, action)


def told(game: str, *, avoids: bool | None = False, count: int | None = None) -> Iterator[Told]:
    """The reasons for any card in some positions, each with every fresh layout."""
    dice, found = Random(game), positions(game)
    for _ in range(count or POSITIONS[game == NULL]):
        turn = next(found)
        kind = ReunionDeterminizations if game in {"reunion", "ekart"} else Determinizations
        layouts = kind(turn)
        cards = tuple(turn.legal.cards)
        same = dice.random() < 0.05
        values = {card: 0.0 if same else dice.random() for card in cards}
        card = max(cards, key=values.__getitem__)
        cases = layouts.cases(64, dice)
        other = dice.choice((None, *[one for one in cards if values[one] < values[card]]))
        reasons = checked(layouts, cases, values, card, avoids=avoids, against=other)
        for layout in layouts.draw(FRESH, dice):
            hands = tuple(map(CardSet, layout.hands))
            for reason in reasons:
                yield Told(turn, reason, card, values, hands)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_is_true_in_fresh_layouts(game: str) -> None:
    """Of each kind of reason at least nine in ten statements are true in layouts not searched.

    Of those that are told with a share, as probable, about half are, even of a few.
    """
    right, asked = Counter[tuple[Motive, bool]](), Counter[tuple[Motive, bool]]()
    aims = (True, False, None) if game == "hindersche" else (False,)
    for one in chain.from_iterable(told(game, avoids=aim) for aim in aims):
        kind = one.reason.motive, one.reason.share is not None
        asked[kind] += 1
        right[kind] += bool(CHECKS[one.reason.motive](one))
    kinds = {motive for motive, _ in asked}
    assert len(kinds) > 15
    assert game != "hindersche" or kinds >= set(map(Motive, OF_A_HUNDRED.split()))
    assert game != NULL or kinds >= set(map(Motive, OF_NULL.split()))
    assert game != "bauer" or Motive.HARDER in kinds
    assert {} == {
        kind: (right[kind], count)
        for kind, count in asked.items()
        if right[kind] < (0.45 if kind[1] else 0.9) * count
    }


def test_a_card_that_wins_does_not_equal_one_that_loses() -> None:
    """Cards are not alike where a card of the trick lies between them."""
    dice, found, asked = Random("alike"), positions("bauer"), 0
    for turn in (next(found) for _ in range(300)):
        cards, order = tuple(turn.legal.cards), turn.deal.order
        wins = [turn.deal.trick.plus(card).winner(order) == turn.seat for card in cards]
        if len(set(wins)) > 1:
            layouts, values = Determinizations(turn), [float(won) for won in wins]
            cases = layouts.cases(8, dice)
            worth = dict(zip(cards, values, strict=True))
            reasons = checked(layouts, cases, worth, cards[wins.index(True)])
            assert Motive.EQUAL not in {reason.motive for reason in reasons}
            asked += 1
    assert asked > 20


@pytest.mark.parametrize("game", GAMES)
def test_a_reason_against_a_card_is_not_as_true_of_it(game: str) -> None:
    """Compared with the card played, no purpose of the better one is a purpose of that one."""
    dice, found, purposes = Random(game), positions(game), 0
    for turn in (next(found) for _ in range(60)):
        layouts, cards = Determinizations(turn), tuple(turn.legal.cards)
        if game in {"reunion", "ekart"}:
            layouts = ReunionDeterminizations(turn)
        cases = layouts.cases(16, dice)
        better, worse = dice.sample(cards, 2)
        worth = {card: float(card == better) - (card == worse) for card in cards}
        one, other = [
            {reason.motive for reason in checked(layouts, cases, worth, card, against=against)}
            for card, against in ((better, worse), (worse, better))
        ]
        told = {motive for motive in one & other if motive.value not in LOOK_AT}
        assert not told
        assert Motive.EQUAL not in one
        purposes += bool({motive for motive in one if motive.value not in LOOK_AT})
    assert purposes > 10


@pytest.mark.parametrize("game", GAMES)
def test_no_aim_is_told_where_every_card_is_as_good(game: str) -> None:
    """Where nothing depends on the card, nothing is needed."""
    dice, found = Random(game), positions(game)
    aims = {Motive.WANTS_TRICK, Motive.NEEDS_POINTS, Motive.NEEDS_TRICKS, Motive.WANTS_FEW}
    aims |= {Motive.WANTS_MOST, Motive.MAKES_HUNDRED, Motive.NEARS_HUNDRED, Motive.WANTS_NONE}
    told = {False: set[Motive](), True: set[Motive]()}
    for turn in (next(found) for _ in range(60)):
        kind = ReunionDeterminizations if game in {"reunion", "ekart"} else Determinizations
        layouts, cards = kind(turn), tuple(turn.legal.cards)
        cases = layouts.cases(8, dice)
        for differ in told:
            worth = {card: float(differ and card == cards[0]) for card in cards}
            told[differ] |= {one.motive for one in checked(layouts, cases, worth, cards[0])}
    assert told[True] & aims
    assert not told[False] & aims


def test_vague_reasons_are_told_only_alone() -> None:
    """Beside another purpose nothing is told of the longest suit, or of cards kept for later."""
    vague = {Motive.LONGEST, Motive.KEEPS_FOR_LATER}
    asked = set[Motive]()
    for game in ("reunion", "viersche", "bauer"):
        found = defaultdict[int, list[Told]](list)
        for one in list(told(game)):
            found[id(one.turn)].append(one)
        for rows in found.values():
            motives = {one.reason.motive for one in rows}
            purposes = {motive for motive in motives if motive.value not in LOOK_AT}
            assert purposes <= vague or not purposes & vague
            asked |= purposes
    assert vague <= asked


def test_trumps_are_told_of_where_they_matter() -> None:
    """Where the trick is lost and no high card is in hand, it does not matter who has trumps."""
    found = dict.fromkeys((True, False), 0)
    for turn in islice(positions("viersche"), 1500):
        if len(turn.deal.hand) > 4 or not turn.deal.trick.cards:
            continue
        layouts, worth = Determinizations(turn), dict.fromkeys(turn.legal.cards, 0.0)
        card = min(worth, key=lambda one: turn.rules.points(one, turn.deal.order))
        worth[card], cases = 1.0, layouts.cases(8, Random("trumps"))
        motives = {one.motive for one in checked(layouts, cases, worth, card)}
        if Motive.CANNOT_WIN in motives:
            hands = tuple(map(CardSet, cases[0].layout.hands))
            one = Told(turn, Reason(Motive.CANNOT_WIN), card, worth, hands)
            high = any(map(one.highest, turn.deal.hand))
            found[high] += 1
            assert high or not motives & {Motive.TRUMPS_GONE, Motive.LAST_TRUMPS}
    assert all(found.values())


def test_after_a_hundred_every_card_is_as_good() -> None:
    """A hundred decides a deal of Hindersche, whatever the search makes of the points left."""
    asked = 0
    for turn in islice(positions("hindersche"), 3000):
        slate = hindersche(turn.rules).slate(turn.lines)
        if max(turn.deal.points) >= 100 and not slate.ties:
            layouts = Determinizations(turn)
            worth = {card: float(place) for place, card in enumerate(turn.legal.cards)}
            cases = layouts.cases(4, Random("decided"))
            for avoids in (True, False, None):
                reasons = checked(layouts, cases, worth, next(iter(worth)), avoids=avoids)
                assert {one.motive for one in reasons if one.motive.value not in LOOK_AT} == {
                    Motive.EQUAL
                }
            asked += 1
    assert asked


def test_a_card_of_the_trick_does_not_part_two_that_lose() -> None:
    """Cards that both lose are alike where only a card of the trick lies between them."""
    asked = 0
    for turn in islice(positions("bauer"), 1500):
        order, trick, legal = turn.deal.order, turn.deal.trick, turn.legal.cards
        low = next((one for one in legal if order.over(one) & legal == legal.minus(one)), None)
        wins = any(trick.plus(card).winner(order) == turn.seat for card in legal)
        if len(legal) != 2 or low is None or wins:
            continue
        (high,) = legal.minus(low)
        between = order.over(low) - order.over(high).plus(high)
        if between and between <= CardSet.of(trick.cards):
            layouts, worth = Determinizations(turn), {low: 1.0, high: 0.0}
            (reason, *_) = checked(layouts, layouts.cases(4, Random("between")), worth, low)
            assert reason.motive is Motive.EQUAL
            asked += 1
    assert asked > 3


def test_every_fact_to_look_at_is_checked() -> None:
    """The interface's facts are kinds of reasons with a check."""
    assert {motive.value for motive in CHECKS} >= LOOK_AT


def test_a_card_with_points_has_a_reason_where_few_points_are_wanted() -> None:
    """That few points are wanted is no reason for an ace or a ten: the hint says more."""
    found = defaultdict[tuple[int, Card], set[str]](set)
    for one in list(told("hindersche", avoids=True)):
        if one.points(one.card) >= 10:
            found[id(one.turn), one.card].add(one.reason.motive.value)
    assert len(found) > 10
    assert len([motives for motives in found.values() if motives <= LOOK_AT]) <= 1


def test_nothing_is_left_to_a_player_who_may_make_a_hundred() -> None:
    """Points for such a player are no reason, nor is the trick where few points go into it."""
    asked = 0
    for turn in islice(positions("hindersche"), 1500):
        if max(turn.deal.points) < 60 or not turn.deal.trick.cards:
            continue
        layouts, legal = Determinizations(turn), tuple(turn.legal.cards)
        cases = layouts.cases(8, Random("hundred"))
        for card in legal:
            worth = {one: float(one == card) for one in legal}
            reasons = checked(layouts, cases, worth, card, avoids=True)
            told = {one.motive: one for one in reasons}
            if Motive.NEARS_HUNDRED in told:
                assert not {Motive.RISKS_LEAST, Motive.STAYS_BELOW} <= set(told)
                if Motive.SHEDS_POINTS in told:
                    hands = tuple(map(CardSet, cases[0].layout.hands))
                    one = Told(turn, told[Motive.SHEDS_POINTS], card, worth, hands)
                    assert CHECKS[Motive.SHEDS_POINTS](one)
                    asked += 1
    assert asked


def test_in_butzen_the_fewest_points_wipe_a_mark() -> None:
    """Where few points are wanted, the aim of the phase is told: so many wipe a mark."""
    aims = set[int | None]()
    for turn in islice(positions("hindersche"), 150, 900, 15):
        slate = hindersche(turn.rules).slate(turn.lines)
        worth = {card: float(place) for place, card in enumerate(turn.legal.cards)}
        layouts = Determinizations(turn)
        cases = layouts.cases(8, Random("butzen"))
        reasons = checked(layouts, cases, worth, max(worth, key=worth.__getitem__), avoids=True)
        for one in reasons:
            if one.motive in {Motive.WIPES, Motive.WANTS_FEW}:
                # In a play-off only the order of the players counts.
                told = slate.butzen and not slate.ties
                assert (one.motive is Motive.WIPES) is told
                assert one.points == (slate.wipers if told else None)
                aims.add(one.points)
    assert aims > {None}


def test_needed_points_decide() -> None:
    """A trick whose points are enough is told as that, and what it brings more is not."""
    enough = 0
    for problem in problems("skat"):
        match = problem.record.match()
        turn = turn_of(observe(match, problem.seat))
        if not isinstance(turn.legal, MayPlay):
            continue
        worth = {
            next(iter(cards_of(action_of(match, one.deed)))): one.units for one in problem.answers
        }
        layouts = Determinizations(turn)
        cases, card = layouts.cases(16, Random("needed")), max(worth, key=worth.__getitem__)
        points = [float(number) for number in range(len(worth))]
        reasons = insight(layouts, cases, worth, card, 0.5, points=points)
        told = {reason.motive: reason for reason in reasons}
        if Motive.ENOUGH in told:
            assert match.deal is not None
            one = Told(turn, told[Motive.ENOUGH], card, worth, tuple(match.deal.hands))
            assert CHECKS[Motive.ENOUGH](one)
            assert told[Motive.BEST_SEEN].points is None
            assert Motive.BRINGS_HOME not in told
            enough += 1
    assert enough
