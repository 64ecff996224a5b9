"""Summary of a game record: its two content hashes, its text, and its results by seat.

A game has two names, both content hashes. The *stem* identifies its beginning, that is the header
and the first deal: a game in progress and the same game finished have the same stem. The *key*
identifies all its moves. Neither includes the seed, which is revealed only after the game.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from itertools import permutations

from reunion_desktop.engine.actions import DealCards
from reunion_desktop.engine.game import MatchState
from reunion_desktop.engine.scoring import GameSheet, Payment, Units
from reunion_desktop.engine.scoring_rules import Played, Statistic
from reunion_desktop.engine.seats import Seat
from reunion_desktop.history.scores import Score
from reunion_desktop.storage.codec import action_line, reveal_line, seal_line
from reunion_desktop.storage.game_parser import StoredGame
from reunion_desktop.storage.headers import FindGame, game_line
from reunion_desktop.storage.reader import read_text

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Names:
    """The two content hashes of a game."""

    stem: str
    """Hash of the header and the first deal."""
    key: str
    """Hash of all moves."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """Result of a seat in a game, with or against another seat."""

    seat: Seat
    other: Seat
    partners: bool
    """True if the two are on one side."""
    units: Units
    """Units that the seat won from the other, net; with sides the change of the account, which is
    already the lead over the other side.
    """
    result: int
    """Against another: 1 if the seat ranked ahead, -1 if behind, 0 if level; with a partner: 1 if
    they won.
    """


@dataclass(frozen=True, slots=True)
class GameSummary:
    """Results of a game by seat."""

    scores: tuple[Score, ...]
    """By seat."""
    stats: tuple[Statistic, ...]
    """The game's own statistics."""
    pairings: tuple[Pairing, ...]
    """Every pair of seats, in both orders."""


def names_of(stored: StoredGame) -> Names:
    """The two content hashes of a game; equal if there is no deal."""
    hidden = replace(stored.record.header, seed=None)
    stem = hashlib.sha256(game_line(hidden).encode())
    actions = stored.record.actions
    first = 0 if hidden.by_hand else 1  # Entries by hand may be corrected, the first one too.
    for action in actions[:first]:
        stem.update(b"\n" + action_line(action).encode())
    whole = stem.copy()
    for action in actions[first:]:
        whole.update(b"\n" + action_line(action).encode())
    return Names(stem.hexdigest(), whole.hexdigest())


def record_text(stored: StoredGame) -> str:
    """The record as the archive stores it: the moves, and the seals with their proofs."""
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
    """A header's date as seconds since 1970; UTC is assumed without a time zone."""
    when = datetime.fromisoformat(date)
    if when.tzinfo is None:
        when = when.replace(tzinfo=UTC)
    return round((when - _EPOCH).total_seconds())


def stored_game(text: object, find_game: FindGame, *, helped: bool) -> StoredGame:
    """Parse the text of one game.

    Raises:
        BadRecord: the text is not a valid record.
        TypeError: it is not a string.
        ValueError: it is not the record of exactly one game.
    """
    if not isinstance(text, str):
        message = f"A game in the archive is {text!r:.40}; it must be text."
        raise TypeError(message)
    (stored,) = read_text(text, find_game)
    return replace(stored, undone=helped)


def summary_of(stored: StoredGame) -> GameSummary:
    """Compute the summary of a game.

    Raises:
        IllegalAction: the record is against the rules.
    """
    match = stored.record.match()
    rules, lines, settlement = match.rules, match.lines, match.settlement
    account = rules.scoring.account(Played(lines, settlement))
    payments = GameSheet(match.first_dealer, rules.deals, lines, settlement).payments()
    seats = range(rules.players)
    return GameSummary(
        tuple(_score(match, payments, account[seat], seat) for seat in seats),
        rules.scoring.stats(Played(lines, settlement, stored.record.actions)),
        tuple(_pairing(match, payments, account, *pair) for pair in permutations(seats, 2)),
    )


def _score(match: MatchState, payments: tuple[Payment, ...], units: Units, seat: Seat) -> Score:
    lines = [line for line in match.lines if not line.playoff]
    return Score(
        points=sum(line.points[seat] for line in lines),
        tricks=sum(line.tricks[seat] for line in lines),
        won=_won(match, seat),
        units=units,
        receipts=sum(payment.units for payment in payments if payment.payee == seat),
    )


def _won(match: MatchState, seat: Seat) -> int:
    """1 if the game is over and the seat won it, alone or with others."""
    return int(match.settlement is not None and seat in match.settlement.winners)


def _pairing(
    match: MatchState,
    payments: tuple[Payment, ...],
    account: tuple[Units, ...],
    seat: Seat,
    other: Seat,
) -> Pairing:
    """Result of a seat with or against another."""
    sides = match.rules.sides.of
    if sides[seat] == sides[other]:
        return Pairing(seat, other, partners=True, units=account[seat], result=_won(match, seat))
    lead = account[seat] - account[other]
    alone = len(set(sides)) == len(sides)
    units = _paid(match, payments, other, seat) if alone else account[seat]
    return Pairing(seat, other, partners=False, units=units, result=(lead > 0) - (lead < 0))


def _paid(match: MatchState, payments: tuple[Payment, ...], payer: Seat, payee: Seat) -> Units:
    """Units that a seat paid another, net, in a game in which each plays and pays alone.

    A seat that chalks up marks is paid for them by every other player.
    """
    chalk = match.settlement.chalk if match.settlement is not None else ()
    units: Units = chalk[payer] - chalk[payee] if chalk else 0
    for payment in payments:
        if (payment.payer, payment.payee) == (payer, payee):
            units += payment.units
        elif (payment.payer, payment.payee) == (payee, payer):
            units -= payment.units
    return units
