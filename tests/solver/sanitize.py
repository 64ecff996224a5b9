"""Run the solver's tests with sanitizers: ``python -m tests.solver.sanitize [WORD...]``.

Builds the core with the address and undefined behaviour sanitizers in a temporary folder, beside a
copy of the program, and runs these tests there, or Python with the given arguments. Needs gcc or
clang with libasan.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = Path("reunion_desktop", "solver", "core")
COMPILER = os.environ.get("CC", "gcc")
FLAGS = (
    "-std=c17",
    "-g",
    "-fno-omit-frame-pointer",
    "-fsanitize=address,undefined",
    "-fno-sanitize-recover=all",
    "-shared",
    "-fPIC",
    "-DPy_LIMITED_API=0x030B0000",
)
TESTS = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/solver")


def runtime() -> str | None:
    """The library that watches, or None where there is no compiler that has it."""
    if shutil.which(COMPILER) is None:
        return None
    asked = [COMPILER, "-print-file-name=libasan.so"]
    found = subprocess.run(asked, check=False, capture_output=True, text=True).stdout.strip()
    return found if Path(found).is_absolute() else None


def build(folder: Path, optimize: str = "-O1") -> None:
    """Copy the program and its tests to a folder, and compile the core there."""
    ignored = shutil.ignore_patterns("__pycache__", "*.so", ".*")
    for part in ("reunion_desktop", "tests"):
        shutil.copytree(ROOT / part, folder / part, ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", folder)
    (folder / "packaging").mkdir()
    sources = sorted(str(path) for path in (folder / SOURCES).glob("*.c"))
    include = sysconfig.get_paths()["include"]
    core = folder / "reunion_desktop" / "solver" / "_core.abi3.so"
    command = [COMPILER, *FLAGS, optimize, f"-I{include}", "-o", str(core), *sources]
    subprocess.run(command, check=True)


def run(folder: Path, library: str, words: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """Run Python there, watched; what it says goes where it may."""
    # Python itself keeps memory to its end: leaks are not looked for.
    watched = {"LD_PRELOAD": library, "ASAN_OPTIONS": "detect_leaks=0:abort_on_error=1"}
    return subprocess.run(
        [sys.executable, *words], check=False, cwd=folder, env=os.environ | watched, text=True
    )


def main() -> int:
    """Build, run the tests, and hand on how they ended."""
    library = runtime()
    if library is None:
        sys.stderr.write(f"{COMPILER} has no sanitizers; expected gcc or clang with libasan.\n")
        return 2
    with tempfile.TemporaryDirectory() as name:
        build(Path(name))
        return run(Path(name), library, sys.argv[1:] or TESTS).returncode


if __name__ == "__main__":
    sys.exit(main())
