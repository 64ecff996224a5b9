"""Animation plans for the start of a deal: draw, cut, packets, turned card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import product
from random import Random
from typing import TypeAlias

from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.dealing.shuffle import Draw
from reunion_desktop.engine.events import CardsDealt
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.ui.look.durations import Pace
from reunion_desktop.ui.sound.cues import Cue, Sound
from reunion_desktop.ui.table.layout.arrangement import (
    Setting,
    dealt_hand,
    in_hand,
    lies_turned,
)
from reunion_desktop.ui.table.layout.pack_cut import arrange_draw
from reunion_desktop.ui.table.layout.places import Back, Key, Picture, Place, Zone, is_held
from reunion_desktop.ui.table.motion.motion import (
    Easing,
    Motion,
    Motions,
    TableChange,
    drifting,
    flying,
    heard_down,
    lasting,
)


def plan_draw(draw: Draw, pack: int, setting: Setting, pace: Pace) -> Motions:
    """Plan the draw for the deal: each seat draws and turns a card; ties draw again."""
    target = arrange_draw(draw, pack, setting.layout)
    motions: list[Motion] = []
    cues: list[Cue] = []
    begin = number = 0
    for cards in draw.rounds:
        for card in cards:
            start = setting.layout.spread(number, pack)
            end = flying(replace(target[card], dim=False))
            motions.append(Motion(card, card, start, end, begin, pace.draw, Easing.BOTH))
            cues.append(Cue(heard_down(motions[-1]), Sound.TURN))
            begin += pace.draw * 2 // 3
            number += 1
        begin += pace.look
        tied = ((card, target[card]) for card in cards if target[card].dim)
        motions.extend(Motion(card, card, end, end, begin, 1) for card, end in tied)
    return lasting(motions, begin + pace.look, cues=cues)


def plan_deal(event: CardsDealt, change: TableChange) -> Motions:
    """Plan a deal: the cut, the packets in order of play, the turned card."""
    after, target, setting, pace = change.after, change.target, change.setting, change.pace
    deal = after.deal
    if deal is None:
        return Motions()
    begin = 0
    motions: list[Motion] = []
    cues = [Cue(0, Sound.SHUFFLE)]
    if event.cut:
        motions.extend(_cut(event.dealer, setting, pace))
        begin = 2 * pace.lift
    joining = _taken_up(event, after, target)
    ends: dict[Key, Place] = dict(target)
    if joining:
        ends |= dealt_hand(after, setting, joining)
    ends = {key: replace(place, dim=False, crowned=False) for key, place in ends.items()}
    seed = event.number * 101 + (0 if deal.turn_up is None else deal.turn_up.index)
    slots = _slots(deal, after.seat, in_hand(after) - joining, target, seed)
    plan = after.rules.plan_of(event.number, event.dealer, deal.trick.seats)
    packets = _Packets(slots, event.dealer, plan.hand * len(plan.seats), begin)
    motions.extend(packets.dealt(plan.packets, plan.seats, ends, change))
    cues.extend(packets.cues)
    begin = packets.begin + pace.packet - pace.packet_gap
    motions.extend(_pack_beside(event.dealer, setting, begin))
    cues.append(Cue(begin, Sound.TURN))
    motions.extend(_talon_turned(event, change, begin))
    motions.extend(_to_the_middle(event, change))
    if deal.stock is not None:
        from reunion_desktop.ui.table.motion.drawing import plan_stock  # noqa: PLC0415 - few games have it.

        motions.extend(plan_stock(change, event.dealer, begin))
    if joining:
        motions.extend(_making_room(ends, target, joining, begin + pace.turn + pace.look, pace))
    keys = {motion.key for motion in motions}
    unseen = [key for key in target if key not in keys]
    return lasting(motions, vanished=unseen, cues=cues)


def plan_more(change: TableChange) -> Motions:
    """Plan the second part of a deal, after the first calls: packets from the dealer on."""
    old, deal, after, pace = change.before.deal, change.after.deal, change.after, change.pace
    if old is None or deal is None:
        return Motions()
    plan = after.rules.plan_of(deal.number, deal.dealer)
    motions = [*drifting(change.source, change.target, pace.shift, easing=Easing.BOTH)]
    new = CardSet.of(card for card in deal.hand - old.hand if card in change.target)
    slots = _slots(deal, after.seat, new, change.target, deal.number * 103, old.held)
    left = sum(map(len, slots.values()))
    packets = _Packets(slots, deal.dealer, left, pace.shift if motions else 0)
    ends = {key: _above(place) for key, place in change.target.items()}
    motions.extend(packets.dealt(plan.later, plan.seats, ends, change))
    motions.extend(_pack_beside(deal.dealer, change.setting, packets.begin))
    return lasting(motions, packets.begin + pace.packet, cues=packets.cues)


_Slots: TypeAlias = dict[Seat, list[tuple[Key, Card | None]]]
"""Cards that each seat is dealt, last first; for others' hands only their places are known."""


@dataclass(slots=True)
class _Packets:
    """Packets on their way from the dealer to the hands."""

    slots: _Slots
    dealer: Seat
    left: int
    """Cards left in the pack, whose height they give."""
    begin: int
    """Start of the next packet, in milliseconds."""
    cues: list[Cue] = field(default_factory=list)

    def dealt(
        self, packets: Iterable[int], seats: Sequence[Seat], ends: Picture, change: TableChange
    ) -> Iterator[Motion]:
        """Motions of packets of these sizes to each of the seats in turn."""
        layout, pace = change.setting.layout, change.pace
        for packet, seat in product(packets, seats):
            for number, (key, face) in enumerate(reversed(self.slots[seat][-packet:])):
                start = layout.pack(self.dealer, max(0, self.left // 4))
                way = start, ends[key], self.begin + number * pace.packet_gap // 6, pace.packet
                yield Motion(key, face, *way, Easing.OUT, 0.35 * layout.card, unseen=True)
                self.left -= 1
            del self.slots[seat][-packet:]
            self.cues.append(Cue(self.begin + pace.packet * 3 // 4, Sound.CARD))
            self.begin += pace.packet_gap


def _slots(
    deal: DealObservation,
    own: Seat,
    mine: CardSet,
    target: Picture,
    seed: int,
    held: Sequence[int] = (),
) -> _Slots:
    """Cards that each seat is dealt, in the order in which packets fill the hands, last first.

    The packet of each of the player's cards is unknown; any fixed order will do. ``held`` is the
    number of cards that each seat has already.
    """
    slots: _Slots = {}
    for seat in range(len(deal.held)):
        if seat == own:
            cards = list(mine)
            Random(seed).shuffle(cards)
            slots[seat] = [(card, card) for card in cards]
        else:
            fan = [key for key in target if is_held(key, seat)][held[seat] if held else 0 :]
            slots[seat] = [(key, None) for key in reversed(fan)]
    return slots


def _taken_up(event: CardsDealt, after: Observation, target: Picture) -> CardSet:
    """Cards that the player takes up at once: talon and turned card."""
    if after.deal is None or after.deal.contract.taker != after.seat:
        return CardSet()
    beside = {card for card in (event.turn_up, *event.talon) if card is not None}
    turned = lies_turned(after)
    return CardSet.of(card for card in beside if card in target and card != turned)


def _making_room(
    dealt: Picture, target: Picture, joining: CardSet, begin: int, pace: Pace
) -> Iterator[Motion]:
    """Motions of the player's dealt cards apart, for those that join them."""
    for key, start in dealt.items():
        if isinstance(key, Card) and key not in joining and key in target:
            end = replace(target[key], dim=False, crowned=False)
            if (start.x, start.y) != (end.x, end.y):
                yield Motion(key, key, start, end, begin, pace.lay_away, Easing.BOTH)


def _above(place: Place) -> Place:
    """A place in a hand for a card on its way there: above the others, undimmed."""
    return flying(replace(place, dim=False))


def _pack_beside(dealer: Seat, setting: Setting, until: int) -> Iterator[Motion]:
    """Motion of the pack, which waits beside the dealer while the packets leave it."""
    for number in range(4):
        place = setting.layout.pack(dealer, number * 3)
        yield Motion(
            Back(Zone.PACK, dealer, number), None, place, place, 0, until * (4 - number) // 4
        )


def _cut(dealer: Seat, setting: Setting, pace: Pace) -> Iterator[Motion]:
    """Motions of the cut: the upper half is lifted and put below the lower one."""
    card = setting.layout.card
    for number in range(4):
        top = setting.layout.pack(dealer, 20 + number)
        aside = top.moved(dx=0.75 * card, dy=-0.1 * card)
        key = Back(Zone.PACK, dealer, 10 + number)
        yield Motion(key, None, top, aside, 0, pace.lift, Easing.BOTH)
        beneath = setting.layout.pack(dealer, 0).moved(height=39)
        key = Back(Zone.PACK, dealer, 20 + number)
        yield Motion(key, None, aside, beneath, pace.lift, pace.lift, Easing.BOTH, unseen=True)


def _to_the_middle(event: CardsDealt, change: TableChange) -> Iterator[Motion]:
    """Motions of the cards left over to the middle, between the first packets and the next."""
    after, pace, layout = change.after, change.pace, change.setting.layout
    if not change.setting.in_middle:
        return
    plan = after.rules.plan_of(event.number, event.dealer)
    packets = (plan.left_after or 0) * len(plan.seats)
    begin = (2 * pace.lift if event.cut else 0) + packets * pace.packet_gap
    for key, place in change.target.items():
        if isinstance(key, Back) and key.zone is Zone.TALON:
            start, lift = layout.pack(event.dealer, 10), 0.35 * layout.card
            yield Motion(key, None, start, place, begin, pace.packet, Easing.OUT, lift, unseen=True)


def _talon_turned(event: CardsDealt, change: TableChange, begin: int) -> Iterator[Motion]:
    """Motions of the talon beside the dealer, one card turned; the player as dealer takes it up."""
    after, target, pace = change.after, change.target, change.pace
    deal, layout = after.deal, change.setting.layout
    if deal is None or event.turn_up is None:
        return
    cards = [card for card in event.talon if card != event.turn_up]
    shown = lies_turned(after)
    for number, card in enumerate(cards):
        below = replace(layout.talon(event.dealer, number, len(event.talon)), face_up=False)
        if card is not None and card in target:
            wait = begin + pace.turn + pace.look
            taken_up = card, card, below, _above(target[card]), wait, pace.lay_away
            yield Motion(*taken_up, Easing.BOTH, unseen=True)
        else:
            key = Back(Zone.TALON, event.dealer, number)
            yield Motion(key, None, below, below, begin, pace.turn, unseen=True)
    top = layout.talon(event.dealer, len(cards), len(event.talon))
    down = replace(top, face_up=False)
    turned = replace(top, crowned=event.turn_up in deal.order.bowers)
    lift = 0.3 * layout.card
    if shown is not None:
        end = target[event.turn_up]
        turning = event.turn_up, event.turn_up, down, end, begin, pace.turn
        yield Motion(*turning, Easing.BOTH, lift, unseen=True)
        return
    key = Back(Zone.TALON, event.dealer, len(cards))
    lying = key, event.turn_up, down, turned, begin, pace.turn + pace.look
    yield Motion(*lying, Easing.OUT, lift, unseen=True)
    if event.turn_up in target:
        end = _above(target[event.turn_up])
        wait = begin + pace.turn + pace.look
        yield Motion(
            event.turn_up, event.turn_up, turned, end, wait, pace.lay_away, Easing.BOTH, unseen=True
        )
