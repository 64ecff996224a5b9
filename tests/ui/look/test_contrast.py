"""Contrast of text and marks: 4.5 to 1 everywhere, 7 to 1 in high contrast.

WCAG 2.2 requires 4.5 to 1 for text (1.4.3; 7 to 1 in 1.4.6) and 3 to 1 for parts needed to use a
program, such as the focus (1.4.11). Disabled text is exempt, but still distinguishable.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtGui import QColor, QPainter, QPalette

from reunion_desktop.ui.cards.paint import marked_image, shadow
from reunion_desktop.ui.look.appearance import Appearance, palette
from reunion_desktop.ui.look.palettes import Cloth
from reunion_desktop.ui.look.style_sheets import panel
from reunion_desktop.ui.look.theme import Theme
from reunion_desktop.ui.sheet.look import Material, look_of
from tests.ui.look.contrast import contrast

SEEN = 3.0
THEMES = tuple(
    Theme(cloth=cloth, high_contrast=high, four_colours=four, dark=dark)
    for cloth, (high, dark, four) in product(Cloth, product((False, True), repeat=3))
)
AROUND = tuple(Appearance(dark, high) for dark, high in product((False, True), repeat=2))


def name(theme: Theme) -> str:
    """A theme as a test id."""
    told = {"high": theme.high_contrast, "dark": theme.dark, "four": theme.four_colours}
    return "-".join((theme.cloth.value, *(mark for mark, on in told.items() if on)))


def surrounding_name(around: Appearance) -> str:
    """An appearance as a test id."""
    return "-".join(
        filter(None, ("dark" if around.dark else "light", "high" * around.high_contrast))
    )


def wanted(*, high: bool) -> float:
    """Required contrast of text."""
    return 7.0 if high else 4.5


def lighter(colour: str, percent: int) -> str:
    """A colour of plates and buttons, lightened by the lamp."""
    return QColor(colour).lighter(percent).name()


@pytest.mark.parametrize("cloth", Cloth)
def test_papers_are_dimmer_in_dark_surroundings(cloth: Cloth) -> None:
    """Slips, results and the score sheet are less bright at a table with dark windows around it."""
    light, dark = (
        look_of(Material.PAPER, Theme(cloth=cloth, dark=dark).palette).background
        for dark in (False, True)
    )
    assert contrast(light, "#000000") > 1.1 * contrast(dark, "#000000")


@pytest.mark.parametrize("theme", THEMES, ids=name)
def test_words_on_the_table(theme: Theme) -> None:
    """Plates, badge, notes and the button are legible, lit and shaded."""
    colours = theme.palette
    boards = colours.wood, lighter(colours.wood, 122)
    brass = [
        lighter(metal, glow)
        for metal in (colours.brass, colours.brass_shade)
        for glow in (100, 110)
    ]
    pairs = [
        *product((colours.on_wood, colours.on_wood_quiet), boards),
        *product((colours.on_brass,), brass),
        (colours.ink, colours.paper),
        (colours.ink_quiet, colours.paper),
    ]

    limit = wanted(high=theme.high_contrast)
    assert [] == [pair for pair in pairs if contrast(*pair) < limit]


@pytest.mark.parametrize("theme", THEMES, ids=name)
def test_marks_on_the_table(theme: Theme) -> None:
    """The turn's lamp, discard slots, focus and hint contrast with any ground."""
    colours = theme.palette
    cloths = colours.cloth, colours.cloth_shade
    pairs = [
        (colours.lamp, colours.wood),
        *product((colours.focus_halo,), cloths),
        *product((colours.cloth_line,), cloths[1:]),
        (colours.focus, colours.focus_halo),
        (colours.focus, colours.stock),
        (colours.hint, colours.hint_halo),
        (colours.hint_halo, colours.stock),
    ]

    assert [] == [pair for pair in pairs if contrast(*pair) < SEEN]


@pytest.mark.parametrize("theme", THEMES, ids=name)
def test_suits_on_cards(theme: Theme) -> None:
    """Pips and indices are legible on every card."""
    limit = wanted(high=theme.high_contrast)
    packs = theme, replace(theme, design="german")
    suits = [pack.suit_colour(suit) for pack in packs for suit in "CDHS"]

    assert [] == [suit for suit in suits if contrast(suit, theme.palette.stock) < limit]


@pytest.mark.parametrize("theme", THEMES, ids=name)
@pytest.mark.usefixtures("qapp")
def test_suits_on_sunk_cards(theme: Theme) -> None:
    """A dimmed card is still legible."""
    read = []
    for suit in "CDHS":
        image = shadow(60)
        painter = QPainter(image)
        painter.fillRect(0, 0, image.width() // 2, image.height(), QColor(theme.palette.stock))
        ink = QColor(theme.suit_colour(suit))
        painter.fillRect(image.width() // 2, 0, image.width(), image.height(), ink)
        painter.end()
        sunk = marked_image(image, theme, dim=True, crowned=False)
        middle = image.height() // 2
        ground, words = (
            sunk.pixelColor(image.width() * part // 4, middle).name() for part in (1, 3)
        )
        assert ground != theme.palette.stock
        read.append(contrast(ground, words))

    assert min(read) >= wanted(high=theme.high_contrast)


@pytest.mark.parametrize("material", Material)
@pytest.mark.parametrize("theme", THEMES, ids=name)
def test_words_on_the_sheet(theme: Theme, material: Material) -> None:
    """Figures and labels are legible on paper, on slate and on a plain page."""
    look = look_of(material, theme.palette)
    limit = wanted(high=theme.high_contrast)

    assert contrast(look.ink, look.background) >= limit
    assert contrast(look.quiet, look.background) >= limit
    assert contrast(look.loss, look.background) >= limit
    assert contrast(look.accent, look.background) >= 4.5


@pytest.mark.parametrize("around", AROUND, ids=surrounding_name)
@pytest.mark.usefixtures("qapp")
def test_words_around_the_table(around: Appearance) -> None:
    """Menus, dialogs, status line and tooltips are legible; the focus is visible."""
    role, colours = QPalette.ColorRole, palette(around.shades)

    def apart(one: QPalette.ColorRole, other: QPalette.ColorRole) -> float:
        return contrast(colours.color(one).name(), colours.color(other).name())

    grounds = role.Window, role.Base, role.AlternateBase, role.Button, role.Light
    words = role.WindowText, role.Text, role.ButtonText, role.PlaceholderText
    pairs = [
        *product(words, grounds),
        *product((role.Link,), grounds[:3]),
        (role.HighlightedText, role.Highlight),
        (role.ToolTipText, role.ToolTipBase),
    ]
    limit = wanted(high=around.high_contrast)
    assert [] == [pair for pair in pairs if apart(*pair) < limit]
    assert [] == [ground for ground in grounds if apart(role.Highlight, ground) < SEEN]
    assert apart(role.Mid, role.Window) >= SEEN
    disabled = colours.color(QPalette.ColorGroup.Disabled, role.Text).name()
    assert contrast(disabled, around.shades.window) >= (7 if around.high_contrast else SEEN)


@pytest.mark.parametrize("around", AROUND, ids=surrounding_name)
@pytest.mark.parametrize("cloth", Cloth)
def test_words_on_the_panel(cloth: Cloth, around: Appearance) -> None:
    """The score panel is legible, and its focused button is visible."""
    colours = panel(Theme(cloth=cloth, high_contrast=around.high_contrast).palette, around)
    limit = wanted(high=around.high_contrast)

    assert contrast(colours.words, colours.ground) >= limit
    assert contrast(colours.on_push, colours.push) >= limit
    assert contrast(colours.on_push, colours.push_lit) >= limit
    assert contrast(colours.focus, colours.push) >= SEEN
    if around.dark:
        assert contrast(colours.focus, colours.ground) >= SEEN


@pytest.mark.parametrize("theme", THEMES[1::2], ids=name)
def test_four_suits_differ_in_more_than_hue(theme: Theme) -> None:
    """With four colours each suit has its own; its mark identifies it anyway."""
    assert 4 == len({theme.suit_colour(suit) for suit in "CDHS"})
