"""A Windows of Wine's in a folder, and programs run in it."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from threading import Thread

WINE = "wine64"
PATIENCE_S = 600
SETTLED_S = 5
"""Seconds in which what a program has said arrives after its end."""
ICU = Path(__file__).with_name("icuuc.c")


@dataclass(frozen=True)
class Ended:
    """How a program ended."""

    code: int
    said: str


class WinePrefix:
    """A Windows 10 whose disk C: is a folder."""

    def __init__(self, folder: Path, display: str) -> None:
        self._folder = folder
        self._display = display
        self.disk = folder / "drive_c"
        self.user = self.disk / "users" / os.environ.get("USER", "root")

    def begin(self) -> None:
        """Install it, if it is not there."""
        library = self.disk / "windows" / "system32" / "icuuc.dll"
        if library.exists():
            return
        self._folder.mkdir(parents=True, exist_ok=True)
        self.run("wineboot", "--init")
        self.run("winecfg", "-v", "win10")
        compiler = ("x86_64-w64-mingw32-gcc", "-O1", "-shared", "-nostdlib")
        subprocess.run([*compiler, "-o", library, ICU], check=True)

    def remove(self) -> None:
        """Take it away, with everything that was installed in it."""
        self.end()
        shutil.rmtree(self._folder, ignore_errors=True)

    def run(
        self,
        program: str | Path,
        *words: str | Path,
        folder: Path | None = None,
        variables: Mapping[str, str] | None = None,
        seconds: int = PATIENCE_S,
    ) -> Ended:
        """Run a program to its end.

        Raises:
            subprocess.TimeoutExpired: it does not end.
        """
        process = subprocess.Popen(
            self.command(program, *words),
            cwd=folder,
            env=self.environment(variables or {}),
            # Wine 8 takes pipes for standard streams, and refuses files.
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        assert process.stdout is not None  # noqa: S101 - it was asked for.
        said: list[bytes] = []
        # To its end is not waited: Wine's own services hold the pipe open as long as anything runs.
        reader = Thread(target=said.extend, args=(process.stdout,), daemon=True)
        reader.start()
        try:
            code = process.wait(seconds)
        except subprocess.TimeoutExpired:
            process.kill()
            raise
        reader.join(SETTLED_S)
        return Ended(code, b"".join(said).decode("utf-8", "replace").replace("\r", ""))

    def start(self, program: Path, *words: str | Path) -> subprocess.Popen[bytes]:
        """Start a program and go on."""
        nowhere = subprocess.DEVNULL
        return subprocess.Popen(
            self.command(program, *words),
            env=self.environment({}),
            stdin=nowhere,
            stdout=nowhere,
            stderr=nowhere,
        )

    def command(self, program: str | Path, *words: str | Path) -> list[str]:
        """The words that run a program, those that are paths as Windows has them."""
        told = [windows_path(word) if isinstance(word, Path) else word for word in words]
        return [wine(), str(program), *told]

    def environment(self, variables: Mapping[str, str]) -> dict[str, str]:
        """The caller's environment, and some variables besides."""
        own = {
            "DISPLAY": self._display,
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            # Neither Mono nor a browser: nothing here wants them, and Wine would ask for them.
            "WINEDLLOVERRIDES": "mscoree=;mshtml=",
            "WINEPREFIX": str(self._folder),
        }
        return os.environ | own | {passed_on(name): value for name, value in variables.items()}

    def registry(self, key: str) -> str:
        """The text of a registry key; empty if there is no such key."""
        found = self.run("reg", "query", key, "/s")
        return "" if found.code else found.said

    def end(self) -> None:
        """End everything that runs in it."""
        server = Path(wine()).with_name("wineserver")
        subprocess.run([server, "--kill"], check=False, env=self.environment({}))


def wine() -> str:
    """Where Wine's own program is: Debian keeps the one for 64 bits off the path."""
    kept = Path("/usr/lib/wine") / WINE
    return str(kept) if kept.exists() else WINE


def passed_on(name: str) -> str:
    """The name under which Wine hands a variable to a program: Qt's are for Wine's own windows."""
    return f"WINE{name}" if name.startswith("QT_") else name


def windows_path(path: Path) -> str:
    """A path of this system as programs in Wine find it."""
    return "Z:" + str(path.resolve()).replace("/", "\\")
