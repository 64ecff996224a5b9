"""The steps of the lesson's first deal: naming trumps, the first lead, five tricks, the count."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.course import BEFORE, COUNT, Act, LessonStep, lesson_step
from reunion_desktop.ui.language.pack import pack_note

translate = QCoreApplication.translate


def first_deal() -> tuple[LessonStep, ...]:
    """Naming trumps, the first lead, following, five tricks, counting down."""
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
                " opponents. Cards have no points here: eight tricks are played, and only their"
                " number counts.",
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
                "Karl has dealt four cards to everybody. You sit after the dealer: you are forehand"
                " and name trumps, having seen these four only. With Babette you must then take"
                " five of the eight tricks. You hold the jack and the ace of hearts: name hearts.",
            ),
            "HJ HA",
            translate(
                "lesson",
                "You may name that suit. But in hearts you hold the Fat One and the ace: name"
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
                " Before the first trick everybody is asked whether he wants to play for all eight"
                " tricks alone. He would say: cards away. More of that later; now pass.",
            ),
            "DJ",
            translate("lesson", "This hand would not take all eight tricks alone. Pass."),
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
                " hearts: whoever holds a trump must follow with it. Click the card, drag it to the"
                " middle, or press Enter on it.",
            ),
            "HJ",
            translate("lesson", "That is a trump, too. But begin with the Fat One: it is certain."),
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
                "Three tricks. You need not take all of them yourself: a trick of Babette’s counts"
                " for both of you. Lead the nine of spades; perhaps she has something better.",
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
                "Babette had the ace: the fourth trick for your side. Now the others come in, for"
                " Karl holds high cards, too. Whoever has the suit led must follow with it; your"
                " two small cards are played for you.",
            ),
            "D7 C8",
            translate("lesson", "This card is played for you; yours comes soon."),
        ),
        lesson_step(
            1,
            7,
            Act.PLAY,
            translate(
                "lesson",
                "Karl leads a club, and you have none. Whoever cannot follow may play any card:"
                " nobody has to trump, but you want to. Your eight of hearts is enough.",
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
                "lesson", "That was the fifth trick, and you have made it. The last one is yours."
            ),
            "HA",
        ),
        lesson_step(
            1,
            COUNT,
            Act.LOOK,
            translate(
                "lesson",
                "Both sides start at eight and count down. Those who named trumps and take five"
                " tricks or more have one less to go: you and Babette took six, so you have seven"
                " to go, and the others eight. Whoever comes to nothing wins a Brot, a loaf. Go on"
                " when you have seen enough.",
            ),
        ),
    )
