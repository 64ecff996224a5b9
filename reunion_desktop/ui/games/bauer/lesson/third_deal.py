"""Lesson steps of the third deal: cards away, its risk, and the Brot."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.lesson_steps import BEFORE, COUNT, Act, LessonStep, lesson_step

translate = QCoreApplication.translate


def third_deal() -> tuple[LessonStep, ...]:
    """Steps on taking all eight tricks alone."""
    return (
        lesson_step(
            3,
            BEFORE,
            Act.READ,
            translate(
                "lesson",
                "Babette is forehand and has chosen clubs. If you call “Cards away”, you play"
                " alone against two, and your partner puts their hand down. Taking all eight"
                " tricks wins a Brot at once, whatever the count. But if you lose a single trick,"
                " the others win the Brot.",
            ),
        ),
        lesson_step(
            3,
            BEFORE,
            Act.SAY,
            translate(
                "lesson",
                "Look at your hand: the Fat One, the Left One, the three highest clubs after them,"
                " and otherwise only aces and a king. No card of the others can beat one of these."
                " Call “Cards away”.",
            ),
            "CJ SJ CA CK CQ HA HK DA",
            translate("lesson", "You may pass, but hands like this are rare. Call “Cards away”."),
            call="away",
        ),
        lesson_step(
            3,
            1,
            Act.PLAY,
            translate(
                "lesson",
                "Babette’s cards are out of play. The player who plays alone leads and may lead"
                " any card. A trump is still best: the others’ trumps must go before they can beat"
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
                "All eight: you win the game and a Brot, and both sides start at eight again."
                " Counting down to zero also wins a Brot. A session is three games. Now you know"
                " the game. The full rules are in the Help menu.",
            ),
        ),
    )
