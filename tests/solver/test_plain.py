"""The plain search, by which the compiled one is measured."""

from __future__ import annotations

from array import array

import pytest

from reunion_desktop.engine.actions import PlayCard
from reunion_desktop.engine.cards import Card, CardSet, Suit
from reunion_desktop.engine.legal import MayPlay
from reunion_desktop.engine.scoring import Why
from reunion_desktop.engine.state import DealState
from reunion_desktop.games.reunion.options import AFTER_TRICK, reunion, turned_card
from reunion_desktop.games.reunion.rules import ReunionRules
from reunion_desktop.solver import plain_answers
from reunion_desktop.solver.answers import Allowance, Query, WholeLayouts
from reunion_desktop.solver.plain import AloneSearch, MaxnSearch, rivals
from reunion_desktop.solver.tables import NO_CARD, Extras, Position, TrickTables, trick_tables
from reunion_desktop.solver.trick_rules import legal, play
from tests.playing import TABLES, random_steps
from tests.solver.endings import deals, endings

FEES = Extras(bower_gain=1, bower_loss=1, no_trick_loss=(2, 2, 2), no_trick_gain=1)
"""The fees of Réunion as units, with the points of the cards left out."""


def flattened(deal: DealState) -> Position:
    """Where a deal stands, as numbers."""
    locked, waiting = NO_CARD, AFTER_TRICK - len(deal.taken)
    if reunion(deal.rules).turn_up_pickup == "after_trick2_locked" and waiting > 0:
        locked = turned_card(deal).index
    return Position(
        tuple([hand.bits for hand in deal.hands]),
        deal.trick.leader,
        tuple([card.index for card in deal.trick.cards]),
        sum(1 << seat for seat in {taken.winner for taken in deal.taken}),
        locked,
        waiting if locked != NO_CARD else 0,
    )


@pytest.mark.parametrize("name", TABLES)
def test_play_is_the_engines(name: str) -> None:
    """In random games the solver has the engine's legal cards, winners, points and fees."""
    rules = TABLES[name]
    for step in random_steps(rules, "plain"):
        deal, after = step.before.deal, step.after.deal
        if not isinstance(step.action, PlayCard):
            continue
        assert deal is not None
        assert after is not None
        choice = step.before.legal()
        assert isinstance(choice, MayPlay)
        tables = trick_tables(deal.order, rules, extras=FEES)
        position = flattened(deal)
        assert [card.index for card in choice.cards] == legal(tables, position)
        moved, won, extra = play(tables, position, step.action.card.index)
        gains = tuple([b - a for a, b in zip(deal.points, after.points, strict=True)])
        assert gains == won
        if after.phase is not None:
            assert flattened(after) == moved
            fees = after.payments[len(deal.payments) :]
            expected = [0, 0, 0]
            for fee in fees:
                assert fee.why is Why.LEFT_BOWER
                expected[fee.payer] -= 1
                expected[fee.payee] += 1
            if rules.left_bower_fee:
                assert tuple(expected) == extra


def brute(tables: TrickTables, position: Position, side: int) -> int:
    """The gain of a side by the definition alone: every line to its end."""
    if position.over:
        return 0
    values = []
    for card in legal(tables, position):
        after, won, extra = play(tables, position, card)
        gained = sum(
            won[seat] + extra[seat] for seat, mine in enumerate(tables.sides) if mine == side
        )
        values.append(gained + brute(tables, after, side))
    return max(values) if tables.sides[position.to_move] == side else min(values)


@pytest.mark.parametrize("name", TABLES)
def test_alone_by_definition(name: str) -> None:
    """Memory, window and equal cards change no value."""
    for tables, position in endings(TABLES[name], "brute", 3, 12):
        for side in range(3):
            assert brute(tables, position, side) == AloneSearch(tables, side).value(position)


def brute_maxn(tables: TrickTables, position: Position, standing: list[int]) -> tuple[int, ...]:
    """Max^n for single seats by its definition, exhaustively."""
    if position.over:
        return (0, 0, 0)
    seat = position.to_move
    first, second = rivals(standing, seat)
    found = []
    for card in legal(tables, position):
        after, won, extra = play(tables, position, card)
        rest = brute_maxn(tables, after, standing)
        found.append(tuple([a + b + c for a, b, c in zip(won, extra, rest, strict=True)]))
    return max(found, key=lambda worth: (worth[seat], -worth[first], -worth[second]))


@pytest.mark.parametrize("name", TABLES)
def test_maxn_by_definition(name: str) -> None:
    """Memory and equal cards change no value, the rule for ties included."""
    for number, (tables, position) in enumerate(endings(TABLES[name], "maxn", 3, 8)):
        standing = [number % 3, number % 2, number % 5]
        expected = brute_maxn(tables, position, standing)
        assert expected == MaxnSearch(tables, standing).value(position)


def test_leader_is_brought_down() -> None:
    """Of two cards with the same value the mover plays the one that hurts the leader.

    Spades are trumps, and nobody has one. The seven of hearts brings seat 1 both aces (seat 2 keeps
    the eight of clubs for the last trick), the seven of diamonds seat 2 everything.
    """
    tables = trick_tables(ReunionRules().order(Suit.SPADES), ReunionRules())
    hands = tuple([CardSet.parse(text).bits for text in ("D7 H7", "C7 HA", "C8 DA")])
    position = Position(hands, 0)
    values = MaxnSearch(tables, (0, 0, 0)).card_values(position)
    diamonds, hearts = Card.parse("D7").index, Card.parse("H7").index
    assert {diamonds: (0, 0, 32), hearts: (0, 22, 10)} == values
    assert MaxnSearch(tables, (0, 9, 5)).value(position) == (0, 0, 32)
    assert MaxnSearch(tables, (0, 5, 9)).value(position) == (0, 22, 10)
    assert MaxnSearch(tables, (9, 5, 5)).value(position) == (0, 0, 32)


@pytest.mark.parametrize(
    ("standing", "seat", "order"),
    [
        ((0, 5, 9), 0, [2, 1]),
        ((0, 5, 5), 0, [1, 2]),
        ((5, 0, 5), 1, [2, 0]),
        ((9, 5, 0), 0, [1, 2]),
    ],
)
def test_order_of_rivals(standing: tuple[int, ...], seat: int, order: list[int]) -> None:
    """Rivals in order of their lead; tied ones in order of play."""
    assert order == rivals(standing, seat)


@pytest.mark.parametrize(
    "allowed",
    [Allowance(nodes=1), Allowance(time_ms=1), Allowance(stop=memoryview(array("i", (1,))))],
)
def test_allowance_ends_a_search(allowed: Allowance) -> None:
    """The search ends with its cards, its time, or the flag, at its first check."""
    ((tables, position, _),) = deals("long", 1)
    for need in (None, 40):
        asked = Query(tables, position, [position.hands], 0, need, allowed)
        assert plain_answers.whole_layouts(asked) == WholeLayouts((), 1024, complete=False)
        layouts = plain_answers.solve_layouts(asked)
        assert (layouts.rows, layouts.complete) == ((), False)
    assert not plain_answers.maxn(tables, position, (0, 0, 0), allowance=allowed).complete
