"""Lesson steps of the last two deals: marks are wiped, and the last player with marks loses."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.lesson_steps import COUNT, Act, LessonStep, lesson_step

translate = QCoreApplication.translate


def butzen() -> tuple[LessonStep, ...]:
    """Steps on playing for the marks on the slate, with three players and then two."""
    return (*_three(), *_two())


def _three() -> tuple[LessonStep, ...]:
    return (
        lesson_step(
            3,
            1,
            Act.PLAY,
            translate(
                "lesson",
                "Now marks are wiped off; this phase is called Butzen. Three of you play, with"
                " nine cards each. The other nine cards are not used, and the top one is turned"
                " up: clubs are trumps. With four marks on the slate, the player with the fewest"
                " points wipes one and the player with the most adds one. Babette leads the nine"
                " of diamonds, and all the cards you may play are higher. Take it with the jack.",
            ),
            "DJ",
            translate("lesson", "Take it with the jack of diamonds: it costs you only two points."),
        ),
        lesson_step(
            3,
            2,
            Act.WATCH,
            translate(
                "lesson",
                "Twelve points for you: Anna gave you her ten. You lead again and get rid of the"
                " king and of a trump; both are played for you.",
            ),
            "DK C9",
            translate("lesson", "This card is played for you; your turn comes soon."),
        ),
        lesson_step(
            3,
            4,
            Act.PLAY,
            translate(
                "lesson",
                "The ten of clubs again: a player without a lower trump must take it. Lead it.",
            ),
            "CT",
            translate("lesson", "Lead the ten of clubs, as you did before."),
        ),
        lesson_step(
            3,
            5,
            Act.WATCH,
            translate(
                "lesson",
                "33 points for Anna: Babette discarded an ace on the trick. The rest is played for"
                " you.",
            ),
            "CJ H8 SQ SA S6",
            translate("lesson", "This card is played for you; your turn comes soon."),
        ),
        lesson_step(
            3,
            COUNT,
            Act.LOOK,
            translate(
                "lesson",
                "Babette has the fewest points and wipes her only mark: she is out of danger. Anna"
                " has the most and adds one. She has three now, and you still have one, because"
                " your 53 points are neither the fewest nor the most. Two of you are left.",
            ),
        ),
    )


def _two() -> tuple[LessonStep, ...]:
    return (
        lesson_step(
            4,
            1,
            Act.PLAY,
            translate(
                "lesson",
                "With two players, the one with fewer points wipes a mark, and nobody adds any."
                " Eighteen cards are not used. Anna leads the jack of clubs: play your ten under"
                " it.",
            ),
            "CT",
            translate("lesson", "The ten ranks below the jack: play it now."),
        ),
        lesson_step(
            4,
            2,
            Act.WATCH,
            translate("lesson", "Anna leads her queen; your nine is played for you."),
            "C9",
            translate("lesson", "This card is played for you; your turn comes soon."),
        ),
        lesson_step(
            4,
            3,
            Act.PLAY,
            translate(
                "lesson",
                "She leads a trump, the eight of diamonds. You have none, so you may discard"
                " anything: the ace of clubs, eleven points and a card that would have won.",
            ),
            "CA",
            translate("lesson", "Discard the ace of clubs: Anna’s trump takes it."),
        ),
        lesson_step(
            4,
            4,
            Act.WATCH,
            translate("lesson", "26 points for Anna, none for you. The rest is played for you."),
            "HQ SQ SK C7 SA S7",
            translate("lesson", "These cards are played for you."),
        ),
        lesson_step(
            4,
            COUNT,
            Act.LOOK,
            translate(
                "lesson",
                "21 against 40: you wipe your last mark and are out of danger. Only Anna has marks"
                " left, so she loses the game: one mark on the frame of the slate. Four games make"
                " a session, and then the marks on the frame are paid out. Now you know the game."
                " The full rules are in the Help menu.",
            ),
        ),
    )
