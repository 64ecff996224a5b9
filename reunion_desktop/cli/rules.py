"""Parse the argument of ``--rules``: a preset, with or without options."""

from __future__ import annotations

from reunion_desktop.engine.game import Game, GameRules
from reunion_desktop.engine.rules import BadRules, OptionValue
from reunion_desktop.ui.language.shell_language import translate


def rules_from(game: Game, text: str) -> GameRules:
    """Parse rules.

    Raises:
        BadRules: there is no such preset or option, or two options conflict.
    """
    name, *changes = text.split(",")
    if name not in game.presets:
        raise BadRules(
            translate("cli", "Unknown rule set {name}. Choose one of {presets}.").format(
                name=repr(name), presets=", ".join(game.presets)
            )
        )
    options: dict[str, OptionValue] = {}
    for change in changes:
        key, equals, value = change.partition("=")
        if not equals:
            raise BadRules(
                translate(
                    "cli", "Unknown option {text}. Options look like max_tens_discarded=2."
                ).format(text=repr(change))
            )
        options[key] = _value(game, key, value)
    return game.presets[name].changed(options)


def _value(game: Game, key: str, text: str) -> OptionValue:
    """The allowed value with this text, or the text itself, which the rules then refuse."""
    for option in game.default.options:
        if option.key == key:
            for allowed in option.values:
                if text == (str(allowed).lower() if isinstance(allowed, bool) else str(allowed)):
                    return allowed
    return text
