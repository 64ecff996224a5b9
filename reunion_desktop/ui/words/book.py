"""Rules book as values, and as rich text: chapters of paragraphs, and pictures among them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from reunion_desktop.engine.cards import NO_CARDS, Card, CardSet
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.sheet import Sheet

ILLUSTRATION = "figure:"
"""How a paragraph begins that stands for a picture; its name follows."""


@dataclass(frozen=True, slots=True)
class Illustration:
    """Cards in a row, or an example of the score sheet."""

    caption: str
    """What the picture shows, in a sentence: it stands below it."""
    cards: tuple[Card, ...] = ()
    notes: tuple[str, ...] = ()
    """A word below each card; empty for none."""
    dim: CardSet = NO_CARDS
    """The cards that may not be chosen."""
    raised: CardSet = NO_CARDS
    """The cards that stand out: those allowed, or the one that takes the trick."""
    bowers: tuple[Card, ...] = ()
    sheet: Sheet | None = None


@dataclass(frozen=True, slots=True)
class BookChapter:
    """A part of the book, with its heading."""

    title: str
    paragraphs: tuple[str, ...]
    """Rich text; or :data:`ILLUSTRATION` and the name of a picture."""


class RulesBook(Protocol):
    """The rules of a game as they are read."""

    def chapters(self, rules: Rules) -> tuple[BookChapter, ...]:
        """The rules of a table, told for the very rule set in force."""
        ...

    def illustrations(self, rules: Rules) -> Mapping[str, Illustration]:
        """Every picture of the book by name."""
        ...


def no_illustration(_name: str) -> str:
    """No picture at all: for a page of words."""
    return ""


def book_text(
    chapters: Sequence[BookChapter],
    title: str,
    illustration: Callable[[str], str] = no_illustration,
) -> str:
    """A book as rich text, its chapters listed first and linked.

    Args:
        chapters: what it tells; one without a paragraph is left out.
        title: what it is called.
        illustration: gives the rich text of a picture by its name.
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
    """A paragraph of words, or the picture that it stands for."""
    if text.startswith(ILLUSTRATION):
        return illustration(text.removeprefix(ILLUSTRATION))
    return f"<p>{text}</p>"


def alternative_text(illustration: Illustration, names: Sequence[str]) -> str:
    """A picture in words, for whoever cannot see it: what stands below it, then the cards.

    Args:
        illustration: the picture.
        names: what its cards are called.
    """
    told = [
        f"{name} ({note})" if note else name
        for name, note in zip(names, illustration.notes or ("",) * len(names), strict=True)
    ]
    return " ".join([illustration.caption, ", ".join(told)]).strip()
