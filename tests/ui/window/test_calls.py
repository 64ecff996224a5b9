"""Calls are made through the window, by mouse and by keyboard, and play follows."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from reunion_desktop.ai.player import Decision, Limit, Player, Stop
from reunion_desktop.ai.random_player import RandomPlayer
from reunion_desktop.app.table import Table
from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import Suit
from reunion_desktop.engine.legal import MayAnnounce
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games import game_of
from reunion_desktop.games.hunsruecker.rules import HUNSRUECK as HUNSRUECKER
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.match.game_flow import PERSON, Wait
from reunion_desktop.match.opening import by_draw
from reunion_desktop.ui import games
from reunion_desktop.ui.calls.button import BarQuestion, CallButton
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.games.bauer.words import BauerWords
from reunion_desktop.ui.language.interpreter import Language
from reunion_desktop.ui.window.table_presenter import TablePresenter
from tests.engine.parlour import AWAY, PARLOUR
from tests.ui.window.person import NAMES, click, middle, spot

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")

WORDS = {"trump": "Trumps", "away": "Cards away", "pass": "Pass"}
LEFT = Qt.MouseButton.LeftButton


class ParlourWords(BauerWords):
    """The words of the test game."""

    def call(self, call: Call) -> str:
        """A call in the words of the game."""
        return call.suit.name.title() if call.suit is not None else WORDS[call.word]


class Modest(RandomPlayer):
    """Plays at random, and makes the first call offered."""

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:
        """A random card, or the first call."""
        legal = observation.legal
        if isinstance(legal, MayAnnounce):
            return Decision(legal.first)
        return RandomPlayer.choose(self, observation, limit, stop)


@pytest.fixture(autouse=True)
def _words(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test game uses the words of Bauer, the most similar game."""
    found = games._class_of  # noqa: SLF001 - a registry by hand.
    as_bauer = {"parlour": "bauer"}
    monkeypatch.setattr(
        games, "_class_of", lambda game, module: found(as_bauer.get(game, game), module)
    )


def minds(seed: str, game: int) -> dict[Seat, Player]:
    """Three opponents."""
    return {seat: Modest(f"{seed}{game}{seat}") for seat in (1, 2, 3)}


def sit_down(table: Table, seed: str) -> None:
    """Start a game for four with partners, which exists only in this test."""
    table.window.set_players(("Me", "Anna", "Karl", "Lena"), PARLOUR)
    table.window.caller.speak(ParlourWords())
    table.window.sheet.hide()  # The sheet of this game is not tested here.
    table.flow.begin(by_draw(PARLOUR, ("Me", "Anna", "Karl", "Lena"), seed), minds)


def until_asked(qtbot: QtBot, table: Table) -> None:
    """Wait until the player has to call; cuts and leads on the way are made."""
    for _ in range(200):
        qtbot.waitUntil(lambda: table.flow.wait is not Wait.NOTHING, timeout=10_000)
        wait, legal = table.flow.wait, table.flow.observation.legal
        if isinstance(legal, MayAnnounce) and wait is Wait.CHOICE:
            return
        go_on(table)
    pytest.fail("Nothing was asked.")


def go_on(table: Table) -> None:
    """Make the required action, unless it is a call."""
    wait, legal = table.flow.wait, table.flow.observation.legal
    if wait is Wait.CUT:
        click(table, middle(table))
    elif wait is Wait.CHOICE and legal is not None:
        click(table, spot(table, next(iter(legal.cards))))
    else:
        table.flow.go_on()
    QApplication.processEvents()


def button(table: Table, name: str) -> CallButton:
    """The button of a call."""
    bar = table.window.caller.bar
    return next(each for each in bar.buttons if each.accessibleName() == name)


def focused() -> QWidget:
    """The widget with the keyboard focus."""
    found = QApplication.focusWidget()
    assert found is not None
    return found


def said(table: Table) -> list[Call]:
    """The player's calls so far."""
    actions = table.session.record.actions
    return [a.call for a in actions if isinstance(a, Announce) and a.seat == PERSON]


def seed_where_the_person_names(first: int = 0) -> str:
    """A seed with which the last seat deals first, so that the player chooses trumps."""
    return next(
        str(number)
        for number in range(first, 200)
        if by_draw(PARLOUR, ("a", "b", "c", "d"), str(number)).header.first_dealer == 3
    )


def test_the_question_follows_the_language(qtbot: QtBot, table: Table) -> None:
    """While a call is asked, question and buttons change with the language."""
    names, rules = ("Me", "Anna", "Karl", "Lena", "Georg", "Luise"), HUNSRUECKER
    table.begin(NewGame(rules, names, ("random",) * 5, "3"))
    until_asked(qtbot, table)
    bar, words = table.window.caller.bar, games.words_of(rules.game)
    question = bar.findChild(BarQuestion)
    assert question is not None
    for language in (Language.GERMAN, Language.FRENCH, Language.ENGLISH):
        before = question.text()
        table.interpreter.speak(language)
        QApplication.processEvents()
        assert before != bar.offered.question == question.text()
        assert question.text() in str(words.asked(bar.offered.calls))
        assert question.text() == question.accessibleName()


def test_trumps_are_named_with_the_mouse(qtbot: QtBot, table: Table) -> None:
    """The bar shows four suits; a click chooses one, the rest is dealt, the bar asks again."""
    sit_down(table, seed_where_the_person_names())
    until_asked(qtbot, table)
    bar = table.window.caller.bar
    assert bar.isVisible()
    assert ["Clubs", "Diamonds", "Hearts", "Spades"] == [b.accessibleName() for b in bar.buttons]

    QTest.mouseClick(button(table, "Hearts"), LEFT)
    assert [Call("trump", Suit.HEARTS)] == said(table)
    until_asked(qtbot, table)
    deal = table.flow.observation.deal
    assert deal is not None
    assert Suit.HEARTS == deal.order.trump
    assert 8 == len(deal.hand)
    assert ["Cards away", "Pass"] == [b.accessibleName() for b in bar.buttons]


def test_it_is_said_with_keys_alone(qtbot: QtBot, table: Table) -> None:
    """The bar has the focus: digits choose, Enter makes the first call; grave ones need two."""
    sit_down(table, seed_where_the_person_names())
    until_asked(qtbot, table)
    table.window.activateWindow()
    table.window.caller.bar.take_focus()
    QTest.keyClicks(focused(), "4")
    until_asked(qtbot, table)
    table.window.caller.bar.take_focus()
    QTest.keyClicks(focused(), "1")
    assert [Call("trump", Suit.SPADES)] == said(table)
    QTest.keyClicks(focused(), "1")
    assert [Call("trump", Suit.SPADES), AWAY] == said(table)
    assert not table.window.caller.bar.isVisible()


def test_a_whole_game_of_partners_through_the_window(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two deals from the cut to the settlement, with every action by mouse."""
    # The score of this game is not tested here.
    monkeypatch.setattr(TablePresenter, "_ask_to_go_on", lambda *_: None)
    sit_down(table, seed_where_the_person_names(1))
    for _ in range(400):
        qtbot.waitUntil(lambda: table.flow.wait is not Wait.NOTHING, timeout=10_000)
        if table.flow.wait is Wait.GAME:
            break
        if isinstance(table.flow.observation.legal, MayAnnounce):
            name = "Pass" if PASS in table.flow.observation.legal.calls else "Clubs"
            QTest.mouseClick(button(table, name), LEFT, pos=QPoint(5, 5))
        else:
            go_on(table)
    assert Wait.GAME is table.flow.wait
    assert 2 == len(table.session.match.lines)
    assert Call("trump", Suit.CLUBS) in said(table)


def test_another_game_begins_while_something_is_to_be_said(qtbot: QtBot, table: Table) -> None:
    """Calls offered in one game are gone when the next begins, whose words lack them."""
    sit_down(table, seed_where_the_person_names())
    until_asked(qtbot, table)
    assert table.window.caller.bar.isVisible()

    table.window.set_players(("Me", "Anna", "Karl"), RHINELAND)
    assert not table.window.caller.bar.buttons
    table.flow.begin(by_draw(RHINELAND, ("Me", "Anna", "Karl"), "7"), minds)
    qtbot.waitUntil(lambda: table.flow.wait is not Wait.NOTHING, timeout=10_000)
    assert "reunion" == table.flow.observation.rules.game


def test_what_was_said_and_taken_back_is_said_again(qtbot: QtBot, table: Table) -> None:
    """Undo and redo work for calls as for cards."""
    sit_down(table, "4")
    until_asked(qtbot, table)
    legal = table.flow.observation.legal
    assert isinstance(legal, MayAnnounce)
    table.flow.choose(legal.first)
    qtbot.waitUntil(lambda: table.flow.wait is Wait.CHOICE, timeout=10_000)
    whole, calls = table.session.record, said(table)

    table.flow.undo()

    assert calls[:-1] == said(table)
    assert table.flow.can_redo
    table.flow.redo()
    assert whole == table.session.record


def test_the_bar_hides_no_rule(qtbot: QtBot, table: Table) -> None:
    """In a small window the call bar stands clear of the line with the deal's rule."""
    window, rules = table.window, game_of("skat").default
    window.resize(956, 570)
    window.dialogs.preferred.emit(replace(window.preferences, print_percent=175))
    for seed in ("11", "7"):
        table.begin(NewGame(rules, NAMES[:3], ("random",) * 2, seed))
        until_asked(qtbot, table)
        qtbot.waitUntil(window.caller.bar.isVisible)
        rule = window.table.showing.layout.rule
        assert any(box.around(rule) for box in window.table.overlays.lasting)
        assert not QRectF(*rule).intersects(QRectF(window.caller.bar.geometry()))
