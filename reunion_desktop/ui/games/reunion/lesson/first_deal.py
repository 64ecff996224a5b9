"""Lesson steps of the first deal: following suit, the two bowers, trumping, the Stange."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.lesson_steps import COUNT, Act, LessonStep, lesson_step
from reunion_desktop.ui.language.pack import pack_note

translate = QCoreApplication.translate


def first_deal() -> tuple[LessonStep, ...]:
    """Steps on following suit, the two bowers, trumping and the Stange."""
    note = pack_note()
    pack = f" {note}" if note else ""
    return (
        lesson_step(
            1,
            1,
            Act.READ,
            translate(
                "lesson",
                "Welcome! Réunion is a game for three players, each for themselves, with 32 cards."
                " Anna sits on your right and plays after you, Karl on your left. Each player gets"
                " ten cards, and ten tricks are played.",
            ),
        ),
        lesson_step(
            1,
            1,
            Act.READ,
            translate(
                "lesson",
                "The points in the cards count, not the number of tricks: an ace is worth 11, a"
                " ten 10, a king 4, a queen 3, a jack 2. Nine, eight and seven are worth nothing."
                " The ten is high: only the ace of its suit beats it.",
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
                "In a normal game everyone draws a card first, and the lowest card deals. Here"
                " Karl has dealt and turned up the eight of hearts, so hearts are trumps; this is"
                " always shown at the top of the table. Trumps beat every other card.",
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
                " the second highest. It is now a trump, not a diamond. Each bower is worth 12.",
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
                " everybody must follow with a trump, and you may capture the left bower. Click"
                " the card, drag it to the middle, or press Enter on it.",
            ),
            "HJ",
            translate(
                "lesson",
                "That card is allowed, but start with the right bower, the jack of hearts: nothing"
                " can beat it.",
            ),
        ),
        lesson_step(
            1,
            2,
            Act.PLAY,
            translate(
                "lesson",
                "The left bower was Anna’s only trump, so it had to fall. If your left bower is"
                " captured by the right bower, you pay the winner one unit at once. The trick"
                " brought you 24 points. Now your ace of hearts is the highest trump left: lead"
                " it.",
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
                "Anna had no heart left. If you can neither follow suit nor trump, you may play"
                " any card. Lead your ace of clubs while the others still hold clubs and must"
                " follow.",
            ),
            "CA",
            translate("lesson", "The ace of clubs is the better lead now."),
        ),
        lesson_step(
            1,
            4,
            Act.PLAY,
            translate(
                "lesson",
                "That was 15 points. Now lead the eight of clubs. It will lose, but then you have"
                " no clubs left, and when you are void in a suit you may trump it.",
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
                "Karl leads the ace of diamonds, and you have no diamonds. If you can’t follow"
                " suit, you must play a trump. Your smallest trump is enough.",
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
                "Everybody had to follow. Karl’s spade was probably his last, so he would trump"
                " your ten. Lead a small spade, so that his trump wins little.",
            ),
            "S7 S9",
            translate("lesson", "That card is worth too much to lose: lead a small spade."),
        ),
        lesson_step(
            1,
            8,
            Act.PLAY,
            translate(
                "lesson",
                "You were right: Karl had to trump. He leads a diamond again, and again you must"
                " trump. You have one trump left. The table shows which cards you may play, and"
                " why you can’t play the others.",
            ),
            "HK",
        ),
        lesson_step(
            1,
            9,
            Act.PLAY,
            translate(
                "lesson",
                "Karl still holds a trump. Don’t give him the ten: lead your small spade.",
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
                "The last trick is worth ten extra points. You have only one card left to play.",
            ),
            "ST",
        ),
        lesson_step(
            1,
            COUNT,
            Act.LOOK,
            translate(
                "lesson",
                "There are 150 points in every deal. You made 87; Karl made 63, including his two"
                " discards. Anna took no trick. That is called a Stange: she gets a slash on the"
                " score sheet and pays each of you one unit. Continue when you are ready.",
            ),
        ),
    )
