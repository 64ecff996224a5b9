"""Python's garbage collector is disabled while any guard is held, then enabled again."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from reunion_desktop.match.gc_guard import GcGuard


@pytest.fixture(autouse=True)
def working() -> Iterator[None]:
    """Each test begins with a collector that works, and leaves it as it found it."""
    worked = gc.isenabled()
    gc.enable()
    yield
    (gc.enable if worked else gc.disable)()


def test_two_that_hold_it_must_both_give_it_back() -> None:
    """Two that hold it must both give it back."""
    one, other = GcGuard(), GcGuard()
    one.take()
    other.take()
    assert not gc.isenabled()
    one.give()
    assert not gc.isenabled()
    other.give()
    assert gc.isenabled()


def test_what_was_never_taken_cannot_be_given_for_somebody_else() -> None:
    """A guard that was not taken cannot be released for another one."""
    one, other = GcGuard(), GcGuard()
    one.take()
    other.give()
    assert not gc.isenabled()
    one.give_all()
    assert gc.isenabled()


def test_everything_under_way_is_given_back_at_once() -> None:
    """Everything under way is given back at once."""
    hold = GcGuard()
    hold.take()
    hold.take()
    hold.give_all()
    assert gc.isenabled()


def test_a_collector_that_rested_before_is_left_at_rest() -> None:
    """A collector that rested before is left at rest."""
    gc.disable()
    hold = GcGuard()
    hold.take()
    hold.give()
    assert not gc.isenabled()
