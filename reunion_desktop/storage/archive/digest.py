"""The digest of one game's record: its two names, its text, its scores and duels.

A game has two names, both hashes of content. The *stem* names its beginning, that is the header
and the first deal: a game in progress and the same game finished have one stem. The *key* names
all its decisions. The seed enters neither, because it is told only once a game is over.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from reunion_desktop.engine.actions import DealCards
from reunion_desktop.engine.game import Game
from reunion_desktop.engine.scoring import GameSheet, Payment, ScoreLine, Units, Why
from reunion_desktop.engine.seats import Seat, Seating
from reunion_desktop.engine.state import MatchState
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
    """How two seats stood to each other in a game."""

    seat: Seat
    other: Seat
    units: Units
    """What the other paid the seat, less what the seat paid him."""
    better: int
    """1 where the seat came out of the game with more units, -1 with fewer, 0 level."""


@dataclass(frozen=True, slots=True)
class Digest:
    """What a game came to."""

    scores: tuple[Score, ...]
    """By seat."""
    duels: tuple[Duel, ...]


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


def digest_of(stored: StoredGame, game: Game) -> Digest:
    """Count a game.

    Raises:
        IllegalAction: the record is against the rules.
    """
    match = stored.record.match(game)
    rules = match.rules
    sheet = GameSheet(match.first_dealer, rules.deals, match.lines, match.settlement, stored.undone)
    seats = range(rules.players)
    return Digest(
        tuple(_score(match, sheet, seat) for seat in seats),
        tuple(_duel(sheet, seat, other) for seat in seats for other in seats if seat != other),
    )


def _score(match: MatchState, sheet: GameSheet, seat: Seat) -> Score:
    lines = [line for line in match.lines if not line.playoff]
    deals, points = [0, 0, 0], [0, 0, 0]
    seating = Seating(match.rules.players)
    for line in lines:
        place = min(2, seating.place(seat, line.dealer))
        deals[place] += 1
        points[place] += line.points[seat]
    stangen = [_stangen(line, match.rules.no_trick_basis) for line in lines]
    bowers = sheet.payments(Why.LEFT_BOWER)
    settlement = match.settlement
    return Score(
        points=sum(points),
        tricks=sum(line.tricks[seat] for line in lines),
        won=int(settlement is not None and seat in settlement.winners),
        units=_at(sheet.balance, seat),
        receipts=_at(sheet.receipts, seat),
        dealer_deals=deals[0],
        dealer_points=points[0],
        forehand_deals=deals[1],
        forehand_points=points[1],
        middlehand_deals=deals[2],
        middlehand_points=points[2],
        stangen_received=sum(seat in trickless for trickless in stangen),
        stangen_given=sum(len(trickless - {seat}) for trickless in stangen),
        bowers_won=sum(payment.payee == seat for payment in bowers),
        bowers_lost=sum(payment.payer == seat for payment in bowers),
    )


def _stangen(line: ScoreLine, basis: str) -> frozenset[Seat]:
    """The seats that have a Stange in a deal, whatever it costs and however it is marked."""
    counted = line.tricks if basis == "tricks" else line.points
    return frozenset(seat for seat, number in enumerate(counted) if number == 0)


def _duel(sheet: GameSheet, seat: Seat, other: Seat) -> Duel:
    units: Units = 0
    payment: Payment
    for payment in sheet.payments():
        if (payment.payer, payment.payee) == (other, seat):
            units += payment.units
        elif (payment.payer, payment.payee) == (seat, other):
            units -= payment.units
    mine, his = _at(sheet.balance, seat), _at(sheet.balance, other)
    return Duel(seat, other, units, (mine > his) - (mine < his))


def _at(units: tuple[Units, ...], seat: Seat) -> Units:
    """A seat's units; before the first line nobody has any."""
    return units[seat] if units else 0
