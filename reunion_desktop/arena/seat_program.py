"""Host end of the seat protocol: a child process that plays at one seat.

The match goes on in spite of the program's faults: a fault is reported on standard error and
counted, and the lowest legal card is played or a pass made instead, until there are too many.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from time import monotonic

from reunion_desktop.ai.player import Decision, Limit, Stop, turn_of
from reunion_desktop.arena.messages import (
    ANSWERS,
    BYE,
    LONGEST,
    action_from,
    choose,
    hello,
    messages,
)
from reunion_desktop.arena.observation_codec import simplest
from reunion_desktop.arena.programs.child_process import (
    ChildProcess,
    OutputLine,
    ProgramError,
    split,
)
from reunion_desktop.engine.actions import Action, Announce, DrawCard, Give, PlayCard, cards_of
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.legal import Legal, MayAnnounce, MayDraw
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.record import SeenStep
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.seats import Seat
from reunion_desktop.storage.lines import BadRecord, Line, shown

EXEC = "exec:"
"""Prefix of a command that is given in place of a level."""

FAULTS = 10
"""Faults of one player that end the match."""

CLOCK_MS = 1000
"""Milliseconds for a move without a clock: every wait for a program is limited."""

_GRACE = 2
"""An answer is late after this many times its time."""
_POLL_S = 0.05
"""Seconds between two checks of the stop flag while waiting for an answer."""

_LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Timeouts:
    """Time limits for a program outside of its moves."""

    hello_ms: int = 10_000
    """For its first line: it has to be loaded from disk."""
    bye_ms: int = 1_000
    """For its end before it is terminated, and once more before it is killed."""


PATIENT = Timeouts()
"""Time limits that are fair on a slow machine."""


class _AnswerError(Exception):
    """A missing or invalid answer."""


class SeatProgram:
    """A program at one seat for one match."""

    def __init__(self, name: str, seed: str, timeouts: Timeouts = PATIENT) -> None:
        """Prepare a program; it is started when the match begins.

        Args:
            name: :data:`EXEC` and the command, quoted as in a shell.
            seed: the seed of the program's randomness.
            timeouts: time limits outside of its moves.

        Raises:
            ProgramError: there is no such program.
        """
        self.name = name
        self._command = name.removeprefix(EXEC)
        split(self._command)
        self._seed = seed
        self._timeouts = timeouts
        self._child: ChildProcess | None = None
        self._seat: Seat = 0
        self._greeted = False
        self._faults = 0
        self._owed = 0

    def sit(self, rules: Rules, players: tuple[str, ...], seat: Seat) -> None:
        """Start the program and send it the first message.

        Raises:
            ProgramError: the system does not start it.
        """
        self._seat = seat
        self._child = ChildProcess(self._command)
        self._child.start()
        self._child.tell(hello(rules, players, seat, self._seed))

    def hear(self, step: SeenStep) -> None:
        """Send the messages of a step; the program must have said hello before the first.

        Raises:
            ProgramError: the program has made too many faults.
        """
        child = self._running()
        self._await_hello(child)
        for line in messages(step, self._seat):
            child.tell(line)

    def leave(self) -> None:
        """Send ``bye`` and make sure that the program ends."""
        if self._child is not None:
            self._child.tell(BYE)
            self._child.end(self._timeouts.bye_ms / 1000)
            self._child = None

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:
        """Ask the program for a move, for twice its time at most, and check the answer.

        Raises:
            NotMyTurn: the observation's seat is not to move.
            ProgramError: the program has made too many faults.
        """
        turn = turn_of(observation)
        child = self._running()
        time_ms = CLOCK_MS if limit.time_ms is None else limit.time_ms
        self._hear_out(child)
        child.tell(choose(observation, time_ms))
        try:
            decision = self._answer(child, turn.legal, time_ms, stop)
        except _AnswerError as fault:
            action = lowest(turn.legal, turn.deal, turn.rules)
            self._count(str(fault), f"; {_deed(action)} instead")
            return Decision(action)
        if decision is None:
            self._owed += 1
            return Decision(lowest(turn.legal, turn.deal, turn.rules))
        return decision

    @property
    def _who(self) -> str:
        return f"Seat {self._seat}, {self.name}"

    def _running(self) -> ChildProcess:
        if self._child is None:
            raise ProgramError(f"{self._who}: no game has been started.")
        return self._child

    def _count(self, what: str, instead: str = "") -> None:
        """Count a fault; report it and the replacement move."""
        self._faults += 1
        over = self._faults >= FAULTS
        done = "" if over else instead
        _LOG.warning("%s: %s%s (fault %d of %d).", self._who, what, done, self._faults, FAULTS)
        if over:
            raise ProgramError(f"{self._who}: stopped after {FAULTS} faults.")

    def _await_hello(self, child: ChildProcess) -> None:
        """Wait for the program's hello, once; other lines before it are skipped."""
        if self._greeted:
            return
        self._greeted = True
        until = monotonic() + self._timeouts.hello_ms / 1000
        try:
            while (left := until - monotonic()) > 0:
                said = child.listen(left)
                if said is not None and _kind(said) == "hello":
                    return
        except EOFError:
            return  # The first question will find that the program has ended, and report it.
        self._count(f'no "hello" within {self._timeouts.hello_ms} ms')

    def _hear_out(self, child: ChildProcess) -> None:
        """Skip unexpected lines; late answers are not waited for any more."""
        try:
            while (said := child.listen(0)) is not None:
                self._owed -= self._owed > 0 and _answers(said)
        except EOFError:
            return  # The question will find that the program has ended, and report it.

    def _answer(
        self, child: ChildProcess, legal: Legal, time_ms: int, stop: Stop
    ) -> Decision | None:
        """The program's answer; None if it is not wanted any more.

        A late answer may arrive after the next question. It is skipped, so that one slow move is
        one fault. If nothing follows it, the program skipped a question, and answers are counted
        anew.
        """
        until = monotonic() + _GRACE * time_ms / 1000
        overdue = False
        while (left := until - monotonic()) > 0:
            try:
                said = child.listen(min(left, _POLL_S))
            except EOFError:
                raise _AnswerError(_end_of(child)) from None
            if said is None:
                if stop.is_set():
                    return None
            elif _answers(said):
                if not self._owed:
                    decision = _decision_from(said, legal)
                    if decision.info:
                        _LOG.info("%s: %s", self._who, _text(said))
                    return decision
                self._owed -= 1
                overdue = True
        self._owed += not overdue
        raise _AnswerError(f"no answer within {_GRACE * time_ms} ms")


def _kind(said: OutputLine) -> object:
    """The type of a line; None if it cannot be parsed."""
    try:
        return None if said.data is None else Line.parse(said.number, said.data).values.get("type")
    except BadRecord:
        return None


def _answers(said: OutputLine) -> bool:
    """Test whether a line is an answer, or cannot be parsed."""
    return _kind(said) in (None, *ANSWERS)


def _text(said: OutputLine) -> str:
    return (said.data or b"").decode("utf-8", "replace")


def _decision_from(said: OutputLine, legal: Legal) -> Decision:
    """Decode the move of an answer."""
    if said.data is None:
        raise _AnswerError(f"line {said.number} of its answers is longer than {LONGEST} bytes")
    text = shown(_text(said))
    try:
        line = Line.parse(said.number, said.data)
        action = action_from(line, legal.seat)
    except BadRecord as bad:
        raise _AnswerError(f"{bad.sentence.rstrip('.')}; it said {text}") from None
    if action is None:
        raise _AnswerError(f"this is no answer: {text}")
    if action not in legal:
        raise _AnswerError(f"this is not legal: {text}")
    info = line.values.get("info")
    return Decision(action, info=info) if isinstance(info, dict) else Decision(action)


def _end_of(child: ChildProcess) -> str:
    code = child.exit_code(_POLL_S)
    return "it says nothing any more" if code is None else f"it has ended with exit code {code}"


def lowest(legal: Legal, deal: DealObservation, rules: Rules) -> Action:
    """The legal move that costs least: fewest points, then least strength, then pack order.

    A pair of discards is ordered by its points together, then by its stronger card. Among calls it
    is a pass, or the first one offered.
    """
    if isinstance(legal, MayAnnounce | MayDraw):
        return simplest(legal.actions)
    actions = [action for action in legal.actions if not isinstance(action, Announce)]
    return min(actions, key=lambda action: _cost(cards_of(action), deal, rules))


def _cost(cards: CardSet, deal: DealObservation, rules: Rules) -> tuple[int, list[int]]:
    heights = sorted((deal.order.height(card) for card in cards), reverse=True)
    return rules.count(cards, deal.order), heights


def _deed(action: Action) -> str:
    if isinstance(action, Announce):
        return f'"{action.call}" is called'
    if isinstance(action, PlayCard):
        return f"{action.card} is played"
    if isinstance(action, Give):
        return f"{action.card} is given"
    if isinstance(action, DrawCard):
        return "a card is drawn"
    return f"{getattr(action, 'cards', '')} are discarded"
