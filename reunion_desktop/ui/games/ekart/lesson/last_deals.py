"""Lesson steps of the last deals: a Staubaus is beaten, another is not called."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.lesson_steps import BEFORE, COUNT, Act, LessonStep, lesson_step

translate = QCoreApplication.translate


def second_deal() -> tuple[LessonStep, ...]:
    """Steps on defending against a Staubaus."""
    return (
        lesson_step(
            2,
            BEFORE,
            Act.LAY_AWAY,
            translate(
                "lesson",
                "You are the dealer and have picked up two cards. Clubs are trumps. As in Réunion,"
                " you discard two cards, but no ace and no bower. Discard the two small spades.",
            ),
            "S7 S8",
            translate("lesson", "Keep that card. Discard the seven and the eight of spades."),
        ),
        lesson_step(
            2,
            1,
            Act.READ,
            translate(
                "lesson",
                "Anna calls a Staubaus and asks for your jack of spades, the left bower. It went"
                " to her automatically, and she gave you the seven of hearts in return.",
            ),
        ),
        lesson_step(
            2,
            1,
            Act.PLAY,
            translate(
                "lesson",
                "She needs all ten tricks; you and Karl need only one. She leads the right bower"
                " of clubs; follow with a small trump.",
            ),
            "C7 C9",
            translate("lesson", "Play a small trump."),
        ),
        lesson_step(
            2,
            2,
            Act.WATCH,
            translate(
                "lesson",
                "She draws your last trump, and continues. Your discards are played for you:"
                " hearts and a spade. Notice what you keep: the ten of diamonds with a small"
                " diamond to guard it.",
            ),
            "C9 H7 H9 HQ SK",
            translate("lesson", "This card is played for you; your turn comes soon."),
        ),
        lesson_step(
            2,
            7,
            Act.WATCH,
            translate("lesson", "The ace of hearts takes your king."),
            "HK",
            translate("lesson", "This card is played for you; your turn comes soon."),
        ),
        lesson_step(
            2,
            8,
            Act.PLAY,
            translate(
                "lesson",
                "Three cards are left, and she leads the ace of diamonds. Follow with the nine:"
                " the ten ranks above the king.",
            ),
            "D9",
            translate("lesson", "The ace would take your ten. Follow with the nine of diamonds."),
        ),
        lesson_step(
            2,
            9,
            Act.WATCH,
            translate(
                "lesson",
                "Now the king of diamonds, and your ten takes it: the Staubaus has failed. The"
                " last trick is yours as well.",
            ),
            "DT SA",
            translate("lesson", "This card is played for you; your turn comes soon."),
        ),
        lesson_step(
            2,
            COUNT,
            Act.LOOK,
            translate(
                "lesson",
                "Anna pays two units to you and two to Karl. Even with the left bower she was"
                " missing the ten of diamonds, which ranks above the king. One extra card is often"
                " not enough.",
            ),
        ),
    )


def third_deal() -> tuple[LessonStep, ...]:
    """Steps on a good hand that is too weak for a Staubaus."""
    return (
        lesson_step(
            3,
            BEFORE,
            Act.SAY,
            translate(
                "lesson",
                "Karl has passed. Diamonds are trumps; you have both bowers and two aces, a fine"
                " hand for Réunion. But one extra card does not make up for small trumps, eights"
                " and a singleton jack: pass.",
            ),
            "DJ HJ HA SA",
            translate("lesson", "That hand would lose tricks: pass."),
            call="pass",
        ),
        lesson_step(
            3,
            1,
            Act.WATCH,
            translate(
                "lesson",
                "Nobody has called, so this is an ordinary Réunion deal: the player after the"
                " dealer leads. Your cards are played for you.",
            ),
            "CJ D8 HA DJ HJ SA ST SJ S8 D9",
            translate("lesson", "This card is played for you; your turn comes soon."),
        ),
        lesson_step(
            3,
            COUNT,
            Act.LOOK,
            translate(
                "lesson",
                "Eight tricks, not ten: you were right to pass. Three deals make a game, and you"
                " have won it clearly. With four or five players, those who are not playing a deal"
                " sit out as kings; in Great Ekart all four jacks are trumps. Have fun!",
            ),
        ),
    )
