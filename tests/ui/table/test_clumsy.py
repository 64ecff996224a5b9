"""Random mouse, keyboard and resize input through whole games."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest

from reunion_desktop.engine.actions import Action
from reunion_desktop.engine.events import TrickTaken
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.observe import observe
from reunion_desktop.engine.record import Step, seen_step
from reunion_desktop.engine.shuffle import deal_from_seed
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.table.layout.hand_order import HandOrder
from reunion_desktop.ui.table.view import TableView
from reunion_desktop.ui.table.view_model import Highlighting
from tests.playing import TABLES
from tests.ui.table.sights import PERSON

KEYS = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Return,
    Qt.Key.Key_Space,
    Qt.Key.Key_Escape,
    Qt.Key.Key_S,
    Qt.Key.Key_7,
    Qt.Key.Key_K,
)


class Leader:
    """Runs a match at a table: computer seats play randomly, seat 0 through the table."""

    def __init__(self, table: TableView, rules: str, dice: Random) -> None:
        self.table = table
        self.dice = dice
        self.match = MatchState(TABLES[rules], 1)
        self.busy = self.lying = self.cutting = False
        self.settled_too_often = 0
        self.steps = 0
        table.chosen.connect(self.chosen)
        table.cut.connect(self.cut)
        table.settled.connect(self.settled)
        table.show_table(observe(self.match, PERSON))

    def chosen(self, action: Action) -> None:
        """Handle an action from the table."""
        if not self.busy and not self.lying and self.match.to_act() == PERSON:
            self.submit(action)

    def cut(self, cards: int) -> None:
        """Handle a cut from the table."""
        assert self.cutting
        self.cutting = False
        self.deal(cards)

    def settled(self) -> None:
        """Handle the end of an animation."""
        self.settled_too_often += not self.busy
        self.busy = False

    def go_on(self) -> None:
        """Run the next step that needs no input."""
        if self.busy or self.cutting:
            return
        if self.lying:
            self.lying, self.busy = False, True
            self.table.gather()
        elif self.match.awaits_deal:
            if self.match.rules.cut != "off" and self.dice.random() < 0.5:
                self.cutting = True
                self.table.ask_cut()
            else:
                self.deal(None)
        elif self.match.to_act() != PERSON:
            legal = self.match.legal()
            assert legal is not None
            actions: tuple[Action, ...] = legal.actions
            self.submit(self.dice.choice(actions))

    def deal(self, cut: int | None) -> None:
        """Start the next deal."""
        match = self.match
        number = len(match.lines) + 1
        self.submit(deal_from_seed(match.rules, "clumsy", 1, number, match.next_dealer, cut))

    def submit(self, action: Action) -> None:
        """Apply an action; an illegal one raises an error."""
        after, events = advance(self.match, action)
        step = Step(self.match, action, events, after)
        self.match, self.busy = after, True
        self.lying = any(isinstance(event, TrickTaken) for event in events)
        self.steps += 1
        self.table.perform(seen_step(step, PERSON))


def fumble(table: TableView, dice: Random) -> None:
    """Send a random input to the table."""
    port, button = table.viewport(), Qt.MouseButton.LeftButton

    def somewhere() -> QPoint:
        mine = list(table.showing.mine())
        place = table.stage.place_of(dice.choice(mine)) if mine and dice.random() < 0.7 else None
        if place is not None:
            return QPoint(round(place.x - 0.3 * table.card_width), round(place.y))
        return QPoint(dice.randrange(table.width()), dice.randrange(table.height()))

    what = dice.randrange(12)
    if what < 3:
        QTest.mouseClick(port, button, pos=somewhere())
    elif what < 6:
        QTest.mousePress(port, button, pos=somewhere())
        for _ in range(dice.randrange(3)):
            QTest.mouseMove(port, somewhere())
        QTest.mouseRelease(port, button, pos=somewhere())
    elif what < 9:
        QTest.keyClick(port, dice.choice(KEYS))
    elif what == 9:
        x, y = table.showing.layout.button.middle
        QTest.mouseClick(port, button, pos=QPoint(round(x), round(y)))
    elif what == 10:
        table.set_hand_order(dice.choice(list(HandOrder)))
        table.set_highlighting(dice.choice(list(Highlighting)))
        table.set_clicks(dice.choice((1, 2)))
        table.show_last_trick(shown=dice.random() < 0.5)
    else:
        table.resize(700 + dice.randrange(4) * 150, 500 + dice.randrange(3) * 100)


def help_out(leader: Leader) -> None:
    """Choose an action if the random input does not."""
    legal = leader.match.legal()
    if leader.busy or leader.lying or leader.cutting or legal is None:
        return
    if leader.match.to_act() == PERSON:
        actions: tuple[Action, ...] = legal.actions
        leader.submit(leader.dice.choice(actions))


@pytest.mark.parametrize(
    ("rules", "speed"),
    [("rhineland", Speed.NORMAL), ("francais", Speed.NONE), ("locked", Speed.NORMAL)],
)
def test_nothing_is_lost_whatever_the_person_does(
    table: TableView, rules: str, speed: Speed
) -> None:
    """Every game ends, every step settles once, and every card is in its place."""
    dice = Random(f"{rules} {speed.value}")
    table.set_speed(speed)
    leader = Leader(table, rules, dice)
    for turn in range(4_000):
        fumble(table, dice)
        flight = table.stage.flight
        if table.stage.moving:
            flight.setCurrentTime(dice.randrange(1 + flight.duration()))
        QCoreApplication.processEvents()
        leader.go_on()
        if turn % 5 == 4:
            help_out(leader)
        if leader.match.settlement is not None:
            break
    table.stage.land()
    QCoreApplication.processEvents()

    assert leader.match.settlement is not None
    assert 0 == leader.settled_too_often
    assert not leader.busy
    assert leader.steps == 3 * 32
    picture = table.showing.picture()
    seen_at = table.stage.positions()
    assert set(picture) == set(seen_at)
    for key, place in picture.items():
        assert (place.x, place.y) == pytest.approx(seen_at[key], abs=1)
