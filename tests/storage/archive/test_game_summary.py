"""Results between two players in games where each plays and pays alone."""

from __future__ import annotations

from reunion_desktop.engine.record import Header, Record
from reunion_desktop.games.hindersche.rules import PAGAT
from reunion_desktop.storage.archive.game_summary import summary_of
from reunion_desktop.storage.game_parser import StoredGame
from tests.playing import random_steps


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
