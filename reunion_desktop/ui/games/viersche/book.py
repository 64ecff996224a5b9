"""Rules book of Viersche: chapters for the rule set in force, and their illustrations."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.rules import Rules
from reunion_desktop.ui.games.illustrations import (
    TRUMP,
    trick_taken,
    with_sixes,
)
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


class VierscheBook:
    """Rules book, in the current language."""

    def chapters(self, rules: Rules) -> tuple[BookChapter, ...]:
        """Chapters for a table's rules."""
        return (
            BookChapter(translate("rulespage", "Overview"), (_in_short(rules),)),
            BookChapter(translate("rulespage", "Cards and trumps"), _cards_and_trumps()),
            BookChapter(translate("rulespage", "Deal"), _deal(rules)),
            BookChapter(translate("rulespage", "The first trick"), _first_trick(rules)),
            BookChapter(translate("rulespage", "The other tricks"), _play()),
            BookChapter(translate("rulespage", "100 points, and the second deal"), _hundred(rules)),
            BookChapter(translate("rulespage", "The ladder, and the frame"), _ladder(rules)),
        )

    def illustrations(self, rules: Rules) -> Mapping[str, Illustration]:
        """Illustrations by name, for the rules in force."""
        order = rules.order(TRUMP)
        played = "SK ST H7 SA"
        made = sum(rules.points(card, order) for card in trick_taken(order, played, (), "").cards)
        return with_sixes(rules) | {
            "trick": trick_taken(
                order,
                played,
                (
                    translate("rulespage", "led"),
                    translate("rulespage", "follows"),
                    translate("rulespage", "trumps"),
                    translate("rulespage", "follows"),
                ),
                translate(
                    "rulespage",
                    "Spades are led. The third player trumps, which is allowed with or without"
                    " spades. The seven of hearts takes the trick and its {points} points.",
                ).format(points=made),
            ),
        }


def _in_short(rules: Rules) -> str:
    return translate(
        "rulespage",
        "Four players in two teams, partners facing each other, play nine tricks with 36 cards,"
        " including the sixes. Every deal contains 140 card points. A side with 100 wins a"
        " <i>rung</i> and wipes it off its half of the ladder on the slate. The first side to wipe"
        " all four wins the <i>set</i>. Deal and play go {way}.",
    ).format(way=way_round(rules))


def _cards_and_trumps() -> tuple[str, ...]:
    trumps = ranks("AKQT9876")
    return (
        *filter(None, (pack_note(),)),
        translate(
            "rulespage",
            "The jack of trumps is <b>the Old Man</b>, <i>de Alt</i>, the highest card of all. The"
            " other jack of the same colour is <b>the Little Man</b>, <i>de Kloei</i>, the second"
            " highest. It counts fully as a trump: if hearts are trumps, the jack of diamonds is a"
            " heart, and there is one diamond fewer. The ten ranks low.",
        ),
        rank_table(
            (
                translate("rulespage", "Trumps"),
                translate("rulespage", "the Old Man, the Little Man, {ranks}").format(ranks=trumps),
            ),
            (translate("rulespage", "Other suit of that colour"), trumps),
            (translate("rulespage", "Other two suits"), ranks("AKQJT9876")),
        ),
        f"{ILLUSTRATION}trumps",
        f"{ILLUSTRATION}mate",
        f"{ILLUSTRATION}plain",
        translate(
            "rulespage",
            "The Old Man and the Little Man count 12 points each, an ace 11, a ten 10, a king 4, a"
            " queen 3, another jack 2; nine, eight, seven and six count nothing. There is no bonus"
            " for the last trick.",
        ),
        f"{ILLUSTRATION}values",
    )


def _deal(rules: Rules) -> tuple[str, ...]:
    return (
        first_dealer(rules),
        who_cuts(rules)
        + " "
        + translate(
            "rulespage",
            "The dealer gives each player nine cards, three at a time, starting with the next"
            " player. The last card belongs to the dealer; it is turned up, and its suit is"
            " trumps. It stays on the table until the first card is played and then goes into the"
            " dealer’s hand. The next player deals next.",
        ),
    )


def _first_trick(rules: Rules) -> tuple[str, ...]:
    others = (
        translate(
            "rulespage",
            "The others must play a trump if they have one; otherwise they play any card, also"
            " face down (CatsAtCards).",
        )
        if rules.as_options().get("void_first_trick") == "everybody"
        else translate(
            "rulespage",
            "The others must play a trump if they have one; otherwise they play any card (Pagat).",
        )
    )
    return (
        translate(
            "rulespage",
            "The player after the dealer must lead a trump, if possible. If not, that player leads"
            " any card <b>face down</b>: it counts as a trump for those who follow, and cannot"
            " win. {others} The dealer holds the turned-up card, a trump, so somebody always wins.",
        ).format(others=others),
        translate(
            "rulespage",
            "A card played face down stays hidden until the trick is complete; its points then"
            " count for the winner. This is our own rule.",
        ),
    )


def _play() -> tuple[str, ...]:
    return (
        translate(
            "rulespage",
            "From the second trick on any card may be led. If you have the suit led, you may"
            " follow or trump; if you have none, you may play any card. You never have to beat the"
            " cards in the trick.",
        ),
        f"{ILLUSTRATION}legal",
        translate(
            "rulespage",
            "The highest trump wins the trick, or else the highest card of the suit led. The"
            " winner leads to the next.",
        ),
        f"{ILLUSTRATION}trick",
    )


def _hundred(rules: Rules) -> tuple[str, ...]:
    options = rules.as_options()
    wrong = (
        translate("rulespage", "If the claim is wrong, the others win the rung (CatsAtCards).")
        if options.get("false_reached") == "loses"
        else translate("rulespage", "If the claim is wrong, play simply continues (Pagat).")
    )
    unclaimed = (
        translate(
            "rulespage",
            "If nobody has called by the ninth trick, the side that took this trick wins the rung"
            " if it has enough points; otherwise the others win it.",
        )
        if options.get("unclaimed") == "last_trick"
        else translate(
            "rulespage",
            "If nobody has called by the ninth trick, the side that had enough points first wins"
            " the rung.",
        )
    )
    told = (
        (
            translate(
                "rulespage",
                "In the second deal, play stops as soon as a side has enough points, and that"
                " side wins the rung. This is our own rule; in the sources the side must call.",
            ),
        )
        if options.get("reached") == "automatic"
        else (
            translate(
                "rulespage",
                "In the second deal, a side must claim its win: when it has enough points and has"
                " just won a trick, the player on lead calls <b>We have our number</b>. Play"
                " stops, and that side’s tricks are counted. If the claim is right, the side wins"
                " the rung, even if the others had enough points earlier and did not call."
                " {wrong}",
            ).format(wrong=wrong),
            translate(
                "rulespage",
                "Only the player on lead may call, once before each lead. A side that has enough"
                " points need not call, and may play for all nine tricks. Both are our own rules.",
            )
            + " "
            + unclaimed,
        )
    )
    return (
        translate(
            "rulespage",
            "After a deal, each side counts the points in its tricks. A side with 100 or more wins"
            " the rung. If neither has 100, the better side’s points are written below the ladder"
            " and a second deal is played: that side needs the points missing to 100, and the"
            " other side needs 40 less than the number written. With 86 to 54, that means 14 and"
            " 46.",
        ),
        *told,
        translate(
            "rulespage",
            "Taking all nine tricks also wins, and wipes <b>two</b> rungs; a side with only one"
            " rung left wipes that one. After a rung is won, the written number is wiped and both"
            " sides start from zero.",
        ),
        translate(
            "rulespage",
            "With 70 points each, 70 is written in the middle and both sides need 30. A side with"
            " enough points wins one rung, even if it has taken all the tricks so far. Both are"
            " our own rules.",
        ),
    )


def _ladder(rules: Rules) -> tuple[str, ...]:
    sitting = (
        translate("rulespage", "One set is a session (CatsAtCards).")
        if rules.as_options().get("session") == "set"
        else translate(
            "rulespage",
            "A side with four marks on the frame loses the session (Pagat, Wikipedia).",
        )
    )
    return (
        translate(
            "rulespage",
            "The ladder on the slate has one upright and four rungs; each side owns its half of"
            " the rungs. The first side to wipe all four wins the <b>set</b>. The losers get a"
            " mark on their side of the frame – or two if they have not wiped a single rung.",
        )
        + " "
        + sitting,
    )
