"""Timeline of a deal: its positions in order, the current one, and moves to others.

An immutable value without widgets; each method that moves returns a new timeline.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from reunion_desktop.ui.review.values import DealMoment


@dataclass(frozen=True, slots=True)
class Timeline:
    """Moments of a deal, and a place among them."""

    moments: tuple[DealMoment, ...]
    """From the cards dealt to the count."""
    at: int = 0
    """The place of the moment that is looked at."""

    @property
    def moment(self) -> DealMoment:
        """The moment that is looked at."""
        return self.moments[self.at]

    @property
    def end(self) -> int:
        """The last place."""
        return len(self.moments) - 1

    def to(self, at: int) -> Self:
        """To some place; what lies outside leads to the nearest."""
        return replace(self, at=max(0, min(at, self.end)))

    def to_decision(self, place: int) -> Self:
        """To the moment before a decision of the record; here where there is none."""
        found = [at for at, moment in enumerate(self.moments) if moment.place == place]
        return self.to(found[-1]) if found else self

    def along(self, moments: tuple[DealMoment, ...]) -> Self:
        """The same place on another course of the deal, or the end of a shorter one."""
        return replace(self, moments=moments).to(self.at)

    def first(self) -> Self:
        """To the beginning."""
        return self.to(0)

    def last(self) -> Self:
        """To the end."""
        return self.to(self.end)

    def back(self) -> Self:
        """A decision back."""
        return self.to(self.at - 1)

    def on(self) -> Self:
        """A decision on."""
        return self.to(self.at + 1)

    def trick_back(self) -> Self:
        """To the beginning of the trick, or of the one before."""
        begin = self._begin_of(self.moment.trick)
        if begin == self.at and begin:
            begin = self._begin_of(self.moments[begin - 1].trick)
        return self.to(begin)

    def trick_on(self) -> Self:
        """To the beginning of the next trick; to the end after the last."""
        trick = self.moment.trick
        ahead = [at for at, moment in enumerate(self.moments) if moment.trick > trick]
        return self.to(ahead[0] if ahead else self.end)

    def _begin_of(self, trick: int) -> int:
        return next(at for at, moment in enumerate(self.moments) if moment.trick == trick)
