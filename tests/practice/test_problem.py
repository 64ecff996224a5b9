"""Problems: marks, kinds, own mistakes."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reunion_desktop.ai.player import Stop
from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.engine.actions import PlayCard
from reunion_desktop.engine.cards import ALL_CARDS, NO_CARDS, CardSet
from reunion_desktop.engine.legal import Legal, MayDiscard, MayDraw
from reunion_desktop.engine.record import Header, Record
from reunion_desktop.games import game_of
from reunion_desktop.games.viersche.rules import VierscheRules
from reunion_desktop.practice.own import COSTLY, own_problem
from reunion_desktop.practice.problem import (
    RIGHT,
    WRONG,
    Problem,
    ProblemAnswer,
    ProblemKind,
    answers_of,
    kind_of,
)
from reunion_desktop.review.deals import decisions, reviewed_move
from reunion_desktop.review.judge import judge
from reunion_desktop.review.verdict import Basis, ChoiceValue, Where, verdict_by_rule
from reunion_desktop.solver.solve import COMPILED
from tests.playing import random_steps, record_of
from tests.strategies import LAW

NOTHING = Record(Header(VierscheRules(), ("A", "B", "C", "D"), 0, "1970-01-01"))


def with_units(units: list[float]) -> Problem:
    """A problem whose answers are single cards with these values."""
    cards = [CardSet.of((card,)) for card in ALL_CARDS]
    answers = tuple(map(ProblemAnswer, cards, sorted(units, reverse=True)))
    return Problem("one", NOTHING, 0, answers, (), ProblemKind.LEAD)


@LAW
@given(st.lists(st.floats(-3, 3), min_size=2, max_size=10))
def test_marks_fall_from_the_best_answer(units: list[float]) -> None:
    """Full marks near the best answer, none half a unit below, and never more for a worse one."""
    problem = with_units(units)
    marks = [problem.mark(one.deed) for one in problem.answers]
    assert marks == sorted(marks, reverse=True)
    for one, mark in zip(problem.answers, marks, strict=True):
        loss = problem.loss(one.deed)
        assert (loss <= RIGHT) == (mark == 1.0) == (one.deed in problem.right)
        assert (loss >= WRONG) == (mark == 0.0)
    worst = problem.answers[len(problem.right) :]
    assert problem.margin == (
        problem.answers[len(problem.right) - 1].units - worst[0].units if worst else 0.0
    )


def test_an_answer_that_was_not_examined_gets_no_mark() -> None:
    """Its loss is not known."""
    problem, other = with_units([1.0, 0.0]), CardSet.of((ALL_CARDS[-1],))
    assert 0.0 == problem.mark(other)
    with pytest.raises(KeyError):
        problem.loss(other)


def a_game() -> Record:
    """A random deal of Viersche."""
    steps = random_steps(VierscheRules(), "own")
    return record_of([next(steps) for _ in range(37)], "own")


@pytest.mark.skipif(not COMPILED, reason="judging wants the compiled search")
def test_a_mistake_becomes_a_problem() -> None:
    """The player sits at seat 0, before the decision; what they played costs what it cost."""
    record, found = a_game(), 0
    steps = tuple(record.replay())
    for place in decisions(record, 2)[:4]:
        verdict = judge(steps[place], place, "own", Stop())
        problem = own_problem(record, verdict)
        assert (problem is None) == (verdict.cost.units < COSTLY)
        if problem is None:
            continue
        found += 1
        match = problem.record.match()
        legal = match.legal()
        assert problem.own
        assert legal is not None
        assert 0 == legal.seat
        assert answers_of(verdict) == problem.answers
        assert problem.id == problem_again(record, problem).id
        assert verdict.cost.units == pytest.approx(problem.loss(verdict.chosen.deed))
        assert 1.0 > problem.mark(verdict.chosen.deed)
    assert found


def problem_again(record: Record, problem: Problem) -> Problem:
    """The same mistake, read from the game with other seats."""
    turned = record.turned(2)
    place = len(problem.record.actions)
    verdict = judge(tuple(turned.replay())[place], place, "own", Stop())
    dear = replace(verdict, cost=ChoiceValue(1.0, 0.0))
    again = own_problem(turned, dear)
    assert again is not None
    return again


@pytest.mark.skipif(not COMPILED, reason="judging wants the compiled search")
def test_only_known_costs_make_problems() -> None:
    """A choice that was only compared with a rule makes none."""
    record = a_game()
    step = tuple(record.replay())[20]
    verdict = judge(step, 20, "own", Stop())
    dear = replace(verdict, cost=ChoiceValue(1.0, 0.0), basis=Basis.RULE)
    assert own_problem(record, dear) is None
    assert own_problem(record, replace(dear, basis=Basis.LAYOUTS)) is not None


@pytest.mark.skipif(not COMPILED, reason="judging wants the compiled search")
def test_an_answer_is_valued_when_it_is_given() -> None:
    """An answer that was not examined is judged beside the best one, and takes its place."""
    record = a_game().rewound(5)
    legal = record.match().legal()
    assert legal is not None
    verdict = judge(tuple(a_game().replay())[5], 5, "1", Stop())
    answers, reasons = answers_of(verdict), (Reason(Motive.TAKES),)
    whole = Problem("one", record, legal.seat, answers, reasons, ProblemKind.FOLLOW)
    last = answers[-1].deed
    assert isinstance(last, CardSet)
    part = replace(whole, answers=answers[:-1])
    worse = PlayCard(legal.seat, next(iter(last)))
    valued = part.with_answer(worse, "1", Stop())
    assert len(answers) == len(valued.answers)
    assert valued.loss(last) == pytest.approx(whole.loss(last), abs=1e-6)
    # The reasons tell the best card from the one played; for the best card itself they stand.
    assert Motive.BETTER in {
        reason.motive for reason in valued.with_answer(worse, "1", Stop()).reasons
    }
    best = valued.best.deed
    assert isinstance(best, CardSet)
    assert valued.with_answer(PlayCard(legal.seat, next(iter(best))), "1", Stop()) is valued


def test_a_drawn_card_counts_as_a_call() -> None:
    """The problems and the archive agree on the kind of a move of Thirty-One."""
    kinds = defaultdict[type[Legal], set[str]](set)
    for step in random_steps(game_of("thirty_one").default, "kinds"):
        legal = step.before.legal()
        if legal is not None:
            verdict = verdict_by_rule(NO_CARDS, NO_CARDS, Where(1, 1, 0, legal.seat))
            kinds[type(legal)] |= {kind_of(step.before).value, reviewed_move(step, verdict).kind}
    assert {MayDraw: {"call"}, MayDiscard: {"discard"}} == kinds


def test_a_card_leads_follows_or_trumps() -> None:
    """The kind of a decision tells what may be played."""
    seen = set()
    for step in random_steps(VierscheRules(), "kinds"):
        legal, deal = step.before.legal(), step.before.deal
        if legal is None or deal is None or not isinstance(step.action, PlayCard):
            continue
        kind, order = kind_of(step.before), deal.order
        seen.add(kind)
        assert (kind is ProblemKind.LEAD) == (not deal.trick.cards)
        if kind is ProblemKind.TRUMP:
            led = order.suit_of(deal.trick.cards[0])
            assert legal.cards & order.trumps
            assert not deal.hands[legal.seat] & order.cards_of(led)
    assert {ProblemKind.LEAD, ProblemKind.FOLLOW, ProblemKind.TRUMP} <= seen
