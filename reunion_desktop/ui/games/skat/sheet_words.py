"""Texts of Skat's list: heads of its columns, labels, and what a line says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.cards import Suit
from reunion_desktop.engine.sheet import Meaning, Row, RowKind, Sheet, Shown, Value, printed
from reunion_desktop.games.skat.options import GRAND, NULL
from reunion_desktop.ui.games.sheet_words import KeyedSheetWords
from reunion_desktop.ui.games.skat.call_words import multiplied_by
from reunion_desktop.ui.language.fault_patterns import QT_TRANSLATE_NOOP
from reunion_desktop.ui.words.cards import listed, suit_name

translate = QCoreApplication.translate
in_language = QCoreApplication.translate
"""The translation of a text that is marked for Qt's tool where it is written."""


HEADS = {
    "game": QT_TRANSLATE_NOOP("skat_list", "Game"),
    "base": QT_TRANSLATE_NOOP("skat_list", "Base value"),
    "with": QT_TRANSLATE_NOOP("skat_list", "With matadors"),
    "without": QT_TRANSLATE_NOOP("skat_list", "Without matadors"),
    "hand": QT_TRANSLATE_NOOP("skat_list", "Hand"),
    "schneider": QT_TRANSLATE_NOOP("skat_list", "Schneider"),
    "schneider_announced": QT_TRANSLATE_NOOP("skat_list", "Schneider announced"),
    "schwarz": QT_TRANSLATE_NOOP("skat_list", "Schwarz"),
    "schwarz_announced": QT_TRANSLATE_NOOP("skat_list", "Schwarz announced"),
    "ouvert": QT_TRANSLATE_NOOP("skat_list", "Ouvert"),
    "value": QT_TRANSLATE_NOOP("skat_list", "Value"),
    "doubled": QT_TRANSLATE_NOOP("skat_list", "Kontra, Re, Bock"),
    "passed": QT_TRANSLATE_NOOP("skat_list", "Passed in"),
    "won": QT_TRANSLATE_NOOP("skat_list", "Won"),
    "lost": QT_TRANSLATE_NOOP("skat_list", "Lost"),
}
"""Heads of the columns beside the players', by their keys."""
LABELS = {
    "game_points": QT_TRANSLATE_NOOP("skat_list", "Game points"),
    "for_won": QT_TRANSLATE_NOOP("skat_list", "Won × 50"),
    "for_lost": QT_TRANSLATE_NOOP("skat_list", "Lost × 50"),
    "others_40": QT_TRANSLATE_NOOP("skat_list", "Lost by others × 40"),
    "others_30": QT_TRANSLATE_NOOP("skat_list", "Lost by others × 30"),
    "performance": QT_TRANSLATE_NOOP("skat_list", "List points"),
    "rank": QT_TRANSLATE_NOOP("skat_list", "Place"),
    "rounds": QT_TRANSLATE_NOOP("skat_list", "Rounds to pay"),
    "session": QT_TRANSLATE_NOOP("skat_list", "All series"),
}
"""Labels of rows, by their keys."""


class SkatSheetWords(KeyedSheetWords):
    """Texts for the keys of the list."""

    def label(self, key: str) -> str:
        """Label of a row."""
        if key in LABELS:
            return in_language("skat_list", LABELS[key])
        return super().label(key)

    def head(self, key: str) -> str:
        """Head of a column beside the players'."""
        return head_of(key)

    def nothing(self, row: Row) -> str:
        """Text of an empty cell: the total is as before."""
        if row.kind is RowKind.DEAL:
            return translate("skat_list", "unchanged")
        return super().nothing(row)

    def says(self, meaning: Meaning) -> str:
        """Text of a cell: *clubs with 2, Hand, won, 48, total 132*."""
        values = dict(meaning.values)
        listing = translate("cards", ", ", "between the words of a list")
        match meaning.key:
            case "game":
                said = listing.join(_game(values))
            case "ramsch":
                said = listing.join(("Ramsch", *_times(values), _total(values)))
            case "total":
                said = _total(values)
            case "place":
                said = translate("skat_list", "place {number}").format(number=values["points"])
            case "figure":
                said = printed(values["points"])
            case "void":
                said = translate("skat_list", "passed in")
            case _:
                said = super().says(meaning)
        return said

    def in_text(self) -> Mapping[str, str]:
        """Texts of the list sent as plain text, by the English text."""
        texts = (*HEADS.values(), *LABELS.values())
        return {text: in_language("skat_list", text) for text in texts}

    def standing(self, sheet: Sheet) -> str:
        """Leaders of the session and their points; empty before the first series is over."""
        if sheet.standing is None or not sheet.standing.settled:
            return ""
        names = listed([sheet.heads[column] for column in sheet.standing.leaders])
        points = printed(sheet.standing.amount)
        return translate("skat_list", "Leading: {names}, {points}").format(
            names=names, points=points
        )

    def signs(self, sheet: Sheet) -> Iterator[str]:
        """Legend of the signs; the list explains its columns in their heads."""
        rows = [line for line in sheet.lines(Shown.PAPER) if isinstance(line, Row)]
        games = {row.details[0].text for row in rows if row.details}
        signs = {
            "G": translate("skat_list", "G: Grand"),
            "N": translate("skat_list", "N: Null"),
            "R": translate("skat_list", "R: Ramsch"),
        }
        yield from (text for sign, text in signs.items() if sign in games)
        yield from super().signs(sheet)


def head_of(key: str) -> str:
    """Head of a column beside the players', by its key."""
    return in_language("skat_list", HEADS[key]) if key in HEADS else key


def _game(values: Mapping[str, Value]) -> Iterator[str]:
    """The game of a deal in words, its levels, its end and the total after it."""
    game, run = str(values["game"]), int(values["matadors"])
    names = {NULL: translate("skat_list", "Null"), GRAND: translate("skat_list", "Grand")}
    name = names.get(game) or suit_name(Suit.parse(game))
    if run > 0:
        name = translate("skat_list", "{game} with {count}").format(game=name, count=run)
    elif run < 0:
        name = translate("skat_list", "{game} without {count}").format(game=name, count=-run)
    yield name
    for key in ("hand", "schneider", "schwarz", "ouvert"):
        if values[key]:
            announced = f"{key}_announced"
            yield head_of(announced if values.get(announced) else key)
    if values["overbid"]:
        yield translate("skat_list", "overbid")
    won = translate("skat_list", "won")
    yield won if values["won"] else translate("skat_list", "lost")
    yield from _times(values)
    yield str(abs(int(values["score"])))
    if "points" in values:
        yield _total(values)


def _times(values: Mapping[str, Value]) -> Iterator[str]:
    """The words by which a deal is doubled, and how often it counts; nothing for once."""
    factor = int(values.get("factor", 1))
    if factor == 1:
        return
    if "game" in values:
        yield multiplied_by(int(values.get("kontra", 0)), factor)
    yield translate("skat_list", "times {factor}").format(factor=factor)


def _total(values: Mapping[str, Value]) -> str:
    return translate("skat_list", "total {points}").format(points=printed(values["points"]))
