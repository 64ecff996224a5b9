"""Seals of deals (commitment and proof), and the secret from which deals and seals follow.

A seal is a promise before the cut, and its proof after the count. The program publishes the hash
of a secret and the pack before the player cuts; the cut makes the deal, so that neither side could
have chosen it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass

from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.dealing.deal_code import DealCode
from reunion_desktop.engine.dealing.shuffle import pack_from_seed
from reunion_desktop.engine.record import Record
from reunion_desktop.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class Seal:
    """The commitment to one deal, and, once it is counted, the proof."""

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
        """True where secret and pack are revealed and hash to the commitment."""
        return self.secret is not None and self.commitment == commitment(self.secret, self.pack)


def secret_of(key: str, number: int) -> str:
    """The secret of one deal: SHA-256 of ``reunion-secret-1|KEY|NUMBER``, in hex.

    The key is 32 random bytes for a whole game, so that only one has to be kept; one deal's secret
    reveals nothing about the next.
    """
    return hashlib.sha256(f"reunion-secret-1|{key}|{number}".encode()).hexdigest()


def commitment(secret: str, pack: Iterable[Card]) -> str:
    """The hash that promises a pack: SHA-256 of ``reunion-seal-1|SECRET|PACK``, in hex."""
    text = f"reunion-seal-1|{secret}|{''.join(str(card) for card in pack)}"
    return hashlib.sha256(text.encode("ascii")).hexdigest()


@dataclass(frozen=True, slots=True)
class Secret:
    """The seed and key of a game: hidden until it is over, and kept until then."""

    seed: str
    """The text from which the deals follow."""
    key: str
    """32 random bytes in hex, from which the secrets of the seals follow; empty where nothing is
    sealed."""
    game: int = 1
    """The game's number in the session in which it was begun, from 1; it counts for the shuffle,
    also where the game is continued by itself.
    """

    def proof(self, rules: Rules, number: int) -> Seal:
        """The whole seal of a deal, to be kept until the deal is counted."""
        pack = pack_from_seed(rules, self.seed, self.game, number)
        return Seal.of(number, secret_of(self.key, number), pack)

    def with_proof(self, seal: Seal, rules: Rules) -> Seal:
        """A seal with its proof; as it is where this secret does not open it."""
        if seal.proved or not self.key:
            return seal
        proof = self.proof(rules, seal.number)
        return proof if proof.commitment == seal.commitment else seal

    def fits(self, record: Record, seals: Iterable[Seal]) -> bool:
        """Tell whether every deal and seal of a game follows from this secret."""
        rules = record.header.rules
        return DealCode.of(record, self.seed, self.game) is not None and all(
            self.with_proof(seal, rules).proved for seal in seals
        )
