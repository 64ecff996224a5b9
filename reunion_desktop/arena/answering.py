"""Player end of the seat protocol: read the host program's messages, answer with moves.

Messages come in as bytes, answers go out as text; the caller owns the streams. A message that
cannot be understood is reported in one sentence, and play goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import IO

from reunion_desktop.ai.player import Decision, Limit, Player, Stop
from reunion_desktop.arena.messages import (
    LONGEST,
    PROTOCOL,
    answer,
    bounded_lines,
    greeting,
)
from reunion_desktop.arena.observation_codec import (
    impossible,
    legal_from,
    observation_from,
    simplest,
)
from reunion_desktop.engine.game import GameRules
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games import find_game
from reunion_desktop.storage.headers import rules_from
from reunion_desktop.storage.lines import BadRecord, Line

SitDown = Callable[[str], Player]
"""Makes a player from the seed of a match."""

Complain = Callable[[str], object]
"""Takes one sentence for a log."""


Plays = Callable[[str], bool]
"""Tests whether the player plays the game of a name."""


def answers(
    stream: IO[bytes],
    sit_down: SitDown,
    limit: Limit,
    complain: Complain,
    plays: Plays = lambda _game: True,
) -> Iterator[str]:
    """Answer the host's messages, each as soon as it is due, until ``bye`` or the end of input.

    Args:
        stream: the messages, one JSON object per line.
        sit_down: makes the player of a match.
        limit: budget for one move; if it limits layouts or cards, the host's clock is ignored, so
            that moves are the same on every machine.
        complain: receives a sentence for every message that is not understood.
        plays: tests whether the player plays a game.
    """
    place = _Place(sit_down, limit, plays)
    for number, data in enumerate(bounded_lines(stream), 1):
        if data is None:
            complain(f"Line {number}: this line is longer than {LONGEST} bytes.")
            continue
        try:
            line = Line.parse(number, data)
            kind = line.text("type", "the kind of message")
            if kind == "bye":
                return
            reply = place.take(line, kind)
        except BadRecord as bad:
            complain(str(bad))
        else:
            if reply is not None:
                yield reply
            if place.doubt is not None:
                complain(str(place.doubt))


class _Place:
    """State of the program's seat, from one hello to the next."""

    def __init__(self, sit_down: SitDown, limit: Limit, plays: Plays) -> None:
        self._sit_down = sit_down
        self._plays = plays
        self._limit = limit
        self._player: Player | None = None
        self._rules: GameRules | None = None
        self._seat: Seat = 0
        self.doubt: BadRecord | None = None
        """The fault of the last question, if it was answered without the player."""

    def take(self, line: Line, kind: str) -> str | None:
        """Process a message; returns the answer if one is due."""
        self.doubt = None
        if kind == "hello":
            return self._hello(line)
        if self._rules is None or self._player is None:
            raise line.refused("type", '"hello" first')
        # A question says all that the player needs to know.
        return self._choose(line, self._rules, self._player) if kind == "choose" else None

    def _hello(self, line: Line) -> str:
        protocol = line.integer("protocol")
        game = find_game(line.text("game"))
        if game is None or not self._plays(game.id):
            raise line.refused("game", "a game that this program knows and its level plays")
        if protocol != PROTOCOL:
            raise line.refused("protocol", str(PROTOCOL))
        rules, seat = rules_from(line, game.default), line.integer("seat")
        if not 0 <= seat < rules.players:
            raise line.refused("seat", f"a seat from 0 to {rules.players - 1}")
        self._player = self._sit_down(line.text("seed"))
        self._rules, self._seat = rules, seat
        return greeting(self._player.name)

    def _choose(self, line: Line, rules: GameRules, player: Player) -> str:
        legal = legal_from(line, self._seat)
        time_ms = line.integer("time_ms", "milliseconds")
        given = self._limit
        if given.layouts is None and given.nodes is None:
            given = Limit(time_ms)
        try:
            observation = observation_from(line, rules, self._seat, legal)
            return answer(player.choose(observation, given, Stop()))
        except ValueError as fault:
            # A search refuses a deal that cannot be. The program still answers, rather than block
            # the match.
            self.doubt = fault if isinstance(fault, BadRecord) else impossible(line)
            return answer(Decision(simplest(legal.actions)))
