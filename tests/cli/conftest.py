"""Qt for the command line's tests."""

from __future__ import annotations

import pytest


@pytest.fixture(scope="session", autouse=True)
def _one_qt(qapp: object) -> None:
    """Qt is started once for all tests; a command that draws would start a smaller one."""
