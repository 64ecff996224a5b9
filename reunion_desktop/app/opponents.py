"""The opponents at the table: the mind for each seat, its level, and the places drawn for."""

from __future__ import annotations

import os
import secrets
from collections.abc import Sequence
from dataclasses import replace

from reunion_desktop.ai.player import Decision, Limit, Player, Stop
from reunion_desktop.ai.roster import LEVELS, LazyPlayer, names_for
from reunion_desktop.arena.play import dice_text
from reunion_desktop.engine.game import GameRules
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.shuffle import Stream
from reunion_desktop.match.opening import MakeMinds, new_seed
from reunion_desktop.match.recording import PERSON
from reunion_desktop.solver.installed import Damaged
from reunion_desktop.ui.dialogs.new_game import NewGame, named_now, persons_name

OPPONENT = "club"
"""The level of the minds where nobody has chosen one."""
ADVISER = "expert"
"""The level that is asked for a hint."""
THINK = Limit(time_ms=1000, threads=min(4, os.cpu_count() or 1))
"""What a mind may spend on one decision at the table."""


_WEAKER = ("club", "beginner")
"""Levels that play where files are missing that stronger ones need."""


class _Standing:
    """A mind of a level, or of a weaker one where the program is damaged."""

    def __init__(self, level: str, dice: str, name: str = "") -> None:
        self.name = level
        self._minds = [LazyPlayer(one, dice, name) for one in (level, *_WEAKER)]
        self._trouble = ""

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:
        """Decide, and tell where it was not this level that decided.

        Raises:
            Damaged: not even the weakest level can play.
            NotMyTurn: the observation leaves its seat nothing to decide.
        """
        while True:
            mind, *weaker = self._minds
            try:
                decision = mind.choose(observation, limit, stop)
            except Damaged as damaged:
                if not weaker:
                    raise
                self._trouble, self._minds = str(damaged), weaker
            else:
                return replace(decision, trouble=self._trouble) if self._trouble else decision


def minds_for(levels: tuple[str, ...], names: tuple[str, ...]) -> MakeMinds:
    """Who plays for the seats that no person sits at; a name may bring a character.

    Args:
        levels: the level of each mind, from seat 1.
        names: names by seat, the person's first.
    """

    def sit_down(seed: str, number: int) -> dict[Seat, Player]:
        adviser = _Standing(ADVISER, dice_text(seed, number, PERSON))
        minds: dict[Seat, Player] = {PERSON: adviser}
        for seat, level in enumerate(levels, 1):
            minds[seat] = _Standing(level, dice_text(seed, number, seat), names[seat])
        return minds

    return sit_down


def levels_for(game: str) -> tuple[str, ...]:
    """The levels of the minds for a game, the weakest first; none where no mind plays it."""
    return tuple(level.id for level in LEVELS if level.mind_for(game))


def usual_levels(last: NewGame | None, players: tuple[str, ...]) -> tuple[str, ...]:
    """How strongly the others play where nothing is said: as in the last new game.

    Chairs that its table had not are taken by players as strong as the one on its last chair.
    """
    known = last.levels if last is not None else ()
    others = len(players) - 1
    return (*known, *(known[-1:] or (OPPONENT,)) * others)[:others]


def told_apart(names: Sequence[str]) -> tuple[str, ...]:
    """Names by seat of which no two are alike.

    Of two that are, the later one goes to somebody else of the roster: who plays, who pays and who
    has won is told by name, and the archive knows everybody by his.
    """
    taken: list[str] = []
    free = [name for name in names_for(len(names)) if not _among(name, names)]
    for name in names:
        taken.append(free.pop(0) if _among(name, taken) else name)
    return tuple(taken)


def _among(name: str, names: Sequence[str]) -> bool:
    return name.casefold() in map(str.casefold, names)


def company(chosen: NewGame, chairs: int) -> NewGame:
    """Those who were chosen, at a table with so many chairs, each by a name of his own.

    Where it has more than they need, others of the roster come along; where it has fewer, the last
    ones stay away.
    """
    names = told_apart((*named_now(chosen.names), *names_for(chairs))[:chairs])
    return replace(chosen, names=names, levels=usual_levels(chosen, names))


def first_game(rules: GameRules) -> NewGame:
    """What a newcomer plays, against names of the roster that chance finds."""
    others = secrets.SystemRandom().sample(names_for(rules.players), rules.players - 1)
    return NewGame(rules, (persons_name(), *others), (OPPONENT,) * len(others))


def draw_seats(choice: NewGame) -> NewGame:
    """The same table with places drawn for, where the rules want that; one's own stays.

    Whoever sits at one's right or left is all that a draw for seats decides.
    """
    if choice.rules.as_options().get("seats") != "draw":
        return choice
    stream = Stream(choice.seed if choice.seed is not None else new_seed(), 0, 0)
    left = list(range(len(choice.levels)))
    order = [left.pop(stream.below(len(left))) for _ in choice.levels]
    return replace(
        choice,
        names=(choice.names[0], *(choice.names[1 + place] for place in order)),
        levels=tuple(choice.levels[place] for place in order),
    )
