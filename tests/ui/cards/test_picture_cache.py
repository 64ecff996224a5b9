"""Tests of the card picture cache and its worker threads."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtGui import QImage

from reunion_desktop.engine.cards import PACK, WHOLE_PACK
from reunion_desktop.ui.cards import render_pool
from reunion_desktop.ui.cards.paint import layers
from reunion_desktop.ui.cards.picture_cache import CardPictureCache, pictures_of
from reunion_desktop.ui.look.theme import Theme, index_letters

CLOSED_IN_THE_MIDDLE = """
import sys
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QImage
from reunion_desktop.app.application import application_for_table
from reunion_desktop.ui.cards import picture_cache, render_pool
from reunion_desktop.ui.look.theme import Theme

application = application_for_table()
# The threads change as often as they can, and nothing holds them up.
sys.setswitchinterval(1e-6)
picture = QImage(10, 10, QImage.Format.Format_ARGB32)
render_pool.card_image = render_pool.shadow = lambda *_: picture
render_pool.layers = lambda *_: ()
for width in range(40, 340):
    window = QObject()
    picture_cache.CardPictureCache(Theme(), window).want(width)
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
print("closed")
"""


def test_a_window_is_closed_while_its_cards_are_drawn() -> None:
    """Closing a window while its cards are rendered ends neither thread nor program."""
    done = subprocess.run(
        [sys.executable, "-c", CLOSED_IN_THE_MIDDLE], capture_output=True, text=True, check=False
    )
    assert (0, "closed\n", "") == (done.returncode, done.stdout, done.stderr)


OTHERS = (
    Theme(design="german"),
    Theme(design="large"),
    Theme(four_colours=True),
    Theme(back="braid"),
    Theme(letters=index_letters("de")),
    Theme(high_contrast=True, four_colours=True),
)
"""Themes that each change some card."""


def shown(faces: CardPictureCache, width: int) -> dict[str, QImage]:
    """Picture shown for each of the 36 cards and the back now."""
    names = pictures_of(WHOLE_PACK)
    return {name: faces.sprite(name, width, 1).pixmap.toImage() for name in names}


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Names of the pictures rendered by threads, in order."""
    names: list[str] = []

    def note(name: str, theme: Theme) -> tuple[tuple[str, str | None], ...]:
        names.append(name)
        return layers(name, theme)

    monkeypatch.setattr(render_pool, "layers", note)
    return names


@pytest.mark.usefixtures("qapp")
def test_a_table_that_plays_without_sixes_draws_none(drawn: list[str]) -> None:
    """A back and 32 faces are rendered until a larger pack is in play."""
    faces = CardPictureCache(Theme())
    faces.want(24)
    faces.play_with(PACK)
    faces.finish()
    assert sorted(pictures_of(PACK)) == sorted(drawn)

    drawn.clear()
    faces.retheme(Theme(design="german"))
    faces.finish()
    assert sorted(pictures_of(PACK)) == sorted(drawn)


@pytest.mark.usefixtures("qapp")
def test_a_pack_that_grows_has_its_new_cards_drawn_alone(drawn: list[str]) -> None:
    """A larger pack renders its additional faces only; in the next size all of them."""
    faces = CardPictureCache(Theme())
    faces.want(24)
    faces.finish()
    drawn.clear()
    faces.play_with(WHOLE_PACK)
    faces.finish()
    assert ["C6", "D6", "H6", "S6"] == sorted(drawn)

    drawn.clear()
    faces.want(30)
    faces.finish()
    assert sorted(pictures_of(WHOLE_PACK)) == sorted(drawn)


@pytest.mark.usefixtures("qapp")
def test_a_larger_pack_waits_for_the_table_as_a_usual_one_does(drawn: list[str]) -> None:
    """Before the first paint only visible cards are rendered, for every pack."""
    faces = CardPictureCache(Theme())
    faces.want(24, later=True)
    faces.play_with(WHOLE_PACK)
    faces.finish()
    assert [] == drawn

    faces.fill_up()
    faces.finish()
    assert sorted(pictures_of(WHOLE_PACK)) == sorted(drawn)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("other", OTHERS, ids=str)
def test_another_look_repaints_every_card_in_the_same_size(other: Theme) -> None:
    """Pictures of an old theme are never used for the same card in the new one."""
    faces, fresh, width = CardPictureCache(Theme()), CardPictureCache(other), 60
    for each in (faces, fresh):
        each.play_with(WHOLE_PACK)
        each.want(width)
        each.finish()
    before = shown(faces, width)
    faces.retheme(other)
    waiting = shown(faces, width)
    faces.finish()

    assert before == waiting, "The old pictures stand in until the new ones are there."
    assert shown(fresh, width) == shown(faces, width)
    assert before != shown(faces, width)


@pytest.mark.usefixtures("qapp")
def test_a_look_that_was_left_in_haste_leaves_nothing() -> None:
    """After two quick changes of the theme the pictures of the last one are shown."""
    faces, fresh, width = CardPictureCache(Theme()), CardPictureCache(Theme(design="german")), 60
    for each in (faces, fresh):
        each.play_with(WHOLE_PACK)
        each.want(width)
        each.finish()
    for design in ("german", "french", "large", "german"):
        faces.retheme(Theme(design=design))
        shown(faces, width)
    faces.want(90)
    faces.want(width)
    faces.finish()

    assert shown(fresh, width) == shown(faces, width)


@pytest.mark.usefixtures("qapp")
def test_pictures_of_another_look_are_not_handed_on() -> None:
    """Another cache's pictures are taken over only in the same theme."""
    first, width = CardPictureCache(Theme()), 60
    first.play_with(WHOLE_PACK)
    first.want(width)
    first.finish()
    first.retheme(Theme(design="german"))
    second = CardPictureCache(first.theme)
    second.begin_with(first)
    second.play_with(WHOLE_PACK)
    second.want(width)
    second.finish()
    first.finish()

    assert shown(first, width) == shown(second, width)
