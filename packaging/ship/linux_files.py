"""Files of a Linux desktop beside a program: menu entry, icons, file type, manual, licences."""

from __future__ import annotations

import gzip
import os
import re
import shutil
import textwrap
import time
import tomllib
from email.utils import formatdate
from pathlib import Path

from icon_files import png

from reunion_desktop import __version__

ROOT = Path(__file__).resolve().parents[2]
NAME = "reunion-desktop"
COMPONENT = "org.reunion_desktop.ReunionDesktop"
"""The program's id in software centres."""
LINUX = ROOT / "packaging" / "ship" / "linux"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""Icon sizes in pixels; the drawing itself is installed for all others."""
SCREENSHOTS = ("trick-1280x800.png", "sheet-1280x800.png")
"""Screenshots for software centres, used if the address of the sources is known."""


def install(usr: Path, born: int) -> None:
    """Install all files below a ``usr`` folder.

    Args:
        usr: the folder.
        born: the time of the release, in seconds since 1970.
    """
    share = usr / "share"
    _copy(LINUX / f"{NAME}.desktop", share / "applications" / f"{NAME}.desktop")
    _copy(LINUX / f"{NAME}-mime.xml", share / "mime" / "packages" / f"{NAME}.xml")
    _write(share / "metainfo" / f"{COMPONENT}.metainfo.xml", metainfo(born))
    icons = share / "icons" / "hicolor"
    _copy(ROOT / "assets/icon.svg", icons / "scalable" / "apps" / f"{NAME}.svg")
    for size in SIZES:
        place = icons / f"{size}x{size}" / "apps" / f"{NAME}.png"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(png(ROOT / "assets/icon.svg", size))
    _zip(share / "man" / "man6" / f"{NAME}.6.gz", _manual(born))
    doc = share / "doc" / NAME
    _write(doc / "copyright", copyright_text())
    _zip(doc / "changelog.gz", changelog(born).encode())
    overrides = share / "lintian" / "overrides" / NAME
    _copy(LINUX / "lintian-overrides", overrides)


def metainfo(born: int, home: str | None = None) -> str:
    """The AppStream description; with screenshots if the address of the sources is known.

    Args:
        born: the time of the release, in seconds since 1970.
        home: the project's address; by default that of ``REUNION_HOME``, as the release sets it.
    """
    home = home if home is not None else os.environ.get("REUNION_HOME", "")
    links = ""
    if home:
        raw = home.replace("https://github.com/", "https://raw.githubusercontent.com/")
        pictures = "".join(
            f"    <screenshot{' type=' + chr(34) + 'default' + chr(34) if not at else ''}>"
            f"<image>{raw}/v{__version__}/assets/screenshots/{picture}</image></screenshot>\n"
            for at, picture in enumerate(SCREENSHOTS)
        )
        links = (
            f'<url type="homepage">{home}</url>\n  <url type="bugtracker">{home}/issues</url>\n'
            f"  <screenshots>\n{pictures}  </screenshots>"
        )
    text = (LINUX / "metainfo.xml.in").read_text(encoding="utf-8")
    date = time.strftime("%Y-%m-%d", time.gmtime(born))
    text = text.replace("@VERSION@", __version__).replace("@DATE@", date)
    return re.sub(r"\n  @LINKS@", f"\n  {links}" if links else "", text)


def control(debian: str, kilobytes: int, depends: str, recommends: str) -> str:
    """The control file of the Debian package."""
    home = os.environ.get("REUNION_HOME", "")
    fields = {
        "Package": NAME,
        "Version": __version__,
        "Section": "games",
        "Priority": "optional",
        "Architecture": debian,
        "Depends": depends,
        "Recommends": recommends,
        "Maintainer": _maintainer(),
        "Installed-Size": str(kilobytes),
        "Homepage": home,
        "Description": "Réunion and related card games against the computer",
    }
    told = "".join(f"{key}: {value}\n" for key, value in fields.items() if value)
    return told + (
        " Réunion is a German trick-taking card game for three players from the early\n"
        " 19th century. Five of its relatives for three to six players are included.\n"
        " .\n"
        " Play with mouse or keyboard, and keep the score on a hand-written sheet.\n"
        " Nothing ever leaves your computer.\n"
    )


def changelog(born: int) -> str:
    """The changes of this version in Debian's change log format.

    Args:
        born: the time of the release, in seconds since 1970.
    """
    text = (ROOT / "packaging/CHANGELOG.md").read_text(encoding="utf-8")
    sections = re.split(r"^## ", text, flags=re.MULTILINE)
    news = next((one for one in sections if one.startswith(f"[{__version__}]")), "- A new version.")
    points = re.findall(r"^- (.+(?:\n  .+)*)", news, flags=re.MULTILINE)
    body = "".join(
        textwrap.fill(" ".join(point.split()), 79, initial_indent="  * ", subsequent_indent="    ")
        + "\n"
        for point in points
    )
    head = f"{NAME} ({__version__}) unstable; urgency=medium"
    return f"{head}\n\n{body}\n -- {_maintainer()}  {formatdate(born)}\n"


def _maintainer() -> str:
    """The maintainer of the package, with a placeholder address: there is none to give."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return f"{project['authors'][0]['name']} <{NAME}@localhost>"


def copyright_text() -> str:
    """The licences of the whole folder in Debian's format."""
    ours = (ROOT / "LICENSE").read_text(encoding="utf-8").strip()
    body = "\n".join(f" {line}" if line.strip() else " ." for line in ours.splitlines())
    told = (LINUX / "copyright.in").read_text(encoding="utf-8")
    return told.replace("@LICENSE@", body)


def _manual(born: int) -> bytes:
    text = (LINUX / f"{NAME}.6").read_text(encoding="utf-8")
    date = time.strftime("%Y-%m-%d", time.gmtime(born))
    return text.replace("@DATE@", date).replace("@VERSION@", __version__).encode()


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _write(target: Path, text: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")


def _zip(target: Path, data: bytes) -> None:
    """Compress without name and time: the same bytes on every machine."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(data, 9, mtime=0))
