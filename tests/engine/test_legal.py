"""Legal moves of a player, and the reasons against the others."""

from __future__ import annotations

from itertools import combinations

import plain_rules
import pytest
from hypothesis import given

from reunion_desktop.engine.actions import Action, Discard, PlayCard
from reunion_desktop.engine.cards import NO_CARDS, Card, CardSet, Rank, Suit
from reunion_desktop.engine.duties import Duty, bound
from reunion_desktop.engine.game import MatchState
from reunion_desktop.engine.legal import Legal, MayDiscard, MayPlay, Refusal
from reunion_desktop.engine.seats import Seating
from reunion_desktop.engine.state import DealState
from reunion_desktop.engine.tricks import Trick
from reunion_desktop.games.reunion.options import turned_card
from reunion_desktop.games.reunion.rules import ReunionRules
from tests.playing import positions
from tests.strategies import LAW


def may_play(
    trump: str, trick: str, hand: str, *, overtrump: bool = False, locked: str = "", seat: int = 1
) -> MayPlay:
    """The choice of the next player of a trick, by the rules of play alone."""
    rules = ReunionRules(overtrump="when_ruffing" if overtrump else "off")
    order = rules.order(Suit.parse(trump))
    lies = Trick(Seating(3).round(0), tuple(Card.parse(word) for word in trick.split()))
    kept = Card.parse(locked) if locked else None
    held = CardSet.parse(hand)
    free = held if kept is None else held.minus(kept)
    must = bound(free, rules.musts(order, lies, 0))
    led = lies.cards[0] if lies.cards else None
    if must is None:
        return MayPlay(seat, free, order, None, None, led, kept)
    return MayPlay(seat, free & must.play, order, must.why, must.suit, led, kept)


def refused(legal: Legal, card: str, chosen: str = "") -> Refusal:
    """Why a card may not be chosen; it must be refused."""
    if isinstance(legal, MayPlay):
        refusal = legal.refusal(Card.parse(card))
    else:
        assert isinstance(legal, MayDiscard)
        refusal = legal.refusal(Card.parse(card), CardSet.parse(chosen))
    assert refusal is not None
    assert card == str(refusal.card)
    return refusal


def test_lead_is_free() -> None:
    """Any card may be led."""
    legal = may_play("H", "", "DJ D9 S8")
    assert "D9 DJ S8" == str(legal.cards)
    assert legal.duty is None
    assert legal.led is None


def test_follow() -> None:
    """The suit led must be followed; the refusal names it."""
    legal = may_play("H", "CQ", "C7 CA H7 SA")
    assert "C7 CA" == str(legal.cards)
    assert Refusal(Card.parse("SA"), Duty.FOLLOW, Suit.CLUBS) == refused(legal, "SA")
    assert Refusal(Card.parse("H7"), Duty.FOLLOW, Suit.CLUBS) == refused(legal, "H7")


def test_left_bower_led() -> None:
    """The left bower led asks for trumps, and the refusal says that the print misleads."""
    legal = may_play("H", "DJ", "DA D9 H7 CK")
    assert "H7" == str(legal.cards)
    assert Refusal(Card.parse("DA"), Duty.FOLLOW, Suit.HEARTS, bower=True) == refused(legal, "DA")
    assert Refusal(Card.parse("CK"), Duty.FOLLOW, Suit.HEARTS, bower=True) == refused(legal, "CK")


def test_left_bower_is_no_card_of_its_print() -> None:
    """The left bower does not follow the suit printed on it, and the refusal says why."""
    legal = may_play("H", "DA", "DJ D9 S8")
    assert "D9" == str(legal.cards)
    expected = Refusal(Card.parse("DJ"), Duty.FOLLOW, Suit.DIAMONDS, bower=True)
    assert expected == refused(legal, "DJ")
    assert Refusal(Card.parse("S8"), Duty.FOLLOW, Suit.DIAMONDS) == refused(legal, "S8")


def test_left_bower_is_the_only_trump() -> None:
    """A player whose only trump is the left bower must play it, with that reason."""
    ruff = may_play("H", "DA", "DJ C9 S8")
    assert "DJ" == str(ruff.cards)
    assert Refusal(Card.parse("C9"), Duty.TRUMP, Suit.HEARTS, bower=True) == refused(ruff, "C9")
    follow = may_play("H", "H9", "DJ S8 CA")
    assert "DJ" == str(follow.cards)
    assert Refusal(Card.parse("CA"), Duty.FOLLOW, Suit.HEARTS, bower=True) == refused(follow, "CA")


def test_trump() -> None:
    """One void of the suit led must trump, but need not overtrump."""
    legal = may_play("S", "CQ ST", "S7 SA HK D9")
    assert "S7 SA" == str(legal.cards)
    assert Refusal(Card.parse("HK"), Duty.TRUMP, Suit.SPADES) == refused(legal, "HK")


def test_overtrump() -> None:
    """Where overtrumping is a duty, the low trump is refused for the higher one."""
    legal = may_play("S", "CQ ST", "S7 SA HK D9", overtrump=True)
    assert "SA" == str(legal.cards)
    assert Refusal(Card.parse("S7"), Duty.OVERTRUMP, Suit.SPADES) == refused(legal, "S7")


def test_overtrump_impossible() -> None:
    """A player who can only undertrump must trump all the same."""
    legal = may_play("S", "CQ ST", "S7 S8 HK", overtrump=True)
    assert "S7 S8" == str(legal.cards)
    assert Refusal(Card.parse("HK"), Duty.TRUMP, Suit.SPADES) == refused(legal, "HK")


def test_overtrump_with_every_trump() -> None:
    """Where every trump held is higher, the duty that bites is the duty to trump."""
    legal = may_play("S", "CQ ST", "SA SK CJ HK", overtrump=True)
    assert "CJ SA" == str(may_play("S", "CQ ST", "SA SK CJ HK", overtrump=True).cards)
    assert Duty.OVERTRUMP is refused(legal, "SK").duty
    assert Duty.TRUMP is refused(may_play("S", "CQ SK", "SA CJ HK", overtrump=True), "HK").duty


def test_no_duty_to_overtrump_in_trumps() -> None:
    """Trumps led are followed with any trump: overtrumping concerns the ruff alone."""
    assert "S7 SA" == str(may_play("S", "SK ST", "S7 SA HK", overtrump=True).cards)


def test_void_of_both() -> None:
    """A player void of the suit led and of trumps may discard anything."""
    legal = may_play("S", "CQ", "HK D9")
    assert "D9 HK" == str(legal.cards)
    assert legal.duty is None


def test_locked() -> None:
    """A card locked on the table is refused with that reason, before any other rule."""
    lead = may_play("S", "", "SQ S7 H9", locked="SQ")
    assert Refusal(Card.parse("SQ"), Duty.LOCKED) == refused(lead, "SQ")
    follow = may_play("S", "ST", "SQ S7 H9", locked="SQ")
    assert "S7" == str(follow.cards)
    assert Duty.LOCKED is refused(follow, "SQ").duty
    assert Duty.FOLLOW is refused(follow, "H9").duty
    absent = may_play("S", "ST", "SQ D7 H9", locked="SQ")
    assert "D7 H9" == str(absent.cards)
    assert Duty.LOCKED is refused(absent, "SQ").duty


def test_actions_of_play() -> None:
    """Actions are the legal cards in the order of the pack, by that seat and no other."""
    legal = may_play("H", "CQ", "CA C7 H7", seat=2)
    assert tuple(PlayCard(2, Card.parse(text)) for text in ("C7", "CA")) == legal.actions
    assert PlayCard(2, Card.parse("CA")) in legal
    assert PlayCard(1, Card.parse("CA")) not in legal
    assert PlayCard(2, Card.parse("H7")) not in legal
    assert Discard(2, CardSet.parse("C7")) not in legal
    assert "C7" not in legal


def right_duty(match: MatchState, deal: DealState, card: Card) -> Duty | None:
    """The duty that forbids a card, found by the independent program."""
    rules = match.rules.as_options()
    seat = match.to_act()
    assert seat is not None
    hand = [str(other) for other in deal.hands[seat]]
    trick = [str(other) for other in deal.trick.cards]
    turned = turned_card(deal)
    trump = turned.suit.letter
    number = len(deal.taken) + 1
    legal = plain_rules.legal_plays(hand, trick, trump, rules, str(turned), number)
    if str(card) in legal:
        return None
    locked = rules["turn_up_pickup"] == "after_trick2_locked" and number <= 2
    if locked and card == deal.turn_up and seat == deal.dealer:
        return Duty.LOCKED
    led = plain_rules.effective_suit(trick[0], trump)
    suits = {text: plain_rules.effective_suit(text, trump) for text in hand}
    if suits[legal[0]] == led:
        return Duty.FOLLOW
    lower = [text for text in hand if suits[text] == trump and text not in legal]
    return Duty.OVERTRUMP if lower and lower != [str(turned)] * locked else Duty.TRUMP


@given(positions())
@LAW
def test_every_refusal_of_a_card(match: MatchState) -> None:
    """Every card of a hand is either offered, or refused for the right duty; one is offered."""
    deal, legal = match.deal, match.legal()
    assert deal is not None
    assert isinstance(legal, MayPlay)
    assert legal.actions[0] == legal.first
    for card in deal.hands[legal.seat]:
        refusal = legal.refusal(card)
        assert right_duty(match, deal, card) == (refusal and refusal.duty)
        assert (refusal is None) == (PlayCard(legal.seat, card) in legal)


def banned(rules: ReunionRules, deal: DealState, card: Card) -> Duty | None:
    """The reason against a discard, by the letter of the publications."""
    trump = turned_card(deal).suit
    if card.rank is Rank.JACK and card.suit in {trump, trump.mate}:
        return Duty.BOWER
    if card.rank is Rank.ACE:
        return Duty.ACE
    if card == deal.turn_up and not rules.discard_turn_up:
        return Duty.TURNED
    return None


@given(positions(MayDiscard))
@LAW
def test_every_refusal_of_a_discard(match: MatchState) -> None:
    """Legal discards agree with a search of all pairs, each refusal with its reason.

    No ace, no bower (all publications); at most so many tens; not the turned card if it lies on the
    table.
    """
    deal, legal, rules = match.deal, match.legal(), match.rules
    assert deal is not None
    assert isinstance(rules, ReunionRules)
    assert isinstance(legal, MayDiscard)
    hand = deal.hands[deal.dealer]
    bans = {card: banned(rules, deal, card) for card in hand}
    pairs: list[Action] = []
    for one, two in combinations(hand, 2):
        tens = [card for card in (one, two) if card.rank is Rank.TEN]
        if not bans[one] and not bans[two] and len(tens) <= rules.max_tens_discarded:
            pairs.append(Discard(deal.dealer, CardSet.of((one, two))))
    assert pairs == list(legal.actions)
    assert pairs[0] == legal.first
    for card in hand:
        refusal = legal.refusal(card)
        assert bans[card] == (refusal and refusal.duty)
        for other in legal.cards - CardSet.of((card,)):
            refusal = legal.refusal(card, NO_CARDS.plus(other))
            pair = Discard(deal.dealer, CardSet.of((card, other)))
            assert (refusal is None) == (pair in legal)


DISCARD = MayDiscard(
    0,
    CardSet.parse("C7 CK CT D7 DQ HT S8 ST"),
    2,
    1,
    tuple((Card.parse(text), Duty.ACE) for text in ("CA", "HA"))
    + tuple((Card.parse(text), Duty.BOWER) for text in ("HJ", "DJ")),
)
"""The dealer's twelve cards of the published example, hearts being trumps."""


@pytest.mark.parametrize(
    ("card", "chosen", "duty"),
    [
        ("CA", "", Duty.ACE),
        ("DJ", "", Duty.BOWER),
        ("HJ", "C7 CK", Duty.BOWER),
        ("ST", "CT", Duty.TENS),
        ("ST", "CT C7", Duty.ENOUGH),
        ("D7", "CK C7", Duty.ENOUGH),
        ("ST", "", None),
        ("ST", "C7", None),
        ("ST", "ST", None),
        ("ST", "ST CK", None),
    ],
)
def test_refusals_beside_chosen_cards(card: str, chosen: str, duty: Duty | None) -> None:
    """A second ten and a third card are refused; a card that is chosen already is not."""
    refusal = DISCARD.refusal(Card.parse(card), CardSet.parse(chosen))
    assert duty == (refusal and refusal.duty)


@pytest.mark.parametrize("cards", ["C7", "C7 CK D7", "C7 CA", "CT ST", "C7 S9", ""])
def test_no_such_discard(cards: str) -> None:
    """One card, three, an ace, two tens, a card not held: none of these is offered."""
    assert Discard(0, CardSet.parse(cards)) not in DISCARD


def test_discard_of_another() -> None:
    """Only the dealer discards, and a card cannot be played instead."""
    assert Discard(0, CardSet.parse("C7 CK")) in DISCARD
    assert Discard(1, CardSet.parse("C7 CK")) not in DISCARD
    assert PlayCard(0, Card.parse("C7")) not in DISCARD
