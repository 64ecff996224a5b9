"""Builds one seat's observation of a match from its protocol messages alone.

No card is invented: what the seat was not told is missing. The effect of a message on a deal is in
:mod:`~reunion_desktop.arena.protocol_view.deal`.
"""

from __future__ import annotations

from collections.abc import Callable

from reunion_desktop.arena.protocol_view.deal import DealView, dealt
from reunion_desktop.arena.protocol_view.offers import choice_of, offered, swap_in
from reunion_desktop.arena.protocol_view.protocol_1 import own_choice
from reunion_desktop.arena.protocol_view.results import line_told, settlement_told
from reunion_desktop.engine.game import GameRules
from reunion_desktop.engine.legal import Legal
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.scoring import ScoreLine, Settlement
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.reunion.options import reunion
from reunion_desktop.storage.headers import FIRST_GAME
from reunion_desktop.storage.lines import Line

_MOVES: dict[str, Callable[[DealView, Line], DealView]] = {
    "talon": DealView.with_talon,
    "added": DealView.with_added,
    "announced": DealView.announced,
    "discarded": DealView.discarded,
    "given": DealView.given,
    "in_vain": DealView.in_vain,
    "played": DealView.played,
    "trick": DealView.gathered,
    "fee": DealView.paid,
}
"""Effect of each message on the deal on the table."""


class ObservationBuilder:
    """Builds the observation of one seat at one match."""

    def __init__(self, rules: GameRules, seat: Seat) -> None:
        """Start before the first deal."""
        self.seat = seat
        self._rules = rules
        self._first_dealer: Seat = 0
        self._lines: tuple[ScoreLine, ...] = ()
        self._settlement: Settlement | None = None
        self._deal: DealView | None = None
        self._choice: Legal | None = None

    @property
    def observation(self) -> Observation | None:
        """The current observation; None before the first deal."""
        seen = self._deal
        if seen is None:
            return None
        return Observation(
            self.seat,
            self._rules,
            self._first_dealer,
            self._lines,
            self._settlement,
            self._rules.plan(self._first_dealer, self._lines).dealer,
            seen.to_act,
            self._choice,
            seen.sight,
        )

    def take(self, line: Line, kind: str) -> None:
        """Process a message.

        Raises:
            BadRecord: it cannot be parsed, or contradicts earlier messages.
        """
        if kind == "deal":
            self._begin(line)
        elif kind == "score":
            self._score(line)
        elif kind == "result":
            self._sat(line)
            self._settlement = settlement_told(line, self._rules)
        elif kind in _MOVES:
            self._deal = _MOVES[kind](self._sat(line), line)
        else:
            known = ", ".join(("hello", "deal", *_MOVES, "score", "result", "choose", "bye"))
            raise line.refused("type", f"one of {known}")
        self._choice = self._own_choice()

    def ask(self, line: Line) -> None:
        """Process a question: its offers are the legal moves.

        If they contradict the observation, there is no legal move.

        Raises:
            BadRecord: it cannot be parsed.
        """
        actions, seen = offered(line, self.seat), self._deal
        if self._rules.game == FIRST_GAME:
            return
        self._choice = None
        if seen is not None and seen.to_act == self.seat:
            swap = swap_in(line)
            self._choice = choice_of(actions, self._rules, self.seat, seen.sight, swap)

    def _begin(self, line: Line) -> None:
        dealer = line.integer("dealer", "a seat")
        if not 0 <= dealer < self._rules.players:
            raise line.refused("dealer", "a seat")
        first = (dealer + 1 - line.integer("number")) % self._rules.players
        if "first_dealer" in line.values:
            first = line.integer("first_dealer", "a seat")
        # A new deal ends the one before, even if its end was not reported.
        self._deal = dealt(self._rules, self.seat, line, self._lines)
        self._first_dealer = first
        self._settlement = None

    def _score(self, line: Line) -> None:
        seen, plan = self._sat(line), self._rules.plan(self._first_dealer, self._lines)
        scored = line_told(line, self._rules, plan, seen.sight.dealer)
        self._deal = seen if seen.sight.over else seen.ended()
        self._lines = (*self._lines, scored)

    def _own_choice(self) -> Legal | None:
        """The seat's legal moves, if they are known without a question."""
        seen, rules = self._deal, self._rules
        if seen is None or seen.to_act != self.seat or rules.game != FIRST_GAME:
            return None
        if seen.sight.dealer == self.seat and seen.sight.talon is None:
            return None
        return own_choice(reunion(rules), self.seat, seen.sight)

    def _sat(self, line: Line) -> DealView:
        if self._deal is None:
            raise line.refused("type", "a deal first")
        return self._deal
