"""Rules book of Hunsrücker Bauern: its chapters, told for the rules in force, and its pictures."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.rules import Rules
from reunion_desktop.ui.games.illustrating import TRUMP, choice, suit_row, trick_taken
from reunion_desktop.ui.games.shared_rules import first_dealer, rank_table, ranks, way_round
from reunion_desktop.ui.language.pack import pack_note
from reunion_desktop.ui.words.book import ILLUSTRATION, Chapter, Illustration

translate = QCoreApplication.translate


class HunsrueckerBook:
    """The book, in the language of the moment."""

    def chapters(self, rules: Rules) -> tuple[Chapter, ...]:
        """The rules of a table."""
        return (
            Chapter(translate("rulespage", "In short"), (_in_short(rules),)),
            Chapter(translate("rulespage", "Cards and trumps"), _cards_and_trumps()),
            Chapter(translate("rulespage", "Cut and deal"), _deal(rules)),
            Chapter(translate("rulespage", "Making trumps"), _making_trumps()),
            Chapter(translate("rulespage", "The exchange"), _exchange()),
            Chapter(translate("rulespage", "Play"), _play()),
            Chapter(translate("rulespage", "Five lines"), _lines()),
            Chapter(translate("rulespage", "A session"), _sitting(rules)),
            Chapter(translate("rulespage", "Where this comes from"), _source()),
        )

    def illustrations(self, rules: Rules) -> Mapping[str, Illustration]:
        """Every picture by name, for the rules in force."""
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
                translate(
                    "rulespage", "The diamonds then: seven cards, for their jack is a trump."
                ),
            ),
            "legal": choice(
                order,
                "DJ H8 D9 D7 SQ",
                "D9 D7",
                translate(
                    "rulespage",
                    "The ace of diamonds is led: the two diamonds may be played. The jack of"
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
                    translate("rulespage", "throws off"),
                    translate("rulespage", "follows"),
                ),
                translate(
                    "rulespage",
                    "Six cards to a trick. The third player has no spade and trumps: the seven of"
                    " hearts takes it.",
                ),
            ),
        }


def _in_short(rules: Rules) -> str:
    return translate(
        "rulespage",
        "Six players, two sides of three who sit alternately, play five tricks with 32 cards. One"
        " side makes trumps and must then take three tricks. Both sides begin with five lines on a"
        " slate; lines are wiped off by winning and chalked up by losing, and the first side"
        " without any wins the game. Play and deal go round {way}.",
    ).format(way=way_round(rules))


def _cards_and_trumps() -> tuple[str, ...]:
    return (
        *filter(None, (pack_note(),)),
        translate(
            "rulespage",
            "The jack of trumps is the highest card of all, and the other jack of the same colour"
            " the second highest. It is a trump in every respect: if hearts are trumps, the jack of"
            " diamonds is a heart, and diamonds have one card less. Clubs and spades are of one"
            " colour, and so are hearts and diamonds.",
        ),
        rank_table(
            (
                translate("rulespage", "Trumps"),
                translate("rulespage", "the two jacks, {ranks}").format(ranks=ranks("AKQT987")),
            ),
            (translate("rulespage", "Other suit of the colour"), ranks("AKQT987")),
            (translate("rulespage", "Other two suits"), ranks("AKQJT987")),
        ),
        f"{ILLUSTRATION}trumps",
        f"{ILLUSTRATION}mate",
        translate(
            "rulespage",
            "The cards count no points; only tricks do. The order of the cards is lost in the"
            " source; this natural one, as at Bauer, is a ruling of our own.",
        ),
    )


def _deal(rules: Rules) -> tuple[str, ...]:
    shown = (
        translate("rulespage", "The lowest card of the packet lifted off is shown to everybody.")
        if rules.as_options().get("cut_shown") == "always"
        else translate(
            "rulespage",
            "The lowest card of the packet lifted off is shown to everybody if it is a jack; that"
            " any other stays hidden is our own rule.",
        )
    )
    return (
        first_dealer(rules),
        translate(
            "rulespage",
            "The player on the dealer’s right cuts. {shown} The dealer gives everybody five cards,"
            " one at a time, beginning on his right. Two cards are left. The first of them is"
            " turned up; the other, beneath it, is the very card of the cut.",
        ).format(shown=shown),
        translate(
            "rulespage",
            "The deal passes to the right. Who deals first is a ruling of our own.",
        ),
    )


def _making_trumps() -> tuple[str, ...]:
    return (
        translate(
            "rulespage",
            "If the turned card is a jack, its suit is trumps. If not, but a jack was shown at the"
            " cut, that jack’s suit is trumps. In both cases the dealer’s side are the"
            " <b>declarers</b>, and nothing is said.",
        ),
        translate(
            "rulespage",
            "Otherwise the players are asked one after another, from the dealer’s right: each may"
            " <b>accept</b> the turned suit or pass. Whoever accepts makes it trumps, and his side"
            " declares.",
        ),
        translate(
            "rulespage",
            "If all six pass, the card is turned down, and all are asked once more: each may"
            " <b>name</b> one of the other three suits or pass. The side of whoever names one"
            " declares. If all pass again, the same dealer deals anew.",
        ),
        translate(
            "rulespage",
            "That one may name a suit of which one holds no card is a ruling of our own.",
        ),
    )


def _exchange() -> tuple[str, ...]:
    return (
        translate(
            "rulespage",
            "When the turned suit was accepted, by whomever, the dealer may take the turned card"
            " for any card of his hand, which he lays away face down.",
        ),
        translate(
            "rulespage",
            "When the turned jack has made trumps, the dealer may look at the card beneath it, too;"
            " if it is of the same suit, he may take it for any card. That he may take the jack"
            " itself for a card is a ruling of our own: else the highest trump would lie dead. For"
            " the same reason he may take a jack that was shown at the cut, and then the turned"
            " card, if it is of that suit.",
        ),
        translate(
            "rulespage",
            "Each is an exchange of its own, and each may be declined. After a suit was named there"
            " is none.",
        ),
    )


def _play() -> tuple[str, ...]:
    return (
        translate(
            "rulespage",
            "The player on the dealer’s right leads any card. One must follow the suit led; whoever"
            " cannot plays any card, for nobody has to trump.",
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
            "Both sides begin with five lines. Declarers who take three or four tricks wipe one of"
            " theirs, and with all five, <i>durch</i>, two. With one or two tricks they add a line,"
            " and the others wipe one. Without a single trick they add two, and the others wipe"
            " two.",
        ),
        translate(
            "rulespage",
            "The first side without lines wins the game. A side may come to have more than five"
            " lines; that nothing is wiped below none is a ruling of our own.",
        ),
    )


def _sitting(rules: Rules) -> tuple[str, ...]:
    length = {
        1: translate("rulespage", "One game ends a sitting."),
        3: translate("rulespage", "A sitting is three games; the side that wins more wins it."),
        5: translate("rulespage", "A sitting is five games; the side that wins more wins it."),
    }[int(rules.as_options().get("games", 3))]
    return (
        length
        + " "
        + translate("rulespage", "The source does not say; this number is a ruling of our own."),
    )


def _source() -> tuple[str, ...]:
    return (
        translate(
            "rulespage",
            "All we know of this game of the Hunsrück stands on one page, CatsAtCards.com, “How To"
            " Play Réunion”. Whatever is marked here as a ruling of our own is not found there.",
        ),
    )
