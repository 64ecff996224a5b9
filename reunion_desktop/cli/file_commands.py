"""The commands that read a record: ``replay``, ``sheet`` and ``solve``."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Sequence
from pathlib import Path

from reunion_desktop.app.sheets import kept_sheets, plain_table, plain_text
from reunion_desktop.cli.commands import load
from reunion_desktop.cli.output import DONE, NO, WRONG, UsageError, complain, print_json_line
from reunion_desktop.cli.parser import SYSTEM
from reunion_desktop.engine.cards import BadNotation
from reunion_desktop.games import GAMES, find_game, game_of
from reunion_desktop.review.open_cards import NoSuchPosition, before_trick, solve_open
from reunion_desktop.solver.solve import COMPILED
from reunion_desktop.storage.codec import whole
from reunion_desktop.storage.disk import StorageFault, replace_file
from reunion_desktop.storage.game_parser import StoredGame
from reunion_desktop.storage.lines import BadRecord, UnreadableFile
from reunion_desktop.storage.reader import read_record
from reunion_desktop.storage.skat_server.notation import GAME as SKAT
from reunion_desktop.storage.skat_server.writing import lines_of
from reunion_desktop.ui.language.shell_language import shell_language, translate, translate_fault
from reunion_desktop.ui.language.shell_words import amount, card_key, decimal, table
from reunion_desktop.ui.sheet.heading import KeptSheet

_TEXT, _TABLE = ".txt", ".csv"
_FORMATS = (".pdf", ".png", ".svg", _TEXT, _TABLE)
"""File extensions of sheets."""
_CARD = re.compile(r"\b[CDHS][2-9TJQKA]\b")
"""A card in the notation of the game file."""
_SEAT = re.compile(r"\bseat \d", re.IGNORECASE)


def replay(options: argparse.Namespace) -> int:
    """Check a record; returns the exit code."""
    try:
        games = read_record(options.file, find_game)
    except BadRecord as bad:
        return _refused(options, bad)
    _tell_left_out(games)
    if options.annotate:
        _print_annotated(games)
        return DONE
    if options.export:
        _print_exported(games)
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


def _print_exported(games: Sequence[StoredGame]) -> None:
    """Print games of Skat as lines of the Internet Skat Server."""
    if any(stored.record.header.game != SKAT for stored in games):
        text = translate("cli", "This command works only with games of {game}.")
        raise UsageError(text.format(game=game_of(SKAT).title))
    try:
        for stored in games:
            for line in lines_of(stored.record):
                print(line)
    except BadNotation as unknown:
        raise UsageError(translate_fault(str(unknown))) from None


def sheet(options: argparse.Namespace) -> int:
    """Write the score sheet of a record; returns the exit code."""
    ending = options.out.suffix.lower()
    if ending not in _FORMATS:
        text = translate("cli", "{name} is not a supported format. Use one of {endings}.")
        raise UsageError(text.format(name=options.out.name, endings=", ".join(_FORMATS)))
    try:
        games = read_record(options.file, find_game)
    except BadRecord as bad:
        return _refused(options, bad)
    _tell_left_out(games)
    sheets = kept_sheets(games, options.place)
    if ending == _TABLE:
        _save(options.out, plain_table(sheets))
    else:
        _write_pages(sheets, options, ending)
    return DONE


def _save(path: Path, text: str) -> None:
    try:
        replace_file(path, text.encode())
    except StorageFault as fault:
        raise UsageError(str(fault)) from None


def _write_pages(sheets: Sequence[KeptSheet], options: argparse.Namespace, ending: str) -> None:
    """Write sheets in the words of the table; only this imports Qt.

    Without Qt a text has the plain English words of the file format.
    """
    try:
        write_pages = load("pages")
    except ImportError as missing:
        if ending == _TEXT:
            _save(options.out, plain_text(sheets))
            return
        if missing.path is None or "PySide6" not in missing.path:
            raise
        text = translate(
            "cli", "The score sheet can’t be drawn because a system library is missing: {fault}."
        )
        raise UsageError(text.format(fault=missing)) from None
    language = options.language if options.language != SYSTEM else shell_language()
    how = (options.look, options.paper, options.dpi)
    files = write_pages(sheets, options.out, how, language)
    if len(files) > 1:
        print("\n".join(map(str, files)))


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
    best_first = sorted(values.items(), key=lambda value: -value[1])
    print("\n".join(table([(card, str(points)) for card, points in best_first], left=1)))
    print(card_key())
    text = translate("cli", "Cards played in search: {count}; {time} ms.")
    print(text.format(count=found.nodes, time=decimal(found.ms, 1)))
    return DONE


def _tell_left_out(games: tuple[StoredGame, ...]) -> None:
    """Say how many lines of another program could not be read, and why the first could not."""
    if games[-1].left_out is not None:
        complain(translate_fault(str(games[-1].left_out)))


def _refused(options: argparse.Namespace, bad: BadRecord) -> int:
    """The answer no, with the line at fault; a fault outside, where there is no file to ask.

    The notation of seats and cards is explained.
    """
    sentences = [f"{options.file}: {translate_fault(str(bad))}"]
    if _SEAT.search(str(bad)):
        sentences.append(translate("cli", "Seats: 0 is the first player in the file."))
    if _CARD.search(str(bad)):
        sentences.append(card_key())
    complain(" ".join(sentences))
    return WRONG if isinstance(bad, UnreadableFile) else NO
