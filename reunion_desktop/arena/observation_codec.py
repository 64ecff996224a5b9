"""Encode an observation into a question of the seat protocol; decode it and the legal moves."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from reunion_desktop.ai.player import Turn
from reunion_desktop.arena.json_values import (
    card_code,
    card_codes,
    card_in,
    cards_in,
    each_in,
    integers_in,
    objects_in,
    seat_in,
)
from reunion_desktop.arena.stock_codec import stock_from, stock_values
from reunion_desktop.engine.actions import Action, Announce, Gift
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import FACE_DOWN, BadNotation, CardSet, Rank
from reunion_desktop.engine.game import GameRules
from reunion_desktop.engine.legal import Legal, MayAnnounce, MayDiscard, MayDraw, MayGive, MayPlay
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.plans import Opening
from reunion_desktop.engine.scoring import Entry, Mark, Payment, ScoreLine, Why
from reunion_desktop.engine.seats import Seat, Sides
from reunion_desktop.engine.sheet import Meaning
from reunion_desktop.engine.tricks import CardOrder, TakenTrick, Trick
from reunion_desktop.storage.codec import payment_values, score_values
from reunion_desktop.storage.lines import BadRecord, Line

KEY = "observation"
"""Key of the observation in a question."""

_UNKNOWN = CardOrder(None, (), ())
"""The order of the cards, which the offers do not say."""


def observation_values(turn: Turn) -> dict[str, object]:
    """All that a seat knows of the game and of the deal on the table."""
    deal = turn.deal
    trump = deal.order.trump
    return {
        "first_dealer": turn.first_dealer,
        "lines": [score_values(line) for line in turn.lines],
        "number": deal.number,
        "dealer": deal.dealer,
        "sides": deal.sides.of,
        "trump": None if trump is None else trump.letter,
        "turn_up": card_code(deal.turn_up),
        "on_table": card_code(deal.on_table),
        "hand": card_codes(deal.hand),
        "held": deal.held,
        "later": deal.later,
        "talon": None if deal.talon is None else card_codes(deal.talon),
        "left": deal.places_left,
        "discards": None if deal.laid_away is None else card_codes(deal.laid_away),
        "discarded": deal.discarded,
        "open_hand": None if deal.open_hand is None else card_codes(deal.open_hand),
        "calls": [{"seat": said.seat, "call": str(said.call)} for said in deal.calls],
        "given": [gift_values(gift) for gift in deal.given],
        "trick": _trick_values(deal.trick),
        "taken": [
            {**_trick_values(one.trick), "winner": one.winner, "points": one.points}
            for one in deal.taken
        ],
        "points": deal.points,
        "payments": [payment_values(payment) for payment in deal.payments],
        **({} if deal.stock is None else {"stock": stock_values(deal.stock)}),
    }


def observation_from(line: Line, rules: GameRules, seat: Seat, legal: Legal) -> Observation:
    """Decode the observation of a question.

    Args:
        line: the question.
        rules: the rules of the table.
        seat: the seat that is asked.
        legal: its legal moves.

    Raises:
        BadRecord: a value is missing or invalid, or the cards are those of no possible deal.
    """
    told = objects_in(Line(line.number, {KEY: [line.values.get(KEY)]}), KEY)[0]
    first = seat_in(told, "first_dealer", rules)
    lines: tuple[ScoreLine, ...] = ()
    for one in objects_in(told, "lines"):
        lines = (*lines, _score_line(one, rules, first, lines))
    plan = rules.plan(first, lines)
    deal = _deal(told, rules, lines, plan.seats)
    if not _possible(deal, rules, seat) or not legal.cards <= deal.hand:
        raise impossible(line)
    if isinstance(legal, MayPlay):
        legal = replace(legal, order=deal.order)
    return Observation(seat, rules, first, lines, None, plan.dealer, seat, legal, deal)


def legal_from(line: Line, seat: Seat) -> Legal:
    """The legal moves that a question offers.

    Why other moves are not legal is left out: only a table shows that.

    Args:
        line: the question.
        seat: the seat that is asked.

    Raises:
        BadRecord: a value is missing or invalid.
    """
    what, legal = line.text("what"), line.values.get("legal")
    if not isinstance(legal, list) or not legal:
        raise line.refused("legal", "the legal moves")
    if what == "announce":
        return MayAnnounce(seat, _calls(line, "legal"))
    if what == "play":
        cards = CardSet.of(line.cards("legal"))
        return MayPlay(seat, cards, _UNKNOWN, calls=_calls(line, "calls"))
    if what == "give":
        return MayGive(seat, line.integer("to", "a seat"), CardSet.of(line.cards("legal")))
    if what == "discard":
        return _discards(line, seat)
    if what == "draw":
        stock = line.values.get("stock") is True
        return MayDraw(seat, stock, CardSet.of(line.cards("legal")), _calls(line, "calls"))
    raise line.refused("what", '"discard", "draw", "give", "play" or "announce"')


def _discards(line: Line, seat: Seat) -> MayDiscard:
    groups = line.hands("legal")
    cards = CardSet.of(card for group in groups for card in group)
    tens = max(sum(card.rank is Rank.TEN for card in group) for group in groups)
    swap = line.card("offered") if "offered" in line.values else None
    legal = MayDiscard(seat, cards, max(map(len, groups)), tens, (), swap)
    if {action.cards for action in legal.actions} != set(groups):
        raise line.refused("legal", "every choice of as many cards, with no more tens than these")
    return legal


def simplest(actions: tuple[Action, ...]) -> Action:
    """The default move: pass if that is offered, else the first one."""
    passing = (one for one in actions if isinstance(one, Announce) and one.call == PASS)
    return next(passing, actions[0])


def _calls(line: Line, key: str) -> tuple[Call, ...]:
    values = line.values.get(key, [])
    try:
        calls = [Call.parse(value) for value in values] if isinstance(values, list) else None
    except BadNotation:
        calls = None
    if calls is None:
        raise line.refused(key, "a list of calls")
    return tuple(calls)


def impossible(line: Line) -> BadRecord:
    """The error for a question whose observation contradicts itself."""
    return BadRecord(line.number, "the observation is of no possible deal.")


def _deal(
    told: Line, rules: GameRules, lines: tuple[ScoreLine, ...], seats: tuple[Seat, ...]
) -> DealObservation:
    hidden = {key for key in ("talon", "discards", "open_hand") if told.values.get(key) is None}
    sides = integers_in(told, "sides")
    if len(sides) != rules.players:
        raise told.refused("sides", "a side for each seat")
    taken = [
        TakenTrick(_trick(one, rules), seat_in(one, "winner", rules), one.integer("points"))
        for one in objects_in(told, "taken")
    ]
    (trick,) = objects_in(Line(told.number, {"trick": [told.values.get("trick")]}), "trick")
    number, dealer = told.integer("number"), seat_in(told, "dealer", rules)
    turned = card_in(told, "turn_up")
    talon = None if "talon" in hidden else cards_in(told, "talon")
    calls = tuple(
        Announce(seat_in(one, "seat", rules), one.call("call")) for one in objects_in(told, "calls")
    )
    try:
        auction = rules.auction(lines, Opening(number, dealer, seats, turned, talon or ()))
        contract = replace(auction.contract(calls), sides=Sides(sides))
    except (AssertionError, LookupError):
        raise told.refused("calls", "calls that are possible") from None
    return DealObservation(
        number=number,
        dealer=dealer,
        auction=auction,
        contract=contract,
        turn_up=turned,
        on_table=card_in(told, "on_table"),
        hand=CardSet.of(told.cards("hand")),
        held=each_in(told, "held", rules),
        later=told.integer("later"),
        talon=talon,
        laid_away=None if "discards" in hidden else CardSet.of(told.cards("discards")),
        discarded=told.integer("discarded"),
        calls=calls,
        trick=_trick(trick, rules),
        taken=tuple(taken),
        points=each_in(told, "points", rules),
        payments=_payments(told, rules),
        over=False,
        given=tuple(_gift(one, rules) for one in objects_in(told, "given")),
        places_left=integers_in(told, "left"),
        open_hand=None if "open_hand" in hidden else CardSet.of(told.cards("open_hand")),
        stock=stock_from(told, rules) if "stock" in told.values else None,
    )


def _possible(deal: DealObservation, rules: GameRules, seat: Seat) -> bool:
    """Test whether the cards of an observation can have been dealt from one pack."""
    tricks = (deal.trick, *(one.trick for one in deal.taken))
    played = [card for trick in tricks for card in trick.cards]
    seen = Counter([*deal.hand, *(deal.laid_away or ()), *played])
    del seen[FACE_DOWN]
    places = len(deal.talon or ())
    count = sum(deal.held) + len(played) + deal.discarded + deal.lying
    if deal.stock is not None:
        open_cards = (*deal.stock.pile, *deal.stock.aside)
        seen.update(open_cards)
        count += len(deal.stock.cards) + len(open_cards)
    return (
        seen.keys() <= set(rules.pack)
        and max(seen.values(), default=1) == 1
        and all(place in range(places) for place in deal.places_left)
        and len(deal.hand) == deal.held[seat]
        and min(deal.held) >= 0
        and count + deal.later * len(deal.trick.seats) == len(rules.pack)
    )


def _score_line(
    line: Line, rules: GameRules, first: Seat, before: tuple[ScoreLine, ...]
) -> ScoreLine:
    """The score line of an earlier deal."""
    plan = rules.plan(first, before)
    sheet = []
    for cell in objects_in(line, "sheet"):
        mark = cell.text("mark", "a mark")
        if mark not in {known.value for known in Mark}:
            raise cell.refused("mark", ", ".join(known.value for known in Mark))
        sheet.append(Entry(cell.integer("points"), Mark(mark)))
    return ScoreLine(
        plan.number,
        plan.dealer,
        each_in(line, "points", rules),
        each_in(line, "tricks", rules),
        _payments(line, rules),
        tuple(sheet),
        playoff=plan.playoff or 0 < rules.deals < plan.number,
        played=line.values.get("played") is not False,
        outcome=_outcome(line) if "outcome" in line.values else None,
    )


def _outcome(line: Line) -> Meaning:
    told = line.values["outcome"]
    kind = told.get("kind") if isinstance(told, dict) else None
    if not isinstance(told, dict) or not isinstance(kind, str):
        raise line.refused("outcome", "a kind and its figures")
    figures = [(name, value) for name, value in told.items() if name != "kind"]
    return Meaning(kind, tuple((n, value) for n, value in figures if isinstance(value, int | str)))


def _payments(line: Line, rules: GameRules) -> tuple[Payment, ...]:
    payments = []
    for one in objects_in(line, "payments"):
        units, why = one.values.get("units"), one.text("why", "a reason")
        if not isinstance(units, int | float) or isinstance(units, bool):
            raise one.refused("units", "a number")
        if why not in {reason.value for reason in Why}:
            raise one.refused("why", ", ".join(reason.value for reason in Why))
        payer, payee = seat_in(one, "from", rules), seat_in(one, "to", rules)
        payments.append(Payment(payer, payee, units, Why(why)))
    return tuple(payments)


def _trick_values(trick: Trick) -> dict[str, object]:
    return {"seats": trick.seats, "cards": card_codes(trick.cards), "covered": trick.covered}


def _trick(line: Line, rules: GameRules) -> Trick:
    seats, covered = integers_in(line, "seats"), integers_in(line, "covered")
    if not seats or len(set(seats)) != len(seats) or not set(seats) <= set(range(rules.players)):
        raise line.refused("seats", "some seats, each once")
    cards = cards_in(line, "cards")
    if len(cards) > len(seats) or not set(covered) <= set(range(len(cards))):
        raise line.refused("cards", "a card for each seat at most")
    return Trick(seats, cards, covered)


def gift_values(gift: Gift) -> dict[str, object]:
    """A card given to another hand; null for a seat that does not see it."""
    card = card_code(gift.card)
    return {"seat": gift.giver, "to": gift.taker, "card": card, "shown": gift.shown}


def _gift(line: Line, rules: GameRules) -> Gift:
    card = card_in(line, "card")
    return Gift(
        seat_in(line, "seat", rules),
        seat_in(line, "to", rules),
        FACE_DOWN if card is None else card,
        line.values.get("shown") is True,
    )
