"""Rules book of Ekart: chapters for the rule set in force, and their illustrations."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.rules import Rules
from reunion_desktop.games.ekart.options import EkartOptions, ekart
from reunion_desktop.ui.games.ekart.figures import pictures
from reunion_desktop.ui.games.reunion.rules_of_payment import bowers_fee, counting, game, session
from reunion_desktop.ui.games.reunion.rules_of_play import (
    cards_and_trumps,
    deal,
    laying_away,
    play,
)
from reunion_desktop.ui.games.shared_rules import rank_table, ranks, way_round
from reunion_desktop.ui.language.pack import pack_note
from reunion_desktop.ui.words.book import ILLUSTRATION, BookChapter, Illustration
from reunion_desktop.ui.words.cards import units

translate = QCoreApplication.translate

_THREE = 3
"""Players in a deal."""


class EkartBook:
    """Rules book, in the current language."""

    def chapters(self, rules: Rules) -> tuple[BookChapter, ...]:
        """Chapters for a table's rules; a chapter that does not apply has no paragraphs."""
        own = ekart(rules)
        little = own.kind == "little"
        told = (
            (translate("rulespage", "Overview"), _in_short(own)),
            (
                translate("rulespage", "Cards and trumps"),
                cards_and_trumps(own) if little else _four_matadors(own),
            ),
            (translate("rulespage", "Kings"), _kings(own)),
            (translate("rulespage", "Deal"), deal(own)),
            (translate("rulespage", "Discarding"), _laying_away(own)),
            (translate("rulespage", "The Staubaus"), _staubaus(own)),
            (translate("rulespage", "Play"), _play(own)),
            (translate("rulespage", "Fee for the left bower"), _bowers_fee(own)),
            (translate("rulespage", "Scoring and the Stange"), counting(own)),
            (translate("rulespage", "Value of a Staubaus"), _payment(own)),
            (translate("rulespage", "The game"), _game(own)),
            (translate("rulespage", "A session"), session(own)),
            (translate("rulespage", "Sources"), _source()),
        )
        return tuple(BookChapter(title, tuple(text)) for title, text in told)

    def illustrations(self, rules: Rules) -> Mapping[str, Illustration]:
        """Illustrations by name, for the rules in force."""
        return pictures(ekart(rules))


def _in_short(rules: EkartOptions) -> list[str]:
    return [
        translate(
            "rulespage",
            "Ekart is Réunion as it was played in Alsace: three play ten tricks with 32 cards,"
            " each for themselves, and there are 150 card points in a deal. A player who expects"
            " to take all ten tricks may call a <b>Staubaus</b> (a clean sweep): the caller asks"
            " for any one card and makes the first lead. Deal and play go {way}.",
        ).format(way=way_round(rules))
    ]


def _four_matadors(rules: EkartOptions) -> list[str]:
    trumps = ranks("ATKQ987" if rules.ten_rank == "high" else "AKQT987")
    return [
        *filter(None, (pack_note(),)),
        translate(
            "rulespage",
            "All four jacks are trumps, the <b>matadors</b>: the highest is the jack of trumps, the"
            " right bower; then the other jack of the same colour, the left bower; then the two"
            " others, clubs before spades and hearts before diamonds.*",
        ),
        rank_table(
            (
                translate("rulespage", "Trumps"),
                translate("rulespage", "four jacks, {ranks}").format(ranks=trumps),
            ),
            (translate("rulespage", "Other suits"), trumps),
        ),
        f"{ILLUSTRATION}trumps",
        f"{ILLUSTRATION}plain",
        translate(
            "rulespage",
            "The two bowers count 12 points each, an ace 11, a ten 10, a king 4, a queen 3, the"
            " two other jacks 2;* nine, eight and seven count nothing. The last trick adds 10.",
        ),
        f"{ILLUSTRATION}values",
        translate(
            "rulespage",
            "* The source says that the two of the trump colour are the highest. Which of the"
            " other two is higher, and what they count, is our own rule.",
        ),
    ]


def _kings(rules: EkartOptions) -> list[str]:
    if rules.players == _THREE:
        return []
    many = (
        translate("rulespage", "the player before the dealer sits out as <b>king</b>")
        if rules.players == _THREE + 1
        else translate("rulespage", "the two players before the dealer sit out as <b>kings</b>")
    )
    return [
        translate(
            "rulespage",
            "Only three play in a deal: the dealer and the next two players; {many}.* On the"
            " score sheet a king has a crown. A king neither pays nor receives anything for the"
            " deal.* Everyone deals once in a game, so everyone plays three deals.*",
        ).format(many=many),
        f"{ILLUSTRATION}kings",
        translate(
            "rulespage",
            "A king may look at one player’s hand per deal, if that player agrees; computer"
            " players always do.* The hand stays visible to the king until the deal is over; if it"
            " is the dealer’s, so do the discards. Kings give no advice.",
        ),
        translate(
            "rulespage",
            "* The source only says that the others sit out as kings. Who they are, that they"
            " neither pay nor receive, that everyone deals once, and that they may look at a"
            " hand, are our own rules.",
        ),
    ]


def _laying_away(rules: EkartOptions) -> list[str]:
    if rules.kind == "little":
        return laying_away(rules)
    return [
        *laying_away(rules),
        translate(
            "rulespage",
            "None of the four jacks can be discarded, whatever suit becomes trumps.* A dealer who"
            " holds only aces, jacks and tens may discard more tens.*",
        ),
        translate("rulespage", "* Our own rule."),
    ]


def _staubaus(rules: EkartOptions) -> list[str]:
    told = [
        translate(
            "rulespage",
            "After the discard, each player in turn, starting with the player after the dealer,"
            " passes, or calls a Staubaus and asks for a card that they don’t hold.* The first"
            " call counts.* The player who has the card hands it over face up and gets any other"
            " card in return, face down. If the card was discarded, the dealer announces this and"
            " no cards are exchanged.*",
        ),
        translate("rulespage", "The dealer can’t ask for a discarded card.*"),
        f"{ILLUSTRATION}staubaus",
    ]
    if rules.turn_up_pickup == "after_trick2_playable":
        told.append(
            translate(
                "rulespage",
                "The turned-up card may be asked for while it lies on the table, and the dealer"
                " may give it in return for another card, face up.*",
            )
        )
    elif rules.turn_up_pickup == "after_trick2_locked":
        told.append(
            translate(
                "rulespage",
                "While the turned-up card lies on the table, it can’t be asked for or given.*",
            )
        )
    if rules.tie_for_win == "playoff":
        told.append(translate("rulespage", "In a play-off nobody may call a Staubaus.*"))
    if rules.kind == "great":
        told.append(
            translate(
                "rulespage",
                "If nobody calls in the turned-up suit, there is a <b>second round</b>: now a"
                " Staubaus may be called in another suit, which becomes trumps. The discard is"
                " not changed.* If nobody calls then either, the deal is played in the turned-up"
                " suit.*",
            )
        )
    told.append(
        translate(
            "rulespage",
            "* The source says that a player who expects to take all the tricks asks another"
            " player for any one card and takes over the lead. Everything else marked with an"
            " asterisk here is our own rule.",
        )
    )
    return told


def _play(rules: EkartOptions) -> list[str]:
    first, *rest = play(rules)
    lead = translate("rulespage", "In a Staubaus, the caller leads instead.")
    return [f"{first} {lead}", *rest]


def _bowers_fee(rules: EkartOptions) -> list[str]:
    told = bowers_fee(rules)
    if not told:
        return []
    free = translate(
        "rulespage",
        "No fee is paid if the left bower changed hands in a Staubaus.*",
    )
    if rules.kind == "great":
        final = translate("rulespage", "The left bower is that of the final trump suit.*")
        free = f"{free} {final}"
    return [f"{told[0]} {free}", translate("rulespage", "* Our own rule.")]


def _payment(rules: EkartOptions) -> list[str]:
    won = (
        translate(
            "rulespage",
            "A Staubaus is won with all ten tricks: each of the two others pays {units}, and no"
            " fee for having no trick. With fewer tricks it is lost: the caller pays {units} to"
            " each, and a Stange costs the usual fee. The deal is played to the end and scored as"
            " usual.*",
        )
        if rules.no_trick_fee
        else translate(
            "rulespage",
            "A Staubaus is won with all ten tricks: each of the two others pays {units}. With"
            " fewer tricks it is lost: the caller pays {units} to each. The deal is played to the"
            " end and scored as usual.*",
        )
    )
    return [
        won.format(units=units(rules.staubaus_units)),
        translate("rulespage", "* No source says what a Staubaus is worth. This is our own rule."),
    ]


def _game(rules: EkartOptions) -> list[str]:
    if rules.players == _THREE:
        return game(rules)
    deals, points = rules.deals, 150 * rules.deals
    first = translate(
        "rulespage",
        "Everyone deals once: {deals} deals make a game, of {points} points in all. Since"
        " everyone plays three of them, the limits are those of Réunion. All players at the table"
        " take part in the settlement, kings included.*",
    ).format(deals=deals, points=points)
    tie = game(rules)[1]
    if rules.tie_for_win == "playoff":
        tie = translate(
            "rulespage",
            "If several players tie for the highest total, a full round of deals is played to"
            " break the tie, since in a single deal one of them might have to sit out.* Its"
            " points are not added to any total, and there are no fees.",
        )
    deep = translate("rulespage", "under 50 three, ") if rules.fifty_band else ""
    zero = translate("rulespage", "zero points four, ") if rules.zero_band else ""
    pays = (
        translate(
            "rulespage",
            "The highest total wins, and the winner earns from every other player: for a total"
            " under 150 one unit, under 100 (<i>matsch</i>) two, {deep}{zero}for 150 or more"
            " nothing.",
        )
        if rules.ledger == "receipts"
        else translate(
            "rulespage",
            "The highest total wins. Every other player pays the winner: under 150 one unit,"
            " under 100 (<i>matsch</i>) two, {deep}{zero}150 or more nothing.",
        )
    )
    own = translate("rulespage", "* Our own rule.")
    return [first, pays.format(deep=deep, zero=zero), tie, own]


def _source() -> list[str]:
    return [
        translate(
            "rulespage",
            "All we know about Ekart is one paragraph of Wikipedia’s article on Réunion, based on"
            " Schneider’s book of 1883 on the card games of Alsace. It mentions the Staubaus, the"
            " second round, the four matadors and the kings. Everything beyond that and beyond"
            " Réunion is our own rule and marked with an asterisk.",
        )
    ]
