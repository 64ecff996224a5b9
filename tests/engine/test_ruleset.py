"""The numbers and choices on which houses differ."""

from __future__ import annotations

import dataclasses
import re

import plain_rules
import pytest
from hypothesis import given

from reunion_desktop.engine.cards import PACK, Suit
from reunion_desktop.engine.rules import BadRules
from reunion_desktop.games.reunion.options import OPTIONS
from reunion_desktop.games.reunion.rules import GAME as REUNION
from reunion_desktop.games.reunion.rules import ReunionRules
from tests.strategies import LAW, rulesets


def test_default_is_the_first_of_every_option() -> None:
    """Every option lists the Rhineland value first."""
    resolved = ReunionRules().as_options()
    assert {option.key: option.values[0] for option in OPTIONS} == {
        key: value for key, value in resolved.items() if key != "preset"
    }


def test_every_option_is_a_field() -> None:
    """An option that a house may choose is a field of the rules, and each stands once."""
    names = {field.name for field in dataclasses.fields(ReunionRules)}
    keys = [option.key for option in OPTIONS]
    assert sorted(set(keys)) == sorted(keys)
    assert set(keys) <= names
    fixed = {"players", "pack", "packets", "talon", "bower_points", "deals"}
    assert {"preset"} | fixed == names - set(keys)


@pytest.mark.parametrize("preset", plain_rules.PRESETS)
def test_presets(preset: str) -> None:
    """A preset's options are those that the independent program reads in the publication."""
    expected = dict(plain_rules.rules_with(plain_rules.PRESETS[preset]))
    expected.pop("deals_per_player")  # Length of a session: not in that program.
    options = REUNION.presets[preset].as_options()
    assert expected == {key: options[key] for key in expected}
    assert preset == options["preset"]


@pytest.mark.parametrize(
    ("preset", "options"),
    [
        ("rhineland", {"direction": "anticlockwise", "first_dealer": "lowest", "seats": "fixed"}),
        ("catsatcards", {"first_dealer": "highest", "seats": "draw", "reveal_discards": "never"}),
        ("catsatcards", {"ledger": "receipts", "session_rank": "gross", "cut": "before"}),
        ("wikipedia", {"first_dealer": "lowest", "seats": "draw", "reveal_discards": "never"}),
        ("oldweb", {"direction": "anticlockwise", "seats": "fixed", "reveal_discards": "never"}),
        (
            "francais",
            {"direction": "clockwise", "reveal_discards": "at_count", "ledger": "transfer"},
        ),
        ("francais", {"deals_per_player": 3, "session_rank": "net", "cut": "before"}),
        ("1862", {"direction": "anticlockwise", "cut": "before", "reveal_discards": "never"}),
    ],
)
def test_presets_at_the_table(preset: str, options: dict[str, object]) -> None:
    """Options for seats, cut, display and ledger agree with each publication."""
    resolved = REUNION.presets[preset].as_options()
    assert options == {key: resolved[key] for key in options}


@given(rulesets())
@LAW
def test_options_round_trip(rules: ReunionRules) -> None:
    """Rules can be made again from their options, and ask for nothing else."""
    assert rules == ReunionRules().changed(rules.as_options())


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_value_not_allowed(option: object) -> None:
    """A value that an option does not know is refused in one sentence that lists those it does."""
    key = getattr(option, "key", "")
    with pytest.raises(BadRules) as refused:
        ReunionRules().changed({key: "sideways"})
    shape = rf"Rule {key} can’t be sideways; it must be one of [\w, ]+\."
    assert re.fullmatch(shape, str(refused.value))


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


@pytest.mark.parametrize("key", ["tenRank", "", "players", "last_trick", "pack"])
def test_unknown_rule(key: str) -> None:
    """Only what is an option can be changed: no table plays for other card points."""
    with pytest.raises(BadRules) as refused:
        ReunionRules().changed({key: 1})
    listed = ", ".join(option.key for option in OPTIONS)
    assert f"Unknown rule {key!r}. Known rules: {listed}." == str(refused.value)


@pytest.mark.parametrize("trump", Suit)
@pytest.mark.parametrize("rules", REUNION.presets.values(), ids=REUNION.presets)
def test_pack_counts_150(rules: ReunionRules, trump: Suit) -> None:
    """The pack counts 140 under every trump, and the last trick 10 more (all publications)."""
    order = rules.order(trump)
    assert 150 == rules.count(PACK, order) + rules.last_trick
    for card in PACK:
        assert plain_rules.value(str(card), trump.letter) == rules.points(card, order)
    assert 12 == rules.points(order.left_bower, order) == rules.points(order.right_bower, order)


def test_hand_size() -> None:
    """Ten cards in packets of 3, 4 and 3, ten tricks, and the talon goes to the dealer."""
    rules = ReunionRules()
    assert 10 == rules.hand_size
    assert len(rules.pack) == rules.players * rules.hand_size + rules.talon
    assert 3 == rules.seating.players


@pytest.mark.parametrize(("cut", "cutter"), [("before", 0), ("after", 2), ("off", None)])
def test_cutter(cut: str, cutter: int | None) -> None:
    """The last player before the dealer cuts, or the first after the dealer, or nobody."""
    assert cutter == ReunionRules().changed({"cut": cut}).cutter(1)


@pytest.mark.parametrize(
    ("option", "forced"),
    [
        ({"turn_up_pickup": "after_trick2_playable"}, {"discard_turn_up": False}),
        ({"turn_up_pickup": "after_trick2_locked"}, {"discard_turn_up": False}),
        ({"ledger": "receipts"}, {"session_rank": "gross"}),
    ],
)
def test_what_an_option_forces_follows_it(
    option: dict[str, object], forced: dict[str, object]
) -> None:
    """Choosing the one chooses the other, unless the other is asked for all the same."""
    chosen = ReunionRules().changed(option)

    assert forced == {key: getattr(chosen, key) for key in forced}
    with pytest.raises(BadRules):
        ReunionRules().changed(option | {key: getattr(ReunionRules(), key) for key in forced})


def test_what_the_options_leave_no_choice() -> None:
    """A turned card on the table cannot be discarded; earned units are ranked by receipts."""
    options = {key: value for key, value in ReunionRules().as_options().items() if key != "preset"}
    assert {} == ReunionRules.forced(options)
    spoilt = options | {"turn_up_pickup": "after_trick2_locked", "ledger": "receipts"}
    assert {"discard_turn_up": False, "session_rank": "gross"} == ReunionRules.forced(spoilt)
    assert "gross" == ReunionRules().changed(spoilt | ReunionRules.forced(spoilt)).session_rank
