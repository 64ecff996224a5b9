"""The settings file: what is written is read again, and nothing that stands in it does harm."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some
from PySide6.QtCore import QByteArray, QSettings

from reunion_desktop.storage.settings import (
    Value,
    compose_settings,
    parse_settings,
    read_settings,
    write_settings,
)
from tests.strategies import LAW

AWKWARD: dict[str, Value] = {
    "language": "de",
    "General/of_that_name": "1",
    "names/first": "Jürgen, d. Ä.",
    "names/second": '  spaces; and "marks" \\ and = \x00\x011\t中😀 ',
    "names/third": "@home",
    "names/empty": "",
    "deep/down/below": "x",
    "odd/ü % k": "5",
    "bytes/all": bytes(range(256)),
}

TEXTS = some.text(some.characters(codec="utf-8"), max_size=12)


def test_what_is_written_is_read(tmp_path: Path) -> None:
    """Every letter comes back, and every byte."""
    path = tmp_path / "settings.ini"
    write_settings(path, AWKWARD)
    assert AWKWARD == read_settings(path)


@LAW
@given(
    some.dictionaries(
        some.text(some.sampled_from("abü/% _"), min_size=1, max_size=9)
        .map(lambda key: "/".join(part for part in key.split("/") if part))
        .filter(bool),
        TEXTS | some.binary(max_size=12),
        max_size=4,
    )
)
def test_anything_written_is_read(values: dict[str, Value]) -> None:
    """Written settings are read back, for any keys and texts."""
    assert values == parse_settings(compose_settings(values))


@LAW
@given(some.text(max_size=200))
def test_any_text_is_read(text: str) -> None:
    """No text is an error; what was read once is read the same when it was written again."""
    values = parse_settings(text)
    assert values == parse_settings(compose_settings(values))


def test_files_of_older_versions_are_read(tmp_path: Path) -> None:
    """Those were written by Qt."""
    path = tmp_path / "settings.ini"
    store = QSettings(str(path), QSettings.Format.IniFormat)
    for key, value in AWKWARD.items():
        store.setValue(key, QByteArray(value) if isinstance(value, bytes) else value)
    store.setValue("yes", True)  # noqa: FBT003 - Qt's own.
    store.setValue("number", 5)
    store.sync()
    assert {**AWKWARD, "yes": "true", "number": "5"} == read_settings(path)


def test_older_versions_read_what_is_written(tmp_path: Path) -> None:
    """Qt reads the file: a user may go back to an older version."""
    path = tmp_path / "settings.ini"
    write_settings(path, AWKWARD)
    store = QSettings(str(path), QSettings.Format.IniFormat)
    read = {key: store.value(key) for key in AWKWARD}
    bytes_read = read.pop("bytes/all")
    assert {key: value for key, value in AWKWARD.items() if key != "bytes/all"} == read
    assert isinstance(bytes_read, QByteArray)
    assert AWKWARD["bytes/all"] == bytes(bytes_read.data())


@pytest.mark.parametrize("kind", ["@Variant(\\0\\0\\0\\x7f)", "@Rect(1 2 3 4)", "@Invalid()", "@"])
def test_no_object_is_made(kind: str) -> None:
    """A serialized Qt object is ignored; the lines around it are read."""
    text = f"[a]\nbefore=1\nvalue={kind}\nafter=2\n"
    assert {"a/before": "1", "a/after": "2"} == parse_settings(text)


def test_what_is_no_file_says_nothing(tmp_path: Path) -> None:
    """A folder of that name, or nothing at all."""
    assert {} == read_settings(tmp_path)
    assert {} == read_settings(tmp_path / "nothing")


def test_a_huge_file_takes_no_time(tmp_path: Path) -> None:
    """Only its beginning is read."""
    path = tmp_path / "settings.ini"
    path.write_bytes(b"language=de\n" + b"x" * (1 << 22))
    assert {"language": "de"} == read_settings(path)
