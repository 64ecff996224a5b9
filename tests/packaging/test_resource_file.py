"""The compiled pictures: the same bytes from the same pictures, made again when one changes."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
import resource_file
from PySide6.QtCore import QFile, QResource
from resource_file import ResourceError, compile_resources, is_stale

DRAWING = "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>"


@pytest.fixture
def drawings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Two drawings in a project of their own."""
    paths = [tmp_path / "acorn.svg", tmp_path / "backs" / "leaf & vine.svg"]
    for path in paths:
        path.parent.mkdir(exist_ok=True)
        path.write_text(DRAWING, encoding="utf-8")
    monkeypatch.setattr(resource_file, "ASSETS", tmp_path)
    monkeypatch.setattr(resource_file, "COMPILED", tmp_path / "made.rcc")
    return paths


def test_equal_pictures_give_equal_bytes(drawings: list[Path]) -> None:
    """Neither the day nor the age of a picture is in the file."""
    compile_resources()
    first = resource_file.COMPILED.read_bytes()
    os.utime(drawings[0], (1, 1))
    compile_resources()
    assert first == resource_file.COMPILED.read_bytes()


def test_a_changed_picture_makes_the_file_stale(drawings: list[Path]) -> None:
    """It is stale before it is made, fresh after, and stale again when a picture is newer."""
    assert is_stale()
    compile_resources()
    assert not is_stale()
    made = resource_file.COMPILED.stat().st_mtime
    os.utime(drawings[1], (made + 1, made + 1))
    assert is_stale()


@pytest.mark.usefixtures("drawings")
def test_a_picture_is_found_under_its_path() -> None:
    """A picture's path in the program is its path inside assets/, whatever it is called."""
    compile_resources()
    assert QResource.registerResource(str(resource_file.COMPILED), "/tried")
    try:
        assert all(map(QFile.exists, (":/tried/acorn.svg", ":/tried/backs/leaf & vine.svg")))
    finally:
        QResource.unregisterResource(str(resource_file.COMPILED), "/tried")


def test_a_failure_is_one_sentence(drawings: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that goes while the list is compiled is an error; the old file stays."""
    compile_resources()
    before = resource_file.COMPILED.read_bytes()
    listed = resource_file.resource_list()
    monkeypatch.setattr(resource_file, "resource_list", lambda: listed)
    drawings[0].unlink()
    with pytest.raises(ResourceError, match=r"^rcc could not compile .*acorn\.svg"):
        compile_resources()
    assert before == resource_file.COMPILED.read_bytes()
