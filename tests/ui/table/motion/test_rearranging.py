"""Cards are animated when the hand is sorted, a pick is undone, or a move is undone."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest

from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.observe import Observation
from reunion_desktop.games.reunion.options import turned_card
from reunion_desktop.ui.look.durations import PACES, Speed
from reunion_desktop.ui.table.layout.arrangement import Setting, arrange
from reunion_desktop.ui.table.layout.hand_order import HandOrder
from reunion_desktop.ui.table.layout.places import Place
from reunion_desktop.ui.table.layout.table_layout import TableLayout
from reunion_desktop.ui.table.motion.rearranging import plan_return, plan_shift
from reunion_desktop.ui.table.view import TableView
from tests.playing import TABLES
from tests.ui.table.sights import at_home, first, legal_cards, seen_steps, to_discard, with_refusals

NORMAL = PACES[Speed.NORMAL]
SETTING = Setting(TableLayout(1280, 800))


def spot(place: Place) -> tuple[float, float, float, float, bool]:
    """Place of a card without its highlight, to a hundredth of a pixel."""
    return round(place.x, 2), round(place.y, 2), place.angle, place.scale, place.face_up


def sights(rules: str) -> list[Observation]:
    """Every observation of one deal."""
    steps = [
        s.after for s in seen_steps(rules) if s.after.deal is not None and s.after.deal.number == 1
    ]
    return steps[:-1:3] + steps[-1:]


@pytest.mark.parametrize("rules", TABLES)
def test_whatever_is_undone_every_card_returns_to_its_place(rules: str) -> None:
    """From any state of a deal to any earlier one, motions end where the layout says."""
    for after, before in combinations(sights(rules), 2):
        source, target = arrange(before, SETTING), arrange(after, SETTING)
        motions = plan_return(before, source, after, target, NORMAL)
        ends = {motion.key: motion.end for motion in motions.motions}
        for key, place in target.items():
            if key in ends:
                assert spot(place) == spot(ends[key])
            elif key not in motions.vanished:
                # A shorter way than a pixel is no motion.
                assert spot(place) == pytest.approx(spot(source[key]), abs=1)
        assert set(ends) <= set(target)


@pytest.mark.parametrize("rules", TABLES)
def test_what_returns_shows_no_face_that_was_never_seen(rules: str) -> None:
    """A card that goes back into another's hand was played or shown before."""
    for after, before in combinations(sights(rules), 2):
        deal = before.deal
        assert deal is not None
        known = {card for taken in deal.taken for card in taken.trick.cards}
        known |= set(deal.trick.cards) | set(deal.hand) | set(deal.laid_away or ())
        known |= {turned_card(deal)}
        assert after.deal is not None
        known |= set(after.deal.hand)
        source, target = arrange(before, SETTING), arrange(after, SETTING)
        motions = plan_return(before, source, after, target, NORMAL).motions
        assert {motion.face for motion in motions} - {None} <= known


def test_a_card_played_by_another_flies_back_into_the_fan() -> None:
    """The card turns over on its way from the trick to the hand that played it."""
    step = next(
        s
        for s in seen_steps()
        if s.before.to_act == 1 and s.after.deal is not None and s.after.deal.trick.cards
    )
    later = step.after
    source, target = arrange(later, SETTING), arrange(step.before, SETTING)
    motions = plan_return(later, source, step.before, target, NORMAL).motions
    played = set(later.deal.trick.cards) if later.deal is not None else set()

    flying = [motion for motion in motions if motion.face in played and not motion.end.face_up]
    assert 1 == len(flying)
    assert flying[0].start.face_up


def test_between_two_deals_nothing_flies() -> None:
    """Between two deals no card is animated, since the pack was shuffled."""
    steps = seen_steps()
    before = steps[-1].after
    after = next(s.after for s in steps if s.after.deal is not None)
    target = arrange(after, SETTING)

    assert () == plan_return(before, arrange(before, SETTING), after, target, NORMAL).motions


def test_between_two_games_nothing_flies() -> None:
    """Between two games no card is animated, although both first deals have number 1."""
    before = next(s.after for s in seen_steps() if s.after.deal is not None and s.after.deal.taken)
    other = next(s.after for s in seen_steps(seed="another") if s.after.deal is not None)
    target = arrange(other, SETTING)

    assert () == plan_return(before, arrange(before, SETTING), other, target, NORMAL).motions


def test_another_order_of_the_hand_is_seen_to_form() -> None:
    """Each card that lies elsewhere in the new order travels there, and no other one."""
    sight = first(with_refusals)
    source = arrange(sight, SETTING)
    target = arrange(sight, replace(SETTING, order=HandOrder.RANK))
    motions = plan_shift(source, target, NORMAL).motions

    assert {motion.key for motion in motions} == {
        key for key, place in target.items() if spot(place) != spot(source[key])
    }
    assert motions
    assert all(spot(motion.end) == spot(target[motion.key]) for motion in motions)


# At the table


def moving(table: TableView) -> bool:
    """Return True while cards are moving; a function, so that mypy expects a change."""
    return table.stage.moving


def test_an_undo_is_seen(table: TableView) -> None:
    """Halfway the cards are between both places; afterwards they are at the earlier ones."""
    table.set_speed(Speed.NORMAL)
    steps = seen_steps()
    table.show_table(steps[9].after)
    table.go_back(steps[4].before)
    flight = table.stage.flight
    assert moving(table)
    flight.setCurrentTime(flight.duration() // 2)
    assert not at_home(table)
    flight.setCurrentTime(flight.duration())
    QCoreApplication.processEvents()

    assert not moving(table)
    assert at_home(table)


def test_an_undo_without_motion_is_there_at_once(table: TableView) -> None:
    """At the speed "none" only results are shown."""
    steps = seen_steps()
    table.show_table(steps[9].after)
    table.go_back(steps[4].before)

    assert not moving(table)
    assert at_home(table)


def test_a_new_order_slides_and_input_ends_it(table: TableView) -> None:
    """The hand is animated into another order; a mouse press ends the animation."""
    sight = first(with_refusals)
    table.show_table(sight)
    table.set_speed(Speed.NORMAL)
    table.set_hand_order(HandOrder.RANK)
    assert moving(table)
    QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(5, 5))

    assert not moving(table)
    assert at_home(table)


def test_a_card_dragged_elsewhere_in_the_hand_slides_there(table: TableView) -> None:
    """In the player's own order a dragged card moves from its drop place; the others make room."""
    table.show_table(first(with_refusals))
    table.set_hand_order(HandOrder.OWN)
    table.set_speed(Speed.NORMAL)
    row = table.showing.row()
    start = table.point_on(row[-1])
    goal = table.point_on(row[1])
    assert start is not None
    assert goal is not None
    button, port = Qt.MouseButton.LeftButton, table.viewport()
    QTest.mousePress(port, button, pos=start.toPoint())
    QTest.mouseMove(port, goal.toPoint())
    QTest.mouseRelease(port, button, pos=goal.toPoint())

    assert moving(table)
    keys: set[object] = {motion.key for motion in table.stage.motions}
    assert {row[-1], *row[2:-1]} <= keys
    table.stage.finish()
    assert row[-1] in table.showing.row()[:3]
    assert at_home(table)


def test_a_card_picked_to_be_laid_away_glides_to_its_place(table: TableView) -> None:
    """The picked card moves to the middle while the hand closes the gap."""
    sight = first(to_discard)
    table.show_table(sight)
    table.set_speed(Speed.NORMAL)
    card = legal_cards(sight)[0]
    table.choosing.choose(card)
    keys: set[object] = {motion.key for motion in table.stage.motions}

    assert card in keys
    assert any(isinstance(key, Card) and key != card for key in keys)
    table.choosing.choose(legal_cards(sight)[1])
    table.stage.finish()
    assert at_home(table)
