"""Score of a deal of Skat from its record lines, written without the program.

Cards are texts: the suit's letter, then the rank. Only what is written in a record is used: the
cards dealt, the calls, the discards and the cards played.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

WORTH = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
BASES = {"D": 9, "H": 10, "S": 11, "C": 12, "G": 24}
NULLS = {"": 23, "hand": 35, "open": 46, "hand open": 59}


class Deal(NamedTuple):
    """A deal as its lines tell it."""

    dealt: Mapping[str, Any]
    calls: Sequence[tuple[int, str]]
    away: Sequence[str]
    plays: Sequence[tuple[int, str]]


class Scored(NamedTuple):
    """The result of a deal."""

    declarer: int | None
    points: list[int]
    tricks: list[int]
    score: int


def deals_of(lines: Iterable[Mapping[str, Any]]) -> Iterable[tuple[Deal, Mapping[str, Any]]]:
    """Each deal of a record with its score line."""
    dealt: Mapping[str, Any] = {}
    calls: list[tuple[int, str]] = []
    away: list[str] = []
    plays: list[tuple[int, str]] = []
    for line in lines:
        kind = line["type"]
        if kind == "deal":
            dealt, calls, away, plays = line, [], [], []
        elif kind == "announce":
            calls.append((line["seat"], line["call"]))
        elif kind == "discard":
            away = line["cards"]
        elif kind == "play":
            plays.append((line["seat"], line["card"]))
        elif kind == "score":
            yield Deal(dealt, calls, away, plays), line


def trump_list(game: str) -> list[str]:
    """The trumps of a game from the highest; none in Null."""
    jacks = [f"{suit}J" for suit in "CSHD"]
    if game == "N":
        return []
    return jacks if game == "G" else jacks + [game + rank for rank in "ATKQ987"]


def power(card: str, led: str, game: str) -> int:
    """How strong a card is in a trick; 0 where it cannot win."""
    trumps = trump_list(game)
    if card in trumps:
        return 200 - trumps.index(card)
    if led in trumps or card[0] != led[0]:
        return 0
    return 100 - ("AKQJT987" if game == "N" else "ATKQ987").index(card[1])


def run_of(cards: Iterable[str], game: str) -> int:
    """How many matadors a hand is with or without."""
    held, trumps = set(cards), trump_list(game)
    has_best = "CJ" in held
    count = 0
    while count < len(trumps) and (trumps[count] in held) == has_best:
        count += 1
    return count


def bid_won(calls: Sequence[tuple[int, str]]) -> int:
    """The highest bid that was said, which is what the declarer must reach; 0 for none."""
    return max((int(call) for _, call in calls if call.isdecimal()), default=0)


def granted_by(deal: Deal, declarer: int) -> bool | None:
    """Tell whether the deal was given to the declarer, or to the defenders; None for neither."""
    if not deal.calls or deal.calls[-1][1] not in {"concede", "accept"}:
        return None
    asked = [one for one in deal.calls if one[1] in {"concede", "lay_down"}]
    seat, word = asked[-1]
    return word == "lay_down" or seat != declarer


def early(
    game: str,
    steps: int,
    bid: int,
    level: int,
    points: Sequence[int],
    tricks: Sequence[int],
    declarer: int,
    granted: bool,  # noqa: FBT001 - a fact of the deal.
) -> int:
    """The score of a suit game or Grand that has ended by agreement; a loss counts twice."""
    made, against = points[declarer], 0
    for seat, own in enumerate(points):
        against += own if seat != declarer else 0
    gone = sum(tricks) - tricks[declarer]
    if level >= 2:
        won = granted and gone == 0
    else:
        need = 90 if level else 61
        won = made >= need or (granted and against < 121 - need)
    schneider = (made >= 90 or against >= 90) and not (level and not won)
    announced = level + (level > 0) + (level > 1)  # Each level announced, and each it includes.
    value = BASES[game] * (steps + announced + (schneider and not level))
    if value < bid and won and level == 0 and not schneider and against <= 30:
        value += BASES[game]
        schneider = True
    if value < bid and won and level < 2 and gone == 0:
        value += BASES[game] * (1 if schneider or level else 2)
    if value < bid:
        won = False
        value = BASES[game] * -(-bid // BASES[game])
    return value if won else -2 * value


def won_tricks(deal: Deal, game: str) -> Iterable[tuple[int, int]]:
    """The winner of each trick, and its card points."""
    for start in range(0, len(deal.plays), 3):
        trick = deal.plays[start : start + 3]
        if len(trick) < 3:
            return  # The deal has ended before the trick was full.
        led = trick[0][1]
        best = max(trick, key=lambda play: power(play[1], led, game))[0]
        yield best, sum(WORTH.get(card[1], 0) for _, card in trick)


def scored(deal: Deal, *, before_1999: bool = False) -> Scored:
    """Score one deal."""
    players = len(deal.dealt["hands"])
    points, tricks = [0] * players, [0] * players
    games = {"suit", "grand", "null", "grand_hand"}
    named = next((one for one in deal.calls if one[1].split()[0] in games), None)
    if named is None:
        return Scored(None, points, tricks, 0)
    declarer, words = named[0], named[1].split()
    game = words[1] if words[0] == "suit" else words[0][0].upper()
    level = int(words[-1]) if words[-1].isdecimal() else 0
    hand = (declarer, "hand") in deal.calls or words[0] == "grand_hand"
    bid = bid_won(deal.calls)
    skat = deal.dealt["talon"]
    for best, made in won_tricks(deal, game):
        tricks[best] += 1
        points[best] += made
    points[declarer] += sum(WORTH.get(card[1], 0) for card in (deal.away or skat))
    own = [*deal.dealt["hands"][declarer], *skat]
    granted = granted_by(deal, declarer)
    lost = 1 if before_1999 and hand else 2
    if game == "N":
        key = " ".join(word for word, is_so in (("hand", hand), ("open", level == 3)) if is_so)
        if NULLS[key] < bid:
            choices = []
            for other, base in BASES.items():
                least = run_of(own, other) + 1 + hand
                while base * least < bid:
                    least += 1
                choices.append(base * least)
            return Scored(declarer, points, tricks, -lost * min(choices))
        value, failed = NULLS[key], tricks[declarer] > 0 or granted is False
        return Scored(declarer, points, tricks, -lost * value if failed else value)
    if granted is not None:
        made = early(
            game, run_of(own, game) + 1 + hand, bid, level, points, tricks, declarer, granted
        )
        if made < 0:
            made = made // 2 * lost
        return Scored(declarer, points, tricks, made)
    return Scored(
        declarer,
        points,
        tricks,
        _with_trumps(
            game, own, bid, level, points[declarer], tricks[declarer], hand=hand, old=before_1999
        ),
    )


def _with_trumps(
    game: str,
    own: list[str],
    bid: int,
    level: int,
    made: int,
    tricks: int,
    *,
    hand: bool,
    old: bool,
) -> int:
    """The score of a suit game or of Grand."""
    needed = {0: made > 60, 1: made >= 90, 2: tricks == 10, 3: tricks == 10}
    won = needed[level]
    schneider, schwarz = made >= 90 or made <= 30, tricks in {0, 10}
    if level and not won:
        schneider, schwarz = False, False
    base, steps = BASES[game], run_of(own, game) + 1 + hand
    steps += schneider or schwarz or level >= 1
    steps += schwarz or level >= 2
    steps += level  # One for each of the levels announced.
    if old and game == "G" and level == 3:
        base, steps = 36, steps - 1
    value = base * steps
    if value < bid:
        won = False
        value = next(n for n in range(bid, bid + base) if n % base == 0)
    return value if won else -value * (1 if old and hand else 2)
