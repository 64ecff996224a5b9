"""A house for the conductor: a scripted table, a scripted thinker, a recorder that may fail."""

from __future__ import annotations

from collections.abc import Callable

from reunion_desktop.ai.player import NO_LIMIT, Decision, Player, Stop
from reunion_desktop.ai.random_player import RandomPlayer
from reunion_desktop.engine.dealing.seals import Seal, Secret
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.record import Header, Record, SeenStep, Step
from reunion_desktop.games.reunion.rules import RHINELAND, ReunionRules
from reunion_desktop.match.game_flow import GameFlow, Wait
from reunion_desktop.match.opening import by_draw
from reunion_desktop.match.running_match import NotKept, RunningMatch

PLAYERS = ("I", "A", "B")


class Silence:
    """A recorder that only fails on demand."""

    full = False

    def begin(self, header: Header, secret: Secret | None) -> None:
        """Take note."""

    def promise(self, seal: Seal) -> None:
        """Take note."""

    def reveal(self, seal: Seal) -> None:
        """Take note."""

    def record(self, step: Step) -> None:
        if self.full:
            raise NotKept("The disk is full.")

    def take_back(self, kept: int) -> None:
        """Take note."""

    def finish(self, record: Record, seals: tuple[Seal, ...], *, helped: bool) -> None:
        """Take note."""


class Oracle:
    """A player thread double that answers on request."""

    def __init__(self) -> None:
        self.question: tuple[Player, Observation] | None = None
        self._then: Callable[[Decision], object] = lambda _decision: None
        self.fail: Callable[[str], object] = lambda _why: None
        """Answers with an error message."""

    def ask(
        self,
        player: Player,
        observation: Observation,
        then: Callable[[Decision], object],
        failed: Callable[[str], object],
    ) -> None:
        self.question, self._then, self.fail = (player, observation), then, failed

    def cancel(self) -> None:
        self.question = None

    def answer(self) -> bool:
        """Answer the open question; False when there is none."""
        if self.question is None:
            return False
        (player, observation), self.question = self.question, None
        self._then(player.choose(observation, NO_LIMIT, Stop()))
        return True


class Table:
    """A table double that records its signals and settles on request."""

    def __init__(self, flow: GameFlow) -> None:
        self.steps: list[SeenStep] = []
        self.last: str = ""
        self.moving = 0
        self.troubles: list[str] = []
        self.thinking: list[int] = []
        flow.step.connect(self._step)
        flow.gather.connect(lambda: self._move("gather"))
        flow.draw.connect(lambda _draw: self._move("draw"))
        flow.sight.connect(lambda _seen: self._show())
        flow.trouble.connect(self.troubles.append)
        flow.thinking.connect(self.thinking.append)
        self._flow = flow

    def _step(self, step: SeenStep) -> None:
        self.steps.append(step)
        self._move("step")

    def _move(self, what: str) -> None:
        self.last = what
        self.moving += 1

    def _show(self) -> None:
        self.last = "show"
        self.moving = 0

    def settle(self) -> bool:
        if not self.moving:
            return False
        self.moving -= 1
        self._flow.settled()
        return True


class House:
    """A complete match with a player who makes the first legal move."""

    def __init__(self) -> None:
        self.recorder = Silence()
        self.session = RunningMatch(self.recorder)
        self.oracle = Oracle()
        self.flow = GameFlow(self.session, self.oracle)
        self.table = Table(self.flow)

    def begin(self, rules: ReunionRules = RHINELAND, seed: str | None = "7") -> None:
        self.flow.begin(by_draw(rules, PLAYERS, seed), minds)

    def person(self) -> bool:
        """Give the input that the table waits for; False if it waits for none."""
        flow = self.flow
        legal = flow.observation.legal
        match flow.wait:
            case Wait.CUT:
                flow.cut(9)
            case Wait.CHOICE:
                assert legal is not None
                flow.choose(legal.first)
            case Wait.TRICK | Wait.DEAL:
                flow.go_on()
            case _:
                return False
        return True

    def run(self, until: Callable[[], bool]) -> None:
        """Let everybody act in turn until something is so."""
        for _ in range(2000):
            if until():
                return
            if not (self.table.settle() or self.oracle.answer() or self.person()):
                break
        assert until(), f"stuck at {self.flow.wait}"


def minds(seed: str, game: int) -> dict[int, Player]:
    """Simple computer players: two opponents and an adviser."""
    return {seat: RandomPlayer(f"{seed}-{game}-{seat}") for seat in (0, 1, 2)}
