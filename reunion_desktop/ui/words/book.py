"""Rules book as values and as rich text: chapters of paragraphs and illustrations."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from reunion_desktop.engine.cards import NO_CARDS, Card, CardSet
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.sheet import Sheet

ILLUSTRATION = "figure:"
"""Prefix of a paragraph that stands for an illustration; its name follows."""


@dataclass(frozen=True, slots=True)
class Illustration:
    """Cards in a row, or an example of the score sheet."""

    caption: str
    """Caption below the illustration, a sentence."""
    cards: tuple[Card, ...] = ()
    notes: tuple[str, ...] = ()
    """Text below each card; empty for none."""
    dim: CardSet = NO_CARDS
    """Cards that may not be chosen."""
    raised: CardSet = NO_CARDS
    """Raised cards: the legal ones, or the one that takes the trick."""
    bowers: tuple[Card, ...] = ()
    sheet: Sheet | None = None


@dataclass(frozen=True, slots=True)
class BookChapter:
    """Chapter of the book, with its heading."""

    title: str
    paragraphs: tuple[str, ...]
    """Rich text; or :data:`ILLUSTRATION` and the name of an illustration."""
    name: str = ""
    """Name in the file of the text; empty for none."""


class RulesBook(Protocol):
    """Interface of a game's rules book."""

    def chapters(self, rules: Rules) -> tuple[BookChapter, ...]:
        """Chapters for the rule set in force."""
        ...

    def illustrations(self, rules: Rules) -> Mapping[str, Illustration]:
        """Illustrations by name."""
        ...


def no_illustration(_name: str) -> str:
    """Return no text for an illustration: for a book without illustrations."""
    return ""


def book_text(
    chapters: Sequence[BookChapter],
    title: str,
    illustration: Callable[[str], str] = no_illustration,
) -> str:
    """Book as rich text, with a linked list of its chapters at the top.

    Args:
        chapters: the chapters; one without a paragraph is left out.
        title: title of the book.
        illustration: returns the rich text of an illustration by its name.
    """
    told = [chapter for chapter in chapters if chapter.paragraphs]
    links = " · ".join(
        f'<a href="#part{number}">{chapter.title}</a>' for number, chapter in enumerate(told)
    )
    body = "".join(
        f'<h3><a name="part{number}"></a>{chapter.title}</h3>'
        + "".join(_paragraph(text, illustration) for text in chapter.paragraphs)
        for number, chapter in enumerate(told)
    )
    return f"<h2>{title}</h2><p>{links}</p>{body}"


def _paragraph(text: str, illustration: Callable[[str], str]) -> str:
    """Paragraph as rich text, or the illustration that it stands for."""
    if text.startswith(ILLUSTRATION):
        return illustration(text.removeprefix(ILLUSTRATION))
    return f"<p>{text}</p>"


def alternative_text(illustration: Illustration, names: Sequence[str]) -> str:
    """Alternative text of an illustration: its caption, then the cards.

    Args:
        illustration: the illustration.
        names: names of its cards.
    """
    told = [
        f"{name} ({note})" if note else name
        for name, note in zip(names, illustration.notes or ("",) * len(names), strict=True)
    ]
    return " ".join([illustration.caption, ", ".join(told)]).strip()
