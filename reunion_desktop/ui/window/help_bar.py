"""Help at the table: steps of a hint, and buttons to play it, or claim or skip the rest."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QPushButton, QStatusBar

from reunion_desktop.ui.language.labels import Labels
from reunion_desktop.ui.words.hint_steps import Hint

translate = QCoreApplication.translate


class HelpBar(QObject):
    """Buttons that are visible only while they can be used."""

    followed = Signal(object)
    """The Action of the hint is to be done."""
    stepped = Signal()
    """Another step of a hint is to be shown."""
    claimed = Signal()
    """The rest of the tricks is claimed."""
    skipped = Signal()
    """The rest of the deal is to be shown without pauses."""
    left = Signal()
    """The button with the focus is about to be hidden."""

    def __init__(self, bar: QStatusBar, labels: Labels) -> None:
        """Put the buttons at the end of the status bar."""
        super().__init__(bar)
        self._hint: Callable[[], Hint] | None = None
        self._shown = self._last = 0
        self._repeats = False
        self._hurries = False
        self.at_once = False
        """True if a hint names the move in its first step."""
        self._follow = QPushButton(bar)
        self.claim = QPushButton(bar)
        """Button that is shown while the rest can be claimed."""
        self.skip = QPushButton(bar)
        """Button that is shown while the player takes no part in the rest of the deal."""
        write = labels.write
        write(self._follow.setText, lambda: translate("counsel", "&Play the hint"))
        write(
            self._follow.setToolTip,
            lambda: translate("counsel", "Make the marked call, or play the marked cards"),
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

    def take(self, hint: Callable[[], Hint], *, at_once: bool) -> None:
        """Begin with the first step of a hint.

        Args:
            hint: returns the hint in the current language.
            at_once: whether it names the move in its first step in any case.
        """
        self._hint, self._shown, self._repeats = hint, 0, False
        self._hurries = at_once or self.at_once
        self._last = len(self.steps) - 1
        self._tell()

    def go_on(self) -> bool:
        """Show the next step, or the last one again; False if there is no hint."""
        if self._hint is not None:
            self._repeats = self._shown == self._last
            self._shown = min(self._shown + 1, self._last)
            self._tell()
        return self._hint is not None

    def forget(self) -> None:
        """Drop the hint."""
        self._hint = None
        if self._follow.hasFocus():
            self.left.emit()
        self._follow.setVisible(False)

    @property
    def advised(self) -> Hint | None:
        """The hint once a step names the move; None before."""
        return None if self._hint is None or self._shown < self._last else self._hint()

    @property
    def steps(self) -> tuple[str, ...]:
        """Texts of all steps of the hint, in the current language; none without a hint."""
        return () if self._hint is None else self._hint().steps(at_once=self._hurries)

    @property
    def step(self) -> Callable[[], str]:
        """Returns the text of the step that is shown, in the current language; empty for none."""
        hint, shown, hurries = self._hint, self._shown, self._hurries
        return str if hint is None else lambda: hint().steps(at_once=hurries)[shown]

    @property
    def told(self) -> Callable[[], str]:
        """Returns the step as announced, in one line; a repeated one says that it was the last."""
        step, repeats = self.step, self._repeats

        def words() -> str:
            plain = step().replace("\n", " ")
            last = translate("hint", "The hint has no more steps. {hint}")
            return last.format(hint=plain) if repeats else plain

        return words

    def follow(self) -> None:
        """Play the hint."""
        hint = self.advised
        if hint is not None:
            self.forget()
            self.followed.emit(hint.action)

    def _tell(self) -> None:
        self._follow.setVisible(self.advised is not None)
        self.stepped.emit()
