"""A record of two games, and ways to spoil it.

Two games: one annotated, with legal cards and sealed deals; one unfinished, decisions alone.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from reunion_desktop.games import find_game
from reunion_desktop.storage.lines import BadRecord
from reunion_desktop.storage.reader import read_text
from tests.strategies import LAW

FEW = settings(LAW, max_examples=20)
"""Settings of property tests of whole games, which take long."""

SPECIMEN = Path(__file__).with_name("specimen.reunion")
"""Where it lies."""

LINES = SPECIMEN.read_text(encoding="utf-8").splitlines()
"""Its lines."""


def refusal(lines: list[str]) -> BadRecord:
    """Why a record is refused."""
    with pytest.raises(BadRecord) as caught:
        read_text("\n".join(lines), find_game)
    return caught.value


def first(kind: str) -> int:
    """Where in the specimen a line of some type stands first, from 0."""
    return next(at for at, line in enumerate(LINES) if f'"type":"{kind}"' in line)


def with_change(at: int, change: Callable[[dict[str, Any]], object]) -> list[str]:
    """The specimen with one line changed."""
    values = json.loads(LINES[at])
    change(values)
    return [*LINES[:at], json.dumps(values), *LINES[at + 1 :]]


def decides(line: str) -> bool:
    """Test whether a line is a move."""
    return json.loads(line)["type"] in {"game", "deal", "discard", "play"}
