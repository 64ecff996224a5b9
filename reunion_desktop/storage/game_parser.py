"""Parser of one game in a file: fold undos, replay moves, check annotations.

An annotation must agree with what follows from the move before it. An ``undo`` counts the move
lines of its game after all earlier undos, the ``game`` line being the first; the moves that it
removes are treated as never written.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import NamedTuple

from reunion_desktop.engine.actions import Action, DealCards
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.dealing.seals import Seal, commitment
from reunion_desktop.engine.dealing.shuffle import deal_cards
from reunion_desktop.engine.game import IllegalAction, MatchState, advance
from reunion_desktop.engine.legal import Legal, MayPlay
from reunion_desktop.engine.record import Header, Record
from reunion_desktop.storage.codec import ANNOTATIONS, action_from, annotation_lines
from reunion_desktop.storage.headers import FindGame, header_from
from reunion_desktop.storage.lines import BadRecord, Line, difference, shown

_HEX = frozenset("0123456789abcdefABCDEF")
_HASH = 64
"""Hexadecimal digits of a 32-byte hash."""


class LeftOut(NamedTuple):
    """Lines of other programs that could not be read."""

    lines: int
    """The number of lines."""
    first: BadRecord
    """The fault of the first one."""

    def __str__(self) -> str:
        return f"Lines left out: {self.lines}. {self.first}"


@dataclass(frozen=True, slots=True)
class StoredGame:
    """One game read from a file."""

    record: Record
    """The moves that remain after all undos."""
    complete: bool
    """True if the game was played to its end."""
    lines: tuple[int, ...]
    """Line numbers in the file: of the ``game`` line, then of each move of the record."""
    seals: tuple[Seal, ...] = ()
    """The seals of sealed deals, verified if their proof is there."""
    undone: bool = False
    """True if a move was undone in this game; its sheet shows it."""
    left_out: LeftOut | None = None
    """The lines of the file that were left out, told with its last game; None for none."""


class GameParser:
    """Parser state of the game being read: its moves so far and the annotations allowed next."""

    def __init__(self, line: Line, header: Header) -> None:
        self._header = header
        self._actions: list[Action] = []
        self._matches = [Record(header).start()]
        self._lines = [line.number]
        self._seals: dict[int, Seal] = {}
        self._since: dict[int, int] = {}
        self._void: set[int] = set()
        self._due: list[str] = []
        self._took_back = False

    @classmethod
    def begun(cls, line: Line, find_game: FindGame) -> GameParser:
        """Begin a game with its ``game`` line."""
        return cls(line, header_from(line, find_game))

    @property
    def _match(self) -> MatchState:
        return self._matches[-1]

    def done(self) -> StoredGame:
        """The game as it stands at the end of the input."""
        over = self._match.settlement is not None
        record = Record(self._header, tuple(self._actions))
        seals = tuple(seal for number, seal in self._seals.items() if number not in self._void)
        return StoredGame(record, over, tuple(self._lines), seals, self._took_back)

    def take(self, line: Line, kind: str) -> None:
        """Process the next line of the game."""
        action = action_from(line, self._match.plan if self._match.awaits_deal else None)
        if action is not None:
            self._decided(line, action)
        elif kind == "undo":
            self._undone(line)
        elif kind == "seal":
            self._sealed(line)
        elif kind == "reveal":
            self._revealed(line)
        elif kind in ANNOTATIONS:
            self._said(line, kind)
        else:
            decisions = "game, seal, deal, announce, discard, draw, enter, give, play, undo"
            known = f"{decisions}, trick, score, reveal, result"
            raise line.refused("type", f"one of {known}")

    def _decided(self, line: Line, action: Action) -> None:
        annotated = "legal" in line.values and line.values["type"] == "play"
        legal = self._match.legal() if annotated else None
        try:
            after, events = advance(self._match, action)
        except IllegalAction as illegal:
            raise BadRecord(line.number, str(illegal)) from None
        if legal is not None:
            _check_legal(line, legal)
        self._due = list(annotation_lines(events, after.lines))
        self._actions.append(action)
        self._matches.append(after)
        self._lines.append(line.number)

    def _undone(self, line: Line) -> None:
        stands = len(self._lines)
        kept = line.integer("n")
        if not 1 <= kept <= stands:
            raise line.refused("n", f"from 1 to {stands}, the moves of this game so far")
        self._took_back = True
        # An undo after a deal was seen ends its seal: it proves nothing about replaced cards.
        self._void.update(
            action.number for action in self._actions[kept - 1 :] if isinstance(action, DealCards)
        )
        del self._actions[kept - 1 :], self._matches[kept:], self._lines[kept:]
        self._due = []
        for number, since in list(self._since.items()):
            if since >= kept:
                del self._seals[number], self._since[number]
        for number, seal in self._seals.items():
            # The proof followed the deal's last card, which is undone too.
            if number > len(self._match.lines):
                self._seals[number] = Seal(number, seal.commitment)

    def _sealed(self, line: Line) -> None:
        number = self._match_number(line)
        if not self._match.awaits_deal or number in self._seals:
            sentence = "a deal may be sealed only once, before the cut."
            raise BadRecord(line.number, sentence)
        self._seals[number] = Seal(number, _hex(line, "commitment").lower())
        self._due = []
        self._since[number] = len(self._lines)

    def _match_number(self, line: Line) -> int:
        due = len(self._match.lines) + 1
        number = line.integer("number")
        if number != due:
            raise line.refused("number", str(due))
        return number

    def _revealed(self, line: Line) -> None:
        number = line.integer("number")
        seal = self._seals.get(number)
        if seal is None or seal.secret is not None or number != len(self._match.lines):
            sentence = f"the seal of deal {number} may be opened only once, after its score."
            raise BadRecord(line.number, sentence)
        opened = Seal(number, seal.commitment, _hex(line, "secret"), line.cards("pack"))
        rules = self._header.rules
        if len(opened.pack) != len(rules.pack) or CardSet.of(opened.pack) != CardSet.of(rules.pack):
            raise line.refused("pack", "the whole pack, each card once")
        found = commitment(opened.secret or "", opened.pack)
        if found != seal.commitment:
            raise BadRecord(
                line.number,
                f'"secret" and "pack" hash to {found}, but the seal is {seal.commitment}.',
            )
        dealt = next(
            action
            for action in self._actions
            if isinstance(action, DealCards) and action.number == number
        )
        pack, seats = opened.pack, dealt.seats
        if deal_cards(rules, pack, dealt.cut, number, dealt.dealer, seats) != dealt:
            sentence = (
                f'"pack", cut at {dealt.cut}, does not agree with the cards of deal {number}.'
            )
            raise BadRecord(line.number, sentence)
        self._seals[number] = opened
        self._due = [due for due in self._due if json.loads(due)["type"] == "result"]

    def _said(self, line: Line, kind: str) -> None:
        """Check an annotation against what follows from the last move."""
        due = [json.loads(text) for text in self._due]
        for place, expected in enumerate(due):
            if expected["type"] == kind:
                del self._due[: place + 1]
                break
        else:
            sentence = f'a "{kind}" line is not allowed after the line before it.'
            raise BadRecord(line.number, sentence)
        found = difference(line.values, expected)
        if found is not None:
            raise BadRecord(line.number, f"{kind} {found}")


def _check_legal(line: Line, legal: Legal) -> None:
    """Compare the legal cards that a play line lists, in any order."""
    due = legal.cards if isinstance(legal, MayPlay) else CardSet()
    if CardSet.of(line.cards("legal")) != due:
        raise line.refused("legal", shown([str(card) for card in due]))


def _hex(line: Line, key: str) -> str:
    wanted = f"{_HASH} hexadecimal digits"
    text = line.text(key, wanted)
    if len(text) != _HASH or not _HEX.issuperset(text):
        raise line.refused(key, wanted)
    return text
