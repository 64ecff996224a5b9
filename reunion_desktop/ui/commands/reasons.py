"""Sentences that tell why a command of the table is not available now."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.commands.command import Say

translate = QCoreApplication.translate


def nothing_to_take_back() -> str:
    """The player has not made a move in this deal."""
    return translate("reasons", "There is nothing to undo yet.")


def answer_first() -> str:
    """A problem is asked."""
    return translate("reasons", "An answer to a problem can’t be undone.")


def deal_counted() -> str:
    """The deal is over and scored."""
    return translate("reasons", "The deal has been scored; it can no longer be undone.")


def nothing_taken_back() -> str:
    """No move was undone, or another was made since."""
    return translate("reasons", "There is nothing to redo.")


def not_your_turn() -> str:
    """It is not the player's turn."""
    return translate("reasons", "Hints are available when it is your turn.")


def no_hint() -> str:
    """There is no hint for this move."""
    return translate("reasons", "Ask for a hint first.")


def no_move() -> str:
    """The hint has a next step, and names no move yet."""
    return translate("reasons", "This hint doesn’t name the move yet. Ask for the next hint.")


def not_certain() -> str:
    """The remaining tricks are not the player's in every possible layout."""
    return translate("reasons", "It is not certain that all remaining tricks are yours.")


def takes_part() -> str:
    """The player plays in this deal, or there is none."""
    return translate("reasons", "You can skip a deal while you take no part in it.")


def no_trick_yet() -> str:
    """The deal has just begun, or there is no deal."""
    return translate("reasons", "No trick has been taken yet.")


def trick_under_way() -> str:
    """The next trick has been led; the previous one may no longer be seen."""
    return translate("reasons", "The next trick has started.")


def already_played() -> str:
    """The player has played to the next trick; the previous one may no longer be seen."""
    return translate("reasons", "You have already played to the next trick.")


def trick_lies() -> str:
    """The last trick is still on the table."""
    return translate("reasons", "The trick is still on the table.")


def stock_seen() -> str:
    """A card from the stock was seen since the player's last move."""
    return translate("reasons", "A card from the stock has been seen: that can’t be undone.")


def why_no_undo(*, counted: bool, moved: bool) -> Say:
    """Reason why undo is not available.

    Args:
        counted: whether the deal is over.
        moved: whether the player has moved in this deal.
    """
    if counted:
        return deal_counted
    return stock_seen if moved else nothing_to_take_back


def why_no_last_trick(*, lies: bool, taken: bool, began: Say | None) -> Say | None:
    """Reason why the last trick cannot be shown; None if it can.

    Args:
        lies: whether it is still on the table.
        taken: whether any trick was taken in this deal.
        began: reason why the next trick forbids it; None if it does not.
    """
    if lies:
        return trick_lies
    return began if taken else no_trick_yet


def nothing_to_go_on() -> str:
    """The table does not wait for the player to continue."""
    return translate("reasons", "There is nothing to continue.")


def no_other_seat() -> str:
    """The same cards were not played from two seats."""
    return translate(
        "reasons", "Replay these cards from another seat, then you can compare your results."
    )


def no_deal_counted() -> str:
    """No deal can be reviewed."""
    return translate("reasons", "No deal of this session has been scored yet.")
