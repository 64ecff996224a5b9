"""Palettes: the colours of the table as values, by cloth and contrast, and those of the suits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum


class Cloth(Enum):
    """The colour of the table."""

    GREEN = "green"
    SLATE = "slate"
    OXBLOOD = "oxblood"


@dataclass(frozen=True, slots=True)
class Palette:
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
    ink_quiet: str = "#5c5243"
    """Lesser words on paper."""
    red: str = "#b5322a"
    """Hearts and diamonds."""
    red_on_wood: str = "#f0867a"
    """Hearts and diamonds on wood."""
    ochre: str = "#d9a429"
    """The crowns of the bowers."""
    dimmed: str = "#c8c3b6"
    """The lesser light on cards that may not be chosen."""
    slate: str = "#2e3439"
    """The slate of the chalk sheet."""
    chalk: str = "#eef0ea"
    """Chalk on slate."""
    chalk_quiet: str = "#b4bcbd"
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
        ink_quiet="#332b20",
        red="#8a1712",
        red_on_wood="#ffb3aa",
        ochre="#ffd24a",
        dimmed="#ebe8df",
        slate="#101416",
        chalk="#ffffff",
        chalk_quiet="#dde3e4",
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

FOUR_COLOURS: Mapping[str, str] = {"C": "#2f6b3a", "D": "#2b4c7e", "H": "#b5322a", "S": "#1d1a17"}
"""The colour of each suit where no two share one."""
BOLD_COLOURS: Mapping[str, str] = {"C": "#1c4a27", "D": "#1c3a69", "H": "#8a1712", "S": "#000000"}
"""The same in high contrast."""
GERMAN_COLOURS: Mapping[str, str] = {"C": "#1d1a17", "D": "#85590c", "H": "#b5322a", "S": "#2f6b3a"}
"""The same for the German pack: acorns, bells, hearts, leaves."""
BOLD_GERMAN_COLOURS: Mapping[str, str] = {
    "C": "#000000",
    "D": "#5c3d00",
    "H": "#8a1712",
    "S": "#1c4a27",
}
"""The same in high contrast."""
