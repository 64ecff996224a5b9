"""Prompts and unit names after the last deal of a game or set."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtWidgets import QPushButton

from reunion_desktop.app.table import Table
from reunion_desktop.engine.game import GameRules
from reunion_desktop.games.bauer.rules import SAARLAND
from reunion_desktop.games.hindersche.rules import PAGAT as HINDERSCHE
from reunion_desktop.games.ids import IDS
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.games.viersche.rules import PAGAT as VIERSCHE
from reunion_desktop.match.game_flow import Wait
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.games.count import Contents, CountPage
from reunion_desktop.ui.language.interpreter import Language
from reunion_desktop.ui.window.next_steps import NextStep, next_sentence, next_steps
from reunion_desktop.ui.window.prompt import Prompt
from tests.ui.every_window.names import doubled

CHOOSE = "Choose what to do next."


@pytest.mark.parametrize(
    ("rules", "wait", "expected"),
    [
        (VIERSCHE, Wait.GAME, "The set is over. The session continues with the next set."),
        (VIERSCHE, Wait.SESSION, "The session is over."),
        (HINDERSCHE, Wait.GAME, "The game is over. The session continues with the next game."),
        (SAARLAND, Wait.GAME, "The game is over. The session continues with the next game."),
        (RHINELAND, Wait.GAME, "The game is over."),
    ],
)
def test_prompt_says_whether_the_session_continues(
    rules: GameRules, wait: Wait, expected: str
) -> None:
    """Where a session ends by its rules, the prompt says whether it has ended."""
    assert f"{expected} {CHOOSE}" == next_sentence(wait, rules, aside=False, turns=False)


def test_a_table_aside_has_no_session() -> None:
    """A deal played again beside the main table continues no session."""
    assert f"The set is over. {CHOOSE}" == next_sentence(
        Wait.GAME, VIERSCHE, aside=True, turns=False
    )


def test_a_new_session_is_offered_only_after_the_last_game() -> None:
    """Another game at the same table comes first, or a new session when the session is over."""
    between = next_steps(Wait.GAME, coded=False, aside=False)
    assert (NextStep.ANOTHER_GAME, NextStep.NEW_TABLE, NextStep.REVIEW) == between
    after = next_steps(Wait.SESSION, coded=False, aside=False)
    assert (NextStep.NEW_SESSION, NextStep.REVIEW) == after


@pytest.mark.parametrize("game", IDS)
def test_each_game_names_its_unit_everywhere(game: str) -> None:
    """Viersche says *set* and Skat *series* wherever the others say *game*, and never both."""
    unit = words_of(game).unit()
    texts = (
        *(unit.numbered(1), unit.practised(1), unit.helped(1), unit.deal(1, 1), unit.another()),
        *(unit.available_later(), unit.code_later()),
        *(unit.over(), unit.session_continues(), *map(unit.amount, (0, 1, 2))),
        *(unit.below(1, 0), unit.below(1, 2), unit.below(2, 0), unit.below(2, 2)),
        *(unit.plural(), unit.won()),
    )
    own = {"viersche": "set", "skat": "series"}.get(game, "game")
    others = "|".join({"game", "set", "series"} - {own})
    plain = [text.replace("&", "").lower() for text in texts]
    assert all(re.search(rf"\b{own}s?\b", text) for text in plain)
    assert not any(re.search(rf"\b({others})s?\b", text) for text in plain)


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN, Language.FRENCH])
def test_no_step_shares_its_mnemonic(table: Table, language: Language) -> None:
    """Alt and a letter press one button alone, and open no menu instead."""
    table.prefer(replace(table.preferences, language=language))
    menus = [action.text() for action in table.window.menuBar().actions()]
    prompt, page = Prompt(table.window.table), CountPage("", Contents(("Me",), ()), "")
    for game, wait in product(IDS, (Wait.DEAL, Wait.GAME, Wait.SESSION)):
        unit, ways = words_of(game).unit(), next_steps(wait, coded=True, aside=False)
        for pages in (page,), (page, page):
            prompt.count(pages, ways, fresh=True, unit=unit)
            buttons = prompt.findChildren(QPushButton)
            found = [each.text() for each in buttons if each.isVisibleTo(prompt)]
            assert [] == list(doubled([*menus, *found])), game
