"""The steps of the lesson's second deal: a covered lead, a false claim, and a right one."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.course import COUNT, Act, LessonStep, lesson_step

translate = QCoreApplication.translate


def second_deal() -> tuple[LessonStep, ...]:
    """The second deal of a rung, in which one says that one has one's number."""
    return (*_covered_lead(), *_numbers())


def _covered_lead() -> tuple[LessonStep, ...]:
    return (
        lesson_step(
            2,
            1,
            Act.PLAY,
            translate(
                "lesson",
                "You have dealt and turned the six of diamonds. Anna has no trump to lead, so she"
                " leads any card, face down: it counts as a trump and cannot win. Whoever has a"
                " trump must play one. The six is your only one: it comes from the table to your"
                " hand now.",
            ),
            "D6",
        ),
        lesson_step(
            2,
            2,
            Act.WATCH,
            translate(
                "lesson",
                "Anna’s card was a ten, and Karl’s Old Man has caught it for both of them. Now he"
                " leads the ace of spades. A small spade is played for you.",
            ),
            "S7",
            translate("lesson", "This card is played for you; yours comes soon."),
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
                "Karl says: we have our number. Their tricks are counted: 45 points, one too few."
                " At this table play simply goes on then; at others a false claim gives the rung"
                " to the opponents. He leads the ace of clubs: give a small club.",
            ),
            "C7 C8",
            translate(
                "lesson", "Give no points to a trick that may be Karl’s. A small club will do."
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
                "11 and 15: you have 26 points and need 14. But nobody counts for you. After a"
                " trick of your side, whoever of you is on lead may say it instead of leading."
                " Say: we have our number.",
            ),
            "",
            translate(
                "lesson",
                "You may play on. But the others lack one point only, and whoever says it first"
                " wins. Say: we have our number.",
            ),
            call="reached",
        ),
        lesson_step(
            2,
            COUNT,
            Act.LOOK,
            translate(
                "lesson",
                "Your claim is right: play stops, and you wipe your first rung. If nobody says"
                " anything, the side that got there first wins. What was written is wiped as well,"
                " and both sides begin with nothing.",
            ),
        ),
    )
