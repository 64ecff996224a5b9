"""Charts of Skat's statistics."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.charts import (
    AccountWords,
    CountsPlate,
    GameCharts,
    PlacesPlate,
    Plate,
    bars,
)
from reunion_desktop.ui.games.skat.figure_words import (
    BY_POSITION,
    DECLARING,
    GAMES,
    POINTS,
    POSITIONS,
)
from reunion_desktop.ui.words.game_words import GameWords

translate = QCoreApplication.translate

_DECLARED = ("declared_won", "declared_lost")


class SkatCharts(GameCharts):
    """An account of points, list points by position, and charts of games declared."""

    def account(self) -> AccountWords:
        """Texts that name the points settled between every two players."""
        return AccountWords(
            one=translate("skat_statistics", "point"),
            several=translate("skat_statistics", "points"),
            course=translate("skat_statistics", "Points over time"),
            span=translate("skat_statistics", "from {first} to {last}, points: {units}"),
            mean=translate("skat_statistics", "points per series"),
            against=translate("skat_statistics", "Against each opponent (points)"),
        )

    def plates(self, words: GameWords) -> tuple[Plate, ...]:
        """List points by position; games declared and defended, by kind and by position."""
        points = tuple(
            (words.figure(key), key, f"{position}_deals")
            for key, position in zip(POINTS, POSITIONS, strict=True)
        )
        declaring = translate("skat_statistics", "Declaring and defending (per 100 deals)")
        games = translate("skat_statistics", "Kinds of games (per 100 declared)")
        positions = translate("skat_statistics", "Games by position (per 100 declared)")
        return (
            PlacesPlate(
                translate("skat_statistics", "List points per deal by position"), points, 0
            ),
            CountsPlate(declaring, bars(words, DECLARING), ("deals",)),
            CountsPlate(games, bars(words, GAMES), _DECLARED),
            CountsPlate(positions, bars(words, BY_POSITION), _DECLARED),
        )
