"""Whose turn it is, and when the next card may fall: the one place that waits.

The match is always ahead of the screen: a decision is made and written down, then shown. The
conductor holds the next one back until the table has settled.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from enum import Enum, auto
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance, Slot

from reunion_desktop.ai.player import Decision, Player
from reunion_desktop.engine.actions import Action, Discard, PlayCard
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.claim import sure_rest
from reunion_desktop.engine.events import TrickTaken
from reunion_desktop.engine.legal import MayDiscard
from reunion_desktop.engine.observe import Observation, observe
from reunion_desktop.engine.record import Header, Step, seen_step
from reunion_desktop.engine.ruleset import Ruleset
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.shuffle import deal_from_seed, draw_for_deal
from reunion_desktop.session.session import NotKept, Session

PERSON: Seat = 0
"""The chair of the person at the table."""
CLAIMED_MS = 300
"""How long each trick of a claim lies."""
THINKING_MS = 400
"""A mind is shown to think only after this long."""


class Wait(Enum):
    """What the table waits for."""

    NOTHING = auto()
    """Nothing: a motion or a mind is under way."""
    CARD = auto()
    """The person's card."""
    DISCARD = auto()
    """The person's discards."""
    CUT = auto()
    """The person's cut."""
    TRICK = auto()
    """The trick is looked at, for a while or until the person goes on."""
    DEAL = auto()
    """The count is looked at; then the next deal."""
    GAME = auto()
    """The game is over; another may follow."""
    SITTING = auto()
    """The sitting is over: as many games as were agreed on have been played."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What a strong player would choose in the person's place, and why."""

    cards: CardSet
    """The card to play, or the cards to lay away."""
    reasons: tuple[tuple[str, CardSet, int | None, float | None], ...]
    """Motive, cards it is about, points in question, share of the layouts looked at."""


class Thinking(Protocol):
    """Whoever asks the minds."""

    decided: SignalInstance
    failed: SignalInstance

    def ask(self, player: Player, observation: Observation) -> int:
        """Put a question; the answer comes with the returned ticket."""
        ...

    def cancel(self) -> None:
        """Make every question so far void."""
        ...


class Conductor(QObject):
    """Leads a sitting of one person and two minds."""

    shown = Signal(object)
    """An Observation to be shown at once, without motion."""
    drawn = Signal(object)
    """A Draw for the first deal to be performed."""
    cut_wanted = Signal(int)
    """The person is to cut; the dealer's seat."""
    stepped = Signal(object)
    """A SeenStep to be performed."""
    gather = Signal()
    """The trick that lies goes to its winner."""
    thinking = Signal(int)
    """A seat thinks longer than usual; -1 when it has ended."""
    waiting = Signal(object)
    """A Wait: what the table waits for now."""
    sheet_changed = Signal(object)
    """A ScoreSheet."""
    advised = Signal(object)
    """An Advice that was asked for."""
    claimable = Signal(bool)
    """Every trick to come is the person's, whoever holds what; or this is no longer so."""
    trouble = Signal(str)
    """One sentence on something that went wrong outside the game."""

    def __init__(self, session: Session, thinker: Thinking, parent: QObject | None = None) -> None:
        """Lead the session; ``thinker`` answers for the minds."""
        super().__init__(parent)
        self._session = session
        self._thinker = thinker
        self._minds: dict[Seat, Player] = {}
        self._make_minds: Callable[[str, int], dict[Seat, Player]] = lambda _seed, _game: {}
        self._wait = Wait.NOTHING
        self._moving = False
        self._lying = False
        self._drawing = False
        self._counted = 0
        self._ticket = -1
        self._asked: Seat = -1
        self._decision: Decision | None = None
        self._offer: Card | None = None
        self._advice_ticket = -1
        self._claimed = False
        self._trick_ms: int | None = 0
        self._pace_ms = 0
        self._pause = self._timer(self._paused)
        self._slow = self._timer(self._show_thinking)
        thinker.decided.connect(self._decided)
        thinker.failed.connect(self._failed)

    def _timer(self, slot: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(slot)
        return timer

    @property
    def wait(self) -> Wait:
        """What the table waits for now."""
        return self._wait

    @property
    def observation(self) -> Observation:
        """What the person may know."""
        return observe(self._session.match, PERSON)

    @property
    def can_undo(self) -> bool:
        """Whether the person has a decision to take back in this deal."""
        return self._session.undo_point(PERSON) is not None

    def set_pace(self, trick_ms: int | None, pace_ms: int) -> None:
        """Set the tempo.

        Args:
            trick_ms: how long a trick lies, in milliseconds; None until the person goes on.
            pace_ms: the breath before a mind plays, in milliseconds.
        """
        self._trick_ms, self._pace_ms = trick_ms, pace_ms

    # Beginning ------------------------------------------------------------------------------

    def begin(
        self,
        rules: Ruleset,
        players: Sequence[str],
        make_minds: Callable[[str, int], dict[Seat, Player]],
        seed: str | None = None,
    ) -> None:
        """Begin a sitting: draw for the first deal, then deal.

        Args:
            rules: the table's rules.
            players: names by seat, the person's first.
            make_minds: given a seed and a game's number, the minds by seat.
            seed: a text from which all deals follow; None draws a secret one for each game.
        """
        self._make_minds = make_minds
        secret = _secret() if seed is None else seed
        draw = draw_for_deal(rules, secret)
        header = Header(rules, tuple(players), draw.dealer, _now(), seed)
        if not self._try(lambda: self._session.begin(header, secret)):
            return
        self._start()
        if draw.rounds:
            self._moving = self._drawing = True
            self.drawn.emit(draw)
        else:
            self._next()

    def resume(self, make_minds: Callable[[str, int], dict[Seat, Player]]) -> None:
        """Go on with a session that was taken up from a journal."""
        self._make_minds = make_minds
        self._start()
        match = self._session.match
        self._counted = len(match.lines) - (1 if match.awaits_deal and match.lines else 0)
        self._next()

    def another_game(self) -> None:
        """Begin the next game of the sitting; the deal goes on round the table."""
        last = self._session.record.header
        match = self._session.match
        seed = _secret() if last.seed is None else last.seed
        header = replace(last, first_dealer=match.next_dealer, date=_now())
        if self._try(lambda: self._session.begin(header, seed)):
            self._start()
            self._next()

    def _start(self) -> None:
        self._forget()
        self._counted = 0
        self._minds = self._make_minds(self._session.seed, self._session.number)
        self.sheet_changed.emit(self._session.sheet())
        self.shown.emit(self.observation)

    def close(self) -> None:
        """Stop every clock and question; the journal holds all that was decided."""
        self._forget()

    def _forget(self) -> None:
        """Drop whatever is under way: motion, pause, question, choice."""
        self._pause.stop()
        self._thinking_over()
        self._thinker.cancel()
        self._ticket, self._asked, self._decision, self._offer = -1, -1, None, None
        self._advice_ticket = -1
        self._claimed = False
        self._moving = self._lying = self._drawing = False
        self.claimable.emit(False)  # noqa: FBT003 - a signal has no keywords.
        self._set_wait(Wait.NOTHING)

    # What the person does -------------------------------------------------------------------

    @Slot(object)
    def offer(self, card: Card) -> None:
        """The person puts a card forward; while a trick still lies it is gathered first."""
        if self._wait is Wait.CARD:
            action = PlayCard(PERSON, card)
            legal = self._session.match.legal()
            if legal is not None and action in legal:
                self._submit(action)
        elif self._wait is Wait.TRICK and self._session.match.to_act() == PERSON:
            self._offer = card
            self._paused()

    @Slot(object)
    def lay_away(self, cards: CardSet) -> None:
        """The person, who deals, lays cards away."""
        action = Discard(PERSON, cards)
        legal = self._session.match.legal()
        if self._wait is Wait.DISCARD and legal is not None and action in legal:
            self._submit(action)

    @Slot(int)
    def cut(self, cards: int) -> None:
        """The person lifts so many cards off the pack."""
        if self._wait is Wait.CUT:
            self._deal(max(1, min(cards, len(self._session.match.rules.pack) - 1)))

    @Slot()
    def go_on(self) -> None:
        """The person has seen enough of what lies on the table."""
        if self._wait is Wait.TRICK:
            self._paused()
        elif self._wait is Wait.DEAL:
            self._counted = len(self._session.match.lines)
            self._next()
        elif self._wait is Wait.GAME:
            self.another_game()
        elif self._pause.isActive():
            self._paused()
        elif self._wait is Wait.NOTHING and not self._moving:
            self._next()

    @Slot()
    def undo(self) -> None:
        """Take back the person's own last decision and all that followed it."""
        kept = self._session.undo_point(PERSON)
        if kept is None or not self._try(lambda: self._session.rewind(kept)):
            return
        self._forget()
        self.sheet_changed.emit(self._session.sheet())
        self.shown.emit(self.observation)
        self._next()

    @Slot()
    def hint(self) -> None:
        """Ask a strong player what to choose; the sheet will say that help was taken."""
        adviser = self._minds.get(PERSON)
        if adviser is not None and self._wait in (Wait.CARD, Wait.DISCARD):
            self._session.take_help()
            self._advice_ticket = self._thinker.ask(adviser, self.observation)

    @Slot()
    def claim(self) -> None:
        """Take the rest: one's sure cards are played in their order, without waiting."""
        if self._wait is Wait.CARD and sure_rest(self.observation):
            self._claimed = True
            self._persons_turn()

    # What the table and the minds say -------------------------------------------------------

    @Slot()
    def settled(self) -> None:
        """The motion is over."""
        if not self._moving:
            return
        self._moving = False
        if self._drawing:
            self._drawing = False
            self.shown.emit(self.observation)
        self._next()

    @Slot(int, object)
    def _decided(self, ticket: int, decision: Decision) -> None:
        if ticket == self._advice_ticket:
            self._advice_ticket = -1
            self.advised.emit(_advice(decision))
        elif ticket == self._ticket:
            self._decision = decision
            self._thinking_over()
            if not self._moving and self._wait is Wait.NOTHING and not self._pause.isActive():
                self._next()

    @Slot(int, str)
    def _failed(self, ticket: int, why: str) -> None:
        """A mind broke down: its first legal card is played, and the person is told."""
        legal = self._session.match.legal()
        if ticket == self._ticket and legal is not None:
            self.trouble.emit(why)
            self._decided(ticket, Decision(legal.actions[0]))

    # The order of things --------------------------------------------------------------------

    def _next(self) -> None:
        """Whatever comes next now that the table has settled."""
        match = self._session.match
        if self._lying:
            self._look_at_trick()
        elif match.settlement is not None:
            over = self._session.number >= match.rules.deals_per_player > 1
            self._set_wait(Wait.SITTING if over else Wait.GAME)
        elif match.awaits_deal:
            self._before_deal()
        elif match.to_act() == PERSON:
            self._persons_turn()
        else:
            self._minds_turn()

    def _look_at_trick(self) -> None:
        self._set_wait(Wait.TRICK)
        self._ask()
        if self._trick_ms == 0:
            self._paused()
        elif self._claimed:
            self._pause.start(CLAIMED_MS)
        elif self._trick_ms is not None:
            self._pause.start(self._trick_ms)

    @Slot()
    def _paused(self) -> None:
        """The pause is over: the trick goes to its winner, or a mind plays."""
        self._pause.stop()
        if self._lying:
            self._lying = False
            self._moving = True
            self._set_wait(Wait.NOTHING)
            self.gather.emit()
        else:
            self._play_decision()

    def _before_deal(self) -> None:
        match = self._session.match
        if len(match.lines) > self._counted:
            self._set_wait(Wait.DEAL)
            return
        dealer = match.next_dealer
        if match.rules.cutter(dealer) == PERSON:
            self._set_wait(Wait.CUT)
            self.cut_wanted.emit(dealer)
        else:
            self._deal(None)

    def _deal(self, cut: int | None) -> None:
        match, session = self._session.match, self._session
        number = len(match.lines) + 1
        self._claimed = False
        self._submit(
            deal_from_seed(
                match.rules, session.seed, session.number, number, match.next_dealer, cut
            )
        )

    def _persons_turn(self) -> None:
        discards = isinstance(self._session.match.legal(), MayDiscard)
        self._set_wait(Wait.DISCARD if discards else Wait.CARD)
        sure = sure_rest(self.observation)
        self.claimable.emit(bool(sure))
        card, self._offer = self._offer, None
        if self._claimed and sure:
            self.offer(sure[0])
        elif card is not None:
            self.offer(card)

    def _minds_turn(self) -> None:
        self._set_wait(Wait.NOTHING)
        self._ask()
        if self._decision is None:
            self._slow.start(THINKING_MS)
        elif self._pace_ms:
            self._pause.start(self._pace_ms)
        else:
            self._play_decision()

    def _ask(self) -> None:
        """Put the question as soon as the match allows it; cards may still fly."""
        seat = self._session.match.to_act()
        if seat is None or seat == PERSON or self._ticket != -1:
            return
        self._asked = seat
        self._ticket = self._thinker.ask(self._minds[seat], observe(self._session.match, seat))

    def _play_decision(self) -> None:
        decision = self._decision
        if decision is not None:
            self._submit(decision.action)

    def _submit(self, action: Action) -> None:
        """Make a decision: it is written down, then shown."""
        steps: list[Step] = []
        if not self._try(lambda: steps.append(self._session.submit(action))):
            return
        step = steps[0]
        self._advice_ticket = -1
        self.claimable.emit(False)  # noqa: FBT003 - a signal has no keywords.
        self._ticket, self._asked, self._decision = -1, -1, None
        self._thinking_over()
        self._lying = any(isinstance(event, TrickTaken) for event in step.events)
        self._moving = True
        self._set_wait(Wait.NOTHING)
        if len(step.after.lines) != len(step.before.lines):
            self.sheet_changed.emit(self._session.sheet())
        self._ask()
        self.stepped.emit(seen_step(step, PERSON))

    def _try(self, change: Callable[[], object]) -> bool:
        """Make a change; when it cannot be kept, say so and leave everything as it was."""
        try:
            change()
        except NotKept as fault:
            self.trouble.emit(str(fault))
            return False
        return True

    def _set_wait(self, wait: Wait) -> None:
        if wait is not self._wait:
            self._wait = wait
            self.waiting.emit(wait)

    @Slot()
    def _show_thinking(self) -> None:
        self.thinking.emit(self._asked)

    def _thinking_over(self) -> None:
        if self._slow.isActive():
            self._slow.stop()
        self.thinking.emit(-1)


def _advice(decision: Decision) -> Advice:
    """A decision as advice, without a word of who gave it."""
    action = decision.action
    cards = CardSet.of((action.card,)) if isinstance(action, PlayCard) else CardSet()
    if isinstance(action, Discard):
        cards = action.cards
    reasons = tuple(
        (reason.motive.value, reason.cards, reason.points, reason.share)
        for reason in decision.reasons
    )
    return Advice(cards, reasons)


def _secret() -> str:
    """A seed from the system's generator: 128 bits, hex."""
    return secrets.token_hex(16)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
