"""Lesson in Hindersche: opponents and prepared deals, legal under its default rules."""

from __future__ import annotations

from typing import ClassVar

from reunion_desktop.ui.games.lesson import Lesson, PreparedDeal


class HinderscheLesson(Lesson):
    """Lesson of four deals, which make a game."""

    game: ClassVar[str] = "hindersche"
    opponents: ClassVar[tuple[str, ...]] = ("Anna", "Babette", "Karl")
    """Players to the learner's right, opposite, and to the left."""
    deals: ClassVar[tuple[PreparedDeal, ...]] = (
        PreparedDeal(
            dealer=3,
            turned="C9",
            parts=(
                "CT S6 ST C6 D8 H9 DK C7 HA",
                "C8 S7 SA CQ CK H8 D6 CA D7",
                "SJ S8 SQ DT DJ HT DQ SK S9",
                "C9 DA HJ CJ D9 H6 HK HQ H7",
            ),
        ),
        PreparedDeal(
            dealer=0,
            turned="H9",
            parts=(
                "HA D6 ST D7 H9 HT DJ C8 C6",
                "CT CA SJ SQ S6 H7 HK C7 S8",
                "CJ DQ SK DK S9 H6 CQ CK H8",
                "HJ DA SA DT S7 HQ D8 C9 D9",
            ),
        ),
        PreparedDeal(
            dealer=1,
            turned="CK",
            talon="CK S7 H9 ST HQ C8 D7 HT S8",
            parts=(
                "DJ DK C9 CT CJ H8 SQ SA S6",
                "DT D6 C7 SJ CA H7 SK D8 CQ",
                "D9 DQ C6 DA HA HJ S9 HK H6",
                "",
            ),
        ),
        PreparedDeal(
            dealer=0,
            turned="D9",
            talon="D9 H7 CK ST DQ C8 DJ H9 D6 HA HJ D7 C6 SJ HK H8 DA HT",
            parts=(
                "CT C9 CA HQ SQ SK C7 SA S7",
                "CJ CQ D8 H6 S8 S9 DK S6 DT",
                "",
                "",
            ),
        ),
    )
    """Deals of the lesson's game: two of the first phase, then Butzen with three and with two."""
