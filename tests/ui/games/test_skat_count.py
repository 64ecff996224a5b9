"""Result page of Skat: the value in the words in which it is reckoned."""

from __future__ import annotations

import pytest

from reunion_desktop.engine.cards import Suit
from reunion_desktop.engine.contract import Contract
from reunion_desktop.engine.seats import Sides
from reunion_desktop.engine.sheet import Meaning, means
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.games.skat.options import GRAND, NULL, order_of
from reunion_desktop.ui.games.skat.reckoning import reckoning, score_sentence, signed

LEVELS = ("hand", "schneider", "schneider_announced", "schwarz", "schwarz_announced", "ouvert")


def game(name: str, run: int, value: int, *, bid: int = 18, **more: int) -> Meaning:
    """The outcome of a game; levels that are not named did not count."""
    told = {**dict.fromkeys(LEVELS, 0), "won": 1, "overbid": 0, "score": value, **more}
    return means("game", declarer=0, game=name, bid=bid, matadors=run, value=value, **told)


def contract(order: CardOrder) -> Contract:
    """A contract under an order."""
    return Contract(order, Sides((0, 1, 1)), (0, 1, 2), 0)


@pytest.mark.parametrize(
    ("outcome", "text"),
    [
        (game("C", 2, 48, hand=1), "With 2, game 3, Hand 4, times clubs 12: 48."),
        (game("D", -1, 18), "Without 1, game 2, times diamonds 9: 18."),
        (
            game("C", 2, 60, hand=1, schneider=1),
            "With 2, game 3, Hand 4, Schneider 5, times clubs 12: 60.",
        ),
        (game(GRAND, 4, 264, **dict.fromkeys(LEVELS, 1)), None),
        (game(NULL, 0, 59, hand=1, ouvert=1), "Null Ouvert Hand: 59."),
    ],
)
def test_the_value_is_reckoned_aloud(outcome: Meaning, text: str | None) -> None:
    """Matadors, game, each level counted up, then the base value; a Null has a fixed value."""
    if text is None:
        text = (
            "With 4, game 5, Hand 6, Schneider 7, announced 8, Schwarz 9, announced 10,"
            " Ouvert 11, times Grand 24: 264."
        )
    assert text == reckoning(outcome)


def test_an_overbid_game_says_what_it_counts() -> None:
    """Clubs with one Hand is worth 36; at a bid of 46 it counts 48."""
    outcome = game("C", 1, 48, bid=46, hand=1, overbid=1, won=0, score=-96)
    told = reckoning(outcome)
    assert "times clubs 12: 36." in told
    assert told.endswith("36 is below the bid of 46, so the game counts 48.")


def test_a_null_below_the_bid_is_charged_as_another_game() -> None:
    """A Null at 24 is lost at once."""
    told = reckoning(game(NULL, 0, 24, bid=24, overbid=1, won=0, score=-48))
    assert told.startswith("Null is worth less than the bid of 24")


def test_a_lost_game_counts_double() -> None:
    """The card points of both sides, and the score; until 1998 a lost Hand game counted once."""
    clubs = contract(order_of(Suit.CLUBS))
    lost = game("C", 1, 24, won=0, score=-48)
    single = game("C", 1, 36, won=0, score=-36, hand=1)

    assert score_sentence(lost, 52, clubs) == (
        "52 to 68 points. Lost, which counts double: \N{MINUS SIGN}48."
    )
    assert score_sentence(single, 52, clubs).endswith("Lost: \N{MINUS SIGN}36.")
    assert "Won: +23." == score_sentence(game(NULL, 0, 23), 0, contract(order_of(None)))


def test_amounts_have_a_sign() -> None:
    """A gain has a plus, a loss a minus sign; nothing is written for zero."""
    assert ["+18", "\N{MINUS SIGN}36", ""] == [signed(amount) for amount in (18, -36, 0)]
