"""At any time of an animation, after any event, every card ends in its place."""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.dealing.shuffle import draw_for_deal
from reunion_desktop.engine.events import TrickTaken
from reunion_desktop.engine.record import SeenStep
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.look.palettes import Cloth
from reunion_desktop.ui.look.theme import Theme
from reunion_desktop.ui.table.layout.hand_order import HandOrder
from reunion_desktop.ui.table.view import TableView
from reunion_desktop.ui.words.table import TableWords
from tests.ui.table.sights import at_home, first, rules_of, seen_steps, to_discard

TableChange = Callable[[TableView, SeenStep], None]

WORDS = TableWords.translated()._replace(table="Kartentisch", lay_away="Drücken")


def undo(table: TableView, step: SeenStep) -> None:
    """Go back to the state before the step."""
    table.go_back(step.before)


def undo_more(table: TableView, step: SeenStep) -> None:
    """Go back to the beginning of the deal."""
    same = [s.after for s in seen_steps() if s.after.deal and step.after.deal]
    table.go_back(next(s for s in same if s.deal and s.deal.number == step.after.deal.number))  # type: ignore[union-attr]  # as the list says


def begin_anew(table: TableView, step: SeenStep) -> None:
    """Show another game with other rules, which mirror the table."""
    del step
    table.show_table(seen_steps("francais")[1].after)


def draw(table: TableView, step: SeenStep) -> None:
    """Show another game from its draw on."""
    table.perform_draw(draw_for_deal(rules_of("rhineland"), f"{step.after.to_act}"))


def resize(table: TableView, step: SeenStep) -> None:
    """Resize the window."""
    del step
    table.resize(1040 if table.width() != 1040 else 880, 700)


def speak(table: TableView, step: SeenStep) -> None:
    """TableChange the language."""
    del step
    table.set_players(table.showing.names, WORDS)


def dress(table: TableView, step: SeenStep) -> None:
    """TableChange cloth and backs."""
    del step
    oxblood = table.faces.theme.cloth is Cloth.OXBLOOD
    table.retheme(Theme() if oxblood else Theme(cloth=Cloth.OXBLOOD, back="braid"))


def sort(table: TableView, step: SeenStep) -> None:
    """TableChange the sort order of the hand."""
    del step
    table.set_hand_order(HandOrder.RANK)


def gather(table: TableView, step: SeenStep) -> None:
    """Gather the trick."""
    if any(isinstance(event, TrickTaken) for event in step.events):
        table.gather()


def discard(table: TableView, step: SeenStep) -> None:
    """Show a choice of twelve cards, and pick one."""
    del step
    sight = first(to_discard)
    table.show_table(sight)
    table.choosing.choose(table.showing.row()[-1])


CHANGES: tuple[TableChange, ...] = (
    *(undo, undo_more, begin_anew, draw, resize, speak, dress, sort, gather, discard),
)


@settings(
    max_examples=25,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
    derandomize=True,
)
@given(
    number=st.integers(0, 95),
    moments=st.lists(st.tuples(st.floats(0, 1), st.sampled_from(CHANGES)), min_size=1, max_size=4),
)
@example(number=0, moments=[(0.3, undo)])
@example(number=9, moments=[(0.5, sort), (0.5, undo_more), (0.2, resize)])
def test_every_card_ends_at_home(
    table: TableView, number: int, moments: list[tuple[float, TableChange]]
) -> None:
    """After undo, resize, new game, language or theme changes all cards are in place."""
    table.set_speed(Speed.NORMAL)
    table.set_hand_order(HandOrder.SUIT)
    steps = seen_steps()
    step = steps[number % len(steps)]
    settled: list[int] = []
    count = settled.append
    listen = lambda: count(1)  # noqa: E731 - a connection needs one and the same to be undone.
    table.settled.connect(listen)
    table.show_table(step.before)
    table.perform(step)
    for moment, change in moments:
        flight = table.stage.flight
        if table.stage.moving:
            flight.setCurrentTime(int(flight.duration() * moment))
        change(table, step)
    table.stage.finish()
    QCoreApplication.processEvents()
    table.settled.disconnect(listen)

    begun = 1 + sum(change is draw for _, change in moments)
    begun += sum(change is gather for _, change in moments) * any(
        isinstance(event, TrickTaken) for event in step.events
    )
    assert begun == len(settled)
    assert not table.stage.moving
    assert at_home(table)
