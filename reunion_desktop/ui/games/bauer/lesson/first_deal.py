"""Lesson steps of the first deal: choosing trumps, the first lead, five tricks, the score."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.lesson_steps import BEFORE, COUNT, Act, LessonStep, lesson_step
from reunion_desktop.ui.language.pack import pack_note

translate = QCoreApplication.translate


def first_deal() -> tuple[LessonStep, ...]:
    """Steps on choosing trumps, the first lead, following suit, five tricks, the countdown."""
    return (*_naming(), *_own_tricks(), *_the_rest())


def _naming() -> tuple[LessonStep, ...]:
    note = pack_note()
    pack = f" {note}" if note else ""
    return (
        lesson_step(
            1,
            BEFORE,
            Act.READ,
            translate(
                "lesson",
                "Welcome! Bauer is played by four people with 32 cards, two against two. Babette,"
                " opposite you, is your partner; Anna on your left and Karl on your right are the"
                " opponents. Cards have no point values in this game. Eight tricks are played, and"
                " only the number of tricks counts.",
            ),
        ),
        lesson_step(
            1,
            BEFORE,
            Act.READ,
            translate(
                "lesson",
                "Each suit runs ace, king, queen, jack, ten, nine, eight, seven. But the jack of"
                " trumps is the Fat One, the highest card of all. The other jack of its colour,"
                " red or black, is the Left One, the second highest: it is a trump, whatever suit"
                " is printed on it.",
            )
            + pack,
            "HJ",
        ),
        lesson_step(
            1,
            BEFORE,
            Act.SAY,
            translate(
                "lesson",
                "Karl has dealt four cards to everybody. You sit after the dealer: you are"
                " forehand and choose trumps after seeing only these four cards. With Babette you"
                " must then take five of the eight tricks. You hold the jack and the ace of"
                " hearts: choose hearts.",
            ),
            "HJ HA",
            translate(
                "lesson",
                "That suit is allowed, but in hearts you hold the Fat One and the ace: choose"
                " hearts.",
            ),
            call="trump H",
        ),
        lesson_step(
            1,
            BEFORE,
            Act.SAY,
            translate(
                "lesson",
                "Four more cards, and you are lucky: the jack of diamonds is the Left One now."
                " Before the first trick, every player may call “Cards away” to play alone for all"
                " eight tricks. More about that later; for now, pass.",
            ),
            "DJ",
            translate("lesson", "This hand is not strong enough to take all eight tricks. Pass."),
            call="pass",
        ),
    )


def _own_tricks() -> tuple[LessonStep, ...]:
    return (
        lesson_step(
            1,
            1,
            Act.PLAY,
            translate(
                "lesson",
                "Forehand leads, and the first lead must be a trump. Lead the Fat One, the jack of"
                " hearts: everyone who holds a trump must play one. Click the card, drag it to the"
                " middle, or press Enter on it.",
            ),
            "HJ",
            translate(
                "lesson", "That is a trump, too. But begin with the Fat One: it is certain to win."
            ),
        ),
        lesson_step(
            1,
            2,
            Act.PLAY,
            translate(
                "lesson",
                "Everybody had to follow. The highest trump left is your Left One, the jack of"
                " diamonds: lead it and draw the others’ last trumps.",
            ),
            "DJ",
            translate("lesson", "The Left One first: lead the jack of diamonds."),
        ),
        lesson_step(
            1,
            3,
            Act.PLAY,
            translate(
                "lesson",
                "All trumps but yours are gone, so yours will take their tricks whenever you like."
                " Lead the ace of clubs now, while the others can follow.",
            ),
            "CA",
            translate("lesson", "That can wait. Take a trick with the ace of clubs now."),
        ),
        lesson_step(
            1,
            4,
            Act.PLAY,
            translate(
                "lesson",
                "Three tricks. You don’t have to win them all yourself: Babette’s tricks count for"
                " both of you. Lead the nine of spades; perhaps she has something better.",
            ),
            "S9",
            translate("lesson", "Keep that card for now, and lead the nine of spades."),
        ),
    )


def _the_rest() -> tuple[LessonStep, ...]:
    return (
        lesson_step(
            1,
            5,
            Act.WATCH,
            translate(
                "lesson",
                "Babette had the ace: the fourth trick for your side. Now the others get the lead,"
                " because Karl has high cards, too. Everyone must follow suit if they can; your"
                " two small cards are played for you.",
            ),
            "D7 C8",
            translate("lesson", "This card is played for you; your turn comes soon."),
        ),
        lesson_step(
            1,
            7,
            Act.PLAY,
            translate(
                "lesson",
                "Karl leads a club, and you have none. If you can’t follow suit, you may play any"
                " card. You don’t have to trump, but this time you should. Your eight of hearts is"
                " enough.",
            ),
            "H8",
            translate(
                "lesson", "The ace takes the trick as well. But the eight is enough: play it."
            ),
        ),
        lesson_step(
            1,
            8,
            Act.PLAY,
            translate(
                "lesson",
                "That was the fifth trick, and your side has won the deal. The last one is yours.",
            ),
            "HA",
        ),
        lesson_step(
            1,
            COUNT,
            Act.LOOK,
            translate(
                "lesson",
                "Both sides start at eight and count down. Declarers who chose trumps and take"
                " five tricks or more count down by one: you and Babette took six, so you go from"
                " eight to seven, and the others stay at eight. The first side to reach zero wins"
                " a Brot (a loaf of bread). Continue when you are ready.",
            ),
        ),
    )
