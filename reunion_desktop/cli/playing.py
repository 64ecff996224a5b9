"""The commands that play without a table: ``simulate``, ``arena`` and ``player``."""

from __future__ import annotations

import argparse
import logging
import sys
from collections.abc import Iterator

from reunion_desktop.ai.player import Limit
from reunion_desktop.ai.roster import UnknownLevel, player_for
from reunion_desktop.arena import report
from reunion_desktop.arena.answering import answers
from reunion_desktop.arena.blocks import Plan, measure
from reunion_desktop.arena.ceiling import measure_ceiling
from reunion_desktop.arena.child import ProgramFault
from reunion_desktop.arena.simulate import Simulation, levels_from
from reunion_desktop.arena.simulate import simulate as play_games
from reunion_desktop.cli.faults import DONE, Wrong
from reunion_desktop.cli.output import complain, print_at_once, show_progress
from reunion_desktop.cli.rules import rules_from
from reunion_desktop.engine.ruleset import BadRules, Ruleset
from reunion_desktop.games import GAMES
from reunion_desktop.storage.disk import StorageFault, draft
from reunion_desktop.ui.language.shell_language import translate


def simulate(options: argparse.Namespace) -> int:
    """Play games without a table; the exit code is returned."""
    if options.verbose:
        logging.basicConfig(level=logging.INFO, format="%(message)s")
    game, rules = GAMES[0], _rules(options)
    try:
        levels = tuple(levels_from(options.seats, rules.players))
        plan = Simulation(rules, levels, options.seed, options.games, _limit(options))
        if options.record is None:
            outcome = play_games(game, plan, None, show_progress)
        else:
            with draft(options.record) as write:
                outcome = play_games(game, plan, write, show_progress)
    except (UnknownLevel, ProgramFault, StorageFault, ValueError) as fault:
        raise Wrong(str(fault)) from None
    print("\n".join(outcome.lines()))
    return DONE


def arena(options: argparse.Namespace) -> int:
    """Compare two players in duplicate deals; the exit code is returned."""
    try:
        first, second = levels_from(options.seats, 2)
        plan = Plan(
            _rules(options),
            (first, second),
            options.seed,
            options.deals,
            "game" if options.games else "deal",
            limit=_limit(options),
        )
        if options.ceiling:
            both = measure_ceiling(plan, jobs=options.jobs, on_progress=show_progress)
            text = report.ceiling_as_json(both) if options.json else report.ceiling_as_text(both)
        else:
            result = measure(plan, jobs=options.jobs, on_progress=show_progress)
            text = report.as_json(result) if options.json else report.as_text(result)
    except (UnknownLevel, ProgramFault, ValueError) as fault:
        raise Wrong(str(fault)) from None
    print(text)
    return DONE


def player(options: argparse.Namespace) -> int:
    """Sit at a table elsewhere: messages on standard input, answers on standard output."""
    level: str = options.level
    try:
        player_for(level, "")
    except UnknownLevel as unknown:
        raise Wrong(str(unknown)) from None
    if sys.stdin is None or sys.stdout is None:
        raise Wrong(
            translate(
                "cli",
                "A player needs standard input and standard output; one of them is closed.",
            )
        )
    for reply in _replies(level, _limit(options)):
        print_at_once(reply.encode())
    return DONE


def _replies(level: str, limit: Limit) -> Iterator[str]:
    """The answers of a level to a host on standard input.

    Raises:
        Wrong: standard input cannot be read.
    """
    try:
        yield from answers(
            sys.stdin.buffer,
            lambda dice: player_for(level, dice),
            limit,
            lambda sentence: complain(sentence, "reunion-desktop player"),
        )
    except OSError as fault:
        text = translate("cli", "Standard input cannot be read: {fault}.")
        raise Wrong(text.format(fault=fault.strerror or fault)) from None


def _rules(options: argparse.Namespace) -> Ruleset:
    try:
        return rules_from(GAMES[0], options.rules)
    except BadRules as bad:
        raise Wrong(str(bad)) from None


def _limit(options: argparse.Namespace) -> Limit:
    """What a decision may cost; the command ``player`` is told by its host how long it may take."""
    return Limit(getattr(options, "time_ms", None), options.worlds, options.nodes)
