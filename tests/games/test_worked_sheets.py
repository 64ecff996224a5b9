"""Every worked example about what is written and paid, run through the engine."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

from reunion_desktop.engine.cards import PACK, Card, CardSet, Rank
from reunion_desktop.engine.game import MatchState
from reunion_desktop.engine.scoring import (
    GameSheet,
    ScoreLine,
    ScoreSheet,
    Settlement,
    Why,
    net,
)
from reunion_desktop.engine.seats import Seating
from reunion_desktop.engine.state import DealState
from reunion_desktop.engine.tricks import Trick
from reunion_desktop.games.reunion.deal import BOWERS
from reunion_desktop.games.reunion.rules import PRESETS, ReunionRules
from tests.games.golden import (
    BY_ID,
    Example,
    cells,
    counted,
    empty_deal,
    ended,
    of_kind,
    paid,
    plain_lines,
    play,
    rules_of,
    written,
)

REUNIONS = (Why.LEFT_BOWER, Why.NO_TRICK, Why.GAME)
"""What is paid for at Réunion."""


def worth(points: int, rules: ReunionRules, deal: DealState) -> CardSet:
    """Two legal discards with some number of points."""
    return next(
        CardSet.of(pair)
        for pair in combinations(PACK, 2)
        if points == rules.count(pair, deal.order)
        and not any(card.rank in {Rank.ACE, Rank.JACK} for card in pair)
    )


def line_of(example: Example, rules: ReunionRules, lines: tuple[ScoreLine, ...]) -> ScoreLine:
    """The score line of a deal given only by points, tricks, discards and bowers."""
    deal = empty_deal(rules, len(lines) + 1, example["dealer"])
    fee = None
    if example["bowers"]:
        loser, taker = example["bowers"]
        lies = [Card.parse("C7")] * 3
        lies[0], lies[(taker - loser) % 3] = Card.parse("DJ"), Card.parse("HJ")
        fee = BOWERS.fee(deal, Trick(Seating(3).round(loser), tuple(lies)), taker)
    away = worth(example["discards"], rules, deal)
    over = ended(deal, example["tricks"], example["won"], away)
    return rules.score(lines, replace(over, payments=(fee,) if fee else ()))


@of_kind("count")
def test_count(example: Example) -> None:
    """Entries and payments of a deal by its result."""
    assert counted(example["expect"]) == written(line_of(example, rules_of(example), ()))


@of_kind("band")
def test_band(example: Example) -> None:
    """A loser's payment by the total, as each publication has it."""
    found = {preset: rules.due(example["total"]) for preset, rules in PRESETS.items()}
    assert example["expect"] == found


def settled(example: Example) -> tuple[tuple[ScoreLine, ...], Settlement]:
    """The lines of a game with the totals of an example, and its settlement."""
    rules = rules_of(example)
    part = [total // 3 for total in example["totals"]]
    rows = [part, part, [total - 2 * (total // 3) for total in example["totals"]]]
    rows += example.get("playoffs", [])
    lines = plain_lines(*rows)
    for count in range(2, len(lines)):
        assert rules.settle(lines[:count]) is None
    settlement = rules.settle(lines)
    assert settlement is not None
    return lines, settlement


@of_kind("settlement")
def test_settlement(example: Example) -> None:
    """Winners and payments of a game, with all kinds of ties."""
    _, settlement = settled(example)
    expected, totals = example["expect"], example["totals"]
    # If a tie has no winner, the engine still names those who share the highest total.
    tied = [seat for seat in range(3) if totals[seat] == max(totals)]
    assert (expected["winners"] or tied) == list(settlement.winners)
    assert totals == list(settlement.totals)
    assert expected["payments"] == paid(settlement.payments)
    assert expected["balance"] == list(net(settlement.payments, 3))


def game_of(example: Example) -> GameSheet:
    """The sheet of a game given as a settlement or as its deals."""
    if example["kind"] == "settlement":
        lines, settlement = settled(example)
        return GameSheet(0, 3, lines, settlement)
    rules = rules_of(example)
    first = BY_ID.get(example["deals"][0].get("example", ""), example["deals"][0])["dealer"]
    match = MatchState(rules, first)
    for deal in example["deals"]:
        if "example" in deal:
            match, _ = play(BY_ID[deal["example"]], match)
        else:
            lines = (*match.lines, line_of(deal, rules, match.lines))
            match = MatchState(rules, first, lines, None, rules.settle(lines))
    assert match.settlement is not None
    return GameSheet(first, rules.deals, match.lines, match.settlement)


@of_kind("game")
def test_game(example: Example) -> None:
    """A whole game on the sheet: rows, totals, settlement, units by reason, both ledgers."""
    sheet, expected = game_of(example), example["expect"]
    rows = [{"dealer": line.dealer, "cells": cells(line)} for line in sheet.lines]
    assert expected["rows"] == rows
    assert expected["totals"] == list(sheet.totals)
    assert expected["check"] == sheet.check
    assert sheet.settlement is not None
    assert expected["winners"] == list(sheet.settlement.winners)
    assert expected["payments"] == paid(sheet.settlement.payments)
    units = {why.value: list(net(sheet.payments(why), 3)) for why in REUNIONS}
    assert expected["units"] == units
    assert expected["balance"] == list(sheet.balance)
    assert expected["gross"] == list(sheet.receipts)


@of_kind("session")
def test_session(example: Example) -> None:
    """Several games: what each seat has, what it has received, and who leads by either."""
    games = tuple(game_of(BY_ID[game["example"]]) for game in example["games"])
    session, expected = ScoreSheet(("E", "M", "H"), games), example["expect"]
    assert expected["balance"] == list(session.balance)
    assert expected["gross"] == list(session.receipts)
    assert expected["by_balance"][:1] == list(session.leaders)
    by_gross = ScoreSheet(("E", "M", "H"), games, "receipts", "gross")
    assert expected["by_gross"][:1] == list(by_gross.leaders)
