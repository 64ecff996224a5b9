"""At a table with stock and pile, cards are drawn, taken and discarded by mouse and by keys."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from reunion_desktop.engine.actions import Action, Announce, Discard, DrawCard
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import FACE_DOWN, Card, CardSet
from reunion_desktop.engine.duties import Duty
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.legal import Refusal
from reunion_desktop.engine.observe import event_for, observe
from reunion_desktop.engine.record import SeenStep, seen_step
from reunion_desktop.games.thirty_one.rules import PRESETS, SCAT, SCHWIMMEN, ThirtyOneRules
from reunion_desktop.ui.access.accessible_tree import Spoken
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.table.layout.places import Back, Box, Zone
from reunion_desktop.ui.table.motion.motion import Motion
from reunion_desktop.ui.table.view import TableView
from reunion_desktop.ui.words.table import TableWords
from tests.games.thirty_one.dealing import action_of, begun, played
from tests.playing import random_steps
from tests.ui.table.sights import at_home

HANDS = ("CK C9 H8", "S2 S3 S4", "D2 D3 D4")
TOP = "HQ CA D9 D8"
"""The first card lies face up, the next is the top of the stock."""

OPEN = SCHWIMMEN.changed({"dealer_packet": False})
WIDOW = "CK C9 H8", "S7 S8 SK", "D7 D8 D9"
"""Hands of a deal with the middle."""


@pytest.fixture
def chosen(table: TableView) -> list[Action]:
    """Records the actions chosen at the table."""
    actions: list[Action] = []
    table.chosen.connect(lambda action: actions.append(action))  # noqa: PLW0108 - Qt drops bound methods of lists.
    return actions


@pytest.fixture
def refused(table: TableView) -> list[Duty]:
    """Records the duties that forbade a card."""
    duties: list[Duty] = []

    def refuse(refusal: Refusal) -> None:
        duties.append(refusal.duty)

    table.refused.connect(refuse)
    return duties


def lay(
    table: TableView,
    *texts: str,
    rules: ThirtyOneRules = SCAT,
    hands: Sequence[str] = HANDS,
    top: str = TOP,
) -> MatchState:
    """Lay a deal on the table after some actions; the player is first to act."""
    words = TableWords.translated(words_of("thirty_one"))
    table.set_players(("You", "Margarethe", "Johann"), words)
    match = played(begun(rules, hands, top), *texts)
    table.show_table(observe(match, 0))
    return match


def step(match: MatchState, text: str) -> tuple[MatchState, SeenStep]:
    """The match after an action, and the step as the player sees it."""
    seat = match.to_act()
    assert seat is not None
    after, events = advance(match, action_of(seat, text))
    seen = tuple(event_for(event, 0) for event in events)
    return after, SeenStep(observe(match, 0), seen, observe(after, 0))


def at(table: TableView, card: Card) -> QPoint:
    """Point of the view in the middle of a card."""
    place = table.stage.place_of(card)
    assert place is not None
    return QPoint(round(place.x), round(place.y))


def drag(table: TableView, card: Card, to: QPoint) -> None:
    """Drag a card to a point."""
    view = table.viewport()
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=at(table, card))
    QTest.mouseMove(view, to)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=to)


def test_a_click_on_stock_or_pile_draws(table: TableView, chosen: list[Action]) -> None:
    """A click on the stock draws its top card, a click on the pile takes the card face up."""
    lay(table)
    for card in (FACE_DOWN, Card.parse("HQ")):
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at(table, card))
    assert [DrawCard(0), DrawCard(0, Card.parse("HQ"))] == chosen


def test_a_card_is_dragged_to_the_hand_and_from_it(table: TableView, chosen: list[Action]) -> None:
    """A card dropped on the hand is drawn, one dropped elsewhere glides back; a discard lies."""
    match = lay(table)
    hand, pile = at(table, Card.parse("C9")), at(table, Card.parse("HQ"))
    drag(table, FACE_DOWN, pile)
    assert not chosen
    drag(table, FACE_DOWN, hand)
    assert [DrawCard(0)] == chosen

    table.show_table(observe(played(match, "draw"), 0))
    drag(table, Card.parse("H8"), pile)
    assert Discard(0, CardSet.parse("H8")) == chosen[-1]


@pytest.mark.parametrize(
    ("key", "action"),
    [
        (Qt.Key.Key_D, DrawCard(0)),
        (Qt.Key.Key_T, DrawCard(0, Card.parse("HQ"))),
        (Qt.Key.Key_K, Announce(0, Call("knock"))),
    ],
)
def test_letters_draw_take_and_knock(
    table: TableView, chosen: list[Action], key: Qt.Key, action: Action
) -> None:
    """D draws, T takes the card face up, K knocks."""
    lay(table)
    QTest.keyClick(table.viewport(), key)
    assert [action] == chosen


def test_a_digit_discards_the_card_at_its_place(table: TableView, chosen: list[Action]) -> None:
    """After a draw 1 to 4 discard a card, from left to right."""
    lay(table, "draw")
    row = table.showing.row()
    QTest.keyClick(table.viewport(), Qt.Key.Key_3)
    assert [Discard(0, CardSet.of((row[2],)))] == chosen


def test_a_card_just_drawn_lies_apart_on_the_right(table: TableView) -> None:
    """Until the discard the others keep their order and the new card stands out; then all sort."""
    match = lay(table)
    sorted_before = table.showing.row()[:3]
    drawn = played(match, "draw")
    table.show_table(observe(drawn, 0))
    row = table.showing.row()
    assert (*sorted_before, Card.parse("CA")) == row
    xs = [at(table, card).x() for card in row]
    assert xs[3] - xs[2] > xs[2] - xs[1] + 5
    table.show_table(observe(played(drawn, "throw H8"), 0))
    assert tuple(map(Card.parse, ["CA", "CK", "C9"])) == table.showing.row()[:3]


def test_a_refusal_is_clear_of_the_calls(table: TableView) -> None:
    """The note of a refusal lies beside the bar of calls, which would hide it."""
    lay(table)
    card = Card.parse("C9")
    above = table.showing.layout.hand_top
    bar = QWidget(table)
    bar.setObjectName("calls")
    bar.setGeometry(at(table, card).x() - 40, round(above) - 50, 80, 45)
    bar.show()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at(table, card))
    note = table.overlays.speech
    assert note is not None
    assert not note.meets(Box(bar.x(), bar.y(), bar.width(), bar.height()))


def test_refusals_name_the_rule(
    table: TableView, chosen: list[Action], refused: list[Duty]
) -> None:
    """Before a draw no card may be discarded, and afterwards not the one just taken."""
    match = lay(table)
    view, left = table.viewport(), Qt.MouseButton.LeftButton
    QTest.mouseClick(view, left, pos=at(table, Card.parse("C9")))
    table.show_table(observe(played(match, "take HQ"), 0))
    QTest.mouseClick(view, left, pos=at(table, Card.parse("HQ")))
    assert ([Duty.DRAW, Duty.TAKEN], []) == (refused, chosen)


def test_the_counting_cards_are_lit_and_told(table: TableView) -> None:
    """The best suit of the hand is marked, and its total stands on the plate."""
    lay(table)
    what = table.showing.overlay_content()
    assert CardSet.parse("CK C9") == what.counting
    assert ["19", "", ""] == [plate.worth for plate in what.plates]


def test_before_a_discard_the_best_three_cards_count(table: TableView) -> None:
    """With four cards in hand the value is that of those that can be kept."""
    lay(table, "draw")
    what = table.showing.overlay_content()
    assert ("30", CardSet.parse("CK C9 CA")) == (what.plates[0].worth, what.counting)


def test_a_flag_marks_the_last_turns(table: TableView) -> None:
    """After a knock every player who still has a turn is flagged."""
    match = lay(table, "knock")
    assert [False, True, True] == [p.flagged for p in table.showing.overlay_content().plates]
    table.show_table(observe(played(match, "draw", "throw S2"), 0))
    assert [False, False, True] == [p.flagged for p in table.showing.overlay_content().plates]


def test_lives_lie_as_pennies_and_go_to_the_kitty(table: TableView) -> None:
    """Each life is a penny; those lost lie in the kitty, and all hands are open."""
    match = lay(table, "knock", "draw", "throw S2", "draw")
    assert [3, 3, 3] == [pennies(table, Zone.PENNY, seat) for seat in range(3)]
    _, end = step(match, "throw D2")
    table.perform(end)
    assert 9 == sum(pennies(table, Zone.PENNY, seat) for seat in range(3)) + pennies(
        table, Zone.KITTY, 0
    )
    assert pennies(table, Zone.KITTY, 0) == 1
    assert {*map(Card.parse, ["S3", "S4"])} <= set(table.stage.picture)


def test_lives_on_a_plate_follow_the_penny(table: TableView) -> None:
    """While the penny is on its way the plate still tells the lives from before."""
    match = lay(table, "knock", "draw", "throw S2", "draw")
    table.set_speed(Speed.NORMAL)
    _, end = step(match, "throw D2")
    table.perform(end)
    assert {"3 lives"} == {plate.holds for plate in table.showing.overlay_content().plates}
    table.stage.finish()
    assert "2 lives" in {plate.holds for plate in table.showing.overlay_content().plates}


def waves(table: TableView) -> list[Motion]:
    """Waves that run over the cloth now."""
    motions = table.stage.motions if table.stage.moving else ()
    return [one for one in motions if isinstance(one.key, Back) and one.key.zone is Zone.RIPPLE]


def test_a_knock_runs_over_the_cloth(table: TableView) -> None:
    """Waves grow around the plate of the knocker and vanish; without motion there are none."""
    _, knock = step(lay(table), "knock")
    table.set_speed(Speed.NORMAL)
    table.perform(knock)
    middle = table.showing.layout.plate(0).middle
    assert {middle} == {(wave.start.x, wave.start.y) for wave in waves(table)}
    assert all(wave.end.scale > wave.start.scale for wave in waves(table))
    table.stage.finish()
    assert at_home(table)

    lay(table)
    table.set_speed(Speed.NONE)
    table.perform(knock)
    assert not waves(table)


def pennies(table: TableView, zone: Zone, seat: int) -> int:
    """Pennies that lie in a zone of a seat."""
    keys = [key for key in table.stage.picture if isinstance(key, Back)]
    return sum((key.zone, key.seat) == (zone, seat) for key in keys)


def test_a_drawn_card_flies_from_the_stock_unseen(table: TableView) -> None:
    """A card drawn by another player stays face down on its way to the fan."""
    match = lay(table, "draw", "throw H8")
    table.set_speed(Speed.NORMAL)
    source = table.stage.picture[FACE_DOWN]
    _, drawn = step(match, "draw")
    table.perform(drawn)
    flown = [motion for motion in table.stage.motions if motion.start == source]
    assert [None] == [motion.face for motion in flown]
    table.stage.finish()


def test_the_stock_and_the_cards_to_take_are_read(table: TableView) -> None:
    """A screen reader finds stock and pile, and presses them to draw."""
    lay(table)
    said = {each.name: each for thing in things(table) for each in (thing, *thing.inside)}
    assert "Stock: 42 cards, can be taken" in said
    assert "Queen of hearts, can be taken" in said


def things(table: TableView) -> tuple[Spoken, ...]:
    """The accessible objects of the table."""
    return table._spoken.things()  # noqa: SLF001 - what a screen reader would be given.


def test_any_card_in_the_middle_may_be_taken(table: TableView, chosen: list[Action]) -> None:
    """Where three cards lie open, none covers another, and a click takes one."""
    lay(table, rules=OPEN, hands=WIDOW, top="HQ CA DT")
    for text in ("HQ", "CA", "DT"):
        card = Card.parse(text)
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at(table, card))
        assert DrawCard(0, card) == chosen[-1]


def test_the_focus_leaves_a_card_just_taken(table: TableView) -> None:
    """The card may not go back: a legal one is read instead, after the prompt."""
    taken = Card.parse("HQ")
    lay(table, rules=OPEN, hands=WIDOW, top="HQ CA DT")
    table.keys.take_up(taken)
    assert table.keys.in_use
    lay(table, "take HQ", rules=OPEN, hands=WIDOW, top="HQ CA DT")
    table.keys.keep()
    left = table.keys.card
    assert left is None
    table.tell_focus()
    assert table.keys.card in CardSet.parse("CK C9 H8")


def steps(rules: ThirtyOneRules, seed: str) -> Iterator[SeenStep]:
    """Every step of a random game as the player sees it."""
    return (seen_step(each, 0) for each in random_steps(rules, seed))


@pytest.mark.parametrize("name", PRESETS)
def test_whole_games_are_shown(table: TableView, name: str) -> None:
    """In a game of each rule set every card comes to rest at its place; no hidden face is shown."""
    rules = PRESETS[name]
    words = TableWords.translated(words_of("thirty_one"))
    table.set_players(("You", "Margarethe", "Johann"), words)
    table.set_speed(Speed.NORMAL)
    for each in islice(steps(rules, name), 60):
        table.show_table(each.before)
        seen = {*table.stage.picture}
        table.perform(each)
        seen |= {*table.stage.picture}
        assert {motion.face for motion in table.stage.motions} <= seen | {None}
        table.stage.finish()
        assert at_home(table)
        assert all(thing.name for thing in things(table))
