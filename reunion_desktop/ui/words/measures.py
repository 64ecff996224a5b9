"""Units and dates as text: signs, halves and date formats of the language."""

from __future__ import annotations

from datetime import date, datetime

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from reunion_desktop.engine.scoring import Units

translate = QCoreApplication.translate

UNITS_OF_A_DEAL = 2
"""Units between a won and a lost deal, in games that have no units of their own."""


def day(iso: str) -> str:
    """Date of a record as a day: *20 Nov 2026*."""
    return day_of(datetime.fromisoformat(iso).date())


def day_of(when: date) -> str:
    """Day as text: *20 Nov 2026*."""
    pattern = translate("archive", "d MMM yyyy", "a day, as Qt writes dates")
    return QLocale().toString(QDate(when.year, when.month, when.day), pattern)


def units_text(units: Units) -> str:
    """Units with their sign, halves as ½, and a true minus."""
    whole = int(abs(units))
    half = "½" if abs(units) != whole else ""
    sign = "−" if units < 0 else "+" if units > 0 else ""
    return sign + (str(whole) if whole or not half else "") + half


def amount_text(units: float) -> str:
    """Amount of units with two decimals and their name; French uses the singular below two."""
    if round(units, 2) < 2:
        text = translate("review", "{units} units", "fewer than two")
    else:
        text = translate("review", "{units} units", "two and more")
    return text.format(units=QLocale().toString(units, "f", 2))


def cost_text(units: float, *, shares: bool) -> str:
    """A cost in words: *0.42 units*, or *12% of a deal* in a game without units of its own."""
    if not shares:
        return amount_text(units)
    return translate("review", "{share} of a deal").format(share=deal_share_text(units))


def deal_share_text(units: float) -> str:
    """Units of a game without units of its own as a share of a deal, never 0: *12%*."""
    return percent_text(max(units / UNITS_OF_A_DEAL, 0.01 if units else 0.0))


def percent_text(share: float) -> str:
    """Share in whole percent: *12%*, with a no-break space where the language has one."""
    return translate("review", "{count}%", "percent").format(count=round(100 * share))
