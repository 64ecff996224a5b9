"""Rules book of Hindersche: chapters for the rule set in force, and their illustrations."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.rules import Rules
from reunion_desktop.games.hindersche.options import HinderscheOptions, hindersche
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
from reunion_desktop.ui.words.cards import units

translate = QCoreApplication.translate


class HinderscheBook:
    """Rules book, in the current language."""

    def chapters(self, rules: Rules) -> tuple[BookChapter, ...]:
        """Chapters for a table's rules."""
        own = hindersche(rules)
        return (
            BookChapter(translate("rulespage", "Overview"), (_in_short(rules),)),
            BookChapter(translate("rulespage", "Cards and trumps"), _cards_and_trumps()),
            BookChapter(translate("rulespage", "Deal"), _deal(rules)),
            BookChapter(translate("rulespage", "Play"), _play()),
            BookChapter(translate("rulespage", "The first phase: four marks"), _first_phase(own)),
            BookChapter(translate("rulespage", "The second phase: Butzen"), _butzen(own)),
            BookChapter(translate("rulespage", "Play-offs"), _playoffs(own)),
            BookChapter(translate("rulespage", "The frame and the session"), _frame(own)),
        )

    def illustrations(self, rules: Rules) -> Mapping[str, Illustration]:
        """Illustrations by name, for the rules in force."""
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
                    translate("rulespage", "discards"),
                ),
                translate(
                    "rulespage",
                    "Spades are led. The seven of hearts has to take the trick, together with the"
                    " ten and an ace that its owner was glad to get rid of: {points} points.",
                ).format(points=made),
            ),
        }


def _in_short(rules: Rules) -> str:
    return translate(
        "rulespage",
        "Four players, each for themselves, play nine tricks with 36 cards, including the sixes."
        " Every deal contains 140 card points. The player with the most points gets a mark on the"
        " slate; but if a player makes a hundred, each of the others gets one instead. Once there"
        " are four marks on the slate, marks are wiped off: this is called <b>Butzen</b>. A player"
        " who wipes their last mark is out of danger; the last player with marks loses the"
        " <i>game</i>. Deal and play go {way}.",
    ).format(way=way_round(rules))


def _cards_and_trumps() -> tuple[str, ...]:
    trumps = ranks("AKQT9876")
    return (
        *filter(None, (pack_note(),)),
        translate(
            "rulespage",
            "The jack of trumps is the highest card of all, and the other jack of the same colour"
            " the second highest. It counts fully as a trump: if hearts are trumps, the jack of"
            " diamonds is a heart, and there is one diamond fewer. The ten ranks low.",
        ),
        rank_table(
            (
                translate("rulespage", "Trumps"),
                translate("rulespage", "the two jacks, {ranks}").format(ranks=trumps),
            ),
            (translate("rulespage", "Other suit of that colour"), trumps),
            (translate("rulespage", "Other two suits"), ranks("AKQJT9876")),
        ),
        f"{ILLUSTRATION}trumps",
        f"{ILLUSTRATION}mate",
        f"{ILLUSTRATION}plain",
        translate(
            "rulespage",
            "The two highest jacks count 12 points each, an ace 11, a ten 10, a king 4, a queen 3,"
            " another jack 2; nine, eight, seven and six count nothing. There is no bonus for the"
            " last trick.",
        ),
        f"{ILLUSTRATION}values",
    )


def _deal(rules: Rules) -> tuple[str, ...]:
    nicer = (
        (
            translate(
                "rulespage",
                "In Butzen, before the first card is played, each player in turn may ask for"
                " <b>nicer cards</b> (<i>hübscher</i>), that is, a new deal. If all the others"
                " agree, the same dealer deals again (Pagat). That players are asked in turn and"
                " that one refusal is enough is our own rule.",
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
            "The dealer gives each player nine cards, three at a time, starting with the next"
            " player. The last card belongs to the dealer; it is turned up, and its suit is"
            " trumps. It stays on the table until the first card is played and then goes into the"
            " dealer’s hand. The next player deals next.",
        ),
        translate(
            "rulespage",
            "With two or three players, each still gets nine cards. The other cards lie face down"
            " and are not used; the top one is turned up for trumps. Players who are out of the"
            " game are skipped.",
        ),
        *nicer,
    )


def _play() -> tuple[str, ...]:
    return (
        translate(
            "rulespage",
            "The player after the dealer leads any card. If you have the suit led, you may follow"
            " or trump; if you have none, you may play any card. You never have to beat the cards"
            " in the trick.",
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
            "The <i>Schleipfe</i>, which lets a player take someone else’s trick if nobody"
            " objects, is not supported.",
        ),
    )


def _first_phase(rules: HinderscheOptions) -> tuple[str, ...]:
    four = (
        translate(
            "rulespage",
            "A player who loses the first four deals, and so has all four marks, loses the game at"
            " once: <b>two</b> marks on the frame (Pagat).",
        )
        if rules.lost_four > 1
        else translate(
            "rulespage",
            "A player who loses the first four deals, and so has all four marks, loses the game at"
            " once: one mark on the frame (CatsAtCards).",
        )
    )
    return (
        translate(
            "rulespage",
            "After each deal, players count the points in their tricks. The player with the most"
            " gets a mark. If a player has a <b>hundred</b> or more (a <i>Durchmarsch</i>, or"
            " march), each of the other three gets a mark instead. If all four have 35, all four"
            " get one.",
        ),
        translate(
            "rulespage",
            "The phase ends when there are four or more marks on the slate; there may be up to"
            " seven. A player without a mark is then out of danger and leaves the game.",
        ),
        four,
    )


def _butzen(rules: HinderscheOptions) -> tuple[str, ...]:
    march = (
        translate(
            "rulespage",
            "A player who <b>marches</b> (a hundred points or all nine tricks) wipes two of their"
            " marks, but never so many that fewer than four are left on the slate (Pagat).",
        )
        if rules.capped
        else translate(
            "rulespage",
            "A player who <b>marches</b> (a hundred points or all nine tricks) wipes two of their"
            " marks, even if there are only five (Schoch). If that leaves three marks, the player"
            " with the most points in the next deal adds one and nobody wipes; that a march then"
            " counts as with four is our own rule.",
        )
    )
    return (
        translate(
            "rulespage",
            "While there are <b>more than four</b> marks, one player wipes a mark for each mark"
            " above four: with five, the player with the fewest points; with six, the two lowest;"
            " with seven, all but the highest. Nobody adds a mark. {march}",
        ).format(march=march),
        translate(
            "rulespage",
            "With <b>exactly four</b> marks and three or more players, the player with the fewest"
            " points wipes one and the player with the most adds one. A march wipes all of that"
            " player’s marks, and each of the others adds one.",
        ),
        translate(
            "rulespage",
            "With <b>two players</b> left, the one with fewer points wipes one mark; a march wipes"
            " two. If they have the same number of points, nothing happens.",
        ),
        translate(
            "rulespage",
            "A player who wipes their last mark is out of danger. The last player with marks"
            " loses the game, however many marks there are. Our own rules: this also applies if"
            " all the others wipe their last marks in the same deal; and with two or three"
            " players, when there may be fewer than 140 points in play, 100 is still a march.",
        ),
    )


def _playoffs(rules: HinderscheOptions) -> tuple[str, ...]:
    after = (
        translate(
            "rulespage",
            "After a play-off, the player to the left of its dealer deals (Pagat); players who"
            " are out of the game are skipped.",
        )
        if rules.after_playoff == "left"
        else translate(
            "rulespage",
            "After a play-off, dealing continues as if there had been none. This is our own rule.",
        )
    )
    return (
        translate(
            "rulespage",
            "If players tie for adding or wiping a mark, they play a play-off: only they get"
            " cards, and the one with the most points adds the mark, or the one with the fewest"
            " wipes it.",
        ),
        translate(
            "rulespage",
            "The first of the tied players after the last regular dealer deals the play-off.",
        )
        + " "
        + after,
        translate(
            "rulespage",
            "Our own rules: in a play-off neither a hundred nor all tricks count; marks that are"
            " certain are written at once; players who tie again play another play-off; and if"
            " there are two ties, the one for wiping is played first.",
        ),
    )


def _frame(rules: HinderscheOptions) -> tuple[str, ...]:
    rubber = (
        translate("rulespage", "Four games make a <b>session</b> (Pagat).")
        if rules.rubber == "four_games"
        else translate(
            "rulespage",
            "A <b>session</b> continues until somebody has four marks on the frame (Wikipedia).",
        )
    )
    next_game = (
        translate("rulespage", "Who deals first is decided as after any other deal.")
        if rules.after_playoff == "left"
        else translate(
            "rulespage",
            "The next player after the last regular dealer deals first. This is our own rule.",
        )
    )
    return (
        translate(
            "rulespage",
            "Losing a game costs a mark on the frame of the slate. The slate is wiped clean, and"
            " the next game begins.",
        )
        + " "
        + next_game
        + " "
        + rubber,
        translate(
            "rulespage",
            "At the end of the session, each player pays every other player {units} for each of"
            " their own marks on the frame. If one player has three marks, one has one and two"
            " have none, that comes to {worst}, 0, and {best} for each of the last two.",
        ).format(
            units=units(rules.stake), worst=f"\N{MINUS SIGN}{8 * rules.stake}", best=4 * rules.stake
        ),
        translate(
            "rulespage",
            "Sources: pagat.com, by Paul Eaton and John McLeod (2024); Wikipedia, after Uwe"
            " Schoch’s rules (2014); CatsAtCards.com.",
        ),
    )
