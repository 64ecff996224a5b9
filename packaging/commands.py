"""Commands of packaging/dev.py: one function each, which first prepares its environment.

Standard library only. A command returns the exit code; if it cannot start, it raises a SetUpError
with one sentence.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence

from environment import ROOT, VENV, Extra, SetUpError, ready
from resource_file import COMPILED, ResourceError
from system_packages import FREEZING, OFFSCREEN, REAL_WINDOWS, WINDOW, provide
from translation_files import LANGUAGES, LOCALE, for_screen

MADE = (
    VENV,
    ROOT / "build",
    ROOT / "dist",
    ROOT / "reunion_desktop.egg-info",
    COMPILED,
    LOCALE,
    *map(for_screen, LANGUAGES),
)
"""Files made by set-up, build and freezing, apart from caches."""

CACHES = ("__pycache__", ".hypothesis", ".mypy_cache", ".pytest_cache", ".ruff_cache")


def run(arguments: Sequence[str]) -> int:
    """Open the table, or run the program with the arguments, as the installed program would."""
    provide(needed=OFFSCREEN + WINDOW)
    command = [str(ready(Extra.NONE)), "-m", "reunion_desktop", *arguments]
    if os.name != "nt":
        sys.stdout.flush()
        # Replace this process, so that keys and signals reach the program itself.
        os.execv(command[0], command)  # noqa: S606 - a shell has no business here
    return subprocess.run(command, check=False).returncode


def test(arguments: Sequence[str]) -> int:
    """Run the tests, without a window; the arguments go to pytest."""
    provide(needed=OFFSCREEN, wanted=WINDOW + REAL_WINDOWS)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    # The whole suite in as many processes as there are cores; selected tests in one.
    at_once = () if arguments else ("--numprocesses=auto", "--dist=worksteal")
    return _tool(Extra.TEST, "pytest", *at_once, *arguments)


def check(_: Sequence[str]) -> int:
    """Run the linter, the formatter's check, the type checker and the architecture test."""
    provide(needed=OFFSCREEN)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    tools = {
        "ruff check": ("ruff", "check"),
        "ruff format": ("ruff", "format", "--check"),
        "mypy --strict": ("mypy",),
        "the floors": ("pytest", "--quiet", "tests/test_architecture.py"),
    }
    failed = []
    for name, command in tools.items():
        print(f"-- {name}", flush=True)
        if _tool(Extra.DEV, *command):
            failed.append(name)
    print(f"check: {', '.join(failed)} failed" if failed else "check: all passed", flush=True)
    return 1 if failed else 0


def freeze(arguments: Sequence[str]) -> int:
    """Make the program that needs no Python, in dist/, and run the smoke test."""
    provide(needed=OFFSCREEN + WINDOW + FREEZING, wanted=REAL_WINDOWS)
    python = ready(Extra.DEV)
    return _in_project(str(python), "packaging/ship/freeze.py", *arguments)


def bundle(arguments: Sequence[str]) -> int:
    """Wrap the frozen folder: tar, deb, appimage or zip."""
    return _in_project(str(ready(Extra.DEV)), "packaging/ship/bundles.py", *arguments)


def materials(_: Sequence[str]) -> int:
    """Write the bill of materials of the frozen program beside it."""
    target = f"dist/reunion-desktop-{sys.platform}-{platform.machine().lower()}.spdx.json"
    return _in_project(str(ready(Extra.DEV)), "packaging/ship/materials.py", target)


def wheel(_: Sequence[str]) -> int:
    """Build the wheel, and the source it is built from, in dist/."""
    return _tool(Extra.DEV, "build", "--outdir", "dist")


def words(_: Sequence[str]) -> int:
    """Collect the texts to be translated into assets/translations."""
    return _in_project(str(ready(Extra.NONE)), "packaging/translation_files.py", "update")


def clean(_: Sequence[str]) -> int:
    """Remove all files made by the other commands."""
    caches = [
        path
        for top in (ROOT, ROOT / "packaging", ROOT / "reunion_desktop", ROOT / "tests")
        for name in CACHES
        for path in (top.glob(name) if top == ROOT else top.rglob(name))
    ]
    compiled = [
        *ROOT.glob("reunion_desktop/solver/*.so"),
        *ROOT.glob("reunion_desktop/solver/*.pyd"),
    ]
    for path in (*MADE, *compiled, *caches):
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)
    return 0


COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    command.__name__: command
    for command in (run, test, check, freeze, bundle, materials, wheel, words, clean)
}


def main(arguments: Sequence[str]) -> int:
    """Run the command in the first argument with the others; 2 if it cannot start."""
    if not arguments or arguments[0] not in COMMANDS:
        print("usage: python3 packaging/dev.py COMMAND [ARGUMENT ...]\n")
        for name, command in COMMANDS.items():
            print(f"  {name:10}{command.__doc__}")
        return 0 if arguments and arguments[0] in {"-h", "--help"} else 2
    try:
        return COMMANDS[arguments[0]](arguments[1:])
    except (SetUpError, ResourceError) as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def _tool(extra: Extra, *command: str) -> int:
    """Run one of the tools that the extra installs."""
    return _in_project(str(ready(extra)), "-m", *command)


def _in_project(*command: str) -> int:
    return subprocess.run(command, cwd=ROOT, check=False).returncode
