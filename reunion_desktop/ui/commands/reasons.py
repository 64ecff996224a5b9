"""Reasons, sentences: why something cannot be done at the table now."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.commands.command import Say

translate = QCoreApplication.translate


def nothing_to_take_back() -> str:
    """No decision of one's own was made in this deal."""
    return translate("reasons", "There is nothing to undo yet.")


def deal_counted() -> str:
    """The deal is over, and its figures stand."""
    return translate("reasons", "The deal has been scored; it can no longer be undone.")


def nothing_taken_back() -> str:
    """No decision was taken back, or another was made since."""
    return translate("reasons", "There is nothing to redo.")


def not_your_turn() -> str:
    """Others choose, or nobody does."""
    return translate("reasons", "Hints are available when it is your turn.")


def no_hint() -> str:
    """Nothing was advised for this choice."""
    return translate("reasons", "Ask for a hint first.")


def not_certain() -> str:
    """The cards to come are not the person's, whoever holds what."""
    return translate("reasons", "It is not certain that all remaining tricks are yours.")


def no_trick_yet() -> str:
    """The deal has just begun, or there is none."""
    return translate("reasons", "No trick has been taken yet.")


def trick_under_way() -> str:
    """Another trick was led, behind which one may not look."""
    return translate("reasons", "The next trick has started.")


def trick_lies() -> str:
    """The trick that was taken last is still to be seen."""
    return translate("reasons", "The trick is still on the table.")


def why_no_undo(*, counted: bool) -> Say:
    """Why nothing can be taken back now; ``counted`` where the deal is over."""
    return deal_counted if counted else nothing_to_take_back


def why_no_last_trick(*, lies: bool, taken: bool, led: bool) -> Say | None:
    """Why the last trick cannot be looked at; None where it can.

    Args:
        lies: whether it still lies on the table.
        taken: whether any trick was taken in this deal.
        led: whether another was led since.
    """
    if lies:
        return trick_lies
    if not taken:
        return no_trick_yet
    return trick_under_way if led else None


def nothing_to_go_on() -> str:
    """The table does not wait for the person to look."""
    return translate("reasons", "There is nothing to continue.")


def game_goes_on() -> str:
    """The cards are a secret, or wanted, until the game is over."""
    return translate("reasons", "Available when the game is over.")


def no_other_seat() -> str:
    """The same cards were not played from two seats."""
    return translate("reasons", "These cards have not been played from another seat yet.")


def no_deal_counted() -> str:
    """There is no deal to be looked at."""
    return translate("reasons", "No deal of this session has been scored yet.")
