"""Every card of every design on one picture."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from reunion_desktop.gallery.cards import main
from reunion_desktop.ui.dialogs.preferences import BACKS, DESIGNS

COLUMNS = {32: 8, 36: 9}
"""Ranks of a suit by the number of cards in a pack."""


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("pack", [None, 36])
def test_there_is_a_sheet_for_every_design_and_one_of_the_backs(
    tmp_path: Path, pack: int | None
) -> None:
    """Four rows of suits, a column per rank; colours distinguish the two kinds.

    Sixes appear only on request.
    """
    asked = [] if pack is None else ["--pack", str(pack)]
    assert 0 == main([str(tmp_path), "--width", "24", *asked])

    pictures = {path.stem: QImage(str(path)) for path in tmp_path.glob("*.png")}
    backs = pictures.pop("backs-24")
    usual, four = ([f"{design}{kind}-24" for design in DESIGNS] for kind in ("", "-four"))
    assert {*usual, *four} == set(pictures)
    cell = backs.width() // len(BACKS)
    assert {(COLUMNS[pack or 32] * cell, 4 * backs.height())} == {
        (picture.width(), picture.height()) for picture in pictures.values()
    }
    alike = [
        name for name, other in zip(usual, four, strict=True) if pictures[name] == pictures[other]
    ]
    assert [] == alike
