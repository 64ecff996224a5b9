"""The file of a network, and refused files."""

from __future__ import annotations

from array import array
from dataclasses import replace
from struct import pack
from typing import Any

import pytest
from sums import check_sums, rows

from reunion_desktop.value_net.weights import (
    MAGIC,
    Layers,
    Weights,
    WeightsError,
    weights_from,
)
from tests.value_net.random_weights import SHIPPED, TINY, random_file, random_weights

FILE = random_file("a file")
_HEAD = len(MAGIC) + 40


def test_a_file_is_read_row_by_row() -> None:
    """The first numbers behind the head are the first row of the first layer, two bytes each."""
    weights = weights_from(FILE)
    (inner, second), _ = TINY
    assert (3, 32, 458, inner, second, 32) == (
        *(weights.players, weights.cards, weights.play.inputs),
        *(weights.play.inner, weights.play.second, weights.play.answers),
    )
    first = next(rows(weights.play.first_weights, inner))
    assert [
        int.from_bytes(FILE[at : at + 2], "little", signed=True)
        for at in range(_HEAD, _HEAD + 2 * inner, 2)
    ] == first.tolist()
    assert FILE[-4:] == weights.discards.last_begins[0].to_bytes(4, "little", signed=True)
    assert weights.packed == FILE


@pytest.mark.parametrize(
    ("file", "why"),
    [
        (b"", r"This is no value network; expected a file that begins with b'judge-1\n'."),
        (
            b"judge-2\n" + FILE[8:],
            r"This is no value network; expected a file that begins with b'judge-1\n'.",
        ),
        (FILE[:20], r"This is no value network; expected a file that begins with b'judge-1\n'."),
        (
            FILE[: len(MAGIC)] + pack("<i", 7) + FILE[len(MAGIC) + 4 :],
            "The file has no sizes that can be; expected those of a small one.",
        ),
        (
            random_file("a file", told=448),
            (
                "The file has 448 inputs and 32 answers for cards, 168 and 1 for discards; "
                "expected 458, 32, 168 and 1."
            ),
        ),
        (FILE[:-1], f"The file ends after {len(FILE) - 1:,} bytes; expected more."),
        (FILE + b"\0", f"The file has {len(FILE) + 1:,} bytes; expected {len(FILE):,}."),
    ],
    ids=["empty", "another kind", "cut in its head", "sizes", "inputs", "cut", "too long"],
)
def test_what_is_no_network_is_refused(file: bytes, why: str) -> None:
    """One clear sentence each."""
    with pytest.raises(WeightsError) as refused:
        weights_from(file)
    assert why == str(refused.value)


def test_sums_of_a_sound_network_fit() -> None:
    """Also one as large as what is shipped."""
    check_sums(random_weights("sound"))
    check_sums(random_weights("sound", SHIPPED))


def swollen(weights: Weights, network: str, part: str, number: int) -> Weights:
    """A network with one number changed everywhere in a part of it."""
    layers: Layers = getattr(weights, network)
    numbers: array[int] = getattr(layers, part)
    inside: dict[str, Any] = {part: array(numbers.typecode, [number]) * len(numbers)}
    outside: dict[str, Any] = {network: replace(layers, **inside)}
    return replace(weights, **outside)


@pytest.mark.parametrize(
    ("network", "part", "number", "why"),
    [
        ("play", "first_weights", 2_000, "first layer of this network of cards"),
        ("play", "first_weights", -2_000, "first layer of this network of cards"),
        ("play", "first_begins", 32_000, "first layer of this network of cards"),
        ("play", "first_begins", -32_000, "first layer of this network of cards"),
        ("play", "second_begins", 2_147_483_000, "second layer of this network of cards"),
        ("play", "last_begins", -2_147_483_000, "last layer of this network of cards"),
        ("discards", "first_weights", 2_000, "first layer of this network of discards"),
        ("discards", "second_begins", -2_147_483_000, "second layer of this network of discards"),
        ("discards", "last_begins", 2_147_483_000, "last layer of this network of discards"),
    ],
)
def test_sums_that_may_run_over_are_refused(network: str, part: str, number: int, why: str) -> None:
    """In each layer of both networks, above and below."""
    weights = swollen(random_weights("swollen"), network, part, number)
    with pytest.raises(WeightsError, match=f"^A sum in the {why} may come to .*; expected .*"):
        check_sums(weights)


def test_weights_of_later_layers_count() -> None:
    """A row of the greatest weights runs over in the shipped size, and just fits in a small one."""
    check_sums(swollen(random_weights("rows"), "play", "second_weights", 32_767))
    with pytest.raises(WeightsError, match="A sum in the second layer of this network of cards"):
        check_sums(swollen(random_weights("rows", SHIPPED), "play", "second_weights", 32_767))
