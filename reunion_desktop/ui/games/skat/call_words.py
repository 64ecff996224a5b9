"""Texts of the calls of Skat: bidding, the skat, and the declaration."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.calls import PASS, Call, CallKind
from reunion_desktop.engine.cards import Suit
from reunion_desktop.engine.contract import Contract
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.skat.options import (
    ACCEPT,
    CONCEDE,
    GRAND,
    GRAND_HAND,
    HOLD,
    KONTRA,
    LAY_DOWN,
    NULL,
    OUVERT,
    PLAY_HAND,
    PLAY_ON,
    PUSH,
    RE,
    TAKE,
    skat,
)
from reunion_desktop.games.skat.options.bock import kinds_due
from reunion_desktop.ui.games.skat.worth import GAMES
from reunion_desktop.ui.words.access import capital
from reunion_desktop.ui.words.cards import listed, suit_name
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate


def game_name(call: Call) -> str:
    """Name of a game with the level announced: *Clubs, Schneider announced*.

    Raises:
        KeyError: the call is no game.
    """
    if call.game not in GAMES:
        raise KeyError(str(call))
    names = {NULL: translate("skat", "Null"), GRAND: translate("skat", "Grand")}
    name = names.get(call.word) or capital(suit_name(call.suit or Suit.CLUBS))
    if call.number is None:
        return name
    level = {
        1: translate("skat", "{game}, Schneider announced"),
        2: translate("skat", "{game}, Schwarz announced"),
        OUVERT: translate("skat", "{game} Ouvert"),
    }
    return level[call.number].format(game=name)


def declared_name(contract: Contract) -> str:
    """Name of the game that is played: *Clubs Hand, Schneider announced*; empty before that."""
    call = contract.call
    if call is None:
        return ""
    if not contract.hand:
        return game_name(call)
    if call.number == OUVERT and call.word != NULL:
        return game_name(call)
    hand = translate("skat", "{game} Hand")
    if call.number == OUVERT:
        return hand.format(game=game_name(call))
    game = game_name(call.game)
    return game_name(call).replace(game, hand.format(game=game), 1)


def call_text(call: Call) -> str:
    """Text of a call on its button.

    Raises:
        KeyError: Skat has no such call.
    """
    if call.kind is CallKind.BID:
        return str(call.number)
    words = {
        PASS: translate("skat", "Pass"),
        HOLD: translate("skat", "Yes"),
        TAKE: translate("skat", "Take up the skat"),
        PLAY_HAND: translate("skat", "Play Hand"),
        KONTRA: translate("skat", "Kontra"),
        RE: translate("skat", "Re"),
        PUSH: translate("skat", "Pass the skat on"),
        GRAND_HAND: translate("skat", "Grand Hand"),
        CONCEDE: translate("skat", "Give up"),
        LAY_DOWN: translate("skat", "Lay down the hand"),
        ACCEPT: translate("skat", "Agree"),
        PLAY_ON: translate("skat", "Play on"),
    }
    return words[call] if call in words else game_name(call)


def announcement(seat: Seat, call: Call, company: SeatNames) -> str | None:
    """Sentence on a call; None for a pass."""
    if call == PASS:
        return None
    own = seat == company.person
    text = (_own_call if own else _call_of)(call)
    return text.format(name=capital(company.name(seat)), call=call_text(call))


def not_doubled(seat: Seat, company: SeatNames) -> str:
    """Sentence on a seat that says neither Kontra nor Re, or plays no Grand Hand."""
    if seat == company.person:
        return translate("skat", "You say no.")
    return translate("skat", "{name} says no.").format(name=capital(company.name(seat)))


def _own_call(call: Call) -> str:
    """Sentence on a call of the player."""
    if call.kind is CallKind.BID:
        return translate("skat", "You say {call}.")
    return {
        HOLD: translate("skat", "You hold."),
        TAKE: translate("skat", "You take up the skat."),
        PLAY_HAND: translate("skat", "You play Hand: the skat stays face down."),
        KONTRA: translate("skat", "You say Kontra: the game counts double."),
        RE: translate("skat", "You say Re: the game counts four times."),
        PUSH: translate("skat", "You pass the skat on: the loss doubles."),
        CONCEDE: translate("skat", "You give up."),
        LAY_DOWN: translate("skat", "You lay down your hand and claim the game."),
        ACCEPT: translate("skat", "You agree."),
        PLAY_ON: translate("skat", "You want to play on."),
    }.get(call, translate("skat", "You play {call}."))


def _call_of(call: Call) -> str:
    """Sentence on a call of another player."""
    if call.kind is CallKind.BID:
        return translate("skat", "{name} says {call}.")
    return {
        HOLD: translate("skat", "{name} holds."),
        TAKE: translate("skat", "{name} takes up the skat."),
        PLAY_HAND: translate("skat", "{name} plays Hand: the skat stays face down."),
        KONTRA: translate("skat", "{name} says Kontra: the game counts double."),
        RE: translate("skat", "{name} says Re: the game counts four times."),
        PUSH: translate("skat", "{name} passes the skat on: the loss doubles."),
        CONCEDE: translate("skat", "{name} gives up."),
        LAY_DOWN: translate("skat", "{name} lays down the hand and claims the game."),
        ACCEPT: translate("skat", "{name} agrees."),
        PLAY_ON: translate("skat", "{name} wants to play on."),
    }.get(call, translate("skat", "{name} plays {call}."))


def multiplied_by(
    doubled: int, factor: int, pushers: Sequence[str] = (), left: int | None = None
) -> str:
    """Why a deal counts more than once: *Kontra, Re and Bock (2 more)*, *skat passed on (Anna)*.

    Args:
        doubled: 1 after Kontra, 2 after Re.
        factor: the number by which the deal is multiplied.
        pushers: names of the players who have passed on the skat in Ramsch.
        left: how many deals of Bock follow; None to leave it out.
    """
    words = [translate("skat", "Kontra"), translate("skat", "Re")][:doubled]
    if pushers:
        words.append(translate("skat", "skat passed on ({names})").format(names=listed(pushers)))
    if factor > 2 ** (doubled + len(pushers)):
        more = translate("skat", "Bock ({left} more)").format(left=left)
        last = more if left else translate("skat", "Bock (last deal)")
        words.append(translate("skat", "Bock") if left is None else last)
    return listed(words)


def counts_more(
    sight: Observation, deal: DealObservation, company: SeatNames, *, brief: bool = False
) -> str:
    """How many times a deal counts, and why; empty for once. ``brief`` has a sign for *times*."""
    due = kinds_due(skat(sight.rules), sight.lines[: deal.number - 1])
    times, calls = deal.contract.factor, [each.call for each in deal.calls]
    if times == 1:
        return ""
    pushers = [company.name(each.seat) for each in deal.calls if each.call == PUSH]
    why = multiplied_by(
        calls.count(KONTRA) + calls.count(RE), times, pushers, due.count("bock") - 1
    )
    text = translate("skat", "{why}: counts {times} times")
    if brief:
        text = translate("skat", "{why}: ×{times}")
    return text.format(why=why, times=times)


def run_text(run: int) -> str:
    """Matadors as text: *with 2*, *without 3*."""
    text = translate("skat", "with {count}") if run > 0 else translate("skat", "without {count}")
    return text.format(count=abs(run))
