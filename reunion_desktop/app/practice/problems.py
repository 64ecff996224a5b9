"""Problems at the side table: chooses them, marks the answers, and keeps the progress."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date, datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Slot

from reunion_desktop.ai.player import Stop
from reunion_desktop.app.opponents import company, first_game, minds_for
from reunion_desktop.app.reviews.review_service import move_review
from reunion_desktop.app.side_table import SideTable
from reunion_desktop.engine.actions import Action
from reunion_desktop.engine.legal import MayDraw, MayGive
from reunion_desktop.engine.record import Record
from reunion_desktop.engine.scoring import Counted
from reunion_desktop.match.opening import now
from reunion_desktop.match.worker_thread import Tell, WorkerThread
from reunion_desktop.practice.own import own_key, own_problem
from reunion_desktop.practice.problem import RIGHT, Problem, ProblemKind
from reunion_desktop.practice.progress_file import read_progress, write_progress
from reunion_desktop.practice.schedule import (
    A_WEEK,
    for_the_week,
    marked,
    monday,
    next_problems,
)
from reunion_desktop.practice.shipped import problems
from reunion_desktop.review.deals import SEED, action_of
from reunion_desktop.review.judge import counts_units, judge
from reunion_desktop.review.question import deed_of
from reunion_desktop.review.verdict import ChoiceValue, Deed, NotReviewed, Verdict, choice_of
from reunion_desktop.solver.installed import Damaged
from reunion_desktop.storage.disk import StorageFault
from reunion_desktop.storage.journal import SUFFIX
from reunion_desktop.ui.archive.charts.names import shown_names
from reunion_desktop.ui.dialogs.new_game import NewGame, persons_name
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.practice.panel import ProblemPanel
from reunion_desktop.ui.practice.values import MarkedAnswer, ProblemTask
from reunion_desktop.ui.window.main_window import MainWindow

translate = QCoreApplication.translate

_OWN = 8
"""The player's mistakes that are judged again, at most."""
_WAIT_MS = 2000
"""Longest wait for the first of them, in milliseconds: most are judged in half a second."""
_SEED = "problem"
"""Seed of the judge's randomness: an answer always gets the same mark."""


class Practice(QObject):
    """The problems of a game, one after another at one side table."""

    def __init__(
        self,
        folder: Path,
        game: str,
        kinds: Collection[ProblemKind] = tuple(ProblemKind),
    ) -> None:
        """Read the progress and the shipped problems.

        Args:
            folder: the folder of the side table; the progress is kept beside its games.
            game: the game's id.
            kinds: the kinds of decisions asked.

        Raises:
            StorageFault: a damaged file of progress cannot be renamed.
            Damaged: the shipped problems cannot be read.
        """
        super().__init__()
        self._file = folder / f"{game}.json"
        self._progress, self._trouble = read_progress(self._file)
        self._shipped = problems(game)
        self._known = self._shipped
        self._costs: Mapping[ProblemKind, float] = {}
        self._then: Callable[[], object] | None = None
        self.game = game
        self._kinds = kinds
        self._seen: set[str] = set()
        self._asked = Counter[ProblemKind]()
        self.problem: Problem | None = None
        """The problem that was chosen last."""
        self._counts = True
        self._panel: ProblemPanel | None = None
        self._thread = WorkerThread(self)
        self._judge = WorkerThread(self)
        """Judges the player's mistakes, while answers are analysed."""

    def close(self) -> None:
        """Cancel all analyses, end their threads, and delete the games that were played on.

        Nothing shows these games again; the progress stays.
        """
        self._then = None
        self._thread.close()
        self._judge.close()
        for file in self._file.parent.glob(f"[0-9]*{SUFFIX}"):
            with suppress(OSError):
                file.unlink()

    def add_mistakes(
        self,
        found: Sequence[tuple[Record, int]],
        costs: Mapping[str, float],
        then: Callable[[], object],
    ) -> None:
        """Judge mistakes of the archive again; each that is due comes as a problem.

        Args:
            found: records and the places of moves in them, the costliest first.
            costs: the cost of all mistakes by kind, from which the week is chosen.
            then: called once: with the first of them, when there is none, or after a while.
        """
        self._then = then
        self._costs = {ProblemKind(kind): cost for kind, cost in costs.items()}
        known, day = self._progress.repetitions, today()
        due = [
            (record, place)
            for record, place in found
            if (key := own_key(record.rewound(place))) not in known or known[key].due <= day
        ]

        def job(stop: Stop, tell: Tell) -> None:
            for record, place in due[:_OWN]:
                *_, step = record.rewound(place + 1).replay()
                try:
                    problem = own_problem(record, judge(step, place, SEED, stop))
                except NotReviewed:
                    return
                if problem is not None:
                    tell(self._add, problem)
            tell(self._go)

        self._judge.run(job)
        QTimer.singleShot(_WAIT_MS, self, self._go)

    def _add(self, problem: Problem) -> None:
        self._known = (problem, *self._known)
        self._go()

    @Slot()
    def _go(self) -> None:
        then, self._then = self._then, None
        if then is not None:
            then()

    def choose(self, today: date, wanted: Problem | None = None) -> bool:
        """Choose the next problem: those of the week first, then others; False if none is left.

        Kinds alternate: the others begin with those that are due, then the kind asked least.

        Args:
            today: the day.
            wanted: a problem that the player asks for.
        """
        costs = self._costs
        self._progress, week = for_the_week(self._progress, self._shipped, today, costs)
        fresh = [one for one in week if self._progress.tried(one.id) < monday(today)]
        others = next_problems(self._progress, self._known, today, len(self._known), costs)
        tried, asked = self._progress.repetitions, self._asked
        others = tuple(sorted(others, key=lambda one: one.id not in tried and asked[one.kind]))
        mine = [one for one in others if one.own]
        for one in (*filter(None, (wanted,)), *mine, *fresh, *others):
            if one.id not in self._seen and (one is wanted or one.kind in self._kinds):
                self.problem, self._counts = one, True
                self._seen.add(one.id)
                asked[one.kind] += 1
                return True
        return False

    def start(self, window: MainWindow, wanted: Problem | None) -> bool:
        """Choose the first problem; the player is told in the window if there is none."""
        found = self.choose(today(), wanted)
        if not found:
            self.close()
        if trouble := self._trouble if found else no_more():
            window.say_trouble(trouble)
        return found

    # At the table -----------------------------------------------------------------------------

    def sit(self, table: SideTable, last: NewGame | None) -> None:
        """Show the chosen problem at a side table.

        Args:
            table: the side table.
            last: the last new game, with the player's opponents.
        """
        panel = self._panel = ProblemPanel(table.window)
        panel.answered.connect(self._mark)
        panel.next_wanted.connect(lambda: self._go_on(table, last))
        table.window.accompany(panel, self._title)
        self._put(table, last)

    def _title(self) -> str:
        problems = translate("practice", "Problems")
        return f"{words_of(self.game).title()} · {problems}"

    def _go_on(self, table: SideTable, last: NewGame | None) -> None:
        if self.choose(today()):
            self._put(table, last)
        else:
            table.window.say_trouble(no_more())

    def _put(self, table: SideTable, last: NewGame | None) -> None:
        """Put the cards of the chosen problem on the table."""
        problem, panel = self.problem, self._panel
        assert problem is not None  # noqa: S101 - one was chosen.
        assert panel is not None  # noqa: S101 - the table has its panel.
        self._thread.cancel()
        rules = problem.record.header.rules
        choice = company(last or first_game(rules), rules.players)
        record = problem.record
        if not problem.own:
            header = replace(record.header, players=choice.names, date=now())
            record = replace(record, header=header)
        asked: dict[type, str] = {MayDraw: "draw", MayGive: "give"}
        panel.put(
            ProblemTask(
                rules.game,
                asked.get(type(record.match().legal()), problem.kind.value),
                0 if problem.own else 1 + self._shipped.index(problem),
                len(self._shipped),
                self._progress.done(today()),
                A_WEEK,
                round(self._progress.rating),
                (persons_name(), *shown_names(record.header.players[1:])),
            )
        )
        table.play_on(record, minds_for(choice.levels, record.header.players))

    # Marks ------------------------------------------------------------------------------------

    @Slot(object, bool)
    def _mark(self, action: Action, counts: bool) -> None:  # noqa: FBT001 - the panel's own signal.
        """Mark an answer; first the judge finds its value, or why another card is better."""
        problem = self.problem
        assert problem is not None  # noqa: S101 - one was asked.
        if problem.is_explained(deed_of(action)):
            self._show(action, problem, counts=counts)
            return

        def job(stop: Stop, tell: Tell) -> None:
            try:
                known = problem.with_answer(action, _SEED, stop)
            except NotReviewed:
                return
            tell(lambda: self._show(action, known, counts=counts))

        self._thread.run(job)

    def _show(self, action: Action, problem: Problem, *, counts: bool) -> None:
        """Show the mark; the first answer to a problem changes the progress."""
        assert self._panel is not None  # noqa: S101 - the answer came from there.
        self.problem = problem
        deed = deed_of(action)
        mark = problem.mark(deed) if counts or not self._counts else 0.0
        if self._counts:
            self._counts = False
            self._progress = marked(self._progress, problem, mark, today())
            try:
                write_progress(self._file, self._progress)
            except StorageFault as fault:
                self._panel.spoken.emit(str(fault))
        match, right = problem.record.match(), problem.loss(deed) <= RIGHT
        self._panel.show_mark(
            MarkedAnswer(
                mark,
                move_review(verdict_on(problem, deed)),
                None if right else action_of(match, problem.best.deed),
                round(self._progress.rating),
                self._progress.done(today()),
            )
        )


def begin_practice(window: MainWindow, folder: Path, what: str, game: str) -> Practice | None:
    """Read the problems; tells the player if they cannot be read.

    Args:
        window: the main window.
        folder: the folder of the side table.
        what: ``problems``, or ``discards`` for these alone.
        game: the game's id.
    """
    kinds = (ProblemKind.DISCARD,) if what == "discards" else tuple(ProblemKind)
    try:
        return Practice(folder, game, kinds)
    except (StorageFault, Damaged) as fault:
        window.say_trouble(str(fault))
        return None


def verdict_on(problem: Problem, deed: Deed) -> Verdict:
    """An answer as a verdict, compared with the best answer of the problem."""
    match = problem.record.match()
    nothing = ChoiceValue(0.0, 0.0)
    choices = {
        one.deed: choice_of(one.deed, ChoiceValue(one.units, 0.0), nothing)
        for one in problem.answers
    }
    loss = problem.loss(deed) if problem.loss(deed) > RIGHT else 0.0
    return Verdict(
        len(problem.record.actions),
        0 if match.deal is None else match.deal.number,
        0,
        problem.seat,
        tuple(choices.values()),
        choices[deed],
        ChoiceValue(loss, 0.0),
        problem.reasons,
        layouts=1,  # The values are known, and no layouts are told of.
        counted=None if counts_units(match.rules) else Counted.POINTS,
        legal=match.legal(),
    )


def no_more() -> str:
    """Message that no problem is left."""
    return translate("practice", "There are no further problems for this game today.")


def today() -> date:
    """The day where the player is."""
    return datetime.now().astimezone().date()
