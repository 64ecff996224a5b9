"""System libraries and programs required by Qt and the tools, by Debian's package names.

Missing ones are found by trying to load them, so libraries from other sources count. Packages are
installed only if apt-get is available (Debian, Ubuntu and derivatives).
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from dataclasses import dataclass

from environment import SetUpError


@dataclass(frozen=True, slots=True)
class Need:
    """A system requirement."""

    probe: str
    """A library to load, a program to find, or a Python module."""

    package: str
    """Its Debian package, by the name before the t64 renaming of 2024."""

    def is_met(self) -> bool:
        """Test whether this system has it."""
        if ".so" not in self.probe:
            module_found = importlib.util.find_spec(self.probe) is not None
            return module_found or shutil.which(self.probe) is not None
        try:
            ctypes.CDLL(self.probe)
        except OSError:
            return False
        return True


PYTHON = f"python{sys.version_info.major}.{sys.version_info.minor}"

ENVIRONMENT = (Need("ensurepip", f"{PYTHON}-venv"),)
"""Required by `python -m venv`; a separate package in Debian."""

OFFSCREEN = (
    Need("libGL.so.1", "libgl1"),
    Need("libEGL.so.1", "libegl1"),
    Need("libfontconfig.so.1", "libfontconfig1"),
    Need("libxkbcommon.so.0", "libxkbcommon0"),
    Need("libdbus-1.so.3", "libdbus-1-3"),
    Need("libglib-2.0.so.0", "libglib2.0-0"),
)
"""Libraries that Qt links to, with or without a window."""

WINDOW = (
    Need("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
    Need("libxcb-cursor.so.0", "libxcb-cursor0"),
    Need("libxcb-icccm.so.4", "libxcb-icccm4"),
    Need("libxcb-keysyms.so.1", "libxcb-keysyms1"),
    Need("libxcb-shape.so.0", "libxcb-shape0"),
    Need("libwayland-cursor.so.0", "libwayland-cursor0"),
)
"""Libraries that Qt loads to open a window under X or Wayland."""

REAL_WINDOWS = (Need("Xvfb", "xvfb"), Need("openbox", "openbox"))
"""A screen and a window manager for tests in a real window."""

FREEZING = (
    Need("objdump", "binutils"),
    Need(str(sysconfig.get_config_var("INSTSONAME")), f"lib{PYTHON}"),
)
"""Required by PyInstaller: a tool that reads libraries, and Python's shared library."""


def provide(needed: Sequence[Need], wanted: Sequence[Need] = ()) -> None:
    """Install missing packages, the wanted ones only if possible.

    Installs without asking if that takes no password. Otherwise raises SetUpError with the command
    to type if a needed package is missing; for wanted ones it only prints it.
    """
    if sys.platform != "linux" or shutil.which("apt-get") is None:
        return
    lacking = [need.package for need in (*ENVIRONMENT, *needed) if not need.is_met()]
    missed = [need.package for need in wanted if not need.is_met()]
    if not lacking and not missed:
        return
    right = _right_to_install()
    if right is None:
        line = f"sudo apt-get install {' '.join(_names(lacking + missed))}"
        if lacking:
            message = f"Some system packages are missing. Please type:\n\n    {line}\n"
            raise SetUpError(message)
        print(f"Tests in real windows will be skipped; to have them: {line}", flush=True)
        return
    try:
        _install(right, lacking + missed)
    except SetUpError as error:
        if lacking:
            raise
        print(f"{error} Tests in real windows will be skipped.", flush=True)


def _right_to_install() -> list[str] | None:
    """The prefix for apt-get; None if it would ask for a password."""
    if os.geteuid() == 0:
        return []
    sudo = ["sudo", "-n"]
    if (
        shutil.which("sudo")
        and not subprocess.run([*sudo, "true"], capture_output=True, check=False).returncode
    ):
        return sudo
    return None


def _install(right: Sequence[str], packages: Sequence[str]) -> None:
    apt_get = [*right, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    apt_get += ["-o", "DPkg::Lock::Timeout=120"]
    print("Asking apt-get for the list of system packages.", flush=True)
    _quietly([*apt_get, "update"])
    names = _names(packages)
    print(f"Installing with apt-get: {' '.join(names)}.", flush=True)
    _quietly([*apt_get, "install", "--yes", "--no-install-recommends", *names])


def _quietly(command: Sequence[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        said = [line for line in done.stderr.splitlines() if line.startswith("E: ")]
        reason = said[0].removeprefix("E: ") if said else f"exit code {done.returncode}"
        message = f"apt-get could not install the missing system packages: {reason}."
        raise SetUpError(message)


def _names(packages: Sequence[str]) -> list[str]:
    """The packages' names in this release of the system."""
    renamed = {f"{package}t64": package for package in packages}
    policy = subprocess.run(
        ["apt-cache", "policy", *renamed],  # noqa: S607 - lies beside apt-get, wherever that is
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    known = {line.rstrip(":") for line in policy.splitlines() if not line.startswith(" ")}
    return [new if new in known else old for new, old in renamed.items()]
