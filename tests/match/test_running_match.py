"""A session: moves, undo, resuming, and the calls of the recorder."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import pytest

from reunion_desktop.engine.actions import Action
from reunion_desktop.engine.dealing.seals import Seal, Secret
from reunion_desktop.engine.dealing.shuffle import deal_from_seed
from reunion_desktop.engine.game import IllegalAction
from reunion_desktop.engine.record import Header, Record, Step
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.match.running_match import NotKept, RunningMatch

HEADER = Header(RHINELAND, ("E", "M", "H"), 0, "2026-01-01T20:00:00+00:00")


@dataclass
class Notebook:
    """A recorder that remembers its calls, and may be set to fail."""

    told: list[object] = field(default_factory=list)
    full: bool = False
    secret: Secret | None = None
    seals: tuple[Seal, ...] = ()

    def begin(self, header: Header, secret: Secret | None) -> None:
        self._write(header)
        self.secret = secret

    def promise(self, seal: Seal) -> None:
        self._write(seal)

    def reveal(self, seal: Seal) -> None:
        self._write(seal)

    def record(self, step: Step) -> None:
        self._write(step.action)

    def take_back(self, kept: int) -> None:
        self._write(kept)

    def finish(self, record: Record, seals: tuple[Seal, ...], *, helped: bool) -> None:
        self.seals = seals
        self._write((record, helped))

    def _write(self, what: object) -> None:
        if self.full:
            raise NotKept("The disk is full.")
        self.told.append(what)


def last_finished(notebook: Notebook) -> tuple[Record, bool]:
    """The last call, which must be the end of a game."""
    told = notebook.told[-1]
    assert isinstance(told, tuple)
    record, helped = told
    assert isinstance(record, Record)
    return record, bool(helped)


def next_action(session: RunningMatch) -> Action:
    """The deal that is due, or the first legal action."""
    match = session.match
    legal = match.legal()
    if legal is not None:
        return legal.actions[0]
    return deal_from_seed(
        match.rules, session.seed, session.number, len(match.lines) + 1, match.next_dealer
    )


def playing(actions: int, notebook: Notebook | None = None) -> RunningMatch:
    """A session with some number of moves."""
    session = RunningMatch(notebook or Notebook())
    session.begin(HEADER, "secret")
    for _ in range(actions):
        session.submit(next_action(session))
    return session


def test_a_decision_is_checked_then_recorded_before_it_counts() -> None:
    """An illegal move is not recorded, and one that cannot be recorded is not made."""
    notebook = Notebook()
    session = playing(5, notebook)
    before, record, heard = session.match, session.record, len(notebook.told)

    with pytest.raises(IllegalAction):
        session.submit(session.record.actions[0])
    assert heard == len(notebook.told)
    notebook.full = True
    with pytest.raises(NotKept):
        session.submit(next_action(session))

    assert before is session.match
    assert record is session.record


@pytest.mark.parametrize("played", [2, 7, 31])
def test_undo_goes_to_ones_own_last_decision(played: int) -> None:
    """After an undo it is that seat's turn again, in the same deal, as it was."""
    session = playing(played)
    kept = session.undo_point(0)
    assert kept is not None

    state = session.rewind(kept)

    assert state.to_act() == 0
    assert session.record.match() == state
    assert session.sheet().games[-1].helped


def test_undo_never_goes_behind_the_deal() -> None:
    """Before the player's first move of a deal there is nothing to undo."""
    session = playing(33)  # The second deal is on the table; seat 1 is to discard.
    assert session.undo_point(0) is None


def test_a_finished_game_names_its_seed() -> None:
    """The secret is revealed once the game is over, and not before."""
    notebook = Notebook()
    session = playing(96, notebook)

    record, helped = last_finished(notebook)

    assert session.match.settlement is not None
    assert record.header.seed == "secret"
    assert not helped
    assert session.record.header.seed is None


def test_a_resumed_game_stands_where_it_stood_and_names_no_seed() -> None:
    """The secret of the first deals is gone with the program that was killed."""
    before = playing(40)
    notebook = Notebook()
    session = RunningMatch(notebook)

    session.resume((playing(96).record, before.record), (True, False), "another")

    assert before.match == session.match
    assert session.number == 2
    assert session.sheet().games[0].helped
    while session.match.settlement is None:
        session.submit(next_action(session))
    record, _ = last_finished(notebook)
    assert record.header.seed is None


def test_a_session_goes_on_down_its_sheet() -> None:
    """Games of one session are on one sheet, which adds them up; another one has its own.

    A record opened during another session brings only its own games.
    """
    session = playing(96)
    first = session.sheet().games[0]
    session.begin(HEADER, "second")
    for _ in range(96):
        session.submit(next_action(session))
    sheet = session.sheet()
    assert (first, 2, 0) == (sheet.games[0], len(sheet.games), sum(sheet.balance))

    session.begin(HEADER, "third", new_session=True)
    assert (1, 1) == (session.number, len(session.sheet().games))
    session.resume((playing(96).record,), (False,), "another")
    assert (1, playing(96).record) == (session.number, session.record)


def test_help_is_written_down_once_before_it_is_given() -> None:
    """Tomorrow the sheet still says that a hint was asked for; the decisions all stand."""
    notebook = Notebook()
    session = playing(12, notebook)
    notebook.full = True
    with pytest.raises(NotKept):
        session.take_help()
    assert not session.sheet().games[-1].helped
    notebook.full = False

    session.take_help()
    session.take_help()

    assert notebook.told[-1] == 12
    assert notebook.told.count(12) == 1
    assert len(session.record.actions) == 12
    assert session.sheet().games[-1].helped


def test_help_is_not_marked_in_practice() -> None:
    """Practice allows looking, hints and undo; the sheet says practice instead."""
    notebook = Notebook()
    session = RunningMatch(notebook)
    session.begin(replace(HEADER, practice=True), "secret")
    for _ in range(12):
        session.submit(next_action(session))

    session.take_help()
    kept = session.undo_point(0)
    assert kept is not None
    session.rewind(kept)

    game = session.sheet().games[-1]
    assert not game.helped
    assert game.practice


@pytest.mark.parametrize("seed", ["x" * 80, "é" * 40, ""])
def test_a_seed_that_no_code_holds_has_none(seed: str) -> None:
    """The game is played and written down all the same; only its cards have no short name."""
    session = RunningMatch(Notebook())
    session.begin(Header(RHINELAND, ("E", "M", "H"), 0, "2026-01-01", seed), seed)
    session.submit(deal_from_seed(RHINELAND, seed, 1, 1, 0))

    assert session.code is None
    assert session.sheet().games[-1].cards is None
