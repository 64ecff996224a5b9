"""The bundle and the disk image for macOS, as far as they can be looked at anywhere."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

ROOT = Path(__file__).parents[3]
SHIP = ROOT / "packaging" / "ship"
NOTED = '#!/bin/sh\necho "$(basename "$0") $*" >>"$NOTES"\n'


def bundle(folder: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, object]:
    """The bundle options that the recipe gives PyInstaller."""
    told: dict[str, object] = {}
    nothing = SimpleNamespace(binaries=[], datas=[], pure=[], scripts=[])
    stand_ins = {
        "SPECPATH": str(SHIP),
        "workpath": str(folder),
        "Analysis": lambda *_, **__: nothing,
        "PYZ": lambda *_: None,
        "EXE": lambda *_, **__: None,
        "COLLECT": lambda *_, **__: None,
        "BUNDLE": lambda _, **given: told.update(given),
    }
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(sys, "path", list(sys.path))
    recipe = SHIP / "reunion.spec"
    exec(compile(recipe.read_text(encoding="utf-8"), recipe, "exec"), stand_ins)  # noqa: S102 - as PyInstaller does.
    return told


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot pass for macOS")
def test_the_program_stands_in_the_dock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without an option PyInstaller treats a console program as one without windows."""
    plist = bundle(tmp_path, monkeypatch)["info_plist"]
    assert isinstance(plist, dict)
    assert plist["LSBackgroundOnly"] is False


@pytest.mark.skipif(sys.platform == "win32", reason="the image is made by a shell script")
@pytest.mark.parametrize(
    ("identity", "signed"),
    [
        ("", "codesign --force --deep --sign -"),
        ("Reunion", "codesign --force --deep --options runtime --sign Reunion"),
    ],
)
def test_what_is_signed_is_tried_before_it_is_packed(
    tmp_path: Path, identity: str, signed: str
) -> None:
    """The hardened runtime comes with an identity alone: without one it refuses our libraries."""
    script = tmp_path / "packaging/ship/macos/image.sh"
    app = tmp_path / "dist/Reunion Desktop.app"
    tools = tmp_path / "tools"
    for folder in (script.parent, app, tools, tmp_path / ".venv/bin", tmp_path / "reunion_desktop"):
        folder.mkdir(parents=True)
    shutil.copy(SHIP / "macos/image.sh", script)
    shutil.copy(ROOT / "reunion_desktop/__init__.py", tmp_path / "reunion_desktop")
    for tool in (tools / "codesign", tools / "hdiutil", tmp_path / ".venv/bin/python"):
        tool.write_text(NOTED, encoding="utf-8")
        tool.chmod(0o755)
    notes = tmp_path / "notes"
    subprocess.run(
        ["/bin/sh", script, "arm64"],
        check=True,
        env=os.environ
        | {
            "NOTES": str(notes),
            "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}",
            "CODESIGN_IDENTITY": identity,
        },
    )
    sign, smoke, pack = notes.read_text(encoding="utf-8").splitlines()
    assert f"{signed} dist/Reunion Desktop.app" == sign
    program = "dist/Reunion Desktop.app/Contents/MacOS/reunion-desktop"
    assert f"python packaging/ship/smoke.py {program}" == smoke
    assert pack.startswith("hdiutil create")
