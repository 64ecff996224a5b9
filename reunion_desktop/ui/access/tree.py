"""What a screen reader finds on a widget that paints everything itself.

The widget says in plain values what is there; this keeps an object for each of them in Qt's tree of
accessible objects and tells what changed. While nobody listens, nothing is described and nothing
is told.

Qt's binding keeps every interface that a factory made until the program ends. That is why a key has
one object for as long as its widget lives, and why keys are few and come again: a card, a seat, a
row of the sheet, never a moment.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import cast
from weakref import WeakMethod

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
    QColor,
    QWindow,
)
from PySide6.QtWidgets import QAbstractScrollArea, QAccessibleWidget, QWidget

_SCROLL_BARS = "qt_scrollarea"
"""How Qt's own children of a scroll area are called."""

PRESS = QAccessibleActionInterface.pressAction()
"""The action of a card or a button: play it, pick it, push it."""
MORE = QAccessibleActionInterface.increaseAction()
FEWER = QAccessibleActionInterface.decreaseAction()


@dataclass(frozen=True, slots=True)
class Spoken:
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
    """The things on one widget, as they were told last."""

    acted = Signal(object, str)
    """An action is to be done with the thing of a key, such as :data:`PRESS`."""

    def __init__(
        self, host: QWidget, role: QAccessible.Role, describe: Callable[[], Sequence[Spoken]]
    ) -> None:
        """Tell of a widget's things from now on.

        Args:
            host: the widget; it owns the tree.
            role: what the widget itself is.
            describe: a method that says what is there now, in the order of reading; whose it is
                must be kept by the widget.
        """
        super().__init__(host)
        self.role = role
        # A tree that held its widget would keep it alive in a circle.
        self._describe = WeakMethod(describe)
        self._stale = True
        self._things: dict[Hashable, Spoken] = {}
        self._above: dict[Hashable, Hashable | None] = {}
        self._first: tuple[Hashable, ...] = ()
        self._handles: dict[Hashable, _Handle] = {}
        self._focus: Hashable | None = None
        _install()

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

    def _handle(self, key: Hashable) -> _Handle:
        handle = self._handles.get(key)
        if handle is None:
            handle = self._handles[key] = _Handle(self, key)
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
        """Say what came, what went and what is another."""
        before, focus, self._stale = self._things, self._focus, False
        things = self._described()
        now = {thing.key: thing for thing, _ in _walk(things)}
        for key in before.keys() - now.keys():
            self._say(key, QAccessible.Event.ObjectDestroyed)
        self._keep(things)
        for key, thing in now.items():
            if key not in before:
                self._say(key, QAccessible.Event.ObjectCreated)
            elif before[key] != thing:
                self._say_difference(key, before[key], thing)
        if self._focus is not None and self._focus != focus and self.host.hasFocus():
            self._say(self._focus, QAccessible.Event.Focus)

    def say_focus(self) -> None:
        """The widget has the focus now: tell on which of its things the keyboard is."""
        if QAccessible.isActive() and (key := self.focused()) is not None:
            self._say(key, QAccessible.Event.Focus)

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


def _walk(
    things: Sequence[Spoken], above: Hashable | None = None
) -> Iterator[tuple[Spoken, Hashable | None]]:
    """Every thing, with the key of what it belongs to."""
    for thing in things:
        yield thing, above
        yield from _walk(thing.inside, thing.key)


class _Handle(QObject):
    """The object that stands for a key, as long as the widget lives."""

    def __init__(self, tree: AccessibleTree, key: Hashable) -> None:
        super().__init__(tree)
        self.key = key


class _HostFace(QAccessibleWidget):
    """The widget itself: a widget like any other, with things on it."""

    def __init__(self, tree: AccessibleTree) -> None:
        super().__init__(tree.host, tree.role, tree.host.accessibleName())

    def _inside(self) -> list[QAccessibleInterface]:
        host = self.object()
        tree = _find_tree(host) if isinstance(host, QWidget) else None
        if tree is None:
            return []
        told = (tree.interface(key) for key in tree.inside(None))
        real = (QAccessible.queryAccessibleInterface(widget) for widget in tree.widgets())
        return [each for each in (*told, *real) if each is not None]

    def childCount(self) -> int:
        """How many things lie on the widget."""
        return len(self._inside())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # Qt takes null.
        """One of them."""
        inside = self._inside()
        return inside[index] if 0 <= index < len(inside) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Which of them this is; -1 for none."""
        objects = [each.object() for each in self._inside()]
        wanted = child.object()
        return objects.index(wanted) if wanted in objects else -1

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]  # Qt takes null.
        """What the keyboard is on."""
        host = self.object()
        tree = _find_tree(host) if isinstance(host, QWidget) else None
        key = None if tree is None else tree.focused()
        told = None if tree is None or key is None else tree.interface(key)
        return told if told is not None else super().focusChild()


class _ThingFace(QAccessibleWidget):
    """One thing; nothing of the widget that Qt's class is made with is used.

    Qt offers actions to Python only with a widget's interface. Every method of it that would ask
    the widget is answered here.
    """

    def __init__(self, handle: _Handle, tree: AccessibleTree) -> None:
        super().__init__(tree.surface, QAccessible.Role.NoRole)
        self._handle = handle

    def _tree(self) -> AccessibleTree | None:
        try:
            tree = self._handle.parent()
        except RuntimeError:
            # The widget is no more; Qt will drop this object presently.
            return None
        return tree if isinstance(tree, AccessibleTree) else None

    def _thing(self) -> Spoken | None:
        tree = self._tree()
        return None if tree is None else tree.thing(self._handle.key)

    def _faces(self) -> list[QAccessibleInterface]:
        tree = self._tree()
        if tree is None:
            return []
        told = (tree.interface(key) for key in tree.inside(self._handle.key))
        return [face for face in told if face is not None]

    def isValid(self) -> bool:
        """Whether its widget lives; a thing that went may come again, and is unseen meanwhile."""
        return self._tree() is not None

    def object(self) -> QObject:
        """What stands for the thing."""
        return self._handle

    def role(self) -> QAccessible.Role:
        """What kind of thing it is."""
        thing = self._thing()
        return QAccessible.Role.NoRole if thing is None else thing.role

    def text(self, kind: QAccessible.Text) -> str:
        """Its name or its description."""
        thing = self._thing()
        if thing is None:
            return ""
        texts = {
            QAccessible.Text.Name: thing.name,
            QAccessible.Text.Description: thing.description,
        }
        return texts.get(kind, "")

    def rect(self) -> QRect:
        """Where it lies on the screen."""
        thing, tree = self._thing(), self._tree()
        if thing is None or tree is None:
            return QRect()
        return QRect(tree.surface.mapToGlobal(thing.box.topLeft()), thing.box.size())

    def state(self) -> QAccessible.State:
        """What can be done with it, and what holds for it now."""
        state = QAccessible.State()
        thing, tree = self._thing(), self._tree()
        if thing is None or tree is None or not tree.surface.isVisible():
            state.invisible = 1
            return state
        state.focusable = thing.focusable
        state.focused = thing.focused and tree.host.hasFocus()
        state.selectable = thing.selectable
        state.selected = thing.selected
        state.disabled = thing.disabled
        state.readOnly = not thing.actions
        state.offscreen = not thing.box.intersects(tree.surface.rect())
        return state

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]  # Qt takes null.
        """What it belongs to."""
        tree = self._tree()
        if tree is None:
            return None
        above = tree.above(self._handle.key)
        told = None if above is None else tree.interface(above)
        return told if told is not None else QAccessible.queryAccessibleInterface(tree.host)

    def childCount(self) -> int:
        """How much belongs to it."""
        tree = self._tree()
        return 0 if tree is None else len(tree.inside(self._handle.key))

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # Qt takes null.
        """Something that belongs to it."""
        inside = self._faces()
        return inside[index] if 0 <= index < len(inside) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Which of what belongs to it this is; -1 for none."""
        handle = child.object()
        tree = self._tree()
        if tree is None or not isinstance(handle, _Handle):
            return -1
        inside = tree.inside(self._handle.key)
        return inside.index(handle.key) if handle.key in inside else -1

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]  # Qt takes null.
        """What the keyboard is on among what belongs to it."""
        return next((face for face in self._faces() if face.state().focused), None)

    def window(self) -> QWindow | None:  # type: ignore[override]  # Qt takes null.
        """The window it is in."""
        tree = self._tree()
        return None if tree is None else tree.host.window().windowHandle()

    def relations(
        self, match: QAccessible.RelationFlag = QAccessible.RelationFlag.AllRelations
    ) -> list[tuple[QAccessibleInterface, QAccessible.RelationFlag]]:
        """None: what belongs together lies together."""
        del match
        return []

    def foregroundColor(self) -> QColor:
        """Not told: a picture has many."""
        return QColor()

    def backgroundColor(self) -> QColor:
        """Not told: a picture has many."""
        return QColor()

    def actionNames(self) -> list[str]:
        """What can be done with it now."""
        thing = self._thing()
        return [] if thing is None or thing.disabled else list(thing.actions)

    def doAction(self, action: str) -> None:
        """Do it."""
        tree = self._tree()
        if tree is not None:
            tree.act(self._handle.key, action)

    def keyBindingsForAction(self, action: str) -> list[str]:
        """None of its own: the widget says how the keyboard is used."""
        del action
        return []


def _find_tree(host: QWidget) -> AccessibleTree | None:
    return host.findChild(AccessibleTree, options=Qt.FindChildOption.FindDirectChildrenOnly)


def _face(_kind: str, thing: QObject) -> QAccessibleInterface | None:
    """What Qt asks for an object that it does not know yet."""
    if isinstance(thing, _Handle):
        tree = thing.parent()
        return _ThingFace(thing, tree) if isinstance(tree, AccessibleTree) else None
    tree = _find_tree(thing) if isinstance(thing, QWidget) else None
    return None if tree is None else _HostFace(tree)


@cache
def _install() -> None:
    """Let Qt ask; once in a program is enough."""
    QAccessible.installFactory(_face)
