"""The digest of one game's record: its two names, its text, and what it came to for everybody.

A game has two names, both hashes of content. The *stem* names its beginning, that is the header
and the first deal: a game in progress and the same game finished have one stem. The *key* names
all its decisions. The seed enters neither, because it is told only once a game is over.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from itertools import permutations

from reunion_desktop.engine.actions import DealCards
from reunion_desktop.engine.game import MatchState
from reunion_desktop.engine.scoring import GameSheet, Payment, Settlement, Units
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.statistics import Statistic
from reunion_desktop.history.scores import Score
from reunion_desktop.storage.codec import action_line, reveal_line, seal_line
from reunion_desktop.storage.headers import game_line
from reunion_desktop.storage.reader import StoredGame

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Names:
    """A game's two names."""

    stem: str
    """Hash of the header and the first deal."""
    key: str
    """Hash of every decision."""


@dataclass(frozen=True, slots=True)
class Duel:
    """How two seats on different sides stood to each other in a game."""

    seat: Seat
    other: Seat
    units: Units
    """What the other paid the seat, less what the seat paid him; where sides play, the account of
    the seat less that of the other."""
    better: int
    """1 where the seat came out of the game ahead of the other, -1 behind, 0 level."""


@dataclass(frozen=True, slots=True)
class Partnership:
    """What a seat had of a partner in a game."""

    seat: Seat
    other: Seat
    units: Units
    """What the game added to the seat's account."""
    won: int
    """1 where they won it."""


@dataclass(frozen=True, slots=True)
class GameSummary:
    """What a game came to."""

    scores: tuple[Score, ...]
    """By seat."""
    stats: tuple[Statistic, ...]
    """The game's own figures."""
    duels: tuple[Duel, ...]
    """Everybody against everybody on another side."""
    partners: tuple[Partnership, ...]
    """Everybody with everybody on his side; empty where each plays for himself."""


def names_of(stored: StoredGame) -> Names:
    """A game's two names; without a deal both are the same."""
    hidden = replace(stored.record.header, seed=None)
    stem = hashlib.sha256(game_line(hidden).encode())
    actions = stored.record.actions
    for action in actions[:1]:
        stem.update(b"\n" + action_line(action).encode())
    whole = stem.copy()
    for action in actions[1:]:
        whole.update(b"\n" + action_line(action).encode())
    return Names(stem.hexdigest(), whole.hexdigest())


def record_text(stored: StoredGame) -> str:
    """The record as the archive keeps it: the decisions, and the seals with their proofs."""
    return "".join(f"{line}\n" for line in _lines(stored))


def _lines(stored: StoredGame) -> Iterator[str]:
    seals = {seal.number: seal for seal in stored.seals}
    proof: str | None = None
    yield game_line(stored.record.header)
    for action in stored.record.actions:
        if isinstance(action, DealCards):
            if proof is not None:
                yield proof
            seal = seals.get(action.number)
            proof = None
            if seal is not None:
                yield seal_line(seal)
                proof = reveal_line(seal) if seal.secret is not None else None
        yield action_line(action)
    if proof is not None:
        yield proof


def begun_at(date: str) -> int:
    """A header's date as seconds since 1970; without a zone it is taken for universal time."""
    when = datetime.fromisoformat(date)
    if when.tzinfo is None:
        when = when.replace(tzinfo=UTC)
    return round((when - _EPOCH).total_seconds())


def digest_of(stored: StoredGame) -> GameSummary:
    """Count a game.

    Raises:
        IllegalAction: the record is against the rules.
    """
    match = stored.record.match()
    rules, lines, settlement = match.rules, match.lines, match.settlement
    sides = rules.sides.of
    account = rules.account(lines, settlement)
    payments = GameSheet(match.first_dealer, rules.deals, lines, settlement).payments()
    alone = len(set(sides)) == len(sides)
    pairs = tuple(permutations(range(rules.players), 2))
    return GameSummary(
        tuple(_score(match, payments, account, seat) for seat in range(rules.players)),
        rules.stats(lines, settlement, stored.record.actions),
        tuple(
            _duel(payments, settlement, account, *pair) if alone else _meeting(account, *pair)
            for pair in pairs
            if sides[pair[0]] != sides[pair[1]]
        ),
        tuple(
            Partnership(seat, other, account[seat], _won(match, seat))
            for seat, other in pairs
            if sides[seat] == sides[other]
        ),
    )


def _score(
    match: MatchState, payments: tuple[Payment, ...], account: tuple[Units, ...], seat: Seat
) -> Score:
    lines = [line for line in match.lines if not line.playoff]
    return Score(
        points=sum(line.points[seat] for line in lines),
        tricks=sum(line.tricks[seat] for line in lines),
        won=_won(match, seat),
        units=account[seat],
        receipts=sum(payment.units for payment in payments if payment.payee == seat),
    )


def _won(match: MatchState, seat: Seat) -> int:
    """1 where the game is over and was won by the seat, perhaps with others."""
    return int(match.settlement is not None and seat in match.settlement.winners)


def _duel(
    payments: tuple[Payment, ...],
    settlement: Settlement | None,
    account: tuple[Units, ...],
    seat: Seat,
    other: Seat,
) -> Duel:
    """How two stood to each other where each plays for himself and pays for himself.

    Marks that are chalked up are paid one by one to every other player.
    """
    chalk = settlement.chalk if settlement is not None else ()
    units: Units = chalk[other] - chalk[seat] if chalk else 0
    for payment in payments:
        if (payment.payer, payment.payee) == (other, seat):
            units += payment.units
        elif (payment.payer, payment.payee) == (seat, other):
            units -= payment.units
    return Duel(seat, other, units, _sign(account[seat] - account[other]))


def _meeting(account: tuple[Units, ...], seat: Seat, other: Seat) -> Duel:
    """How two of different sides stood to each other: as their sides did."""
    units = account[seat] - account[other]
    return Duel(seat, other, units, _sign(units))


def _sign(units: Units) -> int:
    return (units > 0) - (units < 0)
