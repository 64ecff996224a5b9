"""The compiled pictures: the same bytes from the same pictures, made again when one changes."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
import resource_file
from resource_file import ResourceError, compile_resources, is_stale

DRAWING = "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>"


@pytest.fixture
def drawings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Two drawings in a project of their own."""
    paths = [tmp_path / "acorn.svg", tmp_path / "leaf.svg"]
    for path in paths:
        path.write_text(DRAWING, encoding="utf-8")
    names = "".join(f"<file>{path.name}</file>" for path in paths)
    source = tmp_path / "resources.qrc"
    source.write_text(f"<RCC><qresource>{names}</qresource></RCC>", encoding="utf-8")
    monkeypatch.setattr(resource_file, "SOURCE", source)
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


def test_a_missing_picture_is_named(drawings: list[Path]) -> None:
    """The compiler would leave it out and succeed."""
    drawings[1].unlink()
    with pytest.raises(ResourceError, match=r"^resources.qrc names files .* leaf.svg\.$"):
        compile_resources()


@pytest.mark.usefixtures("drawings")
def test_a_list_that_is_no_list_is_refused() -> None:
    """A slip in resources.qrc is one sentence, whether asked about or compiled."""
    resource_file.SOURCE.write_text("<RCC>", encoding="utf-8")
    for ask in (resource_file.sources, compile_resources):
        with pytest.raises(ResourceError, match=r"^resources.qrc cannot be read: "):
            ask()
