"""Checks of the installer where the program is absent, closed or open."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from wine_prefix import WinePrefix

TITLE = "Reunion Desktop"
SETTLED_S = 60
"""Seconds that are waited for what another process does."""
OPEN = 2
"""The exit code of an installer that finds the program open and nobody to ask."""
KEYS = (
    rf"HKCU\Software\{TITLE}",
    r"HKCU\Software\Classes\.reunion",
    r"HKCU\Software\Classes\ReunionDesktop.Record",
    r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\reunion-desktop",
)


class CaseError(Exception):
    """The installer did not do what it should; the message says what it did."""


class InstallerCases:
    """The cases, in their order, each in the state that the one before has left."""

    def __init__(self, prefix: WinePrefix, setup: Path, shipped: Path) -> None:
        """Prepare the cases.

        Args:
            prefix: a Windows without the program.
            setup: the installer.
            shipped: the frozen folder that it was made from.
        """
        self._prefix, self._setup, self._shipped = prefix, setup, shipped
        self._place = prefix.user / "AppData" / "Local" / "Programs" / TITLE
        self._program = self._place / f"{TITLE}.exe"

    def all(self) -> Iterator[tuple[str, Callable[[], str]]]:
        """Every case with its name; each tells what was found, or raises CaseError."""
        yield "install", self.install
        yield "upgrade, program closed", self.upgrade
        yield "upgrade, program open", lambda: self.refused(self._setup, "/S")
        yield "uninstall, program open", lambda: self.refused("cmd", "/c", self._in_place())
        yield "uninstall", self.uninstall

    def install(self) -> str:
        """Everything that is shipped lies in its place, and the system knows of it."""
        _expect(self._installed() == 0, "it failed")
        there = _files(self._place)
        there.pop("uninstall.exe", None)
        _expect(there == _files(self._shipped), "the files are not those that are shipped")
        missing = [key for key in KEYS if not self._prefix.registry(key)]
        _expect(not missing, f"the registry lacks {missing}")
        _expect(bool(self._shortcuts()), "there is no shortcut")
        return f"{len(there)} files"

    def upgrade(self) -> str:
        """Check an upgrade: old program files go, games and a portable folder stay."""
        old = self._place / "_internal" / "of-an-older-version"
        kept = (
            self._place / "reunion-desktop-data" / "kept",
            self._games() / "kept.reunion",
        )
        for path in (old, *kept):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(b"x")
        _expect(self._installed() == 0, "it failed")
        _expect(not old.exists(), "a file of the older version is left")
        _expect(all(path.exists() for path in kept), "something of the player's is gone")
        shutil.rmtree(kept[0].parent)
        return "old files gone, the player's kept"

    def refused(self, program: str | Path, *words: str) -> str:
        """While a game is open nothing is changed, and the exit code says so."""
        before = _files(self._place)
        running = self._prefix.start(self._program)
        try:
            self._until(lambda: any(self._games().rglob("journal.reunion")), "no game was opened")
            code = self._prefix.run(program, *words).code
            _expect(running.poll() is None, "the program was ended")
        finally:
            running.terminate()
            self._prefix.end()
        _expect(code == OPEN, f"it ended with {code}")
        _expect(before == _files(self._place), "it changed files")
        shutil.rmtree(self._games() / "games")
        return f"exit code {code}, no file changed"

    def uninstall(self) -> str:
        """Nothing is left but what belongs to the player."""
        _expect(self._prefix.run(self._place / "uninstall.exe", "/S").code == 0, "it failed")
        self._until(lambda: not self._place.exists(), "files are left")
        left = [key for key in KEYS if self._prefix.registry(key)]
        _expect(not left, f"the registry still has {left}")
        _expect(not self._shortcuts(), "the shortcut is left")
        _expect((self._games() / "kept.reunion").exists(), "the player's games are gone")
        return "the player's games alone are left"

    def _in_place(self) -> str:
        """A command that uninstalls in place: of the copy that does it otherwise nothing is heard.

        The place must be told as it is, without the quotes that its space would be given.
        """
        place = f"C:{self._place.as_posix().removeprefix(self._prefix.disk.as_posix())}"
        place = place.replace("/", "\\")
        line = f'@"{place}\\uninstall.exe" /S _?={place}\r\n'
        (self._prefix.disk / "uninstall.bat").write_bytes(line.encode())
        return r"C:\uninstall.bat"

    def _installed(self) -> int:
        return self._prefix.run(self._setup, "/S").code

    def _games(self) -> Path:
        """Where the program keeps what belongs to the player."""
        return self._prefix.user / "AppData" / "Roaming" / TITLE / "reunion-desktop"

    def _shortcuts(self) -> list[Path]:
        return list(self._prefix.user.rglob(f"{TITLE}.lnk"))

    def _until(self, happened: Callable[[], bool], otherwise: str) -> None:
        end = time.monotonic() + SETTLED_S
        while not happened():
            _expect(time.monotonic() < end, otherwise)
            time.sleep(0.2)


def _files(folder: Path) -> dict[str, str]:
    """Every file below a folder, with its digest."""
    return {
        str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob("*")
        if path.is_file()
    }


def _expect(fact: bool, otherwise: str) -> None:  # noqa: FBT001 - reads like assert
    if not fact:
        raise CaseError(otherwise)


def make(tree: Path, version: str) -> Path:
    """Compile the installer of the frozen program in a tree.

    Raises:
        subprocess.CalledProcessError: it cannot be compiled.
    """
    recipe = tree / "packaging" / "ship" / "windows" / "installer.nsi"
    # Wine runs programs of 64 bits alone where nothing else is installed.
    kind = "-XTarget amd64-unicode"
    subprocess.run(["makensis", "-V2", "-WX", kind, f"-DVERSION={version}", recipe], check=True)  # noqa: S607 - Debian's.
    return tree / "dist" / f"reunion-desktop-{version}-setup.exe"
