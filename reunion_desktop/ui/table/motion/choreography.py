"""Animation plans for cards played, discarded, given or gathered; no timers or items."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from reunion_desktop.engine.actions import Gift
from reunion_desktop.engine.cards import FACE_DOWN, NO_CARDS, Card, CardSet
from reunion_desktop.engine.events import (
    CardGiven,
    CardPlayed,
    CardsAdded,
    CardsDealt,
    CardsDiscarded,
    DealScored,
    Event,
)
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import Trick
from reunion_desktop.ui.look.durations import Pace
from reunion_desktop.ui.sound.cues import Cue, Sound
from reunion_desktop.ui.table.layout.arrangement import (
    Setting,
    arrange,
    hidden_cards,
    lies_turned,
    trick_key,
)
from reunion_desktop.ui.table.layout.places import Back, Key, Picture, Place, Zone, is_held
from reunion_desktop.ui.table.layout.sides import heap_of
from reunion_desktop.ui.table.layout.table_plans import IN_TRICK
from reunion_desktop.ui.table.motion.dealing import plan_deal, plan_more
from reunion_desktop.ui.table.motion.motion import (
    FLYING,
    Easing,
    Motion,
    Motions,
    heard_down,
    lasting,
)
from reunion_desktop.ui.table.motion.swapping import plan_swap


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
    dealt = any(isinstance(event, CardsDealt) for event in told)
    if dealt:
        setting = replace(setting, open=())
    held = _still_held(setting.open, told)
    old = replace(setting, lying=False, last_trick=False, open=held)
    source: dict[Key, Place] = {**arrange(before, old), **(dropped or {})}
    target = arrange(after, setting)
    for event in told:
        if isinstance(event, CardsDealt):
            return plan_deal(event, after, target, setting, pace)
        if isinstance(event, CardsAdded):
            return plan_more(before, after, source, target, setting, pace)
        if isinstance(event, CardsDiscarded) and event.swap:
            return plan_swap(event, before, source, target, pace)
        if isinstance(event, CardsDiscarded):
            return _discarded(event, before, source, target, setting, pace)
    motions = [motion for event in told for motion in _played(event, before, source, target, pace)]
    given = [event.gift for event in told if isinstance(event, CardGiven)]
    motions += [motion for gift in given for motion in _given(gift, before, source, target, pace)]
    cues = [Cue(heard_down(motion), Sound.CARD) for motion in motions]
    moved = {motion.key for motion in motions}
    motions.extend(_drifting(source, target, moved, pace.play))
    if any(isinstance(event, DealScored) for event in told):
        seen = setting.opened(len(setting.open) - 1) is not None
        shown = [] if seen else list(_shown_discards(after, target, pace))
        motions.extend(shown)
        cues.extend(Cue(motion.begin, Sound.TURN) for motion in shown)
        cues.append(Cue(pace.play + pace.turn, Sound.KNOCK))
    taken_up, joined = _taken_up(before, source, target, moved, pace)
    motions.extend(taken_up)
    return lasting(motions, max([pace.play, *(cue.at for cue in cues)]), joined, cues)


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
        elif isinstance(event, CardsDiscarded) and (hand := held[event.seat]) is not None:
            held[event.seat], held[-1] = hand | (held[-1] or NO_CARDS), NO_CARDS
    return tuple(held)


def _drifting(
    source: Mapping[Key, Place], target: Picture, moved: set[Key], lasts: int
) -> Iterator[Motion]:
    """Motions of cards that are in both pictures and only make room."""
    for key, end in target.items():
        start = source.get(key)
        if start is None or key in moved:
            continue
        if (start.x, start.y, start.angle) != (end.x, end.y, end.angle):
            face = key if isinstance(key, Card) else None
            yield Motion(key, face, start, replace(end, dim=start.dim), 0, lasts)


def _played(
    event: Event,
    before: Observation,
    source: Mapping[Key, Place],
    target: Picture,
    pace: Pace,
) -> Iterator[Motion]:
    """Motion of a card to the trick; from a fan the middle card is taken."""
    if not isinstance(event, CardPlayed):
        return
    key = _in_trick(event, target)
    if key is None:
        return
    end = target[key]
    start = source.get(event.card)
    if start is None:
        start = _from_fan(before, event.seat, source) or end
    flown = replace(end, height=end.height + FLYING)
    face = None if event.card == FACE_DOWN else event.card
    yield Motion(key, face, replace(start, dim=False), flown, 0, pace.play)


def _given(
    gift: Gift,
    before: Observation,
    source: Mapping[Key, Place],
    target: Picture,
    pace: Pace,
) -> Iterator[Motion]:
    """Motion of a card from one hand to another; shown face up if all players know it."""
    fan = [key for key in target if is_held(key, gift.taker)]
    key: Key | None = gift.card if gift.card in target else None
    if key is None:
        key = fan[len(fan) // 2] if fan else None
    if key is None:
        return
    end = target[key]
    start = source.get(gift.card) or _from_fan(before, gift.giver, source) or end
    face = None if gift.card == FACE_DOWN else gift.card
    shown = face is not None and gift.shown
    flown = replace(end, height=end.height + FLYING)
    begun = replace(start, dim=False, crowned=False, face_up=start.face_up or shown)
    yield Motion(key, face, begun, flown, 0, 2 * pace.lay_away, Easing.BOTH)


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


def _taken_up(
    before: Observation,
    source: Mapping[Key, Place],
    target: Picture,
    moved: set[Key],
    pace: Pace,
) -> tuple[list[Motion], list[Key]]:
    """Motion of the turned card to another dealer, after it lay on the table for two tricks.

    Returns the motion, and the key of the fan's card to hide until it has arrived.
    """
    turned = lies_turned(before)
    if before.deal is None or turned is None or turned in target or turned in moved:
        return [], []
    fan = [key for key in target if is_held(key, before.deal.owner)]
    if not fan:
        return [], []
    start, end = source[turned], target[fan[-1]]
    return [Motion(turned, turned, start, end, 0, pace.lay_away, Easing.BOTH)], fan[-1:]


def _from_fan(before: Observation, seat: Seat, source: Mapping[Key, Place]) -> Place | None:
    """Place in another player's fan from which a card is drawn."""
    held = 0 if before.deal is None else hidden_cards(before, before.deal, seat)
    return source.get(Back(Zone.HAND, seat, held // 2))


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


def _discarded(
    event: CardsDiscarded,
    before: Observation,
    source: Mapping[Key, Place],
    target: Picture,
    setting: Setting,
    pace: Pace,
) -> Motions:
    """Motions of the dealer: takes up the cards beside the seat, then discards face down."""
    motions: list[Motion] = []
    cues: list[Cue] = []
    wait = 0
    mine = event.seat == before.seat
    if not mine:
        fan = [key for key in target if is_held(key, event.seat)]
        middle = target[fan[len(fan) // 2]] if fan else setting.layout.pack(event.seat)
        for key, start in source.items():
            if isinstance(key, Back) and key.zone is Zone.TALON:
                motions.append(Motion(key, None, start, middle, 0, pace.lay_away, Easing.BOTH))
        turned = lies_turned(before)
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
        end = target[key]
        face = chosen[number] if number < len(chosen) else None
        left = source.get(face) if face else _from_fan(before, event.seat, source)
        start = end if left is None else left
        begin = wait + number * pace.packet_gap
        unseen = face is None
        above = replace(end, height=end.height + FLYING)
        motions.append(
            Motion(key, face, start, above, begin, pace.lay_away, Easing.BOTH, unseen=unseen)
        )
        cues.append(Cue(heard_down(motions[-1]), Sound.CARD))
    moved = {motion.key for motion in motions}
    motions.extend(_drifting(source, target, moved, max(wait, pace.lay_away)))
    return lasting(motions, cues=cues)


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
        begin = wait + place * pace.gather // 12
        if card in turned:
            still = Motion(card, card, start, start, wait, begin - wait, unseen=True)
            motions.append(still)
        motions.append(
            Motion(
                card,
                card,
                start,
                replace(end, height=end.height + FLYING),
                begin,
                pace.gather,
                Easing.BOTH,
                unseen=card in turned,
            )
        )
    moved = {motion.key for motion in motions}
    motions.extend(_drifting(lying, target, moved, pace.gather))
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
