"""Questions of Skat to the player, remarks on the calls, and the slip of games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.calls import PASS, Call, CallKind
from reunion_desktop.engine.cards import NO_CARDS
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.skat.options import (
    BIDS,
    CONCEDE,
    GRAND_HAND,
    HOLD,
    KONTRA,
    LAY_DOWN,
    PLAY_ON,
    PUSH,
    RE,
    TAKE,
)
from reunion_desktop.ui.games.skat.call_words import declared_name, game_name, run_text
from reunion_desktop.ui.games.skat.worth import GAMES, Reach, Worth, highest, values, worth
from reunion_desktop.ui.words.access import capital
from reunion_desktop.ui.words.game_words import CallNote, Slip
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate


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


def in_bidding(deal: DealObservation) -> bool:
    """Tell whether seats are still asked for bids, instead of Ramsch or a game being played."""
    out = {said.seat for said in deal.calls if said.call == PASS}
    pushed = any(said.call in {PUSH, TAKE} for said in deal.calls)
    ramsch = getattr(deal.auction, "ramsch_round", False)
    begun = ramsch or pushed or deal.taken or deal.trick.cards or deal.over
    return deal.contract.declarer is None and not begun and len(out) < len(deal.trick.seats)


def call_question(sight: Observation, calls: Sequence[Call], company: SeatNames) -> str | None:
    """Prompt for the player in a position."""
    deal = sight.deal
    if deal is None:
        return None
    if PLAY_ON in calls:
        return _end_question(deal, company)
    if HOLD in calls:
        return _hold_question(deal, company)
    special = _special_question(deal, calls, company)
    if special is not None or PASS in calls:
        return special or _bid_question(deal, sight.seat, company)
    return _declaring_question(deal, calls)


def _declaring_question(deal: DealObservation, calls: Sequence[Call]) -> str:
    """Question for the game, or in the second step for its level."""
    named = [call for call in calls if call.game in GAMES]
    if len({call.game for call in named}) == 1:
        return _game_question(deal, named[0].game)
    if deal.contract.hand:
        text = translate("skat", "Bid {bid}, from the hand: which game do you play?")
    else:
        text = translate("skat", "Bid {bid}: which game do you play?")
    return text.format(bid=deal.contract.bid)


def _special_question(
    deal: DealObservation, calls: Sequence[Call], company: SeatNames
) -> str | None:
    """Question on the skat, Kontra, or the end of the deal; None for another."""
    contract = deal.contract
    declarer = "" if contract.declarer is None else company.name(contract.declarer)
    texts = {
        PUSH: translate("skat", "Ramsch: take up the skat, or pass it on unseen?"),
        TAKE: translate("skat", "You play at {bid}. Take up the skat, or play Hand?"),
        KONTRA: translate("skat", "{name} plays {game}. Do you say Kontra?"),
        RE: translate("skat", "The defenders say Kontra. Do you say Re?"),
        GRAND_HAND: translate("skat", "A round of Ramsch: do you play Grand Hand instead?"),
        CONCEDE: translate("skat", "Do you want to end this deal?"),
    }
    text = next((text for call, text in texts.items() if call in calls), None)
    if text is None:
        return None
    return capital(text.format(bid=contract.bid, name=declarer, game=declared_name(contract)))


def _end_question(deal: DealObservation, company: SeatNames) -> str:
    """Question to a seat whose consent would end the deal."""
    said = next(each for each in reversed(deal.calls) if each.call in {CONCEDE, LAY_DOWN})
    if said.call == LAY_DOWN:
        text = translate("skat", "{name} lays down the hand and claims the game. Do you agree?")
    elif said.seat == deal.contract.declarer:
        text = translate("skat", "{name} gives the game up. Do you agree?")
    else:
        text = translate("skat", "{name} gives up for both defenders. Do you agree?")
    return capital(text.format(name=company.name(said.seat)))


def jumps(deal: DealObservation) -> bool:
    """Tell whether the bid to be held is not the next one above the bid that stands."""
    level = standing_bid(deal)
    return pending_bid(deal) > next((value for value in BIDS if value > level), level)


def _hold_question(deal: DealObservation, company: SeatNames) -> str:
    """Question to a seat asked; a bid that is not the next one is called a jump."""
    bid, level, name = pending_bid(deal), standing_bid(deal), company.name(deal.calls[-1].seat)
    if not (level and jumps(deal)):
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


def _game_question(deal: DealObservation, game: Call) -> str:
    """Confirmation of a game: its matadors and value, and whether it reaches the bid."""
    bid, made = deal.contract.bid, _worth(deal, game)
    names = {"game": game_name(game), "bid": bid, "value": made.value, "run": run_text(made.run)}
    if not made.base:
        text = translate("skat", "{game}, bid {bid}: you play for {value}.")
    else:
        text = translate("skat", "{game}, {run}, bid {bid}: you play for {value}.")
    reach = made.reach(bid, 0, announces=deal.contract.hand)
    warning = _warning(reach, null=not made.base)
    return f"{text.format(**names)} {warning}".rstrip()


def _warning(reach: Reach, *, null: bool) -> str:
    """Sentence on a game that does not reach the bid as it is; empty otherwise."""
    if reach is Reach.AS_IT_IS:
        return ""
    if reach is Reach.SCHNEIDER:
        return translate("skat", "It is enough only if a side is Schneider.")
    if reach is Reach.SCHWARZ:
        return translate("skat", "It is enough only if a side is Schwarz.")
    if reach is Reach.ANNOUNCED:
        return translate("skat", "It can be enough only if you announce a level.")
    if null:
        return translate("skat", "That is below the bid: the game is lost at once.")
    return translate("skat", "That is below the bid: the game is lost, however it is played.")


def _worth(deal: DealObservation, call: Call) -> Worth:
    """Value of a game for the player who declares, with the cards known to that player."""
    seen = deal.hand | (deal.laid_away or NO_CARDS)
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
        above = bid is not None and bid > most
        waits = call == HOLD and jumps(deal)
        if above or waits:
            text = translate("skat", "above your games") if above else ""
            notes[call] = CallNote(text, warns=above, waits=waits)
        elif call.game in GAMES:
            # In the first step a level may still follow.
            levels = deal.contract.hand and not any(each.number for each in calls)
            notes[call] = _game_note(deal, call, announces=levels)
    return notes


def _game_note(deal: DealObservation, call: Call, *, announces: bool) -> CallNote:
    made = _worth(deal, call)
    reach = made.reach(deal.contract.bid, call.number or 0, announces=announces)
    text = {
        Reach.AS_IT_IS: translate("skat", "{value}, reaches the bid"),
        Reach.SCHNEIDER: translate("skat", "{value}, only with Schneider"),
        Reach.SCHWARZ: translate("skat", "{value}, only with Schwarz"),
        Reach.ANNOUNCED: translate("skat", "{value}, only if announced"),
        Reach.NEVER: translate("skat", "{value}, below the bid"),
    }[reach]
    return CallNote(text.format(value=made.value), warns=reach is Reach.NEVER)


def own_games(sight: Observation) -> Slip | None:
    """The games of the player's hand, until one is declared."""
    deal = sight.deal
    if deal is None or deal.contract.call is not None:
        return None
    if not (in_bidding(deal) or deal.contract.bid):
        return None
    seen = deal.hand | (deal.laid_away or NO_CARDS)
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
