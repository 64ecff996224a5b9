"""Lesson steps of the first deal: the two Men, following or trumping, written points."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.lesson_steps import COUNT, Act, LessonStep, lesson_step
from reunion_desktop.ui.language.pack import pack_note

translate = QCoreApplication.translate


def first_deal() -> tuple[LessonStep, ...]:
    """Steps on card points, the first lead, smearing, following or trumping, and no hundred."""
    return (*_cards(), *_first_tricks(), *_last_tricks())


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
                "Welcome! Viersche is played by four people with 36 cards, including the sixes,"
                " two against two. Babette, opposite you, is your partner; Anna on your right and"
                " Karl on your left are the opponents. Everybody holds nine cards.",
            ),
        ),
        lesson_step(
            1,
            1,
            Act.READ,
            translate(
                "lesson",
                "Points count: an ace is worth 11, a ten 10, a king 4, a queen 3, a jack 2. But the"
                " ten ranks low: a suit runs ace, king, queen, jack, ten, nine, and so on down to"
                " the six. Every deal has 140 points.",
            )
            + pack,
            "SA CT",
        ),
        lesson_step(
            1,
            1,
            Act.READ,
            translate(
                "lesson",
                "Karl has dealt and turned up his last card, the seven of hearts: hearts are"
                " trumps. It stays on the table until the first card is played. The jack of hearts"
                " is the Old Man now, the highest card; the other red jack, the jack of diamonds,"
                " is the Little Man, the second highest, and a trump. Each is worth 12.",
            ),
            "HJ",
        ),
    )


def _first_tricks() -> tuple[LessonStep, ...]:
    return (
        lesson_step(
            1,
            1,
            Act.PLAY,
            translate(
                "lesson",
                "You sit after the dealer, so you lead, and the first lead must be a trump. The"
                " others must play a trump as well, if they have one. Lead the Old Man, the jack of"
                " hearts. Click the card, drag it to the middle, or press Enter on it.",
            ),
            "HJ",
            translate(
                "lesson", "That is a trump, too. But begin with the Old Man: nothing beats him."
            ),
        ),
        lesson_step(
            1,
            2,
            Act.PLAY,
            translate(
                "lesson",
                "22 points, ten of them from Babette: she saw that the trick was yours, and added"
                " her ten. Adding points to a partner’s trick is called smearing (in German,"
                " schmieren). From now on any card may be led: lead the ace of spades.",
            ),
            "SA",
            translate("lesson", "The ace of spades is the better lead now."),
        ),
        lesson_step(
            1,
            3,
            Act.PLAY,
            translate(
                "lesson",
                "Babette smeared another ten. Now give her the lead: the seven of clubs costs you"
                " nothing, and perhaps she has the ace.",
            ),
            "C7",
            translate("lesson", "Keep that card for now, and lead the seven of clubs."),
        ),
        lesson_step(
            1,
            4,
            Act.PLAY,
            translate(
                "lesson",
                "She had it, and leads the king, the highest club left. Now you smear: the ten of"
                " clubs ranks low, but its ten points count for both of you.",
            ),
            "CT",
            translate(
                "lesson", "That would take your own partner’s trick. Give her the ten of clubs."
            ),
        ),
    )


def _last_tricks() -> tuple[LessonStep, ...]:
    return (
        lesson_step(
            1,
            5,
            Act.PLAY,
            translate(
                "lesson",
                "Karl’s ace beats Babette’s king of diamonds. You have diamonds yourself, but you"
                " don’t have to follow: if you have the suit led, you may follow or trump; if you"
                " have none, you may play any card. Trump with the eight of hearts.",
            ),
            "H8",
            translate("lesson", "The eight of hearts takes the ace, and it is enough."),
        ),
        lesson_step(
            1,
            6,
            Act.WATCH,
            translate(
                "lesson",
                "You and Babette have 86 points now. But your best cards are gone, and Karl still"
                " has the Little Man: the other four tricks go to him and Anna. They are played for"
                " you.",
            ),
            "D9 S9 H9 D7",
            translate("lesson", "This card is played for you; your turn comes soon."),
        ),
        lesson_step(
            1,
            COUNT,
            Act.LOOK,
            translate(
                "lesson",
                "86 against 54. A hundred would have wiped a rung off your half of the ladder."
                " Neither side has 100, so your 86 are written below the ladder, and a second deal"
                " decides. In it you need the 14 points that are missing, and the others need 46,"
                " which is 40 less than your 86.",
            ),
        ),
    )
