"""The commands that read a record: ``replay``, ``sheet`` and ``solve``."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence

from reunion_desktop.app.sheets import kept_sheets, plain_table, plain_text
from reunion_desktop.cli.commands import load
from reunion_desktop.cli.faults import DONE, NO, WRONG, UsageError
from reunion_desktop.cli.output import complain, print_json_line
from reunion_desktop.games import GAMES, find_game
from reunion_desktop.review.open_cards import NoSuchPosition, before_trick, solve_open
from reunion_desktop.solver.solve import COMPILED
from reunion_desktop.storage.codec import whole
from reunion_desktop.storage.disk import StorageFault, replace_file
from reunion_desktop.storage.lines import BadRecord, UnreadableFile
from reunion_desktop.storage.reader import StoredGame, read_record
from reunion_desktop.ui.language.shell_language import translate, translate_fault
from reunion_desktop.ui.language.shell_words import amount, card_key, decimal
from reunion_desktop.ui.sheet.heading import KeptSheet

_WRITERS = {".txt": plain_text, ".csv": plain_table}
"""Text formats of sheets, by file extension."""
_DRAWN = (".pdf", ".png", ".svg")
"""File extensions of drawn sheets."""


def replay(options: argparse.Namespace) -> int:
    """Check a record; returns the exit code."""
    try:
        games = read_record(options.file, find_game)
    except BadRecord as bad:
        return _refused(options, bad)
    if options.annotate:
        _print_annotated(games)
        return DONE
    if options.review or options.json:
        records = [stored.record for stored in games]
        most = min(record.header.rules.players for record in records)
        if options.seat >= most:
            text = translate("cli", "There is no seat {seat} at this table. Choose 0 to {last}.")
            raise UsageError(text.format(seat=options.seat, last=most - 1))
        code: int = load("review")(records, options.seat, as_json=options.json)
        return code
    decisions = sum(len(stored.record.actions) for stored in games)
    open_games = sum(not stored.complete for stored in games)
    text = translate("cli", "{file}: {games}, moves: {decisions}. The file is valid.")
    if open_games:
        text = translate(
            "cli",
            "{file}: {games}, moves: {decisions}, unfinished: {open}. The file is valid.",
        )
    games_told = amount({stored.record.header.game for stored in games}, len(games))
    print(text.format(file=options.file, games=games_told, decisions=decisions, open=open_games))
    return DONE


def _print_annotated(games: Sequence[StoredGame]) -> None:
    for stored in games:
        for line in whole(stored.record, with_legal=True, seals=stored.seals):
            print_json_line(line)


def sheet(options: argparse.Namespace) -> int:
    """Write the score sheet of a record; returns the exit code."""
    ending = options.out.suffix.lower()
    if ending not in _WRITERS and ending not in _DRAWN:
        text = translate("cli", "{name} is not a supported format. Use one of {endings}.")
        raise UsageError(
            text.format(name=options.out.name, endings=", ".join((*_DRAWN, *_WRITERS)))
        )
    try:
        games = read_record(options.file, find_game)
    except BadRecord as bad:
        return _refused(options, bad)
    sheets = kept_sheets(games, options.place)
    if ending in _DRAWN:
        return _draw(sheets, options)
    try:
        replace_file(options.out, _WRITERS[ending](sheets).encode())
    except StorageFault as fault:
        raise UsageError(str(fault)) from None
    return DONE


def _draw(sheets: Sequence[KeptSheet], options: argparse.Namespace) -> int:
    """Draw sheets as pages; only this imports Qt."""
    try:
        draw_pages = load("pages")
    except ImportError as missing:
        if missing.path is None or "PySide6" not in missing.path:
            raise
        text = translate(
            "cli", "The score sheet can’t be drawn because a system library is missing: {fault}."
        )
        raise UsageError(text.format(fault=missing)) from None
    files = draw_pages(sheets, options.out, options.look, options.paper, options.dpi)
    if len(files) > 1:
        print("\n".join(map(str, files)))
    return DONE


def solve(options: argparse.Namespace) -> int:
    """Print the value of every card that can be led to a trick, with open cards."""
    try:
        records = [stored.record for stored in read_record(options.file, find_game)]
        if any(record.header.game != GAMES[0].id for record in records):
            text = translate("cli", "This command works only with games of {game}.")
            raise UsageError(text.format(game=GAMES[0].title))
        position = before_trick(records, options.deal, options.trick)
        if not COMPILED:
            timeouts = translate("cli", "The solver is not compiled; this may take a while.")
            complain(timeouts)
        found = solve_open(position)
    except BadRecord as bad:
        return _refused(options, bad)
    except NoSuchPosition as missing:
        raise UsageError(str(missing)) from None
    values = {str(card): points for card, points in found.values.items()}
    if options.json:
        figures = {"seat": found.seat, "trick": found.trick, "values": values, "nodes": found.nodes}
        print(json.dumps(figures | {"ms": round(found.ms, 3)}))
        return DONE
    text = translate("cli", "Deal {deal}, trick {trick}: seat {seat} leads. Points by card:")
    print(text.format(deal=options.deal, trick=found.trick, seat=found.seat))
    for card in sorted(values, key=lambda card: -values[card]):
        print(f"{card:4}{values[card]:5}")
    print(card_key())
    text = translate("cli", "Cards played in search: {count}; {time} ms.")
    print(text.format(count=found.nodes, time=decimal(found.ms, 1)))
    return DONE


def _refused(options: argparse.Namespace, bad: BadRecord) -> int:
    """The answer no, with the line at fault; a fault outside, where there is no file to ask."""
    complain(f"{options.file}: {translate_fault(str(bad))}")
    return WRONG if isinstance(bad, UnreadableFile) else NO
