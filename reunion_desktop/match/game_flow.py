"""Whose turn it is, and when the next card may fall: the one place that waits.

The match is always ahead of the screen: a decision is made and written down, then shown. The
conductor holds the next one back until the table has settled. What it heeds: the table of
:mod:`~reunion_desktop.match.states`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QTimer, Slot

from reunion_desktop.engine.actions import Action, PlayCard
from reunion_desktop.engine.deal_code import DealCode
from reunion_desktop.engine.events import TrickTaken
from reunion_desktop.engine.observe import observe
from reunion_desktop.engine.shuffle import Draw, deal_from_seed
from reunion_desktop.match.assistance import CLAIMED_MS, AdviceSource, Assistance
from reunion_desktop.match.opening import Deals, MakeMinds, Opening, SessionPlan
from reunion_desktop.match.question import TurnQuestion
from reunion_desktop.match.recording import PERSON
from reunion_desktop.match.running_match import RunningMatch
from reunion_desktop.match.signals import TableSignals
from reunion_desktop.match.states import Event, State, StateMachine, Wait

__all__ = ("CLAIMED_MS", "PERSON", "GameFlow", "Wait")


class GameFlow(TableSignals):
    """Leads a sitting of one person and two minds."""

    def __init__(
        self,
        session: RunningMatch,
        thinker: AdviceSource,
        parent: QObject | None = None,
        *,
        deals: Deals = deal_from_seed,
    ) -> None:
        """Lead a session.

        Args:
            session: the match in progress.
            thinker: answers for the minds.
            parent: the object that owns this one.
            deals: where the cards of a deal come from.
        """
        super().__init__(session, parent)
        self._sitting = SessionPlan(session, deals)
        self._thinker = thinker
        self._machine = StateMachine()
        self._begin_again: Callable[[], None] | None = None
        self._chosen: Action | None = None
        self._trick_ms: int | None = 0
        self._pace_ms = 0
        self._question = TurnQuestion(thinker, self)
        self._counsel = Assistance(thinker, self)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._paused)
        self._question.answered.connect(self._answered)
        self._question.broke_down.connect(self._tell_once)
        self._question.thinking.connect(self.thinking)
        self._counsel.advice.connect(self.advice)
        self._counsel.claimable.connect(self.claimable)
        self._counsel.broke_down.connect(self._tell_once)

    @property
    def state(self) -> State:
        """What goes on at the table."""
        return self._machine.state

    @property
    def wait(self) -> Wait:
        """What the table waits for now."""
        return self._machine.wait

    def set_pace(self, trick_ms: int | None, pace_ms: int) -> None:
        """Set the tempo.

        Args:
            trick_ms: how long a trick lies, in milliseconds; None until the person goes on.
            pace_ms: the breath before a mind plays, in milliseconds.
        """
        self._trick_ms, self._pace_ms = trick_ms, pace_ms

    # Beginning ------------------------------------------------------------------------------

    def begin(self, opening: Opening, make_minds: MakeMinds) -> None:
        """Begin a sitting: draw for the first deal, where that is to be seen, then deal."""
        with self._reporting():
            self._sitting.begin(opening, make_minds)
            self._start(opening.draw)
        unbegun = not self._session.is_begun
        self._begin_again = partial(self.begin, opening, make_minds) if unbegun else None

    def resume(self, make_minds: MakeMinds) -> None:
        """Go on with a session that was taken up from a journal."""
        self._sitting.resume(make_minds)
        self._start()

    def same_cards(self, code: DealCode) -> None:
        """Begin the next game of the sitting with the cards of a code."""
        if self._machine.hears(Event.SAME_CARDS):
            self._start_with(partial(self._sitting.same_cards, code))

    def close(self) -> None:
        """Stop every clock and question; the journal holds all that was decided."""
        self._forget()

    def _start_with(self, change: Callable[[], object]) -> None:
        """Make a change, and show what it comes to; where it cannot be kept nothing changes."""
        with self._reporting():
            change()
            self._start()

    def _start(self, draw: Draw | None = None) -> None:
        """Show a game that has begun, on a table that was cleared."""
        self._forget()
        self._show_sheet()
        self._show_match()
        if draw is not None:
            self._become(State.DRAW)
            self.draw.emit(draw)
        else:
            self._next()

    def _forget(self) -> None:
        """Drop whatever is under way: motion, pause, question, choice."""
        self._thinker.cancel()
        self._question.forget()
        self._counsel.forget()
        self._chosen = self._looks_into = None
        self._become(State.IDLE)

    # What the person does -------------------------------------------------------------------

    @Slot(object)
    def choose(self, action: Action) -> None:
        """The person decides; while a trick still lies it is gathered first."""
        if not self._machine.hears(Event.CHOOSE):
            return
        if self.state is State.CHOICE:
            self._submit_legal(action)
        elif self._session.match.to_act() == PERSON:
            self._chosen = action
            self._gather()

    @Slot(int)
    def cut(self, cards: int) -> None:
        """The person lifts so many cards off the pack."""
        if self._machine.hears(Event.LIFT):
            self._deal(max(1, min(cards, len(self._session.match.rules.pack) - 1)))

    @Slot()
    def go_on(self) -> None:
        """The person has seen enough of what lies on the table."""
        if not self._machine.hears(Event.GO_ON):
            return
        match self.state:
            case State.TRICK:
                self._gather()
            case State.BREATH:
                self._play_decision()
            case State.DEAL:
                self._prepare_deal()
            case State.GAME:
                self._start_with(self._sitting.another_game)
            case State.IDLE:
                # A first game that could not be written down is begun after all.
                if self._begin_again is not None:
                    self._begin_again()
            case _:
                self._next()

    @Slot()
    def undo(self) -> None:
        """Take back the person's own last decision and all that followed it."""
        kept = self._session.undo_point(PERSON) if self._machine.hears(Event.UNDO) else None
        if kept is not None:
            self._start_with(partial(self._session.rewind, kept))

    @Slot()
    def redo(self) -> None:
        """Make what was taken back again, as it was, up to the person's next decision."""
        if self._machine.hears(Event.REDO) and self.can_redo:
            with self._reporting():
                try:
                    self._session.redo(PERSON)
                finally:
                    self._start()  # Where the disk was full in their midst, some are made.

    @Slot()
    def hint(self) -> None:
        """Ask a strong player what to choose; the sheet will say that help was taken."""
        adviser = self._sitting.minds.get(PERSON) if self._machine.hears(Event.HINT) else None
        if adviser is not None:
            with self._reporting():
                self._session.take_help()
                self.sheet_changed.emit(self._session.sheet())
                self._counsel.ask(adviser, self.observation)

    @Slot()
    def claim(self) -> None:
        """Take the rest: one's sure cards are played in their order, without waiting."""
        if self._machine.hears(Event.CLAIM) and self._counsel.claim(self.observation):
            self._play_sure_card()

    # What the table, the clock and the minds say --------------------------------------------

    @Slot()
    def settled(self) -> None:
        """The motion is over."""
        if not self._machine.hears(Event.SETTLED):
            return
        if self.state is State.TRICK_FILLS:
            self._look_at_trick()
        else:
            if self.state is State.DRAW:
                self._become(State.QUIET)
                self._show_match()
            self._next()

    @Slot()
    def _paused(self) -> None:
        """The pause is over: the trick goes to its winner, or a mind plays."""
        if self._machine.hears(Event.PAUSED):
            if self.state is State.TRICK:
                self._gather()
            else:
                self._play_decision()

    @Slot()
    def _answered(self) -> None:
        """A mind has decided; its card falls once the table has settled."""
        if self._machine.hears(Event.ANSWERED):
            self._become(State.BREATH)
            if self._pace_ms:
                self._pause.start(self._pace_ms)
            else:
                self._play_decision()

    # The order of things --------------------------------------------------------------------

    def _become(self, state: State) -> None:
        """Another state begins; what was waited for in the last one is over."""
        before = self.wait
        self._machine.enter(state)
        self._pause.stop()
        if self.wait is not before:
            self.waiting.emit(self.wait)

    def _next(self) -> None:
        """The table is quiet: whatever the match says comes next."""
        self._become(State.QUIET)
        match = self._session.match
        self._count()
        if match.settlement is not None:
            over = self._session.sitting.over
            self._become(State.SITTING if over else State.GAME)
        elif match.awaits_deal and match.lines:
            self._become(State.DEAL)
        elif match.awaits_deal:
            self._prepare_deal()
        elif match.to_act() == PERSON:
            self._become(State.CHOICE)
            self._play_sure_card()
        else:
            self._minds_turn()

    def _look_at_trick(self) -> None:
        self._become(State.TRICK)
        self._ask()
        pause = CLAIMED_MS if self._trick_ms != 0 and self._counsel.claimed else self._trick_ms
        if pause == 0:
            self._paused()
        elif pause is not None:
            self._pause.start(pause)

    def _gather(self) -> None:
        self._become(State.GATHER)
        self.gather.emit()

    def _prepare_deal(self) -> None:
        """Promise the pack, and have it cut or deal it."""
        with self._reporting():
            self.seal.emit(self._session.seal())
            if self._sitting.cutter == PERSON:
                self._become(State.CUT)
                self.cut_wanted.emit(self._session.match.next_dealer)
            else:
                self._deal(None)

    def _deal(self, cut: int | None) -> None:
        self._counsel.forget()
        self._looks_into = None
        self._submit(self._sitting.deal(cut))

    def _play_sure_card(self) -> None:
        """See what the person can claim; what was claimed or chosen beforehand is done now."""
        claimed = self._counsel.watch(self.observation)
        chosen, self._chosen = self._chosen, None
        if (action := chosen if claimed is None else PlayCard(PERSON, claimed)) is not None:
            self.choose(action)

    def _minds_turn(self) -> None:
        self._become(State.THINK)
        self._ask()
        if self._question.decision is None:
            self._question.watch()
        else:
            self._answered()

    def _ask(self) -> None:
        """Put the question as soon as the match allows it; cards may still fly."""
        seat = self._session.match.to_act()
        if seat is not None and seat != PERSON and not self._question.is_put:
            self._question.put(self._sitting.minds[seat], observe(self._session.match, seat))

    def _play_decision(self) -> None:
        self._become(State.QUIET)
        if self._question.decision is not None:
            self._submit(self._question.decision.action)

    def _submit_legal(self, action: Action) -> None:
        """Make a decision of the person's, if the rules allow it."""
        legal = self._session.match.legal()
        if legal is not None and action in legal:
            self._submit(action)

    def _submit(self, action: Action) -> None:
        """Make a decision: it is written down, then shown; who is next may think meanwhile."""
        with self._reporting():
            step = self._session.submit(action)
            self._counsel.too_late()
            self._question.forget()
            fills = any(isinstance(event, TrickTaken) for event in step.events)
            self._become(State.TRICK_FILLS if fills else State.STEP)
            self._ask()
            self._show_step(step)
