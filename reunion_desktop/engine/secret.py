"""The secret of a game: what its deals and their seals follow from, until it may be told."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from reunion_desktop.engine.deal_code import DealCode
from reunion_desktop.engine.record import Record
from reunion_desktop.engine.ruleset import Ruleset
from reunion_desktop.engine.seals import Seal, secret_of
from reunion_desktop.engine.shuffle import pack_from_seed


@dataclass(frozen=True, slots=True)
class Secret:
    """What must not be known before a game is over, and must not be lost before it is."""

    seed: str
    """The text from which the deals follow."""
    key: str
    """32 random bytes in hex, from which the secrets of the seals follow; empty where nothing is
    sealed."""
    game: int = 1
    """The game's number in the sitting in which it was begun, from 1; it counts for the shuffle,
    also where the game is taken up by itself."""

    def proof(self, rules: Ruleset, number: int) -> Seal:
        """The whole seal of a deal, to be kept until the deal is counted."""
        pack = pack_from_seed(rules, self.seed, self.game, number)
        return Seal.of(number, secret_of(self.key, number), pack)

    def proved(self, seal: Seal, rules: Ruleset) -> Seal:
        """A seal with its proof; as it is where this secret does not open it."""
        if seal.proved or not self.key:
            return seal
        proof = self.proof(rules, seal.number)
        return proof if proof.commitment == seal.commitment else seal

    def fits(self, record: Record, seals: Iterable[Seal]) -> bool:
        """Whether every deal of a game follows from this secret, and every seal is opened by it."""
        rules = record.header.rules
        return DealCode.of(record, self.seed, self.game) is not None and all(
            self.proved(seal, rules).proved for seal in seals
        )
