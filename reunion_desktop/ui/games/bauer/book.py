"""Rules book of Bauer: its chapters, told for the very rule set in force, and its pictures."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.rules import Rules
from reunion_desktop.ui.games.illustrating import TRUMP, choice, suit_row, trick_taken
from reunion_desktop.ui.games.shared_rules import (
    first_dealer,
    rank_table,
    ranks,
    way_round,
    who_cuts,
)
from reunion_desktop.ui.language.pack import pack_note
from reunion_desktop.ui.words.book import ILLUSTRATION, Chapter, Illustration

translate = QCoreApplication.translate


class BauerBook:
    """The book, in the language of the moment."""

    def chapters(self, rules: Rules) -> tuple[Chapter, ...]:
        """The rules of a table."""
        return (
            Chapter(translate("rulespage", "In short"), (_in_short(rules),)),
            Chapter(translate("rulespage", "Cards and trumps"), _cards_and_trumps(rules)),
            Chapter(translate("rulespage", "Deal and naming trumps"), _deal(rules)),
            Chapter(translate("rulespage", "Cards away"), _away(rules)),
            Chapter(translate("rulespage", "Play"), _play()),
            Chapter(translate("rulespage", "The count, and the Brot"), _count(rules)),
            Chapter(translate("rulespage", "A session"), _sitting(rules)),
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
                "DJ HK H8 D9 D7 CA SQ",
                "D9 D7",
                translate(
                    "rulespage",
                    "The ace of diamonds is led: the two diamonds may be played. The jack of"
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
                    "Spades are led; the third player has none and may trump: the seven of hearts"
                    " takes the trick.",
                ),
            ),
        }


def _in_short(rules: Rules) -> str:
    return translate(
        "rulespage",
        "Four players, partners opposite each other, play eight tricks with 32 cards. Whoever sits"
        " after the dealer names trumps, having seen four of his cards; his side must then take"
        " five tricks. Both sides count down from eight, and whoever comes to nothing wins a"
        " <i>Brot</i>, a loaf. Play and deal go round {way}.",
    ).format(way=way_round(rules))


def _cards_and_trumps(rules: Rules) -> tuple[str, ...]:
    king = rules.as_options().get("king_high") is True
    trumps = ranks("KQAT987" if king else "AKQT987")
    plain = ranks("KQJAT987" if king else "AKQJT987")
    source = (
        translate(
            "rulespage",
            "That the king is high and the ace stands below the jack is our reading of a draft on"
            " Wikipedia.",
        )
        if king
        else translate(
            "rulespage",
            "No source that we could read tells the whole order; this natural one is that of"
            " gamerules.com.",
        )
    )
    return (
        *filter(None, (pack_note(),)),
        translate(
            "rulespage",
            "The jack of trumps is <b>the Fat One</b>, the highest card of all. The other jack of"
            " the same colour is <b>the Left One</b>, the second highest. It is a trump in every"
            " respect: if hearts are trumps, the jack of diamonds is a heart, and diamonds have"
            " one card less.",
        ),
        rank_table(
            (
                translate("rulespage", "Trumps"),
                translate("rulespage", "the Fat One, the Left One, {ranks}").format(ranks=trumps),
            ),
            (translate("rulespage", "Other suit of the colour"), trumps),
            (translate("rulespage", "Other two suits"), plain),
        ),
        f"{ILLUSTRATION}trumps",
        f"{ILLUSTRATION}mate",
        translate("rulespage", "The cards count no points; only tricks do.") + " " + source,
    )


def _deal(rules: Rules) -> tuple[str, ...]:
    partners = (
        translate("rulespage", "Partners sit opposite each other; they are drawn for.")
        if rules.as_options().get("seats") == "draw"
        else translate("rulespage", "Partners sit opposite each other.")
    )
    return (
        f"{partners} {first_dealer(rules)}",
        who_cuts(rules)
        + " "
        + translate(
            "rulespage",
            "The dealer gives everybody four cards, beginning with the next player. That player,"
            " <b>forehand</b>, looks at these four and names the trumps: the suit printed on one"
            " of them. His side are the <b>makers</b>. Then everybody gets four more. No card is"
            " turned up. The deal passes to the next player.",
        ),
        translate(
            "rulespage",
            "That forehand names only a suit that he holds is a ruling of our own: so he can"
            " always lead a trump.",
        ),
    )


def _away(rules: Rules) -> tuple[str, ...]:
    lost = (
        translate("rulespage", "if one trick is lost, nothing is counted.")
        if rules.as_options().get("away_lost") == "nothing"
        else translate("rulespage", "if one trick is lost, the others win the Brot.")
    )
    return (
        translate(
            "rulespage",
            "Before the first lead everybody is asked in turn, from forehand on. Whoever expects"
            " to take all eight tricks may say <b>cards away</b>: his partner lays the hand aside,"
            " and he plays alone against two. He leads, and any card he likes. All eight tricks"
            " win the Brot; {lost} The deal is played to its end.",
        ).format(lost=lost),
        translate(
            "rulespage",
            "Our own rules: only the first to say so is heard; it is said with all eight cards in"
            " hand; the deal is played to its end even when a trick is lost; and what a lost one"
            " costs.",
        ),
    )


def _play() -> tuple[str, ...]:
    return (
        translate(
            "rulespage",
            "Forehand leads to the first trick, and this lead must be a trump. Later any card may"
            " be led. One must follow the suit led; whoever cannot plays any card, for nobody has"
            " to trump.",
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
        translate("rulespage", "Four tricks each count for nothing.")
        if rules.as_options().get("four_all") == "nothing"
        else translate(
            "rulespage",
            "With four tricks each the makers have lost as well (Spielwiki); that this costs the"
            " same is a ruling of our own.",
        )
    )
    return (
        translate(
            "rulespage",
            "Both sides start at eight. Makers who take five tricks or more have one less to go."
            " If the others take five or more, the makers have one more to go, and the others one"
            " less. {even}",
        ).format(even=even),
        translate(
            "rulespage",
            "A side with nothing to go wins a <b>Brot</b>, in the Saarland also called a"
            " <i>Schròòm</i>, and both start at eight again. A count may rise above eight.",
        ),
    )


def _sitting(rules: Rules) -> tuple[str, ...]:
    length = {
        1: translate("rulespage", "The first Brot ends a sitting."),
        3: translate("rulespage", "A sitting is three Brote; the side with more of them wins it."),
        5: translate("rulespage", "A sitting is five Brote; the side with more of them wins it."),
    }[int(rules.as_options().get("brote", 3))]
    return (
        length
        + " "
        + translate(
            "rulespage",
            "The sources only say that the side with the most Brote wins; this number is a ruling"
            " of our own.",
        ),
    )
