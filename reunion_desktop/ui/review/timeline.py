"""Timeline of a deal: its positions in order, the current one, and moves to others.

An immutable value without widgets; each method that moves returns a new timeline.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from reunion_desktop.ui.review.values import DealMoment


@dataclass(frozen=True, slots=True)
class Timeline:
    """Positions of a deal, and the index of the current one."""

    moments: tuple[DealMoment, ...]
    """From the cards dealt to the result."""
    at: int = 0
    """Index of the current position."""

    @property
    def moment(self) -> DealMoment:
        """Current position."""
        return self.moments[self.at]

    @property
    def end(self) -> int:
        """Index of the last position."""
        return len(self.moments) - 1

    def to(self, at: int) -> Self:
        """Go to an index, clamped to the valid range."""
        return replace(self, at=max(0, min(at, self.end)))

    def to_decision(self, place: int) -> Self:
        """Go to the position before a move of the record; unchanged if there is none."""
        found = [at for at, moment in enumerate(self.moments) if moment.place == place]
        return self.to(found[-1]) if found else self

    def along(self, moments: tuple[DealMoment, ...]) -> Self:
        """The same index in another sequence of positions, or the end of a shorter one."""
        return replace(self, moments=moments).to(self.at)

    def first(self) -> Self:
        """Go to the beginning."""
        return self.to(0)

    def last(self) -> Self:
        """Go to the end."""
        return self.to(self.end)

    def back(self) -> Self:
        """Go back one move."""
        return self.to(self.at - 1)

    def on(self) -> Self:
        """Go forward one move."""
        return self.to(self.at + 1)

    def trick_back(self) -> Self:
        """Go to the beginning of the trick, or of the previous one."""
        begin = self._begin_of(self.moment.trick)
        if begin == self.at and begin:
            begin = self._begin_of(self.moments[begin - 1].trick)
        return self.to(begin)

    def trick_on(self) -> Self:
        """Go to the beginning of the next trick; after the last one, to the end."""
        trick = self.moment.trick
        ahead = [at for at, moment in enumerate(self.moments) if moment.trick > trick]
        return self.to(ahead[0] if ahead else self.end)

    def _begin_of(self, trick: int) -> int:
        return next(at for at, moment in enumerate(self.moments) if moment.trick == trick)
