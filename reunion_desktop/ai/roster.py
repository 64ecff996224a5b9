"""Table: the minds that can sit down, by level, and names for them at the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module

from reunion_desktop.ai.character import EVEN, Character
from reunion_desktop.ai.player import Decision, Limit, Player, Stop
from reunion_desktop.engine.observe import Observation

ANY = "any"
"""Stands for every game that has no minds of its own."""

REUNION = "reunion"
"""The game that minds were tuned for."""

HINDERSCHE = "hindersche"
"""The game in which each plays for himself and few points are best."""


EKART = "ekart"
"""The game that these play, too, where no Staubaus is called."""

NOBODY = ""
"""Stands for no mind at all: a level does not know a game that :data:`ANY` would stand for."""


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
    minds: Mapping[str, str]
    """Who plays so by game, as ``module:name`` in this room: given the seed text of a mind's own
    randomness and a character, the name answers with a player. A game that is not named is played
    by who plays :data:`ANY`; where nobody does, the level does not know the game."""
    opponents: tuple[Opponent, ...] = ()
    """Who plays at this level; none for a yardstick."""
    guests: tuple[Opponent, ...] = ()
    """Who comes along where more than three sit at a table: with them five may play at one level,
    each by a name of that level."""

    def mind_for(self, game: str) -> str:
        """Who plays a game at this level; empty where nobody does."""
        return self.minds.get(game, self.minds.get(ANY, ""))

    @property
    def modules(self) -> tuple[str, ...]:
        """The whole names of the modules that hold its minds; no import statement holds them."""
        names = dict.fromkeys(mind.partition(":")[0] for mind in self.minds.values() if mind)
        return tuple([f"reunion_desktop.ai.{name}" for name in names])

    def sit_down(self, game: str, dice: str, character: Character) -> Player:
        """A mind of this level, loaded when it is first asked for: a table opens sooner so.

        Raises:
            UnknownLevel: nobody of this level knows the game.
        """
        module, _, name = self.mind_for(game).partition(":")
        if not name:
            message = f"Nobody of the level {self.id} plays {game}."
            raise UnknownLevel(message)
        newcomer: Callable[[str, Character], Player]
        newcomer = getattr(import_module(f"reunion_desktop.ai.{module}"), name)
        return newcomer(dice, character)


LEVELS: tuple[Level, ...] = (
    Level(
        "beginner",
        {
            REUNION: "reunion.beginner:ReunionBeginner",
            HINDERSCHE: "cutthroat.beginner:CutthroatBeginner",
            EKART: "ekart.players:beginner_player",
            ANY: "tricks.beginner:PartnershipBeginner",
        },
        (Opponent("Anna"), Opponent("Jakob"), Opponent("Babette")),
        (Opponent("Georg"), Opponent("Christine")),
    ),
    Level(
        "club",
        {
            REUNION: "reunion.club:ReunionClubPlayer",
            HINDERSCHE: "cutthroat.club:CutthroatClubPlayer",
            EKART: "ekart.players:club_player",
            ANY: "tricks.club:PartnershipClubPlayer",
        },
        (Opponent("Margarethe"), Opponent("Heinrich"), Opponent("Adam")),
        (Opponent("Dorothea"), Opponent("Nikolaus")),
    ),
    Level(
        "strong",
        {
            REUNION: "reunion.network.expert:strong_player",
            HINDERSCHE: "cutthroat.search_player:strong_player",
            EKART: "ekart.players:strong_player",
            ANY: "tricks.search_player:strong_player",
        },
        (
            Opponent("Katharina", CAREFUL),
            Opponent("Philipp", BOLD),
            Opponent("Wilhelm", POINT_HUNGRY),
        ),
        (Opponent("Susanna", BOLD), Opponent("Friedrich", CAREFUL)),
    ),
    Level(
        "expert",
        {
            REUNION: "reunion.network.expert:expert_player",
            HINDERSCHE: "cutthroat.search_player:expert_player",
            EKART: "ekart.players:expert_player",
            ANY: "tricks.network.search_player:expert_player",
        },
        (Opponent("Elisabeth"), Opponent("Johann", BOLD), Opponent("Apollonia", CAREFUL)),
        (Opponent("Valentin"), Opponent("Luise", BOLD)),
    ),
)
"""Every level that one may meet at the table, the weakest first."""

YARDSTICKS: tuple[Level, ...] = (
    Level("random", {ANY: "random_player:RandomPlayer"}),
    Level("greedy", {REUNION: "reunion.greedy:GreedyPlayer"}),
    Level("flat", {REUNION: "reunion.perfect_information.flat_monte_carlo:flat_player"}),
    Level("pimc20", {REUNION: "reunion.perfect_information.pimc:pimc20"}),
    Level("pimc160", {REUNION: "reunion.perfect_information.pimc:pimc160"}),
    Level("strong1", {REUNION: "reunion.perfect_information.paranoid:strong_player"}),
    Level(
        "expert1",
        {
            REUNION: "reunion.perfect_information.paranoid:expert_player",
            EKART: NOBODY,
            ANY: "tricks.search_player:expert_player",
        },
    ),
    Level(
        "network",
        {
            REUNION: "reunion.network.expert:judge_player",
            EKART: NOBODY,
            ANY: "tricks.network.policy_player:judge_player",
        },
    ),
)
"""Minds to measure others by."""

NAMES: tuple[str, ...] = tuple(who.name for level in LEVELS for who in level.opponents)
"""The names of all opponents that a table for three knows."""

_GUESTS: tuple[str, ...] = tuple(who.name for level in LEVELS for who in level.guests)
_FEW = 3
"""Chairs of a table at which no guests sit."""


def names_for(chairs: int) -> tuple[str, ...]:
    """The names that may be met at a table with so many chairs, those of the guests last."""
    return NAMES if chairs <= _FEW else NAMES + _GUESTS


def level_of(level: str) -> Level:
    """The level of a name, a yardstick's too.

    Raises:
        UnknownLevel: no such level is on the roster.
    """
    for known in (*LEVELS, *YARDSTICKS):
        if known.id == level:
            return known
    levels = ", ".join(known.id for known in (*LEVELS, *YARDSTICKS))
    message = f"Unknown level {level!r}. Known levels: {levels}."
    raise UnknownLevel(message)


def levels_for(game: str) -> tuple[str, ...]:
    """The levels that know a game, yardsticks last."""
    return tuple([known.id for known in (*LEVELS, *YARDSTICKS) if known.mind_for(game)])


def player_for(game: str, level: str, dice: str, name: str = "") -> Player:
    """A mind of a level for a game; ``dice`` is the seed text of its own randomness.

    Args:
        game: the game's name in a record.
        level: the level's id, a yardstick's too.
        dice: the seed text.
        name: who it is to be; the name of one of the level's opponents brings his character.

    Raises:
        UnknownLevel: no such level is on the roster, or it does not know the game.
    """
    known = level_of(level)
    characters = {who.name: who.character for who in (*known.opponents, *known.guests)}
    return known.sit_down(game, dice, characters.get(name, EVEN))


class LazyPlayer:
    """A mind that sits down when it is first asked, to the game that is played then."""

    __slots__ = ("_dice", "_mind", "_who", "name")

    def __init__(self, level: str, dice: str, name: str = "") -> None:
        """Keep who it is to be, and the seed text of its randomness.

        Raises:
            UnknownLevel: no such level is on the roster.
        """
        self.name = level_of(level).id
        self._dice, self._who = dice, name
        self._mind: Player | None = None

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:
        """Decide as the mind does.

        Raises:
            NotMyTurn: the observation leaves its seat nothing to decide.
            UnknownLevel: the level does not know the game.
        """
        if self._mind is None:
            self._mind = player_for(observation.rules.game, self.name, self._dice, self._who)
        return self._mind.choose(observation, limit, stop)
