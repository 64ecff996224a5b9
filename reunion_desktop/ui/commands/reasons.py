"""Reasons, sentences: why something cannot be done at the table now."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def nothing_to_take_back() -> str:
    """No decision of one's own was made in this deal."""
    return translate("reasons", "There is nothing to take back yet.")


def nothing_taken_back() -> str:
    """No decision was taken back, or another was made since."""
    return translate("reasons", "Nothing was taken back that could be done again.")


def not_your_turn() -> str:
    """Others choose, or nobody does."""
    return translate("reasons", "A hint is given when it is your turn.")


def no_hint() -> str:
    """Nothing was advised for this choice."""
    return translate("reasons", "Ask for a hint first.")


def not_certain() -> str:
    """The cards to come are not the person's, whoever holds what."""
    return translate("reasons", "It is not certain that every trick to come is yours.")


def no_trick_yet() -> str:
    """The deal has just begun, or there is none."""
    return translate("reasons", "No trick has been taken yet.")


def trick_under_way() -> str:
    """Another trick was led, behind which one may not look."""
    return translate("reasons", "The next trick is under way.")


def trick_lies() -> str:
    """The trick that was taken last is still to be seen."""
    return translate("reasons", "The trick still lies on the table.")


def nothing_to_go_on() -> str:
    """The table does not wait for the person to look."""
    return translate("reasons", "Nothing waits for you to go on.")


def game_goes_on() -> str:
    """The cards are a secret, or wanted, until the game is over."""
    return translate("reasons", "This can be done when the game is over.")


def no_other_seat() -> str:
    """The same cards were not played from two seats."""
    return translate("reasons", "The same cards were not played from another seat yet.")


def no_deal_counted() -> str:
    """There is no deal to be looked at."""
    return translate("reasons", "No deal of this sitting has been counted yet.")
