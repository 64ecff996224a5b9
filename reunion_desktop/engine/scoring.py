"""Values: score lines, settlements, and the score sheet of a session.

Nothing here knows the rules: a line holds what they have decided.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.sheet import NOTHING_WRITTEN, Meaning, Sheet

Units = int | float
"""Markers that change hands; halves occur where tied winners share a payment."""


Answer: TypeAlias = int | str | tuple[Seat, ...]
"""An answer in the form for a deal played with real cards: a number or a seat, a word, or some
seats."""


class Why(Enum):
    """The reason for a payment; the value stands in a record."""

    LEFT_BOWER = "left_bower"
    NO_TRICK = "no_trick"
    STAUBAUS = "staubaus"
    GAME = "game"


class Mark(Enum):
    """How an entry on the sheet is written; the value stands in a record."""

    PLAIN = "plain"
    """A number, 0 included."""
    SLASH = "slash"
    """A Stange: no trick and no points."""
    UNDERLINE = "underline"
    """The dealer took no trick; the number is the discards alone."""
    DASH = "dash"
    """The Stange as printed in 1862."""
    CROWN = "crown"
    """A king: a player who was not dealt in."""


class Counted(Enum):
    """The quantity that a side counts when a deal is over."""

    POINTS = "points"
    """Card points."""
    TRICKS = "tricks"
    """Tricks."""


@dataclass(frozen=True, slots=True)
class Payment:
    """Units that go from one player to another."""

    payer: Seat
    payee: Seat
    units: Units
    why: Why


@dataclass(frozen=True, slots=True)
class Entry:
    """One cell of the sheet."""

    points: int
    """The number written; 0 where a mark stands for it."""
    mark: Mark


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One scored deal."""

    number: int
    """The deal's number in its game, from 1."""
    dealer: Seat
    points: tuple[int, ...]
    """Card points by seat, discards and last trick included, as entered for the deal."""
    tricks: tuple[int, ...]
    """Tricks taken by seat."""
    payments: tuple[Payment, ...]
    """Fees of the deal: the bower fee first, then the fees for taking no trick."""
    sheet: tuple[Entry, ...]
    """The entry in each player's column."""
    playoff: bool = False
    """True where the deal only breaks a tie: its points enter no total and it carries no fees."""
    played: bool = True
    """False where nothing was played, and cards are dealt again."""
    answers: tuple[tuple[str, Answer], ...] = ()
    """The answers entered for a deal played with real cards; empty for one played here. Tricks of
    such a deal are 0 or 1 where it is only known whether there were any."""
    note: str = ""
    """A note in the margin for a deal entered by hand."""
    outcome: Meaning | None = None
    """The game played and its value, where the sheet shows more than points; else None."""

    @property
    def tricks_counted(self) -> bool:
        """False where the deal was entered by hand, and nobody counted its tricks."""
        return not self.answers or max(self.tricks) > 1

    def made(self, counts: Counted) -> tuple[int, ...]:
        """The result of each seat in the quantity that a game counts."""
        return self.tricks if counts is Counted.TRICKS else self.points


@dataclass(frozen=True, slots=True)
class Settlement:
    """The end of a game."""

    totals: tuple[int, ...]
    """Points by seat over all deals of the game."""
    winners: tuple[Seat, ...]
    """The seats with the highest total, several where it is shared and no play-off has decided."""
    payments: tuple[Payment, ...]
    """The settlement alone, without the fees of the deals."""
    chalk: tuple[int, ...] = ()
    """The addition of the game to the session's account by seat, where that is no payment: marks
    on a frame, Brote; empty where a game has payments alone.
    """


@dataclass(frozen=True, slots=True)
class SessionResult:
    """The state of a session after several games."""

    account: tuple[int, ...]
    """The account of each seat: marks, Brote, games."""
    leaders: tuple[Seat, ...]
    """The leading seats; several where they are level."""
    over: bool
    """True where the session has reached its fixed end."""


def net(payments: Iterable[Payment], players: int) -> tuple[Units, ...]:
    """The gain or loss of each seat by some payments; adds up to 0."""
    units: list[Units] = [0] * players
    for payment in payments:
        units[payment.payer] -= payment.units
        units[payment.payee] += payment.units
    return tuple(units)


def gross(payments: Iterable[Payment], players: int) -> tuple[Units, ...]:
    """The receipts of each seat: the Game Points of CatsAtCards.com."""
    units: list[Units] = [0] * players
    for payment in payments:
        units[payment.payee] += payment.units
    return tuple(units)


@dataclass(frozen=True, slots=True)
class GameSheet:
    """One game on the sheet: its lines and, once it is over, its settlement."""

    first_dealer: Seat
    deals: int
    """How many lines the game will have, play-offs apart."""
    lines: tuple[ScoreLine, ...] = ()
    settlement: Settlement | None = None
    helped: bool = False
    """True where the player took help (an undo, a hint) in this game."""
    cards: str | None = None
    """An identifier of the cards: games with the same text had the same ones, whatever the
    seating. None while it is secret.
    """
    practice: bool = False
    """True where the game was played with open cards, for practice; help is not marked then."""
    corrected: tuple[tuple[ScoreLine, ...], ...] = ()
    """The lines before each correction, in order; empty unless the game is kept by hand."""

    @property
    def remarks(self) -> tuple[str, ...]:
        """Remarks in the heading of the game: unfinished, helped, practice."""
        told = ("unfinished", self.settlement is None), ("helped", self.helped)
        return tuple(word for word, holds in (*told, ("practice", self.practice)) if holds)

    @property
    def players(self) -> int:
        """Number of columns; 0 before the first line."""
        return len(self.lines[0].points) if self.lines else 0

    @property
    def totals(self) -> tuple[int, ...]:
        """Points by seat so far, play-offs left out."""
        counted = [line.points for line in self.lines if not line.playoff]
        return tuple(sum(column) for column in zip(*counted, strict=True))

    @property
    def check(self) -> int:
        """The check sum of the totals: 450 after three deals, unless discards were void."""
        return sum(self.totals)

    def payments(self, why: Why | None = None) -> tuple[Payment, ...]:
        """All payments of the game, or those of one kind, in the order in which they fell due."""
        fees = [payment for line in self.lines for payment in line.payments]
        if self.settlement is not None:
            fees.extend(self.settlement.payments)
        return tuple(payment for payment in fees if why is None or payment.why is why)

    @property
    def balance(self) -> tuple[Units, ...]:
        """Net units by seat, fees included."""
        return net(self.payments(), self.players)

    @property
    def receipts(self) -> tuple[Units, ...]:
        """Units received by seat, losses left out."""
        return gross(self.payments(), self.players)


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """A session's figures: the games one below the other, and their sums."""

    names: tuple[str, ...]
    """Players by seat, in order of play."""
    games: tuple[GameSheet, ...] = ()
    ledger: str = "transfer"
    """``transfer``: units change hands; ``receipts``: they are earned only."""
    rank: str = "net"
    """Which balance ranks the session: ``net`` or ``gross``."""
    written: Sheet = NOTHING_WRITTEN
    """The score sheet, as the game writes it."""

    @property
    def balance(self) -> tuple[Units, ...]:
        """Net units by seat over all games."""
        return self._sum([game.balance for game in self.games if game.lines])

    @property
    def receipts(self) -> tuple[Units, ...]:
        """Units received by seat over all games."""
        return self._sum([game.receipts for game in self.games if game.lines])

    @property
    def leaders(self) -> tuple[Seat, ...]:
        """The leading seats of the session; several where they are level."""
        ranked = self.balance if self.rank == "net" else self.receipts
        return tuple(seat for seat, units in enumerate(ranked) if units == max(ranked))

    def _sum(self, rows: list[tuple[Units, ...]]) -> tuple[Units, ...]:
        return tuple(sum(column) for column in zip(*rows, strict=True)) or (0,) * len(self.names)
