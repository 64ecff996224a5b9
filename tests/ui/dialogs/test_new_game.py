"""The choice of a new game: whom it names."""

from __future__ import annotations

import pytest

from reunion_desktop.ui.dialogs.new_game import persons_name


@pytest.mark.parametrize("account", ["root", "Administrator", "", "user"])
def test_nobody_is_called_after_a_system(monkeypatch: pytest.MonkeyPatch, account: str) -> None:
    """An account of the machine's own makes the newcomer a guest; one's own name is kept."""
    monkeypatch.setattr("getpass.getuser", lambda: account)
    assert "Guest" == persons_name()
    monkeypatch.setattr("getpass.getuser", lambda: "clara")
    assert "Clara" == persons_name()
