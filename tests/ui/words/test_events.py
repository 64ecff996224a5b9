"""What is said at the table."""

from __future__ import annotations

import pytest

from reunion_desktop.engine.cards import PACK, Card, CardSet, Suit
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
from reunion_desktop.engine.legal import Duty, MayDiscard, MayPlay, Refusal
from reunion_desktop.engine.ruleset import Ruleset
from reunion_desktop.engine.scoring import Payment, Settlement, Why
from reunion_desktop.engine.shuffle import Draw
from reunion_desktop.engine.tricks import Trick
from reunion_desktop.ui.words.cards import (
    card_name,
    card_sign,
    cards_list,
    listed,
    points,
    units,
)
from reunion_desktop.ui.words.events import (
    deal_summary,
    draw_sentence,
    event_sentence,
    prompt_sentence,
    refusal_sentence,
    settlement_sentence,
)
from tests.ui.sheet.sheets import SPECIMEN

NAMES = ("Emma", "Anna", "Karl")
SPADES = Ruleset().order(Suit.SPADES)
HEARTS = Ruleset().order(Suit.HEARTS)
HT, CJ, SA = Card.parse("HT"), Card.parse("CJ"), Card.parse("SA")


def test_card_names() -> None:
    """A card is its rank of its suit; its sign is what stands in its corner."""
    assert ("ten of hearts", "jack of clubs") == (card_name(HT), card_name(CJ))
    assert ("10♥", "J♣") == (card_sign(HT), card_sign(CJ))
    assert 32 == len({card_name(card) for card in PACK}) == len({card_sign(card) for card in PACK})


@pytest.mark.parametrize(
    ("amount", "expected"),
    [
        (1, "1 unit"),
        (2, "2 units"),
        (0, "0 units"),
        (0.5, "½ unit"),
        (1.5, "1½ units"),
        (1 / 3, "0.33 units"),
    ],
)
def test_units_have_their_plural(amount: float, expected: str) -> None:
    """One unit and half a unit are singular, everything else is plural."""
    assert expected == units(amount)


def test_points_have_their_plural() -> None:
    """No points, one point, two points."""
    assert ["no points", "1 point", "2 points"] == [points(n) for n in range(3)]


def test_lists() -> None:
    """The last of several words follows an and."""
    assert ["", "A", "A and B", "A, B and C"] == [
        listed(words) for words in ([], ["A"], ["A", "B"], ["A", "B", "C"])
    ]
    assert "the ten of hearts and the ace of spades" == cards_list(CardSet.of([HT, SA]))


@pytest.mark.parametrize(
    ("refusal", "expected"),
    [
        (Refusal(SA, Duty.FOLLOW, Suit.HEARTS), "You must follow hearts."),
        (
            Refusal(CJ, Duty.FOLLOW, Suit.CLUBS, bower=True),
            "You must follow clubs; the left bower counts as a spade.",
        ),
        (
            Refusal(HT, Duty.TRUMP, Suit.SPADES),
            "You cannot follow, so you must trump with a spade.",
        ),
        (
            Refusal(HT, Duty.OVERTRUMP, Suit.SPADES),
            "The trick is trumped already and you can play a higher trump, so you must.",
        ),
        (
            Refusal(SA, Duty.LOCKED),
            "The turned card stays on the table until the second trick is over.",
        ),
        (Refusal(SA, Duty.ACE), "An ace may not be laid away."),
        (Refusal(CJ, Duty.BOWER), "A bower may not be laid away."),
        (Refusal(HT, Duty.TENS), "Only one ten may be laid away."),
        (Refusal(SA, Duty.TURNED), "The turned card may not be laid away."),
        (Refusal(SA, Duty.ENOUGH), "Enough cards are chosen; take one back first."),
    ],
)
def test_refusals(refusal: Refusal, expected: str) -> None:
    """Every duty and ban is said in one sentence."""
    assert expected == refusal_sentence(refusal, SPADES)


def test_every_duty_has_its_sentence() -> None:
    """No duty is without words, and no two have the same."""
    said = {refusal_sentence(Refusal(HT, duty, Suit.SPADES)) for duty in Duty}
    assert len(Duty) == len(said)


def test_left_bower_without_the_order() -> None:
    """Where the trump suit is not told, the left bower is simply a trump."""
    refusal = Refusal(CJ, Duty.FOLLOW, Suit.CLUBS, bower=True)
    expected = "You must follow clubs; the left bower counts as a trump."
    assert expected == refusal_sentence(refusal)


def test_engine_refuses_the_left_bower_in_words() -> None:
    """With clubs led and spades trumps, the jack of clubs does not follow clubs."""
    hand = CardSet.parse("CJ C7 HT")
    legal = MayPlay(0, CardSet.parse("C7"), SPADES, Duty.FOLLOW, Suit.CLUBS, Card.parse("CA"))
    sentences = [refusal_sentence(no, SPADES) for card in hand if (no := legal.refusal(card))]
    assert [
        "You must follow clubs; the left bower counts as a spade.",
        "You must follow clubs.",
    ] == sentences


@pytest.mark.parametrize(
    ("legal", "expected"),
    [
        (MayDiscard(0, CardSet(), 2, 1, ()), "Lay two cards away."),
        (MayPlay(0, CardSet(), SPADES), "You lead: play any card."),
        (MayPlay(0, CardSet(), SPADES, Duty.FOLLOW, Suit.CLUBS, HT), "Your turn: follow clubs."),
        (
            MayPlay(0, CardSet(), SPADES, Duty.TRUMP, Suit.SPADES, HT),
            "Your turn: you cannot follow, so play a trump.",
        ),
        (
            MayPlay(0, CardSet(), SPADES, Duty.OVERTRUMP, Suit.SPADES, HT),
            "Your turn: play a higher trump.",
        ),
        (
            MayPlay(0, CardSet(), SPADES, None, None, HT),
            "Your turn: you can neither follow nor trump; play any card.",
        ),
    ],
)
def test_prompts(legal: MayPlay | MayDiscard, expected: str) -> None:
    """What is to be done now follows from what the engine allows."""
    assert expected == prompt_sentence(legal)


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


def test_lot() -> None:
    """Without cards the lot decides."""
    assert "The lot falls on Karl, who deals first." == draw_sentence(Draw((), 2), NAMES)
    assert "The lot falls on you: you deal first." == draw_sentence(Draw((), 2), NAMES, 2)


def test_names_are_never_taken_for_places_in_a_sentence() -> None:
    """A player may be called by anything that can be typed."""
    names = ("{name}", "{0}", "%1 & <b>")
    assert "{0} plays the ten of hearts." == event_sentence(CardPlayed(1, HT), names)
