"""Random valid queries to a compiled value network with random weights."""

from __future__ import annotations

import sys
from array import array
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations
from random import Random
from struct import pack
from typing import Any

from reunion_desktop.solver.core_available import COMPILED
from reunion_desktop.solver.tables import CARDS, NO_CARD, TrickTables, cards_of
from reunion_desktop.value_net.deal_history import DealProgress, History, follow, lay, legal
from reunion_desktop.value_net.inputs import discard_inputs_of, inputs_of
from reunion_desktop.value_net.public_facts import PublicFacts
from reunion_desktop.value_net.weights import MAGIC
from tests.solver.calls_by_lot import ROOM, Asked, tables_by_lot

if COMPILED:
    from reunion_desktop.solver import _core

LONGEST = 12
"""Cards of a suit, and tricks, that the network's inputs allow."""


@cache
def wild_judge(players: int, cards: int) -> bytes:
    """A network file whose first sums overflow, and whose others just do not."""
    dice = Random(f"{players} {cards}")

    def layers(told: int, inner: int, second: int, answers: int) -> bytes:
        wild = array("h")
        wild.frombytes(dice.randbytes(2 * (told + 1) * inner))
        most = 2**31 // (2048 * inner) - 2
        middle = array("h", dice.choices((-most, -1, 0, 1, most), k=inner * second))
        begins = array("i", dice.choices((-(2**20), 0, 2**20), k=second))
        last = array("h", dice.choices(range(-9999, 10000), k=second * answers))
        end = array("i", dice.choices((-(2**30), 0, 2**30), k=answers))
        if sys.byteorder == "big":
            for numbers in (middle, begins, last, end):
                numbers.byteswap()
        return b"".join(numbers.tobytes() for numbers in (wild, middle, begins, last, end))

    sizes = (inputs_of(players, cards), 256, 64, cards, discard_inputs_of(cards), 128, 32, 1)
    head = MAGIC + pack("<10i", players, cards, *sizes)
    return head + layers(*sizes[:4]) + layers(*sizes[4:])


@cache
def _judge(players: int, cards: int) -> object:
    return _core.judge(wild_judge(players, cards))


@dataclass(frozen=True, slots=True)
class _Deal:
    """The state of a deal in one determinization."""

    ground: PublicFacts
    history: History
    course: DealProgress
    hands: list[int]
    away: int
    to_lay_away: int = 0
    """Number of cards that the dealer is to discard."""


def judge_call(dice: Random) -> Asked:
    """A question about a deal that may come about."""
    function = dice.choice(
        ("judge", "ground", "worths", "discard_worths", "believe", "play_out", "play_out")
    )
    players = 3 if function == "play_out" else dice.choice((3, 3, 3, 2, 4))
    deal = _deal(dice, players, dice.choice((12, 12, 20, 32)), function)
    ground, cards = deal.ground, deal.ground.pack.bit_count()
    if function == "judge":
        return Asked(function, {"file": wild_judge(players, cards)}, 0)
    if function == "ground":
        return Asked(function, {"tables": ground.tables.packed, "told": ground.packed}, 0)
    told: dict[str, Any] = {
        "judge": _judge(players, cards),
        "ground": _core.ground(ground.tables.packed, ground.packed),
    }
    if function == "discard_worths":
        hand = deal.hands[ground.dealer]
        pairs = [1 << one | 1 << other for one, other in combinations(cards_of(hand), 2)]
        told |= {"hand": hand, "choices": array("Q", pairs)}
        return Asked(function, told, 0)
    told |= {"leader": deal.history.first_leader, "history": bytes(deal.history.cards)}
    if function == "worths":
        mover = deal.course.mover
        away = deal.away if mover == ground.dealer else 0
        return Asked(function, told | {"hand": deal.hands[mover], "away": away}, 0)
    worlds = dice.choice((1, 1, 2, 5))
    world = [*deal.hands, deal.away]
    told["worlds"] = array("Q", world * worlds)
    stop = dice.choice((None, None, memoryview(array("i", (0,)))))
    if function == "believe":
        told |= _belief(dice, players) | {"stop": stop}
        width, large = 1, False
    else:
        asked = _playouts(dice, deal, worlds)
        width, large = 3 * len(asked["choices"]), max(map(int.bit_count, deal.hands)) > 4
        nodes = 500 if large else dice.choice((0, 1, 1024))
        told |= asked | {"stop": stop, "nodes": nodes}
        told |= {"time_ms": dice.choice((0, 0, 1, 2**62, 2**63 - 1))}
    more = dice.choice((0, 0, 1, 50))
    told["out"] = array("i", (ROOM,)) * (worlds * width + more)
    return Asked(function, told, worlds, large=large, width=width)


def _deal(dice: Random, players: int, cards: int, function: str) -> _Deal:
    tables = tables_by_lot(dice, players, tuned=True)
    tables = replace(tables, last_trick=min(tables.last_trick, 10))
    used = _pack(dice, tables, cards)
    away = dice.choice((0, 2))
    tricks = dice.randrange(2, min((len(used) - away) // players, LONGEST) + 1)
    locked = dice.choice((0, 0, *range(min(tricks, 3))))
    turned = dice.choice(used) if locked or dice.randrange(3) else NO_CARD
    house, voids, dealer = dice.randrange(256), dice.random() < 0.5, dice.randrange(players)
    bits = sum(1 << card for card in used)
    ground = PublicFacts(tables, bits, dealer, turned, house, voids, locked)
    dealt = iter(dice.sample(used, len(used)))
    hands = [sum(1 << next(dealt) for _ in range(tricks)) for _ in range(players)]
    laid = sum(1 << next(dealt) for _ in range(away))
    history = History(dice.randrange(players))
    course = follow(ground, history)
    if laid and function == "play_out" and not dice.randrange(4):
        hands[dealer] |= laid
        return _Deal(ground, history, course, hands, 0, 2)
    for _ in range(dice.randrange(players * tricks)):
        card = dice.choice(legal(ground, course, hands[course.mover]))
        hands[course.mover] &= ~(1 << card)
        course = lay(ground, course, card)
        history = History(history.first_leader, (*history.cards, card))
    return _Deal(ground, history, course, hands, laid)


def _pack(dice: Random, tables: TrickTables, cards: int) -> list[int]:
    """A pack of about some size: both cards of a prize, no suit that is too long."""
    found = [card for prize in tables.prizes for card in prize[:2]]
    for card in dice.sample(range(CARDS), CARDS):
        suit = [other for other in found if tables.suits[other] == tables.suits[card]]
        if card not in found and len(found) < cards and len(suit) < LONGEST:
            found.append(card)
    return found


def _belief(dice: Random, players: int) -> dict[str, int]:
    return {
        "seat": dice.randrange(players),
        "faith": dice.choice((0, 1, 65536, 2**20)),
        "trust": dice.choice((0, 1, 65536, 2**20)),
        "warmth": dice.choice((0, 65536, 2**31 - 1)),
        "kept": dice.choice((0, 1, 2**36 - 1)),
        "limited": dice.choice((0, 1, 2**36 - 1)),
        "most_limited": dice.choice((0, 1, 36)),
    }


def _playouts(dice: Random, deal: _Deal, worlds: int) -> dict[str, Any]:
    ground, tables = deal.ground, deal.ground.tables
    seat = ground.dealer if deal.to_lay_away else deal.course.mover
    choices = [1 << card for card in legal(ground, deal.course, deal.hands[seat])]
    if deal.to_lay_away:
        choices = [1 << a | 1 << b for a, b in combinations(cards_of(deal.hands[seat]), 2)]
    total = sum(tables.points[card] for card in cards_of(ground.pack)) + tables.last_trick
    by_units = dice.randrange(2)
    step = 1 if by_units else dice.choice((1, 5, 1000))
    side = total // step + 2
    some = array("i", [dice.choice((0, 1, -1, 400, 16000, -16000)) for _ in range(101)])
    likings = array("i", dice.choices((0, 400, 1_000_000, -1_000_000), k=129))
    return {
        "weights": array("i", [dice.choice((1, 7, 2**20)) for _ in range(worlds)]),
        "choices": array("Q", dice.sample(choices, min(len(choices), dice.choice((1, 3, 16))))),
        "seat": seat,
        "laid_away": deal.to_lay_away,
        "solve": dice.choice((0, 1, 2, 4)),
        "solve_points": dice.choice((0, 5)),
        "open_tables": replace(tables, no_trick_gain=dice.choice((0, 400, 4000))).packed,
        "standing": array("i", [dice.choice((0, 1, 2**31 - 1, -(2**31))) for _ in range(3)]),
        "units": (some * (3 * side * side // 101 + 1))[: 3 * side * side],
        "side": side,
        "step": step,
        "by_units": by_units,
        "fee": dice.choice((0, 400, 16000, -16000)),
        "liking": dice.choice((None, likings)),
        "liking_step": dice.choice((1, 100, 16000)),
        "first": dice.choice((1, 2, 2**63 - 1)),
        "then": dice.choice((1, 2, 2**63 - 1)),
        "surety": dice.choice((0, 1, 625, 1000000)),
    }
