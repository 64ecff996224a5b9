"""Lesson in Viersche: opponents and prepared deals, legal under its default rules."""

from __future__ import annotations

from typing import ClassVar

from reunion_desktop.ui.games.lesson import Lesson, PreparedDeal


class VierscheLesson(Lesson):
    """Lesson of four deals, which make a set."""

    game: ClassVar[str] = "viersche"
    opponents: ClassVar[tuple[str, ...]] = ("Anna", "Babette", "Karl")
    """Players to the learner's right, opposite, and to the left."""
    deals: ClassVar[tuple[PreparedDeal, ...]] = (
        PreparedDeal(
            dealer=3,
            turned="H7",
            parts=(
                "HJ SA C7 CT H8 D9 S9 H9 D7",
                "H6 S6 C6 CQ D6 DQ SK HK HQ",
                "HT ST CA CK DK D8 S8 CJ SJ",
                "H7 S7 C8 C9 DA DT SQ HA DJ",
            ),
        ),
        PreparedDeal(
            dealer=0,
            turned="D6",
            parts=(
                "D6 S7 C7 HA reached C8 S9 H6 HQ CJ",
                "CT ST C6 H8 SK SQ CK CQ HT",
                "D7 SJ D8 H7 HJ D9 S6 S8 H9",
                "DJ SA reached CA HK DA DK DQ DT C9",
            ),
        ),
        PreparedDeal(
            dealer=1,
            turned="S8",
            parts=(
                "ST S9 HT HQ D8 SA HJ DJ D6",
                "S8 SQ H7 H9 DT C8 D7 DQ C9",
                "SJ CJ HA HK D9 CT C6 C7 SK",
                "S6 S7 H6 H8 DA CA CQ DK CK",
            ),
        ),
        PreparedDeal(
            dealer=2,
            turned="C6",
            parts=(
                "CA CJ HA HK S6 D6 D7 C7 SJ",
                "C8 CT H7 H9 S7 SQ DJ D8 HJ",
                "C6 CK HT H6 SA SK DA DK DT",
                "C9 CQ H8 HQ S8 S9 D9 DQ ST",
            ),
        ),
    )
    """Deals of the lesson's set: hearts, diamonds, spades and clubs are trumps in turn."""
