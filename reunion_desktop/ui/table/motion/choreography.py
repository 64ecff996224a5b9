"""Animation plans for cards played, discarded, given or gathered; no timers or items."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from reunion_desktop.engine.actions import Gift
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import FACE_DOWN, NO_CARDS, Card, CardSet
from reunion_desktop.engine.events import (
    Announced,
    CardDrawn,
    CardGiven,
    CardPlayed,
    CardsAdded,
    CardsDealt,
    CardsDiscarded,
    CardsLaidOpen,
    DealScored,
    Event,
    HandsShown,
)
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import Trick
from reunion_desktop.ui.look.durations import Pace
from reunion_desktop.ui.sound.cues import Cue, Sound
from reunion_desktop.ui.table.layout.arrangement import (
    Setting,
    arrange,
    lies_turned,
    trick_key,
)
from reunion_desktop.ui.table.layout.places import Back, Key, Picture, Place, Zone, is_held
from reunion_desktop.ui.table.layout.sides import heap_of, lying_open
from reunion_desktop.ui.table.layout.table_plans import IN_TRICK
from reunion_desktop.ui.table.motion.dealing import plan_deal, plan_more
from reunion_desktop.ui.table.motion.motion import (
    Easing,
    Motion,
    Motions,
    TableChange,
    drifting,
    face_of,
    flying,
    heard_down,
    lasting,
    rippling,
)

_KNOCK = Call("knock")
"""The call that is made by a rap on the table."""


def plan(
    before: Observation,
    events: Iterable[Event],
    after: Observation,
    setting: Setting,
    pace: Pace,
    *,
    dropped: Mapping[Key, Place] | None = None,
) -> Motions:
    """Plan the motions that lead from one observation to the next.

    ``setting`` holds the display options of the later observation; ``dropped`` the places from
    which cards start that the player dragged.
    """
    told = tuple(events)
    if any(isinstance(event, CardsDealt) for event in told):
        setting = replace(setting, open=())
    hands = setting.open
    turned = any(isinstance(event, HandsShown) for event in told)
    if turned and after.deal is not None and hands == lying_open(after.deal, after.seat):
        hands = ()
    held = _still_held(hands, told)
    old = replace(setting, lying=False, open=held)
    source: dict[Key, Place] = {**arrange(before, old), **(dropped or {})}
    change = TableChange(before, after, source, arrange(after, setting), setting, pace)
    motions: list[Motion] = []
    for event in told:
        if (whole := _alone(event, change)) is not None:
            return whole
        if isinstance(event, CardPlayed):
            motions.extend(_played(event, change))
        elif isinstance(event, CardGiven):
            motions.extend(_given(event.gift, change))
    if after.deal is not None and after.deal.stock is not None:
        from reunion_desktop.ui.table.motion.drawing import plan_turn  # noqa: PLC0415 - few games have it.

        motions.extend(plan_turn(told, change))
    cues = [Cue(heard_down(motion), Sound.CARD) for motion in motions]
    rapped = [event.seat for event in told if isinstance(event, Announced) and event.call == _KNOCK]
    cues.extend(Cue(0, Sound.RAP) for _ in rapped)
    motions.extend(rippling(rapped, setting.layout, pace.look))
    moved = {motion.key for motion in motions}
    motions.extend(drifting(source, change.target, pace.play, moved))
    if any(isinstance(event, DealScored) for event in told):
        seen = setting.opened(len(setting.open) - 1) is not None
        shown = [] if seen else list(_shown_discards(after, change.target, pace))
        motions.extend(shown)
        cues.extend(Cue(motion.begin, Sound.TURN) for motion in shown)
        cues.append(Cue(pace.play + pace.turn, Sound.KNOCK))
    taken_up, joined = _taken_up(change, moved)
    motions.extend(taken_up)
    return lasting(motions, max([pace.play, *(cue.at for cue in cues)]), joined, cues)


def _alone(event: Event, change: TableChange) -> Motions | None:
    """Plan an event that no other motion accompanies: cards dealt or discarded."""
    match event:
        case CardsDealt():
            return plan_deal(event, change)
        case CardsAdded():
            return plan_more(change)
        case CardsDiscarded():
            return _swapped(event, change) if event.swap else _discarded(event, change)
    return None


def _still_held(
    hands: tuple[CardSet | None, ...], told: tuple[Event, ...]
) -> tuple[CardSet | None, ...]:
    """Open hands with the cards that are about to leave them: to the trick or the discard."""
    held = list(hands)

    def put(card: Card, seat: Seat, *, back: bool) -> None:
        # Which card went face down is unknown: it is shown at its destination at once.
        if (hand := held[seat]) is not None and card != FACE_DOWN:
            held[seat] = hand.plus(card) if back else hand.minus(card)

    for event in told if hands else ():
        if isinstance(event, CardPlayed):
            put(event.card, event.seat, back=True)
        elif isinstance(event, CardGiven):
            put(event.gift.card, event.gift.taker, back=False)
            put(event.gift.card, event.gift.giver, back=True)
        elif isinstance(event, CardDrawn):
            put(event.card, event.seat, back=False)
        elif isinstance(event, CardsLaidOpen) and (hand := held[event.seat]) is not None:
            held[event.seat] = hand | event.cards
        elif isinstance(event, CardsDiscarded) and (hand := held[event.seat]) is not None:
            held[event.seat], held[-1] = hand | (held[-1] or NO_CARDS), NO_CARDS
    return tuple(held)


def _played(event: CardPlayed, change: TableChange) -> Iterator[Motion]:
    """Motion of a card to the trick; from a fan the middle card is taken."""
    key = _in_trick(event, change.target)
    if key is None:
        return
    end = change.target[key]
    start = change.source.get(event.card) or change.drawn_from(event.seat) or end
    face = None if event.card == FACE_DOWN else event.card
    yield Motion(key, face, replace(start, dim=False), flying(end), 0, change.pace.play)


def _given(gift: Gift, change: TableChange) -> Iterator[Motion]:
    """Motion of a card from one hand to another; shown face up if all players know it."""
    key = gift.card if gift.card in change.target else change.middle_of(gift.taker)
    if key is None:
        return
    end, lasts = change.target[key], 2 * change.pace.lay_away
    start = change.source.get(gift.card) or change.drawn_from(gift.giver) or end
    face = None if gift.card == FACE_DOWN else gift.card
    shown = face is not None and gift.shown
    begun = replace(start, dim=False, crowned=False, face_up=start.face_up or shown)
    yield Motion(key, face, begun, flying(end), 0, lasts, Easing.BOTH)


def _in_trick(event: CardPlayed, target: Picture) -> Key | None:
    """Key of the card just played where it lies now; None if it lies nowhere.

    A card played face down is known again as soon as its trick is complete.
    """
    key = trick_key(event.seat, event.card)
    if key in target or event.card != FACE_DOWN:
        return key if key in target else None
    covered = [each for each in target if isinstance(each, Card) and _lies_covered(target[each])]
    return max(covered, key=lambda each: target[each].height, default=None)


def _lies_covered(place: Place) -> bool:
    return not place.face_up and place.height >= IN_TRICK


def _taken_up(change: TableChange, moved: set[Key]) -> tuple[list[Motion], list[Key]]:
    """Motion of the turned card to another dealer, after it lay on the table for two tricks.

    Returns the motion, and the key of the fan's card to hide until it has arrived.
    """
    before, target = change.before, change.target
    turned = lies_turned(before)
    if before.deal is None or turned is None or turned in target or turned in moved:
        return [], []
    fan = [key for key in target if is_held(key, before.deal.owner)]
    if not fan:
        return [], []
    start, end = change.source[turned], target[fan[-1]]
    return [Motion(turned, turned, start, end, 0, change.pace.lay_away, Easing.BOTH)], fan[-1:]


def _shown_discards(after: Observation, target: Picture, pace: Pace) -> Iterator[Motion]:
    """Motions that turn over the dealer's discards at the score."""
    deal = after.deal
    if deal is None or not deal.laid_away:
        return
    for card in deal.laid_away:
        if card in target:
            end = target[card]
            down = replace(end, face_up=False)
            yield Motion(card, card, down, end, pace.play, pace.turn, Easing.BOTH)


def _discarded(event: CardsDiscarded, change: TableChange) -> Motions:
    """Motions of the dealer: takes up the cards beside the seat, then discards face down."""
    source, target, pace = change.source, change.target, change.pace
    motions: list[Motion] = []
    cues: list[Cue] = []
    wait = 0
    if event.seat != change.before.seat:
        held = change.middle_of(event.seat)
        middle = change.setting.layout.pack(event.seat) if held is None else target[held]
        for key, start in source.items():
            if isinstance(key, Back) and key.zone is Zone.TALON:
                motions.append(Motion(key, None, start, middle, 0, pace.lay_away, Easing.BOTH))
        turned = lies_turned(change.before)
        if turned is not None and turned not in target:
            end = replace(middle, height=middle.height + 1)
            start = source[turned]
            motions.append(Motion(turned, turned, start, end, 0, pace.lay_away, Easing.BOTH))
        wait = pace.lay_away
    chosen = list(event.cards or ())
    for number in range(event.count):
        key = Back(Zone.AWAY, event.seat, number)
        if key not in target:
            continue
        face = chosen[number] if number < len(chosen) else None
        left = source.get(face) if face else change.drawn_from(event.seat)
        begin = wait + number * pace.packet_gap
        way = left or target[key], flying(target[key]), begin, pace.lay_away
        motions.append(Motion(key, face, *way, Easing.BOTH, unseen=face is None))
        cues.append(Cue(heard_down(motions[-1]), Sound.CARD))
    moved = {motion.key for motion in motions}
    motions.extend(drifting(source, target, max(wait, pace.lay_away), moved))
    return lasting(motions, cues=cues)


def _swapped(event: CardsDiscarded, change: TableChange) -> Motions:
    """Motions of an exchange: a card goes to the dealer's hand, another lies down face down."""
    if not event.count:
        return Motions()
    source, target, pace = change.source, change.target, change.pace
    held = change.middle_of(event.seat)
    middle = None if held is None else target[held]
    motions: list[Motion] = []
    taken = _taken(event, source, target)
    end = None if taken is None else target.get(taken) or middle
    if taken is not None and end is not None:
        way = source[taken], flying(end), 0, pace.lay_away
        motions.append(Motion(taken, face_of(taken), *way, Easing.BOTH))
    laid = next(iter(event.cards or ()), None)
    away = [key for key in target if key not in source and _lies_away(key, laid)]
    for key in away[:1]:
        start = source.get(laid) if laid is not None else middle
        way = start or target[key], flying(target[key]), pace.packet_gap, pace.lay_away
        motions.append(Motion(key, laid, *way, Easing.BOTH, unseen=laid is None))
    motions.extend(drifting(source, target, pace.lay_away, {motion.key for motion in motions}))
    return lasting(motions, cues=[Cue(pace.lay_away, Sound.CARD)])


def _taken(event: CardsDiscarded, source: Mapping[Key, Place], target: Picture) -> Key | None:
    """Key under which the card taken up lay on the table."""
    if event.taken is not None and event.taken != FACE_DOWN and event.taken in source:
        return event.taken
    gone = (key for key in source if isinstance(key, Back) and key.zone is Zone.TALON)
    return next((key for key in gone if key not in target), None)


def _lies_away(key: Key, laid: Card | None) -> bool:
    """Return True if a key stands for the discarded card."""
    return key == laid or (isinstance(key, Back) and key.zone is Zone.AWAY)


def plan_gather(sight: Observation, setting: Setting, pace: Pace) -> Motions:
    """Plan the motions of the shown trick to its winner, where it is turned face down."""
    deal = sight.deal
    if deal is None or not deal.taken:
        return Motions()
    lying = arrange(sight, replace(setting, lying=True))
    target = arrange(sight, replace(setting, lying=False))
    heap = heap_of(deal, sight.seat, deal.taken[-1].winner)
    heaps = [heap_of(deal, sight.seat, taken.winner) for taken in deal.taken]
    pile = Back(Zone.WON, heap, heaps.count(heap) - 1)
    end = target[pile]
    trick = deal.taken[-1].trick
    motions = list(_uncovered(trick, lying, pace))
    wait = max((motion.over for motion in motions), default=0)
    turned = {motion.key for motion in motions}
    for place, card in enumerate(trick.cards):
        start = replace(lying[card], face_up=True)
        begin, seen = wait + place * pace.gather // 12, card not in turned
        if not seen:
            motions.append(Motion(card, card, start, start, wait, begin - wait, unseen=True))
        way = start, flying(end), begin, pace.gather
        motions.append(Motion(card, card, *way, Easing.BOTH, unseen=not seen))
    moved = {motion.key for motion in motions}
    motions.extend(drifting(lying, target, pace.gather, moved))
    cues = [Cue(0, Sound.TURN)] if turned else []
    return lasting(motions, vanished=[pile], cues=[*cues, Cue(wait, Sound.GATHER)])


def _uncovered(trick: Trick, lying: Picture, pace: Pace) -> Iterator[Motion]:
    """Motions that turn over cards played face down, before the trick is gathered."""
    for number in trick.covered:
        card = trick.cards[number]
        down = lying[card]
        up = replace(down, face_up=True)
        yield Motion(card, card, down, up, 0, pace.turn, Easing.BOTH)
        yield Motion(card, card, up, up, pace.turn, pace.look, unseen=True)
