"""Roster: the computer players by level, and their names at the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module

from reunion_desktop.ai.character import EVEN, Character
from reunion_desktop.ai.player import Decision, Limit, Player, Stop
from reunion_desktop.engine.observe import Observation

ANY = "any"
"""Key for every game that has no players of its own."""

REUNION = "reunion"
"""The game with players of its own."""

HINDERSCHE = "hindersche"
"""The cutthroat game, in which few points are best."""


EKART = "ekart"
"""The game whose card play without a Staubaus is Réunion's."""

SKAT = "skat"
"""The game in which one player declares against two."""

THIRTY_ONE = "thirty_one"
"""The game of drawing and discarding, without tricks."""

NOBODY = ""
"""Marks a game that a level does not know, although :data:`ANY` would stand for it."""


class UnknownLevel(ValueError):  # noqa: N818 - named in the words of players.
    """An unknown level, with one sentence that lists the levels."""


CAREFUL = Character(risk=0.8, fees=1.5)
"""Fears losses, and fees most of all."""
BOLD = Character(risk=-0.8, fees=0.7)
"""Would rather win big than lose little."""
POINT_HUNGRY = Character(points=1.0, fees=0.5)
"""Maximizes card points instead of units."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """A named computer opponent."""

    name: str
    """A first name as it was common on Rhine and Main about 1830."""
    character: Character = EVEN
    """Preferences; rule-based players have none."""


@dataclass(frozen=True, slots=True)
class Level:
    """One strength of play."""

    id: str
    """The level's id."""
    players: Mapping[str, str]
    """The player factories by game, as ``module:name`` in this package: called with a seed and
    preferences, each returns a player. A game that is not listed is played by :data:`ANY`'s;
    without that the level does not know the game.
    """
    opponents: tuple[Opponent, ...] = ()
    """The opponents of this level; none for a benchmark."""
    guests: tuple[Opponent, ...] = ()
    """Further opponents where more than three sit at a table: with them five may play at one
    level, each by a name of that level.
    """

    def factory_for(self, game: str) -> str:
        """The player factory of a game at this level; empty where there is none."""
        return self.players.get(game, self.players.get(ANY, ""))

    @property
    def modules(self) -> tuple[str, ...]:
        """The full names of the modules of its players, which no import statement names."""
        names = dict.fromkeys(one.partition(":")[0] for one in self.players.values() if one)
        return tuple([f"reunion_desktop.ai.{name}" for name in names])

    def sit_down(self, game: str, seed: str, character: Character) -> Player:
        """Create a player of this level, importing its module on first use for a faster start.

        Raises:
            UnknownLevel: the level does not know the game.
        """
        module, _, name = self.factory_for(game).partition(":")
        if not name:
            message = f"Nobody of the level {self.id} plays {game}."
            raise UnknownLevel(message)
        lazy_player: Callable[[str, Character], Player]
        lazy_player = getattr(import_module(f"reunion_desktop.ai.{module}"), name)
        return lazy_player(seed, character)


LEVELS: tuple[Level, ...] = (
    Level(
        "beginner",
        {
            REUNION: "reunion.beginner:ReunionBeginner",
            HINDERSCHE: "cutthroat.rule_players:CutthroatBeginner",
            EKART: "ekart.players:beginner_player",
            SKAT: "skat.players:SkatBeginner",
            THIRTY_ONE: "thirty_one.players:ThirtyOneBeginner",
            ANY: "tricks.beginner:PartnershipBeginner",
        },
        (Opponent("Anna"), Opponent("Jakob"), Opponent("Babette")),
        (Opponent("Georg"), Opponent("Christine")),
    ),
    Level(
        "club",
        {
            REUNION: "reunion.club:ReunionClubPlayer",
            HINDERSCHE: "cutthroat.rule_players:CutthroatClubPlayer",
            EKART: "ekart.players:club_player",
            SKAT: "skat.players:SkatClubPlayer",
            THIRTY_ONE: "thirty_one.players:ThirtyOneClubPlayer",
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
            SKAT: "skat.players:strong_player",
            THIRTY_ONE: "thirty_one.players:ThirtyOneStrongPlayer",
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
            SKAT: "skat.players:expert_player",
            THIRTY_ONE: "thirty_one.players:ThirtyOneExpert",
            ANY: "tricks.network.search_player:expert_player",
        },
        (Opponent("Elisabeth"), Opponent("Johann", BOLD), Opponent("Apollonia", CAREFUL)),
        (Opponent("Valentin"), Opponent("Luise", BOLD)),
    ),
)
"""The opponents' levels, the weakest first."""

YARDSTICKS: tuple[Level, ...] = (
    Level("random", {ANY: "random_player:RandomPlayer"}),
    Level("strong1", {REUNION: "reunion.perfect_information.paranoid:strong_player"}),
    Level(
        "expert1",
        {
            REUNION: "reunion.perfect_information.paranoid:expert_player",
            EKART: NOBODY,
            SKAT: NOBODY,
            THIRTY_ONE: NOBODY,
            ANY: "tricks.search_player:expert_player",
        },
    ),
    Level("network", {REUNION: "reunion.network.expert:network_player"}),
)
"""Benchmark levels for the arena."""

NAMES: tuple[str, ...] = tuple(who.name for level in LEVELS for who in level.opponents)
"""The names of all opponents at a table for three."""

_GUESTS: tuple[str, ...] = tuple(who.name for level in LEVELS for who in level.guests)
_FEW = 3
"""Seats of a table without guests."""


def names_for(chairs: int) -> tuple[str, ...]:
    """The opponents' names at a table with this many seats, guests last."""
    return NAMES if chairs <= _FEW else NAMES + _GUESTS


def level_of(level: str) -> Level:
    """The level of an id, benchmarks included.

    Raises:
        UnknownLevel: no such level is on the roster.
    """
    for known in (*LEVELS, *YARDSTICKS):
        if known.id == level:
            return known
    levels, others = (", ".join([known.id for known in of]) for of in (LEVELS, YARDSTICKS))
    message = f"Unknown level “{level}”. Choose {levels}, or a benchmark level: {others}."
    raise UnknownLevel(message)


def levels_for(game: str) -> tuple[str, ...]:
    """The levels that know a game, benchmarks last."""
    return tuple([known.id for known in (*LEVELS, *YARDSTICKS) if known.factory_for(game)])


def player_for(game: str, level: str, seed: str, name: str = "") -> Player:
    """Create a player of a level for a game; ``seed`` is the seed of its own randomness.

    Args:
        game: the game's name in a record.
        level: the level's id, benchmarks included.
        seed: the seed text.
        name: the player's name; the name of one of the level's opponents sets the preferences.

    Raises:
        UnknownLevel: no such level is on the roster, or it does not know the game.
    """
    known = level_of(level)
    characters = {who.name: who.character for who in (*known.opponents, *known.guests)}
    return known.sit_down(game, seed, characters.get(name, EVEN))


class LazyPlayer:
    """Player built on first use, for the game that is played then."""

    __slots__ = ("_player", "_seed", "_who", "name")

    def __init__(self, level: str, seed: str, name: str = "") -> None:
        """Keep the level, the name and the seed.

        Raises:
            UnknownLevel: no such level is on the roster.
        """
        self.name = level_of(level).id
        self._seed, self._who = seed, name
        self._player: Player | None = None

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:
        """Decide with the player, which is built on the first call.

        Raises:
            NotMyTurn: the observation leaves its seat nothing to decide.
            UnknownLevel: the level does not know the game.
        """
        if self._player is None:
            self._player = player_for(observation.rules.game, self.name, self._seed, self._who)
        return self._player.choose(observation, limit, stop)
