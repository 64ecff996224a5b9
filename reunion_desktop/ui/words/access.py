"""Accessible names of everything on the table; they contain all that is visible."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.cards import FACE_DOWN, Card
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.ui.words.cards import (
    bower_name,
    card_name,
    cards_count,
    cards_list,
    suit_name,
    the_card,
)

translate = QCoreApplication.translate


def spoken_card(
    card: Card,
    order: CardOrder | None,
    remarks: Sequence[str] = (),
    bowers: tuple[str, str] | None = None,
) -> str:
    """Spoken text of a card with its visible state; a hidden card is only called face down.

    *Ten of hearts, playable*; *Left bower, jack of diamonds, counts as spades, not playable: You
    must follow hearts*.

    Args:
        card: the card.
        order: order of cards in the deal; None before trumps are chosen.
        remarks: further states of the card.
        bowers: the game's names of the two highest trumps; None for the default names.
    """
    if card == FACE_DOWN:
        return translate("access", "A card face down")
    words = [card_name(card)]
    name = "" if order is None or card not in order.bowers else bower_name(card, order, bowers)
    if order is not None and name:
        words.insert(0, name)
        if order.trump is not None and card.suit is not order.trump:
            suit = suit_name(order.trump)
            words.append(translate("access", "counts as {suit}").format(suit=suit))
    elif order is not None and order.is_trump(card):
        words.append(translate("access", "trump"))
    return capital(translate("access", ", ", "between remarks on a card").join([*words, *remarks]))


def capital(words: str) -> str:
    """Text with an initial capital."""
    return words[:1].upper() + words[1:]


def sentence(words: str) -> str:
    """Text with an initial capital and a full stop."""
    return translate("wording", "{sentence}.").format(sentence=capital(words))


def may_be_played() -> str:
    """State of a card: playable."""
    return translate("access", "playable")


def may_not_be_played(reason: str) -> str:
    """State of a card: not playable; the reason is a sentence."""
    return translate("access", "not playable: {reason}").format(reason=reason.rstrip("."))


def may_be_given() -> str:
    """State of a card: can be given."""
    return translate("access", "can be given")


def may_not_be_given(reason: str) -> str:
    """State of a card: can't be given; the reason is a sentence."""
    return translate("access", "can’t be given: {reason}").format(reason=reason.rstrip("."))


def may_be_laid_away(*, exchanged: bool) -> str:
    """State of a card: can be discarded, or exchanged for one on the table."""
    discarded = translate("access", "can be discarded")
    return translate("access", "can be exchanged") if exchanged else discarded


def may_not_be_laid_away(reason: str) -> str:
    """State of a card: can't be discarded; the reason is a sentence."""
    return translate("access", "can’t be discarded: {reason}").format(reason=reason.rstrip("."))


def may_be_laid_open() -> str:
    """State of a card: can be laid face up, on the pile or in the middle."""
    return translate("access", "can be discarded", "face up")


def may_not_be_laid_open(reason: str) -> str:
    """State of a card: can't be laid face up now; the reason is a sentence."""
    text = translate("access", "can’t be discarded: {reason}", "face up")
    return text.format(reason=reason.rstrip("."))


def may_be_drawn() -> str:
    """State of the stock, or of a card that lies face up: it can be taken into the hand."""
    return translate("access", "can be taken")


def to_draw() -> str:
    """Name of the stock and the face-up cards from which the player draws."""
    return translate("access", "Cards to take")


def lies_face_up(card: str) -> str:
    """Name of a card that lies face up in the middle."""
    return translate("access", "Face up: {card}").format(card=card)


def picked() -> str:
    """State of a card: selected to discard or to exchange."""
    return translate("access", "selected")


def picked_up(card: Card, *, ready: bool) -> str:
    """Announcement of a selected card; ``ready`` if no more are needed."""
    if ready:
        text = translate("access", "Selected: {card}. Press Space to confirm.")
        return text.format(card=the_card(card))
    return translate("access", "Selected: {card}.").format(card=the_card(card))


def put_back(card: Card) -> str:
    """Announcement of a deselected card."""
    return translate("access", "Deselected: {card}.").format(card=the_card(card))


def selected() -> str:
    """State of a card: selected, played when pressed again."""
    return translate("access", "selected; press again to play it")


def advised() -> str:
    """State of a card: recommended by a hint."""
    return translate("access", "suggested")


def face_down() -> str:
    """State of the player's own card that lies face down in the trick."""
    return translate("access", "face down")


def turned_up() -> str:
    """State of the player's own card that still lies face up on the table."""
    return translate("access", "face up on the table")


def own_hand(count: int) -> str:
    """Name of the player's hand."""
    return translate("access", "Your hand: {cards}").format(cards=cards_count(count))


def on_the_table() -> str:
    """Name of the list of face-up cards and texts on the table."""
    return translate("access", "On the table")


def players() -> str:
    """Name of the list of players."""
    return translate("access", "Players")


def held_by(name: str, count: int) -> str:
    """Name of another player's hand."""
    return translate("access", "{name} has {cards}").format(name=name, cards=cards_count(count))


def the_trick() -> str:
    """Name of the current trick."""
    return translate("access", "The trick")


def the_draw() -> str:
    """Name of the cards drawn for the first deal."""
    return translate("access", "The draw")


def card_of(name: str, card: str) -> str:
    """Card with the name of the player who played or drew it."""
    return translate("access", "{name}: {card}").format(name=name, card=card)


def turned_card(card: str) -> str:
    """Name of the turned-up card."""
    return translate("access", "Turned up: {card}").format(card=card)


def left_over(card: str) -> str:
    """Name of the face-up card that was not dealt."""
    return translate("access", "Not dealt: {card}").format(card=card)


def left_in_middle(count: int) -> str:
    """Name of the cards left over that lie in the middle."""
    return translate("access", "In the middle: {cards}, face down").format(cards=cards_count(count))


def took_up(name: str, card: Card) -> str:
    """Sentence on the player who picked up the turned-up card."""
    return translate("access", "{name} picked up {card}").format(name=name, card=the_card(card))


def laid_away_by(name: str, cards: str, *, exchanged: bool) -> str:
    """Sentence on the dealer's discards: the cards if visible, otherwise their number."""
    text = translate("access", "{name} discarded {cards}")
    if exchanged:
        text = translate("access", "{name} exchanged {cards}")
    return text.format(name=name, cards=cards)


def trump_badge(trumps: str, order: CardOrder, bowers: tuple[str, str] | None = None) -> str:
    """Tooltip of the trump badge.

    Args:
        trumps: sentence that names the trump suit.
        order: order of cards in the deal.
        bowers: the game's names of the two highest trumps; None for the default names.
    """
    told = _highest(trumps, order.right_bower, order.left_bower, bowers)
    if not order.bowers[2:]:
        return told
    text = translate("access", "{trumps}; then {cards}", "the lesser matadors")
    return text.format(trumps=told, cards=cards_list(order.bowers[2:]))


def _highest(trumps: str, right: Card, left: Card, bowers: tuple[str, str] | None) -> str:
    """Part of the badge's text on the two highest trumps."""
    if bowers is not None:
        return translate("access", "{trumps}; {first}: {right}; {second}: {left}").format(
            trumps=trumps,
            first=bowers[0],
            right=the_card(right),
            second=bowers[1],
            left=the_card(left),
        )
    return translate("access", "{trumps}; right bower, the {right}; left bower, the {left}").format(
        trumps=trumps, right=card_name(right), left=card_name(left)
    )


def cut_place(count: int) -> str:
    """Name of the pack while it waits to be cut; the button that cuts it."""
    return translate("access", "Cut the pack: {cards}").format(cards=cards_count(count))
