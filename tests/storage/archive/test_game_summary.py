"""Results of a game: between two players who play alone; the version of all figures."""

from __future__ import annotations

from dataclasses import astuple
from hashlib import sha256

from reunion_desktop.engine.record import Header, Record
from reunion_desktop.games import find_game
from reunion_desktop.games.hindersche.rules import PAGAT
from reunion_desktop.storage.archive.game_store import FIGURES_VERSION
from reunion_desktop.storage.archive.game_summary import summary_of
from reunion_desktop.storage.game_parser import StoredGame
from reunion_desktop.storage.reader import read_record
from tests.pages.filling import EXAMPLES
from tests.playing import random_steps

COUNTED = {
    "bauer": "f8a16ad274be4980",
    "ekart": "513aa4ea52b15dec",
    "hindersche": "3d08313a69837f2e",
    "hunsruecker": "e1a240e56b79f928",
    "reunion": "342a70c8d661527f",
    "skat": "40d3d7a1f42cd643",
    "thirty_one": "2b7a22f27f59b586",
    "viersche": "7d339684744be9a3",
}
"""Hashes of the figures of each game's example, as this version counts them."""


def test_a_mark_on_the_frame_is_paid_to_every_other_player() -> None:
    """A loser owes each other player one unit per mark; what they owe counts against it."""
    for number in range(4):
        record = Record(Header(PAGAT, ("Anna", "Emma", "Karl", "Lena"), 0, ""))
        for step in random_steps(PAGAT, f"digest {number}", 0):
            record = record.plus(step.action)
        settlement = record.match().settlement
        assert settlement is not None
        digest = summary_of(StoredGame(record, complete=True, lines=()))
        (loser,) = [seat for seat, marks in enumerate(settlement.chalk) if marks]
        marks = settlement.chalk[loser]
        for duel in digest.pairings:
            owed = marks * ((duel.other == loser) - (duel.seat == loser))
            assert (owed, (owed > 0) - (owed < 0)) == (duel.units, duel.result)
        for seat, score in enumerate(digest.scores):
            assert score.units == sum(duel.units for duel in digest.pairings if duel.seat == seat)


def test_a_side_wins_from_each_opponent_what_its_account_gains() -> None:
    """In games of sides the units against an opponent are those of the headline."""
    for name in ("viersche", "bauer", "hunsruecker"):
        (path,) = EXAMPLES.glob(f"{name}.reunion")
        for stored in read_record(path, find_game):
            summary = summary_of(stored)
            for pair in summary.pairings:
                assert pair.units == summary.scores[pair.seat].units


def test_figures_that_are_counted_differently_have_another_version() -> None:
    """A change of one of these hashes needs a higher version; a new game only adds its own."""
    found = {
        path.stem: sha256(
            repr([astuple(summary_of(one)) for one in read_record(path, find_game)]).encode()
        ).hexdigest()[:16]
        for path in EXAMPLES.glob("*.reunion")
    }

    assert ("2", COUNTED) == (FIGURES_VERSION, found)
