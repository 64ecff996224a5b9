"""Features of the compiled solver only: its counts, its limits, and bad input."""

from __future__ import annotations

import threading
from array import array
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from time import monotonic

import pytest

from reunion_desktop.engine.cards import CardSet, Suit
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.legal import MayPlay
from reunion_desktop.games.reunion.rules import ReunionRules
from reunion_desktop.solver import plain, solve, trick_rules
from reunion_desktop.solver.solve import Allowance
from reunion_desktop.solver.tables import Extras, Position, TrickTables, cards_of, trick_tables
from tests.playing import TABLES, random_steps
from tests.solver.endings import compiled, counted, deals, endings
from tests.solver.signature import SIGNATURE, signature
from tests.solver.test_plain import flattened

pytestmark = compiled


@pytest.mark.parametrize("name", TABLES)
def test_perft(name: str) -> None:
    """The number of card sequences equals that of the Python rules, which equals the engine's."""
    for tables, position in endings(TABLES[name], "perft", 4, 4):
        for depth in (1, 2, 4, 6):
            assert trick_rules.perft(tables, position, depth) == solve.perft(
                tables, position, depth
            )


def engines_perft(match: MatchState, depth: int) -> int:
    """The number of card sequences that the engine allows."""
    legal = match.legal()
    assert legal is not None
    if depth == 1:
        return len(legal.actions)
    after = [advance(match, action)[0] for action in legal.actions]
    return sum(engines_perft(one, depth - 1) for one in after)


@pytest.mark.parametrize("name", TABLES)
def test_perft_of_the_engine(name: str) -> None:
    """The core allows the sequences of cards that the engine allows, from the first trick on."""
    rules, asked = TABLES[name], 0
    for number, step in enumerate(random_steps(rules, "engine's perft")):
        match, deal = step.after, step.after.deal
        if number % 7 or deal is None or not isinstance(match.legal(), MayPlay):
            continue
        left = sum(len(hand) for hand in deal.hands)
        depth = min(left, 4 if left > 15 else 6)
        tables = trick_tables(deal.order, rules)
        counted = solve.perft(tables, flattened(deal), depth)
        assert engines_perft(match, depth) == counted
        asked += 1
    assert asked > 8


def test_windows_and_values_of_whole_deals() -> None:
    """At ten tricks the value is the best card's, and thresholds change exactly there."""
    for tables, position, seat in deals("whole", 12):
        solved = solve.solve(tables, position, seat)
        assert solved.complete
        leader = position.leader
        best = max if leader == seat else min
        value = best(solved.values.values())
        assert value == solve.value(tables, position, seat)
        assert solve.reaches(tables, position, seat, value)
        assert not solve.reaches(tables, position, seat, value + 1)
        need = value - 3
        reached = {card: int(found >= need) for card, found in solved.values.items()}
        assert reached == solve.threshold(tables, position, seat, need).values


@pytest.mark.parametrize("tricks", [4, 5, 6, 7])
@pytest.mark.parametrize("extras", [True, False])
def test_each_for_himself_is_never_worse(tricks: int, extras: bool) -> None:  # noqa: FBT001 - a parameter of pytest's.
    """A player among three who play alone gets at least the value against two allies.

    The same play is possible, and no other play harms more than that of allies. If only points
    count, none is lost.
    """
    rules = TABLES["rhineland"]
    for tables, position in endings(rules, "theory", tricks, 12, extras=extras):
        alone = [solve.solve(tables, position, seat).values for seat in range(3)]
        worth = solve.maxn(tables, position, (0, 0, 0)).values
        points = sum(tables.points[card] for hand in position.hands for card in cards_of(hand))
        points += tables.last_trick + sum(tables.points[card] for card in position.trick)
        for card, gains in worth.items():
            for seat, gain in enumerate(gains):
                assert gain >= alone[seat][card]
            if not extras:
                assert points == sum(gains)


def test_extras_of_whole_deals() -> None:
    """With fees the tuned search agrees with the one for any number of seats, at seven tricks."""
    fees = Extras(bower_gain=29, bower_loss=29, no_trick_loss=(58, 58, 58), no_trick_gain=29)
    rules = ReunionRules()
    for tables, position, seat in deals("fees", 6):
        hands = tuple([trimmed(hand, 7) for hand in position.hands])
        order = rules.order(Suit(tables.trump))
        pair = (order.right_bower.index, order.left_bower.index)
        priced = counted(tables, fees, pair)
        # Thirty-two points a card are more than the tuned search holds: the general one answers.
        raised = replace(priced, points=(32, *priced.points[1:]))
        ending = Position(hands, position.leader)
        assert not any(hand & 1 for hand in hands)
        expected = solve.solve(raised, ending, seat).values
        assert expected == solve.solve(priced, ending, seat).values


def test_worths_at_their_limits() -> None:
    """Every card at its maximum, every extra at its maximum, all for one seat."""
    most = Extras(bower_gain=4000, no_trick_gain=4000)
    rules = ReunionRules()
    tables = replace(
        trick_tables(rules.order(Suit.CLUBS), rules, extras=most),
        points=(31,) * 36,
        last_trick=4000,
    )
    texts = ("CJ CA CT CK CQ", "SJ D7 D8 D9 DT", "H7 H8 H9 HT HK")
    position = Position(tuple([CardSet.parse(text).bits for text in texts]), 0)
    assert 15 * 31 + 4 * 4000 == solve.value(tables, position, 0)
    assert 15 * 31 + 4 * 4000 == plain.AloneSearch(tables, 0).value(position)


def trimmed(hand: int, cards: int) -> int:
    """A hand without its first cards in the order of the pack."""
    while hand.bit_count() > cards:
        hand &= hand - 1
    return hand


def test_worlds_in_one_call() -> None:
    """Several determinizations in one call have the same values as single ones."""
    ((tables, position, _),) = deals("worlds", 1)
    mover, others = position.to_move, [seat for seat in range(3) if seat != position.to_move]
    swapped = list(position.hands)
    swapped[others[0]], swapped[others[1]] = swapped[others[1]], swapped[others[0]]
    worlds = [position.hands, tuple(swapped), position.hands]
    solved = solve.solve_worlds(tables, position, worlds, mover)
    assert solved.complete
    assert solved.rows[0] == solved.rows[2]
    for hands, row in zip(worlds, solved.rows, strict=True):
        alone = solve.solve(tables, Position(hands, position.leader), mover).values
        assert alone == dict(zip(solved.cards, row, strict=True))


def test_signature() -> None:
    """As many cards are played as when the search was last changed on purpose.

    After a change of the search run ``python -m tests.solver.signature``.
    """
    assert SIGNATURE.read_text(encoding="utf-8") == signature()


def test_limit_of_cards() -> None:
    """A search with a limit ends within the next 1,024 cards, and says that it is not complete."""
    ((tables, position, seat),) = deals("limit", 1)
    solved = solve.solve(tables, position, seat, Allowance(nodes=3000))
    assert not solved.complete
    assert 3000 <= solved.nodes < 3000 + 1024
    assert solve.value(tables, position, seat, Allowance(nodes=1)) is None
    worth = solve.maxn(tables, position, (0, 0, 0), allowance=Allowance(nodes=3000))
    assert not worth.complete


def test_limit_of_time() -> None:
    """A search that would take long ends with its time."""
    ((tables, position, _),) = deals("limit", 1)
    start = monotonic()
    worth = solve.maxn(tables, position, (0, 0, 0), allowance=Allowance(time_ms=5))
    assert not worth.complete
    assert monotonic() - start < 1


STOP_MS = 5
"""Milliseconds within which a search ends after a stop."""
TRIES = 6
"""Attempts: a busy machine may delay a thread, one good run is enough."""


@pytest.mark.parametrize("question", ["alone", "each for himself"])
def test_stop(question: str) -> None:
    """A flag set by another thread ends a search that would last for minutes, at once."""
    ((tables, position, seat),) = deals("stop", 1)
    took = []
    with ThreadPoolExecutor(1) as pool:
        for _ in range(TRIES):
            flag, begun = array("i", (0,)), threading.Event()

            def search(flag: array[int] = flag, begun: threading.Event = begun) -> bool:
                begun.set()
                allowance = Allowance(stop=memoryview(flag))
                if question == "alone":
                    many = [position.hands] * 5_000
                    return solve.solve_worlds(
                        tables, position, many, seat, allowance=allowance
                    ).complete
                utility = solve.UtilityTable.of(150, lambda *points: points)
                return solve.maxn(
                    tables, position, (0, 0, 0), utility=utility, allowance=allowance
                ).complete

            asked = pool.submit(search)
            begun.wait(10)
            assert not asked.done()
            threading.Event().wait(0.03)
            begin = monotonic()
            flag[0] = 1
            assert not asked.result(10)
            took.append((monotonic() - begin) * 1000)
    assert min(took) < STOP_MS
    assert max(took) < 50 * STOP_MS


def test_set_stop_ends_at_the_first_look() -> None:
    """With the flag set beforehand a search plays one card and no more."""
    ((tables, position, seat),) = deals("stop", 1)
    allowance = Allowance(stop=memoryview(array("i", (1,))))
    assert solve.solve(tables, position, seat, allowance).nodes == 1


def test_two_threads() -> None:
    """Two searches at once answer as one after the other."""
    asked = [(tables, position, seat) for tables, position, seat in deals("threads", 8)]

    def answer(question: tuple[TrickTables, Position, int]) -> tuple[object, ...]:
        solved = solve.solve(*question)
        return solved.values, solved.nodes

    expected = [answer(question) for question in asked]
    with ThreadPoolExecutor(2) as pool:
        assert expected == list(pool.map(answer, asked))


def test_playouts() -> None:
    """All points of a deal are shared out, and the same seed plays the same cards."""
    ((tables, position, _),) = deals("playouts", 1)
    points = solve.playouts(tables, position, 500, 1)
    stake = tables.last_trick + sum(
        points for card, points in enumerate(tables.points) if sum(position.hands) >> card & 1
    )
    assert 500 * stake == sum(points)
    assert points == solve.playouts(tables, position, 500, 1)
    assert points != solve.playouts(tables, position, 500, 2)


def test_playouts_are_fair() -> None:
    """Every legal card has the same probability: the mean agrees with the Python playouts."""
    ((tables, position, _),) = deals("fair", 1)
    many, few = 100_000, 2_000
    core = [points / many for points in solve.playouts(tables, position, many, 1)]
    slow = [points / few for points in trick_rules.playouts(tables, position, few, 1)]
    for one, other in zip(core, slow, strict=True):
        assert abs(one - other) < 3


def test_locked_card_is_never_led() -> None:
    """A locked card is worth nothing yet: it is not among the answers."""
    ((tables, _, _),) = deals("locked", 1)
    hands = tuple([CardSet.parse(text).bits for text in ("C7 C8", "D7 D8", "H7 H8")])
    position = Position(hands, 0, (), 0, 1, 1)
    assert list(solve.solve(tables, position, 0).values) == [2]
