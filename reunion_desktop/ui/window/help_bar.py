"""Help buttons in the status bar: play the hint, claim the rest, skip it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QPushButton, QStatusBar

from reunion_desktop.engine.cards import NO_CARDS, CardSet
from reunion_desktop.ui.language.labels import Labels

translate = QCoreApplication.translate


class HelpBar(QObject):
    """Buttons that are visible only while they can be used."""

    followed = Signal(object)
    """The CardSet of the hint is to be played or discarded."""
    claimed = Signal()
    """The rest of the tricks is claimed."""
    skipped = Signal()
    """The rest of the deal is to be shown without pauses."""
    advises = Signal(object)
    """The CardSet of the hint that can be followed now; empty when there is none any more."""

    def __init__(self, bar: QStatusBar, labels: Labels) -> None:
        """Put the buttons at the end of the status bar."""
        super().__init__(bar)
        self._advised = NO_CARDS
        self._follow = QPushButton(bar)
        self.claim = QPushButton(bar)
        """Button that is shown while the rest can be claimed."""
        self.skip = QPushButton(bar)
        """Button that is shown while the player takes no part in the rest of the deal."""
        write = labels.write
        write(self._follow.setText, lambda: translate("counsel", "&Play the hint"))
        write(
            self._follow.setToolTip,
            lambda: translate("counsel", "Play the marked card, or discard the marked cards"),
        )
        write(self.claim.setText, lambda: translate("counsel", "&Claim the rest"))
        write(
            self.claim.setToolTip,
            lambda: translate(
                "counsel", "All remaining tricks are yours, whatever the others hold"
            ),
        )
        write(self.skip.setText, lambda: translate("counsel", "Skip to the end of the deal"))
        write(
            self.skip.setToolTip,
            lambda: translate("counsel", "You take no part in the rest of this deal"),
        )
        for button in self.buttons:
            button.setVisible(False)
            bar.addPermanentWidget(button)
        self._follow.clicked.connect(self.follow)
        self.claim.clicked.connect(self.claimed)
        self.skip.clicked.connect(self.skipped)

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """All buttons, visible or not."""
        return self._follow, self.claim, self.skip

    def advise(self, cards: CardSet) -> None:
        """Store the cards of a hint; no cards for none."""
        self._advised = cards
        self._follow.setVisible(bool(cards))
        self.advises.emit(cards)

    def forget(self) -> None:
        """Drop the hint."""
        if self._advised:
            self.advise(NO_CARDS)

    def follow(self) -> None:
        """Play the hint."""
        cards = self._advised
        if cards:
            self.forget()
            self.followed.emit(cards)
