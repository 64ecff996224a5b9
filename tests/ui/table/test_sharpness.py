"""Cards on the screen are as sharp as their images, at every device pixel ratio."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from reunion_desktop.engine.cards import Card
from tests.ui.table.sharpness import drawing, similarity

ROOT = Path(__file__).parents[3]
RATIOS = ("1", "1.25", "1.5", "1.75", "2")
LEAST = 0.98


@pytest.fixture(scope="module")
def screens() -> dict[str, subprocess.Popen[str]]:
    """One process per device pixel ratio, all running in parallel."""
    return {
        ratio: subprocess.Popen(
            [sys.executable, "-m", "tests.ui.table.sharpness"],
            cwd=ROOT,
            env=os.environ | {"QT_SCALE_FACTOR": ratio, "QT_QPA_PLATFORM": "offscreen"},
            stdout=subprocess.PIPE,
            text=True,
        )
        for ratio in RATIOS
    }


@pytest.mark.parametrize("ratio", RATIOS)
def test_a_card_is_as_sharp_as_its_drawing(
    screens: dict[str, subprocess.Popen[str]], ratio: str
) -> None:
    """A grabbed card and its SVG image at the same size are structurally similar."""
    said, _ = screens[ratio].communicate(timeout=60)
    found = {line.split()[0]: float(line.split()[1]) for line in said.splitlines()}

    assert 3 == len(found)
    assert {} == {card: alike for card, alike in found.items() if alike < LEAST}


@pytest.mark.usefixtures("qapp")
def test_blurred_is_not_alike() -> None:
    """An image enlarged by a third falls below the threshold."""
    card = Card.parse("HQ")
    sharp = drawing(card, 120, 168)
    smooth = Qt.TransformationMode.SmoothTransformation
    aspect = Qt.AspectRatioMode.IgnoreAspectRatio
    blurred: QImage = drawing(card, 90, 126).scaled(120, 168, aspect, smooth)

    assert similarity(sharp, sharp) == pytest.approx(1)
    assert similarity(sharp, blurred) < 0.95
