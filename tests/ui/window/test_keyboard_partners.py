"""Games with partners by keyboard: calls and cards, and the focus is never lost."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from reunion_desktop.app.table import Table
from reunion_desktop.engine.actions import Action, Announce, Discard, Give
from reunion_desktop.engine.legal import MayAnnounce, MayDiscard, MayGive, MayPlay
from reunion_desktop.engine.observe import DealObservation
from reunion_desktop.games import find_game
from reunion_desktop.match.game_flow import PERSON, Wait
from reunion_desktop.ui.calls.bar import CallBar
from reunion_desktop.ui.calls.button import CallButton
from reunion_desktop.ui.dialogs.new_game import NewGame
from tests.ui.window.person import NAMES, almost_counted, go_to, press, until_mine

pytestmark = pytest.mark.qt_log_ignore(
    "propagateSizeHints", "raise\\(\\)", "grabbing the keyboard", "requestActivate"
)

SEEDS = {"bauer": "112", "viersche": "571", "hunsruecker": "3", "hindersche": "47", "ekart": "6"}
"""Seeds with which the games are short, and the player has to call."""
TOO_EARLY = "195"
"""A seed with which the player may claim before the side has enough points."""
MOST = 300
"""Actions that suffice for every game."""
Key = Qt.Key


@pytest.fixture
def table(active_table: Table) -> Table:
    """An active window."""
    return active_table


def sit_down(table: Table, game: str, seed: str) -> None:
    """Start a game with three random opponents."""
    found = find_game(game)
    assert found is not None
    others = found.default.players - 1
    names = NAMES[: found.default.players]
    table.begin(NewGame(found.default, names, ("random",) * others, seed))


def focus(table: Table) -> QWidget:
    """The focused widget, which exists and is visible."""
    found = QApplication.focusWidget()
    assert found is not None
    assert found.isVisible()
    assert table.window.isAncestorOf(found)
    return found


def say(table: Table, digit: Qt.Key) -> None:
    """Call by a digit; the bar or one of its calls has the focus."""
    assert isinstance(focus(table), (CallBar, CallButton))
    press(table, digit)


def claim(table: Table) -> None:
    """Make a call that is possible instead of leading: Tab from the cards, then Enter."""
    assert focus(table) is table.window.table
    press(table, Key.Key_Tab)
    assert isinstance(focus(table), CallButton)
    press(table, Key.Key_Return)


def answer(table: Table, legal: MayAnnounce) -> None:
    """Pass, or name a suit where one can be named; in Ekart ask for a card once, in two steps."""
    if not any(call.card for call in legal.calls):
        say(table, Key.Key_1 if any(call.suit for call in legal.calls) else Key.Key_0)
    elif any(isinstance(one, Announce) and one.call.card for one in own_decisions(table)):
        # The button to pass has the focus, wherever it is.
        assert isinstance(focus(table), CallButton)
        press(table, Key.Key_Return)
    else:
        say(table, Key.Key_1)
        say(table, Key.Key_1)


def play(qtbot: QtBot, table: Table) -> Iterator[DealObservation]:
    """Play a game; yields every deal before an action of the player."""
    for _ in range(MOST):
        wait, sight = until_mine(qtbot, table), table.flow.observation
        legal, before = sight.legal, len(table.session.record.actions)
        if wait in (Wait.GAME, Wait.SESSION):
            return
        if wait is Wait.CHOICE:
            assert sight.deal is not None
            yield sight.deal
        if wait is Wait.CUT:
            press(table, Key.Key_Right, Key.Key_Return)
        elif wait is Wait.DEAL:
            assert isinstance(focus(table), QPushButton)
            press(table, Key.Key_Return)
        elif isinstance(legal, MayAnnounce):
            answer(table, legal)
        elif isinstance(legal, MayDiscard):
            laid = sorted(legal.first.cards or {min(legal.cards, key=str)}, key=str)
            for card in laid:
                go_to(table, card)
                press(table, Key.Key_Return)
            press(table, Key.Key_Return)
        elif isinstance(legal, MayPlay) and legal.calls:
            claim(table)
        else:
            assert isinstance(legal, MayPlay | MayGive)
            assert focus(table) is table.window.table
            go_to(table, min(legal.cards, key=str))
            press(table, Key.Key_Return)
        # Another deal may have to be cut first.
        assert before < len(table.session.record.actions) or wait is Wait.DEAL
    pytest.fail("The game has no end.")


def own_decisions(table: Table) -> list[Action]:
    """The player's actions."""
    return [a for a in table.session.record.actions if getattr(a, "seat", None) == PERSON]


def kinds(table: Table) -> set[str]:
    """Kinds of the player's decisions besides plain cards: words of calls, cards given or laid."""
    made = own_decisions(table)
    others = {"give" for a in made if isinstance(a, Give)}
    others |= {"discard" for a in made if isinstance(a, Discard) and a.cards}
    return others | {a.call.word for a in made if isinstance(a, Announce)}


@pytest.mark.parametrize("game", SEEDS)
def test_a_game(qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """A game is played from the cut to the settlement by keyboard, with info questions.

    Every kind of call and exchange of the game is made.
    """
    told: list[str] = []
    monkeypatch.setattr(table.window.narrator, "announce", told.append)
    wanted = {
        "bauer": {"trump", "pass"},
        "viersche": {"reached"},
        "hunsruecker": {"name", "pass", "discard"},
        "ekart": {"staubaus", "pass", "give"},
    }.get(game, set())
    sit_down(table, game, SEEDS[game])
    for number, deal in enumerate(play(qtbot, table)):
        if not number % 4:
            answered(table, told, deal)
        if wanted <= kinds(table) and table.session.match.lines:
            break
    assert wanted <= kinds(table)
    almost_counted(table, 0, table.session.match.rules)
    assert all(play(qtbot, table))
    assert table.session.match.settlement is not None


def test_a_number_that_is_not_reached_is_told(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A claim that comes too early is announced with the side's count, and play continues."""
    told: list[str] = []
    monkeypatch.setattr(table.window.narrator, "announce", told.append)
    sit_down(table, "viersche", TOO_EARLY)
    denied = (
        deal
        for deal in play(qtbot, table)
        if deal.calls and deal.calls[-1].seat == PERSON and not deal.trick.cards
    )
    deal = next(denied)
    made = deal.points[0] + deal.points[2]
    *_, said = (one for one in told if one.startswith("You call “We have our points”."))
    assert said.startswith(f"You call “We have our points”. Not enough yet: {made} of ")
    assert table.window.message.startswith(f"Not enough yet: {made} of ")
    assert table.window.message.endswith("You lead: play any card.")


def answered(table: Table, told: list[str], deal: DealObservation) -> None:
    """F3 to F8: cards with their players, trumps, tricks by side, turn, and score."""
    answers = {}
    for key in (Key.Key_F3, Key.Key_F5, Key.Key_F6, Key.Key_F7, Key.Key_F8):
        told.clear()
        press(table, key)
        answers[key] = " ".join(told)
    assert "" not in answers.values()
    ours, theirs = (sum(deal.tricks[side::2]) for side in (0, 1))
    tricks = f"Tricks: you and Karl {ours}; Anna and Lena {theirs}."
    if len(deal.held) == 3:
        tricks = f"tricks: {deal.tricks[-1]}."
    elif len(set(deal.sides.of)) == len(deal.held):
        each = zip(("you", *NAMES[1:]), deal.tricks, strict=False)
        tricks = "Tricks: {}.".format(", ".join(f"{name} {taken}" for name, taken in each))
    elif len(deal.held) == len(NAMES):
        tricks = f"Tricks: you, Karl and Georg {ours}; Anna, Lena and Luise {theirs}."
    assert tricks in answers[Key.Key_F6]
    dealer = "you" if deal.dealer == PERSON else NAMES[deal.dealer]
    assert f"Dealer: {dealer}." in answers[Key.Key_F5]
    for place in range(len(deal.trick.cards)):
        seat = deal.trick.seat_of(place)
        assert f"{NAMES[seat]}: " in answers[Key.Key_F3]
    counted = len(table.session.match.lines)
    assert re.search(rf"after deal {counted}[.:]|^No deal", answers[Key.Key_F8])
