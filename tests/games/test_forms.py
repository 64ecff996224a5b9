"""Deals entered by hand: the form writes the very sheet that the played game has.

What a scorer would enter is taken from the deals of random games: the points of all players but
one, who captured the left bower, who declared, how many tricks were taken.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest

from reunion_desktop.engine.actions import EnterDeal
from reunion_desktop.engine.contract import Goal
from reunion_desktop.engine.deal_form import Answers, DealForm
from reunion_desktop.engine.events import DealScored
from reunion_desktop.engine.game import GameRules, IllegalAction, MatchState, advance
from reunion_desktop.engine.scoring import Answer, GameSheet, ScoreLine, ScoreSheet, Settlement, Why
from reunion_desktop.engine.sheet import Row, Shown
from reunion_desktop.engine.state import DealState
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.games.skat.options import PUSH, skat
from reunion_desktop.games.skat.options.orders import matadors
from reunion_desktop.games.skat.values import agreed, dealt_to_declarer, result
from reunion_desktop.games.viersche.deal import claim_holds
from reunion_desktop.games.viersche.options import viersche
from tests.games.all_games import TABLES, games

GAMES = int(os.environ.get("REUNION_DESKTOP_GAMES_EACH", "6"))
"""Games of each table."""

Told = dict[str, Answer]
Form = DealForm[Any]


def of_reunion(form: Form, line: ScoreLine, _deal: DealState) -> Told:
    """Points of all but one; who took no trick; the left bower; the Staubaus."""
    seats = sorted(form.plan.seats)
    void = sum(line.points) != form.total  # type: ignore[attr-defined] # of Réunion's form.
    told: Told = {f"points.{seat}": line.points[seat] for seat in seats[: None if void else -1]}
    for payment in line.payments:
        if payment.why is Why.LEFT_BOWER:
            told |= {"bower_by": payment.payee, "bower_from": payment.payer}
        elif payment.why is Why.STAUBAUS:
            won = len({each.payee for each in line.payments if each.why is Why.STAUBAUS}) == 1
            caller = payment.payee if won else payment.payer
            told |= {"staubaus": caller, "staubaus_end": "won" if won else "lost"}
    for question in form.questions(form.completed(told)):
        if question.key == "trickless":
            told["trickless"] = tuple(seat for seat in question.seats if not line.tricks[seat])
    return told


def of_viersche(form: Form, line: ScoreLine, deal: DealState) -> Told:
    """Points of one side, and how a second deal ended."""
    rules, told = viersche(form.rules), Told()
    made = [deal.points_of(side) for side in (0, 1)]
    if deal.contract.targets:
        won = next(side for side in (0, 1) if line.sheet[side].points)
        marched = 9 in (deal.tricks_of(0), deal.tricks_of(1))
        if rules.reached == "automatic":
            told["ended"] = f"reached_{won}"
        elif any(deal.hands) and deal.calls:
            held, side = claim_holds(deal), deal.sides.of[deal.calls[-1].seat]
            told["ended"] = f"called_{side}" if held else f"false_{side}"
        else:
            told["ended"] = "to_the_end"
        if not marched:
            told |= {"first": won, "last_trick": won}
    given = (0, 1) if told.get("ended", "to_the_end") != "to_the_end" else (0,)
    told |= {f"points.{side}": made[side] for side in given}
    if max(made) == sum(made):
        told["march"] = "yes" if 9 in (deal.tricks_of(0), deal.tricks_of(1)) else "no"
    return told


def of_makers(_form: Form, line: ScoreLine, deal: DealState) -> Told:
    """The makers, their tricks, cards sent away; no trumps."""
    if not line.played:
        return {"no_trumps": "yes"}
    side = deal.sides.of[deal.contract.declared_by]
    away = deal.contract.goal is Goal.ALL_TRICKS
    return {"makers": side, "tricks": deal.tricks_of(side), "away": "yes" if away else "no"}


def of_hindersche(form: Form, line: ScoreLine, _deal: DealState) -> Told:
    """Points of all who play, of four but the last; a march."""
    if not line.played:
        return {"redealt": "yes"}
    seats = sorted(form.plan.seats)
    told: Told = {
        f"points.{seat}": line.points[seat] for seat in (seats[:3] if len(seats) == 4 else seats)
    }
    return told | {"march": "yes" if 9 in line.tricks else "no"}


def of_skat(form: Form, line: ScoreLine, deal: DealState) -> Told:
    """The game, its declarer, bid, matadors and levels, and the points; or those of Ramsch."""
    told, contract = line.outcome, deal.contract
    if told is None or contract.goal is Goal.NOTHING:
        return {"game": "passed_in"}
    seats = sorted(form.plan.seats)
    if told.key == "ramsch":
        last = deal.taken[-1].winner
        pushes = sum(said.call == PUSH for said in deal.calls)
        trickless = tuple(seat for seat in seats if not deal.tricks[seat])
        ramsch: Told = {f"points.{seat}": line.points[seat] for seat in seats}
        return ramsch | {
            "game": "ramsch", "pushes": pushes, "trickless": trickless, "last_taker": last
        }  # fmt: skip
    game, won = str(told["game"]), bool(told["won"])
    levels = [name for name in ("schneider", "schwarz") if told[f"{name}_announced"]]
    announced = "ouvert" if told["ouvert"] else [*levels, "none"][-2 if levels else -1]
    seat = contract.declared_by
    # A game that ended early counts as one with the points that were agreed.
    finals = [(line.points[seat], deal.tricks[seat]), *agreed(deal)]
    right = [one for one in finals if result_of(deal, one) == told["score"]]
    points, tricks = (right or finals)[0]
    run = int(told["matadors"])
    return {
        "game": game,
        "declarer": seat,
        "bid": contract.bid,
        "run": "with" if run > 0 else "without",
        "matadors": abs(run),
        "hand": "yes" if contract.hand else "no",
        "announced": announced,
        "ouvert": "yes" if told["ouvert"] else "no",
        "made": points,
        "all_tricks": "yes" if tricks in {0, 10} else "no",
        "null_end": "won" if won else "lost",
        "charged": int(told["value"]),
        "kontra": ("none", "kontra", "re")[int(told["kontra"])],
    }


def of_thirty_one(form: Form, line: ScoreLine, deal: DealState) -> Told:
    """The knocker, the value of each hand, and the winners of the pot."""
    told = line.outcome
    assert told is not None
    assert deal.contract.seats
    seats, halves = sorted(form.plan.seats), int(told["halves"])
    values: Told = {f"value.{seat}": line.points[seat] for seat in seats}
    return values | {
        "knocker": int(told["knocker"]),
        "halves": tuple(seat for seat in seats if halves >> seat & 1),
        "pot_to": tuple(seat for seat in seats if line.sheet[seat].points),
    }


def result_of(deal: DealState, final: tuple[int, int]) -> int:
    """The score of a game with these points and tricks of the declarer."""
    rules, contract = skat(deal.rules), deal.contract
    run = 0 if deal.order.trump is None else matadors(dealt_to_declarer(deal), deal.order)
    return result(contract, run, *final, before_1999=rules.before_1999, times=contract.factor).score


TELLERS: dict[str, Callable[[Form, ScoreLine, DealState], Told]] = {
    "reunion": of_reunion,
    "ekart": of_reunion,
    "viersche": of_viersche,
    "bauer": of_makers,
    "hunsruecker": of_makers,
    "hindersche": of_hindersche,
    "skat": of_skat,
    "thirty_one": of_thirty_one,
}


def asked_only(form: Form, told: Told) -> Answers:
    """The answers to the questions that the form asks, with those that follow."""
    while True:
        filled = form.completed(told)
        keys = {question.key for question in form.questions(filled)}
        kept = {key: value for key, value in told.items() if key in keys}
        if kept == told:
            return filled
        told = kept


def ended(settlement: Settlement | None) -> object:
    """Winners, payments and chalk; points stand with one player of a side."""
    assert settlement is not None
    return settlement.winners, settlement.payments, settlement.chalk


def drawn(rules: GameRules, match: MatchState, lines: tuple[ScoreLine, ...]) -> list[object]:
    """Drawn and written parts of a game's sheet; meanings may tell tricks nobody counted."""
    sheet = rules.scoring.sheet(_session(rules, match, lines))
    return [
        (row.key, [(c.text, c.mark, c.dealer, c.ring, c.note) for c in row.cells])
        if isinstance(row, Row)
        else row
        for shown in (Shown.PAPER, Shown.TEXT)
        for row in sheet.lines(shown)
    ]


def _session(rules: GameRules, match: MatchState, lines: tuple[ScoreLine, ...]) -> ScoreSheet:
    game = GameSheet(match.first_dealer, rules.deals, lines, rules.settle(lines))
    return ScoreSheet(tuple("ABCDEF"[: rules.players]), (game,), rules.ledger)


@pytest.mark.parametrize(
    "table", [table for table, rules in TABLES.items() if rules.game in TELLERS]
)
def test_the_form_writes_the_sheet_of_the_played_game(table: str) -> None:
    """Entered by hand, a game has the same sheet and the same settlement as at the table."""
    rules = TABLES[table]
    for steps in games(table, GAMES):
        lines: tuple[ScoreLine, ...] = ()
        for step in steps:
            if len(step.after.lines) == len(step.before.lines):
                continue
            deal = step.after.deal
            assert deal is not None
            form = rules.form(lines, rules.plan(step.before.first_dealer, lines))
            assert form is not None
            told = TELLERS[rules.game](form, step.after.lines[-1], deal)
            answers = asked_only(form, told)
            assert form.fault(answers) is None, (told, answers)
            lines = (*lines, form.line(answers))
        last = steps[-1].after
        assert ended(rules.settle(lines)) == ended(last.settlement)
        assert drawn(rules, last, lines) == drawn(rules, last, last.lines)


def test_a_correction_counts_the_deals_after_it_again() -> None:
    """A corrected deal changes what follows; the sheet shows the old figure struck through."""
    match = MatchState(RHINELAND, 0)
    first, second = {"points.0": 60, "points.1": 90}, {"points.0": 50, "points.1": 60}
    for number, answers in enumerate((first, second), 1):
        match, _ = advance(match, EnterDeal(number, tuple(answers.items())))
    assert match.lines[0].points == (60, 90, 0)
    match, events = advance(match, EnterDeal(1, (("points.0", 70), ("points.1", 80))))
    assert events == (DealScored(match.lines[0], None),)
    assert [line.points for line in match.lines] == [(70, 80, 0), (50, 60, 40)]
    game = GameSheet(0, 3, match.lines, corrected=match.corrected)
    sheet = RHINELAND.scoring.written(ScoreSheet(("A", "B", "C"), (game,))).written
    rows = [row for row in sheet.lines(Shown.PAPER) if isinstance(row, Row) and row.deal]
    assert [[(c.text, c.former) for c in row.cells] for row in rows[:2]] == [
        [("70", ("60",)), ("80", ("90",)), ("", ())],
        [("50", ()), ("60", ()), ("40", ())],
    ]


def test_points_that_do_not_add_up_need_a_note() -> None:
    """A deal of 150 points is refused with another sum; a table that wants it writes a note."""
    start = MatchState(RHINELAND, 0)
    answers = (("points.0", 60), ("points.1", 60), ("points.2", 60))
    with pytest.raises(IllegalAction, match=r"deal 1 .*: the points add up to 180"):
        advance(start, EnterDeal(1, answers))
    match, _ = advance(start, EnterDeal(1, answers, "counted twice"))
    assert (match.lines[0].points, match.lines[0].note) == ((60, 60, 60), "counted twice")


def test_a_left_bower_was_captured_by_one_with_its_points() -> None:
    """Both bowers count twelve points each: who captured one has at least 24."""
    start = MatchState(RHINELAND, 0)
    answers = (("points.0", 20), ("points.1", 60), ("bower_by", 0), ("bower_from", 1))
    with pytest.raises(IllegalAction, match="captured the left bower"):
        advance(start, EnterDeal(1, answers))
