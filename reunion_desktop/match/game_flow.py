"""Game-flow controller: state machine between players, match and table.

The match is always ahead of the screen: a move is made and recorded, then shown. The controller
delays the next move until the table's animation has settled. Its transitions are in
:mod:`~reunion_desktop.match.states`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Slot

from reunion_desktop.engine.actions import Action, PlayCard
from reunion_desktop.engine.dealing.deal_code import DealCode
from reunion_desktop.engine.dealing.shuffle import Draw, deal_from_seed
from reunion_desktop.engine.events import TrickTaken
from reunion_desktop.engine.legal import forced_card
from reunion_desktop.engine.observe import observe
from reunion_desktop.match.opening import Deals, GameOpening, MakeMinds, SessionPlan
from reunion_desktop.match.pause import Pause, breaths
from reunion_desktop.match.questions import CLAIMED_MS, AdviceSource, Assistance, TurnQuestion
from reunion_desktop.match.recording import PERSON
from reunion_desktop.match.running_match import RunningMatch
from reunion_desktop.match.signals import TableSignals
from reunion_desktop.match.states import Event, State, StateMachine, Wait

__all__ = ("PERSON", "GameFlow", "Wait")


class GameFlow(TableSignals):
    """Runs a session of one human player and computer players."""

    def __init__(
        self,
        session: RunningMatch,
        player_thread: AdviceSource,
        *,
        deals: Deals = deal_from_seed,
    ) -> None:
        """Control a running match: the thread asks the players, ``deals`` makes the cards."""
        super().__init__(session)
        self._plan = SessionPlan(session, deals)
        self._machine = StateMachine()
        self._begin_again: Callable[[], None] | None = None
        self._chosen: Action | None = None
        self._trick_ms: int | None = 0
        self._pace_ms = 0
        self._pause = Pause(self)
        self._pause.timeout.connect(self._paused)
        self.wait_for_speech = self._pause.wait_for_speech
        self._question = TurnQuestion(player_thread, self, self._answered)
        self._assistance = Assistance(player_thread, self)

    @property
    def state(self) -> State:
        """The current state."""
        return self._machine.state

    @property
    def wait(self) -> Wait:
        """The input that the table waits for."""
        return self._machine.wait

    def set_pace(self, trick_ms: int | None, pace_ms: int, *, forced: bool = False) -> None:
        """Set pauses (None: a trick lies until the player continues) and play of forced cards."""
        self._trick_ms, self._pace_ms, self._plays_forced = trick_ms, pace_ms, forced

    # Begin and end --------------------------------------------------------------------------

    def begin(self, opening: GameOpening, make_minds: MakeMinds) -> None:
        """Begin a session: show the draw for the first dealer, if there is one, then deal."""
        with self._reporting():
            self._plan.begin(opening, make_minds)
            self._start(opening.draw)
        unbegun = not self._session.is_begun
        self._begin_again = partial(self.begin, opening, make_minds) if unbegun else None

    def resume(self, make_minds: MakeMinds) -> None:
        """Continue a session that was read from a journal."""
        self._plan.resume(make_minds)
        self._start()

    def same_cards(self, code: DealCode) -> None:
        """Begin the next game of the session with the cards of a deal code."""
        if self._machine.hears(Event.SAME_CARDS):
            self._start_with(partial(self._plan.same_cards, code))

    def close(self) -> None:
        """Stop all timers and questions; the journal holds all moves."""
        self._forget()

    def _start_with(self, change: Callable[[], object]) -> None:
        """Apply a change and show the result; if it cannot be recorded, nothing changes."""
        with self._reporting():
            change()
            self._start()

    def _start(self, draw: Draw | None = None) -> None:
        """Show a game that has begun, on a cleared table."""
        self._forget()
        self.started.emit()
        self._show_sheet()
        self._show_match()
        if draw is not None:
            self._become(State.DRAW)
            self.draw.emit(draw)
        else:
            self._next()

    def _forget(self) -> None:
        """Cancel everything under way: animation, pause, question, choice."""
        self._question.forget()
        self._assistance.forget()
        self._chosen = self._looks_into = None
        self._skip(on=False)
        self._become(State.IDLE)

    @property
    def can_hint(self) -> bool:
        """Test whether the next move is the player's, now or once the table has settled."""
        return self._machine.hears(Event.HINT) and self._session.match.to_act() == PERSON

    # Player input ----------------------------------------------------------------------------

    @Slot(object)
    def choose(self, action: Action) -> None:
        """Make the player's move if it is legal; a trick still shown is gathered first."""
        if not self._machine.hears(Event.CHOOSE) or self._session.match.to_act() != PERSON:
            return
        if self.state is not State.CHOICE:
            self._chosen = action
            self._gather()
        elif (legal := self._session.match.legal()) is not None and action in legal:
            self._submit(action)

    @Slot(int)
    def cut(self, cards: int) -> None:
        """Cut the pack: the player lifts this number of cards."""
        if self._machine.hears(Event.LIFT):
            self._deal(max(1, min(cards, len(self._session.match.rules.pack) - 1)))

    @Slot()
    def go_on(self) -> None:
        """Continue: the player has seen the trick or the score."""
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
                self._start_with(self._plan.another_game)
            case State.IDLE:
                # The first game could not be recorded at first: begin it now.
                if self._begin_again is not None:
                    self._begin_again()
            case _:
                self._next()

    @Slot()
    def skip(self) -> None:
        """Show the rest of the deal without pauses, if the player takes no part in it."""
        if self._can_skip:
            self.hurry()

    def hurry(self) -> None:
        """Show everything without pauses until the player is to choose."""
        self._skip(on=True)
        if self.state in (State.TRICK, State.BREATH):
            self.go_on()

    @Slot()
    def undo(self) -> None:
        """Undo the player's last move and all that followed it."""
        kept = self._undo_point if self._machine.hears(Event.UNDO) else None
        if kept is not None:
            self._start_with(partial(self._session.rewind, kept))

    @Slot()
    def redo(self) -> None:
        """Redo undone moves up to the player's next one."""
        if self._machine.hears(Event.REDO) and self.can_redo:
            with self._reporting():
                try:
                    self._session.redo(PERSON)
                finally:
                    self._start()  # If recording failed on the way, some of the moves are made.

    @Slot()
    def hint(self) -> None:
        """Ask for a hint, once the table has settled; the sheet will show that help was taken."""
        adviser = self._plan.minds.get(PERSON) if self.can_hint else None
        if adviser is None:
            return
        self._assistance.is_wanted = self.state is not State.CHOICE
        if self.state is State.TRICK:
            self._gather()
        elif self.state is State.CHOICE:
            with self._reporting():
                self._session.take_help()
                self.sheet_changed.emit(self._session.sheet())
                self._assistance.ask(adviser, self.observation)

    @Slot()
    def claim(self) -> None:
        """Claim the rest: the sure cards are played in their order, without waiting."""
        if self._machine.hears(Event.CLAIM) and self._assistance.claim(self.observation):
            self._play_sure_card()

    # Signals of the table, the timers and the computer players -----------------------------

    @Slot()
    def settled(self) -> None:
        """The table's animation has ended."""
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
        """The pause has ended: gather the trick, or let a computer player play."""
        if self._machine.hears(Event.PAUSED):
            if self.state is State.TRICK:
                self._gather()
            else:
                self._play_decision()

    @Slot()
    def _answered(self) -> None:
        """A computer player has decided; the card is played once the table has settled."""
        if self._machine.hears(Event.ANSWERED):
            self._become(State.BREATH)
            if self._pace_ms and not self._skips:
                self._pause.rest(self._pace_ms * breaths(self._session.match))
            else:
                self._play_decision()

    # Transitions ----------------------------------------------------------------------------

    def _become(self, state: State) -> None:
        """Enter a state; cancels the timer of the last one."""
        before = self.wait
        self._machine.enter(state)
        self._pause.stop()
        if self.wait is not before:
            self.waiting.emit(self.wait)

    def _next(self) -> None:
        """Take the next step of the match, once the table has settled."""
        self._become(State.QUIET)
        match = self._session.match
        self._count()
        if match.to_act() in (None, PERSON):
            self._skip(on=False)
        if match.settlement is not None:
            over = self._session.session_result.over
            self._become(State.SESSION if over else State.GAME)
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
        pause = CLAIMED_MS if self._trick_ms != 0 and self._assistance.claimed else self._trick_ms
        if pause == 0 or self._skips:
            self._paused()
        elif pause is not None:
            self._pause.rest(pause)

    def _gather(self) -> None:
        self._become(State.GATHER)
        self.gather.emit()

    def _prepare_deal(self) -> None:
        """Seal the next deal, then ask for the cut or deal."""
        with self._reporting():
            self.seal.emit(self._session.seal())
            if self._plan.cutter == PERSON:
                self._become(State.CUT)
                self.cut_wanted.emit(self._session.match.next_dealer)
            else:
                self._deal(None)

    def _deal(self, cut: int | None) -> None:
        self._assistance.forget()
        self._looks_into = None
        self._submit(self._plan.deal(cut))

    def _play_sure_card(self) -> None:
        """Update claims; play the next claimed card, the card chosen before, or the only one."""
        claimed = self._assistance.watch(self.observation)
        action, self._chosen = self._chosen, None
        if claimed is not None:
            action = PlayCard(PERSON, claimed)
        elif action is None and self._plays_forced:
            action = forced_card(self._session.match.legal())
        if action is not None:
            self.choose(action)
        elif self._assistance.is_wanted:
            self.hint()

    def _minds_turn(self) -> None:
        self._become(State.THINK)
        self._ask()
        if self._question.decision is None:
            self._question.watch()
        else:
            self._answered()

    def _ask(self) -> None:
        """Ask the computer player to move as soon as the match allows it, even during animation."""
        seat = self._session.match.to_act()
        if seat is not None and seat != PERSON and not self._question.is_put:
            self._question.put(self._plan.minds[seat], observe(self._session.match, seat))

    def _play_decision(self) -> None:
        self._become(State.QUIET)
        if self._question.decision is not None:
            self._submit(self._question.decision.action)

    def _submit(self, action: Action) -> None:
        """Make a move: record it, then show it; the next player may think meanwhile."""
        with self._reporting():
            step = self._session.submit(action)
            self._assistance.too_late()
            self._question.forget()
            fills = any(isinstance(event, TrickTaken) for event in step.events)
            self._become(State.TRICK_FILLS if fills else State.STEP)
            self._ask()
            self._show_step(step)
