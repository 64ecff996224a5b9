"""The player's style for saved and printed sheets: paper size, place and names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from reunion_desktop.ui.sheet.heading import initials

MOST_PEOPLE = 60
"""Most players remembered; the oldest are forgotten."""
PERSON = ("name", "written", "initials")
"""Stored fields of a player whose name is printed in another way."""


class SheetStyle(NamedTuple):
    """Style suggested for the next sheet."""

    paper: str = ""
    """Name of the paper size; empty for the usual one of the country."""
    place: str = ""
    people: tuple[tuple[str, str, str], ...] = ()
    """Players by own name, printed name and initials.

    A player who is not listed is printed with their own name.
    """

    def names(self, own: Sequence[str]) -> tuple[str, ...]:
        """Printed names of the players of a sheet."""
        known = {name: written for name, written, _ in self.people}
        return tuple(known.get(name, name) for name in own)

    def initials(self, own: Sequence[str]) -> tuple[str, ...]:
        """Column headings of a sheet; the shortest distinct initials by default."""
        known = {name: short for name, _, short in self.people}
        usual = initials(self.names(own))
        return tuple(known.get(name, short) for name, short in zip(own, usual, strict=True))

    def naming(
        self, own: Sequence[str], written: Sequence[str], short: Sequence[str]
    ) -> SheetStyle:
        """Style with other names and initials for players; defaults are not stored."""
        if not len(own) == len(written) == len(short) == len(set(own)):
            return self
        people = {person[0]: person for person in self.people}
        usual = initials(written)
        for name, as_written, letters, few in zip(own, written, short, usual, strict=True):
            people.pop(name, None)
            if as_written != name or letters != few:
                people[name] = (name, as_written, letters)
        return self._replace(people=tuple(people.values())[-MOST_PEOPLE:])


def style_as_settings(style: SheetStyle) -> dict[str, str]:
    """Settings for a style."""
    people = {
        f"sheet/people/{part}_{number}": text
        for number, person in enumerate(style.people)
        for part, text in zip(PERSON, person, strict=True)
    }
    return {"sheet/paper": style.paper, "sheet/place": style.place, **people}
