"""What is said in the first lesson, step by step; the cards are those that lie on its table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.cards import CardSet
from reunion_desktop.ui.games.course import COUNT, LAYING_AWAY, Act, LessonStep
from reunion_desktop.ui.words.pack import pack_note

translate = QCoreApplication.translate


def lesson_steps() -> tuple[LessonStep, ...]:
    """Every step of the lesson, in the language that is spoken now."""
    return (*_first_deal(), *_second_deal(), *_third_deal())


def _step(
    deal: int, trick: int, act: Act, text: str, cards: str = "", wrong: str = ""
) -> LessonStep:
    return LessonStep(deal, trick, act, text, CardSet.parse(cards), wrong)


def _first_deal() -> tuple[LessonStep, ...]:
    """Following suit, the two bowers, ruffing, the Stange."""
    note = pack_note()
    pack = f" {note}" if note else ""
    return (
        _step(
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
        _step(
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
        _step(
            1,
            1,
            Act.READ,
            translate(
                "lesson",
                "Karl has dealt and turned up the eight of hearts, so hearts are trumps; you can"
                " read it at the top of the table all the time. Trumps beat every other card.",
            ),
            "HJ HA HK H7",
        ),
        _step(
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
        _step(
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
        _step(
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
        _step(
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
        _step(
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
        _step(
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
        _step(
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
        _step(
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
        _step(
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
        _step(
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
        _step(
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
        _step(
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


def _second_deal() -> tuple[LessonStep, ...]:
    """Laying away, saving the left bower, keeping a trump for the last trick."""
    return (
        _step(
            2,
            LAYING_AWAY,
            Act.READ,
            translate(
                "lesson",
                "Now you are the dealer. Clubs are trumps. The dealer takes up the last two cards"
                " and lays two others away, face down. Their points are his, whatever happens.",
            ),
        ),
        _step(
            2,
            LAYING_AWAY,
            Act.LAY_AWAY,
            translate(
                "lesson",
                "You may lay away no ace, no bower and at most one ten. Choose both diamonds: the"
                " ten’s points are safe then, and with no diamond left you can trump that suit."
                " Click the two cards, then the button; or press Enter on each, then Space.",
            ),
            "DT D7",
            translate(
                "lesson",
                "The rules allow that. But lay the two diamonds away: ten points are safe, and you"
                " can trump diamonds. A click on a card in the middle takes it back.",
            ),
        ),
        _step(
            2,
            1,
            Act.READ,
            translate(
                "lesson",
                "Anna leads the right bower, the jack of clubs. Your jack of spades is the left"
                " bower now. It counts as a club, so you could follow with it, but then Anna would"
                " catch it: 12 points and one unit.",
            ),
            "SJ",
        ),
        _step(
            2,
            1,
            Act.PLAY,
            translate(
                "lesson",
                "You must follow with a trump, but you choose which. Save the left bower and give"
                " your smallest trump.",
            ),
            "C9",
            translate("lesson", "That would cost you more than need be. Give the nine of clubs."),
        ),
        _step(
            2,
            2,
            Act.PLAY,
            translate(
                "lesson",
                "Anna leads the ace of diamonds. You have laid your diamonds away, so you trump."
                " Nobody plays after you: the queen is enough.",
            ),
            "CQ",
            translate("lesson", "That takes the trick as well, but the queen is enough."),
        ),
        _step(
            2,
            3,
            Act.PLAY,
            translate(
                "lesson",
                "The right bower is gone, so your left bower is the highest trump now. Lead it:"
                " it comes home safely and draws the others’ trumps.",
            ),
            "SJ",
            translate("lesson", "Lead the jack of spades first: it is the highest trump left."),
        ),
        _step(
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
        _step(
            2,
            5,
            Act.PLAY,
            translate("lesson", "And the ace of spades."),
            "SA",
            translate("lesson", "Lead the ace of spades now."),
        ),
        _step(
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
        _step(
            2,
            7,
            Act.PLAY,
            translate(
                "lesson",
                "One trump is still out: the ace of clubs. Lead the seven of spades. Whoever holds"
                " that ace has no spade left and must trump; then it is gone.",
            ),
            "S7",
            translate(
                "lesson",
                "Better lead the seven of spades, so that the ace of trumps falls to nothing.",
            ),
        ),
        _step(
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
        _step(
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
        _step(
            2,
            10,
            Act.PLAY,
            translate("lesson", "And here is the last trick: your trump takes it."),
            "CK",
        ),
        _step(
            2,
            COUNT,
            Act.LOOK,
            translate(
                "lesson",
                "121 points, with the ten you had laid away and ten for the last trick. The sheet"
                " shows what each has made so far; the dot marks the dealer of each line. One more"
                " deal, and the game is over.",
            ),
        ),
    )


def _third_deal() -> tuple[LessonStep, ...]:
    """The left bower must follow, the danger of a Stange, the settlement."""
    watch = translate(
        "lesson",
        "Anna has dealt, and spades are trumps. Your left bower is the jack of clubs. The first"
        " three tricks are played for you: you give small cards and win nothing.",
    )
    wait = translate("lesson", "This card is played for you; yours comes soon.")
    return (
        _step(3, 1, Act.WATCH, watch, "S7", wait),
        _step(3, 2, Act.WATCH, watch, "D8", wait),
        _step(3, 3, Act.WATCH, watch, "H8", wait),
        _step(
            3,
            4,
            Act.PLAY,
            translate(
                "lesson",
                "You have no trick yet. Without one you would have to pay each of the others one"
                " unit. Anna leads a club: follow with a small one. Your jack of clubs may not be"
                " played here, for it is a spade as long as spades are trumps.",
            ),
            "C7 C8",
        ),
        _step(3, 5, Act.PLAY, translate("lesson", "Follow again with your club."), "C7 C8"),
        _step(
            3,
            6,
            Act.PLAY,
            translate(
                "lesson",
                "Karl had no club left and had to trump. Now he leads a diamond, and you have one.",
            ),
            "DJ",
        ),
        _step(
            3,
            7,
            Act.PLAY,
            translate(
                "lesson",
                "Anna leads the ten of hearts. You cannot beat it: give the heart that is worth"
                " nothing.",
            ),
            "H7",
            translate("lesson", "That would give Anna points for nothing. Play the seven."),
        ),
        _step(
            3,
            8,
            Act.PLAY,
            translate(
                "lesson",
                "A trump is led, and the left bower is the only one you have: you must play it. The"
                " right bower is gone, so it takes the trick.",
            ),
            "CJ",
        ),
        _step(
            3,
            9,
            Act.PLAY,
            translate(
                "lesson",
                "No Stange! Your hearts are the highest left and all trumps are gone. Lead one of"
                " them. When the rest is certain, the button below the table claims it as well.",
            ),
            "HQ HJ",
        ),
        _step(3, 10, Act.PLAY, translate("lesson", "And the last trick is yours."), "HQ HJ"),
        _step(
            3,
            COUNT,
            Act.LOOK,
            translate(
                "lesson",
                "The game is over, and the highest total wins: yours. Who has less than 150 pays"
                " you one unit, less than 100 two, less than 50 three. Under 100 is called matsch:"
                " one point more, and Anna had escaped it. You know the game now; the rules are"
                " under Help.",
            ),
        ),
    )
