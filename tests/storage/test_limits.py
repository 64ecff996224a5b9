"""Limits of lines, texts and names in a record; the program writes no longer ones."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from reunion_desktop.games import find_game
from reunion_desktop.storage.headers import game_line
from reunion_desktop.storage.reader import read_text
from tests.storage.specimen import LINES, refusal


def changed(line: str, **values: object) -> str:
    """A line that says something else."""
    return json.dumps({**json.loads(line), **values})


def test_a_name_has_its_longest() -> None:
    """A name of 64 characters is read, one of 65 is refused at its line."""
    for length in (64, 65):
        line = changed(LINES[0], players=["n" * length, "", "é" * 64])
        if length == 64:
            assert "n" * 64 == read_text(line, find_game)[0].record.header.players[0]
        else:
            wanted = "it must be 3 names of at most 64 characters each."
            assert refusal([line]).sentence.endswith(wanted)


@pytest.mark.parametrize("key", ["seed", "preset"])
def test_a_text_has_its_longest(key: str) -> None:
    """A text of 4,096 characters is read, one of 4,097 is refused."""
    rules = json.loads(LINES[0])["rules"]
    for length in (4096, 4097):
        text = "t" * length
        values = {"rules": rules | {key: text}} if key == "preset" else {key: text}
        line = changed(LINES[0], **values)
        if length == 4096:
            assert 1 == len(read_text(line, find_game))
        else:
            assert refusal([line]).sentence.endswith("of at most 4096 characters.")


def test_what_is_written_can_be_read() -> None:
    """A name that is too long is shortened where it is written, a seed that is so is refused."""
    header = read_text(LINES[0], find_game)[0].record.header
    line = game_line(replace(header, players=("exec:" + "x" * 500 + " a", "n" * 64, "")))
    names = read_text(line, find_game)[0].record.header.players
    assert [64, 64, 0] == [len(name) for name in names]
    assert names[0].startswith("exec:xx")
    assert names[0].endswith("xx a")
    assert "n" * 64 == names[1]
    with pytest.raises(ValueError, match="This seed is too long; the limit is 4096"):
        game_line(replace(header, seed="s" * 4097))
