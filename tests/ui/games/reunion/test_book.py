"""The rules page describes the rules in force."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from reunion_desktop.engine.rules import BadRules, OptionValue
from reunion_desktop.games.reunion.options import OPTIONS
from reunion_desktop.games.reunion.rules import (
    FRANCAIS,
    PIERER_1862,
    PRESETS,
    RHINELAND,
    ReunionRules,
)
from reunion_desktop.ui.games.reunion.book import ReunionBook
from reunion_desktop.ui.words.book import book_text

CHANGES = [(option.key, value) for option in OPTIONS for value in option.values[1:]]


def rules_text(rules: ReunionRules, title: str) -> str:
    """Text of the whole book."""
    return book_text(ReunionBook().chapters(rules), title)


class Balance(HTMLParser):
    """Parser that counts tags that are not closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        """Count an opened tag."""
        del attrs
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """Check that the tag opened last is closed."""
        assert self.open.pop() == tag


@pytest.mark.parametrize(("key", "value"), CHANGES)
def test_every_rule_is_told(key: str, value: OptionValue) -> None:
    """Every value of every option changes the page."""
    base = ReunionRules()
    try:
        other = base.changed({key: value})
    except BadRules:
        needed: dict[str, OptionValue] = {"discard_turn_up": False, "session_rank": "gross"}
        base = base.changed(needed)
        other = base.changed({key: value})
    assert rules_text(base, "Rules") != rules_text(other, "Rules")


@pytest.mark.parametrize("preset", PRESETS)
def test_page_is_well_formed(preset: str) -> None:
    """Every tag is closed, every placeholder is filled, and sentences are separated."""
    text = rules_text(PRESETS[preset], "Rules")
    balance = Balance()
    balance.feed(text)
    assert [] == balance.open
    assert "{" not in text
    assert "  " not in text


def test_bands_follow_the_rules() -> None:
    """Bands that the rules do not have are not listed."""
    assert "under 50 three" in rules_text(RHINELAND, "")
    assert "under 50" not in rules_text(PIERER_1862, "")
    assert "zero four" not in rules_text(FRANCAIS, "")


def test_trumps_and_stange_are_explained() -> None:
    """Trumps and the Stange, which new players do not know, are explained."""
    text = rules_text(RHINELAND, "")
    assert "the jack of diamonds is a heart" in text
    assert "<b>Stange</b>: it costs one unit to each of the others." in text
