"""The theme, as a value: what the table and its cards look like, and the letters on the cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from reunion_desktop.ui.look.palettes import (
    BOLD_COLOURS,
    BOLD_GERMAN_COLOURS,
    BOLD_PALETTES,
    FOUR_COLOURS,
    GERMAN_COLOURS,
    PALETTES,
    Cloth,
    Palette,
)

GERMAN_LETTERS: Mapping[str, str] = {"A": "D", "K": "K", "Q": "O", "J": "U"}
"""The index of Daus, king, Ober and Unter, in every language."""

_LETTERS = {"en": "AKQJ", "de": "AKDB", "fr": "ARDV"}


def index_letters(language: str) -> Mapping[str, str]:
    """The index of each rank as its cards are lettered in a language: K Q J, K D B or R D V."""
    return dict(zip("AKQJ", _LETTERS.get(language[:2], _LETTERS["en"]), strict=True))


def is_german(design: str) -> bool:
    """Whether faces are those of the German pack."""
    return design.startswith("german")


@dataclass(frozen=True, slots=True)
class Theme:
    """What the table and its cards look like."""

    cloth: Cloth = Cloth.GREEN
    back: str = "petals"
    """Which back: ``petals``, ``lozenges``, ``braid``, ``vine`` or ``tiles``."""
    design: str = "french"
    """Which faces: ``french``, ``german``; ``large``, ``german-large`` with large indices."""
    letters: Mapping[str, str] = field(default_factory=lambda: index_letters("en"), hash=False)
    """The index letter of a rank where it is not the rank's own, from :func:`index_letters`."""
    four_colours: bool = False
    """Whether each suit has a colour of its own."""
    high_contrast: bool = False
    """Whether words and marks differ from their ground by 7 to 1."""
    print_size: float = 1.0
    """How many times as large as usual the words on the table are, where they have room."""

    @property
    def german(self) -> bool:
        """Whether the German pack is on the table: acorns, leaves, hearts and bells."""
        return is_german(self.design)

    @property
    def palette(self) -> Palette:
        """The colours that go with the cloth."""
        return (BOLD_PALETTES if self.high_contrast else PALETTES)[self.cloth]

    def same_cards(self, other: Theme) -> bool:
        """Whether the cards look alike under another theme; cloth and print change none."""
        return replace(self, cloth=other.cloth, print_size=other.print_size) == other

    def suit_colour(self, suit: str) -> str:
        """The colour of a suit, by its letter, on a card."""
        if self.four_colours and self.german:
            return (BOLD_GERMAN_COLOURS if self.high_contrast else GERMAN_COLOURS)[suit]
        if self.four_colours:
            return (BOLD_COLOURS if self.high_contrast else FOUR_COLOURS)[suit]
        return self.palette.red if suit in "DH" else self.palette.ink

    def letter(self, rank: str) -> str:
        """What stands in the corner of a card, by the rank's letter: ``10`` for ``T``."""
        return "10" if rank == "T" else self.corners.get(rank, rank)

    @property
    def corners(self) -> Mapping[str, str]:
        """What stands in the corners where it is not the rank's own letter, pack and all."""
        return GERMAN_LETTERS if self.german else self.letters

    def suit_mark(self, suit: str) -> str:
        """The picture of a suit's sign in one colour, by the suit's letter."""
        return f"marks/german-{suit}.svg" if self.german else f"marks/{suit}.svg"

    def changed(self, **values: object) -> Theme:
        """The same look with some of it changed."""
        return replace(self, **values)  # type: ignore[arg-type]  # the fields' own types hold
