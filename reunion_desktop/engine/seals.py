"""The seal of a deal: a promise before the cut, and its proof after the count.

The host publishes the hash of a secret and the pack before the person cuts; the cut makes the
deal, so that neither side could have chosen it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass

from reunion_desktop.engine.cards import Card


@dataclass(frozen=True, slots=True)
class Seal:
    """What was promised of one deal, and, once it is counted, the proof."""

    number: int
    """The deal's number in its game, from 1."""
    commitment: str
    """SHA-256 in hex, shown before the cut."""
    secret: str | None = None
    """32 random bytes in hex; None until the deal is counted."""
    pack: tuple[Card, ...] = ()
    """The pack before the cut, top card first; empty until the deal is counted."""

    @classmethod
    def of(cls, number: int, secret: str, pack: Iterable[Card]) -> Seal:
        """The whole seal of a deal; keep all but the commitment until the deal is counted."""
        cards = tuple(pack)
        return cls(number, commitment(secret, cards), secret, cards)

    @property
    def proved(self) -> bool:
        """Whether secret and pack are told and hash to what was promised."""
        return self.secret is not None and self.commitment == commitment(self.secret, self.pack)


def secret_of(key: str, number: int) -> str:
    """The secret of one deal: SHA-256 of ``reunion-secret-1|KEY|NUMBER``, in hex.

    The key is 32 random bytes for a whole game, so that a single one has to be kept; one deal's
    secret tells nothing of the next.
    """
    return hashlib.sha256(f"reunion-secret-1|{key}|{number}".encode()).hexdigest()


def commitment(secret: str, pack: Iterable[Card]) -> str:
    """The hash that promises a pack: SHA-256 of ``reunion-seal-1|SECRET|PACK``, in hex."""
    text = f"reunion-seal-1|{secret}|{''.join(str(card) for card in pack)}"
    return hashlib.sha256(text.encode("ascii")).hexdigest()
