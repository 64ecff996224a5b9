"""Deal codes: the same cards for a friend, and no typing error that goes unseen."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reunion_desktop.engine.actions import Action, DealCards
from reunion_desktop.engine.dealing.deal_code import LONGEST, BadCode, DealCode, seed_of_the_day
from reunion_desktop.engine.dealing.shuffle import deal_from_seed
from reunion_desktop.engine.game import advance
from reunion_desktop.engine.record import Header, Record
from reunion_desktop.games.reunion.rules import GAME as REUNION
from reunion_desktop.games.reunion.rules import PRESETS, ReunionRules
from tests.strategies import LAW, rulesets

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


codes = st.builds(
    DealCode,
    rulesets(),
    st.text(min_size=1, max_size=16) | st.binary(min_size=1, max_size=16).map(bytes.hex),
    st.integers(0, 2),
    st.integers(1, 500),
    st.lists(st.integers(0, 31), max_size=4).map(tuple),
)


@given(codes)
@LAW
def test_a_code_gives_back_what_was_put_in(code: DealCode) -> None:
    """Rules, seed, dealer and number survive; only the rule set's informative name may differ."""
    again = DealCode.parse(str(code), (REUNION,))

    ours, theirs = code.rules.as_options(), again.rules.as_options()
    del ours["preset"], theirs["preset"]
    assert ours == theirs
    assert code == replace(again, rules=code.rules)


def test_a_code_may_be_typed_carelessly() -> None:
    """Small letters, spaces for hyphens, and letters that look like digits are understood."""
    code = DealCode(ReunionRules(), "00112233aabbccdd", 2)
    careless = str(code).replace("-", " ").lower().replace("0", "o").replace("1", "l")

    assert code == DealCode.parse(f"  {careless}\n", (REUNION,))


def test_every_wrong_letter_and_every_swap_is_found() -> None:
    """One wrong character, or two neighbours that changed places, are never taken for a code."""
    letters = str(DealCode(PRESETS["1862"], "an evening in Mainz", 1)).replace("-", "")

    wrong = {
        letters[:at] + letter + letters[at + 1 :]
        for at in range(len(letters))
        for letter in ALPHABET
    }
    swapped = {
        letters[:at] + letters[at + 1] + letters[at] + letters[at + 2 :]
        for at in range(len(letters) - 1)
    }
    for text in (wrong | swapped) - {letters}:
        with pytest.raises(BadCode):
            DealCode.parse(text, (REUNION,))


def test_whatever_is_typed_gets_a_sentence() -> None:
    """Ten thousand mangled codes: each is refused with a sentence or is a code after all."""
    dice = Random(7)
    good = [str(DealCode(rules, "abc", seat)) for rules in PRESETS.values() for seat in range(3)]
    refusals: list[str] = []
    for _ in range(10_000):
        letters = list(dice.choice(good))
        for _ in range(dice.randint(1, 3)):
            at = dice.randrange(len(letters))
            letters[at : at + dice.randint(0, 2)] = dice.choice(
                ["", "é", "0", "Z", "--", "\x00", "U"]
            )
            if not letters:
                break
        refusals += [_refusal("".join(letters))]

    assert {"."} == {sentence[-1] for sentence in refusals if sentence}
    assert len([sentence for sentence in refusals if sentence]) > 9_000


def _refusal(text: str) -> str:
    """Why a text is no code; empty where it is one."""
    try:
        DealCode.parse(text, (REUNION,))
    except BadCode as bad:
        return str(bad)
    return ""


def test_what_is_too_long_is_no_code() -> None:
    """A pasted letter is refused at once, and so is a seed that no code holds."""
    with pytest.raises(BadCode, match="isn’t a deal code"):
        DealCode.parse("A" * (LONGEST + 1), (REUNION,))
    with pytest.raises(BadCode, match="1 to 64 bytes"):
        str(DealCode(ReunionRules(), "é" * 40, 0))


def test_another_first_dealer_changes_the_seats() -> None:
    """The next seat gets, deal by deal, the cards of the player's seat."""
    code = DealCode(ReunionRules(), "duplicate", 0)
    turned = code.turned()
    seats = code.rules.seating

    for number in (1, 2, 3):
        dealers = [(one.first_dealer + number - 1) % 3 for one in (code, turned)]
        first, second = (
            deal_from_seed(code.rules, code.seed, 1, number, dealer) for dealer in dealers
        )
        assert [first.hands[seat] for seat in range(3)] == [
            second.hands[seats.after(seat)] for seat in range(3)
        ]
    assert code == turned.turned().turned()


@pytest.mark.parametrize("by_hand", [True, False])
def test_a_game_that_was_played_can_be_dealt_again(*, by_hand: bool) -> None:
    """The code of a played game gives the same cards, for any cut."""
    record = Record(Header(ReunionRules(), ("A", "B", "C"), 1, "2026-11-20"))
    match = record.start()
    while match.settlement is None:
        legal, number = match.legal(), len(match.lines) + 1
        cut = 7 + number if by_hand else None
        action: Action = (
            deal_from_seed(match.rules, "evening", 2, number, match.next_dealer, cut)
            if legal is None
            else legal.first
        )
        match, _ = advance(match, action)
        record = record.plus(action)

    code = DealCode.of(record, "evening", 2)

    assert code is not None
    again = DealCode.parse(str(code), (REUNION,))
    dealt = [action for action in record.actions if isinstance(action, DealCards)]
    assert dealt == [again.deal(deal.number, deal.dealer) for deal in dealt]
    assert DealCode.of(record, "another evening", 2) is None


def test_a_day_has_one_seed() -> None:
    """The deal of a day is the same everywhere, and another one tomorrow."""
    assert "day-2026-11-20" == seed_of_the_day(date(2026, 11, 20))
