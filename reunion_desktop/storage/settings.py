"""Read and write the settings file; any contents are accepted.

The format is Qt's ini format, so that files of older versions are read. It is parsed here and not
by Qt, whose reader instantiates any object that a value names; here a value is a text, or the bytes
in which an older version stored its window geometry.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import TypeAlias

from reunion_desktop.storage.disk import PRIVATE, open_regular, replace_file

Value: TypeAlias = str | bytes

_LONGEST = 1 << 20
"""Bytes that are read at most; the program writes about three thousand."""
_GENERAL = "General"
"""The section of keys without a group."""
_KIND = re.compile(r"@(ByteArray|String)\((.*)\)", re.DOTALL)
_ESCAPED = re.compile(r"\\(?:x([0-9A-Fa-f]{1,8})|([0-7]{1,3})|(.)|$)", re.DOTALL)
_PERCENT = re.compile(r"((?:%U[0-9A-Fa-f]{4})+)|%([0-9A-Fa-f]{2})")
_PLAIN_KEY = re.compile(r"[A-Za-z0-9_.\-]")
_LETTERS = {"a": "\a", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v"}
_LAST_CODE = 0x10FFFF
_SURROGATES = range(0xD800, 0xE000)


def read_settings(path: Path) -> dict[str, Value]:
    """Read a settings file: values by keys such as ``look/cloth``.

    Reading never fails: a file that is missing, locked or not text gives no values, and invalid
    lines are skipped.
    """
    try:
        with open_regular(path) as stream:
            data = stream.read(_LONGEST)
    except (OSError, ValueError):
        return {}
    return parse_settings(data.decode("utf-8", errors="replace"))


def write_settings(path: Path, values: Mapping[str, Value]) -> None:
    """Replace a settings file atomically.

    Raises:
        StorageFault: the system refused; the old file is untouched.
    """
    replace_file(path, compose_settings(values).encode("utf-8", errors="replace"), PRIVATE)


def parse_settings(text: str) -> dict[str, Value]:
    """Parse the text of a settings file."""
    values: dict[str, Value] = {}
    section = ""
    for line in map(str.strip, text.removeprefix("\ufeff").split("\n")):
        if line.startswith("["):
            section = _section(line[1:].partition("]")[0])
        elif line and not line.startswith((";", "#")):
            key, equals, written = line.partition("=")
            name, value = _joined(section + _name(key.strip())), _value(written.strip())
            if equals and name and value is not None:
                values[name] = value
    return values


def _joined(name: str) -> str:
    """A key without empty parts, as Qt normalizes it."""
    return "/".join(filter(None, name.split("/")))


def compose_settings(values: Mapping[str, Value]) -> str:
    """Format values as the text of a settings file."""
    sections: dict[str, list[str]] = {_GENERAL: []}
    for key, value in sorted(values.items()):
        section, slash, name = key.partition("/")
        written = _written_name(name if slash else section)
        title = _written_section(section) if slash else _GENERAL
        sections.setdefault(title, []).append(f"{written}={_written(value)}\n")
    return "\n".join(f"[{title}]\n" + "".join(lines) for title, lines in sections.items() if lines)


def _section(title: str) -> str:
    """The key prefix of a section."""
    if title == _GENERAL:
        return ""
    return f"{_GENERAL if title == f'%{_GENERAL}' else _name(title)}/"


def _written_section(section: str) -> str:
    return f"%{_GENERAL}" if section == _GENERAL else _written_name(section)


def _name(written: str) -> str:
    return _PERCENT.sub(_unpercented, written).replace("\\", "/")


def _unpercented(found: re.Match[str]) -> str:
    if found[1]:
        return bytes.fromhex(found[1].replace("%U", "")).decode("utf-16-be", errors="replace")
    return chr(int(found[2], 16))


def _written_name(name: str) -> str:
    return "".join(map(_written_letter, name))


def _written_letter(letter: str) -> str:
    if letter == "/":
        return "\\"
    if _PLAIN_KEY.fullmatch(letter):
        return letter
    units = letter.encode("utf-16-be", errors="replace")
    codes = [int.from_bytes(units[at : at + 2], "big") for at in range(0, len(units), 2)]
    return "".join(f"%{code:02X}" if code < 0x100 else f"%U{code:04X}" for code in codes)


def _value(written: str) -> Value | None:
    """Decode a value; None for serialized Qt objects."""
    if len(written) > 1 and written[0] == written[-1] == '"':
        written = written[1:-1]
    text = _ESCAPED.sub(_unescaped, written)
    if not text.startswith("@"):
        return text
    if text.startswith("@@"):
        return text[1:]
    found = _KIND.fullmatch(text)
    if found is None:
        return None
    return found[2] if found[1] == "String" else found[2].encode("latin-1", errors="replace")


def _unescaped(found: re.Match[str]) -> str:
    if found[1]:
        return _letter(found[1], 16)
    if found[2]:
        return _letter(found[2], 8)
    return _LETTERS.get(found[3], found[3]) if found[3] else ""


def _letter(digits: str, base: int) -> str:
    code = int(digits, base)
    return chr(code) if code <= _LAST_CODE and code not in _SURROGATES else "\ufffd"


def _written(value: Value) -> str:
    if isinstance(value, bytes):
        text = f"@ByteArray({value.decode('latin-1')})"
    else:
        text = f"@{value}" if value.startswith("@") else value
    simple = re.fullmatch(r"[\w.@+-][\w.@ +-]*(?<! )", text)
    return text if simple or not text else f'"{_escaped(text)}"'


def _escaped(text: str) -> str:
    """Escape a text: printable ASCII unchanged, other characters by number."""
    written, after_number = [], False
    for letter in text:
        if letter in '\\"':
            part = f"\\{letter}"
        elif not letter.isprintable() or (after_number and letter in "0123456789abcdefABCDEF"):
            part = f"\\x{ord(letter):x}"
        else:
            part = letter
        after_number = part.startswith("\\x")
        written.append(part)
    return "".join(written)
