"""Chapters of the rules book on play: the cards, the deal, laying away, the tricks."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.games.reunion.options import ReunionOptions
from reunion_desktop.ui.games.shared_rules import (
    first_dealer,
    rank_table,
    ranks,
    way_round,
    who_cuts,
)
from reunion_desktop.ui.language.pack import pack_note
from reunion_desktop.ui.words.book import ILLUSTRATION

translate = QCoreApplication.translate


def in_short(rules: ReunionOptions) -> list[str]:
    """The game in two sentences."""
    return [
        translate(
            "rulespage",
            "Three players, each for himself, play ten tricks with 32 cards. Every deal holds"
            " 150 card points. Three deals, one by each player, make a game; whoever has most"
            " points then is paid by those who fell short of 150. Play and deal go round {way}.",
        ).format(way=way_round(rules))
    ]


def cards_and_trumps(rules: ReunionOptions) -> list[str]:
    """Which cards there are, how they rank and what they count."""
    high = rules.ten_rank == "high"
    trumps = ranks("ATKQ987" if high else "AKQT987")
    plain = ranks("ATKQJ987" if high else "AKQJT987")
    return [
        *filter(None, (pack_note(),)),
        translate(
            "rulespage",
            "The jack of trumps is the <b>right bower</b>, the highest card of all. The other"
            " jack of the same colour is the <b>left bower</b>, the second highest. It is a"
            " trump in every respect: if hearts are trumps, the jack of diamonds is a heart, and"
            " diamonds have one card less.",
        ),
        rank_table(
            (
                translate("rulespage", "Trumps"),
                translate("rulespage", "right bower, left bower, {ranks}").format(ranks=trumps),
            ),
            (translate("rulespage", "Other suit of the colour"), trumps),
            (translate("rulespage", "Other two suits"), plain),
        ),
        f"{ILLUSTRATION}trumps",
        f"{ILLUSTRATION}mate",
        f"{ILLUSTRATION}plain",
        translate(
            "rulespage",
            "A bower counts 12 points, an ace 11, a ten 10, a king 4, a queen 3, another jack 2;"
            " nine, eight and seven count nothing. The last trick is worth 10 more.",
        ),
        f"{ILLUSTRATION}values",
    ]


def deal(rules: ReunionOptions) -> list[str]:
    """Who deals, who cuts, and what becomes of the turned card."""
    turned = (
        translate("rulespage", "the very last one")
        if rules.turn_up == "bottom"
        else translate("rulespage", "the upper of them")
    )
    taken = {
        "at_once": translate("rulespage", "The dealer takes both into his hand."),
        "after_trick2_playable": translate(
            "rulespage",
            "Both are the dealer’s. The turned card stays open on the table until the second"
            " trick is over; it belongs to his hand all the same, and is played from there.",
        ),
        "after_trick2_locked": translate(
            "rulespage",
            "Both are the dealer’s. The turned card stays open on the table until the second"
            " trick is over; until then he may not play it and need not follow with it.",
        ),
    }[rules.turn_up_pickup]
    seats = (
        translate("rulespage", "Places at the table are drawn for before the first deal.")
        if rules.seats == "draw"
        else ""
    )
    return [
        " ".join(text for text in (seats, first_dealer(rules)) if text),
        who_cuts(rules)
        + " "
        + translate(
            "rulespage",
            "The dealer gives everybody ten cards, three, then four, then three, beginning with"
            " the next player. Two are left over; {turned} is turned up, and its suit is"
            " trumps. {taken} The deal then passes to the next player.",
        ).format(turned=turned, taken=taken),
    ]


def laying_away(rules: ReunionOptions) -> list[str]:
    """What the dealer may lay away."""
    tens = (
        translate("rulespage", "at most one ten")
        if rules.max_tens_discarded == 1
        else translate("rulespage", "tens as he likes")
    )
    turned = (
        ""
        if rules.discard_turn_up
        else " " + translate("rulespage", "The turned card may not be laid away either.")
    )
    shown = (
        translate("rulespage", "They are shown when the points are counted.")
        if rules.reveal_discards == "at_count"
        else translate("rulespage", "Nobody else sees them, not even at the end.")
    )
    return [
        translate(
            "rulespage",
            "Before the first lead the dealer lays two cards away, face down: no ace, no bower,"
            " {tens}.{turned} Their points are his. {shown}",
        ).format(tens=tens, turned=turned, shown=shown),
        f"{ILLUSTRATION}banned",
    ]


def play(rules: ReunionOptions) -> list[str]:
    """What may be played, and who wins the trick."""
    beat = (
        translate("rulespage", "Nobody has to beat what lies in the trick.")
        if rules.overtrump == "off"
        else translate(
            "rulespage",
            "Whoever trumps a suit that was trumped already must play a higher trump if he can.",
        )
    )
    return [
        translate(
            "rulespage",
            "The player after the dealer leads any card. One must follow the suit led. Whoever"
            " cannot must play a trump; whoever cannot do that either plays any card. {beat}",
        ).format(beat=beat),
        f"{ILLUSTRATION}legal",
        translate(
            "rulespage",
            "The highest trump wins the trick, or else the highest card of the suit led. The"
            " winner leads to the next.",
        ),
        f"{ILLUSTRATION}trick",
    ]
