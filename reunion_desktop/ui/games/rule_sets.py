"""Texts of the options and rule sets of any game, from its text file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.rules import OptionValue, Rules
from reunion_desktop.games.ids import IDS
from reunion_desktop.ui.games.prose import Prose, language_code, sections
from reunion_desktop.ui.language.pack import is_german_pack

translate = QCoreApplication.translate

_TOLD = 3
"""Number of changed options that are named; the others are counted."""
_LONGEST = 60
"""Maximum length of a rule set's name."""
_ITEM, _EMBED = "- ", "![["


class OptionWords(NamedTuple):
    """Texts of one option, for a dialog."""

    label: str
    """A few words, without a colon."""
    explanation: str
    """A sentence or two that name the source."""
    values: tuple[str, ...]
    """Text of each value, in the order of the game's rules."""


class OptionGroup(NamedTuple):
    """Options that are shown together in a dialog."""

    title: str
    keys: list[str]


class PresetWords(NamedTuple):
    """Texts of a known rule set, for a dialog."""

    title: str
    line: str
    """One sentence on its difference from the others."""


class RuleTexts(NamedTuple):
    """Texts of the options and rule sets of a game."""

    options: dict[str, OptionWords]
    groups: list[OptionGroup]
    """Every option once, in the order in which it matters in a game."""
    presets: dict[str, PresetWords]
    """Known rule sets, by name."""


def rule_texts(game: str) -> RuleTexts:
    """Texts of a game, in the language and with the names of cards in use.

    Raises:
        TextError: the game has no such texts, or they are broken.
    """
    return _read(game, language_code(), german_pack=is_german_pack())


@cache
def _read(game: str, language: str, *, german_pack: bool) -> RuleTexts:
    file, told = f"{game}/options", RuleTexts({}, [], {})
    prose = Prose(file)
    for section in sections(file):
        title, name = prose.filled(section.title), section.name
        *lines, last = ["", *map(prose.filled, prose.paragraphs(section.text))]
        if title.startswith(_EMBED):
            other = title.removeprefix(_EMBED).partition("/")[0]
            embedded = _read(other, language, german_pack=german_pack)
            told.options.update(embedded.options)
            told.groups.extend(embedded.groups)
        elif not name:
            told.groups.append(OptionGroup(title, []))
        elif last.startswith(_ITEM):
            values = tuple(last.removeprefix(_ITEM).split(f" {_ITEM}"))
            told.options[name] = OptionWords(title, lines[-1], values)
            told.groups[-1].keys.append(name)
        else:
            told.presets[name] = PresetWords(title, last)
    return told


def preset_words(rules: Rules) -> PresetWords:
    """Title and one-line description of the preset that a rule set started from."""
    return _preset(rules.preset, rules.game)


def preset_title(preset: str, game: str) -> str:
    """Title of a preset; an unknown preset or game is shown by its own name."""
    return _preset(preset, game).title


def _preset(name: str, game: str) -> PresetWords:
    known = rule_texts(game).presets.get(name) if game in IDS else None
    return known or PresetWords(
        _one_line(name) or translate("rules", "Custom rules"),
        translate("rules", "Your own rules."),
    )


def _one_line(name: str) -> str:
    """Put a foreign name into one line, and limit its length."""
    start = "".join(char if char.isprintable() else " " for char in name[: _LONGEST + 1])
    plain = " ".join(start.split())
    return f"{plain[:_LONGEST].rstrip()}…" if len(start) > _LONGEST else plain


def value_label(rules: Rules, key: str, value: OptionValue) -> str:
    """Text of an option's value."""
    allowed = next(option.values for option in rules.options if option.key == key)
    places = [type(each) is type(value) and each == value for each in allowed]
    return rule_texts(rules.game).options[key].values[places.index(True)]


def rules_title(rules: Rules, presets: Mapping[str, Rules]) -> str:
    """Title of the rule set, or *Custom rules, based on …* if it was changed.

    Where only the number of players was changed, the title tells it instead.
    """
    title = preset_words(rules).title
    preset = presets.get(rules.preset)
    if preset is None or preset == rules:
        return title
    usual = preset.as_options()
    if {"players"} == {key for key, chosen in rules.as_options().items() if chosen != usual[key]}:
        text = translate("rules", "{title}, {count} players")
        return text.format(title=title, count=rules.players)
    return translate("rules", "Custom rules, based on {title}").format(title=title)


def changes_text(rules: Rules, keys: Sequence[str], most: int = _TOLD) -> str:
    """Options with their values: *Duty to overtrump: When trumping; …*.

    Args:
        rules: the rules.
        keys: the options to list.
        most: maximum number of named options; the others are counted.
    """
    words, options = rule_texts(rules.game).options, rules.as_options()
    told = [
        translate("rules", "{option}: {value}").format(
            option=words[key].label, value=value_label(rules, key, options[key])
        )
        for key in keys[:most]
    ]
    if len(keys) > most:
        told.append(translate("rules", "and {count} more").format(count=len(keys) - most))
    return translate("rules", "; ", "between changed rules").join(told)
