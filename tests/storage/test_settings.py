"""The settings file: what is written is read again, and nothing that stands in it does harm."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some

from reunion_desktop.storage.settings import read_settings, write_settings
from tests.strategies import LAW

TEXTS = some.text(max_size=12)


@LAW
@given(values=some.dictionaries(TEXTS, TEXTS, max_size=4))
def test_anything_written_is_read(
    tmp_path_factory: pytest.TempPathFactory, values: dict[str, str]
) -> None:
    """Written settings are read back, for any keys and texts."""
    path = tmp_path_factory.getbasetemp() / "settings.json"
    write_settings(path, values)
    assert values == read_settings(path)


@pytest.mark.parametrize(
    "content",
    [b"", b"\0", b"\xff\xfe{}", b"[1]", b"null", b"{", b"[" * 60_000, b"{" + b"x" * (1 << 22)],
    ids=lambda content: repr(content[:4]),
)
def test_any_file_is_read(tmp_path: Path, content: bytes) -> None:
    """No contents are an error."""
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    assert {} == read_settings(path)


def test_what_is_no_text_is_skipped(tmp_path: Path) -> None:
    """A value of another kind costs no other value."""
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"a": 1, "b": "2", "c": None, "d": ["e"]}), encoding="utf-8")
    assert {"b": "2"} == read_settings(path)


def test_what_is_no_file_says_nothing(tmp_path: Path) -> None:
    """A folder of that name, or nothing at all."""
    assert {} == read_settings(tmp_path)
    assert {} == read_settings(tmp_path / "nothing")
