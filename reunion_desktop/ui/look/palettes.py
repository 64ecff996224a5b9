"""Colour palettes: the table's colours by cloth and contrast, and the suits' colours."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple


class Cloth(Enum):
    """Colour of the table."""

    GREEN = "green"
    SLATE = "slate"
    OXBLOOD = "oxblood"


class Palette(NamedTuple):
    """Colours as ``#rrggbb``; text has a contrast of at least 4.5 to 1 with its ground."""

    cloth: str
    """Cloth in the light of the lamp."""
    cloth_shade: str
    """Cloth at the edge of the lamp's light."""
    cloth_line: str
    """Embroidered lines on the cloth, such as the discard slots."""
    wood: str = "#2c1c11"
    """Walnut plates with text."""
    wood_edge: str = "#5d4029"
    wood_shadow: str = "#140b06"
    on_wood: str = "#f3e9d2"
    """Text on wood."""
    on_wood_quiet: str = "#d3c2a0"
    """Secondary text on wood."""
    lamp: str = "#f0c674"
    """Warm light: the player on turn, the focus, a hint."""
    paper: str = "#f4ecd6"
    """Laid paper, and the notes on the table."""
    ink: str = "#1d1a17"
    """Text on paper."""
    ink_quiet: str = "#463c2f"
    """Secondary text on paper; thin strokes look paler than this."""
    red: str = "#b5322a"
    """Hearts and diamonds."""
    red_ink: str = "#8a1c17"
    """Small red text on paper."""
    ochre: str = "#d9a429"
    """The crowns of the bowers."""
    dimmed: str = "#c8c3b6"
    """Dimming of cards that are not legal."""
    slate: str = "#2e3439"
    """Slate of the chalk sheet."""
    chalk: str = "#eef0ea"
    """Chalk on slate."""
    chalk_quiet: str = "#ccd3d3"
    """Secondary text on slate."""
    paper_line: str = "#a48f66"
    """Grid lines on paper."""
    slate_line: str = "#687177"
    """Grid lines on slate."""
    stock: str = "#f6efdd"
    """Card stock."""
    brass: str = "#e3bd6a"
    """The button in the middle of the table, lit."""
    brass_shade: str = "#bf9140"
    """The button, shaded."""
    on_brass: str = "#241a0c"
    """Text on the button."""
    focus: str = "#a8480b"
    """The keyboard's focus around a card; contrast of at least 3 to 1 with the card stock."""
    focus_halo: str = "#fff3d6"
    """Halo of the focus; contrast of at least 3 to 1 with the cloth and the focus."""
    hint: str = "#f3c63f"
    """Outline of a hinted card; contrast of at least 3 to 1 with its halo."""
    hint_halo: str = "#3a2506"
    ribbon: str = "#e0ab2e"
    """Ribbon of the player's side, on wood."""
    ribbon_other: str = "#3f6fb0"
    """Ribbon of the other side; its bars have the colour of card stock."""


PALETTES: Mapping[Cloth, Palette] = {
    Cloth.GREEN: Palette("#42694f", "#172a20", "#8fae93"),
    Cloth.SLATE: Palette("#4a6377", "#182430", "#97abb9"),
    Cloth.OXBLOOD: Palette("#7c3836", "#2c1013", "#c59a92"),
}
"""Palette of each cloth."""


def _bold(cloth: str, cloth_shade: str) -> Palette:
    """A palette with a contrast of at least 7 to 1 for all text."""
    return Palette(
        cloth,
        cloth_shade,
        "#f3ead6",
        wood="#120b06",
        wood_edge="#e0c48c",
        wood_shadow="#000000",
        on_wood="#ffffff",
        on_wood_quiet="#f3e9d2",
        lamp="#ffdc80",
        paper="#ffffff",
        ink="#000000",
        ink_quiet="#1c1710",
        red="#8a1712",
        red_ink="#640b08",
        ochre="#ffd24a",
        dimmed="#ebe8df",
        slate="#101416",
        chalk="#ffffff",
        chalk_quiet="#eef2f2",
        paper_line="#6b5a36",
        slate_line="#9aa4aa",
        brass="#ffdc80",
        brass_shade="#ffd061",
        on_brass="#000000",
        focus="#003a8c",
        focus_halo="#ffffff",
        hint="#ffd24a",
        hint_halo="#000000",
    )


BOLD_PALETTES: Mapping[Cloth, Palette] = {
    Cloth.GREEN: _bold("#14301f", "#0a1a11"),
    Cloth.SLATE: _bold("#16293a", "#0b141d"),
    Cloth.OXBLOOD: _bold("#421517", "#20090b"),
}
"""High-contrast palette of each cloth."""

DIM_PAPER = "#e7dec6"
"""Paper at a table with dark windows around it; red ink needs this much light."""

FOUR_COLOURS: Mapping[str, str] = {"C": "#146a59", "D": "#1a36a0", "H": "#bd1a17", "S": "#1d1a17"}
"""Suit colours for four-colour packs.

Any two differ by at least 20 (CIE 1976, L*a*b*), also with any of the three kinds of colour
blindness: hence bluish clubs, and hearts of a pure red.
"""
BOLD_COLOURS: Mapping[str, str] = {"C": "#0b5145", "D": "#0f1b7c", "H": "#8c0d0d", "S": "#000000"}
"""Suit colours for four-colour packs in high contrast."""
GERMAN_COLOURS: Mapping[str, str] = {"C": "#1d1a17", "D": "#8c6207", "H": "#ae2f48", "S": "#10451a"}
"""Suit colours of the German pack: acorns, bells, hearts, leaves.

Green, red and gold look alike to colour-blind players; here they also differ in lightness, and
the hearts are bluish.
"""
BOLD_GERMAN_COLOURS: Mapping[str, str] = {
    "C": "#000000",
    "D": "#5a4a00",
    "H": "#82284c",
    "S": "#0a3311",
}
"""Suit colours of the German pack in high contrast."""
