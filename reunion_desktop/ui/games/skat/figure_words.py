"""Labels of the figures in Skat's statistics."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

POSITIONS = ("forehand", "middlehand", "rearhand")
"""Positions of a deal, in order of play."""

POINTS = tuple(f"{position}_points" for position in POSITIONS)
"""List points by position."""
DECLARING = (
    *("declared_won", "declared_lost", "overbid_lost", "schneider_won"),
    *("against_won", "against_lost"),
)
"""Games declared and defended."""
GAMES = tuple(
    f"{game}_{end}" for game in ("suit", "grand", "null", "hand") for end in ("won", "lost")
)
"""Games declared, by kind."""
BY_POSITION = tuple(f"{position}_{end}" for position in POSITIONS for end in ("won", "lost"))
"""Games declared, by position."""

FIGURES = (*POINTS, *DECLARING, *GAMES, *BY_POSITION)
"""Keys of all figures, in the order of the charts."""


def figure_text(key: str) -> str:
    """Label of a figure.

    Raises:
        KeyError: there is no such figure.
    """
    return {
        "forehand_points": translate("skat_statistics", "forehand"),
        "middlehand_points": translate("skat_statistics", "middlehand"),
        "rearhand_points": translate("skat_statistics", "rearhand"),
        "declared_won": translate("skat_statistics", "Declared, won"),
        "declared_lost": translate("skat_statistics", "Declared, lost"),
        "overbid_lost": translate("skat_statistics", "Overbid"),
        "schneider_won": translate("skat_statistics", "Won with Schneider"),
        "against_won": translate("skat_statistics", "Defended, won"),
        "against_lost": translate("skat_statistics", "Defended, lost"),
        "suit_won": translate("skat_statistics", "Suit games, won"),
        "suit_lost": translate("skat_statistics", "Suit games, lost"),
        "grand_won": translate("skat_statistics", "Grand, won"),
        "grand_lost": translate("skat_statistics", "Grand, lost"),
        "null_won": translate("skat_statistics", "Null, won"),
        "null_lost": translate("skat_statistics", "Null, lost"),
        "hand_won": translate("skat_statistics", "Hand games, won"),
        "hand_lost": translate("skat_statistics", "Hand games, lost"),
        "forehand_won": translate("skat_statistics", "Forehand, won"),
        "forehand_lost": translate("skat_statistics", "Forehand, lost"),
        "middlehand_won": translate("skat_statistics", "Middlehand, won"),
        "middlehand_lost": translate("skat_statistics", "Middlehand, lost"),
        "rearhand_won": translate("skat_statistics", "Rearhand, won"),
        "rearhand_lost": translate("skat_statistics", "Rearhand, lost"),
    }[key]
