"""Refused records: one sentence with the line, the value found and the one expected."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from reunion_desktop.ai.random_player import RandomPlayer
from reunion_desktop.arena.play import headless
from reunion_desktop.engine.record import Header, Record
from reunion_desktop.games import find_game
from reunion_desktop.games.bauer.rules import SAARLAND
from reunion_desktop.storage.codec import whole
from reunion_desktop.storage.lines import BadRecord, Json, UnknownFormat, shown
from reunion_desktop.storage.reader import read_record
from tests.storage.specimen import LINES, decides, first, refusal, with_change


def _paths(values: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Where in a JSON value its texts and numbers stand, ``type`` apart."""
    if isinstance(values, dict):
        return [
            p for key, item in values.items() if key != "type" for p in _paths(item, (*path, key))
        ]
    if isinstance(values, list):
        return [p for at, item in enumerate(values) for p in _paths(item, (*path, at))]
    return [path]


ANNOTATED = [
    (at, path)
    for at in [first(kind) for kind in ("trick", "score", "result", "seal", "reveal")]
    + [LINES.index(line) for line in LINES if '"mark":"slash"' in line]
    for path in _paths(json.loads(LINES[at]))
    if path[0] != "pack" or path[1] in {0, 31}
]


@pytest.mark.parametrize(("at", "path"), ANNOTATED)
def test_an_annotation_that_differs_is_refused(at: int, path: tuple[str | int, ...]) -> None:
    """Every value of every annotation is checked; the line at fault is named, and what is due."""

    def change(line: dict[str, Any]) -> None:
        values: Any = line
        for key in path[:-1]:
            values = values[key]
        old = values[path[-1]]
        values[path[-1]] = old + 1 if isinstance(old, int) else old[::-1]

    refused = refusal(with_change(at, change))
    # A false promise shows only where it is to be proved.
    lies = first("reveal") if path == ("commitment",) else at

    assert lies + 1 == refused.line
    assert str(refused).startswith(f"Line {lies + 1}: ")
    due = ("; it must be ", ", but the seal is ", " may be opened only once, ")
    assert any(words in refused.sentence for words in due)
    assert refused.sentence.endswith(".")


def test_the_refusal_says_what_stands_and_what_is_due() -> None:
    """The error has the key, the value found and the value expected."""
    at = first("trick")

    assert f'Line {at + 1}: trick "points" is 28; it must be 27.' == str(
        refusal(with_change(at, lambda values: values.update(points=28)))
    )
    assert f'Line {at + 1}: trick "winner" is missing; it must be 2.' == str(
        refusal(with_change(at, lambda values: values.pop("winner")))
    )
    assert f'Line {at + 1}: trick "winner" is true; it must be 2.' == str(
        refusal(with_change(at, lambda values: values.update(winner=True)))
    )


@pytest.mark.parametrize("legal", [[], ["CJ"], ["C7", "C8"], None, "CJ", [1], ["XX"], [["CJ"]]])
def test_legal_cards_that_differ_are_refused(legal: object) -> None:
    """The cards that a play line names as playable are recomputed."""
    at = first("play")
    refused = refusal(with_change(at, lambda values: values.update(legal=legal)))

    assert at + 1 == refused.line
    assert refused.sentence.startswith('"legal" is ')


@pytest.mark.parametrize("kind", ["trick", "score", "result", "reveal", "seal"])
def test_an_annotation_stands_where_it_belongs(kind: str) -> None:
    """An annotation says what follows from the decision before it, and says it once."""
    at = first(kind)
    twice = refusal([*LINES[: at + 1], LINES[at]])
    early = refusal([LINES[0], LINES[first("deal")], LINES[at]])

    assert (at + 2, 3) == (twice.line, early.line)


def test_a_seal_is_checked_against_the_hands() -> None:
    """Secret and pack must hash to the promise, and the pack, cut, must give the hands."""
    deal, reveal = json.loads(LINES[first("deal")]), json.loads(LINES[first("reveal")])
    changed = with_change(first("deal"), lambda values: values.update(cut=deal["cut"] % 30 + 1))
    short = with_change(first("reveal"), lambda values: values.update(pack=reveal["pack"][1:]))

    assert "does not agree with the cards" in str(refusal(changed))
    assert first("reveal") + 1 == refusal(changed).line
    assert "the whole pack" in str(refusal(short))


@pytest.mark.parametrize("version", [0, 2, -1, True, 1.0, "1", None, 10**30])
def test_a_format_is_the_number_one(version: object) -> None:
    """JSON's true is not the number 1; a later version is refused as such."""
    refused = refusal(with_change(0, lambda values: values.update(format=version)))

    assert refused.line == 1
    assert isinstance(refused, UnknownFormat) == (version == 2)
    if version == 2:
        assert "format 2; this version of the program reads formats up to 1" in refused.sentence


def test_what_is_not_known_is_refused() -> None:
    """A line that this reader does not know might change the game; a game is named."""
    refused = refusal([*LINES[:4], '{"type":"whisper","seat":1}'])
    assert refused.line == 5
    assert refused.sentence.startswith('"type" is "whisper"; it must be one of game, seal, deal,')

    refused = refusal(with_change(0, lambda values: values.update(game="tarock")))
    assert 'Line 1: "game" is "tarock"; it must be a game that this program knows.' == str(refused)

    refused = refusal(LINES[first("deal") :])
    assert 'Line 1: the file must start with a "game" line, but this is "deal".' == str(refused)


RULES = json.loads(LINES[0])["rules"]
LISTED = [key for key in RULES if key not in {"seats", "session_rank"}]
"""The rules that were there from the first."""


@pytest.mark.parametrize("key", LISTED)
@pytest.mark.parametrize("value", [2.5, None])
def test_a_rule_has_one_of_its_values(key: str, value: object) -> None:
    """A value that no house plays is refused by name, with the values there are."""
    refused = refusal(with_change(0, lambda values: values["rules"].update({key: value})))

    assert f'"{key}" is {json.dumps(value)}; it must be ' in refused.sentence


@pytest.mark.parametrize(
    ("key", "value", "wanted"),
    [
        ("fifty_band", 1, "it must be one of true, false"),
        ("zero_band", "true", "it must be one of true, false"),
        ("left_bower_fee", True, "it must be one of "),
        ("no_trick_fee", 1.0, "it must be one of "),
        ("turn_up_pickup", "after_trick2_locked", "discard_turn_up must be false"),
    ],
)
def test_a_rule_is_of_its_kind(key: str, value: object, wanted: str) -> None:
    """On and off are JSON booleans, fees whole numbers; two rules must go together."""
    refused = refusal(with_change(0, lambda values: values["rules"].update({key: value})))

    assert refused.line == 1
    assert wanted in refused.sentence


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("players", ["E", "M"]),
        ("players", ["E", "M", 3]),
        ("players", "EMH"),
        ("players", ["E", "M", "\ud800"]),
        ("seed", 7),
        ("first_dealer", 3),
        ("first_dealer", -1),
        ("first_dealer", True),
        ("date", "yesterday"),
        ("date", 2026),
        ("game", None),
        ("rules", []),
    ],
)
def test_a_header_value_of_the_wrong_kind_is_refused(key: str, value: object) -> None:
    """Each value of a game line is of its kind."""
    refused = refusal(with_change(0, lambda values: values.update({key: value})))

    assert refused.line == 1
    assert refused.sentence.startswith(f'"{key}" is ')


@pytest.mark.parametrize("kind", ["game", "seal", "deal", "discard", "play", "reveal"])
def test_every_key_must_be_there(kind: str) -> None:
    """No key of a line is guessed, the cards that could be played apart."""
    at = first(kind)
    for key in json.loads(LINES[at]):
        if key != "legal":
            refused = refusal(with_change(at, lambda values, key=key: values.pop(key)))  # type: ignore[misc] # mypy infers no lambda with a default

            assert (at + 1, f'"{key}" is missing; ') == (
                refused.line,
                refused.sentence[: len(key) + 15],
            )


@pytest.mark.parametrize(
    ("kind", "key", "value"),
    [
        ("deal", "trump", "H"),
        ("deal", "dealer", 1),
        ("deal", "number", 2),
        ("deal", "cut", 32),
        ("deal", "turn_up", "ST"),
        ("deal", "hands", [["CJ"]]),
        ("deal", "hands", [[], [], 3]),
        ("deal", "talon", ["SQ", "SQ"]),
        ("discard", "seat", 1),
        ("discard", "cards", ["S8"]),
        ("discard", "cards", ["HQ", "HA"]),
        ("play", "seat", 2),
        ("play", "seat", 10**20),
        ("play", "card", "SJ"),
        ("play", "card", "ten"),
        ("play", "card", 7),
    ],
)
def test_a_decision_against_the_rules_is_refused(kind: str, key: str, value: object) -> None:
    """A record with an illegal move is refused."""
    at = first(kind)
    refused = refusal(with_change(at, lambda values: values.update({key: value})))

    assert at + 1 == refused.line
    assert refused.sentence.endswith(".")


def test_a_deal_tells_all_cards_that_its_game_deals() -> None:
    """If cards are dealt later and none is turned, the error names the missing cards only."""
    minds = [RandomPlayer(str(seat)) for seat in range(4)]
    header = Header(SAARLAND, ("A", "B", "C", "D"), 0, "1970-01-01", "1", "bauer")
    record = Record(header, tuple(step.action for step in islice(headless(header, minds, "1"), 4)))
    game, deal, *rest = whole(record)
    values = json.loads(deal)
    del values["later"]
    refused = refusal([game, json.dumps(values), *rest])
    assert (2, '"later" is missing; it must be a list of hands.') == (
        refused.line,
        refused.sentence,
    )


def test_nothing_is_played_after_the_end() -> None:
    """A game that is over takes no more decisions."""
    end = first("result")
    refused = refusal([*LINES[: end + 1], LINES[first("play")]])

    assert end + 2 == refused.line


ALIEN = "This is not a game file of Reunion Desktop, or it is damaged. "
"""Beginning of the sentence for a file of another kind."""


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "This file is empty."),
        (b"\n \r\n", "This file is empty."),
        (b"\0\0\0", f"{ALIEN}Line 1: this is not valid JSON."),
        (b"\xff\xfe{}", f"{ALIEN}Line 1: this is not valid UTF-8 text."),
        (b"[1]", f"{ALIEN}Line 1: this is [1], but it must be a JSON object."),
        (b"{}", 'Line 1: "type" is missing; it must be the kind of line.'),
        (b'{"type":["game"]}', 'Line 1: "type" is ["game"]; it must be the kind of line.'),
        (b'{"type":"game","format":NaN}', f"{ALIEN}Line 1: this is not valid JSON."),
        (b'{"type":"game","format":1e999}', 'Line 1: "format" is Infinity; it must be 1.'),
        (
            b'{"type":"game","type":"deal"}',
            'Line 1: the key "type" appears twice in the same object.',
        ),
        (b"[" * 60_000, f"{ALIEN}Line 1: this is not valid JSON."),
        (
            b'{"type":' + b"9" * 5000 + b"}",
            f"{ALIEN}Line 1: this is not valid JSON.",
        ),
        (b"{" + b" " * (1 << 16), "Line 1: this line is too long; the limit is 65536 bytes."),
    ],
)
def test_any_bytes_get_one_sentence(tmp_path: Path, data: bytes, sentence: str) -> None:
    """For any contents, a file is refused with one sentence."""
    path = tmp_path / "some.reunion"
    path.write_bytes(data)

    with pytest.raises(BadRecord) as caught:
        read_record(path, find_game)

    assert sentence == str(caught.value)


@pytest.mark.parametrize("name", ["", "missing", "a\0b"])
def test_what_cannot_be_opened_gets_one_sentence(tmp_path: Path, name: str) -> None:
    """A folder, a file that is not there and an impossible name are refused in words."""
    with pytest.raises(BadRecord, match=r"^This file can’t be read: .+\.$"):
        read_record(tmp_path / name, find_game)


def test_values_nested_deep_are_refused_in_words() -> None:
    """Where one value was expected, another may be nested as deep as a line can hold."""
    for depth in (10, 300, 900, 100_000):
        nested = "[" * depth + "]" * depth

        assert refusal([LINES[0], f'{{"type":"play","seat":{nested},"card":"CJ"}}']).line == 2
        assert refusal([LINES[0].replace('"rhineland"', nested)]).line == 1


def test_a_value_nested_too_deep_is_not_printed() -> None:
    """A sentence is made of any value, also of one that the JSON module gives up on."""
    nested: list[Json] = []
    for _ in range(100_000):
        nested = [nested]

    assert "something nested too deep to print" == shown(nested)


def test_every_decision_is_needed() -> None:
    """A record from which a decision is missing is refused soon after, unless it was the last."""
    decisions = [at for at, line in enumerate(LINES[:138]) if decides(line)]
    for at in decisions[1:-1]:
        missing = refusal([*LINES[:at], *LINES[at + 1 : 138]])

        assert at < missing.line <= at + 6


def test_annotations_stand_in_their_order() -> None:
    """Trick, score, proof, result: what stands behind what it should precede is refused."""
    score, reveal, result = first("score"), first("reveal"), first("result")
    last = max(at for at in range(result) if '"type":"score"' in LINES[at])
    swapped = [*LINES]
    swapped[score - 1], swapped[score] = swapped[score], swapped[score - 1]
    assert score + 1 == refusal(swapped).line
    swapped = [*LINES]
    swapped[score], swapped[reveal] = swapped[reveal], swapped[score]
    assert reveal + 1 == refusal(swapped).line
    swapped = [*LINES[:last], LINES[result], *LINES[last:result]]
    assert last + 2 == refusal(swapped).line
    seal = LINES[reveal + 1]
    assert '"type":"seal"' in seal
    assert score + 2 == refusal([*LINES[:score], seal, LINES[score]]).line
