"""Palettes: the colours of the table as values, by cloth and contrast, and those of the suits."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple


class Cloth(Enum):
    """The colour of the table."""

    GREEN = "green"
    SLATE = "slate"
    OXBLOOD = "oxblood"


class Palette(NamedTuple):
    """Colours as ``#rrggbb``. Text and its ground differ by at least 4.5 to 1."""

    cloth: str
    """The cloth in the light of the lamp."""
    cloth_shade: str
    """The cloth at the edge of the lamp's light."""
    cloth_line: str
    """Embroidered lines on the cloth, such as the places where discards go."""
    wood: str = "#2c1c11"
    """Plates of dark walnut that carry words on the cloth."""
    wood_edge: str = "#5d4029"
    wood_shadow: str = "#140b06"
    on_wood: str = "#f3e9d2"
    """Words on wood."""
    on_wood_quiet: str = "#d3c2a0"
    """Lesser words on wood."""
    lamp: str = "#f0c674"
    """The warm light: whose turn it is, the focus, a hint."""
    paper: str = "#f4ecd6"
    """Laid paper, and the plates on which the table speaks."""
    ink: str = "#1d1a17"
    """Words on paper."""
    ink_quiet: str = "#463c2f"
    """Lesser words on paper; thin strokes are paler as drawn than by name."""
    red: str = "#b5322a"
    """Hearts and diamonds."""
    red_ink: str = "#8a1c17"
    """Small red words on paper."""
    ochre: str = "#d9a429"
    """The crowns of the bowers."""
    dimmed: str = "#c8c3b6"
    """The lesser light on cards that may not be chosen."""
    slate: str = "#2e3439"
    """The slate of the chalk sheet."""
    chalk: str = "#eef0ea"
    """Chalk on slate."""
    chalk_quiet: str = "#ccd3d3"
    """Lesser words on slate."""
    paper_line: str = "#a48f66"
    """The ruling on paper."""
    slate_line: str = "#687177"
    """The ruling on slate."""
    stock: str = "#f6efdd"
    """What cards are made of."""
    brass: str = "#e3bd6a"
    """The button in the middle of the table, in the light."""
    brass_shade: str = "#bf9140"
    """The same in the shade."""
    on_brass: str = "#241a0c"
    """Words on it."""
    focus: str = "#a8480b"
    """The keyboard's focus, around a card; at least 3 to 1 from the stock."""
    focus_halo: str = "#fff3d6"
    """The light around it; at least 3 to 1 from the cloth and from the focus itself."""
    hint: str = "#f3c63f"
    """The outline around a card that is advised; at least 3 to 1 from its halo."""
    hint_halo: str = "#3a2506"
    ribbon: str = "#e0ab2e"
    """The ribbon of one's own side, on wood."""
    ribbon_other: str = "#3f6fb0"
    """The ribbon of the other side; its bars are of card stock."""


PALETTES: Mapping[Cloth, Palette] = {
    Cloth.GREEN: Palette("#42694f", "#172a20", "#8fae93"),
    Cloth.SLATE: Palette("#4a6377", "#182430", "#97abb9"),
    Cloth.OXBLOOD: Palette("#7c3836", "#2c1013", "#c59a92"),
}
"""The colours of each table."""


def _bold(cloth: str, cloth_shade: str) -> Palette:
    """A table on which all words and their grounds differ by at least 7 to 1."""
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
"""The colours of each table in high contrast."""

FOUR_COLOURS: Mapping[str, str] = {"C": "#146a59", "D": "#1a36a0", "H": "#bd1a17", "S": "#1d1a17"}
"""The colour of each suit where no two share one.

Any two differ by at least 20 (CIE 1976, L*a*b*), also for eyes that lack one of the three cones:
hence clubs that lean to the blue, and hearts that keep to the red.
"""
BOLD_COLOURS: Mapping[str, str] = {"C": "#0b5145", "D": "#0f1b7c", "H": "#8c0d0d", "S": "#000000"}
"""The same in high contrast."""
GERMAN_COLOURS: Mapping[str, str] = {"C": "#1d1a17", "D": "#8c6207", "H": "#ae2f48", "S": "#10451a"}
"""The same for the German pack: acorns, bells, hearts, leaves.

Green, red and gold are one to many eyes; here they differ in light as well, and the hearts lean
to the blue.
"""
BOLD_GERMAN_COLOURS: Mapping[str, str] = {
    "C": "#000000",
    "D": "#5a4a00",
    "H": "#82284c",
    "S": "#0a3311",
}
"""The same in high contrast."""
