"""Stand-ins for additional games: their options and words, on a made-up game's play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from reunion_desktop.engine.cards import WHOLE_PACK, Card
from reunion_desktop.engine.game import Game
from reunion_desktop.engine.rules import Direction, Option
from tests.engine.ladder import LadderRules


@dataclass(frozen=True, slots=True, kw_only=True)
class FarmersRules(LadderRules):
    """Four players, partners, with the options of Bauer."""

    game: ClassVar[str] = "bauer"
    options: ClassVar[tuple[Option, ...]] = (
        Option("direction", ("clockwise", "anticlockwise")),
        Option("first_dealer", ("lowest", "highest", "random")),
        Option("cut", ("before", "after", "off")),
        Option("four_all", ("lost", "nothing")),
        Option("king_high", (False, True)),
        Option("away_lost", ("brot", "nothing")),
        Option("brote", (3, 1, 5)),
    )

    preset: str = "saarland"
    direction: Direction = "clockwise"
    four_all: Literal["lost", "nothing"] = "lost"
    king_high: bool = False
    away_lost: Literal["brot", "nothing"] = "brot"
    brote: Literal[3, 1, 5] = 3


SAARLAND = FarmersRules()
CATSATCARDS = FarmersRules(preset="catsatcards", direction="anticlockwise")
FARMERS = Game("bauer", "Bauer", {rules.preset: rules for rules in (SAARLAND, CATSATCARDS)})


@dataclass(frozen=True, slots=True, kw_only=True)
class WoodmenRules(LadderRules):
    """Four players, partners, 36 cards, with the options of Viersche."""

    game: ClassVar[str] = "viersche"
    options: ClassVar[tuple[Option, ...]] = (
        Option("first_dealer", ("lowest", "highest", "random")),
        Option("cut", ("before", "after", "off")),
        Option("reached", ("spoken", "automatic")),
        Option("false_reached", ("goes_on", "loses")),
        Option("void_first_trick", ("leader", "everybody")),
        Option("session", ("match", "set")),
    )

    preset: str = "pagat"
    reached: Literal["spoken", "automatic"] = "spoken"
    false_reached: Literal["goes_on", "loses"] = "goes_on"
    void_first_trick: Literal["leader", "everybody"] = "leader"
    session: Literal["match", "set"] = "match"
    pack: tuple[Card, ...] = WHOLE_PACK


PAGAT = WoodmenRules()
WOODMEN = Game("viersche", "Viersche", {"pagat": PAGAT})
