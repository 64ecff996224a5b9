"""The minds that can sit down, by level, and names for them at the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

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
    sit_down: Callable[[str, Character], Player]
    """The mind, given the seed text of its own randomness and a character."""
    opponents: tuple[Opponent, ...] = ()
    """Who plays at this level; none for a yardstick."""


# Each is loaded when one of his kind sits down: a table opens sooner without them.


def _beginner(dice: str, _: Character) -> Player:
    from reunion_desktop.ai.beginner import BeginnerPlayer  # noqa: PLC0415 - as above.

    return BeginnerPlayer(dice)


def _club(dice: str, _: Character) -> Player:
    from reunion_desktop.ai.club import ClubPlayer  # noqa: PLC0415 - as above.

    return ClubPlayer(dice)


def _strong(dice: str, character: Character) -> Player:
    from reunion_desktop.ai.expert import STRONG, ExpertPlayer  # noqa: PLC0415 - as above.

    return ExpertPlayer(dice, character, STRONG, "strong")


def _expert(dice: str, character: Character) -> Player:
    from reunion_desktop.ai.expert import ExpertPlayer  # noqa: PLC0415 - as above.

    return ExpertPlayer(dice, character)


def _random(dice: str, _: Character) -> Player:
    from reunion_desktop.ai.random_player import RandomPlayer  # noqa: PLC0415 - as above.

    return RandomPlayer(dice)


def _greedy(dice: str, _: Character) -> Player:
    from reunion_desktop.ai.greedy import GreedyPlayer  # noqa: PLC0415 - as above.

    return GreedyPlayer(dice)


def _flat(dice: str, _: Character) -> Player:
    from reunion_desktop.ai.flat import FlatPlayer  # noqa: PLC0415 - as above.

    return FlatPlayer(dice)


def _pimc20(dice: str, _: Character) -> Player:
    from reunion_desktop.ai.pimc import PimcPlayer  # noqa: PLC0415 - as above.

    return PimcPlayer(dice, "pimc20", 20, None)


def _pimc160(dice: str, _: Character) -> Player:
    from reunion_desktop.ai.pimc import PimcPlayer  # noqa: PLC0415 - as above.

    return PimcPlayer(dice, "pimc160", 160, None)


LEVELS: tuple[Level, ...] = (
    Level("beginner", _beginner, (Opponent("Anna"), Opponent("Jakob"), Opponent("Babette"))),
    Level("club", _club, (Opponent("Margarethe"), Opponent("Heinrich"), Opponent("Adam"))),
    Level(
        "strong",
        _strong,
        (
            Opponent("Katharina", CAREFUL),
            Opponent("Philipp", BOLD),
            Opponent("Wilhelm", POINT_HUNGRY),
        ),
    ),
    Level(
        "expert",
        _expert,
        (Opponent("Elisabeth"), Opponent("Johann", BOLD), Opponent("Apollonia", CAREFUL)),
    ),
)
"""Every level that one may meet at the table, the weakest first."""

YARDSTICKS: tuple[Level, ...] = (
    Level("random", _random),
    Level("greedy", _greedy),
    Level("flat", _flat),
    Level("pimc20", _pimc20),
    Level("pimc160", _pimc160),
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
