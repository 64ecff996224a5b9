"""Files for a Linux desktop: menu entry, file type, icons, manual and every licence."""

from __future__ import annotations

import configparser
import gzip
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree as ET

import linux_files
import pytest

from reunion_desktop import __version__
from reunion_desktop.games import GAMES

XML = "{http://www.w3.org/XML/1998/namespace}"
"""What stands before the names of XML's own attributes."""
BORN = 1_795_000_000
"""A moment in November 2026."""
TRANSLATED: dict[str, dict[str | None, str]] = {
    "Thirty-One": {"de": "Einunddreißig", "fr": "Trente et un"},
}
"""Games that have another name in another language."""


@pytest.fixture(scope="module")
def usr(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Everything, installed below some folder."""
    folder = tmp_path_factory.mktemp("root") / "usr"
    linux_files.install(folder, BORN)
    return folder


def test_the_menu_entry_opens_records(usr: Path) -> None:
    """The desktop finds program, icon and file type by the names under which they are installed."""
    entry = configparser.ConfigParser(interpolation=None, strict=True)
    entry.optionxform = str  # type: ignore[assignment, method-assign]  # keys keep their case.
    entry.read(usr / "share/applications/reunion-desktop.desktop", encoding="utf-8")
    main = entry["Desktop Entry"]
    mime = ET.parse(usr / "share/mime/packages/reunion-desktop.xml").getroot()
    kind = mime[0].attrib["type"]

    assert "reunion-desktop %f" == main["Exec"]
    assert f"{kind};" == main["MimeType"]
    icons = usr / "share/icons/hicolor"
    assert (icons / "scalable/apps" / f"{main['Icon']}.svg").exists()
    for size in linux_files.SIZES:
        picture = (icons / f"{size}x{size}/apps" / f"{main['Icon']}.png").read_bytes()
        assert (size).to_bytes(4) == picture[16:20] == picture[20:24]
    for language in ("de", "fr"):
        assert {f"Name[{language}]", f"Comment[{language}]"} <= set(main)


def test_the_description_names_this_version(usr: Path) -> None:
    """Software centres show what is installed; pictures only where there is an address for them."""
    place = usr / "share/metainfo/org.reunion_desktop.ReunionDesktop.metainfo.xml"
    root = ET.parse(place).getroot()
    release = root.find("releases/release")
    assert release is not None
    assert (__version__, "2026-11-18") == (release.get("version"), release.get("date"))
    assert root.find("screenshots") is None

    with_pictures = ET.fromstring(linux_files.metainfo(BORN, "https://github.com/someone/cards"))
    images = [image.text or "" for image in with_pictures.iter("image")]
    assert len(linux_files.SCREENSHOTS) == len(images)
    for image in images:
        assert image.startswith("https://raw.githubusercontent.com/someone/cards/")
        assert Path("assets/screenshots", image.rpartition("/")[2]).exists()


def test_every_game_is_named_in_every_language(usr: Path) -> None:
    """Menu and software centre find and describe all games in English, German and French."""
    entry = configparser.ConfigParser(interpolation=None, strict=True)
    entry.read(usr / "share/applications/reunion-desktop.desktop", encoding="utf-8")
    place = usr / "share/metainfo/org.reunion_desktop.ReunionDesktop.metainfo.xml"
    paragraphs = ET.parse(place).getroot().findall("description/p")
    names = [game.title.partition(" (")[0] for game in GAMES]
    for language in (None, "de", "fr"):
        told = [p.text or "" for p in paragraphs if p.get(f"{XML}lang") == language]
        words = entry["Desktop Entry"][f"Keywords[{language}]" if language else "Keywords"]
        for title in names:
            name = TRANSLATED.get(title, {}).get(language, title)
            assert name in " ".join("".join(told).split())
            assert f"{name};" in words


def test_the_manual_names_every_command(usr: Path) -> None:
    """The manual page lists every command."""
    page = gzip.decompress((usr / "share/man/man6/reunion-desktop.6.gz").read_bytes()).decode()
    for command in ("simulate", "arena", "replay", "sheet", "solve", "player", "bench"):
        assert f".B {command}\n" in page
    assert "@" not in page


def test_every_licence_is_told(usr: Path) -> None:
    """The program's own, Qt's, Python's, the fonts' and that of what starts Python."""
    text = (usr / "share/doc/reunion-desktop/copyright").read_text(encoding="utf-8")
    for licence in ("Expat", "LGPL-3", "PSF-2", "OFL-1.1", "GPL-2+"):
        assert f"License: {licence}" in text
    assert "@" not in text


def test_the_package_is_told_of_in_a_few_lines() -> None:
    """Debian's fields, none of them empty, and lines that a terminal can hold."""
    told = linux_files.control("amd64", 1234, "libc6", "libcups2")
    fields = dict(line.split(": ", 1) for line in told.splitlines() if not line.startswith(" "))
    assert (__version__, "amd64", "1234", "libc6", "libcups2") == (
        fields["Version"],
        fields["Architecture"],
        fields["Installed-Size"],
        fields["Depends"],
        fields["Recommends"],
    )
    assert all(fields.values())
    assert max(map(len, told.splitlines())) <= 80


@pytest.mark.parametrize(
    ("tool", "place"),
    [
        (("desktop-file-validate",), "applications/reunion-desktop.desktop"),
        (
            ("appstreamcli", "validate", "--no-net", "--pedantic"),
            "metainfo/org.reunion_desktop.ReunionDesktop.metainfo.xml",
        ),
        (("xmllint", "--noout"), "mime/packages/reunion-desktop.xml"),
    ],
)
def test_the_tools_of_the_desktops_agree(usr: Path, tool: tuple[str, ...], place: str) -> None:
    """Where they are installed, the validators find nothing to say against it."""
    if shutil.which(tool[0]) is None:
        pytest.skip(f"{tool[0]} is not installed here")
    done = subprocess.run(
        [*tool, usr / "share" / place], capture_output=True, text=True, check=False
    )
    assert 0 == done.returncode, done.stdout + done.stderr
