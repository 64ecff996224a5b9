"""The shipped networks match their reports, and are small."""

from __future__ import annotations

import hashlib
import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from sums import check_sums

from reunion_desktop.engine.rules import Rules
from reunion_desktop.games.bauer.rules import SAARLAND
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.games.viersche.rules import PAGAT
from reunion_desktop.solver.installed import Damaged
from reunion_desktop.value_net.inputs import discard_inputs_of, inputs_of
from reunion_desktop.value_net.weights import TAUGHT, shipped
from tests.value_net.random_weights import SHIPPED, random_weights

TABLES: dict[str, Rules] = {rules.game: rules for rules in (RHINELAND, SAARLAND, PAGAT)}
TUNE = Path(__file__).parents[2] / "packaging" / "tune"
MOST_BYTES = 500_000


def report(game: str) -> dict[str, Any]:
    """The report beside a network."""
    text = files("reunion_desktop.value_net").joinpath(f"{game}.json").read_text("utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


@pytest.mark.parametrize("game", TABLES)
def test_the_file_is_the_one_of_the_report(game: str) -> None:
    """Its hash and size stand beside it."""
    packed = shipped(game).packed
    assert report(game)["sha256"] == hashlib.sha256(packed).hexdigest()
    assert report(game)["bytes"] == len(packed) < MOST_BYTES


@pytest.mark.parametrize("game", TABLES)
def test_the_command_as_it_stands_gives_these_lessons(game: str) -> None:
    """Seed and deals of both courses are what the script does where nothing else is asked."""
    seed = re.search(r'"--seed", default="([^"]+)"', (TUNE / "lessons.py").read_text("utf-8"))
    text = (TUNE / "houses.py").read_text("utf-8")
    deals = re.search(rf'"{game}": \(([\d_]+), ([\d_]+)\)', text)
    assert seed is not None
    assert deals is not None
    assert report(game)["seed"] == seed[1]
    assert report(game)["deals"] == sum(map(int, deals.groups()))


@pytest.mark.parametrize("game", TABLES)
def test_its_sums_fit_and_its_sizes_are_those_of_the_game(game: str) -> None:
    """As many seats and cards as are played with, and layers that the core knows."""
    weights, rules = shipped(game), TABLES[game]
    check_sums(weights)
    players, cards = rules.players, len(rules.pack)
    assert (inputs_of(players, cards, goals=players > 3), discard_inputs_of(cards)) == (
        weights.play.inputs,
        weights.discards.inputs,
    )
    other = random_weights("shipped", SHIPPED, cards=cards, players=players)
    assert len(other.packed) == len(weights.packed)


def test_every_shipped_network_is_known_and_sealed() -> None:
    """Its file is a line with the hash of all that follows, and what follows."""
    folder = Path(str(files("reunion_desktop.value_net")))
    assert sorted(TAUGHT) == sorted(file.stem for file in folder.glob("*.network"))
    for game in TAUGHT:
        line, _, packed = (folder / f"{game}.network").read_bytes().partition(b"\n")
        assert f"sha256 {report(game)['sha256']}" == line.decode()
        assert packed == shipped(game).packed


@pytest.mark.parametrize("at", [0, 7, 70, 71, 72, 80, 100, 300_000, -1])
def test_a_flipped_bit_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at: int) -> None:
    """In the checksum as in the weights."""
    content = bytearray(
        Path(str(files("reunion_desktop.value_net") / "reunion.network")).read_bytes()
    )
    content[at] ^= 1
    (tmp_path / "value_net").mkdir()
    file = tmp_path / "value_net" / "reunion.network"
    file.write_bytes(content)
    monkeypatch.setattr("reunion_desktop.value_net.weights.PACKAGE", tmp_path)
    with pytest.raises(Damaged, match=re.escape(f"The program file {file} is damaged")):
        shipped.__wrapped__("reunion")


def test_the_network_of_reunion_is_the_one_it_was() -> None:
    """Records of old stand: not a byte of it has changed since it was first taught."""
    old = "1d03bfdb47aff84f5187b9c17e31ac23da386bf6e291568b3712bba68d9926b6"
    assert old == hashlib.sha256(shipped("reunion").packed).hexdigest()
