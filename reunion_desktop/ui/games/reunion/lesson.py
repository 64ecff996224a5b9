"""Lesson in Réunion: opponents and prepared deals, legal under its default rules."""

from __future__ import annotations

from typing import ClassVar

from reunion_desktop.ui.games.lesson import Lesson, PreparedDeal


class ReunionLesson(Lesson):
    """Lesson of three deals, which make a game."""

    game: ClassVar[str] = "reunion"
    opponents: ClassVar[tuple[str, ...]] = ("Anna", "Karl")
    """Players to the learner's right and left."""
    deals: ClassVar[tuple[PreparedDeal, ...]] = (
        PreparedDeal(
            dealer=2,
            talon="D7 H8",
            laid_away="CQ D7",
            parts=(
                "HJ HA CA C8 H7 SA S7 HK S9 ST",
                "DJ D8 C7 C9 D9 S8 SJ DQ SQ CJ",
                "H8 H9 CK CT DA SK HQ DK HT DT",
            ),
        ),
        PreparedDeal(
            dealer=0,
            talon="D7 C9",
            laid_away="DT D7",
            parts=(
                "C9 CQ SJ HA SA ST S7 HT H8 CK",
                "CJ DA C8 H7 S8 SQ D9 HJ HQ DJ",
                "C7 D8 CT H9 S9 SK CA HK DQ DK",
            ),
        ),
        PreparedDeal(
            dealer=1,
            talon="DQ S8",
            laid_away="DT DQ",
            parts=(
                "S7 D8 H8 C7 C8 DJ H7 CJ HQ HJ",
                "S9 SK HA CA CK SA HT S8 CQ CT",
                "SJ DA HK C9 SQ DK H9 ST D7 D9",
            ),
        ),
    )
    """Deals of the lesson's game: hearts, clubs and spades are trumps in turn."""
