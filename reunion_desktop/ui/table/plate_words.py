"""Text of a name plate, for the plate itself, the screen reader and the tooltip."""

from __future__ import annotations

from collections.abc import Sequence

from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.ui.table.stage.plates import NamePlate
from reunion_desktop.ui.table.stage.ribbon import Ribbon
from reunion_desktop.ui.words.table import TableWords


def plate_texts(
    plates: Sequence[NamePlate], words: TableWords, own: Seat, sight: Observation | None
) -> tuple[str, ...]:
    """Text of each plate for a screen reader; ``own`` is the player's seat."""
    deal, turn = None if sight is None else sight.deal, _turn(sight, words)
    ribbons = [plate.ribbon for plate in plates]
    return tuple(
        _plate_text(
            plate,
            words,
            own=seat == own,
            turn=turn,
            shared=plate.ribbon is not None and ribbons.count(plate.ribbon) > 1,
            holds=deal is None or bool(deal.held[seat]),
        )
        for seat, plate in enumerate(plates)
    )


def _plate_text(
    plate: NamePlate, words: TableWords, *, own: bool, turn: str, shared: bool, holds: bool
) -> str:
    """Everything that a plate shows, as text that follows the name.

    Args:
        plate: content of the plate.
        words: texts of the table.
        own: whether it is the player's plate.
        turn: what the player on turn is to do.
        shared: whether tricks and points are those of several players together.
        holds: whether the plate's player has cards, and so was dealt in.
    """
    if plate.king:
        return f"{plate.name}, {plate.king}"
    parts = [words.seat.format(name=plate.name, count=plate.tricks)]
    if plate.marks is not None:
        parts.append(words.marks.format(count=plate.marks))
    if plate.holds:
        parts = [plate.name, *(parts[1:] if plate.marks else ()), plate.holds]
    if plate.value:
        parts.append(words.worth.format(value=plate.value))
    if plate.ribbon is not None and not own:
        parts.append(words.partner if plate.ribbon is Ribbon.OURS else words.opponent)
    if plate.points is not None and not plate.holds:
        parts.append(words.points.format(points=plate.points))
    if shared:
        parts.append(words.together)
    marks = (
        (plate.dealer, words.dealer),
        (bool(plate.part), plate.part),
        (plate.named is not None and not plate.part, words.named),
        (plate.on_turn, turn),
        (plate.thinking, words.thinking),
        (plate.flagged, words.last_turn),
        (plate.out and not plate.holds, words.out if holds else words.idle),
    )
    return ", ".join([*parts, *[word for shown, word in marks if shown]])


def _turn(sight: Observation | None, words: TableWords) -> str:
    """Return what the seat on turn is to do: discard or exchange before any play, else play."""
    deal = None if sight is None else sight.deal
    if sight is None or deal is None or sight.to_act != deal.owner:
        return words.on_turn
    if deal.taken or deal.trick.cards:
        return words.on_turn
    if deal.contract.taker is None:
        # Where nothing is offered there is no exchange.
        offers = deal.talon is not None and sight.rules.offered(deal.contract, deal.talon)
        return words.exchanges if offers else words.on_turn
    # The dealer takes up what is left over; in games in which nothing is, there is no discard.
    discards = sight.rules.plan_of(deal.number, deal.dealer).left and not deal.discarded
    return words.lays_away if discards else words.on_turn
