"""The table of a lesson, and its offer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAction, QFontInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from reunion_desktop.ai.player import NO_LIMIT, Stop
from reunion_desktop.app.application import application_for_table, lesson_folder
from reunion_desktop.app.lesson_table import LessonTable, ScriptedPlayer
from reunion_desktop.app.opponents import first_game
from reunion_desktop.app.side_table import SideTable
from reunion_desktop.app.start import open_up
from reunion_desktop.app.table import Table
from reunion_desktop.engine.actions import Action, PlayCard
from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.observe import observe
from reunion_desktop.games import game_of
from reunion_desktop.games.ids import IDS
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.match.game_flow import Wait
from reunion_desktop.storage.settings import write_settings
from reunion_desktop.ui.access.announcer import Announcer
from reunion_desktop.ui.calls.button import CallButton
from reunion_desktop.ui.dialogs.preferences import DEFAULTS, load, settings_with
from reunion_desktop.ui.games import lesson_of, words_of
from reunion_desktop.ui.games.lesson import Lesson
from reunion_desktop.ui.games.lesson_steps import (
    Act,
)
from reunion_desktop.ui.language.interpreter import Language
from reunion_desktop.ui.lesson.games_menu import GamesMenu
from reunion_desktop.ui.lesson.panel import LessonPanel
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.look.plain_text import PlainMessage
from reunion_desktop.ui.rules.page import RulesPage
from reunion_desktop.ui.table.view import TableView
from reunion_desktop.ui.window.lesson_widgets import LessonOffer
from tests.tables import laid

LESSON = Lesson("reunion")
LESSON_ENTRY = "First &lesson"
DEALS = LESSON.deals
LAID = LessonTable(LESSON)
START = LAID.record(RHINELAND, "Me", "2026-01-01T20:00:00+00:00")


def played(card: str) -> PlayCard:
    """The player's play of a card."""
    return PlayCard(0, Card.parse(card))


def others(match: MatchState) -> Action | None:
    """The next move of chance or an opponent; None on the player's turn."""
    seat = match.to_act()
    if seat is None:
        number = len(match.lines) + 1
        return LAID.deal(match.rules, "", 1, number, match.next_dealer, None, ())
    if seat == 0:
        return None
    return ScriptedPlayer(seat, DEALS).choose(observe(match, seat), NO_LIMIT, Stop()).action


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Table]:
    """A table in which nothing is left lying for the eye."""
    with laid(qtbot, tmp_path) as table:
        yield table


def lesson(table: Table) -> tuple[SideTable, LessonPanel]:
    """The lesson's table and the texts shown."""
    assert table.side_windows.side_table is not None
    table.side_windows.side_table.window.table.set_speed(Speed.NONE)
    panel = table.side_windows.side_table.window.findChild(LessonPanel)
    assert isinstance(panel, LessonPanel)
    return table.side_windows.side_table, panel


def until(qtbot: QtBot, aside: SideTable, *waits: Wait) -> None:
    """Wait until the lesson waits for the player."""
    qtbot.waitUntil(lambda: aside.flow.wait in waits, timeout=10_000)


def opened(qtbot: QtBot, table: Table) -> tuple[SideTable, LessonPanel]:
    """Open the lesson and wait for the player's turn."""
    table.side_windows.open_lesson()
    aside, panel = lesson(table)
    until(qtbot, aside, Wait.CHOICE)
    return aside, panel


def go_to(view: TableView, card: Card) -> None:
    """Bring the keyboard's focus to a card."""
    row = view.showing.row()
    now = view.keys.card
    steps = row.index(card) - row.index(now) if now in row else 13
    for _ in range(abs(steps)):
        if view.keys.card != card:
            QTest.keyClick(view, Qt.Key.Key_Right if steps > 0 else Qt.Key.Key_Left)


def follow(qtbot: QtBot, aside: SideTable, panel: LessonPanel) -> None:
    """Do what the lesson wants, with keys alone, to its end."""
    mine = (Wait.CHOICE, Wait.DEAL, Wait.GAME)
    view = aside.window.table
    for _ in range(200):
        until(qtbot, aside, *mine)
        if aside.flow.wait is Wait.GAME:
            return
        if aside.flow.wait is Wait.DEAL:
            QTest.keyClick(aside.window.prompt, Qt.Key.Key_Return)
            continue
        step = panel.course.step
        if step.act is Act.READ or panel.course.waits:
            (button,) = (b for b in panel.findChildren(QPushButton) if b.text() == "&Next")
            assert button.isVisible()
            QTest.keyClick(button, Qt.Key.Key_Space)
        elif step.act is Act.WATCH:
            decided = len(aside.session.record.actions)
            qtbot.waitUntil(lambda n=decided: len(aside.session.record.actions) > n)  # type: ignore[misc] # a lambda's default.
        else:
            held = aside.flow.observation.deal
            assert held is not None
            for card in step.cards & held.hand:
                go_to(view, card)
                QTest.keyClick(view, Qt.Key.Key_Return)
                if step.act is Act.PLAY:
                    break
            if step.act is Act.LAY_AWAY:
                QTest.keyClick(view, Qt.Key.Key_Space)


def test_the_whole_lesson_with_keys_alone(qtbot: QtBot, table: Table) -> None:
    """From the first word to the settlement, without a mouse."""
    table.side_windows.open_lesson()
    aside, panel = lesson(table)

    follow(qtbot, aside, panel)

    assert (258, 99, 93) == aside.session.sheet().games[0].totals
    assert "The game is over" in panel.text

    prompt = aside.window.prompt
    while panel.course.step.act is not Act.END:
        QTest.keyClick(prompt, Qt.Key.Key_Return)
    assert "Take at least one trick" in panel.text
    assert table.side_windows.side_table is aside


def test_a_hint_in_a_lesson_names_the_move_at_once(qtbot: QtBot, table: Table) -> None:
    """The lesson marks the move from the start, so its hint has a single step."""
    aside, panel = opened(qtbot, table)
    while panel.course.step.act is Act.READ:
        (button,) = (b for b in panel.findChildren(QPushButton) if b.text() == "&Next")
        QTest.keyClick(button, Qt.Key.Key_Space)
    showing = aside.window.table.showing
    wanted = showing.hinted
    QTest.keyClick(aside.window, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: bool(showing.advice), timeout=10_000)
    assert wanted
    assert wanted == showing.hinted

    (follows,) = (one for one in aside.window.findChildren(QPushButton) if "Play the" in one.text())
    follows.setFocus()
    QTest.keyClick(follows, Qt.Key.Key_Space)
    assert not follows.isVisible()
    assert aside.window.table.hasFocus()


def test_a_lesson_marks_the_call_that_it_asks_for(qtbot: QtBot, table: Table) -> None:
    """The button of the call is marked and focused; an earlier step is read without the mark."""
    table.side_windows.open_lesson(game_of("bauer"))
    aside, panel = lesson(table)
    aside.window.activateWindow()
    until(qtbot, aside, Wait.CHOICE)
    qtbot.waitUntil(aside.window.isActiveWindow)
    while panel.course.step.act is Act.READ:
        press(panel, "&Next")
    buttons = aside.window.findChildren(CallButton)
    assert ["Hearts"] == [each.accessibleName() for each in buttons if each.advised]
    assert [True] == [each.hasFocus() for each in buttons if each.advised]
    press(panel, "Bac&k")
    assert not any(each.advised for each in buttons)


def ended(table: Table, game: str) -> LessonPanel:
    """The panel of a lesson at its end."""
    table.side_windows.open_lesson(game_of(game))
    _, panel = lesson(table)
    taught = lesson_of(game)
    assert taught is not None
    panel.course.arrive(taught.steps()[-1].place)
    panel.end()
    return panel


def test_the_end_of_a_lesson_leads_to_a_game(table: Table) -> None:
    """*Play now* closes the lesson and begins a game; one already in progress goes on."""
    for game in ("bauer", "bauer", "skat"):
        before = table.session.record.header if table.session.is_begun else None
        press(ended(table, game), "Play no&w")
        assert table.side_windows.side_table is None
        header = table.session.record.header
        assert game == header.rules.game
        assert (before is not None and before.rules.game == game) == (before == header)


def test_the_end_of_a_lesson_leads_to_others_and_to_the_rules(qtbot: QtBot, table: Table) -> None:
    """Each lesson and the rules can be opened; the menu has every game."""
    panel = ended(table, "bauer")
    press(panel, "R&ules")
    aside = table.side_windows.side_table
    assert aside is not None
    assert "Brot" in aside.window.findChildren(RulesPage)[0].text
    (menu,) = panel.findChildren(GamesMenu)
    menu.aboutToShow.emit()
    actions = menu.actions()
    assert 1 + len(IDS) == len(actions)
    actions[1 + IDS.index("skat")].trigger()
    qtbot.waitUntil(lambda: table.side_windows.side_table not in (None, aside))
    assert "skat" == lesson(table)[0].window.rules.game


def test_help_reaches_the_lesson_and_the_rules_of_every_game(qtbot: QtBot, table: Table) -> None:
    """Two submenus of the Help menu name all games; the table's own game stays."""
    window = table.window
    window.lesson_wanted.disconnect()
    rules, lessons = window.findChildren(GamesMenu)
    for menu in (rules, lessons):
        menu.aboutToShow.emit()
    for number, game in enumerate(IDS):
        title = words_of(game).title()
        assert [title, title] == [menu.actions()[number].text() for menu in (rules, lessons)]
        with qtbot.waitSignal(window.lesson_wanted) as wanted_now:
            lessons.actions()[number].trigger()
        assert [game] == wanted_now.args
        rules.actions()[number].trigger()
        (page,) = window.findChildren(RulesPage)
        assert page.isVisible()
        assert page.rules is not None
        assert game == page.rules.game
    assert "reunion" == window.rules.game


def test_a_wrong_card_stays_in_the_hand_and_may_be_tried_again(qtbot: QtBot, table: Table) -> None:
    """A friendly sentence, nothing is played, and the right card still is."""
    aside, panel = opened(qtbot, table)
    decided = aside.session.record.actions

    aside.window.table.chosen.emit(played("HA"))
    assert decided == aside.session.record.actions
    assert "start with the right bower" in panel.text

    aside.window.table.chosen.emit(played("HJ"))
    assert PlayCard(0, Card.parse("HJ")) == aside.session.record.actions[len(decided)]


def test_the_lesson_is_left_and_taken_up_at_the_same_step(qtbot: QtBot, table: Table) -> None:
    """The next evening it stands where it stood; begun again it stands at its beginning."""
    aside, panel = opened(qtbot, table)
    aside.window.table.chosen.emit(played("HJ"))
    until(qtbot, aside, Wait.CHOICE)
    text = panel.text
    panel.left.emit()
    assert table.side_windows.side_table is None

    aside, panel = opened(qtbot, table)
    assert text == panel.text

    panel.begun_again.emit()
    aside, panel = lesson(table)
    until(qtbot, aside, Wait.CHOICE)
    assert panel.course.number == 1


def offered(table: Table) -> str:
    """The game whose lesson is offered now; empty for none."""
    offers = [each for each in table.window.findChildren(LessonOffer) if each.isVisible()]
    return offers[0].game if offers else ""


def new_game(table: Table, game: str) -> None:
    """Choose a game as in the dialog of a new game."""
    table.window.dialogs.new_game_chosen.emit(first_game(game_of(game).default))
    box = table.window.findChild(PlainMessage)
    if box is not None:
        box.buttons()[0].click()


def test_a_new_player_is_offered_the_first_lesson(table: Table) -> None:
    """Quietly, beside the game that is dealt already; and not again on the next evening."""
    table.take_up()
    assert table.session.record.actions or table.flow.wait is not None
    table.welcome()
    assert "reunion" == offered(table)
    offer = table.window.findChild(LessonOffer)
    assert offer is not None
    offer.accepted.emit()
    lesson(table)
    table.side_windows.close_side_table()
    assert "reunion" == table.preferences.lessons_offered


def test_each_game_offers_its_lesson_when_it_is_first_opened(table: Table) -> None:
    """The offer of a game is made once, and goes when another game is played."""
    for game in ("skat", "bauer"):
        new_game(table, game)
        assert game == offered(table)
    new_game(table, "skat")
    assert "" == offered(table)
    new_game(table, "viersche")
    assert "viersche" == offered(table)
    assert "skat bauer viersche" == table.preferences.lessons_offered


def test_an_offer_does_not_resize_a_table_that_deals(qtbot: QtBot, table: Table) -> None:
    """The bar of a game chosen later is laid out before its first draw."""
    table.prefer(replace(table.preferences, speed=Speed.NONE))
    sizes: list[QSize] = []
    table.flow.draw.connect(lambda _draw: sizes.append(table.window.table.size()))
    new_game(table, "reunion")
    qtbot.waitUntil(lambda: table.flow.wait in (Wait.CHOICE, Wait.CUT))
    qtbot.wait(20)
    assert "reunion" == offered(table)
    assert {table.window.table.size()} == {*sizes}


def test_a_lesson_that_was_opened_is_not_offered(table: Table) -> None:
    """A player who found the lesson in the menu is not asked about it."""
    table.side_windows.open_lesson(game_of("hindersche"))
    table.side_windows.close_side_table()
    new_game(table, "hindersche")
    assert "" == offered(table)


def test_the_answer_of_an_older_version_holds_for_all_games() -> None:
    """Older versions wrote *true*: no lesson is offered; games with a table are known, too."""
    before = load({"lesson/offered": "true"})
    assert not any(before.offers_lesson(game) for game in IDS)
    assert {"lesson/offered": "true"}.items() <= settings_with({}, before).items()
    known = DEFAULTS.with_table(first_game(game_of("ekart").default))
    assert [game for game in IDS if game != "ekart"] == [*filter(known.offers_lesson, IDS)]


def lay_game(table: Table, game: str) -> None:
    """Show the players of another game."""
    rules = game_of(game).default
    table.window.set_players(("Me", "Anna", "Babette", "Karl")[: rules.players], rules)


def test_each_game_offers_its_own_lesson(qtbot: QtBot, table: Table) -> None:
    """The menu opens the lesson of the game on the table; each waits where no other is kept."""
    assert len({lesson_folder(game) for game in IDS}) == len(IDS)
    window = table.window
    window.lesson_wanted.disconnect()
    for game in IDS:
        lay_game(table, game)
        with qtbot.waitSignal(window.lesson_wanted) as wanted_now:
            menu = next(
                each for each in window.findChildren(QAction) if each.text() == LESSON_ENTRY
            )
            menu.trigger()
        assert [game] == wanted_now.args


def test_the_offer_speaks_of_the_game_on_the_table(table: Table) -> None:
    """It names the game, and is hidden while another game is played."""
    window = table.window
    for game, title in (("bauer", "Bauer"), ("viersche", "Viersche"), ("reunion", "Réunion")):
        window.offer_lesson(game)
        lay_game(table, game)
        assert game == offered(table)
        assert any(title in each.windowTitle() for each in window.findChildren(LessonOffer))
    lay_game(table, "ekart")
    assert "" == offered(table)


def test_the_offer_can_be_answered_in_a_narrow_window(qtbot: QtBot, table: Table) -> None:
    """However long its sentence, both buttons are seen."""
    window = table.window
    window.offer_lesson("reunion")
    offer = window.findChild(LessonOffer)
    assert offer is not None
    wide = offer.sizeHint().width()
    window.resize(800, 560)
    window.setStyleSheet(f"#offer QLabel {{ letter-spacing: {800 // 20}px }}")
    qtbot.wait(20)
    buttons = offer.findChildren(QPushButton)
    assert 2 == len(buttons)
    assert offer.sizeHint().width() > max(wide, window.width())
    assert all(button.isVisible() for button in buttons)
    frame = 2 * (3 + 10)  # Border and padding of a button with the focus.
    for button in buttons:
        text = button.fontMetrics().horizontalAdvance(button.text().replace("&", ""))
        assert button.width() >= text + frame


def test_the_first_draw_of_all_is_seen(qtbot: QtBot, tmp_path: Path) -> None:
    """Neither offer nor seal changes the table's size once cards fly: that would lay them down."""
    application_for_table()
    write_settings(
        tmp_path / "settings.json", settings_with({}, replace(DEFAULTS, speed=Speed.NONE))
    )
    table = Table(tmp_path, hurry=True)
    view = table.window.table
    sizes: list[QSize] = []
    table.flow.draw.connect(lambda _draw: sizes.append(view.size()))
    open_up(table)
    qtbot.waitUntil(lambda: table.flow.wait in (Wait.CHOICE, Wait.CUT))
    qtbot.wait(20)
    sizes.append(view.size())
    offer = table.window.findChild(LessonOffer)
    assert offer is not None
    assert offer.isVisible()
    assert table.window.seal.isVisible() or table.flow.wait is Wait.CUT
    assert 1 == len(set(sizes))
    table.close()


def test_the_table_keeps_its_size_when_a_card_is_refused(qtbot: QtBot, table: Table) -> None:
    """The message about a wrong card uses free space: no card becomes smaller."""
    aside, panel = opened(qtbot, table)
    aside.window.resize(1200, 760)
    panel.allows(played("HJ"))
    qtbot.wait(20)
    before = aside.window.table.size()
    assert not panel.allows(played("H7"))
    qtbot.wait(20)
    assert panel.text.startswith("That card is allowed")
    assert before == aside.window.table.size()


def test_a_low_window_has_the_lesson_beside_the_table(qtbot: QtBot, table: Table) -> None:
    """At 175 % the lesson stands beside the table except on a large screen, then below it."""
    aside, panel = opened(qtbot, table)
    window, view, corner = aside.window, aside.window.table, QPoint(0, 0)
    window.dialogs.preferred.emit(replace(window.preferences, print_percent=175))

    def wide(least: int) -> bool:
        return view.card_width >= least

    for size, least in (((956, 570), 72), ((1280, 772), 80)):
        window.resize(*size)
        qtbot.waitUntil(lambda: panel.mapTo(window, corner).x() > 500)
        qtbot.waitUntil(partial(wide, least))
    window.resize(1920, 1080)
    qtbot.waitUntil(lambda: panel.mapTo(window, corner).x() < 500)


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN, Language.FRENCH])
@pytest.mark.parametrize("game", ["reunion", "hindersche", "hunsruecker"])
def test_a_small_window_has_one_type_size_for_all_steps(
    qtbot: QtBot, table: Table, game: str, language: Language
) -> None:
    """At 175 % the text is as large as the status line; longer text scrolls, also with keys.

    The cards are at least 72 px wide, and the buttons have one size, too.
    """
    preferred = replace(table.window.preferences, print_percent=175, language=language)
    table.window.dialogs.preferred.emit(preferred)
    table.side_windows.open_lesson(game_of(game))
    aside, panel = lesson(table)
    aside.window.resize(956, 570)
    qtbot.waitUntil(lambda: aside.window.table.card_width >= 72)
    (area,), taught = panel.findChildren(QScrollArea), lesson_of(game)
    assert taught is not None
    (status,) = (
        QFontInfo(label.font()).pixelSize()
        for label in aside.window.statusBar().findChildren(QLabel)
        if label.isVisible()
    )
    sizes = set()
    for place in dict.fromkeys(step.place for step in taught.steps()):
        panel.course.arrive(place)
        panel.allows(played("C7"))
        QApplication.processEvents()
        for label in area.findChildren(QLabel):
            assert status == QFontInfo(label.font()).pixelSize()
            assert label.isHidden() or label.text() in area.accessibleName()
        sizes |= {QFontInfo(b.font()).pixelSize() for b in panel.findChildren(QPushButton)}
        scrolls = area.verticalScrollBar().maximum() > 0
        assert scrolls == bool(area.focusPolicy() & Qt.FocusPolicy.TabFocus), place
    assert 1 == len(sizes)


@pytest.mark.parametrize("game", IDS)
def test_no_word_is_cut_off_in_the_narrowest_window(qtbot: QtBot, game: str) -> None:
    """Every step's text fits the panel at its smallest width."""
    taught = lesson_of(game)
    assert taught is not None
    panel = LessonPanel(taught)
    qtbot.addWidget(panel)
    panel.resize(540, 300)
    panel.show()
    for place in dict.fromkeys(step.place for step in taught.steps()):
        panel.course.arrive(place)
        panel.allows(played("C7"))  # The note fits for any text.
        QApplication.processEvents()
        for label in panel.findChildren(QLabel):
            if label.isVisible() and label.wordWrap():
                assert label.minimumHeight() >= label.heightForWidth(label.width()), place


def pupil(qtbot: QtBot) -> tuple[LessonPanel, list[str]]:
    """A panel at the player's first turn, with what it said aloud."""
    panel = LessonPanel(LESSON)
    qtbot.addWidget(panel)
    match, _ = advance(START.start(), DEALS[0].as_deal(1))
    discard = others(match)
    assert discard is not None
    match, _ = advance(match, discard)
    said: list[str] = []
    panel.spoken.connect(said.append)
    panel.attend(observe(match, 0), choosing=True)
    panel.attend(observe(match, 0), choosing=True)
    return panel, said


def press(panel: LessonPanel, text: str) -> None:
    """Press the button of a text."""
    (button,) = (each for each in panel.findChildren(QPushButton) if each.text() == text)
    assert button.isEnabled()
    button.click()


def test_one_can_read_back_and_on_again(qtbot: QtBot) -> None:
    """Back tells the step before once more, and the game stays where it is."""
    panel, _ = pupil(qtbot)
    (back,) = (each for each in panel.findChildren(QPushButton) if each.text() == "Bac&k")
    assert not back.isEnabled()
    texts = [panel.text]
    for _ in range(2):
        press(panel, "&Next")
        texts.append(panel.text)
    step = panel.course.step
    press(panel, "Bac&k")
    press(panel, "Bac&k")

    assert texts[0] == panel.text
    assert step is panel.course.step
    press(panel, "&Next")
    press(panel, "&Next")
    assert texts[2] == panel.text
    press(panel, "Bac&k")
    assert panel.allows(played("HJ")), "whoever plays has read enough"
    assert panel.course.step.act is Act.PLAY
    assert not panel.course.looks_back


def test_every_step_is_said_aloud_once(qtbot: QtBot) -> None:
    """A screen reader hears the first word too, then only the reason why a card was wrong."""
    panel, said = pupil(qtbot)
    assert [LESSON.steps()[0].text] == said
    assert not panel.allows(played("HA"))
    assert "start with the right bower" in said[-1]
    assert panel.course.step.text not in said[-1]


def test_the_line_below_the_table_asks_what_the_lesson_asks(qtbot: QtBot, table: Table) -> None:
    """It never says that any card may be played where the lesson wants a certain one."""
    aside, panel = opened(qtbot, table)
    line = aside.window.narrator

    assert "Read the lesson, then press Next." == line.text
    while panel.course.step.act is Act.READ:
        press(panel, "&Next")
    assert "Play the jack of hearts." == line.text
    press(panel, "Bac&k")
    assert line.text.startswith("This is an earlier step")


def test_the_step_is_heard_before_the_card(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The card that has the focus now is announced after the step that speaks of it."""
    lag = [0]
    monkeypatch.setattr(Announcer, "lag_ms", property(lambda _announcer: lag[0]))
    aside, panel = opened(qtbot, table)
    keys = aside.window.table.keys
    while panel.course.step.act is Act.READ:
        press(panel, "&Next")
    go_to(aside.window.table, Card.parse("HJ"))
    panel.spoken.connect(lambda _text: lag.__setitem__(0, 60_000))
    aside.window.table.chosen.emit(played("HJ"))
    qtbot.waitUntil(lambda: bool(lag[0]))
    assert keys.silent
    aside.window.narrator.announcer.speaks.emit(0)
    assert not keys.silent
