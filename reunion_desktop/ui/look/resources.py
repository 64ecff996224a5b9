"""Paths of the pictures: in the compiled resource file, or in the folder of a checkout."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from PySide6.QtCore import QResource

COMPILED = Path(__file__).resolve().parents[1] / "reunion.rcc"
"""The resource file that a build puts beside this module."""
CHECKOUT = Path(__file__).resolve().parents[3] / "assets"
"""The pictures themselves, where the program runs from its source."""


class MissingPicture(FileNotFoundError):  # noqa: N818 - it says what was found.
    """A picture that should have been installed."""


@cache
def _registered() -> bool:
    return COMPILED.exists() and QResource.registerResource(str(COMPILED))


def resource(path: str) -> str:
    """What Qt is to open for a picture, by its alias: ``cards/french/HJ.svg``.

    Raises:
        MissingPicture: it is neither compiled in nor in the checkout.
    """
    if _registered() and QResource(":/" + path).isValid():
        return ":/" + path
    file = CHECKOUT / path
    if file.exists():
        return str(file)
    raise MissingPicture(f"The picture {path} is missing; the program is not installed whole.")
