"""How a game begins: who deals first, by which cards, and what is kept secret until its end."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from reunion_desktop.engine.deal_code import DealCode
from reunion_desktop.engine.record import Header
from reunion_desktop.engine.ruleset import Ruleset
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.shuffle import Draw, draw_for_deal

_KEY_BYTES = 32


@dataclass(frozen=True, slots=True)
class Opening:
    """A game that is to begin."""

    header: Header
    seed: str
    """The text from which its deals follow; the header tells it only where it is no secret."""
    draw: Draw | None = None
    """The draw for the first deal, where one is to be seen."""

    def key(self) -> str:
        """32 random bytes in hex to seal the deals with; empty where the seed is no secret."""
        return "" if self.header.seed is not None else secrets.token_hex(_KEY_BYTES)


def by_draw(
    rules: Ruleset, players: Sequence[str], seed: str | None, *, practice: bool = False
) -> Opening:
    """The first game of a sitting: a draw decides who deals.

    Args:
        rules: the table's rules.
        players: names by seat.
        seed: a text from which all deals follow; None for a secret one.
        practice: whether all cards lie open for the person.
    """
    secret = _secret() if seed is None else seed
    draw = draw_for_deal(rules, secret)
    header = Header(rules, tuple(players), draw.dealer, _now(), seed, practice=practice)
    return Opening(header, secret, draw if draw.rounds else None)


def by_code(code: DealCode, players: Sequence[str], *, practice: bool = False) -> Opening:
    """A game whose cards a code says."""
    header = Header(
        code.rules,
        tuple(players),
        code.first_dealer,
        _now(),
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
    told = None if last.code is not None else last.seed
    header = replace(last, first_dealer=dealer, date=_now(), seed=told, code=None)
    return Opening(header, _secret() if told is None else told)


def _secret() -> str:
    """A seed from the system's generator: 128 bits, hex."""
    return secrets.token_hex(16)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
