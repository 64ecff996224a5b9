"""The commands that play without a table: ``simulate``, ``arena`` and ``player``."""

from __future__ import annotations

import argparse
import logging
import sys
from collections.abc import Iterator

from reunion_desktop.ai.player import Limit
from reunion_desktop.ai.roster import LazyPlayer, UnknownLevel, levels_for
from reunion_desktop.arena import report
from reunion_desktop.arena.answering import answers
from reunion_desktop.arena.blocks import DuplicatePlan, measure
from reunion_desktop.arena.ceiling import measure_ceiling
from reunion_desktop.arena.programs.child_process import ProgramError
from reunion_desktop.arena.simulate import Simulation, levels_from
from reunion_desktop.arena.simulate import simulate as play_games
from reunion_desktop.arena.workers import WorkerError
from reunion_desktop.cli.output import DONE, UsageError, complain, print_at_once, show_progress
from reunion_desktop.engine.game import Game, GameRules
from reunion_desktop.engine.rules import BadRules, OptionValue
from reunion_desktop.games import GAMES, find_game
from reunion_desktop.storage.disk import StorageFault, draft
from reunion_desktop.ui.language.shell_language import translate, translate_fault


def simulate(options: argparse.Namespace) -> int:
    """Play games without a table; returns the exit code."""
    if options.verbose:
        logging.basicConfig(level=logging.INFO, format="%(message)s")
    rules = _rules(options)
    try:
        seats = options.seats or ",".join([_usual(rules)] * rules.players)
        levels = levels_from(seats, rules.players, rules)
        plan = Simulation(rules, levels, options.seed, options.games, _limit(options))
        if options.record is None:
            outcome = play_games(plan, None, show_progress)
        else:
            with draft(options.record) as write:
                outcome = play_games(plan, write, show_progress)
    except (UnknownLevel, ProgramError, StorageFault, ValueError) as fault:
        raise UsageError(str(fault)) from None
    print("\n".join(outcome.lines()))
    return DONE


def arena(options: argparse.Namespace) -> int:
    """Compare two players in duplicate deals; returns the exit code."""
    rules = _rules(options)
    try:
        first, second = levels_from(options.seats or f"{_usual(rules)},random", 2, rules)
        plan = DuplicatePlan(
            rules,
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
    except (UnknownLevel, ProgramError, ValueError) as fault:
        raise UsageError(str(fault)) from None
    except WorkerError:
        lost = translate(
            "cli",
            "A worker process ended unexpectedly; the comparison has no result.",
        )
        raise UsageError(lost) from None
    print(text)
    return DONE


def player(options: argparse.Namespace) -> int:
    """Play a seat for another program: messages on standard input, answers on output."""
    level: str = options.level
    try:
        LazyPlayer(level, "")
    except UnknownLevel as unknown:
        raise UsageError(str(unknown)) from None
    if sys.stdin is None or sys.stdout is None:
        raise UsageError(
            translate(
                "cli",
                "A player needs standard input and standard output, but one of them is closed.",
            )
        )
    for reply in _replies(level, options.game, _limit(options)):
        print_at_once(reply.encode())
    return DONE


def _replies(level: str, game: str | None, limit: Limit) -> Iterator[str]:
    """The answers of a level to a host program on standard input, for one game or any.

    Raises:
        UsageError: standard input cannot be read.
    """
    try:
        yield from answers(
            sys.stdin.buffer,
            lambda seed: LazyPlayer(level, seed),
            limit,
            lambda sentence: complain(sentence, "reunion-desktop player"),
            lambda asked: level in levels_for(asked) and game in (None, asked),
        )
    except OSError as fault:
        text = translate("cli", "Standard input can’t be read: {fault}.")
        raise UsageError(text.format(fault=translate_fault(fault.strerror or str(fault)))) from None


def _rules(options: argparse.Namespace) -> GameRules:
    """The rules given by the options; by default the game's first preset."""
    game = find_game(options.game) or GAMES[0]
    if options.rules is None:
        return game.default
    try:
        return rules_from(game, options.rules)
    except BadRules as bad:
        raise UsageError(str(bad)) from None


def rules_from(game: Game, text: str) -> GameRules:
    """Parse rules.

    Raises:
        BadRules: there is no such preset or option, or two options conflict.
    """
    name, *changes = text.split(",")
    if name not in game.presets:
        raise BadRules(
            translate("cli", "Unknown rule set {name}. Choose one of {presets}.").format(
                name=repr(name), presets=", ".join(game.presets)
            )
        )
    options: dict[str, OptionValue] = {}
    for change in changes:
        key, equals, value = change.partition("=")
        if not equals:
            raise BadRules(
                translate(
                    "cli", "Unknown option {text}. Options look like max_tens_discarded=2."
                ).format(text=repr(change))
            )
        options[key] = _value(game, key, value)
    return game.presets[name].changed(options)


def _value(game: Game, key: str, text: str) -> OptionValue:
    """The allowed value with this text, or the text itself, which the rules then refuse."""
    for option in game.default.options:
        if option.key == key:
            for allowed in option.values:
                if text == (str(allowed).lower() if isinstance(allowed, bool) else str(allowed)):
                    return allowed
    return text


def _usual(rules: GameRules) -> str:
    """The default player of a game."""
    return "club" if "club" in levels_for(rules.game) else "random"


def _limit(options: argparse.Namespace) -> Limit:
    """The budget per move; for the command ``player`` the host sends the time limit."""
    return Limit(getattr(options, "time_ms", None), options.layouts, options.nodes)
