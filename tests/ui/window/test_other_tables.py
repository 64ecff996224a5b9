"""Tests of several games in one window: nothing of the game before remains."""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAccessible, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QMenuBar

from reunion_desktop.app.table import Table
from reunion_desktop.engine.actions import DrawCard
from reunion_desktop.engine.game import Game
from reunion_desktop.engine.record import Record
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games import GAMES
from reunion_desktop.games.hunsruecker.rules import GAME as HUNSRUECKER
from reunion_desktop.games.reunion.rules import GAME as REUNION
from reunion_desktop.games.thirty_one.rules import GAME as THIRTY_ONE
from reunion_desktop.match.game_flow import PERSON
from reunion_desktop.match.states import State
from reunion_desktop.storage.codec import whole
from reunion_desktop.ui.commands.command import Command
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.language.interpreter import Language
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.table.tooltips import turned_words
from reunion_desktop.ui.words.info import InfoQuestion
from tests.playing import random_steps, record_of

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")


def practised(game: Game, folder: Path, dealer: Seat = 0) -> Path:
    """File of a practice session that was left after two tricks of its first deal."""
    steps = random_steps(game.default, "practised", dealer)
    played = takewhile(lambda one: not one.after.deal or len(one.after.deal.taken) < 2, steps)
    record = record_of(list(played), "practised")
    file = folder / f"{game.id}.reunion"
    record = Record(replace(record.header, practice=True), record.actions)
    file.write_text("\n".join([*whole(record), ""]), encoding="utf-8")
    return file


def begun(table: Table, game: Game, seed: str) -> None:
    """Start a game with random opponents."""
    names = tuple("EMHKBC"[: game.default.players])
    table.begin(NewGame(game.default, names, ("random",) * (len(names) - 1), seed))


def test_a_practice_session_opens_over_any_game(table: Table, tmp_path: Path) -> None:
    """All hands of an opened practice game lie open, whatever the number of players before."""
    showing = table.window.table.showing
    for game in (*GAMES, *GAMES[::-2], *GAMES[::2]):
        table.open(practised(game, tmp_path))
        assert showing.sight is not None
        assert game.id == showing.sight.rules.game
        deal = table.session.match.deal
        assert deal is not None
        assert (*deal.hands, deal.laid_away) == showing.setting().open


def test_another_game_begins_over_any_deal(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A screen reader hears names and words of the deal on the table until the next begins."""
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    showing = table.window.table.showing
    file = practised(HUNSRUECKER, tmp_path, dealer=5)
    for language in (Language.GERMAN, Language.ENGLISH):
        for game in GAMES:
            table.open(file)
            assert showing.names[5]
            assert turned_words(showing)
            begun(table, game, "after six players")
            assert showing.sight is not None
            assert game.id == showing.sight.rules.game
            assert game.default.players == len(showing.names)
            assert table.window.table.accessibleName() == showing.words.table
        table.interpreter.speak(language)
        QCoreApplication.processEvents()


def test_only_the_news_of_this_table_are_said_again(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The question *Again* names no player of another table, even during its draw."""
    table.window.table.set_speed(Speed.CALM)
    narrator, told = table.window.narrator, list[str]()
    monkeypatch.setattr(narrator, "announce", told.append)
    for number, after in enumerate(GAMES):
        begun(table, HUNSRUECKER if number % 2 else REUNION, "drawn")
        assert State.DRAW is table.flow.state
        drawn = narrator.text
        table.open(practised(after, tmp_path))
        told.clear()
        narrator.answer(InfoQuestion.AGAIN, table.window.sheet.sheet)
        narrator.say_anew()
        assert drawn
        assert drawn not in told[0]
        assert drawn not in narrator.text


def test_menus_have_no_tricks_in_a_game_without_them(table: Table) -> None:
    """Last trick and claim are left out with their keys, and the answers have other titles."""
    menus = table.window.menuBar()
    for game in (THIRTY_ONE, REUNION):
        begun(table, game, "1")
        shown = " ".join(words.lower() for words in seen_entries(menus))
        assert (game is REUNION) is ("trick" in shown), shown
        assert (game is REUNION) is ("trumps" in shown), shown
        assert (game is REUNION) is ("claim" in shown), shown
        before = table.window.message
        QTest.keySequence(table.window, QKeySequence("Ctrl+R"))
        assert (game is REUNION) is (before != table.window.message)


def seen_entries(menus: QMenuBar | QMenu) -> list[str]:
    """Texts of all visible entries of the menus and their submenus."""
    entries = [one for one in menus.actions() if one.isVisible()]
    opened = [menu for one in entries if isinstance(menu := one.menu(), QMenu)]
    own = [one.text().replace("&", "") for one in entries]
    return [*own, *(text for menu in opened for text in seen_entries(menu))]


def test_a_card_from_the_stock_is_named_as_the_reason(table: Table, tmp_path: Path) -> None:
    """After a draw from the stock the undo command tells why it is disabled."""
    steps = []
    for one in random_steps(THIRTY_ONE.default, "7"):
        steps.append(one)
        if isinstance(one.action, DrawCard) and one.action == DrawCard(PERSON):
            break
    record = record_of(steps, "7")
    file = tmp_path / "drawn.reunion"
    file.write_text("\n".join([*whole(record), ""]), encoding="utf-8")
    table.open(file)
    (undo,) = (one for one in table.window.findChildren(Command) if one.title == "Undo")
    assert "A card from the stock has been seen: that can’t be undone." == undo.why_not
