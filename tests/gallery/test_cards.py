"""Every card of every design on one picture."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from reunion_desktop.gallery.cards import main
from reunion_desktop.ui.dialogs.preferences import BACKS, DESIGNS


@pytest.mark.usefixtures("qapp")
def test_there_is_a_sheet_for_every_design_and_one_of_the_backs(tmp_path: Path) -> None:
    """Four suits below one another, eight ranks a row; colours tell the two kinds apart."""
    assert 0 == main([str(tmp_path), "--width", "24"])

    pictures = {path.stem: QImage(str(path)) for path in tmp_path.glob("*.png")}
    backs = pictures.pop("backs-24")
    usual, four = ([f"{design}{kind}-24" for design in DESIGNS] for kind in ("", "-four"))
    assert {*usual, *four} == set(pictures)
    cell = backs.width() // len(BACKS)
    assert {(8 * cell, 4 * backs.height())} == {
        (picture.width(), picture.height()) for picture in pictures.values()
    }
    alike = [
        name for name, other in zip(usual, four, strict=True) if pictures[name] == pictures[other]
    ]
    assert [] == alike
