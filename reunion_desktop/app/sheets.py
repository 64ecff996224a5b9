"""Score sheets from records, written as text and as CSV.

This module knows the records of the storage and the sheets of the UI, but no Qt: commands that
write text need no display.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

from reunion_desktop.app.recorder import DiskRecorder
from reunion_desktop.engine.game import GameRules
from reunion_desktop.games import find_game
from reunion_desktop.storage.disk import StorageFault, replace_file
from reunion_desktop.storage.game_parser import StoredGame
from reunion_desktop.storage.lines import BadRecord
from reunion_desktop.storage.reader import sessions_in
from reunion_desktop.storage.sheets.sheet import Foot, sheet_of
from reunion_desktop.storage.sheets.table import as_csv
from reunion_desktop.storage.sheets.text import as_text
from reunion_desktop.ui.sheet.heading import Heading, KeptSheet

Notes: TypeAlias = Callable[[KeptSheet], Sequence[tuple[str, str]]]
"""Returns the footnotes of a sheet, by the fields of a :class:`Foot`."""
_UNDATED = "1970-01-01"
"""The date of simulated games, which sheets leave out."""


def kept_sheets(games: Sequence[StoredGame], place: str = "") -> tuple[KeptSheet, ...]:
    """The sheets of stored games: a new one when players, rules or game change.

    Args:
        games: in the order in which they were played.
        place: where they were played.

    Raises:
        IllegalAction: a record is against the rules.
    """
    kept = []
    for session in sessions_in(games):
        records = [stored.record for stored in session]
        figures = sheet_of(records, [stored.undone for stored in session])
        kept.append(KeptSheet(figures, heading_of(session, place)))
    return tuple(kept)


def heading_of(games: Sequence[StoredGame], place: str = "") -> Heading:
    """The heading of the sheet of at least one game of one session.

    A proof in a record was verified when the record was read.
    """
    rules = games[0].record.header.rules
    dates = [stored.record.header.date for stored in games]
    return Heading(
        tuple(date for date in dates if not date.startswith(_UNDATED)),
        place or games[0].record.header.place,
        rules,
        changed_options(rules),
        proved=sum(found.secret is not None for stored in games for found in stored.seals),
        deals=sum(len(stored.record.match().lines) for stored in games),
    )


def heading_of_session(recorder: DiskRecorder) -> Heading:
    """The heading of the current session's sheet, from the journal."""
    try:
        games = recorder.session()
    except BadRecord:
        return Heading()
    return heading_of(games) if games else Heading()


def changed_options(rules: GameRules) -> tuple[str, ...]:
    """Keys of the options that differ from the preset that the rules are named after.

    Rules with an unknown name are compared with the default rules.
    """
    game = find_game(rules.game)
    known = game.presets.get(rules.preset, game.default) if game is not None else rules
    preset = known.as_options() | {"preset": rules.preset}
    return tuple(key for key, value in rules.as_options().items() if value != preset[key])


def plain_seal(heading: Heading) -> str:
    """The result of the seals in plain words; empty if no deal was sealed."""
    if heading.seal or not heading.proved:
        return heading.seal
    return f"Seal verified: {heading.proved} of {heading.deals} deals."


def plain_rules(heading: Heading) -> str:
    """The rules in command-line notation: ``rhineland,max_tens_discarded=2``.

    If the game's rule sets have plain titles, these are used.
    """
    if heading.rules is None:
        return ""
    options = heading.rules.as_options()
    game = find_game(heading.rules.game)
    titles = game.titles if game is not None else {}
    changes = [f"{key}={str(options[key]).lower()}" for key in heading.changed]
    title = titles.get(heading.rules.preset)
    if title is not None:
        return ", ".join((title, *changes))
    return ",".join((heading.rules.preset, *changes))


def feet_of(sheets: Sequence[KeptSheet]) -> list[Foot]:
    """Footnotes of each sheet in plain words; dates as in records."""
    return [
        Foot(
            _days(kept.heading.begun),
            kept.heading.place,
            f"Rules: {plain_rules(kept.heading)}" if kept.heading.rules else "",
            plain_seal(kept.heading),
        )
        for kept in sheets
    ]


def _days(begun: Sequence[str]) -> str:
    """The first day and, if different, the last one."""
    days = sorted(text[:10] for text in begun)
    return " – ".join(dict.fromkeys((days[0], days[-1]))) if days else ""


def plain_text(sheets: Sequence[KeptSheet]) -> str:
    """Sheets as aligned text for a mail, in plain words."""
    return as_text(*(kept.sheet for kept in sheets), feet=feet_of(sheets))


def worded_text(
    sheets: Sequence[KeptSheet],
    notes: Notes,
    words: Callable[[Iterable[str]], Mapping[str, str]],
) -> str:
    """Sheets as aligned text for a mail, in the player's language.

    Args:
        sheets: the sheets.
        notes: returns the footnotes.
        words: returns translations of the English words of the sheets of some games.
    """
    feet = [Foot(**dict(notes(kept))) for kept in sheets]
    told = words(kept.sheet.game for kept in sheets)
    return as_text(*(kept.sheet for kept in sheets), feet=feet, words=told)


def plain_table(sheets: Sequence[KeptSheet]) -> str:
    """Sheets as CSV."""
    return as_csv(*(kept.sheet for kept in sheets), feet=feet_of(sheets))


def save(path: Path, data: bytes) -> str:
    """Save a file; returns an error message, or nothing."""
    try:
        replace_file(path, data)
    except StorageFault as fault:
        return str(fault)
    return ""
