"""Pictures of the rules book, as data: which cards, what is said of each. No painting.

What the cards are worth, which may be played and who takes the trick is asked of the engine, so
that a picture cannot tell other rules than the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.cards import NO_CARDS, Card, CardSet, Rank, Suit
from reunion_desktop.engine.phases import follow_or_trump
from reunion_desktop.engine.ruleset import Ruleset
from reunion_desktop.engine.scoring import Entry, GameSheet, Mark, ScoreLine, ScoreSheet
from reunion_desktop.engine.tricks import CardOrder, Trick

translate = QCoreApplication.translate

ILLUSTRATION = "figure:"
"""How a paragraph of the rules book begins that stands for a picture; its name follows."""

TRUMP = Suit.HEARTS
"""The trump suit of every example."""
_STAKE = 136
_LEFT = 14
"""What the trickless dealer of the example had laid away, as in the published one (Wikipedia)."""


@dataclass(frozen=True, slots=True)
class Illustration:
    """Cards in a row, or an example of the score sheet."""

    caption: str
    """What the picture shows, in a sentence: it stands below it."""
    cards: tuple[Card, ...] = ()
    notes: tuple[str, ...] = ()
    """A word below each card; empty for none."""
    dim: CardSet = NO_CARDS
    """The cards that may not be chosen."""
    raised: CardSet = NO_CARDS
    """The cards that stand out: those allowed, or the one that takes the trick."""
    bowers: tuple[Card, ...] = ()
    sheet: ScoreSheet | None = None


def illustrations(rules: Ruleset) -> dict[str, Illustration]:
    """Every picture of the book by name, for the rules in force."""
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
            translate("rulespage", "The diamonds then: seven cards, for their jack is a trump."),
        ),
        "plain": _suit_row(
            order,
            Suit.SPADES,
            translate("rulespage", "The spades, and the clubs in the same way."),
        ),
        "values": _values(rules, order),
        "banned": _banned(rules, order),
        "legal": _legal(rules, order),
        "trick": _trick(rules, order),
        "sheet": _sheet(rules),
    }


def _suit_row(order: CardOrder, suit: Suit, caption: str) -> Illustration:
    """The cards of a suit from high to low; a jack that is a bower stands among the trumps."""
    held = CardSet.of(card for card in order.cards_of(suit) if card.rank is not Rank.SIX)
    cards = sorted(held, key=order.height, reverse=True)
    return Illustration(caption, tuple(cards), bowers=order.bowers)


def _values(rules: Ruleset, order: CardOrder) -> Illustration:
    cards = _cards("HJ DJ SA ST SK SQ SJ S9 S8 S7")
    return Illustration(
        translate("rulespage", "What the cards count."),
        cards,
        tuple(str(rules.points(card, order)) for card in cards),
        bowers=order.bowers,
    )


def _banned(rules: Ruleset, order: CardOrder) -> Illustration:
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
        translate("rulespage", "Bowers and aces stay in the hand; of two tens one may go.")
        if once
        else translate("rulespage", "Bowers and aces stay in the hand; tens may go.")
    )
    return Illustration(caption, cards, words, dim=CardSet.of(cards[:4]), bowers=order.bowers)


def _legal(rules: Ruleset, order: CardOrder) -> Illustration:
    led = Card.parse("DA")
    hand = _cards("DJ HK H8 D9 D7 CA SQ")
    legal, _duty, _suit = follow_or_trump(rules, order, CardSet.of(hand), Trick(0, (led,)))
    return Illustration(
        translate(
            "rulespage",
            "The ace of diamonds is led: the two diamonds may be played. The jack of diamonds is"
            " a trump and may not.",
        ),
        hand,
        dim=CardSet.of(hand) - legal,
        raised=legal,
        bowers=order.bowers,
    )


def _trick(rules: Ruleset, order: CardOrder) -> Illustration:
    trick = Trick(0, _cards("SA SK H7"))
    best = trick.cards[trick.best(order)]
    points = rules.count(trick.cards, order)
    words = (
        translate("rulespage", "led"),
        translate("rulespage", "follows"),
        translate("rulespage", "trumps"),
    )
    caption = translate(
        "rulespage",
        "Spades are led; the third player has none and trumps with the seven of hearts, which"
        " takes the trick and its {points} points.",
    )
    return Illustration(
        caption.format(points=points), trick.cards, words, raised=CardSet.of((best,)), bowers=()
    )


def _sheet(rules: Ruleset) -> Illustration:
    """Two deals: one with both kinds of trickless hands, one with tricks that are worth nothing."""
    void = rules.dealer_no_trick_discards == "void"
    own = 0 if void else _LEFT
    first = (own, _STAKE, 0)
    entries = (_entry(rules, own), Entry(_STAKE, Mark.PLAIN), _entry(rules, 0))
    second = (87, 63, 0)
    lines = (
        ScoreLine(1, 0, first, (0, 10, 0), (), entries),
        ScoreLine(2, 1, second, (6, 3, 1), (), tuple(Entry(made, Mark.PLAIN) for made in second)),
    )
    sheet = ScoreSheet(("Emil", "Marie", "Hans"), (GameSheet(0, rules.deals, lines),))
    caption = {
        "slash_underline": translate(
            "rulespage",
            "Emil dealt and took no trick: what he laid away is underlined. Hans took none"
            " either and has a slash; in the second deal his one trick was worth nothing.",
        ),
        "dash": translate(
            "rulespage",
            "Whoever took no trick has a dash; in the second deal Hans took one that was worth"
            " nothing.",
        ),
        "none": translate("rulespage", "Emil and Hans took no trick in the first deal."),
    }[rules.mark_style]
    return Illustration(caption, sheet=sheet)


def _entry(rules: Ruleset, points: int) -> Entry:
    """How a trickless hand is written."""
    if rules.mark_style == "none":
        return Entry(points, Mark.PLAIN)
    if points:
        underlined = rules.mark_style == "slash_underline"
        return Entry(points, Mark.UNDERLINE if underlined else Mark.PLAIN)
    return Entry(0, Mark.DASH if rules.mark_style == "dash" else Mark.SLASH)


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(word) for word in text.split())


def alternative_text(illustration: Illustration, names: Sequence[str]) -> str:
    """A picture in words, for whoever cannot see it: what stands below it, then the cards.

    Args:
        illustration: the picture.
        names: what its cards are called.
    """
    told = [
        f"{name} ({note})" if note else name
        for name, note in zip(names, illustration.notes or ("",) * len(names), strict=True)
    ]
    return " ".join([illustration.caption, ", ".join(told)]).strip()
