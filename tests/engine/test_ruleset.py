"""The numbers and choices on which houses differ."""

from __future__ import annotations

import dataclasses
import re

import plain_rules
import pytest
from hypothesis import given

from reunion_desktop.engine.cards import PACK, Suit
from reunion_desktop.engine.rules import BadRules
from reunion_desktop.games.reunion.options import OPTIONS, reunion
from reunion_desktop.games.reunion.rules import GAME as REUNION
from reunion_desktop.games.reunion.rules import ReunionRules
from tests.strategies import LAW, rulesets


def test_every_option_is_a_field() -> None:
    """An option that a house may choose is a field of the rules, and each stands once.

    Every option lists the Rhineland value first.
    """
    resolved = ReunionRules().as_options()
    firsts = {option.key: option.values[0] for option in OPTIONS}
    assert firsts | {"preset": resolved["preset"]} == resolved
    names = {field.name for field in dataclasses.fields(ReunionRules)}
    keys = [option.key for option in OPTIONS]
    assert sorted(set(keys)) == sorted(keys)
    assert set(keys) <= names
    fixed = {"players", "pack", "packets", "talon", "deals"}
    assert {"preset"} | fixed == names - set(keys)


AT_THE_TABLE = {
    "rhineland": "anticlockwise lowest fixed before at_count transfer net 1",
    "catsatcards": "anticlockwise highest draw before never receipts gross 1",
    "wikipedia": "anticlockwise lowest draw before never transfer net 1",
    "oldweb": "anticlockwise lowest fixed before never transfer net 1",
    "francais": "clockwise lowest fixed before at_count transfer net 3",
    "1862": "anticlockwise lowest fixed before never transfer net 1",
}
"""By preset: direction, first dealer, seats, cut, discards, ledger, rank, deals per player."""


@pytest.mark.parametrize("preset", plain_rules.PRESETS)
def test_presets(preset: str) -> None:
    """A preset's options are those that the independent program reads in the publication.

    Options for seats, cut, display and ledger agree with it too; each preset bears its name.
    """
    expected = dict(plain_rules.rules_with(plain_rules.PRESETS[preset]))
    expected.pop("deals_per_player")  # Length of a session: not in that program.
    rules = reunion(REUNION.presets[preset])
    options = rules.as_options()
    assert expected == {key: options[key] for key in expected}
    assert preset == options["preset"]
    seats = (rules.direction, rules.first_dealer, rules.seats, rules.cut)
    kept = (rules.reveal_discards, rules.ledger, rules.session_rank, rules.deals_per_player)
    assert AT_THE_TABLE[preset] == " ".join(map(str, (*seats, *kept)))


@given(rulesets())
@LAW
def test_options_round_trip(rules: ReunionRules) -> None:
    """Rules can be made again from their options, and ask for nothing else."""
    assert rules == ReunionRules().changed(rules.as_options())


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (
            {"max_tens_discarded": True},
            "Rule max_tens_discarded can’t be true; it must be one of 1, 2.",
        ),
        ({"fifty_band": 1}, "Rule fifty_band can’t be 1; it must be one of true, false."),
        ({"left_bower_fee": 2}, "Rule left_bower_fee can’t be 2; it must be one of 1, 0."),
        ({"left_bower_fee": 1.0}, "Rule left_bower_fee can’t be 1.0; it must be one of 1, 0."),
        ({"ten_rank": None}, "Rule ten_rank can’t be None; it must be one of high, low."),
        ({"ten_rank": ["low"]}, "Rule ten_rank can’t be ['low']; it must be one of high, low."),
        (
            {"turn_up_pickup": "after_trick2_locked", "discard_turn_up": True},
            (
                "Rule turn_up_pickup=after_trick2_locked leaves the turned card on the table, "
                "so discard_turn_up must be false."
            ),
        ),
        (
            {"ledger": "receipts", "session_rank": "net"},
            "Rule ledger=receipts knows no losses, so session_rank must be gross.",
        ),
    ],
)
def test_bad_rules(options: dict[str, object], sentence: str) -> None:
    """A value of the wrong type, and options that cannot go together, are refused in words."""
    with pytest.raises(BadRules) as refused:
        ReunionRules().changed(options)
    assert sentence == str(refused.value)


def test_only_options_can_be_changed() -> None:
    """No table plays for other card points; a value that no option knows is refused in words."""
    listed = ", ".join(option.key for option in OPTIONS)
    for key in ("tenRank", "", "players", "last_trick", "pack"):
        with pytest.raises(BadRules) as refused:
            ReunionRules().changed({key: 1})
        assert f"Unknown rule {key!r}. Known rules: {listed}." == str(refused.value)
    for option in OPTIONS:
        with pytest.raises(BadRules) as refused:
            ReunionRules().changed({option.key: "sideways"})
        shape = rf"Rule {option.key} can’t be sideways; it must be one of [\w, ]+\."
        assert re.fullmatch(shape, str(refused.value))


def test_the_pack_counts_150() -> None:
    """The pack counts 140 under every trump, and the last trick 10 more (all publications)."""
    for rules in REUNION.presets.values():
        for trump in Suit:
            order = rules.order(trump)
            assert 150 == rules.count(PACK, order) + rules.last_trick
            for card in PACK:
                assert plain_rules.value(str(card), trump.letter) == rules.points(card, order)
            bowers = (order.left_bower, order.right_bower)
            assert [12, 12] == [rules.points(bower, order) for bower in bowers]


def test_hand_size_and_cutter() -> None:
    """Ten cards in packets of 3, 4 and 3, ten tricks, and the talon goes to the dealer.

    The last player before the dealer cuts, or the first after the dealer, or nobody.
    """
    rules = ReunionRules()
    assert (10, 3) == (rules.hand_size, rules.seating.players)
    assert len(rules.pack) == rules.players * rules.hand_size + rules.talon
    cutters = [rules.changed({"cut": cut}).cutter(1) for cut in ("before", "after", "off")]
    assert [0, 2, None] == cutters


def test_what_an_option_forces_follows_it() -> None:
    """Choosing the one chooses the other, unless the other is asked for all the same.

    A turned card on the table cannot be discarded; earned units are ranked by receipts.
    """
    for key, value, other, forced in (
        ("turn_up_pickup", "after_trick2_playable", "discard_turn_up", False),
        ("turn_up_pickup", "after_trick2_locked", "discard_turn_up", False),
        ("ledger", "receipts", "session_rank", "gross"),
    ):
        assert forced == getattr(ReunionRules().changed({key: value}), other)
        with pytest.raises(BadRules):
            ReunionRules().changed({key: value, other: getattr(ReunionRules(), other)})
    options = {key: value for key, value in ReunionRules().as_options().items() if key != "preset"}
    assert {} == ReunionRules.forced(options)
    spoilt = options | {"turn_up_pickup": "after_trick2_locked", "ledger": "receipts"}
    assert {"discard_turn_up": False, "session_rank": "gross"} == ReunionRules.forced(spoilt)
    assert "gross" == ReunionRules().changed(spoilt | ReunionRules.forced(spoilt)).session_rank
