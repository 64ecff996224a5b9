"""Prove reproducible builds: same_bytes.py KIND ... makes each kind twice and compares.

Kinds: wheel and sdist, built from two copies of the sources in folders of different names and
written at different times; tar and deb, wrapped twice from the frozen folder.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import bundles

ROOT = Path(__file__).resolve().parents[2]
NOT_COPIED = (
    ".git",
    ".venv",
    "build",
    "dist",
    "*.egg-info",
    "*cache*",
    "*.so",
    "*.pyd",
    "*.rcc",
    "*.qm",
    "*.mo",
)
"""Files made by set-up and build, which must not be copied."""


def built(kind: str) -> list[bytes]:
    """Build a wheel or sdist twice in two unrelated folders."""
    made = []
    with TemporaryDirectory() as name:
        for number, folder in enumerate(("first", "second and longer")):
            copy = Path(name) / folder
            shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*NOT_COPIED))
            for path in copy.rglob("*"):
                os.utime(path, (1e9 + number * 1e6,) * 2)
            build = [sys.executable, "-m", "build", "--no-isolation", f"--{kind}", "--outdir"]
            stamped = os.environ | {"SOURCE_DATE_EPOCH": str(bundles.born())}
            out = Path(name) / f"{number}"
            subprocess.run([*build, out], cwd=copy, env=stamped, capture_output=True, check=True)
            (file,) = out.iterdir()
            made.append(file.read_bytes())
    return made


def wrapped(kind: str) -> list[bytes]:
    """Wrap the frozen folder twice in a bundle."""
    return [bundles.KINDS[kind]().read_bytes() for _ in range(2)]


KINDS: dict[str, Callable[[str], list[bytes]]] = {
    "wheel": built,
    "sdist": built,
    "tar": wrapped,
    "deb": wrapped,
}


def main(kinds: Sequence[str]) -> int:
    """Make each kind twice, and report whether they differ; 1 if they do."""
    if not kinds or any(kind not in KINDS for kind in kinds):
        print(f"usage: python3 packaging/ship/same_bytes.py {'|'.join(KINDS)} ...", file=sys.stderr)
        return 2
    different = 0
    for kind in kinds:
        first, second = (hashlib.sha256(one).hexdigest() for one in KINDS[kind](kind))
        different |= first != second
        told = f"the same twice, sha256 {first}" if first == second else f"{first} and {second}"
        print(f"{kind}: {told}", flush=True)
    return int(different)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
