"""Encode a record as JSON lines: moves are stored, annotations follow from them.

Lines are compact JSON with the keys in a fixed order, without the line feed. The frequent ones are
formatted by hand, because a simulation writes tens of thousands of them a second; a test compares
them with the output of the ``json`` module.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import lru_cache

from reunion_desktop.engine.actions import (
    Action,
    Announce,
    DealCards,
    Discard,
    DrawCard,
    EnterDeal,
    Give,
    PlayCard,
)
from reunion_desktop.engine.cards import ALL_CARDS, CardSet
from reunion_desktop.engine.dealing.seals import Seal
from reunion_desktop.engine.events import DealScored, Event, GameSettled, TrickTaken
from reunion_desktop.engine.plans import DealPlan, Turned
from reunion_desktop.engine.record import Record, Step
from reunion_desktop.engine.scoring import Payment, ScoreLine, Settlement, Units, net
from reunion_desktop.storage.headers import game_line
from reunion_desktop.storage.lines import Line

ANNOTATIONS = ("trick", "score", "result")
"""Annotations that follow a move, in the order in which they are written."""

_CODES = tuple(f'"{card}"' for card in ALL_CARDS)
_SUIT_BITS = 0x1FF
_LOW_BITS = 0xFFFF << 36


def action_line(action: Action, legal: CardSet | None = None) -> str:
    """Encode a move as a line.

    Args:
        action: the move.
        legal: the legal cards, if a play is to be annotated with them.
    """
    if isinstance(action, PlayCard):
        code = _CODES[action.card.index]
        listed = "" if legal is None else f',"legal":{_set(legal)}'
        return f'{{"type":"play","seat":{action.seat},"card":{code}{listed}}}'
    if isinstance(action, Discard):
        return f'{{"type":"discard","seat":{action.seat},"cards":{_set(action.cards)}}}'
    if isinstance(action, Announce):
        return f'{{"type":"announce","seat":{action.seat},"call":"{action.call}"}}'
    if isinstance(action, Give):
        code = _CODES[action.card.index]
        return f'{{"type":"give","seat":{action.seat},"to":{action.to},"card":{code}}}'
    if isinstance(action, DrawCard):
        taken = "" if action.card is None else f',"card":{_CODES[action.card.index]}'
        return f'{{"type":"draw","seat":{action.seat}{taken}}}'
    return _deal_line(action) if isinstance(action, DealCards) else _entered_line(action)


def _entered_line(action: EnterDeal) -> str:
    values: dict[str, object] = {"type": "enter", "number": action.number}
    values["answers"] = dict(action.answers)
    if action.note:
        values["note"] = action.note
    return json.dumps(values, ensure_ascii=False, separators=(",", ":"))


def _deal_line(action: DealCards) -> str:
    hands = ",".join([_set(hand) for hand in action.hands])
    talon = ",".join([_CODES[card.index] for card in action.talon])
    return (
        f'{{"type":"deal","number":{action.number},"dealer":{action.dealer},"cut":{action.cut},'
        f'{_table(action)}"hands":[{hands}],"talon":[{talon}]{_turned(action)}{_later(action)}}}'
    )


def _table(deal: DealCards) -> str:
    """The seats that are dealt in, in order of play; empty if all are."""
    seats = deal.seats
    if len(seats) in {0, len(deal.hands)}:
        return ""
    return f'"table":[{",".join(map(str, seats))}],'


def _turned(deal: DealCards) -> str:
    """The turned card and its suit, if there is one."""
    if deal.turn_up is None:
        return ""
    return f',"turn_up":{_CODES[deal.turn_up.index]},"trump":"{deal.turn_up.suit.letter}"'


def _later(deal: DealCards) -> str:
    """The cards dealt after the first moves, if there are any."""
    if not deal.later:
        return ""
    return f',"later":[{",".join([_set(hand) for hand in deal.later])}]'


def undo_line(count: int) -> str:
    """Encode an undo: it removes all but the first ``count`` moves of the game.

    ``count`` is that of :meth:`Record.rewound`. The line counts move *lines*, and the ``game`` line
    is the first of them: ``n`` is one more.
    """
    return f'{{"type":"undo","n":{count + 1}}}'


def seal_line(seal: Seal) -> str:
    """The seal (hash commitment) of a deal, written before the cut."""
    return f'{{"type":"seal","number":{seal.number},"commitment":"{seal.commitment}"}}'


def reveal_line(seal: Seal) -> str:
    """The proof of a seal, written after the score."""
    pack = ",".join([_CODES[card.index] for card in seal.pack])
    return (
        f'{{"type":"reveal","number":{seal.number},"secret":"{seal.secret or ""}","pack":[{pack}]}}'
    )


def annotation_lines(events: Iterable[Event], lines: tuple[ScoreLine, ...]) -> Iterator[str]:
    """Encode the annotations of a step: the results of the trick, the deal and the game.

    Args:
        events: the events that followed the move.
        lines: the deals scored so far.
    """
    for event in events:
        if isinstance(event, TrickTaken):
            yield (
                f'{{"type":"trick","number":{event.number},"winner":{event.winner},'
                f'"points":{event.points}}}'
            )
        elif isinstance(event, DealScored):
            yield _score(event.line)
        elif isinstance(event, GameSettled):
            yield _result(event.settlement, lines)


def lines_of(step: Step, *, with_legal: bool = False, reveal: Seal | None = None) -> Iterator[str]:
    """Encode a step: the line of its move and the annotations that follow.

    Args:
        step: the move with the state before it and the events after it.
        with_legal: whether a play lists the legal cards.
        reveal: the seal of the deal that ends with this step, to be proved after its score.
    """
    legal = step.before.legal() if with_legal and isinstance(step.action, PlayCard) else None
    yield action_line(step.action, legal.cards if legal is not None else None)
    if len(step.events) > 1 or isinstance(step.action, EnterDeal):
        for event in step.events:
            yield from annotation_lines((event,), step.after.lines)
            if reveal is not None and isinstance(event, DealScored):
                yield reveal_line(reveal)


def whole(record: Record, *, with_legal: bool = False, seals: Iterable[Seal] = ()) -> Iterator[str]:
    """Encode a whole record, with undone moves removed and with annotations.

    Args:
        record: the moves.
        game: the game that the header names.
        with_legal: whether each play lists the legal cards.
        seals: the seals of sealed deals, each with its proof once the deal is scored; the seal of
            the next deal is last.

    Raises:
        IllegalAction: a move is against the rules.
    """
    match = record.start()
    sealed = {seal.number: seal for seal in seals}
    seal: Seal | None = None
    yield game_line(record.header)
    for step in record.replay():
        if isinstance(step.action, DealCards):
            seal = sealed.get(step.action.number)
            if seal is not None:
                yield seal_line(seal)
        proof = seal if seal is not None and seal.secret is not None else None
        yield from lines_of(step, with_legal=with_legal, reveal=proof)
        match = step.after
    promised = sealed.get(len(match.lines) + 1)
    if promised is not None and match.awaits_deal:
        yield seal_line(promised)


def action_from(line: Line, plan: DealPlan | None = None) -> Action | None:
    """Decode the move of a line; None if the line is not a move.

    The rules are not checked here.

    Args:
        line: the line.
        plan: the plan of the next deal, which says what a deal must contain; None if not known.

    Raises:
        BadRecord: a value is missing or of the wrong type.
    """
    kind = line.values.get("type")
    if kind == "play":
        return PlayCard(line.integer("seat", "a seat"), line.card("card"))
    if kind == "discard":
        return Discard(line.integer("seat", "a seat"), CardSet.of(line.cards("cards")))
    if kind == "announce":
        return Announce(line.integer("seat", "a seat"), line.call("call"))
    if kind == "give":
        seats = line.integer("seat", "a seat"), line.integer("to", "a seat")
        return Give(*seats, line.card("card"))
    if kind in {"draw", "enter"}:
        return _drawn_from(line) if kind == "draw" else _entered_from(line)
    return _deal_from(line, plan) if kind == "deal" else None


def _drawn_from(line: Line) -> DrawCard:
    taken = line.card("card") if "card" in line.values else None
    return DrawCard(line.integer("seat", "a seat"), taken)


def _entered_from(line: Line) -> EnterDeal:
    note = line.text("note", "a text") if "note" in line.values else ""
    return EnterDeal(line.integer("number"), line.answers("answers"), note)


def _deal_from(line: Line, plan: DealPlan | None) -> DealCards:
    """Decode a deal, as :func:`action_from` does."""
    follow = "later" in line.values or (plan is not None and bool(plan.later))
    usual = not follow if plan is None else plan.turned is not Turned.NONE
    turned = usual or "turn_up" in line.values or "trump" in line.values
    deal = DealCards(
        line.integer("number"),
        line.integer("dealer", "a seat"),
        line.integer("cut"),
        line.hands("hands"),
        line.cards("talon"),
        line.card("turn_up") if turned else None,
        line.hands("later") if follow else (),
    )
    if deal.trump is not None and line.text("trump", "a suit") != deal.trump.letter:
        raise line.refused("trump", f'"{deal.trump.letter}", the suit of the turned card')
    return deal


def _set(cards: CardSet) -> str:
    """Encode a set of cards suit by suit, the low cards last."""
    bits = cards.bits
    suits = [
        _suit(bits & _SUIT_BITS),
        _suit(bits & _SUIT_BITS << 9),
        _suit(bits & _SUIT_BITS << 18),
        _suit(bits & _SUIT_BITS << 27),
        _suit(bits & _LOW_BITS),
    ]
    return f"[{','.join([suit for suit in suits if suit])}]"


@lru_cache(maxsize=1 << 11)
def _suit(bits: int) -> str:
    """Encode the cards of one suit, separated by commas; cached: 512 holdings per suit."""
    return ",".join([_CODES[card.index] for card in CardSet(bits)])


def _score(line: ScoreLine) -> str:
    return json.dumps({"type": "score", **score_values(line)}, separators=(",", ":"))


def score_values(line: ScoreLine) -> dict[str, object]:
    """Annotation values of a scored deal; whether it was played is written where it was not."""
    values: dict[str, object] = {
        "number": line.number,
        "points": line.points,
        "tricks": line.tricks,
        "payments": [payment_values(payment) for payment in line.payments],
        "sheet": [{"points": cell.points, "mark": cell.mark.value} for cell in line.sheet],
    }
    if not line.played:
        values["played"] = False
    if line.outcome is not None:
        values["outcome"] = {"kind": line.outcome.key, **dict(line.outcome.values)}
    return values


def _result(settlement: Settlement, lines: tuple[ScoreLine, ...]) -> str:
    payments = [payment for line in lines for payment in line.payments]
    payments.extend(settlement.payments)
    values: dict[str, object] = {
        "type": "result",
        "totals": settlement.totals,
        "winners": settlement.winners,
        "payments": [payment_values(payment) for payment in settlement.payments],
        "balance": [plain_units(units) for units in net(payments, len(settlement.totals))],
    }
    if settlement.chalk:
        values["chalk"] = settlement.chalk
    return json.dumps(values, separators=(",", ":"))


def payment_values(payment: Payment) -> dict[str, Units | str]:
    """Annotation values of a payment."""
    return {
        "from": payment.payer,
        "to": payment.payee,
        "units": plain_units(payment.units),
        "why": payment.why.value,
    }


def plain_units(units: Units) -> Units:
    """Units as a record writes them: halves as a float, whole ones as an integer."""
    return int(units) if units == int(units) else units
