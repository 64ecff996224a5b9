"""Program for a child process: starts the table with many damaged settings files.

Usage: python -m tests.app.spoilt_settings FOLDER SEED COUNT. What ends it names the file by number.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QEvent, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from reunion_desktop.app.application import application_for_table
from reunion_desktop.app.settings import FILE
from reunion_desktop.app.table import Table

PLAYERS = 3

TABLE = {
    "new_game/games": "reunion",
    "new_game/reunion/level_1": "club",
    "new_game/reunion/level_2": "random",
    "new_game/reunion/name_0": "Jakob",
    "new_game/reunion/name_1": "Anna",
    "new_game/reunion/name_2": "Karl",
    "new_game/reunion/practice": "false",
    "new_game/reunion/rules/preset": "francais",
    "new_game/reunion/rules/ten_rank": "high",
    "new_game/reunion/seed": "7",
}
SETTINGS = {
    "language": "de",
    "look/cloth": "slate",
    "look/back": "vine",
    "look/design": "german",
    "look/four_colours": "true",
    **TABLE,
    "reading/contrast": "high",
    "reading/light": "dark",
    "reading/print": "125",
    "sheet/by_hand": "false",
    "sheet/paper": "a4",
    "sheet/people/initials_0": "JA",
    "sheet/people/name_0": "Jakob",
    "sheet/people/written_0": "Jakob A.",
    "sheet/place": "Mainz",
    "sheet/visible": "true",
    "sound/on": "false",
    "sound/volume": "35",
    "table/clicks": "2",
    "table/hand_order": "own",
    "table/speed": "brisk",
    "window/box": "10,20,890,680",
    "window/maximized": "true",
    "window/sheet_width": "300",
    "window/sheet_box": "30,40,300,500",
}
"""Settings of a player."""

JUNK: tuple[object, ...] = (
    *("", "nonsense", "-1", "0", "99999999999999999999", "true,false", '"unfinished', "\\", "\\x"),
    *("@", "@ByteArray(", "@Variant(\\0\\0\\0\\x7f)", "\0", "\u2028", "\udfff", "x" * 5000),
    *("1,1,100,100", "-32767,32767,16384,16384", "0,0,0,0", "9999999999,1,1,1", "٣,٣,٣٠٠,٣٠٠"),
    *("<img src='x'>", "{0}", "%s", "&&", "Anna", "german-large", "practice", "..", "/", "\u202e"),
    *(1, -1, 1e999, True, None, [], {}, ["x"]),
)
PIECES = (b"", b"\n", b"\r", b"\0", b'"', b"\\", b"{", b"}", b":", b",", b"[", b"\xff", b"1")


def with_bytes_spoilt(dice: Random) -> bytes:
    """Some bytes gone, changed, doubled or moved."""
    data = bytearray(json.dumps(SETTINGS, indent=1).encode())
    for _ in range(dice.choice((1, 1, 2, 5))):
        start = dice.randrange(len(data))
        end = min(len(data), start + dice.choice((0, 1, 1, 2, 30, 200)))
        kind = dice.randrange(4)
        if kind == 0:
            data[start:end] = dice.choice(PIECES)
        elif kind == 1:
            data[start:end] = dice.randbytes(end - start)
        elif kind == 2:
            data[start:start] = data[start:end]
        else:
            data[start:start], data[start:end] = data[start:end], b""
    return bytes(data)


def with_values_spoilt(dice: Random) -> bytes:
    """Some values are others, or of another kind."""
    values: dict[str, object] = dict(SETTINGS)
    for key in dice.choices(list(values), k=dice.choice((1, 2, 4, 12))):
        values[key] = dice.choice(JUNK)
    return json.dumps(values).encode()


def spoilt(dice: Random) -> bytes:
    """A settings file to which something was done."""
    return dice.choice((with_bytes_spoilt, with_values_spoilt))(dice)


def start(folder: Path, settings: bytes) -> None:
    """Open the table with settings, deal, and close it again."""
    (folder / FILE).write_bytes(settings)
    table = Table(folder, hurry=True)
    table.window.show()
    table.take_up()
    QApplication.processEvents()
    if len(table.session.record.header.players) != PLAYERS:
        raise RuntimeError("Nobody sits at the table.")
    table.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def main(folder: Path, seed: int, count: int) -> None:
    """Start with each file, and say its number before."""
    qInstallMessageHandler(_complain)
    application_for_table()
    dice = Random(seed)
    for number in range(count):
        settings = spoilt(dice)
        (folder / f"last-{FILE}").write_bytes(settings)
        sys.stdout.write(f"{number}\n")
        sys.stdout.flush()
        games = folder / f"{seed}-{number}"
        games.mkdir()
        start(games, settings)


def _complain(kind: QtMsgType, _context: object, text: str) -> None:
    """Qt says nothing of settings, or something is wrong with what it was given."""
    if "This plugin does not support" not in text and kind is not QtMsgType.QtDebugMsg:
        sys.stderr.write(f"Qt says: {text}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
