"""Sentences about faults: raised in English, printed by a command in the shell's language."""

from __future__ import annotations

import ast
import gettext
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest
import translation_files

from reunion_desktop.cli import main
from reunion_desktop.ui.language.fault_patterns import translated_fault
from reunion_desktop.ui.language.shell_language import FOLDER, speak_as_the_shell

PACKAGE = Path(__file__).parents[3] / "reunion_desktop"

PLAYER_END = {"answering", "json_values", "observation_codec", "offers", "stock_codec"}
"""Modules whose sentences are for the log of a program at a seat; they stay English."""

RAISING = (
    *(PACKAGE / "storage").rglob("*.py"),
    # What the computer player says of messages it was sent is for those who write programs.
    *(path for path in (PACKAGE / "arena").glob("*.py") if path.stem not in PLAYER_END),
    *(PACKAGE / "engine" / f"{name}.py" for name in ("dealing/deal_code", "game", "rules")),
    *(PACKAGE / "app" / f"{name}.py" for name in ("archive_service", "second_start", "recorder")),
    PACKAGE / "ai" / "roster.py",
    PACKAGE / "review" / "open_cards.py",
    PACKAGE / "ui" / "sheet" / "pages" / "export.py",
)
"""The modules whose sentences a player may read."""

FAULTS = {
    *("BadBackup", "BadCode", "BadRecord", "BadRules", "BrokenLine", "Busy", "Cancelled"),
    *("DamagedArchive", "DrawingError", "IllegalAction", "NewerArchive", "NoSuchPosition"),
    *("NotKept", "ProgramError", "StorageFault", "UnknownFormat", "UnknownLevel", "UnreadableFile"),
}
"""The exceptions that carry such a sentence."""

WORDED = {"_wrong_place", "_wrong_hands", "_why_not"}
"""Functions that return such a sentence."""

PART = "PART"
"""Stands for what is filled in."""


pytestmark = pytest.mark.usefixtures("_compiled")


@pytest.fixture
def _english_again() -> Iterator[None]:
    """The next test finds English."""
    yield
    gettext.textdomain("messages")


def filled(node: ast.expr | None) -> str | None:
    """A literal with a part filled in wherever it is not fixed; None for any other expression."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else None
    if isinstance(node, ast.JoinedStr):
        return "".join(
            str(part.value) if isinstance(part, ast.Constant) else PART for part in node.values
        )
    return None


def worded(function: ast.FunctionDef) -> Iterator[str | None]:
    """The sentences of one function: given at once, or assigned to a name before."""
    named: dict[str, list[str | None]] = {}
    for node in ast.walk(function):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                named.setdefault(name, []).append(filled(value))
    for node in ast.walk(function):
        match node:
            case ast.Raise(exc=ast.Call(func=ast.Name(id=name), args=given)) if name in FAULTS:
                for said in given:
                    yield filled(said)
                    for one in ast.walk(said):
                        yield from named.get(one.id, ()) if isinstance(one, ast.Name) else ()
            case ast.Return() if function.name in WORDED:
                yield filled(node.value)
            case ast.Call(func=ast.Name(id="told" | "asked" | "writing"), args=[said, *_]):
                yield f"Could not {filled(said)}: {PART}." if filled(said) else None


def wanted(tree: ast.AST) -> Iterator[str | None]:
    """Expected contents of a line, as named wherever a value is read or refused."""
    readers = {"integer", "text", "names", "refused"}
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(attr=name), args=[_, said]) if name in readers:
                yield filled(said)
            case ast.FunctionDef(name=name, args=ast.arguments(defaults=[said])) if name in readers:
                yield filled(said)


def collected() -> Iterator[tuple[str, str]]:
    """Every sentence and the file in which it stands."""
    for path in RAISING:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        for said in chain.from_iterable(map(worded, functions)):
            if said and re.search(r"[a-z]{2}", said):
                yield path.name, said
        for said in wanted(tree):
            if said and re.search(r"[a-z]{2}", said):
                yield path.name, f'"{PART}" is missing; it must be {said}.'


SENTENCES = sorted(set(collected()))


def test_sentences_are_found() -> None:
    """The collector sees the sentences of every package."""
    assert {"reader.py", "lines.py", "seating.py", "rules.py", "roster.py", "importer.py"} <= {
        file for file, _ in SENTENCES
    }


@pytest.mark.parametrize("language", translation_files.LANGUAGES)
def test_every_fault_is_translated(language: str) -> None:
    """No sentence about a fault stays English, and no value in it is lost."""
    words = gettext.translation("reunion-desktop", FOLDER, [language])
    for file, sentence in SENTENCES:
        told = translated_fault(sentence, words.gettext)
        assert sentence != told, file
        assert sentence.count(PART) == told.count(PART)
        left = re.findall(r"\b(?:the|must be|is|not|Could|each|list|with|number)\b", told)
        assert not left, told


EXAMPLES = {
    'Line 3: "n" is true; it must be a text of at most 9 characters.': (
        "Zeile 3: „n“ ist true; es muss ein Text mit höchstens 9 Zeichen sein."
    ),
    'Line 3: score "units[0]" is 1; it must be 2.': (
        "Zeile 3: In „score“ ist „units[0]“ 1; es muss 2 sein."
    ),
    "Could not import the game files: the archive is damaged (a value in score).": (
        "Es gelang nicht, die Aufzeichnungen zu importieren: Das Archiv ist beschädigt (ein Wert"
        " in score)."
    ),
    "a was not imported. Nothing was changed. Line 2: this is not valid JSON.": (
        "a wurde nicht importiert. Es wurde nichts geändert. Zeile 2: Das ist kein gültiges JSON."
    ),
    "Line 9: CA is not allowed here; seat 1 may choose from CK CQ.": (
        "Zeile 9: CA ist hier nicht erlaubt; Platz 1 kann wählen aus CK CQ."
    ),
    "The result entered for deal 2 isn’t possible: the points add up to 180, not to 150.": (
        "Das eingetragene Ergebnis von Spiel 2 ist nicht möglich: Die Augen ergeben 180 statt 150."
    ),
    "The moon is full.": "The moon is full.",
}
"""Sentences with a part that is a sentence of its own, in German."""


@pytest.mark.parametrize("english", EXAMPLES)
def test_parts_are_translated_too(english: str) -> None:
    """A sentence within a sentence is recognised; an unknown one stays as it is."""
    words = gettext.translation("reunion-desktop", FOLDER, ["de"])
    assert EXAMPLES[english] == translated_fault(english, words.gettext)
    assert english == translated_fault(english, str)


@pytest.mark.usefixtures("_english_again")
@pytest.mark.parametrize(
    ("language", "arguments", "told"),
    [
        ("de", ("replay", "/nowhere"), "Diese Datei lässt sich nicht lesen: "),
        ("fr", ("replay", "/nowhere"), "Ce fichier ne peut pas être lu\xa0: "),
        ("de", ("simulate", "--seats", "club,club"), "--seats nennt 2 Spieler"),
        ("fr", ("simulate", "--seats", "club,club"), "--seats indique 2 joueurs"),
        ("de", ("player", "--level", "no"), "Unbekannte Spielstärke: „no“. Möglich: "),
        ("fr", ("arena", "--rules", "rhineland,no=1"), "Règle inconnue 'no'."),
    ],
)
def test_a_command_complains_in_the_language_of_the_shell(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    arguments: tuple[str, ...],
    told: str,
) -> None:
    """Errors follow LANG as the help does."""
    monkeypatch.setenv("LANGUAGE", language)
    assert 0 != main(arguments)
    said = capsys.readouterr().err
    assert told in said
    assert "No such" not in said


def test_english_is_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a language in the environment nothing is translated."""
    monkeypatch.setenv("LANGUAGE", "C")
    assert speak_as_the_shell() is None
    assert "This file is empty." == translated_fault("This file is empty.", gettext.gettext)
