"""Length limit of a text field, told to the player who reaches it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLineEdit, QToolTip

from reunion_desktop.ui.look.plain_text import on_hover

translate = QCoreApplication.translate


def limit(line: QLineEdit, most: int) -> None:
    """Limit the length of a field's text; input that does not fit shows the limit as a tooltip.

    For screen readers the limit is added once to the field's description.
    """
    line.setMaxLength(most)

    def tell() -> None:
        words = translate("explain", "At most {count} characters fit here.").format(count=most)
        described = line.accessibleDescription()
        if words not in described:
            line.setAccessibleDescription(f"{described} {words}".lstrip())
        QToolTip.showText(line.mapToGlobal(line.rect().bottomLeft()), on_hover(words), line)

    line.inputRejected.connect(tell)
