"""Tests of the form for the house rules."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from reunion_desktop.games.ekart.rules import PRESETS as EKART
from reunion_desktop.games.reunion.options import OPTIONS
from reunion_desktop.games.reunion.rules import PIERER_1862, PRESETS
from reunion_desktop.games.skat.rules import PRESETS as SKAT
from reunion_desktop.ui.dialogs.rules_form import RulesForm
from reunion_desktop.ui.games.rule_sets import rule_texts
from reunion_desktop.ui.look.responsive import ScrolledPage
from tests.ui.dialogs.asking import pick

# The offscreen platform says so of every top-level window that has a least size.
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")


@pytest.fixture
def form(qtbot: QtBot) -> RulesForm:
    """The form with all options."""
    made = RulesForm(PRESETS)
    made.fill()
    qtbot.addWidget(made)
    return made


def test_a_low_form_has_the_explanation_beside_its_rows(form: RulesForm) -> None:
    """Rows take the whole height of a low form; an explanation without room scrolls."""
    form.show()
    rows, text = form.findChildren(ScrolledPage)
    line = form.fontMetrics().lineSpacing()
    for lines, beside in ((24, False), (9, True), (24, False)):
        form.resize(line * 40, line * lines)
        QApplication.processEvents()
        assert beside == (rows.geometry().right() < text.x())
        assert rows.height() == form.height() - (0 if beside else text.height() + 6)
        assert rows.width() >= 0.55 * form.width()
        (label,) = text.findChildren(QLabel)
        assert label.height() >= label.heightForWidth(label.width())


def test_the_first_row_is_explained_first(qtbot: QtBot) -> None:
    """In Ekart the rows begin with another option than the rules do."""
    made = RulesForm(EKART)
    qtbot.addWidget(made)
    made.fill()
    (label,) = made.findChildren(ScrolledPage)[1].findChildren(QLabel)
    assert label.text().startswith("Little or Great Ekart\n")


def test_open_turned_card_cannot_be_laid_away(form: RulesForm) -> None:
    """Leaving the turned card on the table fixes the other option, until it is undone."""
    pick(form.box("turn_up_pickup"), 1)
    assert False is form.rules.as_options()["discard_turn_up"]
    assert not form.box("discard_turn_up").isEnabled()
    assert "No" == form.box("discard_turn_up").currentText()
    pick(form.box("turn_up_pickup"), 0)
    assert True is form.rules.as_options()["discard_turn_up"]
    assert form.box("discard_turn_up").isEnabled()


def test_earned_units_are_ranked_by_receipts(form: RulesForm) -> None:
    """If losers do not pay, a session is ranked by winnings."""
    pick(form.box("ledger"), 1)
    assert "gross" == form.rules.session_rank
    assert not form.box("session_rank").isEnabled()


def test_no_two_choices_can_clash(form: RulesForm) -> None:
    """Any two options can be set, and the rules stay playable."""
    for place, (one, other) in enumerate(product(OPTIONS, OPTIONS)):
        rules = list(PRESETS.values())[place % len(PRESETS)]
        form.set_rules(rules)
        pick(form.box(one.key), len(one.values) - 1)
        if form.box(other.key).isEnabled():
            pick(form.box(other.key), 0)
        assert form.rules.preset == rules.preset


def test_options_show_the_rules(form: RulesForm) -> None:
    """Each row shows the current value."""
    form.set_rules(PIERER_1862)
    shown = {key: form.box(key).currentIndex() for key in (option.key for option in OPTIONS)}
    options = PIERER_1862.as_options()
    assert {option.key: option.values.index(options[option.key]) for option in OPTIONS} == shown


def test_every_row_can_be_explained(form: RulesForm) -> None:
    """Each row has a tooltip and the same accessible description."""
    for option in OPTIONS:
        box = form.box(option.key)
        assert box.accessibleName()
        assert box.accessibleDescription() in box.toolTip()


def test_the_explanation_is_read_as_it_is_meant(form: RulesForm) -> None:
    """The explanation names the option, and shows no markup."""
    words = rule_texts("reunion").options["ten_rank"]
    labels = [label.text() for label in form.findChildren(QLabel)]
    told = next(text for text in labels if words.explanation in text)
    assert f"{words.label}\n{words.explanation}" == told


def test_a_series_of_skat_has_twelve_rounds(qtbot: QtBot) -> None:
    """With four players 48 deals are proposed, with three 36; another number stays."""
    form = RulesForm(SKAT)
    qtbot.addWidget(form)
    players, series = form.box("players"), form.box("series")
    pick(players, 1)
    assert 48 == form.rules.as_options()["series"]
    pick(players, 0)
    assert 36 == form.rules.as_options()["series"]
    pick(series, 2)
    pick(players, 1)
    assert 24 == form.rules.as_options()["series"]
