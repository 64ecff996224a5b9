"""The rules of the table as one reads them, told for the very rule set in force."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.cards import Rank
from reunion_desktop.engine.ruleset import Ruleset
from reunion_desktop.ui.words.cards import rank_index
from reunion_desktop.ui.words.pack import pack_note

translate = QCoreApplication.translate


_FIGURE = "figure:"
"""How a paragraph begins that stands for a picture; its name follows."""


def no_figure(_name: str) -> str:
    """No picture at all: for a page of words."""
    return ""


def rules_text(rules: Ruleset, title: str, figure: Callable[[str], str] = no_figure) -> str:
    """The rules as rich text, its sections listed first and linked.

    Args:
        rules: the rule set in force.
        title: what it is called.
        figure: gives the rich text of a picture by its name.
    """
    sections: tuple[tuple[str, Callable[[Ruleset], list[str]]], ...] = (
        (translate("rulespage", "In short"), _short),
        (translate("rulespage", "Cards and trumps"), _cards),
        (translate("rulespage", "Deal"), _deal),
        (translate("rulespage", "Laying away"), _laying_away),
        (translate("rulespage", "Play"), _play),
        (translate("rulespage", "The bowers’ fee"), _bowers),
        (translate("rulespage", "Counting, and the Stange"), _count),
        (translate("rulespage", "The game"), _game),
        (translate("rulespage", "A session"), _session),
    )
    told = [(heading, tell(rules)) for heading, tell in sections]
    told = [(heading, texts) for heading, texts in told if texts]
    links = " · ".join(
        f'<a href="#part{number}">{heading}</a>' for number, (heading, _) in enumerate(told)
    )
    body = "".join(
        f'<h3><a name="part{number}"></a>{heading}</h3>'
        + "".join(_paragraph(text, figure) for text in texts)
        for number, (heading, texts) in enumerate(told)
    )
    return f"<h2>{title}</h2><p>{links}</p>{body}"


def _paragraph(text: str, figure: Callable[[str], str]) -> str:
    """A paragraph of words, or the picture that it stands for."""
    if text.startswith(_FIGURE):
        return figure(text.removeprefix(_FIGURE))
    return f"<p>{text}</p>"


def _short(rules: Ruleset) -> list[str]:
    way = (
        translate("rulespage", "to the right, anticlockwise")
        if rules.direction == "anticlockwise"
        else translate("rulespage", "to the left, clockwise")
    )
    return [
        translate(
            "rulespage",
            "Three players, each for himself, play ten tricks with 32 cards. Every deal holds"
            " 150 card points. Three deals, one by each player, make a game; whoever has most"
            " points then is paid by those who fell short of 150. Play and deal go round {way}.",
        ).format(way=way)
    ]


def _cards(rules: Ruleset) -> list[str]:
    high = rules.ten_rank == "high"
    trumps = _ranks("ATKQ987" if high else "AKQT987")
    plain = _ranks("ATKQJ987" if high else "AKQJT987")
    return [
        *filter(None, (pack_note(),)),
        translate(
            "rulespage",
            "The jack of trumps is the <b>right bower</b>, the highest card of all. The other"
            " jack of the same colour is the <b>left bower</b>, the second highest. It is a"
            " trump in every respect: if hearts are trumps, the jack of diamonds is a heart, and"
            " diamonds have one card less.",
        ),
        "<table cellspacing='0' cellpadding='3'>"
        + _table_row(
            translate("rulespage", "Trumps"),
            translate("rulespage", "right bower, left bower, {ranks}").format(ranks=trumps),
        )
        + _table_row(translate("rulespage", "Other suit of the colour"), trumps)
        + _table_row(translate("rulespage", "Other two suits"), plain)
        + "</table>",
        f"{_FIGURE}trumps",
        f"{_FIGURE}mate",
        f"{_FIGURE}plain",
        translate(
            "rulespage",
            "A bower counts 12 points, an ace 11, a ten 10, a king 4, a queen 3, another jack 2;"
            " nine, eight and seven count nothing. The last trick is worth 10 more.",
        ),
        f"{_FIGURE}values",
    ]


def _ranks(letters: str) -> str:
    """Ranks in a row, as the corners of the cards have them."""
    ranks = {rank.letter: rank for rank in Rank}
    return "&nbsp;".join(rank_index(ranks[letter]) for letter in letters)


def _table_row(left: str, right: str) -> str:
    return f"<tr><td><i>{left}</i>&nbsp;&nbsp;</td><td>{right}</td></tr>"


def _deal(rules: Ruleset) -> list[str]:
    first = {
        "lowest": translate("rulespage", "Everybody draws a card, and the lowest deals first."),
        "highest": translate("rulespage", "Everybody draws a card, and the highest deals first."),
        "random": translate("rulespage", "The lot decides who deals first."),
    }[rules.first_dealer]
    drawn = (
        ""
        if rules.first_dealer == "random"
        else " "
        + translate("rulespage", "For this draw the ace is high and the ten stands below the jack.")
    )
    cut = {
        "before": translate("rulespage", "The player before the dealer cuts."),
        "after": translate("rulespage", "The player after the dealer cuts."),
        "off": translate("rulespage", "Nobody cuts."),
    }[rules.cut]
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
        " ".join(text for text in (seats, first + drawn) if text),
        cut
        + " "
        + translate(
            "rulespage",
            "The dealer gives everybody ten cards, three, then four, then three, beginning with"
            " the next player. Two are left over; {turned} is turned up, and its suit is"
            " trumps. {taken} The deal then passes to the next player.",
        ).format(turned=turned, taken=taken),
    ]


def _laying_away(rules: Ruleset) -> list[str]:
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
        f"{_FIGURE}banned",
    ]


def _play(rules: Ruleset) -> list[str]:
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
        f"{_FIGURE}legal",
        translate(
            "rulespage",
            "The highest trump wins the trick, or else the highest card of the suit led. The"
            " winner leads to the next.",
        ),
        f"{_FIGURE}trick",
    ]


def _bowers(rules: Ruleset) -> list[str]:
    if not rules.left_bower_fee:
        return []
    if rules.ledger == "receipts":
        return [
            translate(
                "rulespage",
                "When the right bower takes the left one in a trick, whoever wins that trick"
                " earns one unit at once.",
            )
        ]
    return [
        translate(
            "rulespage",
            "When the right bower takes the left one in a trick, whoever played the left bower"
            " pays the winner of that trick one unit at once.",
        )
    ]


def _count(rules: Ruleset) -> list[str]:
    texts = [
        translate(
            "rulespage",
            "Everybody adds up the cards in his tricks, the dealer his two cards laid away as"
            " well, the winner of the last trick ten more.",
        )
    ]
    none = (
        translate("rulespage", "no trick")
        if rules.no_trick_basis == "tricks"
        else translate("rulespage", "no points")
    )
    if rules.no_trick_fee:
        fee = (
            translate(
                "rulespage",
                "A hand with {none} is a <b>Stange</b>: each of the others earns one unit.",
            )
            if rules.ledger == "receipts"
            else translate(
                "rulespage",
                "A hand with {none} is a <b>Stange</b>: it costs one unit to each of the others.",
            )
        )
        texts.append(fee.format(none=none))
    dealer = (
        translate("rulespage", "A dealer without a trick keeps the points he laid away.")
        if rules.dealer_no_trick_discards == "stand"
        else translate(
            "rulespage", "A dealer without a trick loses the points he laid away as well."
        )
    )
    texts.append(dealer + " " + _marks(rules))
    texts.append(f"{_FIGURE}sheet")
    return texts


def _marks(rules: Ruleset) -> str:
    if rules.mark_style == "slash_underline":
        return translate(
            "rulespage",
            "On the sheet a hand without a trick is a slash from corner to corner; the points a"
            " trickless dealer laid away are underlined. Tricks that are worth nothing are"
            " written as a plain 0.",
        )
    if rules.mark_style == "dash":
        return translate("rulespage", "On the sheet a Stange is a dash.")
    return translate("rulespage", "The sheet shows plain numbers only.")


def _game(rules: Ruleset) -> list[str]:
    deep = translate("rulespage", "under 50 three, ") if rules.fifty_band else ""
    zero = translate("rulespage", "nothing at all four, ") if rules.zero_band else ""
    pays = (
        translate(
            "rulespage",
            "After three deals the highest total wins. From every other player the winner earns:"
            " for a total under 150 one unit, under 100 (<i>matsch</i>, in the mud) two,"
            " {deep}{zero}for 150 or more nothing.",
        )
        if rules.ledger == "receipts"
        else translate(
            "rulespage",
            "After three deals the highest total wins. Every other player pays the winner: under"
            " 150 one unit, under 100 (<i>matsch</i>, in the mud) two, {deep}{zero}150 or more"
            " nothing.",
        )
    )
    tie = {
        "each": translate(
            "rulespage",
            "If several share the highest total, each of them is paid in full, and they pay each"
            " other nothing.",
        ),
        "share": translate(
            "rulespage", "If several share the highest total, they split each payment."
        ),
        "playoff": translate(
            "rulespage",
            "If several share the highest total, one more deal decides between them; its points"
            " enter no total, and it carries no fees.",
        ),
        "none": translate("rulespage", "If several share the highest total, nobody pays."),
    }[rules.tie_for_win]
    return [pays.format(deep=deep, zero=zero), tie]


def _session(rules: Ruleset) -> list[str]:
    length = (
        translate("rulespage", "Three games follow one another, each settled for itself.")
        if rules.deals_per_player == 3
        else translate("rulespage", "As many games follow one another as you like.")
    )
    rank = (
        translate("rulespage", "The best balance of units won and lost stands first.")
        if rules.session_rank == "net"
        else translate(
            "rulespage",
            "Whoever has received most units, the <i>game points</i>, stands first; what was lost"
            " does not count.",
        )
    )
    return [length + " " + rank]
