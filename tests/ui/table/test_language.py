"""Tests of a change of language during an animation: cards land with the new letters."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from reunion_desktop.ui.cards.picture_cache import CardPictureCache
from reunion_desktop.ui.language.interpreter import Interpreter, Language
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.look.theme import Theme, index_letters
from reunion_desktop.ui.table.view import TableView
from reunion_desktop.ui.words.table import TableWords
from tests.ui.table.sights import seen_steps

# The offscreen platform says so of every top-level window that has a least size.
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")


@pytest.fixture
def interpreter(qapp: QApplication) -> Iterator[Interpreter]:  # noqa: ARG001 - it speaks to one.
    """An interpreter that is reset to English afterwards."""
    made = Interpreter()
    yield made
    made.speak(Language.ENGLISH)


@pytest.fixture(autouse=True)
def _lettered_as_before(faces: CardPictureCache) -> Iterator[None]:
    """Restore the index letters of the shared card pictures."""
    yield
    faces.retheme(Theme())
    faces.finish()


def strays(table: TableView) -> list[object]:
    """Cards that are not at their place in the layout, or should not be visible."""
    picture, seen_at = table.showing.picture(), table.stage.positions()
    return [
        key
        for key in picture.keys() | seen_at.keys()
        if key not in seen_at
        or key not in picture
        or abs(seen_at[key][0] - picture[key].x) > 1
        or abs(seen_at[key][1] - picture[key].y) > 1
    ]


@pytest.mark.parametrize("seed", range(2))
def test_a_new_language_in_mid_flight(
    table: TableView, interpreter: Interpreter, seed: int
) -> None:
    """At any time of any step the change is applied, and the step settles exactly once."""
    dice = Random(seed)
    table.set_speed(Speed.NORMAL)
    times = []
    table.settled.connect(lambda: times.append(1))
    for step in dice.sample(seen_steps(), 5):
        language = dice.choice([Language.GERMAN, Language.FRENCH, Language.ENGLISH])
        times.clear()
        table.show_table(step.before)
        table.perform(step)
        flight = table.stage.flight
        flight.setCurrentTime(dice.randrange(max(1, flight.duration())))

        interpreter.speak(language)
        table.retheme(Theme(letters=index_letters(language.value)))
        table.set_words(TableWords.translated())
        QCoreApplication.processEvents()
        flight.setCurrentTime(flight.duration())
        QCoreApplication.processEvents()

        assert [1] == times
        assert [] == strays(table)
        assert table.showing.words == TableWords.translated()
