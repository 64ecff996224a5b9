"""Lesson steps of the last two deals: a hundred, all nine tricks, the set and the frame."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.lesson_steps import COUNT, Act, LessonStep, lesson_step

translate = QCoreApplication.translate


def last_deals() -> tuple[LessonStep, ...]:
    """Steps on a hundred, which wins a rung, on all nine tricks, which win two, and on the set."""
    return (*_first_half(), *_second_half(), *_nine_tricks())


def _first_half() -> tuple[LessonStep, ...]:
    return (
        lesson_step(
            3,
            1,
            Act.PLAY,
            translate(
                "lesson",
                "Spades are trumps, and Babette leads the Old Man, the jack of spades. You must"
                " play a trump, and nothing beats hers: smear, that is, add the ten of spades.",
            ),
            "ST",
            translate("lesson", "Play the ten: it is worth more to this trick, and ranks low."),
        ),
        lesson_step(
            3,
            2,
            Act.PLAY,
            translate(
                "lesson",
                "Now she leads the Little Man, the jack of clubs. Everyone must follow with a"
                " trump. Keep the ace of spades: when the two Men are gone it is the highest trump"
                " and takes a trick of its own. Play the nine.",
            ),
            "S9",
            translate("lesson", "The ace takes a trick of its own later. Play the nine of spades."),
        ),
        lesson_step(
            3,
            3,
            Act.WATCH,
            translate(
                "lesson",
                "37 points in two tricks. Now Babette leads her hearts; the next three tricks are"
                " played for you. See how the ten goes to a trick that is safe.",
            ),
            "HT HQ D8",
            translate("lesson", "This card is played for you; your turn comes soon."),
        ),
    )


def _second_half() -> tuple[LessonStep, ...]:
    return (
        lesson_step(
            3,
            6,
            Act.PLAY,
            translate(
                "lesson",
                "Karl took the last trick and leads the ace of clubs. You have no club, so you may"
                " play anything: trump with your ace, and see what Babette does.",
            ),
            "SA",
            translate("lesson", "Take this trick: trump with the ace of spades."),
        ),
        lesson_step(
            3,
            7,
            Act.WATCH,
            translate(
                "lesson",
                "She smeared her ten: 32 points in one trick. That makes 97 for you; the last three"
                " tricks are played for you.",
            ),
            "HJ DJ D6",
            translate("lesson", "This card is played for you; your turn comes soon."),
        ),
        lesson_step(
            3,
            COUNT,
            Act.LOOK,
            translate(
                "lesson",
                "110 points: a hundred in one deal wins a rung at once. You have now wiped two of"
                " your four rungs; the others still have all of theirs.",
            ),
        ),
    )


def _nine_tricks() -> tuple[LessonStep, ...]:
    return (
        lesson_step(
            4,
            1,
            Act.PLAY,
            translate(
                "lesson",
                "Clubs are trumps; Karl had to lead one. You hold both Men, the jacks of clubs and"
                " spades, so nobody can beat your ace. Take the trick with it: its eleven points"
                " are safe.",
            ),
            "CA",
            translate("lesson", "Take the trick with the ace, and keep the two Men for later."),
        ),
        lesson_step(
            4,
            2,
            Act.WATCH,
            translate(
                "lesson",
                "With such cards you can take every trick: all nine wipe two rungs instead of one."
                " Old Man and hearts first, then Babette’s aces; it is played for you.",
            ),
            "CJ HA HK S6 D6 D7 C7 SJ",
            translate("lesson", "These cards are played for you."),
        ),
        lesson_step(
            4,
            COUNT,
            Act.LOOK,
            translate(
                "lesson",
                "All nine: your last two rungs are wiped, and you win the set. The losers get a"
                " mark on their side of the frame – or two, as here, if they have not wiped a"
                " single rung. Four marks lose the session. Now you know the game. The full rules"
                " are in the Help menu.",
            ),
        ),
    )
