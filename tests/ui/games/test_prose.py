"""Text files of the games: complete, equal in structure, and understood."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from reunion_desktop.engine.rules import Rules
from reunion_desktop.games import GAMES, game_of
from reunion_desktop.ui.games import book_of, lesson_of, prose
from reunion_desktop.ui.games.book import TextBook
from reunion_desktop.ui.games.prose import Prose, TextError, sections
from reunion_desktop.ui.language.interpreter import Interpreter, Language
from reunion_desktop.ui.look.resources import MissingPicture
from reunion_desktop.ui.words.book import ILLUSTRATION
from tests.prose_files import FILES, LANGUAGES, TEXTS, Passage, blocks, passages, source

IDS = tuple(game.id for game in GAMES)
PROSE = [file for file in FILES if file != "shared/pack"]
KINDS = ("lesson", "options", "rules")
SHARED = {"shared/options", "shared/pack", "shared/texts"}
NO_BREAK = "\N{NO-BREAK SPACE}"


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], None]:
    """Writer of text files that the program reads instead of its own."""

    def path_of(path: str) -> str:
        mine = tmp_path / path.replace("/", "-")
        return str(mine) if mine.exists() else str(TEXTS.parent / path)

    def write(file: str, text: str) -> None:
        name = f"texts/{file}.en.md".replace("/", "-")
        (tmp_path / name).write_bytes(text.encode("utf-8", "surrogateescape"))

    monkeypatch.setattr(prose, "resource", path_of)
    return write


# Files --------------------------------------------------------------------------------------------


def test_every_game_has_its_texts_in_every_language() -> None:
    """Each game has lesson, options and rules book in three languages; there is no other file."""
    wanted = {f"{game}/{kind}" for game in IDS for kind in KINDS} | SHARED
    found = {str(path.relative_to(TEXTS)) for path in TEXTS.rglob("*") if path.is_file()}
    told = {f"{file}.{code}.md" for file in wanted for code in LANGUAGES}
    assert told | {f"{game}/deals.json" for game in IDS} == found


def shape(passage: Passage) -> str:
    """Mark of a passage that no translation changes."""
    text = passage.text
    figure = re.match(r"!\[.*\]\((\w+[^\"]*?) *(?:\"(.*)\")?\)$", text)
    if figure is not None:
        return f"figure {figure[1]}, notes: {(figure[2] or '').count(',')}"
    if re.match(r"# Deal \d|## (Before play|Trick \d+|Turn|Score): |!\[\[", text):
        return text
    if text.startswith("#"):
        return "chapter" + "".join(re.findall(r"\{#[\w-]+\}", text))
    return next((mark for mark in ("> ", "| ") if text.startswith(mark)), "text")


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("file", PROSE)
def test_a_text_has_the_same_structure_in_every_language(file: str, language: str) -> None:
    """Headings of steps, chapters, conditions, figures and their cards are those of English."""
    shapes = {}
    for code in ("en", language):
        shapes[code] = [
            [(each.conditions, shape(each)) for each in passages(file, code)],
            [len(block[0]) > 0 and block[0].startswith("#") for block in blocks(file, code)],
        ]
    assert shapes["en"] == shapes[language]


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("file", PROSE)
def test_amounts_and_ranks_are_the_same_in_every_language(file: str, language: str) -> None:
    """Placeholders for amounts and for rows of ranks are those of English, passage by passage."""
    known = re.compile(r"\{(units|deals|points|worst|best|[2-9TJQKA]{3,})\}")
    told = [
        [sorted(known.findall(each.text)) for each in passages(file, code)]
        for code in ("en", language)
    ]
    assert told[0] == told[1]


@pytest.mark.parametrize("game", IDS)
def test_conditions_name_options_and_values_of_the_game(game: str) -> None:
    """Every condition names an option that the game or Réunion has, with some of its values."""
    options = {"pack": {"french", "german"}}
    for option in game_of(game).default.options:
        options[option.key] = {str(value).lower() for value in option.values}
    asked = {
        tuple(condition.split("="))
        for kind in KINDS
        for passage in passages(f"{game}/{kind}", "en")
        for condition in passage.conditions.split(", ")
        if condition
    }
    assert {
        (key, values) for key, values in asked if not set(values.split("|")) < options[key]
    } == (set())


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_set_as_the_language_is_set(language: str) -> None:
    """Lines fit the editor; French signs keep their spaces, German quotation marks are paired."""
    for file in FILES:
        text = source(file, language)
        assert all(len(line) <= 100 for line in text.splitlines()), file
        assert not re.search(r"\w'\w|  \S.*  | $", text.replace("\n  ", "\n")) or "pack" in file
        for passage in passages(file, language):
            if language == "fr" and not passage.text.startswith(("#", "|", "!")):
                assert not re.search(rf"[^{NO_BREAK}\d][;:?!»]", passage.wording), passage.text
            assert passage.text.count("„") == (language == "de") * passage.text.count("“")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_the_pack_is_used(language: str) -> None:
    """Each row of the table of French and German cards is used by a text."""
    table = [
        line.strip("|").split("|")[0].strip()
        for block in blocks("shared/pack", language)
        for line in block
        if line.startswith("|")
    ][2:]
    told = " ".join(source(file, language) for file in FILES).replace("\n", " ").lower()
    assert [name for name in table if f"{{{name.lower()}}}" not in told] == []


# Understanding ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN, Language.FRENCH])
@pytest.mark.parametrize("german_pack", [False, True])
def test_every_text_is_understood(
    interpreter: Interpreter,
    language: Language,
    german_pack: bool,  # noqa: FBT001 - a case.
) -> None:
    """Nothing of the notation is left in any book or lesson, and no passage is refused."""
    interpreter.speak(language, german_pack=german_pack)
    for game in GAMES:
        lesson = lesson_of(game.id)
        assert lesson is not None
        told = [text for step in lesson.steps() for text in (step.text, step.wrong)]
        assert any(told)
        for rules in game.presets.values():
            chapters = book_of(game.id).chapters(rules)
            assert chapters
            told += [text for chapter in chapters for text in (chapter.title, *chapter.paragraphs)]
            told += [each.caption for each in book_of(game.id).illustrations(rules).values()]
        assert [] == [text for text in told if re.search(r"[\[\]{}#\\|]|^>|\*\*", text)]


def rules_with(**changes: str | int | bool) -> Rules:
    """Rules of Bauer with changed options."""
    return game_of("bauer").default.changed(changes)


BOOK = """
## One {#one}

Always.
[seats=draw] By lot,
  and drawn.
[seats=fixed, brote=1|3] Fixed.
Then **bold**, *italic*, 5 < 6 and a star.\\*

[seats=draw] Only by lot.

| Left | {AKQ} |
| Right | {the HJ} |

![The {jack}: {points} points.](trick HJ H7 "led, {a jack|an ace}")

## Two

![[bauer/rules#one]]
"""


def test_a_book_is_read(written: Callable[[str, str], None]) -> None:
    """Conditions, continued lines, emphasis, tables, figures and embedded sections are read."""
    written("bauer/rules", BOOK)
    one, two = TextBook().chapters(rules_with(seats="draw"))
    assert ("One", "Two") == (one.title, two.title)
    table = (
        "<table cellspacing='0' cellpadding='3'>"
        "<tr><td><i>Left</i>&nbsp;&nbsp;</td><td>A&nbsp;K&nbsp;Q</td></tr>"
        "<tr><td><i>Right</i>&nbsp;&nbsp;</td><td>the jack of hearts</td></tr></table>"
    )
    assert (
        (
            "Always. By lot, and drawn. Then <b>bold</b>, <i>italic</i>, 5 &lt; 6 and a star.*",
            "Only by lot.",
            table,
            f"{ILLUSTRATION}trick",
        )
        == one.paragraphs
        == two.paragraphs
    )
    figure = TextBook().illustrations(rules_with())["trick"]
    assert ("The jack: 0 points.", ("led", "a jack")) == (figure.caption, figure.notes)
    fixed = TextBook().chapters(rules_with(brote=3))[0].paragraphs
    assert fixed[0].startswith("Always. Fixed. Then")
    assert len(fixed) == len(one.paragraphs) - 1
    assert "Fixed" not in TextBook().chapters(rules_with(brote=5))[0].paragraphs[0]


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("No heading.", "No heading."),
        ("# A\n\n[seat=draw] Never.", "seat=draw"),
        ("# A\n\nThe {jester}.", "{jester}"),
        ("# A\n\n![[bauer/rules#none]]", "![[bauer/rules#none]]"),
        ("# A\n\n![Caption.](unheard HJ)", "![Caption.](unheard HJ)"),
        ("# A\n\n![Caption.](values HJ H1)", "![Caption.](values HJ H1)"),
        ("# A\n\n![[nowhere#one]]", ""),
        ("# A\n\n\udcff", ""),
    ],
    ids=str,
)
def test_a_broken_book_is_one_sentence(
    written: Callable[[str, str], None], text: str, named: str
) -> None:
    """A passage that is not understood is named in one sentence, in place of the book."""
    written("bauer/rules", text)
    book = TextBook()
    shown, drawn = book.chapters(rules_with()), book.illustrations(rules_with())
    if "Caption" in text:
        assert {} == drawn
    else:
        ((paragraph,),) = (chapter.paragraphs for chapter in shown)
        assert re.fullmatch(
            r"A text of this program (can’t be read: .* in|is missing:) \S+\.", paragraph
        )
        assert named in paragraph


@pytest.mark.parametrize(
    "heading",
    [
        "Trick 1",
        "Trick 1: dance HJ",
        "Trick one: play HJ",
        "Trick 1: play XX",
        "Score: call what is",
    ],
)
def test_a_broken_lesson_is_one_sentence(written: Callable[[str, str], None], heading: str) -> None:
    """A heading that is no step is named in one sentence, in the only step of the lesson."""
    written("bauer/lesson", f"# Deal 1\n\n## {heading}\n\nText.")
    lesson = lesson_of("bauer")
    assert lesson is not None
    (step,) = lesson.steps()
    assert f"A text of this program can’t be read: “{heading}” in bauer/lesson." == step.text


def test_a_missing_text_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing file is named in one sentence."""

    def missing(path: str) -> str:
        raise MissingPicture(path)

    monkeypatch.setattr(prose, "resource", missing)
    with pytest.raises(
        TextError, match=r"^A text of this program is missing: texts/x/y\.en\.md\.$"
    ):
        sections("x/y")
    ((paragraph,),) = (chapter.paragraphs for chapter in TextBook().chapters(rules_with()))
    assert "A text of this program is missing: texts/shared/pack.en.md." == paragraph


@pytest.mark.parametrize(
    ("language", "text", "french", "german"),
    [
        (
            Language.ENGLISH,
            "{A jack} and {the HJ}",
            "A jack and the jack of hearts",
            "An Unter and the Unter of hearts",
        ),
        (
            Language.GERMAN,
            "{Die Dame} schlägt {kein Karo|keine Schellen}",
            "Die Dame schlägt kein Karo",
            "Der Ober schlägt keine Schellen",
        ),
        (
            Language.FRENCH,
            "{L’as} bat {la dame} et {the SJ}",
            "L’as bat la dame et le valet de pique",
            "Le Daus bat l’Ober et l’Unter de feuille",
        ),
    ],
)
def test_names_bring_their_own_gender(
    interpreter: Interpreter, language: Language, text: str, french: str, german: str
) -> None:
    """A placeholder holds the name with its article, also at the start of a sentence."""
    told = []
    for german_pack in (False, True):
        interpreter.speak(language, german_pack=german_pack)
        told.append(Prose("x").filled(text))
    assert [french, german] == told
