"""Pages of the preferences dialog: rows and their texts."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from reunion_desktop.ui.cards.preview import CardPreview
from reunion_desktop.ui.dialogs.preferences import BACKS, DESIGNS
from reunion_desktop.ui.dialogs.preferences_rows import PreferencesRows
from reunion_desktop.ui.language.interpreter import Language
from reunion_desktop.ui.look.appearance import PERCENTS, ColourScheme, Contrast
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.look.palettes import Cloth
from reunion_desktop.ui.look.theme import Theme
from reunion_desktop.ui.sound.device import can_play
from reunion_desktop.ui.table.layout.hand_order import HandOrder
from reunion_desktop.ui.table.trick_count import PointsShown
from reunion_desktop.ui.table.view_model import Highlighting

translate = QCoreApplication.translate


def play_page(rows: PreferencesRows) -> QWidget:
    """Page with language, play, animation and sound."""
    page, form = rows.page()
    # Each language is named in itself, so that it can be found in any other.
    languages = {
        Language.SYSTEM: translate("PreferencesDialog", "Same as system"),
        Language.ENGLISH: "English",
        Language.GERMAN: "Deutsch",
        Language.FRENCH: "Français",
    }
    rows.choice(form, translate("PreferencesDialog", "&Language"), "language", languages)
    speeds = {
        Speed.CALM: translate("PreferencesDialog", "Slow"),
        Speed.NORMAL: translate("PreferencesDialog", "Normal"),
        Speed.BRISK: translate("PreferencesDialog", "Fast"),
        Speed.NONE: translate("PreferencesDialog", "No animation"),
    }
    rows.choice(form, translate("PreferencesDialog", "Animation &speed"), "speed", speeds)
    rows.tick(
        form,
        translate(
            "PreferencesDialog", "&Keep finished tricks on the table until I click or press Space"
        ),
        "wait_for_click",
        translate("PreferencesDialog", "Otherwise tricks are cleared after a short pause."),
    )
    clicks = {
        1: translate("PreferencesDialog", "One click"),
        2: translate("PreferencesDialog", "Two clicks"),
    }
    rows.choice(form, translate("PreferencesDialog", "Play cards &with"), "clicks", clicks)
    lights = {
        Highlighting.ALWAYS: translate("PreferencesDialog", "Always"),
        Highlighting.HOVER: translate("PreferencesDialog", "When I point at my hand"),
        Highlighting.NEVER: translate("PreferencesDialog", "Never"),
    }
    rows.choice(
        form,
        translate("PreferencesDialog", "Highlight playa&ble cards"),
        "highlighting",
        lights,
    )
    counted = {
        PointsShown.ALL: translate("PreferencesDialog", "All players"),
        PointsShown.MINE: translate("PreferencesDialog", "Only mine"),
        PointsShown.NONE: translate("PreferencesDialog", "Off"),
    }
    rows.choice(form, translate("PreferencesDialog", "Show po&ints"), "points", counted)
    orders = {
        HandOrder.SUIT: translate("PreferencesDialog", "By suit, trumps first"),
        HandOrder.RANK: translate("PreferencesDialog", "By rank, trumps first"),
        HandOrder.OWN: translate("PreferencesDialog", "My own order"),
    }
    rows.choice(form, translate("PreferencesDialog", "So&rt my hand"), "hand_order", orders)
    hint = translate(
        "PreferencesDialog", "Sounds of cards and pen, and a knock when a deal is scored."
    )
    if not can_play():
        hint = translate(
            "PreferencesDialog",
            "Sound is not available because the package “miniaudio” is not installed.",
        )
    rows.tick(form, translate("PreferencesDialog", "Sound &effects"), "sound", hint)
    rows.percent(form, translate("PreferencesDialog", "&Volume"), "volume")
    return page


def look_page(rows: PreferencesRows, theme: Theme) -> tuple[QWidget, CardPreview]:
    """Page with cloth, card faces and backs, and the preview of the cards; returns both."""
    page, form = rows.page()
    cloths = {
        Cloth.GREEN: translate("PreferencesDialog", "Green"),
        Cloth.SLATE: translate("PreferencesDialog", "Slate blue"),
        Cloth.OXBLOOD: translate("PreferencesDialog", "Oxblood"),
    }
    rows.choice(form, translate("PreferencesDialog", "Tablec&loth"), "cloth", cloths)
    designs = (
        translate("PreferencesDialog", "French cards"),
        translate("PreferencesDialog", "French cards, large corners"),
        translate("PreferencesDialog", "German cards"),
        translate("PreferencesDialog", "German cards, large corners"),
    )
    rows.choice(
        form,
        translate("PreferencesDialog", "Card &faces"),
        "design",
        dict(zip(DESIGNS, designs, strict=True)),
    )
    rows.tick(
        form,
        translate("PreferencesDialog", "Use German cards for games usually played with them"),
        "usual_cards",
        translate(
            "PreferencesDialog",
            "Hunsrücker Bauern is usually played with German cards. If this is on, it uses them"
            " whatever you choose for other games.",
        ),
    )
    backs = (
        translate("PreferencesDialog", "Petals"),
        translate("PreferencesDialog", "Lozenges"),
        translate("PreferencesDialog", "Braid"),
        translate("PreferencesDialog", "Vine"),
        translate("PreferencesDialog", "Tiles"),
    )
    rows.choice(
        form,
        translate("PreferencesDialog", "Card &backs"),
        "back",
        dict(zip(BACKS, backs, strict=True)),
    )
    rows.tick(
        form,
        translate("PreferencesDialog", "Four-colo&ur pack"),
        "four_colours",
        translate(
            "PreferencesDialog",
            "Clubs are green, diamonds blue, hearts red, spades black. In the German pack acorns"
            " are black, bells gold, hearts red, leaves green.",
        ),
    )
    preview = CardPreview(theme, page)
    form.addRow(preview)
    return page, preview


def sheet_page(rows: PreferencesRows) -> QWidget:
    """Page with the score sheet."""
    page, form = rows.page()
    figures = {
        True: translate("PreferencesDialog", "Handwriting"),
        False: translate("PreferencesDialog", "Printed"),
    }
    rows.choice(form, translate("PreferencesDialog", "&Figures"), "sheet_by_hand", figures)
    materials = {
        None: translate("PreferencesDialog", "Default for each game"),
        False: translate("PreferencesDialog", "Ink on paper"),
        True: translate("PreferencesDialog", "Chalk on slate"),
    }
    rows.choice(form, translate("PreferencesDialog", "&Written in"), "sheet_on_slate", materials)
    return page


def reading_page(rows: PreferencesRows) -> QWidget:
    """Page with light, contrast and text size."""
    page, form = rows.page()
    lights = {
        ColourScheme.SYSTEM: translate("PreferencesDialog", "Same as system"),
        ColourScheme.LIGHT: translate("PreferencesDialog", "Light"),
        ColourScheme.DARK: translate("PreferencesDialog", "Dark"),
    }
    rows.choice(form, translate("PreferencesDialog", "&Appearance"), "light", lights)
    contrasts = {
        Contrast.SYSTEM: translate("PreferencesDialog", "Same as system"),
        Contrast.NORMAL: translate("PreferencesDialog", "Normal"),
        Contrast.HIGH: translate("PreferencesDialog", "High contrast"),
    }
    rows.choice(form, translate("PreferencesDialog", "Co&ntrast"), "contrast", contrasts)
    prints = (
        translate("PreferencesDialog", "Normal"),
        translate("PreferencesDialog", "Large: 125 %"),
        translate("PreferencesDialog", "Larger: 150 %"),
        translate("PreferencesDialog", "Largest: 175 %"),
    )
    sizes = dict(zip(PERCENTS, prints, strict=True))
    rows.choice(form, translate("PreferencesDialog", "Text si&ze"), "print_percent", sizes)
    return page
