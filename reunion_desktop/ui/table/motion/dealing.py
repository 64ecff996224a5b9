"""Animation plans for the start of a deal: draw, cut, packets, turned card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random

from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.events import CardsDealt
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.shuffle import Draw
from reunion_desktop.ui.look.durations import Pace
from reunion_desktop.ui.sound.cues import Cue, Sound
from reunion_desktop.ui.table.layout.arrangement import (
    Setting,
    arrange_draw,
    dealt_hand,
    in_hand,
    lies_turned,
)
from reunion_desktop.ui.table.layout.places import Back, Key, Picture, Place, Zone, is_held
from reunion_desktop.ui.table.motion.motion import (
    FLYING,
    Easing,
    Motion,
    Motions,
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
            lifted = replace(target[card], height=target[card].height + FLYING)
            motions.append(Motion(card, card, start, lifted, begin, pace.draw, Easing.BOTH))
            cues.append(Cue(heard_down(motions[-1]), Sound.TURN))
            begin += pace.draw * 2 // 3
            number += 1
        begin += pace.look
    return lasting(motions, begin + pace.look, cues=cues)


def plan_deal(
    event: CardsDealt, after: Observation, target: Picture, setting: Setting, pace: Pace
) -> Motions:
    """Plan a deal: the cut, the packets in order of play, the turned card."""
    deal, rules, layout = after.deal, after.rules, setting.layout
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
    slots = _slots_to_fill(after, target, event.number, joining)
    plan = rules.plan_among(event.number, event.dealer, deal.trick.seats)
    left = plan.hand * len(plan.seats)
    for packet in plan.packets:
        for seat in plan.seats:
            for number in range(packet):
                if not slots[seat]:
                    break
                key, face = slots[seat].pop()
                start = layout.pack(event.dealer, max(0, left // 4))
                end = replace(ends[key], dim=False, crowned=False)
                arc = 0.35 * layout.card
                wait = begin + number * pace.packet_gap // 6
                motions.append(
                    Motion(key, face, start, end, wait, pace.packet, Easing.OUT, arc, unseen=True)
                )
                left -= 1
            cues.append(Cue(begin + pace.packet * 3 // 4, Sound.CARD))
            begin += pace.packet_gap
    begin += pace.packet - pace.packet_gap
    motions.extend(_pack_beside(event.dealer, setting, begin))
    cues.append(Cue(begin, Sound.TURN))
    motions.extend(_talon_turned(event, after, target, setting, pace, begin))
    if joining:
        motions.extend(_making_room(ends, target, joining, begin + pace.turn + pace.look, pace))
    keys = {motion.key for motion in motions}
    unseen = [key for key in target if key not in keys]
    return lasting(motions, vanished=unseen, cues=cues)


def plan_more(
    before: Observation,
    after: Observation,
    source: Mapping[Key, Place],
    target: Picture,
    setting: Setting,
    pace: Pace,
) -> Motions:
    """Plan the second part of a deal, after the first calls: packets from the dealer on.

    Args:
        before: the observation until now.
        after: the observation to show.
        source: place of every card until now.
        target: place of every card at the end.
        setting: display options of the later observation.
        pace: animation speed.
    """
    deal = after.deal
    if deal is None:
        return Motions()
    plan = after.rules.plan_of(deal.number, deal.dealer)
    motions = [*_apart_for_more(source, target, pace)]
    begin = pace.shift if motions else 0
    cues: list[Cue] = []
    given = _added(before, after, target)
    left = sum(map(len, given.values()))
    for packet in plan.later:
        for seat in plan.seats:
            for number in range(packet):
                if not given[seat]:
                    break
                key, face = given[seat].pop()
                start = setting.layout.pack(deal.dealer, max(0, left // 4))
                wait = begin + number * pace.packet_gap // 6
                flown = _above(target[key])
                arc = 0.35 * setting.layout.card
                motions.append(
                    Motion(key, face, start, flown, wait, pace.packet, Easing.OUT, arc, unseen=True)
                )
                left -= 1
            cues.append(Cue(begin + pace.packet * 3 // 4, Sound.CARD))
            begin += pace.packet_gap
    motions.extend(_pack_beside(deal.dealer, setting, begin))
    return lasting(motions, begin + pace.packet, cues=cues)


def _apart_for_more(source: Mapping[Key, Place], target: Picture, pace: Pace) -> Iterator[Motion]:
    """Motions of held cards that make room."""
    for key, end in target.items():
        start = source.get(key)
        if start is not None and _apart(start, end):
            face = key if isinstance(key, Card) else None
            yield Motion(key, face, start, replace(end, dim=False), 0, pace.shift, Easing.BOTH)


def _added(
    before: Observation, after: Observation, target: Picture
) -> dict[Seat, list[tuple[Key, Card | None]]]:
    """Cards that each seat is given, last first; for others' hands only their number is known."""
    old, deal = before.deal, after.deal
    assert old is not None  # noqa: S101 - more is given in a deal that has begun.
    assert deal is not None  # noqa: S101 - as above.
    added: dict[Seat, list[tuple[Key, Card | None]]] = {}
    for seat, held in enumerate(deal.held):
        if seat == after.seat:
            mine = [card for card in deal.hand - old.hand if card in target]
            Random(deal.number * 103).shuffle(mine)
            added[seat] = [(card, card) for card in mine]
        else:
            backs = [Back(Zone.HAND, seat, number) for number in range(old.held[seat], held)]
            added[seat] = [(key, None) for key in reversed(backs) if key in target]
    return added


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
            if _apart(start, end):
                lit = replace(start, dim=False, crowned=False)
                yield Motion(key, key, lit, end, begin, pace.lay_away, Easing.BOTH)


def _above(place: Place) -> Place:
    """A place in a hand for a card on its way there: above the others, undimmed."""
    return replace(place, height=place.height + FLYING, dim=False)


def _apart(one: Place, other: Place) -> bool:
    return (one.x, one.y) != (other.x, other.y)


def _slots_to_fill(
    after: Observation, target: Picture, number: int, joining: CardSet
) -> dict[Seat, list[tuple[Key, Card | None]]]:
    """Places of each seat's hand in the order in which packets fill them, last first.

    The packet of each of the player's cards is unknown; any fixed order will do.
    """
    deal = after.deal
    assert deal is not None  # noqa: S101 - a deal has just been dealt.
    slots: dict[Seat, list[tuple[Key, Card | None]]] = {}
    for seat in range(len(deal.held)):
        if seat == after.seat:
            mine = [card for card in in_hand(after) if card not in joining]
            Random(number * 101 + (0 if deal.turn_up is None else deal.turn_up.index)).shuffle(mine)
            slots[seat] = [(card, card) for card in mine]
        else:
            backs = [key for key in target if is_held(key, seat)]
            slots[seat] = [(key, None) for key in reversed(backs)]
    return slots


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


def _talon_turned(
    event: CardsDealt,
    after: Observation,
    target: Picture,
    setting: Setting,
    pace: Pace,
    begin: int,
) -> Iterator[Motion]:
    """Motions of the talon beside the dealer, one card turned; the player as dealer takes it up."""
    deal, layout = after.deal, setting.layout
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
