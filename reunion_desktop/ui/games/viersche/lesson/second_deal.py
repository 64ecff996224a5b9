"""Lesson steps of the second deal: a face-down lead, a false claim, and a correct one."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.lesson_steps import COUNT, Act, LessonStep, lesson_step

translate = QCoreApplication.translate


def second_deal() -> tuple[LessonStep, ...]:
    """Steps on the second deal of a rung, in which a side claims that it has enough points."""
    return (*_covered_lead(), *_numbers())


def _covered_lead() -> tuple[LessonStep, ...]:
    return (
        lesson_step(
            2,
            1,
            Act.PLAY,
            translate(
                "lesson",
                "You have dealt and turned up the six of diamonds. Anna has no trump to lead, so"
                " she leads any card, face down: it counts as a trump and cannot win. Everyone who"
                " has a trump must play one. The six is your only one: it comes from the table to"
                " your hand now.",
            ),
            "D6",
        ),
        lesson_step(
            2,
            2,
            Act.WATCH,
            translate(
                "lesson",
                "Anna’s card was a ten, and Karl’s Old Man has taken it for their side. Now he"
                " leads the ace of spades. A small spade is played for you.",
            ),
            "S7",
            translate("lesson", "This card is played for you; your turn comes soon."),
        ),
    )


def _numbers() -> tuple[LessonStep, ...]:
    return (
        lesson_step(
            2,
            3,
            Act.PLAY,
            translate(
                "lesson",
                "Karl calls “We have our number”, which means that his side has enough points."
                " Their tricks are counted: 45 points, one too few. Under these rules play simply"
                " continues; under others a wrong call gives the rung to the opponents. He leads"
                " the ace of clubs: play a small club.",
            ),
            "C7 C8",
            translate(
                "lesson", "Don’t add points to a trick that Karl may win. A small club is enough."
            ),
        ),
        lesson_step(
            2,
            4,
            Act.PLAY,
            translate(
                "lesson",
                "Babette has trumped the ace: eleven points. Now she leads a heart, and Karl plays"
                " the king. Take the trick with your ace.",
            ),
            "HA",
            translate("lesson", "The ace of hearts takes the king: play it."),
        ),
        lesson_step(
            2,
            5,
            Act.SAY,
            translate(
                "lesson",
                "11 and 15: you have 26 points and need 14. But you have to add up your points"
                " yourselves. When your side has won a trick, the player on lead may call before"
                " leading. Call “We have our number”.",
            ),
            "",
            translate(
                "lesson",
                "You may play on. But the others are only one point short, and the first to call"
                " wins. Call “We have our number”.",
            ),
            call="reached",
        ),
        lesson_step(
            2,
            COUNT,
            Act.LOOK,
            translate(
                "lesson",
                "Your claim is right: play stops, and you wipe your first rung. If nobody calls,"
                " the side that had enough points first wins. The written points are wiped, too,"
                " and both sides start from zero.",
            ),
        ),
    )
