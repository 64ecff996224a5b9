"""Ekart: the Staubaus, four matadors, kings. Each docstring is the rule that is tested."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reunion_desktop.engine.actions import Action, Announce, DealCards, Discard, Give, PlayCard
from reunion_desktop.engine.calls import PASS
from reunion_desktop.engine.cards import Card, CardSet, Rank, Suit
from reunion_desktop.engine.duties import Duty
from reunion_desktop.engine.events import AskedInVain, CardGiven
from reunion_desktop.engine.game import IllegalAction, MatchState, advance
from reunion_desktop.engine.legal import MayAnnounce, MayDiscard, MayGive, Refusal
from reunion_desktop.engine.scoring import Entry, Mark, ScoreLine, Why
from reunion_desktop.games.ekart.options import demand, ekart
from reunion_desktop.games.ekart.rules import GREAT, KINGS, LITTLE, EkartRules
from reunion_desktop.games.reunion.rules import RHINELAND

ONE = Card.parse
STRONG = "DJ HA HT HK HQ H8 SA ST CA C7"
"""Hearts are trumps: with the jack of hearts for the seven of clubs every trick is taken."""
OTHERS = ("HJ H7 DA D9 D7 SK S9 CK CJ C8", "DK DQ DT SQ SJ S8 S7 CQ CT C9", "D8 H9")
"""The next player's cards, the dealer's, and the two left over."""


def dealt(rules: EkartRules, dealer: int = 2, lines: tuple[ScoreLine, ...] = ()) -> MatchState:
    """The deal of the strong hand, which lies with forehand."""
    table = replace(rules, cut="off")
    hands = [CardSet()] * rules.players
    for step, cards in enumerate((STRONG, *OTHERS[:2]), 1):
        seat = (dealer + step) % rules.players if step < 3 else dealer
        hands[seat] = CardSet.parse(cards)
    talon = tuple(map(ONE, OTHERS[2].split()))
    deal = DealCards(len(lines) + 1, dealer, 0, tuple(hands), talon, talon[-1])
    return advance(MatchState(table, dealer, lines), deal)[0]


def after(match: MatchState, *actions: Action) -> MatchState:
    """The match after some decisions."""
    for action in actions:
        match, _ = advance(match, action)
    return match


def away(match: MatchState) -> MatchState:
    """The dealer has laid the queen and the ten of clubs away."""
    assert match.deal is not None
    return after(match, Discard(match.deal.dealer, CardSet.parse("CQ CT")))


def played_out(match: MatchState) -> ScoreLine:
    """The score line of a deal in which everybody plays the highest legal card, trumps first."""
    while not match.lines:
        legal, deal = match.legal(), match.deal
        assert legal is not None
        assert deal is not None
        match = after(match, PlayCard(legal.seat, max(legal.cards, key=deal.order.height)))
    return match.lines[0]


def asked(match: MatchState) -> MayAnnounce:
    """The legal calls of the seat to act."""
    legal = match.legal()
    assert isinstance(legal, MayAnnounce)
    return legal


def paid(line: ScoreLine) -> list[tuple[int, int, float, str]]:
    """The payments for a deal."""
    return [(one.payer, one.payee, one.units, one.why.value) for one in line.payments]


# ---- The Staubaus ----


def test_from_forehand_on_each_is_asked() -> None:
    """After the discards each passes or asks for a card not held; then forehand leads."""
    match = away(dealt(LITTLE))
    for seat in (0, 1, 2):
        legal = asked(match)
        assert (seat, PASS) == (legal.seat, legal.calls[0])
        assert match.deal is not None
        own = match.deal.hands[seat] | (match.deal.laid_away if seat == 2 else CardSet())
        assert CardSet.of(LITTLE.pack) - own == CardSet.of(c.card for c in legal.calls if c.card)
        match = after(match, Announce(seat, PASS))
    assert 0 == match.to_act()


def test_who_holds_the_card_hands_it_over_and_is_given_another() -> None:
    """The card is seen by all, what goes back is not the card received, and the demander leads."""
    match = after(away(dealt(LITTLE)), Announce(0, PASS))
    match, events = advance(match, Announce(1, demand(ONE("HA"))))
    (gift,) = [event.gift for event in events if isinstance(event, CardGiven)]
    assert (0, 1, ONE("HA"), True) == (gift.giver, gift.taker, gift.card, gift.shown)
    legal = match.legal()
    assert isinstance(legal, MayGive)
    assert (1, 0) == (legal.seat, legal.to)
    assert ONE("HA") not in legal.cards
    with pytest.raises(IllegalAction, match="HA is not allowed here"):
        advance(match, Give(1, 0, ONE("HA")))
    match = after(match, Give(1, 0, ONE("C8")))
    assert match.deal is not None
    assert [10, 10, 10] == [len(hand) for hand in match.deal.hands]
    assert ONE("C8") in match.deal.hands[0]
    assert 1 == match.to_act()


def test_a_card_among_the_discards_cannot_be_had() -> None:
    """The dealer says so, nothing changes hands, and the demander leads."""
    match, events = advance(away(dealt(LITTLE)), Announce(0, demand(ONE("CT"))))
    assert AskedInVain(2, ONE("CT")) in events
    assert match.deal is not None
    assert () == match.deal.given
    assert 0 == match.to_act()


def demanding_dealer(pickup: str) -> tuple[MatchState, Card, bool]:
    """The dealer has demanded HA; the turned card, and whether forehand could have named it."""
    match = away(dealt(LITTLE.changed({"turn_up_pickup": pickup, "discard_turn_up": False})))
    assert match.deal is not None
    turned = match.deal.on_table
    assert turned is not None
    named = demand(turned) in asked(match).calls
    match = after(match, *[Announce(seat, PASS) for seat in (0, 1)])
    return after(match, Announce(2, demand(ONE("HA")))), turned, named


def test_the_open_turned_card_is_given_like_any_other() -> None:
    """The dealer may give it for the card asked for; its new place is visible to all."""
    match, turned, named = demanding_dealer("after_trick2_playable")
    legal = match.legal()
    assert isinstance(legal, MayGive)
    assert named
    assert turned in legal.cards
    match, events = advance(match, Give(2, 0, turned))
    assert [True] == [event.gift.shown for event in events if isinstance(event, CardGiven)]
    assert match.deal is not None
    assert match.deal.on_table is None
    assert turned in match.deal.hands[0]


def test_a_locked_turned_card_is_neither_asked_for_nor_given() -> None:
    """Before the third trick it belongs to no hand: no call names it, and the dealer keeps it."""
    match, turned, named = demanding_dealer("after_trick2_locked")
    legal = match.legal()
    assert isinstance(legal, MayGive)
    assert not named
    assert turned not in legal.cards
    assert Refusal(turned, Duty.LOCKED) == legal.refusal(turned)


def test_a_staubaus_won_replaces_the_fees_for_no_trick() -> None:
    """Each opponent pays, the Stangen are written, and the caller has all but the discards."""
    match = after(away(dealt(LITTLE)), Announce(0, demand(ONE("HJ"))), Give(0, 1, ONE("C7")))
    line = played_out(match)
    assert [(1, 0, 2, "staubaus"), (2, 0, 2, "staubaus")] == paid(line)
    assert (137, 0, 13) == line.points
    assert (Mark.PLAIN, Mark.SLASH, Mark.UNDERLINE) == tuple(cell.mark for cell in line.sheet)


def test_a_staubaus_lost_costs_each_and_the_fees_are_due() -> None:
    """The caller pays each opponent; who has no trick pays for that besides."""
    match = away(dealt(LITTLE.changed({"staubaus_units": 3})))
    line = played_out(after(match, Announce(0, demand(ONE("DA"))), Give(0, 1, ONE("HA"))))
    assert line.tricks[0] < 10
    staubaus = [one for one in paid(line) if one[-1] == "staubaus"]
    assert [(0, 1, 3, "staubaus"), (0, 2, 3, "staubaus")] == staubaus
    trickless = {seat for seat in range(3) if not line.tricks[seat]}
    assert trickless == {one[0] for one in paid(line) if one[-1] == "no_trick"}


@pytest.mark.parametrize(("given", "fees"), [("DJ", 0), ("C7", 1)])
def test_no_fee_for_a_left_bower_that_went_over(given: str, fees: int) -> None:
    """The right bower takes the left: a unit, but not where the left one was handed over."""
    match = after(away(dealt(LITTLE)), Announce(0, PASS))
    if given == "DJ":
        match = after(match, Announce(1, demand(ONE("DJ"))), Give(1, 0, ONE("H7")))
        plays = ("HJ", "H9", "HA")
    else:
        match = after(match, Announce(1, PASS), Announce(2, demand(ONE("HJ"))))
        match = after(match, Give(2, 1, ONE("C9")))
        plays = ("HJ", "DJ", "H7")
    for card in plays:
        seat = match.to_act()
        assert seat is not None
        match = after(match, PlayCard(seat, ONE(card)))
    assert match.deal is not None
    assert fees == len([one for one in match.deal.payments if one.why is Why.LEFT_BOWER])


# ---- Great Ekart ----


def test_four_jacks_are_matadors() -> None:
    """Those of the trump colour first, then clubs before spades and hearts before diamonds.

    The first two count twelve and the others two, so that a deal holds 150 as in Réunion.
    """
    orders = ("CJ SJ HJ DJ", "DJ HJ CJ SJ", "HJ DJ CJ SJ", "SJ CJ HJ DJ")
    for trump, jacks in zip(Suit, orders, strict=True):
        order = GREAT.order(trump)
        assert tuple(map(ONE, jacks.split())) == order.bowers
        assert [12, 12, 2, 2] == [GREAT.points(jack, order) for jack in order.bowers]
        assert 11 == len(order.trumps & CardSet.of(GREAT.pack))
        assert 140 == GREAT.count(GREAT.pack, order)


def test_a_second_round_offers_the_other_suits() -> None:
    """A caller in it makes that suit trumps; the discards stay.

    When all pass again, forehand leads, and the turned suit stays trumps.
    """
    match = away(dealt(GREAT))
    for seat in (0, 1, 2):
        assert {None} == {call.suit for call in asked(match).calls}
        match = after(match, Announce(seat, PASS))
    suits = {call.suit for call in asked(match).calls if call != PASS}
    assert {Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES} == suits
    silent = after(match, *[Announce(seat, PASS) for seat in (0, 1, 2)])
    assert silent.deal is not None
    assert (0, GREAT.order(Suit.HEARTS)) == (silent.to_act(), silent.deal.order)
    match = after(match, Announce(0, demand(ONE("SK"), Suit.SPADES)))
    assert match.deal is not None
    assert GREAT.order(Suit.SPADES) == match.deal.order
    assert CardSet.parse("CQ CT") == match.deal.laid_away


def test_more_tens_go_where_nothing_else_may() -> None:
    """Four aces, four jacks and four tens: both discards are tens."""
    tops = [card for card in GREAT.pack if card.rank in {Rank.ACE, Rank.JACK, Rank.TEN}]
    rest = [card for card in GREAT.pack if card not in tops]
    hands = (CardSet.of(rest[:10]), CardSet.of(rest[10:]), CardSet.of(tops[:10]))
    deal = DealCards(1, 2, 0, hands, tuple(tops[10:]), tops[-1])
    match, _ = advance(MatchState(replace(GREAT, cut="off"), 2), deal)
    legal = match.legal()
    assert isinstance(legal, MayDiscard)
    assert {Rank.TEN} == {card.rank for card in legal.cards}
    assert 6 == len(legal.actions)


# ---- Kings ----


@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_plays_three_deals(players: int) -> None:
    """The dealer and the next two play, and everybody deals once in a game."""
    rules = ekart(LITTLE.changed({"players": players}))
    plans = [rules.plan_of(number, (number - 1) % players) for number in range(1, players + 1)]
    assert players == rules.deals
    for plan in plans:
        dealer = plan.dealer
        assert ((dealer + 1) % players, (dealer + 2) % players, dealer) == plan.seats
    assert [3] * players == [sum(seat in plan.seats for plan in plans) for seat in range(players)]


def test_a_king_has_a_crown_and_nothing_to_pay() -> None:
    """No Stange, no fee, no part in a Staubaus."""
    match = after(away(dealt(KINGS, 0)), Announce(1, demand(ONE("HJ"))), Give(1, 2, ONE("C7")))
    line = played_out(match)
    assert Entry(0, Mark.CROWN) == line.sheet[3]
    assert [(0, 1), (2, 1)] == sorted((one.payer, one.payee) for one in line.payments)


def test_with_kings_a_tie_is_broken_by_a_round() -> None:
    """One deal is enough for three; at four a whole round is played, and its points added."""
    entry = (Entry(0, Mark.PLAIN),) * 4

    def line(number: int, *points: int) -> ScoreLine:
        return ScoreLine(number, number % 4, points, (1,) * 4, (), entry, number > 4)

    rules = KINGS.changed({"tie_for_win": "playoff"})
    level = tuple(line(number, 50, 50, 40, 10) for number in range(1, 5))
    assert rules.settle(level) is None
    for played in range(1, 4):
        extra = tuple(line(4 + number, 90, 0, 60, 0) for number in range(1, played + 1))
        assert rules.settle((*level, *extra)) is None
    round_ = (line(5, 90, 0, 60, 0), *(line(number, 0, 75, 75, 0) for number in (6, 7, 8)))
    settled = rules.settle((*level, *round_))
    assert settled is not None
    assert ((200, 200, 160, 40), (1,)) == (settled.totals, settled.winners)


def test_no_staubaus_in_a_play_off() -> None:
    """A deal that only breaks a tie has no fees: there are no calls."""
    entry = (Entry(50, Mark.PLAIN),) * 3
    lines = tuple(
        ScoreLine(number, number % 3, (50, 50, 50), (4, 3, 3), (), entry) for number in (1, 2, 3)
    )
    match = away(dealt(replace(LITTLE, tie_for_win="playoff"), lines=lines))
    assert not isinstance(match.legal(), MayAnnounce)


# ---- Beside Réunion ----


def test_every_option_of_reunion_is_there() -> None:
    """In the same order, so that codes and records keep their places; three more follow.

    The notation of a demand names the suit, where there is one, before the card.
    """
    assert "staubaus H CJ" == str(demand(ONE("CJ"), Suit.HEARTS))
    keys = [option.key for option in LITTLE.options]
    assert [option.key for option in RHINELAND.options] == keys[:-3]
    assert ["kind", "players", "staubaus_units"] == keys[-3:]
