"""Hints as text."""

from __future__ import annotations

import pytest

from reunion_desktop.ai.player import Motive
from reunion_desktop.engine.cards import NO_CARDS, CardSet
from reunion_desktop.ui.words.advice import advice_sentence, reasons_sentence


@pytest.mark.parametrize("motive", Motive)
def test_every_motive_has_words(motive: Motive) -> None:
    """Every motive of the AI has a whole sentence with its figures."""
    reason = (motive.value, CardSet.parse("DJ HA"), 12, 0.87)
    text = advice_sentence(CardSet.parse("HT"), [reason])

    told = {"takes_up": "Discard the ten of hearts. ", "declines": "Don’t exchange. "}
    told |= {"gives_away": "Give the ten of hearts. "}
    head = told.get(motive.value, "Play the ten of hearts. ")
    assert text.startswith(head)
    assert text.endswith(".")
    assert len(text) > len(head)
    assert "{" not in text


def test_a_hint_says_how_sure_it_is() -> None:
    """A hint names the share of layouts, the points it gains, and the cards that are out."""
    reasons = [
        ("best_seen", CardSet.parse("HT"), 4, 0.87),
        ("fears", CardSet.parse("DJ"), 14, 0.31),
    ]
    assert (
        "Play the ten of hearts. Best move in 87 of 100 possible layouts. "
        "On average 4 points better than the next best move. "
        "Risk: in 31 of 100 possible layouts it can still be beaten, mainly by the jack of"
        " diamonds."
    ) == advice_sentence(CardSet.parse("HT"), reasons)


def test_a_share_that_speaks_against_the_move_is_left_out() -> None:
    """Below half of the layouts a hint names no share, and *all* where it is every one."""
    told = [reasons_sentence([("best_seen", NO_CARDS, None, share)]) for share in (0.28, 0.5, 1)]
    assert [
        "Best move on average.",
        "Best move in 50 of 100 possible layouts.",
        "Best move in all layouts examined.",
    ] == told
    assert "It takes the trick." == reasons_sentence([("holds", NO_CARDS, None, 1)])
    assert reasons_sentence([("fears", CardSet.parse("DJ"), 14, 0.73)]).startswith("Risk: in 73")
    assert not reasons_sentence([("fears", CardSet.parse("DJ"), 14, 1)])


def test_what_never_succeeds_has_no_figure() -> None:
    """A call that never succeeds has a sentence without figures."""
    assert "Any other call would almost never succeed." == reasons_sentence(
        [("too_bold", NO_CARDS, 0, 0)]
    )
    few = reasons_sentence([("too_bold", NO_CARDS, 0, 0.07)])
    assert "Any other call would succeed in 7 of 100 possible layouts: not often enough." == few


def test_discards_are_named_together() -> None:
    """A hint for discards names both cards."""
    cards = CardSet.parse("CK CT")
    assert advice_sentence(cards, []).startswith("Discard the ten of clubs and the king")


def test_what_is_to_be_said_is_told_in_the_words_of_the_game() -> None:
    """A hint for a call uses the game's words, with its reasons."""
    reasons = [("best_call", CardSet.parse("CJ"), None, 0.6)]
    assert "Call: Clubs. It succeeds in 60 of 100 possible layouts." == advice_sentence(
        CardSet(), reasons, "Clubs"
    )


def test_a_call_with_a_mark_of_its_own_ends_with_one_full_stop() -> None:
    """A call that ends with an exclamation mark has a single full stop in a sentence."""
    for call in ("Cards away!", "Cartes de côté\N{NO-BREAK SPACE}!"):
        told = advice_sentence(NO_CARDS, (), call)
        assert told.endswith(("away.", "côté."))
