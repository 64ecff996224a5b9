"""Status bar button with the deal's seal: a commitment, or verified."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QToolButton, QWidget

from reunion_desktop.engine.dealing.seals import Seal
from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.look.plain_text import escaped


def seal_words(seal: Seal) -> str:
    """Text of a seal: that the cards are sealed, or that they were verified."""
    translate = QCoreApplication.translate
    if seal.proved:
        return translate("seal", "Cards verified ✓")
    return translate("seal", "Cards sealed")


@guarded
class SealBadge(QToolButton):
    """Flat button with the seal; a click copies the whole commitment."""

    def __init__(self, parent: QWidget) -> None:
        """Set up hidden until a deal is sealed."""
        super().__init__(parent)
        self.setAutoRaise(True)
        self.setText(" ")  # As high as with a text, so that the status bar keeps its height.
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
                "The cards of this deal match their seal, a fingerprint of the shuffled cards that"
                " was fixed before the cut. Nobody could choose these cards."
            )
        else:
            meaning = self.tr(
                "The seal is a fingerprint of the shuffled cards, fixed before you cut, so that"
                " anyone can check after the deal that no card was changed."
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
