"""Rules book of a game: chapters and figures from its text file, for the rules in force.

Cards in a figure, their values, legal cards and winners of tricks come from the engine, so that a
figure cannot contradict the rules of the game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from html import escape

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.cards import Card, CardSet, Suit
from reunion_desktop.engine.duties import playable
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.tricks import Trick
from reunion_desktop.ui.games.prose import Prose, TextError, not_understood, sections
from reunion_desktop.ui.words.book import ILLUSTRATION, BookChapter, Illustration

translate = QCoreApplication.translate

TRUMP = Suit.HEARTS
"""Trump suit of every figure."""

_FIGURE = re.compile(
    r'^!\[(?P<caption>.*)\]\((?P<kind>\w+)(?P<cards>[^"]*?) *(?:"(?P<notes>.*)")?\)$'
)
_SUITS = {"trumps": TRUMP, "mate": TRUMP.mate, "plain": Suit.SPADES}
"""Suits that a figure shows from high to low, by its kind."""


class TextBook:
    """Rules book in the current language, from the text file of a game."""

    def chapters(self, rules: Rules) -> tuple[BookChapter, ...]:
        """Chapters for a table's rules; if the file is broken, one that says so."""
        try:
            return tuple(self._chapters(rules))
        except TextError as fault:
            title = translate("rulespage", "Rules")
            return (BookChapter(title, (escape(str(fault)),)),)

    def illustrations(self, rules: Rules) -> Mapping[str, Illustration]:
        """Figures by kind, for the rules in force; none if the file is broken."""
        try:
            return dict(self._illustrations(rules))
        except TextError:
            return {}

    def facts(self, rules: Rules) -> Mapping[str, str]:
        """Texts of the placeholders that depend on a game's rules."""
        del rules
        return {}

    def figure(self, kind: str, cards: str, notes: tuple[str, ...], rules: Rules) -> Illustration:
        """Figure of a kind, without its caption.

        Args:
            kind: its kind.
            cards: its cards, as in the file.
            notes: words for its cards, as in the file.
            rules: the rules in force.

        Raises:
            KeyError: the kind is unknown.
        """
        order = rules.order(TRUMP)
        if kind == "values":
            row = parsed(cards)
            points = tuple(str(rules.points(card, order)) for card in row)
            return Illustration("", row, points, bowers=order.bowers)
        if kind == "trick":
            trick = Trick(tuple(range(rules.players)), parsed(cards))
            best = CardSet.of((trick.cards[trick.best(order)],))
            return Illustration("", trick.cards, notes, raised=best)
        if kind == "legal":
            led, _, hand = cards.partition(":")
            held = parsed(hand)
            trick = Trick(tuple(range(rules.players)), parsed(led))
            legal = playable(CardSet.of(held), rules.musts(order, trick, 1))
            return Illustration(
                "", held, dim=CardSet.of(held) - legal, raised=legal, bowers=order.bowers
            )
        suit = order.cards_of(_SUITS[kind]) & CardSet.of(rules.pack)
        row = tuple(sorted(suit, key=order.height, reverse=True))
        return Illustration("", row, bowers=order.bowers)

    def _chapters(self, rules: Rules) -> Iterator[BookChapter]:
        prose = self._prose(rules)
        for section in sections(_file(rules)):
            told = tuple(_marked_up(prose, text) for text in prose.paragraphs(section.text))
            yield BookChapter(escape(section.title, quote=False), told, section.name)

    def _illustrations(self, rules: Rules) -> Iterator[tuple[str, Illustration]]:
        prose, order = self._prose(rules), rules.order(TRUMP)
        for section in sections(_file(rules)):
            for text in prose.paragraphs(section.text):
                found = _FIGURE.match(text)
                if found is None:
                    continue
                notes = tuple(prose.filled(found["notes"] or "").split(", "))
                try:
                    drawn = self.figure(found["kind"], found["cards"], notes, rules)
                except (KeyError, ValueError):
                    raise not_understood(_file(rules), text) from None
                points = sum(rules.points(card, order) for card in drawn.cards)
                caption = prose.filled(found["caption"], points=str(points))
                yield found["kind"], replace(drawn, caption=caption)

    def _prose(self, rules: Rules) -> Prose:
        options = {key: str(value).lower() for key, value in rules.as_options().items()}
        return Prose(_file(rules), options, self.facts(rules))


def parsed(cards: str) -> tuple[Card, ...]:
    """Cards of a figure."""
    return tuple(Card.parse(word) for word in cards.split())


def _file(rules: Rules) -> str:
    return f"{rules.game}/rules"


def _marked_up(prose: Prose, text: str) -> str:
    """Paragraph as rich text: a figure, a table, or sentences with bold and italic words."""
    figure = _FIGURE.match(text)
    if figure is not None:
        return f"{ILLUSTRATION}{figure['kind']}"
    told = prose.filled(escape(text, quote=False))
    told = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", told)
    told = re.sub(r"(?<!\\)\*(.+?)(?<!\\)\*", r"<i>\1</i>", told).replace("\\*", "*")
    return _table(told) if told.startswith("|") else told


def _table(told: str) -> str:
    """HTML table of rows with a name and a text."""
    rows = (row.strip("| ").split(" | ") for row in re.split(r"(?<=\|) (?=\|)", told))
    cells = "".join(
        f"<tr><td><i>{left}</i>&nbsp;&nbsp;</td><td>{right}</td></tr>" for left, right in rows
    )
    return f"<table cellspacing='0' cellpadding='3'>{cells}</table>"
