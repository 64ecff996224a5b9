"""Text files of a game: reading, conditional lines, names of cards.

A file is Markdown with a few additions, which the package's README lists.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QFile

from reunion_desktop.engine.cards import Card, Rank
from reunion_desktop.ui.language.pack import is_german_pack
from reunion_desktop.ui.look.resources import MissingPicture, resource
from reunion_desktop.ui.words.cards import card_name, rank_index, the_card

translate = QCoreApplication.translate

PACK = "shared/pack"
"""File with the names that differ between French and German cards."""

_HEADING = re.compile(r"^#+ (?P<title>.*?)(?: \{#(?P<name>[\w-]+)\})?$")
_CONDITION = re.compile(r"^\[(\w+=[\w|]+(?:, \w+=[\w|]+)*)\] (.*)$")
_EMBED = re.compile(r"^!\[\[([\w/-]+)#([\w-]+)\]\]$")
_CARD = re.compile(r"^(?:([Tt]he) )?([CDHS][2-9TJQKA])$")
_RANKS = re.compile(r"^[2-9TJQKA]{3,}$")


class TextError(Exception):
    """Error: a text file is missing or broken; the message is one sentence for the player."""


@dataclass(frozen=True, slots=True)
class Section:
    """Heading of a text file, and what stands below it."""

    title: str
    name: str
    """Name by which other files embed it; empty for none."""
    text: str


def sections(file: str) -> tuple[Section, ...]:
    """Sections of a text file in the current language.

    Args:
        file: its name without language and ending: ``reunion/rules``.

    Raises:
        TextError: it is missing or cannot be read.
    """
    found: list[Section] = []
    # An indented line continues the line above.
    for line in re.sub(
        r"\n +(?=\S)", " ", text_of(f"texts/{file}.{language_code()}.md")
    ).splitlines():
        heading = _HEADING.match(line)
        if heading is not None:
            found.append(Section(heading["title"], heading["name"] or "", ""))
        elif found:
            last = found[-1]
            found[-1] = Section(last.title, last.name, f"{last.text}{line}\n")
        elif line.strip():
            raise not_understood(file, line)
    return tuple(found)


def not_understood(file: str, text: str) -> TextError:
    """Fault of a file in which a passage breaks the rules."""
    said = translate("texts", "A text of this program can’t be read: “{text}” in {file}.")
    return TextError(said.format(text=text[:40], file=file))


def language_code() -> str:
    """Code of the language in use, as in the names of text files."""
    return translate("texts", "en", "code of this language, as in the names of text files")


def text_of(path: str) -> str:
    """Content of a text file, by its path below ``assets``.

    Raises:
        TextError: it is missing or cannot be read.
    """
    try:
        opened = QFile(resource(path))
        if opened.open(QFile.OpenModeFlag.ReadOnly):
            return bytes(opened.readAll().data()).decode()
    except (MissingPicture, UnicodeDecodeError):
        pass
    said = translate("texts", "A text of this program is missing: {file}.")
    raise TextError(said.format(file=path))


class Prose:
    """Paragraphs of one text file under given options."""

    def __init__(
        self,
        file: str,
        options: Mapping[str, str] | None = None,
        facts: Mapping[str, str] | None = None,
    ) -> None:
        """Read the names of the cards.

        Args:
            file: name of the file, for messages.
            options: values of options by their keys, as they are written in conditions.
            facts: texts of placeholders that depend on the rules.

        Raises:
            TextError: the names are missing.
        """
        pack = "german" if is_german_pack() else "french"
        self._file, self._options = file, {**(options or {}), "pack": pack}
        self._facts = dict(facts or {})
        self._words = _pack_words()

    def paragraphs(self, text: str) -> Iterator[str]:
        """Paragraphs in force, each in one line; placeholders are not filled yet.

        Raises:
            TextError: a condition or an embedded section is unknown.
        """
        for block in re.split(r"\n\s*\n", text.strip()):
            parts: list[str] = []
            for line in filter(None, block.split("\n")):
                first, *more = self._in_force(line) or ("",)
                parts.append(first)
                if more:
                    yield " ".join(filter(None, parts))
                    yield from more[:-1]
                    parts = more[-1:]
            joined = " ".join(filter(None, parts))
            if joined:
                yield joined

    def _in_force(self, line: str) -> tuple[str, ...]:
        """Line without its condition; nothing if that does not hold; an embedded section's text."""
        found = _CONDITION.match(line)
        if found is not None:
            if not all(self._holds(condition) for condition in found[1].split(", ")):
                return ()
            line = found[2]
        embedded = _EMBED.match(line)
        if embedded is None:
            return (line,)
        for section in sections(embedded[1]):
            if section.name == embedded[2]:
                return tuple(self.paragraphs(section.text))
        raise not_understood(self._file, line)

    def _holds(self, condition: str) -> bool:
        key, _, values = condition.partition("=")
        if key not in self._options:
            raise not_understood(self._file, condition)
        return self._options[key] in values.split("|")

    def filled(self, text: str, **facts: str) -> str:
        """Text with its placeholders filled.

        Raises:
            TextError: a placeholder is unknown.
        """
        return re.sub(r"\{([^{}]*)\}", lambda found: self._word(found[1], facts), text)

    def _word(self, asked: str, facts: Mapping[str, str]) -> str:
        """Text of a placeholder: a fact, a card, ranks, or a name that depends on the pack."""
        told = {**self._facts, **facts}.get(asked)
        if told is not None:
            return told
        card = _CARD.match(asked)
        if card is not None:
            name = (the_card if card[1] else card_name)(Card.parse(card[2]))
            return _capital(name) if card[1] == "The" else name
        if _RANKS.match(asked):
            by_letter = {rank.letter: rank for rank in Rank}
            return "&nbsp;".join(rank_index(by_letter[letter]) for letter in asked)
        french, bar, german = asked.partition("|")
        if not bar:
            german = self._german(asked)
        return german if is_german_pack() else french

    def _german(self, name: str) -> str:
        """German cards' name for a name from the table, which has no capitals of sentences."""
        small = name[:1].lower() + name[1:]
        if name in self._words:
            return self._words[name]
        if small in self._words:
            return _capital(self._words[small])
        raise not_understood(self._file, f"{{{name}}}")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _pack_words() -> Mapping[str, str]:
    """German cards' names by those of French cards, from the table in a file."""
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for section in sections(PACK)
        for line in section.text.splitlines()
        if line.startswith("|")
    ]
    return {row[0]: row[1] for row in rows if len(row) == 2}
