"""Tests of Qt's accessible tree of a widget that paints its content itself."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Hashable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QLabel, QPushButton, QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from reunion_desktop.ui.access.accessible_tree import PRESS, Spoken
from reunion_desktop.ui.access.interfaces import accessible_tree, silence

LIST, ITEM = QAccessible.Role.List, QAccessible.Role.ListItem


def item(number: int, name: str = "") -> Spoken:
    """An item of a list."""
    box = QRect(20 * number, 10, 15, 20)
    return Spoken(number, ITEM, name or f"item {number}", box, focusable=True, actions=(PRESS,))


class Board(QWidget):
    """A widget with a list."""

    def __init__(self) -> None:
        super().__init__()
        self.items: list[Spoken] = [item(1), item(2), item(3)]
        self.done: list[tuple[Hashable, str]] = []
        self.described = 0
        self.access = accessible_tree(self, QAccessible.Role.Grouping, self.things)
        self.access.acted.connect(self.act)
        self.setAccessibleName("board")

    def things(self) -> tuple[Spoken, ...]:
        """A text line, and the list."""
        self.described += 1
        text = Spoken("text", QAccessible.Role.StaticText, "words", QRect(0, 0, 50, 9))
        listed = Spoken("list", LIST, "list", QRect(0, 10, 90, 20), inside=tuple(self.items))
        return text, listed

    def act(self, key: Hashable, action: str) -> None:
        """Record an action."""
        self.done.append((key, action))


@pytest.fixture
def board(qtbot: QtBot) -> Board:
    """A visible widget."""
    made = Board()
    qtbot.addWidget(made)
    made.resize(200, 100)
    made.show()
    return made


def face(thing: object) -> QAccessibleInterface:
    """Qt's interface of an object that must have one."""
    assert isinstance(thing, QAccessibleInterface)
    return thing


def of(board: Board) -> QAccessibleInterface:
    """Qt's interface of the widget."""
    return face(QAccessible.queryAccessibleInterface(board))


def name(thing: QAccessibleInterface) -> str:
    """Name of an interface."""
    return thing.text(QAccessible.Text.Name)


def test_the_tree_is_as_it_was_told(board: Board) -> None:
    """Objects are in order; each knows its parent and its index."""
    root = of(board)
    assert ("board", QAccessible.Role.Grouping) == (name(root), root.role())
    assert ["words", "list"] == [name(root.child(at)) for at in range(root.childCount())]
    listed = root.child(1)
    assert LIST == listed.role()
    assert ["item 1", "item 2", "item 3"] == [
        name(listed.child(at)) for at in range(listed.childCount())
    ]
    for at in range(3):
        assert at == listed.indexOfChild(listed.child(at))
        assert listed is listed.child(at).parent()
    assert root is listed.parent()
    assert -1 == listed.indexOfChild(root.child(0))
    assert -1 == root.child(0).indexOfChild(listed)
    assert board.window().windowHandle() is listed.child(0).window()
    assert [] == listed.child(0).relations()


def test_a_thing_lies_where_it_is_seen(board: Board) -> None:
    """Rectangles are in screen coordinates; invisible objects have that state."""
    second = of(board).child(1).child(1)
    assert QRect(board.mapToGlobal(QRect(40, 10, 15, 20).topLeft()), second.rect().size()) == (
        second.rect()
    )
    assert not second.state().offscreen
    board.items[1] = board.items[1]._replace(box=QRect(500, 10, 15, 20))
    board.access.refresh()
    assert second.state().offscreen
    board.hide()
    assert second.state().invisible


def test_states_are_told(board: Board) -> None:
    """Focused, selected and disabled states are those of the widget's description."""
    board.items[0] = board.items[0]._replace(selectable=True, selected=True)
    board.items[1] = board.items[1]._replace(disabled=True)
    board.items[2] = board.items[2]._replace(description="more")
    first, second, third = (of(board).child(1).child(at) for at in range(3))
    assert first.state().selectable
    assert first.state().selected
    assert first.state().focusable
    assert not first.state().readOnly
    assert second.state().disabled
    assert not third.state().disabled
    assert "more" == third.text(QAccessible.Text.Description)
    assert "" == third.text(QAccessible.Text.Help)


def test_a_press_is_done(board: Board) -> None:
    """A press action reaches the widget, unless the object is disabled."""
    board.items[1] = board.items[1]._replace(disabled=True)
    first, second, _ = (of(board).child(1).child(at) for at in range(3))
    assert [PRESS] == first.actionInterface().actionNames()
    assert [] == second.actionInterface().actionNames()
    assert [] == first.actionInterface().keyBindingsForAction(PRESS)

    first.actionInterface().doAction(PRESS)
    first.actionInterface().doAction("leap")
    second.actionInterface().doAction(PRESS)

    assert [(1, PRESS)] == board.done


def test_the_focus_is_where_the_keyboard_is(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    """An object has the focus only while its widget has it."""
    board.items[1] = board.items[1]._replace(focused=True)
    root = of(board)
    assert not root.child(1).child(1).state().focused
    monkeypatch.setattr(board, "hasFocus", lambda: True)
    assert root.child(1).child(1).state().focused
    assert root.child(1).child(1) is root.focusChild()
    assert root.child(1).child(1) is root.child(1).focusChild()


def test_real_widgets_come_last(board: Board) -> None:
    """Child widgets are found after the objects, with their index."""
    button = QPushButton("push", board)
    button.show()
    root = of(board)
    assert ["words", "list", "push"] == [name(root.child(at)) for at in range(root.childCount())]
    assert 2 == root.indexOfChild(face(QAccessible.queryAccessibleInterface(button)))
    button.hide()
    assert 2 == root.childCount()


def test_a_thing_that_went_is_not_found(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    """A removed object keeps its interface and state, as it may return."""
    last = of(board).child(1).child(2)
    told(monkeypatch)
    del board.items[2]
    board.access.refresh()
    assert 2 == of(board).child(1).childCount()
    assert ("item 3", ITEM, 0) == (name(last), last.role(), last.childCount())
    assert not last.state().invisible
    assert last.state().focusable
    assert [] == last.actionInterface().actionNames()
    assert -1 == of(board).child(1).indexOfChild(last)
    board.items.append(item(3, "again"))
    board.access.refresh()
    assert last is of(board).child(1).child(2)
    assert "again" == name(last)


def told(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, QAccessible.Event]]:
    """Records the events sent to a screen reader: name and type."""
    heard: list[tuple[str, QAccessible.Event]] = []

    def hear(event: QAccessibleEvent) -> None:
        thing = event.accessibleInterface()
        heard.append((name(thing), event.type()))

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    return heard


def test_changes_are_told(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    """Added, removed and renamed objects and the focus are reported."""
    of(board).childCount()
    heard, event = told(monkeypatch), QAccessible.Event
    monkeypatch.setattr(board, "hasFocus", lambda: True)
    board.items = [
        item(1, "first")._replace(description="more"),
        item(2)._replace(selected=True, disabled=True, focused=True),
        item(4),
    ]
    board.access.refresh()
    assert [
        ("first", event.DescriptionChanged),
        ("first", event.NameChanged),
        ("item 2", event.Focus),
        ("item 2", event.SelectionAdd),
        ("item 2", event.StateChanged),
        ("item 3", event.ObjectDestroyed),
        ("item 4", event.ObjectCreated),
    ] == sorted(heard, key=lambda pair: (pair[0], pair[1].name))

    heard.clear()
    board.access.refresh()
    assert [] == heard
    board.access.say_focus()
    assert [("item 2", event.Focus)] == heard
    board.items[1] = item(2)
    board.access.refresh()
    assert ("item 2", event.SelectionRemove) in heard


def test_a_lost_focus_is_renamed_after_the_next(
    board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A screen reader speaks the new name of an object that it believes to have the focus."""
    board.items[0] = item(1)._replace(focused=True)
    of(board).childCount()
    heard, event = told(monkeypatch), QAccessible.Event
    monkeypatch.setattr(board, "hasFocus", lambda: True)
    board.items[0] = item(1, "not playable")
    board.access.refresh()
    assert [] == heard
    board.items[1] = item(2)._replace(focused=True)
    board.access.refresh()
    assert [("item 2", event.Focus), ("not playable", event.NameChanged)] == heard


def test_a_focused_item_is_renamed_before_it_is_said_again(
    board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new name of the focused card is not spoken: what happened to it is announced."""
    board.items[0] = item(1)._replace(focused=True)
    of(board).childCount()
    heard, event = told(monkeypatch), QAccessible.Event
    monkeypatch.setattr(board, "hasFocus", lambda: True)
    board.items[0] = item(1, "selected")._replace(focused=True)
    board.access.refresh()
    assert [] == heard
    board.access.say_focus()
    assert [("selected", event.NameChanged), ("selected", event.Focus)] == heard


def test_changes_are_held_back(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    """While many changes follow one another none is reported, then once what is left of them."""
    of(board).childCount()
    heard, event = told(monkeypatch), QAccessible.Event
    board.access.hold(on=True)
    for called in ("one", "two", "three"):
        board.items = [item(1, called), item(2), item(3)]
        board.access.refresh()
    assert [] == heard
    assert "item 1" == name(face(of(board).child(1)).child(0))
    board.access.hold(on=False)
    assert [("three", event.NameChanged)] == heard


def test_nobody_listens(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a screen reader nothing is described."""
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    of(board).childCount()
    described = board.described
    for _ in range(3):
        board.access.refresh()
    assert described == board.described
    of(board).childCount()
    of(board).childCount()
    assert described + 1 == board.described


def test_objects_end_with_their_widget(qtbot: QtBot) -> None:
    """After a widget is closed its objects are invalid and no event is sent."""
    made = Board()
    qtbot.addWidget(made)
    kept = of(made).child(1).child(0)
    gone = weakref.ref(made)
    access = weakref.ref(made.access)
    made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    del made, kept
    gc.collect()
    assert gone() is None
    assert access() is None


def test_a_thing_has_one_object(board: Board) -> None:
    """A key keeps its object, however often it comes and goes."""
    of(board).childCount()
    for _ in range(50):
        for number in (1, 2, 3):
            board.items = [item(number)]
            board.access.refresh()
            assert 1 == of(board).child(1).childCount()
            assert f"item {number}" == name(of(board).child(1).child(0))
    assert 5 == len(board.access.children())


def test_what_comes_back_is_told_anew(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    """A returning object is reported, since clients remember its old name."""
    of(board).childCount()
    heard, event = told(monkeypatch), QAccessible.Event
    del board.items[2]
    board.access.refresh()
    board.items.append(item(3, "again"))
    heard.clear()
    board.access.refresh()
    assert [("again", event.ObjectCreated), ("again", event.NameChanged)] == heard


def test_another_order_is_told(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    """A changed order of children is reported, and only that."""
    of(board).childCount()
    heard, event = told(monkeypatch), QAccessible.Event
    board.items = [item(3), item(1), item(2)]
    board.access.refresh()
    assert [("item 3", event.ObjectCreated)] == heard
    heard.clear()
    board.items = [item(3), item(2)]
    board.access.refresh()
    assert [("item 1", event.ObjectDestroyed)] == heard


@pytest.mark.usefixtures("board")
def test_pages_are_a_mere_container(qtbot: QtBot) -> None:
    """Stacked pages have no role to speak; silent ones do not show their children either."""
    for silent in (False, True):
        pages = QStackedWidget()
        qtbot.addWidget(pages)
        if silent:
            silence(pages)
        pages.addWidget(QLabel("words", pages))
        face = QAccessible.queryAccessibleInterface(pages)
        assert (QAccessible.Role.Client, not silent) == (face.role(), bool(face.childCount()))
