"""Result page of Ekart: Réunion's, without figures for the king and with a Staubaus row."""

from __future__ import annotations

from reunion_desktop.ui.games.reunion.count import ReunionCount


class EkartCount(ReunionCount):
    """Result page of Ekart, for a deal and for a game."""
