"""The options of the program and of each of its commands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from reunion_desktop.cli.argument_types import (
    Parser,
    count,
    count_to,
    folder,
    number,
    plain_text,
)
from reunion_desktop.cli.commands import COMMANDS
from reunion_desktop.games import IDS
from reunion_desktop.ui.language.shell_language import translate

SYSTEM = "system"
"""The choice of ``--language`` that means the language of the desktop."""
_MOST_JOBS = 256
"""Upper limit of worker processes."""
_DAY_MS = 86_400_000
"""Upper limit of the time for a move: a day in milliseconds."""
_MOST_LAYOUTS = 100_000
"""Upper limit of layouts: they must fit into memory."""
_MOST_NODES = 1_000_000_000_000
"""Upper limit of cards in search: about a day's work."""


def command_parser(name: str) -> Parser:
    """The argument parser of a command.

    Parsing raises :exc:`UsageError`, or :exc:`SystemExit` after printing help.
    """
    parser = Parser(prog=f"reunion-desktop {name}")
    _OPTIONS[name](parser)
    return parser


def table_parser() -> Parser:
    """The argument parser for use without a command.

    Parsing raises :exc:`UsageError`, or :exc:`SystemExit` after printing help.
    """
    names = ", ".join(COMMANDS)
    parser = Parser(
        prog="reunion-desktop",
        description=translate(
            "cli", "Réunion and related card games for one player against the computer."
        ),
        epilog=translate(
            "cli", "Other commands: {names}. Run any of them with --help for details."
        ).format(names=names),
    )
    parser.add_argument(
        "file",
        nargs="?",
        type=Path,
        metavar="FILE.reunion",
        help=translate("cli", "open a game file"),
    )
    parser.add_argument(
        "--version", action="store_true", help=translate("cli", "print the version and exit")
    )
    parser.add_argument(
        "--data-dir",
        type=folder,
        metavar="DIR",
        help=translate("cli", "store games and settings in this folder"),
    )
    _add_language(parser, translate("cli", "language of the program, from now on"))
    parser.add_argument(
        "--reset",
        action="store_true",
        help=translate("cli", "reset all settings to their defaults; games are kept"),
    )
    parser.add_argument(
        "--self-test",
        action="store_true",
        help=translate("cli", "play a whole game automatically, print the result and exit"),
    )
    return parser


def _add_play(parser: Parser, who: str) -> None:
    """Add the options for players, seed, game, rules and budget; ``who`` says which players."""
    seats = translate(
        "cli",
        "{who}, separated by commas: beginner, club, strong or expert; exec:COMMAND for a program"
        " that uses the seat protocol; clairvoyant for a player who sees all cards; a comma inside"
        " quotes belongs to the command",
    )
    parser.add_argument("--seats", type=plain_text, help=seats.format(who=who))
    parser.add_argument(
        "--seed",
        type=plain_text,
        default="1",
        help=translate("cli", "any text; the same seed gives the same deals"),
    )
    _choose_game(parser, translate("cli", "game to play"))
    parser.set_defaults(game=IDS[0])
    parser.rules = parser.add_argument("--rules")
    clock = translate(
        "cli", "time limit per move in milliseconds; a program may take up to twice as long"
    )
    parser.add_argument("--time-ms", type=count_to(_DAY_MS), metavar="MS", help=clock)
    _add_limits(parser)


def _add_json(parser: Parser) -> None:
    """Add the option for output as JSON."""
    parser.add_argument("--json", action="store_true", help=translate("cli", "print JSON"))


def _choose_game(parser: Parser, purpose: str) -> None:
    """Add the option for a game; without a default."""
    parser.add_argument("--game", choices=IDS, help=purpose)


def _add_language(parser: Parser, purpose: str, default: str | None = None) -> None:
    """Add the option for a language."""
    choices = (SYSTEM, "en", "de", "fr")
    parser.add_argument("--language", choices=choices, default=default, help=purpose)


def _add_limits(parser: Parser) -> None:
    """Add the options for the budget per move; without a clock results are repeatable."""
    parser.add_argument(
        "--layouts",
        type=count_to(_MOST_LAYOUTS),
        help=translate("cli", "number of card layouts to examine per move"),
    )
    parser.add_argument(
        "--nodes",
        type=count_to(_MOST_NODES),
        help=translate("cli", "number of cards to play per move when searching"),
    )


def _simulate(parser: Parser) -> None:
    parser.description = translate("cli", "play games without opening a window")
    parser.add_argument("--games", type=count, default=1, help=translate("cli", "number of games"))
    _add_play(parser, translate("cli", "players by seat"))
    parser.add_argument(
        "--record", type=Path, metavar="FILE", help=translate("cli", "write the games to this file")
    )
    parser.add_argument(
        "--verbose",
        action="store_true",
        help=translate("cli", "show what the programs report about their moves"),
    )


def _arena(parser: Parser) -> None:
    parser.description = translate("cli", "compare two levels in duplicate deals")
    _add_play(parser, translate("cli", "the two levels"))
    parser.add_argument(
        "--deals",
        type=count,
        default=300,
        help=translate("cli", "number of blocks; a block is one deal in every seating"),
    )
    parser.add_argument(
        "--games",
        action="store_true",
        help=translate("cli", "play whole games instead of single deals"),
    )
    parser.add_argument(
        "--ceiling",
        action="store_true",
        help=translate(
            "cli",
            "also let the clairvoyant play against the second level, and report how much of its"
            " lead the first level closes",
        ),
    )
    parser.add_argument(
        "--jobs",
        type=count_to(_MOST_JOBS),
        default=1,
        help=translate("cli", "number of parallel processes"),
    )
    _add_json(parser)


def _replay(parser: Parser) -> None:
    parser.description = translate("cli", "check a game file")
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument(
        "--annotate", action="store_true", help=translate("cli", "print the game with annotations")
    )
    parser.add_argument(
        "--export",
        action="store_true",
        help=translate("cli", "print games of Skat as lines of the Internet Skat Server"),
    )
    parser.add_argument(
        "--review",
        action="store_true",
        help=translate("cli", "analyse one seat’s play"),
    )
    parser.add_argument(
        "--seat",
        type=number(0, 99),
        metavar="SEAT",
        default=0,
        help=translate("cli", "seat to analyse; 0 is the first player in the file"),
    )
    parser.add_argument(
        "--json", action="store_true", help=translate("cli", "print the analysis as JSON lines")
    )


def _sheet(parser: Parser) -> None:
    parser.description = translate("cli", "draw the score sheet of a game file")
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument(
        "--out",
        type=Path,
        required=True,
        metavar="SHEET.pdf|.png|.svg|.txt|.csv",
        help=translate(
            "cli", "the file extension selects the format; pages of images are numbered"
        ),
    )
    parser.add_argument(
        "--look",
        choices=("paper", "slate", "plain"),
        default="paper",
        help=translate("cli", "style: paper, slate or plain print"),
    )
    parser.add_argument(
        "--paper", choices=("a4", "letter"), default="a4", help=translate("cli", "page size")
    )
    parser.add_argument(
        "--dpi",
        type=number(30, 1200),
        default=150,
        metavar="N",
        help=translate("cli", "dots per inch"),
    )
    parser.add_argument(
        "--place",
        type=plain_text,
        default="",
        help=translate("cli", "place to print at the foot of the sheet"),
    )
    _add_language(
        parser,
        translate("cli", "language of the score sheet; a table in CSV is always English"),
        default=SYSTEM,
    )


def _solve(parser: Parser) -> None:
    parser.description = translate("cli", "show the value of every legal card with all hands known")
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument(
        "--deal",
        type=count,
        required=True,
        metavar="N",
        help=translate("cli", "number of the deal in the file, from 1"),
    )
    parser.add_argument(
        "--trick",
        type=count,
        default=1,
        metavar="K",
        help=translate("cli", "number of the trick; the position before its lead is solved"),
    )
    _add_json(parser)


def _bench(parser: Parser) -> None:
    parser.description = translate(
        "cli", "measure the speed of the program on this machine; the figures have English names"
    )
    _add_json(parser)
    parser.add_argument(
        "--quick",
        action="store_true",
        help=translate("cli", "skip the 20-second idle test and most long searches"),
    )
    parser.add_argument(
        "--compare",
        type=Path,
        metavar="FILE",
        help=translate("cli", "compare with the figures of an earlier run saved with --json"),
    )
    _choose_game(parser, translate("cli", "measure the speed of this game"))
    parser.add_argument(
        "--part",
        choices=("window", "archive"),
        help=translate("cli", "measure only the window or only the archive"),
    )


def _player(parser: Parser) -> None:
    parser.description = translate(
        "cli",
        "run a computer player as a separate program: JSON lines on standard input and output",
    )
    parser.add_argument(
        "--level",
        default="club",
        help=translate("cli", "playing level: beginner, club, strong or expert"),
    )
    _choose_game(parser, translate("cli", "play only this game"))
    _add_limits(parser)


_OPTIONS: dict[str, Callable[[Parser], None]] = {
    "simulate": _simulate,
    "arena": _arena,
    "replay": _replay,
    "sheet": _sheet,
    "solve": _solve,
    "bench": _bench,
    "player": _player,
}
"""Functions that add the options of each command to a parser."""
