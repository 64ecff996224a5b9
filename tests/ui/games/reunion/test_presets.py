"""Texts of rule sets."""

from __future__ import annotations

import pytest

from reunion_desktop.games.ekart.rules import PRESETS as EKART
from reunion_desktop.games.reunion.options import OPTIONS
from reunion_desktop.games.reunion.rules import PRESETS, RHINELAND
from reunion_desktop.ui.games.rule_sets import (
    changes_text,
    preset_title,
    rules_title,
    value_label,
)


def test_true_is_not_one() -> None:
    """The values True and 1 are distinguished, as in a record."""
    assert "Pays four units" == value_label(RHINELAND, "zero_band", True)  # noqa: FBT003 - an option's value.
    assert "1 unit" == value_label(RHINELAND, "left_bower_fee", 1)


def test_own_rules_name_what_they_are_based_on() -> None:
    """A changed rule set is not shown under its preset's title alone."""
    own = RHINELAND.changed({"overtrump": "when_ruffing"})
    assert "Custom rules, based on Réunion (Rhineland)" == rules_title(own, PRESETS)
    assert "Réunion (Rhineland)" == rules_title(RHINELAND, PRESETS)
    great = EKART["great"].changed({"players": 5})
    assert "Great Ekart, 5 players" == rules_title(great, EKART)
    assert "mine" == rules_title(RHINELAND.changed({"preset": "mine"}), PRESETS)


@pytest.mark.parametrize(
    ("preset", "title"),
    [
        ("Tante Käthe", "Tante Käthe"),
        (" \x00\n ", "Custom rules"),
        ("a\nb\tc", "a b c"),
        ("word " * 800, ("word " * 12).rstrip() + "…"),
        ("<b>bold</b>", "<b>bold</b>"),
    ],
)
def test_a_preset_that_nobody_knows_is_shown_as_it_is(preset: str, title: str) -> None:
    """Any preset name is shown in one line, and never looked up."""
    assert title == preset_title(preset, "reunion") == preset_title(preset, "unknown")


def test_changes_are_named() -> None:
    """Three changed options are named with their values, the rest is counted."""
    own = RHINELAND.changed({"overtrump": "when_ruffing", "cut": "off"})
    expected = "Obligation to overtrump: When trumping; Who cuts: Nobody"
    assert expected == changes_text(own, ("overtrump", "cut"))
    keys = tuple(option.key for option in OPTIONS)
    assert changes_text(own, keys).endswith(f"; and {len(OPTIONS) - 3} more")
    assert "" == changes_text(own, ())
