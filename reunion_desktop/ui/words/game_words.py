"""Interface of a game's words; every game in the user interface implements it.

This package has the default sentences for cards and tricks. Terms and sentences of one game only
come from its words; a method that returns None selects the default sentence.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar, NamedTuple, TypeAlias

from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import NO_CARDS, CardSet
from reunion_desktop.engine.duties import Duty
from reunion_desktop.engine.events import Event
from reunion_desktop.engine.legal import Legal
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.ui.words.access import left_over
from reunion_desktop.ui.words.seat_names import SeatNames
from reunion_desktop.ui.words.unit_words import UnitWords

Cell: TypeAlias = str
"""Key for the meaning of a score sheet's cell: ``stange``, ``brot``."""

Value: TypeAlias = int | float | str
"""Number, or word of a table, that a cell contains."""


class CallNote(NamedTuple):
    """Remark below the text of a call on its button."""

    text: str
    warns: bool = False
    """True if the call looks like a mistake: it needs a second press."""
    waits: bool = False
    """True if the call can be made only after a moment, so that a surprise is noticed."""


class Saying(NamedTuple):
    """The last call of a seat, on a tag beside its plate."""

    text: str
    faded: bool = False
    """True if the call no longer matters, such as a pass."""


class Slip(NamedTuple):
    """Table of figures that helps with a call; it is shown on demand."""

    title: str
    rows: tuple[tuple[str, ...], ...]
    """Cells of each row, the name first."""

    @property
    def text(self) -> str:
        """The slip as spoken text."""
        told = "; ".join(", ".join(filter(None, row)) for row in self.rows)
        return f"{self.title}: {told}."


class GameWords(ABC):
    """All texts that only one game has, in the current language."""

    game: ClassVar[str]
    """Name of the game in a record."""
    german_cards: ClassVar[bool] = False
    """True if the game is usually played with a German pack."""
    calls: ClassVar[tuple[Call, ...]] = ()
    """Every call of the game, one per word."""
    grave: ClassVar[tuple[str, ...]] = ()
    """Words of the costly calls that need a second press."""
    tricks: ClassVar[bool] = True
    """False if no tricks are played."""
    labels: ClassVar[tuple[str, ...]] = ()
    """Keys of the labels on its score sheet: rows, strokes, blocks."""
    cells: ClassVar[tuple[str, ...]] = ()
    """Keys of the meanings that a cell of its score sheet can have."""
    slate: ClassVar[bool] = False
    """True if the score is kept on a slate by default."""
    statistics: ClassVar[tuple[str, ...]] = ()
    """Keys of the figures in its statistics, in order."""

    @abstractmethod
    def title(self) -> str:
        """Title of the game as printed on a score sheet."""

    @abstractmethod
    def line(self) -> str:
        """Description of the game in one sentence."""

    def unit(self) -> UnitWords:
        """The words for what is played until somebody wins: a game, unless it has another name."""
        return UnitWords()

    def bowers(self) -> tuple[str, str] | None:
        """Names of the two highest trumps; None for the default names."""
        return None

    def king(self) -> str:
        """Title of a player who sits out; empty if the game has none."""
        return ""

    def king_looks(self) -> str:
        """Prompt for a king who may look into one hand."""
        return ""

    def call(self, call: Call) -> str:
        """Text of a call on its button.

        Raises:
            KeyError: the game has no such call.
        """
        raise KeyError(str(call))

    def offered(self, call: Call, calls: Sequence[Call], deal: DealObservation | None) -> str:
        """Text of a call on its button; a game may say it otherwise beside some calls.

        Args:
            call: the call.
            calls: all legal calls.
            deal: the deal; None where it is not known.
        """
        del calls, deal
        return self.call(call)

    def announced(self, seat: Seat, call: Call, company: SeatNames) -> str | None:
        """Announcement of a call; None if the default sentence is enough."""
        del seat, call, company
        return None

    def seen(self, event: Event, after: Observation, company: SeatNames) -> str | None:
        """Text of an event from the position after it; None if the event alone is enough."""
        del event, after, company
        return None

    def further(self, event: Event, after: Observation, company: SeatNames) -> str | None:
        """Second sentence on an event, from the position after it; None if there is none."""
        del event, after, company
        return None

    def rule(self, sight: Observation, deal: DealObservation, company: SeatNames) -> str:
        """Special rule of a deal or its call, for a panel on the table; empty if there is none."""
        del sight, deal, company
        return ""

    def short_rule(self, sight: Observation, deal: DealObservation, company: SeatNames) -> str:
        """The same in few words, for a small panel; empty if there are none."""
        del sight, deal, company
        return ""

    def part(self, deal: DealObservation, seat: Seat) -> str:
        """Words on a seat's plate: its part in the contract; empty if it needs none."""
        del deal, seat
        return ""

    def asked(self, calls: Sequence[Call]) -> str | None:
        """Prompt for the player when these calls are legal; None if there is none."""
        del calls
        return None

    def question(self, sight: Observation, calls: Sequence[Call], company: SeatNames) -> str | None:
        """Prompt for the player in a position; by default the question alone of that for all.

        ``calls`` are those offered: all legal ones, or those of a second step.
        """
        del sight, company
        told = self.asked(calls) or ""
        return told[: told.find("?") + 1] or told

    def notes(self, sight: Observation, calls: Sequence[Call]) -> Mapping[Call, CallNote]:
        """Remarks on the buttons of some calls; by default none."""
        del sight, calls
        return {}

    def slip(self, sight: Observation) -> Slip | None:
        """Table of figures that helps with the call to be made; None if there is none."""
        del sight
        return None

    def saying(self, deal: DealObservation, seat: Seat) -> Saying | None:
        """Tag beside a seat's plate with its last call; None while there is none."""
        del deal, seat
        return None

    def place(self, deal: DealObservation, seat: Seat) -> str:
        """Name of a seat's place, on its plate until a card is played; empty if it has none."""
        del deal, seat
        return ""

    def holds(self, sight: Observation, seat: Seat) -> str:
        """Lives of a player and the like, in place of tricks; empty in games of tricks."""
        del sight, seat
        return ""

    def marks(self, sight: Observation, seat: Seat) -> int | None:
        """Marks of a player in the game, shown on the plate; None in games in which none count."""
        del sight, seat
        return None

    def value(self, sight: Observation, seat: Seat) -> str:
        """Value of a seat's hand as far as it is seen; empty if hands have none."""
        del sight, seat
        return ""

    def counting(self, sight: Observation) -> CardSet:
        """The cards of the hands seen that make up their values."""
        del sight
        return NO_CARDS

    def because(self, motive: str, cards: CardSet, worth: int | None, share: int) -> str:
        """Reason of a hint that only this game has; empty for any other.

        Args:
            motive: kind of the reason.
            cards: cards concerned.
            worth: value or points at stake; None for none.
            share: how often it holds, of 100.
        """
        del motive, cards, worth, share
        return ""

    def lying(self, sight: Observation, deal: DealObservation, company: SeatNames) -> str:
        """Cards in the middle, in games without tricks; empty in all others."""
        del sight, deal, company
        return ""

    def pennies(self, sight: Observation) -> tuple[int, ...]:
        """Pennies before each player, and last those in the middle; empty if there are none."""
        del sight
        return ()

    def kitty(self, sight: Observation) -> str:
        """Accessible text of the pennies in the middle; empty if there are none."""
        del sight
        return ""

    def badge(self, deal: DealObservation, rules: Rules | None = None) -> str:
        """Title of the trump badge; empty if the name of the trumps is enough."""
        del deal, rules
        return ""

    def sorting(self, deal: DealObservation, call: Call | None) -> CardOrder | None:
        """Order by which the player's hand is sorted, if it is not the order of the deal.

        Args:
            deal: the deal.
            call: the call that the player considers; None for none.
        """
        del deal, call
        return None

    def left_over(self, card: str) -> str:
        """Name of a face-up card that no player was dealt."""
        return left_over(card)

    def in_middle(self, deal: DealObservation) -> bool:
        """Tell whether the cards left over lie in the middle instead of beside their owner."""
        del deal
        return False

    def said(
        self, event: Event, company: SeatNames, rules: Rules, order: CardOrder | None
    ) -> str | None:
        """Text of an event; None if the default sentence is enough."""
        del event, company, rules, order
        return None

    def duty(self, duty: Duty) -> str | None:
        """Duty or restriction without a full stop; None if the default text is enough."""
        del duty
        return None

    def prompt(self, legal: Legal, sight: Observation | None) -> str | None:
        """Prompt for the player's move; None if the default sentence is enough.

        Args:
            legal: legal moves from the engine.
            sight: what the player sees; None for a prompt that fits every position.
        """
        del legal, sight
        return None

    def made(self, sight: Observation, company: SeatNames) -> str | None:
        """Points or tricks of all sides in the deal so far; None to list each player separately."""
        del sight, company
        return None

    def standing(self, sheet: ScoreSheet, rules: Rules, company: SeatNames) -> str | None:
        """Scores in the game and in the session after a deal; None for the bare numbers."""
        del sheet, rules, company
        return None

    def at_start(self, company: SeatNames) -> str:
        """Scores with which a game begins; empty where nobody has any."""
        del company
        return ""

    def label(self, key: str) -> str:
        """Label of a row, a stroke or a block of the score sheet.

        Raises:
            KeyError: the game's sheet has no such key.
        """
        raise KeyError(key)

    def signs(self, cells: Collection[Cell]) -> tuple[str, ...]:
        """Legend of the signs on a printed score sheet, one text per sign.

        Args:
            cells: keys of the cells on the sheet.
        """
        del cells
        return ()

    def means(self, cell: Cell, values: Mapping[str, Value]) -> str:
        """Meaning of a cell, for its tooltip and for screen readers.

        Args:
            cell: key of the cell.
            values: the numbers it contains, by name.

        Raises:
            KeyError: the game's sheet has no such key.
        """
        del values
        raise KeyError(cell)

    def figure(self, key: str) -> str:
        """Label of a figure in the statistics.

        Raises:
            KeyError: the game's statistics have no such figure.
        """
        raise KeyError(key)
