"""The compiled solver agrees with the Python one under the rules of other trick games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from reunion_desktop.engine.cards import WHOLE_PACK, Card, CardSet, Suit
from reunion_desktop.engine.dealing.shuffle import Stream
from reunion_desktop.engine.seats import Sides
from reunion_desktop.games.reunion.rules import ReunionRules
from reunion_desktop.solver import plain, solve, trick_rules
from reunion_desktop.solver.tables import (
    LEAD,
    NO_TRUMP,
    Position,
    Rows,
    TrickTables,
    trick_tables,
)
from tests.solver.endings import compiled, follow_only
from tests.solver.test_agreement import agree
from tests.solver.test_plain import brute

pytestmark = compiled

NOT_COVERED = "What lies face down is not on the table, or there are no trumps"

SEATS = {
    "partners": ((0, 1, 0, 1), 3),
    "partners of six": ((0, 1, 0, 1, 0, 1), 2),
    "three pairs": ((0, 1, 2, 0, 1, 2), 2),
    "one against allies": ((0, 1, 1), 4),
    "each for himself": ((4, 1, 9), 3),
}
"""Who plays with whom, and how many tricks."""


def whole_suits(tables: TrickTables) -> list[int]:
    """The cards of each suit."""
    return [sum(1 << card for card, suit in enumerate(tables.suits) if suit == led) for led in Suit]


def follow_or_trump(tables: TrickTables) -> Rows:
    """Following rule: a player with the suit led follows or trumps."""
    return (*[((cards, cards | tables.trumps),) for cards in whole_suits(tables)], ())


def trumps_first(tables: TrickTables) -> Rows:
    """Following rule: everybody plays a trump while they have one, the leader too."""
    return (((tables.trumps, tables.trumps),),) * (LEAD + 1)


def trump_led(tables: TrickTables) -> Rows:
    """The lead is a trump; the others follow."""
    return (*follow_only(tables)[:LEAD], ((tables.trumps, tables.trumps),))


def three_duties(tables: TrickTables, rng: Stream) -> Rows:
    """Follow, else another suit or trumps, else trumps; perhaps the lead is one."""
    suits, trumps = whole_suits(tables), tables.trumps
    pairs = zip(suits, by_lot(rng, suits), strict=True)
    rows = [((one, one), (other, other | trumps), (trumps, trumps)) for one, other in pairs]
    return (*rows, ((trumps, trumps),) if rng.below(2) else ())


def by_lot(rng: Stream, numbers: Iterable[int]) -> list[int]:
    """The same numbers in another order."""
    found = list(numbers)
    for at in range(len(found) - 1, 0, -1):
        other = rng.below(at + 1)
        found[at], found[other] = found[other], found[at]
    return found


Change = Callable[[TrickTables, Stream], dict[str, Any]]

GAMES: dict[str, Change] = {
    "follow or trump": lambda tables, _: {"duties": follow_or_trump(tables)},
    "follow only": lambda tables, _: {"duties": follow_only(tables)},
    "follow, else trump": lambda _, rng: {"over_best": bool(rng.below(2))},
    "first trick of trumps": lambda tables, _: {
        "duties": follow_or_trump(tables),
        "opening": trumps_first(tables),
    },
    "first lead of trumps": lambda tables, _: {
        "duties": follow_only(tables),
        "opening": trump_led(tables),
        "points": (0,) * len(WHOLE_PACK),
        "trick_points": 1,
        "last_trick": 0,
    },
    "points a trick": lambda tables, rng: {
        "duties": follow_only(tables),
        "trick_points": 1 + rng.below(9),
    },
    "three duties": lambda tables, rng: {
        "duties": three_duties(tables, rng),
        "over_best": bool(rng.below(2)),
    },
    "no trumps": lambda tables, rng: {
        "trump": NO_TRUMP,
        "duties": follow_only(tables),
        "points": tables.points if rng.below(2) else (0,) * len(WHOLE_PACK),
    },
    "prizes": lambda tables, rng: {
        "prizes": tuple(prizes(tables, rng)),
        "duties": follow_or_trump(tables),
    },
    "a side without a trick": lambda tables, rng: {
        **trickless(tables, rng),
        "duties": follow_only(tables),
    },
}
"""What is not as at Réunion."""


def prizes(tables: TrickTables, rng: Stream) -> Iterator[tuple[int, int, int, int]]:
    """One to three, among the trumps and others."""
    cards = by_lot(rng, [card for card in range(36) if tables.trumps >> card & 1 or card % 3])
    for at in range(1 + rng.below(3)):
        yield cards[2 * at], cards[2 * at + 1], rng.below(40), rng.below(40)


def trickless(tables: TrickTables, rng: Stream) -> dict[str, Any]:
    """The cost for a side without a trick, or without points."""
    lost = {side: rng.below(40) for side in sorted(set(tables.sides))}
    return {
        "no_trick_loss": tuple([lost[side] for side in tables.sides]),
        "no_trick_gain": rng.below(30),
        "by_points": not rng.below(3),
    }


def asked(game: str, seats: str, count: int) -> Iterator[tuple[TrickTables, Position, Stream]]:
    """Endings of a game, some within a trick, some in its first."""
    sides, tricks = SEATS[seats]
    players = len(sides)
    for number in range(count):
        rng = Stream(f"{game} {seats}", 1, number)
        order = ReunionRules().order(Suit(rng.below(4)))
        base = trick_tables(order, ReunionRules(), Sides(sides))
        tables = replace(base, **GAMES[game](base, rng)) if game in GAMES else base
        cards = by_lot(rng, range(36))
        if rng.below(2):
            cards.sort(key=lambda card: -(base.trumps >> card & 1))
            cards[: players * tricks] = by_lot(rng, cards[: players * tricks])
        hands = tuple(
            [
                sum(1 << card for card in cards[seat * tricks : (seat + 1) * tricks])
                for seat in range(players)
            ]
        )
        position = Position(
            hands, rng.below(players), took=rng.below(1 << players), opening=not rng.below(2)
        )
        for _ in range(rng.below(players)):
            may = trick_rules.legal(tables, position)
            card = may[rng.below(len(may))]
            position = trick_rules.play(tables, position, card)[0]
            if position.opening and not tables.trumps >> card & 1 and tables.trump != NO_TRUMP:
                covered = position.covered | 1 << card
                position = replace(position, covered=covered if rng.below(2) else 0)
        yield tables, position, rng


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", SEATS)
def test_values(game: str, seats: str) -> None:
    """Exact values and what is reached are those of the plain search."""
    for tables, position, rng in asked(game, seats, 8):
        agree(tables, position, rng.below(tables.players), rng)


@pytest.mark.parametrize("game", GAMES)
def test_the_plain_search(game: str) -> None:
    """Memory, window and equal cards change no value of it."""
    for tables, position, rng in asked(game, "one against allies", 4):
        hands = tuple([hand & -hand | 1 << hand.bit_length() - 1 for hand in position.hands])
        if not position.trick:
            small, side = replace(position, hands=hands), rng.below(2)
            expected = brute(tables, small, side)
            assert expected == plain.AloneSearch(tables, side).value(small)


def test_layouts_in_one_call() -> None:
    """Results of one determinization do not affect the next."""
    for tables, position, _ in asked("follow or trump", "partners", 12):
        mover = position.to_move
        others = [seat for seat in range(4) if seat != mover and len(position.trick) < 2]
        layouts = [position.hands]
        for one, other in pairwise(others):
            swapped = list(position.hands)
            if swapped[one].bit_count() == swapped[other].bit_count():
                swapped[one], swapped[other] = swapped[other], swapped[one]
                layouts.append(tuple(swapped))
        layouts.append(position.hands)
        solved = solve.solve_layouts(solve.Query(tables, position, layouts, mover))
        for hands, row in zip(layouts, solved.rows, strict=True):
            alone = solve.solve(tables, replace(position, hands=hands), mover).values
            assert alone == dict(zip(solved.cards, row, strict=True))


def test_covered_lead_is_taken_by_a_trump_only() -> None:
    """A card led face down asks for trumps, is beaten by any, and by no other card."""
    order = ReunionRules().order(Suit.SPADES)
    tables = trick_tables(order, ReunionRules(), Sides.partners(4))
    king, ace, seven = (Card.parse(text).index for text in ("HK", "HA", "S7"))
    hands = tuple([CardSet.parse(text).bits for text in ("C7", "C8 HA", "S7 H9", "S8 H8")])
    covered = Position(hands, 0, (king,), covered=1 << king)
    assert [Card.parse("C8").index, ace] == trick_rules.legal(tables, covered)
    assert not trick_rules.takes(tables, covered, ace)
    after = trick_rules.play(tables, covered, ace)[0]
    assert [seven] == trick_rules.legal(tables, after)
    assert trick_rules.takes(tables, after, seven)

    face_up = replace(covered, covered=0)
    assert [ace] == trick_rules.legal(tables, face_up)
    assert trick_rules.takes(tables, face_up, ace)


@pytest.mark.parametrize("covered", [1 << 5, -1, 2**40, 10**30])
def test_what_cannot_lie_face_down(covered: int) -> None:
    """A face-down card must be on the table, and there must be a trump suit."""
    tables, position, _ = next(one for one in asked("follow only", "partners", 20) if one[1].trick)
    with pytest.raises(ValueError, match=NOT_COVERED):
        solve.value(tables, replace(position, covered=covered & ~(1 << position.trick[0])), 0)
    spoilt = replace(position, covered=1 << position.trick[0])
    assert solve.value(tables, spoilt, 0) is not None
    with pytest.raises(ValueError, match=NOT_COVERED):
        solve.value(replace(tables, trump=NO_TRUMP), spoilt, 0)


@pytest.mark.parametrize("limit", ["prizes", "duties", "opening"])
def test_each_alone_has_limits(limit: str) -> None:
    """The search for three single seats supports one prize, two following rules, no first trick."""
    found = asked("each", "each for himself", 40)
    tables, position, _ = next(one for one in found if one[1].opening and not one[1].trick)
    (suit, *_) = whole_suits(tables)
    changes: dict[str, Any] = {
        "prizes": ((1, 2, 1, 1), (2, 1, 1, 1)),
        "duties": (*follow_only(tables)[:LEAD], ((suit, suit),)),
        "opening": ((), (), (), (), ()),
    }
    assert solve.maxn(tables, position, (0, 0, 0)).complete
    beyond = replace(tables, **{limit: changes[limit]})
    with pytest.raises(ValueError, match="whose points the table holds"):
        solve.maxn(beyond, position, (0, 0, 0))
    assert solve.value(beyond, position, 0) is not None
