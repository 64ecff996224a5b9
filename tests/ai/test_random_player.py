"""The player without a plan."""

from __future__ import annotations

from collections import Counter

import pytest

from reunion_desktop.ai.player import NO_LIMIT, NotMyTurn, Stop
from reunion_desktop.ai.random_player import RandomPlayer
from reunion_desktop.engine.actions import Action, Announce, Discard
from reunion_desktop.engine.calls import PASS
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.observe import observe
from reunion_desktop.games.bauer.rules import SAARLAND
from reunion_desktop.games.reunion.rules import RHINELAND
from tests.ai.positions import dealt, played, seen_by_mover
from tests.playing import random_steps

DEALT = dealt(
    RHINELAND,
    "CJ C8 C9 CT H7 H8 S8 S9 D7 D8",
    "SJ S7 SA HK D9 CA CK CQ DA HA",
    "C7 SK SQ DT DK DQ HT H9 HQ HJ",
    "DJ ST",
)


def throws(match: MatchState, count: int) -> Counter[Action]:
    """Choices of several players with different seeds."""
    question = seen_by_mover(match)
    players = [RandomPlayer(str(number)) for number in range(count)]
    return Counter(player.choose(question, NO_LIMIT, Stop()).action for player in players)


def test_every_card_is_equally_likely() -> None:
    """Forehand may lead any of ten cards: each comes about one time in ten."""
    led = throws(played(DEALT, "C7 DJ"), 2000)
    assert len(led) == 10
    assert all(150 < count < 250 for count in led.values())


def test_every_discard_is_equally_likely() -> None:
    """Two of twelve cards, no more than one of the three tens: 63 pairs, none preferred."""
    legal = seen_by_mover(DEALT).legal
    assert legal is not None
    laid = throws(DEALT, 6300)
    assert set(legal.actions) == set(laid)
    assert len(laid) == 63
    # A fair die of 63 sides strays this far once in some thousand tests.
    assert sum((count - 100) ** 2 / 100 for count in laid.values()) < 105
    assert all(isinstance(action, Discard) for action in laid)


def test_what_need_not_be_said_is_said_now_and_then() -> None:
    """Any suit is named; of two hundred who may send cards away some do, and most do not."""
    (first, *_), times = random_steps(SAARLAND, "shy"), 200
    named = throws(first.after, times)
    legal = first.after.legal()
    assert legal is not None
    assert set(legal.actions) == set(named)

    after, _ = advance(first.after, legal.first)
    said = throws(after, times)
    assert 2 == len(said)
    assert times / 2 < said[Announce(1, PASS)] < times


def test_seed_and_moment_make_the_choice() -> None:
    """Another seed, or another card of the same deal, gives another choice."""
    match = played(DEALT, "C7 DJ")
    assert len(throws(match, 30)) > 5


def test_nothing_to_decide() -> None:
    """A player who is asked out of turn says so."""
    with pytest.raises(NotMyTurn, match="Seat 1 has nothing to decide"):
        RandomPlayer("").choose(observe(DEALT, 1), NO_LIMIT, Stop())
