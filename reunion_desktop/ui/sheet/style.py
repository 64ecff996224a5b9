"""A person's wishes for sheets, as values: which paper, which place, which names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from reunion_desktop.ui.sheet.heads import initials

MOST_PEOPLE = 60
"""How many players are remembered; the oldest are forgotten."""
PERSON = ("name", "written", "initials")
"""What is kept of a player whose name is written in another way on sheets."""


class SheetStyle(NamedTuple):
    """What is proposed again for the next sheet."""

    paper: str = ""
    """The word of a size of paper; empty for what is usual here."""
    place: str = ""
    people: tuple[tuple[str, str, str], ...] = ()
    """Players by their own name, how that is written, and their initials; who is not named here
    is written as he is called."""

    def names(self, own: Sequence[str]) -> tuple[str, ...]:
        """How the players of a sheet are written."""
        known = {name: written for name, written, _ in self.people}
        return tuple(known.get(name, name) for name in own)

    def initials(self, own: Sequence[str]) -> tuple[str, ...]:
        """What stands above the columns of a sheet; as few letters as tell the players apart."""
        known = {name: short for name, _, short in self.people}
        usual = initials(self.names(own))
        return tuple(known.get(name, short) for name, short in zip(own, usual, strict=True))

    def naming(
        self, own: Sequence[str], written: Sequence[str], short: Sequence[str]
    ) -> SheetStyle:
        """The style with other names and initials for some players; the usual are not kept."""
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
    """What settings are to say of a style."""
    people = {
        f"sheet/people/{part}_{number}": text
        for number, person in enumerate(style.people)
        for part, text in zip(PERSON, person, strict=True)
    }
    return {"sheet/paper": style.paper, "sheet/place": style.place, **people}
