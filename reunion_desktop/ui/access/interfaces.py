"""Qt accessible interfaces of a self-painting widget and of the objects on it.

Qt asks the factory for an interface when a client queries an object; the answers come from the
accessible tree.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QColor, QWindow
from PySide6.QtWidgets import QAccessibleWidget, QStackedWidget, QWidget

from reunion_desktop.ui.access.accessible_tree import AccessibleTree, Handle, Spoken
from reunion_desktop.ui.guard import guarded


def accessible_tree(
    host: QWidget, role: QAccessible.Role, describe: Callable[[], Sequence[Spoken]]
) -> AccessibleTree:
    """Install an accessible tree on a widget, which owns it.

    Args:
        host: the widget.
        role: role of the widget.
        describe: method of the widget, or of an object kept by it, that returns the current
         objects in reading order.
    """
    _install()
    return AccessibleTree(host, role, describe)


def silence(widget: QWidget) -> None:
    """Hide a new widget and its children from screen readers, which read its text elsewhere.

    A plain QWidget has its interface already.
    """
    _install()
    widget.setProperty(_SILENT, "yes")


_SILENT = "silent"
"""Property of a widget that screen readers pass over."""
_NOTHING = Spoken(None, QAccessible.Role.NoRole, "", QRect())
"""Object of a key that no longer means anything."""


@guarded
class _ParentFace(QAccessibleWidget):
    """Interface whose children are listed by ``_inside``; by default there are none."""

    def _inside(self) -> list[QAccessibleInterface]:
        return []

    def childCount(self) -> int:
        """Number of children."""
        return len(self._inside())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # Qt takes null.
        """A child by index."""
        inside = self._inside()
        return inside[index] if 0 <= index < len(inside) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Index of a child; -1 for none."""
        objects = [each.object() for each in self._inside()]
        wanted = child.object()
        return objects.index(wanted) if wanted in objects else -1


@guarded
class _HostFace(_ParentFace):
    """Interface of the widget, with the objects of its tree as children."""

    def __init__(self, tree: AccessibleTree) -> None:
        super().__init__(tree.host, tree.role, tree.host.accessibleName())

    def _tree(self) -> AccessibleTree | None:
        host = self.object()
        return _find_tree(host) if isinstance(host, QWidget) else None

    def _inside(self) -> list[QAccessibleInterface]:
        tree = self._tree()
        if tree is None:
            return []
        told = (tree.interface(key) for key in tree.inside(None))
        real = (QAccessible.queryAccessibleInterface(widget) for widget in tree.widgets())
        return [each for each in (*told, *real) if each is not None]

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]  # Qt takes null.
        """Interface of the focused object."""
        tree = self._tree()
        key = None if tree is None else tree.focused()
        told = None if tree is None or key is None else tree.interface(key)
        return told if told is not None else super().focusChild()


@guarded
class _ThingFace(_ParentFace):
    """Interface of one object of the tree; the widget of its base class is not used.

    Qt offers actions to Python only with a widget's interface. Every method of it that would query
    the widget is overridden here.
    """

    def __init__(self, handle: Handle, tree: AccessibleTree) -> None:
        super().__init__(tree.surface, QAccessible.Role.NoRole)
        self._handle = handle

    def _tree(self) -> AccessibleTree | None:
        try:
            tree = self._handle.parent()
        except RuntimeError:
            # The widget is deleted; Qt will delete this object soon.
            return None
        return tree if isinstance(tree, AccessibleTree) else None

    def _thing(self) -> Spoken:
        tree = self._tree()
        return (tree and tree.remembered(self._handle.key)) or _NOTHING

    def _inside(self) -> list[QAccessibleInterface]:
        tree = self._tree()
        if tree is None:
            return []
        told = (tree.interface(key) for key in tree.inside(self._handle.key))
        return [face for face in told if face is not None]

    def isValid(self) -> bool:
        """True while the widget exists; a removed object may return, and then is valid again."""
        return self._tree() is not None

    def object(self) -> QObject:
        """The QObject that represents the key."""
        return self._handle

    def role(self) -> QAccessible.Role:
        """Role of the object."""
        return self._thing().role

    def text(self, kind: QAccessible.Text) -> str:
        """Name or description."""
        thing = self._thing()
        if kind == QAccessible.Text.Name:
            return thing.name
        return thing.description if kind == QAccessible.Text.Description else ""

    def rect(self) -> QRect:
        """Rectangle on the screen."""
        thing, tree = self._thing(), self._tree()
        if tree is None:
            return QRect()
        return QRect(tree.surface.mapToGlobal(thing.box.topLeft()), thing.box.size())

    def state(self) -> QAccessible.State:
        """State flags of the object."""
        state = QAccessible.State()
        thing, tree = self._thing(), self._tree()
        if thing is _NOTHING or tree is None or not tree.surface.isVisible():
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
        """Interface of the parent."""
        tree = self._tree()
        if tree is None:
            return None
        above = tree.above(self._handle.key)
        told = None if above is None else tree.interface(above)
        return told if told is not None else QAccessible.queryAccessibleInterface(tree.host)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]  # Qt takes null.
        """Interface of the focused child."""
        return next((face for face in self._inside() if face.state().focused), None)

    def window(self) -> QWindow | None:  # type: ignore[override]  # Qt takes null.
        """Window that contains the object."""
        tree = self._tree()
        return None if tree is None else tree.host.window().windowHandle()

    def relations(
        self, match: QAccessible.RelationFlag = QAccessible.RelationFlag.AllRelations
    ) -> list[tuple[QAccessibleInterface, QAccessible.RelationFlag]]:
        """No relations: related objects are siblings or children."""
        del match
        return []

    def foregroundColor(self) -> QColor:
        """No colour: a card picture has many."""
        return QColor()

    def backgroundColor(self) -> QColor:
        """No colour: a card picture has many."""
        return QColor()

    def actionNames(self) -> list[str]:
        """Names of the actions available now."""
        thing = self._thing()
        return [] if thing.disabled else list(thing.actions)

    def doAction(self, action: str) -> None:
        """Run an action."""
        tree = self._tree()
        if tree is not None:
            tree.act(self._handle.key, action)

    def keyBindingsForAction(self, action: str) -> list[str]:
        """No shortcuts of its own: the widget describes the keyboard."""
        del action
        return []


def _find_tree(host: QWidget) -> AccessibleTree | None:
    return host.findChild(AccessibleTree, options=Qt.FindChildOption.FindDirectChildrenOnly)


def _face(_kind: str, thing: QObject) -> QAccessibleInterface | None:
    """Factory that Qt calls for an object without an interface."""
    if isinstance(thing, Handle):
        tree = thing.parent()
        return _ThingFace(thing, tree) if isinstance(tree, AccessibleTree) else None
    if not isinstance(thing, QWidget):
        return None
    if thing.property(_SILENT):
        return _ParentFace(thing, QAccessible.Role.Client)
    if isinstance(thing, QStackedWidget):
        # A mere container: Orca would say "layered pane, 0 items".
        return QAccessibleWidget(thing, QAccessible.Role.Client)
    tree = _find_tree(thing)
    return None if tree is None else _HostFace(tree)


@cache
def _install() -> None:
    """Install the factory; once per program is enough."""
    QAccessible.installFactory(_face)
