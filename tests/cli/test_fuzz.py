"""Random command lines: always an exit code and at most one sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from reunion_desktop.cli import main
from reunion_desktop.cli.commands import COMMANDS, PARTS
from reunion_desktop.games.reunion.rules import PRESETS
from tests.cli.commanding import SPECIMEN, is_one_sentence

LINES = int(os.environ.get("REUNION_DESKTOP_FUZZ_LINES", "100"))
"""How many command lines are tried."""
BATCH = 50
"""Lines of one test."""
SEED = os.environ.get("REUNION_DESKTOP_FUZZ_SEED", "1")

NUMBERS = (
    *("0", "1", "2", "3", "-1", "007", "1.5", "1e3", "", " 1", "٣", "x", "0x10"),
    *("4294967296", "9223372036854775807", "9223372036854775808", "9" * 5000),
)
SMALL = ("1", "1", "2")
TEXTS = (
    "",
    "7",
    "a b",
    "é",
    "\N{PLAYING CARD ACE OF HEARTS}",
    "\udcff",
    "\n",
    "%s",
    "{name}",
    "-",
    "--",
    "@x",
)
SEATS = (
    *("random", "club", "strong1", "beginner", "clairvoyant", "champion", "", "exec:", "exec:'"),
    *("exec:/nowhere", "exec:true", "exec:/", "exec:\udcff", 'exec:"a,b"'),
)
RULES = (
    *PRESETS,
    *(
        "bavaria",
        "",
        ",",
        "rhineland,",
        "rhineland,=",
        "rhineland,tens=3",
        "rhineland,ten_rank=low",
    ),
    *("rhineland,max_tens_discarded=2", "rhineland,max_tens_discarded=9" * 3, "rhineland,\udcff=1"),
)
ENDINGS = ("txt", "csv", "svg", "png", "pdf", "TXT", "doc", "")
OPTIONS = {
    "simulate": (
        "games",
        "seed",
        "seats",
        "rules",
        "record",
        "verbose",
        "time-ms",
        "layouts",
        "nodes",
    ),
    "arena": (
        *("seats", "deals", "games", "ceiling", "seed", "rules", "jobs", "json", "time-ms"),
        *("layouts", "nodes"),
    ),
    "replay": ("annotate", "review", "seat", "json"),
    "sheet": ("out", "look", "paper", "dpi", "place", "language"),
    "solve": ("deal", "trick", "json"),
    "bench": ("json", "quick", "compare", "part"),
    "player": ("level", "layouts", "nodes"),
    "": ("version", "language", "reset", "self-test", "data-dir"),
}
FLAGS = {
    *("verbose", "json", "annotate", "review", "ceiling"),
    *("version", "reset", "self-test", "quick"),
}
"""Options without a value; ``games`` is one in the arena."""


class Typist:
    """Types command lines: mostly sensible, now and then wrong in one place or in many."""

    def __init__(self, seed: str, folder: Path) -> None:
        self._lot = Random(seed)
        self._folder = folder
        self._files = (
            *self._kept(),
            str(folder),
            str(folder / "nothing"),
            "",
            "/dev/null",
            "\udcff",
        )

    def line(self) -> list[str]:
        """A command line that is done with in little time, if it is understood at all."""
        lot = self._lot
        command = lot.choice(("", *COMMANDS))
        given = [command] if command else []
        if command in {"replay", "sheet", "solve"} and lot.random() < 0.95:
            given.append(lot.choice((self._files[0], *self._files[:2], *self._files)))
        for option in lot.sample(OPTIONS[command], lot.randint(0, len(OPTIONS[command]))):
            given += self._option(command, option)
        if command in {"simulate", "arena"} and not any(
            word.startswith("--seats") for word in given
        ):
            given += ["--seats", ",".join(["random"] * (3 if command == "simulate" else 2))]
        if command == "sheet" and "out" not in " ".join(given) and lot.random() < 0.9:
            given += self._option(command, "out")
        if command == "arena":
            given += ["--deals", lot.choice(SMALL), "--jobs", "1"]
        if lot.random() < 0.2:
            self._spoil(given, len(command) > 0)
        return given

    def _option(self, command: str, option: str) -> list[str]:
        name = f"--{option}"
        if option in FLAGS or (command == "arena" and option == "games"):
            return [name]
        value = self._value(option)
        return [f"{name}={value}"] if self._lot.random() < 0.3 else [name, value]

    def _value(self, option: str) -> str:
        lot = self._lot
        if option == "seats":
            return ",".join(
                lot.choice(SEATS[: lot.choice((3, 14))]) for _ in range(lot.choice((2, 3, 3)))
            )
        if option == "rules":
            return lot.choice(RULES)
        if option in {"record", "out", "compare", "data-dir"}:
            return (
                str(self._folder / f"out.{lot.choice(ENDINGS)}")
                if lot.random() < 0.8
                else "/nowhere/x"
            )
        if option in {"look", "paper", "part", "language", "level"}:
            return lot.choice(
                ("paper", "slate", "a4", "letter", "lid", "de", "club", "random", *TEXTS)
            )
        if option in {"seed", "place"}:
            return lot.choice(TEXTS)
        # A large number that is allowed is patience asked for, and none of this test's business.
        wild = lot.random() < 0.3
        allowed = ("35", "40") if option == "dpi" else SMALL
        return lot.choice(NUMBERS if wild and option in _BOUNDED else allowed)

    def _spoil(self, given: list[str], commanded: bool) -> None:  # noqa: FBT001 - private.
        lot = self._lot
        at = lot.randrange(commanded, len(given) + 1)
        what = lot.choice(("drop", "double", "insert", "shorten"))
        if what == "insert":
            given.insert(
                at, lot.choice((*TEXTS, *NUMBERS, "--help", "-h", "--vers", "--game", "-x"))
            )
        elif at < len(given) and given[at] not in {"--jobs", "--deals", "--seats"}:
            if what == "drop" and given[at - 1] not in {"--jobs", "--deals", "--seats"}:
                del given[at]
            elif what == "double":
                given.insert(at, given[at])
            elif what == "shorten" and given[at].startswith("--"):
                given[at] = given[at][:-1]

    def _kept(self) -> list[str]:
        """Records, true and untrue."""
        lines = SPECIMEN.read_bytes().splitlines(keepends=True)
        contents = {
            "true": b"".join(lines),
            "short": b"".join(lines[:20]),
            "torn": b"".join(lines)[:-40],
            "wrong": b"".join(lines).replace(b'"winner":', b'"winner":1'),
            "empty": b"",
            "picture": b"\x89PNG\r\n\x1a\n\x00\x00",
        }
        for name, content in contents.items():
            (self._folder / name).write_bytes(content)
        return [str(self._folder / name) for name in contents]


_BOUNDED = {"time-ms", "layouts", "nodes", "seat", "dpi", "trick"}
"""Numbers that are refused, or harmless, where they are large; the others mean patience."""


def done(*_given: object, **_named: object) -> int:
    """Replaces commands that would open a window or take a minute."""
    return 0


def answer(given: Sequence[str]) -> int | None:
    """The exit code of a command line; None where help was given."""
    try:
        return main(given)
    except SystemExit as left:
        assert left.code == 0  # noqa: PT017 - argparse leaves so once it has helped.
        return None


@pytest.mark.parametrize("batch", range((LINES + BATCH - 1) // BATCH))
def test_no_line_ends_in_a_traceback(
    batch: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Done, no, or wrong; and where it was wrong, exactly one sentence says so."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("reunion_desktop.review.reunion._NODES", 1)
    monkeypatch.setattr(sys, "stdin", None)
    for part in ("table", "self-test", "figures", "figures of a window", "figures of the archive"):
        monkeypatch.setitem(PARTS, part, f"{__name__}:{done.__name__}")
    typist = Typist(f"{SEED}|{batch}", tmp_path)
    for _ in range(BATCH):
        given = typist.line()
        code = answer(given)
        captured = capsys.readouterr()
        assert code in {0, 1, 2, None}, given
        if code in {0, None}:
            continue
        # Programs at the seats speak on standard error too, a line for each of their faults.
        *before, last = captured.err.splitlines(keepends=True)
        assert is_one_sentence(last), (given, captured.err)
        assert not [line for line in before if not line.startswith("Seat ")], (given, before)
