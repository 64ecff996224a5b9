"""Sentences of the rules book that several games share: first dealer, cut, ranks."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.cards import Rank
from reunion_desktop.engine.rules import Rules
from reunion_desktop.ui.words.cards import rank_index

translate = QCoreApplication.translate


def way_round(rules: Rules) -> str:
    """Direction of deal and play, as part of a sentence."""
    if rules.direction == "anticlockwise":
        return translate("rulespage", "anticlockwise (to the right)")
    return translate("rulespage", "clockwise (to the left)")


def first_dealer(rules: Rules) -> str:
    """Rule on the first dealer."""
    first = {
        "lowest": translate("rulespage", "Everybody draws a card, and the lowest deals first."),
        "highest": translate("rulespage", "Everybody draws a card, and the highest deals first."),
        "random": translate("rulespage", "The first dealer is chosen at random."),
    }[rules.first_dealer]
    if rules.first_dealer == "random":
        return first
    drawn = translate(
        "rulespage", "For this draw the ace is high, and the ten ranks below the jack."
    )
    return f"{first} {drawn}"


def who_cuts(rules: Rules) -> str:
    """Rule on who cuts the pack."""
    return {
        "before": translate("rulespage", "The player before the dealer cuts."),
        "after": translate("rulespage", "The player after the dealer cuts."),
        "off": translate("rulespage", "Nobody cuts."),
    }[rules.cut]


def ranks(letters: str) -> str:
    """Ranks in a row, as indices of the cards."""
    by_letter = {rank.letter: rank for rank in Rank}
    return "&nbsp;".join(rank_index(by_letter[letter]) for letter in letters)


def rank_table(*rows: tuple[str, str]) -> str:
    """HTML table with the kinds of suit and the rank of their cards, one row per kind."""
    told = "".join(
        f"<tr><td><i>{left}</i>&nbsp;&nbsp;</td><td>{right}</td></tr>" for left, right in rows
    )
    return f"<table cellspacing='0' cellpadding='3'>{told}</table>"
