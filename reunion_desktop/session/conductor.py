"""Whose turn it is, and when the next card may fall: the one place that waits.

The match is always ahead of the screen: a decision is made and written down, then shown. The
conductor holds the next one back until the table has settled.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from reunion_desktop.ai.player import Decision, Player
from reunion_desktop.engine.actions import Action, DealCards, Discard, PlayCard
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.deal_code import DealCode, code_in
from reunion_desktop.engine.events import TrickTaken
from reunion_desktop.engine.legal import MayDiscard
from reunion_desktop.engine.observe import Observation, observe, open_hands
from reunion_desktop.engine.record import Step, seen_step
from reunion_desktop.engine.ruleset import Ruleset
from reunion_desktop.engine.seals import Seal
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.shuffle import deal_from_seed
from reunion_desktop.session.counsel import Counsel, Thinking
from reunion_desktop.session.opening import Opening, after, by_code, by_draw
from reunion_desktop.session.question import Question
from reunion_desktop.session.session import NotKept, Session

Deals: TypeAlias = Callable[[Ruleset, str, int, int, Seat, int | None], DealCards]
"""Given rules, a seed, the game's and the deal's number, the dealer and the cut: the deal."""
PERSON: Seat = 0
"""The chair of the person at the table."""
CLAIMED_MS = 300
"""How long each trick of a claim lies."""


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


class Conductor(QObject):
    """Leads a sitting of one person and two minds."""

    shown = Signal(object)
    """An Observation to be shown at once, without motion."""
    opened = Signal(object)
    """Every hand by seat, where all cards lie open for practice; empty elsewhere. It comes before
    the sight to which it belongs."""
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
    sealed = Signal(object)
    """A Seal: the promise of the next deal before it is cut, the proof of one that is counted; None
    where nothing is sealed."""
    trouble = Signal(str)
    """One sentence on something that went wrong outside the game."""

    def __init__(
        self,
        session: Session,
        thinker: Thinking,
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
        super().__init__(parent)
        self._deals = deals
        self._session = session
        self._thinker = thinker
        self._minds: dict[Seat, Player] = {}
        self._make_minds: Callable[[str, int], dict[Seat, Player]] = lambda _seed, _game: {}
        self._once_more: Callable[[], None] = lambda: None
        self._wait = Wait.NOTHING
        self._moving = False
        self._lying = False
        self._drawing = False
        self._code: DealCode | None = None
        self._counted = 0
        self._offer: Card | None = None
        self._trick_ms: int | None = 0
        self._pace_ms = 0
        self._question = Question(thinker, self)
        self._counsel = Counsel(thinker, self)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._paused)
        self._question.answered.connect(self._answered)
        self._question.broke_down.connect(self._broke_down)
        self._question.thinking.connect(self.thinking)
        self._counsel.advised.connect(self.advised)
        self._counsel.claimable.connect(self.claimable)
        self._counsel.broke_down.connect(self.trouble)

    @property
    def wait(self) -> Wait:
        """What the table waits for now."""
        return self._wait

    @property
    def observation(self) -> Observation:
        """What the person may know."""
        return observe(self._session.match, PERSON)

    @property
    def code(self) -> DealCode | None:
        """The cards of the game on the table; None while they are a secret."""
        return self._session.code

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
        code: DealCode | None = None,
        *,
        practice: bool = False,
    ) -> None:
        """Begin a sitting: draw for the first deal, then deal.

        Args:
            rules: the table's rules.
            players: names by seat, the person's first.
            make_minds: given a seed and a game's number, the minds by seat.
            seed: a text from which all deals follow; None draws a secret one for each game.
            code: the cards of the first game, seats and cuts included; nobody draws or cuts then.
            practice: whether all cards lie open for the person, and help is not marked.
        """
        before, self._make_minds = self._make_minds, make_minds
        if code is not None:
            opening = by_code(code, players, practice=practice)
        else:
            opening = by_draw(rules, players, seed, practice=practice)
        if not self._open(opening, sitting=True):
            self._make_minds = before
            self._once_more = lambda: self.begin(
                rules, players, make_minds, seed, code, practice=practice
            )

    def resume(self, make_minds: Callable[[str, int], dict[Seat, Player]]) -> None:
        """Go on with a session that was taken up from a journal."""
        self._make_minds = make_minds
        self._start()
        match = self._session.match
        self._counted = len(match.lines) - (1 if match.awaits_deal and match.lines else 0)
        self._next()

    def another_game(self) -> None:
        """Begin the next game of the sitting; the deal goes on round the table."""
        self._open(after(self._session.record.header, self._session.match.next_dealer))

    def same_cards(self, code: DealCode) -> None:
        """Begin the next game of the sitting with the cards of a code."""
        last = self._session.record.header
        if self._wait in (Wait.GAME, Wait.SITTING):
            self._open(by_code(code, last.players, practice=last.practice))

    def _open(self, opening: Opening, *, sitting: bool = False) -> bool:
        """Begin a game; where its deals are secret they are sealed. False: it was not kept."""
        header, seed = opening.header, opening.seed
        key = opening.key() if self._deals is deal_from_seed else ""
        if not self._try(lambda: self._session.begin(header, seed, sitting=sitting, key=key)):
            return False
        self._start()
        if opening.draw is not None:
            self._moving = self._drawing = True
            self.drawn.emit(opening.draw)
        else:
            self._next()
        return True

    def _start(self) -> None:
        self._forget()
        self._counted = 0
        self._code = code_in(self._session.record.header)
        self._minds = self._make_minds(self._session.seed, self._session.number)
        self.sheet_changed.emit(self._session.sheet())
        self._tell_seal()
        self._show()

    def _tell_seal(self) -> None:
        """Show the seal of the deal on the table, proved if it is counted."""
        seals = self._session.seals
        self.sealed.emit(seals[-1] if seals else None)

    def _show(self) -> None:
        """Show the game as it stands."""
        self._lay_open()
        self.shown.emit(self.observation)

    def _lay_open(self) -> None:
        """Tell what lies open: every hand in practice, none elsewhere."""
        self.opened.emit(open_hands(self._session.match) if self._session.practice else ())

    def close(self) -> None:
        """Stop every clock and question; the journal holds all that was decided."""
        self._forget()

    def _forget(self) -> None:
        """Drop whatever is under way: motion, pause, question, choice."""
        self._pause.stop()
        self._thinker.cancel()
        self._question.forget()
        self._counsel.forget()
        self._offer = None
        self._moving = self._lying = self._drawing = False
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
        elif not self._session.is_begun:
            self._once_more()
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
        self._show()
        self._next()

    @Slot()
    def hint(self) -> None:
        """Ask a strong player what to choose; the sheet will say that help was taken."""
        adviser = self._minds.get(PERSON)
        if adviser is None or self._wait not in (Wait.CARD, Wait.DISCARD):
            return
        if self._try(self._session.take_help):
            self._counsel.ask(adviser, self.observation)

    @Slot()
    def claim(self) -> None:
        """Take the rest: one's sure cards are played in their order, without waiting."""
        if self._wait is Wait.CARD and self._counsel.claim(self.observation):
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
            self._show()
        self._next()

    @Slot()
    def _answered(self) -> None:
        """A mind has decided; its card falls once the table has settled."""
        if not self._moving and self._wait is Wait.NOTHING and not self._pause.isActive():
            self._next()

    @Slot(str)
    def _broke_down(self, why: str) -> None:
        """A mind failed: its first legal card is played, and the person is told."""
        legal = self._session.match.legal()
        if legal is not None:
            self.trouble.emit(why)
            self._question.answer(Decision(legal.first))

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
        elif self._counsel.claimed:
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
        promised: list[Seal | None] = []
        if not self._try(lambda: promised.append(self._session.seal())):
            return
        self.sealed.emit(promised[0])
        if match.rules.cutter(dealer) == PERSON and self._code is None:
            self._set_wait(Wait.CUT)
            self.cut_wanted.emit(dealer)
        else:
            self._deal(None)

    def _deal(self, cut: int | None) -> None:
        match, session = self._session.match, self._session
        number = len(match.lines) + 1
        self._counsel.forget()
        dealer = match.next_dealer
        if self._code is not None:
            self._submit(self._code.deal(number, dealer))
        else:
            deals, seed = self._deals, session.seed
            game = session.shuffled_as
            self._submit(deals(match.rules, seed, game, number, dealer, cut))

    def _persons_turn(self) -> None:
        discards = isinstance(self._session.match.legal(), MayDiscard)
        self._set_wait(Wait.DISCARD if discards else Wait.CARD)
        claimed = self._counsel.watch(self.observation)
        offered, self._offer = self._offer, None
        card = offered if claimed is None else claimed
        if card is not None:
            self.offer(card)

    def _minds_turn(self) -> None:
        self._set_wait(Wait.NOTHING)
        self._ask()
        if self._question.decision is None:
            self._question.watch()
        elif self._pace_ms:
            self._pause.start(self._pace_ms)
        else:
            self._play_decision()

    def _ask(self) -> None:
        """Put the question as soon as the match allows it; cards may still fly."""
        seat = self._session.match.to_act()
        if seat is not None and seat != PERSON and not self._question.is_put:
            self._question.put(self._minds[seat], observe(self._session.match, seat))

    def _play_decision(self) -> None:
        decision = self._question.decision
        if decision is not None:
            self._submit(decision.action)

    def _submit(self, action: Action) -> None:
        """Make a decision: it is written down, then shown."""
        steps: list[Step] = []
        if not self._try(lambda: steps.append(self._session.submit(action))):
            return
        step = steps[0]
        self._counsel.too_late()
        self._question.forget()
        self._lying = any(isinstance(event, TrickTaken) for event in step.events)
        self._moving = True
        self._set_wait(Wait.NOTHING)
        if len(step.after.lines) != len(step.before.lines):
            self.sheet_changed.emit(self._session.sheet())
            self._tell_seal()
        self._ask()
        self._lay_open()
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
