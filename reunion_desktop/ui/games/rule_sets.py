"""Texts of rule sets of any game: titles, and changed options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.rules import OptionValue, Rules
from reunion_desktop.games.ids import IDS
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.words.game_words import PresetWords, own_preset

translate = QCoreApplication.translate

_TOLD = 3
"""Number of changed options that are named; the others are counted."""


def preset_words(rules: Rules) -> PresetWords:
    """Title and one-line description of the preset that a rule set started from."""
    return words_of(rules.game).preset(rules.preset)


def preset_title(preset: str, game: str = IDS[0]) -> str:
    """Title of a preset; an unknown preset or game is shown by its own name."""
    words = words_of(game).preset(preset) if game in IDS else own_preset(preset)
    return words.title


def value_label(rules: Rules, key: str, value: OptionValue) -> str:
    """Text of an option's value."""
    allowed = next(option.values for option in rules.options if option.key == key)
    places = [type(each) is type(value) and each == value for each in allowed]
    return words_of(rules.game).option(key).values[places.index(True)]


def rules_title(rules: Rules, presets: Mapping[str, Rules]) -> str:
    """Title of the rule set, or *Own rules based on …* if it was changed."""
    title = preset_words(rules).title
    if rules.preset not in presets or presets[rules.preset] == rules:
        return title
    return translate("rules", "Custom rules, based on {title}").format(title=title)


def changes_text(rules: Rules, keys: Sequence[str], most: int = _TOLD) -> str:
    """Options with their values: *Duty to overtrump: When trumping; …*.

    Args:
        rules: the rules.
        keys: the options to list.
        most: maximum number of named options; the others are counted.
    """
    words, options = words_of(rules.game), rules.as_options()
    told = [
        translate("rules", "{option}: {value}").format(
            option=words.option(key).label, value=value_label(rules, key, options[key])
        )
        for key in keys[:most]
    ]
    if len(keys) > most:
        told.append(translate("rules", "and {count} more").format(count=len(keys) - most))
    return translate("rules", "; ", "between changed rules").join(told)
