"""Accessible objects of the table: every card and panel with a name for screen readers."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence

from PySide6.QtCore import QRect
from PySide6.QtGui import QAccessible

from reunion_desktop.engine.cards import FACE_DOWN, NO_CARDS, Card
from reunion_desktop.engine.legal import MayDiscard, MayGive, Refusal
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import Trick
from reunion_desktop.ui.access.accessible_tree import FEWER, MORE, PRESS, Spoken
from reunion_desktop.ui.table.choice_input import ChoiceInput
from reunion_desktop.ui.table.keys import Keys
from reunion_desktop.ui.table.layout.arrangement import (
    laid_open,
    lies_turned,
    shown_trick,
    trick_key,
)
from reunion_desktop.ui.table.layout.places import Key, Picture, Zone, bounds
from reunion_desktop.ui.table.spoken_parts import backs, in_view, listed, rect_of, with_press
from reunion_desktop.ui.table.stage.overlays import OverlayContent
from reunion_desktop.ui.table.tooltips import turned_words
from reunion_desktop.ui.table.view_model import TableViewModel
from reunion_desktop.ui.words import access as access_words
from reunion_desktop.ui.words.access import spoken_card
from reunion_desktop.ui.words.cards import cards_count, cards_list

LIST, ITEM = QAccessible.Role.List, QAccessible.Role.ListItem
BUTTON = QAccessible.Role.Button


class SpokenTable:
    """Lists the accessible objects of the table in reading order.

    Trumps, the others with their cards, the middle, then the player and their choices.
    """

    def __init__(
        self,
        showing: TableViewModel,
        choosing: ChoiceInput,
        keys: Keys,
        reason: Callable[[Refusal], str],
        looked: Callable[[Seat], object],
    ) -> None:
        """Set up; ``reason`` words a refusal; ``looked`` is called with a seat to look into."""
        self._showing = showing
        self._choosing = choosing
        self._keys = keys
        self._reason = reason
        self._looked = looked

    def act(self, key: Hashable, action: str) -> None:
        """Run an action requested by a screen reader."""
        match key:
            case ("mine", Card() as card):
                self._keys.take_up(card)
            case ("plate", int(seat)):
                self._looked(seat)
            case "button":
                self._choosing.confirm()
            case "pack" if action == PRESS:
                self._choosing.cut_pack()
            case "pack":
                self._choosing.step_cut(1 if action == MORE else -1)

    def things(self) -> tuple[Spoken, ...]:
        """All accessible objects of the current state."""
        showing = self._showing
        picture, overlay_content = showing.picture(), showing.overlay_content()
        sight, deal, shuffling = showing.sight, showing.deal, showing.shuffling
        told = list(self._badge(overlay_content))
        middle: list[Spoken] = []
        if showing.cutting is not None:
            middle.extend(self._pack(picture))
        elif showing.draw is not None:
            middle.extend(self._draw(picture))
        elif sight is not None and deal is not None and not shuffling:
            told.extend(self._laid_out(sight, deal, picture))
            middle.extend(self._trick(deal, picture))
        told.extend(self._notes(overlay_content))
        things = [*listed(told), *self._others(overlay_content, picture), *middle]
        if not shuffling:
            things.extend(self._mine(picture))
        button = overlay_content.button
        if button is not None:
            box = rect_of(showing.layout.button)
            pressable = Spoken("button", BUTTON, button.text, box, disabled=not button.enabled)
            things.append(with_press(pressable))
        return tuple(things)

    # Panels and notes

    def _badge(self, overlay_content: OverlayContent) -> Iterator[Spoken]:
        order, showing = overlay_content.order, self._showing
        words, layout, sight = showing.words, showing.layout, showing.sight
        if order is None:
            return
        said, box = words.no_trumps, rect_of(layout.badge)
        if order.trump is not None:
            said = access_words.trump_badge(words.trumps[order.trump], order, words.own_bowers)
        said = overlay_content.badge or said
        yield Spoken("trumps", ITEM, said, box)
        turned = turned_words(showing) if order.trump is not None else ""
        if sight is not None and lies_turned(sight) is None and turned:
            yield Spoken("taken up", ITEM, turned, rect_of(bounds((layout.turned,), layout.card)))
        if overlay_content.rule:
            yield Spoken("rule", ITEM, overlay_content.rule, rect_of(layout.rule))

    def _others(self, overlay_content: OverlayContent, picture: Picture) -> Iterator[Spoken]:
        """Every plate, with the cards of the others below theirs; then open hands."""
        layout = self._showing.layout
        items: list[Spoken] = []
        hands: list[Spoken] = []
        for seat, name in enumerate(self._showing.plate_texts(overlay_content)):
            looks = (PRESS,) if seat in self._showing.to_look_into else ()
            box = rect_of(layout.plate(seat))
            items.append(Spoken(("plate", seat), ITEM, name, box, actions=looks))
            seen = self._open_hand(seat, picture)
            held = in_view(picture, seen) or backs(picture, Zone.HAND, seat)
            if held:
                said = access_words.held_by(overlay_content.plates[seat].name, len(held))
                role, found = (LIST, hands) if seen else (ITEM, items)
                cards = tuple(self._lying("held", card, picture) for card in seen)
                found.append(Spoken(("held", seat), role, said, self._around(held), inside=cards))
        around = QRect()
        for item in items:
            around = around.united(item.box)
        if items:
            yield Spoken("players", LIST, access_words.players(), around, inside=tuple(items))
        yield from hands

    def _notes(self, overlay_content: OverlayContent) -> Iterator[Spoken]:
        for key, text, box in overlay_content.texts(self._showing.layout):
            if text:
                yield Spoken(key, ITEM, text, rect_of(box))

    # Cards in the middle

    def _laid_out(
        self, sight: Observation, deal: DealObservation, picture: Picture
    ) -> Iterator[Spoken]:
        """The turned-up card, and the discards."""
        showing = self._showing
        turned = lies_turned(sight)
        if turned is not None and turned in picture and turned not in showing.row():
            said = access_words.turned_card(self._name(turned))
            yield Spoken("turned", ITEM, said, self._around({turned: picture[turned]}))
        left = backs(picture, Zone.TALON, deal.owner) if showing.setting().in_middle else {}
        if left:
            said = access_words.left_in_middle(len(left))
            yield Spoken("in the middle", ITEM, said, self._around(left))
        if deal.stock is not None:
            from reunion_desktop.ui.table.spoken_stock import spoken_stock  # noqa: PLC0415 - few games have it.

            yield from spoken_stock(showing, picture, self._name)
        for card in deal.left:
            if card in picture and card != turned:
                said = showing.words.left_over(self._name(card))
                yield Spoken(("left", card), ITEM, said, self._around({card: picture[card]}))
        if deal.discarded:
            laid = [card for card in laid_open(deal, showing.setting()) if card in picture]
            away = in_view(picture, laid) or backs(picture, Zone.AWAY, deal.dealer)
            if away:
                much = cards_list(laid) if laid else cards_count(deal.discarded)
                name, exchanged = showing.names[deal.owner], deal.contract.taker is None
                said = access_words.laid_away_by(name, much, exchanged=exchanged)
                yield Spoken("away", ITEM, said, self._around(away))

    def _trick(self, deal: DealObservation, picture: Picture) -> Iterator[Spoken]:
        setting = self._showing.setting()
        shown = shown_trick(deal, setting) or deal.trick
        tricks = {"trick": (access_words.the_trick(), shown)}
        if setting.back:
            last = self._showing.words.earlier_trick(setting.back, len(deal.taken)), shown
            tricks = {"last": last, "trick": (access_words.the_trick(), deal.trick)}
        for key, (name, trick) in tricks.items():
            lying = [
                (trick_key(seat, card), seat, self._name(card, remarks))
                for card, seat, remarks in self._played(trick)
            ]
            if lying:
                yield self._owned(key, name, lying, picture)

    def _played(self, trick: Trick) -> Iterator[tuple[Card, Seat, list[str]]]:
        """Each card of a trick with its player; the player's own face-down card is remarked."""
        for turn, card in enumerate(trick.cards):
            hidden = turn in trick.covered and card != FACE_DOWN
            yield card, trick.seat_of(turn), [access_words.face_down()] if hidden else []

    def _open_hand(self, seat: int, picture: Picture) -> list[Card]:
        """Another seat's open hand, from first to last card."""
        showing = self._showing
        own = showing.sight is None or showing.sight.seat == seat
        hands = showing.lying_open()
        if own or showing.draw is not None or showing.cutting is not None or not hands:
            return []
        hand = hands[seat] or NO_CARDS
        return [card for card in picture if isinstance(card, Card) and card in hand]

    def _lying(self, key: str, card: Card, picture: Picture) -> Spoken:
        """A face-up card that the player cannot play."""
        box = self._around({card: picture[card]})
        return Spoken((key, card), ITEM, self._name(card), box)

    def _name(self, card: Card, remarks: Sequence[str] = ()) -> str:
        """Spoken name of a card; the two highest trumps have the game's own names."""
        if card == FACE_DOWN and card in self._showing.drawable():
            stock = None if self._showing.deal is None else self._showing.deal.stock
            left = cards_count(0 if stock is None else len(stock.cards))
            words = self._showing.words.stock.format(cards=left)
            return ", ".join([words, *remarks])
        deal = None if self._showing.draw is not None else self._showing.deal
        order = None if deal is None else deal.order
        return spoken_card(card, order, remarks, self._showing.words.own_bowers)

    def _draw(self, picture: Picture) -> Iterator[Spoken]:
        draw = self._showing.draw
        if draw is not None and not self._showing.dealing and draw.rounds:
            cards = [
                (card, seat, self._name(card))
                for cards in draw.rounds
                for seat, card in enumerate(cards)
            ]
            yield self._owned("draw", access_words.the_draw(), cards, picture)

    def _pack(self, picture: Picture) -> Iterator[Spoken]:
        cutting = self._showing.cutting
        if cutting is not None:
            said = access_words.cut_place(cutting.lifted)
            yield Spoken(
                "pack",
                BUTTON,
                said,
                self._around(picture),
                focusable=True,
                focused=True,
                actions=(PRESS, MORE, FEWER),
            )

    def _owned(
        self, key: str, name: str, lying: Iterable[tuple[Key, Seat, str]], picture: Picture
    ) -> Spoken:
        """Cards in the middle, each with the name of the player who put it there."""
        told = [(card, seat, said) for card, seat, said in lying if card in picture]
        seen = {card: picture[card] for card, _, _ in told}
        inside = tuple(
            Spoken(
                (key, card),
                ITEM,
                access_words.card_of(self._showing.names[seat], said),
                self._around({card: seen[card]}),
            )
            for card, seat, said in told
        )
        box = self._around(seen) if seen else rect_of(self._showing.layout.centre)
        return Spoken(key, LIST, name, box, inside=inside)

    # The player's cards

    def _mine(self, picture: Picture) -> Iterator[Spoken]:
        row = [card for card in self._showing.row() if card in picture]
        drawable = self._showing.drawable()
        hand = [card for card in row if card not in drawable]
        said = access_words.own_hand(len(hand))
        # Not a list: screen readers announce the length of a list, and cache it. No group either:
        # Orca 48 says its name at each turn.
        for key, name, cards in (
            ("mine", said, hand),
            ("drawable", access_words.to_draw(), drawable),
        ):
            seen = [card for card in cards if card in picture]
            if seen:
                inside = tuple(self._card(card, picture) for card in seen)
                around = self._around(in_view(picture, seen))
                yield Spoken(key, QAccessible.Role.Client, name, around, inside=inside)

    def _card(self, card: Card, picture: Picture) -> Spoken:
        picked = card in self._showing.picking.cards
        refusal = None if picked else self._choosing.why_not(card)
        return with_press(
            Spoken(
                ("mine", card),
                ITEM,
                self._name(card, self._remarks(card, refusal)),
                self._around({card: picture[card]}),
                focusable=True,
                focused=card == self._keys.card and not self._keys.silent,
                # Never selectable: screen readers say "not selected" of each card that could be and
                # is not. The name says what was picked.
                disabled=refusal is not None,
            )
        )

    def _remarks(self, card: Card, refusal: Refusal | None) -> list[str]:
        showing = self._showing
        discard, picked = showing.discard, card in showing.picking.cards
        laying = discard is not None and not showing.lying
        playing = showing.play is not None and not showing.lying
        giving = isinstance(showing.legal, MayGive) and not showing.lying
        drawable = card in showing.drawable()
        discards = isinstance(showing.one_card, MayDiscard)
        drawing = (showing.drawing is not None or discards) and not showing.lying
        reason = "" if refusal is None else self._reason(refusal)
        turned = None if showing.sight is None else lies_turned(showing.sight)
        remarks = (
            (card == turned, access_words.turned_up()),
            (picked, access_words.picked()),
            (laying and bool(reason), access_words.may_not_be_laid_away(reason)),
            (
                laying and not reason and not picked,
                access_words.may_be_laid_away(exchanged=bool(discard and discard.offered)),
            ),
            (drawable, access_words.may_be_drawn()),
            (discards and not reason, access_words.may_be_laid_open()),
            (drawing and bool(reason), access_words.may_not_be_laid_open(reason)),
            (playing and bool(reason), access_words.may_not_be_played(reason)),
            (playing and not reason, access_words.may_be_played()),
            (giving and bool(reason), access_words.may_not_be_given(reason)),
            (giving and not reason, access_words.may_be_given()),
            (card == showing.selected, access_words.selected()),
            (card in showing.hinted, access_words.advised()),
        )
        return [remark for holds, remark in remarks if holds]

    def _around(self, cards: Picture) -> QRect:
        return rect_of(bounds(cards, self._showing.layout.card))
