"""A match as an action log; save, undo and replay read it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypeVar

from reunion_desktop.engine.actions import Action, DealCards, EnterDeal, Give
from reunion_desktop.engine.events import Event
from reunion_desktop.engine.game import GameRules, MatchState, advance
from reunion_desktop.engine.observe import Observation, event_for, observe
from reunion_desktop.engine.seats import Seat

_Each = TypeVar("_Each")


@dataclass(frozen=True, slots=True)
class Header:
    """The settings of a game before the first card: rules, players, dealer, seed."""

    rules: GameRules
    players: tuple[str, ...]
    """Names by seat."""
    first_dealer: Seat
    date: str
    """When the game was begun, ISO 8601."""
    seed: str | None = None
    """The seed from which every deal follows; None where it is not revealed (yet)."""
    code: str | None = None
    """The deal code by which the cards were chosen; None where they were not."""
    practice: bool = False
    """True where all cards lie open for the player, and help is not marked."""
    by_hand: bool = False
    """True where the game is played with real cards, and only its results are entered."""
    place: str = ""
    """Where a game kept by hand was played."""

    @property
    def game(self) -> str:
        """The game's id."""
        return self.rules.game

    @property
    def session_settings(self) -> tuple[object, ...]:
        """The settings that all games of a session share: game, rules, players, practice."""
        return self.game, self.rules, self.players, self.practice, self.by_hand


@dataclass(frozen=True, slots=True)
class Step:
    """One action with the state before it, its events and the state after it."""

    before: MatchState
    action: Action
    events: tuple[Event, ...]
    after: MatchState


@dataclass(frozen=True, slots=True)
class SeenStep:
    """A step as one seat saw it."""

    before: Observation
    events: tuple[Event, ...]
    """The events, with the faces hidden that the seat may not see."""
    after: Observation


def seen_step(step: Step, seat: Seat) -> SeenStep:
    """A step as a seat saw it."""
    events = tuple(event_for(event, seat) for event in step.events)
    return SeenStep(observe(step.before, seat), events, observe(step.after, seat))


@dataclass(frozen=True, slots=True)
class Record:
    """A game as a header and its actions so far, finished or not."""

    header: Header
    actions: tuple[Action, ...] = ()
    """Every decision in order, dealing included."""

    def plus(self, action: Action) -> Record:
        """The record with one more decision."""
        return Record(self.header, (*self.actions, action))

    def has_decision_of(self, seat: Seat) -> bool:
        """Tell whether a seat has decided anything; being dealt to is no decision."""
        return any(
            isinstance(action, EnterDeal)
            or (not isinstance(action, DealCards) and action.seat == seat)
            for action in self.actions
        )

    def rewound(self, count: int) -> Record:
        """The record with the first ``count`` decisions only."""
        return Record(self.header, self.actions[:count])

    def from_deal(self, number: int) -> Record:
        """The record up to a deal's cards: that deal lies on the table, nothing is decided yet.

        Args:
            number: the deal's number in its game, from 1.

        Raises:
            LookupError: the record has no such deal.
        """
        for count, action in enumerate(self.actions, 1):
            if isinstance(action, DealCards) and action.number == number:
                return self.rewound(count)
        message = f"There is no deal {number} in this game file."
        raise LookupError(message)

    def turned(self, by: Seat) -> Record:
        """The same game with the seats renumbered, so that seat ``by`` becomes seat 0.

        Everything moves together: names, hands, dealer, decisions; who plays after whom stays.
        """
        players = self.header.rules.players
        header = replace(
            self.header,
            players=_round(self.header.players, by),
            first_dealer=(self.header.first_dealer - by) % players,
        )
        return Record(header, tuple(_turned(action, by, players) for action in self.actions))

    def start(self) -> MatchState:
        """The match before the first decision."""
        return MatchState(self.header.rules, self.header.first_dealer)

    def replay(self) -> Iterator[Step]:
        """Every step of the record, in order.

        Raises:
            IllegalAction: a decision is against the rules.
        """
        match = self.start()
        for action in self.actions:
            after, events = advance(match, action)
            yield Step(match, action, events, after)
            match = after

    def match(self) -> MatchState:
        """The match state after the last action.

        Raises:
            IllegalAction: a decision is against the rules.
        """
        match = self.start()
        for action in self.actions:
            match, _ = advance(match, action)
        return match


def _turned(action: Action, by: Seat, players: int) -> Action:
    if isinstance(action, EnterDeal):
        message = "A game kept by hand cannot be played from another seat."
        raise TypeError(message)
    if isinstance(action, DealCards):
        hands = _round(action.hands, by)
        later = _round(action.later, by) if action.later else ()
        dealer = (action.dealer - by) % players
        return replace(action, dealer=dealer, hands=hands, later=later)
    if isinstance(action, Give):
        action = replace(action, to=(action.to - by) % players)
    return replace(action, seat=(action.seat - by) % players)


def _round(by_seat: tuple[_Each, ...], by: Seat) -> tuple[_Each, ...]:
    """Rotate a tuple by seat so that it begins with seat ``by``."""
    by %= len(by_seat)
    return by_seat[by:] + by_seat[:by]
