"""Write the golden games tests/games/playthroughs: python -m tests.games.write_playthroughs.

A playthrough is a random game in plain text: every move, its events for each seat, and every seat's
view afterwards. When the rules of the program change on purpose, write the files again and review
the difference before the commit.
"""

from __future__ import annotations

from pathlib import Path

from reunion_desktop.engine.actions import Action, DealCards, Discard, PlayCard
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.events import (
    CardPlayed,
    CardsDealt,
    CardsDiscarded,
    DealScored,
    Event,
    FeePaid,
    GameSettled,
    TrickTaken,
)
from reunion_desktop.engine.legal import Legal, MayDiscard, MayPlay
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.record import seen_step
from reunion_desktop.engine.scoring import Payment
from reunion_desktop.games.reunion.rules import PRESETS, ReunionRules
from tests.playing import random_steps

FOLDER = Path(__file__).parent / "playthroughs"

PLAYED: dict[str, ReunionRules] = {"rhineland": PRESETS["rhineland"], "1862": PRESETS["1862"]}
"""The rules of each file, by its name."""


def face(cards: CardSet | tuple[Card | None, ...] | Card | None) -> str:
    """Cards as they are seen; a back is two question marks."""
    if cards is None:
        return "??"
    if isinstance(cards, Card):
        return str(cards)
    return " ".join("??" if card is None else str(card) for card in cards) or "-"


def numbers(some: tuple[int | float, ...]) -> str:
    """Numbers by seat."""
    return "/".join(str(number) for number in some)


def paid(payments: tuple[Payment, ...]) -> str:
    """Payments in the order in which they fell due."""
    told = [f"{one.payer} pays {one.payee} {one.units} ({one.why.value})" for one in payments]
    return ", ".join(told) or "nobody pays"


def decided(action: Action) -> str:
    """A decision."""
    if isinstance(action, DealCards):
        return f"seat {action.dealer} deals deal {action.number}, cut {action.cut}"
    if isinstance(action, Discard):
        return f"seat {action.seat} lays away {action.cards}"
    assert isinstance(action, PlayCard)
    return f"seat {action.seat} plays {action.card}"


def told(event: Event) -> str:
    """An event as it reaches a seat."""
    match event:
        case CardsDealt():
            hands = " | ".join(face(hand) for hand in event.hands)
            text = f"dealt {hands} | talon {face(event.talon)} | turned {event.turn_up}"
        case CardsDiscarded():
            text = f"laid away {event.count}: {face(event.cards)}"
        case CardPlayed():
            text = f"{event.seat} played {event.card}"
        case TrickTaken():
            lies = f"{face(event.trick.cards)} led by {event.trick.leader}"
            text = f"trick {event.number} {lies} to {event.winner} for {event.points}"
        case FeePaid():
            text = f"left bower captured: {paid((event.payment,))}"
        case DealScored():
            line = event.line
            sheet = " ".join(f"{entry.points}({entry.mark.value})" for entry in line.sheet)
            counted = f"points {numbers(line.points)}, tricks {numbers(line.tricks)}, {sheet}"
            text = f"scored {counted}; {paid(line.payments)}; discards {face(event.discards)}"
        case GameSettled():
            end = event.settlement
            won = f"won by {numbers(end.winners)}"
            text = f"settled {numbers(end.totals)}, {won}; {paid(end.payments)}"
    return text


def choice(legal: Legal) -> str:
    """The legal moves."""
    if isinstance(legal, MayDiscard):
        return f"may lay away {legal.count} of {face(legal.cards)}, tens {legal.max_tens}"
    assert isinstance(legal, MayPlay)
    duty = "freely" if legal.duty is None else f"by duty {legal.duty.value}"
    return f"may play {face(legal.cards)} {duty}"


def sight(look: Observation, deal: DealObservation) -> str:
    """The table from one seat."""
    parts = [
        f"{look.seat}: {face(deal.hand)}",
        f"held {numbers(deal.held)}",
        f"talon {face(deal.talon)}",
        f"away {deal.discarded}: {face(deal.laid_away)}",
        f"turned {deal.turn_up}{' on the table' if deal.on_table else ''}",
        f"trick {face(deal.trick.cards)} led by {deal.trick.leader}",
        f"taken {numbers(deal.tricks)} for {numbers(deal.points)}",
        f"to act {'-' if look.to_act is None else look.to_act}",
    ]
    if look.legal is not None:
        parts.append(choice(look.legal))
    return " | ".join(parts)


def playthrough(name: str) -> str:
    """The text of a file."""
    rules = PLAYED[name]
    options = ", ".join(f"{key}={value}" for key, value in rules.as_options().items())
    lines = [
        f"Réunion, by lot, seed {name!r}.",
        f"Rules: {options}.",
        "Written by: python -m tests.games.write_playthroughs",
        "After each decision: what each seat is told, and how each seat sees the table.",
    ]
    for number, step in enumerate(random_steps(rules, name), start=1):
        lines += ["", f"{number}. {decided(step.action)}"]
        shown = [seen_step(step, seat) for seat in range(rules.players)]
        for place in range(len(step.events)):
            reports = [told(look.events[place]) for look in shown]
            if len(set(reports)) == 1:
                lines.append(f"   all told: {reports[0]}")
            else:
                lines += [f"   {seat} told: {report}" for seat, report in enumerate(reports)]
        lines += [f"   {sight(look.after, look.after.deal)}" for look in shown if look.after.deal]
    return "\n".join(lines) + "\n"


def write() -> None:
    """Write every file anew."""
    FOLDER.mkdir(exist_ok=True)
    for name in PLAYED:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write()
