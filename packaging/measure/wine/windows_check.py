"""The program for Windows, tried on Debian under Wine: windows_check.py FOLDER [STEP ...].

    python3 packaging/measure/wine/windows_check.py --install FOLDER      everything, from nothing
    python3 packaging/measure/wine/windows_check.py FOLDER tests --only tests/cli tests/app

Run by hand before a release. Steps, each building on those before it:

    python     compile Python for Windows, unpack the wheels, install Wine's Windows
    self-test  a game played by the program itself
    tests      the tests, one folder after the other; logs in FOLDER/logs
    freeze     the frozen program and its smoke test
    installer  install, upgrade, upgrade and uninstall while the program is open, uninstall

FOLDER lies outside the checkout, takes 3 GB and is used again the next time: the first step takes
15 minutes of two cores, and nothing from then on. Python 3.11 on Debian 12 is needed, and the
packages that --install fetches. What Wine cannot judge: the look of windows, printers, real fonts.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
# The screen is such as the one on which the frozen program is tried.
sys.path.insert(0, str(ROOT / "packaging" / "ship"))

from installer_cases import CaseError, InstallerCases, make
from screens import own_screen
from windows_python import WindowsPython
from wine_prefix import Ended, WinePrefix, windows_path

NEEDED = (
    *("wine", "wine64", "libwine", "fonts-wine", "gcc-mingw-w64-x86-64-posix", "mingw-w64-tools"),
    *("make", "nsis", "tcl", "openbox", "xvfb"),
)
"""Debian's packages."""
ON_WINDOWS = ("colorama", "pefile", "pytest-timeout>=2.4,<3", "pywin32-ctypes")
"""Packages that pip leaves out on another system, and a limit for tests that hang."""
FIRST = ("packaging", "storage", "cli", "arena", "app", "engine")
"""Folders of tests in which systems differ most."""
LEFT_OUT = "tests/packaging/ship/test_bundles.py"
"""Wants lzma, which the Python that is made here lacks, to pack for Linux."""
OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}
TEST_FOLDER_S = 3600


class WindowsCheck:
    """The steps, with what they share."""

    def __init__(self, folder: Path, display: str, only: Sequence[str]) -> None:
        """Prepare the steps.

        Args:
            folder: where everything is built and kept.
            display: the screen that windows open on.
            only: the tests to run; empty for all.
        """
        self._folder = folder
        self._only = only
        self._tree = folder / "tree"
        self._python = WindowsPython(folder)
        self._prefix = WinePrefix(folder / "windows", display)
        self._fresh = WinePrefix(folder / "windows-without", display)

    def steps(self) -> dict[str, Callable[[], Iterator[tuple[str, bool]]]]:
        """The steps by name; each prints its findings and returns whether they are right."""
        return {
            "python": self.python,
            "self-test": self.self_test,
            "tests": self.tests,
            "freeze": self.freeze,
            "installer": self.installer,
        }

    def begin(self) -> None:
        """Copy the checkout as it is now: nothing is built in it."""
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],  # noqa: S607 - wherever it is installed.
            cwd=ROOT,
            capture_output=True,
            encoding="utf-8",
            check=True,
        )
        kept = self._tree / "dist"
        for path in self._tree.iterdir() if self._tree.exists() else ():
            if path != kept and path.name != "build":
                shutil.rmtree(path) if path.is_dir() else path.unlink()
        for name in filter(None, listed.stdout.split("\0")):
            if (ROOT / name).is_file():
                (self._tree / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, self._tree / name)

    def end(self) -> None:
        """End what still runs in Wine."""
        for prefix in (self._prefix, self._fresh):
            prefix.end()

    # Steps ---------------------------------------------------------------------------------------

    def python(self) -> Iterator[tuple[str, bool]]:
        """Python, everything it wants, and Wine's Windows."""
        self._python.build()
        site = self._python.home / "Lib" / "site-packages"
        shutil.rmtree(site, ignore_errors=True)
        wheels = self._folder / "wheels"
        if not wheels.exists():
            system = ("--platform", "win_amd64", "--only-binary=:all:", "--python-version", "311")
            kinds = ("--implementation", "cp", "--abi", "cp311", "--abi", "abi3", "--abi", "none")
            place = ("--dest", wheels)
            self._python.pip("download", *system, *kinds, *place, *requirements(), *ON_WINDOWS)
        for wheel in wheels.glob("*.whl"):
            with zipfile.ZipFile(wheel) as packed:
                packed.extractall(site)
        (site / "program.pth").write_text(windows_path(self._tree), encoding="utf-8")
        self._prefix.begin()
        done = self._prefix.run(self._python.program, "-c", "import sys; print(sys.version)")
        yield f"Python {done.said.strip()}", done.code == 0

    def self_test(self) -> Iterator[tuple[str, bool]]:
        """A game that the program plays by itself, offscreen and in a window."""
        self._ready()
        for variables in (OFFSCREEN, {}):
            done = self._run("-m", "reunion_desktop", "--self-test", variables=variables)
            yield last_line(done.said), done.code == 0

    def tests(self) -> Iterator[tuple[str, bool]]:
        """The tests, most of them in as many processes as there are cores."""
        self._ready()
        logs = self._folder / "logs"
        logs.mkdir(exist_ok=True)
        tests = ROOT / "tests"
        rest = sorted({path.relative_to(tests).parts[0] for path in tests.rglob("test_*.py")})
        for name in self._only or [f"tests/{one}" for one in dict.fromkeys((*FIRST, *rest))]:
            words = (f"--numprocesses={os.cpu_count()}", "--dist=worksteal", "--timeout=300")
            left_out = f"--ignore={LEFT_OUT}"
            told = ("-m", "pytest", "-q", "-rfE", "--tb=short", *words, left_out, name)
            done = self._run(*told, variables=OFFSCREEN, seconds=TEST_FOLDER_S)
            log = logs / f"{name.replace('/', '-')}.txt"
            log.write_text(done.said, encoding="utf-8")
            yield f"{name}: {last_line(done.said)}", done.code == 0
            for line in done.said.splitlines():
                if line.startswith(("FAILED", "ERROR")):
                    yield f"  {line}", True

    def freeze(self) -> Iterator[tuple[str, bool]]:
        """PyInstaller, then the smoke test of what it has made."""
        self._ready()
        done = self._run("packaging/ship/freeze.py", seconds=TEST_FOLDER_S)
        for line in done.said.splitlines():
            yield line, True
        yield f"freeze ended with {done.code}", done.code == 0

    def installer(self) -> Iterator[tuple[str, bool]]:
        """The installer of the frozen program, in a Windows that has never seen it."""
        self._fresh.remove()
        self._fresh.begin()
        setup = make(self._tree, version(self._tree))
        cases = InstallerCases(self._fresh, setup, self._tree / "dist" / "reunion-desktop")
        for name, case in cases.all():
            try:
                yield f"{name}: {case()}", True
            except CaseError as error:
                yield f"{name}: {error}", False

    def _ready(self) -> None:
        """Build the compiled search, the resource file and the translations.

        Raises:
            subprocess.CalledProcessError: one of them is not made.
        """
        target = self._tree / "reunion_desktop" / "solver" / "_core.pyd"
        if target.exists():
            return
        project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
        (core,) = project["tool"]["setuptools"]["ext-modules"]
        sources = [self._tree / name for name in core["sources"]]
        limited = [f"-D{name}={value}" for name, value in core["define-macros"]]
        flags = (*core["extra-compile-args"], *limited, "-DNDEBUG", "-fno-sanitize=all")
        for script in ("packaging/resource_file.py", "packaging/translation_files.py"):
            done = self._run(script)
            if done.code:
                raise subprocess.CalledProcessError(done.code, script, done.said)
        self._python.compile_module(sources, target, *flags)

    def _run(
        self, *words: str, variables: Mapping[str, str] | None = None, seconds: int = 600
    ) -> Ended:
        """Run Python for Windows in the copy of the checkout."""
        program = self._python.program
        try:
            return self._prefix.run(
                program, *words, folder=self._tree, variables=variables, seconds=seconds
            )
        except subprocess.TimeoutExpired:
            self._prefix.end()
            return Ended(1, f"it did not end within {seconds} s")


def requirements() -> list[str]:
    """Requirements of the program, its tests and PyInstaller from pyproject.toml."""
    text = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = text["project"]
    extras = project["optional-dependencies"]
    tools = [*extras["dev"], *text["build-system"]["requires"]]
    return [
        *project["dependencies"],
        *extras["sound"],
        *extras["test"],
        *(one for one in tools if one.startswith(("pyinstaller", "setuptools"))),
    ]


def version(tree: Path) -> str:
    """The program's version."""
    text = (tree / "reunion_desktop" / "__init__.py").read_text(encoding="utf-8")
    return text.partition('__version__ = "')[2].partition('"')[0]


def last_line(text: str) -> str:
    """The last line that says something."""
    return (text.strip().splitlines() or ["nothing was said"])[-1]


def main(arguments: Sequence[str]) -> int:
    """Take the steps that are named; 1 where anything is not as it should be."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--install", action="store_true", help="install packages by apt-get")
    parser.add_argument("--only", nargs="+", default=(), help="the tests to run", metavar="TESTS")
    parser.add_argument("folder", type=Path, help="where everything is built and kept")
    parser.add_argument("step", nargs="*", help="the steps to take; none for all")
    options = parser.parse_args(arguments)
    if sys.version_info[:2] != (3, 11):
        print("Run this with Python 3.11: it prepares code for one like itself.", file=sys.stderr)
        return 2
    if options.install:
        subprocess.run(["apt-get", "-qq", "update"], check=True)  # noqa: S607 - Debian's.
        words = ("-qq", "install", "--yes", "--no-install-recommends", *NEEDED)
        subprocess.run(["apt-get", *words], check=True)  # noqa: S607 - as above.
    folder = options.folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    good = True
    with own_screen() as display:
        check = WindowsCheck(folder, display, options.only)
        steps = check.steps()
        unknown = set(options.step) - steps.keys()
        if unknown:
            parser.error(f"no such step: {', '.join(sorted(unknown))}")
        check.begin()
        try:
            for name in options.step or steps:
                print(f"== {name}", flush=True)
                for line, right in steps[name]():
                    good &= right
                    print(line if right else f"WRONG: {line}", flush=True)
        finally:
            check.end()
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
