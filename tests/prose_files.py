"""Text files of the games, read without the program."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

TEXTS = Path(__file__).parents[1] / "assets" / "texts"
LANGUAGES = ("en", "de", "fr")
FILES = sorted({str(path.relative_to(TEXTS)).split(".")[0] for path in TEXTS.rglob("*.md")})
"""Names without language and ending: ``bauer/rules``."""


@dataclass(frozen=True, slots=True)
class Passage:
    """Sentences that stand or fall together, or a heading."""

    conditions: str
    """Condition in brackets; empty for none."""
    text: str

    @property
    def wording(self) -> str:
        """Text as the player of French cards reads it; cards and amounts are left out."""
        keywords = (
            r"# Deal \d.*|## (Before play|Trick \d+|Turn|Score): .*|!\[\[.*|\{#[\w-]+\}$|^#+ |^> "
        )
        text = re.sub(keywords, "", self.text)
        figure = re.fullmatch(r'!\[(.*)\]\([^"]*"?(.*?)"?\)', text)
        text = f"{figure[1]} {figure[2]}" if figure else text
        text = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", text)
        text = re.sub(r"(?<!\\)\*(.+?)(?<!\\)\*", r"<i>\1</i>", text).replace("\\*", "*")
        return re.sub(r"\{([^{}|]*)(\|[^{}]*)?\}", _french, text).strip()


def _french(found: re.Match[str]) -> str:
    known = re.fullmatch(r"([Tt]he )?[2-9TJQKACDHS]+|units|deals|points|worst|best", found[1])
    return "{x}" if known else found[1]


def source(file: str, language: str) -> str:
    """Content of a text file."""
    return (TEXTS / f"{file}.{language}.md").read_text(encoding="utf-8")


def blocks(file: str, language: str) -> Iterator[list[str]]:
    """Headings and paragraphs of a file, as lines without their continuations."""
    text = re.sub(r"\n +(?=\S)", " ", source(file, language))
    for block in re.split(r"\n\s*\n", text.strip()):
        yield block.split("\n")


def passages(file: str, language: str) -> Iterator[Passage]:
    """Passages of a file; lines of one sentence that are not conditional are joined."""
    for block in blocks(file, language):
        plain: list[str] = []
        for line in block:
            found = re.match(r"\[(\w+=[^\]]*)\] (.*)$", line)
            if found is None and not line.startswith(("#", "!", "|")):
                plain.append(line)
                continue
            if plain:
                yield Passage("", " ".join(plain))
                plain = []
            yield Passage(found[1], found[2]) if found else Passage("", line)
        if plain:
            yield Passage("", " ".join(plain))


def wordings(language: str) -> list[str]:
    """Wordings of all passages in a language."""
    return [
        passage.wording
        for file in FILES
        if file != "shared/pack"
        for passage in passages(file, language)
    ]
