"""Problems at the side table: answers are marked and not played, and the progress is kept."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.app.opponents import first_game
from reunion_desktop.app.practice import problems as practice
from reunion_desktop.app.side_table import SideTable
from reunion_desktop.app.table import Table
from reunion_desktop.engine.actions import Action, PlayCard, cards_of
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.games import GAMES, find_game
from reunion_desktop.match.game_flow import Wait
from reunion_desktop.practice import shipped
from reunion_desktop.practice.problem import Problem, ProblemAnswer, ProblemKind, kind_of
from reunion_desktop.practice.progress_file import read_progress
from reunion_desktop.review.deals import action_of, decisions
from reunion_desktop.review.question import deed_of
from reunion_desktop.storage.reader import read_record
from reunion_desktop.ui.commands.command import Command
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.language.interpreter import Language
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.practice.panel import ProblemPanel
from reunion_desktop.ui.review.scrolled_text import ScrolledText
from reunion_desktop.ui.window.sheet_dock import SheetDock
from reunion_desktop.ui.words.cards import the_card
from tests.tables import laid
from tests.ui.access.told_once import times_told
from tests.ui.every_window.opened import LANGUAGES, show_as

SPECIMEN = Path(__file__).parents[2] / "assets" / "specimen.reunion"
LOSSES = (0.0, 0.26, 0.6)
"""Units that the first legal cards of each problem lose; the others are not examined."""


def made_problems() -> tuple[Problem, ...]:
    """Problems of a finished game: of its first legal cards the first one is best."""
    record = read_record(SPECIMEN, find_game)[0].record
    found = []
    for place in decisions(record, 0):
        before = record.rewound(place)
        match = before.match()
        legal = match.legal()
        assert legal is not None
        actions = [one for one in legal.actions if isinstance(one, PlayCard)]
        if len(actions) > len(LOSSES):
            answers = tuple(
                ProblemAnswer(deed_of(one), -lost)
                for one, lost in zip(actions, LOSSES, strict=False)
            )
            reasons = (Reason(Motive.MAKES_VOID, CardSet()),)
            found.append(Problem(f"p{place}", before, 0, answers, reasons, kind_of(match)))
    return tuple(found)


PROBLEMS = made_problems()


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    """A table with a session in progress, and problems of its game."""
    monkeypatch.setattr(practice, "problems", lambda game: PROBLEMS if game == "reunion" else ())
    with laid(qtbot, tmp_path) as table:
        names = ("Me", "Anna", "Karl")
        table.begin(NewGame(table.game.default, names, ("random", "random"), "7"))
        yield table


def asked(qtbot: QtBot, table: Table) -> tuple[SideTable, ProblemPanel, Problem]:
    """The open problem with its table and panel, once an answer is awaited."""
    qtbot.waitUntil(lambda: table.side_windows.side_table is not None)
    aside = table.side_windows.side_table
    assert aside is not None
    aside.window.table.set_speed(Speed.NONE)
    qtbot.waitUntil(lambda: aside.flow.wait is Wait.CHOICE, timeout=10_000)
    panel = aside.window.findChild(ProblemPanel)
    assert isinstance(panel, ProblemPanel)
    actions = aside.session.record.actions
    return aside, panel, next(one for one in PROBLEMS if one.record.actions == actions)


def opened(qtbot: QtBot, table: Table) -> tuple[SideTable, ProblemPanel, Problem]:
    """Open the problems."""
    table.window.practice_wanted.emit("problems")
    return asked(qtbot, table)


def answer(qtbot: QtBot, aside: SideTable, problem: Problem, rank: int) -> Action:
    """Play the card of a rank among the answers, as a click does, and wait for the mark."""
    action = action_of(problem.record.match(), problem.answers[rank].deed)
    panel = aside.window.findChild(ProblemPanel)
    assert isinstance(panel, ProblemPanel)
    aside.window.table.chosen.emit(action)
    qtbot.waitUntil(lambda: not text(panel).startswith("Analysing"), timeout=20_000)
    return action


def text(panel: ProblemPanel) -> str:
    """The text of the panel; screen readers find it only once."""
    (told,) = panel.findChildren(ScrolledText)
    assert 1 == times_told(panel, told.text)
    return told.text


def seen(panel: ProblemPanel) -> list[QPushButton]:
    """The visible buttons of the panel, from left to right."""
    buttons = [one for one in panel.findChildren(QPushButton) if one.isVisibleTo(panel)]
    return sorted(buttons, key=QPushButton.x)


def in_a_row(panel: ProblemPanel, count: int) -> bool:
    """Tell whether the panel has at least a number of buttons, all in one row."""
    row = seen(panel)
    inside = all(panel.rect().contains(one.geometry()) for one in row)
    return inside and len(row) >= count and len({one.y() for one in row}) == 1


def press(panel: ProblemPanel, name: str) -> None:
    """Press a button of the panel, or choose it in the menu of those without room."""
    for button in seen(panel):
        if button.text().replace("&", "") == name:
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
            return
    menu = seen(panel)[-1].menu()
    menu.aboutToShow.emit()
    (entry,) = (one for one in menu.actions() if one.text().replace("&", "") == name)
    entry.trigger()


def mark_kept(tmp_path: Path, problem: Problem) -> float:
    """The mark of a problem in the file of progress."""
    progress, trouble = read_progress(tmp_path / "problems" / "reunion.json")
    assert not trouble
    return progress.repetitions[problem.id].mark


def test_an_answer_is_marked_and_not_played(qtbot: QtBot, table: Table, tmp_path: Path) -> None:
    """Half of the marks for a loss of half the range; the better card is named with its reason."""
    aside, panel, problem = opened(qtbot, table)
    assert "What do you play?" in text(panel)

    action = answer(qtbot, aside, problem, 1)

    assert isinstance(action, PlayCard)
    move = the_card(action.card)
    assert text(panel).startswith(f"Your move: {move}. Nearly solved, 5 of 10.\nBetter: ")
    assert "0.26 units" in text(panel)
    # The reasons are those against the card played, and not what is true of both.
    assert "void" not in text(panel)
    assert "This week: 1 of 3." in text(panel)
    assert problem.record.actions == aside.session.record.actions
    assert mark_kept(tmp_path, problem) == pytest.approx(0.5)
    showing = aside.window.table.showing
    best = action_of(problem.record.match(), problem.best.deed)
    assert (showing.hinted, showing.chosen_once) == (cards_of(best), cards_of(action))


def test_the_question_is_heard_before_the_calls(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The focus goes to the calls when the question was spoken."""
    order: list[str] = []
    aside, panel, _ = opened(qtbot, table)
    panel.spoken.connect(order.append)
    monkeypatch.setattr(
        aside.window.narrator, "when_heard", lambda then: order.append(then.__name__)
    )
    panel.next_wanted.emit()
    qtbot.waitUntil(lambda: any(said.startswith("Problem") for said in order))
    assert "take_focus" == order[-1]


def test_only_the_first_answer_counts(qtbot: QtBot, table: Table, tmp_path: Path) -> None:
    """Other moves may be tried; they are marked, and the kept mark stays."""
    aside, panel, problem = opened(qtbot, table)
    answer(qtbot, aside, problem, 2)
    assert "Not solved." in text(panel)

    answer(qtbot, aside, problem, 0)

    assert "Solved." in text(panel)
    assert mark_kept(tmp_path, problem) == 0


def test_a_hint_takes_the_marks(qtbot: QtBot, table: Table, tmp_path: Path) -> None:
    """After a hint even the best answer has no marks."""
    aside, panel, problem = opened(qtbot, table)
    with qtbot.waitSignal(aside.flow.advice, timeout=20_000):
        aside.flow.hint()
    assert "After a hint the problem counts as not solved, and your rating falls." in text(panel)

    answer(qtbot, aside, problem, 0)

    assert "and your rating falls.\nYour move was the best one" in text(panel)
    assert mark_kept(tmp_path, problem) == 0


@pytest.mark.usefixtures("qapp")
def test_the_hint_goes_with_the_answer(qtbot: QtBot, table: Table) -> None:
    """After the answer the hint cannot be played any more; Next is the first button."""
    aside, panel, problem = opened(qtbot, table)
    buttons = aside.window.statusBar().findChildren(QPushButton)
    (follows,) = (one for one in buttons if one.text() == "&Play the hint")
    with qtbot.waitSignal(aside.flow.advice, timeout=20_000):
        QTest.keyClick(aside.window, Qt.Key.Key_H)
    for _ in range(3):
        QTest.keyClick(aside.window, Qt.Key.Key_H)
    assert follows.isVisible()
    answer(qtbot, aside, problem, 1)
    assert not follows.isVisible()
    assert "&Next" == min(seen(panel), key=lambda one: (one.y(), one.x())).text()


def test_the_kinds_of_problems_alternate(tmp_path: Path) -> None:
    """Each kind comes once before any comes again, whatever the marks."""
    sitting = practice.Practice(tmp_path, "bauer")
    kinds = []
    for _ in range(8):
        assert sitting.choose(practice.today())
        assert sitting.problem is not None
        kinds.append(sitting.problem.kind)
    sitting.close()
    assert len(set(kinds[:4])) == len(set(kinds[4:])) == 4


def test_an_unknown_answer_is_analysed(qtbot: QtBot, table: Table, tmp_path: Path) -> None:
    """A card that was not examined is judged in the background, and then marked."""
    aside, panel, problem = opened(qtbot, table)
    legal = aside.flow.observation.legal
    assert legal is not None
    unknown = next(one for one in legal.actions if not problem.knows(deed_of(one)))

    aside.window.table.chosen.emit(unknown)
    assert "Analysing" in text(panel)
    qtbot.waitUntil(lambda: "olved" in text(panel), timeout=60_000)

    assert 0 <= mark_kept(tmp_path, problem) <= 1


@pytest.mark.parametrize(("button", "rank"), [("Play on", 2), ("Play the better move", 0)])
def test_the_game_goes_on_after_the_answer(
    qtbot: QtBot, table: Table, button: str, rank: int
) -> None:
    """The own or the better card is played, and the other players follow."""
    aside, panel, problem = opened(qtbot, table)
    answer(qtbot, aside, problem, 2)

    press(panel, button)
    played = action_of(problem.record.match(), problem.answers[rank].deed)
    count = len(problem.record.actions)
    qtbot.waitUntil(lambda: len(aside.session.record.actions) > count + 1, timeout=20_000)

    assert played == aside.session.record.actions[count]
    qtbot.waitUntil(lambda: aside.flow.wait is not Wait.NOTHING, timeout=20_000)
    assert aside.flow.can_undo


def test_the_buttons_take_one_row(qtbot: QtBot, table: Table) -> None:
    """In the smallest window with large print, those without room are listed in a menu."""
    aside, panel, problem = opened(qtbot, table)
    answer(qtbot, aside, problem, 1)
    for language in LANGUAGES:
        for percent, size, count in ((175, (956, 570), 2), (100, (1280, 800), 3)):
            show_as(table, percent, language)
            aside.window.resize(*size)
            qtbot.waitUntil(partial(in_a_row, panel, count))
    show_as(table, 175, Language.ENGLISH)
    aside.window.resize(956, 570)
    qtbot.waitUntil(lambda: seen(panel)[-1].menu() is not None)
    menu = seen(panel)[-1].menu()
    menu.aboutToShow.emit()
    listed = {one.text().replace("&", ""): one for one in menu.actions()}
    row = [one.text().replace("&", "") for one in seen(panel)[:-1]]
    assert [*row, *listed] == [*("Next", "Tricks", "Play on", "Play the better move", "Close")]
    count = len(problem.record.actions)
    listed["Play the better move"].trigger()
    qtbot.waitUntil(lambda: len(aside.session.record.actions) > count, timeout=20_000)
    best = action_of(problem.record.match(), problem.best.deed)
    assert aside.session.record.actions[count] == best
    assert len(seen(panel)) == 2


def test_the_next_problem_comes_to_the_same_table(
    qtbot: QtBot, table: Table, tmp_path: Path
) -> None:
    """Another problem is asked, without the marks of the last; at the end the player is told.

    The games of the problems are not kept, but the progress is.
    """
    aside, panel, first = opened(qtbot, table)
    seen = {first.id}
    answer(qtbot, aside, first, 0)
    for _ in PROBLEMS[1:]:
        press(panel, "Next")
        assert "olved" not in text(panel)
        same, _, problem = asked(qtbot, table)
        assert aside.window.focusWidget() is aside.window.table
        assert same is aside
        seen.add(problem.id)
    assert len(PROBLEMS) == len(seen)

    press(panel, "Next")

    assert "no further problems" in aside.window.message
    folder = tmp_path / "problems"
    assert list(folder.glob("[0-9]*.reunion"))
    table.side_windows.close_side_table()
    assert not list(folder.glob("[0-9]*.reunion"))
    assert (folder / "reunion.json").exists()


def test_nothing_is_undone_before_the_answer(qtbot: QtBot, table: Table) -> None:
    """Undo would lead to an earlier decision, which is not the problem."""
    aside, panel, _ = opened(qtbot, table)
    while not aside.flow.can_undo:
        press(panel, "Next")
        aside, panel, _ = asked(qtbot, table)
    (undo,) = (one for one in aside.window.findChildren(Command) if one.title == "Undo")
    assert not undo.isEnabled()
    assert "can’t be undone" in undo.why_not


def test_a_drill_without_problems_says_so(qtbot: QtBot, table: Table) -> None:
    """There are no discards among these problems: no window opens."""
    qtbot.waitUntil(lambda: table.flow.wait is Wait.CHOICE, timeout=10_000)
    table.window.practice_wanted.emit("discards")
    qtbot.waitUntil(lambda: "no further problems" in table.window.message)
    assert table.side_windows.side_table is None


def test_a_damaged_file_of_progress_is_reported(qtbot: QtBot, table: Table, tmp_path: Path) -> None:
    """The problems open all the same, and the progress begins anew."""
    (tmp_path / "problems").mkdir()
    (tmp_path / "problems" / "reunion.json").write_text("{}")
    qtbot.waitUntil(lambda: table.flow.wait is Wait.CHOICE, timeout=10_000)
    opened(qtbot, table)
    assert "could not be read" in table.window.message


@pytest.mark.usefixtures("qapp")
def test_problems_of_the_week_come_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each problem comes once; skipping one leads to the others."""
    monkeypatch.setattr(practice, "problems", lambda _game: PROBLEMS)
    session = practice.Practice(tmp_path, "reunion")
    day = date(2026, 3, 4)
    assert all(session.choose(day) for _ in PROBLEMS)
    assert not session.choose(day)
    session.close()


def test_no_empty_sheet_stands_beside_a_problem(qtbot: QtBot, table: Table) -> None:
    """F9 shows the sheet over the table; the main window keeps its own."""
    aside, _, _ = opened(qtbot, table)
    (dock,) = aside.window.findChildren(SheetDock)
    qtbot.waitUntil(dock.isHidden)

    dock.toggleViewAction().trigger()
    assert dock.isVisible()
    dock.toggleViewAction().trigger()

    assert dock.isHidden()
    assert table.preferences.sheet_visible


def test_every_earlier_trick_is_looked_at(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """L and a button go back trick by trick, then to the table; a game played on has only one."""
    at = next(
        place
        for place, one in enumerate(PROBLEMS)
        if (before := one.record.match().deal) is not None and len(before.taken) > 2
    )
    monkeypatch.setattr(practice, "problems", lambda _game: PROBLEMS[at : at + 1])
    aside, panel, problem = opened(qtbot, table)
    window, deal = aside.window, aside.flow.observation.deal
    assert deal is not None
    tricks = [set(one.trick.cards) for one in deal.taken]
    told: list[str] = []
    monkeypatch.setattr(window.narrator, "announce", told.append)

    def shown() -> list[int]:
        picture = set(window.table.stage.picture)
        return [number for number, cards in enumerate(tricks, 1) if cards <= picture]

    for rank in (None, 1):
        if rank is not None:
            answer(qtbot, aside, problem, rank)
            assert isinstance(window.focusWidget(), QPushButton)
        told.clear()
        for number in (*range(len(tricks), 0, -1), 0):
            QTest.keyClick(window.focusWidget(), Qt.Key.Key_L)
            assert shown() == ([number] if number else [])
        assert told[0].startswith("Last trick: ")
        assert told[1].startswith(f"Trick {len(tricks) - 1}: ")
        assert told[-1] == "Hidden: earlier trick."
        press(panel, "Tricks")
        press(panel, "Tricks")
        assert shown() == [len(tricks) - 1]
        assert window.table.showing.overlay_content().caption == f"Trick {len(tricks) - 1}"
        QTest.keyClick(panel if rank is None else window.focusWidget(), Qt.Key.Key_Escape)
        assert not shown()
    window.table.look_further()
    window.table.look_further()
    press(panel, "Play on")
    count = len(problem.record.actions)
    qtbot.waitUntil(lambda: len(aside.session.record.actions) > count, timeout=20_000)
    qtbot.waitUntil(lambda: not shown())
    assert "Tricks" not in [one.text().replace("&", "") for one in seen(panel)]
    entries = [one for one in window.findChildren(Command) if one.title == "Earlier trick"]
    assert not any(one.isVisible() for one in entries)


def test_an_equal_answer_is_told_with_the_reason_of_the_best(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Within two hundredths of a unit the answer is right; the best one and its reason are told."""
    best, other, *rest = PROBLEMS[0].answers
    even = replace(PROBLEMS[0], answers=(best, replace(other, units=-0.015), *rest))
    monkeypatch.setattr(practice, "problems", lambda _game: (even,))
    aside, panel, _ = opened(qtbot, table)
    assert "Your rating begins at 1500" in text(panel)
    answer(qtbot, aside, even, 1)
    told = text(panel)
    assert isinstance(best.deed, CardSet)
    (card,) = best.deed
    assert f"Your move was right. Equally good: {the_card(card)}." in told
    assert "Solved." in told
    assert aside.window.table.showing.chosen_once == even.answers[1].deed
    alone = practice.verdict_on(even, best.deed).reasons
    assert practice.verdict_on(even, other.deed).reasons == alone
    assert "void" in told


def test_the_drill_of_discards_is_offered_where_cards_are_discarded(table: Table) -> None:
    """Games in which all cards are dealt have no such problems."""
    for game in GAMES:
        table.begin(first_game(game.default))
        (entry,) = (
            one for one in table.window.findChildren(Command) if one.title == "Drill: discards"
        )
        kinds = {one.kind for one in shipped.problems(game.id)}
        assert entry.isVisible() is (ProblemKind.DISCARD in kinds), game.id
