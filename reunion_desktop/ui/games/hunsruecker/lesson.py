"""Lesson in Hunsrücker Bauern: opponents and prepared deals, legal under its default rules."""

from __future__ import annotations

from typing import ClassVar

from reunion_desktop.ui.games.lesson import Lesson, PreparedDeal


class HunsrueckerLesson(Lesson):
    """Lesson of three deals, in which the learner's side wins a game."""

    game: ClassVar[str] = "hunsruecker"
    opponents: ClassVar[tuple[str, ...]] = ("Anna", "Babette", "Karl", "Georg", "Christine")
    """Players from the learner's right on; every second one is a partner."""
    deals: ClassVar[tuple[PreparedDeal, ...]] = (
        PreparedDeal(
            dealer=5,
            parts=(
                "accept HJ DJ CA S8 HA",
                "DQ ST SJ SK SA",
                "H7 HQ CQ SQ DT",
                "HK C7 C8 D8 DK",
                "H8 HT CK S9 DA",
                "H9 C9 CT CJ D9",
            ),
            talon="H9 D7",
            laid_away="S7",
            turned="H9",
        ),
        PreparedDeal(
            dealer=0,
            parts=(
                "SJ SA HA HK SQ",
                "CJ S7 H7 H9 HQ",
                "S9 ST D8 D9 DT",
                "SK DJ HT DK CA",
                "C7 C9 CT CK DA",
                "S8 C8 HJ CQ DQ",
            ),
            talon="SJ H8",
            laid_away="D7",
            turned="SJ",
        ),
        PreparedDeal(
            dealer=1,
            parts=(
                "pass CK CJ SJ DA DT",
                "pass S8 DQ ST SK SA",
                "pass pass SQ CA DJ H9 HQ",
                "pass name:C D8 C7 C8 DK HK",
                "pass S7 D7 H8 HT HJ",
                "pass C9 CT CQ D9 HA",
            ),
            talon="H7 S9",
            turned="H7",
        ),
    )
    """Deals of the lesson's game: an accepted suit, a turned-up jack, a risky choice of trumps."""
