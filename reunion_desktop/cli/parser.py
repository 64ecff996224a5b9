"""The parser of a command line, and the options of each command."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

from reunion_desktop.cli.argument_types import count, count_to, number, plain_text
from reunion_desktop.cli.faults import Wrong
from reunion_desktop.cli.shared_options import add_game, add_limits, choose_game, seats_help
from reunion_desktop.ui.language.shell_language import translate

_MOST_JOBS = 256
"""Processes: more than any machine has that is used for cards."""


class Parser(argparse.ArgumentParser):
    """A parser that complains in one sentence, and takes no option for another."""

    def __init__(
        self, prog: str, description: str | None = None, epilog: str | None = None
    ) -> None:
        # With options cut short a new one would change the meaning of a line that was written down.
        super().__init__(prog, description=description, epilog=epilog, allow_abbrev=False)

    def parse_args(  # type: ignore[override]  # nobody here has a namespace of his own
        self, args: Sequence[str]
    ) -> argparse.Namespace:
        """The options that were typed.

        Raises:
            Wrong: they cannot be understood.
        """
        options = super().parse_args(args)
        for name, value in vars(options).items():
            if isinstance(value, list):
                # Before 3.13 "--seed=--" leaves an empty list where one text was expected.
                complaint = translate("cli", "argument %(argument_name)s: %(message)s")
                missing = translate("cli", "expected one argument")
                option = f"--{name.replace('_', '-')}"
                self.error(complaint % {"argument_name": option, "message": missing})
        return options

    def error(self, message: str) -> NoReturn:
        """Complain of what was typed.

        Raises:
            Wrong: always.
        """
        complaint = translate("cli", "{complaint}; see {program} --help.")
        message = message[:1].upper() + message[1:]
        raise Wrong(complaint.format(complaint=message, program=self.prog))


def command_parser(name: str) -> argparse.ArgumentParser:
    """What may follow a command.

    Parsing raises :exc:`Wrong`, or :exc:`SystemExit` once help was given.
    """
    parser = Parser(prog=f"reunion-desktop {name}")
    _OPTIONS[name](parser)
    return parser


def _simulate(parser: argparse.ArgumentParser) -> None:
    parser.description = translate("cli", "play games without a table")
    parser.add_argument("--games", type=count, default=1, help=translate("cli", "how many games"))
    parser.add_argument(
        "--seed",
        type=plain_text,
        default="1",
        help=translate("cli", "any text; the same seed, the same deals"),
    )
    parser.add_argument(
        "--seats",
        type=plain_text,
        help=seats_help(translate("cli", "by seat")),
    )
    add_game(parser)
    parser.add_argument(
        "--record", type=Path, metavar="FILE", help=translate("cli", "write the games here")
    )
    parser.add_argument(
        "--verbose",
        action="store_true",
        help=translate("cli", "show what programs tell of their decisions"),
    )
    add_limits(parser, clock=True)


def _arena(parser: argparse.ArgumentParser) -> None:
    parser.description = translate("cli", "compare two levels in duplicate deals")
    parser.add_argument(
        "--seats",
        type=plain_text,
        help=seats_help(translate("cli", "the two")),
    )
    parser.add_argument(
        "--deals", type=count, default=300, help=translate("cli", "how many blocks of plays")
    )
    parser.add_argument(
        "--games", action="store_true", help=translate("cli", "play whole games instead")
    )
    parser.add_argument(
        "--ceiling",
        action="store_true",
        help=translate(
            "cli",
            "let the clairvoyant play the second of them too, and say what share of his edge the"
            " first one closes",
        ),
    )
    parser.add_argument("--seed", type=plain_text, default="1", help=translate("cli", "any text"))
    add_game(parser)
    parser.add_argument(
        "--jobs",
        type=count_to(_MOST_JOBS),
        default=1,
        help=translate("cli", "processes that share the work"),
    )
    parser.add_argument("--json", action="store_true", help=translate("cli", "print JSON"))
    add_limits(parser, clock=True)


def _replay(parser: argparse.ArgumentParser) -> None:
    parser.description = translate("cli", "check a record")
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument(
        "--annotate", action="store_true", help=translate("cli", "print the record annotated")
    )
    parser.add_argument(
        "--review",
        action="store_true",
        help=translate("cli", "judge a seat's play as the expert sees it"),
    )
    parser.add_argument(
        "--seat",
        type=number(0, 99),
        metavar="SEAT",
        default=0,
        help=translate("cli", "whose play is judged"),
    )
    parser.add_argument(
        "--json", action="store_true", help=translate("cli", "print the review as JSON lines")
    )


def _sheet(parser: argparse.ArgumentParser) -> None:
    parser.description = translate("cli", "write the score sheet of a record")
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument(
        "--out",
        type=Path,
        required=True,
        metavar="SHEET.pdf|.png|.svg|.txt|.csv",
        help=translate("cli", "the ending says the kind; pictures of several pages are numbered"),
    )
    parser.add_argument(
        "--look",
        choices=("paper", "slate", "plain"),
        default="paper",
        help=translate("cli", "laid paper and a quill, slate and chalk, or plain type"),
    )
    parser.add_argument(
        "--paper", choices=("a4", "letter"), default="a4", help=translate("cli", "size of a page")
    )
    parser.add_argument(
        "--dpi",
        type=number(30, 1200),
        default=150,
        metavar="N",
        help=translate("cli", "dots to an inch"),
    )
    parser.add_argument(
        "--place",
        type=plain_text,
        default="",
        help=translate("cli", "where it was played, for the foot"),
    )


def _solve(parser: argparse.ArgumentParser) -> None:
    parser.description = translate("cli", "what perfect information makes of every legal card")
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument(
        "--deal",
        type=count,
        required=True,
        metavar="N",
        help=translate("cli", "the file's deals count from 1"),
    )
    parser.add_argument(
        "--trick",
        type=count,
        default=1,
        metavar="K",
        help=translate("cli", "before the lead to this trick"),
    )
    parser.add_argument("--json", action="store_true", help=translate("cli", "print JSON"))


def _bench(parser: argparse.ArgumentParser) -> None:
    parser.description = translate("cli", "measure the program on this machine")
    parser.add_argument("--json", action="store_true", help=translate("cli", "print JSON"))
    parser.add_argument(
        "--quick",
        action="store_true",
        help=translate("cli", "leave out the twenty idle seconds and most of the long searches"),
    )
    parser.add_argument(
        "--compare",
        type=Path,
        metavar="FILE",
        help=translate("cli", "tell each figure's ratio to that of an earlier run with --json"),
    )
    choose_game(parser, translate("cli", "measure how fast this game is played"))
    parser.add_argument("--part", choices=("window", "archive"), help=argparse.SUPPRESS)


def _player(parser: argparse.ArgumentParser) -> None:
    parser.description = translate(
        "cli", "be a program at a seat: JSON lines on standard input and output"
    )
    parser.add_argument("--level", default="club", help=translate("cli", "how strong"))
    choose_game(parser, translate("cli", "play at tables of this game alone"))
    add_limits(parser, clock=False)


_OPTIONS: dict[str, Callable[[argparse.ArgumentParser], None]] = {
    "simulate": _simulate,
    "arena": _arena,
    "replay": _replay,
    "sheet": _sheet,
    "solve": _solve,
    "bench": _bench,
    "player": _player,
}
"""By command, what adds its options to a parser."""
