"""Animation plan of an exchange: the dealer swaps a hand card for a card on the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from reunion_desktop.engine.cards import FACE_DOWN, Card
from reunion_desktop.engine.events import CardsDiscarded
from reunion_desktop.engine.observe import Observation
from reunion_desktop.ui.look.durations import Pace
from reunion_desktop.ui.sound.cues import Cue, Sound
from reunion_desktop.ui.table.layout.places import Back, Key, Picture, Place, Zone, is_held
from reunion_desktop.ui.table.motion.motion import FLYING, Easing, Motion, Motions, lasting


def plan_swap(
    event: CardsDiscarded,
    before: Observation,
    source: Mapping[Key, Place],
    target: Picture,
    pace: Pace,
) -> Motions:
    """Plan an exchange: the card goes to the dealer's hand, the other lies down face down.

    Args:
        event: the exchange, as the player saw it.
        before: the observation until then.
        source: place of every card until then.
        target: place of every card at the end.
        pace: animation speed.
    """
    if not event.count:
        return Motions()
    mine = event.seat == before.seat
    fan = [key for key in target if is_held(key, event.seat)]
    middle = target[fan[len(fan) // 2]] if fan else None
    laid = next(iter(event.cards or ()), None)
    motions: list[Motion] = []
    taken = _taken(event, source, target)
    if taken is not None and (mine or middle is not None):
        face = taken if isinstance(taken, Card) else None
        end = target.get(taken) or middle
        if end is not None:
            above = replace(end, height=end.height + FLYING)
            motions.append(Motion(taken, face, source[taken], above, 0, pace.lay_away, Easing.BOTH))
    away = [key for key in target if key not in source and _lies_away(key, laid)]
    for key in away[:1]:
        start = source.get(laid) if laid is not None else middle
        end = target[key]
        above = replace(end, height=end.height + FLYING)
        wait = pace.packet_gap
        leaves = Motion(
            key, laid, start or end, above, wait, pace.lay_away, Easing.BOTH, unseen=laid is None
        )
        motions.append(leaves)
    moved = {motion.key for motion in motions}
    for key, end in target.items():
        start = source.get(key)
        if start is not None and key not in moved and (start.x, start.y) != (end.x, end.y):
            face = key if isinstance(key, Card) else None
            motions.append(Motion(key, face, start, replace(end, dim=start.dim), 0, pace.lay_away))
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
