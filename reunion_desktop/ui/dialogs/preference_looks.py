"""The looks that preferences ask for, as values: surroundings, theme, and the sheet's material."""

from __future__ import annotations

from dataclasses import replace

from reunion_desktop.ui.dialogs.preferences import Preferences
from reunion_desktop.ui.games import GAMES, words_of
from reunion_desktop.ui.language.interpreter import spoken
from reunion_desktop.ui.look.appearance import Appearance, surroundings
from reunion_desktop.ui.look.theme import Theme, index_letters
from reunion_desktop.ui.sheet.look import Material

_GERMAN = {"french": "german", "large": "german-large"}
"""The German design beside each French one."""


def surroundings_of(preferences: Preferences) -> Appearance:
    """What the person prefers around the table, and in it, on this desktop."""
    return surroundings(preferences.light, preferences.contrast, preferences.print_percent)


def at_game(preferences: Preferences, game: str) -> Preferences:
    """The preferences as they hold while a game is played: with its usual cards, where wanted."""
    usual = _GERMAN.get(preferences.design)
    if usual is None or not preferences.usual_cards or game not in GAMES:
        return preferences
    return replace(preferences, design=usual) if words_of(game).german_cards else preferences


def theme_of(preferences: Preferences, around: Appearance) -> Theme:
    """The look of table and cards that the person prefers, inside of such surroundings."""
    return Theme(
        cloth=preferences.cloth,
        back=preferences.back,
        design=preferences.design,
        four_colours=preferences.four_colours,
        letters=index_letters(spoken(preferences.language).value),
        high_contrast=around.high_contrast,
        print_size=around.scale,
    )


def theme_of_cards(preferences: Preferences) -> Theme:
    """The look of the cards alone: the size of the print around them is left out."""
    return replace(
        theme_of(preferences, surroundings_of(preferences)), print_size=Theme().print_size
    )


def material_of(preferences: Preferences, game: str) -> Material:
    """What the score of a game is kept with: without a pen the paper is a printer's.

    Where the person has not chosen it is what the game is used to.
    """
    slate = preferences.sheet_on_slate
    if words_of(game).slate if slate is None else slate:
        return Material.SLATE
    return Material.PAPER if preferences.sheet_by_hand else Material.PLAIN
