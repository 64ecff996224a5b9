"""Status bar button with the deal's seal: a commitment, or verified."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QToolButton, QWidget

from reunion_desktop.engine.seals import Seal
from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.look.plain_text import escaped

_SHORT, _GROUP = 8, 4
"""Hexadecimal digits shown, and digits per group."""


def short_seal(commitment: str) -> str:
    """Short form of a commitment, as shown and printed: ``3f9a 21bc``."""
    return " ".join(
        commitment[at : at + _GROUP] for at in range(0, min(_SHORT, len(commitment)), _GROUP)
    )


def seal_words(seal: Seal) -> str:
    """Text of a seal: ``Seal 3f9a 21bc``, or that it was verified."""
    translate = QCoreApplication.translate
    if seal.proved:
        words = translate("seal", "Seal {number} verified ✓")
    else:
        words = translate("seal", "Seal {number}")
    return words.format(number=short_seal(seal.commitment))


@guarded
class SealBadge(QToolButton):
    """Flat button with the seal; a click copies the whole commitment."""

    def __init__(self, parent: QWidget) -> None:
        """Set up hidden until a deal is sealed."""
        super().__init__(parent)
        self.setAutoRaise(True)
        self._seal: Seal | None = None
        self.clicked.connect(self._copy)
        self.show_seal(None)

    @property
    def seal(self) -> Seal | None:
        """The seal shown, or None."""
        return self._seal

    def show_seal(self, seal: Seal | None) -> None:
        """Show a seal; None hides the button."""
        self._seal = seal
        self.setVisible(seal is not None)
        if seal is None:
            return
        self.setText(seal_words(seal))
        if seal.proved:
            meaning = self.tr(
                "Verified: the secret and the pack match the seal that was shown before the cut."
                " Nobody could choose these cards."
            )
        else:
            meaning = self.tr(
                "This number fixes the order of the pack before you cut. After the deal is scored,"
                " the secret behind it is shown so that anyone can check it."
            )
        copy = self.tr("Click to copy the full number.")
        paragraphs = (f"<p>{escaped(text)}</p>" for text in (meaning, seal.commitment, copy))
        self.setToolTip(f"<qt>{''.join(paragraphs)}</qt>")
        self.setAccessibleName(seal_words(seal))
        self.setAccessibleDescription(meaning)

    def changeEvent(self, event: QEvent) -> None:
        """Update the texts for another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.show_seal(self._seal)

    def _copy(self) -> None:
        if self._seal is not None:
            QGuiApplication.clipboard().setText(self._seal.commitment)
