"""Chapters of the rules book on play: the cards, the deal, the discards, the tricks."""

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
            "Three players, each for themselves, play ten tricks with 32 cards. Every deal"
            " contains 150 card points. Three deals, one by each player, make a game; the player"
            " with the most points is paid by those with less than 150. Deal and play go {way}.",
        ).format(way=way_round(rules))
    ]


def cards_and_trumps(rules: ReunionOptions) -> list[str]:
    """Rules on the pack, the rank of the cards and their values."""
    high = rules.ten_rank == "high"
    trumps = ranks("ATKQ987" if high else "AKQT987")
    plain = ranks("ATKQJ987" if high else "AKQJT987")
    return [
        *filter(None, (pack_note(),)),
        translate(
            "rulespage",
            "The jack of trumps is the <b>right bower</b>, the highest card of all. The other jack"
            " of the same colour is the <b>left bower</b>, the second highest. It counts fully as"
            " a trump: if hearts are trumps, the jack of diamonds is a heart, and there is one"
            " diamond fewer.",
        ),
        rank_table(
            (
                translate("rulespage", "Trumps"),
                translate("rulespage", "right bower, left bower, {ranks}").format(ranks=trumps),
            ),
            (translate("rulespage", "Other suit of that colour"), trumps),
            (translate("rulespage", "Other two suits"), plain),
        ),
        f"{ILLUSTRATION}trumps",
        f"{ILLUSTRATION}mate",
        f"{ILLUSTRATION}plain",
        translate(
            "rulespage",
            "A bower counts 12 points, an ace 11, a ten 10, a king 4, a queen 3, another jack 2;"
            " nine, eight and seven count nothing. The last trick adds 10 points.",
        ),
        f"{ILLUSTRATION}values",
    ]


def deal(rules: ReunionOptions) -> list[str]:
    """Rules on dealing, cutting and the turned-up card."""
    turned = (
        translate("rulespage", "the last card")
        if rules.turn_up == "bottom"
        else translate("rulespage", "the upper card")
    )
    taken = {
        "at_once": translate("rulespage", "The dealer picks up both."),
        "after_trick2_playable": translate(
            "rulespage",
            "Both belong to the dealer. The turned-up card stays face up on the table until the"
            " second trick is over. It is still part of the dealer’s hand and is played from the"
            " table.",
        ),
        "after_trick2_locked": translate(
            "rulespage",
            "Both belong to the dealer. The turned-up card stays face up on the table until the"
            " second trick is over. Until then the dealer may not play it and does not have to"
            " follow suit with it.",
        ),
    }[rules.turn_up_pickup]
    seats = (
        translate("rulespage", "Before the first deal, seats are drawn by lot.")
        if rules.seats == "draw"
        else ""
    )
    return [
        " ".join(text for text in (seats, first_dealer(rules)) if text),
        who_cuts(rules)
        + " "
        + translate(
            "rulespage",
            "The dealer gives each player ten cards, three, then four, then three, beginning with"
            " the next player. Two are left over; {turned} is turned up, and its suit is trumps."
            " {taken} The next player deals next.",
        ).format(turned=turned, taken=taken),
    ]


def laying_away(rules: ReunionOptions) -> list[str]:
    """Rules on what the dealer may discard."""
    tens = (
        translate("rulespage", "at most one ten")
        if rules.max_tens_discarded == 1
        else translate("rulespage", "any number of tens")
    )
    turned = (
        ""
        if rules.discard_turn_up
        else " " + translate("rulespage", "The turned-up card can’t be discarded either.")
    )
    shown = (
        translate("rulespage", "They are shown when the deal is scored.")
        if rules.reveal_discards == "at_count"
        else translate("rulespage", "Nobody else sees them, not even at the end.")
    )
    return [
        translate(
            "rulespage",
            "Before the first lead, the dealer discards two cards, face down: no aces, no bowers,"
            " {tens}.{turned} Their points count for the dealer. {shown}",
        ).format(tens=tens, turned=turned, shown=shown),
        f"{ILLUSTRATION}banned",
    ]


def play(rules: ReunionOptions) -> list[str]:
    """Rules on legal cards and on winning a trick."""
    beat = (
        translate("rulespage", "You never have to beat the cards in the trick.")
        if rules.overtrump == "off"
        else translate(
            "rulespage",
            "If a suit has already been trumped, you must play a higher trump if you can.",
        )
    )
    return [
        translate(
            "rulespage",
            "The player after the dealer leads any card. You must follow suit. If you can’t, you"
            " must play a trump; if you can’t do that either, you may play any card. {beat}",
        ).format(beat=beat),
        f"{ILLUSTRATION}legal",
        translate(
            "rulespage",
            "The highest trump wins the trick, or else the highest card of the suit led. The"
            " winner leads to the next.",
        ),
        f"{ILLUSTRATION}trick",
    ]
