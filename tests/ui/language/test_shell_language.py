"""Command line in the shell's language, without Qt."""

from __future__ import annotations

import gettext
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
import translation_files

from reunion_desktop.cli import main
from reunion_desktop.cli.commands import COMMANDS
from reunion_desktop.ui.language.shell_language import FOLDER, speak_as_the_shell, translate

ROOT = Path(__file__).parents[3]

OPENING = {"de": "Aufruf: reunion-desktop", "fr": f"usage{chr(0xA0)}: reunion-desktop"}
"""Beginning of a help text."""

HELPS = ((), *((name,) for name in COMMANDS))


pytestmark = pytest.mark.usefixtures("_compiled")


@pytest.fixture(autouse=True)
def _english_again(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Return to English after each test."""
    monkeypatch.setenv("LANGUAGE", "C")
    yield
    gettext.textdomain("messages")


def said(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str, *words: str
) -> str:
    """Output of a command on both streams, in a shell of this language."""
    monkeypatch.setenv("LANGUAGE", language)
    try:
        main(words)
    except SystemExit as left:
        assert not left.code  # noqa: PT017 - argparse exits after a help text.
    captured = capsys.readouterr()
    return captured.out + captured.err


def english(language: str) -> set[str]:
    """Words of the command line that are not words of the language."""
    tree = ET.parse(translation_files.source(language))
    ours = [c for c in tree.iter("context") if c.findtext("name") in translation_files.SHELL]
    theirs, foreign = (
        {
            word
            for context in ours
            for text in context.iter(tag)
            for word in words("".join(text.itertext()))
        }
        for tag in ("source", "translation")
    )
    return theirs - foreign


def words(text: str) -> set[str]:
    """Words of a text that belong to a language: no option, no name in braces."""
    return set(re.findall(r"(?<![-\w{(,.=])[a-zà-ü]{3,}(?![\w}=|)])", text))


@pytest.mark.parametrize("language", translation_files.LANGUAGES)
@pytest.mark.parametrize("command", HELPS, ids=" ".join)
def test_every_help_is_translated(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    command: tuple[str, ...],
) -> None:
    """Help texts of program and parser are translated; commands and levels are not."""
    shown = said(capsys, monkeypatch, language, *command, "--help")
    assert shown.startswith(OPENING[language])
    typed = {*COMMANDS, "rhineland", "club", "paper", "slate", "type"}
    left = words(shown) & english(language) - typed
    assert not left, sorted(left)


@pytest.mark.parametrize(
    ("command", "german"),
    [
        (("simulate", "--games", "x"), "'x' ist keine Zahl ab 1. Hilfe: reunion-desktop simulate"),
        (("simulate", "--games"), "Angabe --games: ein Wert fehlt. Hilfe:"),
        (("replay",), "Es fehlt: FILE. Hilfe: reunion-desktop replay --help."),
        (("bench", "--part", "lid"), "Angabe --part: ungültiger Wert: 'lid'"),
        (("--nonsense",), "Unbekannte Argumente: --nonsense. Hilfe: reunion-desktop --help."),
        (
            ("simulate", "--rules", "chess"),
            "Unbekanntes Regelwerk: 'chess'. Möglich: rhineland, catsatcards",
        ),
    ],
)
def test_a_complaint_is_translated(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    command: tuple[str, ...],
    german: str,
) -> None:
    """An error is one German sentence, whether from the program or the parser."""
    complaint = said(capsys, monkeypatch, "de", *command)
    assert german in complaint
    assert 1 == complaint.count("\n")


def test_a_record_is_the_same_in_every_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A record contains no translated text."""
    for language in ("C", "fr"):
        file = str(tmp_path / f"{language}.reunion")
        said(
            capsys,
            monkeypatch,
            language,
            "simulate",
            "--seats",
            "random,random,random",
            "--record",
            file,
        )
    assert 1 == len({path.read_bytes() for path in tmp_path.iterdir()})


def test_no_qt_is_loaded_to_speak() -> None:
    """A German help text is printed without importing Qt."""
    code = (
        "import sys; from reunion_desktop.cli import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: pass\n"
        "assert not [name for name in sys.modules if name.startswith('PySide6')]"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={"LANGUAGE": "de", "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (0, "") == (ran.returncode, ran.stderr)
    assert ran.stdout.startswith(OPENING["de"])


def test_a_language_without_a_file_is_english(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """An unknown language or missing translations are not an error."""
    monkeypatch.setenv("LANGUAGE", "it")
    speak_as_the_shell()
    assert "print JSON" == translate("cli", "print JSON")
    monkeypatch.setenv("LANGUAGE", "de")
    speak_as_the_shell(tmp_path)
    assert "print JSON" == translate("cli", "print JSON")
    speak_as_the_shell()
    assert "JSON ausgeben" == translate("cli", "print JSON")


def test_the_build_puts_the_files_where_they_are_looked_for() -> None:
    """Translations are compiled into the folder from which they are loaded."""
    assert FOLDER == translation_files.LOCALE


@pytest.mark.parametrize("language", translation_files.LANGUAGES)
@pytest.mark.parametrize(
    "command",
    [
        ("simulate", "--seats", "random,random,random"),
        ("simulate", "--game", "viersche", "--seats", "random,random,random,random"),
        ("arena", "--deals", "1", "--seats", "club,random", "--ceiling"),
        ("arena", "--deals", "2", "--game", "bauer", "--games", "--seats", "random,random"),
    ],
    ids=" ".join,
)
def test_every_table_is_translated(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    command: tuple[str, ...],
) -> None:
    """Tables have no English word but the names of levels and rule sets; figures have a comma."""
    shown = said(capsys, monkeypatch, language, *command)
    typed = {"random", "club", "clairvoyant", "rhineland", "pagat", "saarland"}
    left = words(shown) & english(language) - typed
    assert not left, sorted(left)
    assert re.search(r"\d,\d", shown)
    assert not re.search(r"\d\.\d", shown)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("shell", "option", "told"),
    [
        ("de", (), ["Partie 1", "Probe 450", "Regeln: Réunion (Rheinland)"]),
        ("fr", (), ["Partie 1", "contrôle 450", "Règles : Réunion (Rhénanie)"]),
        ("C", ("--language", "de"), ["Partie 1", "Probe 450", "Regeln: Réunion (Rheinland)"]),
        ("de", ("--language", "en"), ["Game 1", "check 450", "Rules: Réunion (Rhineland)"]),
    ],
)
def test_a_score_sheet_has_the_words_of_the_table(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    shell: str,
    option: tuple[str, ...],
    told: list[str],
) -> None:
    """A score sheet is written in the desktop's language, or in the one that is asked for."""
    record, out = str(tmp_path / "game.reunion"), tmp_path / "sheet.txt"
    said(
        capsys, monkeypatch, "C", "simulate", "--seats", "random,random,random", "--record", record
    )
    assert not said(capsys, monkeypatch, shell, "sheet", record, "--out", str(out), *option)
    text = out.read_text(encoding="utf-8")
    assert all(line in text for line in told), text
