"""Scenes of Hindersche."""

from __future__ import annotations

from reunion_desktop.app.table import Table
from reunion_desktop.engine.legal import MayPlay
from reunion_desktop.gallery.playing import Scene, all_of, chooses, sought
from reunion_desktop.games.hindersche.rules import PAGAT


def _has_wiped(table: Table) -> bool:
    marks = [entry.points for line in table.session.match.lines for entry in line.sheet]
    return min(marks, default=0) < 0


SCENES: dict[str, Scene] = {
    # Two or three play in Butzen: unowned cards on the table, the top one turned.
    "three": sought(PAGAT, chooses(MayPlay, lambda sight: sight.lying > 0)),
    # The slate with wiped marks, and a mark on the frame.
    "sheet": sought(PAGAT, all_of(_has_wiped, chooses(MayPlay))),
}
