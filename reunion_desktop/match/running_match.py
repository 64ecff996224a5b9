"""The running match of a session: an action log, each action recorded before it counts.

A session is a sequence of games with the same players and rules. The recorder receives every action
before any other observer.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile

from reunion_desktop.engine.actions import Action, DealCards, EnterDeal
from reunion_desktop.engine.dealing.deal_code import DealCode, code_in
from reunion_desktop.engine.dealing.seals import Seal, Secret
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.legal import forced_card
from reunion_desktop.engine.observe import saw_stock
from reunion_desktop.engine.record import Header, Record, Step
from reunion_desktop.engine.scoring import GameSheet, ScoreSheet, SessionResult
from reunion_desktop.engine.seats import Seat
from reunion_desktop.match.recording import NotKept, Recorder

__all__ = ("NotKept", "RunningMatch")


class RunningMatch:
    """A session: its finished games and the game in progress."""

    def __init__(self, recorder: Recorder) -> None:
        """Use a recorder; no game is begun yet."""
        self._recorder = recorder
        self._played: tuple[GameSheet, ...] = ()
        self._records: tuple[Record, ...] = ()
        self._record: Record | None = None
        self._states: list[MatchState] = []
        self._secret = Secret("", "")
        self._seed_is_whole = True
        self._helped = False
        self._seals: dict[int, Seal] = {}
        self._taken_back: tuple[Action, ...] = ()

    @property
    def record(self) -> Record:
        """The game in progress, or the last one.

        Raises:
            LookupError: no game was begun.
        """
        if self._record is None:
            message = "No game was begun."
            raise LookupError(message)
        return self._record

    @property
    def is_begun(self) -> bool:
        """Test whether a game was begun; false until the first one could be recorded."""
        return self._record is not None

    @property
    def records(self) -> tuple[Record, ...]:
        """All games of the session, the one in progress last.

        Raises:
            LookupError: no game was begun.
        """
        return (*self._records, self.record)

    @property
    def match(self) -> MatchState:
        """The state of the game in progress.

        Raises:
            LookupError: no game was begun.
        """
        return self._states[-1] if self._states else self.record.start()

    @property
    def seed(self) -> str:
        """The seed of this game's deals; a secret until the game is over."""
        return self._secret.seed

    @property
    def shuffled_as(self) -> int:
        """The game number in the shuffle of this game's cards, from 1.

        It differs from :attr:`number` in a game that was continued without its session.
        """
        return self._secret.game

    @property
    def number(self) -> int:
        """The number of the game in progress in this session, from 1."""
        return len(self._played) + 1

    @property
    def seals(self) -> tuple[Seal, ...]:
        """The seals of this game so far, with proofs of the deals that are scored."""
        counted = len(self.match.lines)
        return tuple(
            [
                seal if number <= counted else Seal(number, seal.commitment)
                for number, seal in sorted(self._seals.items())
            ]
        )

    @property
    def practice(self) -> bool:
        """Test whether this is a practice game, with open cards."""
        return self.record.header.practice

    @property
    def session_result(self) -> SessionResult:
        """The result of the session by its rules so far; unfinished games do not count."""
        games = [game.settlement for game in self.sheet().games if game.settlement is not None]
        return self.match.rules.scoring.result(games)

    @property
    def _marked(self) -> bool:
        """Test whether the sheet shows that help was taken; never in practice."""
        return self._helped and not self.practice

    def begin(self, header: Header, seed: str, *, new_session: bool = False, key: str = "") -> None:
        """Begin a game; the one before stays on the session's sheet.

        Args:
            header: the header of the game.
            seed: the seed of the deals.
            new_session: whether a new session begins, on a new sheet.
            key: 32 random bytes in hex if the deals are to be sealed.

        Raises:
            NotKept: the beginning could not be recorded; nothing has changed.
        """
        number = 1 if new_session or self._record is None else self.number + 1
        secret = Secret(seed, key, number)
        self._recorder.begin(header, secret if header.seed is None else None)
        if new_session:
            self._played = self._records = ()
        elif self._record is not None:
            self._put_away(self._record)
        self._record = Record(header)
        self._states = [self._record.start()]
        self._secret, self._seed_is_whole = secret, True
        self._helped = False
        self._seals = {}
        self._taken_back = ()

    def resume(
        self,
        records: tuple[Record, ...],
        helped: tuple[bool, ...],
        seed: str,
        *,
        secret: Secret | None = None,
        told: tuple[Secret | None, ...] = (),
        seals: tuple[Seal, ...] = (),
    ) -> None:
        """Continue a session read from a journal; the last record is in progress.

        If the secret is missing or belongs to another game, the next deals follow from the given
        seed, and the record of a game continued halfway has no seed.

        Args:
            records: the games of the session.
            helped: whether help was taken, by game.
            seed: the seed of the last game's deals, if it is not known otherwise.
            secret: the stored secret of the last game.
            told: the secrets of the games before it, if known.
            seals: the last game's seals in the journal.

        Raises:
            IllegalAction: a record is against the rules.
        """
        self._played, self._records, self._record = (), (), None
        self._taken_back = ()
        secrets = (*told, *(None for _ in records))
        for number, (record, help_taken) in enumerate(zip(records, helped, strict=True)):
            if self._record is not None:
                self._put_away(self._record)
            self._record = record
            steps = record.replay()
            self._states = [record.start(), *(step.after for step in steps)]
            self._helped, self._seed_is_whole = help_taken, True
            self._secret = secrets[number] or Secret(record.header.seed or "", "", number + 1)
        named = self.record.header.seed
        if named is None and secret is not None and secret.fits(self.record, seals):
            self._secret, self._seed_is_whole = secret, True
        else:
            self._secret = Secret(named if named is not None else seed, "", self.number)
            self._seed_is_whole = named is not None or not self.record.actions
        rules = self.record.header.rules
        self._seals = {seal.number: self._secret.with_proof(seal, rules) for seal in seals}

    def seal(self) -> Seal | None:
        """Seal the next deal before it is cut; None if deals are not sealed.

        A seal that cannot be proved, because its secret was lost, is not shown again.

        Raises:
            NotKept: it could not be recorded; nothing was sealed.
        """
        number = len(self.match.lines) + 1
        if not self._secret.key:
            return None
        if number not in self._seals:
            seal = self._secret.proof(self.match.rules, number)
            self._recorder.promise(seal)
            self._seals[number] = seal
        return Seal(number, self._seals[number].commitment)

    def submit(self, action: Action) -> Step:
        """Make a move.

        Raises:
            IllegalAction: the rules do not allow it now; nothing has changed.
            NotKept: it could not be recorded; nothing has changed.
        """
        before = self.match
        after, events = advance(before, action)
        step = Step(before, action, events, after)
        self._recorder.record(step)
        self._record = self.record.plus(action)
        self._states.append(after)
        # Any other action clears the redo stack.
        self._taken_back = self._taken_back[1:] if self._taken_back[:1] == (action,) else ()
        if len(after.lines) != len(before.lines):
            seal = self._seals.get(after.lines[-1].number)
            if seal is not None and seal.proved:
                self._recorder.reveal(seal)
        if after.settlement is not None:
            self._recorder.finish(self._told_seed(), self.seals, helped=self._marked)
        return step

    def undo_point(self, seat: Seat, *, unforced: bool = False) -> int | None:
        """Number of moves left when a seat undoes its last one; None if it cannot.

        Undo stays within the deal on the table, and ends when the deal is scored. It never goes
        back over a card of the stock that the seat has seen since.

        Args:
            seat: the seat.
            unforced: whether cards without a choice are undone together with the move before.
        """
        if self._record is None or self.match.to_act() is None:
            return None
        actions = self.record.actions
        for kept in range(len(actions) - 1, -1, -1):
            action = actions[kept]
            if isinstance(action, DealCards | EnterDeal) or saw_stock(
                self._states[kept], self.match, seat
            ):
                return None
            if action.seat == seat and not (unforced and forced_card(self._states[kept].legal())):
                return kept
        return None

    def has_moved(self, seat: Seat) -> bool:
        """Test whether a seat has moved in the deal on the table."""
        moves = takewhile(lambda one: not isinstance(one, DealCards), reversed(self.record.actions))
        return any(not isinstance(one, DealCards | EnterDeal) and one.seat == seat for one in moves)

    def rewind(self, kept: int) -> MatchState:
        """Undo all but the first ``kept`` moves of this game.

        Raises:
            NotKept: it could not be recorded; nothing has changed.
        """
        self._recorder.take_back(kept)
        self._taken_back = (*self.record.actions[kept:], *self._taken_back)
        self._record = self.record.rewound(kept)
        self._states = self._states[: kept + 1]
        self._helped = True
        return self.match

    def can_redo(self, seat: Seat) -> bool:
        """Test whether an undone move of a seat can be redone, and is the next one."""
        first = self._taken_back[0] if self._taken_back else None
        return (
            not (first is None or isinstance(first, DealCards | EnterDeal)) and first.seat == seat
        )

    def redo(self, seat: Seat) -> None:
        """Redo undone moves up to and including a seat's next one.

        The record shows them like any other moves.

        Raises:
            NotKept: one could not be recorded; those before it are made.
        """
        while self._taken_back:
            if self.submit(self._taken_back[0]).after.to_act() == seat:
                break

    def take_help(self) -> None:
        """Mark this game as played with help; its sheet shows it.

        The journal receives an undo of no moves, so that the mark survives a restart.

        Raises:
            NotKept: it could not be recorded; nothing has changed.
        """
        if not self._helped and not self.practice:
            self._recorder.take_back(len(self.record.actions))
            self._helped = True

    def sheet(self) -> ScoreSheet:
        """The score sheet of the session, with the game in progress last."""
        header = self.record.header
        games = (*self._played, self._game_sheet())
        rules = header.rules
        figures = ScoreSheet(header.players, games, rules.ledger, rules.session_rank)
        return rules.scoring.written(figures)

    def _put_away(self, record: Record) -> None:
        """Move the finished game to the list of played games."""
        self._played = (*self._played, self._game_sheet())
        self._records = (*self._records, record)

    @property
    def code(self) -> DealCode | None:
        """The deal code of this game; None if it is secret or the cards follow from no seed."""
        if self._record is None:
            return None
        header, over = self.record.header, self.match.settlement is not None
        if header.code is not None:
            return code_in(header)
        if header.seed is None and not (over and self._seed_is_whole):
            return None
        return DealCode.of(self.record, header.seed or self.seed, self.shuffled_as)

    def _game_sheet(self) -> GameSheet:
        match, code = self.match, self.code
        cards = str(replace(code, first_dealer=0)) if code is not None else None
        return GameSheet(
            match.first_dealer,
            match.rules.deals,
            match.lines,
            match.settlement,
            self._marked,
            cards,
            self.practice,
        )

    def _told_seed(self) -> Record:
        """The record of a finished game, with its seed revealed."""
        seed = self.seed if self._seed_is_whole else None
        return Record(replace(self.record.header, seed=seed), self.record.actions)
