"""The sessions of a table: begun, continued, left for another one.

What could end a session with a move of the player is done only after a question.
"""

from __future__ import annotations

import contextlib
from abc import ABC, abstractmethod
from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path

from reunion_desktop.app.opponents import (
    company,
    draw_seats,
    first_game,
    minds_for,
    usual_levels,
)
from reunion_desktop.app.side_table import GameTable
from reunion_desktop.engine.dealing.deal_code import DealCode, seed_of_the_day
from reunion_desktop.engine.dealing.shuffle import draw_for_deal
from reunion_desktop.engine.game import Game
from reunion_desktop.games import find_game
from reunion_desktop.match.opening import GameOpening, by_code, by_draw, new_seed
from reunion_desktop.match.recording import PERSON
from reunion_desktop.match.running_match import NotKept
from reunion_desktop.storage.disk import StorageFault
from reunion_desktop.storage.game_parser import StoredGame
from reunion_desktop.storage.lines import BadRecord
from reunion_desktop.storage.reader import read_record, remark_on, sessions_in
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.dialogs.preferences import Preferences
from reunion_desktop.ui.language.faults import fault_sentence


class SessionTable(GameTable, ABC):
    """A table at which sessions follow one another."""

    game: Game
    """The game of the last session."""
    preferences: Preferences

    @abstractmethod
    def prefer(self, preferences: Preferences) -> None:
        """Apply preferences from now on, and keep them."""

    @abstractmethod
    def resume_sheet(self, games: tuple[StoredGame, ...]) -> None:
        """Continue a score sheet kept by hand."""

    def begin(self, choice: NewGame) -> None:
        """Begin a session with the chosen table."""
        choice = company(choice, choice.rules.players)
        self.prefer(self.preferences.with_table(choice))
        choice = draw_seats(choice)
        if self._kept(self.recorder.new_session):
            opening = by_draw(choice.rules, choice.names, choice.seed, practice=choice.practice)
            self._begin(opening, choice.levels)

    def _begin_usual(self) -> None:
        """Begin a session like the last one; reports a journal that was set aside."""
        self.begin(self.preferences.new_game or first_game(self.game.default))
        if self.recorder.notice:
            self.window.say_trouble(self.recorder.notice)

    def play(self, game: Game) -> None:
        """Play a game after its lesson: the session in progress, or else one like the last."""
        going = self.session.is_begun and self.session.match.settlement is None
        if going and self.session.record.header.rules.game == game.id:
            self.window.activateWindow()
            return
        tables = {table.rules.game: table for table in self.preferences.tables(game.default)}
        self._leave_for(self.begin, tables.get(game.id) or first_game(game.default))

    def play_code(self, code: DealCode) -> None:
        """Begin a session with the cards of a deal code, against the last opponents."""
        last = self.preferences.new_game or first_game(self.game.default)
        now = company(last, code.rules.players)
        if self._kept(self.recorder.new_session):
            self._begin(by_code(code, now.names), now.levels)

    def play_today(self) -> None:
        """Begin a session with the daily deal, by the default rules: the same everywhere."""
        rules, seed = self.game.default, seed_of_the_day(datetime.now().astimezone().date())
        self.play_code(DealCode(rules, seed, draw_for_deal(rules, seed).dealer))

    def open(self, file: Path) -> None:
        """Continue the last session of a record file; earlier ones stay in the file.

        Raises:
            BadRecord: the file is not a valid record, or its last session cannot be continued.
            StorageFault: it cannot be recorded.
        """
        self._open_games(file.name, read_record(file, find_game, regular=True))

    def _open_games(self, name: str, games: tuple[StoredGame, ...]) -> None:
        """Continue the last session of some games from a file of this name."""
        remark = remark_on(name, games)
        if self._resume_session(games) and remark:
            self.window.say_trouble(remark)

    def resume(self, games: tuple[StoredGame, ...]) -> None:
        """Continue an earlier session; if it is the current one, just show it."""
        last = games[-1].record.header
        if self.session.is_begun and self.session.record.header == last:
            self.window.raise_()
            self.window.activateWindow()
        else:
            self._leave_for(self._tried, partial(self._resume_session, games))

    def _resume_session(self, games: tuple[StoredGame, ...]) -> bool:
        """Continue the last session of some games; False if the disk refused.

        Raises:
            BadRecord: it cannot be continued; nothing has changed.
        """
        *_, last = sessions_in(games)
        if last[0].record.header.by_hand:
            self.resume_sheet(last)
            return True
        self.recorder.check_session(last)
        kept = self._kept(partial(self.recorder.new_session, last))
        if kept:
            self._go_on(last)
        return kept

    def _go_on(self, games: tuple[StoredGame, ...]) -> None:
        """Continue the session of the journal; if that fails, set it aside and begin another."""
        try:
            self._resume(games)
        except Exception as fault:  # noqa: BLE001 - whatever is wrong with it, there is a table.
            self._kept(partial(self.recorder.set_aside, fault))
            self._begin_usual()

    def _begin(self, opening: GameOpening, levels: tuple[str, ...]) -> None:
        header = opening.header
        self.window.set_players(header.players, header.rules)
        self.window.table.setFocus()
        self.flow.begin(opening, minds_for(levels, header.players))
        # If the new session could not begin, the opponents of the one before stay.
        with contextlib.suppress(LookupError):  # Even the first game could not begin.
            header = self.session.record.header
            self.window.set_players(header.players, header.rules)

    def _resume(self, games: tuple[StoredGame, ...]) -> None:
        """Continue a session; its records were checked when they were read."""
        records = tuple(stored.record for stored in games)
        helped = tuple(stored.undone for stored in games)
        *told, secret = (self.recorder.secret_of(record.header) for record in records)
        self.session.resume(
            records, helped, new_seed(), secret=secret, told=tuple(told), seals=games[-1].seals
        )
        players = records[-1].header.players
        levels = usual_levels(self.preferences.new_game, players)
        self.continue_match(records[-1], minds_for(levels, players))

    def _kept(self, change: Callable[[], None]) -> bool:
        """Make a change on disk; if it fails, report it and leave the table unchanged."""
        try:
            change()
        except NotKept as fault:
            self.window.say_trouble(str(fault))
            return False
        return True

    def _leave_for(self, what: Callable[..., object], *given: object) -> None:
        """Do what ends the current session, after the player has confirmed it.

        There is nothing to confirm if the player made no move or the game is over.
        """
        goes_on = self.session.is_begun and self.session.match.settlement is None
        if goes_on and self.session.record.has_decision_of(PERSON):
            self.window.dialogs.ask_to_leave(lambda: what(*given))
        else:
            what(*given)

    def open_chosen(self, file: Path) -> None:
        """Continue a record that the player chose, after confirmation if needed.

        It is read first: a file that is no record is reported without a question.
        """
        where = f"{file.name}: "

        def ask() -> None:
            games = read_record(file, find_game, regular=True)
            self._leave_for(self._tried, partial(self._open_games, file.name, games), where)

        self._tried(ask, where)

    def _tried(self, change: Callable[[], object], where: str = "") -> None:
        """Try to continue a session; an error is reported with a prefix."""
        try:
            change()
        except (BadRecord, StorageFault) as fault:
            self.window.say_trouble(where + fault_sentence(str(fault)))
