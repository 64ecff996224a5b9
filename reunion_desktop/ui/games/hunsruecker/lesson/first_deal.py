"""Lesson steps of the first deal: six players, accepting a suit, tricks, lines."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.lesson_steps import BEFORE, COUNT, Act, LessonStep, lesson_step
from reunion_desktop.ui.language.pack import pack_note

translate = QCoreApplication.translate


def first_deal() -> tuple[LessonStep, ...]:
    """Steps on the table, the turned-up card, four tricks and one line."""
    return (*_making_trumps(), *_tricks())


def _making_trumps() -> tuple[LessonStep, ...]:
    note = pack_note()
    pack = f" {note}" if note else ""
    return (
        lesson_step(
            1,
            BEFORE,
            Act.READ,
            translate(
                "lesson",
                "Welcome! Hunsrücker Bauern is played by six people, three against three, seated"
                " alternately: Babette and Georg are your partners; Anna, Karl and Christine are"
                " the opponents. Everybody has five cards. Cards have no point values in this"
                " game. Five tricks are played, and only the number of tricks counts.",
            ),
        ),
        lesson_step(
            1,
            BEFORE,
            Act.READ,
            translate(
                "lesson",
                "Each suit runs ace, king, queen, jack, ten, nine, eight, seven. But the jack of"
                " trumps is the highest card of all, and the other jack of its colour the second"
                " highest: it is a trump, whatever suit is printed on it.",
            )
            + pack,
            "HJ DJ",
        ),
        lesson_step(
            1,
            BEFORE,
            Act.SAY,
            translate(
                "lesson",
                "Christine has dealt, and turned up the nine of hearts. You are the first to"
                " decide whether hearts should be trumps. Your side would then need three of the"
                " five tricks. You hold the jack of hearts, the jack of diamonds and the ace:"
                " accept.",
            ),
            "HJ DJ HA",
            translate(
                "lesson", "You may pass; but your hearts are the three highest trumps. Accept."
            ),
            call="accept",
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
                "When a player accepts the turned-up suit, the dealer may swap a card for the"
                " turned-up card, no matter who accepted: Christine has the nine of hearts now."
                " You sit after her and lead. Lead the jack of hearts: everyone who holds a trump"
                " must play one. Click the card, drag it to the middle, or press Enter on it.",
            ),
            "HJ",
            translate("lesson", "That works, too, but start with the highest trump."),
        ),
        lesson_step(
            1,
            2,
            Act.PLAY,
            translate(
                "lesson",
                "The highest trump left is the jack of diamonds: lead it, and draw the others’ last"
                " trumps.",
            ),
            "DJ",
            translate("lesson", "The second jack first: lead the jack of diamonds."),
        ),
        lesson_step(
            1,
            3,
            Act.PLAY,
            translate(
                "lesson",
                "All trumps but your ace are gone. Lead the ace of clubs, the highest of its suit.",
            ),
            "CA",
            translate("lesson", "Keep that card for now, and lead the ace of clubs."),
        ),
        lesson_step(
            1,
            4,
            Act.PLAY,
            translate(
                "lesson",
                "Three tricks: your side has won the deal. Lead the eight of spades; perhaps a"
                " partner has something better, and your trump will take the last trick.",
            ),
            "S8",
            translate("lesson", "Keep your last trump, and lead the eight of spades."),
        ),
        lesson_step(
            1,
            5,
            Act.PLAY,
            translate(
                "lesson",
                "Anna won that trick. She leads a spade again, and you have none: if you can’t"
                " follow suit, you may play any card, and your last one is a trump.",
            ),
            "HA",
        ),
        lesson_step(
            1,
            COUNT,
            Act.LOOK,
            translate(
                "lesson",
                "Both sides begin with five lines on the slate. Declarers who take three or four"
                " tricks wipe one: you have four lines left. With fewer you would have added one,"
                " and the others would have wiped one. Continue when you are ready.",
            ),
        ),
    )
