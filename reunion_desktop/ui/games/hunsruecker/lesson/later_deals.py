"""The steps of the lesson's other deals: the exchange, all five tricks, declarers without a one."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.course import BEFORE, COUNT, Act, LessonStep, lesson_step

translate = QCoreApplication.translate


def later_deals() -> tuple[LessonStep, ...]:
    """A jack that makes trumps at once; and trumps that others name too boldly."""
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
                " once, nobody is asked, and the dealer’s side must take three tricks. As the"
                " dealer you may take it for a card of yours: pick the seven of diamonds, and"
                " exchange.",
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
                "You looked at the card beneath it, too: were it a spade, you might take that as"
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
            translate("lesson", "This card is played for you; yours comes soon."),
        ),
        lesson_step(
            2,
            COUNT,
            Act.LOOK,
            translate(
                "lesson",
                "All five tricks, durch: that wipes two lines instead of one. You have two"
                " left, and the others five.",
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
                " hold no heart at all: pass. When all have passed, the card is turned down, and"
                " everybody may name another suit.",
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
                "Karl has named clubs, and boldly: you hold both jacks and the king. Christine has"
                " trumped the spade that Babette led. You have no spade either, for the jack of"
                " spades is a club now: trump higher, with the king.",
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
                "Karl’s side made trumps and has not taken one trick: it adds two lines, and you"
                " wipe two, your last. The first side without lines wins the game. If nobody had"
                " named a suit, Anna would have dealt again. You know the game now; the rules are"
                " under Help.",
            ),
        ),
    )
