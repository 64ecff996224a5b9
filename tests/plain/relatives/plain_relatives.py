"""Shared code of the reference implementations: shuffling, replay, counting sequences.

Nothing here may import the program. A card is two letters (`HT`, the ten of hearts), a seat a
number in order of play, a decision a line of a record as JSON has it: `{"type": "play", "seat": 2,
"card": "HT"}`, `{"type": "announce", "seat": 1, "call": "pass"}`, `{"type": "deal", ...}`. A game
is a `Table`: a frozen value with the next decision due and the effect of each decision.

To compare a program with one, take its record line by line through `replay`, which refuses any
illegal decision, and compare at each step `compare_key` of the table's module with the same figures
of the program. Perft counts are compared by the `.perft` files in tests/games/data, examples by the
`.json` files there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import count
from typing import Any, NamedTuple, Protocol, Self, TypeVar

from plain_rules import draw, stream

Line = Mapping[str, Any]
"""Line of a record."""

Rules = Mapping[str, str | int | bool]
"""Options by name; every option of the game is present."""

Options = Mapping[str, tuple[str | int | bool, ...]]
"""Allowed values of each option, the default first."""

DEAL = "deal"
CHOICE = "choice"
OVER = "over"

SELDOM = {"away": 32, "reached": 6, "accept": 6}
"""Calls that a random player makes only once in this many times."""

RANKS = "6789TJQKA"
"""Ranks in the draw for the first dealer, lowest first."""


class Table(Protocol):
    """Protocol: a session of a game after some decisions."""

    def wants(self) -> str:
        """Return `deal`, `choice` or `over`: what comes next."""

    def next_deal(self) -> tuple[int, int, int]:
        """Return game in the session, deal in the game, and dealer of the next deal."""

    def legal(self) -> list[Line]:
        """Return all legal decisions, calls first; empty if a deal is due."""

    def taking(self, line: Line) -> Self:
        """Return the table after a decision.

        Raises `ValueError` when it is not allowed.
        """

    def following(self, line: Line) -> Self:
        """Return the table after a decision that is one of the legal ones."""

    def seated(self, first_dealer: int) -> Self:
        """Return the table of a game about to begin with another first dealer."""


T = TypeVar("T", bound=Table)


class Step(NamedTuple):
    """Decision, with the table before and after it."""

    before: Any
    line: Line
    after: Any


def rules_with(options: Options, changes: Mapping[str, Any] | None = None) -> Rules:
    """Return the default rules with some options changed; a record's `preset` is no option.

    Raises `KeyError` when an option or a value of it is unknown.
    """
    rules = {name: values[0] for name, values in options.items()}
    for name, value in (changes or {}).items():
        if name == "preset":
            continue
        if name not in rules or value not in options[name]:
            raise KeyError(f"{name} = {value} is not an option of the rules")
        rules[name] = value
    return rules


# Shuffle and draw -------------------------------------------------------------------------------


def new_pack(ranks: str) -> list[str]:
    """Return a new pack: clubs, diamonds, hearts, spades, each from its lowest card up."""
    return [suit + rank for suit in "CDHS" for rank in ranks]


def shuffled(pack: Sequence[str], seed: str, game: int, deal: int) -> tuple[list[str], int]:
    """Return the pack before the cut, top card first, and the cut that follows from the seed.

    Games and deals are numbered from 1. The cut lifts at least one card and never all.
    """
    source = stream(f"reunion-shuffle-1|{seed}|{game}|{deal}")
    cards = list(pack)
    for last in range(len(cards) - 1, 0, -1):
        other = draw(source, last)
        cards[last], cards[other] = cards[other], cards[last]
    return cards, 1 + draw(source, len(cards) - 2)


def packets(
    cards: Sequence[str], sizes: Sequence[int], order: Sequence[int]
) -> tuple[list[list[str]], list[str]]:
    """Return the hands by seat and the cards left over, dealt round in packets in this order."""
    hands: list[list[str]] = [[] for _ in order]
    top = 0
    for size in sizes:
        for seat in order:
            hands[seat] += cards[top : top + size]
            top += size
    return hands, list(cards[top:])


def drawn_dealer(pack: Sequence[str], seed: str, players: int, wanted: str) -> int:
    """Return the first dealer: who draws the lowest (or highest) card, or a random seat.

    The draw is deal 0 of game 1: cards from the top, one to each seat, again and again until the
    wanted card is unique; when the pack runs out, those near its top come again. With `random` the
    stream names a seat after the shuffle.
    """
    if wanted == "random":
        source = stream(f"reunion-shuffle-1|{seed}|1|0")
        for last in range(len(pack) - 1, 0, -1):
            draw(source, last)
        return draw(source, players - 1)
    cards, _cut = shuffled(pack, seed, 1, 0)
    for turn in count():
        top = turn * players % (len(cards) - players)
        heights = [RANKS.index(card[1]) for card in cards[top : top + players]]
        best = min(heights) if wanted == "lowest" else max(heights)
        if heights.count(best) == 1:
            return heights.index(best)
    raise AssertionError("turns never end")


# Walking and counting ---------------------------------------------------------------------------


def replay(table: Callable[[Line], T], lines: Iterable[Line]) -> Iterator[Step]:
    """Yield each decision of a record with the table before and after it.

    `table` makes a table from a `game` line; later `game` lines continue the same session, or begin
    another if it is over. Annotations are skipped. Raises `ValueError` when a decision is not
    legal, or a deal does not match its seed.
    """
    now: T | None = None
    for line in lines:
        if line["type"] == "game":
            now = table(line) if now is None or now.wants() == OVER else now
            now = now.seated(line["first_dealer"])
        elif line["type"] in ("deal", "announce", "discard", "play"):
            if now is None:
                raise ValueError("a decision stands before the line of its game")
            after = now.taking(line)
            yield Step(now, line, after)
            now = after


def one_by_lot(choices: Sequence[Line], source: Iterator[int]) -> Line:
    """Return a random legal decision; bold calls are rare, as they would end most deals."""
    bold = [line for line in choices if line.get("call") in SELDOM]
    quiet = [line for line in choices if line not in bold]
    if bold and draw(source, SELDOM[bold[0]["call"]] - 1) == 0:
        return bold[0]
    return quiet[draw(source, len(quiet) - 1)]


def by_lot(table: T, dealing: Callable[[T], Line], seed: str) -> Iterator[Step]:
    """Yield the moves of a random session, the same for a seed on every machine."""
    source = stream(f"plain-by-lot|{seed}")
    while table.wants() != OVER:
        line = dealing(table) if table.wants() == DEAL else one_by_lot(table.legal(), source)
        after = table.taking(line)
        yield Step(table, line, after)
        table = after


def perft(table: Table, depth: int) -> int:
    """Return how many sequences of `depth` decisions, calls included, can follow in this deal.

    Shorter sequences that end the deal do not count.
    """
    if depth == 0:
        return 1
    if table.wants() != CHOICE:
        return 0
    choices = table.legal()
    if depth == 1:
        return len(choices)
    return sum(perft(table.following(line), depth - 1) for line in choices)


def tree(table: T, found: Callable[[T], int]) -> list[int]:
    """Return in how many ways the deal can be played out, by its outcome: 0, 1, 2."""
    if table.wants() != CHOICE:
        counts = [0, 0, 0]
        counts[found(table)] = 1
        return counts
    total = [0, 0, 0]
    for line in table.legal():
        more = tree(table.following(line), found)
        total = [old + new for old, new in zip(total, more, strict=True)]
    return total
