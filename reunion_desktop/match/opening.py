"""How games begin: which one of a sitting is next, by which cards, and what is kept secret."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import NamedTuple, TypeAlias

from reunion_desktop.ai.player import Player
from reunion_desktop.engine.actions import DealCards
from reunion_desktop.engine.deal_code import DealCode, code_in
from reunion_desktop.engine.game import GameRules
from reunion_desktop.engine.record import Header
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.shuffle import Draw, deal_from_seed, draw_for_deal
from reunion_desktop.match.running_match import RunningMatch

Deals: TypeAlias = Callable[
    [GameRules, str, int, int, Seat, int | None, tuple[Seat, ...]], DealCards
]
"""Given rules, a seed, the game's and the deal's number, the dealer and the cut: the deal."""
MakeMinds: TypeAlias = Callable[[str, int], dict[Seat, Player]]
"""Given a seed and a game's number: who plays for which seat, and who advises the person."""
_KEY_BYTES = 32
_SEED_BYTES = 16


class Opening(NamedTuple):
    """A game that is to begin."""

    header: Header
    seed: str
    """The text from which its deals follow; the header tells it only where it is no secret."""
    draw: Draw | None = None
    """The draw for the first deal, where one is to be seen."""

    def key(self) -> str:
        """32 random bytes in hex to seal the deals with; empty where the seed is no secret."""
        return "" if self.header.seed is not None else secrets.token_hex(_KEY_BYTES)


class SessionPlan:
    """Which game is next: opens the games of a sitting in its session, one after another."""

    def __init__(self, session: RunningMatch, deals: Deals = deal_from_seed) -> None:
        """Sit down; no game is begun yet.

        Args:
            session: the match in progress.
            deals: where the cards of a deal come from, where no code says them.
        """
        self._session = session
        self._deals = deals
        self._make_minds: MakeMinds = lambda _seed, _game: {}
        self._minds: dict[Seat, Player] = {}

    @property
    def minds(self) -> dict[Seat, Player]:
        """Who plays for which seat in this game, and who advises the person."""
        return self._minds

    def begin(self, opening: Opening, make_minds: MakeMinds) -> None:
        """Begin a sitting, on a new sheet.

        Raises:
            NotKept: it could not be written down; nothing has changed.
        """
        self._open(opening, sitting=True)
        self.resume(make_minds)

    def resume(self, make_minds: MakeMinds) -> None:
        """Go on with the game in the session, which was taken up from a journal."""
        self._make_minds = make_minds
        self._seat_minds()

    def another_game(self) -> None:
        """Begin the next game; the deal goes on round the table.

        Raises:
            NotKept: it could not be written down; nothing has changed.
        """
        self._open(after(self._session.record.header, self._session.match.next_dealer))
        self._seat_minds()

    def same_cards(self, code: DealCode) -> None:
        """Begin the next game with the cards of a code.

        Raises:
            NotKept: it could not be written down; nothing has changed.
        """
        last = self._session.record.header
        self._open(by_code(code, last.players, practice=last.practice))
        self._seat_minds()

    @property
    def cutter(self) -> Seat | None:
        """Who cuts for the next deal; None where nobody does."""
        match = self._session.match
        return None if self._code is not None else match.rules.cutter(match.next_dealer)

    def deal(self, cut: int | None) -> DealCards:
        """The next deal of the game.

        Args:
            cut: how many cards the person lifted; None where nobody was asked.
        """
        session, match, code = self._session, self._session.match, self._code
        plan, rules = match.plan, match.rules
        number, dealer, seats = plan.number, plan.dealer, plan.seats
        if code is not None:
            return code.deal(number, dealer, seats)
        return self._deals(rules, session.seed, session.shuffled_as, number, dealer, cut, seats)

    @property
    def _code(self) -> DealCode | None:
        """The cards of the game, where a code said them when it began."""
        return code_in(self._session.record.header)

    def _open(self, opening: Opening, *, sitting: bool = False) -> None:
        """Begin a game; where its deals are secret they are sealed."""
        key = opening.key() if self._deals is deal_from_seed else ""
        self._session.begin(opening.header, opening.seed, sitting=sitting, key=key)

    def _seat_minds(self) -> None:
        self._minds = self._make_minds(self._session.seed, self._session.number)


def by_draw(
    rules: GameRules, players: Sequence[str], seed: str | None, *, practice: bool = False
) -> Opening:
    """The first game of a sitting: a draw decides who deals.

    Args:
        rules: the table's rules.
        players: names by seat.
        seed: a text from which all deals follow; None for a secret one.
        practice: whether all cards lie open for the person.
    """
    whole_seed = new_seed() if seed is None else seed
    draw = draw_for_deal(rules, whole_seed)
    header = Header(rules, tuple(players), draw.dealer, now(), seed, practice=practice)
    return Opening(header, whole_seed, draw if draw.rounds else None)


def by_code(code: DealCode, players: Sequence[str], *, practice: bool = False) -> Opening:
    """A game whose cards a code says: nobody draws or cuts."""
    header = Header(
        code.rules,
        tuple(players),
        code.first_dealer,
        now(),
        code.seed,
        code=str(code),
        practice=practice,
    )
    return Opening(header, code.seed)


def after(last: Header, dealer: Seat) -> Opening:
    """The next game of a sitting, as the last one was; a secret seed is drawn anew.

    Args:
        last: the table of the game before.
        dealer: who deals first.
    """
    named = None if last.code is not None else last.seed
    header = replace(last, first_dealer=dealer, date=now(), seed=named, code=None)
    return Opening(header, new_seed() if named is None else named)


def new_seed() -> str:
    """A seed from the system's generator: 128 bits, hex."""
    return secrets.token_hex(_SEED_BYTES)


def now() -> str:
    """The date of a record that is begun, ISO 8601 to the second."""
    return datetime.now(UTC).isoformat(timespec="seconds")
