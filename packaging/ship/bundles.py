"""Wrap the frozen folder in installable bundles: bundles.py KIND ..., after freeze.py.

Kinds: tar (a folder in a tar.xz), deb (Debian and Ubuntu), appimage (one file for any Linux, if
appimagetool is installed), zip (Windows, portable), usr (for the Flatpak). Every file has the time
of the last commit, or SOURCE_DATE_EPOCH, so that the same source makes the same bytes.
"""

from __future__ import annotations

import hashlib
import lzma
import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import linux_files

from reunion_desktop import __version__

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "dist"
FOLDER = DIST / "reunion-desktop"
NAME = "reunion-desktop"
MACHINES = {"x86_64": "amd64", "aarch64": "arm64"}
"""Debian's names of processors."""
DEPENDS = (
    "libc6 (>= {libc})",
    "libegl1",
    "libfontconfig1",
    "libfreetype6",
    "libgl1",
    "libstdc++6 (>= 11)",
    "libx11-6",
    "libx11-xcb1",
)
"""System packages that a frozen program needs; all else is in its folder."""
RECOMMENDS = ("libcups2 | libcups2t64", "libwayland-cursor0")
"""Recommended packages: for printing, and for windows under Wayland."""


class BundleError(Exception):
    """A missing prerequisite; the message says which, and how to get it."""


def machine() -> str:
    """The processor this Python runs on."""
    return os.uname().machine if hasattr(os, "uname") else "x86_64"


def born() -> int:
    """The time of every file in a bundle, in seconds since 1970."""
    told = os.environ.get("SOURCE_DATE_EPOCH")
    if told is not None:
        return int(told)
    git = ["git", "log", "-1", "--format=%ct"]
    done = subprocess.run(git, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode == 0 and done.stdout.strip():
        return int(done.stdout)
    # Sources packed for a release all have its time.
    return int((ROOT / "pyproject.toml").stat().st_mtime)


def tar() -> Path:
    """The folder in a tar.xz."""
    target = DIST / f"{NAME}-{__version__}-linux-{machine()}.tar.xz"
    top = f"{NAME}-{__version__}"
    filters: list[dict[str, int]] = [{"id": lzma.FILTER_LZMA2, "preset": 6}]
    if machine() == "x86_64":
        # x86 filter: absolute jump targets repeat, relative offsets do not; saves 7 %.
        filters.insert(0, {"id": lzma.FILTER_X86})
    with (
        lzma.open(target, "wb", filters=filters) as packed,
        tarfile.open(fileobj=packed, mode="w") as archive,
    ):
        for path in _files(FOLDER):
            archive.add(path, f"{top}/{path.relative_to(FOLDER)}", filter=_owned)
    return target


def zipped() -> Path:
    """The folder in a zip, with the data folder that makes it portable."""
    target = DIST / f"{NAME}-{__version__}-windows-portable.zip"
    stamp = time.gmtime(max(born(), 315532800))[:6]  # A zip has no time before 1980.
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in _files(FOLDER):
            entry = zipfile.ZipInfo(f"{NAME}/{path.relative_to(FOLDER).as_posix()}", stamp)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, path.read_bytes())
        archive.writestr(zipfile.ZipInfo(f"{NAME}/reunion-desktop-data/", stamp), b"")
    return target


def deb() -> Path:
    """A package for Debian and Ubuntu, built by dpkg-deb."""
    _tool("dpkg-deb", "it comes with Debian and Ubuntu")
    debian = MACHINES.get(machine(), machine())
    tree = ROOT / "build" / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(FOLDER, tree / "usr" / "lib" / NAME, symlinks=True)
    linux_files.install(tree / "usr", born())
    # Debian's folder for games; it is in the PATH of all users but root.
    program = tree / "usr" / "games" / NAME
    program.parent.mkdir(parents=True)
    program.symlink_to(f"../lib/{NAME}/{NAME}")
    control = tree / "DEBIAN"
    control.mkdir()
    size = sum(path.stat().st_size for path in _files(tree) if not path.is_symlink()) // 1024
    needs = ", ".join(DEPENDS).format(libc=newest_libc(FOLDER))
    wishes = ", ".join(RECOMMENDS)
    told = linux_files.control(debian, size, needs, wishes)
    (control / "control").write_text(told, encoding="utf-8")
    (control / "md5sums").write_text(_sums(tree), encoding="utf-8")
    _settle(tree)
    target = DIST / f"{NAME}_{__version__}_{debian}.deb"
    pack = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(tree), str(target)]
    stamped = os.environ | {"SOURCE_DATE_EPOCH": str(born())}
    subprocess.run(pack, check=True, env=stamped, stdout=subprocess.DEVNULL)
    return target


def appimage() -> Path:
    """One file that runs on any Linux, built by appimagetool."""
    tool = _tool("appimagetool", "see https://github.com/AppImage/appimagetool/releases")
    tree = ROOT / "build" / "AppDir"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(FOLDER, tree / "usr" / "lib" / NAME, symlinks=True)
    linux_files.install(tree / "usr", born())
    run = tree / "AppRun"
    run.write_text(f'#!/bin/sh\nexec "$(dirname "$0")/usr/lib/{NAME}/{NAME}" "$@"\n')
    run.chmod(0o755)
    shutil.copyfile(ROOT / "packaging/ship/linux" / f"{NAME}.desktop", tree / f"{NAME}.desktop")
    shutil.copyfile(ROOT / "assets/icon.svg", tree / f"{NAME}.svg")
    _settle(tree)
    target = DIST / f"{NAME}-{__version__}-{machine()}.AppImage"
    stamped = os.environ | {"SOURCE_DATE_EPOCH": str(born()), "ARCH": machine()}
    subprocess.run([tool, "--no-appstream", str(tree), str(target)], check=True, env=stamped)
    return target


def newest_libc(folder: Path) -> str:
    """The oldest C library version with which everything in a folder runs."""
    asked = {
        (int(major), int(minor))
        for path in _files(folder)
        if not path.is_symlink() and (content := path.read_bytes()).startswith(b"\x7fELF")
        for major, minor in re.findall(rb"\0GLIBC_(\d+)\.(\d+)(?=[.\0])", content)
    }
    return ".".join(map(str, max(asked, default=(2, 17))))


def usr() -> Path:
    """The files of a Linux desktop without a bundle: the Flatpak takes them from there."""
    tree = ROOT / "build" / "usr"
    shutil.rmtree(tree, ignore_errors=True)
    linux_files.install(tree, born())
    return tree


KINDS: dict[str, Callable[[], Path]] = {
    "tar": tar,
    "deb": deb,
    "appimage": appimage,
    "zip": zipped,
    "usr": usr,
}


def main(kinds: Sequence[str]) -> int:
    """Make the named bundles, and print the size of each."""
    if not kinds or any(kind not in KINDS for kind in kinds):
        print(f"usage: python3 packaging/dev.py bundle {'|'.join(KINDS)} ...", file=sys.stderr)
        return 2
    if not FOLDER.is_dir():
        print("There is no frozen program; run packaging/dev.py freeze first.", file=sys.stderr)
        return 1
    for kind in kinds:
        try:
            made = KINDS[kind]()
        except (BundleError, subprocess.CalledProcessError) as error:
            print(f"{kind}: {error}", file=sys.stderr)
            return 1
        if made.is_dir():
            print(f"{made.relative_to(ROOT)}/")
            continue
        digest = hashlib.sha256(made.read_bytes()).hexdigest()
        print(f"{made.relative_to(ROOT)}: {made.stat().st_size / 1e6:.1f} MB, sha256 {digest}")
    return 0


def _tool(name: str, hint: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise BundleError(f"{name} is not installed; {hint}.")
    return found


def _files(folder: Path) -> Iterator[Path]:
    """Files and links below a folder, always in the same order."""
    return iter(sorted(p for p in folder.rglob("*") if p.is_symlink() or not p.is_dir()))


def _owned(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Set a neutral owner and the common time in an archive entry."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    entry.mtime = born()
    entry.mode = 0o755 if entry.mode & 0o100 else 0o644
    return entry


def _settle(tree: Path) -> None:
    """Set the same permissions and times in a folder, independent of the builder."""
    for path in tree.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or _runs(path) else 0o644)
            os.utime(path, (born(), born()))


def _runs(path: Path) -> bool:
    """Test whether a file is a program; libraries and texts may be marked executable, too."""
    with path.open("rb") as stream:
        begin = stream.read(4)
    return begin.startswith((b"\x7fELF", b"#!")) and ".so" not in path.name


def _sums(tree: Path) -> str:
    """Checksums that dpkg compares with installed files."""
    files = [p for p in _files(tree / "usr") if not p.is_symlink()]
    return "".join(
        f"{hashlib.md5(p.read_bytes(), usedforsecurity=False).hexdigest()}  {p.relative_to(tree)}\n"
        for p in files
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
