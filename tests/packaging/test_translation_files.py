"""Every sentence is collected, translated, and compiled for the screen and for the shell."""

from __future__ import annotations

import ast
import gettext
import io
import re
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET

import pytest
import translation_files
from resource_file import ResourceError
from translation_files import LANGUAGES, PACKAGE, SHELL, catalogue, source, update

NO_BREAK = "\N{NO-BREAK SPACE}"


class Entry(NamedTuple):
    """One sentence and what a language makes of it."""

    context: str
    english: str
    comment: str
    translations: tuple[str, ...]
    """One, or as many as the language has plural forms."""
    state: str
    """Empty for what is finished."""


@cache
def entries(language: str) -> tuple[Entry, ...]:
    """All that a source holds."""
    found = []
    tree = ET.parse(source(language))
    for context in tree.iter("context"):
        for message in context.iter("message"):
            told = message.find("translation")
            assert told is not None
            forms = [form.text or "" for form in told.iter("numerusform")] or [told.text or ""]
            name, english = context.findtext("name", ""), message.findtext("source", "")
            comment, state = message.findtext("comment", ""), told.get("type", "")
            found.append(Entry(name, english, comment, tuple(forms), state))
    return tuple(found)


def pairs(language: str) -> Iterator[tuple[str, str]]:
    """Every English sentence with each of its translations."""
    for entry in entries(language):
        for translation in entry.translations:
            yield entry.english, translation


# Collecting ---------------------------------------------------------------------------------------


@cache
def spoken() -> frozenset[tuple[str, str]]:
    """Context and text of each translating call, by syntax."""
    found = set()
    for path in PACKAGE.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for scope in ast.walk(tree):
            if isinstance(scope, ast.ClassDef):
                found |= {
                    (scope.name, literal(call.args[0], path))
                    for call in calls(scope, "tr")
                    if call.args
                }
        found |= {
            (literal(call.args[0], path), literal(call.args[1], path))
            for call in calls(tree, "translate")
            if len(call.args) > 1
        }
    return frozenset(found)


def calls(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    """The calls of Qt's function or method of a name; a painter translates too."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            said = ast.unparse(node.func)
            if said in {name, f"self.{name}", f"QCoreApplication.{name}"}:
                yield node


def literal(node: ast.expr, path: Path) -> str:
    """A string literal, as lupdate must find it."""
    assert isinstance(node, ast.Constant), f"{path.name}:{node.lineno}: not a literal"
    assert isinstance(node.value, str)
    return node.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_said_is_collected(language: str) -> None:
    """Qt's tool finds every translating call, and the list is up to date."""
    collected = {(entry.context, entry.english) for entry in entries(language)}
    assert set() == spoken() - collected


def test_collecting_again_finds_nothing_new(tmp_path: Path) -> None:
    """Collecting the texts again changes no committed file."""
    kept = [source(language) for language in LANGUAGES]
    for path in kept:
        shutil.copy(path, tmp_path)
    update(tmp_path)
    assert [path.read_bytes() for path in kept] == [
        (tmp_path / path.name).read_bytes() for path in kept
    ]


def test_what_is_counted_is_two_sentences() -> None:
    """Qt's tool does not see every ``%n``, and a plural it has not seen would be said literally."""
    assert [] == [entry for entry in entries("de") if "%n" in entry.english]


# Translating --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_untranslated(language: str) -> None:
    """No entry is unfinished, vanished or empty."""
    assert [] == [e for e in entries(language) if e.state or not all(e.translations)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_filled_in_stays(language: str) -> None:
    """The same names in braces, the same signs of printf, the same markup."""
    marks = re.compile(r"\{\w*\}|%\(\w+\)[rs]|%[nrs]|</?\w+[^>]*>|&nbsp;")
    for english, translation in pairs(language):
        if "<i>" not in translation:  # A foreign word may be set apart where English has none.
            assert sorted(marks.findall(english)) == sorted(marks.findall(translation)), english
        assert sorted(set(re.findall(r"\{\w*\}", english))) == sorted(
            set(re.findall(r"\{\w*\}", translation))
        ), english


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_a_key_keeps_one(language: str) -> None:
    """One letter is underlined where English underlines one, and a tabulator parts the key."""
    for english, translation in pairs(language):
        if "<" not in english:
            assert english.count("&") == translation.count("&"), english
        assert english.count("\t") == translation.count("\t"), english


@pytest.mark.parametrize("language", LANGUAGES)
def test_edges_are_kept(language: str) -> None:
    """Spaces at either end belong to what is put together; a full stop stays one."""
    for english, translation in pairs(language):
        if english == ".":  # The decimal separator, a comma in both languages.
            continue
        for strip in (str.lstrip, str.rstrip):
            edge = len(english) - len(strip(english))
            told = len(translation.replace(NO_BREAK, " ")) - len(
                strip(translation.replace(NO_BREAK, " "))
            )
            assert bool(edge) == bool(told) or english == "; ", english
        assert english.endswith(".") == translation.endswith("."), english


def test_french_is_set_as_french_is_set() -> None:
    """High punctuation is not parted from its word at the end of a line; apostrophes are curved."""
    for english, translation in pairs("fr"):
        bare = re.sub(r"<[^>]*>|&nbsp;|\w:[\\/]{1,2}|%\([^)]*\)\w|;;", "", translation)
        assert not re.search(rf"[^{NO_BREAK}\d:;][;?!»](?!\w)|[^{NO_BREAK}\d]:(?=\s|$)", bare), (
            english
        )
        assert not re.search(r"\w'\w", bare), english


def test_german_is_set_as_german_is_set() -> None:
    """Quotation marks stand below and above; dots stand apart."""
    for english, translation in pairs("de"):
        assert translation.count("„") == translation.count("“"), english
        assert not re.search(r"\w…", translation), english


# Compiling ----------------------------------------------------------------------------------------


def test_gettext_reads_what_is_written() -> None:
    """The file is sorted, whole and in UTF-8; what it lacks is said in English."""
    words = {"trick": "pli", "heart": "cœur", "a": "un"}
    told = gettext.GNUTranslations(io.BytesIO(catalogue(words)))
    assert ["pli", "cœur", "un", "trump"] == list(
        map(told.gettext, ("trick", "heart", "a", "trump"))
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shell_has_its_words(language: str) -> None:
    """Every sentence of the command line is in the catalogue."""
    words = translation_files.shell_words(source(language))
    assert {e.english for e in entries(language) if e.context in SHELL} == words.keys()


def test_a_source_that_is_none_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing or broken source is one sentence."""
    monkeypatch.setattr(translation_files, "SOURCES", tmp_path)
    with pytest.raises(ResourceError, match=r"^The translation reunion_de.ts is missing\.$"):
        translation_files.compile_translations()
    (tmp_path / "reunion_de.ts").write_text("<TS>", encoding="utf-8")
    with pytest.raises(ResourceError, match=r"^reunion_de.ts cannot be read: "):
        translation_files.shell_words(tmp_path / "reunion_de.ts")


def test_a_changed_source_makes_the_files_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stale before they are made, fresh after, and stale again when a source is newer."""
    package = tmp_path / "package"
    (package / "ui").mkdir(parents=True)
    shutil.copytree(translation_files.SOURCES, tmp_path / "sources")
    monkeypatch.setattr(translation_files, "SOURCES", tmp_path / "sources")
    monkeypatch.setattr(translation_files, "PACKAGE", package)
    monkeypatch.setattr(translation_files, "LOCALE", package / "locale")
    assert translation_files.is_stale()
    translation_files.compile_translations()
    assert not translation_files.is_stale()
    translation_files.for_shell("fr").unlink()
    assert translation_files.is_stale()
