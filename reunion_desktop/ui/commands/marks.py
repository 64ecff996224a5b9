"""Icons of buttons: drawings in the colour of the text around them."""

from __future__ import annotations

from PySide6.QtGui import QIcon, QPalette, QPixmap

from reunion_desktop.ui.cards.paint import tinted_image


def mark(path: str, side: int, ratio: float, colours: QPalette) -> QIcon:
    """Icon from a drawing for light and dark palettes, paler when disabled.

    Args:
        path: the drawing.
        side: logical pixels.
        ratio: device pixels per logical pixel.
        colours: palette of the surrounding widget.
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
