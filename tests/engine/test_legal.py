"""Legal moves of a player, and the reasons against the others."""

from __future__ import annotations

from itertools import combinations

import plain_rules
import pytest

from reunion_desktop.engine.actions import Action, Discard, PlayCard
from reunion_desktop.engine.cards import NO_CARDS, Card, CardSet, Rank, Suit
from reunion_desktop.engine.duties import Duty, bound
from reunion_desktop.engine.game import MatchState
from reunion_desktop.engine.legal import MayDiscard, MayPlay
from reunion_desktop.engine.seats import Seating
from reunion_desktop.engine.state import DealState
from reunion_desktop.engine.tricks import Trick
from reunion_desktop.games.reunion.options import turned_card
from reunion_desktop.games.reunion.rules import ReunionRules
from tests.playing import some_games


def told(legal: MayPlay, card: str) -> str:
    """The reason against a card: the duty, the suit, and the bower that misleads."""
    refusal = legal.refusal(Card.parse(card))
    assert refusal is not None
    assert card == str(refusal.card)
    suit = "" if refusal.suit is None else refusal.suit.letter
    return " ".join(filter(None, (refusal.duty.value, suit, str(refusal.bower or ""))))


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


@pytest.mark.parametrize(
    ("trump", "trick", "hand", "cards", "refusals"),
    [
        # Any card may be led.
        ("H", "", "DJ D9 S8", "D9 DJ S8", {}),
        # The suit led must be followed; the refusal names it.
        ("H", "CQ", "C7 CA H7 SA", "C7 CA", {"SA": "follow C", "H7": "follow C"}),
        # The left bower led asks for trumps, and the refusal says that the print misleads.
        ("H", "DJ", "DA D9 H7 CK", "H7", {"DA": "follow H DJ", "CK": "follow H DJ"}),
        # It does not follow the suit printed on it, and the refusal says why.
        ("H", "DA", "DJ D9 S8", "D9", {"DJ": "follow D DJ", "S8": "follow D"}),
        # A player whose only trump it is must play it, with that reason.
        ("H", "DA", "DJ C9 S8", "DJ", {"C9": "trump H DJ"}),
        ("H", "H9", "DJ S8 CA", "DJ", {"CA": "follow H DJ"}),
        # A player void of the suit led must trump, but need not overtrump.
        ("S", "CQ ST", "S7 SA HK D9", "S7 SA", {"HK": "trump S"}),
        # A player void of the suit led and of trumps may play anything.
        ("S", "CQ", "HK D9", "D9 HK", {}),
    ],
)
def test_examples(trump: str, trick: str, hand: str, cards: str, refusals: dict[str, str]) -> None:
    """Each example of the rules of following gives its cards, and each refusal its reason."""
    legal = may_play(trump, trick, hand)
    assert cards == str(legal.cards)
    assert refusals == {card: told(legal, card) for card in refusals}
    assert (legal.duty is None) == (not refusals)


@pytest.mark.parametrize(
    ("trick", "hand", "cards", "refusals"),
    [
        # The low trump is refused for the higher one.
        ("CQ ST", "S7 SA HK D9", "SA", {"S7": "overtrump S"}),
        # A player who can only undertrump must trump all the same.
        ("CQ ST", "S7 S8 HK", "S7 S8", {"HK": "trump S"}),
        # Where every trump held is higher, the duty that binds is the duty to trump.
        ("CQ ST", "SA SK CJ HK", "CJ SA", {"SK": "overtrump S"}),
        ("CQ SK", "SA CJ HK", "CJ SA", {"HK": "trump S"}),
        # Trumps led are followed with any trump: overtrumping concerns the ruff alone.
        ("SK ST", "S7 SA HK", "S7 SA", {"HK": "follow S"}),
    ],
)
def test_overtrump(trick: str, hand: str, cards: str, refusals: dict[str, str]) -> None:
    """Where overtrumping is a duty, it binds a player who trumps a trumped trick."""
    legal = may_play("S", trick, hand, overtrump=True)
    assert cards == str(legal.cards)
    assert refusals == {card: told(legal, card) for card in refusals}


def test_locked() -> None:
    """A card locked on the table is refused with that reason, before any other rule."""
    for trick, cards in (("", "S7 H9"), ("ST", "S7")):
        legal = may_play("S", trick, "SQ S7 H9", locked="SQ")
        assert CardSet.parse(cards) == legal.cards
        assert "locked" == told(legal, "SQ")
    assert "follow S" == told(legal, "H9")
    absent = may_play("S", "ST", "SQ D7 H9", locked="SQ")
    assert ("D7 H9", "locked") == (str(absent.cards), told(absent, "SQ"))


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


def test_every_refusal_of_a_card() -> None:
    """Every card of a hand is either offered, or refused for the right duty; one is offered."""
    for match in (step.before for steps in some_games() for step in steps):
        deal, legal = match.deal, match.legal()
        if deal is not None and isinstance(legal, MayPlay):
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


def test_every_refusal_of_a_discard() -> None:
    """Legal discards agree with a search of all pairs, each refusal with its reason.

    No ace, no bower (all publications); at most so many tens; not the turned card if it lies on the
    table.
    """
    for match in (step.before for steps in some_games() for step in steps):
        deal, legal, rules = match.deal, match.legal(), match.rules
        if deal is None or not isinstance(legal, MayDiscard):
            continue
        assert isinstance(rules, ReunionRules)
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


def test_what_may_be_discarded() -> None:
    """One card, three, an ace, two tens, a card not held: none is offered, nor to another seat."""
    for cards in ("C7", "C7 CK D7", "C7 CA", "CT ST", "C7 S9", ""):
        assert Discard(0, CardSet.parse(cards)) not in DISCARD
    assert Discard(0, CardSet.parse("C7 CK")) in DISCARD
    assert Discard(1, CardSet.parse("C7 CK")) not in DISCARD
    assert PlayCard(0, Card.parse("C7")) not in DISCARD
