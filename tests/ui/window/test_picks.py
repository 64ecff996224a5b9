"""The prompt of an exchange follows the selected card."""

from __future__ import annotations

from itertools import count

import pytest
from pytestqt.qtbot import QtBot

from reunion_desktop.app.table import Table
from reunion_desktop.engine.legal import MayDiscard
from reunion_desktop.engine.record import Step
from reunion_desktop.games.hunsruecker.rules import HUNSRUECK
from reunion_desktop.match.game_flow import Wait
from reunion_desktop.storage.codec import whole
from tests.playing import random_steps, record_of

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")


def before_an_exchange() -> tuple[list[Step], str]:
    """Steps of a random game until the player may exchange a card, and its seed."""
    for seed in map(str, count()):
        steps = list(random_steps(HUNSRUECK, seed))
        for number, step in enumerate(steps):
            legal = step.before.legal()
            if isinstance(legal, MayDiscard) and legal.seat == 0 and legal.offered is not None:
                return steps[:number], seed
    raise AssertionError


def test_the_prompt_says_what_to_do_with_the_picked_card(qtbot: QtBot, table: Table) -> None:
    """With a card selected, prompt and note say to exchange it; without one, to select one."""
    file = table.folder / "exchange.reunion"
    text = "".join(f"{line}\n" for line in whole(record_of(*before_an_exchange())))
    file.write_text(text, encoding="utf-8")
    table.open(file)
    qtbot.waitUntil(lambda: table.flow.wait is Wait.CHOICE)
    window, legal = table.window, table.flow.observation.legal
    assert isinstance(legal, MayDiscard)
    for starts in ("Exchange the selected card", "Select a card to exchange"):
        window.table.choosing.choose(next(iter(legal.cards)))
        assert window.message.startswith(f"{starts} for the ")
        assert window.table.showing.overlay_content().note == starts
