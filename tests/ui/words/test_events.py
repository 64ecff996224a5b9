"""Events in words: what happened at the table, the count, the payments."""

from __future__ import annotations

import pytest

from reunion_desktop.engine.cards import Card, CardSet, Suit
from reunion_desktop.engine.events import (
    BowerCaptured,
    CardPlayed,
    CardsDealt,
    CardsDiscarded,
    DealScored,
    Event,
    GameSettled,
    TrickTaken,
)
from reunion_desktop.engine.ruleset import Ruleset
from reunion_desktop.engine.scoring import Payment, Settlement, Why
from reunion_desktop.engine.shuffle import Draw
from reunion_desktop.engine.tricks import Trick
from reunion_desktop.ui.words.events import (
    deal_summary,
    draw_sentence,
    event_sentence,
    settlement_sentence,
)
from tests.ui.sheet.sheets import SPECIMEN

NAMES = ("Emma", "Anna", "Karl")
SPADES = Ruleset().order(Suit.SPADES)
HEARTS = Ruleset().order(Suit.HEARTS)
HT, CJ, SA = Card.parse("HT"), Card.parse("CJ"), Card.parse("SA")


def pay(payer: int, payee: int, why: Why = Why.LEFT_BOWER) -> Payment:
    """One unit from one to the other."""
    return Payment(payer, payee, 1, why)


DEALT = CardsDealt(1, 1, (None, None, None), (None, HT), HT, 5)


@pytest.mark.parametrize(
    ("event", "theirs", "yours"),
    [
        (
            DEALT,
            "Anna deals and turns up the ten of hearts: hearts are trumps.",
            "You deal and turn up the ten of hearts: hearts are trumps.",
        ),
        (
            CardsDiscarded(1, None, 2),
            "Anna lays away two cards.",
            "You lay away two cards.",
        ),
        (
            CardsDiscarded(1, CardSet.parse("HT C7"), 2),
            "Anna lays away the seven of clubs and the ten of hearts.",
            "You lay away the seven of clubs and the ten of hearts.",
        ),
        (CardPlayed(1, HT), "Anna plays the ten of hearts.", "You play the ten of hearts."),
        (
            CardPlayed(1, CJ),
            "Anna plays the left bower, the jack of clubs.",
            "You play the left bower, the jack of clubs.",
        ),
        (
            TrickTaken(1, Trick(0), 1, 27),
            "Anna takes the trick: 27 points.",
            "You take the trick: 27 points.",
        ),
        (
            BowerCaptured(pay(1, 2)),
            "The left bower is taken: Anna pays Karl 1 unit.",
            "The left bower is taken: you pay Karl 1 unit.",
        ),
        (
            BowerCaptured(pay(2, 1)),
            "The left bower is taken: Karl pays Anna 1 unit.",
            "The left bower is taken: Karl pays you 1 unit.",
        ),
    ],
)
def test_events(event: Event, theirs: str, yours: str) -> None:
    """Every event is told of others by name, and of oneself as you."""
    assert theirs == event_sentence(event, NAMES, order=SPADES)
    assert yours == event_sentence(event, NAMES, 1, order=SPADES)


def test_nobody_pays_where_units_are_earned() -> None:
    """Under the receipts ledger a fee is told as what is earned."""
    event = BowerCaptured(pay(2, 1))
    assert "The left bower is taken: Anna earns 1 unit." == event_sentence(
        event, NAMES, ledger="receipts"
    )
    assert "The left bower is taken: you earn 1 unit." == event_sentence(
        event, NAMES, 1, ledger="receipts"
    )


def test_deal_summary() -> None:
    """A counted deal: what each made, what was laid away, who pays for taking no trick."""
    line = SPECIMEN.lines[1]
    expected = (
        "Deal 2: you 98, Anna 14 from the discards only and Karl 38."
        " Laid away: the ten of hearts and the king of hearts."
        " Anna pays you 1 unit. Anna pays Karl 1 unit."
    )
    shown = CardSet.parse("HT HK")
    assert expected == deal_summary(line, NAMES, discards=shown)
    assert expected == event_sentence(DealScored(line, shown), NAMES)


def test_stange_is_told() -> None:
    """A hand without a trick and without points is called by its name."""
    assert "Anna a Stange" in deal_summary(SPECIMEN.lines[2], NAMES)


def test_settlement() -> None:
    """The end of a game: the winner, the total, and every payment."""
    assert SPECIMEN.settlement is not None
    assert "You win the game with 235 points. Anna pays you 3 units." == settlement_sentence(
        SPECIMEN.settlement, NAMES
    )
    assert "Emma wins the game with 235 points. You pay Emma 3 units." == event_sentence(
        GameSettled(SPECIMEN.settlement), NAMES, 1
    )


def test_shared_win_is_told() -> None:
    """Two winners are named together, with a capital at the beginning."""
    tie = Settlement((180, 180, 90), (0, 1), (pay(2, 0, Why.GAME), pay(2, 1, Why.GAME)))
    expected = (
        "You and Anna win the game with 180 points each."
        " Karl pays you 1 unit. Karl pays Anna 1 unit."
    )
    assert expected == settlement_sentence(tie, NAMES)
    assert "Nobody pays." in settlement_sentence(Settlement((150,) * 3, (0, 1, 2), ()), NAMES)


@pytest.mark.parametrize(
    ("person", "expected"),
    [
        (0, "Karl draws the seven of clubs and deals first."),
        (2, "You draw the seven of clubs and deal first."),
    ],
)
def test_draw(person: int, expected: str) -> None:
    """The draw names the card that decided."""
    cards = (CardSet.parse("C8 C9 CT"), CardSet.parse("C7 HA SA"))
    first, last = tuple(cards[0]), tuple(cards[1])
    draw = Draw((first, (last[1], last[2], last[0])), 2)
    assert expected == draw_sentence(draw, NAMES, person)


@pytest.mark.parametrize(
    ("rule", "person", "expected"),
    [
        ("lowest", 0, "The lowest card deals first: the seven of clubs, drawn by Karl."),
        ("lowest", 2, "The lowest card deals first: the seven of clubs, drawn by you."),
        ("highest", 0, "The highest card deals first: the seven of clubs, drawn by Karl."),
    ],
)
def test_the_draw_says_which_card_deals(rule: str, person: int, expected: str) -> None:
    """As the rules of the table have it."""
    seven, *aces = CardSet.parse("C7 HA SA")
    draw = Draw(((*aces, seven),), 2)
    assert expected == draw_sentence(draw, NAMES, person, rule=rule)


def test_lot() -> None:
    """Without cards the lot decides."""
    assert "The lot falls on Karl, who deals first." == draw_sentence(Draw((), 2), NAMES)
    assert "The lot falls on you: you deal first." == draw_sentence(Draw((), 2), NAMES, 2)


def test_names_are_never_taken_for_places_in_a_sentence() -> None:
    """A player may be called by anything that can be typed."""
    names = ("{name}", "{0}", "%1 & <b>")
    assert "{0} plays the ten of hearts." == event_sentence(CardPlayed(1, HT), names)
