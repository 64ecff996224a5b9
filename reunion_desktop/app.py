"""The composition root: builds every part of the table and hands each what it needs."""

from __future__ import annotations

import gc
import secrets
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSettings

from reunion_desktop.ai.player import Decision, Limit, Player, Stop
from reunion_desktop.ai.roster import LEVELS, NAMES, player_for
from reunion_desktop.application import (
    application_for_table,
    default_folder,
    refused,
    why_no_window,
)
from reunion_desktop.arena.play import dice_for
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.shuffle import Stream
from reunion_desktop.games import GAMES, find_game
from reunion_desktop.keeper import Keeper
from reunion_desktop.session.conductor import PERSON, Conductor
from reunion_desktop.session.session import NotKept, Session
from reunion_desktop.session.thinker import Thinker
from reunion_desktop.solver.solve import COMPILED
from reunion_desktop.storage.disk import StorageFault, replace_file
from reunion_desktop.storage.lines import BadRecord
from reunion_desktop.storage.reader import StoredGame, read_record
from reunion_desktop.storage.sheet import as_csv, as_text
from reunion_desktop.ui.main_window import MainWindow
from reunion_desktop.ui.new_game import NewGame
from reunion_desktop.ui.settings import Preferences, load, save
from reunion_desktop.ui.wording import level_title

OPPONENT = "club"
"""The level of the minds where nobody has chosen one."""
ADVISER = "expert"
"""The level that is asked for a hint."""
_THINK = Limit(time_ms=1000)
"""What a mind may spend on one decision at the table."""
_SETTINGS = "settings.ini"
_GAMES = "games"


def run(file: Path | None, data_dir: Path | None) -> int:
    """Open the table and stay until it is closed; the exit code is returned.

    Args:
        file: a record to open; None for the game in progress.
        data_dir: where games and settings are kept; None for the system's own place.
    """
    missing = why_no_window()
    if missing:
        print(f"reunion-desktop: {missing}", file=sys.stderr)
        return 2
    application = application_for_table()
    try:
        table = Table(data_dir or default_folder())
    except StorageFault as fault:
        return refused(str(fault))
    try:
        if file is not None:
            try:
                table.open(file)
            except BadRecord as bad:
                return refused(f"{file}: {bad}")
            except StorageFault as fault:
                return refused(str(fault))
        else:
            table.take_up()
        table.window.show()
        gc.enable()
        return application.exec()
    finally:
        table.close()


class Adviser:
    """The mind that is asked for a hint; it sits down when it is first asked."""

    name = ADVISER

    def __init__(self, dice: str) -> None:
        """Keep the seed text of its randomness."""
        self._dice = dice
        self._mind: Player | None = None

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:
        """Decide in the person's place."""
        if self._mind is None:
            self._mind = player_for(ADVISER, self._dice)
        return self._mind.choose(observation, limit, stop)


class Table:
    """A window with all that stands behind it."""

    def __init__(self, folder: Path, *, hurry: bool = False) -> None:
        """Lay the table; nothing is dealt yet.

        Args:
            folder: where games and settings are kept.
            hurry: whether nothing is left lying for the eye.

        Raises:
            Busy: another program plays in this folder.
            StorageFault: the folder cannot be used.
        """
        self.game = GAMES[0]
        self.keeper = Keeper(folder / _GAMES, self.game)
        self.settings = QSettings(str(folder / _SETTINGS), QSettings.Format.IniFormat)
        self.preferences = load(self.settings)
        self.session = Session(self.game, self.keeper)
        self.thinker = Thinker(_THINK)
        self.conductor = Conductor(self.session, self.thinker)
        self.window = MainWindow(
            self.conductor,
            self.preferences,
            presets=dict(self.game.presets),
            levels=tuple((level.id, level_title(level.id)) for level in LEVELS),
            names=NAMES,
            sheet_writers={"txt": as_text, "csv": as_csv},
            compiled=COMPILED,
            hurry=hurry,
        )
        self.window.dialogs.new_game_chosen.connect(self.begin)
        self.window.dialogs.file_chosen.connect(self._open_chosen)
        self.window.dialogs.sheet_wanted.connect(self._save_sheet)
        self.window.preferences_changed.connect(self._prefer)
        self.keeper.on_fault = self.window.say_trouble

    def take_up(self) -> None:
        """Go on where the last evening ended, or begin a first game."""
        games = self.keeper.resumed
        if games:
            self._resume(games)
        else:
            self.begin(self.preferences.new_game or self._first_game())
        if self.keeper.notice:
            self.window.say_trouble(self.keeper.notice)

    def begin(self, choice: NewGame) -> None:
        """Begin a sitting as it was chosen."""
        self._prefer(replace(self.preferences, new_game=choice))
        choice = seated(choice)
        if self._kept(self.keeper.new_sitting):
            self.window.set_players(choice.names, choice.rules)
            self.conductor.begin(
                choice.rules, choice.names, self._minds(choice.levels, choice.names), choice.seed
            )

    def open(self, file: Path) -> None:
        """Go on with the last sitting in a record.

        Raises:
            BadRecord: the file is no true record.
            StorageFault: it cannot be taken up.
        """
        games = read_record(file, find_game)
        header = games[-1].record.header
        sitting: list[StoredGame] = []
        for stored in reversed(games):
            if stored.record.header.players != header.players:
                break
            sitting.insert(0, stored)
        if self._kept(lambda: self.keeper.new_sitting(stored.record for stored in sitting)):
            self._resume(tuple(sitting))

    def close(self) -> None:
        """End every thread and clock; the journal holds all that was decided."""
        self.conductor.close()
        self.thinker.close()
        self._prefer(self.window.remembered(self.preferences))
        self.settings.sync()
        self.keeper.close()
        self.window.deleteLater()

    def _resume(self, games: tuple[StoredGame, ...]) -> None:
        """Take a sitting up; its records were checked when they were read."""
        records = tuple(stored.record for stored in games)
        header = records[-1].header
        last = self.preferences.new_game
        levels = last.levels if last else (OPPONENT,) * (header.rules.players - 1)
        self.session.resume(records, tuple(stored.undone for stored in games), new_seed())
        self.window.set_players(header.players, header.rules)
        self.conductor.resume(self._minds(levels, header.players))

    def _minds(
        self, levels: tuple[str, ...], names: tuple[str, ...]
    ) -> Callable[[str, int], dict[Seat, Player]]:
        """Who plays for the seats that no person sits at; a name may bring a character."""

        def sit_down(seed: str, number: int) -> dict[Seat, Player]:
            adviser = Adviser(dice_for(seed, number, PERSON))
            return {PERSON: adviser} | {
                seat: player_for(level, dice_for(seed, number, seat), names[seat])
                for seat, level in enumerate(levels, 1)
            }

        return sit_down

    def _first_game(self) -> NewGame:
        """What a newcomer plays, against two of the roster's names."""
        rules = self.game.default
        others = secrets.SystemRandom().sample(NAMES, rules.players - 1)
        return NewGame(rules, (self.window.persons_name(), *others), (OPPONENT,) * len(others))

    def _open_chosen(self, file: Path) -> None:
        try:
            self.open(file)
        except (BadRecord, StorageFault) as fault:
            self.window.say_trouble(f"{file.name}: {fault}")

    def _save_sheet(self, path: Path, text: str) -> None:
        try:
            replace_file(path, text.encode())
        except StorageFault as fault:
            self.window.say_trouble(str(fault))

    def _prefer(self, preferences: Preferences) -> None:
        self.preferences = preferences
        self.window.adopt(preferences)
        save(self.settings, preferences)

    def _kept(self, change: Callable[[], None]) -> bool:
        """Make a change on disk; when it fails, say so and leave the table as it is."""
        try:
            change()
        except NotKept as fault:
            self.window.say_trouble(str(fault))
            return False
        return True


def new_seed() -> str:
    """A seed from the system's generator: 128 bits, hex."""
    return secrets.token_hex(16)


def seated(choice: NewGame) -> NewGame:
    """The same table with places drawn for, where the rules want that; one's own stays.

    Whoever sits at one's right or left is all that a draw for seats decides.
    """
    if choice.rules.seats != "draw":
        return choice
    stream = Stream(choice.seed if choice.seed is not None else new_seed(), 0, 0)
    left = list(range(len(choice.levels)))
    order = [left.pop(stream.below(len(left))) for _ in choice.levels]
    return replace(
        choice,
        names=(choice.names[0], *(choice.names[1 + place] for place in order)),
        levels=tuple(choice.levels[place] for place in order),
    )
