"""Table: the minds that can sit down, by level, and names for them at the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module

from reunion_desktop.ai.character import EVEN, Character
from reunion_desktop.ai.player import Player


class UnknownLevel(ValueError):  # noqa: N818 - named as a player would say it.
    """No mind of such a level is on the roster, with one sentence that lists the levels."""


CAREFUL = Character(risk=0.8, fees=1.5)
"""Fears a loss more than a gain tempts, and a fee most of all."""
BOLD = Character(risk=-0.8, fees=0.7)
"""Would rather win big than lose little."""
POINT_HUNGRY = Character(points=1.0, fees=0.5)
"""Counts card points, and forgets what they are for."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """Somebody one may meet at the table."""

    name: str
    """A first name as it was common on Rhine and Main about 1830."""
    character: Character = EVEN
    """What is liked where the cards leave a choice; those who play by rule have none."""


@dataclass(frozen=True, slots=True)
class Level:
    """One strength of play."""

    id: str
    """The name by which it is asked for."""
    mind: str
    """Who plays so, as ``module:name`` in this room: given the seed text of a mind's own randomness
    and a character, the name answers with a player."""
    opponents: tuple[Opponent, ...] = ()
    """Who plays at this level; none for a yardstick."""

    @property
    def module(self) -> str:
        """The whole name of the module that holds the mind; no import statement holds it."""
        return f"reunion_desktop.ai.{self.mind.partition(':')[0]}"

    def sit_down(self, dice: str, character: Character) -> Player:
        """A mind of this level, loaded when it is first asked for: a table opens sooner so."""
        newcomer: Callable[[str, Character], Player]
        newcomer = getattr(import_module(self.module), self.mind.partition(":")[2])
        return newcomer(dice, character)


LEVELS: tuple[Level, ...] = (
    Level(
        "beginner",
        "beginner:BeginnerPlayer",
        (Opponent("Anna"), Opponent("Jakob"), Opponent("Babette")),
    ),
    Level(
        "club",
        "club:ClubPlayer",
        (Opponent("Margarethe"), Opponent("Heinrich"), Opponent("Adam")),
    ),
    Level(
        "strong",
        "judged.expert:strong_player",
        (
            Opponent("Katharina", CAREFUL),
            Opponent("Philipp", BOLD),
            Opponent("Wilhelm", POINT_HUNGRY),
        ),
    ),
    Level(
        "expert",
        "judged.expert:expert_player",
        (Opponent("Elisabeth"), Opponent("Johann", BOLD), Opponent("Apollonia", CAREFUL)),
    ),
)
"""Every level that one may meet at the table, the weakest first."""

YARDSTICKS: tuple[Level, ...] = (
    Level("random", "random_player:RandomPlayer"),
    Level("greedy", "greedy:GreedyPlayer"),
    Level("flat", "flat:flat_player"),
    Level("pimc20", "pimc:pimc20"),
    Level("pimc160", "pimc:pimc160"),
    Level("strong1", "paranoid:strong_player"),
    Level("expert1", "paranoid:expert_player"),
    Level("judge", "judged.expert:judge_player"),
)
"""Minds to measure others by."""

NAMES: tuple[str, ...] = tuple(who.name for level in LEVELS for who in level.opponents)
"""The names of all opponents."""


def player_for(level: str, dice: str, name: str = "") -> Player:
    """A mind of a level; ``dice`` is the seed text of its own randomness.

    Args:
        level: the level's id, a yardstick's too.
        dice: the seed text.
        name: who it is to be; the name of one of the level's opponents brings his character.

    Raises:
        UnknownLevel: no such level is on the roster.
    """
    for known in (*LEVELS, *YARDSTICKS):
        if known.id == level:
            characters = {who.name: who.character for who in known.opponents}
            return known.sit_down(dice, characters.get(name, EVEN))
    levels = ", ".join(known.id for known in (*LEVELS, *YARDSTICKS))
    message = f"There is no level {level!r}; expected one of {levels}."
    raise UnknownLevel(message)
