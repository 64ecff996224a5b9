"""Port: the words of a game, of which every game on the screen has one implementation.

What is said of cards and tricks in general stands in this room. What one game alone calls so, or
says otherwise, is asked of its words; where they have nothing to say, the common sentence will do.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar, NamedTuple, TypeAlias

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.duties import Duty
from reunion_desktop.engine.events import Announced, Event
from reunion_desktop.engine.legal import Legal
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.ui.words.seat_names import SeatNames
from reunion_desktop.ui.words.unit_words import UnitWords

translate = QCoreApplication.translate

Cell: TypeAlias = str
"""What a cell of a sheet stands for, as a key: ``stange``, ``brot``."""

Value: TypeAlias = int | float | str
"""A number, or a word of a table, of which a cell tells."""

_LONGEST = 60
"""Characters of a rule set's name that are shown."""


class OptionWords(NamedTuple):
    """One option as a dialog shows it."""

    label: str
    """A few words, without a colon."""
    explanation: str
    """A sentence or two, the source named."""
    values: tuple[str, ...]
    """The words for each value, in the order of the game's rules."""


class OptionGroup(NamedTuple):
    """Options that stand together in a dialog."""

    title: str
    keys: tuple[str, ...]


class PresetWords(NamedTuple):
    """A known rule set as a dialog shows it."""

    title: str
    line: str
    """One sentence on what sets it apart."""


class GameWords(ABC):
    """All that the screen says of one game only, in the language of the moment."""

    game: ClassVar[str]
    """The game's name in a record."""
    german_cards: ClassVar[bool] = False
    """Whether it is usually played with a German pack."""
    calls: ClassVar[tuple[Call, ...]] = ()
    """Every call of the game, one of each word."""
    grave: ClassVar[tuple[str, ...]] = ()
    """The words of those calls that cost much and are better said twice."""
    labels: ClassVar[tuple[str, ...]] = ()
    """The keys of what stands on its sheet: rows, strokes, blocks."""
    cells: ClassVar[tuple[str, ...]] = ()
    """The keys of what a cell of its sheet may stand for."""
    slate: ClassVar[bool] = False
    """Whether its score is kept on a slate, where nobody has chosen otherwise."""
    statistics: ClassVar[tuple[str, ...]] = ()
    """The keys of the figures that its statistics draw, in their order."""

    @abstractmethod
    def title(self) -> str:
        """What the game is called, as a sheet bears it."""

    @abstractmethod
    def line(self) -> str:
        """One sentence that says what the game is."""

    @abstractmethod
    def options(self) -> Mapping[str, OptionWords]:
        """What houses differ on, by the keys of the rules."""

    @abstractmethod
    def groups(self) -> tuple[OptionGroup, ...]:
        """Every option once, in the order in which a game meets them."""

    @abstractmethod
    def presets(self) -> Mapping[str, PresetWords]:
        """The known rule sets, by name."""

    def option(self, key: str) -> OptionWords:
        """An option's words.

        Raises:
            KeyError: there is no such option.
        """
        return self.options()[key]

    def preset(self, name: str) -> PresetWords:
        """A rule set's title and one line on it; an unknown one is called as it calls itself."""
        return self.presets().get(name) or own_preset(name)

    def unit(self) -> UnitWords:
        """The words for what is played until somebody wins: a game, unless it has another name."""
        return UnitWords()

    def bowers(self) -> tuple[str, str] | None:
        """What the highest trump and the second highest are called; None for the usual names."""
        return None

    def king(self) -> tuple[str, str] | None:
        """What one is called who sits out, and what he is told who may look into a hand."""
        return None

    def call(self, call: Call) -> str:
        """What stands on the button for a call.

        Raises:
            KeyError: the game knows no such call.
        """
        raise KeyError(str(call))

    def announced(self, seat: Seat, call: Call, company: SeatNames) -> str | None:
        """What is told of a call that was made; None where its words will do."""
        del seat, call, company
        return None

    def unmoved(self, said: Announced, after: Observation, company: SeatNames) -> str | None:
        """What is told of a call after which play goes on as before; None where nothing is."""
        del said, after, company
        return None

    def asked(self, calls: Sequence[Call]) -> str | None:
        """What the person is asked where these calls may be made; None where it goes unsaid."""
        del calls
        return None

    def said(
        self, event: Event, company: SeatNames, rules: Rules, order: CardOrder | None
    ) -> str | None:
        """What is told of an event; None where the common sentence will do."""
        del event, company, rules, order
        return None

    def duty(self, duty: Duty) -> str | None:
        """A duty or ban as a sentence without its full stop; None where the common one will do."""
        del duty
        return None

    def misread(self, refused: str, one: str) -> str | None:
        """A refusal in which the second bower is in play; None where the common words will do.

        Args:
            refused: why a card is refused, without a full stop.
            one: what the second bower counts as, *a heart*; empty where trumps are not told.
        """
        del refused, one
        return None

    def prompt(self, legal: Legal) -> str | None:
        """What the person may do now; None where the common sentence will do."""
        del legal
        return None

    def made(self, sight: Observation, company: SeatNames) -> str | None:
        """What everybody has made in the deal so far; None where each is told by himself."""
        del sight, company
        return None

    def standing(self, sheet: ScoreSheet, rules: Rules, company: SeatNames) -> str | None:
        """How the game and the sitting stand, once a deal was counted; None for the bare number."""
        del sheet, rules, company
        return None

    def label(self, key: str) -> str:
        """What a row, a stroke or a block of the sheet is called.

        Raises:
            KeyError: the game's sheet has nothing of the kind.
        """
        raise KeyError(key)

    def signs(self, cells: Collection[Cell]) -> tuple[str, ...]:
        """What the signs on a printed sheet mean, one after the other.

        Args:
            cells: the keys of what stands on it.
        """
        del cells
        return ()

    def means(self, cell: Cell, values: Mapping[str, Value]) -> str:
        """What a cell stands for, as a tooltip or a screen reader says it.

        Args:
            cell: its key.
            values: the numbers that it tells of, by name.

        Raises:
            KeyError: the game's sheet has nothing of the kind.
        """
        del values
        raise KeyError(cell)

    def figure(self, key: str) -> str:
        """What a figure of the statistics is called.

        Raises:
            KeyError: the game's statistics have no such figure.
        """
        raise KeyError(key)


def own_preset(name: str) -> PresetWords:
    """A rule set that has no words, under the name that it gives itself."""
    title = _one_line(name) or translate("rules", "Custom rules")
    return PresetWords(title, translate("rules", "Your own rules."))


def _one_line(name: str) -> str:
    """A name that somebody else made up, in one line that is not too long."""
    start = "".join(char if char.isprintable() else " " for char in name[: _LONGEST + 1])
    plain = " ".join(start.split())
    return f"{plain[:_LONGEST].rstrip()}…" if len(start) > _LONGEST else plain
