"""The worked examples of golden.json, and how one of their deals is played.

The examples were made and checked by tests/plain, which never imports the program.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from reunion_desktop.engine.actions import DealCards, Discard, PlayCard
from reunion_desktop.engine.cards import NO_CARDS, Card, CardSet
from reunion_desktop.engine.dealing.shuffle import deal_cards
from reunion_desktop.engine.events import DealScored, FeePaid, TrickTaken
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.phases import new_deal
from reunion_desktop.engine.scoring import Entry, Mark, Payment, ScoreLine
from reunion_desktop.engine.seats import Seating
from reunion_desktop.engine.state import DealState
from reunion_desktop.engine.trick_play import TrickPlay
from reunion_desktop.engine.tricks import TakenTrick, Trick
from reunion_desktop.games.reunion.rules import ReunionRules

Example: TypeAlias = Mapping[str, Any]
"""One entry of the file; what it holds is described at its head."""

GOLDEN: Example = json.loads((Path(__file__).parent / "golden.json").read_text(encoding="utf-8"))
BY_ID: dict[str, Example] = {example["id"]: example for example in GOLDEN["examples"]}

CARD_KINDS = {"pack", "order", "legal", "trick", "discards", "deal", "again", "table", "shuffle"}
"""Kinds about cards, tried in test_worked_cards.py."""

SHEET_KINDS = {"count", "band", "settlement", "game", "session"}
"""Kinds about what is written and paid, tried in test_worked_sheets.py."""


def of_kind(kind: str) -> pytest.MarkDecorator:
    """A test of each example of a kind."""
    assert kind in CARD_KINDS | SHEET_KINDS
    found = [example for example in GOLDEN["examples"] if example["kind"] == kind]
    assert found
    return pytest.mark.parametrize("example", found, ids=[example["id"] for example in found])


def rules_of(example: Example) -> ReunionRules:
    """The default rules with the options of the example."""
    return ReunionRules().changed(example.get("rules", {}))


def cards(texts: Sequence[str]) -> tuple[Card, ...]:
    """Cards from their texts."""
    return tuple(Card.parse(text) for text in texts)


def texts(some: CardSet | Sequence[Card]) -> list[str]:
    """Cards as texts."""
    return [str(card) for card in some]


def paid(payments: Sequence[Payment]) -> list[dict[str, object]]:
    """Payments as the file writes them."""
    return [
        {"from": one.payer, "to": one.payee, "units": one.units, "why": one.why.value}
        for one in payments
    ]


def cells(line: ScoreLine) -> list[dict[str, object]]:
    """A row of the sheet as the file writes it."""
    return [{"points": entry.points, "mark": entry.mark.value} for entry in line.sheet]


def counted(expected: Example) -> list[object]:
    """The points, sum, sheet and payments that an example expects."""
    return [expected[key] for key in ("points", "sum", "sheet", "payments")]


def written(line: ScoreLine) -> list[object]:
    """The same of a score line."""
    return [list(line.points), sum(line.points), cells(line), paid(line.payments)]


def empty_deal(rules: ReunionRules, number: int = 1, dealer: int = 0) -> DealState:
    """A deal with hearts trumps, its hands of no concern."""
    dealt = DealCards(number, dealer, 0, (NO_CARDS,) * 3, (), Card.parse("H7"))
    return new_deal(rules, dealt, TrickPlay())


def ended(deal: DealState, tricks: Sequence[int], won: Sequence[int], away: CardSet) -> DealState:
    """The deal at its end, with some tricks and points by seat, and some discards."""
    taken = tuple(
        TakenTrick(Trick(Seating(3).round(seat)), seat, 0)
        for seat in range(3)
        for _ in range(tricks[seat])
    )
    return replace(deal, laid_away=away, taken=taken, points=tuple(won), phase=None)


def plain_lines(*rows: Sequence[int]) -> tuple[ScoreLine, ...]:
    """Lines of points without fees; those after the third are play-offs."""
    entries = (Entry(0, Mark.PLAIN),) * 3
    return tuple(
        ScoreLine(number, (number - 1) % 3, tuple(row), (4, 3, 3), (), entries, number > 3)
        for number, row in enumerate(rows, start=1)
    )


def play(
    example: Example, match: MatchState
) -> tuple[MatchState, list[TrickTaken | FeePaid | DealScored]]:
    """The match after the deal of an example, with its events."""
    dealt = deal_cards(
        match.rules, cards(example["pack"]), 0, len(match.lines) + 1, example["dealer"]
    )
    match, _ = advance(match, dealt)
    discard = Discard(example["dealer"], CardSet.of(cards(example["discards"])))
    match, _ = advance(match, discard)
    told: list[TrickTaken | FeePaid | DealScored] = []
    for card in (card for trick in example["plays"] for card in cards(trick)):
        seat = match.to_act()
        assert seat is not None
        match, events = advance(match, PlayCard(seat, card))
        told += [event for event in events if isinstance(event, TrickTaken | FeePaid | DealScored)]
    return match, told
