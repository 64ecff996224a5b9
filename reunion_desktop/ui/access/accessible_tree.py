"""Tree of the things that a screen reader finds on a widget that paints everything itself.

The widget says in plain values what is there; the tree keeps an object for each of them and tells
Qt what changed. While nobody listens, nothing is described and nothing is told. What Qt then asks
of a thing, the interfaces answer.

Qt's binding keeps every interface that a factory made until the program ends. That is why a key has
one object for as long as its widget lives, and why keys are few and come again: a card, a seat, a
row of the sheet, never a moment.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import NamedTuple, cast
from weakref import WeakMethod

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

_SCROLL_BARS = "qt_scrollarea"
"""How Qt's own children of a scroll area are called."""

PRESS = QAccessibleActionInterface.pressAction()
"""The action of a card or a button: play it, pick it, push it."""
MORE = QAccessibleActionInterface.increaseAction()
FEWER = QAccessibleActionInterface.decreaseAction()


class Spoken(NamedTuple):
    """One thing that a screen reader finds."""

    key: Hashable
    """What it is known by; the same thing has the same key as long as it is there."""
    role: QAccessible.Role
    name: str
    box: QRect
    """Where it lies, in pixels of the widget's surface."""
    description: str = ""
    focusable: bool = False
    focused: bool = False
    """Whether the keyboard is on it, if the widget has the focus."""
    selectable: bool = False
    selected: bool = False
    disabled: bool = False
    """Whether it cannot be used now; its name says why."""
    actions: tuple[str, ...] = ()
    """What can be done with it, such as :data:`PRESS`."""
    inside: tuple[Spoken, ...] = ()
    """What belongs to it, in the order of reading."""


class AccessibleTree(QObject):
    """The things on one widget, as they were told last; made by ``interfaces.accessible_tree``."""

    acted = Signal(object, str)
    """An action is to be done with the thing of a key, such as :data:`PRESS`."""

    def __init__(
        self, host: QWidget, role: QAccessible.Role, describe: Callable[[], Sequence[Spoken]]
    ) -> None:
        """A tree that Qt cannot ask yet; the arguments are those of ``accessible_tree``."""
        super().__init__(host)
        self.role = role
        # A tree that held its widget would keep it alive in a circle.
        self._describe = WeakMethod(describe)
        self._stale = True
        self._things: dict[Hashable, Spoken] = {}
        self._above: dict[Hashable, Hashable | None] = {}
        self._first: tuple[Hashable, ...] = ()
        self._handles: dict[Hashable, Handle] = {}
        self._gone: dict[Hashable, Spoken] = {}
        """What is no more there, as it was told last: a client may remember it so."""
        self._focus: Hashable | None = None

    @property
    def host(self) -> QWidget:
        """The widget."""
        return cast("QWidget", self.parent())

    @property
    def surface(self) -> QWidget:
        """The widget in whose pixels boxes are told."""
        host = self.host
        return host.viewport() if isinstance(host, QAbstractScrollArea) else host

    def refresh(self) -> None:
        """Something is another now; whoever listens is told what."""
        self._stale = True
        if QAccessible.isActive():
            self._tell()

    def thing(self, key: Hashable) -> Spoken | None:
        """What is known by a key now; None where it is no more."""
        self._look()
        return self._things.get(key)

    def remembered(self, key: Hashable) -> Spoken | None:
        """What is known by a key, or was when it was told last.

        Clients keep what they asked of an object, its states too, and are told of few changes: what
        will come back must not have said meanwhile that it is nothing.
        """
        found = self.thing(key)
        return found if found is not None else self._gone.get(key)

    def act(self, key: Hashable, action: str) -> None:
        """Do an action with the thing of a key, if it can be done now."""
        thing = self.thing(key)
        if thing is not None and action in thing.actions and not thing.disabled:
            self.acted.emit(key, action)

    def inside(self, key: Hashable | None) -> tuple[Hashable, ...]:
        """The keys of what belongs to a thing, or to the widget itself."""
        self._look()
        if key is None:
            return self._first
        thing = self._things.get(key)
        return () if thing is None else tuple(each.key for each in thing.inside)

    def above(self, key: Hashable) -> Hashable | None:
        """The key of what a thing belongs to; None for the widget itself."""
        self._look()
        return self._above.get(key)

    def focused(self) -> Hashable | None:
        """The key of what the keyboard is on; None where the widget has no focus."""
        self._look()
        return self._focus if self.host.hasFocus() else None

    def interface(self, key: Hashable) -> QAccessibleInterface | None:
        """Qt's object for the thing of a key."""
        if self.thing(key) is None:
            return None
        return QAccessible.queryAccessibleInterface(self._handle(key))

    def widgets(self) -> list[QWidget]:
        """Real widgets that lie on this one and are seen."""
        return [
            child
            for parent in dict.fromkeys((self.host, self.surface))
            for child in parent.children()
            if isinstance(child, QWidget)
            and child is not self.surface
            and not child.isHidden()
            and not child.isWindow()
            and not child.objectName().startswith(_SCROLL_BARS)
        ]

    def _handle(self, key: Hashable) -> Handle:
        handle = self._handles.get(key)
        if handle is None:
            handle = self._handles[key] = Handle(self, key)
        return handle

    def _look(self) -> None:
        """Have it described anew, if something is another."""
        if self._stale:
            self._stale = False
            self._keep(self._described())

    def _described(self) -> Sequence[Spoken]:
        describe = self._describe()
        return () if describe is None else describe()

    def _keep(self, things: Sequence[Spoken]) -> None:
        self._first = tuple(thing.key for thing in things)
        listed = dict(_walk(things))
        self._things = {thing.key: thing for thing in listed}
        self._above = {thing.key: above for thing, above in listed.items()}
        self._focus = next((key for key, thing in self._things.items() if thing.focused), None)

    def _tell(self) -> None:
        """Say what came, what went and what is another.

        What comes back has the object that it had: whoever remembers that one by its old name, or
        by what lay in it, must be told.
        """
        before, focus, self._stale = self._things, self._focus, False
        things = self._described()
        now = {thing.key: thing for thing, _ in _walk(things)}
        for key in before.keys() - now.keys():
            self._gone[key] = before[key]._replace(focused=False, actions=())
            self._say(key, QAccessible.Event.ObjectDestroyed)
        self._keep(things)
        for key, thing in now.items():
            known = before.get(key) or self._gone.pop(key, None)
            if key not in before:
                self._say(key, QAccessible.Event.ObjectCreated)
            if known is not None and known != thing:
                self._say_difference(key, known, thing)
                self._say_order(known, thing)
        if self._focus is not None and self._focus != focus and self.host.hasFocus():
            self._say(self._focus, QAccessible.Event.Focus)

    def say_focus(self) -> None:
        """The widget has the focus now: tell on which of its things the keyboard is."""
        if QAccessible.isActive() and (key := self.focused()) is not None:
            self._say(key, QAccessible.Event.Focus)

    def say_shown(self, key: Hashable) -> None:
        """Tell that a thing has just appeared."""
        if QAccessible.isActive():
            self._say(key, QAccessible.Event.ObjectShow)

    def _say(self, key: Hashable, what: QAccessible.Event) -> None:
        QAccessible.updateAccessibility(QAccessibleEvent(self._handle(key), what))

    def _say_difference(self, key: Hashable, before: Spoken, now: Spoken) -> None:
        if before.name != now.name:
            self._say(key, QAccessible.Event.NameChanged)
        if before.description != now.description:
            self._say(key, QAccessible.Event.DescriptionChanged)
        if before.selected != now.selected:
            added = QAccessible.Event.SelectionAdd, QAccessible.Event.SelectionRemove
            self._say(key, added[before.selected])
        if before.disabled != now.disabled:
            changed = QAccessible.State()
            changed.disabled = 1
            QAccessible.updateAccessibility(QAccessibleStateChangeEvent(self._handle(key), changed))

    def _say_order(self, before: Spoken, now: Spoken) -> None:
        """Whoever remembers what belongs to a thing in another order is to ask again.

        Clients keep a list of children; one that is added where it is already lets them forget it.
        """
        old = [each.key for each in before.inside]
        new = [each.key for each in now.inside]
        stayed = [key for key in new if key in old]
        if new and stayed != [key for key in old if key in new]:
            self._say(new[0], QAccessible.Event.ObjectCreated)


def _walk(
    things: Sequence[Spoken], above: Hashable | None = None
) -> Iterator[tuple[Spoken, Hashable | None]]:
    """Every thing, with the key of what it belongs to."""
    for thing in things:
        yield thing, above
        yield from _walk(thing.inside, thing.key)


class Handle(QObject):
    """The object that stands for a key, as long as the widget lives."""

    def __init__(self, tree: AccessibleTree, key: Hashable) -> None:
        """A child of the tree; ``key`` is what the thing is known by."""
        super().__init__(tree)
        self.key = key
