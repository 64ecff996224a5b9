"""Rules book of Hindersche: its chapters, told for the very rule set in force, and its pictures."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.rules import Rules
from reunion_desktop.games.hindersche.options import HinderscheOptions, hindersche
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
from reunion_desktop.ui.words.cards import units

translate = QCoreApplication.translate


class HinderscheBook:
    """The book, in the language of the moment."""

    def chapters(self, rules: Rules) -> tuple[Chapter, ...]:
        """The rules of a table."""
        own = hindersche(rules)
        return (
            Chapter(translate("rulespage", "In short"), (_in_short(rules),)),
            Chapter(translate("rulespage", "Cards and trumps"), _cards_and_trumps()),
            Chapter(translate("rulespage", "Deal"), _deal(rules)),
            Chapter(translate("rulespage", "Play"), _play()),
            Chapter(translate("rulespage", "The first phase: four marks"), _first_phase(own)),
            Chapter(translate("rulespage", "The second phase: Butzen"), _butzen(own)),
            Chapter(translate("rulespage", "Play-offs"), _playoffs(own)),
            Chapter(translate("rulespage", "The frame, and the rubber"), _frame(own)),
        )

    def illustrations(self, rules: Rules) -> Mapping[str, Illustration]:
        """Every picture by name, for the rules in force."""
        order = rules.order(TRUMP)
        played = "SK ST H7 DA"
        made = sum(rules.points(card, order) for card in trick_taken(order, played, (), "").cards)
        return with_sixes(rules) | {
            "trick": trick_taken(
                order,
                played,
                (
                    translate("rulespage", "led"),
                    translate("rulespage", "follows"),
                    translate("rulespage", "trumps"),
                    translate("rulespage", "throws off"),
                ),
                translate(
                    "rulespage",
                    "Spades are led; the seven of hearts must take the trick, with the ten and"
                    " with the ace of one who is glad to be rid of it: {points} points.",
                ).format(points=made),
            ),
        }


def _in_short(rules: Rules) -> str:
    return translate(
        "rulespage",
        "Four players, each for himself, play nine tricks with 36 cards, the sixes among them."
        " Every deal holds 140 card points, and whoever has most of them is given a mark on the"
        " slate; but whoever makes a hundred gives a mark to each of the others. With four marks"
        " on the slate they begin to be wiped: that is <b>Butzen</b>. Whoever wipes his last mark"
        " is out of danger, and the last one with marks has lost the <i>game</i>. Play and deal go"
        " round {way}.",
    ).format(way=way_round(rules))


def _cards_and_trumps() -> tuple[str, ...]:
    trumps = ranks("AKQT9876")
    return (
        *filter(None, (pack_note(),)),
        translate(
            "rulespage",
            "The jack of trumps is the highest card of all, and the other jack of the same colour"
            " the second highest. He is a trump in every respect: if hearts are trumps, the jack"
            " of diamonds is a heart, and diamonds have one card less. The ten ranks low.",
        ),
        rank_table(
            (
                translate("rulespage", "Trumps"),
                translate("rulespage", "the two jacks, {ranks}").format(ranks=trumps),
            ),
            (translate("rulespage", "Other suit of the colour"), trumps),
            (translate("rulespage", "Other two suits"), ranks("AKQJT9876")),
        ),
        f"{ILLUSTRATION}trumps",
        f"{ILLUSTRATION}mate",
        f"{ILLUSTRATION}plain",
        translate(
            "rulespage",
            "Either of the two highest jacks counts 12 points, an ace 11, a ten 10, a king 4, a"
            " queen 3, another jack 2; nine, eight, seven and six count nothing. The last trick"
            " brings nothing more.",
        ),
        f"{ILLUSTRATION}values",
    )


def _deal(rules: Rules) -> tuple[str, ...]:
    nicer = (
        (
            translate(
                "rulespage",
                "In Butzen, before the first card, everybody in turn may ask for <b>nicer"
                " cards</b>, <i>hübscher</i>. If all the others agree, the same dealer deals again"
                " (Pagat). That they are asked in turn, and that the first who does not agree ends"
                " it, is a ruling of our own.",
            ),
        )
        if rules.as_options().get("redeal")
        else ()
    )
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
        translate(
            "rulespage",
            "Where two or three play, each is still given nine cards. The others lie face down on"
            " the table and belong to nobody; the top one of them is turned for trumps. Whoever is"
            " out of the game is passed over in dealing.",
        ),
        *nicer,
    )


def _play() -> tuple[str, ...]:
    return (
        translate(
            "rulespage",
            "The player after the dealer leads any card. Whoever holds the suit led must follow or"
            " trump, as he likes; whoever has none of it plays any card. Nobody has to beat what"
            " lies in the trick.",
        ),
        f"{ILLUSTRATION}legal",
        translate(
            "rulespage",
            "The highest trump wins the trick, or else the highest card of the suit led. The"
            " winner leads to the next.",
        ),
        f"{ILLUSTRATION}trick",
        translate(
            "rulespage",
            "The <i>Schleipfe</i>, by which one may gather a trick that is not one’s own unless"
            " somebody objects, is not played here.",
        ),
    )


def _first_phase(rules: HinderscheOptions) -> tuple[str, ...]:
    four = (
        translate(
            "rulespage",
            "Whoever has lost the first four deals, so that all four marks are his, has lost the"
            " game at once: <b>two</b> marks on the frame (Pagat).",
        )
        if rules.lost_four > 1
        else translate(
            "rulespage",
            "Whoever has lost the first four deals, so that all four marks are his, has lost the"
            " game at once: one mark on the frame (CatsAtCards).",
        )
    )
    return (
        translate(
            "rulespage",
            "After each deal everybody counts the points in his tricks. Whoever has most is given"
            " a mark. If somebody has a <b>hundred</b> or more, a <i>Durchmarsch</i>, each of the"
            " other three is given one instead. If all four have 35, all four are given one.",
        ),
        translate(
            "rulespage",
            "The phase is over when there are four marks or more on the slate; there may be seven."
            " Whoever has no mark then is out of danger and leaves the game.",
        ),
        four,
    )


def _butzen(rules: HinderscheOptions) -> tuple[str, ...]:
    march = (
        translate(
            "rulespage",
            "Whoever <b>marches</b>, with a hundred points or all nine tricks, wipes two of his"
            " marks, but never more than there are above four (Pagat).",
        )
        if rules.capped
        else translate(
            "rulespage",
            "Whoever <b>marches</b>, with a hundred points or all nine tricks, wipes two of his"
            " marks even if there are only five (Schoch). If three marks are left so, whoever has"
            " most points in the next deal adds one, and nobody wipes; that a march then counts as"
            " with four is our own rule.",
        )
    )
    return (
        translate(
            "rulespage",
            "As long as there are <b>more than four</b> marks, as many players wipe one as there"
            " are marks above four: with five the one with fewest points, with six the lowest two,"
            " with seven all but the highest. Nobody adds any. {march}",
        ).format(march=march),
        translate(
            "rulespage",
            "With <b>exactly four</b> marks and three players or more, the one with fewest points"
            " wipes one, and the one with most adds one. A march wipes all the marks of whoever"
            " makes it, and each of the others adds one.",
        ),
        translate(
            "rulespage",
            "With <b>two players</b> left, the one with fewer points wipes one; a march wipes two."
            " If all who play have the same number of points, nothing happens.",
        ),
        translate(
            "rulespage",
            "Whoever wipes his last mark is out of danger. The last one with marks has lost the"
            " game, however many they are. Our own rules: this holds too if all the others wipe"
            " their last marks in one deal; and with two or three players, when there may be fewer"
            " than 140 points in play, a hundred is a march all the same.",
        ),
    )


def _playoffs(rules: HinderscheOptions) -> tuple[str, ...]:
    after = (
        translate(
            "rulespage",
            "After a play-off the player to the left of its dealer deals (Pagat); who is out of the"
            " game is passed over to the left.",
        )
        if rules.after_playoff == "left"
        else translate(
            "rulespage",
            "After a play-off the deal goes on as if there had been none: our own rule.",
        )
    )
    return (
        translate(
            "rulespage",
            "If a tie leaves open who adds a mark or who wipes one, those who are level play it"
            " off: they alone are dealt in, and whoever among them has most points adds the mark,"
            " or whoever has fewest wipes it.",
        ),
        translate(
            "rulespage",
            "A play-off is dealt by the first of those who are level after the last regular"
            " dealer.",
        )
        + " "
        + after,
        translate(
            "rulespage",
            "Our own rules: in a play-off neither a hundred nor all tricks count for anything;"
            " marks that are certain are written at once; those who are level again play another"
            " play-off; and if there are two ties, the wiping is played off first.",
        ),
    )


def _frame(rules: HinderscheOptions) -> tuple[str, ...]:
    rubber = (
        translate("rulespage", "Four games make a <b>rubber</b> (Pagat).")
        if rules.rubber == "four_games"
        else translate(
            "rulespage",
            "A <b>rubber</b> goes on until somebody has four marks on the frame (Wikipedia).",
        )
    )
    next_game = (
        translate("rulespage", "The dealer of its first deal is found as after any other deal.")
        if rules.after_playoff == "left"
        else translate(
            "rulespage",
            "It is dealt by the next player after the last regular dealer: our own rule.",
        )
    )
    return (
        translate(
            "rulespage",
            "A game that is lost is a mark on the frame of the slate. The slate is wiped, and the"
            " next game begins.",
        )
        + " "
        + next_game
        + " "
        + rubber,
        translate(
            "rulespage",
            "At its end each player pays every other {units} for each of his own marks on the"
            " frame. With three marks against one, none and none, that is {worst}, nothing, and"
            " {best} for each of the others.",
        ).format(
            units=units(rules.stake), worst=f"\N{MINUS SIGN}{8 * rules.stake}", best=4 * rules.stake
        ),
        translate(
            "rulespage",
            "Sources: pagat.com, by Paul Eaton and John McLeod (2024); Wikipedia, after Uwe"
            " Schoch’s rules (2014); CatsAtCards.com.",
        ),
    )
