"""The opponents: computer player for each seat, levels, names, and the draw for seats."""

from __future__ import annotations

import os
import secrets
from collections.abc import Sequence
from dataclasses import replace

from reunion_desktop.ai.player import Decision, Limit, Player, Stop
from reunion_desktop.ai.roster import LEVELS, YARDSTICKS, LazyPlayer, names_for
from reunion_desktop.arena.play import seed_text
from reunion_desktop.engine.dealing.shuffle import Stream
from reunion_desktop.engine.game import GameRules
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.match.opening import MakeMinds, new_seed
from reunion_desktop.match.recording import PERSON
from reunion_desktop.solver.installed import Damaged
from reunion_desktop.ui.dialogs.new_game import NewGame, named_now, persons_name

OPPONENT = "club"
"""The default level of computer players."""
ADVISER = "expert"
"""The level that gives hints."""
THINK = Limit(time_ms=1000, threads=min(4, os.cpu_count() or 1))
"""Budget for one move of a computer player at the table."""


_WEAKER = ("club", "beginner")
"""Levels that need no data files, for a damaged installation."""


class _Standing:
    """A computer player of a level, or of a weaker one if the installation is damaged."""

    def __init__(self, level: str, seed: str, name: str = "") -> None:
        self.name = level
        self._players = [LazyPlayer(one, seed, name) for one in (level, *_WEAKER)]
        self._trouble = ""

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:
        """Decide; reports if a weaker level had to decide.

        Raises:
            Damaged: not even the weakest level can play.
            NotMyTurn: the observation's seat is not to move.
        """
        while True:
            player, *weaker = self._players
            try:
                decision = player.choose(observation, limit, stop)
            except Damaged as damaged:
                if not weaker:
                    raise
                self._trouble, self._players = str(damaged), weaker
            else:
                return replace(decision, trouble=self._trouble) if self._trouble else decision


def minds_for(levels: tuple[str, ...], names: tuple[str, ...]) -> MakeMinds:
    """Makes the computer players by seat; a name may bring a character.

    Args:
        levels: the level of each computer player, from seat 1.
        names: names by seat, the player's first.
    """

    def make(seed: str, number: int) -> dict[Seat, Player]:
        adviser = _Standing(ADVISER, seed_text(seed, number, PERSON))
        players: dict[Seat, Player] = {PERSON: adviser}
        for seat, level in enumerate(levels, 1):
            players[seat] = _Standing(level, seed_text(seed, number, seat), names[seat])
        return players

    return make


def levels_for(game: str) -> tuple[str, ...]:
    """Levels available for a game, the weakest first; empty if there is none."""
    return tuple(level.id for level in LEVELS if level.factory_for(game))


def usual_levels(last: NewGame | None, players: tuple[str, ...]) -> tuple[str, ...]:
    """Default levels of the opponents: those of the last new game.

    Seats that its table did not have get the level of its last seat. The settings may name a level
    that does not exist; then it is the default level.
    """
    exist = {level.id for level in (*LEVELS, *YARDSTICKS)}
    known = [one if one in exist else OPPONENT for one in (last.levels if last is not None else ())]
    others = len(players) - 1
    return (*known, *(known[-1:] or (OPPONENT,)) * others)[:others]


def told_apart(names: Sequence[str]) -> tuple[str, ...]:
    """Names by seat, all different.

    A duplicate is replaced by another name of the roster: sheets, payments and the archive identify
    players by name.
    """
    taken: list[str] = []
    free = [name for name in names_for(len(names)) if not _among(name, names)]
    for name in names:
        taken.append(free.pop(0) if _among(name, taken) else name)
    return tuple(taken)


def _among(name: str, names: Sequence[str]) -> bool:
    return name.casefold() in map(str.casefold, names)


def company(chosen: NewGame, chairs: int) -> NewGame:
    """The chosen opponents, adapted to a number of seats, with different names.

    Missing opponents come from the roster; surplus ones at the end are left out.
    """
    names = told_apart((*named_now(chosen.names), *names_for(chairs))[:chairs])
    return replace(chosen, names=names, levels=usual_levels(chosen, names))


def first_game(rules: GameRules) -> NewGame:
    """The first game of a new user, against random names of the roster."""
    others = secrets.SystemRandom().sample(names_for(rules.players), rules.players - 1)
    return NewGame(rules, (persons_name(), *others), (OPPONENT,) * len(others))


def draw_seats(choice: NewGame) -> NewGame:
    """The same table with seats drawn, if the rules require it; the player's seat stays.

    The draw only decides who sits to the player's right and left.
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
