"""Lesson steps of the second deal: the Left One follows, the partner's trick, four all."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.lesson_steps import BEFORE, COUNT, Act, LessonStep, lesson_step

translate = QCoreApplication.translate


def second_deal() -> tuple[LessonStep, ...]:
    """Steps on playing the Left One, on not trumping the partner's trick, and a four-all result."""
    return (*_first_tricks(), *_last_tricks())


def _first_tricks() -> tuple[LessonStep, ...]:
    return (
        lesson_step(
            2,
            BEFORE,
            Act.SAY,
            translate(
                "lesson",
                "You have dealt, so Anna is forehand, and she has chosen spades. She and Karl need"
                " five tricks; if you and Babette take four, they lose. Nobody wants to play"
                " alone: pass.",
            ),
            "CJ",
            translate("lesson", "Not with this hand: pass."),
            call="pass",
        ),
        lesson_step(
            2,
            1,
            Act.PLAY,
            translate(
                "lesson",
                "Anna leads the Fat One, the jack of spades. Your jack of clubs is the Left One"
                " and counts as a spade: you could follow with it, but it would be lost. Play the"
                " seven.",
            ),
            "S7",
            translate("lesson", "Nothing beats the Fat One. Play the seven of spades."),
        ),
        lesson_step(
            2,
            2,
            Act.PLAY,
            translate(
                "lesson",
                "Anna leads a heart, and you have none. You could trump it; but Babette’s ace"
                " takes this trick, and her tricks are yours. Discard a small club.",
            ),
            "C7 C9",
            translate(
                "lesson",
                "Babette already has the trick, and that card may be useful later. Discard a small"
                " club.",
            ),
        ),
        lesson_step(
            2,
            3,
            Act.WATCH,
            translate(
                "lesson",
                "Now Babette leads diamonds. You must follow; these two cards are played for you.",
            ),
            "D8 DQ",
            translate("lesson", "This card is played for you; your turn comes soon."),
        ),
    )


def _last_tricks() -> tuple[LessonStep, ...]:
    return (
        lesson_step(
            2,
            5,
            Act.PLAY,
            translate(
                "lesson",
                "Karl leads the ace of clubs. You can’t play the jack of clubs here: it is a spade"
                " as long as spades are trumps. Follow with your small club.",
            ),
            "C7 C9",
            translate("lesson", "The ace would take that card. Play the small club."),
        ),
        lesson_step(
            2,
            6,
            Act.PLAY,
            translate(
                "lesson",
                "Three tricks for them, two for you. Karl leads the king of hearts, and this time"
                " it pays to trump: the jack of clubs takes the trick.",
            ),
            "CJ",
            translate(
                "lesson", "That would leave the trick to Karl. Trump with the jack of clubs."
            ),
        ),
        lesson_step(
            2,
            7,
            Act.WATCH,
            translate(
                "lesson",
                "Three tricks each. Your king of clubs is led for you; watch: Anna trumps it, and"
                " Babette overtrumps. Anna takes the last trick.",
            ),
            "CK CQ",
            translate("lesson", "This card is played for you; your turn comes soon."),
        ),
        lesson_step(
            2,
            COUNT,
            Act.LOOK,
            translate(
                "lesson",
                "Four tricks each: that is too few for the declarers, so they lose. They go up by"
                " one, to nine, and you go down by one, to six. Under other rules, four tricks"
                " each score nothing.",
            ),
        ),
    )
