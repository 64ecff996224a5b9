"""Quantized network weights, and the file that holds them.

The file is written by packaging/tune/lessons.py: a line with the SHA-256 of all that follows,
eight bytes of magic, ten numbers of four bytes, then the layers, each its weights (two bytes) and
its biases (two bytes in the first layers, four in the others), all little-endian.
"""

from __future__ import annotations

import sys
from array import array
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from struct import calcsize, unpack_from

from reunion_desktop.solver.installed import PACKAGE, damage, read_installed
from reunion_desktop.value_net.inputs import discard_inputs_of, inputs_of

TAUGHT = ("bauer", "reunion", "viersche")
"""The games with a value network."""

MAGIC = b"judge-1\n"
"""The magic bytes of a network, after the line with its checksum."""

_HEAD = "<10i"

MOST_ANSWER = 4
"""A cell's output is from 0 to this."""

IN_BITS, WEIGHT_BITS = 9, 11
"""Fraction bits of a cell's output, and of a weight after the first layer."""

WORTH_BITS = IN_BITS + WEIGHT_BITS
"""Fraction bits of a worth; 1 stands for :data:`POINTS`."""

POINTS = 30
"""Card points that a worth of 1 stands for."""


class WeightsError(ValueError):
    """A file that holds no network, with one sentence that says why."""


@dataclass(frozen=True, slots=True)
class Layers:
    """A network of three layers. Weights are stored row by row, a row for each input."""

    inputs: int
    inner: int
    second: int
    answers: int
    first_weights: array[int]
    first_begins: array[int]
    second_weights: array[int]
    second_begins: array[int]
    last_weights: array[int]
    """Transposed, unlike the others: a row for each output."""
    last_begins: array[int]


@dataclass(frozen=True, slots=True)
class Weights:
    """The value networks of one game: for cards and for discards."""

    players: int
    cards: int
    """Cards in its pack."""
    play: Layers
    """The network for cards; one output for each place of the pack."""
    discards: Layers
    """The network for discards; one output."""
    packed: bytes
    """The networks as in the file, without the line with the checksum."""

    @property
    def goals(self) -> bool:
        """True if trained for a game in which sides have goals."""
        return self.play.inputs == inputs_of(self.players, self.cards, goals=True)


def weights_from(packed: bytes) -> Weights:
    """Parse the networks of a file.

    Raises:
        WeightsError: these are no weights.
    """
    head = len(MAGIC) + calcsize(_HEAD)
    if not packed.startswith(MAGIC) or len(packed) < head:
        raise WeightsError(f"This is no value network; expected a file that begins with {MAGIC!r}.")
    players, cards, *sizes = unpack_from(_HEAD, packed, len(MAGIC))
    if not (2 <= players <= 6 and 0 < cards <= 36 and all(0 < size <= 4096 for size in sizes)):
        raise WeightsError("The file has no sizes that can be; expected those of a small one.")
    inputs, _, _, answers, discard_inputs, _, _, discard_answers = sizes
    goals = inputs == inputs_of(players, cards, goals=True)
    wanted = (inputs_of(players, cards, goals=goals), cards, discard_inputs_of(cards), 1)
    if (inputs, answers, discard_inputs, discard_answers) != wanted:
        raise WeightsError(
            f"The file has {inputs} inputs and {answers} answers for cards, {discard_inputs} and "
            f"{discard_answers} for discards; expected {wanted[0]}, {wanted[1]}, {wanted[2]} and 1."
        )
    parts = _Parts(packed, head)
    play, discards = parts.layers(*sizes[:4]), parts.layers(*sizes[4:])
    if parts.at != len(packed):
        raise WeightsError(f"The file has {len(packed):,} bytes; expected {parts.at:,}.")
    return Weights(players, cards, play, discards, packed)


@dataclass(slots=True)
class _Parts:
    packed: bytes
    at: int

    def layers(self, inputs: int, inner: int, second: int, answers: int) -> Layers:
        return Layers(
            inputs,
            inner,
            second,
            answers,
            self._numbers("h", inputs * inner),
            self._numbers("h", inner),
            self._numbers("h", inner * second),
            self._numbers("i", second),
            self._numbers("h", answers * second),
            self._numbers("i", answers),
        )

    def _numbers(self, kind: str, count: int) -> array[int]:
        numbers = array(kind)
        end = self.at + count * numbers.itemsize
        if end > len(self.packed):
            raise WeightsError(f"The file ends after {len(self.packed):,} bytes; expected more.")
        numbers.frombytes(self.packed[self.at : end])
        if sys.byteorder == "big":
            numbers.byteswap()
        self.at = end
        return numbers


@cache
def shipped(game: str) -> Weights:
    """The networks of a game that are shipped with the program, read on first use.

    Args:
        game: one of :data:`TAUGHT`.

    Raises:
        Damaged: the file is missing, or not byte for byte as shipped.
    """
    file = PACKAGE / "value_net" / f"{game}.network"
    content = read_installed(file)
    packed = content.partition(b"\n")[2]
    if content != sealed(packed):
        raise damage(file)
    return weights_from(packed)


def sealed(packed: bytes) -> bytes:
    """The file of a network: the checksum first, so that a corrupt file is rejected."""
    return b"sha256 " + sha256(packed).hexdigest().encode() + b"\n" + packed
