"""Read lines of the Internet Skat Server; deals of the same players are one series."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import datetime

from reunion_desktop.engine.actions import Action, Announce, DealCards, Discard, PlayCard
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import BadNotation, Card, CardSet
from reunion_desktop.engine.game import GameRules, IllegalAction, MatchState, advance
from reunion_desktop.engine.record import Header, Record
from reunion_desktop.engine.seats import Seat
from reunion_desktop.storage.game_parser import LeftOut, StoredGame
from reunion_desktop.storage.headers import FindGame
from reunion_desktop.storage.lines import LONGEST_NAME, BadRecord
from reunion_desktop.storage.skat_server.notation import (
    ACCEPT,
    ANSWERS,
    CONCEDE,
    GAME,
    GAMES,
    GIVES_UP,
    HAND,
    LAY_DOWN,
    LEFT,
    SHOWS,
    cards_in,
    declared,
    properties,
)

_PLAYERS = 3
_HAND = 10
_UNKNOWN_DATE = "1970-01-01"
_NO_GAME = "this line is not a game of Skat from the Internet Skat Server."


def games_of(lines: Iterable[tuple[int, bytes]], find_game: FindGame) -> Iterator[StoredGame]:
    """Read the games of numbered lines; a series ends where the players change.

    A line that is not in this format, or against the rules of Skat, is left out.

    Raises:
        BadRecord: no line can be read; the fault of the first.
    """
    game = find_game(GAME)
    if game is None:
        raise BadRecord(0, _NO_GAME)
    series: _Series | None = None
    first, count = BadRecord(0, _NO_GAME), 0
    for number, data in lines:
        try:
            deal = _ServerLine(number, data.decode("utf-8", "replace"))
            if series is not None and series.continues(deal):
                series.take(deal)
                continue
            begun = _Series(deal, game.default)
            begun.take(deal)
        except BadRecord as bad:
            first, count = first if count else bad, count + 1
            continue
        if series is not None:
            yield series.done()
        series = begun
    if series is None:
        raise first
    yield replace(series.done(), left_out=LeftOut(count, first) if count else None)


class _ServerLine:
    """One line: names of forehand, middlehand and rearhand, and the moves."""

    def __init__(self, number: int, text: str) -> None:
        found = properties(text)
        if found.get("GM") != "Skat":
            raise BadRecord(number, _NO_GAME)
        for key in ("P0", "P1", "P2", "MV"):
            if not found.get(key):
                raise BadRecord(number, f'this line has no "{key}".')
        self.number = number
        self.names = tuple(found[f"P{place}"][:LONGEST_NAME] for place in range(_PLAYERS))
        self.date = _date(found.get("DT", ""))
        words = found["MV"].split()
        self.moves = tuple(zip(words[::2], words[1::2], strict=False))

    def refused(self, word: str) -> BadRecord:
        """The refusal of a word that this format does not have."""
        return BadRecord(self.number, f'"{word}" is not a move of the Internet Skat Server.')


def _date(text: str) -> str:
    """The date of a line, ``2010-12-06/18:59:24/UTC``, as in a record."""
    try:
        return datetime.strptime(f"{text}+0000", "%Y-%m-%d/%H:%M:%S/UTC%z").isoformat()
    except ValueError:
        return _UNKNOWN_DATE


class _Series:
    """The deals of one series so far; seat 0 is the forehand of the first."""

    def __init__(self, deal: _ServerLine, rules: GameRules) -> None:
        self._header = Header(rules, deal.names, _PLAYERS - 1, deal.date)
        self._match: MatchState = Record(self._header).start()
        self._actions: list[Action] = []
        self._lines = [deal.number]

    def continues(self, deal: _ServerLine) -> bool:
        """Test whether a deal follows in this series: the next player is forehand."""
        return self._match.awaits_deal and deal.names == self._at(self._header.players)

    def _at(self, names: Sequence[str]) -> tuple[str, ...]:
        """Names by place: forehand, middlehand, rearhand."""
        return tuple(names[seat] for seat in self._match.plan.seats)

    def done(self) -> StoredGame:
        """The series as it stands."""
        record = Record(self._header, tuple(self._actions))
        return StoredGame(record, self._match.settlement is not None, tuple(self._lines))

    def take(self, deal: _ServerLine) -> None:
        """Add the moves of a deal, up to its end; all of them, or none.

        Raises:
            BadRecord: a move is not in the format, or against the rules.
        """
        match, actions, lines = self._match, len(self._actions), len(self._lines)
        try:
            self._add(deal)
        except BadRecord:
            self._match = match
            del self._actions[actions:], self._lines[lines:]
            raise

    def _add(self, deal: _ServerLine) -> None:
        seats = self._match.plan.seats
        moves = iter(deal.moves)
        self._do(deal, self._dealt(deal, *next(moves, ("", ""))))
        scored = len(self._match.lines)
        held: list[Action] = []  # A game named before the discards.
        gave_up: set[Seat] = set()
        for who, word in moves:
            if len(self._match.lines) > scored or word[:2] in LEFT:
                return
            if who == "w" or word[:2] == SHOWS:
                continue
            if who not in {"0", "1", "2"}:
                raise deal.refused(f"{who} {word}")
            if word == GIVES_UP:
                gave_up.add(seats[int(who)])
                self._end(deal, gave_up)
                continue
            actions = list(_decided(deal, seats[int(who)], word))
            if word in GAMES:
                held = actions
                continue
            for action in (*actions, *held):
                self._do(deal, action)
            held = []

    def _end(self, deal: _ServerLine, gave_up: set[Seat]) -> None:
        """End a deal that the declarer or both defenders gave up, where the rules allow it.

        The server lets players give up out of turn; then the deal stays unfinished.
        """
        played, seat = self._match.deal, self._match.to_act()
        if played is None or seat is None or played.contract.declarer is None:
            return
        declarer, scored = played.contract.declarer, len(self._match.lines)
        if seat == declarer in gave_up or (seat != declarer and len(gave_up) == _PLAYERS - 1):
            self._do(deal, Announce(seat, CONCEDE))
        elif seat == declarer and len(gave_up) == _PLAYERS - 1:
            self._do(deal, Announce(seat, LAY_DOWN))
        else:
            return
        asked = self._match.to_act()
        while len(self._match.lines) == scored and asked is not None:
            self._do(deal, Announce(asked, ACCEPT))
            asked = self._match.to_act()

    def _do(self, deal: _ServerLine, action: Action) -> None:
        try:
            self._match, _ = advance(self._match, action)
        except IllegalAction as illegal:
            raise BadRecord(deal.number, str(illegal)) from None
        self._actions.append(action)
        self._lines.append(deal.number)

    def _dealt(self, deal: _ServerLine, who: str, word: str) -> DealCards:
        """The cards: ten for each of forehand, middlehand and rearhand, and the skat."""
        plan = self._match.plan
        try:
            cards = cards_in(word) if who == "w" else ()
        except BadNotation:
            raise deal.refused(word) from None
        if len(set(cards)) != _PLAYERS * _HAND + 2:
            raise BadRecord(deal.number, "a deal must have 32 different cards.")
        hands = [CardSet()] * _PLAYERS
        for place, seat in enumerate(plan.seats):
            hands[seat] = CardSet.of(cards[place * _HAND : (place + 1) * _HAND])
        return DealCards(plan.number, plan.dealer, 0, tuple(hands), cards[-2:], None)


def _decided(deal: _ServerLine, seat: Seat, word: str) -> Iterator[Action]:
    """The decisions of one move: a declaration has the discards, too."""
    if word.isdecimal():
        yield Announce(seat, Call("", number=int(word)))
        return
    if word in ANSWERS:
        yield Announce(seat, ANSWERS[word])
        return
    try:
        game = declared(word)
        if game is not None:
            yield from _declaring(seat, *game)
            return
        cards = cards_in(word)
    except BadNotation:
        raise deal.refused(word) from None
    yield _given(seat, cards)


def _declaring(seat: Seat, call: Call, hand: bool, cards: tuple[Card, ...]) -> Iterator[Action]:  # noqa: FBT001 - parts of a word.
    if hand:
        yield Announce(seat, HAND)
    elif cards:
        yield Discard(seat, CardSet.of(cards[:2]))
    yield Announce(seat, call)


def _given(seat: Seat, cards: tuple[Card, ...]) -> Action:
    return PlayCard(seat, cards[0]) if len(cards) == 1 else Discard(seat, CardSet.of(cards))
