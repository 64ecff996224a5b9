"""Value of choosing trumps from a short hand's features, corrected by layouts."""

from __future__ import annotations

import pytest

from reunion_desktop.ai.player import Turn, turn_of
from reunion_desktop.ai.tricks.bidding.hunsruecker_call_model import leant, prospect, prospects
from reunion_desktop.ai.tricks.valuation import payoff_of
from reunion_desktop.engine.actions import Announce, DealCards
from reunion_desktop.engine.calls import PASS
from reunion_desktop.engine.cards import Card, CardSet, Suit
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.legal import MayAnnounce
from reunion_desktop.engine.observe import observe
from reunion_desktop.engine.scoring import Entry, Mark, ScoreLine
from reunion_desktop.games.hunsruecker.options import ACCEPT, naming
from reunion_desktop.games.hunsruecker.rules import HUNSRUECK
from tests.ai.tricks.tables import TABLES, met, seen


def asked(hand: str, passed: int = 0, lines: tuple[ScoreLine, ...] = ()) -> Turn:
    """The observation of a hand dealt by seat 5, after some number of passes."""
    own = CardSet.parse(hand)
    left = (Card.parse("H9"), Card.parse("D7"))
    rest = [card for card in HUNSRUECK.pack if card not in left and card not in own]
    asker = passed % 6
    others = iter(rest)
    hands = tuple(
        own if seat == asker else CardSet.of(next(others) for _ in range(5)) for seat in range(6)
    )
    match = MatchState(HUNSRUECK, (5 - len(lines)) % 6, lines)
    match, _ = advance(match, DealCards(len(lines) + 1, 5, 7, hands, left, left[0]))
    for seat in range(passed):
        match, _ = advance(match, Announce(seat % 6, PASS))
    return turn_of(observe(match, asker))


def look(hand: str, passed: int = 0) -> dict[str, float]:
    """The expected lines of each call that chooses trumps."""
    turn = asked(hand, passed)
    assert isinstance(turn.legal, MayAnnounce)
    return {
        str(call): prospect(turn.rules, turn.deal, Announce(turn.seat, call), turn.deal.hand.bits)
        for call in turn.legal.calls
        if call != PASS
    }


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("HJ DJ HA CA S7", "HJ DJ H7 CA S7"),
        ("HJ DJ HA HK S7", "HJ DJ HA CK S7"),
        ("HJ H7 H8 CA S7", "HJ H7 C8 CA S7"),
        ("HJ DJ H8 CA S7", "HJ DJ H8 CQ S7"),
    ],
)
def test_more_and_higher_trumps_and_aces_promise_more(better: str, worse: str) -> None:
    """Card by card, everything else alike."""
    assert look(better)[str(ACCEPT)] > look(worse)[str(ACCEPT)]


def test_nothing_is_made_of_a_poor_hand_and_much_of_a_rich_one() -> None:
    """Zero is where passing is as good."""
    assert look("C7 C8 S7 S8 D8")[str(ACCEPT)] < -0.5
    assert look("HJ DJ HA HK CA")[str(ACCEPT)] > 0.5
    named = look("CJ SJ CA CK HA", passed=6)
    assert str(naming(Suit.CLUBS)) == max(named, key=lambda call: named[call])
    assert named[str(naming(Suit.CLUBS))] > 0.5


def test_what_lines_are_left_counts() -> None:
    """Where the others lack one line, a loss loses the game: it must look better to be made."""
    far = ScoreLine(1, 4, (0,) * 6, (5, 0, 0, 0, 0, 0), (), tuple([Entry(5, Mark.PLAIN)] * 2))
    near = ScoreLine(
        1, 4, (0,) * 6, (5, 0, 0, 0, 0, 0), (), (Entry(5, Mark.PLAIN), Entry(1, Mark.PLAIN))
    )
    found = []
    for line in (far, near):
        turn = asked("HJ DJ H8 CA S7", lines=(line,))
        assert isinstance(turn.legal, MayAnnounce)
        aim = payoff_of(turn.rules, turn.lines, turn.deal.contract)
        told = prospects(turn, turn.legal, aim.unplayed)
        assert [ACCEPT] == list(told)
        found.append(told[ACCEPT])
    assert found[0] > found[1]


@pytest.mark.parametrize("table", ["bauer", "viersche"])
def test_long_hands_have_no_such_look(table: str) -> None:
    """The figures are for five cards, and for games in which a player may pass."""
    for match in met(TABLES[table], "look", 2):
        turn = seen(match)
        if isinstance(turn.legal, MayAnnounce):
            assert {} == prospects(turn, turn.legal, 0.0)


def test_the_surer_of_two_measurements_counts_more() -> None:
    """As far from either as it is unsure."""
    assert leant(1.0, 0.1, 0.0, 0.1) == pytest.approx(0.5)
    assert leant(1.0, 0.1, 0.0, 1.0) > 0.9
    assert leant(1.0, 1.0, 0.0, 0.1) < 0.1
