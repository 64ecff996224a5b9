"""Tests of the table of a player who sits out: plate, invitation, and the open hand."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from reunion_desktop.engine.cards import FACE_DOWN
from reunion_desktop.engine.events import CardGiven, Event, TrickTaken
from reunion_desktop.engine.game import MatchState
from reunion_desktop.engine.observe import (
    event_for,
    hand_looked_into,
    observe,
    open_hands,
)
from reunion_desktop.engine.record import Step, seen_step
from reunion_desktop.games.ekart.rules import KINGS
from reunion_desktop.ui.access.accessible_tree import PRESS
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.look.durations import PACES, Speed
from reunion_desktop.ui.table.layout.places import Back, Zone
from reunion_desktop.ui.table.motion.choreography import plan
from reunion_desktop.ui.table.view import TableView
from reunion_desktop.ui.words.table import TableWords
from tests.playing import random_steps

KING = 0
NAMES = ("You", "Margarethe", "Johann", "Lena")


def steps() -> list[Step]:
    """Steps of the first deal of four, in which seat 0 is king."""
    told = random_steps(KINGS, "looking", first_dealer=KINGS.seating.forehand(KING))
    return [step for step in told if not step.after.lines]


def in_play() -> MatchState:
    """State after two tricks, with a card in the trick."""
    matches = (step.after for step in steps())
    return next(
        match
        for match in matches
        if match.deal and len(match.deal.taken) == 2 and match.deal.trick.cards
    )


@pytest.fixture
def kings(table: TableView) -> TableView:
    """The table of four in the middle of a deal, as its king sees it."""
    words = words_of("ekart")
    table.set_players(NAMES, TableWords.translated(words))
    table.show_table(observe(in_play(), KING))
    return table


def others(table: TableView) -> tuple[int, ...]:
    """The seats whose hands may be looked into."""
    return table.showing.to_look_into


def test_a_kings_plate_says_king_and_no_figure(kings: TableView) -> None:
    """Plates of players show tricks and points; a king's plate shows the king."""
    overlay_content = kings.showing.overlay_content()
    texts = kings.showing.plate_texts(overlay_content)
    assert ["king", "", "", ""] == [plate.king for plate in overlay_content.plates]
    assert "You, king" == texts[KING]
    assert all("tricks" in text and "points" in text for text in texts[1:])
    assert not any(char.isdigit() for char in texts[KING])


def test_a_king_is_invited_until_he_has_chosen(kings: TableView) -> None:
    """A king sees an invitation in place of a hand, announced too; a player never does."""
    said = words_of("ekart").king_looks()
    assert said
    assert said == kings.showing.overlay_content().invitation
    told = kings.access.thing("invitation")
    assert told is not None
    assert said == told.name
    kings.show_open(hand_looked_into(in_play(), 2))
    assert "" == kings.showing.overlay_content().invitation
    assert kings.access.thing("invitation") is None
    kings.show_open(())
    kings.show_table(observe(in_play(), 2))
    assert "" == kings.showing.overlay_content().invitation


def test_a_click_on_cards_or_plate_chooses_a_hand(kings: TableView) -> None:
    """A click on cards or plate of a seat chooses its hand; any other click continues.

    After the first look the other hands can still be clicked, to be refused; the open one not.
    """
    chosen: list[int] = []
    beside: list[None] = []
    kings.looked.connect(chosen.append)
    kings.clicked.connect(lambda: beside.append(None))

    def click(x: float, y: float) -> None:
        point = QPoint(round(x), round(y))
        QTest.mouseClick(kings.viewport(), Qt.MouseButton.LeftButton, pos=point)

    seats = others(kings)
    assert 3 == len(seats)
    for seat in seats:
        place = kings.stage.picture[Back(Zone.HAND, seat, 3)]
        click(*kings.showing.layout.plate(seat).middle)
        click(place.x, place.y)
    assert [seat for seat in seats for _ in range(2)] == chosen
    assert [] == beside
    click(*kings.showing.layout.plate(KING).middle)
    assert 6 == len(chosen)
    assert [None] == beside
    kings.show_open(hand_looked_into(in_play(), seats[0]))
    click(*kings.showing.layout.plate(seats[0]).middle)
    assert (6, 2) == (len(chosen), len(beside))
    click(*kings.showing.layout.plate(seats[1]).middle)
    assert (seats[1], 7, 2) == (chosen[-1], len(chosen), len(beside))


def test_a_screen_reader_chooses_a_hand(kings: TableView) -> None:
    """The plates of the players have a press action until a hand is chosen."""
    chosen: list[int] = []
    kings.looked.connect(chosen.append)

    def pressable() -> list[int]:
        plates = [kings.access.thing(("plate", seat)) for seat in range(4)]
        return [seat for seat, plate in enumerate(plates) if plate and PRESS in plate.actions]

    assert sorted(others(kings)) == pressable()
    kings.access.acted.emit(("plate", 2), PRESS)
    assert [2] == chosen
    kings.show_open(hand_looked_into(in_play(), 2))
    assert [] == pressable()


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_hand_lies_open_as_it_shrinks(kings: TableView, seat: int) -> None:
    """The cards of the chosen hand are shown and announced by name; the others stay face down."""
    for step in steps():
        deal = step.after.deal
        assert deal is not None
        kings.show_open(hand_looked_into(step.after, seat))
        kings.show_table(observe(step.after, KING))
        picture = kings.stage.picture
        faces = {key for key in picture if not isinstance(key, Back) and picture[key].face_up}
        hidden = {card for other in {1, 2, 3} - {seat} for card in deal.hands[other]}
        assert set(deal.hands[seat]) <= faces | {deal.on_table}
        assert faces & hidden <= {deal.on_table}
        told = kings.access.inside(("held", seat))
        assert sorted(map(str, deal.hands[seat])) == sorted(str(key[1]) for key in told)  # type: ignore[index]
        assert all(not kings.access.inside(("held", other)) for other in {1, 2, 3} - {seat})


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_cards_of_an_open_hand_move_as_others_do(kings: TableView, seat: int) -> None:
    """Cards of an open hand move from their place in it to the trick or the discards."""
    for step in steps():
        if step.after.deal is None or step.before.deal is None:
            continue
        kings.show_open(hand_looked_into(step.after, seat))
        before, after = observe(step.before, KING), observe(step.after, KING)
        kings.show_table(after)
        events = [event_for(event, KING) for event in step.events]
        if hidden_gift(events):
            continue
        taken = any(isinstance(event, TrickTaken) for event in events)
        setting = replace(kings.showing.setting(), lying=taken)
        motions = plan(before, events, after, setting, PACES[Speed.NORMAL])
        left = set(step.before.deal.hands[seat] - step.after.deal.hands[seat])
        moved = {motion.face for motion in motions.motions}
        assert left <= moved | {step.before.deal.on_table}


def hidden_gift(events: Iterable[Event]) -> bool:
    """Return True if a card was given that the king does not see."""
    return any(isinstance(one, CardGiven) and one.gift.card == FACE_DOWN for one in events)


@pytest.mark.parametrize("practice", [True, False])
def test_a_card_given_face_down_lies_in_open_hands_at_once(
    kings: TableView, *, practice: bool
) -> None:
    """A card given face down appears in the receiving open hand at once."""
    step = next(
        step for step in steps() if hidden_gift(event_for(event, KING) for event in step.events)
    )
    gift = next(event.gift for event in step.events if isinstance(event, CardGiven))
    after = step.after
    kings.show_open(open_hands(after) if practice else hand_looked_into(after, gift.taker))
    kings.show_table(observe(step.before, KING))
    kings.perform(seen_step(step, KING))
    assert gift.card in kings.stage.picture
    assert ("held", gift.card) in kings.access.inside(("held", gift.taker))
