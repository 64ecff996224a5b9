"""Freeze the program: PyInstaller with reunion.spec, then the smoke test."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import smoke

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "dist" / "reunion-desktop"
PROGRAM = FOLDER / ("reunion-desktop.exe" if sys.platform == "win32" else "reunion-desktop")
LOG = ROOT / "build" / "pyinstaller.log"


def freeze() -> bool:
    """Build the folder and print its size; returns whether that succeeded."""
    print("Freezing with PyInstaller.", flush=True)
    started = time.monotonic()
    pyinstaller = (sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN")
    places = ("--distpath", FOLDER.parent, "--workpath", ROOT / "build")
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w", encoding="utf-8") as log:
        done = subprocess.run(
            [*pyinstaller, *places, ROOT / "packaging" / "ship" / "reunion.spec"],
            # Sets are written in the order of their hashes: fix the seed for the same bytes.
            env=os.environ | {"PYTHONHASHSEED": "0"},
            stdout=log,
            stderr=subprocess.STDOUT,
            check=False,
        )
    if done.returncode:
        last = (LOG.read_text(encoding="utf-8").strip().splitlines() or ["no reason given"])[-1]
        print(f"PyInstaller failed: {last} ({LOG.relative_to(ROOT)})", file=sys.stderr)
        return False
    files = [path for path in FOLDER.rglob("*") if path.is_file() and not path.is_symlink()]
    size = sum(path.stat().st_size for path in files) / 1e6
    took = time.monotonic() - started
    print(f"{FOLDER.relative_to(ROOT)}: {size:.0f} MB in {len(files)} files, {took:.0f} s.")
    return True


if __name__ == "__main__":
    sys.exit(smoke.main([str(PROGRAM)]) if freeze() else 1)
