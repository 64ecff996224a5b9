"""The text of a call, and what a call is."""

from __future__ import annotations

import pytest

from reunion_desktop.engine.calls import PASS, Call, CallKind
from reunion_desktop.engine.cards import BadNotation, Card, Suit

CALLS = (
    (PASS, "pass", CallKind.PASS),
    (Call("hold"), "hold", CallKind.HOLD),
    (Call("", number=18), "18", CallKind.BID),
    (Call("bid", number=0), "bid 0", CallKind.BID),
    (Call("trump", Suit.HEARTS), "trump H", CallKind.NAME),
    (Call("grand", number=3), "grand 3", CallKind.NAME),
    (Call("away"), "away", CallKind.RAISE),
    (Call("staubaus", Suit.CLUBS, Card.parse("HJ")), "staubaus C HJ", CallKind.DEMAND),
    (Call("reached"), "reached", CallKind.CLAIM),
)


@pytest.mark.parametrize(("call", "text", "kind"), CALLS)
def test_a_call_and_its_text(call: Call, text: str, kind: CallKind) -> None:
    """A call is written as its word and arguments, is read back, and has a kind."""
    assert text == str(call)
    assert call == Call.parse(text)
    assert kind is call.kind


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "pass ", "pass  ", " pass", "Pass", "päss", "pass_", "_", "pass-on"),
        *("trump H ", "trump  H", "trump h", "trump H C", "trump HJ H", "H pass"),
        *("05", "5 H", "5 ", "+5", "-5", "5.0", "٥", "²", "00", "bid 01", "9" * 5000),
        *("staubaus HJ C", "staubaus H1", "pass\n"),
        *(None, 5, ["pass"]),
    ],
)
def test_any_other_text_is_refused(text: object) -> None:
    """Only the one text that a call is written as is read: no other spelling of it."""
    with pytest.raises(BadNotation):
        Call.parse(text)


def test_calls_of_one_game_differ_in_their_level() -> None:
    """A bar can offer games on one axis and levels on the other."""
    low, high = Call("suit", Suit.HEARTS, number=1), Call("suit", Suit.HEARTS, number=2)
    assert low.game == high.game == Call("suit", Suit.HEARTS)
    assert (1, 2) == (low.number, high.number)
