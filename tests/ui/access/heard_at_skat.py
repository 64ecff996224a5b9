"""Checks of a series of Skat that an AT-SPI client played."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.ui.access.heard import (
    NAMES_AT_TABLE,
    WHO,
    cards_known,
    heard_of,
    player,
    plays,
    sights_of,
)

SAID_AT_SKAT = {
    rf"{WHO} says? (\d+)\.$": "{word}",
    rf"{WHO} holds?\.": "hold",
    rf"{WHO} takes? up the skat\.": "take",
    rf"{WHO} plays? Hand: ": "hand",
    rf"{WHO} says? (Kontra|Re): ": "{word}",
    rf"{WHO} pass(?:es)? the skat on: ": "push",
    rf"{WHO} plays? Grand Hand\.$": "grand_hand",
    rf"{WHO} gives? up\.": "concede",
    rf"{WHO} lays? down (?:the|your) hand": "lay_down",
    rf"{WHO} agrees?\.": "accept",
    rf"{WHO} wants? to play on\.": "play_on",
    rf"{WHO} (?:pass(?:es)?|says? no)\.": "pass",
    rf"{WHO} plays? (Clubs|Spades|Hearts|Diamonds)[^?]*$": "suit {letter}",
    rf"{WHO} plays? (Grand|Null)[^?]*$": "{word}",
}
"""Spoken and written calls of Skat, without the levels of a game."""
_LEVELS = {", Schneider announced": " 1", ", Schwarz announced": " 2", " Ouvert": " 3"}
_SCORED = (
    rf"{WHO} (?:wins?|loses?) (?:Clubs|Spades|Hearts|Diamonds|Grand|Null|the Ramsch)|Deal \d+: "
)


def a_series_of_skat(found: dict[str, Any], folder: Path) -> None:
    """A whole series without a key: everything visible is known, and announced once, in order."""
    sights = sights_of(folder)
    assert [] == found["nameless"] == found["labels"]
    assert len(found["decisions"]) == len(sights)
    for known, sight in zip(found["decisions"], sights, strict=True):
        skat_knows(known, sight)
    assert plays(folder) == list(heard_at_skat(found["heard"]))


def skat_knows(known: dict[str, Any], sight: dict[str, Any]) -> None:
    """Assert that the client knows everything visible at a table of Skat."""
    cards_known(known, sight)
    least = min((int(call) for call in sight["calls"] if call.isdecimal()), default=0)
    bids = ["Less", str(least), "More"] if sum(map(str.isdecimal, sight["calls"])) > 1 else []
    bids = bids or [str(least)] * bool(least)
    words = sorted(call for call in sight["calls"] if not call.isdecimal())
    slip = ["My games"] * bool(known["slip"])
    assert sorted([*bids, *words, *slip]) == sorted(known["calls"])
    assert bool(slip) == (bool(sight["calls"]) and sight["slip"])
    for told in known["slip"]:
        assert all(game in told for game in ("Clubs, with", "Grand, with", "Null, "))
    if "Grand" in sight["calls"]:
        assert all(re.match(r"\d+, ", known["remarks"][game]) for game in words)
    assert known["lying"][:2] == [each for each in (sight["badge"], sight["rule"]) if each]
    plates = [name for name in known["seen"] if ", tricks: " in name]
    for seat, name in enumerate(NAMES_AT_TABLE[: len(sight["sides"])]):
        (plate,) = (each for each in plates if each.startswith(f"{name}, "))
        sits_out = seat in sight["out"]
        assert (name == sight["dealer"]) == ("dealer" in plate)
        assert (name == sight["declarer"]) == ("declarer" in plate)
        assert sits_out == ("sits out" in plate)
        ours = [each for each, side in enumerate(sight["sides"]) if side == sight["sides"][seat]]
        assert sits_out or f"tricks: {sum(sight['tricks'][each] for each in ours)}" in plate
    held = known["table"]
    assert all(any(card in each.lower() for each in held) for card in sight["open"])


def heard_at_skat(sentences: list[str]) -> Iterator[str]:
    """Every play and call as announced, and each scored deal."""
    deal = 0
    for sentence in sentences:
        call = next((x for x in SAID_AT_SKAT if re.match(x, sentence)), None)
        if call is not None:
            said = re.match(call, sentence)
            assert said is not None
            word = said[2] if "{" in SAID_AT_SKAT[call] else ""
            made = SAID_AT_SKAT[call].format(word=word.lower(), letter=word[:1])
            level = next((number for text, number in _LEVELS.items() if text in sentence), "")
            yield f"{player(said[1])} {made}{level}"
        elif re.match(_SCORED, sentence):
            deal += 1
            yield f"Deal {deal}"
        elif not sentence.endswith("?"):  # A question repeats a call.
            yield from heard_of([sentence])
