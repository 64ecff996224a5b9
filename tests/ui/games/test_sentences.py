"""Sentences at the tables of all games: calls, events, results."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import FACE_DOWN, NO_CARDS, Card, CardSet, Suit
from reunion_desktop.engine.events import (
    Announced,
    CardPlayed,
    CardsAdded,
    CardsDealt,
    CardsDiscarded,
    DealScored,
    Event,
    FeePaid,
    GameSettled,
    TrickTaken,
)
from reunion_desktop.engine.game import GameRules
from reunion_desktop.engine.scoring import Entry, Mark, Payment, ScoreLine, Settlement, Why
from reunion_desktop.engine.tricks import Trick
from reunion_desktop.games import game_of
from reunion_desktop.games.ekart.options import demand
from reunion_desktop.games.ekart.rules import KINGS
from reunion_desktop.games.hindersche.options import REDEAL
from reunion_desktop.games.hunsruecker.options import naming
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.games.reunion.event_words import deal_summary
from reunion_desktop.ui.words.events import event_sentence
from reunion_desktop.ui.words.seat_names import SeatNames
from tests.ui.games.counted import SIX
from tests.ui.sheet.sheets import SPECIMEN

ACCEPT, AWAY, REACHED = Call("accept"), Call("away"), Call("reached")
TRUMP = Call("trump", Suit.HEARTS)
C9, DJ, H9, HJ, SJ = map(Card.parse, ("C9", "DJ", "H9", "HJ", "SJ"))


def told(game: str, event: Event, person: int = 0, rules: GameRules | None = None) -> str:
    """Text of an event with hearts as trumps, at a table of a game."""
    rules = rules or game_of(game).default
    company = SeatNames(SIX[: rules.players], person, rules.sides)
    return event_sentence(event, company, words_of(game), rules, rules.order(Suit.HEARTS))


TWO = CardSet.parse("D7 H9")


def dealt(dealer: int) -> CardsDealt:
    """Deal of Réunion with hearts turned up."""
    return CardsDealt(1, dealer, (None,) * 3, (None, H9), H9, 5)


def turned(card: Card, shown: CardSet = NO_CARDS) -> CardsDealt:
    """Deal of seat 1 in Hunsrücker Bauern, with the cut card that was shown."""
    return CardsDealt(1, 1, (None,) * 6, (card, None), card, 4, shown, lies=True)


def scored(
    number: int,
    points: tuple[int, ...],
    tricks: tuple[int, ...],
    sheet: tuple[int, ...],
    *,
    playoff: bool = False,
) -> DealScored:
    """Deal with the points and tricks of each seat, and the entries of the score sheet."""
    entries = tuple(Entry(entry, Mark.PLAIN) for entry in sheet)
    line = ScoreLine(number, 0, points, tricks, (), entries, playoff, played=any(tricks))
    return DealScored(line, None)


def marked(
    points: tuple[int, ...], marks: tuple[int, ...], *, playoff: bool = False, played: bool = True
) -> DealScored:
    """Deal of Hindersche with the marks of each player."""
    return scored(2, points, (3, 2, 2, 2) if played else (0,) * 4, marks, playoff=playoff)


def settled(winners: tuple[int, ...], *chalk: int) -> GameSettled:
    """End of a game with marks for those who lost."""
    return GameSettled(Settlement((0,) * (len(chalk) or 4), winners, (), chalk))


def pay(payer: int, payee: int, why: Why = Why.LEFT_BOWER) -> Payment:
    """Payment of one unit."""
    return Payment(payer, payee, 1, why)


CALLS = {
    ("bauer", TRUMP): (
        "You choose hearts as trumps. Your side needs five tricks.",
        "Emma chooses hearts as trumps.",
        "Your partner Emma chooses hearts as trumps. Your side needs five tricks.",
    ),
    ("bauer", AWAY): (
        "Cards away: you play alone for all eight tricks.",
        "Cards away: Emma plays alone for all eight tricks.",
        "Cards away: your partner Emma plays alone for all eight tricks. You put your hand down.",
    ),
    ("bauer", PASS): ("You pass.", "Emma passes.", "Emma passes."),
    ("hunsruecker", ACCEPT): (
        "You accept the turned-up suit. Your side needs three tricks.",
        "Emma accepts the turned-up suit.",
        "Your partner Emma accepts the turned-up suit. Your side needs three tricks.",
    ),
    ("hunsruecker", naming(Suit.CLUBS)): (
        "You choose clubs as trumps. Your side needs three tricks.",
        "Emma chooses clubs as trumps.",
        "Your partner Emma chooses clubs as trumps. Your side needs three tricks.",
    ),
    ("hunsruecker", PASS): ("You pass.", "Emma passes.", "Emma passes."),
    ("viersche", REACHED): (
        "You call “We have our points”.",
        "Emma calls “We have our points”.",
        "Your partner Emma calls “We have our points”.",
    ),
}


@pytest.mark.parametrize(("game", "call"), CALLS, ids=str)
def test_calls_are_told_by_who_hears_them(game: str, call: Call) -> None:
    """The text of a call depends on whether the player, an opponent or a partner made it."""
    heard = tuple(told(game, Announced(0, call), person) for person in range(3))
    assert CALLS[game, call] == heard


EVENTS: dict[str, dict[str, Event]] = {
    "bauer": {
        "Anna deals.": CardsDealt(1, 1, (None,) * 4, (), None, 0),
        "The remaining cards are dealt.": CardsAdded((None,) * 4),
        "Anna plays the Fat One, the jack of hearts.": CardPlayed(1, HJ),
        "You play the Left One, the jack of diamonds.": CardPlayed(0, DJ),
        "Your partner Karl takes the trick.": TrickTaken(1, Trick((0, 1, 2, 3)), 2, 0),
        "You and Karl win the Brot.": settled((0, 2)),
        "Deal 3. Tricks: you and Karl 5; Anna and Eva 3."
        " Countdown: you and Karl 7; Anna and Eva 8.": scored(3, (0,) * 4, (2, 1, 3, 2), (7, 8)),
    },
    "ekart": {
        "Staubaus: Anna asks for the jack of hearts and leads.": Announced(1, demand(HJ)),
        "Staubaus: spades are trumps now. You ask for the jack of hearts and lead.": Announced(
            0, demand(HJ, Suit.SPADES)
        ),
    },
    "hindersche": {
        "You ask for a new deal (“nicer cards”).": Announced(0, REDEAL),
        "Anna asks for a new deal (“nicer cards”).": Announced(1, REDEAL),
        "Anna agrees to a new deal.": Announced(1, ACCEPT),
        "Karl keeps the cards.": Announced(2, PASS),
        "Deal 2. Points: you 60, Anna 30, Karl 26, Eva 24. Marks added or wiped: you +1.": marked(
            (60, 30, 26, 24), (1, 0, 0, 0)
        ),
        "Deal 2. Points: you 60, Anna 30, Karl 0, Eva 0."
        " Marks added or wiped: you 2 wiped.": marked((60, 30, 0, 0), (-2, 0, 0, 0)),
        "Deal 2, a play-off. Points: you 40, Anna 30, Karl 0, Eva 0."
        " Marks added or wiped: Anna one wiped.": marked(
            (40, 30, 0, 0), (0, -1, 0, 0), playoff=True
        ),
        "Deal 2 is cancelled. The same dealer deals again.": marked(
            (0,) * 4, (0,) * 4, played=False
        ),
        "The game is lost, and a mark goes on the frame, for Anna.": settled((0, 2, 3), 0, 1, 0, 0),
        "The game is lost, and two marks go on the frame, for you.": settled((1, 2, 3), 2, 0, 0, 0),
    },
    "hunsruecker": {
        "Anna deals and turns up the nine of hearts.": turned(H9),
        "Anna deals and turns up the jack of spades."
        " So spades are trumps, and the dealer’s side are the declarers.": turned(SJ),
        "Anna deals and turns up the nine of hearts. At the cut, the jack of spades was shown."
        " So spades are trumps, and the dealer’s side are the declarers.": turned(
            H9, CardSet.of((SJ,))
        ),
        "Anna deals and turns up the nine of hearts."
        " At the cut, the seven of diamonds was shown.": turned(H9, CardSet.parse("D7")),
        "Your partner Karl takes the trick.": TrickTaken(1, Trick((1, 2, 3, 4, 5, 0)), 2, 0),
        "Anna doesn’t exchange a card.": CardsDiscarded(1, NO_CARDS, 0, swap=True),
        "Anna exchanges a card for the nine of hearts.": CardsDiscarded(1, None, 1, H9, swap=True),
        "Anna exchanges a card for the face-down one.": CardsDiscarded(
            1, None, 1, FACE_DOWN, known=False, swap=True
        ),
        "You don’t exchange a card.": CardsDiscarded(0, NO_CARDS, 0, swap=True),
        "You exchange the seven of diamonds for the nine of hearts.": CardsDiscarded(
            0, CardSet.parse("D7"), 1, H9, swap=True
        ),
        "Deal 2. Tricks: you, Karl and Georg 3; Anna, Eva and Luise 2."
        " Lines: you, Karl and Georg 4; Anna, Eva and Luise 5.": scored(
            2, (0,) * 6, (1, 0, 2, 1, 0, 1), (4, 5)
        ),
        "Deal 2: nobody chose trumps. The same dealer deals again.": scored(
            2, (0,) * 6, (0,) * 6, (4, 5)
        ),
        "You, Karl and Georg win the game.": settled((0, 2, 4), 1, 0, 1, 0, 1, 0),
    },
    "reunion": {
        "Anna deals and turns up the nine of hearts: hearts are trumps.": dealt(1),
        "You deal and turn up the nine of hearts: hearts are trumps.": dealt(0),
        "Anna discards two cards.": CardsDiscarded(1, None, 2),
        "You discard two cards.": CardsDiscarded(0, None, 2),
        "Anna discards the seven of diamonds and the nine of hearts.": CardsDiscarded(1, TWO, 2),
        "You discard the seven of diamonds and the nine of hearts.": CardsDiscarded(0, TWO, 2),
        "Anna plays the nine of hearts.": CardPlayed(1, H9),
        "You play the nine of hearts.": CardPlayed(0, H9),
        "Anna plays the left bower, the jack of diamonds.": CardPlayed(1, DJ),
        "You play the left bower, the jack of diamonds.": CardPlayed(0, DJ),
        "Anna takes the trick: 27 points.": TrickTaken(1, Trick((0, 1, 2)), 1, 27),
        "You take the trick: 27 points.": TrickTaken(1, Trick((0, 1, 2)), 0, 27),
        "The left bower is captured: Anna pays Karl 1 unit.": FeePaid(pay(1, 2)),
        "The left bower is captured: Karl pays Anna 1 unit.": FeePaid(pay(2, 1)),
        "The left bower is captured: Karl pays you 1 unit.": FeePaid(pay(2, 0)),
        "The left bower is captured: you pay Karl 1 unit.": FeePaid(pay(0, 2)),
        "Deal 2: you 98, Anna 14 from discards only and Karl 38."
        " Discarded: the ten of hearts and the king of hearts."
        " Anna pays you 1 unit. Anna pays Karl 1 unit.": DealScored(
            SPECIMEN.lines[1], CardSet.parse("HT HK")
        ),
        "You and Anna win the game with 180 points each."
        " Karl pays you 1 unit. Karl pays Anna 1 unit.": GameSettled(
            Settlement((180, 180, 90), (0, 1), (pay(2, 0, Why.GAME), pay(2, 1, Why.GAME)))
        ),
        "You, Anna and Karl win the game with 150 points each. Nobody pays.": GameSettled(
            Settlement((150,) * 3, (0, 1, 2), ())
        ),
    },
    "viersche": {
        "Anna plays the Old Man, the jack of hearts.": CardPlayed(1, HJ),
        "You play the Little Man, the jack of diamonds.": CardPlayed(0, DJ),
        "You take the trick: 13 points.": TrickTaken(1, Trick((0, 1, 2, 3)), 0, 13),
        "Anna takes the trick: 13 points.": TrickTaken(1, Trick((0, 1, 2, 3)), 1, 13),
        "Your partner Karl takes the trick: 13 points.": TrickTaken(1, Trick((0, 1, 2, 3)), 2, 13),
        "Anna has no trump and leads face down.": CardPlayed(1, FACE_DOWN, covered=True),
        "You have no trump and lead face down.": CardPlayed(0, HJ, covered=True),
        "Deal 1. Points: you and Karl 86; Anna and Eva 54. Neither side has 100 points: a second"
        " deal decides. Points written: you and Karl 86."
        " Needed in the next deal: you and Karl 14; Anna and Eva 46.": scored(
            1, (60, 30, 26, 24), (3, 2, 2, 2), (0, 0)
        ),
        "Deal 1. Points: you and Karl 102; Anna and Eva 38."
        " A rung is wiped for you and Karl.": scored(1, (60, 20, 42, 18), (3, 2, 2, 2), (1, 0)),
        "Deal 1. Points: you and Karl 0; Anna and Eva 140."
        " Two rungs are wiped for Anna and Eva.": scored(1, (0, 80, 0, 60), (3, 2, 2, 2), (0, 2)),
        "The last rung is wiped: Anna and Eva win the set."
        " One mark on the frame for you and Karl.": settled((1, 3), 1, 0, 1, 0),
        "The last rung is wiped: you and Karl win the set."
        " Two marks for Anna and Eva, who have not wiped a rung.": settled((0, 2), 0, 2, 0, 2),
    },
}


@pytest.mark.parametrize("game", EVENTS)
def test_events_are_told_in_the_words_of_the_game(game: str) -> None:
    """Cards, calls, exchanges, tricks, fees, results and ends have their game's sentences.

    Players and their sides are named, the player as *you*; the two jacks have the game's names.
    """
    cases = EVENTS[game]
    assert list(cases) == [told(game, event) for event in cases.values()]


def test_units_may_be_earned_without_a_payer() -> None:
    """With winnings only, a fee of Réunion is described as earned."""
    receipts = game_of("reunion").default.changed({"ledger": "receipts"})
    heard = [told("reunion", FeePaid(pay(2, 1)), person, receipts) for person in (0, 1)]
    start = "The left bower is captured:"
    assert [f"{start} Anna earns 1 unit.", f"{start} you earn 1 unit."] == heard


def test_a_stange_and_the_payments_of_a_game_are_told() -> None:
    """A hand without tricks and points is a Stange; the end names winner, total and payments."""
    assert "Anna Stange" in told("reunion", DealScored(SPECIMEN.lines[2], None))
    assert SPECIMEN.settlement is not None
    end = GameSettled(SPECIMEN.settlement)
    mine = "You win the game with 235 points. Anna pays you 3 units."
    assert [mine, "Emma wins the game with 235 points. You pay Emma 3 units."] == [
        told("reunion", end, person) for person in (0, 1)
    ]


@pytest.mark.parametrize(
    ("payments", "told"),
    [
        (((0, 1), (2, 1)), "Staubaus won: Karl pays you 1 unit; Emma pays you 1 unit."),
        (((1, 0), (1, 2)), "Staubaus lost: you pay Karl 1 unit; you pay Emma 1 unit."),
    ],
)
def test_the_count_says_whether_a_staubaus_was_won(
    payments: tuple[tuple[int, int], ...], told: str
) -> None:
    """The units of a Staubaus follow the points, with their reason."""
    entries = tuple(Entry(0, Mark.PLAIN) for _ in range(3))
    paid = tuple(pay(payer, payee, Why.STAUBAUS) for payer, payee in payments)
    line = ScoreLine(1, 0, (0,) * 3, (0,) * 3, paid, entries)
    assert deal_summary(
        line, SeatNames(("Karl", "Anna", "Emma"), 1), discards=None, ledger="balance"
    ).endswith(told)


def test_a_deal_says_who_is_king() -> None:
    """A deal of Ekart names the king at a table of four, but not of three."""
    dealt = CardsDealt(1, 1, (CardSet(),) * 4, (), C9, 0)
    mine = told("ekart", dealt, rules=KINGS)
    assert "King for this deal: you. You may look at one hand" in mine
    assert told("ekart", replace(dealt, dealer=3), rules=KINGS).endswith(
        "King for this deal: Karl."
    )
    assert "King" not in told("ekart", dealt)
