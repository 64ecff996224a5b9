"""Rules book of Viersche: its chapters, told for the very rule set in force, and its pictures."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.rules import Rules
from reunion_desktop.ui.games.illustrating import (
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
from reunion_desktop.ui.words.book import ILLUSTRATION, Chapter, Illustration

translate = QCoreApplication.translate


class VierscheBook:
    """The book, in the language of the moment."""

    def chapters(self, rules: Rules) -> tuple[Chapter, ...]:
        """The rules of a table."""
        return (
            Chapter(translate("rulespage", "In short"), (_in_short(rules),)),
            Chapter(translate("rulespage", "Cards and trumps"), _cards_and_trumps()),
            Chapter(translate("rulespage", "Deal"), _deal(rules)),
            Chapter(translate("rulespage", "The first trick"), _first_trick(rules)),
            Chapter(translate("rulespage", "The other tricks"), _play()),
            Chapter(translate("rulespage", "A hundred, and the second deal"), _hundred(rules)),
            Chapter(translate("rulespage", "The ladder, and the frame"), _ladder(rules)),
        )

    def illustrations(self, rules: Rules) -> Mapping[str, Illustration]:
        """Every picture by name, for the rules in force."""
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
                    "Spades are led; the third player trumps, whether he has spades or not. The"
                    " seven of hearts takes the trick and its {points} points.",
                ).format(points=made),
            ),
        }


def _in_short(rules: Rules) -> str:
    return translate(
        "rulespage",
        "Four players, partners opposite each other, play nine tricks with 36 cards, the sixes"
        " among them. Every deal holds 140 card points, and a side with a hundred of them wins a"
        " <i>game</i>: it wipes a rung off its half of the ladder on the slate. Whoever has wiped"
        " all four first wins the <i>set</i>. Play and deal go round {way}.",
    ).format(way=way_round(rules))


def _cards_and_trumps() -> tuple[str, ...]:
    trumps = ranks("AKQT9876")
    return (
        *filter(None, (pack_note(),)),
        translate(
            "rulespage",
            "The jack of trumps is <b>the Old Man</b>, <i>de Alt</i>, the highest card of all. The"
            " other jack of the same colour is <b>the Little Man</b>, <i>de Kloei</i>, the second"
            " highest. He is a trump in every respect: if hearts are trumps, the jack of diamonds"
            " is a heart, and diamonds have one card less. The ten ranks low.",
        ),
        rank_table(
            (
                translate("rulespage", "Trumps"),
                translate("rulespage", "the Old Man, the Little Man, {ranks}").format(ranks=trumps),
            ),
            (translate("rulespage", "Other suit of the colour"), trumps),
            (translate("rulespage", "Other two suits"), ranks("AKQJT9876")),
        ),
        f"{ILLUSTRATION}trumps",
        f"{ILLUSTRATION}mate",
        f"{ILLUSTRATION}plain",
        translate(
            "rulespage",
            "Either of the two Men counts 12 points, an ace 11, a ten 10, a king 4, a queen 3,"
            " another jack 2; nine, eight, seven and six count nothing. The last trick brings"
            " nothing more.",
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
            "The dealer gives everybody nine cards, three at a time, beginning with the next"
            " player. The last card is his own; it is turned up, and its suit is trumps. It lies"
            " on the table until the first card is played, and then goes to his hand. The deal"
            " passes to the next player.",
        ),
    )


def _first_trick(rules: Rules) -> tuple[str, ...]:
    others = (
        translate(
            "rulespage",
            "The others play a trump if they have one; whoever has none plays any card, face down"
            " as well (CatsAtCards).",
        )
        if rules.as_options().get("void_first_trick") == "everybody"
        else translate(
            "rulespage",
            "The others play a trump if they have one; whoever has none plays any card (Pagat).",
        )
    )
    return (
        translate(
            "rulespage",
            "The player after the dealer leads a trump, if he has one. If not, he leads any card"
            " <b>face down</b>: it counts as a trump for those who follow, and cannot win."
            " {others} The dealer holds the turned card, so somebody always wins.",
        ).format(others=others),
        translate(
            "rulespage",
            "A card played face down is shown to nobody before the trick is gathered, and then"
            " counts for its winner: a ruling of our own.",
        ),
    )


def _play() -> tuple[str, ...]:
    return (
        translate(
            "rulespage",
            "From the second trick on any card may be led. Whoever holds the suit led must follow"
            " or trump, as he likes; whoever has none of it plays any card. Nobody has to beat"
            " what lies in the trick.",
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
        translate("rulespage", "If it is wrong, the others win the rung (CatsAtCards).")
        if options.get("false_reached") == "loses"
        else translate("rulespage", "If it is wrong, play goes on (Pagat).")
    )
    unclaimed = (
        translate(
            "rulespage",
            "If nobody has claimed by the ninth trick, the side that took this trick wins the rung"
            " if it has its number; otherwise the others do.",
        )
        if options.get("unclaimed") == "last_trick"
        else translate(
            "rulespage",
            "If nobody has claimed by the ninth trick, the side that got there first wins the"
            " rung.",
        )
    )
    told = (
        (
            translate(
                "rulespage",
                "In the second deal play stops as soon as a side has its number, and it wins the"
                " rung: our own rule, for in the sources it must say so.",
            ),
        )
        if options.get("reached") == "automatic"
        else (
            translate(
                "rulespage",
                "In the second deal a side must claim its number: the player on lead, after a trick"
                " won by that side, says <b>we have our number</b>. Play stops, and the points in"
                " the tricks of that side are added up. If the claim is right, the side wins the"
                " rung, even if the others got there first and said nothing. {wrong}",
            ).format(wrong=wrong),
            translate(
                "rulespage",
                "Our own rules: only the player on lead may claim, once before each lead. A side"
                " that has its number may keep silent and play for all nine tricks.",
            )
            + " "
            + unclaimed,
        )
    )
    return (
        translate(
            "rulespage",
            "After a deal each side counts the points in its tricks. A side with a hundred or more"
            " wins the game. If neither has as many, the better side writes its points below the"
            " ladder, and a second deal is played: that side needs what it lacks to a hundred, the"
            " others forty less than was written. With 86 against 54 that is 14 and 46.",
        ),
        *told,
        translate(
            "rulespage",
            "All nine tricks win the rung as well, and wipe <b>two</b> rungs; a side that has only"
            " one left wipes that one. After a rung the number is wiped, and both sides begin with"
            " nothing.",
        ),
        translate(
            "rulespage",
            "Our own rules: with 70 points each, 70 is written in the middle and both sides need"
            " 30. A number that is reached wins one rung, even if the side has taken all tricks so"
            " far.",
        ),
    )


def _ladder(rules: Rules) -> tuple[str, ...]:
    sitting = (
        translate("rulespage", "One set is a sitting (CatsAtCards).")
        if rules.as_options().get("session") == "set"
        else translate(
            "rulespage",
            "A side with four marks on the frame has lost the match (Pagat, Wikipedia).",
        )
    )
    return (
        translate(
            "rulespage",
            "The ladder on the slate has one upright and four rungs, and each side owns the halves"
            " on its own side. The first side to wipe all four wins the <b>set</b>. The losers"
            " chalk a mark on their side of the frame; two, if they have not wiped a single rung.",
        )
        + " "
        + sitting,
    )
