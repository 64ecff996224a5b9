"""Turns of Thirty-One: drawing, knocking, 31, the empty stock, lives and the kitty."""

from __future__ import annotations

import pytest

from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.dealing.seals import Seal, Secret
from reunion_desktop.engine.duties import Duty
from reunion_desktop.engine.game import IllegalAction, MatchState, advance
from reunion_desktop.engine.legal import MayDiscard, MayDraw
from reunion_desktop.engine.record import Header, Record, Step
from reunion_desktop.engine.scoring import GameSheet, ScoreSheet
from reunion_desktop.engine.scoring_rules import Played, Statistic
from reunion_desktop.engine.sheet import Marks, Row, Shown, Strokes
from reunion_desktop.games.thirty_one.options import OUT
from reunion_desktop.games.thirty_one.rules import HOUSE, SCAT
from reunion_desktop.match.running_match import RunningMatch
from tests.games.thirty_one.dealing import (
    action_of,
    begun,
    choices,
    dealing,
    lost,
    played,
    table_of,
)

LOW = ("H2 C3 S4", "D2 H3 C4", "S2 D3 H4")
"""Three hands of no great value."""
PAIR = SCAT.changed({"players": 2})


def test_after_a_knock_everybody_else_has_one_more_turn() -> None:
    """Then all hands are shown, and the lowest loses a life."""
    match = begun(SCAT, ("HK HQ H2", "C9 C8 S4", "S2 D3 H4"), "D9")
    match = played(match, "knock")
    assert (0, (1, 2)) == (table_of(match).knocker, table_of(match).last_turns)
    match = played(match, "take D9", "throw S4")
    assert (2,) == table_of(match).last_turns
    match = played(match, "draw", "throw D3")
    assert match.deal is not None
    assert match.deal.hands == table_of(match).shown
    assert (0, 0, 1) == lost(match)
    assert (22, 17, 4) == match.lines[0].points


def test_the_knocker_who_alone_is_lowest_loses_two() -> None:
    """Two lives at once (pagat)."""
    match = begun(SCAT, ("H2 C3 S4", "C9 C8 S5", "DT D3 H4"), "D9")
    match = played(match, "knock", "draw", "throw S5", "draw", "throw H4")
    assert (2, 0, 0) == lost(match)
    assert (1, 3, 3) == SCAT.lives_after(match.lines)


def test_of_two_players_one_may_take_back_the_last_discard() -> None:
    """It lies on top when the other knocks (pagat)."""
    match = begun(PAIR, ("H9 C3 S4", "D2 H3 C4"), "D9")
    match = played(match, "draw", "throw H9", "knock")
    assert {"draw", "take H9"} == choices(match)
    assert table_of(played(match, "take H9", "throw C3")).shown[0] >= CardSet.parse("H9")


def test_31_ends_the_deal_at_once() -> None:
    """Everyone else loses a life, also after a knock, and the knocker one only (pagat)."""
    match = begun(SCAT, ("D9 D8 D7", "HK HQ C4", "S2 D3 H4"), "HA")
    match = played(match, "knock", "take HA")
    assert "throw HA" not in choices(match)
    match = played(match, "throw C4")
    assert (1, 0, 1) == lost(match)
    told = match.lines[0].outcome
    assert told is not None
    assert ("thirty_one", 1, 0) == (told.key, told["by"], told["knocker"])


def test_31_as_dealt_is_declared_before_the_first_turn() -> None:
    """Nobody plays; all who have not been dealt 31 lose a life (pagat)."""
    match = begun(SCAT, ("S2 D3 H4", "HA HK HQ", "CA CK CQ"), "D9")
    assert (1, {"declare"}) == (match.to_act(), choices(match))
    assert (1, 0, 0) == lost(played(match, "declare"))


def test_a_card_from_the_stock_may_be_discarded_but_not_one_from_the_pile() -> None:
    """The refusal names the reason (pagat)."""
    match = begun(SCAT, LOW, "D9 CA")
    (drawn, taken) = played(match, "draw"), played(match, "take D9")
    assert {"throw H2", "throw C3", "throw S4", "throw CA"} == choices(drawn)
    assert {"throw H2", "throw C3", "throw S4"} == choices(taken)
    legal = taken.legal()
    assert isinstance(legal, MayDiscard)
    (nine,) = CardSet.parse("D9")
    refusal = legal.refusal(nine)
    assert refusal is not None
    assert refusal.duty is Duty.TAKEN


def test_a_card_must_be_drawn_before_one_is_discarded() -> None:
    """A card of the hand is refused, and the engine says what may be done."""
    match = begun(SCAT, LOW, "D9")
    legal = match.legal()
    assert isinstance(legal, MayDraw)
    (two,) = CardSet.parse("H2")
    assert legal.refusal(two).duty is Duty.DRAW
    with pytest.raises(IllegalAction, match='the stock, D9, "knock"'):
        played(match, "throw H2")
    with pytest.raises(IllegalAction, match="Drawing CA is not allowed"):
        played(match, "take CA")


def test_nobody_knocks_below_the_minimum_or_before_the_first_turn() -> None:
    """Where it is so agreed."""
    minimum = SCAT.changed({"minimum_knock": 17})
    assert "knock" not in choices(begun(minimum, ("H9 H7 S4", *LOW[1:]), "D9"))
    assert "knock" in choices(begun(minimum, ("H9 H8 S4", *LOW[1:]), "D9"))
    suit = SCAT.changed({"minimum_knock": "suit"})
    assert "knock" not in choices(begun(suit, ("HK HQ S4", *LOW[1:]), "D9"))
    assert "knock" in choices(begun(suit, ("D5 D6 D7", *LOW[1:]), "D9"))
    late = begun(SCAT.changed({"turns_before_knock": 1}), LOW, "D9")
    assert "knock" not in choices(late)
    again = played(late, *("draw", "throw S4", "draw", "throw C4", "draw", "throw H4"))
    assert "knock" in choices(again)


@pytest.mark.parametrize(
    ("hand", "losses"),
    [("D7 D8 S4", (2, 0, 0)), ("DK D9 S4", (0, 0, 1)), ("DK DQ S4", (0, 0, 1))],
)
def test_a_knock_may_promise_the_highest_hand(hand: str, losses: tuple[int, ...]) -> None:
    """Only the knocker loses if another hand is higher; an equal one keeps the promise."""
    rules = SCAT.changed({"gin": True})
    match = begun(rules, (hand, "C9 CT S5", "H2 H9 S3"), "D2 S2 C2")
    assert losses == lost(played(match, "knock", "draw", "throw S2", "draw", "throw C2"))


def test_the_first_player_may_call_for_a_showdown_at_once() -> None:
    """Under the gun: nobody draws, and the caller is the knocker (pagat)."""
    rules = SCAT.changed({"under_the_gun": "call"})
    match = begun(rules, ("H2 C3 S4", "C9 C8 S5", "DT D3 H4"), "D9")
    assert "hammer" in choices(match)
    assert (2, 0, 0) == lost(played(match, "hammer"))
    assert "hammer" not in choices(played(match, "draw", "throw S4"))


def test_without_stock_a_player_takes_the_top_card_or_stops() -> None:
    """A player who does not want it ends the deal; the lowest lose one each (pagat)."""
    rules = SCAT.changed({"players": 6, "cards": 32})
    hands = ("C7 D7 S7", "C8 D8 H8", "C9 D9 S8", "CT DT S9", "CJ DJ ST", "CQ DQ SJ")
    match = begun(rules, hands, "H7")
    while table_of(match).cards:
        (top,) = table_of(match).cards[:1]
        match = played(match, "draw", f"throw {top}")
    assert {f"take {table_of(match).top}", "knock", "stop"} == choices(match)
    ended = played(match, "stop")
    assert (1, 0, 0, 0, 0, 0) == lost(ended)
    told = ended.lines[0].outcome
    assert told is not None
    assert "stop" == told.key
    knocked = played(match, "knock", *("stop",) * 4)
    assert knocked.deal is not None
    assert knocked.deal.phase is not None, "after a knock it is one player's turn that goes by"
    assert 1 == len(played(knocked, "stop").lines)


def idled(match: MatchState) -> MatchState:
    """The match after a turn that changes no hand: the card drawn is discarded."""
    match = played(match, "draw")
    return played(match, f"throw {table_of(match).drawn[-1].card}")


def falling(match: MatchState, *seats: int) -> MatchState:
    """The match after deals in each of which a seat knocks with the lowest hand and loses two."""
    for seat in seats:
        living = SCAT.living(match.lines)
        ready = iter(("CT C9 C2", "HT H9 H2", "DT D9 D2", "ST S9 S3"))
        hands = [
            "" if each not in living else "C3 D4 S5" if each == seat else next(ready)
            for each in range(match.rules.players)
        ]
        match, _ = advance(match, dealing(match, hands, "S2"))
        while match.to_act() != seat:
            match = idled(match)
        match = played(match, "knock")
        while match.to_act() is not None:
            match = idled(match)
    return match


def test_a_player_without_lives_is_on_the_county_and_then_out() -> None:
    """Three lives, two lost: one is left; two more: out. The others deal and play on (pagat)."""
    match = falling(MatchState(SCAT, 0), 1, 1)
    assert (3, OUT, 3) == SCAT.lives_after(match.lines)
    assert (2, (0, 2)) == (match.plan.dealer, match.plan.seats)


def test_the_last_player_takes_the_kitty() -> None:
    """The winner gets the lives of all others."""
    match = falling(MatchState(SCAT, 0), 1, 1, 0, 0)
    assert match.settlement is not None
    assert ((2,), (0, 0, 1)) == (match.settlement.winners, match.settlement.chalk)
    account = SCAT.scoring.account(Played(match.lines, match.settlement))
    assert (-3, -3, 6) == account
    figures = SCAT.scoring.stats(Played(match.lines, match.settlement))
    assert Statistic(1, "knocks_lost", 2) in figures
    assert Statistic(1, "deals", 2) in figures
    assert Statistic(0, "lives_lost", 4) in figures


def test_without_a_last_chance_the_last_life_puts_out() -> None:
    """You lose the third, you are out (readers' letters)."""
    match = begun(HOUSE.changed({"lives": 3}), ("H2 C3 S4", "C9 C8 S5", "DT D3 H4"), "D9")
    match = played(match, "knock", "draw", "throw S5", "draw", "throw H4")
    assert (1, 3, 3) == HOUSE.lives_after(match.lines)
    after = HOUSE.lives_after((*match.lines, *match.lines))
    assert (OUT, 3, 3) == after


def test_if_all_would_fall_together_they_play_again() -> None:
    """A tie of all who are left costs nobody a life (pagat)."""
    rules = SCAT.changed({"knock_tie": "all", "last_chance": False})
    match = MatchState(rules, 0)
    for _ in range(3):
        match, _ = advance(match, dealing(match, ("HT H9 C2", "CT C9 H2", "DT D9 S2"), "S3"))
        match = idled(idled(played(match, "knock")))
    assert (0, 0, 0) == lost(match)
    told = match.lines[-1].outcome
    assert told is not None
    assert ("replay", None) == (told.key, match.settlement)
    assert (1, 1, 1) == rules.lives_after(match.lines)


def test_a_half_point_is_written_as_such() -> None:
    """Three of a kind count 30½ where it is so agreed, and beat 30."""
    match = begun(HOUSE, ("HK CK SK", "C9 C8 S5", "DA DK D9"), "D8")
    match = idled(idled(played(match, "knock")))
    assert ((30, 17, 30), (0, 1, 0)) == (match.lines[0].points, lost(match))
    game = GameSheet(2, 0, match.lines)
    sheet = HOUSE.scoring.sheet(ScoreSheet(("A", "B", "C"), (game,)))
    rows = [line for line in sheet.lines(Shown.PAPER) if isinstance(line, Row)]
    assert ["30½", "17", "30"] == [cell.text for cell in rows[1].cells]
    assert [Strokes(3), Strokes(2, 1), Strokes(3)] == [
        stroke
        for line in sheet.lines(Shown.PAPER)
        if isinstance(line, Marks) and line.key == "lives"
        for stroke in line.strokes
    ]


class Unwritten:
    """A recorder that keeps nothing."""

    def begin(self, header: Header, secret: Secret | None) -> None:
        """Keep nothing."""

    def promise(self, seal: Seal) -> None:
        """Keep nothing."""

    def reveal(self, seal: Seal) -> None:
        """Keep nothing."""

    def record(self, step: Step) -> None:
        """Keep nothing."""

    def take_back(self, kept: int) -> None:
        """Keep nothing."""

    def finish(self, record: Record, seals: tuple[Seal, ...], *, helped: bool) -> None:
        """Keep nothing."""


def sitting(top: str, *texts: str) -> RunningMatch:
    """A session of two in which seat 0 has the first turn, after some actions."""
    session = RunningMatch(Unwritten())
    session.begin(Header(PAIR, ("A", "B"), 1, "2026-11-23"), "seed")
    session.submit(dealing(session.match, ("H9 C3 S4", "D2 H3 C4"), top))
    for text in texts:
        seat = session.match.to_act()
        assert seat is not None
        session.submit(action_of(seat, text))
    return session


def test_undo_does_not_go_back_over_a_card_that_was_seen() -> None:
    """A card drawn from the stock stays drawn; the discard after it may be taken back."""
    drawn = sitting("D9 CA", "draw")
    assert drawn.undo_point(0) is None
    thrown = sitting("D9 CA", "draw", "throw C3")
    assert 2 == thrown.undo_point(0)
    thrown.rewind(2)
    assert thrown.undo_point(0) is None


def test_undo_takes_back_a_discard_and_a_card_from_the_pile() -> None:
    """A card that lay face up was known before."""
    session = sitting("D9 CA", "take D9", "throw C3")
    assert 2 == session.undo_point(0)
    session.rewind(2)
    assert 1 == session.undo_point(0)
    session.rewind(1)
    assert session.can_redo(0)
    hidden = sitting("D9 CA", "take D9", "throw C3", "draw", "throw D2")
    assert 2 == hidden.undo_point(0), "the card that the other drew was never seen"
    seen = sitting("D9 CA", "take D9", "throw C3", "draw", "throw CA")
    assert seen.undo_point(0) is None, "the card that the other drew lies on the pile"
