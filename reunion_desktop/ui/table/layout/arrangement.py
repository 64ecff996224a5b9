"""Places of all cards for an observation: the table's view of trick, hands and talon."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import chain

from reunion_desktop.engine.cards import FACE_DOWN, NO_CARDS, Card, CardSet
from reunion_desktop.engine.legal import MayDiscard
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import CardOrder, Trick
from reunion_desktop.ui.table.layout.hand_order import HandOrder, sorted_hand, upper_row
from reunion_desktop.ui.table.layout.places import Back, Key, Picture, Place, Zone
from reunion_desktop.ui.table.layout.sides import heap_of, just_drawn, laid_aside
from reunion_desktop.ui.table.layout.table_layout import TableLayout

POINTED = 0.06
"""How far a card rises under the pointer, in card widths."""


@dataclass(frozen=True, slots=True)
class Setting:
    """Display options of a layout: what the player chose, not the state of the game."""

    layout: TableLayout
    order: HandOrder = HandOrder.SUIT
    own: tuple[Card, ...] = ()
    """The hand's order as the player arranged it, for :attr:`HandOrder.OWN`."""
    lit: bool = True
    """True if legal cards are highlighted now."""
    chosen: tuple[Card, ...] = ()
    """The cards picked for the discard."""
    lying: bool = False
    """True while the trick just taken is still shown in the middle."""
    back: int = 0
    """Tricks back that the player looks: 1 for the last trick, 0 for the table."""
    marked: CardSet = NO_CARDS
    """Cards of the player that are raised because they were clicked once."""
    pointed: Card | None = None
    """The player's card under the pointer or with the keyboard's focus."""
    peeked: Card | None = None
    """The player's face-down card in the trick while the player looks at it."""
    open: tuple[CardSet | None, ...] = ()
    """Open hands by seat, and last the discards; None for those not seen.

    Empty where only the player's own hand is seen.
    """

    sorting: CardOrder | None = None
    """Order by which the player's hand is sorted; None for that of the deal."""
    in_middle: bool = False
    """True if the cards left over lie in the middle."""
    pennies: Callable[[Observation], tuple[int, ...]] = lambda _sight: ()
    """Pennies before each player, and last those in the middle; none in most games."""

    def opened(self, seat: Seat) -> CardSet | None:
        """Hand of a seat if it lies open, else None."""
        return self.open[seat] if self.open else None


def arrange(sight: Observation, setting: Setting) -> Picture:
    """Compute the place of every visible card from an observation: the table's whole picture."""
    deal = sight.deal
    if deal is None:
        return {}
    picture: dict[Key, Place] = dict(_own_hand(sight, deal, setting))
    layout = setting.layout
    for seat in range(len(deal.held)):
        if seat != sight.seat:
            hand = setting.opened(seat)
            picture.update({} if hand is None else _open_hand(deal, seat, hand, setting))
            held = hidden_cards(sight, deal, seat) if hand is None else 0
            aside = laid_aside(deal, seat)
            for number, place in enumerate(layout.fan(seat, held, closed=aside)):
                lies = place.with_marks(dim=aside, crowned=False)
                picture[Back(Zone.HAND, seat, number)] = lies
    picture.update(_beside_the_dealer(sight, deal, setting))
    picture.update(_won(sight, deal, setting))
    if deal.stock is not None:
        picture.update(_stock(sight, deal, setting))
    shown = shown_trick(deal, setting)
    if shown is not None:
        picture.update(_trick(sight, deal, shown, setting))
    if shown is not deal.trick:
        picture.update(_trick(sight, deal, deal.trick, setting, aside=True))
    return picture


def _stock(
    sight: Observation, deal: DealObservation, setting: Setting
) -> Iterator[tuple[Key, Place]]:
    """Stock and pile, and the pennies of the players."""
    from reunion_desktop.ui.table.layout import middle  # noqa: PLC0415 - few games have it.

    yield from middle.in_the_middle(sight.rules, deal, setting.layout)
    if counts := setting.pennies(sight):
        spread = middle.lies_spread(sight.rules)
        yield from middle.pennies(counts, setting.layout, spread=spread)


def _open_hand(
    deal: DealObservation, seat: Seat, hand: CardSet, setting: Setting
) -> dict[Key, Place]:
    """Places of another player's open hand."""
    if deal.on_table is not None and seat == deal.owner:
        hand = hand - CardSet.of((deal.on_table,))
    groups = sorted_hand(hand, deal.order, setting.order)
    row = [card for group in groups for card in group]
    rows: tuple[int, ...] = (len(row),)
    if setting.layout.open_rows(seat) > 1:
        upper = upper_row([len(group) for group in groups])
        rows = upper, len(row) - upper
    places = setting.layout.open_hand(seat, rows)
    if deal.stock is not None:
        from reunion_desktop.ui.table.layout import middle  # noqa: PLC0415 - few games have it.

        places = middle.beside_saucer(setting.layout, seat, places)
    return {card: _face(deal, card, place) for card, place in zip(row, places, strict=True)}


def laid_open(deal: DealObservation, setting: Setting) -> CardSet:
    """Face-up discards of the dealer: after the deal, or with all cards open."""
    if deal.over and deal.laid_away:
        return deal.laid_away
    return (setting.open[-1] or NO_CARDS) if len(setting.open) > len(deal.held) else NO_CARDS


def _face(deal: DealObservation, card: Card, place: Place, *, dim: bool = False) -> Place:
    """Place of a face-up card: bowers get a mark, illegal cards are dimmed."""
    return place.with_marks(dim=dim, crowned=card in deal.order.bowers)


def shown_trick(deal: DealObservation, setting: Setting) -> Trick | None:
    """The trick in the middle of the table, or None."""
    if deal.taken and (setting.back or (setting.lying and not deal.trick.cards)):
        return deal.taken[-(setting.back or 1)].trick
    return deal.trick if deal.trick.cards else None


def in_hand(sight: Observation) -> CardSet:
    """The player's hand without a turned card that lies beside the dealer.

    The dealer who discards has taken up the turned card, unless the rules leave it
    on the table for two tricks.
    """
    deal = sight.deal
    if deal is None:
        return NO_CARDS
    turned = lies_turned(sight)
    return deal.hand if turned is None else deal.hand.minus(turned)


def lies_turned(sight: Observation) -> Card | None:
    """The turned card while it still lies face up beside the dealer, else None."""
    deal = sight.deal
    if deal is None or deal.on_table is None:
        return None
    if deal.contract.taker is None:
        return deal.on_table
    if isinstance(sight.legal, MayDiscard) and not sight.rules.turned_stays:
        return None
    return deal.on_table


def hidden_cards(sight: Observation, deal: DealObservation, seat: Seat) -> int:
    """Number of cards in another seat's hand, without those beside the dealer."""
    held = deal.held[seat]
    if seat == deal.owner and deal.on_table is not None and not deal.lying:
        held -= 1 + _talon_below(sight, deal)
    return held


def _left_over(sight: Observation, deal: DealObservation) -> int:
    """Number of cards to discard: as many as the deal left over, or one in an exchange."""
    if isinstance(sight.legal, MayDiscard):
        return sight.legal.count
    return sight.rules.plan_of(deal.number, deal.dealer).left


def _talon_below(sight: Observation, deal: DealObservation) -> int:
    """Number of face-down cards below the turned card before the dealer takes them up."""
    waits = deal.on_table is not None and not deal.discarded and not deal.taken
    waits = waits and not deal.trick.cards and deal.owner != sight.seat
    return max(0, _left_over(sight, deal) - 1) if waits else 0


def groups_of(sight: Observation, setting: Setting) -> tuple[tuple[Card, ...], ...]:
    """Groups of the player's hand from left to right, without the cards picked to discard."""
    deal = sight.deal
    if deal is None:
        return ()
    hand = in_hand(sight) - CardSet.of(setting.chosen)
    gone = deal.played_by(sight.seat) | (deal.laid_away or NO_CARDS)
    drawn = hand & just_drawn(sight)
    order = setting.sorting or deal.order
    groups = sorted_hand(hand - drawn, order, setting.order, setting.own, gone)
    return (*groups, tuple(drawn)) if drawn else groups


def dealt_hand(sight: Observation, setting: Setting, taken_up: CardSet) -> dict[Key, Place]:
    """The player's hand as dealt, before the dealer takes up the talon."""
    deal = sight.deal
    if deal is None:
        return {}
    order = setting.sorting or deal.order
    groups = sorted_hand(in_hand(sight) - taken_up, order, setting.order, setting.own)
    places = setting.layout.hand([len(group) for group in groups])
    return dict(zip(chain.from_iterable(groups), places, strict=True))


def _legal_cards(sight: Observation, chosen: tuple[Card, ...] = ()) -> CardSet:
    """The cards that may be chosen beside those picked for a discard already."""
    legal = sight.legal
    if isinstance(legal, MayDiscard) and 0 < len(chosen) < legal.count:
        picked = CardSet.of(chosen)
        return CardSet.of([card for card in legal.cards if legal.refusal(card, picked) is None])
    return NO_CARDS if legal is None else legal.cards


def _own_hand(
    sight: Observation, deal: DealObservation, setting: Setting
) -> Iterator[tuple[Key, Place]]:
    groups = groups_of(sight, setting)
    row = [card for group in groups for card in group]
    if laid_aside(deal, sight.seat):
        yield from zip(row, setting.layout.laid_aside(len(row)), strict=True)
        return
    lit = setting.lit and not setting.lying
    legal = _legal_cards(sight, setting.chosen) if lit else NO_CARDS
    # During a call no card is to be chosen: the hand is shown undimmed.
    dimmed = CardSet.of(row) - legal if legal else NO_CARDS
    raised = legal | setting.marked
    up = [card in raised for card in row]
    if deal.stock is None:
        places = setting.layout.hand([len(group) for group in groups], raised=up)
    else:
        from reunion_desktop.ui.table.layout import middle  # noqa: PLC0415 - few games have it.

        places = middle.own_hand(setting.layout, up, sight)
    for card, place in zip(row, places, strict=True):
        dim = card in dimmed
        rise = POINTED * setting.layout.card * (card == setting.pointed and not dim)
        yield card, _face(deal, card, place.moved(dy=-rise) if rise else place, dim=dim)
    for number, card in enumerate(setting.chosen):
        yield card, _face(deal, card, setting.layout.slot(number, _left_over(sight, deal)))


def _beside_the_dealer(
    sight: Observation, deal: DealObservation, setting: Setting
) -> Iterator[tuple[Key, Place]]:
    """The talon, the turned card and the dealer's discards."""
    layout, owner = setting.layout, deal.owner
    if deal.talon and deal.contract.taker is None:
        yield from _lying_beside(deal, sight, setting)
        return
    below = _talon_below(sight, deal) if setting.opened(owner) is None else 0
    for number in range(below):
        place = layout.talon(owner, number)
        yield Back(Zone.TALON, owner, number), replace(place, face_up=False)
    yield from _discards(deal, sight, setting)
    turned = lies_turned(sight)
    if turned is not None:
        place = _talon(sight, setting, owner, below or deal.discarded)
        legal = _legal_cards(sight) if owner == sight.seat and setting.lit else NO_CARDS
        yield turned, _face(deal, turned, place, dim=bool(legal) and turned not in legal)


def _lying_beside(
    deal: DealObservation, sight: Observation, setting: Setting
) -> Iterator[tuple[Key, Place]]:
    """Undealt cards beside the owner, the first on top, and the discards beside them."""
    owner, talon = deal.owner, deal.talon or ()
    for number, at in enumerate(reversed(deal.places_left)):
        place, card = _talon(sight, setting, owner, number, len(talon)), talon[at]
        if setting.in_middle:
            place = setting.layout.left_over(number, len(talon))
        if card == FACE_DOWN or (card == deal.turn_up and deal.on_table is None):
            yield Back(Zone.TALON, owner, at), replace(place, face_up=False)
        else:
            yield card, _face(deal, card, place)
    yield from _discards(deal, sight, setting, len(talon))


def _discards(
    deal: DealObservation, sight: Observation, setting: Setting, lying: int = 0
) -> Iterator[tuple[Key, Place]]:
    """Discards beside the owner, after a number of other cards; face up as far as they are seen."""
    laid = tuple(laid_open(deal, setting))
    for number in range(deal.discarded):
        place = _talon(sight, setting, deal.owner, lying + number)
        if deal.over and deal.owner == sight.seat and not in_hand(sight):
            place = setting.layout.below_plate(place)
        if number < len(laid):
            yield laid[number], _face(deal, laid[number], place)
        else:
            yield Back(Zone.AWAY, deal.owner, number), replace(place, face_up=False)


def _talon(sight: Observation, setting: Setting, owner: Seat, number: int, count: int = 0) -> Place:
    """Place beside the owner, clear of the dealer's hand where it lies open."""
    if setting.opened(owner) is None or owner == sight.seat:
        return setting.layout.talon(owner, number, count)
    return setting.layout.beside_open(owner, number, count)


def _won(
    sight: Observation, deal: DealObservation, setting: Setting
) -> Iterator[tuple[Key, Place]]:
    taken = list(deal.taken)
    if taken and (setting.lying or setting.back):
        del taken[-(setting.back or 1)]
    counts = [0] * len(deal.held)
    heaps = [heap_of(deal, sight.seat, one.winner) for one in taken]
    totals = [heaps.count(seat) for seat in range(len(counts))]
    for seat in heaps:
        short = setting.opened(seat) is not None
        place = setting.layout.won(seat, counts[seat], totals[seat], short=short)
        yield Back(Zone.WON, seat, counts[seat]), place
        counts[seat] += 1


def _trick(
    sight: Observation,
    deal: DealObservation,
    trick: Trick,
    setting: Setting,
    *,
    aside: bool = False,
) -> Iterator[tuple[Key, Place]]:
    """Make the table's view of a trick: the key and place of each of its cards.

    ``aside`` puts them beside their players, while an earlier trick lies in the middle.
    """
    seen = setting.back and not aside
    for number, card in enumerate(trick.cards):
        seat = trick.seat_of(number)
        place = setting.layout.trick(seat, number, card)
        if aside:
            lying = deal.discarded + len(deal.talon or ()) if seat == deal.owner else 0
            place = _talon(sight, setting, seat, lying)
        if number in trick.covered and not seen and card != setting.peeked:
            yield trick_key(seat, card), replace(place, face_up=False)
        else:
            yield card, _face(deal, card, place)


def trick_key(seat: Seat, card: Card) -> Key:
    """Key of a card in the trick: its place alone while it lies face down."""
    return Back(Zone.TRICK, seat, 0) if card == FACE_DOWN else card
