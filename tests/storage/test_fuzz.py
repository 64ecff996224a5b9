"""For any change to a record, a reader returns games or reports one sentence."""

from __future__ import annotations

import csv
import io
import json
import os
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from reunion_desktop.app.sheets import kept_sheets, plain_table, plain_text
from reunion_desktop.games import find_game
from reunion_desktop.storage.codec import whole
from reunion_desktop.storage.lines import BadRecord
from reunion_desktop.storage.reader import games_in, read_text
from tests.storage.specimen import LINES

DEAL = LINES[:48]
"""The first deal of the specimen and the beginning of the second."""

JUNK: list[Any] = [
    *(None, True, False, 0, 1, -1, 2, 3, 31, 32, 10**12, 10**400, -0.0, 0.5, 1e300),
    *(
        "",
        "0",
        "HT",
        "C6",
        "S",
        "game",
        "undo",
        "\0",
        "\ud800",
        "é",
        "x" * 5000,
        "2026-11-20",
        "é\x07; =1",
        "x" * 4000,
    ),
    *([], [[]], ["HT"], ["HT", "HT"], [[], [], []], [0, 1, 2], {}, {"type": "play"}),
    json.loads("[" * 400 + "]" * 400),
]
"""Values of every kind to put where they do not belong."""

PIECES = (b"", b"\n", b"\r", b"\0", b'"', b"{", b"}", b"[", b"]", b",", b"\xff", b"\xef\xbb\xbf")
"""Bytes that mean something to a reader, or nothing at all."""


MANY = int(os.environ.get("REUNION_FUZZ", "1"))
"""How many times as many inputs are tried: 20 make a hundred thousand."""


def outcome(data: bytes, *, journal: bool) -> str:
    """``read``, or the sentence of the refusal."""
    try:
        games = list(games_in(io.BytesIO(data), find_game, journal=journal))
    except BadRecord as bad:
        return str(bad)
    return f"read {len(games)}"


def with_bytes_spoilt(dice: Random) -> bytes:
    """The deal with some of its bytes gone, changed, doubled or moved."""
    data = bytearray("".join(f"{line}\n" for line in DEAL).encode())
    for _ in range(dice.choice((1, 1, 1, 2, 5))):
        start = dice.randrange(len(data))
        end = min(len(data), start + dice.choice((0, 1, 1, 2, 30, 400)))
        kind = dice.randrange(4)
        if kind == 0:
            data[start:end] = dice.choice(PIECES)
        elif kind == 1:
            data[start:end] = dice.randbytes(end - start)
        elif kind == 2:
            data[start:start] = data[start:end]
        else:
            del data[start:]
        if not data:
            break
    return bytes(data)


def with_values_spoilt(dice: Random) -> bytes:
    """The deal with lines moved, doubled or lost, or a value replaced by one of another kind."""
    lines = list(DEAL)
    at = dice.randrange(len(lines))
    kind = dice.randrange(6)
    if kind == 0:
        lines.insert(dice.randrange(len(lines)), lines.pop(at))
    elif kind == 1:
        lines.insert(dice.randrange(len(lines)), lines[at])
    elif kind == 2:
        lines[at] = f'{{"type":"undo","n":{dice.randrange(-1, 40)}}}'
    else:
        values = json.loads(lines[at])
        holder, key = dice.choice(list(_places(values)))
        holder[key] = dice.choice(JUNK)
        lines[at] = json.dumps(values)
    return "\n".join(lines).encode()


def _places(values: Any) -> Iterator[tuple[Any, Any]]:  # noqa: ANN401 - any JSON at all.
    keys = values if isinstance(values, dict) else range(len(values))
    for key in keys:
        yield values, key
        if isinstance(values[key], dict | list):
            yield from _places(values[key])


@pytest.mark.parametrize("spoilt", [with_bytes_spoilt, with_values_spoilt])
@pytest.mark.parametrize("seed", range(4))
def test_a_spoilt_record_is_read_or_refused_in_words(seed: int, spoilt: Any) -> None:  # noqa: ANN401 - one of two functions.
    """No damage brings anything but games or a sentence."""
    dice = Random(seed)
    answers = [outcome(spoilt(dice), journal=at % 2 == 1) for at in range(250 * MANY)]
    refused = [answer for answer in answers if not answer.startswith("read ")]

    assert len(answers) > len(refused) > len(answers) // 2
    for sentence in refused:
        assert sentence.endswith(".")
        assert sentence.isprintable()
        assert len(sentence) < 600


@pytest.mark.parametrize("spoilt", [with_bytes_spoilt, with_values_spoilt])
def test_what_is_read_can_be_used(spoilt: Any) -> None:  # noqa: ANN401 - one of two functions.
    """Every accepted record can be written again and has a sheet, as text and as table."""
    dice = Random(5)
    used = 0
    for _ in range(100 * MANY):
        try:
            games = list(games_in(io.BytesIO(spoilt(dice)), find_game))
        except BadRecord:
            continue
        for stored in games:
            text = "\n".join(whole(stored.record, seals=stored.seals))
            (again,) = read_text(text, find_game)
            assert (stored.record, stored.complete) == (again.record, again.complete)
            proved = [seal for seal in stored.seals if seal.secret is not None]
            assert all(seal.proved for seal in proved)
            assert proved == [seal for seal in again.seals if seal.secret is not None]
        sheets = kept_sheets(games)
        assert plain_text(sheets) or not games
        rows = list(csv.reader(io.StringIO(plain_table(sheets))))
        assert all(len(row) == len(rows[0]) for row in rows)
        used += len(games)
    assert used


@pytest.mark.parametrize("seed", range(4))
def test_noise_is_refused_in_words(seed: int) -> None:
    """Random bytes are refused with one sentence."""
    dice = Random(seed)
    alien = "This is not a game file of Reunion Desktop, or it is damaged. "
    answers = {
        outcome(dice.randbytes(dice.randrange(200)), journal=False).removeprefix(alien)
        for _ in range(250)
    }

    assert answers <= {
        "read 0",
        *[f"Line {line}: this is not valid UTF-8 text." for line in range(1, 9)],
        *[f"Line {line}: this is not valid JSON." for line in range(1, 9)],
        *[
            f"Line {line}: this is {digit}, but it must be a JSON object."
            for line in (1, 2)
            for digit in range(10)
        ],
    }
