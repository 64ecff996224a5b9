"""Colours, typefaces and every duration of the program.

What lives here: values. What never does: a widget, or a decision about when something moves.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication, QStyle

SERIF = "Source Serif Pro"
"""The family of headings and of the sheet's names."""
SANS = "Source Sans Pro"
"""The family of everything else."""

_FONT_FILES = (
    "font_source_sans_pro/files/SourceSansPro-Regular.ttf",
    "font_source_sans_pro/files/SourceSansPro-Semibold.ttf",
    "font_source_serif_pro/files/SourceSerifPro-Regular.ttf",
    "font_source_serif_pro/files/SourceSerifPro-It.ttf",
    "font_source_serif_pro/files/SourceSerifPro-Semibold.ttf",
)


class Speed(Enum):
    """How fast cards move."""

    CALM = "calm"
    NORMAL = "normal"
    BRISK = "brisk"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Pace:
    """Every duration, in milliseconds, at one speed."""

    play: int = 260
    """A card on its way from a hand to the trick."""
    gather: int = 380
    """A trick on its way to its winner."""
    packet: int = 300
    """A packet on its way from the dealer to a hand."""
    packet_gap: int = 140
    """From one packet's start to the next."""
    turn: int = 260
    """A card being turned over."""
    look: int = 700
    """How long a turned or drawn card lies before anything else moves."""
    lay_away: int = 320
    """The dealer's discards on their way, and the turned card on its way to the hand."""
    lift: int = 300
    """Half of a pack, lifted off at the cut and put down again."""
    draw: int = 320
    """A card drawn for the deal."""
    shift: int = 200
    """Cards of a hand that make room, take another order or go home after they were refused."""
    back: int = 340
    """Cards on their way back when a decision is undone."""
    stroke: int = 150
    """One stroke of the quill on the score sheet."""

    def times(self, factor: float) -> Pace:
        """Every duration longer by a factor, or shorter."""
        return Pace(**{name: round(getattr(self, name) * factor) for name in Pace.__slots__})


PACES: Mapping[Speed, Pace] = {
    Speed.CALM: Pace().times(1.6),
    Speed.NORMAL: Pace(),
    Speed.BRISK: Pace().times(0.55),
    Speed.NONE: Pace().times(0),
}
"""The durations of each speed; ``Speed.NONE`` shows results only."""


@dataclass(frozen=True, slots=True)
class Tempo:
    """How long things are left lying for the eye, in milliseconds."""

    trick: int
    """A full trick, before it is gathered."""
    mind: int
    """The breath before an opponent's card falls."""


TEMPI: Mapping[Speed, Tempo] = {
    Speed.CALM: Tempo(2400, 450),
    Speed.NORMAL: Tempo(1500, 250),
    Speed.BRISK: Tempo(800, 80),
    Speed.NONE: Tempo(1200, 250),
}
"""The tempo of each speed; without motion the eye needs its time all the same."""

HURRY = Tempo(0, 0)
"""No time at all: for a table that plays by itself."""


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


def load_fonts() -> tuple[str, ...]:
    """Make the two typefaces known to Qt; answers the families that were found.

    They are looked for along the module path, without running any of the packages' code. Without
    them Qt takes the desktop's own typefaces.
    """
    families: list[str] = []
    for name in _FONT_FILES:
        for entry in sys.path:
            file = Path(entry, name)
            if file.is_file():
                number = QFontDatabase.addApplicationFont(str(file))
                families.extend(QFontDatabase.applicationFontFamilies(number))
                break
    return tuple(dict.fromkeys(families))


def font(family: str, pixels: float, *, bold: bool = False, italic: bool = False) -> QFont:
    """A typeface at a height in pixels, drawn alike on every platform."""
    made = QFont(family)
    made.setPixelSize(max(1, round(pixels)))
    made.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    made.setItalic(italic)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    made.setStyleStrategy(
        QFont.StyleStrategy.PreferAntialias | QFont.StyleStrategy.NoSubpixelAntialias
    )
    return made


STILLNESS = "stillness"
"""The application's property that says whether the desktop wishes that nothing moves."""


def motion_reduced() -> bool:
    """Whether the desktop asks programs not to animate, as far as it was asked."""
    application = QApplication.instance()
    wished = application is not None and bool(application.property(STILLNESS))
    style = QApplication.style()
    return wished or style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) == 0
