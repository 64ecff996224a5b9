"""Options that several commands share: who plays, by which rules, and what a decision may cost."""

from __future__ import annotations

import argparse

from reunion_desktop.cli.argument_types import count_to
from reunion_desktop.games import GAMES, IDS
from reunion_desktop.ui.language.shell_language import translate

_DAY_MS = 86_400_000
"""A day in milliseconds: nobody waits longer for a decision."""
_MOST_WORLDS = 100_000
"""Layouts that fit into memory together."""
_MOST_NODES = 1_000_000_000_000
"""Cards that take a day to search."""


def seats_help(who: str) -> str:
    """What may be written for those who play."""
    return translate(
        "cli",
        "{who}, separated by commas: a level, exec:COMMAND for a program that uses the seat"
        " protocol, or clairvoyant for a player who sees all cards; a comma inside quotes belongs"
        " to the command",
    ).format(who=who)


def add_game(parser: argparse.ArgumentParser) -> None:
    """Which game, and by which of its rules; the first on the shelf by its first ones."""
    choose_game(parser, translate("cli", "game to play"))
    parser.set_defaults(game=IDS[0])
    parser.add_argument("--rules", action=_Rules)


def choose_game(parser: argparse.ArgumentParser, purpose: str) -> None:
    """One of the games on the shelf, or none in particular."""
    parser.add_argument("--game", choices=IDS, help=purpose)


class _Rules(argparse.Action):
    """Keeps the rules that are named; which there are is asked of every game only for the help."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        option_string: str | None = None,
    ) -> None:
        """Keep what was typed."""
        del parser, option_string
        setattr(namespace, self.dest, values)

    @property
    def help(self) -> str | None:
        """What may be written for the rules."""
        return rules_help()

    @help.setter  # noqa: A003 - argparse's own name for it.
    def help(self, told: str | None) -> None:
        """Nothing is told beforehand."""


def rules_help() -> str:
    """What may be written for the rules."""
    shelf = "; ".join(f"{game.id}: {', '.join(game.presets)}" for game in GAMES)
    return translate(
        "cli",
        "rule set, one of: {presets}; options may follow: rhineland,max_tens_discarded=2",
    ).format(presets=shelf)


def add_limits(parser: argparse.ArgumentParser, *, clock: bool) -> None:
    """What a decision may cost; without a clock the same everywhere."""
    if clock:
        clock_help = translate(
            "cli", "time limit per move in milliseconds; a program may take up to twice as long"
        )
        parser.add_argument("--time-ms", type=count_to(_DAY_MS), metavar="MS", help=clock_help)
    parser.add_argument(
        "--worlds",
        type=count_to(_MOST_WORLDS),
        help=translate("cli", "number of card layouts to examine per move"),
    )
    parser.add_argument(
        "--nodes",
        type=count_to(_MOST_NODES),
        help=translate("cli", "number of cards to play per move when searching"),
    )
