"""The generated parts of the reference pages are what the program makes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from reunion_desktop.engine.actions import Discard
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.dealing.deal_code import DealCode
from reunion_desktop.games import GAMES, IDS, find_game
from reunion_desktop.storage.reader import read_record, read_text
from tests.pages.filling import (
    ARENA,
    DIALOGUES,
    EXAMPLES,
    HOST,
    MARKED,
    PARTS,
    PROGRAM,
    STORAGE,
    code_of,
    dialogue,
    file_of,
    filled,
    replies,
)


@pytest.mark.parametrize("page", [STORAGE, ARENA], ids=lambda page: page.parent.name)
def test_a_page_says_what_the_program_makes(page: Path) -> None:
    """After a change on purpose: ``python -m tests.pages.filling``."""
    text = page.read_text(encoding="utf-8")
    assert text.splitlines() == filled(text).splitlines()


def test_every_generated_part_has_a_place() -> None:
    """Every game has its options, its example and its deal code on the page."""
    pages = STORAGE.read_text(encoding="utf-8") + ARENA.read_text(encoding="utf-8")
    assert sorted(PARTS) == sorted(found["name"] for found in MARKED.finditer(pages))


@pytest.mark.parametrize("game", IDS)
def test_an_example_is_what_the_program_writes(game: str) -> None:
    """The file is a whole game that a reader accepts with every annotation."""
    path = EXAMPLES / f"{game}.reunion"
    assert file_of(game).splitlines() == path.read_text(encoding="utf-8").splitlines()
    (stored,) = read_record(path, find_game)
    assert stored.complete
    assert game == stored.record.header.game


@pytest.mark.parametrize("game", IDS)
def test_a_dialogue_is_what_the_program_says(game: str) -> None:
    """The file is a whole match between the host and a program."""
    path = DIALOGUES / f"{game}.txt"
    assert list(dialogue(game)) == path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(
    ("folder", "suffix"), [(EXAMPLES, "reunion"), (DIALOGUES, "txt")], ids=["file", "dialogue"]
)
def test_no_example_is_left_over(folder: Path, suffix: str) -> None:
    """One file for each game."""
    assert sorted(f"{game}.{suffix}" for game in IDS) == sorted(
        path.name for path in folder.iterdir()
    )


def test_every_key_of_a_question_is_on_the_page() -> None:
    """The page explains each key of a question and of its observation."""
    page = ARENA.read_text(encoding="utf-8")
    questions = [
        json.loads(line.removeprefix(HOST))
        for game in IDS
        for line in dialogue(game)
        if '"choose"' in line
    ]
    keys = {key for one in questions for key in (*one, *one["observation"])} - {"type"}
    assert {"hand", "offered", "calls", "time_ms"} < keys
    assert not [key for key in keys if f"`{key}`" not in page]


@pytest.mark.parametrize("game", IDS)
def test_the_code_of_an_example_gives_its_cards(game: str) -> None:
    """The deal code on the page repeats the deals of the file."""
    (stored,) = read_record(EXAMPLES / f"{game}.reunion", find_game)
    of_file = DealCode.of(stored.record, stored.record.header.seed or "", 1)
    code = DealCode.parse(code_of(game), GAMES)
    assert of_file is not None
    assert (of_file.rules, of_file.seed, of_file.first_dealer) == (
        code.rules,
        code.seed,
        code.first_dealer,
    )


def test_the_numbers_of_games_are_on_the_page() -> None:
    """Each game has a number in deal codes, unlike those of others, and the page says which."""
    page = STORAGE.read_text(encoding="utf-8")
    numbers = {game.id: game.default.code_number for game in GAMES}
    assert not [name for name, number in numbers.items() if f"`{name}` {number}" not in page]
    assert len(IDS) == len(set(numbers.values()))


def test_the_examples_show_every_kind_of_line() -> None:
    """Each type of line that a saved file may hold stands in some example."""
    lines = [json.loads(line) for game in IDS for line in file_of(game).splitlines()]
    kinds = {"game", "seal", "deal", "discard", "announce", "draw", "give", "play"}
    assert kinds | {"trick", "score", "reveal", "result"} == {line["type"] for line in lines}


def test_the_undo_on_the_page_is_understood() -> None:
    """The three lines replace the dealer's first discard in the example of Réunion."""
    page = STORAGE.read_text(encoding="utf-8").splitlines()
    at = next(at for at, line in enumerate(page) if line.startswith('    {"type":"undo"'))
    before = file_of("reunion").splitlines()[:3]
    (stored,) = read_text("\n".join([*before, *page[at - 1 : at + 2]]), find_game)
    assert Discard(0, CardSet.parse("D8 SQ")) == stored.record.actions[-1]
    assert stored.undone


@pytest.mark.parametrize("game", IDS)
def test_a_program_understands_a_dialogue(game: str) -> None:
    """Our own program at a seat answers every question of the dialogue, and complains of none."""
    lines = list(dialogue(game))
    answered = [line.removeprefix(PROGRAM) for line in lines if line.startswith(PROGRAM)]
    said = replies(lines)
    assert len(answered) == len(said)
    assert {"hello", "play", "discard", "draw", "announce", "give"} >= {
        json.loads(line)["type"] for line in said
    }
    assert answered[0] == said[0]
