"""Values derived from preferences: appearance, theme, and material of the score sheet."""

from __future__ import annotations

from dataclasses import replace

from reunion_desktop.engine.cards import Rank
from reunion_desktop.engine.rules import Rules
from reunion_desktop.games.ids import IDS
from reunion_desktop.ui.dialogs.preferences import Preferences
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.language.interpreter import spoken
from reunion_desktop.ui.look.appearance import Appearance, surroundings
from reunion_desktop.ui.look.theme import LARGEST_PRINT, Theme, index_letters
from reunion_desktop.ui.sheet.look import Material

_GERMAN = {"french": "german", "large": "german-large"}
"""The German design for each French one."""
_FRENCH = {german: french for french, german in _GERMAN.items()}


def surroundings_of(preferences: Preferences) -> Appearance:
    """Appearance for the player's preferences on this system."""
    return surroundings(preferences.light, preferences.contrast, preferences.print_percent)


def at_game(preferences: Preferences, rules: Rules | None) -> Preferences:
    """Preferences as they apply to a game: with its usual cards, if preferred.

    Where cards below the six are played with, the cards are French: the German pack has none.
    """
    if rules is None or rules.game not in IDS:
        return preferences
    if rules.pack[0].rank < Rank.SIX:
        return replace(preferences, design=_FRENCH.get(preferences.design, preferences.design))
    usual = _GERMAN.get(preferences.design)
    if usual is None or not preferences.usual_cards:
        return preferences
    return replace(preferences, design=usual) if words_of(rules.game).german_cards else preferences


def theme_of(preferences: Preferences, around: Appearance) -> Theme:
    """Theme of table and cards for the preferences and the appearance."""
    return Theme(
        cloth=preferences.cloth,
        back=preferences.back,
        design=preferences.design,
        four_colours=preferences.four_colours,
        letters=index_letters(spoken(preferences.language).value),
        high_contrast=around.high_contrast,
        dark=around.dark,
        print_size=min(around.scale, LARGEST_PRINT),
    )


def theme_of_cards(preferences: Preferences) -> Theme:
    """Theme of the cards alone, without the text size."""
    return replace(
        theme_of(preferences, surroundings_of(preferences)), print_size=Theme().print_size
    )


def material_of(preferences: Preferences, game: str) -> Material:
    """Material of a game's score sheet: paper, printed paper or slate.

    Without a choice by the player it is the usual one of the game.
    """
    slate = preferences.sheet_on_slate
    if words_of(game).slate if slate is None else slate:
        return Material.SLATE
    return Material.PAPER if preferences.sheet_by_hand else Material.PLAIN
