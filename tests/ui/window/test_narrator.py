"""Tests of the narrator: events are told in the order in which they happen."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDockWidget
from pytestqt.qtbot import QtBot

from reunion_desktop.app.table import Table
from reunion_desktop.engine.actions import PlayCard
from reunion_desktop.engine.legal import MayDiscard, MayPlay
from reunion_desktop.games.hindersche.rules import PAGAT
from reunion_desktop.match.game_flow import Wait
from reunion_desktop.ui.access.announcer import Announcer
from reunion_desktop.ui.count.panel import CountPanel
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.words.cards import card_name
from reunion_desktop.ui.words.info import InfoQuestion
from reunion_desktop.ui.words.table import TableWords
from tests.choices import lays_away
from tests.ui.window.person import (
    almost_counted,
    begin,
    by_click,
    entry,
    listen,
    reach,
    until_mine,
)

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")


def test_each_play_is_announced_and_the_count_last(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every card is announced in the order of play, then the last trick, then once the score."""
    told = listen(table, monkeypatch)
    begin(table)
    reach(qtbot, table, lambda: table.flow.wait is Wait.DEAL)

    heard = " ".join(told)
    places = []
    for action in table.session.record.actions:
        if isinstance(action, PlayCard):
            assert heard.count(f"the {card_name(action.card)}.") >= 1
            places.append(heard.index(f"the {card_name(action.card)}."))
    assert 30 == len(places)
    assert sorted(places) == places
    assert "takes the trick" in told[-2] or "You take the trick" in told[-2]
    assert told[-1].startswith("Deal 1: ")
    assert 1 == sum(sentence.startswith("Deal 1: ") for sentence in told)


def test_the_line_tells_of_the_next_deal_while_it_is_cut_and_dealt(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The score of the last deal is not repeated while the next one is cut and dealt."""
    begin(table, "1")
    told: list[str] = []
    table.flow.cut_wanted.connect(lambda _dealer: told.append(table.window.message))
    narrator, settle = table.window.narrator, table.window.narrator.settle

    def note() -> None:
        told.append(narrator.text)
        settle()

    monkeypatch.setattr(narrator, "settle", note)

    reach(qtbot, table, lambda: table.flow.wait is Wait.GAME)

    assert "Anna deals. Cut the pack." in told
    assert {"You deal.", "Anna deals.", "Karl deals."} <= set(told)


def test_a_game_that_begins_is_not_told_of_the_one_before(qtbot: QtBot, table: Table) -> None:
    """A new game shows neither the result nor an error of the one before."""
    almost_counted(table, 3)
    reach(qtbot, table, lambda: table.flow.wait is Wait.GAME)
    result = table.window.message
    table.window.say_trouble("Something went wrong.")
    assert table.window.statusBar().currentMessage() == "Something went wrong."

    begin(table, "8")

    assert result
    assert table.window.statusBar().currentMessage() == ""
    assert "wrong" not in table.window.message
    assert result not in table.window.message


def test_each_turn_is_said_once(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The prompt of each turn is announced once, after the events that led to it."""
    told = listen(table, monkeypatch)
    begin(table)

    def asked() -> list[bool]:
        return [one.startswith(("Your turn", "You lead", "Lay ")) for one in told]

    for turn in range(1, 7):
        until_mine(qtbot, table)
        legal = table.flow.observation.legal
        assert legal is not None
        qtbot.waitUntil(lambda: asked()[-1])
        assert turn == sum(asked())
        assert isinstance(legal, MayPlay)
        by_click(table, legal)


def test_a_prompt_that_was_asked_for_is_not_said_again(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An answer that is given as the prompt becomes due replaces it."""
    told = listen(table, monkeypatch)
    begin(table)
    narrator, sheet = table.window.narrator, table.window.sheet.sheet
    table.flow.waiting.connect(lambda _wait: narrator.answer(InfoQuestion.TURN, sheet))
    until_mine(qtbot, table)
    QTest.qWait(20)
    assert told[-1].startswith(("Your turn", "You lead"))
    assert 1 == told.count(told[-1])


def test_the_rule_of_a_deal_is_told_once(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rule is announced with the deal; the line shows the prompt alone, even of the lead."""
    names, rule = ("Me", "Anna", "Karl", "Eva"), "Most points get a mark"
    rules, told = replace(PAGAT, cut="off", first_dealer="random"), listen(table, monkeypatch)
    for seed in map(str, range(12)):
        told.clear()
        table.begin(NewGame(rules, names, ("random",) * 3, seed))
        until_mine(qtbot, table)
        assert 1 == sum(rule in sentence for sentence in told)
        assert rule not in table.window.message
        if table.window.message.startswith("You lead"):
            break
    assert table.window.message.startswith("You lead")


def test_the_keys_are_told_once(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The keys are explained once, after the first prompt, when there is time to listen."""
    monkeypatch.setattr(Announcer, "is_heard", True)
    told = listen(table, monkeypatch)
    keys = TableWords.translated().keys
    assert "F3" in keys
    begin(table)
    until_mine(qtbot, table)
    qtbot.waitUntil(lambda: keys in told)
    assert "You lead" in told[told.index(keys) - 1]
    begin(table, "another")
    reach(qtbot, table, lambda: table.flow.wait is Wait.CHOICE)
    qtbot.waitUntil(lambda: told[-1].startswith(("You lead", "Your turn", "Lay")))
    assert 1 == told.count(keys)


def lagging(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Simulated lag of speech in milliseconds; 0 reports that nothing is waiting."""
    lag = [0]
    monkeypatch.setattr(Announcer, "lag_ms", property(lambda _announcer: lag[0]))
    return lag


def silence(table: Table) -> None:
    """Report that everything was spoken."""
    announcer = table.window.narrator.parent()
    assert isinstance(announcer, Announcer)
    announcer.speaks.emit(0)


def test_one_is_asked_when_the_last_play_was_heard(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The prompt follows the announcement of the last play; other pauses are not affected."""
    lag = lagging(monkeypatch)
    told = listen(table, monkeypatch)
    begin(table)
    table.flow.step.connect(lambda _step: lag.__setitem__(0, 60_000))
    qtbot.waitUntil(lambda: any("discards" in one for one in told))
    QTest.qWait(50)
    waits = [table.flow.wait]
    silence(table)
    waits.append(table.flow.wait)
    assert [Wait.NOTHING, Wait.CHOICE] == waits
    qtbot.waitUntil(lambda: told[-1].startswith("You lead"))


def test_what_waits_is_forgotten_when_the_game_goes_on(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sentence that waits is dropped when a new game starts."""
    lag = lagging(monkeypatch)
    begin(table)
    until_mine(qtbot, table)
    done: list[str] = []
    lag[0] = 60_000
    table.window.narrator.when_heard(lambda: done.append("old"))
    table.window.narrator.when_heard(lambda: done.append("later"))
    silence(table)
    assert ["later"] == done
    table.window.narrator.when_heard(lambda: done.append("never"))
    table.window.narrator.go_back(table.flow.observation)
    silence(table)
    assert ["later"] == done


def test_what_waits_also_waits_for_an_answer(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An answer in between delays what waits, such as a focus, which would cut it short."""
    lag = lagging(monkeypatch)
    begin(table)
    until_mine(qtbot, table)
    done: list[str] = []
    lag[0] = 1
    narrator = table.window.narrator
    narrator.when_heard(lambda: done.append("focus"))
    lag[0] = 60_000
    narrator.announcer.speaks.emit(lag[0])
    QTest.qWait(900)
    assert not done
    silence(table)
    assert ["focus"] == done


def test_the_count_is_told_when_the_last_trick_was_heard(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The score is announced after the last trick, and takes the focus when it was spoken."""
    lag = lagging(monkeypatch)
    told = listen(table, monkeypatch)
    almost_counted(table)
    table.flow.counted.connect(lambda _sheet: lag.__setitem__(0, 60_000))
    reach(qtbot, table, lambda: table.flow.wait is Wait.DEAL)
    (plate,) = table.window.prompt.findChildren(CountPanel)
    assert table.window.prompt.isVisible()
    assert plate.default is not table.window.focusWidget()
    assert "trick" in told[-1]
    silence(table)
    assert told[-1].startswith("Deal 1: ")
    assert plate.default is not table.window.focusWidget()
    silence(table)
    assert plate.default is table.window.focusWidget()


def test_picks_are_told(qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Picking and unpicking are announced, with the key that confirms the discard."""
    told = listen(table, monkeypatch)
    begin(table)
    reach(qtbot, table, lambda: lays_away(table.flow))
    legal = table.flow.observation.legal
    assert isinstance(legal, MayDiscard)
    qtbot.waitUntil(lambda: told[-1].startswith("Discard "))
    first, second = legal.first.cards
    view = table.window.table
    for card in (first, second, second):
        view.choosing.choose(card)
    QTest.qWait(300)  # A screen reader gets the next focused card first, and would cut this off.
    assert told[-1].startswith("Discard ")
    qtbot.waitUntil(lambda: told[-1].startswith("Deselected"))
    assert [
        f"Selected: the {card_name(first)}.",
        f"Selected: the {card_name(second)}. Press Space to confirm.",
        f"Deselected: the {card_name(second)}.",
    ] == told[-3:]


def test_picks_are_not_told_after_the_discard(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a quick discard the picks are not announced, nor the same cards as put back later."""
    told = listen(table, monkeypatch)
    begin(table)
    reach(qtbot, table, lambda: lays_away(table.flow))
    legal = table.flow.observation.legal
    assert isinstance(legal, MayDiscard)
    choosing = table.window.table.choosing
    for card in legal.first.cards:
        choosing.choose(card)
    choosing.confirm()
    qtbot.waitUntil(lambda: any(one.startswith("You discard ") for one in told))
    QTest.qWait(700)  # Longer than a pick waits for the screen reader.
    assert not [one for one in told if one.startswith("Selected")]
    table.flow.undo()
    qtbot.waitUntil(lambda: lays_away(table.flow))
    choosing.choose(next(iter(legal.first.cards)))
    qtbot.waitUntil(lambda: told[-1].startswith("Selected"))


def test_an_undo_is_told(qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """An undone move is announced before the prompt; another game announces no undo."""
    begin(table)
    until_mine(qtbot, table)
    legal = table.flow.observation.legal
    assert isinstance(legal, MayPlay)
    card = next(iter(legal.cards))
    by_click(table, legal)
    until_mine(qtbot, table)
    told = listen(table, monkeypatch)
    table.flow.undo()
    qtbot.waitUntil(lambda: len(told) == 2)
    assert f"You undo the {card_name(card)} and everything played after it." == told[0]
    assert told[1].startswith(("Your turn", "You lead"))
    begin(table, "another")
    until_mine(qtbot, table)
    assert not any("take back" in sentence for sentence in told[2:])


def test_questions_are_answered_at_their_keys(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Info keys answer on the line and aloud; none of them is a menu's or jumps to a card."""
    begin(table)
    until_mine(qtbot, table)
    told = listen(table, monkeypatch)
    for question in InfoQuestion:
        (asked,) = (
            one
            for one in table.window.findChildren(QAction)
            if QKeySequence(question.value) in one.shortcuts()
        )
        asked.trigger()
        assert told[-1] == table.window.message
    assert len(InfoQuestion) == len(told)
    assert told[0].startswith(("No card has been played yet.", "Anna: ", "Karl: "))
    assert any(sentence.startswith("Trumps: ") for sentence in told)


def test_the_last_trick_is_told_when_it_is_shown(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The key for the last trick names its cards, and a second press says that it is hidden."""
    told = listen(table, monkeypatch)
    begin(table)
    last = entry(table, "&Last trick")
    reach(qtbot, table, last.isEnabled)
    told.clear()
    for _ in range(2):
        last.trigger()
    said, hidden = told
    assert said.startswith("Last trick: ")
    assert "Hidden: earlier trick." == hidden


def test_the_pack_to_cut_waits_for_its_question(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pack gets the focus when the question was spoken."""
    lag = lagging(monkeypatch)
    begin(table)
    lag[0] = 900
    table.flow.cut_wanted.emit(1)
    assert table.window.table.showing.cutting is None
    lag[0] = 0
    silence(table)
    assert table.window.table.showing.cutting is not None


def test_showing_and_hiding_the_sheet_is_told(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The key for the score sheet says what it did."""
    begin(table)
    told, sheet = listen(table, monkeypatch), table.window.findChild(QDockWidget, "sheet")
    assert isinstance(sheet, QDockWidget)
    for _ in range(2):
        sheet.toggleViewAction().trigger()
    assert ["Hidden: Score sheet.", "Shown: Score sheet."] == told


def test_the_news_are_said_again(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The question *Again* repeats the events from the player's own last card on."""
    begin(table)
    until_mine(qtbot, table)
    told = listen(table, monkeypatch)
    legal = table.flow.observation.legal
    assert isinstance(legal, MayPlay)
    by_click(table, legal)
    until_mine(qtbot, table)
    qtbot.waitUntil(lambda: told[-1].startswith(("Your turn", "You lead")))
    news = " ".join(told)
    for question in (InfoQuestion.TRUMPS, InfoQuestion.AGAIN, InfoQuestion.AGAIN):
        table.window.narrator.answer(question, table.window.sheet.sheet)
    assert [news, news] == told[-2:]
    assert news.startswith("You play ")


def test_an_answer_does_not_hide_for_good_whose_turn_it_is(qtbot: QtBot, table: Table) -> None:
    """An answer is shown for a while; then the prompt returns."""
    begin(table)
    until_mine(qtbot, table)
    asked = table.window.message
    narrator = table.window.narrator

    narrator.answer(InfoQuestion.TRUMPS, table.window.sheet.sheet)
    assert table.window.message.startswith("Trumps: ")
    narrator.say_anew()

    assert asked == table.window.message
