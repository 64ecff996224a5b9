"""Marks on buttons, a function: a drawing in one ink, in that of the words around it."""

from __future__ import annotations

from PySide6.QtGui import QIcon, QPalette, QPixmap

from reunion_desktop.ui.cards.paint import tinted_image


def mark(path: str, side: int, ratio: float, colours: QPalette) -> QIcon:
    """A picture from the drawings, to be seen in light and dark, and paler where it is disabled.

    Args:
        path: the drawing.
        side: logical pixels.
        ratio: device pixels to a logical one.
        colours: what surrounds it.
    """
    icon, role = QIcon(), QPalette.ColorRole.ButtonText
    modes = {
        QIcon.Mode.Normal: QPalette.ColorGroup.Active,
        QIcon.Mode.Disabled: QPalette.ColorGroup.Disabled,
    }
    for mode, group in modes.items():
        image = tinted_image(path, round(side * ratio), colours.color(group, role).name())
        image.setDevicePixelRatio(ratio)
        icon.addPixmap(QPixmap.fromImage(image), mode)
    return icon
