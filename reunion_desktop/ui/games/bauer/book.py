"""Rules book of Bauer: chapters for the rule set in force, and their illustrations."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.rules import Rules
from reunion_desktop.ui.games.illustrations import TRUMP, choice, suit_row, trick_taken
from reunion_desktop.ui.games.shared_rules import (
    first_dealer,
    rank_table,
    ranks,
    way_round,
    who_cuts,
)
from reunion_desktop.ui.language.pack import pack_note
from reunion_desktop.ui.words.book import ILLUSTRATION, BookChapter, Illustration

translate = QCoreApplication.translate


class BauerBook:
    """Rules book, in the current language."""

    def chapters(self, rules: Rules) -> tuple[BookChapter, ...]:
        """Chapters for a table's rules."""
        return (
            BookChapter(translate("rulespage", "Overview"), (_in_short(rules),)),
            BookChapter(translate("rulespage", "Cards and trumps"), _cards_and_trumps(rules)),
            BookChapter(translate("rulespage", "Dealing and choosing trumps"), _deal(rules)),
            BookChapter(translate("rulespage", "Cards away"), _away(rules)),
            BookChapter(translate("rulespage", "Play"), _play()),
            BookChapter(translate("rulespage", "Scoring and the Brot"), _count(rules)),
            BookChapter(translate("rulespage", "A session"), _sitting(rules)),
        )

    def illustrations(self, rules: Rules) -> Mapping[str, Illustration]:
        """Illustrations by name, for the rules in force."""
        order = rules.order(TRUMP)
        return {
            "trumps": suit_row(
                rules,
                order,
                TRUMP,
                translate("rulespage", "Hearts are trumps: these nine cards, from high to low."),
            ),
            "mate": suit_row(
                rules,
                order,
                TRUMP.mate,
                translate("rulespage", "Diamonds: seven cards, because the jack is a trump."),
            ),
            "legal": choice(
                order,
                "DJ HK H8 D9 D7 CA SQ",
                "D9 D7",
                translate(
                    "rulespage",
                    "The ace of diamonds is led, so the two diamonds may be played. The jack of"
                    " diamonds is a trump and may not.",
                ),
            ),
            "trick": trick_taken(
                order,
                "SK S9 H7 SA",
                (
                    translate("rulespage", "led"),
                    translate("rulespage", "follows"),
                    translate("rulespage", "trumps"),
                    translate("rulespage", "follows"),
                ),
                translate(
                    "rulespage",
                    "Spades are led. The third player is void and may trump: the seven of hearts"
                    " takes the trick.",
                ),
            ),
        }


def _in_short(rules: Rules) -> str:
    return translate(
        "rulespage",
        "Four players in two teams, partners facing each other, play eight tricks with 32 cards."
        " The player after the dealer chooses trumps after seeing four cards; that side must then"
        " take five tricks. Both sides count down from eight, and the first to reach zero wins a"
        " <i>Brot</i> (a loaf). Deal and play go {way}.",
    ).format(way=way_round(rules))


def _cards_and_trumps(rules: Rules) -> tuple[str, ...]:
    king = rules.as_options().get("king_high") is True
    trumps = ranks("KQAT987" if king else "AKQT987")
    plain = ranks("KQJAT987" if king else "AKQJT987")
    source = (
        translate(
            "rulespage",
            "That the king is high and the ace ranks below the jack is our reading of a draft on"
            " Wikipedia.",
        )
        if king
        else translate(
            "rulespage",
            "No source we found gives the full order; this one is from gamerules.com.",
        )
    )
    return (
        *filter(None, (pack_note(),)),
        translate(
            "rulespage",
            "The jack of trumps is <b>the Fat One</b>, the highest card of all. The other jack of"
            " the same colour is <b>the Left One</b>, the second highest. It counts fully as a"
            " trump: if hearts are trumps, the jack of diamonds is a heart, and there is one"
            " diamond fewer.",
        ),
        rank_table(
            (
                translate("rulespage", "Trumps"),
                translate("rulespage", "the Fat One, the Left One, {ranks}").format(ranks=trumps),
            ),
            (translate("rulespage", "Other suit of that colour"), trumps),
            (translate("rulespage", "Other two suits"), plain),
        ),
        f"{ILLUSTRATION}trumps",
        f"{ILLUSTRATION}mate",
        translate("rulespage", "The cards have no point values; only tricks count.") + " " + source,
    )


def _deal(rules: Rules) -> tuple[str, ...]:
    partners = (
        translate("rulespage", "Partners are drawn by lot and sit opposite each other.")
        if rules.as_options().get("seats") == "draw"
        else translate("rulespage", "Partners sit opposite each other.")
    )
    return (
        f"{partners} {first_dealer(rules)}",
        who_cuts(rules)
        + " "
        + translate(
            "rulespage",
            "The dealer gives each player four cards, starting with the next player. That player,"
            " <b>forehand</b>, chooses trumps: the suit of one of these four cards. Forehand’s"
            " side are the <b>declarers</b>. Then everyone gets four more cards. No card is turned"
            " up. The next player deals next.",
        ),
        translate(
            "rulespage",
            "That forehand may only choose a suit in hand is our own rule, so that a trump can"
            " always be led.",
        ),
    )


def _away(rules: Rules) -> tuple[str, ...]:
    lost = (
        translate("rulespage", "if a trick is lost, nothing is scored.")
        if rules.as_options().get("away_lost") == "nothing"
        else translate("rulespage", "if a trick is lost, the others win the Brot.")
    )
    return (
        translate(
            "rulespage",
            "Before the first lead, each player in turn, starting with forehand, may call"
            " <b>Cards away</b> to play alone for all eight tricks: the partner puts their hand"
            " down, and the caller plays alone against two and leads any card. Taking all eight"
            " tricks wins the Brot; {lost} The deal is played to the end.",
        ).format(lost=lost),
        translate(
            "rulespage",
            "Our own rules: only the first call counts; it is made with all eight cards in hand;"
            " the deal is played to the end even if a trick is lost; and the cost of a lost"
            " trick.",
        ),
    )


def _play() -> tuple[str, ...]:
    return (
        translate(
            "rulespage",
            "Forehand leads to the first trick and must lead a trump. Later any card may be led."
            " You must follow suit; if you can’t, you may play any card. You never have to trump.",
        ),
        f"{ILLUSTRATION}legal",
        translate(
            "rulespage",
            "The highest trump wins the trick, or else the highest card of the suit led. The"
            " winner leads to the next.",
        ),
        f"{ILLUSTRATION}trick",
    )


def _count(rules: Rules) -> tuple[str, ...]:
    even = (
        translate("rulespage", "Four tricks each score nothing.")
        if rules.as_options().get("four_all") == "nothing"
        else translate(
            "rulespage",
            "With four tricks each, the declarers lose as well (Spielwiki); that it costs the same"
            " is our own rule.",
        )
    )
    return (
        translate(
            "rulespage",
            "Both sides start at eight. Declarers who take five tricks or more go down by one. If"
            " the defenders take five or more, the declarers go up by one and the defenders go"
            " down by one. {even}",
        ).format(even=even),
        translate(
            "rulespage",
            "A side that reaches zero wins the game and with it a <b>Brot</b> (in the Saarland"
            " also called a <i>Schròòm</i>). In the next game both sides start at eight again. A"
            " count may rise above eight.",
        ),
    )


def _sitting(rules: Rules) -> tuple[str, ...]:
    length = {
        1: translate("rulespage", "A session is one game: the first Brot ends it."),
        3: translate("rulespage", "A session is three games; the side with more Brote wins."),
        5: translate("rulespage", "A session is five games; the side with more Brote wins."),
    }[int(rules.as_options().get("brote", 3))]
    return (
        length
        + " "
        + translate(
            "rulespage",
            "The sources only say that the side with the most Brote wins; the number is our own"
            " rule.",
        ),
    )
