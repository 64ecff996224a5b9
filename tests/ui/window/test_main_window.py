"""The whole window: games by mouse, by click and by key, and what the menus do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reunion_desktop.app.application import application_for_table
from reunion_desktop.app.table import Table
from reunion_desktop.engine.actions import DealCards, PlayCard
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.legal import MayDiscard, MayPlay
from reunion_desktop.games import find_game
from reunion_desktop.session.conductor import Wait
from reunion_desktop.storage.reader import read_record
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.dialogs.new_game_dialog import NewGameDialog
from reunion_desktop.ui.look.pace import Speed
from reunion_desktop.ui.words.access import spoken_card
from reunion_desktop.ui.words.cards import card_name

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")

MINE = (Wait.CARD, Wait.DISCARD, Wait.CUT, Wait.DEAL, Wait.GAME)
LEFT = Qt.MouseButton.LeftButton
MOST = 300
"""Clicks with which anything can be reached: a game has some forty decisions of one's own."""


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Table]:
    """A window in which nothing is left lying for the eye, and opponents without a plan."""
    application_for_table()
    table = Table(tmp_path, hurry=True)
    table.window.table.set_speed(Speed.NONE)
    table.window.resize(1000, 700)
    table.window.show()
    qtbot.waitExposed(table.window)
    yield table
    table.close()


def begin(table: Table, seed: str = "7") -> None:
    """Sit down with two opponents."""
    table.begin(NewGame(table.game.default, ("Me", "Anna", "Karl"), ("random", "random"), seed))


def decisions(table: Table) -> int:
    """How many decisions the game has seen."""
    return len(table.session.record.actions)


def until_mine(qtbot: QtBot, table: Table) -> Wait:
    """Wait until the table waits for the person."""
    qtbot.waitUntil(lambda: table.conductor.wait in MINE, timeout=10_000)
    return table.conductor.wait


def spot(table: Table, card: Card) -> QPoint:
    """Where a card can be grasped."""
    point = table.window.table.point_on(card)
    assert point is not None
    return point.toPoint()


def click(table: Table, point: QPoint) -> None:
    """A click on the table."""
    QTest.mouseClick(table.window.table.viewport(), LEFT, pos=point)


def drag(table: Table, start: QPoint, end: QPoint) -> None:
    """A drag over the table, in a few moves as a hand makes them."""
    viewport = table.window.table.viewport()
    QTest.mousePress(viewport, LEFT, pos=start)
    for part in (1, 2, 3, 4):
        QTest.mouseMove(viewport, start + (end - start) * part / 4)
    QTest.mouseRelease(viewport, LEFT, pos=end)


def middle(table: Table) -> QPoint:
    """The middle of the cloth."""
    view = table.window.table
    return QPoint(view.width() // 2, round(view.height() * 0.42))


def key(table: Table, *keys: Qt.Key) -> None:
    """Keys pressed at the table."""
    for each in keys:
        QTest.keyClick(table.window.table, each)


def pair(legal: MayDiscard) -> tuple[Card, ...]:
    """Two cards that may be laid away together."""
    chosen = CardSet()
    for card in legal.cards:
        if len(chosen) < legal.count and legal.refusal(card, chosen) is None:
            chosen = chosen.plus(card)
    return tuple(chosen)


def by_click(table: Table, legal: MayPlay | MayDiscard) -> None:
    """Choose with clicks; the discards are confirmed with Enter."""
    if isinstance(legal, MayPlay):
        click(table, spot(table, next(iter(legal.cards))))
        return
    for card in pair(legal):
        click(table, spot(table, card))
    key(table, Qt.Key.Key_Return)


def by_drag(table: Table, legal: MayPlay | MayDiscard) -> None:
    """Choose by dragging cards to the middle."""
    if isinstance(legal, MayPlay):
        drag(table, spot(table, next(iter(legal.cards))), middle(table))
        return
    for card in pair(legal):
        drag(table, spot(table, card), middle(table))
    key(table, Qt.Key.Key_Return)


def by_key(table: Table, legal: MayPlay | MayDiscard) -> None:
    """Choose with arrows and Enter, never looking at where a card lies; Space confirms."""
    before = decisions(table)
    key(table, *[Qt.Key.Key_Left] * 12)
    for _ in range(12):
        key(table, Qt.Key.Key_Return)
        if isinstance(legal, MayDiscard):
            key(table, Qt.Key.Key_Space)
        key(table, Qt.Key.Key_Right)
        if decisions(table) > before:
            return
    assert decisions(table) > before, f"no key chose any of {legal.cards}"


@pytest.mark.parametrize("choose", [by_click, by_drag, by_key])
def test_a_whole_game(
    qtbot: QtBot, table: Table, choose: Callable[[Table, MayPlay | MayDiscard], None]
) -> None:
    """Three deals are played to the settlement by one kind of input alone."""
    begin(table)
    while (wait := until_mine(qtbot, table)) is not Wait.GAME:
        before = decisions(table)
        if wait is Wait.CUT:
            key(table, Qt.Key.Key_Return) if choose is by_key else click(table, middle(table))
        elif wait is Wait.DEAL:
            QTest.keyClick(table.window.prompt, Qt.Key.Key_Space)
            continue
        else:
            legal = table.conductor.observation.legal
            assert legal is not None
            choose(table, legal)
        assert decisions(table) > before, f"nothing happened at {wait}"

    match = table.session.match
    assert match.settlement is not None
    assert sum(match.settlement.totals) == 450
    assert table.window.sheet.sheet.games[-1].lines == match.lines
    assert table.window.prompt.isVisible()


def reach(qtbot: QtBot, table: Table, there: Callable[[], bool]) -> None:
    """Play by clicks until something is so."""
    for _ in range(MOST):
        wait = until_mine(qtbot, table)
        if there():
            return
        if wait is Wait.CUT:
            click(table, middle(table))
        elif wait is Wait.DEAL:
            table.window.prompt.accepted.emit()
        else:
            legal = table.conductor.observation.legal
            assert legal is not None
            by_click(table, legal)
        QApplication.processEvents()
    pytest.fail(f"{MOST} clicks did not lead there; the table waits for {table.conductor.wait}.")


def _taken(table: Table, tricks: int) -> bool:
    """Whether so many tricks of the deal were taken."""
    return tricks <= tricks_taken(table)


def held_back(table: Table) -> tuple[Card, ...]:
    """The person's cards that may not be played."""
    seen = table.conductor.observation
    if table.conductor.wait is not Wait.CARD or seen.deal is None or seen.legal is None:
        return ()
    return tuple(seen.deal.hand - seen.legal.cards)


def test_an_illegal_card_says_why_and_stays(qtbot: QtBot, table: Table) -> None:
    """It may be dragged; it goes home, and the line says which duty it is against."""
    begin(table)
    reach(qtbot, table, lambda: bool(held_back(table)))
    card, before = held_back(table)[0], decisions(table)

    drag(table, spot(table, card), middle(table))

    assert before == decisions(table)
    assert "must" in table.window.message
    seen = table.conductor.observation.deal
    assert seen is not None
    assert card in seen.hand


def test_below_the_table_the_sheet_is_the_smaller_part(qtbot: QtBot, table: Table) -> None:
    """A window higher than wide has its sheet below, and the cards have most of it."""
    view, sheet = table.window.table, table.window.sheet
    table.window.resize(720, 900)
    qtbot.waitUntil(lambda: view.height() > 1.3 * sheet.height())
    assert sheet.width() > 700
    table.window.resize(1000, 700)
    qtbot.waitUntil(lambda: 250 < sheet.width() < 300)
    assert view.height() > 600


def test_the_last_trick_is_offered_while_there_is_one(qtbot: QtBot, table: Table) -> None:
    """Before the first trick, and once another is led, there is nothing to look at."""
    entry = next(each for each in table.window.findChildren(QAction) if "ast" in each.text())
    assert "&Last trick" == entry.text()
    for seed in ("7", "8", "9"):
        begin(table, seed)
        for taken in range(3):
            reach(qtbot, table, partial(_taken, table, taken))
            seen = table.conductor.observation.deal
            assert seen is not None
            assert entry.isEnabled() is bool(seen.taken and not seen.trick.cards)


def tricks_taken(table: Table) -> int:
    """How many tricks have been taken where a card is wanted; -1 elsewhere."""
    seen = table.conductor.observation.deal
    return len(seen.taken) if table.conductor.wait is Wait.CARD and seen is not None else -1


@pytest.mark.parametrize("account", ["root", "Administrator", "", "user"])
def test_nobody_is_called_after_a_system(
    table: Table, monkeypatch: pytest.MonkeyPatch, account: str
) -> None:
    """An account of the machine's own makes the newcomer a guest; one's own name is kept."""
    monkeypatch.setattr("getpass.getuser", lambda: account)
    assert "Guest" == table.window.persons_name()
    monkeypatch.setattr("getpass.getuser", lambda: "clara")
    assert "Clara" == table.window.persons_name()


def test_undo_comes_back_to_the_same_choice(qtbot: QtBot, table: Table) -> None:
    """The key takes back one's own last card and what followed; the sheet will say so."""
    begin(table)
    reach(qtbot, table, lambda: table.conductor.wait is Wait.CARD)
    before = table.conductor.observation
    legal = before.legal
    assert legal is not None
    by_click(table, legal)
    until_mine(qtbot, table)

    QTest.keyClick(table.window, Qt.Key.Key_U)

    assert before == table.conductor.observation
    assert table.session.sheet().games[-1].helped


def test_the_game_goes_on_after_the_window_was_closed(qtbot: QtBot, tmp_path: Path) -> None:
    """A table laid in the same folder stands where the last one stood."""
    application_for_table()
    first = Table(tmp_path, hurry=True)
    first.window.table.set_speed(Speed.NONE)
    first.window.show()
    begin(first)
    reach(qtbot, first, lambda: decisions(first) > 20)
    until_mine(qtbot, first)
    record = first.session.record
    first.window.close()
    first.close()

    again = Table(tmp_path, hurry=True)
    again.take_up()

    assert record == again.session.record
    assert again.session.record.header.players == ("Me", "Anna", "Karl")
    again.close()


def test_a_record_is_opened_and_left_as_it_is(table: Table) -> None:
    """The specimen game stands on the sheet, slash and underline included."""
    file = Path(__file__).parents[3] / "assets" / "specimen.reunion"
    content = file.read_bytes()

    table.open(file)

    assert content == file.read_bytes()
    said = table.window.sheet.whole_text()
    assert "Stange, no trick" in said
    assert "14, from the discards only, no trick" in said
    assert table.conductor.wait is Wait.GAME


def test_the_sheet_is_saved_in_every_kind(qtbot: QtBot, table: Table, tmp_path: Path) -> None:
    """Words say what the sheet says, pages are drawn, and the line tells where it all went."""
    begin(table)
    reach(qtbot, table, lambda: table.conductor.wait is Wait.DEAL)
    kinds = {"txt": b"", "csv": b"row,", "pdf": b"%PDF-", "png": b"\x89PNG", "svg": b"<?xml"}

    for kind, beginning in kinds.items():
        with qtbot.waitSignal(table.window.dialogs.said, timeout=10_000) as said:
            table.window.save_sheet(tmp_path / f"sheet.{kind}")
        assert [f"The score sheet is saved as sheet.{kind}."] == said.args
        assert (tmp_path / f"sheet.{kind}").read_bytes().startswith(beginning)

    points = table.session.match.lines[0].points
    for kind in ("txt", "csv"):
        text = (tmp_path / f"sheet.{kind}").read_text(encoding="utf-8")
        assert all(str(one) in text for one in points if one)
        assert "Réunion (Rhineland)" in text or "rhineland" in text


def test_a_sheet_that_cannot_be_saved_is_told(qtbot: QtBot, table: Table, tmp_path: Path) -> None:
    """A folder that is not there gets one sentence."""
    begin(table)
    reach(qtbot, table, lambda: table.conductor.wait is Wait.DEAL)
    with qtbot.waitSignal(table.window.dialogs.said, timeout=10_000) as said:
        table.window.save_sheet(tmp_path / "nowhere" / "sheet.pdf")
    assert said.args[0].startswith("Could not save ")


def test_the_person_cuts_where_the_pack_is_clicked(qtbot: QtBot, table: Table) -> None:
    """The cut is one of the 31 that there are, and stands in the record."""
    begin(table, "1")
    reach(qtbot, table, lambda: table.conductor.wait is Wait.CUT)

    click(table, middle(table))

    deal = table.session.record.actions[-1]
    assert isinstance(deal, DealCards)
    assert 1 <= deal.cut <= 31


def test_a_new_game_shelves_the_one_left_behind(qtbot: QtBot, table: Table, tmp_path: Path) -> None:
    """Whatever was begun can be opened again."""
    begin(table)
    reach(qtbot, table, lambda: decisions(table) > 10)
    record = table.session.record

    begin(table, "8")

    (shelved,) = (tmp_path / "games").glob("[0-9]*.reunion")
    (stored,) = read_record(shelved, find_game)
    assert record == stored.record


def test_a_hint_marks_a_card_and_says_why(qtbot: QtBot, table: Table) -> None:
    """The key asks; the answer names a card that may be played."""
    begin(table)
    reach(qtbot, table, lambda: table.conductor.wait is Wait.CARD)

    QTest.keyClick(table.window, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: bool(table.window.table.showing.hinted), timeout=10_000)

    legal = table.conductor.observation.legal
    assert legal is not None
    assert table.window.table.showing.hinted <= legal.cards
    assert table.window.message.startswith("Play ")
    assert table.session.sheet().games[-1].helped


def test_the_new_game_dialog_begins_with_the_last_choice(table: Table) -> None:
    """Who sat at the table last is proposed again, and stays chosen when a preference changes."""
    begin(table)
    table.window.choose_game()
    dialog = table.window.findChild(NewGameDialog)
    assert dialog is not None

    choice = dialog.choice()
    dialog.reject()

    assert ("Me", "Anna", "Karl") == choice.names
    table.window.preferences_changed.emit(table.window.preferences)
    assert table.preferences.new_game is not None
    assert table.preferences.new_game.names == choice.names


def test_a_screen_reader_finds_the_card_with_the_focus(qtbot: QtBot, table: Table) -> None:
    """What the keyboard is on is told by the table itself, with what holds for it."""
    begin(table)
    reach(qtbot, table, lambda: table.conductor.wait is Wait.CARD)
    table.window.table.setFocus()

    key(table, *[Qt.Key.Key_Left] * 12)

    seen = table.conductor.observation.deal
    focused = table.window.table.access.focused()
    assert seen is not None
    assert focused is not None
    told = table.window.table.access.thing(focused)
    assert told is not None
    names = {spoken_card(card, seen.order) for card in seen.hand}
    assert any(told.name.startswith(name) for name in names)


def test_each_play_is_announced(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A screen reader is told of every card, whoever played it, in the order of play."""
    told: list[str] = []
    monkeypatch.setattr(table.window.narrator, "announce", told.append)
    begin(table)
    reach(qtbot, table, lambda: table.conductor.wait is Wait.DEAL)

    heard = " ".join(told)
    places = []
    for action in table.session.record.actions:
        if isinstance(action, PlayCard):
            assert heard.count(f"the {card_name(action.card)}.") >= 1
            places.append(heard.index(f"the {card_name(action.card)}."))
    assert 30 == len(places)
    assert sorted(places) == places
