"""Convert the icon for Windows and macOS: a container round a PNG made from the drawing."""

from __future__ import annotations

import struct
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SIZE = 256
"""Pixels on a side: the largest that an .ico can hold."""


def write_icon(drawing: Path, target: Path) -> Path:
    """Write the SVG drawing as an .ico or .icns, by the target's name, and return the target."""
    picture = png(drawing, SIZE)
    if target.suffix == ".ico":
        header = struct.pack("<3H", 0, 1, 1)
        # A width and height of 0 mean 256; one plane, 32 bits a pixel; the PNG begins at 22.
        content = header + struct.pack("<4B2H2I", 0, 0, 0, 0, 1, 32, len(picture), 22) + picture
    else:
        entry = b"ic08" + struct.pack(">I", len(picture) + 8) + picture
        content = b"icns" + struct.pack(">I", len(entry) + 8) + entry
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(content)
    return target


def png(drawing: Path, size: int) -> bytes:
    """Render the SVG drawing as a square PNG with a side in pixels."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(drawing)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # the stubs want str where Qt takes bytes
    return bytes(buffer.data().data())
