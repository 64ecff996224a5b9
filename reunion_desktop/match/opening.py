"""Begin games: the next game of a session, the source of its cards, and its secret seed."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import NamedTuple, TypeAlias

from reunion_desktop.ai.player import Player
from reunion_desktop.engine.actions import DealCards
from reunion_desktop.engine.dealing.deal_code import DealCode, code_in
from reunion_desktop.engine.dealing.shuffle import Draw, deal_from_seed, draw_for_deal
from reunion_desktop.engine.game import GameRules
from reunion_desktop.engine.record import Header
from reunion_desktop.engine.seats import Seat
from reunion_desktop.match.running_match import RunningMatch

Deals: TypeAlias = Callable[
    [GameRules, str, int, int, Seat, int | None, tuple[Seat, ...]], DealCards
]
"""Makes a deal from rules, seed, game number, deal number, dealer and cut."""
MakeMinds: TypeAlias = Callable[[str, int], dict[Seat, Player]]
"""Makes the computer players by seat from a seed and a game number; the player's seat gets the
adviser.
"""
_KEY_BYTES = 32
_SEED_BYTES = 16


class GameOpening(NamedTuple):
    """Header of a game that is to begin, with its seed and draw."""

    header: Header
    seed: str
    """The seed of its deals; the header has it only if it is not secret."""
    draw: Draw | None = None
    """The draw for the first dealer, if it is to be shown."""

    def key(self) -> str:
        """32 random bytes in hex for the seals of the deals; empty if the seed is not secret."""
        return "" if self.header.seed is not None else secrets.token_hex(_KEY_BYTES)


class SessionPlan:
    """Opens the games of a session, one after another."""

    def __init__(self, session: RunningMatch, deals: Deals = deal_from_seed) -> None:
        """Use a running match; no game is begun yet.

        Args:
            session: the running match.
            deals: makes the cards of a deal, unless a deal code gives them.
        """
        self._session = session
        self._deals = deals
        self._make_minds: MakeMinds = lambda _seed, _game: {}
        self.minds: dict[Seat, Player] = {}
        """Computer players of this game by seat; at the player's seat the adviser."""

    def begin(self, opening: GameOpening, make_minds: MakeMinds) -> None:
        """Begin a session, on a new sheet.

        Raises:
            NotKept: it could not be recorded; nothing has changed.
        """
        self._open(opening, new_session=True)
        self.resume(make_minds)

    def resume(self, make_minds: MakeMinds) -> None:
        """Continue the running match, which was read from a journal."""
        self._make_minds = make_minds
        self._seat_minds()

    def another_game(self) -> None:
        """Begin the next game with the next dealer.

        Raises:
            NotKept: it could not be recorded; nothing has changed.
        """
        self._open(after(self._session.record.header, self._session.match.next_dealer))
        self._seat_minds()

    def same_cards(self, code: DealCode) -> None:
        """Begin the next game with the cards of a deal code.

        Raises:
            NotKept: it could not be recorded; nothing has changed.
        """
        last = self._session.record.header
        self._open(by_code(code, last.players, practice=last.practice))
        self._seat_minds()

    @property
    def cutter(self) -> Seat | None:
        """The seat that cuts for the next deal; None without a cut."""
        match = self._session.match
        return None if self._code is not None else match.rules.cutter(match.next_dealer)

    def deal(self, cut: int | None) -> DealCards:
        """The next deal of the game.

        Args:
            cut: the number of cards the player lifted; None without a cut.
        """
        session, match, code = self._session, self._session.match, self._code
        plan, rules = match.plan, match.rules
        number, dealer, seats = plan.number, plan.dealer, plan.seats
        if code is not None:
            return code.deal(number, dealer, seats)
        return self._deals(rules, session.seed, session.shuffled_as, number, dealer, cut, seats)

    @property
    def _code(self) -> DealCode | None:
        """The deal code of the game, if it was begun with one."""
        return code_in(self._session.record.header)

    def _open(self, opening: GameOpening, *, new_session: bool = False) -> None:
        """Begin a game; its deals are sealed if the seed is secret."""
        key = opening.key() if self._deals is deal_from_seed else ""
        self._session.begin(opening.header, opening.seed, new_session=new_session, key=key)

    def _seat_minds(self) -> None:
        self.minds = self._make_minds(self._session.seed, self._session.number)


def by_draw(
    rules: GameRules, players: Sequence[str], seed: str | None, *, practice: bool = False
) -> GameOpening:
    """Open the first game of a session: a draw decides the dealer.

    Args:
        rules: the table's rules.
        players: names by seat.
        seed: the seed of all deals; None for a secret one.
        practice: whether all cards are open to the player.
    """
    whole_seed = new_seed() if seed is None else seed
    draw = draw_for_deal(rules, whole_seed)
    header = Header(rules, tuple(players), draw.dealer, now(), seed, practice=practice)
    return GameOpening(header, whole_seed, draw if draw.rounds else None)


def by_code(code: DealCode, players: Sequence[str], *, practice: bool = False) -> GameOpening:
    """Open a game with the cards of a deal code: no draw and no cut."""
    header = Header(
        code.rules,
        tuple(players),
        code.first_dealer,
        now(),
        code.seed,
        code=str(code),
        practice=practice,
    )
    return GameOpening(header, code.seed)


def after(last: Header, dealer: Seat) -> GameOpening:
    """Open the next game of a session with the same header; a secret seed is made anew.

    Args:
        last: the header of the game before.
        dealer: the first dealer.
    """
    named = None if last.code is not None else last.seed
    header = replace(last, first_dealer=dealer, date=now(), seed=named, code=None)
    return GameOpening(header, new_seed() if named is None else named)


def new_seed() -> str:
    """A seed from the system's generator: 128 bits, hex."""
    return secrets.token_hex(_SEED_BYTES)


def now() -> str:
    """The current time as the date of a record, ISO 8601 to the second."""
    return datetime.now(UTC).isoformat(timespec="seconds")
