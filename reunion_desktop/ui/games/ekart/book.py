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
            (translate("rulespage", "Fee for bowers"), _bowers_fee(own)),
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
            "Only three play in a deal: the dealer and the two after him; {many}.* On the score"
            " sheet a king has a crown. Kings neither pay nor receive anything for the deal.*"
            " Everybody deals once in a game, and so everybody plays three deals.*",
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
            "* That the others sit out as kings is all that the source says. Who they are, that"
            " they neither pay nor receive, that everybody deals once, and that they may look into"
            " a hand, are our own rules.",
        ),
    ]


def _laying_away(rules: EkartOptions) -> list[str]:
    if rules.kind == "little":
        return laying_away(rules)
    return [
        *laying_away(rules),
        translate(
            "rulespage",
            "None of the four jacks may be discarded, whatever becomes trumps.* A dealer who holds"
            " nothing but aces, jacks and tens may discard more tens.*",
        ),
        translate("rulespage", "* Our own rule."),
    ]


def _staubaus(rules: EkartOptions) -> list[str]:
    told = [
        translate(
            "rulespage",
            "Once the dealer has laid away, each is asked in turn, the player after the dealer"
            " first: he passes, or he calls a Staubaus and names a card that he does not hold.*"
            " The first call stands.* Whoever has the card hands it over, for all to see, and is"
            " given any other card for it, face down; if it was laid away, the dealer says so and"
            " nothing changes hands.*",
        ),
        translate("rulespage", "The dealer cannot ask for a card that he has discarded.*"),
        f"{ILLUSTRATION}staubaus",
    ]
    if rules.turn_up_pickup == "after_trick2_playable":
        told.append(
            translate(
                "rulespage",
                "The turned card may be asked for while it lies on the table, and the dealer may"
                " give it for another, for all to see.*",
            )
        )
    elif rules.turn_up_pickup == "after_trick2_locked":
        told.append(
            translate(
                "rulespage",
                "The turned card can neither be asked for nor be given as long as it lies on the"
                " table.*",
            )
        )
    if rules.tie_for_win == "playoff":
        told.append(translate("rulespage", "In a play-off nobody may call a Staubaus.*"))
    if rules.kind == "great":
        told.append(
            translate(
                "rulespage",
                "If nobody calls one in the suit that was turned, there is a <b>second round</b>:"
                " now a Staubaus may be called in another suit, which becomes trumps. The discards"
                " stay as they are.* If nobody calls then either, the deal is played in the suit"
                " that was turned.*",
            )
        )
    told.append(
        translate(
            "rulespage",
            "* The source says that a player who reckons on all tricks asks another for a card of"
            " his choice and takes over the lead. All else that has a star here is our own rule.",
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
        final = translate(
            "rulespage", "The left bower is that of the suit which is trumps in the end.*"
        )
        free = f"{free} {final}"
    return [f"{told[0]} {free}", translate("rulespage", "* A ruling of our own.")]


def _payment(rules: EkartOptions) -> list[str]:
    won = (
        translate(
            "rulespage",
            "With all ten tricks a Staubaus is won: each of the two others pays {units}, and"
            " nothing for having no trick. With fewer it is lost: the caller pays {units} to each,"
            " and a Stange costs what it always does. The deal is played to its end and counted"
            " like any other.*",
        )
        if rules.no_trick_fee
        else translate(
            "rulespage",
            "With all ten tricks a Staubaus is won: each of the two others pays {units}. With"
            " fewer it is lost: the caller pays {units} to each. The deal is played to its end and"
            " counted like any other.*",
        )
    )
    return [
        won.format(units=units(rules.staubaus_units)),
        translate("rulespage", "* No source tells what a Staubaus is worth: a ruling of our own."),
    ]


def _game(rules: EkartOptions) -> list[str]:
    if rules.players == _THREE:
        return game(rules)
    deals, points = rules.deals, 150 * rules.deals
    first = translate(
        "rulespage",
        "Everybody deals once: {deals} deals make a game, of {points} points in all. Since"
        " everybody plays three of them, the limits are those of Réunion. The settlement is among"
        " all at the table, kings included.*",
    ).format(deals=deals, points=points)
    tie = game(rules)[1]
    if rules.tie_for_win == "playoff":
        tie = translate(
            "rulespage",
            "If several share the highest total, a whole round of deals decides between them, for"
            " in a single deal one of them might sit out.* Its points enter no total, and it"
            " carries no fees.",
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
            "The highest total wins. Every other player pays the winner: under 150 one unit, under"
            " 100 (<i>matsch</i>, in the mud) two, {deep}{zero}150 or more nothing.",
        )
    )
    own = translate("rulespage", "* A ruling of our own.")
    return [first, pays.format(deep=deep, zero=zero), tie, own]


def _source() -> list[str]:
    return [
        translate(
            "rulespage",
            "All that we could read of Ekart is a paragraph of Wikipedia’s article on Réunion,"
            " which follows Schneider’s book of 1883 on the card games of Alsace. It tells of the"
            " Staubaus, of the second round and the four matadors, and of the kings. Whatever goes"
            " beyond that and beyond Réunion has a star here: it is our own rule.",
        )
    ]
