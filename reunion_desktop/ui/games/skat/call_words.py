"""Texts of the calls of Skat: bidding, the skat, and the declaration."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.calls import PASS, Call, CallKind
from reunion_desktop.engine.cards import Suit
from reunion_desktop.engine.contract import Contract
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.skat.options import BIDS, GRAND, HOLD, NULL, OUVERT, PLAY_HAND, TAKE
from reunion_desktop.ui.games.skat.worth import GAMES, Reach, Worth, highest, values, worth
from reunion_desktop.ui.words.access import capital
from reunion_desktop.ui.words.cards import suit_name
from reunion_desktop.ui.words.game_words import CallNote, Slip
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
    }
    return words[call] if call in words else game_name(call)


def announcement(seat: Seat, call: Call, company: SeatNames) -> str | None:
    """Sentence on a call; None for a pass."""
    own, name = seat == company.person, capital(company.name(seat))
    if call == PASS:
        return None
    if call.kind is CallKind.BID:
        text = (
            translate("skat", "You say {call}.")
            if own
            else translate("skat", "{name} says {call}.")
        )
    elif call == HOLD:
        text = translate("skat", "You hold.") if own else translate("skat", "{name} holds.")
    elif call == TAKE:
        text = (
            translate("skat", "You take up the skat.")
            if own
            else translate("skat", "{name} takes up the skat.")
        )
    elif call == PLAY_HAND:
        text = (
            translate("skat", "You play Hand: the skat stays face down.")
            if own
            else translate("skat", "{name} plays Hand: the skat stays face down.")
        )
    else:
        text = (
            translate("skat", "You play {call}.")
            if own
            else translate("skat", "{name} plays {call}.")
        )
    return text.format(name=name, call=call_text(call))


def standing_bid(deal: DealObservation) -> int:
    """The bid that stands: the highest one that was answered; 0 for none."""
    said = [each.call for each in deal.calls]
    answered = said[:-1] if said and said[-1].kind is CallKind.BID else said
    return max((call.number or 0 for call in answered if call.kind is CallKind.BID), default=0)


def pending_bid(deal: DealObservation) -> int:
    """The bid that waits for an answer; 0 for none."""
    last = deal.calls[-1].call if deal.calls else PASS
    return (last.number or 0) if last.kind is CallKind.BID else 0


def asked_by(deal: DealObservation, asker: Seat) -> Seat | None:
    """The seat that a seat asks; None where all others have passed."""
    out = {said.seat for said in deal.calls if said.call == PASS}
    return next((seat for seat in deal.trick.seats if seat != asker and seat not in out), None)


def bidding_state(deal: DealObservation, to_act: Seat, company: SeatNames) -> str:
    """Sentence without a full stop on who asks whom, and the bid that stands."""
    pending, level = pending_bid(deal), standing_bid(deal)
    asker = deal.calls[-1].seat if pending else to_act
    other = to_act if pending else asked_by(deal, asker)
    if asker == company.person:
        said = translate("skat", "You ask {other}: {bid}?")
        none = translate("skat", "No bid yet; you ask {other}")
        some = translate("skat", "{bid} stands; you ask {other}")
        last = translate("skat", "You may play at {bid}")
    else:
        said = translate("skat", "{name} asks {other}: {bid}?")
        none = translate("skat", "No bid yet; {name} asks {other}")
        some = translate("skat", "{bid} stands; {name} asks {other}")
        last = translate("skat", "{name} may play at {bid}")
    names = {"name": company.name(asker), "other": "" if other is None else company.name(other)}
    if other is None:
        return last.format(bid=BIDS[0], **names)
    text = said if pending else some if level else none
    return text.format(bid=pending or level, **names)


def call_question(sight: Observation, calls: Sequence[Call], company: SeatNames) -> str | None:
    """Prompt for the player in a position."""
    deal = sight.deal
    if deal is None:
        return None
    if HOLD in calls:
        return _hold_question(deal, company)
    if TAKE in calls:
        text = translate("skat", "You play at {bid}. Take up the skat, or play Hand?")
        return text.format(bid=deal.contract.bid)
    if PASS in calls:
        return _bid_question(deal, sight.seat, company)
    named = [call for call in calls if call.game in GAMES]
    if len({call.game for call in named}) == 1:
        return _game_question(sight, deal, named[0].game)
    if deal.contract.hand:
        text = translate("skat", "Bid {bid}, from the hand: which game do you play?")
    else:
        text = translate("skat", "Bid {bid}: which game do you play?")
    return text.format(bid=deal.contract.bid)


def _hold_question(deal: DealObservation, company: SeatNames) -> str:
    """Question to a seat asked; a bid that is not the next one is called a jump."""
    bid, level, name = pending_bid(deal), standing_bid(deal), company.name(deal.calls[-1].seat)
    following = next((value for value in BIDS if value > level), bid)
    if bid == following or not level:
        text = translate("skat", "{name} says {bid}. Do you hold?")
    else:
        text = translate("skat", "{name} jumps from {level} to {bid}. Do you hold?")
    return capital(text.format(name=name, bid=bid, level=level))


def _bid_question(deal: DealObservation, seat: Seat, company: SeatNames) -> str:
    other, level = asked_by(deal, seat), standing_bid(deal)
    if other is None:
        text = translate("skat", "The others have passed. Do you play at {bid}?")
        return text.format(bid=BIDS[0])
    if level:
        text = translate("skat", "{bid} stands. What do you say to {name}?")
    else:
        text = translate("skat", "You ask {name}. What do you say?")
    return text.format(bid=level, name=company.name(other))


def _game_question(sight: Observation, deal: DealObservation, game: Call) -> str:
    """Confirmation of a game: its matadors and value, and whether it reaches the bid."""
    bid, made = deal.contract.bid, _worth(deal, game)
    names = {"game": game_name(game), "bid": bid, "value": made.value, "run": run_text(made.run)}
    if not made.base:
        text = translate("skat", "{game}, bid {bid}: you play for {value}.")
    else:
        text = translate("skat", "{game}, {run}, bid {bid}: you play for {value}.")
    warning = _warning(made.reach(bid, 0), null=not made.base)
    del sight
    return f"{text.format(**names)} {warning}".rstrip()


def _warning(reach: Reach, *, null: bool) -> str:
    """Sentence on a game that does not reach the bid as it is; empty otherwise."""
    if reach is Reach.AS_IT_IS:
        return ""
    if reach is Reach.SCHNEIDER:
        return translate("skat", "It is enough only if a side is Schneider.")
    if reach is Reach.SCHWARZ:
        return translate("skat", "It is enough only if a side is Schwarz.")
    if null:
        return translate("skat", "That is below the bid: the game is lost at once.")
    return translate("skat", "That is below the bid: the game is lost, however it is played.")


def run_text(run: int) -> str:
    """Matadors as text: *with 2*, *without 3*."""
    text = translate("skat", "with {count}") if run > 0 else translate("skat", "without {count}")
    return text.format(count=abs(run))


def _worth(deal: DealObservation, call: Call) -> Worth:
    """Value of a game for the player who declares, with the cards known to that player."""
    seen = deal.hand | (deal.laid_away or type(deal.hand)())
    return worth(call, seen, hand=deal.contract.hand)


def call_notes(sight: Observation, calls: Sequence[Call]) -> Mapping[Call, CallNote]:
    """Value of each game against the bid; a warning beside bids above all games of the hand."""
    deal = sight.deal
    if deal is None:
        return {}
    notes: dict[Call, CallNote] = {}
    most = highest(deal.hand)
    pending = pending_bid(deal)
    for call in calls:
        bid = pending if call == HOLD else call.number if call.kind is CallKind.BID else None
        if bid is not None and bid > most:
            notes[call] = CallNote(translate("skat", "above your games"), warns=True)
        elif call.game in GAMES:
            notes[call] = _game_note(deal, call)
    return notes


def _game_note(deal: DealObservation, call: Call) -> CallNote:
    made = _worth(deal, call)
    reach = made.reach(deal.contract.bid, call.number or 0)
    text = {
        Reach.AS_IT_IS: translate("skat", "{value}, reaches the bid"),
        Reach.SCHNEIDER: translate("skat", "{value}, only with Schneider"),
        Reach.SCHWARZ: translate("skat", "{value}, only with Schwarz"),
        Reach.NEVER: translate("skat", "{value}, below the bid"),
    }[reach]
    return CallNote(text.format(value=made.value), warns=reach is Reach.NEVER)


def own_games(sight: Observation) -> Slip | None:
    """The games of the player's hand, until one is declared."""
    deal = sight.deal
    if deal is None or deal.contract.call is not None:
        return None
    seen = deal.hand | (deal.laid_away or type(deal.hand)())
    value, hand = translate("skat", "{value}"), translate("skat", "Hand {value}")
    taken = deal.contract.taker is not None
    rows = tuple(
        (
            game_name(game),
            run_text(plain.run) if plain.run else "",
            "" if deal.contract.hand else value.format(value=plain.value),
            "" if taken else hand.format(value=from_hand.value),
        )
        for game, plain, from_hand in values(seen)
    )
    return Slip(translate("skat", "My games"), rows)
