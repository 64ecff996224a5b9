"""The gallery shows everything there is to choose, and takes its pictures by itself."""

from __future__ import annotations

from collections import Counter
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from reunion_desktop.app.application import application_for_table
from reunion_desktop.gallery import cards as card_gallery
from reunion_desktop.gallery import shots as gallery
from reunion_desktop.gallery.scenes import SCENES
from reunion_desktop.ui.dialogs.preferences import BACKS, DEFAULTS, DESIGNS
from reunion_desktop.ui.look.palettes import Cloth
from reunion_desktop.ui.words.table import TableWords

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")


@pytest.fixture(autouse=True, scope="module")
def _application() -> QApplication:
    """Typefaces and all."""
    return application_for_table()


def test_every_scene_has_its_pictures() -> None:
    """At three sizes, and in three languages by day and by night; no two under one name."""
    shots = list(gallery.every_shot())
    seen = {(shot.scene, shot.size) for shot in shots}
    spoken = {(shot.scene, shot.language, shot.light) for shot in shots}

    assert set(product(SCENES, gallery.SIZES)) <= seen
    assert set(product(SCENES, gallery.LANGUAGES, gallery.LIGHTS)) <= spoken
    assert [] == [name for name, times in Counter(s.name for s in shots).items() if times > 1]


def test_every_look_has_its_picture() -> None:
    """Each cloth, pack and back is on the table in one picture at least."""
    chosen = [shot.preferences for shot in gallery.every_shot()]

    assert set(Cloth) == {one.cloth for one in chosen}
    assert set(DESIGNS) == {one.design for one in chosen}
    assert set(BACKS) == {one.back for one in chosen}
    assert DEFAULTS.print_percent < max(one.print_percent for one in chosen)


def test_every_card_has_its_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sheets of cards are a part of the gallery."""
    monkeypatch.setattr(card_gallery, "WIDTHS", (24,))
    assert 0 == gallery.main([str(tmp_path), "--cards"])
    names = {path.name for path in tmp_path.iterdir()}
    assert all(any(design in name for name in names) for design in DESIGNS)


def test_a_picture_is_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One command writes the pictures that are wanted, and says where."""
    wanted = ("--scene", "cut", "--size", "960x600", "--plain")

    assert 0 == gallery.main([str(tmp_path), *wanted])
    assert [tmp_path / "cut-960x600.png"] == list(tmp_path.iterdir())
    assert str(tmp_path / "cut-960x600.png") in capsys.readouterr().out
    image = QImage(str(tmp_path / "cut-960x600.png"))
    assert (960, 600) == (image.width(), image.height())
    cloth = image.pixelColor(300, 500)
    assert cloth.green() > max(cloth.red(), cloth.blue())


def test_a_picture_leaves_the_language_as_it_was(tmp_path: Path) -> None:
    """The next picture is in English again."""
    wanted = ("--scene", "cut", "--language", "fr", "--light", "light")

    assert 0 == gallery.main([str(tmp_path), *wanted])
    assert ["cut-1280x800-fr.png"] == [path.name for path in tmp_path.iterdir()]
    assert "Card table" == TableWords.translated().table


def test_a_game_of_partners_has_its_pictures(tmp_path: Path) -> None:
    """Played to the naming of trumps, by four."""
    wanted = ("--scene", "bauer-naming", "--size", "960x600", "--plain")

    assert 0 == gallery.main([str(tmp_path), *wanted])
    image = QImage(str(tmp_path / "bauer-naming-960x600.png"))
    assert (960, 600) == (image.width(), image.height())
