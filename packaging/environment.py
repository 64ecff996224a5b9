"""The virtual environment in .venv: made once, and again when its sources change.

Standard library only. pip's output goes to a log file; the user sees one sentence.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import time
import tomllib
from contextlib import suppress
from enum import StrEnum
from pathlib import Path

import resource_file
import translation_files

ROOT = Path(__file__).resolve().parent.parent
PROJECT = ROOT / "pyproject.toml"
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
STAMP = VENV / "made-from.json"
LOG = VENV / "set-up.log"
INSTALLED_FROM = ("pyproject.toml", "reunion_desktop/solver/core/*.[ch]")
"""Files that an editable installation copies or compiles; all others take effect at once."""


class SetUpError(Exception):
    """A problem outside the project that keeps a command from starting, with one sentence."""


class Extra(StrEnum):
    """Optional dependencies to install; each contains the ones before it."""

    NONE = ""
    TEST = "test"
    DEV = "dev"


def ready(extra: Extra) -> Path:
    """The Python of an environment that has the program and the extra's tools.

    Raises SetUpError, and ResourceError if the images cannot be compiled.
    """
    stamp = _stamp()
    old = _read_stamp()
    installed = old.pop("extra", None)
    order = list(Extra)
    if old == stamp and installed in order and order.index(extra) <= order.index(Extra(installed)):
        if resource_file.is_stale():
            _quietly("Compiling the pictures", PYTHON, "packaging/resource_file.py")
        if translation_files.is_stale():
            _quietly("Compiling the translations", PYTHON, "packaging/translation_files.py")
        return PYTHON
    _set_up(extra, anew=old.get("python") != stamp["python"] or old.get("root") != stamp["root"])
    STAMP.write_text(json.dumps(stamp | {"extra": extra}), encoding="utf-8")
    return PYTHON


def _stamp() -> dict[str, str]:
    """Fingerprint of an environment: Python version, folder, and installed sources."""
    sources = sorted(path for pattern in INSTALLED_FROM for path in ROOT.glob(pattern))
    digest = hashlib.sha256()
    for path in sources:
        digest.update(path.read_bytes())
    return {
        "python": sys.version,
        "root": str(ROOT),
        "sources": digest.hexdigest(),
    }


def _read_stamp() -> dict[str, str]:
    try:
        return dict(json.loads(STAMP.read_text(encoding="utf-8"))) if PYTHON.exists() else {}
    except (OSError, ValueError):
        return {}


def _set_up(extra: Extra, *, anew: bool) -> None:
    started = time.monotonic()
    if anew:
        print("Creating a virtual environment in .venv.", flush=True)
        VENV.mkdir(exist_ok=True)
        _quietly("Making .venv", sys.executable, "-m", "venv", "--clear", VENV)
    STAMP.unlink(missing_ok=True)
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))
    build = project["build-system"]["requires"]
    sound = project.get("project", {}).get("optional-dependencies", {}).get("sound", [])
    what = f"the program and the tools of '{extra}'" if extra else "the program"
    print(f"Installing {what}.", flush=True)
    pip = (PYTHON, "-m", "pip", "--disable-pip-version-check", "--no-input", "--retries=2")
    # Build tools first and in place: in isolation pip would install PySide6 a second time.
    _quietly("Installing the build tools", *pip, "install", *build)
    target = f".[{extra}]" if extra else "."
    _quietly("Installing", *pip, "install", "--no-build-isolation", "--editable", target)
    if sound:
        # Optional: without a binary for this machine, the table is silent.
        with suppress(SetUpError):
            _quietly("Installing sound", *pip, "install", "--only-binary=:all:", *sound)
    print(f"Ready after {time.monotonic() - started:.0f} s.", flush=True)


def _quietly(what: str, *command: str | Path) -> None:
    """Run a command in the project's folder, with its output in the log."""
    done = subprocess.run(
        command, cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    VENV.mkdir(exist_ok=True)
    with LOG.open("a", encoding="utf-8") as log:
        log.write(done.stdout)
    if done.returncode:
        message = f"{what} failed: {_reason(done.stdout)} See {LOG.relative_to(ROOT)}."
        raise SetUpError(message)


def _reason(output: str) -> str:
    """The line of pip's output that explains a failure."""
    if any(word in output for word in ("NewConnectionError", "NameResolutionError", "ProxyError")):
        return "the package index cannot be reached."
    errors = [line for line in output.splitlines() if line.lstrip().lower().startswith("error")]
    last = (errors or output.splitlines() or ["it gave no reason"])[0 if errors else -1]
    return f"{last.strip().rstrip('.')}."
