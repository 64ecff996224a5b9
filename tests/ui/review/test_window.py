"""Review window: stepping, all seats, reviews, continuing and replaying a deal."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from reunion_desktop.app.application import application_for_table
from reunion_desktop.app.reviews.review_service import DealReviewer, ReviewService
from reunion_desktop.app.table import Table
from reunion_desktop.engine.cards import NO_CARDS, PACK, Card, CardSet
from reunion_desktop.engine.observe import observe
from reunion_desktop.games import find_game
from reunion_desktop.match.game_flow import Wait
from reunion_desktop.review.deals import verdicts
from reunion_desktop.review.verdict import ChoiceValue
from reunion_desktop.solver.solve import COMPILED
from reunion_desktop.storage.game_parser import StoredGame
from reunion_desktop.storage.reader import read_record
from reunion_desktop.ui.access.reader_detection import ReaderDetection, ReaderSupport
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.review.step_text import StepText
from reunion_desktop.ui.review.values import DealGrade, DealName, MoveReview, Variation
from reunion_desktop.ui.review.words import decision_cost, decision_sentence, moment_sentence
from reunion_desktop.ui.table.layout.hand_order import HandOrder
from reunion_desktop.ui.words.cards import cards_list
from tests.tables import delete_now

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")

SPECIMEN = Path(__file__).parents[3] / "assets" / "specimen.reunion"
GAMES: tuple[StoredGame, ...] = read_record(SPECIMEN, find_game)
RECORDS = tuple(stored.record for stored in GAMES)


@pytest.fixture
def judge(qtbot: QtBot) -> Iterator[DealReviewer]:
    """Source of the deals, without a window."""
    del qtbot
    judge = DealReviewer(RECORDS)
    yield judge
    judge.close()


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Announcements to a screen reader, recorded."""
    told: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            told.append(event.message())

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    support = ReaderSupport(announces=True, aloud=True)
    monkeypatch.setattr(ReaderDetection, "ask", lambda asked: asked.answered.emit(support))
    monkeypatch.setattr(sys, "platform", "linux")
    return told


def open_first(table: Table) -> ReviewService:
    """Open the first deal of the specimen."""
    table.side_windows.open_review(RECORDS, 1, 1)
    assert table.side_windows.review is not None
    return table.side_windows.review


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ReviewService]:
    """A review window beside a table."""
    application_for_table()
    table = Table(tmp_path_factory.mktemp("review"), hurry=True)
    table.window.table.set_speed(Speed.NONE)
    yield open_first(table)
    table.close()
    delete_now()


@pytest.fixture
def review(service: ReviewService) -> ReviewService:
    """The first deal of the specimen at its beginning in the window, without reviews."""
    service.show(1, 1)
    service.judge.cancel()
    QApplication.processEvents()  # Make the window active, so that its shortcuts work.
    key(service, Qt.Key.Key_Home)
    return service


def key(review: ReviewService, *keys: Qt.Key) -> None:
    """Press keys at the table of the review window."""
    for each in keys:
        QTest.keyClick(review.window.table, each)


def button(review: ReviewService, words: str) -> QPushButton:
    """A button of the review window by a part of its text."""
    buttons = review.window.findChildren(QPushButton)
    (found,) = [each for each in buttons if words in each.text().replace("&", "")]
    return found


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_moment_is_what_the_seat_could_know(judge: DealReviewer, seat: int) -> None:
    """Each seat's positions contain only what that seat could observe."""
    name = judge.deals[1]
    record = RECORDS[name.game - 1].turned(seat)
    for moment in judge.moments(name, seat):
        state = record.rewound(moment.place).match()
        seen = observe(state, 0)
        assert seen.deal == moment.observation.deal
        assert moment.observation.legal is None
        assert state.deal is not None
        assert state.deal.hands == moment.hands


def test_the_deals_are_those_that_were_counted(judge: DealReviewer) -> None:
    """The deals are the scored ones, three per finished game, in order."""
    lines = [
        DealName(number, line.number)
        for number, record in enumerate(RECORDS, 1)
        for line in record.match().lines
    ]
    assert lines == list(judge.deals)


def test_one_goes_forwards_and_backwards_card_by_card(review: ReviewService) -> None:
    """Right, Left, Page Down, Home and End step through the deal; the table follows."""
    window = review.window
    key(review, Qt.Key.Key_Home)
    begin = window.moment
    key(review, Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert begin.place + 2 == window.moment.place
    assert window.moment.observation == window.table.showing.sight
    key(review, Qt.Key.Key_Left, Qt.Key.Key_Left)
    assert begin == window.moment
    tricks = [begin.trick]
    for _ in range(10):
        key(review, Qt.Key.Key_PageDown)
        tricks.append(window.moment.trick)
    assert tricks == sorted(tricks)
    key(review, Qt.Key.Key_End)
    assert window.moment.observation.deal is not None
    assert window.moment.observation.deal.over
    key(review, Qt.Key.Key_PageUp)
    assert 10 == window.moment.trick


def face_up(review: ReviewService) -> CardSet:
    """The cards that lie face up on the table."""
    picture = review.window.table.showing.picture()
    return CardSet.of(place for place in picture if isinstance(place, Card))


def test_open_hands_show_every_card(review: ReviewService) -> None:
    """With all hands shown, each card is face up on the table once, from every seat.

    The dealer's discards are face up, too.
    """
    window = review.window
    for seat in range(3):
        window.open_deal(DealName(1, 1), seat)
        key(review, Qt.Key.Key_Home, Qt.Key.Key_PageDown, Qt.Key.Key_O)
        moment = window.moment
        assert 2 == len(moment.laid_away)
        assert 32 == len(face_up(review))
        assert all(cards <= face_up(review) for cards in (*moment.hands, moment.laid_away))
        key(review, Qt.Key.Key_O)
        deal = moment.observation.deal
        assert deal is not None
        lying = CardSet.of((deal.on_table,)) if deal.on_table is not None else NO_CARDS
        others = CardSet.of(card for hand in moment.hands[1:] for card in hand)
        assert set() == set(face_up(review)) & set(others - lying)


def mistake(review: ReviewService) -> MoveReview:
    """Move of the first deal, reviewed as if another card had been better."""
    first = next(m for m in review.judge.moments(DealName(1, 1), 0) if m.trick == 1)
    chosen, better = list(first.hands[0])[:2]
    one, other = CardSet.of((chosen,)), CardSet.of((better,))
    return MoveReview(first.place, 1, one, other, 0.25, 3, 0.2, (), forced=False)


def test_the_chosen_card_and_the_better_one_are_marked_in_two_ways(review: ReviewService) -> None:
    """The chosen card has a solid outline, the better one a dashed one, with a legend."""
    window = review.window
    judgement = mistake(review)
    window.checker.moves.add(judgement)
    moves = window.checker.moves
    moves.setCurrentIndex(moves.model().index(0, 0))
    (telling,) = window.findChildren(StepText)
    showing = window.table.showing

    assert (judgement.chosen, judgement.best) == (showing.chosen_once, showing.hinted)
    assert f"Your move: {cards_list(judgement.chosen)}" == telling.chosen.text()
    assert f"Better: {cards_list(judgement.best)}" == telling.better.text()
    assert telling.chosen.isVisible()
    key(review, Qt.Key.Key_O)
    assert (judgement.chosen, judgement.best) == (showing.chosen_once, showing.hinted)
    key(review, Qt.Key.Key_Right)
    assert (NO_CARDS, NO_CARDS) == (showing.chosen_once, showing.hinted)
    assert not telling.chosen.isVisible()


def test_both_texts_of_the_legend_have_the_same_size(qtbot: QtBot, review: ReviewService) -> None:
    """A longer text takes the room that a shorter one leaves, and need not shrink."""
    (telling,) = review.window.findChildren(StepText)
    telling.mark((CardSet.parse("D8 DQ CQ"), CardSet.parse("C8")))
    texts = telling.chosen, telling.better
    wanted = [label.sizeHint().width() for label in texts]
    telling.setFixedWidth(sum(wanted) + 8 * telling.fontMetrics().height())
    qtbot.waitUntil(lambda: [label.width() for label in texts] == wanted)


def test_each_step_is_said(review: ReviewService, heard: list[str], qtbot: QtBot) -> None:
    """Each step is shown on its own line and announced once: card, player and taker."""
    window = review.window
    (telling,) = window.findChildren(StepText)
    key(review, Qt.Key.Key_Home)
    assert telling.step.text.startswith("You deal and turn up")
    heard.clear()
    lines = []
    for _ in range(5):
        key(review, Qt.Key.Key_Right)
        lines.append(telling.step.text)

    assert lines[0].startswith("You discard")
    assert all("play" in line for line in lines[1:4])
    assert "the trick: " in lines[4]
    qtbot.waitUntil(lambda: lines == heard)


def test_the_beginning_is_not_said_before_the_dearest_move(
    review: ReviewService, heard: list[str], qtbot: QtBot
) -> None:
    """A grade that arrives soon leads to a mistake; the text of the beginning is dropped."""
    window = review.window
    (telling,) = window.findChildren(StepText)
    place = review.judge.moments(DealName(1, 1), 0)[3].place
    QTest.qWait(400)  # The announcements before are over.
    key(review, Qt.Key.Key_Right)
    lines = [telling.step.text]
    key(review, Qt.Key.Key_Home)
    window.checker.moves.add(judgement(place))
    window.show_grade(DealGrade("dear", 1.0, (place,)))
    lines.append(telling.step.text)
    qtbot.waitUntil(lambda: lines[-1:] == heard[-1:])
    assert lines == heard[-2:]


def test_all_parts_speak_of_the_position_on_the_table(review: ReviewService) -> None:
    """Text, list and verdict follow each step; a trick lies on the table until the next one."""
    window = review.window
    (telling,) = window.findChildren(StepText)
    names = review.judge.names(DealName(1, 1), 0)
    moves, verdict = window.checker.moves, window.checker.verdict
    for moment in review.judge.moments(DealName(1, 1), 0):
        moves.add(replace(judgement(moment.place), trick=moment.trick))
    key(review, Qt.Key.Key_End, *[Qt.Key.Key_Left] * 6, *[Qt.Key.Key_Right] * 3)
    for go in (*[Qt.Key.Key_Left] * 12, *[Qt.Key.Key_Right] * 14):
        key(review, go)
        moment, current = window.moment, moves.current()
        deal = moment.observation.deal
        assert deal is not None
        assert moment.lying == window.table.showing.lying
        assert moment.trick == len(deal.taken) + (not moment.lying and not deal.over)
        assert telling.step.text == moment_sentence(moment, names)
        assert (current is None) == moment.lying
        assert (not verdict.text) == moment.lying
        assert current is None or (moment.place, moment.trick) == (current.place, current.trick)


def test_a_pressed_row_stays_current_below_a_moving_pointer(review: ReviewService) -> None:
    """The list may scroll while the button is pressed, as its height changes with the verdict."""
    moves = review.window.checker.moves
    for moment in review.judge.moments(review.judge.deals[0], 0)[:4]:
        moves.add(judgement(moment.place))
    model, view = moves.model(), moves.viewport()
    first, last = (moves.visualRect(model.index(row, 0)).center() for row in (0, 3))
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=first)
    QTest.mouseMove(view, last)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=last)
    assert 0 == moves.currentIndex().row()


def test_texts_of_any_length_leave_the_table_its_size(review: ReviewService) -> None:
    """The table keeps its height with short and long texts, with and without the legend."""
    window = review.window
    window.resize(700, 600)
    window.checker.moves.add(mistake(review))
    heights = set()
    for go in (Qt.Key.Key_Home, *[Qt.Key.Key_Right] * 4, Qt.Key.Key_End):
        key(review, go)
        QApplication.processEvents()
        heights.add(window.table.height())
    assert 1 == len(heights)


def test_no_entry_of_the_list_is_cut(review: ReviewService) -> None:
    """In a narrow list with large text a long entry is wrapped."""
    window = review.window
    moves = window.checker.moves
    judgement = mistake(review)
    window.checker.moves.add(replace(judgement, trick=0, chosen=CardSet.of(list(PACK)[:2])))
    moves.setFixedWidth(150)
    QApplication.processEvents()
    item = moves.topLevelItem(0)
    assert item is not None
    row = moves.visualItemRect(item)

    assert row.height() >= 2 * moves.fontMetrics().height()


@pytest.mark.skipif(not COMPILED, reason="judging a whole deal wants the compiled search")
def test_the_judge_fills_the_list_and_the_better_choice_is_played_out(
    qtbot: QtBot, review: ReviewService
) -> None:
    """Every move has a row, the deal a grade; the better move of a mistake can be played out."""
    window = review.window
    for name in review.judge.deals:
        with qtbot.waitSignal(review.judge.graded, timeout=20_000) as graded:
            window.open_deal(name)
        assert len(window.checker.moves.judgements) in {10, 11}
        grade = graded.args[0]
        if grade.dearest:
            break
    else:
        pytest.fail("The specimen should hold a mistake.")
    better, back = button(review, "better"), button(review, "original deal")
    assert better.isEnabled()
    with qtbot.waitSignal(review.judge.played, timeout=20_000) as played:
        better.click()
    variation = played.args[0]
    assert variation.moments[-1].observation.lines[-1] == variation.line
    assert back.isVisible()
    back.click()
    assert not back.isVisible()


def test_the_costs_shown_add_up(
    qtbot: QtBot, judge: DealReviewer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cost of a deal is the sum of the figures that its moves show."""
    found: list[MoveReview] = []
    judge.judged.connect(found.append)
    cost = ChoiceValue(0.014, 0.0)
    monkeypatch.setattr("reunion_desktop.review.reunion._NODES", 1)
    monkeypatch.setattr(
        "reunion_desktop.app.reviews.review_service.verdicts",
        lambda *asked: (replace(verdict, cost=cost) for verdict in verdicts(*asked)),
    )
    with qtbot.waitSignal(judge.graded, timeout=20_000) as graded:
        judge.judge(DealName(1, 1), 0)
    (grade,) = graded.args
    assert 0.01 * len(found) == pytest.approx(grade.units)


def test_a_search_that_takes_too_long_ends_in_a_word(
    qtbot: QtBot, judge: DealReviewer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A review that takes too long uses the heuristic policy, and says so."""
    monkeypatch.setattr("reunion_desktop.review.reunion._NODES", 1)
    found: list[MoveReview] = []
    judge.judged.connect(found.append)
    with qtbot.waitSignal(judge.graded, timeout=20_000):
        judge.judge(DealName(1, 1), 0)

    searched = [judgement for judgement in found if not judgement.forced]
    assert {"rule"} == {judgement.basis for judgement in searched}
    for judgement in searched:
        same = judgement.best == judgement.chosen
        assert ("✓" if same else "?") == decision_cost(judgement)
        told = decision_sentence(judgement, words_of("reunion"))
        assert told.startswith("The full analysis would have taken too long. ")


def test_closing_calls_the_judge_off(qtbot: QtBot, table: Table) -> None:
    """Closing the window cancels the review without waiting."""
    review = open_first(table)
    table.side_windows.close_review()
    assert table.side_windows.review is None
    assert review.judge._thread._thread.isFinished()  # noqa: SLF001 - the thread is private.
    del qtbot


def test_a_deal_is_played_on_and_played_again_aside(qtbot: QtBot, table: Table) -> None:
    """A continued or replayed deal is a side game of any seat; the session waits."""
    table.begin(NewGame(table.game.default, ("Me", "Anna", "Karl"), ("random", "random"), "7"))
    before = table.session.record
    review = open_first(table)
    window = review.window
    window.open_deal(review.judge.deals[0], 1)
    key(review, Qt.Key.Key_Home, Qt.Key.Key_PageDown, Qt.Key.Key_PageDown)
    place = window.moment.place
    button(review, "from here").click()

    assert table.side_windows.side_table is not None
    wanted = RECORDS[0].turned(1).rewound(place)
    assert wanted.actions == table.side_windows.side_table.session.record.actions[:place]
    button(review, "again").click()
    assert table.side_windows.side_table is not None
    aside = table.side_windows.side_table
    mine = (Wait.CHOICE,)
    qtbot.waitUntil(lambda: aside.flow.wait in mine, timeout=10_000)
    assert before.actions == table.session.record.actions[: len(before.actions)]


def test_the_window_looks_as_the_table_beside_it(table: Table) -> None:
    """A new pack, new colours or another order of the hand change the review at once."""
    review = open_first(table)
    wanted = replace(
        table.preferences, four_colours=True, design="german", hand_order=HandOrder.RANK
    )
    table.prefer(wanted)

    assert table.window.theme == review.window.table.faces.theme
    assert HandOrder.RANK is review.window.table.showing.order
    # The translator of the pack is global: restore the usual one for the next test.
    table.prefer(replace(table.preferences, design="french"))


def test_whoever_looks_about_is_not_called_away(review: ReviewService) -> None:
    """The worst mistake is selected automatically only if the player is still at the start."""
    window = review.window
    key(review, Qt.Key.Key_Right, Qt.Key.Key_Right)
    here = window.moment
    place = review.judge.moments(review.judge.deals[0], 0)[9].place
    window.checker.moves.add(judgement(place))
    window.show_grade(DealGrade("dear", 1.0, (place,)))
    assert here == window.moment
    key(review, Qt.Key.Key_Home)
    window.show_grade(DealGrade("dear", 1.0, (place,)))
    assert place == window.moment.place


def test_a_course_nobody_waits_for_any_more_is_not_shown(review: ReviewService) -> None:
    """A playout is not shown if another move was selected meanwhile."""
    window = review.window
    moments = review.judge.moments(review.judge.deals[0], 0)
    for at in (3, 4):
        window.checker.moves.add(judgement(moments[at].place))
    window.show_grade(DealGrade("dear", 2.0, (moments[3].place,)))
    better = button(review, "better")
    better.click()
    assert not better.isEnabled()
    rows = window.checker.moves
    rows.setCurrentIndex(rows.model().index(1, 0))
    line = moments[-1].observation.lines[-1]
    window.show_variation(Variation(moments[:5], line))
    assert window.moment.place == moments[4].place
    assert not button(review, "original deal").isVisible()
    assert better.isEnabled()


def test_the_side_keeps_its_breadth_however_long_a_sentence_is(review: ReviewService) -> None:
    """Long sentences do not change the dock's width, so the cards do not move."""
    window = review.window
    QApplication.processEvents()
    before = window.table.width()
    place = window.moment.place + 1
    window.checker.moves.add(replace(judgement(place), reasons=(), best=CardSet((1 << 12) - 1)))
    window.show_grade(DealGrade("dear", 1.0, (place,)))
    QApplication.processEvents()
    assert before == window.table.width()


def judgement(place: int) -> MoveReview:
    """Review of a mistake at a place."""
    return MoveReview(place, 1, CardSet(1), CardSet(2), 1.0, 3.0, 0.5, (), forced=False)
