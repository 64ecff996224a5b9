"""Animation plans start where cards lay, end where the layout says, and include every move."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.dealing.shuffle import draw_for_deal
from reunion_desktop.engine.events import (
    CardPlayed,
    CardsDealt,
    CardsDiscarded,
    DealScored,
    TrickTaken,
)
from reunion_desktop.engine.record import SeenStep
from reunion_desktop.games.reunion.options import turned_card
from reunion_desktop.ui.look.durations import PACES, Pace, Speed
from reunion_desktop.ui.sound.cues import Sound
from reunion_desktop.ui.table.layout.arrangement import Setting, arrange
from reunion_desktop.ui.table.layout.pack_cut import arrange_draw
from reunion_desktop.ui.table.layout.places import Back, Key, Place, Zone
from reunion_desktop.ui.table.layout.table_layout import TableLayout
from reunion_desktop.ui.table.motion.choreography import plan, plan_gather
from reunion_desktop.ui.table.motion.dealing import plan_draw
from reunion_desktop.ui.table.motion.motion import Motion, Motions
from tests.playing import TABLES
from tests.ui.table.sights import rules_of, seen_steps

NORMAL = PACES[Speed.NORMAL]
SETTING = Setting(TableLayout(1280, 800))


def setting_after(step: SeenStep) -> Setting:
    """Display options of the table after a step."""
    return replace(SETTING, lying=any(isinstance(event, TrickTaken) for event in step.events))


def planned(step: SeenStep, pace: Pace = NORMAL) -> Motions:
    """The plan of a step."""
    return plan(step.before, step.events, step.after, setting_after(step), pace)


def last_of(motions: Motions) -> dict[Key, Motion]:
    """The last motion of each card."""
    return {motion.key: motion for motion in motions.motions}


def spot(place: Place) -> tuple[float, float, float, float, bool]:
    """Place of a card without its highlight."""
    return place.x, place.y, place.angle, place.scale, place.face_up


@pytest.mark.parametrize("rules", TABLES)
def test_every_plan_ends_at_the_layouts_places(rules: str) -> None:
    """Each visible card ends its motions exactly at its place in the layout."""
    for step in seen_steps(rules):
        target = arrange(step.after, setting_after(step))
        for key, motion in last_of(planned(step)).items():
            if key in target:
                assert spot(target[key]) == spot(motion.end), f"{key} in {step.events}"


@pytest.mark.parametrize("rules", TABLES)
def test_every_card_that_changed_its_place_is_seen_to_move(rules: str) -> None:
    """No card of the final picture jumps: it lay there before, or it moves there."""
    for step in seen_steps(rules):
        after = setting_after(step)
        source = arrange(step.before, replace(after, lying=False))
        target = arrange(step.after, after)
        motions = planned(step)
        moved = {motion.key for motion in motions.motions} | set(motions.vanished)
        jumped = [
            key
            for key, place in target.items()
            if key not in moved and (key not in source or spot(source[key]) != spot(place))
        ]
        assert [] == jumped, step.events


@pytest.mark.parametrize("rules", TABLES)
def test_motions_follow_one_another(rules: str) -> None:
    """If a card moves twice, the second motion starts where the first ends, and not earlier."""
    for step in seen_steps(rules):
        ended: dict[Key, Motion] = {}
        for motion in planned(step).motions:
            assert motion.begin >= 0 <= motion.lasts
            if motion.key in ended:
                assert ended[motion.key].over <= motion.begin
                assert spot(ended[motion.key].end) == spot(motion.start)
            ended[motion.key] = motion


@pytest.mark.parametrize("rules", TABLES)
def test_without_motion_nothing_takes_time(rules: str) -> None:
    """At the speed "none" every plan lasts 0 milliseconds."""
    for step in seen_steps(rules):
        assert 0 == planned(step, PACES[Speed.NONE]).lasts


def test_packets_go_round_three_four_three() -> None:
    """The deal is dealt in packets of three, four and three, forehand first, the dealer last."""
    step = next(step for step in seen_steps() if isinstance(step.events[0], CardsDealt))
    event = step.events[0]
    assert isinstance(event, CardsDealt)
    hands: list[int] = []
    for motion in sorted(planned(step).motions, key=lambda motion: motion.begin):
        key = motion.key
        if isinstance(key, Card) and key != step.after.deal.turn_up:  # type: ignore[union-attr]  # just dealt
            hands.append(0)
        elif isinstance(key, Back) and key.zone is Zone.HAND:
            hands.append(key.seat)
    forehand = (event.dealer + 1) % 3
    order = [forehand, (forehand + 1) % 3, event.dealer]

    assert hands == [seat for packet in (3, 4, 3) for seat in order for _ in range(packet)]


def test_no_face_is_shown_that_the_seat_may_not_see() -> None:
    """A plan shows only the player's own cards and those played, turned or shown at the score."""
    for rules in TABLES:
        known: set[Card] = set()
        for step in seen_steps(rules):
            if isinstance(step.events[0], CardsDealt):
                known.clear()
            deal = step.after.deal
            assert deal is not None
            known |= set(deal.hand) | {turned_card(deal)} | set(deal.trick.cards)
            known |= {card for taken in deal.taken for card in taken.trick.cards}
            known |= set(deal.laid_away or ())
            shown = {motion.face for motion in planned(step).motions} - {None}
            assert shown <= known


def test_a_dropped_card_travels_from_where_it_was_dropped() -> None:
    """A card dropped by the player starts at its drop place, not in the hand."""
    step = next(
        step
        for step in seen_steps()
        if step.before.to_act == 0 and not isinstance(step.events[0], CardsDiscarded)
    )
    card = step.events[0].card  # type: ignore[union-attr]  # the person plays a card
    dropped = Place(333, 222)
    motions = plan(
        step.before,
        step.events,
        step.after,
        setting_after(step),
        NORMAL,
        dropped={card: dropped},
    )

    assert (333, 222) == (last_of(motions)[card].start.x, last_of(motions)[card].start.y)


def test_discards_lie_beside_the_dealer() -> None:
    """Two cards go face down to the dealer's side, and the talon is taken up."""
    steps = [step for step in seen_steps() if isinstance(step.events[0], CardsDiscarded)]

    assert 3 == len(steps)
    for step in steps:
        ends = last_of(planned(step))
        away = [key for key in ends if isinstance(key, Back) and key.zone is Zone.AWAY]
        assert 2 == len(away)
        assert all(not ends[key].end.face_up for key in away)


def test_discards_are_turned_over_at_the_count() -> None:
    """When a deal is scored the dealer's discards are turned over, if the rules say so."""
    for step in seen_steps():
        if any(isinstance(event, DealScored) for event in step.events):
            deal = step.after.deal
            assert deal is not None
            assert deal.laid_away is not None
            ends = last_of(planned(step))
            assert all(ends[card].end.face_up for card in deal.laid_away)


def test_a_trick_is_gathered_to_its_winner() -> None:
    """The three cards end face down on the winner's last trick, which is hidden until then."""
    for step in seen_steps():
        if not any(isinstance(event, TrickTaken) for event in step.events):
            continue
        deal = step.after.deal
        assert deal is not None
        taken = deal.taken[-1]
        motions = plan_gather(step.after, SETTING, NORMAL)
        number = deal.tricks[taken.winner] - 1
        pile = Back(Zone.WON, taken.winner, number)
        end = arrange(step.after, SETTING)[pile]
        assert (pile,) == motions.vanished
        ends = last_of(motions)
        for card in taken.trick.cards:
            assert (end.x, end.y, False) == (ends[card].end.x, ends[card].end.y, False)


def test_the_draw_ends_with_each_card_before_its_owner() -> None:
    """Each card drawn ends face up before the seat that drew it.

    The cards of a tie are dim, so that the lowest of the others is seen to deal.
    """
    rules, tied = rules_of("rhineland"), 0
    for seed in range(16):
        draw = draw_for_deal(rules, f"draw {seed}")
        target = arrange_draw(draw, 32, SETTING.layout)
        ends = last_of(plan_draw(draw, 32, SETTING, NORMAL))
        assert {card for cards in draw.rounds for card in cards} == set(ends)
        for card, motion in ends.items():
            assert spot(target[card]) == spot(motion.end)
            assert target[card].dim == motion.end.dim == (card not in draw.rounds[-1])
        tied += len(draw.rounds) > 1
    assert tied


def heard(motions: Motions) -> list[Sound]:
    """Sounds of a plan in order."""
    assert [cue.at for cue in motions.cues] == sorted(cue.at for cue in motions.cues)
    assert all(0 <= cue.at <= motions.lasts for cue in motions.cues)
    return [cue.sound for cue in motions.cues]


@pytest.mark.parametrize("rules", TABLES)
def test_each_motion_has_its_sound(rules: str) -> None:
    """Playing, shuffling, packets, turning and knocking have their sounds."""
    for step in seen_steps(rules):
        sounds = heard(planned(step))
        kinds = {type(event) for event in step.events}
        if CardsDealt in kinds:
            packets = len(TABLES[rules].packets) * step.after.rules.players
            assert [Sound.SHUFFLE, *[Sound.CARD] * packets, Sound.TURN] == sounds
        if CardsDiscarded in kinds:
            assert [Sound.CARD] * 2 == sounds
        if CardPlayed in kinds:
            assert Sound.CARD is sounds[0]
        assert (DealScored in kinds) == (Sound.KNOCK in sounds)


def test_the_dealers_hand_opens_for_what_he_takes_up() -> None:
    """Ten cards are dealt side by side; they move apart when talon and turned card join them."""
    step = next(
        step
        for number in range(20)
        for step in seen_steps(seed=f"opens {number}", first_dealer=0)
        if isinstance(step.events[0], CardsDealt) and step.after.to_act == 0
    )
    deal = step.after.deal
    assert deal is not None
    motions = planned(step)
    own = [motion for motion in motions.motions if isinstance(motion.key, Card)]
    firsts: dict[Key, Motion] = {}
    for motion in own:
        firsts.setdefault(motion.key, motion)
    turned = next(cue.at for cue in motions.cues if cue.sound is Sound.TURN)
    dealt = sorted(motion.end.x for motion in firsts.values() if motion.begin < turned)

    assert 12 == len(last_of(motions).keys() & set(deal.hand))
    assert 10 == len(dealt)
    assert all(b - a > 0.5 * SETTING.layout.card for a, b in pairwise(dealt))
    moved = [motion for motion in own if motion.start.face_up and motion.key in firsts]
    assert moved
    assert all(motion.begin > turned for motion in moved)
