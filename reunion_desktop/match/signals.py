"""Interface of the running match to the table: Qt properties and signals.

All values are read from the match; nothing here changes it or waits.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, Signal, Slot

from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.dealing.deal_code import DealCode
from reunion_desktop.engine.observe import (
    Observation,
    hand_looked_into,
    observe,
    open_hands,
    to_look_into,
)
from reunion_desktop.engine.record import Step, seen_step
from reunion_desktop.engine.seats import Seat
from reunion_desktop.match.game_context import GameContext, context_of
from reunion_desktop.match.recording import PERSON, NotKept
from reunion_desktop.match.running_match import RunningMatch


class TableSignals(QObject):
    """The running match as the player may see it."""

    started = Signal()
    """The table is cleared for a new, continued or rewound game; its ``sight`` follows."""
    sight = Signal(object)
    """An Observation to be shown at once, without animation."""
    open_hands = Signal(object)
    """Open cards, emitted before their ``sight``: in practice every hand by seat, and last the
    discards; None for cards that are not seen, if the player sits out and looks into one hand;
    otherwise empty.
    """
    may_look = Signal(object)
    """The seats whose hands the player, who sits out, may look into; one can be chosen."""
    skippable = Signal(bool)
    """True while the player takes no part in the rest of the deal, and may skip it."""
    skipping = Signal(bool)
    """True when the rest of the deal is shown without pauses from now on; False at its end."""
    looked = Signal(int, object)
    """The player looks into the hand of a seat: this CardSet."""
    draw = Signal(object)
    """A Draw for the first dealer, to be animated."""
    cut_wanted = Signal(int)
    """The player is to cut; the dealer's seat."""
    step = Signal(object)
    """A SeenStep to be animated."""
    gather = Signal()
    """Move the complete trick to its winner."""
    thinking = Signal(int)
    """A seat thinks longer than usual; -1 when it has ended."""
    waiting = Signal(object)
    """A Wait: the input that the table waits for."""
    sheet_changed = Signal(object)
    """A ScoreSheet to be shown at once."""
    counted = Signal(object)
    """A ScoreSheet with a newly scored deal: its last trick is gathered, and the scoring may be
    shown before it is written.
    """
    advice = Signal(object)
    """An Advice that was requested."""
    claimable = Signal(bool)
    """True if all remaining tricks are the player's, in every layout."""
    seal = Signal(object)
    """A Seal: of the next deal before the cut, with the proof of a scored deal; None
    without seals.
    """
    trouble = Signal(str)
    """One sentence about an error outside the game."""

    def __init__(self, session: RunningMatch) -> None:
        """Use a running match; nothing is emitted yet."""
        super().__init__()
        self._session = session
        self._to_count = self._plays_forced = self._skips = False
        self._looks_into: Seat | None = None
        self._told: set[str] = set()

    @property
    def observation(self) -> Observation:
        """The observation of the player's seat."""
        return observe(self._session.match, PERSON)

    @property
    def code(self) -> DealCode | None:
        """The deal code of the game on the table; None while it is secret."""
        return self._session.code

    @property
    def context(self) -> GameContext:
        """The special mode of the game on the table.

        Raises:
            LookupError: no game was begun.
        """
        return context_of(self._session.record.header, self._session.sheet())

    @property
    def begun(self) -> str:
        """The start of the session, ISO 8601; empty before the first game."""
        return self._session.records[0].header.date if self._session.is_begun else ""

    @property
    def can_undo(self) -> bool:
        """Test whether the player can undo a move in this deal."""
        return self._undo_point is not None

    @property
    def moved(self) -> bool:
        """Test whether the player has moved in this deal."""
        return self._session.has_moved(PERSON)

    @property
    def _undo_point(self) -> int | None:
        """Number of moves left after an undo; cards played for the player are no stop."""
        return self._session.undo_point(PERSON, unforced=self._plays_forced)

    @property
    def can_redo(self) -> bool:
        """Test whether an undone move of the player can be redone."""
        return self._session.can_redo(PERSON)

    def _show_match(self) -> None:
        """Show the current state of the game at once."""
        self._lay_open()
        self.sight.emit(self.observation)

    def _show_step(self, step: Step) -> None:
        """Emit a step for animation; a deal that ends with it is scored afterwards."""
        self._to_count = len(step.after.lines) != len(step.before.lines)
        self._lay_open()
        self.step.emit(seen_step(step, PERSON))

    def _count(self) -> None:
        """Emit ``counted`` and the proof of the seal, if a deal's last trick was just gathered."""
        if self._to_count:
            self._to_count = False
            self.counted.emit(self._session.sheet())
            self._show_seal()

    def _show_sheet(self) -> None:
        """Emit the current sheet, and the seal of the deal on the table."""
        self._show_figures()
        self._show_seal()

    def _show_figures(self) -> None:
        """Emit the current sheet; no deal is left to be scored."""
        self._to_count = False
        self.sheet_changed.emit(self._session.sheet())

    def _show_seal(self) -> None:
        """Emit the seal of the deal on the table, with its proof if the deal is scored."""
        seals = self._session.seals
        self.seal.emit(seals[-1] if seals else None)

    @property
    def to_look_into(self) -> tuple[Seat, ...]:
        """The seats whose hands the player may look into; empty once one is chosen."""
        if self._looks_into is not None or self._session.practice:
            return ()
        return to_look_into(self.observation)

    @Slot(int)
    def look_into(self, seat: Seat) -> None:
        """Show a hand to the player, who sits out, until the deal is over.

        The first choice is final. It is not a move: no record, journal or computer player receives
        it, and it ends with the deal or the program.
        """
        if seat in self.to_look_into:
            self._looks_into = seat
            self._lay_open()
            self.looked.emit(seat, hand_looked_into(self._session.match, seat)[seat])

    def _lay_open(self) -> None:
        """Emit the open hands: all in practice, one for a player who looks into it."""
        match = self._session.match
        hands: tuple[CardSet | None, ...] = ()
        if self._session.practice:
            hands = open_hands(match)
        elif self._looks_into is not None:
            hands = hand_looked_into(match, self._looks_into)
        self.open_hands.emit(hands)
        self.may_look.emit(self.to_look_into)
        self.skippable.emit(self._can_skip)

    @property
    def _can_skip(self) -> bool:
        """Test whether the player takes no part in the rest of the deal."""
        deal = self.observation.deal
        return deal is not None and not deal.over and PERSON not in deal.trick.seats

    def _skip(self, *, on: bool) -> None:
        """Begin or end showing the deal without pauses."""
        if on is not self._skips:
            self._skips = on
            self.skipping.emit(on)

    def tell_once(self, sentence: str) -> None:
        """Emit a player's error message once; it may fail at every move."""
        if sentence not in self._told:
            self._told.add(sentence)
            self.trouble.emit(sentence)

    @contextmanager
    def _reporting(self) -> Iterator[None]:
        """Emit the message of a failed recording; the rest of the block is skipped."""
        try:
            yield
        except NotKept as fault:
            self.trouble.emit(str(fault))
