"""Function: what a name plate shows, in words for a screen reader and for the pointer."""

from __future__ import annotations

from reunion_desktop.ui.table.stage.plates import NamePlate
from reunion_desktop.ui.table.stage.ribbon import Ribbon
from reunion_desktop.ui.words.table import TableWords


def plate_text(
    plate: NamePlate, words: TableWords, *, own: bool, exchanging: bool, holds: bool
) -> str:
    """All that a plate shows, after the name.

    Args:
        plate: what it shows.
        words: the table's.
        own: whether it is the person's.
        exchanging: whether it is the dealer's turn to lay cards away.
        holds: whether its player has cards, and so was dealt in.
    """
    parts = [words.seat.format(name=plate.name, count=plate.tricks)]
    if plate.ribbon is not None and not own:
        parts.append(words.partner if plate.ribbon is Ribbon.OURS else words.opponent)
    if plate.points is not None:
        parts.append(words.points.format(points=plate.points))
    marks = (
        (plate.dealer, words.dealer),
        (plate.named is not None, words.named),
        (plate.on_turn, words.lays_away if exchanging else words.on_turn),
        (plate.thinking, words.thinking),
        (plate.out, words.out if holds else words.idle),
    )
    return ", ".join([*parts, *[word for shown, word in marks if shown]])
