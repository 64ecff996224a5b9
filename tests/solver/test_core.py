"""Features of the compiled solver only: its counts and its limits."""

from __future__ import annotations

import threading
from array import array
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from time import monotonic

import pytest

from reunion_desktop.engine.cards import CardSet, Suit
from reunion_desktop.games.reunion.rules import ReunionRules
from reunion_desktop.solver import plain, solve, trick_rules
from reunion_desktop.solver.solve import Allowance
from reunion_desktop.solver.tables import Extras, Position, TrickTables, cards_of, trick_tables
from tests.playing import TABLES
from tests.solver.endings import compiled, counted, deals, endings
from tests.solver.signature import SIGNATURE, signature
from tests.solver.test_other_games import GAMES
from tests.solver.test_other_games import asked as other_games

if solve.COMPILED:
    from reunion_desktop.solver import _core
    from reunion_desktop.solver.core_answers import ask

pytestmark = compiled


def perft(tables: TrickTables, position: Position, depth: int) -> int:
    """The number of card sequences of a given length, by the Python rules."""
    if not depth or position.over:
        return 1
    after = [
        trick_rules.play(tables, position, card)[0] for card in trick_rules.legal(tables, position)
    ]
    return sum(perft(tables, one, depth - 1) for one in after)


def same_sequences(tables: TrickTables, position: Position) -> None:
    """As many by the core as by the Python rules."""
    for depth in (1, 3, 6):
        found = ask(_core.perft, tables, position, [position.hands], depth, None, 0)
        assert perft(tables, position, depth) == found


@pytest.mark.parametrize("name", TABLES)
def test_sequences(name: str) -> None:
    """The number of card sequences equals that of the Python rules, which equals the engine's."""
    for tables, position in endings(TABLES[name], "perft", 4, 3):
        same_sequences(tables, position)


@pytest.mark.parametrize("game", GAMES)
def test_sequences_of_other_games(game: str) -> None:
    """So it does under the rules of other games, the first trick included."""
    for tables, position, _ in other_games(game, "partners", 6):
        same_sequences(tables, position)


def test_whole_deals() -> None:
    """At ten tricks the value is the best card's, and thresholds change exactly there."""
    for tables, position, seat in deals("whole", 8):
        solved = solve.solve(tables, position, seat)
        assert solved.complete
        value = (max if position.leader == seat else min)(solved.values.values())
        assert value == solve.value(tables, position, seat)
        assert solve.reaches(tables, position, seat, value)
        assert not solve.reaches(tables, position, seat, value + 1)
        need = value - 3
        reached = tuple([int(found >= need) for found in solved.values.values()])
        asked = solve.Query(tables, position, [position.hands], seat, need)
        assert (reached,) == solve.solve_layouts(asked).rows


@pytest.mark.parametrize("extras", ["fees", "points alone"])
def test_each_alone_is_never_worse(extras: str) -> None:
    """A player among three who play alone gets at least the value against two allies.

    The same play is possible, and no other play harms more than that of allies. If only points
    count, none is lost.
    """
    for tables, position in endings(TABLES["rhineland"], "theory", 6, 12, extras=extras == "fees"):
        alone = [solve.solve(tables, position, seat).values for seat in range(3)]
        points = sum(tables.points[card] for hand in position.hands for card in cards_of(hand))
        points += tables.last_trick + sum(tables.points[card] for card in position.trick)
        for card, gains in solve.maxn(tables, position, (0, 0, 0)).values.items():
            assert all(gain >= alone[seat][card] for seat, gain in enumerate(gains))
            assert extras == "fees" or points == sum(gains)


def test_extras_of_whole_deals() -> None:
    """With fees the tuned search agrees with the one for any number of seats, at seven tricks."""
    fees = Extras(bower_gain=29, bower_loss=29, no_trick_loss=(58, 58, 58), no_trick_gain=29)
    rules = ReunionRules()
    for tables, position, seat in deals("fees", 6):
        hands = tuple([trimmed(hand, 7) for hand in position.hands])
        order = rules.order(Suit(tables.trump))
        priced = counted(tables, fees, (order.right_bower.index, order.left_bower.index))
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


def test_signature() -> None:
    """As many cards are played as when the search was last changed on purpose.

    After a change of the search run ``python -m tests.solver.signature``.
    """
    assert SIGNATURE.read_text(encoding="utf-8") == signature()


def test_limits() -> None:
    """A search with a limit ends within the next 1,024 cards or soon after its time."""
    ((tables, position, seat),) = deals("limit", 1)
    solved = solve.solve(tables, position, seat, Allowance(nodes=3000))
    assert (solved.complete, solved.values) == (False, {})
    assert 3000 <= solved.nodes < 3000 + 1024
    assert solve.value(tables, position, seat, Allowance(nodes=1)) is None
    for allowance in (Allowance(nodes=3000), Allowance(time_ms=5)):
        start = monotonic()
        assert not solve.maxn(tables, position, (0, 0, 0), allowance=allowance).complete
        assert monotonic() - start < 1


STOP_MS = 5
"""Milliseconds within which a search ends after a stop."""
TRIES = 6
"""Attempts: a busy machine may delay a thread, one good run is enough."""


@pytest.mark.parametrize("question", ["alone", "each alone"])
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
                    query = solve.Query(tables, position, many, seat, allowance=allowance)
                    return solve.solve_layouts(query).complete
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
            if took[-1] < STOP_MS:
                break
    assert min(took) < STOP_MS
    assert max(took) < 50 * STOP_MS


def test_set_stop_ends_at_the_first_look() -> None:
    """With the flag set beforehand a search plays one card and no more."""
    ((tables, position, seat),) = deals("stop", 1)
    allowance = Allowance(stop=memoryview(array("i", (1,))))
    assert solve.solve(tables, position, seat, allowance).nodes == 1


def test_two_threads() -> None:
    """Two searches at once answer as one after the other."""
    asked = [(tables, position, seat) for tables, position, seat in deals("threads", 4)]

    def answer(question: tuple[TrickTables, Position, int]) -> tuple[object, ...]:
        solved = solve.solve(*question)
        return solved.values, solved.nodes

    expected = [answer(question) for question in asked]
    with ThreadPoolExecutor(2) as pool:
        assert expected == list(pool.map(answer, asked))


def test_locked_card_is_never_led() -> None:
    """A locked card is worth nothing yet: it is not among the answers."""
    ((tables, _, _),) = deals("locked", 1)
    hands = tuple([CardSet.parse(text).bits for text in ("C7 C8", "D7 D8", "H7 H8")])
    position = Position(hands, 0, (), 0, 1, 1)
    assert list(solve.solve(tables, position, 0).values) == [2]
