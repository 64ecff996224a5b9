"""Screenshots of the program: ``python -m reunion_desktop.gallery OUT``.

Every card of every pack, every theme, every scene at three sizes, light and dark, in three
languages; options narrow it. The themes are taken from the preferences, so that a new back or pack
gets its picture without a change here.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEvent, QEventLoop, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QMainWindow

from reunion_desktop.app.application import application_for_table
from reunion_desktop.app.settings import FILE as SETTINGS_FILE
from reunion_desktop.app.table import Table
from reunion_desktop.gallery import cards as card_gallery
from reunion_desktop.gallery.scenes import IN_MOTION, SCENES
from reunion_desktop.storage.settings import write_settings
from reunion_desktop.ui.cards.picture_cache import CardPictureCache
from reunion_desktop.ui.dialogs.preferences import (
    BACKS,
    DEFAULTS,
    DESIGNS,
    Preferences,
    settings_with,
)
from reunion_desktop.ui.language.interpreter import Language
from reunion_desktop.ui.look.appearance import ColourScheme, Contrast
from reunion_desktop.ui.look.palettes import Cloth

SIZES = ((960, 600), (1280, 800), (3840, 2160))
"""Window sizes in logical pixels."""
USUAL = (1280, 800)
LANGUAGES = (Language.ENGLISH, Language.GERMAN, Language.FRENCH)
LIGHTS = (ColourScheme.LIGHT, ColourScheme.DARK)
_BREATH_MS = 600


@dataclass(frozen=True, slots=True)
class Shot:
    """One screenshot of a window."""

    scene: str
    size: tuple[int, int] = USUAL
    language: Language = Language.ENGLISH
    light: ColourScheme = ColourScheme.LIGHT
    wishes: Mapping[str, object] = field(default_factory=dict)
    """Preferences by field that differ from the defaults."""

    @property
    def name(self) -> str:
        """The file name without its extension."""
        parts = [self.scene, f"{self.size[0]}x{self.size[1]}"]
        if self.language is not Language.ENGLISH:
            parts.append(self.language.value)
        if self.light is not ColourScheme.LIGHT:
            parts.append(self.light.value)
        parts += [_written(name, value) for name, value in self.wishes.items()]
        return "-".join(parts)

    @property
    def preferences(self) -> Preferences:
        """The preferences of the screenshot."""
        chosen = replace(DEFAULTS, language=self.language, light=self.light, lessons_offered="true")
        return replace(chosen, **self.wishes)  # type: ignore[arg-type]  # the fields' own types hold


def _written(name: str, value: object) -> str:
    """A preference as a part of a file name."""
    if isinstance(value, bool):
        return name.replace("_", "-") if value else f"no-{name}".replace("_", "-")
    return str(value.value if isinstance(value, Enum) else value)


THEMES: tuple[Mapping[str, object], ...] = (
    *({"cloth": cloth} for cloth in Cloth if cloth is not DEFAULTS.cloth),
    *({"design": design} for design in DESIGNS if design != DEFAULTS.design),
    *({"back": back} for back in BACKS if back != DEFAULTS.back),
    *({"design": design, "four_colours": True} for design in DESIGNS),
    {"contrast": Contrast.HIGH},
    {"print_percent": 150},
    {"sheet_by_hand": False},
    {"sheet_on_slate": True},
)
"""Themes besides the default."""


def every_shot() -> Iterator[Shot]:
    """Each scene at each size, in each language and light; each theme with one scene."""
    for scene in SCENES:
        yield from (Shot(scene, size) for size in SIZES)
        for language in LANGUAGES:
            for light in LIGHTS:
                if (language, light) != (Language.ENGLISH, ColourScheme.LIGHT):
                    yield Shot(scene, USUAL, language, light)
    for wishes in THEMES:
        scene = "sheet" if any(name.startswith("sheet") for name in wishes) else "trick"
        yield Shot(scene, wishes=wishes)


def main(given: Sequence[str] | None = None) -> int:
    """Write the requested screenshots; returns the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m reunion_desktop.gallery", description=__doc__, allow_abbrev=False
    )
    parser.add_argument("out", type=Path, help="the folder for the pictures")
    parser.add_argument("--size", action="append", help="only this size, such as 1280x800")
    parser.add_argument("--scene", action="append", choices=tuple(SCENES), help="only this scene")
    parser.add_argument(
        "--language", action="append", choices=[one.value for one in LANGUAGES], help="only this"
    )
    parser.add_argument("--light", action="append", choices=[one.value for one in LIGHTS])
    parser.add_argument("--cards", action="store_true", help="cards and backs, no scene")
    parser.add_argument("--plain", action="store_true", help="no theme but a newcomer's")
    options = parser.parse_args(given)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application_for_table()
    options.out.mkdir(parents=True, exist_ok=True)
    narrowed = options.scene or options.size or options.language or options.light
    if options.cards or not narrowed:
        card_gallery.main([str(options.out)])
    if options.cards:
        return 0
    for shot in every_shot():
        if _wanted(shot, options):
            _keep(picture(shot), options.out / f"{shot.name}.png")
    return 0


def _wanted(shot: Shot, options: argparse.Namespace) -> bool:
    size = f"{shot.size[0]}x{shot.size[1]}"
    pairs = (
        (shot.scene, options.scene),
        (size, options.size),
        (shot.language.value, options.language),
        (shot.light.value, options.light),
    )
    return all(not only or value in only for value, only in pairs) and not (
        options.plain and shot.wishes
    )


def _keep(image: QImage, path: Path) -> None:
    image.save(str(path))
    print(path, flush=True)


def picture(shot: Shot) -> QImage:
    """Play to a scene in a new window, and capture it."""
    scene = SCENES[shot.scene]
    with TemporaryDirectory(prefix="reunion-desktop-") as folder:
        write_settings(Path(folder) / SETTINGS_FILE, settings_with({}, shot.preferences))
        table = Table(Path(folder), hurry=scene not in IN_MOTION)
        try:
            table.window.resize(*shot.size)
            table.window.show()
            # The window gets its final size with its first events; a resize ends all animations.
            QApplication.processEvents()
            window = scene(table)
            if isinstance(window, QMainWindow):
                window.resize(*shot.size)
            if window is not table.window:
                _breathe()
            for faces in window.findChildren(CardPictureCache):
                faces.finish()
            QApplication.processEvents()
            return window.grab().toImage()
        finally:
            table.close()
            # The language is set for the whole application: restore it for the next table.
            table.interpreter.speak(Language.ENGLISH)
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def _breathe() -> None:
    """Let a new window load its contents."""
    loop = QEventLoop()
    QTimer.singleShot(_BREATH_MS, loop.quit)
    loop.exec()
