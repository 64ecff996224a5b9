"""Reading a record: games, undos, line numbers, and the same bytes when written again."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reunion_desktop.engine.record import Record
from reunion_desktop.games import find_game
from reunion_desktop.games.reunion.options import reunion
from reunion_desktop.games.reunion.rules import GAME as REUNION
from reunion_desktop.storage.codec import action_line, undo_line, whole
from reunion_desktop.storage.headers import game_line
from reunion_desktop.storage.lines import BadRecord
from reunion_desktop.storage.reader import read_journal, read_record, read_text
from tests.storage.specimen import FEW, LINES, SPECIMEN, decides, first, refusal, with_change
from tests.strategies import records


def test_a_file_may_hold_several_games() -> None:
    """Games stand one after another; each says whether it was played to its end."""
    stored = read_record(SPECIMEN, find_game)

    assert [(True, 96, 3), (False, 70, 0)] == [
        (game.complete, len(game.record.actions), len(game.seals)) for game in stored
    ]
    assert ["Jürgen", "O’Brien", "小林"] == list(stored[1].record.header.players)


def test_decisions_know_their_lines() -> None:
    """The line of each decision that stands is known, for a message about it."""
    for game in read_record(SPECIMEN, find_game):
        written = [LINES[number - 1] for number in game.lines]
        bare = [re.sub(r',"legal":\[[^]]*\]', "", line) for line in written]

        assert bare == [
            game_line(game.record.header),
            *[action_line(action) for action in game.record.actions],
        ]


def test_line_ends_marks_and_blank_lines_of_other_systems_are_read() -> None:
    """Carriage returns, a byte order mark and blank lines change nothing."""
    foreign = "\ufeff" + "\r\n\r\n".join(LINES) + "\r\n"

    assert [game.record for game in read_record(SPECIMEN, find_game)] == [
        game.record for game in read_text(foreign, find_game)
    ]


def test_unknown_keys_are_ignored() -> None:
    """Another program may add what it likes to a line."""
    more = [json.dumps({**json.loads(line), "more": [1, {"seat": 9}]}) for line in LINES]
    stored = read_text("\n".join(more), find_game)

    assert [game.record for game in read_record(SPECIMEN, find_game)] == [
        game.record for game in stored
    ]


def test_cards_may_stand_in_any_order_where_none_is_named() -> None:
    """Hands, discards and legal cards are sets."""
    turned = [re.sub(r"\[[^][]+\]", _reversed_set, line) for line in LINES]

    assert turned != LINES
    assert (
        read_record(SPECIMEN, find_game)[0].record
        == read_text("\n".join(turned), find_game)[0].record
    )


def _reversed_set(found: re.Match[str]) -> str:
    """A list of cards the other way round, unless it is a pack, a talon or no list of cards."""
    items = json.loads(found[0])
    ordered = found.string[: found.start()].endswith(('"talon":', '"pack":'))
    cards = all(isinstance(item, str) and len(item) == 2 for item in items)
    return found[0] if ordered or not cards else json.dumps(items[::-1])


@given(records(REUNION), st.lists(st.integers(0, 1000), min_size=1, max_size=4))
@FEW
def test_undo_gives_the_state_after_so_many_decisions(record: Record, backs: list[int]) -> None:
    """After an undo the record is its first decisions, and play may go on from there."""
    lines = [game_line(record.header), *[action_line(action) for action in record.actions]]
    stands = record
    for back in backs:
        count = back % (len(stands.actions) + 1)
        lines.append(undo_line(count))
        stands = stands.rewound(count)
        again = record.actions[count : count + 3]
        lines.extend(action_line(action) for action in again)
        stands = Record(record.header, (*stands.actions, *again))
    (stored,) = read_text("\n".join(lines), find_game)

    assert stands == stored.record
    assert stands.match() == stored.record.match()
    assert sorted(stored.lines) == list(stored.lines)
    assert len(stands.actions) + 1 == len(stored.lines)


@pytest.mark.parametrize("n", [0, 1, -1, 3, 5, True, 2.0, "2", None])
def test_an_undo_counts_the_game_line_first(n: object) -> None:
    """``n`` decision lines stay, the game line among them: at least that one, at most all."""
    kinds = ("game", "deal", "discard", "play")
    lines = [*[LINES[first(kind)] for kind in kinds], json.dumps({"type": "undo", "n": n})]
    if n in {1, 3} and n is not True:
        (stored,) = read_text("\n".join(lines), find_game)
        assert n == 1 + len(stored.record.actions)
    else:
        assert refusal(lines).line == 5


def test_an_undo_takes_seal_and_proof_back() -> None:
    """A game keeps its seal after an undo; an undone deal ends the seal.

    A player who has seen the cards could otherwise cut again until they like them.
    """
    score = first("reveal")
    kept = read_text("\n".join([*LINES[: score + 1], undo_line(20)]), find_game)[0]
    gone = read_text(
        "\n".join([*LINES[: score + 1], undo_line(0), *LINES[1 : score + 1]]), find_game
    )[0]

    assert [(1, None)] == [(seal.number, seal.secret) for seal in kept.seals]
    assert () == gone.seals


def test_a_seal_is_known_in_capitals() -> None:
    """Hexadecimal digits mean the same in either case: what is promised so can be proved."""
    seal = first("seal")
    values = json.loads(LINES[seal])
    values["commitment"] = values["commitment"].upper()
    lines = [*LINES[:seal], json.dumps(values), *LINES[seal + 1 :]]
    (stored, *_) = read_text("\n".join(lines), find_game)

    assert all(each.proved for each in stored.seals)
    assert 3 == len(stored.seals)


def test_a_sealed_deal_without_its_proof_is_read() -> None:
    """A game that ended between seal and score is as good as any other."""
    lines = [line for line in LINES if '"type":"reveal"' not in line]

    assert [None, None, None] == [
        seal.secret for seal in read_text("\n".join(lines), find_game)[0].seals
    ]


@pytest.mark.parametrize(("ledger", "rank"), [("transfer", "net"), ("receipts", "gross")])
def test_two_rules_may_be_left_out(ledger: str, rank: str) -> None:
    """Seats are fixed, and the session is ranked as the ledger asks, where nothing is said."""

    def change(values: dict[str, Any]) -> None:
        del values["rules"]["seats"], values["rules"]["session_rank"]
        values["rules"]["ledger"] = ledger

    rules = reunion(read_text(with_change(0, change)[0], find_game)[0].record.header.rules)

    assert ("fixed", ledger, rank) == (rules.seats, rules.ledger, rules.session_rank)


@pytest.mark.parametrize("cut", [1, 30, 60])
def test_a_record_that_was_cut_off_is_refused(tmp_path: Path, cut: int) -> None:
    """In a saved record the last line must be whole."""
    path = tmp_path / "cut.reunion"
    data = SPECIMEN.read_bytes()[: -cut - 1]
    path.write_bytes(data)

    with pytest.raises(BadRecord, match="this is not valid JSON") as caught:
        read_record(path, find_game)

    assert data.count(b"\n") + 1 == caught.value.line


def test_a_journal_that_was_cut_off_keeps_all_whole_lines(tmp_path: Path) -> None:
    """A journal cut anywhere is read up to its last whole line."""
    data = "".join(f"{line}\n" for line in LINES[:12]).encode()
    ends = [at + 1 for at, byte in enumerate(data) if byte == ord("\n")]
    path = tmp_path / "journal.reunion"
    wanted: list[int] = []
    found: list[int] = []
    for cut in range(0, len(data) + 1, 7):
        path.write_bytes(data[:cut])
        wanted.append(sum(1 for end in ends if end - 1 <= cut))
        games = read_journal(path, find_game)
        lines = [number for game in games for number in game.lines]
        found.append(max(lines, default=0))

    decisions = [0, *[n for n in range(1, 13) if decides(LINES[n - 1])]]
    assert [max(n for n in decisions if n <= whole_lines) for whole_lines in wanted] == found


def test_a_journal_broken_in_its_middle_is_refused(tmp_path: Path) -> None:
    """Only the last line can have been cut off; any other damage is no accident of writing."""
    path = tmp_path / "journal.reunion"
    path.write_text("\n".join([*LINES[:5], '{"type":"pl', *LINES[5:]]), encoding="utf-8")

    with pytest.raises(BadRecord, match=r"^Line 6: this is not valid JSON"):
        read_journal(path, find_game)


def test_a_whole_record_needs_no_annotation() -> None:
    """The decisions are the whole truth."""
    stored = read_record(SPECIMEN, find_game)
    bare = [
        line
        for game in stored
        for line in [game_line(game.record.header), *map(action_line, game.record.actions)]
    ]

    assert [game.record for game in stored] == [
        game.record for game in read_text("\n".join(bare), find_game)
    ]


def test_the_specimen_is_written_again_byte_for_byte() -> None:
    """A file that was read is written with the same bytes."""
    annotated, bare = read_record(SPECIMEN, find_game)
    lines = [
        *whole(annotated.record, with_legal=True, seals=annotated.seals),
        game_line(bare.record.header),
        *[action_line(action) for action in bare.record.actions],
    ]

    assert LINES == lines


def test_a_journal_with_undos_is_read(tmp_path: Path) -> None:
    """Two undos, play goes on after each, and half a line stands at the end."""
    moves = [line for line in LINES[: first("score")] if decides(line)]
    lines = [*moves[:12], undo_line(5), *moves[6:9], undo_line(2), *moves[3:8], moves[8][:20]]
    path = tmp_path / "journal.reunion"
    path.write_text("\n".join(lines), encoding="utf-8")
    (stored,) = read_journal(path, find_game)

    assert read_record(SPECIMEN, find_game)[0].record.rewound(7) == stored.record
    assert stored.undone
    assert (1, 2, 3, 18, 19, 20, 21, 22) == stored.lines
    with pytest.raises(BadRecord, match=r"^Line 23: this is not valid JSON"):
        read_record(path, find_game)
