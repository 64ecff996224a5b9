"""Lines of the Internet Skat Server, read and written."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pytest

from reunion_desktop.engine.actions import Action, Announce, DealCards, PlayCard
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import BadNotation, Card
from reunion_desktop.engine.record import Record
from reunion_desktop.games import find_game
from reunion_desktop.games.skat.rules import ISKO
from reunion_desktop.storage.game_parser import StoredGame
from reunion_desktop.storage.lines import BadRecord
from reunion_desktop.storage.reader import games_in
from reunion_desktop.storage.skat_server.notation import declaration, declared, properties
from reunion_desktop.storage.skat_server.writing import lines_of
from reunion_desktop.ui.language.fault_patterns import translated_fault
from tests.playing import random_steps, record_of

DEAL = (
    "HA.SK.SJ.SA.CQ.S8.C9.H7.H9.DQ.CJ.S9.DJ.S7.D9.SQ.C8.HQ.DK.CA."
    "D8.D7.DT.CT.ST.C7.HK.DA.HT.HJ.H8.CK"
)
BID = "1 p 2 18 0 p 2 s w H8.CK"
PLAYED = (
    "0 SA 1 S7 2 DA 2 HJ 0 SJ 1 D9 0 DQ 1 DJ 2 D7 1 CJ 2 D8 0 CQ 1 CA 2 C7 0 C9 1 S9 2 DT 0 S8 "
    "2 CT 0 H7 1 C8 2 CK 0 H9 1 HQ 2 HK 0 HA 1 SQ 0 SK 1 DK 2 HT"
)
RESULT = "d:2 loss v:-54 m:-2 bidok p:59 t:4 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:0"


EARLY = {Call("concede"), Call("lay_down"), Call("accept"), Call("play_on")}
"""Calls to end a deal, and the answers."""


def line(moves: str, names: str = "ABC", date: str = "2026-11-20/20:15:00/UTC") -> str:
    """A line with these moves."""
    players = "".join(f"P{place}[{name}]" for place, name in enumerate(names))
    return f"(;GM[Skat]PC[Internet Skat Server]DT[{date}]{players}MV[{moves} ]R[passed] ;)"


def read(*lines: str) -> list[StoredGame]:
    """The games in some lines."""
    return list(games_in(BytesIO("\n".join(lines).encode()), find_game))


def plain(actions: tuple[Action, ...]) -> list[Action]:
    """Decisions without the cut, which a line does not tell, and without early ends."""
    return [
        replace(action, cut=0) if isinstance(action, DealCards) else action
        for action in actions
        if not (isinstance(action, Announce) and action.call in EARLY)
    ]


def told(stored: StoredGame | Record) -> list[object]:
    """Dealers, card points, tricks and outcomes of a game."""
    record = stored if isinstance(stored, Record) else stored.record
    return [
        (line.dealer, line.points, line.tricks, line.sheet, line.outcome)
        for line in record.match().lines
    ]


@pytest.mark.parametrize("number", range(2))
def test_own_games_come_back(number: int) -> None:
    """A random series that is written and read has the same cards and the same results.

    The decisions are the same, too, besides those to end a deal early that were not accepted.
    """
    record = record_of(list(random_steps(ISKO, f"lines {number}", 2)), "lines")
    lines = list(lines_of(record))
    (stored,) = read(*lines)

    assert len(lines) == 36
    assert stored.complete
    assert plain(record.actions) == plain(stored.record.actions)
    assert told(record) == told(stored)
    assert (record.header.players, ISKO) == (
        stored.record.header.players,
        stored.record.header.rules,
    )
    assert lines == list(lines_of(stored.record))


def test_a_table_of_four_is_written_with_the_three_who_play() -> None:
    """The dealer who sits out is not told; each deal is a series of its own when it is read."""
    rules = ISKO.changed({"players": 4, "series": 12})
    record = record_of(list(random_steps(rules, "four", 0)), "four")
    games = read(*lines_of(record))
    told = [each.record.match().lines[0] for each in games]
    scores = [one.outcome and (one.outcome["won"], one.outcome["score"]) for one in told]

    assert len(games) == 12
    assert scores == [
        one.outcome and (one.outcome["won"], one.outcome["score"]) for one in record.match().lines
    ]
    assert games[0].record.header.players == record.header.players[1:]


def test_a_line_of_the_server_is_read_with_its_result() -> None:
    """Diamonds without two at 18, lost with 59 points: 54 points less, as the server says."""
    (stored,) = read(line(f"w {DEAL} {BID} 2 D.ST.H8 {PLAYED}"))
    header = stored.record.header
    (written,) = lines_of(stored.record)

    assert ("2026-11-20T20:15:00+00:00", ("A", "B", "C"), 2) == (
        header.date,
        header.players,
        header.first_dealer,
    )
    assert RESULT == properties(written)["R"]
    assert not stored.complete


@pytest.mark.parametrize(
    "declared_in", ["2 D 2 ST.H8", "2 D.H8.ST", "2 D.ST.H8.D8.D7.DT.CT.C7.HK.DA.HT.HJ.CK"]
)
def test_discards_may_follow_or_stand_with_open_cards(declared_in: str) -> None:
    """The two discards stand with the game, after it, or before the cards shown."""
    plain, other = (
        read(line(f"w {DEAL} {BID} {said} {PLAYED}")) for said in ("2 D.ST.H8", declared_in)
    )
    assert plain[0].record == other[0].record


def test_the_next_forehand_continues_the_series() -> None:
    """The deal passes to the left; other names begin another series."""
    passed = f"w {DEAL} 1 p 2 p 0 p"
    games = read(line(passed, "ABC"), line(passed, "BCA"), line(passed, "CAB"), line(passed, "CAB"))

    assert [3, 1] == [len(each.record.match().lines) for each in games]
    assert [("A", "B", "C"), ("C", "A", "B")] == [each.record.header.players for each in games]


def test_a_bad_line_is_left_out_and_told() -> None:
    """The other lines are read; their number and the first fault stand with the last game."""
    passed = f"w {DEAL} 1 p 2 p 0 p"
    half = f"w {DEAL} {BID} 2 D.ST.H8 0 SA 1 SA"
    games = read(line(passed, "ABC"), line(half, "BCA"), "(;GM[Chess]", line(passed, "BCA"))
    (stored,) = games

    assert 2 == len(stored.record.match().lines)
    assert stored.left_out is not None
    assert 2 == stored.left_out.lines
    assert stored.left_out.first.line == 2
    told = translated_fault(str(stored.left_out), "<{}>".format)
    assert told.startswith("<Lines left out: 2. <Line 2: ")


def test_a_file_without_a_good_line_is_refused_for_its_first() -> None:
    """Nothing is left to read; the sentence is that of the first line."""
    with pytest.raises(BadRecord, match="Line 1: a deal must have 32"):
        read(line("w CA 1 p"), line("w SA 1 p"))


@pytest.mark.parametrize("end", ["w LE.1", "w TI.0", "2 SC", "0 RE", "2 RE"])
def test_a_game_broken_off_stays_unfinished(end: str) -> None:
    """The moves so far are kept; the next line begins a new series.

    One defender alone cannot give up; the declarer can do so only in turn.
    """
    (first, second) = read(
        line(f"w {DEAL} {BID} 2 D.ST.H8 0 SA {end}"), line(f"w {DEAL} 1 p 2 p 0 p", "BCA")
    )
    assert PlayCard(0, Card.parse("SA")) == first.record.actions[-1]
    assert not first.complete
    assert ("B", "C", "A") == second.record.header.players


GIVEN_UP = {
    "0 SA 1 S7 2 RE": ("concede", 0, -54),
    "0 SA 0 RE 1 RE": ("concede", 1, 27),
    "0 SA 1 S7 2 SC 0 RE 1 RE": ("lay_down", 1, 27),
}
"""Ends of diamonds without two, and what they are: the call, won or lost, the score."""


@pytest.mark.parametrize("moves", GIVEN_UP)
def test_a_game_given_up_is_scored(moves: str) -> None:
    """The declarer gives up in turn, or both defenders do."""
    (stored,) = read(line(f"w {DEAL} {BID} 2 D.ST.H8 {moves}"))
    (scored,) = stored.record.match().lines

    assert scored.outcome is not None
    found = tuple(scored.outcome[key] for key in ("ended", "won", "score"))
    assert GIVEN_UP[moves] == found
    (written,) = lines_of(stored.record)
    assert properties(written)["MV"].endswith(f"{moves} ")


@pytest.mark.parametrize(
    ("moves", "sentence"),
    [
        (f"w {DEAL} 1 x", 'Line 1: "x" is not a move of the Internet Skat Server.'),
        (f"w {DEAL} 3 p", 'Line 1: "3 p" is not a move of the Internet Skat Server.'),
        (f"w {DEAL[:-3]}", "Line 1: a deal must have 32 different cards."),
        (f"w {DEAL.replace('HA', '??')}", "Line 1: "),
        ("1 p", "Line 1: a deal must have 32 different cards."),
        (f"w {DEAL} 0 18", "Line 1: It is seat 1's turn"),
        (f"w {DEAL} {BID} 2 D.ST.H8 0 CA", "Line 1: CA is not allowed here"),
        (f"w {DEAL} {BID} 2 D.CA.H8", "Line 1: "),
        ("", 'Line 1: this line has no "MV".'),
    ],
)
def test_bad_lines_get_one_sentence(moves: str, sentence: str) -> None:
    """The number of the line and what is wrong with it."""
    with pytest.raises(BadRecord) as bad:
        read(line(moves) if moves else line(moves).replace("MV[ ]", ""))
    assert str(bad.value).startswith(sentence)


def test_another_game_is_refused() -> None:
    """Lines of this kind are used for many games."""
    with pytest.raises(BadRecord, match="Line 1: this line is not a game of Skat"):
        read("(;GM[1]FF[4]SZ[19];B[aa])")


GAMES = {
    "C": ("suit C", False),
    "HH": ("suit H", True),
    "SHS": ("suit S 1", True),
    "DHZ": ("suit D 2", True),
    "GO": ("grand 3", True),
    "G": ("grand", False),
    "N": ("null", False),
    "NH": ("null", True),
    "NO": ("null 3", False),
    "NOH": ("null 3", True),
}


@pytest.mark.parametrize("word", GAMES)
def test_every_declaration_has_a_word(word: str) -> None:
    """Game, Hand and level, both ways."""
    call, hand = GAMES[word]
    assert (Call.parse(call), hand, ()) == declared(word)
    assert word == declaration(Call.parse(call), hand=hand)


@pytest.mark.parametrize("word", ["C7", "18", "y", "X", "G.C7.D"])
def test_other_words_declare_nothing(word: str) -> None:
    """A card is no game."""
    assert declared(word) is None


def test_a_call_without_a_word_is_refused() -> None:
    """The server knows no Kontra."""
    with pytest.raises(BadNotation, match="The Internet Skat Server has no word for kontra"):
        declaration(Call("kontra"), hand=False)


def test_a_name_cannot_end_its_property() -> None:
    """Brackets in a name become round ones."""
    record = record_of(list(random_steps(ISKO, "names", 2)), "names")
    header = replace(record.header, players=("A[1]", "B", "C"))

    assert "A(1)" == properties(next(lines_of(Record(header, record.actions))))["P0"]
