"""Prompts in the window while a call is made in two steps."""

from __future__ import annotations

from itertools import count

import pytest
from pytestqt.qtbot import QtBot

from reunion_desktop.app.table import Table
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.legal import MayAnnounce
from reunion_desktop.engine.shuffle import draw_for_deal
from reunion_desktop.games.ekart.options import STAUBAUS
from reunion_desktop.games.ekart.rules import LITTLE
from reunion_desktop.match.game_flow import PERSON, Wait
from reunion_desktop.ui.calls.offer import BACK
from reunion_desktop.ui.dialogs.new_game import NewGame

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")

SEED = next(
    seed
    for seed in map(str, count(1))
    if draw_for_deal(LITTLE, seed).dealer == LITTLE.seating.before(PERSON)
)
"""A seed with which the player is the first to call."""


def test_the_prompt_follows_the_steps_of_a_call(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line asks for the call, then for the card, and again for the call after *Back*."""
    told: list[str] = []
    monkeypatch.setattr(table.window.narrator, "announce", told.append)
    table.begin(NewGame(LITTLE, ("Me", "Anna", "Karl"), ("random",) * 2, SEED))
    table.flow.set_pace(0, 0)

    def asked() -> bool:
        if table.flow.wait is Wait.CUT:
            table.flow.cut(9)
        mine = table.flow.wait is Wait.CHOICE
        return mine and isinstance(table.flow.observation.legal, MayAnnounce)

    qtbot.waitUntil(asked, timeout=20_000)
    first, second = "Can you take all ten tricks? Ask for a card, or pass.", "Which card do you ask"
    narrator, bar = table.window.narrator, table.window.caller.bar
    assert first in narrator.text
    bar.press(Call(STAUBAUS))
    assert second in narrator.text
    assert first not in narrator.text
    qtbot.waitUntil(lambda: second in told[-1])
    bar.press(BACK)
    assert first in narrator.text
