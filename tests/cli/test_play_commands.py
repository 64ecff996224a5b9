"""The commands that play without a table: simulate, arena and player."""

from __future__ import annotations

import io
import json
import logging
import sys
from pathlib import Path
from typing import Any

import pytest

from reunion_desktop.ai.roster import LEVELS, YARDSTICKS
from reunion_desktop.arena.clairvoyant import CLAIRVOYANT
from reunion_desktop.arena.messages import hello
from reunion_desktop.arena.seating import plays
from reunion_desktop.cli import main
from reunion_desktop.engine.game import Game
from reunion_desktop.games import GAMES, game_of
from reunion_desktop.games.bauer.rules import SAARLAND
from reunion_desktop.games.reunion.rules import GAME as REUNION
from reunion_desktop.games.reunion.rules import PRESETS, RHINELAND
from reunion_desktop.games.viersche.rules import PAGAT
from reunion_desktop.storage.headers import fitting_name
from tests.arena.match import command, quoted
from tests.cli.commanding import said

ROOT = Path(__file__).parents[2]
OTHERS = [game for game in GAMES if game is not REUNION]
RANDOM = ("--seats", "random,random,random")
ROSTER = [*(level.id for level in (*LEVELS, *YARDSTICKS)), CLAIRVOYANT]
"""Every name that a seat can be given."""


@pytest.fixture(autouse=True)
def _found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Child processes find the package where these tests found it."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


def own(level: str) -> str:
    """The program's own player behind the seat protocol."""
    words = [sys.executable, "-m", "reunion_desktop", "player", "--level", level]
    return f"exec:{quoted(words)}"


def decisions(path: Path) -> list[str]:
    """A record without the line that names the players."""
    return path.read_text(encoding="utf-8").splitlines()[1:]


def header(path: Path) -> dict[str, Any]:
    """The first line of a record."""
    values: dict[str, Any] = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    return values


@pytest.mark.parametrize(
    ("game", "preset"),
    [
        *((REUNION, preset) for preset in PRESETS),
        *((game, preset) for game in OTHERS for preset in (None, [*game.presets][-1])),
    ],
    ids=lambda value: getattr(value, "id", value or "default"),
)
def test_every_game_is_simulated_and_replayed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, game: Game, preset: str | None
) -> None:
    """By its first rules, or by those that are named; replay accepts what simulate writes."""
    record = tmp_path / "record.reunion"
    given = ("--game", game.id, "--games", "2", *(("--rules", preset) if preset else ()))
    assert (0, "") == said(capsys, "simulate", *given, "--record", str(record))[::2]
    rules = game.presets[preset] if preset else game.default
    assert (game.id, rules.as_options()) == (header(record)["game"], header(record)["rules"])
    code, out, err = said(capsys, "replay", str(record))
    assert (0, "") == (code, err)
    assert "2 " in out


def test_same_seed_same_bytes(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A simulation is the same byte for byte; Réunion is the default, and no deal code is kept."""
    records = [tmp_path / name for name in ("one", "two")]
    for record, chosen in zip(records, ((), ("--game", "reunion")), strict=True):
        given = ("simulate", *chosen, *RANDOM, "--games", "2", "--seed", "x")
        said(capsys, *given, "--record", str(record))
    assert records[0].read_bytes() == records[1].read_bytes()
    keys = ["type", "format", "game", "rules", "players", "seed", "first_dealer", "date"]
    assert keys == list(header(records[0]))


@pytest.mark.parametrize("game", ["reunion", "bauer"])
def test_own_players_as_programs_make_the_same_record(tmp_path: Path, game: str) -> None:
    """Behind the protocol the players make the same moves, card by card."""
    home, away = tmp_path / "home.reunion", tmp_path / "away.reunion"
    simulate = ["simulate", "--game", game, "--seed", "5", "--time-ms", "10000"]
    seats = ["club", "random", "random", "random"][: game_of(game).default.players]
    assert 0 == main([*simulate, "--seats", ",".join(seats), "--record", str(home)])
    guests = [f"{own('club')} --game {game}", own("random"), *seats[2:]]
    assert 0 == main([*simulate, "--seats", ",".join(guests), "--record", str(away)])
    assert decisions(home) == decisions(away)
    players = header(away)["players"]
    assert [*map(fitting_name, guests)] == players
    assert all(len(name) <= 64 for name in players)


def test_pairs_are_compared(capsys: pytest.CaptureFixture[str]) -> None:
    """A against B with partners: two line-ups, in the game's own account."""
    given = ("arena", "--game", "viersche", "--rules", "catsatcards", "--games", "--deals", "2")
    code, out, err = said(capsys, *given)
    assert (0, "") == (code, err)
    assert "Blocks: 2 (one set in 2 seatings). Viersche, catsatcards rules" in out
    assert "marks per set" in out


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_name_plays_a_game_or_is_refused(
    game: Game, capsys: pytest.CaptureFixture[str]
) -> None:
    """In one sentence that lists the names which can be used instead; never by a crash."""
    given = ("--game", game.id, "--layouts", "1", "--nodes", "20")
    for number, name in enumerate(ROSTER):
        seats = ",".join([name] + ["random"] * (game.default.players - 1))
        simulate, arena = ("simulate", "--seats", seats), ("arena", "--deals", "1", "--seats")
        odd = (number + GAMES.index(game)) % 2
        code, out, err = said(capsys, *((*arena, f"{name},random") if odd else simulate), *given)
        if plays(name, game.id):
            assert 0 == code
            assert name in out
        else:
            others = [one for one in ROSTER[len(LEVELS) :] if plays(one, game.id)]
            refusal = (
                f"“{name}” does not play {game.title}. Choose beginner, club, strong, expert,"
                f" exec:COMMAND for a program, or a benchmark level: {', '.join(others)}."
            )
            assert (2, "", f"reunion-desktop: {refusal}\n") == (code, out, err)


def test_options_after_a_preset(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """An option is set on top of a preset, and stands in the record."""
    record = tmp_path / "record"
    rules = "rhineland,max_tens_discarded=2,fifty_band=false"
    said(capsys, "simulate", *RANDOM, "--rules", rules, "--record", str(record))
    assert header(record)["rules"]["max_tens_discarded"] == 2
    assert header(record)["rules"]["fifty_band"] is False


def test_a_failed_simulation_leaves_the_old_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Nothing half-written takes the place of what was there."""
    record = tmp_path / "record"
    record.write_text("old", encoding="utf-8")
    said(capsys, "simulate", "--seats", "club,club,nobody", "--record", str(record))
    assert record.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [record]


def test_a_program_is_measured_like_a_level(capsys: pytest.CaptureFixture[str]) -> None:
    """In the arena a program stands for its player in every line-up, in each process."""
    program = f"exec:{command('good')}"
    figures = []
    for jobs in ("1", "2"):
        seats = f"{program},random"
        given = [
            "arena",
            "--game",
            "bauer",
            "--seats",
            seats,
            "--deals",
            "2",
            "--jobs",
            jobs,
            "--json",
        ]
        assert 0 == main([*given, "--time-ms", "5000"])
        figures.append(json.loads(capsys.readouterr().out))
        del figures[-1]["times_ms"]
    assert figures[0] == figures[1]
    assert [program, "random"] == figures[0]["players"]
    assert {"time_ms": 5000, "layouts": None, "nodes": None} == figures[0]["limit"]


@pytest.mark.parametrize("given", [["simulate"], ["arena", "--deals", "1"]])
def test_ten_faults_are_a_fault_outside(
    given: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The match ends with exit code 2 and one sentence, and no record is left half written."""
    seats = f"exec:{command('dies')},club" + (",club" if given == ["simulate"] else "")
    record = tmp_path / "x.reunion"
    kept = ["--record", str(record)] if given == ["simulate"] else []
    assert 2 == main([*given, "--seats", seats, *kept])
    said = capsys.readouterr().err.splitlines()[-1]
    assert said.startswith("reunion-desktop: Seat 0, exec:")
    assert said.endswith(": stopped after 10 faults.")
    assert [] == list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (
            ["simulate", "--seats", "exec:no-such-thing,club,club"],
            "Program 'no-such-thing' not found.",
        ),
        (
            ["arena", "--jobs", "2", "--seats", "club,exec:no-such-thing"],
            "Program 'no-such-thing' not found.",
        ),
        (
            ["simulate", "--seats", "club,exec:a 'b,c'"],
            "--seats lists 2 players, but this game needs 3, separated by commas.",
        ),
        (
            ["simulate", "--game", "bauer", "--seats", "random,strong1,random,random"],
            "“strong1” does not play Bauer. Choose beginner, club, strong, expert, exec:COMMAND ",
        ),
        (
            ["arena", "--game", "viersche", "--ceiling"],
            "“clairvoyant” does not play Viersche. Choose beginner, club, ",
        ),
        (
            ["arena", "--game", "bauer", "--rules", "rhineland"],
            "Unknown rule set 'rhineland'. Choose one of saarland, catsatcards.",
        ),
        (
            ["simulate", "--game", "viersche", "--seats", "random,random,random"],
            "--seats lists 3 players, but this game needs 4, separated by commas.",
        ),
        (["player", "--level", "champion"], "Unknown level “champion”. Choose beginner, "),
        (
            ["simulate", "--time-ms", "0"],
            "Argument --time-ms: '0' is not a number of 1 or more. Run ",
        ),
        (["simulate", "--game", "whist"], "Argument --game: invalid choice: 'whist'"),
    ],
)
def test_wrong_use_is_one_sentence(
    given: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Exit code 2 and one sentence on standard error."""
    assert 2 == main(given)
    said = capsys.readouterr().err
    assert said.startswith(f"reunion-desktop: {sentence}")
    assert 1 == said.count("\n")


def test_the_clock_is_the_one_given(caplog: pytest.LogCaptureFixture) -> None:
    """An answer is late after twice as many milliseconds as --time-ms says."""
    seats = f"club,exec:{command('forgets')},club"
    # On a busy machine even good answers are late within 20 ms, and end the match.
    assert main(["simulate", "--time-ms", "10", "--seats", seats]) in {0, 2}
    assert ": no answer within 20 ms" in caplog.messages[0]


def test_info_is_shown_on_request(caplog: pytest.LogCaptureFixture) -> None:
    """With --verbose what programs tell of their decisions is logged, else it is not."""
    seats = f"club,exec:{command('telling')},club"
    given = ["simulate", "--time-ms", "5000", "--seats", seats]
    assert 0 == main(given)
    assert [] == caplog.messages
    with caplog.at_level(logging.INFO):
        assert 0 == main([*given, "--verbose"])
    # A seat plays ten cards in each of three deals, and discards once.
    assert 31 == sum('"info": {"layouts": ' in message for message in caplog.messages)


def hear(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Put lines on standard input."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO("\n".join(lines).encode())))


def test_a_player_sits_down_to_what_its_level_plays(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """To no other game, and only to the one that it was started for."""
    tables = [(RHINELAND, "ABC"), (SAARLAND, "ABCD"), (PAGAT, "ABCD")]
    lines = [hello(rules, tuple(names), 0, "dice") for rules, names in tables]
    for given, greeted in (
        (["--level", "strong1"], [True, False, False]),
        (["--level", "random"], [True, True, True]),
        (["--level", "random", "--game", "bauer"], [False, True, False]),
    ):
        hear(monkeypatch, *lines)
        code, out, err = said(capsys, "player", *given)
        assert (0, sum(greeted)) == (code, out.count('"hello"'))
        for number, welcome in enumerate(greeted, 1):
            assert (f"Line {number}: " in err) is not welcome


def test_a_player_speaks_until_the_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Messages in, answers out, complaints to standard error; the end of input is no fault."""
    hear(monkeypatch, hello(RHINELAND, ("A", "B", "C"), 0, "dice"), "not JSON")
    sentence = "reunion-desktop player: Line 2: this is not valid JSON.\n"
    found = said(capsys, "player", "--level", "club")
    assert (0, '{"type":"hello","name":"club"}\n', sentence) == found
