"""The installer for Windows, compiled where its compiler is installed."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from icon_files import SIZE, png, write_icon

ROOT = Path(__file__).parents[3]
RECIPE = Path("packaging", "ship", "windows", "installer.nsi")
ICON = ROOT / "assets" / "icon.svg"


def test_the_installer_carries_the_programs_icon(tmp_path: Path) -> None:
    """A player recognises what is offered for installation by its picture."""
    compiler = shutil.which("makensis")
    if compiler is None:
        pytest.skip("NSIS is not installed")
    recipe = tmp_path / RECIPE
    recipe.parent.mkdir(parents=True)
    shutil.copy(ROOT / RECIPE, recipe)
    program = tmp_path / "dist" / "reunion-desktop" / "reunion-desktop.exe"
    program.parent.mkdir(parents=True)
    program.write_bytes(b"")
    write_icon(ICON, tmp_path / "build" / "reunion" / "icon.ico")
    done = subprocess.run(
        [compiler, "-V2", "-WX", "-DVERSION=1.2.3", str(recipe)],
        check=False,
        capture_output=True,
        encoding="utf-8",
    )
    assert (0, "", "") == (done.returncode, done.stdout, done.stderr)
    setup = tmp_path / "dist" / "reunion-desktop-1.2.3-setup.exe"
    assert png(ICON, SIZE) in setup.read_bytes()
