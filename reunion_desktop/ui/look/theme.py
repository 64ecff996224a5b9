"""Theme of the table and its cards: cloth, back, faces, index letters, colours."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from reunion_desktop.ui.look.palettes import (
    BOLD_COLOURS,
    BOLD_GERMAN_COLOURS,
    BOLD_PALETTES,
    DIM_PAPER,
    FOUR_COLOURS,
    GERMAN_COLOURS,
    PALETTES,
    Cloth,
    Palette,
)

GERMAN_LETTERS: Mapping[str, str] = {"A": "D", "K": "K", "Q": "O", "J": "U"}
"""Index letters of Daus, king, Ober and Unter, in every language."""

LARGEST_PRINT = 1.75
"""Largest factor of the text on the table; with a larger one plates would cover hands."""
_LETTERS = {"en": "AKQJ", "de": "AKDB", "fr": "ARDV"}

_JACKS = "J"
"""Letter of the jacks as a suit of their own."""


def index_letters(language: str) -> Mapping[str, str]:
    """Index letters of the ranks in a language: K Q J, K D B or R D V."""
    return dict(zip("AKQJ", _LETTERS.get(language[:2], _LETTERS["en"]), strict=True))


def is_german(design: str) -> bool:
    """Return True for card faces of the German pack."""
    return design.startswith("german")


def french(design: str) -> str:
    """The French design whose indices are as large as those of another one."""
    return "large" if design.endswith("large") else "french"


@dataclass(frozen=True, slots=True)
class Theme:
    """Theme of the table and its cards."""

    cloth: Cloth = Cloth.GREEN
    back: str = "petals"
    """Card back: ``petals``, ``lozenges``, ``braid``, ``vine`` or ``tiles``."""
    design: str = "french"
    """Card faces: ``french``, ``german``; ``large``, ``german-large`` with large indices."""
    letters: Mapping[str, str] = field(default_factory=lambda: index_letters("en"), hash=False)
    """Index letters that differ from the ranks' own, from :func:`index_letters`."""
    four_colours: bool = False
    """True if each suit has its own colour."""
    high_contrast: bool = False
    """True for a contrast of 7 to 1 of text and marks with their ground."""
    dark: bool = False
    """True if it is dark around the table; then the papers on it are dimmed."""
    print_size: float = 1.0
    """Factor of the text on the table, where it fits, at most :data:`LARGEST_PRINT`."""

    @property
    def german(self) -> bool:
        """True for the German pack: acorns, leaves, hearts and bells."""
        return is_german(self.design)

    @property
    def palette(self) -> Palette:
        """Palette for the cloth and contrast."""
        if self.high_contrast:
            return BOLD_PALETTES[self.cloth]
        palette = PALETTES[self.cloth]
        return palette._replace(paper=DIM_PAPER) if self.dark else palette

    def same_cards(self, other: Theme) -> bool:
        """Return True if the cards look the same in another theme, whatever cloth and text size."""
        around = replace(other, cloth=self.cloth, dark=self.dark, print_size=self.print_size)
        return around == self

    def suit_colour(self, suit: str) -> str:
        """Colour of a suit on a card, by its letter; that of the text for the jacks as a suit."""
        if suit == _JACKS:
            return self.palette.ink
        if self.four_colours and self.german:
            return (BOLD_GERMAN_COLOURS if self.high_contrast else GERMAN_COLOURS)[suit]
        if self.four_colours:
            return (BOLD_COLOURS if self.high_contrast else FOUR_COLOURS)[suit]
        return self.palette.red if suit in "DH" else self.palette.ink

    def letter(self, rank: str) -> str:
        """Index of a card by the rank's letter: ``10`` for ``T``."""
        return "10" if rank == "T" else self.corners.get(rank, rank)

    @property
    def corners(self) -> Mapping[str, str]:
        """Index letters that differ from the ranks' own, for this pack."""
        return GERMAN_LETTERS if self.german else self.letters

    def suit_mark(self, suit: str) -> str:
        """Path of the suit's one-colour icon, by its letter; the jacks as a suit have a crown."""
        if suit == _JACKS:
            return "marks/crown.svg"
        return f"marks/german-{suit}.svg" if self.german else f"marks/{suit}.svg"
