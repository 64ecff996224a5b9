"""Translations of the program: collect the texts, and compile them for Qt and gettext.

Each language has one source in assets/translations, which Qt's lupdate fills with the English of
the package and a translator (say, in Qt Linguist) with the rest. Two files are made of it: one that
Qt loads for the window, and one for gettext, in which the standard library's argument parser looks
for its texts too, so that a command is translated without loading Qt.

    python3 packaging/translation_files.py           compile what is translated
    python3 packaging/translation_files.py update    collect what is to be translated
"""

from __future__ import annotations

import os
import struct
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from tempfile import NamedTemporaryFile
from xml.etree import ElementTree as ET

from resource_file import ResourceError, qt_folder

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "reunion_desktop"
SOURCES = ROOT / "assets" / "translations"
LOCALE = PACKAGE / "locale"
"""The folder where gettext looks; it prescribes the subfolders."""

LANGUAGES = ("de", "fr")
"""Languages with a translation; the code has the English texts."""

SHELL = {"cli", "faults"}
"""The contexts of everything that the command line says."""

_HEADER = "Content-Type: text/plain; charset=UTF-8\n"
"""The header entry of a gettext file: the translation of an empty text."""


def source(language: str) -> Path:
    """The translators' source file of a language."""
    return SOURCES / f"reunion_{language}.ts"


def for_screen(language: str) -> Path:
    """The compiled file of a language for Qt."""
    return PACKAGE / "ui" / f"reunion_{language}.qm"


def for_shell(language: str) -> Path:
    """The compiled file of a language for gettext."""
    return LOCALE / language / "LC_MESSAGES" / "reunion-desktop.mo"


def is_stale() -> bool:
    """Test whether a compiled file is missing or older than its source."""
    return any(
        not made.exists() or made.stat().st_mtime < source(language).stat().st_mtime
        for language in LANGUAGES
        for made in (for_screen(language), for_shell(language))
    )


def compile_translations() -> None:
    """Compile the files for Qt and gettext.

    Raises ResourceError if a source is missing or not valid.
    """
    for language in LANGUAGES:
        if not source(language).exists():
            message = f"The translation {source(language).name} is missing."
            raise ResourceError(message)
        _tool("lrelease", "-silent", source(language), "-qm", for_screen(language))
        for_shell(language).parent.mkdir(parents=True, exist_ok=True)
        for_shell(language).write_bytes(catalogue(shell_words(source(language))))


def update(folder: Path = SOURCES) -> None:
    """Collect the English texts of the package into the sources, and remove obsolete ones.

    Line numbers are left out: they would change with every change of the code.
    """
    others = (ROOT / "packaging" / name for name in ("parser_words.py", "dialog_words.py"))
    files = [*sorted(PACKAGE.rglob("*.py")), *others]
    with NamedTemporaryFile("w", suffix=".lst", encoding="utf-8", delete=False) as names:
        names.write("\n".join(str(path) for path in files))
    try:
        for language in LANGUAGES:
            _tool(
                "lupdate",
                f"@{names.name}",
                *("-silent", "-no-obsolete", "-locations", "none"),
                *("-source-language", "en", "-target-language", language),
                *("-ts", folder / source(language).name),
            )
    finally:
        Path(names.name).unlink()


def shell_words(path: Path) -> dict[str, str]:
    """Translations of the command line in a source; texts without a translation are left out."""
    try:
        contexts = ET.parse(path).iter("context")  # noqa: S314 - the project's own file
    except (OSError, ET.ParseError) as error:
        message = f"{path.name} cannot be read: {error}."
        raise ResourceError(message) from error
    return {
        message.findtext("source", ""): told
        for context in contexts
        if context.findtext("name") in SHELL
        for message in context.iter("message")
        if (told := message.findtext("translation", ""))
    }


def catalogue(words: Mapping[str, str]) -> bytes:
    """Encode texts as a gettext catalogue: a table of offsets, then the texts, sorted.

    The layout is that of GNU gettext's MO files, version 0, without the hash table.
    """
    pairs = sorted({"": _HEADER, **words}.items())
    originals, translations = zip(*pairs, strict=True)
    count, head = len(pairs), 28
    place = head + 16 * count
    tables, body = b"", b""
    for text in (*originals, *translations):
        written = text.encode()
        tables += struct.pack("<2I", len(written), place + len(body))
        body += written + b"\0"
    magic, version, unhashed = 0x950412DE, 0, 0
    first = struct.pack("<7I", magic, version, count, head, head + 8 * count, unhashed, place)
    return first + tables + body


def _tool(name: str, *arguments: str | Path) -> None:
    """Run one of the tools of PySide6-Essentials."""
    tool = qt_folder() / (f"{name}.exe" if sys.platform == "win32" else name)
    # If the locale is not installed, they warn of that, too.
    around = os.environ | {"LC_ALL": "C.UTF-8"}
    command = [tool, *arguments]
    done = subprocess.run(command, env=around, capture_output=True, text=True, check=False)
    # Both warn of skipped entries but exit with success.
    said = done.stderr.strip()
    if done.returncode or said:
        message = f"{name} reported: {said or done.stdout.strip()}"
        raise ResourceError(message)


if __name__ == "__main__":
    try:
        update() if sys.argv[1:] == ["update"] else compile_translations()
    except ResourceError as error:
        sys.exit(str(error))
