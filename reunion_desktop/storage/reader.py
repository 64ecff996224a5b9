"""Read files of game records, split them into games, and games into sessions."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import BinaryIO

from reunion_desktop.storage.disk import open_regular
from reunion_desktop.storage.game_parser import GameParser, StoredGame
from reunion_desktop.storage.headers import FindGame
from reunion_desktop.storage.lines import (
    BOM,
    LONGEST,
    BadRecord,
    BrokenLine,
    Line,
    UnreadableFile,
    shown,
)


def same_company(before: StoredGame, after: StoredGame) -> bool:
    """Test whether two games have the same rules and players."""
    return before.record.header.session_settings == after.record.header.session_settings


def sessions_in(
    games: Iterable[StoredGame],
    continues: Callable[[StoredGame, StoredGame], bool] = same_company,
    most: int | None = None,
) -> Iterator[tuple[StoredGame, ...]]:
    """Split consecutive games into sessions.

    Args:
        games: the games.
        continues: whether a game belongs to the session of the game before it.
        most: the largest number of games in a session; None for any number.
    """
    session: list[StoredGame] = []
    for stored in games:
        if session and (len(session) == most or not continues(session[-1], stored)):
            yield tuple(session)
            session = []
        session.append(stored)
    if session:
        yield tuple(session)


def remark_on(name: str, games: tuple[StoredGame, ...]) -> str:
    """Sentence on what a file has beside the session to be continued; empty for nothing.

    Args:
        name: the name of the file.
        games: its games.
    """
    if games[-1].left_out is not None:
        return str(games[-1].left_out)
    count = len(tuple(sessions_in(games)))
    last = "The last one is on the table; you can import all of them into the archive."
    return f"{name} contains {count} sessions. {last}" if count > 1 else ""


def read_record(
    path: Path, find_game: FindGame, *, regular: bool = False
) -> tuple[StoredGame, ...]:
    """Read all games of a saved record; its last line must be complete.

    Args:
        path: the file.
        find_game: looks up the game that a header names.
        regular: whether a pipe or a device is refused; the thread of a window must not wait
            until somebody writes into a pipe.

    Raises:
        BadRecord: the file cannot be read, has no game, or is not a valid record.
    """
    games = tuple(_read(path, find_game, regular=regular))
    if not games:
        raise BadRecord(0, "This file is empty.")
    return games


def read_journal(path: Path, find_game: FindGame) -> tuple[StoredGame, ...]:
    """Read all games of a journal; an incomplete last line is ignored.

    Raises:
        BadRecord: the file cannot be read or is not a valid record.
    """
    return tuple(_read(path, find_game, regular=True, journal=True))


def read_text(text: str, find_game: FindGame) -> tuple[StoredGame, ...]:
    """Read all games of a record given as text.

    Raises:
        BadRecord: the text is not a valid record.
    """
    data = text.encode("utf-8", "surrogatepass")
    return tuple(games_in(io.BytesIO(data), find_game))


def games_in(
    stream: BinaryIO, find_game: FindGame, *, journal: bool = False
) -> Iterator[StoredGame]:
    """Read the games of a stream; yields each as soon as it is complete.

    Args:
        stream: the lines, as bytes.
        find_game: looks up the game that a header names.
        journal: whether an incomplete last line is ignored.

    Raises:
        BadRecord: the stream is not a valid record.
        OSError: the stream cannot be read.
    """
    parser: GameParser | None = None
    numbered = _numbered(stream, journal=journal)
    for number, data, last in numbered:
        if parser is None and data.startswith(b"(;"):
            yield from _of_skat_server(chain([(number, data, last)], numbered), find_game)
            return
        try:
            line = Line.parse(number, data)
        except BrokenLine as broken:
            if journal and last:
                break
            if parser is None:
                sentence = f"This is not a game file of Reunion Desktop, or it is damaged. {broken}"
                raise BadRecord(0, sentence) from None
            raise
        kind = line.text("type", "the kind of line")
        if kind == "game":
            if parser is not None:
                yield parser.done()
            parser = GameParser.begun(line, find_game)
        elif parser is None:
            sentence = f'the file must start with a "game" line, but this is {shown(kind)}.'
            raise BadRecord(number, sentence)
        else:
            parser.take(line, kind)
    if parser is not None:
        yield parser.done()


def _of_skat_server(
    numbered: Iterable[tuple[int, bytes, bool]], find_game: FindGame
) -> Iterator[StoredGame]:
    """Games in the lines of the Internet Skat Server, which few files have."""
    from reunion_desktop.storage.skat_server.reading import games_of  # noqa: PLC0415 - loaded late.

    yield from games_of(((number, data) for number, data, _ in numbered), find_game)


def _read(
    path: Path, find_game: FindGame, *, regular: bool, journal: bool = False
) -> Iterator[StoredGame]:
    try:
        # A command may read a record through a pipe.
        with open_regular(path) if regular else path.open("rb") as stream:
            yield from games_in(stream, find_game, journal=journal)
    except (OSError, ValueError) as fault:
        if isinstance(fault, BadRecord):
            raise
        # ValueError: an invalid path, such as one with a NUL in it.
        why = getattr(fault, "strerror", None) or str(fault)
        raise UnreadableFile(0, f"This file can’t be read: {why}.") from fault


def _numbered(stream: BinaryIO, *, journal: bool) -> Iterator[tuple[int, bytes, bool]]:
    """Lines that are not blank: number, bytes without line end, whether it is the last.

    Of an incomplete last line of a journal that is too long, only the beginning is yielded.
    """
    whole = iter(lambda: stream.readline(LONGEST + 1), b"")
    held: tuple[int, bytes] | None = None
    for number, data in enumerate(whole, 1):
        if len(data) > LONGEST and not (journal and _cut_off(data, whole)):
            raise BadRecord(number, f"this line is too long; the limit is {LONGEST} bytes.")
        bare = (data.removeprefix(BOM) if number == 1 else data).strip(b" \t\r\n")
        if bare:
            if held is not None:
                yield *held, False
            held = number, bare
    if held is not None:
        yield *held, True


def _cut_off(data: bytes, rest: Iterator[bytes]) -> bool:
    """Test whether a line is the last and has no end; a power failure may leave such zeros."""
    return not data.endswith(b"\n") and not any(b"\n" in more for more in rest)
