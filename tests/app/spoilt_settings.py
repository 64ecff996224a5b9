"""Program for a child process: starts the table with many damaged settings files.

Usage: python -m tests.app.spoilt_settings FOLDER SEED COUNT. What ends it names the file by number.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QEvent, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from reunion_desktop.app.application import application_for_table
from reunion_desktop.app.table import Table

GEOMETRY = bytes.fromhex(
    "01d9d0cb000300000000000a000000140000038700000"
    "2bf0000000c0000001600000385000002bd000000000000000003200000000c0000001600000385000002bd"
)
"""A window of 890 by 680 pixels, as Qt keeps it."""
STATE = bytes.fromhex(
    "000000ff00000000fd00000001000000010000012c000002abfc0200000001fb0000000a0073006800650065007401"
    "00000011000002ab0000005600ffffff00000252000002ab00000004000000040000000800000008fc000000010000"
    "0002000000010000000a006f00660066006500720100000000ffffffff0000000000000000"
)
"""A sheet of 300 pixels beside the table, as Qt keeps it."""
PLAYERS = 3
DEADLY = ((13, 1), (13, 128), (13, 255), (16, 4), (16, 200))
"""Bytes of the state, and values there, that ended the program while Qt read them."""


def written_by_qt(data: bytes) -> str:
    """Bytes as Qt writes them in a settings file."""
    return '"@ByteArray(' + "".join(f"\\x{byte:02x}" for byte in data) + ')"'


OLD = f"""[General]
language=de

[look]
cloth=slate
back=vine
design=german
four_colours=true

[new_game]
level_1=club
level_2=random
name_0=Jakob
name_1=Anna
name_2=Karl
practice=false
rules\\preset=francais
rules\\ten_rank=high
seed=7

[reading]
contrast=high
light=dark
print=125

[sheet]
by_hand=false
paper=a4
people\\initials_0=JA
people\\name_0=Jakob
people\\written_0=Jakob A.
place=Mainz
visible=true

[sound]
on=false
volume=35

[table]
clicks=2
hand_order=own
speed=brisk

[window]
geometry={written_by_qt(GEOMETRY)}
state={written_by_qt(STATE)}
"""
"""Settings of a version that kept its window in Qt's bytes."""
NOW = OLD.partition("[window]")[0] + (
    "[window]\nbox=10,20,890,680\nmaximized=true\nsheet_width=300\nsheet_box=30,40,300,500\n"
)
"""The same as they are kept now."""

JUNK = (
    *("", "nonsense", "-1", "0", "99999999999999999999", "true,false", '"unfinished', "\\", "\\x"),
    *("@", "@@", "@ByteArray(", "@ByteArray()", "@Invalid()", "@Rect(1 2 3 4)", "@Size(a b)"),
    *("@Variant(\\0)", "@Variant(\\0\\0\\0\\x7f\\0\\0\\0\\x1)", "@DateTime(\\0)", "\\xD800"),
    *("@Variant(\\0\\0\\0\\x7f\\0\\0\\0\\x10PyObjectWrapper\\0)", "\\x0", "\\x2028", "x" * 5000),
    *("1,1,100,100", "-32767,32767,16384,16384", "0,0,0,0", "9999999999,1,1,1", "٣,٣,٣٠٠,٣٠٠"),
    *("<img src='x'>", "{0}", "%s", "&&", "Anna", "german-large", "practice", "..", "/", "\u202e"),
)
PIECES = (b"", b"\n", b"\r", b"\0", b'"', b"\\", b"[", b"]", b"=", b"%", b";", b"\xff", b"@")


def with_bytes_spoilt(dice: Random) -> bytes:
    """Some bytes gone, changed, doubled or moved."""
    data = bytearray(dice.choice((OLD, NOW)).encode())
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
    """Some values are others, or no values at all."""
    lines = dice.choice((OLD, NOW)).splitlines()
    for _ in range(dice.choice((1, 2, 4, 12))):
        at = dice.randrange(len(lines))
        key, equals, _ = lines[at].partition("=")
        if equals:
            lines[at] = f"{key}={dice.choice(JUNK)}"
    return "\n".join(lines).encode()


def with_window_spoilt(dice: Random) -> bytes:
    """Some bytes of what Qt kept of its window are others, or missing."""
    geometry, state = bytearray(GEOMETRY), bytearray(STATE)
    for data in (geometry, state):
        for _ in range(dice.choice((1, 1, 2, 6))):
            at = dice.randrange(len(data))
            data[at] = dice.choice((0, 1, 4, 127, 128, 200, 255, dice.randrange(256)))
        if dice.random() < 0.2:
            del data[dice.randrange(len(data)) :]
    return with_window(bytes(geometry), bytes(state))


def with_window(geometry: bytes, state: bytes) -> bytes:
    """The old settings with other bytes of the window."""
    before = OLD.partition("geometry=")[0]
    return f"{before}geometry={written_by_qt(geometry)}\nstate={written_by_qt(state)}\n".encode()


def deadly() -> list[bytes]:
    """The files that once ended the program."""
    files = []
    for at, value in DEADLY:
        state = bytearray(STATE)
        state[at] = value
        files.append(with_window(GEOMETRY, bytes(state)))
    return files


def spoilt(dice: Random) -> bytes:
    """A settings file to which something was done."""
    kinds = with_bytes_spoilt, with_values_spoilt, with_window_spoilt
    return dice.choice(kinds)(dice)


def start(folder: Path, settings: bytes) -> None:
    """Open the table with settings, deal, and close it again."""
    (folder / "settings.ini").write_bytes(settings)
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
    files = deadly() if seed == 0 else []
    for number in range(count):
        settings = files[number] if number < len(files) else spoilt(dice)
        (folder / "last.ini").write_bytes(settings)
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
