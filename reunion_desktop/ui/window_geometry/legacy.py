"""Import of the window geometry that older versions saved as Qt's own bytes.

Qt reads such bytes unchecked, and damaged ones end the program. This module reads the needed values
itself and ignores implausible ones. The layout is that of Qt 6, ``QWidget::saveGeometry`` and
``QMainWindow::saveState``.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass

from reunion_desktop.ui.window_geometry.place import DesktopRect, WindowPlace

_GEOMETRY = struct.Struct(">IHH8iiBB")
"""Magic number, two parts of the version, the window with and without its frame as edges, the
screen, and whether it was maximized or in full screen."""
_MAGIC = 0x01D9D0CB
_BEGINS = struct.Struct(">iiBi")
"""Marker, version, marker of the docks, and number of the window's sides that have any."""
_SIDE = struct.Struct(">iiiBBi")
"""Side, its width and height, marker of a row, its direction, and number of docks."""
_DOCK = struct.Struct(">B")
_FLAGS = struct.Struct(">B4i")
"""Flags of the dock, visible (1) and floating (2), and its rectangle."""
_STATE, _DOCKS, _ROW, _WIDGET = 0xFF, 0xFD, 0xFC, 0xFB
_RIGHT, _BELOW = 1, 3
_FLOATS = 2
_SHEET = "sheet".encode("utf-16-be")
_NAME = struct.pack(">I", len(_SHEET)) + _SHEET


@dataclass(frozen=True, slots=True)
class _Sheet:
    """Saved state of the score sheet's dock."""

    width: int = 0
    height: int = 0
    box: DesktopRect | None = None


def read_old_place(geometry: object, state: object) -> WindowPlace:
    """Read the geometry saved by an older version; missing values get their defaults."""
    box, maximized, full_screen = _window(geometry if isinstance(geometry, bytes) else b"")
    sheet = _sheet(state if isinstance(state, bytes) else b"")
    return WindowPlace(box, maximized, full_screen, sheet.width, sheet.height, sheet.box)


def _window(data: bytes) -> tuple[DesktopRect | None, bool, bool]:
    if len(data) < _GEOMETRY.size:
        return None, False, False
    magic, _, _, *edges, _, maximized, full_screen = _GEOMETRY.unpack_from(data)
    left, top, right, bottom = edges[4:]
    box = DesktopRect(left, top, right - left + 1, bottom - top + 1)
    if magic != _MAGIC or not box.sensible:
        return None, False, False
    return box, maximized == 1, full_screen == 1


def _sheet(data: bytes) -> _Sheet:
    """Read the state of the score sheet, the only dock on its side."""
    try:
        mark, _, docks, sides = _BEGINS.unpack_from(data)
        side, width, height, row, _, count = _SIDE.unpack_from(data, _BEGINS.size)
        at = _BEGINS.size + _SIDE.size
        (widget,) = _DOCK.unpack_from(data, at)
        name = data[at + 1 : at + 1 + len(_NAME)]
        flags, *numbers = _FLAGS.unpack_from(data, at + 1 + len(_NAME))
    except struct.error:
        return _Sheet()
    said = mark, docks, sides, row, count, widget, name
    if said != (_STATE, _DOCKS, 1, _ROW, 1, _WIDGET, _NAME):
        return _Sheet()
    box = DesktopRect(*numbers)
    if flags & _FLOATS and box.sensible:
        return _Sheet(box=box)
    fits = DesktopRect(0, 0, width, height).sensible
    return _Sheet(width if fits and side == _RIGHT else 0, height if fits and side == _BELOW else 0)
