"""Rule sets in words: what they are called, what sets them apart, how their rules are grouped."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.ruleset import Ruleset
from reunion_desktop.ui.games.reunion.options import option_words, value_label

translate = QCoreApplication.translate

_LONGEST = 60
"""Characters of a rule set's name that are shown."""
_TOLD = 3
"""How many changed rules are named; the others are counted."""


@dataclass(frozen=True, slots=True)
class PresetWords:
    """A known rule set as a dialog shows it."""

    title: str
    line: str
    """One sentence on what sets it apart."""


@dataclass(frozen=True, slots=True)
class OptionGroup:
    """Options that stand together in a dialog."""

    title: str
    keys: tuple[str, ...]


def preset_words(preset: str) -> PresetWords:
    """A known rule set's title and one line on it; an unknown one is called as it calls itself."""
    words = _presets().get(preset)
    if words is None:
        title = _one_line(preset) or translate("rules", "Own rules")
        return PresetWords(title, translate("rules", "Your own choice."))
    return words


def _one_line(name: str) -> str:
    """A name that somebody else made up, in one line that is not too long."""
    start = "".join(char if char.isprintable() else " " for char in name[: _LONGEST + 1])
    plain = " ".join(start.split())
    return f"{plain[:_LONGEST].rstrip()}…" if len(start) > _LONGEST else plain


def rules_title(rules: Ruleset, presets: Mapping[str, Ruleset]) -> str:
    """The rule set's title, or *Own rules based on …* where it was changed."""
    title = preset_words(rules.preset).title
    if rules.preset not in presets or presets[rules.preset] == rules:
        return title
    return translate("rules", "Own rules, based on {title}").format(title=title)


def changes_text(rules: Ruleset, keys: Sequence[str]) -> str:
    """Some options with their values: *Duty to overtrump: When ruffing; …*; three at most."""
    options = rules.as_options()
    told = [
        translate("rules", "{option}: {value}").format(
            option=option_words(key).label, value=value_label(key, options[key])
        )
        for key in keys[:_TOLD]
    ]
    if len(keys) > _TOLD:
        told.append(translate("rules", "and {count} more").format(count=len(keys) - _TOLD))
    return translate("rules", "; ", "between changed rules").join(told)


def option_groups() -> tuple[OptionGroup, ...]:
    """Every option once, in the order in which a game meets them."""
    return (
        OptionGroup(
            translate("rules", "Cards and deal"),
            (
                "ten_rank",
                "direction",
                "first_dealer",
                "seats",
                "cut",
                "turn_up",
                "turn_up_pickup",
            ),
        ),
        OptionGroup(
            translate("rules", "Laying away and play"),
            ("discard_turn_up", "max_tens_discarded", "reveal_discards", "overtrump"),
        ),
        OptionGroup(
            translate("rules", "Fees and sheet"),
            (
                "left_bower_fee",
                "no_trick_fee",
                "no_trick_basis",
                "dealer_no_trick_discards",
                "mark_style",
            ),
        ),
        OptionGroup(
            translate("rules", "Settlement and session"),
            (
                "deals_per_player",
                "fifty_band",
                "zero_band",
                "tie_for_win",
                "ledger",
                "session_rank",
            ),
        ),
    )


def _presets() -> dict[str, PresetWords]:
    return {
        "rhineland": PresetWords(
            translate("rules", "Réunion (Rhineland)"),
            translate(
                "rules",
                "The recommended rules: the German sources, with the gaps filled as plainly as"
                " can be.",
            ),
        ),
        "catsatcards": PresetWords(
            translate("rules", "CatsAtCards"),
            translate(
                "rules",
                "As on CatsAtCards.com: the highest card deals first, and game points are earned,"
                " never paid.",
            ),
        ),
        "wikipedia": PresetWords(
            translate("rules", "Wikipedia"),
            translate(
                "rules",
                "As in Wikipedia today: places are drawn for, and the discards stay hidden.",
            ),
        ),
        "oldweb": PresetWords(
            translate("rules", "Old web"),
            translate(
                "rules",
                "An early text of Wikipedia that is still copied about: the ten ranks below the"
                " queen and jack.",
            ),
        ),
        "francais": PresetWords(
            translate("rules", "Français"),
            translate(
                "rules",
                "As on jeux-de-cartes.com: clockwise, low tens, a duty to overtrump, three games"
                " in a row.",
            ),
        ),
        "1862": PresetWords(
            translate("rules", "1862 (Pierer)"),
            translate(
                "rules",
                "After Pierer’s Universal-Lexikon of 1862: the turned card lies open until the"
                " second trick is over, and a dash is the Stange.",
            ),
        ),
    }
