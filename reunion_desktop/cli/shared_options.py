"""Options shared by several commands: players, game, rules, and the budget per move."""

from __future__ import annotations

import argparse

from reunion_desktop.cli.argument_types import count_to
from reunion_desktop.games import GAMES, IDS
from reunion_desktop.ui.language.shell_language import translate

_DAY_MS = 86_400_000
"""Upper limit of the time for a move: a day in milliseconds."""
_MOST_WORLDS = 100_000
"""Upper limit of layouts: they must fit into memory."""
_MOST_NODES = 1_000_000_000_000
"""Upper limit of cards in search: about a day's work."""


def seats_help(who: str) -> str:
    """Help text for lists of players."""
    return translate(
        "cli",
        "{who}, separated by commas: a level, exec:COMMAND for a program that uses the seat"
        " protocol, or clairvoyant for a player who sees all cards; a comma inside quotes belongs"
        " to the command",
    ).format(who=who)


def add_game(parser: argparse.ArgumentParser) -> None:
    """Add the options for game and rules, with the first game and preset as defaults."""
    choose_game(parser, translate("cli", "game to play"))
    parser.set_defaults(game=IDS[0])
    parser.add_argument("--rules", action=_Rules)


def choose_game(parser: argparse.ArgumentParser, purpose: str) -> None:
    """Add the option for a game; without a default."""
    parser.add_argument("--game", choices=IDS, help=purpose)


class _Rules(argparse.Action):
    """Stores the named rules; lists all presets only when help is printed."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        option_string: str | None = None,
    ) -> None:
        """Store the argument."""
        del parser, option_string
        setattr(namespace, self.dest, values)

    @property
    def help(self) -> str | None:
        """Help text for rules."""
        return rules_help()

    @help.setter  # noqa: A003 - argparse's own name for it.
    def help(self, told: str | None) -> None:
        """Ignore a help text set by argparse."""


def rules_help() -> str:
    """Help text for rules."""
    shelf = "; ".join(f"{game.id}: {', '.join(game.presets)}" for game in GAMES)
    return translate(
        "cli",
        "rule set, one of: {presets}; options may follow: rhineland,max_tens_discarded=2",
    ).format(presets=shelf)


def add_limits(parser: argparse.ArgumentParser, *, clock: bool) -> None:
    """Add the options for the budget per move; without a clock results are repeatable."""
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
