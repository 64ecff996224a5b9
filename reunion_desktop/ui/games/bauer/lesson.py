"""Lesson in Bauer: opponents and prepared deals, legal under its default rules."""

from __future__ import annotations

from typing import ClassVar

from reunion_desktop.ui.games.lesson import Lesson, PreparedDeal


class BauerLesson(Lesson):
    """Lesson of three deals, the last of which wins a Brot."""

    game: ClassVar[str] = "bauer"
    opponents: ClassVar[tuple[str, ...]] = ("Anna", "Babette", "Karl")
    """Players to the learner's left, opposite, and to the right."""
    deals: ClassVar[tuple[PreparedDeal, ...]] = (
        PreparedDeal(
            dealer=3,
            parts=(
                "trump:H pass HJ DJ CA S9 D7 C8 H8 HA",
                "pass H7 HQ CT ST D8 SJ DT SQ",
                "pass H9 D9 C7 SA DK CQ S8 DQ",
                "pass HT HK C9 S7 DA CK CJ SK",
            ),
            first=("HJ HA C8 S9", "H7 CT ST D8", "H9 C7 SA DK", "HT C9 DA CK"),
        ),
        PreparedDeal(
            dealer=0,
            parts=(
                "pass S7 C7 D8 DQ C9 CJ CK CQ",
                "trump:S pass SJ H8 D9 DJ C8 H9 SQ SA",
                "pass S9 HA DA DT CT HT SK HJ",
                "pass S8 H7 D7 DK CA HK HQ ST",
            ),
            first=("C7 CK D8 S7", "SJ SA H8 D9", "S9 HA DT CT", "S8 H7 CA DK"),
        ),
        PreparedDeal(
            dealer=1,
            parts=(
                "away CJ SJ HA HK DA CA CK CQ",
                "D8 H7 H8 D9 DJ HT S8 SQ",
                "trump:C pass CT C9 C8 SA HQ DK S7 D7",
                "pass C7 H9 HJ DT S9 ST DQ SK",
            ),
            first=("CJ HA CA SJ", "D8 H7 S8 DJ", "CT C9 C8 SA", "C7 S9 HJ DQ"),
        ),
    )
    """Deals of the lesson's game: hearts, spades and clubs are trumps in turn."""
