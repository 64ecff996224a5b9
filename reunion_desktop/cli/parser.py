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

from reunion_desktop.app.shell_language import speak_as_the_shell, translate
from reunion_desktop.cli import commands
from reunion_desktop.cli.commands import DONE, WRONG, Wrong
from reunion_desktop.games import GAMES


def _seats_help(who: str) -> str:
    """What may be written for those who play."""
    return translate(
        "cli",
        "{who}, parted by commas: a level, exec:COMMAND for a program behind the seat protocol, or "
        "clairvoyant for one who sees all cards; a comma inside quotes belongs to the command",
    ).format(who=who)


_LEAST_DPI, _MOST_DPI = 30, 1200
"""Dots to an inch of a drawn sheet."""


class _Parser(argparse.ArgumentParser):
    """A parser that complains in one sentence."""

    def error(self, message: str) -> NoReturn:
        complaint = translate("cli", "{complaint}; see {program} --help.")
        message = message[:1].upper() + message[1:]
        raise Wrong(complaint.format(complaint=message, program=self.prog))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; the exit code is returned."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    speak_as_the_shell()
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
        stopped = translate("cli", "Stopped by the keyboard.")
        print(f"reunion-desktop: {stopped}", file=sys.stderr)
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
        description=translate("cli", "Réunion for one person and two computer players."),
        epilog=translate("cli", "Further commands: {names}; each has its own --help.").format(
            names=names
        ),
    )
    parser.add_argument(
        "file", nargs="?", type=Path, metavar="FILE.reunion", help=translate("cli", "open a record")
    )
    parser.add_argument(
        "--version", action="store_true", help=translate("cli", "print the version and leave")
    )
    parser.add_argument(
        "--data-dir",
        type=_folder,
        metavar="DIR",
        help=translate("cli", "keep games in this folder"),
    )
    parser.add_argument(
        "--language",
        choices=("system", "en", "de", "fr"),
        help=translate("cli", "what the table speaks from now on"),
    )
    parser.add_argument(
        "--reset",
        action="store_true",
        help=translate("cli", "begin with the settings of a newcomer; the games stay"),
    )
    parser.add_argument(
        "--self-test",
        action="store_true",
        help=translate(
            "cli", "play a whole game through the table by itself, say so in one line, and leave"
        ),
    )
    return parser


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="reunion-desktop")
    subparsers = parser.add_subparsers(required=True)
    presets = ", ".join(GAMES[0].presets)
    rules_help = translate(
        "cli", "one of {presets}; options may follow: rhineland,max_tens_discarded=2"
    ).format(presets=presets)

    simulate = subparsers.add_parser(
        "simulate", help=translate("cli", "play games without a table")
    )
    simulate.add_argument(
        "--games", type=_count, default=1, help=translate("cli", "how many games")
    )
    simulate.add_argument(
        "--seed", default="1", help=translate("cli", "any text; the same seed, the same deals")
    )
    simulate.add_argument(
        "--seats", default="club,club,club", help=_seats_help(translate("cli", "by seat"))
    )
    simulate.add_argument("--rules", default="rhineland", help=rules_help)
    simulate.add_argument(
        "--record", type=Path, metavar="FILE", help=translate("cli", "write the games here")
    )
    simulate.add_argument(
        "--verbose",
        action="store_true",
        help=translate("cli", "show what programs tell of their decisions"),
    )
    _add_limits(simulate, clock=True)

    arena = subparsers.add_parser(
        "arena", help=translate("cli", "compare two levels in duplicate deals")
    )
    arena.add_argument(
        "--seats", default="club,random", help=_seats_help(translate("cli", "the two"))
    )
    arena.add_argument(
        "--deals", type=_count, default=300, help=translate("cli", "how many blocks of six plays")
    )
    arena.add_argument(
        "--games", action="store_true", help=translate("cli", "play games of three deals instead")
    )
    arena.add_argument(
        "--ceiling",
        action="store_true",
        help=translate(
            "cli",
            "let the clairvoyant play the second of them too, and say what share of his edge the"
            " first one closes",
        ),
    )
    arena.add_argument("--seed", default="1", help=translate("cli", "any text"))
    arena.add_argument("--rules", default="rhineland", help=rules_help)
    arena.add_argument(
        "--jobs", type=_count, default=1, help=translate("cli", "processes that share the work")
    )
    arena.add_argument("--json", action="store_true", help=translate("cli", "print JSON"))
    _add_limits(arena, clock=True)

    replay = subparsers.add_parser("replay", help=translate("cli", "check a record"))
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument(
        "--annotate", action="store_true", help=translate("cli", "print the record annotated")
    )
    replay.add_argument(
        "--review",
        action="store_true",
        help=translate("cli", "judge a seat's play as the expert sees it"),
    )
    replay.add_argument(
        "--seat",
        type=int,
        choices=range(3),
        default=0,
        help=translate("cli", "whose play is judged"),
    )
    replay.add_argument(
        "--json", action="store_true", help=translate("cli", "print the review as JSON lines")
    )

    sheet = subparsers.add_parser(
        "sheet", help=translate("cli", "write the score sheet of a record")
    )
    sheet.add_argument("file", type=Path, metavar="FILE")
    sheet.add_argument(
        "--out",
        type=Path,
        required=True,
        metavar="SHEET.pdf|.png|.svg|.txt|.csv",
        help=translate("cli", "the ending says the kind; pictures of several pages are numbered"),
    )
    sheet.add_argument(
        "--look",
        choices=("paper", "slate", "plain"),
        default="paper",
        help=translate("cli", "laid paper and a quill, slate and chalk, or plain type"),
    )
    sheet.add_argument(
        "--paper", choices=("a4", "letter"), default="a4", help=translate("cli", "size of a page")
    )
    sheet.add_argument(
        "--dpi", type=_dots, default=150, metavar="N", help=translate("cli", "dots to an inch")
    )
    sheet.add_argument(
        "--place", default="", help=translate("cli", "where it was played, for the foot")
    )

    solve = subparsers.add_parser(
        "solve", help=translate("cli", "what perfect information makes of every legal card")
    )
    solve.add_argument("file", type=Path, metavar="FILE")
    solve.add_argument(
        "--deal",
        type=_count,
        required=True,
        metavar="N",
        help=translate("cli", "the file's deals count from 1"),
    )
    solve.add_argument(
        "--trick",
        type=_count,
        default=1,
        metavar="K",
        help=translate("cli", "before the lead to this trick"),
    )
    solve.add_argument("--json", action="store_true", help=translate("cli", "print JSON"))

    bench = subparsers.add_parser(
        "bench", help=translate("cli", "measure the program on this machine")
    )
    bench.add_argument("--json", action="store_true", help=translate("cli", "print JSON"))
    bench.add_argument(
        "--quick",
        action="store_true",
        help=translate("cli", "leave out the twenty idle seconds and most of the long searches"),
    )
    bench.add_argument(
        "--compare",
        type=Path,
        metavar="FILE",
        help=translate("cli", "tell each figure's ratio to that of an earlier run with --json"),
    )
    bench.add_argument("--part", choices=("window", "archive"), help=argparse.SUPPRESS)

    player = subparsers.add_parser(
        "player",
        help=translate("cli", "be a program at a seat: JSON lines on standard input and output"),
    )
    player.add_argument("--level", default="club", help=translate("cli", "how strong"))
    _add_limits(player, clock=False)
    return parser


def _add_limits(parser: argparse.ArgumentParser, *, clock: bool) -> None:
    """What a decision may cost; without a clock the same everywhere."""
    if clock:
        clock_help = translate(
            "cli", "milliseconds for a decision; a program is late after twice as many"
        )
        parser.add_argument("--time-ms", type=_count, metavar="MS", help=clock_help)
    parser.add_argument(
        "--worlds", type=_count, help=translate("cli", "layouts of unseen cards for a decision")
    )
    parser.add_argument(
        "--nodes", type=_count, help=translate("cli", "cards played in search for a decision")
    )


def _dots(text: str) -> int:
    """Dots to an inch, from 30 to 1200."""
    if not text.isascii() or not text.isdigit() or not _LEAST_DPI <= int(text) <= _MOST_DPI:
        told = translate("cli", "{text} is no number from {least} to {most}")
        raise argparse.ArgumentTypeError(
            told.format(text=repr(text), least=_LEAST_DPI, most=_MOST_DPI)
        )
    return int(text)


def _folder(text: str) -> Path:
    if not text:
        raise argparse.ArgumentTypeError(translate("cli", "expected the name of a folder"))
    return Path(text)


def _count(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        complaint = translate("cli", "{text} is no number of 1 or more").format(text=repr(text))
        raise argparse.ArgumentTypeError(complaint)
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
