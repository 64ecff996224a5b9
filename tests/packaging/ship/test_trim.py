"""The frozen program keeps all files that it loads by name, and nothing unused."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from icon_files import write_icon
from trim import font_data, is_dropped, needed, package_data, useful

ICON = Path(__file__).parents[3] / "assets" / "icon.svg"


KEPT = (
    *("lib/libicudata.so.73", "plugins/iconengines/libqsvgicon.so"),
    *("plugins/imageformats/libqsvg.so", "plugins/platforms/libqoffscreen.so"),
    "plugins/platforminputcontexts/libibusplatforminputcontextplugin.so",
    *("plugins/platforms/libqwayland.so", "plugins/platforms/libqxcb.so"),
    "plugins/wayland-decoration-client/libadwaita.so",
    "plugins/wayland-shell-integration/libxdg-shell.so",
    *(
        "translations/qtbase_de.qm",
        "translations/qtbase_fr.qm",
        "plugins/platforms/libqcocoa.dylib",
    ),
)
DROPPED = (
    *("plugins/imageformats/libqjpeg.so", "plugins/platforms/libqeglfs.so"),
    *("plugins/platformthemes/libqgtk3.so", "plugins/tls/libqopensslbackend.so"),
    *("translations/assistant_de.qm", "translations/qtbase_fi.qm"),
)


def test_what_a_desktop_needs_is_kept() -> None:
    """Windows open under X, Wayland, Windows and macOS, and pictures are SVG.

    No network, no screens without a desktop, no languages that are not spoken.
    """
    for name in KEPT:
        assert not is_dropped(f"PySide6/Qt/{name}"), name
    for name in ("imageformats\\qsvg.dll", "platforms\\qwindows.dll"):
        assert not is_dropped(f"PySide6\\plugins\\{name}"), name
    for name in DROPPED:
        assert is_dropped(f"PySide6/Qt/{name}"), name
    for name in ("Qt6Network.dll", "opengl32sw.dll", "plugins\\tls\\qschannelbackend.dll"):
        assert is_dropped(f"PySide6\\{name}"), name


def test_libraries_go_with_the_plugin_that_brought_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """GTK and what GTK needs goes; what something else needs too stays."""
    monkeypatch.setattr(sys, "platform", "linux")
    gtk = ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", "/q/libqgtk3.so", "BINARY")
    xcb = ("PySide6/Qt/plugins/platforms/libqxcb.so", "/q/libqxcb.so", "BINARY")
    code = ("PySide6/QtGui.abi3.so", "/q/QtGui.abi3.so", "EXTENSION")
    libraries = {n: (n, f"/l/{n}", "BINARY") for n in ("gtk", "pango", "glib", "gui", "icudata")}
    links = {
        gtk[1]: ["gtk", "glib"],
        "/l/gtk": ["pango", "glib"],
        xcb[1]: ["gui", "libX11-of-the-system"],
        code[1]: ["gui"],
        "/l/gui": ["icudata", "glib"],
    }
    kept = needed([gtk, xcb, code, *libraries.values()], lambda path: links.get(path, []))
    assert [xcb, code, libraries["glib"], libraries["gui"], libraries["icudata"]] == kept


def test_no_link_leads_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Binaries that link to a dropped library are dropped too."""
    monkeypatch.setattr(sys, "platform", "linux")
    library = ("PySide6/Qt/lib/libQt6Gui.so.6", "/q/libQt6Gui.so.6", "BINARY")
    link = ("libQt6Gui.so.6", library[0], "SYMLINK")
    broken = ("libQt6Network.so.6", "PySide6/Qt/lib/libQt6Network.so.6", "SYMLINK")
    licence = ("LICENSE", "/p/LICENSE", "DATA")
    assert [link, licence] == useful([link, broken, licence], [library])


def test_what_lies_beside_the_code_is_shipped() -> None:
    """Files that are not code, built from it or documentation are listed as package data."""
    code = {".py", ".pyi", ".pyc", ".c", ".h", ".so", ".pyd"}
    documentation = {".md", ".reunion", ".txt"}
    package = ICON.parent.parent / "reunion_desktop"
    others = code | documentation
    beside = {path for path in package.rglob("*") if path.is_file() and path.suffix not in others}
    assert beside == {Path(path) for path, _ in package_data()}


def test_every_font_in_use_is_there_with_its_licence() -> None:
    """The files exist, and the Open Font License goes where they go."""
    paths = [Path(path) for path, _ in font_data()]
    assert [] == [path for path in paths if not path.exists()]
    assert ["LICENSE.txt"] * 2 == [path.name for path in paths if path.suffix == ".txt"]


@pytest.mark.parametrize(
    ("suffix", "magic", "png_at"), [(".ico", b"\0\0\1\0", 22), (".icns", b"icns", 16)]
)
def test_the_icon_is_a_png_in_a_wrapping(
    tmp_path: Path, suffix: str, magic: bytes, png_at: int
) -> None:
    """Windows and macOS find the picture where the header says it is."""
    content = write_icon(ICON, tmp_path / f"icon{suffix}").read_bytes()
    assert content.startswith(magic)
    assert content[png_at:].startswith(b"\x89PNG")
