"""The solver's tests on a core that watches itself: ``python -m tests.solver.sanitize``.

Builds the core with the sanitizers for addresses and undefined behaviour in a folder that is thrown
away, beside a copy of the program, and runs these tests there. Needs gcc or clang with libasan.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = Path("reunion_desktop", "solver", "core")
FLAGS = (
    "-std=c17",
    "-g",
    "-O1",
    "-fno-omit-frame-pointer",
    "-fsanitize=address,undefined",
    "-fno-sanitize-recover=all",
    "-shared",
    "-fPIC",
    "-DPy_LIMITED_API=0x030B0000",
)


def build(folder: Path, compiler: str) -> None:
    """Compile the core into the copy of the program."""
    sources = sorted(str(path) for path in (folder / SOURCES).glob("*.c"))
    include = sysconfig.get_paths()["include"]
    core = folder / "reunion_desktop" / "solver" / "_core.abi3.so"
    core.unlink(missing_ok=True)
    command = [compiler, *FLAGS, f"-I{include}", "-o", str(core), *sources]
    subprocess.run(command, check=True)


def main() -> int:
    """Build, run the tests, and hand on how they ended."""
    compiler = os.environ.get("CC", "gcc")
    runtime = subprocess.run(
        [compiler, "-print-file-name=libasan.so"], check=True, capture_output=True, text=True
    ).stdout.strip()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        ignored = shutil.ignore_patterns("__pycache__", "*.so", ".*")
        for part in ("reunion_desktop", "tests"):
            shutil.copytree(ROOT / part, folder / part, ignore=ignored)
        shutil.copy(ROOT / "pyproject.toml", folder)
        (folder / "packaging").mkdir()
        build(folder, compiler)
        # Python itself keeps memory to its end: leaks are not looked for.
        watched = {"LD_PRELOAD": runtime, "ASAN_OPTIONS": "detect_leaks=0:abort_on_error=1"}
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/solver"]
        return subprocess.run(command, check=False, cwd=folder, env=os.environ | watched).returncode


if __name__ == "__main__":
    sys.exit(main())
