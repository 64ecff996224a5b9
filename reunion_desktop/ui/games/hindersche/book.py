"""Amounts in Hindersche's rules book."""

from __future__ import annotations

from collections.abc import Mapping

from reunion_desktop.engine.rules import Rules
from reunion_desktop.games.hindersche.options import hindersche
from reunion_desktop.ui.games.book import TextBook
from reunion_desktop.ui.words.cards import units


class HinderscheBook(TextBook):
    """Rules book, with the stake in force."""

    def facts(self, rules: Rules) -> Mapping[str, str]:
        """The stake, and its example: what a player with three marks pays and others receive."""
        stake = hindersche(rules).stake
        worst, best = f"\N{MINUS SIGN}{8 * stake}", str(4 * stake)
        return {"units": units(stake), "worst": worst, "best": best}
