"""What each subcommand does with its options: it prints, and returns the exit code.

A room is imported by the command that needs it, so that a short answer comes at once.
"""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Sequence

from reunion_desktop import __version__
from reunion_desktop.ai.player import Limit
from reunion_desktop.app.shell_language import translate
from reunion_desktop.engine.game import Game
from reunion_desktop.engine.record import Record
from reunion_desktop.engine.ruleset import OPTIONS, BadRules, OptionValue, Ruleset
from reunion_desktop.games import GAMES, find_game
from reunion_desktop.ui.sheet.heading import KeptSheet

DONE, NO, WRONG = 0, 1, 2
"""Exit codes."""


class Wrong(Exception):  # noqa: N818 - the command was wrong, not the program.
    """Wrong use or a fault outside, with one sentence that says so."""


def rules_from(game: Game, text: str) -> Ruleset:
    """The rules that a text names: a preset, or a preset with options.

    Raises:
        BadRules: there is no such preset or option, or two cannot go together.
    """
    name, *changes = text.split(",")
    if name not in game.presets:
        raise BadRules(
            translate("cli", "There are no rules {name}; expected one of {presets}.").format(
                name=repr(name), presets=", ".join(game.presets)
            )
        )
    options: dict[str, OptionValue] = {}
    for change in changes:
        key, equals, value = change.partition("=")
        if not equals:
            raise BadRules(
                translate(
                    "cli", "{text} is no option; expected one like max_tens_discarded=2."
                ).format(text=repr(change))
            )
        options[key] = _value(key, value)
    return game.presets[name].changed(options)


def _value(key: str, text: str) -> OptionValue:
    """The allowed value that is written so, or the text itself, which the rules then refuse."""
    for option in OPTIONS:
        if option.key == key:
            for allowed in option.values:
                if text == (str(allowed).lower() if isinstance(allowed, bool) else str(allowed)):
                    return allowed
    return text


def _rules(options: argparse.Namespace) -> Ruleset:
    try:
        return rules_from(GAMES[0], options.rules)
    except BadRules as bad:
        raise Wrong(str(bad)) from None


def _limit(options: argparse.Namespace) -> Limit:
    return Limit(getattr(options, "time_ms", None), options.worlds, options.nodes)


def _progress(done: int, out_of: int) -> None:
    """A line on standard error that is written over again and again, on a terminal only."""
    if sys.stderr.isatty():
        end = "\n" if done == out_of else ""
        told = translate("cli", "{done} of {all}").format(done=done, all=out_of)
        print(f"\r{told}", end=end, file=sys.stderr, flush=True)


def simulate(options: argparse.Namespace) -> int:
    """Play games without a table."""
    import logging  # noqa: PLC0415 - only where it is used.

    from reunion_desktop.ai.roster import UnknownLevel  # noqa: PLC0415 - as above.
    from reunion_desktop.arena import simulate as sitting  # noqa: PLC0415 - as above.
    from reunion_desktop.arena.child import ProgramFault  # noqa: PLC0415 - as above.
    from reunion_desktop.storage.disk import StorageFault, draft  # noqa: PLC0415 - as above.

    if options.verbose:
        logging.basicConfig(level=logging.INFO, format="%(message)s")
    game, rules = GAMES[0], _rules(options)
    try:
        levels = tuple(sitting.levels_from(options.seats, rules.players))
        plan = sitting.Simulation(rules, levels, options.seed, options.games, _limit(options))
        if options.record is None:
            outcome = sitting.simulate(game, plan, None, _progress)
        else:
            with draft(options.record) as write:
                outcome = sitting.simulate(game, plan, write, _progress)
    except (UnknownLevel, ProgramFault, StorageFault, ValueError) as fault:
        raise Wrong(str(fault)) from None
    print("\n".join(outcome.lines()))
    return DONE


def arena(options: argparse.Namespace) -> int:
    """Compare two players in duplicate deals."""
    from reunion_desktop.ai.roster import UnknownLevel  # noqa: PLC0415 - only where it is used.
    from reunion_desktop.arena import report  # noqa: PLC0415 - as above.
    from reunion_desktop.arena.blocks import Plan, measure  # noqa: PLC0415 - as above.
    from reunion_desktop.arena.ceiling import measure_ceiling  # noqa: PLC0415 - as above.
    from reunion_desktop.arena.child import ProgramFault  # noqa: PLC0415 - as above.
    from reunion_desktop.arena.simulate import levels_from  # noqa: PLC0415 - as above.

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
            both = measure_ceiling(plan, jobs=options.jobs, on_progress=_progress)
            told = report.ceiling_as_json(both) if options.json else report.ceiling_as_text(both)
        else:
            result = measure(plan, jobs=options.jobs, on_progress=_progress)
            told = report.as_json(result) if options.json else report.as_text(result)
    except (UnknownLevel, ProgramFault, ValueError) as fault:
        raise Wrong(str(fault)) from None
    print(told)
    return DONE


def replay(options: argparse.Namespace) -> int:
    """Check a record."""
    from reunion_desktop.storage.codec import whole  # noqa: PLC0415 - only where it is used.
    from reunion_desktop.storage.lines import BadRecord  # noqa: PLC0415 - as above.
    from reunion_desktop.storage.reader import read_record  # noqa: PLC0415 - as above.

    try:
        games = read_record(options.file, find_game)
    except BadRecord as bad:
        print(f"reunion-desktop: {options.file}: {bad}", file=sys.stderr)
        return NO
    if options.annotate:
        for stored in games:
            game = find_game(stored.record.header.game) or GAMES[0]
            for line in whole(stored.record, game, with_legal=True, seals=stored.seals):
                print(line)
        return DONE
    if options.review or options.json:
        print(_reviewed([stored.record for stored in games], options.seat, as_json=options.json))
        return DONE
    decisions = sum(len(stored.record.actions) for stored in games)
    open_games = sum(not stored.complete for stored in games)
    text = translate("cli", "{file}: {games} games, {decisions} decisions; every line is true.")
    if open_games:
        text = translate(
            "cli",
            "{file}: {games} games, {decisions} decisions, {open} not finished; every line is"
            " true.",
        )
    print(text.format(file=options.file, games=len(games), decisions=decisions, open=open_games))
    return DONE


def _reviewed(records: Sequence[Record], seat: int, *, as_json: bool) -> str:
    """What the play checker says of a seat in every game of a file."""
    from reunion_desktop.ai.player import Stop  # noqa: PLC0415 - only where it is used.
    from reunion_desktop.review import report  # noqa: PLC0415 - as above.
    from reunion_desktop.review.deals import by_deal, decisions, verdicts  # noqa: PLC0415 - as above.

    out_of = sum(len(decisions(record, seat)) for record in records)
    done = 0
    games = []
    for number, record in enumerate(records, 1):
        game = find_game(record.header.game) or GAMES[0]
        found = []
        for verdict in verdicts(record, game, seat, f"review|{number}", Stop()):
            found.append(verdict)
            done += 1
            _progress(done, out_of)
        games.append((number, by_deal(found)))
    return report.as_json(games) if as_json else report.as_text(games)


def sheet(options: argparse.Namespace) -> int:
    """Write the score sheet of a record."""
    from reunion_desktop.app.sheets import (  # noqa: PLC0415 - only where it is used.
        kept_sheets,
        plain_table,
        plain_text,
    )
    from reunion_desktop.storage.disk import StorageFault, replace_file  # noqa: PLC0415 - as above.
    from reunion_desktop.storage.lines import BadRecord  # noqa: PLC0415 - as above.
    from reunion_desktop.storage.reader import read_record  # noqa: PLC0415 - as above.

    writers = {".txt": plain_text, ".csv": plain_table}
    drawn = (".pdf", ".png", ".svg")
    ending = options.out.suffix.lower()
    if ending not in writers and ending not in drawn:
        text = translate("cli", "{name} is no kind of sheet; expected one of {endings}.")
        raise Wrong(text.format(name=options.out.name, endings=", ".join((*drawn, *writers))))
    try:
        games = read_record(options.file, find_game)
    except BadRecord as bad:
        print(f"reunion-desktop: {options.file}: {bad}", file=sys.stderr)
        return NO
    sheets = kept_sheets(games, find_game, options.place)
    if ending in drawn:
        return _press(sheets, options)
    try:
        replace_file(options.out, writers[ending](sheets).encode())
    except StorageFault as fault:
        raise Wrong(str(fault)) from None
    return DONE


def _press(sheets: Sequence[KeptSheet], options: argparse.Namespace) -> int:
    """Draw sheets as pages; Qt is loaded for nothing less."""
    try:
        from reunion_desktop.cli.sheet_press import press  # noqa: PLC0415 - as above.
    except ImportError as missing:
        if missing.path is None or "PySide6" not in missing.path:
            raise
        text = translate(
            "cli", "The sheet cannot be drawn, because a system library is missing: {fault}."
        )
        raise Wrong(text.format(fault=missing)) from None
    from reunion_desktop.storage.disk import StorageFault  # noqa: PLC0415 - as above.
    from reunion_desktop.ui.sheet.pages.export import NotDrawn  # noqa: PLC0415 - as above.

    try:
        written = press(sheets, options.out, options.look, options.paper, options.dpi)
    except (NotDrawn, StorageFault) as fault:
        raise Wrong(str(fault)) from None
    if len(written) > 1:
        print("\n".join(map(str, written)))
    return DONE


def solve(options: argparse.Namespace) -> int:
    """Say what perfect information makes of every card that can be led to a trick."""
    import json  # noqa: PLC0415 - only where it is used.

    from reunion_desktop.review.open_cards import (  # noqa: PLC0415 - as above.
        NoSuchPosition,
        before_trick,
        in_the_open,
    )
    from reunion_desktop.solver.solve import COMPILED  # noqa: PLC0415 - as above.
    from reunion_desktop.storage.lines import BadRecord  # noqa: PLC0415 - as above.
    from reunion_desktop.storage.reader import read_record  # noqa: PLC0415 - as above.

    try:
        records = [stored.record for stored in read_record(options.file, find_game)]
        games = [(record, find_game(record.header.game) or GAMES[0]) for record in records]
        position = before_trick(games, options.deal, options.trick)
        if not COMPILED:
            patience = translate("cli", "The search was not compiled here: be patient.")
            print(f"reunion-desktop: {patience}", file=sys.stderr)
        found = in_the_open(position)
    except BadRecord as bad:
        print(f"reunion-desktop: {options.file}: {bad}", file=sys.stderr)
        return NO
    except NoSuchPosition as missing:
        raise Wrong(str(missing)) from None
    values = {str(card): points for card, points in found.values.items()}
    if options.json:
        told = {"seat": found.seat, "trick": found.trick, "values": values, "nodes": found.nodes}
        print(json.dumps(told | {"ms": round(found.ms, 3)}))
        return DONE
    text = translate("cli", "Deal {deal}, trick {trick}: seat {seat} leads.")
    print(text.format(deal=options.deal, trick=found.trick, seat=found.seat))
    for card in sorted(values, key=lambda card: -values[card]):
        print(f"{card:4}{values[card]:5}")
    text = translate("cli", "{count} cards played in search, {time} ms.")
    print(text.format(count=found.nodes, time=f"{found.ms:.1f}"))
    return DONE


def bench(options: argparse.Namespace) -> int:
    """Measure the program on this machine."""
    if options.part == "window":
        gc.disable()  # As the table does.
        from reunion_desktop.bench.window import tell  # noqa: PLC0415 - only where it is used.

        return tell(quick=options.quick)
    if options.part == "archive":
        from reunion_desktop.bench.archive import tell as tell_of_archive  # noqa: PLC0415 - as above.

        return tell_of_archive()
    from reunion_desktop.bench.figures import BadBaseline, run  # noqa: PLC0415 - as above.

    try:
        return run(as_json=options.json, quick=options.quick, compare=options.compare)
    except BadBaseline as bad:
        raise Wrong(str(bad)) from None


def player(options: argparse.Namespace) -> int:
    """Sit at a table elsewhere: messages on standard input, answers on standard output."""
    from reunion_desktop.ai.roster import UnknownLevel, player_for  # noqa: PLC0415 - as above.
    from reunion_desktop.arena.answering import answers  # noqa: PLC0415 - as above.

    def complain(sentence: str) -> None:
        print(f"reunion-desktop player: {sentence}", file=sys.stderr, flush=True)

    try:
        player_for(options.level, "")
    except UnknownLevel as unknown:
        raise Wrong(str(unknown)) from None
    level: str = options.level
    out = sys.stdout.buffer
    for reply in answers(
        sys.stdin.buffer, lambda dice: player_for(level, dice), _limit(options), complain
    ):
        out.write(reply.encode() + b"\n")
        out.flush()
    return DONE


def table(options: argparse.Namespace) -> int:
    """Open the table, or say which version it is."""
    if options.version:
        from reunion_desktop.solver.solve import COMPILED  # noqa: PLC0415 - only where it is used.

        solver = "compiled" if COMPILED else "in Python, because no compiler was at hand"
        print(f"Reunion Desktop {__version__}, solver {solver}")
        return DONE
    # Nothing of what is loaded now is garbage: looking for it would cost a tenth of the start.
    gc.disable()
    try:
        from reunion_desktop.app import table as app  # noqa: PLC0415 - a command alone needs no Qt.
    except ImportError as missing:
        if missing.path is None or "PySide6" not in missing.path:
            raise
        text = translate(
            "cli", "The table cannot be opened, because a system library is missing: {fault}."
        )
        raise Wrong(text.format(fault=missing)) from None
    if options.self_test:
        from reunion_desktop.app import self_test  # noqa: PLC0415 - seldom needed.

        gc.enable()
        return self_test.run()
    return app.run(options.file, options.data_dir, reset=options.reset, language=options.language)
