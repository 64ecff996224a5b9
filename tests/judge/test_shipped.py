"""The judge that is shipped is the one that its report tells of, and is small."""

from __future__ import annotations

import hashlib
import json
import re
from importlib.resources import files
from pathlib import Path

from reunion_desktop.judge.inputs import discard_inputs_of, inputs_of
from reunion_desktop.judge.weights import check_sums, shipped
from tests.judge.random_weights import SHIPPED, random_weights

REPORT = json.loads(files("reunion_desktop.judge").joinpath("reunion.json").read_text("utf-8"))
LESSONS = Path(__file__).parents[2] / "packaging" / "tune" / "lessons.py"
MOST_BYTES = 500_000


def test_the_file_is_the_one_of_the_report() -> None:
    """Its hash and size stand beside it."""
    packed = shipped("reunion").packed
    assert REPORT["sha256"] == hashlib.sha256(packed).hexdigest()
    assert REPORT["bytes"] == len(packed) < MOST_BYTES


def test_the_command_as_it_stands_gives_these_lessons() -> None:
    """Seed and deals of both courses are what the script does where nothing else is asked."""
    text = LESSONS.read_text(encoding="utf-8")
    seed = re.search(r'"--seed", default="([^"]+)"', text)
    deals = [int(n) for n in re.findall(r'"--(?:deals|more)", type=int, default=([\d_]+)', text)]
    assert seed is not None
    assert REPORT["seed"] == seed[1]
    assert REPORT["deals"] == sum(deals)


def test_its_sums_fit_and_its_sizes_are_those_of_reunion() -> None:
    """Three seats, 32 cards, and layers that the core knows."""
    weights = shipped("reunion")
    check_sums(weights)
    assert (inputs_of(3, 32), discard_inputs_of(32)) == (
        weights.play.inputs,
        weights.discards.inputs,
    )
    assert len(random_weights("shipped", SHIPPED).packed) == len(weights.packed)
