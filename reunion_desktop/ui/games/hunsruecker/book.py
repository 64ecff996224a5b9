"""Rules book of Hunsrücker Bauern: chapters for the rule set in force, with illustrations."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.rules import Rules
from reunion_desktop.ui.games.illustrations import TRUMP, choice, suit_row, trick_taken
from reunion_desktop.ui.games.shared_rules import first_dealer, rank_table, ranks, way_round
from reunion_desktop.ui.language.pack import pack_note
from reunion_desktop.ui.words.book import ILLUSTRATION, BookChapter, Illustration

translate = QCoreApplication.translate


class HunsrueckerBook:
    """Rules book, in the current language."""

    def chapters(self, rules: Rules) -> tuple[BookChapter, ...]:
        """Chapters for a table's rules."""
        return (
            BookChapter(translate("rulespage", "Overview"), (_in_short(rules),)),
            BookChapter(translate("rulespage", "Cards and trumps"), _cards_and_trumps()),
            BookChapter(translate("rulespage", "Cut and deal"), _deal(rules)),
            BookChapter(translate("rulespage", "Choosing trumps"), _making_trumps()),
            BookChapter(translate("rulespage", "The exchange"), _exchange()),
            BookChapter(translate("rulespage", "Play"), _play()),
            BookChapter(translate("rulespage", "Five lines"), _lines()),
            BookChapter(translate("rulespage", "A session"), _sitting(rules)),
            BookChapter(translate("rulespage", "Sources"), _source()),
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
                "DJ H8 D9 D7 SQ",
                "D9 D7",
                translate(
                    "rulespage",
                    "The ace of diamonds is led, so the two diamonds may be played. The jack of"
                    " diamonds is a trump and may not.",
                ),
            ),
            "trick": trick_taken(
                order,
                "SK S9 H7 SA C8 ST",
                (
                    translate("rulespage", "led"),
                    translate("rulespage", "follows"),
                    translate("rulespage", "trumps"),
                    translate("rulespage", "follows"),
                    translate("rulespage", "discards"),
                    translate("rulespage", "follows"),
                ),
                translate(
                    "rulespage",
                    "A trick has six cards. The third player is void in spades and trumps: the"
                    " seven of hearts takes the trick.",
                ),
            ),
        }


def _in_short(rules: Rules) -> str:
    return translate(
        "rulespage",
        "Six players in two teams of three, seated alternately, play five tricks with 32 cards."
        " The side that chooses trumps must take three tricks. Both sides start with five lines on"
        " a slate; winning wipes lines off, losing adds lines, and the first side without lines"
        " wins the game. Deal and play go {way}.",
    ).format(way=way_round(rules))


def _cards_and_trumps() -> tuple[str, ...]:
    return (
        *filter(None, (pack_note(),)),
        translate(
            "rulespage",
            "The jack of trumps is the highest card of all, and the other jack of the same colour"
            " the second highest. It is a trump in every respect: if hearts are trumps, the jack of"
            " diamonds is a heart, and diamonds have one card fewer. Clubs and spades are of one"
            " colour, and so are hearts and diamonds.",
        ),
        rank_table(
            (
                translate("rulespage", "Trumps"),
                translate("rulespage", "the two jacks, {ranks}").format(ranks=ranks("AKQT987")),
            ),
            (translate("rulespage", "Other suit of that colour"), ranks("AKQT987")),
            (translate("rulespage", "Other two suits"), ranks("AKQJT987")),
        ),
        f"{ILLUSTRATION}trumps",
        f"{ILLUSTRATION}mate",
        translate(
            "rulespage",
            "The cards have no point values; only tricks count. The source does not give the order"
            " of the cards; this one, as in Bauer, is our own rule.",
        ),
    )


def _deal(rules: Rules) -> tuple[str, ...]:
    shown = (
        translate("rulespage", "The bottom card of the packet lifted off is shown to everybody.")
        if rules.as_options().get("cut_shown") == "always"
        else translate(
            "rulespage",
            "The bottom card of the packet lifted off is shown to everybody if it is a jack; that"
            " any other card stays hidden is our own rule.",
        )
    )
    return (
        first_dealer(rules),
        translate(
            "rulespage",
            "The player on the dealer’s right cuts. {shown} The dealer gives everybody five"
            " cards, one at a time, starting with the player on the right. Two cards are left."
            " The first of them is turned up; the other, below it, is the card seen at the cut.",
        ).format(shown=shown),
        translate(
            "rulespage",
            "The next dealer is the player on the right. Who deals first is our own rule.",
        ),
    )


def _making_trumps() -> tuple[str, ...]:
    return (
        translate(
            "rulespage",
            "If the turned-up card is a jack, its suit is trumps. Otherwise, if a jack was shown"
            " at the cut, its suit is trumps. In both cases the dealer’s side are the"
            " <b>declarers</b>, and there is no bidding.",
        ),
        translate(
            "rulespage",
            "Otherwise each player in turn, starting on the dealer’s right, may <b>accept</b> the"
            " turned-up suit or pass. If a player accepts, that suit is trumps and the player’s"
            " side are the declarers.",
        ),
        translate(
            "rulespage",
            "If all six pass, the card is turned down, and each player in turn may <b>choose</b>"
            " one of the other three suits or pass. The side of the player who chooses are the"
            " declarers. If all pass again, the same dealer deals again.",
        ),
        translate(
            "rulespage",
            "That you may choose a suit of which you hold no card is our own rule.",
        ),
    )


def _exchange() -> tuple[str, ...]:
    return (
        translate(
            "rulespage",
            "If a player has accepted the turned-up suit, the dealer may swap any card for the"
            " turned-up card; the swapped card is discarded face down.",
        ),
        translate(
            "rulespage",
            "If the turned-up jack has decided trumps, the dealer may also look at the card below"
            " it and, if it is of the same suit, swap any card for it. That the dealer may swap a"
            " card for the jack itself is our own rule; otherwise the highest trump would be out"
            " of play. For the same reason the dealer may take a jack that was shown at the cut,"
            " and then the turned-up card if it is of that suit.",
        ),
        translate(
            "rulespage",
            "Each exchange is optional. If a suit was chosen in the second round, there is no"
            " exchange.",
        ),
    )


def _play() -> tuple[str, ...]:
    return (
        translate(
            "rulespage",
            "The player on the dealer’s right leads any card. You must follow suit; if you can’t,"
            " you may play any card. You never have to trump.",
        ),
        f"{ILLUSTRATION}legal",
        translate(
            "rulespage",
            "The highest trump wins the trick, or else the highest card of the suit led. The"
            " winner leads to the next.",
        ),
        f"{ILLUSTRATION}trick",
    )


def _lines() -> tuple[str, ...]:
    return (
        translate(
            "rulespage",
            "Both sides start with five lines. Declarers who take three or four tricks wipe one of"
            " their lines; with all five tricks (<i>durch</i>) they wipe two. With one or two"
            " tricks they add a line, and the others wipe one. Without a trick they add two, and"
            " the others wipe two.",
        ),
        translate(
            "rulespage",
            "The first side without lines wins the game. A side may have more than five lines."
            " That lines can’t go below zero is our own rule.",
        ),
    )


def _sitting(rules: Rules) -> tuple[str, ...]:
    length = {
        1: translate("rulespage", "A session is one game."),
        3: translate(
            "rulespage", "A session is three games; the side that wins more games wins the session."
        ),
        5: translate(
            "rulespage", "A session is five games; the side that wins more games wins the session."
        ),
    }[int(rules.as_options().get("games", 3))]
    return (
        length
        + " "
        + translate("rulespage", "The source does not say; the number is our own rule."),
    )


def _source() -> tuple[str, ...]:
    return (
        translate(
            "rulespage",
            "All we know about this game from the Hunsrück is on one page, CatsAtCards.com, “How"
            " To Play Réunion”. Anything described here as our own rule is not found there.",
        ),
    )
