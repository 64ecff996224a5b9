"""A made-up game for the archive: the ladder of four partners, with an account and figures.

*Paired* chalks up rounds instead of paying units: a side on the fourth rung has the round. It
counts the cards that were played and the deals that were dealt.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import ClassVar

from reunion_desktop.ai.random_player import RandomPlayer
from reunion_desktop.arena.play import dice_text, headless
from reunion_desktop.engine.actions import PlayCard
from reunion_desktop.engine.game import Game, GameRules
from reunion_desktop.engine.record import Header, Record
from reunion_desktop.engine.scoring import ScoreLine, Settlement, Units
from reunion_desktop.engine.scoring_rules import Played, Scoring, Statistic, ahead
from reunion_desktop.games import GAMES, find_game
from reunion_desktop.storage.reader import StoredGame
from tests.engine.ladder import LadderRules

NAMES = ("Otto", "Anna", "Karl", "Lisbeth")
"""Otto and Karl play together."""


class PairedScoring(Scoring[LadderRules]):
    """The account of rounds, and figures of its own."""

    def account(self, played: Played) -> tuple[Units, ...]:
        """By how many rounds a side is ahead."""
        assert played.lines or played.settlement is None
        return ahead(self.rules.sides, played.settlement.chalk if played.settlement else ())

    def stats(self, played: Played) -> tuple[Statistic, ...]:
        """Cards played by everybody, and the deals that each dealt."""
        assert played.lines or played.settlement is None
        plays = [action.seat for action in played.actions if isinstance(action, PlayCard)]
        dealers = [line.dealer for line in played.lines]
        found = [
            Statistic(seat, name, seats.count(seat))
            for name, seats in (("cards_played", plays), ("dealt", dealers))
            for seat in range(self.players)
        ]
        return tuple(stat for stat in found if stat.value)


@dataclass(frozen=True, slots=True, kw_only=True)
class PairedRules(LadderRules):
    """The ladder, with rounds that are chalked up."""

    game: ClassVar[str] = "paired"
    scores = PairedScoring
    preset: str = "inn"

    def settle(self, lines: tuple[ScoreLine, ...]) -> Settlement | None:
        """A round to each of the side on the fourth rung; there are no payments."""
        end = LadderRules.settle(self, lines)
        if end is None:
            return None
        chalk = tuple(int(seat in end.winners) for seat in range(self.players))
        return replace(end, payments=(), chalk=chalk)


PAIRED = Game("paired", "Paired", {"inn": PairedRules()})


def shelf(name: str) -> Game | None:
    """A registry with the made-up game."""
    return PAIRED if name == PAIRED.id else find_game(name)


@cache
def played(rules: GameRules, seed: str, names: tuple[str, ...] = NAMES) -> Record:
    """A whole game among players at random, by the rules of whichever game."""
    header = Header(rules, names, 0, "2026-03-01T20:00:00+00:00", seed)
    players = [RandomPlayer(dice_text(seed, 1, seat)) for seat in range(rules.players)]
    return Record(header, tuple(step.action for step in headless(header, players, seed)))


def stored(record: Record, date: str, decisions: int | None = None) -> StoredGame:
    """A game as a reader returns it, with any date; ``decisions`` makes it unfinished."""
    dated = Record(replace(record.header, date=date), record.actions[:decisions])
    return StoredGame(dated, decisions is None, ())


def paired(seed: int, date: str, left: int | None = None) -> StoredGame:
    """A game of it, or as much of one as was played."""
    return stored(played(PAIRED.default, str(seed)), date, left)


assert PAIRED not in GAMES
