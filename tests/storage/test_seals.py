"""The seal of a deal: a hash that anyone can check, and a pack that gives the hands."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reunion_desktop.engine.actions import DealCards
from reunion_desktop.engine.cards import PACK, Card
from reunion_desktop.engine.dealing.seals import Seal, commitment
from reunion_desktop.engine.dealing.shuffle import deal_cards
from reunion_desktop.engine.record import Header, Record
from reunion_desktop.games import find_game
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.storage.codec import whole
from reunion_desktop.storage.lines import BadRecord
from reunion_desktop.storage.reader import read_text
from tests.storage.specimen import FEW
from tests.strategies import by_lot, packs

HEADER = Header(RHINELAND, ("E", "M", "H"), 0, "2026-11-20")


def test_the_hash_is_that_of_the_written_text() -> None:
    """SHA-256 of ``reunion-seal-1|SECRET|PACK``, as the system's own sha256sum gives it."""
    known = "861a5c8575dbbd6465dd79de8af9acf048dbd6f5d2b6ac6c9f87cc4b30625088"

    assert known == commitment("00" * 32, PACK)


def sealed_deal(pack: tuple[Card, ...], cut: int) -> Record:
    """One deal from a pack, played at random to its end."""
    deal = deal_cards(HEADER.rules, pack, cut, 1, 0)
    start = Record(HEADER, (deal,)).match()
    played = [deal, *[action for action, _ in by_lot(start, "7")]]
    next_deal = next(at for at in range(1, len(played)) if isinstance(played[at], DealCards))
    return Record(HEADER, tuple(played[:next_deal]))


@given(packs(RHINELAND), st.integers(1, 31))
@FEW
def test_a_sealed_deal_proves_itself(pack: tuple[Card, ...], cut: int) -> None:
    """For any pack and cut the proof is valid; another pack's proof is not."""
    record = sealed_deal(pack, cut)
    seal = Seal.of(1, "0f" * 32, pack)
    lines = list(whole(record, seals=[seal]))
    (stored,) = read_text("\n".join(lines), find_game)

    assert (record, (seal,)) == (stored.record, stored.seals)
    assert ["seal", "deal"] == [line.split('"')[3] for line in lines[1:3]]
    assert ["score", "reveal"] == [line.split('"')[3] for line in lines[-2:]]

    other = Seal.of(1, "0f" * 32, (*pack[1:], pack[0]))
    with pytest.raises(BadRecord, match="does not agree with the cards"):
        read_text("\n".join(whole(record, seals=[other])), find_game)


def test_a_deal_that_goes_on_keeps_its_secret() -> None:
    """A seal without its proof is written, the proof is not."""
    record = sealed_deal(PACK, 5)
    seal = Seal(1, commitment("0f" * 32, PACK))
    lines = list(whole(record, seals=[seal]))

    assert not [line for line in lines if '"reveal"' in line or "0f0f" in line]
    assert (seal,) == read_text("\n".join(lines), find_game)[0].seals
