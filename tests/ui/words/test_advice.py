"""Hints as text."""

from __future__ import annotations

import pytest

from reunion_desktop.ai.reason import Motive
from reunion_desktop.ai.tricks.bidding.exchange_search import swap_reasons
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import NO_CARDS, Card, CardSet
from reunion_desktop.engine.legal import MayAnnounce, MayDiscard
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.words.advice import advice_sentence, reasons_sentence
from reunion_desktop.ui.words.reasons import Reason
from reunion_desktop.ui.words.seat_names import SeatNames

NAMES = SeatNames(("Emma", "Karl"))


@pytest.mark.parametrize("motive", Motive)
def test_every_motive_has_words(motive: Motive) -> None:
    """Every motive of the AI has a whole sentence with its figures."""
    reason = (motive.value, CardSet.parse("DJ HA"), 12, 0.87, 1)
    # Two games have reasons of their own besides the others.
    game = words_of("skat" if motive is Motive.OVERBIDS else "thirty_one")
    text = advice_sentence(CardSet.parse("HT"), [reason], game=game, company=NAMES)

    told = {
        "takes_up": "Exchange the ten of hearts for the jack of diamonds and ",
        "declines": "Don’t exchange. ",
    }
    told |= {"gives_away": "Give the ten of hearts. "}
    head = told.get(motive.value, "Play the ten of hearts. ")
    assert text.startswith(head)
    assert text.endswith(".")
    assert len(text) > len(head)
    assert "{" not in text


BOTH = "Both cards that you may play are about equally good."
HT, DJ = CardSet.parse("HT"), CardSet.parse("DJ")


def test_a_void_suit_is_named() -> None:
    """Of discards from several suits the reason names those that the player gets rid of."""
    void = (Motive.MAKES_VOID.value, CardSet.parse("S8 H7"), None, None, None)
    assert "You’ll be void in hearts and spades and can trump." == reasons_sentence([void])


def test_a_card_is_kept_for_one_reason() -> None:
    """Of two reasons to keep the same card only the first is told."""
    later = (Motive.KEEPS.value, DJ, None, None, None)
    enough = (Motive.WINS_CHEAPLY.value, DJ, None, None, None)
    other = (Motive.WINS_CHEAPLY.value, HT, None, None, None)
    assert "Keep the jack of diamonds: a sure trick later." == reasons_sentence([later, enough])
    assert "It’s high enough: keep the jack of diamonds." == reasons_sentence([enough, later])
    assert "keep the ten of hearts." in reasons_sentence([later, other])


@pytest.mark.parametrize(
    ("cards", "reasons", "call", "hint"),
    [
        (
            HT,
            [("best_seen", HT, 4, 0.87, None), ("fears", DJ, 14, 0.31, None)],
            "",
            (
                "Play the ten of hearts. Best move in 87 of 100 possible card layouts. On average 4"
                " points better than the next best move. Risk: in 31 of 100 possible card layouts"
                " it can still be beaten, mainly by the jack of diamonds."
            ),
        ),
        (CardSet.parse("CK CT"), [], "", "Discard the ten of clubs and the king of clubs."),
        (
            NO_CARDS,
            [("best_call", CardSet.parse("CJ"), None, 0.6, None)],
            "Clubs",
            "Call: Clubs. It succeeds in 60 of 100 possible card layouts.",
        ),
        (
            NO_CARDS,
            [
                ("best_seen", HT, None, 0.62, None),
                ("next_suit", CardSet.parse("SA S9"), None, 0.25, None),
            ],
            "Hearts",
            (
                "Call: Hearts. Best move in 62 of 100 possible card layouts. The next best suit is"
                " spades: it succeeds in 25 of 100."
            ),
        ),
        (
            NO_CARDS,
            [
                ("best_seen", HT, None, 0.3, None),
                ("next_suit", CardSet.parse("SA"), None, None, None),
            ],
            "Hearts",
            "Call: Hearts. Best move on average. The next best suit is spades.",
        ),
        (NO_CARDS, [], "Cards away!", "Call: Cards away."),
        (NO_CARDS, [], "Cartes de côté\N{NO-BREAK SPACE}!", "Call: Cartes de côté."),
    ],
    ids=["figures", "discards", "call", "suits", "close suits", "mark", "spaced mark"],
)
def test_a_hint_names_the_move_and_its_reasons(
    cards: CardSet, reasons: list[Reason], call: str, hint: str
) -> None:
    """A hint has the share of layouts, the points gained, and the cards that are out.

    Discards are named together; a call is in the words of the game, with a single full stop.
    """
    assert hint == advice_sentence(cards, reasons, call)


@pytest.mark.parametrize(
    ("reason", "told"),
    [
        (("best_seen", NO_CARDS, None, 0.28, None), "Best move on average."),
        (("best_seen", NO_CARDS, None, 0.5, None), "Best move in 50 of 100 possible card layouts."),
        (("best_seen", NO_CARDS, None, 1, None), "Best move in all layouts examined."),
        (("holds", NO_CARDS, None, 1, None), "It takes the trick."),
        (("fears", DJ, 14, 1, None), ""),
        (("too_bold", NO_CARDS, 0, 0, None), "Any other call would almost never succeed."),
        (
            ("too_bold", NO_CARDS, 0, 0.07, None),
            "Any other call would succeed in 7 of 100 possible card layouts: not often enough.",
        ),
    ],
)
def test_a_share_that_speaks_against_the_move_is_left_out(reason: Reason, told: str) -> None:
    """Below half of the layouts a hint names no share, and none where it is all or nothing."""
    assert told == reasons_sentence([reason])


@pytest.mark.parametrize(
    ("others", "told"),
    [
        ([], "It should take the trick."),
        ([("holds", NO_CARDS, None, 1, None)], "It takes the trick."),
        ([("fears", DJ, None, 1, None)], ""),
    ],
)
def test_a_likely_winner_is_told_unless_it_was_searched(others: list[Reason], told: str) -> None:
    """A hint promises no trick that a card may lose, and says once that it takes the trick."""
    assert told == reasons_sentence([("takes", NO_CARDS, None, None, None), *others])


def test_a_hint_has_room_for_few_reasons() -> None:
    """Plain facts are told only without a purpose, shares last, and never for equal cards."""
    held, least = ("trick_held", HT, 10, None, 1), ("gives_least", HT, 0, None, None)
    best, equal = ("best_seen", HT, None, 0.9, None), ("equal", NO_CARDS, None, None, None)
    plain = "Karl is winning the trick so far: 10 points on the table."
    share = "Best move in 90 of 100 possible card layouts."
    lost = "It gives away the fewest points."
    assert f"{plain} {share}" == reasons_sentence([held, best], company=NAMES)
    assert f"{lost} {share}" == reasons_sentence([least, held, best], company=NAMES)
    assert share == reasons_sentence([held, best])
    assert "All cards that you may play are about equally good." == reasons_sentence([equal, best])


def test_shares_tell_the_better_card_where_nothing_else_does() -> None:
    """Compared with the card played, shares take the place of facts; after a purpose they go."""
    held, safe = ("trick_held", HT, 10, None, 1), ("safe", HT, None, None, None)
    best, better = ("best_seen", HT, None, 0.3, None), ("better", NO_CARDS, 12, 0.35, None)
    compared = "It does better than your card in 35 of 100 possible card layouts, and worse in 12."
    assert compared == reasons_sentence([held, best, better], company=NAMES)
    told = reasons_sentence([safe, held, best, better], company=NAMES)
    assert told == reasons_sentence([safe, best])


@pytest.mark.parametrize(
    ("reason", "told"),
    [
        (
            ("makes_hundred", NO_CARDS, 57, 57 / 59, None),
            "You can still make a hundred: you need 57 points of the 59 left.",
        ),
        (("nears_hundred", NO_CARDS, 67, None, 1), "Karl has 67 points and may make a hundred."),
        (("wipes", NO_CARDS, 1, None, None), "Whoever has the fewest points wipes a mark."),
        (("must_beat", HT, None, 0.98, None), "Another player probably has to beat it."),
        (("equal", CardSet.parse("HT H7"), None, None, None), BOTH),
    ],
)
def test_aims_and_doubts_are_told(reason: Reason, told: str) -> None:
    """A hundred with the points that count, and what is not certain as probable."""
    assert told == reasons_sentence([reason], company=NAMES)


def test_the_only_other_call_is_named() -> None:
    """Where a player may only pass or make one call, the reason for passing names that call."""
    legal = MayAnnounce(0, (PASS, Call("away")))
    reasons: list[Reason] = [("too_bold", NO_CARDS, 0, 0, None)]
    told = advice_sentence(NO_CARDS, reasons, "Pass", legal, words_of("bauer"))
    assert "Call: Pass. “Cards away” would almost never succeed." == told


def reasons_for(legal: MayDiscard, laid: CardSet) -> list[Reason]:
    """The reasons of the computer players for an exchange."""
    return [
        (one.motive.value, one.cards, one.points, one.share, one.seat)
        for one in swap_reasons(legal, laid)
    ]


def test_an_exchange_names_both_cards() -> None:
    """The card that is given away is named with the reason, and so is one that stays there."""
    legal = MayDiscard(0, HT, 1, 1, (), Card.parse("DJ"))
    words = words_of("hunsruecker")
    told = advice_sentence(HT, reasons_for(legal, HT), "", legal, words)
    assert told == (
        "Exchange the ten of hearts for the jack of diamonds."
        " Your hand should be best without the ten of hearts."
    )
    told = advice_sentence(
        NO_CARDS, reasons_for(legal, NO_CARDS), "", legal, words_of("hunsruecker")
    )
    assert "Don’t exchange. With the jack of diamonds your hand should be no better." == told
