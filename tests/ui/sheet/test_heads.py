"""Tests of the column headings of the score sheet."""

from __future__ import annotations

import pytest

from reunion_desktop.ui.sheet.heads import initials


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (("Emma", "Martha", "Heinrich"), ("E", "M", "H")),
        (("Anna", "Adam", "You"), ("An", "Ad", "Yo")),
        (("Anna", "Anna", "Anna"), ("A1", "A2", "A3")),
        (("", " ", "Karl"), ("?1", "?2", "K3")),
    ],
)
def test_initials_tell_players_apart(names: tuple[str, ...], expected: tuple[str, ...]) -> None:
    """Initials have one letter if that is enough, otherwise more or a number."""
    assert expected == initials(names)
