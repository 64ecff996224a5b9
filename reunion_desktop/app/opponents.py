"""The opponents at the table: the mind for each seat, its level, and the places drawn for."""

from __future__ import annotations

import os
from dataclasses import replace

from reunion_desktop.ai.player import Decision, Limit, Player, Stop
from reunion_desktop.ai.roster import player_for
from reunion_desktop.arena.play import dice_text
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.shuffle import Stream
from reunion_desktop.session.opening import MakeMinds, new_seed
from reunion_desktop.session.recording import PERSON
from reunion_desktop.ui.dialogs.new_game import NewGame

OPPONENT = "club"
"""The level of the minds where nobody has chosen one."""
ADVISER = "expert"
"""The level that is asked for a hint."""
THINK = Limit(time_ms=1000, threads=min(4, os.cpu_count() or 1))
"""What a mind may spend on one decision at the table."""


class Latecomer:
    """A mind that sits down when it is first asked: a table opens sooner without it."""

    def __init__(self, level: str, dice: str, name: str = "") -> None:
        """Keep who it is to be, and the seed text of its randomness."""
        self.name = level
        self._dice, self._who = dice, name
        self._mind: Player | None = None

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:
        """Decide as the mind does."""
        if self._mind is None:
            self._mind = player_for(self.name, self._dice, self._who)
        return self._mind.choose(observation, limit, stop)


def minds_for(levels: tuple[str, ...], names: tuple[str, ...]) -> MakeMinds:
    """Who plays for the seats that no person sits at; a name may bring a character.

    Args:
        levels: the level of each mind, from seat 1.
        names: names by seat, the person's first.
    """

    def sit_down(seed: str, number: int) -> dict[Seat, Player]:
        adviser = Latecomer(ADVISER, dice_text(seed, number, PERSON))
        minds: dict[Seat, Player] = {PERSON: adviser}
        for seat, level in enumerate(levels, 1):
            minds[seat] = Latecomer(level, dice_text(seed, number, seat), names[seat])
        return minds

    return sit_down


def usual_levels(last: NewGame | None, players: tuple[str, ...]) -> tuple[str, ...]:
    """How strongly the others play where nothing is said: as in the last new game."""
    return last.levels if last is not None else (OPPONENT,) * (len(players) - 1)


def draw_seats(choice: NewGame) -> NewGame:
    """The same table with places drawn for, where the rules want that; one's own stays.

    Whoever sits at one's right or left is all that a draw for seats decides.
    """
    if choice.rules.seats != "draw":
        return choice
    stream = Stream(choice.seed if choice.seed is not None else new_seed(), 0, 0)
    left = list(range(len(choice.levels)))
    order = [left.pop(stream.below(len(left))) for _ in choice.levels]
    return replace(
        choice,
        names=(choice.names[0], *(choice.names[1 + place] for place in order)),
        levels=tuple(choice.levels[place] for place in order),
    )
