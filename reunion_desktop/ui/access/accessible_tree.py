"""Accessible tree of a widget that paints its content itself: objects and change events.

The widget describes its content as plain values; the tree keeps an object for each and reports
changes to Qt. Without a screen reader nothing is described or reported. Qt's queries about an
object are answered by the interfaces.

Qt's Python binding keeps every interface that a factory creates until the program ends. So a key
has one object for the lifetime of its widget, and keys are few and reused: a card, a seat, a row
of the sheet, never a moment in time.
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
"""Object name prefix of Qt's own children of a scroll area."""

PRESS = QAccessibleActionInterface.pressAction()
"""Action of a card or a button: play it, pick it, press it."""
MORE = QAccessibleActionInterface.increaseAction()
FEWER = QAccessibleActionInterface.decreaseAction()


class Spoken(NamedTuple):
    """One accessible object: key, role, name, box, state, actions and children."""

    key: Hashable
    """Identity; the same object has the same key as long as it exists."""
    role: QAccessible.Role
    name: str
    box: QRect
    """Rectangle in pixels of the widget's surface."""
    description: str = ""
    focusable: bool = False
    focused: bool = False
    """True if it has the keyboard focus, provided that the widget has it."""
    selectable: bool = False
    selected: bool = False
    disabled: bool = False
    """True if it is disabled; the name says why."""
    actions: tuple[str, ...] = ()
    """Available actions, such as :data:`PRESS`."""
    inside: tuple[Spoken, ...] = ()
    """Children, in reading order."""


class AccessibleTree(QObject):
    """Accessible objects of one widget, as last reported; see ``interfaces.accessible_tree``."""

    acted = Signal(object, str)
    """Run an action, such as :data:`PRESS`, on the object with a key."""

    def __init__(
        self, host: QWidget, role: QAccessible.Role, describe: Callable[[], Sequence[Spoken]]
    ) -> None:
        """Create without connecting to Qt; the arguments are those of ``accessible_tree``."""
        super().__init__(host)
        self.role = role
        # A weak reference: the tree must not keep its widget alive in a reference cycle.
        self._describe = WeakMethod(describe)
        self._stale, self._held = True, False
        self._things: dict[Hashable, Spoken] = {}
        self._above: dict[Hashable, Hashable | None] = {}
        self._first: tuple[Hashable, ...] = ()
        self._handles: dict[Hashable, Handle] = {}
        self._gone: dict[Hashable, Spoken] = {}
        """Objects that no longer exist, as last reported: a client may still refer to them."""
        self._focus: Hashable | None = None
        self._late: Hashable | None = None
        """Focused object that got another name; see :meth:`_say_difference`."""

    @property
    def host(self) -> QWidget:
        """The widget."""
        return cast("QWidget", self.parent())

    @property
    def surface(self) -> QWidget:
        """The widget in whose coordinates boxes are given."""
        host = self.host
        return host.viewport() if isinstance(host, QAbstractScrollArea) else host

    def refresh(self) -> None:
        """Report changes to a screen reader, if one is running."""
        if self._held:
            return
        self._stale = True
        if QAccessible.isActive():
            self._tell()

    def hold(self, *, on: bool) -> None:
        """Hold changes back while many follow one another; then report what is left of them.

        A screen reader that falls behind drops reports, announcements among them.
        """
        self._held = on
        if not on:
            self.refresh()

    def thing(self, key: Hashable) -> Spoken | None:
        """The object with a key; None if it does not exist now."""
        self._look()
        return self._things.get(key)

    def remembered(self, key: Hashable) -> Spoken | None:
        """The object with a key, also if it no longer exists.

        Clients cache what they query, states included, and are told of few changes: an object that
        will return must not have reported itself as invalid meanwhile.
        """
        found = self.thing(key)
        return found if found is not None else self._gone.get(key)

    def act(self, key: Hashable, action: str) -> None:
        """Run an action on the object with a key, if it is possible now."""
        thing = self.thing(key)
        if thing is not None and action in thing.actions and not thing.disabled:
            self.acted.emit(key, action)

    def inside(self, key: Hashable | None) -> tuple[Hashable, ...]:
        """Keys of the children of an object, or of the widget."""
        self._look()
        if key is None:
            return self._first
        thing = self._things.get(key)
        return () if thing is None else tuple(each.key for each in thing.inside)

    def above(self, key: Hashable) -> Hashable | None:
        """Key of the parent of an object; None for the widget."""
        self._look()
        return self._above.get(key)

    def focused(self) -> Hashable | None:
        """Key of the focused object; None if the widget has no focus."""
        self._look()
        return self._focus if self.host.hasFocus() else None

    def interface(self, key: Hashable) -> QAccessibleInterface | None:
        """Qt's interface of the object with a key."""
        if self.thing(key) is None:
            return None
        return QAccessible.queryAccessibleInterface(self._handle(key))

    def widgets(self) -> list[QWidget]:
        """Visible child widgets on the widget."""
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
        """Describe the content again if something changed."""
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
        """Report added, removed and changed objects.

        A returning object keeps its interface: clients that cached its old name or children must be
        told.
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
            self._say_late()

    def say_focus(self) -> None:
        """Report the focused object when the widget gets the focus."""
        if QAccessible.isActive() and (key := self.focused()) is not None:
            self._say_late()
            self._say(key, QAccessible.Event.Focus)

    def say_shown(self, key: Hashable) -> None:
        """Report that an object has appeared."""
        if QAccessible.isActive():
            self._say(key, QAccessible.Event.ObjectShow)

    def _say_late(self) -> None:
        late, self._late = self._late, None
        if late is not None:
            self._say(late, QAccessible.Event.NameChanged)

    def _say(self, key: Hashable, what: QAccessible.Event) -> None:
        QAccessible.updateAccessibility(QAccessibleEvent(self._handle(key), what))

    def _say_difference(self, key: Hashable, before: Spoken, now: Spoken) -> None:
        """Report what changed; another name of the focused item only with the next focus.

        A screen reader speaks the new name of the object that it believes to have the focus. What
        happens to a card is announced already.
        """
        item = now.role is QAccessible.Role.ListItem
        if before.name != now.name and before.focused and (item or not now.focused):
            self._late = key
        elif before.name != now.name:
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
        """Report a changed order of children, so that clients query them again.

        Clients cache the list of children; reporting an existing child as added clears the cache.
        """
        old = [each.key for each in before.inside]
        new = [each.key for each in now.inside]
        stayed = [key for key in new if key in old]
        if new and stayed != [key for key in old if key in new]:
            self._say(new[0], QAccessible.Event.ObjectCreated)


def _walk(
    things: Sequence[Spoken], above: Hashable | None = None
) -> Iterator[tuple[Spoken, Hashable | None]]:
    """Every object with the key of its parent."""
    for thing in things:
        yield thing, above
        yield from _walk(thing.inside, thing.key)


class Handle(QObject):
    """QObject that represents a key for the lifetime of the widget."""

    def __init__(self, tree: AccessibleTree, key: Hashable) -> None:
        """Create as a child of the tree, for a key."""
        super().__init__(tree)
        self.key = key
