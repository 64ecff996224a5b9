"""Files and modules to be left out of the frozen program, with the reasons."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterable
from fnmatch import fnmatchcase
from importlib.metadata import distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

DROPPED = {
    "*/plugins/egldeviceintegrations/*": "for screens without a desktop",
    "*/plugins/generic/*": "reads keys and touches where there is no desktop to do it",
    "*/plugins/imageformats/*q[!s]*": "every picture is SVG or PNG; Qt reads PNG without a plugin",
    "*/plugins/networkinformation/*": "nothing here uses the network",
    "*/plugins/platforms/*qdirect2d*": "the default Windows platform is enough",
    "*/plugins/platforms/*qeglfs*": "for screens without a desktop",
    "*/plugins/platforms/*qlinuxfb*": "for screens without a desktop",
    "*/plugins/platforms/*qminimal*": "draws nothing; offscreen is kept for tests",
    "*/plugins/platforms/*qvkkhrdisplay*": "for screens without a desktop",
    "*/plugins/platforms/*qvnc*": "serves the screen over the network",
    "*/plugins/platformthemes/*qgtk3*": "drags in GTK, for colours and dialogs we bring ourselves",
    "*/plugins/tls/*": "nothing here uses the network",
    "*/plugins/wayland-graphics-integration-client/*": "the table is painted without OpenGL",
    "*/plugins/wayland-shell-integration/*[!g]-shell*": "only xdg-shell is a desktop's",
    "*/plugins/xcbglintegrations/*": "the table is painted without OpenGL",
    "*/Qt6Network.dll": "nothing here uses the network; plugins that are dropped bring it along",
    "*/opengl32sw.dll": "a software OpenGL of 20 MB; the table is painted without OpenGL",
    "*/translations/*": "Qt's own words in languages that the program does not speak",
    "libcups.so*": "the system's, with the security library it was built for, if it prints at all",
    "libgcc_s.so*": "the system's, as libstdc++",
    "libmvec.so*": "half of the system's C library: no other half fits",
    "libstdc++.so*": "the system's: graphics drivers may want a newer one than ours",
    "libX11*.so*": "the system's, as graphics drivers use it too; comes with libGL",
    "libXau.so*": "as libX11",
    "libXdmcp.so*": "as libX11",
    "libexpat.so*": "the system's; comes with fontconfig, which the system must have anyway",
    "libfontconfig.so*": "the system's, which knows the format of the system's font cache",
    "libfreetype.so*": "the system's; comes with fontconfig",
}
"""Patterns of file names, each with its reason."""

KEPT = ("*/translations/qtbase_de.qm", "*/translations/qtbase_fr.qm")
"""Qt's own texts on buttons and in file dialogs, in the languages of the program."""

EXCLUDED_MODULES = {
    "PySide6.QtNetwork": "nothing here uses the network",
    "_hashlib": "hashlib has its own SHA-256; OpenSSL's would add 5 MB",
    "_ssl": "nothing here uses the network",
    "ftplib": "nothing here uses the network",
    "http": "nothing here uses the network",
    "pdb": "nobody debugs in a frozen program",
    "pydoc": "nobody reads Python's own help in a frozen program",
    "ssl": "nothing here uses the network",
    "tkinter": "another toolkit",
    "unittest": "tests are not shipped",
    "urllib.request": "nothing here uses the network",
    "xmlrpc": "nothing here uses the network",
}
"""Python modules that are imported somewhere but not needed, each with its reason."""

FONT_PACKAGES = {"SourceSans": "font_source_sans_pro", "SourceSerif": "font_source_serif_pro"}
"""The package of font files by the beginning of their names."""

Entry = tuple[str, str, str]
"""A file as PyInstaller lists it: its name in the program's folder, its path, its kind."""


def is_dropped(name: str) -> bool:
    """Test whether a file in the program's folder is left out."""
    name = name.replace("\\", "/")
    if any(fnmatchcase(name, pattern) for pattern in KEPT):
        return False
    return any(fnmatchcase(name, pattern) for pattern in DROPPED)


def fonts_in_use() -> list[str]:
    """The names of the font files used by the UI's code."""
    sources = (ROOT / "reunion_desktop" / "ui").rglob("*.py")
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    return sorted(set(re.findall(r"Source(?:Serif|Sans)Pro-\w+\.[ot]tf", text)))


def package_data() -> list[tuple[str, str]]:
    """The files that pyproject.toml ships beside the code, each with its folder."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    listed = project["tool"]["setuptools"]["package-data"]
    folders = {package.replace(".", "/"): patterns for package, patterns in listed.items()}
    return [
        (str(path), path.parent.relative_to(ROOT).as_posix())
        for folder, patterns in folders.items()
        for pattern in patterns
        for path in sorted((ROOT / folder).glob(pattern))
    ]


def font_data() -> list[tuple[str, str]]:
    """The fonts in use, each with its package's folder, and the licence of each family."""
    pairs = []
    for family, package in FONT_PACKAGES.items():
        folder = Path(str(distribution(package).locate_file(f"{package}/files")))
        names = [name for name in fonts_in_use() if name.startswith(family)]
        pairs += [(str(folder / name), f"{package}/files") for name in (*names, "LICENSE.txt")]
    return pairs


def needed(binaries: Iterable[Entry], imports: Callable[[str], Iterable[str]]) -> list[Entry]:
    """The binaries that are not dropped, without the libraries that only a dropped one needs.

    `imports` gives the names of the libraries that a file links to.
    """
    kept = [entry for entry in binaries if not is_dropped(entry[0])]
    if sys.platform != "linux":
        return kept
    paths = {Path(path).name: path for _, path, _ in kept}
    ahead = {Path(path).name for name, path, kind in kept if _is_loaded_by_name(name, kind)}
    found: set[str] = set()
    while ahead:
        found |= ahead
        ahead = {need for name in ahead for need in imports(paths[name]) if need in paths} - found
    return [entry for entry in kept if Path(entry[1]).name in found]


def linked(path: str) -> list[str]:
    """The libraries that a Linux binary links to directly."""
    listed = subprocess.run(
        ["objdump", "--private-headers", path],  # noqa: S607 - wherever binutils are installed
        capture_output=True,
        text=True,
        check=True,
    )
    return re.findall(r"^\s+NEEDED\s+(\S+)$", listed.stdout, re.MULTILINE)


def useful(datas: Iterable[Entry], binaries: Iterable[Entry]) -> list[Entry]:
    """The other files that are not dropped, without links to dropped binaries."""
    there = {name for name, _, _ in binaries}
    on_linux = sys.platform == "linux"
    return [
        (name, path, kind)
        for name, path, kind in datas
        if not is_dropped(name) and (kind != "SYMLINK" or not on_linux or path in there)
    ]


def _is_loaded_by_name(name: str, kind: str) -> bool:
    """Test whether Python or Qt loads a file by name, without linking to it."""
    return kind == "EXTENSION" or "/plugins/" in name or Path(name).name.startswith("libpython")
