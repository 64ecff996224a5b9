"""What a table may ask and is told: properties, Qt signals, and the methods that fill them.

All of it is read off the session; nothing here changes the match or waits for anything.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, Signal, Slot

from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.deal_code import DealCode
from reunion_desktop.engine.observe import (
    Observation,
    hand_looked_into,
    observe,
    open_hands,
    to_look_into,
)
from reunion_desktop.engine.record import Step, seen_step
from reunion_desktop.engine.seats import Seat
from reunion_desktop.match.game_context import GameContext, occasion_of
from reunion_desktop.match.recording import PERSON, NotKept
from reunion_desktop.match.running_match import RunningMatch


class TableSignals(QObject):
    """The session as the person at the table may see it."""

    sight = Signal(object)
    """An Observation to be shown at once, without motion."""
    open_hands = Signal(object)
    """Every hand by seat, and last what was laid away, where all cards lie open for practice; None
    for what is not seen, where the person sits out and looks into one hand; empty elsewhere. It
    comes before the sight to which it belongs."""
    may_look = Signal(object)
    """The seats of whose hands the person, who sits out, may choose one to look into."""
    looked = Signal(int, object)
    """The person has chosen a seat, and sees this CardSet."""
    draw = Signal(object)
    """A Draw for the first deal to be performed."""
    cut_wanted = Signal(int)
    """The person is to cut; the dealer's seat."""
    step = Signal(object)
    """A SeenStep to be performed."""
    gather = Signal()
    """The trick that lies goes to its winner."""
    thinking = Signal(int)
    """A seat thinks longer than usual; -1 when it has ended."""
    waiting = Signal(object)
    """A Wait: what the table waits for now."""
    sheet_changed = Signal(object)
    """A ScoreSheet to be shown at once."""
    counted = Signal(object)
    """A ScoreSheet to which a deal was added that has just been played: its last trick is gathered,
    and it may be counted before one's eyes ere it is written."""
    advice = Signal(object)
    """An Advice that was asked for."""
    claimable = Signal(bool)
    """Every trick to come is the person's, whoever holds what; or this is no longer so."""
    seal = Signal(object)
    """A Seal: the promise of the next deal before it is cut, the proof of one that is counted; None
    where nothing is sealed."""
    trouble = Signal(str)
    """One sentence on something that went wrong outside the game."""

    def __init__(self, session: RunningMatch, parent: QObject | None = None) -> None:
        """Tell of a session; nobody is told anything yet."""
        super().__init__(parent)
        self._session = session
        self._to_count = False
        self._looks_into: Seat | None = None
        self._told: set[str] = set()

    @property
    def observation(self) -> Observation:
        """What the person may know."""
        return observe(self._session.match, PERSON)

    @property
    def code(self) -> DealCode | None:
        """The cards of the game on the table; None while they are a secret."""
        return self._session.code

    @property
    def occasion(self) -> GameContext:
        """What the game on the table is, where it is none like any other.

        Raises:
            LookupError: no game was begun.
        """
        return occasion_of(self._session.record.header, self._session.sheet())

    @property
    def begun(self) -> str:
        """When the sitting was begun, ISO 8601; empty before there is one."""
        return self._session.records[0].header.date if self._session.is_begun else ""

    @property
    def can_undo(self) -> bool:
        """Whether the person has a decision to take back in this deal."""
        return self._session.undo_point(PERSON) is not None

    @property
    def can_redo(self) -> bool:
        """Whether a decision that the person took back can be made again."""
        return self._session.can_redo(PERSON)

    def _show_match(self) -> None:
        """Show the game as it stands, at once."""
        self._lay_open()
        self.sight.emit(self.observation)

    def _show_step(self, step: Step) -> None:
        """Have a decision performed; a deal that is over by it is counted once that is done."""
        self._to_count = len(step.after.lines) != len(step.before.lines)
        self._lay_open()
        self.step.emit(seen_step(step, PERSON))

    def _count(self) -> None:
        """Have a deal counted, and its seal proved, if its last trick was just gathered."""
        if self._to_count:
            self._to_count = False
            self.counted.emit(self._session.sheet())
            self._show_seal()

    def _show_sheet(self) -> None:
        """Show the sheet as it stands, and the seal of the deal on the table."""
        self._show_figures()
        self._show_seal()

    def _show_figures(self) -> None:
        """Show the sheet as it stands; nothing is left to be counted."""
        self._to_count = False
        self.sheet_changed.emit(self._session.sheet())

    def _show_seal(self) -> None:
        """Show the seal of the deal on the table, proved if it is counted."""
        seals = self._session.seals
        self.seal.emit(seals[-1] if seals else None)

    @property
    def to_look_into(self) -> tuple[Seat, ...]:
        """The seats of whose hands the person may choose one now; none once one is chosen."""
        if self._looks_into is not None or self._session.practice:
            return ()
        return to_look_into(self.observation)

    @Slot(int)
    def look_into(self, seat: Seat) -> None:
        """Lay a hand open to the person, who sits out, until the deal is over.

        The first choice stands. It is no decision: no record, no journal and no mind knows of it,
        and it is forgotten with the deal, or when the program is left.
        """
        if seat in self.to_look_into:
            self._looks_into = seat
            self._lay_open()
            self.looked.emit(seat, hand_looked_into(self._session.match, seat)[seat])

    def _lay_open(self) -> None:
        """Tell what lies open: every hand in practice, one to a person who looks into it."""
        match = self._session.match
        hands: tuple[CardSet | None, ...] = ()
        if self._session.practice:
            hands = open_hands(match)
        elif self._looks_into is not None:
            hands = hand_looked_into(match, self._looks_into)
        self.open_hands.emit(hands)
        self.may_look.emit(self.to_look_into)

    @Slot(str)
    def _tell_once(self, sentence: str) -> None:
        """Tell what is wrong with a mind; it may be wrong at every decision."""
        if sentence not in self._told:
            self._told.add(sentence)
            self.trouble.emit(sentence)

    @contextmanager
    def _reporting(self) -> Iterator[None]:
        """Say what cannot be kept; nothing of what was to follow it happens."""
        try:
            yield
        except NotKept as fault:
            self.trouble.emit(str(fault))
