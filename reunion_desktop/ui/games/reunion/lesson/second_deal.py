"""Lesson steps of the second deal: the discards, and saving the last trumps."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.games.lesson_steps import BEFORE, COUNT, Act, LessonStep, lesson_step

translate = QCoreApplication.translate


def second_deal() -> tuple[LessonStep, ...]:
    """Steps on discarding, saving the left bower, and keeping a trump for the last trick."""
    return (
        lesson_step(
            2,
            BEFORE,
            Act.READ,
            translate(
                "lesson",
                "Now you are the dealer. Clubs are trumps. The dealer picks up the last two cards"
                " and discards two others, face down. Their points count for the dealer.",
            ),
        ),
        lesson_step(
            2,
            BEFORE,
            Act.LAY_AWAY,
            translate(
                "lesson",
                "You can’t discard an ace or a bower, and at most one ten. Choose both diamonds:"
                " the ten’s points are safe then, and once you have no diamonds you can trump that"
                " suit. Click the two cards, then the button; or press Enter on each, then Space.",
            ),
            "DT D7",
            translate(
                "lesson",
                "That is allowed, but discard the two diamonds: ten points are safe, and you can"
                " trump diamonds. Click a card in the middle to deselect it.",
            ),
        ),
        lesson_step(
            2,
            1,
            Act.READ,
            translate(
                "lesson",
                "Anna leads the right bower, the jack of clubs. Your jack of spades is the left"
                " bower now. It counts as a club, so you could follow with it, but Anna would"
                " capture it: 12 points and one unit.",
            ),
            "SJ",
        ),
        lesson_step(
            2,
            1,
            Act.PLAY,
            translate(
                "lesson",
                "You must follow with a trump, but you choose which. Save the left bower and play"
                " your smallest trump.",
            ),
            "C9",
            translate("lesson", "That would cost you more than necessary. Play the nine of clubs."),
        ),
        lesson_step(
            2,
            2,
            Act.PLAY,
            translate(
                "lesson",
                "Anna leads the ace of diamonds. You discarded your diamonds, so you can trump."
                " Nobody plays after you: the queen is enough.",
            ),
            "CQ",
            translate("lesson", "That takes the trick as well, but the queen is enough."),
        ),
        lesson_step(
            2,
            3,
            Act.PLAY,
            translate(
                "lesson",
                "The right bower is gone, so your left bower is the highest trump now. Lead it: it"
                " is safe and draws the others’ trumps.",
            ),
            "SJ",
            translate("lesson", "Lead the jack of spades first: it is the highest trump left."),
        ),
        lesson_step(
            2,
            4,
            Act.PLAY,
            translate(
                "lesson",
                "22 points in one trick! Aces of the other suits are good now, as long as the"
                " others can follow. Lead the ace of hearts.",
            ),
            "HA",
            translate("lesson", "Lead the ace of hearts now."),
        ),
        lesson_step(
            2,
            5,
            Act.PLAY,
            translate("lesson", "And the ace of spades."),
            "SA",
            translate("lesson", "Lead the ace of spades now."),
        ),
        lesson_step(
            2,
            6,
            Act.PLAY,
            translate(
                "lesson",
                "With the ace gone the ten of spades is the highest of its suit: it beats king and"
                " queen. Lead it.",
            ),
            "ST",
            translate("lesson", "The ten of spades takes a trick now; later it may be trumped."),
        ),
        lesson_step(
            2,
            7,
            Act.PLAY,
            translate(
                "lesson",
                "One trump is still out: the ace of clubs. Lead the seven of spades. The player"
                " with that ace has no spades left and must trump; then it is gone.",
            ),
            "S7",
            translate(
                "lesson",
                "Better lead the seven of spades, so that the ace of trumps wins nothing.",
            ),
        ),
        lesson_step(
            2,
            8,
            Act.PLAY,
            translate(
                "lesson",
                "Karl leads the king of hearts. You must follow suit, and your ten beats it.",
            ),
            "HT",
            translate("lesson", "The ten beats the king: take the trick."),
        ),
        lesson_step(
            2,
            9,
            Act.PLAY,
            translate(
                "lesson",
                "You hold the last trump, and a small heart. The last trick is worth ten points"
                " more, so keep the trump for it and lead the heart.",
            ),
            "H8",
            translate("lesson", "Keep your trump for the last trick: lead the eight of hearts."),
        ),
        lesson_step(
            2,
            10,
            Act.PLAY,
            translate("lesson", "And here is the last trick: your trump takes it."),
            "CK",
        ),
        lesson_step(
            2,
            COUNT,
            Act.LOOK,
            translate(
                "lesson",
                "121 points, including the ten you discarded and ten for the last trick. The score"
                " sheet shows the points so far; the dot marks the dealer of each line. One more"
                " deal, and the game is over.",
            ),
        ),
    )
