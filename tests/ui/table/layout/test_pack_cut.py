"""The place where the player cuts the pack."""

from __future__ import annotations

from reunion_desktop.ui.table.layout.pack_cut import PackCut
from reunion_desktop.ui.table.layout.table_layout import TableLayout


def test_the_cut_leaves_a_card_on_both_sides() -> None:
    """Neither the pointer nor the keys lift no card or the whole pack."""
    layout = TableLayout(960, 600)
    for way in (-1, 1):
        bound = 1 if way < 0 else 31
        cut = PackCut(32)
        for _ in range(40):
            cut.step(way)
        assert bound == cut.lifted
        cut.point(way * 10_000, layout)
        assert bound == cut.lifted
