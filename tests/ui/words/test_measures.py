"""Texts of units and days."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import QLocale

from reunion_desktop.engine.scoring import Units
from reunion_desktop.ui.words.measures import day, day_of, units_text


@pytest.mark.parametrize(
    ("units", "text"),
    [(0, "0"), (2, "+2"), (-3, "−3"), (0.5, "+½"), (-0.5, "−½"), (12.5, "+12½"), (-1.5, "−1½")],
)
def test_units_have_a_sign_and_halves(units: Units, text: str) -> None:
    """Units have a true minus, and a lone half has no digit before it."""
    assert text == units_text(units)


def test_a_day_is_written_as_in_the_language() -> None:
    """A day is written as in the language, without the time."""
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English))
    try:
        assert "20 Nov 2026" == day_of(date(2026, 11, 20)) == day("2026-11-20T23:59:00+00:00")
    finally:
        QLocale.setDefault(before)
