"""Lesson steps of the first deal: a Staubaus call, the card asked for, and all ten tricks."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.lesson_steps import BEFORE, COUNT, Act, LessonStep, lesson_step

translate = QCoreApplication.translate


def first_deal() -> tuple[LessonStep, ...]:
    """Steps on calling and playing a Staubaus."""
    return (*_before(), *_tricks())


def _before() -> tuple[LessonStep, ...]:
    return (
        lesson_step(
            1,
            BEFORE,
            Act.READ,
            translate(
                "lesson",
                "Ekart is Réunion with one addition: the Staubaus. A player who expects to take"
                " all ten tricks asks for any one card, gives another card for it, and leads. If"
                " the Staubaus succeeds, each of the others pays two units; if it fails, the"
                " caller pays two units to each.",
            ),
        ),
        lesson_step(
            1,
            BEFORE,
            Act.SAY,
            translate(
                "lesson",
                "Hearts are trumps, and you have six of them with the left bower, and the two"
                " black aces. Only the right bower is missing, the jack of hearts. Your one bad"
                " card is the seven of clubs: whoever has the jack gets it in exchange. Call a"
                " Staubaus and ask for the jack of hearts.",
            ),
            "DJ HA HT HK HQ H8 SA ST CA",
            translate(
                "lesson", "The jack of hearts is the only card that can beat you: ask for that one."
            ),
            call="staubaus HJ",
        ),
        lesson_step(
            1,
            BEFORE,
            Act.GIVE,
            translate(
                "lesson",
                "Anna had the jack and hands it over face up. In return you give her any card,"
                " face down: give her the seven of clubs.",
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
                "The player who calls a Staubaus leads to the first trick. Draw trumps before"
                " anything else: begin with the right bower.",
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
                " the left bower; the others must discard.",
            ),
            "DJ",
            translate("lesson", "Continue with the trumps: the jack of diamonds is next."),
        ),
        lesson_step(
            1,
            3,
            Act.WATCH,
            translate("lesson", "Your other trumps are played for you; nothing can beat them."),
            "HA HT HK HQ H8",
            translate("lesson", "This card is played for you; your turn comes soon."),
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
            translate("lesson", "This card is played for you; your turn comes soon."),
        ),
        lesson_step(
            1,
            COUNT,
            Act.LOOK,
            translate(
                "lesson",
                "All ten tricks: the Staubaus is won, and Anna and Karl pay you two units each."
                " They also get a Stange on the score sheet, but pay nothing extra for it. Karl"
                " discarded 13 points; the rest are yours.",
            ),
        ),
    )
