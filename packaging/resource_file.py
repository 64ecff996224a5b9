"""Compile images and sounds from resources.qrc into one binary file.

Standard library only: the set-up checks whether the file is stale before PySide6 is installed.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "resources.qrc"
COMPILED = ROOT / "reunion_desktop" / "ui" / "reunion.rcc"
DATE = "1794182400"
"""Replaces each image's own date (in seconds), so that equal images give equal bytes."""


class ResourceError(Exception):
    """The resource file could not be made; the message is one sentence."""


def sources() -> list[Path]:
    """The resource list and every file it names.

    Raises ResourceError if the list is missing or cannot be read.
    """
    try:
        entries = ET.parse(SOURCE).iter("file")  # noqa: S314 - the project's own file
    except (OSError, ET.ParseError) as error:
        message = f"{SOURCE.name} cannot be read: {error}."
        raise ResourceError(message) from error
    return [SOURCE, *(SOURCE.parent / (entry.text or "").strip() for entry in entries)]


def is_stale() -> bool:
    """Test whether the compiled file is missing or older than one of its sources."""
    if not COMPILED.exists():
        return True
    made = COMPILED.stat().st_mtime
    return any(not path.exists() or path.stat().st_mtime > made for path in sources())


def qt_folder() -> Path:
    """Folder of PySide6-Essentials, which contains Qt's tools."""
    spec = importlib.util.find_spec("PySide6")
    if spec is None or spec.origin is None:
        message = "PySide6-Essentials, which brings Qt's tools, is not installed."
        raise ResourceError(message)
    return Path(spec.origin).parent


def rcc() -> Path:
    """Path of Qt's resource compiler."""
    home = qt_folder()
    return home / "rcc.exe" if sys.platform == "win32" else home / "Qt" / "libexec" / "rcc"


def compile_resources() -> None:
    """Write the compiled file, the same bytes from the same pictures on every machine."""
    missing = [path.name for path in sources() if not path.exists()]
    if missing:
        message = f"{SOURCE.name} names files that are not there: {', '.join(missing)}."
        raise ResourceError(message)
    # A running program has the old file mapped: it is renamed, never overwritten.
    fresh = COMPILED.with_name(f"{COMPILED.name}.new")
    made = subprocess.run(
        [rcc(), "--binary", "--output", fresh, SOURCE],
        # If the locale is not installed, it warns of that, too.
        env=os.environ | {"QT_RCC_SOURCE_DATE_OVERRIDE": DATE, "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )
    # It warns of a missing file but exits with success.
    if made.returncode or made.stderr:
        fresh.unlink(missing_ok=True)
        message = f"rcc could not compile {SOURCE.name}: {made.stderr.strip()}"
        raise ResourceError(message)
    fresh.replace(COMPILED)


if __name__ == "__main__":
    try:
        compile_resources()
    except ResourceError as error:
        sys.exit(str(error))
