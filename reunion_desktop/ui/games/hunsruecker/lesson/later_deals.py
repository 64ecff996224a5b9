"""Lesson steps of the later deals: the exchange, all five tricks, declarers without a trick."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.lesson_steps import BEFORE, COUNT, Act, LessonStep, lesson_step

translate = QCoreApplication.translate


def later_deals() -> tuple[LessonStep, ...]:
    """Steps on a jack that fixes trumps at once, and on a risky choice by the opponents."""
    return (*_second_deal(), *_third_deal())


def _second_deal() -> tuple[LessonStep, ...]:
    return (
        lesson_step(
            2,
            BEFORE,
            Act.LAY_AWAY,
            translate(
                "lesson",
                "You have dealt, and turned up the jack of spades. A jack makes its suit trumps at"
                " once without any bidding, and the dealer’s side must take three tricks. As the"
                " dealer you may swap one of your cards for it: select the seven of diamonds and"
                " press Exchange.",
            ),
            "D7",
            translate(
                "lesson",
                "The jack is the highest card of all: take it, and let the seven of diamonds go.",
            ),
        ),
        lesson_step(
            2,
            1,
            Act.PLAY,
            translate(
                "lesson",
                "You looked at the card beneath it, too: if it were a spade, you could take it as"
                " well. Now Anna leads the jack of clubs, the second highest trump. Take it with"
                " your jack of spades.",
            ),
            "SJ",
            translate("lesson", "Only the jack of spades beats it: play that."),
        ),
        lesson_step(
            2,
            2,
            Act.PLAY,
            translate(
                "lesson",
                "You lead now. The ace of spades is the highest trump left: draw what the others"
                " still hold.",
            ),
            "SA",
            translate("lesson", "Draw the trumps first: lead the ace of spades."),
        ),
        lesson_step(
            2,
            3,
            Act.WATCH,
            translate(
                "lesson",
                "Ace and king of hearts are good now, and the queen of spades is the last trump."
                " These three cards are played for you.",
            ),
            "HA HK SQ",
            translate("lesson", "This card is played for you; your turn comes soon."),
        ),
        lesson_step(
            2,
            COUNT,
            Act.LOOK,
            translate(
                "lesson",
                "All five tricks (called durch) wipe two lines instead of one. You have two left,"
                " and the others five.",
            ),
        ),
    )


def _third_deal() -> tuple[LessonStep, ...]:
    return (
        lesson_step(
            3,
            BEFORE,
            Act.SAY,
            translate(
                "lesson",
                "Anna has dealt and turned up the seven of hearts, and so far nobody wants it. You"
                " have no hearts: pass. When all have passed, the card is turned down, and every"
                " player may choose another suit.",
            ),
            "",
            translate("lesson", "Not with this hand: pass."),
            call="pass",
        ),
        lesson_step(
            3,
            1,
            Act.PLAY,
            translate(
                "lesson",
                "Karl has chosen clubs. That was bold: you hold both jacks and the king. Christine"
                " has trumped the spade that Babette led. You have no spade either, because the"
                " jack of spades is a club now: overtrump with the king.",
            ),
            "CK",
            translate("lesson", "The king is enough: keep your jacks for the next tricks."),
        ),
        lesson_step(
            3,
            2,
            Act.PLAY,
            translate("lesson", "Draw their trumps with the jack of clubs, the highest."),
            "CJ",
            translate("lesson", "The highest trump first: lead the jack of clubs."),
        ),
        lesson_step(
            3,
            3,
            Act.WATCH,
            translate(
                "lesson",
                "The other jack, the ace and the ten of diamonds take the rest; they are played for"
                " you.",
            ),
            "SJ DA DT",
            translate("lesson", "These cards are played for you; they take every trick."),
        ),
        lesson_step(
            3,
            COUNT,
            Act.LOOK,
            translate(
                "lesson",
                "Karl’s side chose trumps and did not take a single trick: it adds two lines, and"
                " you wipe your last two. The first side without lines wins the game. If nobody"
                " had chosen a suit, Anna would have dealt again. Now you know the game. The full"
                " rules are in the Help menu.",
            ),
        ),
    )
