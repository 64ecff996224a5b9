"""The steps of the lesson's first deal: a Staubaus is called, a card given, all tricks taken."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.course import BEFORE, COUNT, Act, LessonStep, lesson_step

translate = QCoreApplication.translate


def first_deal() -> tuple[LessonStep, ...]:
    """What a Staubaus is, and how it is played."""
    return (*_before(), *_tricks())


def _before() -> tuple[LessonStep, ...]:
    return (
        lesson_step(
            1,
            BEFORE,
            Act.READ,
            translate(
                "lesson",
                "Ekart is Réunion with one thing more: the Staubaus. Whoever reckons on all ten"
                " tricks demands one card of his choice, whoever holds it, and leads. Won, each of"
                " the others pays two units; lost, it costs two to each.",
            ),
        ),
        lesson_step(
            1,
            BEFORE,
            Act.SAY,
            translate(
                "lesson",
                "Hearts are trumps, and you have six of them with the left bower, and the two"
                " black aces. Only the right bower is missing, the jack of hearts: with it no card"
                " of yours could lose but the seven of clubs. Call a Staubaus and demand the jack"
                " of hearts.",
            ),
            "DJ HA HT HK HQ H8 SA ST CA",
            translate(
                "lesson", "The jack of hearts is the one card that can beat you: demand that."
            ),
            call="staubaus HJ",
        ),
        lesson_step(
            1,
            BEFORE,
            Act.GIVE,
            translate(
                "lesson",
                "Anna had the jack and has handed it over, for all to see. She is owed a card,"
                " which nobody else sees: give her the seven of clubs.",
            ),
            "C7",
            translate("lesson", "You will need that one. Give the seven of clubs away."),
        ),
    )


def _tricks() -> tuple[LessonStep, ...]:
    return (
        lesson_step(
            1,
            1,
            Act.PLAY,
            translate(
                "lesson",
                "Who has called a Staubaus leads to the first trick. Draw trumps before anything"
                " else: begin with the right bower.",
            ),
            "HJ",
            translate("lesson", "First the trumps, from the highest: lead the jack of hearts."),
        ),
        lesson_step(
            1,
            2,
            Act.PLAY,
            translate(
                "lesson",
                "The seven and the nine of hearts have fallen: nobody else has a trump now. Lead"
                " the left bower; the others must throw something away.",
            ),
            "DJ",
            translate("lesson", "Go on with the trumps: the jack of diamonds is the next."),
        ),
        lesson_step(
            1,
            3,
            Act.WATCH,
            translate("lesson", "Your other trumps are played for you; nothing can beat them."),
            "HA HT HK HQ H8",
            translate("lesson", "This card is played for you; yours comes soon."),
        ),
        lesson_step(
            1,
            8,
            Act.PLAY,
            translate("lesson", "Now the spades: the ace before the ten."),
            "SA",
            translate("lesson", "The ace of spades first: it takes the spades that are out."),
        ),
        lesson_step(
            1,
            9,
            Act.WATCH,
            translate("lesson", "The ten of spades and the ace of clubs are the last two tricks."),
            "ST CA",
            translate("lesson", "This card is played for you; yours comes soon."),
        ),
        lesson_step(
            1,
            COUNT,
            Act.LOOK,
            translate(
                "lesson",
                "All ten tricks: the Staubaus is won, and Anna and Karl pay you two units each."
                " They have a Stange on the sheet, but pay nothing for it besides. Karl has laid"
                " away 13 points; the others are yours.",
            ),
        ),
    )
