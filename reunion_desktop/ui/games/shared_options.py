"""Texts of rule options shared by several games: first dealer, cutting, direction of play."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.words.game_words import OptionWords

translate = QCoreApplication.translate


def first_dealer(explanation: str) -> OptionWords:
    """Option for the first dealer; the explanation names the game's own sources."""
    return OptionWords(
        translate("rules", "First dealer"),
        explanation,
        (
            translate("rules", "Lowest card drawn"),
            translate("rules", "Highest card drawn"),
            translate("rules", "At random"),
        ),
    )


def cut(explanation: str) -> OptionWords:
    """Option for who cuts the pack."""
    return OptionWords(
        translate("rules", "Who cuts"),
        explanation,
        (
            translate("rules", "The player before the dealer"),
            translate("rules", "The player after the dealer"),
            translate("rules", "Nobody"),
        ),
    )


def direction(explanation: str, *, clockwise_first: bool = False) -> OptionWords:
    """Option for the direction of deal and play."""
    values = (
        translate("rules", "Anticlockwise, to the right"),
        translate("rules", "Clockwise, to the left"),
    )
    return OptionWords(
        translate("rules", "Direction of play"),
        explanation,
        values[::-1] if clockwise_first else values,
    )
