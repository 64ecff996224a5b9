"""Collect the licence files of every part of the frozen program.

Python and each package bring their own; Qt's, which its wheels lack, lie in licences beside this
file. System libraries of Debian and its derivatives come with their copyright files. A file is
named after its part and the part's version.
"""

from __future__ import annotations

import platform
import shutil
import subprocess
import sys
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = "licences"
"""Folder of the licences within the program's folder."""

PACKAGES = ("cffi", "miniaudio", "pyinstaller")
"""Packages in the program with a licence file of their own. The fonts carry theirs."""

Entry = tuple[str, str, str]
"""A file as PyInstaller lists it: its name in the program's folder, its path, its kind."""


def licence_files(binaries: Iterable[Entry]) -> list[Entry]:
    """Every licence file, with its name in the program's folder.

    Args:
        binaries: the program's binaries.
    """
    qt = distribution("PySide6_Essentials").version
    found = {f"qt-and-pyside6_{qt}_{path.name}": path for path in _qt_licences()}
    python = _python_licence()
    if python is not None:
        found[f"python_{platform.python_version()}.txt"] = python
    for name in PACKAGES:
        try:
            package = distribution(name)
        except PackageNotFoundError:
            continue
        for file in package.files or ():
            if "dist-info" in str(file) and file.stem in {"LICENSE", "COPYING"}:
                path = Path(str(package.locate_file(file)))
                found[f"{name}_{package.version}.txt"] = path
    if sys.platform == "linux":
        found |= _of_the_system(Path(path) for _, path, _ in binaries)
    return [(f"{FOLDER}/{name}", str(path), "DATA") for name, path in sorted(found.items())]


def _qt_licences() -> list[Path]:
    return sorted((ROOT / "packaging" / "ship" / "licences").glob("*.txt"))


def _python_licence() -> Path | None:
    """Python's licence file; its path depends on the kind of installation."""
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    base = Path(sys.base_prefix)
    places = (
        base / "LICENSE.txt",
        base / "lib" / version / "LICENSE.txt",
        Path("/usr/share/doc") / version / "copyright",
    )
    return next((place for place in places if place.is_file()), None)


def _of_the_system(libraries: Iterable[Path]) -> dict[str, Path]:
    """Debian's copyright files of the system libraries."""
    query = shutil.which("dpkg-query")
    if query is None:
        return {}
    theirs = [path for path in libraries if not path.is_relative_to(sys.prefix)]
    # dpkg may know a library by its path, its resolved path, or the one before the /usr merge.
    paths = {name for path in theirs for name in _names(path.absolute())}
    listed = subprocess.run(
        [query, "--search", *sorted(paths)], capture_output=True, text=True, check=False
    )
    packages = {line.rpartition(": ")[0] for line in listed.stdout.splitlines()}
    found = {}
    for package in sorted(packages):
        shown = subprocess.run(
            [query, "--show", "--showformat=${Version}", package],
            capture_output=True,
            text=True,
            check=False,
        )
        name = package.partition(":")[0]
        told = Path("/usr/share/doc") / name / "copyright"
        if told.is_file():
            # The epoch contains a colon, which not all systems allow in file names.
            found[f"{name}_{shown.stdout.rpartition(':')[2]}.txt"] = told.resolve()
    return found


def _names(path: Path) -> set[str]:
    names = {str(path), str(path.resolve())}
    return names | {name.removeprefix("/usr") for name in names}
