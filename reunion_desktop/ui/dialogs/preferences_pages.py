"""The pages of the preferences dialog: which rows stand on each, and how they are worded."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from reunion_desktop.ui.cards.preview import CardPreview
from reunion_desktop.ui.dialogs.preferences import BACKS, DESIGNS
from reunion_desktop.ui.dialogs.preferences_rows import PreferencesRows
from reunion_desktop.ui.language.interpreter import Language
from reunion_desktop.ui.look.pace import Speed
from reunion_desktop.ui.look.palettes import Cloth
from reunion_desktop.ui.look.surroundings import PERCENTS, Contrast, Light
from reunion_desktop.ui.look.theme import Theme
from reunion_desktop.ui.sound.device import can_play
from reunion_desktop.ui.table.counting import PointsShown
from reunion_desktop.ui.table.place.hand_order import HandOrder
from reunion_desktop.ui.table.showing import Highlighting

translate = QCoreApplication.translate


def play_page(rows: PreferencesRows) -> QWidget:
    """What the program speaks, how the cards are played and moved, and what is heard."""
    page, form = rows.page()
    # Each calls itself what it is called at home: whoever strays can find the way back.
    languages = {
        Language.SYSTEM: translate("PreferencesDialog", "As the desktop"),
        Language.ENGLISH: "English",
        Language.GERMAN: "Deutsch",
        Language.FRENCH: "Français",
    }
    rows.choice(form, translate("PreferencesDialog", "&Language"), "language", languages)
    speeds = {
        Speed.CALM: translate("PreferencesDialog", "Calm"),
        Speed.NORMAL: translate("PreferencesDialog", "Normal"),
        Speed.BRISK: translate("PreferencesDialog", "Brisk"),
        Speed.NONE: translate("PreferencesDialog", "No motion"),
    }
    rows.choice(form, translate("PreferencesDialog", "&Speed of the cards"), "speed", speeds)
    rows.tick(
        form,
        translate("PreferencesDialog", "A &trick waits until I click or press Space"),
        "wait_for_click",
        translate("PreferencesDialog", "Otherwise it is gathered after a while."),
    )
    clicks = {
        1: translate("PreferencesDialog", "One click"),
        2: translate("PreferencesDialog", "Two clicks"),
    }
    rows.choice(form, translate("PreferencesDialog", "&A card is played with"), "clicks", clicks)
    lights = {
        Highlighting.ALWAYS: translate("PreferencesDialog", "Always"),
        Highlighting.HOVER: translate("PreferencesDialog", "While I point at my hand"),
        Highlighting.NEVER: translate("PreferencesDialog", "Never"),
    }
    rows.choice(
        form,
        translate("PreferencesDialog", "Show &which cards may be played"),
        "highlighting",
        lights,
    )
    counted = {
        PointsShown.ALL: translate("PreferencesDialog", "Everybody's"),
        PointsShown.MINE: translate("PreferencesDialog", "Mine"),
        PointsShown.NONE: translate("PreferencesDialog", "Nobody's"),
    }
    rows.choice(form, translate("PreferencesDialog", "Po&ints on the table"), "points", counted)
    orders = {
        HandOrder.SUIT: translate("PreferencesDialog", "By suit, trumps first"),
        HandOrder.RANK: translate("PreferencesDialog", "By rank, trumps first"),
        HandOrder.OWN: translate("PreferencesDialog", "As I drag them"),
    }
    rows.choice(form, translate("PreferencesDialog", "&Order of my hand"), "hand_order", orders)
    hint = translate(
        "PreferencesDialog", "Cards on the cloth, the quill, and a knock when a deal is counted."
    )
    if not can_play():
        hint = translate(
            "PreferencesDialog", "Nothing can be heard yet: the package miniaudio is not installed."
        )
    rows.tick(form, translate("PreferencesDialog", "So&ft sounds"), "sound", hint)
    rows.percent(form, translate("PreferencesDialog", "&Volume"), "volume")
    return page


def look_page(rows: PreferencesRows, theme: Theme) -> tuple[QWidget, CardPreview]:
    """Cloth, faces and backs, and a preview of the cards under a theme; both are answered."""
    page, form = rows.page()
    cloths = {
        Cloth.GREEN: translate("PreferencesDialog", "Green"),
        Cloth.SLATE: translate("PreferencesDialog", "Slate blue"),
        Cloth.OXBLOOD: translate("PreferencesDialog", "Oxblood"),
    }
    rows.choice(form, translate("PreferencesDialog", "C&loth"), "cloth", cloths)
    designs = (
        translate("PreferencesDialog", "French pictures"),
        translate("PreferencesDialog", "French, large indices"),
        translate("PreferencesDialog", "German pictures"),
        translate("PreferencesDialog", "German, large indices"),
    )
    rows.choice(
        form,
        translate("PreferencesDialog", "&Faces"),
        "design",
        dict(zip(DESIGNS, designs, strict=True)),
    )
    rows.tick(
        form,
        translate("PreferencesDialog", "German cards for games that are played with them"),
        "usual_cards",
        translate(
            "PreferencesDialog",
            "Hunsrücker Bauern is usually played with German cards; it has them here, whatever"
            " is chosen for the other games.",
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
        form, translate("PreferencesDialog", "&Backs"), "back", dict(zip(BACKS, backs, strict=True))
    )
    rows.tick(
        form,
        translate("PreferencesDialog", "Four colo&urs: each suit has its own"),
        "four_colours",
        translate(
            "PreferencesDialog",
            "Clubs green, diamonds blue, hearts red, spades black; in the German pack acorns"
            " black, bells gold, hearts red, leaves green.",
        ),
    )
    preview = CardPreview(theme, page)
    form.addRow(preview)
    return page, preview


def sheet_page(rows: PreferencesRows) -> QWidget:
    """How the score sheet is written."""
    page, form = rows.page()
    figures = {
        True: translate("PreferencesDialog", "Written by hand"),
        False: translate("PreferencesDialog", "In plain type"),
    }
    rows.choice(form, translate("PreferencesDialog", "&Figures"), "sheet_by_hand", figures)
    materials = {
        None: translate("PreferencesDialog", "As the game is used to"),
        False: translate("PreferencesDialog", "Ink on paper"),
        True: translate("PreferencesDialog", "Chalk on slate"),
    }
    rows.choice(form, translate("PreferencesDialog", "&Kept with"), "sheet_on_slate", materials)
    return page


def reading_page(rows: PreferencesRows) -> QWidget:
    """Light, contrast and print."""
    page, form = rows.page()
    lights = {
        Light.SYSTEM: translate("PreferencesDialog", "As the desktop"),
        Light.LIGHT: translate("PreferencesDialog", "Light"),
        Light.DARK: translate("PreferencesDialog", "Dark"),
    }
    rows.choice(form, translate("PreferencesDialog", "&Around the table"), "light", lights)
    contrasts = {
        Contrast.SYSTEM: translate("PreferencesDialog", "As the desktop"),
        Contrast.NORMAL: translate("PreferencesDialog", "Normal"),
        Contrast.HIGH: translate("PreferencesDialog", "High"),
    }
    rows.choice(form, translate("PreferencesDialog", "Co&ntrast"), "contrast", contrasts)
    prints = (
        translate("PreferencesDialog", "Normal"),
        translate("PreferencesDialog", "Large: 125 %"),
        translate("PreferencesDialog", "Larger: 150 %"),
        translate("PreferencesDialog", "Largest: 175 %"),
    )
    sizes = dict(zip(PERCENTS, prints, strict=True))
    rows.choice(form, translate("PreferencesDialog", "Si&ze of the print"), "print_percent", sizes)
    return page
