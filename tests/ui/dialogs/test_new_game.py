"""The choice of a new game: whom it names, and what the options leave no choice."""

from __future__ import annotations

import pytest

from reunion_desktop.engine.ruleset import Ruleset
from reunion_desktop.ui.dialogs.new_game import coupled, fixed, persons_name


@pytest.mark.parametrize("account", ["root", "Administrator", "", "user"])
def test_nobody_is_called_after_a_system(monkeypatch: pytest.MonkeyPatch, account: str) -> None:
    """An account of the machine's own makes the newcomer a guest; one's own name is kept."""
    monkeypatch.setattr("getpass.getuser", lambda: account)
    assert "Guest" == persons_name()
    monkeypatch.setattr("getpass.getuser", lambda: "clara")
    assert "Clara" == persons_name()


def test_what_the_options_leave_no_choice() -> None:
    """A turned card on the table cannot be laid away; earned units are ranked by receipts."""
    options = {key: value for key, value in Ruleset().as_options().items() if key != "preset"}
    assert {} == fixed(options)
    spoilt = options | {"turn_up_pickup": "after_trick2_locked", "ledger": "receipts"}
    assert {"discard_turn_up": False, "session_rank": "gross"} == fixed(spoilt)
    assert "gross" == Ruleset().changed(coupled(spoilt)).session_rank
