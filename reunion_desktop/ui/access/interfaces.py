"""Qt's accessible interfaces of a widget that paints itself, and of the things on it.

Qt asks the factory for an interface whenever somebody wants to know more of an object; the answers
come from the tree of things.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QColor, QWindow
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from reunion_desktop.ui.access.accessible_tree import AccessibleTree, Handle, Spoken
from reunion_desktop.ui.guard import guarded


def accessible_tree(
    host: QWidget, role: QAccessible.Role, describe: Callable[[], Sequence[Spoken]]
) -> AccessibleTree:
    """Have a screen reader find a widget's things from now on: their tree, which the widget owns.

    Args:
        host: the widget.
        role: what the widget itself is.
        describe: a method that says what is there now, in the order of reading; whose it is
            must be kept by the widget.
    """
    _install()
    return AccessibleTree(host, role, describe)


@guarded
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


@guarded
class _ThingFace(QAccessibleWidget):
    """One thing; nothing of the widget that Qt's class is made with is used.

    Qt offers actions to Python only with a widget's interface. Every method of it that would ask
    the widget is answered here.
    """

    def __init__(self, handle: Handle, tree: AccessibleTree) -> None:
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
        return None if tree is None else tree.remembered(self._handle.key)

    def _faces(self) -> list[QAccessibleInterface]:
        tree = self._tree()
        if tree is None:
            return []
        told = (tree.interface(key) for key in tree.inside(self._handle.key))
        return [face for face in told if face is not None]

    def isValid(self) -> bool:
        """Whether its widget lives; a thing that went may come again, and is as it was."""
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
        if tree is None or not isinstance(handle, Handle):
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
    if isinstance(thing, Handle):
        tree = thing.parent()
        return _ThingFace(thing, tree) if isinstance(tree, AccessibleTree) else None
    tree = _find_tree(thing) if isinstance(thing, QWidget) else None
    return None if tree is None else _HostFace(tree)


@cache
def _install() -> None:
    """Let Qt ask; once in a program is enough."""
    QAccessible.installFactory(_face)
