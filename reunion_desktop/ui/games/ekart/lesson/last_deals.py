"""The steps of the lesson's last deals: a Staubaus is beaten, and another is not called."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.course import BEFORE, COUNT, Act, LessonStep, lesson_step

translate = QCoreApplication.translate


def second_deal() -> tuple[LessonStep, ...]:
    """What one does against a Staubaus."""
    return (
        lesson_step(
            2,
            BEFORE,
            Act.LAY_AWAY,
            translate(
                "lesson",
                "You deal, and have taken up two cards; clubs are trumps. As in Réunion you lay two"
                " away, no ace and no bower. Lay away the two small spades.",
            ),
            "S7 S8",
            translate("lesson", "Keep that one. Lay away the seven and the eight of spades."),
        ),
        lesson_step(
            2,
            1,
            Act.READ,
            translate(
                "lesson",
                "Anna calls a Staubaus and demands your jack of spades, the left bower. It has gone"
                " to her without your doing, and she has given you the seven of hearts for it.",
            ),
        ),
        lesson_step(
            2,
            1,
            Act.PLAY,
            translate(
                "lesson",
                "She goes for all ten tricks: you and Karl need but one. She leads the right bower"
                " of clubs; follow with a small trump.",
            ),
            "C7 C9",
            translate("lesson", "Give a small trump."),
        ),
        lesson_step(
            2,
            2,
            Act.WATCH,
            translate(
                "lesson",
                "She draws your last trump, and goes on. The cards that you throw away are played"
                " for you: hearts and a spade. Mind what is kept: the ten of diamonds and a small"
                " one beside it.",
            ),
            "C9 H7 H9 HQ SK",
            translate("lesson", "This card is played for you; yours comes soon."),
        ),
        lesson_step(
            2,
            7,
            Act.WATCH,
            translate("lesson", "The ace of hearts takes your king."),
            "HK",
            translate("lesson", "This card is played for you; yours comes soon."),
        ),
        lesson_step(
            2,
            8,
            Act.PLAY,
            translate(
                "lesson",
                "Three cards are left, and she leads the ace of diamonds. Follow with the nine: the"
                " ten stands above the king.",
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
                "Now the king of diamonds, and your ten takes it: the Staubaus is broken. The last"
                " trick is yours as well.",
            ),
            "DT SA",
            translate("lesson", "This card is played for you; yours comes soon."),
        ),
        lesson_step(
            2,
            COUNT,
            Act.LOOK,
            translate(
                "lesson",
                "Anna pays two units to you and two to Karl. Even with the left bower she lacked"
                " the ten of diamonds, which stands above the king: one card more is often not"
                " enough.",
            ),
        ),
    )


def third_deal() -> tuple[LessonStep, ...]:
    """A good hand that is not good enough."""
    return (
        lesson_step(
            3,
            BEFORE,
            Act.SAY,
            translate(
                "lesson",
                "Karl has passed. Diamonds are trumps; you have both bowers and two aces, a fine"
                " hand for Réunion. But one card more does not make up for small trumps, eights and"
                " a lone jack: pass.",
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
                "Nobody has called, so this deal is Réunion and nothing else: whoever sits after"
                " the dealer leads. Your cards are played for you.",
            ),
            "CJ D8 HA DJ HJ SA ST SJ S8 D9",
            translate("lesson", "This card is played for you; yours comes soon."),
        ),
        lesson_step(
            3,
            COUNT,
            Act.LOOK,
            translate(
                "lesson",
                "Eight tricks, and not ten: it was right to pass. Three deals make a game, and you"
                " have won it by far. With four or five at the table the others would sit out as"
                " kings; in Great Ekart all four jacks are trumps. Have fun!",
            ),
        ),
    )
