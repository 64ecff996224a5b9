"""The form for one deal: few keys, what follows is filled in, what cannot be is refused."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from reunion_desktop.engine.deal_form import Answers, DealForm
from reunion_desktop.games import game_of
from reunion_desktop.ui.by_hand.deal_entry import DealEntry
from reunion_desktop.ui.by_hand.new_sheet import NewSheetDialog

NAMES = ("Anna", "Bernd", "Clara", "Dora", "Emil", "Frida")
Written = list[tuple[Answers, str]]


def form_of(game: str) -> DealForm[Any]:
    """The form for the first deal of a game."""
    rules = game_of(game).default
    form = rules.form((), rules.plan(0, ()))
    assert form is not None
    return form


def asked(qtbot: QtBot, game: str) -> tuple[DealEntry, Written]:
    """The form on the screen, and the list of what it writes."""
    entry, written = DealEntry(NAMES[: game_of(game).default.players]), Written()
    qtbot.addWidget(entry)
    entry.written.connect(lambda answers, note: written.append((answers, note)))
    with qtbot.waitActive(entry):
        entry.show()
        entry.activateWindow()
    entry.ask("Deal 1", form_of(game), {}, "")
    return entry, written


def press(keys: str) -> int:
    """Press keys one after the other, a dot for Enter; their number."""
    for key in keys:
        widget = QApplication.focusWidget()
        assert widget is not None
        if key == ".":
            QTest.keyClick(widget, Qt.Key.Key_Return)
        else:
            QTest.keyClicks(widget, key)
    return len(keys)


def button(entry: DealEntry, text: str) -> QPushButton:
    """A button of the form."""
    (found,) = [one for one in entry.findChildren(QPushButton) if one.text() == text]
    return found


@pytest.mark.parametrize(
    ("keys", "points", "trickless"),
    [("60.90.", (60, 90, 0), (2,)), ("0.70.", (0, 70, 80), (0,)), ("140.5.", (140, 5, 5), None)],
)
def test_a_deal_of_reunion_costs_six_keys(
    qtbot: QtBot, keys: str, points: tuple[int, ...], trickless: tuple[int, ...] | None
) -> None:
    """Two figures are typed; the third follows, and so does who took no trick."""
    _, written = asked(qtbot, "reunion")
    assert 6 >= press(keys)
    ((answers, note),) = written
    assert points == tuple(answers[f"points.{seat}"] for seat in range(3))
    assert trickless == answers.get("trickless")
    assert not note


def test_points_that_do_not_add_up_are_refused_and_can_be_written_anyway(qtbot: QtBot) -> None:
    """The reason stands below the form; written anyway, it becomes the note in the margin."""
    entry, written = asked(qtbot, "reunion")
    press("60.60.")
    assert 30 == form_of("reunion").completed({"points.0": 60, "points.1": 60})["points.2"]
    entry.ask("Deal 1", form_of("reunion"), {f"points.{seat}": 60 for seat in range(3)}, "")
    written.clear()
    button(entry, "&Write").click()
    assert [] == written
    anyway = button(entry, "Write it &anyway")
    assert anyway.isVisible()
    anyway.click()
    ((answers, note),) = written
    assert [60, 60, 60] == [answers[f"points.{seat}"] for seat in range(3)]
    assert "The points add up to 180, not to 150." == note


def test_a_missing_answer_cannot_be_written(qtbot: QtBot) -> None:
    """Without an answer there is no line, with or without a note."""
    entry, written = asked(qtbot, "hunsruecker")
    button(entry, "&Write").click()
    assert [] == written
    assert not button(entry, "Write it &anyway").isVisible()


@pytest.mark.parametrize("game", ["viersche", "bauer", "hunsruecker", "hindersche", "ekart"])
def test_every_question_has_words(qtbot: QtBot, game: str) -> None:
    """Each field has a name for screen readers; no key of a question is shown."""
    entry, _ = asked(qtbot, game)
    kinds = (QComboBox, QLineEdit)
    found = [one for kind in kinds for one in entry.findChildren(kind)]
    fields = [one for one in found if one.isVisible() and one.accessibleName()]
    texts = [one.text().replace("&&", "&") for one in entry.findChildren(QLabel)]
    assert fields
    assert all(field.accessibleName() in texts for field in fields)
    boxes = entry.findChildren(QComboBox)
    assert not any("_" in box.itemText(at) for box in boxes for at in range(box.count()))


def test_a_text_set_by_a_screen_reader_is_an_answer(qtbot: QtBot) -> None:
    """A figure that is not typed counts as typed, and the last one follows from it."""
    entry, written = asked(qtbot, "viersche")
    entry.findChildren(QLineEdit)[1].setText("80")
    button(entry, "&Write").click()
    assert [{80, 60}] == [set(answers.values()) for answers, _ in written]


def test_a_placeholder_is_described_as_one(qtbot: QtBot) -> None:
    """A screen reader hears what an empty number or name means, not a bare number or name."""
    entry, _ = asked(qtbot, "reunion")
    dialog = NewSheetDialog((game_of("reunion"),), NAMES, entry)
    press("60")
    assert not entry.findChildren(QLineEdit)[-1].accessibleDescription()
    press(".90")
    shown = [
        line
        for line in (*entry.findChildren(QLineEdit), *dialog.findChildren(QLineEdit))
        if line.placeholderText()
    ]
    assert "0" in {line.placeholderText() for line in shown}
    assert set(NAMES[:3]) <= {line.placeholderText() for line in shown}
    for line in shown:
        told = QAccessible.queryAccessibleInterface(line).text(QAccessible.Text.Description)
        assert told == f"If left empty: {line.placeholderText()}"


def test_a_correction_can_be_cancelled(qtbot: QtBot) -> None:
    """A form with answers has a button to cancel; one for the next deal has none."""
    entry, _ = asked(qtbot, "reunion")
    assert button(entry, "Cancel").isHidden()
    entry.ask("Deal 1", form_of("reunion"), {"points.0": 60, "points.1": 90}, "")
    with qtbot.waitSignal(entry.cancelled):
        button(entry, "Cancel").click()
