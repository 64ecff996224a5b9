"""Illustrations of the rules book, as data: cards and captions. No painting.

Card values, legal cards and winners of tricks come from the engine, so that an illustration cannot
contradict the rules of the game.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.cards import Card, CardSet, Rank, Suit
from reunion_desktop.engine.duties import playable
from reunion_desktop.engine.sheet import (
    DASH,
    SLASH,
    STROKES_FOR_FIGURES,
    UNDERLINE,
    Cell,
    Grid,
    Row,
    RowKind,
    Sheet,
)
from reunion_desktop.engine.tricks import CardOrder, Trick
from reunion_desktop.games.reunion.options import ReunionOptions
from reunion_desktop.ui.words.book import Illustration

translate = QCoreApplication.translate

TRUMP = Suit.HEARTS
"""Trump suit of every example."""
_STAKE = 136
_LEFT = 14
"""Points that the example's dealer without a trick has discarded, as published (Wikipedia)."""


def illustrations(rules: ReunionOptions) -> dict[str, Illustration]:
    """Illustrations by name, for the rules in force."""
    order = rules.order(TRUMP)
    return {
        "trumps": _suit_row(
            order,
            TRUMP,
            translate("rulespage", "Hearts are trumps: these nine cards, from high to low."),
        ),
        "mate": _suit_row(
            order,
            TRUMP.mate,
            translate("rulespage", "Diamonds: seven cards, because the jack is a trump."),
        ),
        "plain": _suit_row(
            order,
            Suit.SPADES,
            translate("rulespage", "Spades; clubs are the same."),
        ),
        "values": _values(rules, order),
        "banned": _banned(rules, order),
        "legal": _legal(rules, order),
        "trick": _trick(rules, order),
        "sheet": _sheet(rules),
    }


def _suit_row(order: CardOrder, suit: Suit, caption: str) -> Illustration:
    """Illustration of a suit from high to low; a bower appears among the trumps."""
    held = CardSet.of(card for card in order.cards_of(suit) if card.rank is not Rank.SIX)
    cards = sorted(held, key=order.height, reverse=True)
    return Illustration(caption, tuple(cards), bowers=order.bowers)


def _values(rules: ReunionOptions, order: CardOrder) -> Illustration:
    cards = _cards("HJ DJ SA ST SK SQ SJ S9 S8 S7")
    return Illustration(
        translate("rulespage", "Card values."),
        cards,
        tuple(str(rules.points(card, order)) for card in cards),
        bowers=order.bowers,
    )


def _banned(rules: ReunionOptions, order: CardOrder) -> Illustration:
    cards = _cards("HJ DJ HA CA ST DT")
    once = translate("rulespage", "one ten") if rules.max_tens_discarded == 1 else ""
    words = (
        translate("rulespage", "bower"),
        translate("rulespage", "bower"),
        translate("rulespage", "ace"),
        translate("rulespage", "ace"),
        once,
        once,
    )
    caption = (
        translate("rulespage", "Bowers and aces can’t be discarded; of two tens, one may be.")
        if once
        else translate("rulespage", "Bowers and aces can’t be discarded; tens may be.")
    )
    return Illustration(caption, cards, words, dim=CardSet.of(cards[:4]), bowers=order.bowers)


def _legal(rules: ReunionOptions, order: CardOrder) -> Illustration:
    led = Card.parse("DA")
    hand = _cards("DJ HK H8 D9 D7 CA SQ")
    legal = playable(CardSet.of(hand), rules.musts(order, Trick((0, 1, 2), (led,)), 0))
    return Illustration(
        translate(
            "rulespage",
            "The ace of diamonds is led, so the two diamonds may be played. The jack of diamonds"
            " is a trump and may not.",
        ),
        hand,
        dim=CardSet.of(hand) - legal,
        raised=legal,
        bowers=order.bowers,
    )


def _trick(rules: ReunionOptions, order: CardOrder) -> Illustration:
    trick = Trick((0, 1, 2), _cards("SA SK H7"))
    best = trick.cards[trick.best(order)]
    points = rules.count(trick.cards, order)
    words = (
        translate("rulespage", "led"),
        translate("rulespage", "follows"),
        translate("rulespage", "trumps"),
    )
    caption = translate(
        "rulespage",
        "Spades are led. The third player is void and trumps with the seven of hearts, which takes"
        " the trick and its {points} points.",
    )
    return Illustration(
        caption.format(points=points), trick.cards, words, raised=CardSet.of((best,)), bowers=()
    )


def _sheet(rules: ReunionOptions) -> Illustration:
    """Two deals: one with both kinds of hands without a trick, one with tricks worth nothing."""
    void = rules.dealer_no_trick_discards == "void"
    own = 0 if void else _LEFT
    first = ((own, _mark(rules, own)), (_STAKE, ""), (0, _mark(rules, 0)))
    second = ((87, ""), (63, ""), (0, ""))
    names = ("Emil", "Marie", "Hans")
    rows = (
        Row("game", RowKind.HEADING, 1, 0, (Cell(),) * len(names)),
        _deal(1, first),
        _deal(2, second),
    )
    sheet = Sheet("reunion", names, ((0,), (1,), (2,)), (Grid(rows),))
    caption = {
        "slash_underline": translate(
            "rulespage",
            "Emil dealt and took no trick, so the points of his discards are underlined. Hans took"
            " no trick either and has a slash; in the second deal his only trick was worth"
            " nothing.",
        ),
        "dash": translate(
            "rulespage",
            "A player without a trick has a dash; in the second deal Hans took one trick that was"
            " worth nothing.",
        ),
        "none": translate("rulespage", "Emil and Hans took no trick in the first deal."),
    }[rules.mark_style]
    return Illustration(caption, sheet=sheet)


def _deal(number: int, written: Sequence[tuple[int, str]]) -> Row:
    """Row of a deal on the score sheet; player 1 dealt deal 1."""
    cells = tuple(
        Cell("" if mark in STROKES_FOR_FIGURES else str(made), mark, dealer=seat == number - 1)
        for seat, (made, mark) in enumerate(written)
    )
    return Row("deal", RowKind.DEAL, 1, number, cells)


def _mark(rules: ReunionOptions, points: int) -> str:
    """Entry of a hand without a trick."""
    if rules.mark_style == "none":
        return ""
    if points:
        return UNDERLINE if rules.mark_style == "slash_underline" else ""
    return DASH if rules.mark_style == "dash" else SLASH


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(word) for word in text.split())
