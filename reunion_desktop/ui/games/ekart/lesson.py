"""Lesson in Ekart: opponents and prepared deals, legal under its default rules."""

from __future__ import annotations

from typing import ClassVar

from reunion_desktop.ui.games.lesson import Lesson, PreparedDeal


class EkartLesson(Lesson):
    """Lesson of three deals: the learner's Staubaus, an opponent's, and a hand that is too weak."""

    game: ClassVar[str] = "ekart"
    opponents: ClassVar[tuple[str, ...]] = ("Anna", "Karl")
    """Players after and before the learner."""
    deals: ClassVar[tuple[PreparedDeal, ...]] = (
        PreparedDeal(
            dealer=2,
            parts=(
                "staubaus:HJ HJ DJ HA HT HK HQ H8 SA ST CA",
                "H7 D7 D9 C7 C8 S9 CJ SK DA CK",
                "H9 D8 S7 S8 DT SJ DQ SQ DK C9",
            ),
            talon="D8 H9",
            laid_away="CT CQ",
            swapped=(0, "HJ", 1, "C7"),
        ),
        PreparedDeal(
            dealer=0,
            parts=(
                "C7 C9 H7 H9 HQ SK HK D9 DT SA",
                "staubaus:SJ CJ SJ CA CT CK CQ HA DA DK D8",
                "C8 H8 S9 HJ D7 ST HT DJ DQ SQ",
            ),
            talon="S7 C9",
            laid_away="S7 S8",
            swapped=(1, "SJ", 0, "H7"),
        ),
        PreparedDeal(
            dealer=1,
            parts=(
                "pass CJ D8 HA DJ HJ SA ST SJ S8 D9",
                "pass C8 DA H7 D7 DQ S9 H8 H9 HQ HK",
                "pass CQ C7 HT DK DT S7 C9 CK CT CA",
            ),
            talon="D7 DA",
            laid_away="SQ SK",
        ),
    )
    """Deals of the lesson's game: hearts, clubs and diamonds are turned up in turn."""
