"""Notes round a score sheet, as text: title, date, place, rules, seal, and what its signs mean."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from reunion_desktop.engine.scoring import Mark, ScoreSheet
from reunion_desktop.ui.games.reunion.options import option_words, value_label
from reunion_desktop.ui.games.reunion.presets import preset_words
from reunion_desktop.ui.sheet.heading import Heading, KeptSheet
from reunion_desktop.ui.words.cards import listed, units

translate = QCoreApplication.translate


def title() -> str:
    """The name of the game, as a sheet bears it."""
    return translate("sheet", "Réunion")


def date_text(heading: Heading) -> str:
    """The day of the sitting, or its first and last day; empty where none is known."""
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
    """The rules by the name of their preset, with every option that differs from it."""
    rules = heading.rules
    if rules is None:
        return ""
    name = preset_words(rules.preset).title
    if not heading.changed:
        return name
    options = rules.as_options()
    told = [
        translate("rules", "{option}: {value}").format(
            option=option_words(key).label, value=value_label(key, options[key])
        )
        for key in heading.changed
    ]
    changes = translate("rules", "; ", "between changed rules").join(told)
    return translate("sheet", "{rules}; {changes}").format(rules=name, changes=changes)


def seal_text(heading: Heading) -> str:
    """What the seals of the deals prove; empty where no deal was sealed."""
    if heading.seal or not heading.proved:
        return heading.seal.strip()
    text = translate("sheet", "Seal verified: {proved} of {deals} deals.")
    return text.format(proved=heading.proved, deals=heading.deals)


def text_words() -> dict[str, str]:
    """The words of a sheet that is sent as text, by the English."""
    return {
        "Game {number}": translate("sheet", "Game {number}"),
        "Session": translate("sheet", "Session"),
        "unfinished": translate("sheet", "unfinished"),
        "with help": translate("sheet", "with help"),
        "practice": translate("sheet", "practice"),
        "check": translate("sheet", "check"),
        "matsch": translate("sheet", "matsch"),
        "tie": translate("sheet", "tie"),
        "bowers": translate("sheet", "bowers"),
        "Stangen": translate("sheet", "Stangen"),
        "game": translate("sheet", "game"),
        "balance": translate("sheet", "balance"),
        "receipts": translate("sheet", "receipts"),
        "• dealt": translate("sheet", "• dealt"),
        "Stange: no trick, no points": translate("sheet", "Stange: no trick, no points"),
        "underlined: the dealer took no trick; his discards alone": translate(
            "sheet", "underlined: the dealer took no trick; his discards alone"
        ),
        "tie: an extra deal that only breaks the tie": translate(
            "sheet", "tie: an extra deal that only breaks the tie"
        ),
    }


def place_and_date(heading: Heading) -> str:
    """Where and when, in one line."""
    return translate("sheet", ", ", "between place and date").join(
        text for text in (heading.place.strip(), date_text(heading)) if text
    )


def notes(kept: KeptSheet) -> tuple[tuple[str, str], ...]:
    """What is written at the foot, each with the key that tables know it by."""
    heading = kept.heading
    rules = rules_text(heading)
    told = (
        ("date", date_text(heading)),
        ("place", heading.place.strip()),
        ("rules", translate("sheet", "Rules: {rules}").format(rules=rules) if rules else ""),
        ("seal", seal_text(heading)),
    )
    return tuple((key, text) for key, text in told if text)


def standing(sheet: ScoreSheet) -> str:
    """Who is in front, and by how much he has won; empty before the first game is settled."""
    if not any(game.settlement is not None for game in sheet.games):
        return ""
    ranked = sheet.balance if sheet.rank == "net" else sheet.receipts
    names = listed([sheet.names[seat] for seat in sheet.leaders])
    amount = units(ranked[sheet.leaders[0]], sign=True)
    return translate("sheet", "In front: {names}, {units}").format(names=names, units=amount)


def legend(sheet: ScoreSheet) -> tuple[str, ...]:
    """What the signs mean that stand on this sheet."""
    return tuple(_signs(sheet))


def _signs(sheet: ScoreSheet) -> Iterator[str]:
    lines = [line for game in sheet.games for line in game.lines]
    marks = {entry.mark for line in lines for entry in line.sheet}
    if lines:
        yield translate("sheet", "• dealt")
    if Mark.SLASH in marks:
        yield translate("sheet", "/ Stange, no trick")
    if Mark.DASH in marks:
        yield translate("sheet", "– Stange, no trick")
    if Mark.UNDERLINE in marks:
        yield translate("sheet", "underlined: from the discards only")
    if any(line.playoff for line in lines):
        yield translate("sheet", "tie: only breaks the tie")
