"""Rules of thumb for the declarer's cards at Skat."""

from __future__ import annotations

from reunion_desktop.ai.player import NO_LIMIT, Stop
from reunion_desktop.ai.roster import player_for
from reunion_desktop.engine.actions import Announce, Discard, PlayCard
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import PACK, Card, CardSet, Suit
from reunion_desktop.engine.dealing.shuffle import deal_cards
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.observe import observe
from reunion_desktop.games.skat.options import GRAND, NULL, TAKE
from reunion_desktop.games.skat.rules import ISKO


def forehands_game(hands: tuple[str, str, str], skat: str, game: Call) -> MatchState:
    """Seat 0 leads, in a game of its own, after laying the skat away again."""
    dealt = [list(map(Card.parse, hand.split())) for hand in hands]
    packets = [hand[a:b] for a, b in ((0, 3), (3, 7), (7, 10)) for hand in dealt]
    pack = [card for packet in packets[:3] for card in packet]
    pack += map(Card.parse, skat.split())
    pack += [card for packet in packets[3:] for card in packet]
    assert sorted(card.index for card in pack) == sorted(card.index for card in PACK)
    match, _ = advance(MatchState(ISKO, 2), deal_cards(ISKO, tuple(pack), 0, 1, 2))
    for seat, call in ((1, PASS), (2, PASS), (0, Call("", number=18)), (0, TAKE)):
        match, _ = advance(match, Announce(seat, call))
    match, _ = advance(match, Discard(0, CardSet.parse(skat)))
    match, _ = advance(match, Announce(0, game))
    return match


def led(match: MatchState) -> Card:
    """The card that a club player plays."""
    seat = match.to_act()
    assert seat is not None
    chosen = player_for("skat", "club", "").choose(observe(match, seat), NO_LIMIT, Stop())
    assert isinstance(chosen.action, PlayCard)
    return chosen.action.card


GRAND_HANDS = (
    "CJ SJ CA CT CK CQ C9 C8 C7 H8",
    "HJ DA DT DK DQ HA HT HK SA ST",
    "DJ D9 D8 D7 HQ H9 H7 SK SQ S9",
)
CLUBS_HANDS = (
    "CJ SJ HJ CA CK C9 SA ST HA D7",
    "DJ C7 DA DT DK H7 H8 HT S9 SK",
    "CT C8 CQ D8 D9 HK HQ S7 SQ DQ",
)


def test_the_declarer_draws_trumps_from_the_top() -> None:
    """The highest trumps are led first: both jacks of Grand, and the jacks of a suit game."""
    match = forehands_game(GRAND_HANDS, "S8 S7", Call(GRAND))
    assert led(match) in CardSet.parse("CJ SJ")
    match = forehands_game(CLUBS_HANDS, "H9 S8", Call("suit", Suit.CLUBS))
    assert led(match) in CardSet.parse("CJ SJ HJ")


def test_no_trump_is_led_once_the_others_have_none() -> None:
    """With the other jacks fallen, Grand goes on with the long suit; the jack left stops a suit."""
    match = forehands_game(GRAND_HANDS, "S8 S7", Call(GRAND))
    for seat, card in ((0, "CJ"), (1, "HJ"), (2, "DJ")):
        match, _ = advance(match, PlayCard(seat, Card.parse(card)))
    assert led(match) == Card.parse("CA")


def test_the_declarer_of_null_leads_a_card_that_is_beaten() -> None:
    """From a long suit the ace would take the trick at once, though many lower cards guard it."""
    hands = (
        "C8 C9 CJ CQ CK CA D7 D8 DT DQ",
        "C7 D9 DJ H7 H8 HT HJ S7 S8 ST",
        "CT DK DA HQ HK HA SJ SQ SK SA",
    )
    assert led(forehands_game(hands, "H9 S9", Call(NULL))) == Card.parse("D7")


def test_a_defender_leads_no_trump_and_nothing_below_an_ace() -> None:
    """Against a suit game: from a suit without ace and ten, of which few cards are out."""
    hands = (
        "CJ SJ HJ CA CK CQ C7 HT ST D7",
        "C8 C9 SA SQ S8 HQ HK H9 H8 DA",
        "CT DJ S9 SK HA H7 DT DK DQ D9",
    )
    match = forehands_game(hands, "S7 D8", Call("suit", Suit.CLUBS))
    for seat, card in enumerate(("HT", "HQ", "HA")):
        match, _ = advance(match, PlayCard(seat, Card.parse(card)))
    assert led(match) == Card.parse("H7")
    for seat, card in ((2, "D9"), (0, "D7"), (1, "DA")):
        match, _ = advance(match, PlayCard(seat, Card.parse(card)))
    assert led(match).suit == Suit.HEARTS
