"""Games without a table: the same seed and the same limits, the same record."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from reunion_desktop.arena.simulate import Simulation, SimulationResult, simulate
from reunion_desktop.cli import main
from reunion_desktop.engine.game import GameRules, MatchState
from reunion_desktop.engine.scoring import Entry, Mark, ScoreLine, Settlement
from reunion_desktop.games.bauer.rules import SAARLAND
from reunion_desktop.games.ekart.rules import LITTLE
from reunion_desktop.games.hindersche.rules import PAGAT as HINDERSCHE
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.games.viersche.rules import PAGAT
from reunion_desktop.solver.solve import COMPILED

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.skipif(not COMPILED, reason="with the search in Python this takes minutes")
def test_same_seed_and_limit_same_record(tmp_path: Path) -> None:
    """Searching players, too, play the same cards in every process, for any hash order."""
    command = [sys.executable, "-m", "reunion_desktop", "simulate", "--seed", "same"]
    command += ["--seats", "expert,strong,strong1", "--nodes", "5000", "--layouts", "2"]
    records = [tmp_path / f"{number}.reunion" for number in (1, 2)]
    running = [
        subprocess.Popen(
            [*command, "--record", str(record)],
            stdout=subprocess.DEVNULL,
            env=os.environ | {"PYTHONHASHSEED": record.stem, "PYTHONPATH": str(ROOT)},
        )
        for record in records
    ]
    assert [0, 0] == [process.wait(120) for process in running]
    first, second = (record.read_bytes() for record in records)
    assert len(first.splitlines()) > 100
    assert first == second


def test_one_who_sees_all_cards_is_named_in_the_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A record names the clairvoyant as a player, and is valid."""
    record = tmp_path / "open.reunion"
    given = ["simulate", "--seats", "clairvoyant,club,beginner", "--nodes", "3000"]
    assert 0 == main([*given, "--record", str(record)])
    assert (
        '"players":["clairvoyant","club","beginner"]'
        in record.read_text(encoding="utf-8").splitlines()[0]
    )
    assert 0 == main(["replay", str(record)])
    assert "The file is valid" in capsys.readouterr().out


def test_a_game_for_partners_is_counted_by_its_own_account() -> None:
    """Its own account is shown instead of units, by seat; partners win and lose together."""
    plan = Simulation(SAARLAND, ("random",) * 4, "x", 6)
    outcome = simulate(plan)
    won = outcome.won[0]

    assert 0 < won < 6
    assert [won, 6 - won, won, 6 - won] == [outcome.won[seat] for seat in range(4)]
    assert [2 * won - 6, 6 - 2 * won] * 2 == [outcome.account[seat] for seat in range(4)]


@pytest.mark.parametrize(
    ("rules", "heads"),
    [
        (RHINELAND, ["points per deal", "units per game"]),
        (SAARLAND, ["tricks per deal", "Brote per game"]),
        (PAGAT, ["points per deal", "marks per set"]),
    ],
    ids=["reunion", "bauer", "viersche"],
)
def test_columns_bear_the_words_of_the_game(rules: GameRules, heads: list[str]) -> None:
    """The columns name the unit of a deal, and that of a session's account."""
    outcome = simulate(Simulation(rules, ("random",) * rules.players, "words", 1))
    head, *rows, foot = outcome.lines()
    assert heads == re.split(" {2,}", head)[2:4]
    assert foot.startswith("one set, " if rules is PAGAT else "one game, ")
    made = sum(float(row.split()[2]) for row in rows)
    whole = {"reunion": 150, "bauer": 8}.get(rules.game)
    assert whole is None or whole == pytest.approx(made, abs=0.5)


def test_columns_of_sides_are_no_hands() -> None:
    """With two columns for four players, hands without a trick are not counted."""
    line = ScoreLine(1, 0, (60, 80, 60, 80), (2, 7, 0, 0), (), (Entry(0, Mark.SLASH),) * 2)
    outcome = SimulationResult(SAARLAND, ("a", "b", "c", "d"), seconds=1.0)
    end = Settlement((60, 80, 60, 80), (1, 3), (), (0, 1, 0, 1))
    outcome.add(MatchState(SAARLAND, 0, (line,), None, end))

    assert outcome.trickless is None
    assert not any("without a trick" in text for text in outcome.lines())
    assert 1 + 4 + 1 == len(list(outcome.lines()))


@pytest.mark.parametrize(
    "rules",
    [
        RHINELAND.changed({"mark_style": "none"}),
        LITTLE.changed({"players": 5}),
        HINDERSCHE.changed({"redeal": True}),
    ],
    ids=lambda rules: rules.game,
)
def test_no_trick_is_told_of_those_who_played(rules: GameRules) -> None:
    """Of the deals in which a seat had cards: kings, and who has left the game, had none."""
    plan = Simulation(rules, ("random",) * rules.players, "none", 12)
    kept: list[str] = []
    outcome = simulate(plan, kept.append)
    had, without = Counter[int](), Counter[int]()
    for line in (json.loads(text) for lines in kept for text in lines.splitlines()):
        if line["type"] == "deal":
            seats = [seat for seat, hand in enumerate(line["hands"]) if hand]
        elif line["type"] == "score" and any(line["tricks"]):
            taken = {seat for seat, tricks in enumerate(line["tricks"]) if tricks}
            had.update(seats)
            without.update(set(seats) - taken)
    shares = [f"{without[seat] / had[seat]:.2%}" for seat in range(rules.players)]

    assert any(without.values())
    assert shares == [row.split()[-1] for row in [*outcome.lines()][1:-1]]
