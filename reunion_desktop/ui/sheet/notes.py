"""Text around a score sheet: title, date, place, rules, seal, legend of the signs."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDate, QLocale
from PySide6.QtGui import QTextDocumentFragment

from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.sheet import Sheet
from reunion_desktop.ui.games import book_of, sheet_words_of
from reunion_desktop.ui.games.rule_sets import changes_text, preset_words
from reunion_desktop.ui.sheet.heading import Heading, KeptSheet
from reunion_desktop.ui.sheet.words import words_of
from reunion_desktop.ui.words.book import ILLUSTRATION

translate = QCoreApplication.translate


def title(sheet: Sheet) -> str:
    """Title of the sheet: the game's name, or else its name in a game file."""
    return words_of(sheet).title() or sheet.game.capitalize()


def date_text(heading: Heading) -> str:
    """Date of the session, or its first and last day; empty if unknown."""
    days = [day for day in map(_day, heading.begun) if day is not None]
    if not days:
        return ""
    locale = QLocale()
    first, last = (
        locale.toString(day, QLocale.FormatType.LongFormat) for day in (min(days), max(days))
    )
    if first == last:
        return first
    return translate("sheet", "{first} – {last}").format(first=first, last=last)


def _day(text: str) -> QDate | None:
    try:
        day = datetime.fromisoformat(text)
    except ValueError:
        return None
    return QDate(day.year, day.month, day.day)


def rules_text(heading: Heading) -> str:
    """Rules by preset, with every option that differs from it."""
    rules = heading.rules
    if rules is None:
        return ""
    name = preset_words(rules).title
    if not heading.changed:
        return name
    changes = changes_text(rules, heading.changed, len(heading.changed))
    return translate("sheet", "{rules}; {changes}").format(rules=name, changes=changes)


def payment(rules: Rules) -> tuple[str, ...]:
    """The rules of payment from the book of a game, in plain text."""
    return tuple(
        re.sub(r"[ \n]+", " ", QTextDocumentFragment.fromHtml(cells).toPlainText()).strip()
        for chapter in book_of(rules.game).chapters(rules)
        for text in chapter.paragraphs
        if chapter.name in _PAYMENT and not text.startswith(ILLUSTRATION)
        for cells in [re.sub(r"(&nbsp;)+</td>", ": ", text)]
    )


_PAYMENT = {"payment", "game", "lives", "pots"}
"""Names of chapters on what a game costs; no book has several of them."""


def seal_text(heading: Heading) -> str:
    """Sentence about verified seals; empty if no deal was sealed."""
    if heading.seal or not heading.proved:
        return heading.seal.strip()
    text = translate("sheet", "Seal verified: {proved} of {deals} deals.")
    return text.format(proved=heading.proved, deals=heading.deals)


def text_words(games: Iterable[str] = ()) -> dict[str, str]:
    """Texts of sheets of some games sent as plain text, by the English text."""
    own = (sheet_words_of(game).in_text() for game in dict.fromkeys(games))
    return {text: said for texts in (_shared_words(), *own) for text, said in texts.items()}


def _shared_words() -> dict[str, str]:
    return {
        "Game {number}": translate("sheet", "Game {number}"),
        "Set {number}": translate("viersche", "Set {number}"),
        "Series {number}": translate("series", "Series {number}"),
        "Session": translate("sheet", "Session"),
        "unfinished": translate("sheet", "unfinished"),
        "with help": translate("sheet", "with help"),
        "practice": translate("sheet", "practice"),
        "check": translate("sheet", "check"),
        "matsch": translate("sheet", "matsch"),
        "play-off": translate("sheet", "play-off"),
        "bowers": translate("sheet", "bowers"),
        "Stangen": translate("sheet", "Stangen"),
        "game": translate("sheet", "game"),
        "balance": translate("sheet", "balance"),
        "winnings": translate("sheet", "winnings"),
        "• dealer": translate("sheet", "• dealer"),
        "Stange: no trick, no points": translate("sheet", "Stange: no trick, no points"),
        "king: sits out": translate("sheet", "king: sits out"),
        "staubaus": translate("sheet", "Staubaus"),
        "underlined: dealer without a trick; discards only": translate(
            "sheet", "underlined: dealer without a trick; discards only"
        ),
        "underlined: one more mark": translate("sheet", "underlined: one more mark"),
        "in brackets: marks wiped": translate("sheet", "in brackets: marks wiped"),
        "play-off: one more deal to break the tie": translate(
            "sheet", "play-off: one more deal to break the tie"
        ),
        "start": translate("sheet", "start"),
        "lines": translate("sheet", "lines"),
        "brote": translate("sheet", "Brote"),
        "frame": translate("sheet", "frame"),
        "slate": translate("sheet", "slate"),
        "paid": translate("sheet", "paid"),
        "wiped": translate("sheet", "wiped"),
        "rungs left": translate("sheet", "rungs left"),
        "written": translate("sheet", "written"),
        "crossed out: replaced by another number": translate(
            "sheet", "crossed out: replaced by another number"
        ),
    }


def place_and_date(heading: Heading) -> str:
    """Place and date in one line."""
    return translate("sheet", ", ", "between place and date").join(
        text for text in (heading.place.strip(), date_text(heading)) if text
    )


def notes(kept: KeptSheet) -> tuple[tuple[str, str], ...]:
    """Lines at the foot, each with its key in a table."""
    heading = kept.heading
    rules = rules_text(heading)
    told = (
        ("date", date_text(heading)),
        ("place", heading.place.strip()),
        ("rules", translate("sheet", "Rules: {rules}").format(rules=rules) if rules else ""),
        ("seal", seal_text(heading)),
    )
    return tuple((key, text) for key, text in told if text)


def standing(sheet: Sheet) -> str:
    """Leading player or side with the margin; empty before the first settlement."""
    return words_of(sheet).standing(sheet)


def legend(sheet: Sheet) -> tuple[str, ...]:
    """Legend of the signs on this sheet."""
    return tuple(words_of(sheet).signs(sheet))
