"""The command line; without a subcommand it opens the table.

Exit codes: 0 done, 1 the answer is no (a record refused, a self-test failed), 2 wrong use or a
fault outside, with one sentence on standard error.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from reunion_desktop import commands
from reunion_desktop.commands import DONE, WRONG, Wrong
from reunion_desktop.games import GAMES

_SEATS_HELP = (
    "by seat, parted by commas: a level, or exec:COMMAND for a program behind the seat protocol; "
    "a comma inside quotes belongs to the command"
)


class _Parser(argparse.ArgumentParser):
    """A parser that complains in one sentence."""

    def error(self, message: str) -> NoReturn:
        raise Wrong(f"{message[:1].upper()}{message[1:]}; see {self.prog} --help.")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; the exit code is returned."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        return _run(given)
    except Wrong as wrong:
        print(f"reunion-desktop: {wrong}", file=sys.stderr)
        return WRONG
    except BrokenPipeError:
        # Whoever read our output has had enough; flushing again at exit would complain.
        sys.stdout = None
        return DONE
    except KeyboardInterrupt:
        print("reunion-desktop: Stopped by the keyboard.", file=sys.stderr)
        return WRONG


def _run(given: list[str]) -> int:
    if given and given[0] in _COMMANDS:
        options = _parser().parse_args(given)
        return _COMMANDS[given[0]](options)
    options = _table_parser().parse_args(given)
    return commands.table(options)


def _table_parser() -> argparse.ArgumentParser:
    names = ", ".join(_COMMANDS)
    parser = _Parser(
        prog="reunion-desktop",
        description="Réunion for one person and two computer players.",
        epilog=f"Further commands: {names}; each has its own --help.",
    )
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE.reunion", help="open a record")
    parser.add_argument("--version", action="store_true", help="print the version and leave")
    parser.add_argument("--data-dir", type=Path, metavar="DIR", help="keep games in this folder")
    parser.add_argument(
        "--self-test",
        action="store_true",
        help="play a whole game through the table by itself, say so in one line, and leave",
    )
    return parser


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="reunion-desktop")
    subparsers = parser.add_subparsers(required=True)
    presets = ", ".join(GAMES[0].presets)
    rules_help = f"one of {presets}; options may follow: rhineland,max_tens_discarded=2"

    simulate = subparsers.add_parser("simulate", help="play games without a table")
    simulate.add_argument("--games", type=_count, default=1, help="how many games")
    simulate.add_argument("--seed", default="1", help="any text; the same seed, the same deals")
    simulate.add_argument("--seats", default="club,club,club", help=_SEATS_HELP)
    simulate.add_argument("--rules", default="rhineland", help=rules_help)
    simulate.add_argument("--record", type=Path, metavar="FILE", help="write the games here")
    simulate.add_argument(
        "--verbose", action="store_true", help="show what programs tell of their decisions"
    )
    _add_limits(simulate, clock=True)

    arena = subparsers.add_parser("arena", help="compare two levels in duplicate deals")
    arena.add_argument(
        "--seats", default="club,random", help=_SEATS_HELP.replace("by seat", "the two")
    )
    arena.add_argument("--deals", type=_count, default=300, help="how many blocks of six plays")
    arena.add_argument("--games", action="store_true", help="play games of three deals instead")
    arena.add_argument("--seed", default="1", help="any text")
    arena.add_argument("--rules", default="rhineland", help=rules_help)
    arena.add_argument("--jobs", type=_count, default=1, help="processes that share the work")
    arena.add_argument("--json", action="store_true", help="print JSON")
    _add_limits(arena, clock=True)

    replay = subparsers.add_parser("replay", help="check a record")
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument("--annotate", action="store_true", help="print the record annotated")

    sheet = subparsers.add_parser("sheet", help="write the score sheet of a record")
    sheet.add_argument("file", type=Path, metavar="FILE")
    sheet.add_argument("--out", type=Path, required=True, metavar="SHEET.txt|.csv")

    solve = subparsers.add_parser(
        "solve", help="what perfect information makes of every legal card"
    )
    solve.add_argument("file", type=Path, metavar="FILE")
    solve.add_argument(
        "--deal", type=_count, required=True, metavar="N", help="the file's deals count from 1"
    )
    solve.add_argument(
        "--trick", type=_count, default=1, metavar="K", help="before the lead to this trick"
    )
    solve.add_argument("--json", action="store_true", help="print JSON")

    bench = subparsers.add_parser("bench", help="measure the program on this machine")
    bench.add_argument("--json", action="store_true", help="print JSON")
    bench.add_argument("--quick", action="store_true", help="leave out the twenty idle seconds")
    bench.add_argument("--part", choices=("window",), help=argparse.SUPPRESS)

    player = subparsers.add_parser(
        "player", help="be a program at a seat: JSON lines on standard input and output"
    )
    player.add_argument("--level", default="club", help="how strong")
    _add_limits(player, clock=False)
    return parser


def _add_limits(parser: argparse.ArgumentParser, *, clock: bool) -> None:
    """What a decision may cost; without a clock the same everywhere."""
    if clock:
        clock_help = "milliseconds for a decision; a program is late after twice as many"
        parser.add_argument("--time-ms", type=_count, metavar="MS", help=clock_help)
    parser.add_argument("--worlds", type=_count, help="layouts of unseen cards for a decision")
    parser.add_argument("--nodes", type=_count, help="cards played in search for a decision")


def _count(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of 1 or more")
    return int(text)


_COMMANDS = {
    "simulate": commands.simulate,
    "arena": commands.arena,
    "replay": commands.replay,
    "sheet": commands.sheet,
    "solve": commands.solve,
    "bench": commands.bench,
    "player": commands.player,
}
