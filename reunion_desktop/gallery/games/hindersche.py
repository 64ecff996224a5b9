"""Scenes of Hindersche."""

from __future__ import annotations

from reunion_desktop.app.table import Table
from reunion_desktop.engine.legal import MayPlay
from reunion_desktop.gallery.playing import Scene, all_of, chooses, sought
from reunion_desktop.games.hindersche.rules import PAGAT
from reunion_desktop.match.game_flow import Wait


def _has_wiped(table: Table) -> bool:
    marks = [entry.points for line in table.session.match.lines for entry in line.sheet]
    return min(marks, default=0) < 0


def _butzen_begins(table: Table) -> bool:
    match = table.session.match
    slate, before = (PAGAT.slate(lines) for lines in (match.lines, match.lines[:-1]))
    return table.flow.wait is Wait.DEAL and slate.butzen and not before.butzen


SCENES: dict[str, Scene] = {
    # The score of the deal after which marks are wiped.
    "butzen": sought(PAGAT, _butzen_begins),
    # Two or three play in Butzen: unowned cards on the table, the top one turned.
    "three": sought(PAGAT, chooses(MayPlay, lambda sight: sight.lying > 0)),
    # The slate with wiped marks, and a mark on the frame.
    "sheet": sought(PAGAT, all_of(_has_wiped, chooses(MayPlay))),
}
