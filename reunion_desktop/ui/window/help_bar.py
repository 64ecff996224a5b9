"""The buttons of help in the status bar: play as the hint says, claim what is certain."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QPushButton, QStatusBar

from reunion_desktop.engine.cards import NO_CARDS, CardSet
from reunion_desktop.ui.language.labels import Labels

translate = QCoreApplication.translate


class HelpBar(QObject):
    """Two buttons that are seen only while there is something to press them for."""

    followed = Signal(object)
    """The CardSet that was advised is to be played, or laid away."""
    claimed = Signal()
    """The rest is claimed."""
    advises = Signal(bool)
    """A hint is there that can be followed; or there is none any more."""

    def __init__(self, bar: QStatusBar, labels: Labels) -> None:
        """Put the buttons at the end of the line below the table."""
        super().__init__(bar)
        self._advised = NO_CARDS
        self._follow = QPushButton(bar)
        self._claim = QPushButton(bar)
        write = labels.write
        write(self._follow.setText, lambda: translate("counsel", "&Play the hint"))
        write(
            self._follow.setToolTip,
            lambda: translate("counsel", "Play the marked card, or discard the marked cards"),
        )
        write(self._claim.setText, lambda: translate("counsel", "&Claim the rest"))
        write(
            self._claim.setToolTip,
            lambda: translate(
                "counsel", "All remaining tricks are yours, whatever the others hold"
            ),
        )
        for button in (self._follow, self._claim):
            button.setVisible(False)
            bar.addPermanentWidget(button)
        self._follow.clicked.connect(self.follow)
        self._claim.clicked.connect(self.claimed)

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """The two, seen or not."""
        return self._follow, self._claim

    def advise(self, cards: CardSet) -> None:
        """A hint names these cards."""
        self._advised = cards
        self._follow.setVisible(bool(cards))
        self.advises.emit(bool(cards))

    def forget(self) -> None:
        """What was advised is over."""
        if self._advised:
            self.advise(NO_CARDS)

    def allow_claim(self, allowed: bool) -> None:  # noqa: FBT001 - the conductor's own signal.
        """Say whether the rest may be claimed now."""
        self._claim.setVisible(allowed)

    def follow(self) -> None:
        """Do what the hint says."""
        cards = self._advised
        if cards:
            self.forget()
            self.followed.emit(cards)
