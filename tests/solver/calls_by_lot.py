"""Random valid queries to the compiled solver."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from random import Random
from typing import Any

from reunion_desktop.solver.tables import CARDS, LEAD, NO_CARD, NO_TRUMP, Rows, TrickTables

JUNK = (
    *(-(10**30), -(2**63) - 1, -(2**63), -(2**32), -(2**31) - 1, -(2**31), -1000, -2, -1, 0, 1, 2),
    *(3, 5, 6, 31, 32, 35, 36, 63, 64, 255, 256, 1000, 1001, 4000, 4001, 16001, 65536, 2**30),
    *(2**31 - 2, 2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**36, 2**53, 2**62, 2**63 - 2, 2**63 - 1),
    *(2**63, 2**64 - 1, 2**64, 10**30),
)
"""Numbers at the ends of every kind of int."""

ROOM = 7
"""What stands where an answer is to be written."""


@dataclass(slots=True)
class Asked:
    """One call: a function of the core and its arguments by name, in their order."""

    function: str
    told: dict[str, Any]
    worlds: int
    large: bool = False
    """True if it might take for ever without its limit of cards."""
    width: int = 0
    """Numbers in an answer, per determinization."""
    spoilt: list[str] = field(default_factory=list)
    """Arguments that are not what they should be."""
    foreign: bool = False
    """True if one of them is perhaps neither an int nor a buffer."""
    disturbed: str = ""
    """The argument that changes meanwhile."""


def sound_call(dice: Random) -> Asked:
    """A question about a position that may come about, small enough to be answered at once."""
    function = dice.choice(("solve", "solve", "maxn", "maxn", "perft", "playouts"))
    tuned = function in {"maxn", "playouts"}
    players = 3 if tuned else dice.choice((3, 3, 3, 3, 2, 4, 5, 6))
    tables = tables_by_lot(dice, players, tuned=tuned)
    size = dice.choice((1, 2, 2, 3, 3, 4, 5, 10))
    size = min(size, CARDS // players)
    worlds = dice.choice((1, 1, 1, 2, 5, 40 if size < 4 else 1))
    position, hands = _position(dice, players, size, worlds, trumps=tables.trump != NO_TRUMP)
    told: dict[str, Any] = {"tables": tables.packed, "hands": hands, **position}
    if function == "playouts" and told["trick"]:
        function = "perft"
    if function in {"perft", "playouts"}:
        del hands[players:]
        worlds = 1
    stop = dice.choice((None, None, memoryview(array("i", (0,)))))
    large = players * size > 12
    nodes = 3000 if large else dice.choice((0, 1, 1024, 5000))
    time_ms = dice.choice((0, 0, 1, 2**62, 2**63 - 1))
    asked = Asked(function, told, worlds, large=large)
    if function == "solve":
        question = dice.randrange(4)
        told |= {"seat": dice.randrange(players), "question": question}
        told |= {"bound": dice.choice((0, 20, 60, -20, *JUNK))}
        told |= {"stop": stop, "nodes": nodes, "time_ms": time_ms}
        asked.width = CARDS if question < 2 else 1
    elif function == "maxn":
        told |= _aims(dice, worlds)
        told |= {"stop": stop, "nodes": nodes, "time_ms": time_ms}
        asked.width = 3 * CARDS
    elif function == "perft":
        depth = dice.choice((0, 1, 3, 6, 40, 2**31, 2**64))
        told |= {"depth": depth, "stop": stop, "nodes": nodes}
    else:
        told |= {"count": dice.choice((0, 1, 33, 200)), "seed": dice.choice(JUNK), "stop": stop}
    if asked.width:
        more = dice.choice((0, 0, 1, 50))
        told["out"] = array("i", (ROOM,)) * (worlds * asked.width + more)
    return asked


def tables_by_lot(dice: Random, players: int, *, tuned: bool) -> TrickTables:
    """Random rules of no game; limited for the searches with three seats, each alone."""
    suits = [card % 4 for card in range(CARDS)]
    if not dice.randrange(4):
        suits = [dice.choice((0, 0, 1, 2, 3)) for _ in range(CARDS)]
    strengths = dice.sample(range(-50, 50), CARDS)
    if not dice.randrange(9):
        strengths[:2] = -(2**31), 2**31 - 1
    dearest = dice.choice((11, 31) if tuned else (11, 31, 32, 1000))
    right, left = dice.sample(range(CARDS), 2) if dice.randrange(2) else (NO_CARD, NO_CARD)
    apart = players if tuned or dice.randrange(2) else 2
    most = dice.choice((0, 30, 4000))
    lost = [dice.choice((0, most)) for _ in range(apart)]
    trump = dice.choice((0, 1, 2, 3, NO_TRUMP))
    duties = _duties(dice, suits, trump, tuned=tuned)
    prize = (right, left, dice.choice((0, most)), dice.choice((0, most)))
    return TrickTables(
        suits=tuple(suits),
        strengths=tuple(strengths),
        points=tuple(dice.choice((0, 0, 2, 4, 10, dearest)) for _ in range(CARDS)),
        trump=trump,
        sides=tuple([seat % apart for seat in range(players)]),
        duties=duties,
        opening=() if tuned or dice.randrange(2) else _duties(dice, suits, trump, tuned=False),
        over_best=dice.random() < 0.3,
        last_trick=dice.choice((0, 10, 10, most)),
        trick_points=0 if tuned else dice.choice((0, 1, most)),
        prizes=() if right == NO_CARD else (prize,) if tuned else (prize, (left, right, 1, most)),
        no_trick_loss=tuple([lost[seat % apart] for seat in range(players)]),
        no_trick_gain=dice.choice((0, most)),
        by_points=dice.random() < 0.2,
    )


def _duties(dice: Random, suits: list[int], trump: int, *, tuned: bool) -> Rows:
    """Duties of no game: to follow and then to trump, or any for the searches that hold any."""
    whole = [sum(1 << card for card in range(CARDS) if suits[card] == suit) for suit in range(4)]
    if tuned or dice.randrange(3):
        ruff = [(whole[trump],) * 2] if trump != NO_TRUMP and dice.random() < 0.7 else []
        return (*[((cards, cards), *ruff) for cards in whole], ())
    rows = []
    for _ in range(LEAD + 1):
        pairs = []
        for _ in range(dice.randrange(4)):
            held = sum(cards for cards in whole if not dice.randrange(3))
            pairs.append((held, held | sum(cards for cards in whole if not dice.randrange(2))))
        rows.append(tuple([(held, held | may) for held, may in pairs]))
    return tuple(rows)


def _position(
    dice: Random, players: int, size: int, worlds: int, *, trumps: bool
) -> tuple[dict[str, Any], array[int]]:
    """The numbers of a position, and the hands of its determinizations."""
    leader, placed = dice.randrange(players), dice.choice((0, dice.randrange(players)))
    trick = dice.sample(range(CARDS), placed)
    others = [card for card in range(CARDS) if card not in trick]
    locked, locked_for = NO_CARD, 0
    if size > 1 and not dice.randrange(4):
        locked, locked_for = dice.randrange(CARDS), dice.randrange(size)
    hands = array("Q")
    for _ in range(worlds):
        pack = iter(dice.sample(others, len(others)))
        for seat in range(players):
            held = size - ((seat - leader) % players < placed)
            hands.append(sum(1 << next(pack) for _ in range(held)))
    named: dict[str, Any] = {
        "leader": leader,
        "trick": bytes(trick),
        "took": dice.randrange(1 << players),
    }
    named |= {"locked": locked, "locked_for": locked_for, "opening": dice.randrange(2)}
    covered = sum(1 << card for card in trick if trumps and not dice.randrange(3))
    return {**named, "covered": covered}, hands


def _aims(dice: Random, worlds: int) -> dict[str, Any]:
    total = dice.choice((60, 150, 150, 300, 300, 1000 if not dice.randrange(50) else 0))
    utility = None
    if dice.randrange(2):
        size = 3 * (total + 1) ** 2
        pattern = array("i", [dice.choice((0, 1, -1, 400, 16000, -16000)) for _ in range(101)])
        utility = (pattern * (size // 101 + 1))[:size]
    points = [dice.choice((0, 0, 5, 40)) for _ in range(3 * worlds)]
    return {
        "standing": array("i", [dice.choice((0, 1, 2**31 - 1, -(2**31))) for _ in range(3)]),
        "utility": utility,
        "total": total,
        "points": array("i", points),
    }
