"""Names of the table's things for a screen reader, as text: they hold all that the eye sees."""

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

    *Ten of hearts, may be played*; *Left bower, jack of diamonds, counts as spades, may not be
    played: You must follow hearts*.

    Args:     card: the card.     order: the deal's order of cards; None where nothing is trumps
    yet.     remarks: what else holds for it now.     bowers: what the game calls the two
    highest trumps; None for the usual names.
    """
    if card == FACE_DOWN:
        return translate("access", "A card face down")
    words = [card_name(card)]
    if order is not None and card in order.bowers:
        words.insert(0, bower_name(card, order, bowers))
        if order.trump is not None and card.suit is not order.trump:
            suit = suit_name(order.trump)
            words.append(translate("access", "counts as {suit}").format(suit=suit))
    elif order is not None and order.is_trump(card):
        words.append(translate("access", "trump"))
    return capital(translate("access", ", ", "between remarks on a card").join([*words, *remarks]))


def capital(words: str) -> str:
    """Words with a capital at their head."""
    return words[:1].upper() + words[1:]


def may_be_played() -> str:
    """Added to a card."""
    return translate("access", "playable")


def may_not_be_played(reason: str) -> str:
    """Added to a card; the reason is a sentence."""
    return translate("access", "not playable: {reason}").format(reason=reason.rstrip("."))


def may_be_given() -> str:
    """Added to a card."""
    return translate("access", "can be given")


def may_not_be_given(reason: str) -> str:
    """Added to a card; the reason is a sentence."""
    return translate("access", "can’t be given: {reason}").format(reason=reason.rstrip("."))


def may_be_laid_away() -> str:
    """Added to a card."""
    return translate("access", "can be discarded")


def may_not_be_laid_away(reason: str) -> str:
    """Added to a card; the reason is a sentence."""
    return translate("access", "can’t be discarded: {reason}").format(reason=reason.rstrip("."))


def picked() -> str:
    """Added to a card that was picked to be laid away."""
    return translate("access", "selected to discard")


def picked_up(card: Card, *, ready: bool) -> str:
    """Said when a card was picked; ``ready`` where no more are to be picked."""
    if ready:
        return translate("access", "Selected: {card}. Press Space to discard.").format(
            card=the_card(card)
        )
    return translate("access", "Selected: {card}.").format(card=the_card(card))


def put_back(card: Card) -> str:
    """Said when a card is picked no more."""
    return translate("access", "Deselected: {card}.").format(card=the_card(card))


def preselected() -> str:
    """Added to a card that is to be played as soon as it may be."""
    return translate("access", "selected in advance")


def selected() -> str:
    """Added to a card that is played when it is pressed once more."""
    return translate("access", "selected; press again to play it")


def advised() -> str:
    """Added to a card that a hint names."""
    return translate("access", "suggested")


def face_down() -> str:
    """Added to one's own card that lies covered in the trick."""
    return translate("access", "face down")


def turned_up() -> str:
    """Added to one's own card that lies on the table still."""
    return translate("access", "face up on the table")


def own_hand(count: int) -> str:
    """The name of one's own cards."""
    return translate("access", "Your hand: {cards}").format(cards=cards_count(count))


def on_the_table() -> str:
    """The name of the list of what lies open, and what is written there."""
    return translate("access", "On the table")


def players() -> str:
    """The name of the list of those who sit at the table."""
    return translate("access", "Players")


def held_by(name: str, count: int) -> str:
    """The name of somebody else's cards."""
    return translate("access", "{name} has {cards}").format(name=name, cards=cards_count(count))


def the_trick() -> str:
    """The name of the trick in the middle."""
    return translate("access", "The trick")


def the_draw() -> str:
    """The name of the cards drawn for the first deal."""
    return translate("access", "The draw")


def card_of(name: str, card: str) -> str:
    """A card that somebody played or drew."""
    return translate("access", "{name}: {card}").format(name=name, card=card)


def turned_card(card: str) -> str:
    """The card that was turned up."""
    return translate("access", "Turned up: {card}").format(card=card)


def left_over(card: str) -> str:
    """The card that was left over and lies open."""
    return translate("access", "Not dealt: {card}").format(card=card)


def took_up(name: str, card: Card) -> str:
    """Sentence on the player who picked up the turned-up card."""
    return translate("access", "{name} picked up {card}").format(name=name, card=the_card(card))


def laid_away_by(name: str, cards: str) -> str:
    """Sentence on the dealer's discards: the cards if visible, otherwise their number."""
    return translate("access", "{name} discarded {cards}").format(name=name, cards=cards)


def trump_badge(trumps: str, order: CardOrder, bowers: tuple[str, str] | None = None) -> str:
    """Tooltip of the trump badge.

    Args:     trumps: that a suit is trumps, in words.     order: the deal's order of cards.
    bowers: what the game calls the two highest trumps; None for the usual names.
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
    """The pack while it waits to be cut; the button that cuts it."""
    return translate("access", "Cut the pack: {cards}").format(cards=cards_count(count))
