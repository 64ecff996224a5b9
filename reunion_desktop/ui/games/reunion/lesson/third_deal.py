"""Lesson steps of the third deal: the left bower follows, a Stange, the settlement."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.lesson_steps import COUNT, Act, LessonStep, lesson_step

translate = QCoreApplication.translate


def third_deal() -> tuple[LessonStep, ...]:
    """Steps on following with the left bower, the danger of a Stange, and the settlement."""
    watch = translate(
        "lesson",
        "Anna has dealt, and spades are trumps. Your left bower is the jack of clubs. The first"
        " three tricks are played for you: you play small cards and win nothing.",
    )
    wait = translate("lesson", "This card is played for you; your turn comes soon.")
    return (
        lesson_step(3, 1, Act.WATCH, watch, "S7", wait),
        lesson_step(3, 2, Act.WATCH, watch, "D8", wait),
        lesson_step(3, 3, Act.WATCH, watch, "H8", wait),
        lesson_step(
            3,
            4,
            Act.PLAY,
            translate(
                "lesson",
                "You have no trick yet. Without one you would have to pay each of the others one"
                " unit. Anna leads a club: follow with a small one. You can’t play the jack of"
                " clubs here: it counts as a spade while spades are trumps.",
            ),
            "C7 C8",
        ),
        lesson_step(3, 5, Act.PLAY, translate("lesson", "Follow again with your club."), "C7 C8"),
        lesson_step(
            3,
            6,
            Act.PLAY,
            translate(
                "lesson",
                "Karl had no club left and had to trump. Now he leads a diamond, and you have one.",
            ),
            "DJ",
        ),
        lesson_step(
            3,
            7,
            Act.PLAY,
            translate(
                "lesson",
                "Anna leads the ten of hearts. You can’t beat it: play the heart that is worth"
                " nothing.",
            ),
            "H7",
            translate("lesson", "That would give Anna points for nothing. Play the seven."),
        ),
        lesson_step(
            3,
            8,
            Act.PLAY,
            translate(
                "lesson",
                "A trump is led, and the left bower is the only one you have: you must play it. The"
                " right bower is gone, so it takes the trick.",
            ),
            "CJ",
        ),
        lesson_step(
            3,
            9,
            Act.PLAY,
            translate(
                "lesson",
                "No Stange for you! Your hearts are the highest left and all trumps are gone. Lead"
                " one of them. When all remaining tricks are certain to be yours, you can also use"
                " the “Claim the rest” button below the table.",
            ),
            "HQ HJ",
        ),
        lesson_step(3, 10, Act.PLAY, translate("lesson", "And the last trick is yours."), "HQ HJ"),
        lesson_step(
            3,
            COUNT,
            Act.LOOK,
            translate(
                "lesson",
                "The game is over, and the highest total wins: yours. A player with less than 150"
                " pays you one unit, with less than 100 two, with less than 50 three. Less than"
                " 100 is called matsch; Anna missed 100 by one point. Now you know the game. The"
                " full rules are in the Help menu.",
            ),
        ),
    )
