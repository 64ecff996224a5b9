"""Lesson steps of the first two deals: few points, the mark for most points, a hundred."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.lesson_steps import COUNT, Act, LessonStep, lesson_step
from reunion_desktop.ui.language.pack import pack_note

translate = QCoreApplication.translate


def first_phase() -> tuple[LessonStep, ...]:
    """Steps on avoiding points: the player with most gets a mark, unless another has a hundred."""
    return (*_cards(), *_first_deal(), *_second_deal())


def _cards() -> tuple[LessonStep, ...]:
    note = pack_note()
    pack = f" {note}" if note else ""
    return (
        lesson_step(
            1,
            1,
            Act.READ,
            translate(
                "lesson",
                "Welcome! Hindersche is played by four people, each for themselves, with 36 cards,"
                " including the sixes. Points are bad in this game: the player with the most"
                " points in a deal gets a mark on the slate. An ace is worth 11, a ten 10, a king"
                " 4, a queen 3, a jack 2.",
            ),
        ),
        lesson_step(
            1,
            1,
            Act.READ,
            translate(
                "lesson",
                "Karl has dealt and turned his last card, the nine of clubs: clubs are trumps. The"
                " two black jacks are the highest trumps now, 12 points each. The ten ranks low:"
                " below the jack, above the nine. Apart from an ace and a king you have no high"
                " cards, and that is good.",
            )
            + pack,
            "CT C7 C6",
        ),
    )


def _first_deal() -> tuple[LessonStep, ...]:
    return (
        lesson_step(
            1,
            1,
            Act.PLAY,
            translate(
                "lesson",
                "You sit after the dealer, so you lead. Lead the ten of clubs: it ranks low, and"
                " the winner of the trick gets your ten points. Click the card, drag it to the"
                " middle, or press Enter on it.",
            ),
            "CT",
            translate(
                "lesson",
                "The ten of clubs is the card to get rid of: ten points, and it ranks low.",
            ),
        ),
        lesson_step(
            1,
            2,
            Act.PLAY,
            translate(
                "lesson",
                "Babette had to take it with her jack: 22 points. Now she leads the eight of"
                " spades, and Karl, who has no spade, discards his ace of diamonds on it: he may"
                " play anything. You may follow suit or trump. Stay below her eight: play the six"
                " of spades.",
            ),
            "S6",
            translate("lesson", "That would take the trick, and Karl’s ace with it. Play the six."),
        ),
        lesson_step(
            1,
            3,
            Act.PLAY,
            translate(
                "lesson",
                "Now she leads the queen of spades. The ten is lower than the queen: get rid of"
                " it.",
            ),
            "ST",
            translate("lesson", "A trump would take the trick. Play the ten of spades."),
        ),
        lesson_step(
            1,
            4,
            Act.WATCH,
            translate(
                "lesson",
                "Anna took that with her ace: 26 points for her. The other six tricks are played"
                " for you. See how everybody ducks, and how aces and tens go to whoever has to"
                " take the trick.",
            ),
            "C6 D8 H9 DK C7 HA",
            translate("lesson", "This card is played for you; your turn comes soon."),
        ),
        lesson_step(
            1,
            COUNT,
            Act.LOOK,
            translate(
                "lesson",
                "Eleven points for you; Anna has the most, 61, and gets the first mark on the"
                " slate. If two players had tied for most, they would have played a play-off.",
            ),
        ),
    )


def _second_deal() -> tuple[LessonStep, ...]:
    return (
        lesson_step(
            2,
            1,
            Act.PLAY,
            translate(
                "lesson",
                "Hearts are trumps. Karl has taken Anna’s ten with the jack of hearts, the highest"
                " card. You have clubs, but you may trump instead, and no trump beats his jack: so"
                " you can now get rid of the ace of hearts. Play it.",
            ),
            "HA",
            translate(
                "lesson", "The ace of hearts would win you many points later. Get rid of it now."
            ),
        ),
        lesson_step(
            2,
            2,
            Act.WATCH,
            translate(
                "lesson",
                "That was 35 points for Karl, and with such cards he wants to make a hundred. A"
                " player who makes a hundred gets no mark; each of the others gets one instead."
                " Your cards are played for you.",
            ),
            "D6 ST D7 H9 HT DJ C8 C6",
            translate("lesson", "This card is played for you; your turn comes soon."),
        ),
        lesson_step(
            2,
            COUNT,
            Act.LOOK,
            translate(
                "lesson",
                "A hundred exactly: you, Anna and Babette get a mark each. That makes four on the"
                " slate, and the first phase is over. Karl has none: he is out of danger and"
                " leaves the game.",
            ),
        ),
    )
