"""The running match: its list of decisions, each written down before it counts.

A sitting is one game after another at one table. Every decision is handed to the recorder
before anybody else hears of it.
"""

from __future__ import annotations

from dataclasses import replace

from reunion_desktop.engine.actions import Action, Announce, DealCards, Discard, Give, PlayCard
from reunion_desktop.engine.deal_code import DealCode, code_in
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.record import Header, Record, Step
from reunion_desktop.engine.scoring import GameSheet, ScoreSheet, SessionResult
from reunion_desktop.engine.seals import Seal, Secret
from reunion_desktop.engine.seats import Seat
from reunion_desktop.match.recording import NotKept, Recorder

__all__ = ("NotKept", "RunningMatch")


class RunningMatch:
    """A sitting: the games played, and the one in progress."""

    def __init__(self, recorder: Recorder) -> None:
        """Sit down; no game is begun yet."""
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
        """Whether there is a game; there is none before the first could be written down."""
        return self._record is not None

    @property
    def records(self) -> tuple[Record, ...]:
        """Every game of the sitting, the one in progress last.

        Raises:
            LookupError: no game was begun.
        """
        return (*self._records, self.record)

    @property
    def match(self) -> MatchState:
        """Where the game in progress stands.

        Raises:
            LookupError: no game was begun.
        """
        return self._states[-1] if self._states else self.record.start()

    @property
    def seed(self) -> str:
        """The text from which the deals of this game follow; a secret until the game is over."""
        return self._secret.seed

    @property
    def shuffled_as(self) -> int:
        """The number by which this game's cards are shuffled, from 1.

        It is another than :attr:`number` where the game was taken up out of its sitting.
        """
        return self._secret.game

    @property
    def number(self) -> int:
        """The number of the game in progress in this sitting, from 1."""
        return len(self._played) + 1

    @property
    def seals(self) -> tuple[Seal, ...]:
        """The seals of this game so far, proved where their deal is counted."""
        counted = len(self.match.lines)
        return tuple(
            [
                seal if number <= counted else Seal(number, seal.commitment)
                for number, seal in sorted(self._seals.items())
            ]
        )

    @property
    def practice(self) -> bool:
        """Whether this game is played for practice, with open cards."""
        return self.record.header.practice

    @property
    def sitting(self) -> SessionResult:
        """Where the sitting stands by its rules, the game in progress counted once it is over."""
        games = [game.settlement for game in self.sheet().games if game.settlement is not None]
        return self.match.rules.sitting(games)

    @property
    def _marked(self) -> bool:
        """Whether the sheet says that help was taken; in practice it never does."""
        return self._helped and not self.practice

    def begin(self, header: Header, seed: str, *, sitting: bool = False, key: str = "") -> None:
        """Begin a game; the one before stays on the sitting's sheet.

        Args:
            header: the table.
            seed: the text from which the deals follow.
            sitting: whether a sitting begins with it, on a new sheet.
            key: 32 random bytes in hex where the deals are to be sealed.

        Raises:
            NotKept: the beginning could not be written down; nothing has changed.
        """
        number = 1 if sitting or self._record is None else self.number + 1
        secret = Secret(seed, key, number)
        self._recorder.begin(header, secret if header.seed is None else None)
        if sitting:
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
        """Take up a sitting where a journal left it; the last record is in progress.

        Where its secret is lost, or is that of another game, the deals to come follow from the seed
        given here, and the record of a game resumed in its midst names none.

        Args:
            records: the games of the sitting.
            helped: whether help was taken, by game.
            seed: the text from which the deals of the last game follow, if nothing else tells it.
            secret: what was kept beside the record of the last game.
            told: what was secret in the games before it, where that is known.
            seals: the last game's, as they stand in the journal.

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
        """Promise the pack of the next deal before it is cut; None where nothing is sealed.

        A promise that can no longer be kept, because its secret was lost, is not shown again.

        Raises:
            NotKept: it could not be written down; nothing was promised.
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
        """Make a decision.

        Raises:
            IllegalAction: the rules do not allow it now; nothing has changed.
            NotKept: it could not be written down; nothing has changed.
        """
        before = self.match
        after, events = advance(before, action)
        step = Step(before, action, events, after)
        self._recorder.record(step)
        self._record = self.record.plus(action)
        self._states.append(after)
        # After another decision than the one taken back there is no way back to that one.
        self._taken_back = self._taken_back[1:] if self._taken_back[:1] == (action,) else ()
        if len(after.lines) != len(before.lines):
            seal = self._seals.get(after.lines[-1].number)
            if seal is not None and seal.proved:
                self._recorder.reveal(seal)
        if after.settlement is not None:
            self._recorder.finish(self._told_seed(), self.seals, helped=self._marked)
        return step

    def undo_point(self, seat: Seat) -> int | None:
        """How many decisions stay when a seat takes back its own last one; None when it cannot.

        One goes back within the deal on the table, never behind it, and not after the count.
        """
        if self._record is None or self.match.to_act() is None:
            return None
        actions = self.record.actions
        for kept in range(len(actions) - 1, -1, -1):
            action = actions[kept]
            if isinstance(action, DealCards):
                return None
            if action.seat == seat:
                return kept
        return None

    def rewind(self, kept: int) -> MatchState:
        """Take back everything after the first ``kept`` decisions of this game.

        Raises:
            NotKept: it could not be written down; nothing has changed.
        """
        self._recorder.take_back(kept)
        self._taken_back = (*self.record.actions[kept:], *self._taken_back)
        self._record = self.record.rewound(kept)
        self._states = self._states[: kept + 1]
        self._helped = True
        return self.match

    def can_redo(self, seat: Seat) -> bool:
        """Whether a decision that a seat took back can be made again, and is the next one."""
        first = self._taken_back[0] if self._taken_back else None
        return isinstance(first, PlayCard | Discard | Announce | Give) and first.seat == seat

    def redo(self, seat: Seat) -> None:
        """Make the decisions again that were taken back, as they were, up to a seat's next one.

        They are decisions like any others: a record knows nothing of it.

        Raises:
            NotKept: one could not be written down; those before it are made.
        """
        while self._taken_back:
            if self.submit(self._taken_back[0]).after.to_act() == seat:
                break

    def take_help(self) -> None:
        """Remember that help was taken in this game; its sheet says so.

        The journal is told with an undo that takes nothing back, so that it is known tomorrow.

        Raises:
            NotKept: it could not be written down; nothing has changed.
        """
        if not self._helped and not self.practice:
            self._recorder.take_back(len(self.record.actions))
            self._helped = True

    def sheet(self) -> ScoreSheet:
        """The sitting on one sheet, the game in progress last."""
        header = self.record.header
        games = (*self._played, self._game_sheet())
        rules = header.rules
        figures = ScoreSheet(header.players, games, rules.ledger, rules.session_rank)
        return rules.written(figures)

    def _put_away(self, record: Record) -> None:
        """Another game begins; this one stays on the sheet."""
        self._played = (*self._played, self._game_sheet())
        self._records = (*self._records, record)

    @property
    def code(self) -> DealCode | None:
        """The cards of this game as a code; None while they are a secret or follow from no seed."""
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
        """The record of a game that is over, with the seed from which its deals follow."""
        seed = self.seed if self._seed_is_whole else None
        return Record(replace(self.record.header, seed=seed), self.record.actions)
