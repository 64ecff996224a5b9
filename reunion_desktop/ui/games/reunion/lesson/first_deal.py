"""The steps of the lesson's first deal: following suit, the two bowers, ruffing, the Stange."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.course import COUNT, Act, LessonStep, lesson_step
from reunion_desktop.ui.language.pack import pack_note

translate = QCoreApplication.translate


def first_deal() -> tuple[LessonStep, ...]:
    """Following suit, the two bowers, ruffing, the Stange."""
    note = pack_note()
    pack = f" {note}" if note else ""
    return (
        lesson_step(
            1,
            1,
            Act.READ,
            translate(
                "lesson",
                "Welcome! Réunion is played by three people with 32 cards, each for himself. Anna"
                " sits on your right and plays after you, Karl on your left. Everybody holds ten"
                " cards; ten tricks are played.",
            ),
        ),
        lesson_step(
            1,
            1,
            Act.READ,
            translate(
                "lesson",
                "Points count, not tricks: an ace is worth 11, a ten 10, a king 4, a queen 3, a"
                " jack 2. Nine, eight and seven are worth nothing. The ten is high: it beats the"
                " king and loses to the ace only.",
            )
            + pack,
            "HA CA SA ST HK",
        ),
        lesson_step(
            1,
            1,
            Act.READ,
            translate(
                "lesson",
                "At other tables everybody draws a card first, and the lowest deals. Here Karl has"
                " dealt and turned up the eight of hearts, so hearts are trumps; you can read it at"
                " the top of the table all the time. Trumps beat every other card.",
            ),
            "HJ HA HK H7",
        ),
        lesson_step(
            1,
            1,
            Act.READ,
            translate(
                "lesson",
                "Two jacks are special. The jack of trumps is the right bower, the highest card of"
                " all: you hold it. The other red jack, the jack of diamonds, is the left bower,"
                " the second highest. It is a trump now and no diamond. Each bower is worth 12.",
            ),
            "HJ",
        ),
        lesson_step(
            1,
            1,
            Act.PLAY,
            translate(
                "lesson",
                "You sit after the dealer, so you lead to the first trick. Lead your right bower:"
                " everybody must follow with a trump, and perhaps the left bower must fall to it."
                " Click the card, drag it to the middle, or press Enter on it.",
            ),
            "HJ",
            translate(
                "lesson",
                "You may play that card, but begin with the right bower, the jack of hearts:"
                " nothing can beat it.",
            ),
        ),
        lesson_step(
            1,
            2,
            Act.PLAY,
            translate(
                "lesson",
                "The left bower was Anna’s only trump, so it had to fall. Who loses the left bower"
                " to the right one pays the winner one unit at once. The trick brought you 24"
                " points. Now your ace of hearts is the highest trump left: lead it.",
            ),
            "HA",
            translate("lesson", "Take the trick that is certain first: lead the ace of hearts."),
        ),
        lesson_step(
            1,
            3,
            Act.PLAY,
            translate(
                "lesson",
                "Anna had no heart left. Who can neither follow nor trump may play anything. Lead"
                " your ace of clubs while the others still hold clubs and must follow.",
            ),
            "CA",
            translate("lesson", "The ace of clubs is the better card to lead now."),
        ),
        lesson_step(
            1,
            4,
            Act.PLAY,
            translate(
                "lesson",
                "That was 15 points. Now lead the eight of clubs. It will lose, but then you have"
                " no clubs left, and whoever has none of a suit may trump it.",
            ),
            "C8",
            translate("lesson", "Keep that card for later, and get rid of the eight of clubs."),
        ),
        lesson_step(
            1,
            5,
            Act.PLAY,
            translate(
                "lesson",
                "Karl leads the ace of diamonds, and you hold no diamond. Who cannot follow suit"
                " must play a trump: this is called ruffing. Your smallest trump is enough.",
            ),
            "H7",
            translate(
                "lesson",
                "The king would take the trick too, but the seven is enough. Keep the king.",
            ),
        ),
        lesson_step(
            1,
            6,
            Act.PLAY,
            translate(
                "lesson",
                "Even the seven of trumps beats an ace of another suit. You took the trick, so you"
                " lead. Try your ace of spades.",
            ),
            "SA",
            translate("lesson", "The ace of spades takes more: lead it first."),
        ),
        lesson_step(
            1,
            7,
            Act.PLAY,
            translate(
                "lesson",
                "Everybody had to follow. Karl’s spade was his last one, I should think: he would"
                " trump your ten. Lead a small spade and let him have little for his trump.",
            ),
            "S7 S9",
            translate("lesson", "That card is worth too much to be lost: lead a small spade."),
        ),
        lesson_step(
            1,
            8,
            Act.PLAY,
            translate(
                "lesson",
                "So it was. Karl leads a diamond again, and again you must trump. You have one"
                " trump left. The table shows which cards are allowed, and why others are not.",
            ),
            "HK",
        ),
        lesson_step(
            1,
            9,
            Act.PLAY,
            translate(
                "lesson",
                "Karl still holds a trump. Do not feed him the ten: lead your small spade.",
            ),
            "S7 S9",
            translate("lesson", "The ten would go to Karl’s trump now. Lead the small spade."),
        ),
        lesson_step(
            1,
            10,
            Act.PLAY,
            translate(
                "lesson",
                "The last trick is worth ten points more to whoever takes it. You have one card"
                " left, so there is nothing to choose.",
            ),
            "ST",
        ),
        lesson_step(
            1,
            COUNT,
            Act.LOOK,
            translate(
                "lesson",
                "Every deal has 150 points: you made 87, Karl 63, the two cards he had laid away"
                " included. Anna took no trick. That is a Stange: she has a slash on the sheet and"
                " pays each of you one unit. Go on with the next deal when you have seen enough.",
            ),
        ),
    )
