"""Paths of images, sounds and texts: in the resource file, or in a checkout's folder."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from PySide6.QtCore import QResource

COMPILED = Path(__file__).resolve().parents[1] / "reunion.rcc"
"""Resource file that a build puts beside this package."""
CHECKOUT = Path(__file__).resolve().parents[3] / "assets"
"""Folder of these files, if the program runs from its source."""


class MissingPicture(FileNotFoundError):  # noqa: N818 - it says what was found.
    """Error: an image that should be installed is missing."""


@cache
def _registered() -> bool:
    return COMPILED.exists() and QResource.registerResource(str(COMPILED))


def resource(path: str) -> str:
    """Path by which Qt opens an image, from its alias: ``cards/french/HJ.svg``.

    Raises:
        MissingPicture: it is neither in the resource file nor in the checkout.
    """
    if _registered() and QResource(":/" + path).isValid():
        return ":/" + path
    file = CHECKOUT / path
    if file.exists():
        return str(file)
    raise MissingPicture(f"The picture {path} is missing; the program is not installed whole.")
