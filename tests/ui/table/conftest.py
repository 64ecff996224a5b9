"""Fixtures: a table without animation, and card pictures shared by all tables of a test run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reunion_desktop.engine.legal import Refusal
from reunion_desktop.ui.cards.picture_cache import CardPictureCache
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.look.theme import Theme
from reunion_desktop.ui.look.typefaces import load_fonts
from reunion_desktop.ui.table.view import TableView
from reunion_desktop.ui.words.table import TableWords


def told(refusal: Refusal) -> str:
    """A refusal in words."""
    return f"{refusal.card} {refusal.duty.value}"


@pytest.fixture(scope="session")
def faces(qapp: QApplication) -> Iterator[CardPictureCache]:  # noqa: ARG001 - pictures need an application.
    """The cards' pictures."""
    load_fonts()
    made = CardPictureCache(Theme())
    yield made
    made.finish()


@pytest.fixture
def table(qtbot: QtBot, faces: CardPictureCache) -> TableView:
    """A visible table on which nothing takes time."""
    view = TableView(faces, told, TableWords.translated(), Speed.NONE)
    view.set_players(("You", "Margarethe", "Johann"), TableWords.translated())
    qtbot.addWidget(view)
    view.resize(960, 600)
    view.show()
    return view
