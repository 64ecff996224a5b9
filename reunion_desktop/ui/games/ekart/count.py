"""The count of Ekart: that of Réunion, in which kings have no figures and a Staubaus has a row."""

from __future__ import annotations

from reunion_desktop.ui.games.reunion.count import ReunionCount


class EkartCount(ReunionCount):
    """What is counted at Ekart."""
