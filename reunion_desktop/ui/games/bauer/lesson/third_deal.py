"""The steps of the lesson's third deal: cards away, what it risks, and the Brot."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.course import BEFORE, COUNT, Act, LessonStep, lesson_step

translate = QCoreApplication.translate


def third_deal() -> tuple[LessonStep, ...]:
    """All eight tricks, alone."""
    return (
        lesson_step(
            3,
            BEFORE,
            Act.READ,
            translate(
                "lesson",
                "Babette is forehand and has named clubs. Whoever says cards away plays alone"
                " against two, and his partner lays his hand aside. All eight tricks win a Brot at"
                " once, however much there is left to go. But a single lost trick gives the Brot to"
                " the others.",
            ),
        ),
        lesson_step(
            3,
            BEFORE,
            Act.SAY,
            translate(
                "lesson",
                "Look at your hand: the Fat One, the Left One, the three highest clubs after them,"
                " and nothing but aces and a king besides. No card of the others can beat one of"
                " these. Say: cards away.",
            ),
            "CJ SJ CA CK CQ HA HK DA",
            translate("lesson", "You may pass, but such a hand comes seldom. Say: cards away."),
            call="away",
        ),
        lesson_step(
            3,
            1,
            Act.PLAY,
            translate(
                "lesson",
                "Babette’s cards are out of play. Whoever plays alone leads, and any card he likes."
                " A trump is best all the same: the others’ trumps must go before they can beat"
                " your aces. Lead the Fat One.",
            ),
            "CJ",
            translate("lesson", "Draw the trumps first: lead the jack of clubs."),
        ),
        lesson_step(
            3,
            2,
            Act.WATCH,
            translate(
                "lesson",
                "Karl’s only club has fallen, and nothing can beat you any more. The other seven"
                " tricks are played for you.",
            ),
            "SJ HA HK DA CA CK CQ",
            translate("lesson", "These cards are played for you; they take every trick."),
        ),
        lesson_step(
            3,
            COUNT,
            Act.LOOK,
            translate(
                "lesson",
                "All eight: the Brot is yours, and both sides start at eight again. Counting down"
                " to nothing wins a Brot as well. A sitting is three Brote."
                " You know the game now; the rules are under Help.",
            ),
        ),
    )
