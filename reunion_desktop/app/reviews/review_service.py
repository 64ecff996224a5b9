"""Review service: reviews deals in a worker thread, and shows them in a window."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from reunion_desktop.ai.player import Stop
from reunion_desktop.engine.actions import DealCards
from reunion_desktop.engine.events import TrickTaken
from reunion_desktop.engine.legal import MayDiscard
from reunion_desktop.engine.observe import observe
from reunion_desktop.engine.phases import Announcing
from reunion_desktop.engine.record import Record, Step, seen_step
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.state import DealState
from reunion_desktop.match.worker_thread import Job, Tell, WorkerThread
from reunion_desktop.review.deals import (
    SEED,
    by_deal,
    decisions,
    finished_deals,
    play_out_better,
    verdicts,
)
from reunion_desktop.review.verdict import UNITS_OF_A_DEAL, NotReviewed, Verdict
from reunion_desktop.solver.installed import Damaged
from reunion_desktop.ui.archive.charts.names import shown_names
from reunion_desktop.ui.cards.picture_cache import CardPictureCache
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.look.reduced_motion import motion_reduced
from reunion_desktop.ui.review.values import DealGrade, DealMoment, DealName, MoveReview, Variation
from reunion_desktop.ui.review.window import ReviewWindow
from reunion_desktop.ui.window.main_window import MainWindow


class DealReviewer(QObject):
    """Shows the deals of some games from any seat, and reviews them in a thread."""

    judged = Signal(object)
    """A Judgement of one move; the order is not fixed."""
    progressed = Signal(int, int)
    """Number of moves reviewed, and the total."""
    graded = Signal(object)
    """A DealGrade: all moves of the deal are reviewed."""
    played = Signal(object)
    """A Variation that was requested."""
    failed = Signal(str)
    """The review failed; one sentence says why."""

    def __init__(self, records: tuple[Record, ...], parent: QObject | None = None) -> None:
        """Use some games; the records were checked when they were read."""
        super().__init__(parent)
        self._records = records
        self._verdicts: dict[int, Verdict] = {}
        self._thread = WorkerThread(self)
        self.cancel = self._thread.cancel
        """Cancel the review or playout in progress."""
        self.close = self._thread.close
        """Cancel and end the thread."""

    @property
    def deals(self) -> tuple[DealName, ...]:
        """All deals that can be reviewed: those that were played to their end."""
        return tuple(
            [
                DealName(game, deal)
                for game, record in enumerate(self._records, 1)
                for deal in finished_deals(record)
            ]
        )

    def record(self, name: DealName, seat: Seat) -> Record:
        """The game of a deal, rotated so that the given seat is first."""
        return self._records[name.game - 1].turned(seat)

    def names(self, name: DealName, seat: Seat) -> tuple[str, ...]:
        """Names by seat, rotated so that the given seat is first."""
        return shown_names(self.record(name, seat).header.players)

    def moments(self, name: DealName, seat: Seat) -> tuple[DealMoment, ...]:
        """Positions of the deal as a seat observed them."""
        return moments_of(self.record(name, seat), name.deal)

    def judge(self, name: DealName, seat: Seat) -> None:
        """Start to review a seat's moves; cancels the review in progress."""
        self.cancel()
        self._verdicts = {}
        record = self.record(name, seat)
        out_of = len(decisions(record, 0, name.deal))

        def task(stop: Stop, tell: Tell) -> None:
            found: list[Verdict] = []
            for verdict in verdicts(record, 0, SEED, stop, name.deal):
                found.append(verdict)
                tell(self._judged, verdict)
                tell(self.progressed.emit, len(found), out_of)
            (review,) = by_deal(found, 0, (name.deal,))
            dearest = tuple(verdict.place for verdict in review.dearest)
            costs = [verdict.cost for verdict in found]
            # The sum of the figures as they are shown for each move.
            whole = 1 if review.counted is None else UNITS_OF_A_DEAL
            units = whole * sum([round(cost.units / whole, 2) for cost in costs])
            grade = DealGrade(
                *(review.grade.value, units, dearest, review.counted),
                unjudged=review.unjudged,
                settled=review.settled,
            )
            tell(self.graded.emit, grade)

        self._ask(task)

    def verdict(self, place: int) -> Verdict | None:
        """The verdict on a reviewed move; None if there is none yet."""
        return self._verdicts.get(place)

    def play_out(self, name: DealName, seat: Seat, place: int) -> None:
        """Start to play out a deal with the better choice instead of a reviewed move."""
        verdict = self.verdict(place)
        if verdict is None:
            return
        record = self.record(name, seat)

        def task(stop: Stop, tell: Tell) -> None:
            other = play_out_better(record, verdict, SEED, stop)
            line = other.match().lines[name.deal - 1]
            tell(self.played.emit, Variation(moments_of(other, name.deal), line))

        self._ask(task)

    def _ask(self, task: Job) -> None:
        def job(stop: Stop, tell: Tell) -> None:
            try:
                with suppress(NotReviewed):
                    task(stop, tell)
            except Damaged as damaged:
                tell(self.failed.emit, str(damaged))

        self._thread.run(job)

    def _judged(self, verdict: Verdict) -> None:
        self._verdicts[verdict.place] = verdict
        self.judged.emit(move_review(verdict))


class ReviewService(QObject):
    """The review window with its reviewer."""

    play_on = Signal(object, int)
    """A Record of the moves so far, to be played on, and the deal's number."""
    again = Signal(object, int)
    """A Record of which a deal is to be replayed, and the deal's number."""
    practise = Signal(object, object)
    """A Record and the Verdict on one of its moves, to be practised."""

    def __init__(self, records: tuple[Record, ...], beside: MainWindow) -> None:
        """Create the window, with the colours of the main window."""
        super().__init__(beside)
        self.judge = DealReviewer(records, self)
        self._beside = beside
        faces = CardPictureCache(beside.theme, self)
        self.window = ReviewWindow(self.judge, faces, self._speed(), beside)
        self.window.resize(self.window.size().boundedTo(beside.size()))
        self._adopt()
        beside.dressed.connect(self._adopt)
        judge, window = self.judge, self.window
        judge.judged.connect(window.checker.moves.add)
        judge.progressed.connect(window.checker.show_progress)
        judge.graded.connect(window.show_grade)
        judge.played.connect(window.show_variation)
        judge.failed.connect(window.checker.show_trouble)
        window.play_on.connect(self._play_on)
        window.again.connect(self._play_again)
        window.practise.connect(self._practise)

    def _speed(self) -> Speed:
        return Speed.NONE if motion_reduced() else self._beside.preferences.speed

    @Slot()
    def _adopt(self) -> None:
        """Apply the current colours of the main window."""
        order = self._beside.preferences.hand_order
        self.window.adopt(self._beside.theme, self._speed(), order)

    def show(self, game: int, deal: int) -> None:
        """Show a deal: the number of the game and of the deal, from 1."""
        self.window.open_deal(DealName(game, deal))
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()

    def close(self) -> None:
        """Close the window and end the reviewer's thread."""
        self.judge.close()
        self.window.close()
        self.window.deleteLater()
        self.deleteLater()

    @Slot(object, int, int)
    def _play_on(self, name: DealName, seat: Seat, place: int) -> None:
        self.play_on.emit(self.judge.record(name, seat).rewound(place), name.deal)

    @Slot(object, int)
    def _play_again(self, name: DealName, seat: Seat) -> None:
        self.again.emit(self.judge.record(name, seat), name.deal)

    @Slot(object, int, int)
    def _practise(self, name: DealName, seat: Seat, place: int) -> None:
        verdict = self.judge.verdict(place)
        if verdict is not None:
            self.practise.emit(self.judge.record(name, seat), verdict)


def moments_of(record: Record, deal: int) -> tuple[DealMoment, ...]:
    """Every position of a deal, as observed by seat 0, from the deal to the score."""
    found: list[DealMoment] = []
    number = 0
    for place, step in enumerate(record.replay(), 1):
        if isinstance(step.action, DealCards):
            number = step.action.number
        if number == deal and step.after.deal is not None:
            found.extend(_positions(step, step.after.deal, place, first=not found))
    return tuple(found)


def _positions(step: Step, deal: DealState, place: int, *, first: bool) -> Iterator[DealMoment]:
    """Positions after a step: two if a trick was taken, which first lies, then is gathered."""
    calling = isinstance(deal.phase, Announcing)
    waiting = calling or isinstance(step.after.legal(), MayDiscard)
    trick = (
        0 if waiting or deal.stock is not None else min(len(deal.taken) + 1, deal.rules.hand_size)
    )
    observation = replace(observe(step.after, 0), legal=None)
    moment = DealMoment(place, trick, observation, deal.hands, deal.laid_away, calling=calling)
    if not first:
        passage = replace(seen_step(step, 0), after=observation)
        moment = replace(moment, step=passage, events=passage.events)
    for at, event in enumerate(moment.events):
        if isinstance(event, TrickTaken):
            before, after = moment.events[:at], moment.events[at:]
            yield replace(moment, trick=event.number, events=before, lying=True)
            moment = replace(moment, step=None, events=after)
            break
    yield moment


def move_review(verdict: Verdict) -> MoveReview:
    """A verdict as a plain value."""
    return MoveReview(
        verdict.place,
        verdict.trick,
        verdict.chosen.cards,
        verdict.best.cards,
        verdict.cost.units,
        verdict.cost.points,
        verdict.hindsight.units,
        tuple(
            (reason.motive.value, reason.cards, reason.points, reason.share, reason.seat)
            for reason in verdict.reasons
        ),
        verdict.forced,
        verdict.basis.value,
        verdict.layouts,
        verdict.chosen.call,
        verdict.best.call,
        verdict.counted,
        verdict.legal,
    )
