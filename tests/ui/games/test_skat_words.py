"""Words of Skat: who asks whom, values against the bid, tags, badge and sorting."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from reunion_desktop.engine.actions import Announce, Discard
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import CardSet, FifthSuit, Suit
from reunion_desktop.engine.dealing.shuffle import deal_from_seed
from reunion_desktop.engine.events import Announced, CardsAdded, CardsDealt
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.legal import MayAnnounce, MayDiscard
from reunion_desktop.engine.observe import Observation, observe
from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.skat.options import (
    GRAND,
    GRAND_HAND,
    HOLD,
    KONTRA,
    LAY_DOWN,
    NULL,
    OUVERT,
    PLAY_HAND,
    PUSH,
    RE,
    SCHNEIDER,
    TAKE,
)
from reunion_desktop.games.skat.options.orders import order_of
from reunion_desktop.games.skat.rules import ISKO, KNEIPE, SCHIEBERAMSCH, SkatRules
from reunion_desktop.ui.games.skat.call_words import game_name
from reunion_desktop.ui.games.skat.questions import bidding_state
from reunion_desktop.ui.games.skat.words import SkatWords
from reunion_desktop.ui.games.skat.worth import Reach, worth
from reunion_desktop.ui.words.cards import card_name, cards_list
from reunion_desktop.ui.words.events import event_sentence
from reunion_desktop.ui.words.game_words import CallNote
from reunion_desktop.ui.words.info import InfoQuestion, answer, counts_points
from reunion_desktop.ui.words.refusals import refusal_sentence
from reunion_desktop.ui.words.seat_names import SeatNames
from reunion_desktop.ui.words.unit_words import UnitWords
from tests.playing import random_steps

NAMES = ("Clara", "Anna", "Jakob")
CLUBS = Call("suit", Suit.CLUBS)
NOBODY = SeatNames(NAMES, None)
WORDS = SkatWords()


def bid(number: int) -> Call:
    """A bid."""
    return Call("", number=number)


def seen(calls: Sequence[Call], seat: Seat = 0, *, rules: SkatRules = ISKO) -> Observation:
    """Deal 1 after some calls, each made by the seat that is asked, as a seat sees it."""
    match = MatchState(rules, first_dealer=0)
    match, _ = advance(match, deal_from_seed(rules, "7", 1, 1, 0))
    for call in calls:
        asked = observe(match, 0).to_act
        assert asked is not None
        match, _ = advance(match, Announce(asked, call))
    return observe(match, seat)


def state(*calls: Call) -> str:
    """The bidding in words after some calls, with Clara as dealer and rearhand."""
    sight = seen(calls)
    assert sight.deal is not None
    assert sight.to_act is not None
    return bidding_state(sight.deal, sight.to_act, NOBODY)


def test_the_table_says_who_asks_whom() -> None:
    """Middlehand asks forehand; rearhand asks who is left; a bid is asked, then stands."""
    assert "No bid yet; Jakob asks Anna" == state()
    assert "Jakob asks Anna: 18?" == state(bid(18))
    assert "18 stands; Jakob asks Anna" == state(bid(18), HOLD)
    assert "18 stands; Clara asks Jakob" == state(bid(18), PASS)
    assert "No bid yet; Clara asks Anna" == state(PASS)
    assert "Anna may play at 18" == state(PASS, PASS)


def test_a_jump_is_named() -> None:
    """A bid that leaves values out is called a jump, with the bid before it."""
    jumped = seen((bid(18), HOLD, bid(33)), 1)
    plain = seen((bid(18), HOLD, bid(20)), 1)
    company = SeatNames(NAMES, 1)

    assert WORDS.question(jumped, (PASS, HOLD), company) == (
        "Jakob jumps from 18 to 33. Do you hold?"
    )
    assert "Jakob says 20. Do you hold?" == WORDS.question(plain, (PASS, HOLD), company)
    assert WORDS.notes(jumped, (PASS, HOLD))[HOLD].waits
    assert not WORDS.notes(plain, (PASS, HOLD)).get(HOLD, CallNote("")).waits


def test_a_game_is_worth_its_base_times_the_steps() -> None:
    """With two from the hand, Schneider announced: 2 + 1 game + Hand + 2, times 12."""
    cards = CardSet.parse("CJ SJ CA CT C9 C8 HA HT SA D7")

    assert 72 == worth(Call("suit", Suit.CLUBS, number=SCHNEIDER), cards, hand=True).value
    assert 36 == worth(CLUBS, cards, hand=False).value
    assert 72 == worth(Call(GRAND), cards, hand=False).value
    assert 59 == worth(Call(NULL, number=OUVERT), cards, hand=True).value


def test_a_value_reaches_the_bid_alone_or_with_a_level() -> None:
    """Clubs with two is worth 36: with Schneider 48, with Schwarz 60; a Null has no levels."""
    made = worth(CLUBS, CardSet.parse("CJ SJ CA CT"), hand=False)
    reached = [made.reach(bid, 0) for bid in (36, 40, 54, 63)]

    assert [Reach.AS_IT_IS, Reach.SCHNEIDER, Reach.SCHWARZ, Reach.NEVER] == reached
    assert Reach.NEVER is worth(Call(NULL), CardSet(), hand=False).reach(24, 0)


def test_an_announced_level_may_reach_the_bid_from_the_hand() -> None:
    """Hearts with one Hand is worth 30, with Ouvert 80: a level can still be announced."""
    made = worth(Call("suit", Suit.HEARTS), CardSet.parse("CJ HJ"), hand=True)
    reached = [made.reach(bid, 0, announces=True) for bid in (50, 80, 90)]
    assert [Reach.SCHWARZ, Reach.ANNOUNCED, Reach.NEVER] == reached
    assert Reach.NEVER is made.reach(80, 0)


def test_a_declaration_below_the_bid_is_marked_and_needs_a_second_press() -> None:
    """Each game has its value and how it stands against the bid; one below it warns."""
    sight = seen((bid(18), HOLD, bid(60), PASS, PASS, PLAY_HAND), 2)
    assert isinstance(sight.legal, MayAnnounce)
    notes = WORDS.notes(sight, sight.legal.calls)
    null = notes[Call(NULL)]

    assert CallNote("35, below the bid", warns=True) == null
    assert not notes[Call(GRAND)].warns
    assert notes[Call(GRAND)].text.endswith("reaches the bid")


def test_a_bid_above_all_games_of_the_hand_warns() -> None:
    """The next bid has no remark; the highest one is above every game of a hand."""
    sight = seen((), 2)
    assert isinstance(sight.legal, MayAnnounce)
    notes = WORDS.notes(sight, sight.legal.calls)

    assert bid(18) not in notes
    assert notes[bid(264)].warns


def test_the_slip_lists_every_game_with_both_values() -> None:
    """Seven games: name, matadors, value, and value from the hand; Null has no matadors."""
    slip = WORDS.slip(seen((), 2))
    assert slip is not None
    assert ("Null", "", "23", "Hand 35") == slip.rows[5]
    assert 7 == len(slip.rows)
    assert slip.rows[0][1].startswith(("with", "without"))


def test_a_pass_is_faded_on_its_tag_and_tags_go_with_the_first_trick() -> None:
    """The last call of each seat; none before the seat has called."""
    sight = seen((bid(18), HOLD, PASS))
    assert sight.deal is not None
    said = [WORDS.saying(sight.deal, seat) for seat in range(3)]

    assert [None, ("Yes", False), ("Pass", True)] == said


@pytest.mark.parametrize(
    ("calls", "badge"),
    [
        ((), "Bidding"),
        ((bid(18), PASS, PASS), "Bid 18"),
        ((bid(18), PASS, PASS, PLAY_HAND, Call("suit", Suit.CLUBS, number=1)), "Clubs Hand"),
        ((bid(18), PASS, PASS, PLAY_HAND, Call(NULL, number=OUVERT)), "Null Ouvert Hand"),
        ((bid(18), PASS, PASS, PLAY_HAND, Call(GRAND, number=OUVERT)), "Grand Ouvert"),
        ((PASS, PASS, PASS), "Passed in"),
    ],
)
def test_the_badge_names_what_is_played(calls: Sequence[Call], badge: str) -> None:
    """Bidding, the bid, then the game with Hand and level; or that it was passed in."""
    deal = seen(calls).deal
    assert deal is not None
    assert WORDS.badge(deal).startswith(badge)
    assert not WORDS.badge(deal).startswith("Grand Ouvert Hand")


def test_the_hand_is_sorted_for_the_game_considered() -> None:
    """The jacks stand apart until a game is declared, or by the game considered."""
    deal = seen(()).deal
    declared = seen((bid(18), PASS, PASS, PLAY_HAND, CLUBS)).deal
    assert deal is not None
    assert declared is not None

    assert order_of(FifthSuit.JACKS) == WORDS.sorting(deal, None)
    assert order_of(Suit.CLUBS) == WORDS.sorting(deal, CLUBS)
    assert order_of(None) == WORDS.sorting(deal, Call(NULL))
    assert WORDS.sorting(declared, None) is None


def test_the_skat_lies_in_the_middle_until_it_is_taken_or_left() -> None:
    """In the middle during the bidding; beside the declarer who plays Hand."""
    won = bid(18), PASS, PASS
    middle = [seen(calls).deal for calls in ((), won)]
    assert all(deal is not None and WORDS.in_middle(deal) for deal in middle)
    for call in (TAKE, PLAY_HAND):
        deal = seen((*won, call)).deal
        assert deal is not None
        assert not WORDS.in_middle(deal)


def test_places_stand_on_the_plates_until_a_card_is_played() -> None:
    """Forehand is left of the dealer, then middlehand, then rearhand."""
    deal = seen(()).deal
    assert deal is not None
    places = [WORDS.place(deal, seat) for seat in range(3)]
    assert ["Rearhand", "Forehand", "Middlehand"] == places


def test_the_confirmation_names_matadors_bid_and_value() -> None:
    """The second step asks with the value of the game without a level."""
    sight = seen((bid(18), PASS, PASS, PLAY_HAND), 2)
    said = WORDS.question(sight, (CLUBS,), SeatNames(NAMES, 2))
    assert said is not None
    assert said.startswith("Clubs, with")
    assert ", bid 18: you play for " in said


def test_the_value_counts_the_skat_and_the_discards() -> None:
    """After discarding both black jacks, clubs is still played with them."""
    match = MatchState(ISKO, first_dealer=0)
    match, _ = advance(match, deal_from_seed(ISKO, "7", 1, 1, 0))
    for seat, call in ((2, bid(18)), (1, PASS), (0, PASS), (2, TAKE)):
        match, _ = advance(match, Announce(seat, call))
    before = observe(match, 2)
    assert before.deal is not None
    put = CardSet.of(sorted(before.deal.hand, key=order_of(Suit.CLUBS).height)[-2:])
    match, _ = advance(match, Discard(2, put))
    sight = observe(match, 2)
    assert sight.deal is not None
    value = worth(CLUBS, before.deal.hand, hand=False).value
    assert WORDS.notes(sight, (CLUBS,))[CLUBS].text.startswith(f"{value}, ")


def test_every_call_has_a_text_and_unknown_ones_have_none() -> None:
    """The levels are part of a game's name; a foreign call is refused."""
    assert "Clubs, Schneider announced" == game_name(Call("suit", Suit.CLUBS, number=1))
    with pytest.raises(KeyError):
        WORDS.call(Call("staubaus"))


def test_ramsch_is_named_only_when_it_is_played() -> None:
    """While the seats bid, nothing is said of Ramsch; then it is the game, with its aim."""
    deals = [seen(calls, rules=KNEIPE) for calls in ((), (PASS, PASS), (PASS, PASS, PASS))]
    told = [
        (WORDS.badge(sight.deal), WORDS.rule(sight, sight.deal, NOBODY))
        for sight in deals
        if sight.deal is not None
    ]

    assert ("Bidding", "No bid yet; Jakob asks Anna") == told[0]
    assert ("Bidding", "Anna may play at 18") == told[1]
    assert ("Ramsch", "Ramsch: take few points") == told[2]


def test_a_defender_is_asked_for_kontra_and_the_declarer_for_re() -> None:
    """The question names the declarer and the game."""
    won = bid(18), PASS, PASS, PLAY_HAND, CLUBS
    asked = seen(won, 0, rules=KNEIPE)
    first = asked.to_act
    assert first is not None
    sight = seen(won, first, rules=KNEIPE)
    assert sight.legal == MayAnnounce(first, (PASS, KONTRA))
    company = SeatNames(NAMES, first)
    said = "Jakob plays Clubs Hand. Do you say Kontra?"
    assert said == WORDS.question(sight, (PASS, KONTRA), company)
    after = seen((*won, KONTRA), 2, rules=KNEIPE)
    assert "The defenders say Kontra. Do you say Re?" == WORDS.question(after, (PASS, RE), company)
    assert after.deal is not None
    assert WORDS.rule(after, after.deal, company).endswith("; Kontra: counts 2 times")


def test_the_open_hand_is_told_on_demand() -> None:
    """The answer on the cards in hand names those of a declarer who plays open."""
    sight = seen((bid(18), PASS, PASS, PLAY_HAND, Call(NULL, number=OUVERT)))
    assert sight.deal is not None
    assert sight.deal.open_hand is not None
    sheet = ScoreSheet(NAMES)
    told = answer(InfoQuestion.CARDS, sight, sheet, NAMES, WORDS)
    assert "Jakob has " in told
    assert all(card_name(card) in told for card in sight.deal.open_hand)


def test_trumps_are_told_with_the_game_and_the_bid() -> None:
    """The answer on trumps names game, dealer, declarer and bid."""
    sight = seen((bid(18), PASS, PASS, PLAY_HAND, CLUBS))
    sheet = ScoreSheet(NAMES)
    told = answer(InfoQuestion.TRUMPS, sight, sheet, NAMES, WORDS)
    assert "Clubs Hand. Dealer: you. Jakob plays Clubs Hand, bid\N{NO-BREAK SPACE}18." == told


def test_jacks_are_not_passed_on() -> None:
    """In Schieberamsch the reason why a jack can't be discarded names the jacks."""
    sight = seen((PASS, PASS, PASS, TAKE), 1, rules=SCHIEBERAMSCH)
    assert isinstance(sight.legal, MayDiscard)
    (card, _), *_ = sight.legal.banned
    refusal = sight.legal.refusal(card)
    assert refusal is not None
    assert "Jacks can’t be passed on." == refusal_sentence(refusal, WORDS)


def test_who_does_not_double_says_no() -> None:
    """The answer to Kontra and Re is *no*; a bidder and a player without Grand Hand pass."""
    for other in (KONTRA, RE):
        assert "No" == WORDS.offered(PASS, (PASS, other), None)
    assert "Pass" == WORDS.offered(PASS, (PASS, GRAND_HAND), None)
    assert "Pass" == WORDS.offered(PASS, (PASS, HOLD), None)
    company = SeatNames(NAMES, 0)
    said = [
        event_sentence(Announced(1, PASS), company, WORDS, KNEIPE, order_of(trump))
        for trump in (Suit.CLUBS, None, FifthSuit.JACKS)
    ]
    assert ["Anna says no.", "Anna passes.", "Anna passes."] == said
    order = order_of(FifthSuit.JACKS)
    told = event_sentence(Announced(0, PASS), company, WORDS, SCHIEBERAMSCH, order)
    assert "You say no." == told


def test_the_declarer_who_says_no_re_keeps_the_game_on_the_tag() -> None:
    """The tags show the game and Kontra; who does not double keeps the tag of the bidding."""
    calls = bid(18), PASS, PASS, PLAY_HAND, CLUBS, PASS, KONTRA, PASS
    sight = seen(calls, rules=KNEIPE)
    assert sight.deal is not None
    said = [WORDS.saying(sight.deal, seat) for seat in range(3)]
    assert sorted(["Clubs Hand", "Kontra", "Pass"]) == sorted(one.text for one in said if one)


def test_a_pass_is_hidden_while_the_declarer_chooses() -> None:
    """Tags of those who passed leave their place to the discards and to the calls."""
    bidding = bid(18), PASS, PASS
    tags = []
    for calls in (bidding, (*bidding, PLAY_HAND), (*bidding, PLAY_HAND, CLUBS)):
        deal = seen(calls).deal
        assert deal is not None
        said = [WORDS.saying(deal, seat) for seat in range(3)]
        tags.append(sorted(one.text for one in said if one))
    assert [["18", "Pass", "Pass"], ["Hand"], ["Clubs Hand", "Pass", "Pass"]] == tags


def test_card_points_are_not_shown_in_a_null() -> None:
    """Nothing depends on them; in a suit game they are shown."""
    won = bid(18), PASS, PASS, PLAY_HAND
    assert not counts_points(seen((*won, Call(NULL))))
    assert counts_points(seen((*won, CLUBS)))


def test_a_grand_hand_in_a_round_of_ramsch_has_no_bid() -> None:
    """The panel names the game alone."""
    sight = seen((GRAND_HAND,), rules=SCHIEBERAMSCH)
    assert sight.deal is not None
    assert "Anna plays Grand Hand" == WORDS.rule(sight, sight.deal, SeatNames(NAMES, 0))


def test_an_open_hand_is_not_laid_down() -> None:
    """Where the cards lie open already, the same call claims the game."""
    won = bid(18), PASS, PASS, PLAY_HAND
    shown, hidden = (seen((*won, Call(NULL, number=level)), 2).deal for level in (OUVERT, None))
    assert "Claim the game" == WORDS.offered(LAY_DOWN, (LAY_DOWN,), shown)
    assert "Lay down the hand" == WORDS.offered(LAY_DOWN, (LAY_DOWN,), hidden)


def test_the_unit_is_a_series_on_a_list() -> None:
    """Every message names the series; the sheet is the score list."""
    texts = WORDS.unit().texts()
    named = [text for key, text in texts.items() if key != "sheet"]
    assert all("series" in text.lower() for text in named)
    assert texts.keys() == UnitWords().texts().keys()
    assert "Score list" == WORDS.unit().sheet()


def test_a_skat_that_was_passed_in_lies_in_the_skat() -> None:
    """A card of the skat is not one that was left over."""
    assert "In the skat: ten of hearts" == WORDS.left_over("ten of hearts")


def test_the_skat_is_named_to_the_player_who_takes_it_up() -> None:
    """Both cards are said once to the declarer, who else would have to search the hand for them."""
    match = MatchState(ISKO, first_dealer=0)
    match, _ = advance(match, deal_from_seed(ISKO, "7", 1, 1, 0))
    for call in (bid(18), PASS, PASS):
        asked = observe(match, 0).to_act
        assert asked is not None
        match, _ = advance(match, Announce(asked, call))
    declarer = observe(match, 0).to_act
    assert declarer is not None
    assert match.deal is not None
    skat = CardSet.of(match.deal.talon)
    *_, added = advance(match, Announce(declarer, TAKE))[1]
    assert isinstance(added, CardsAdded)
    for seat in range(3):
        told = event_sentence(added.seen_by(seat), SeatNames(NAMES, seat), WORDS, ISKO)
        assert (f"Skat: {cards_list(skat)}." if seat == declarer else "") == told


def test_ramsch_is_told_when_it_begins() -> None:
    """After the last pass, or once with the deal if nobody bids; a deal passed in is none."""
    after = seen((PASS, PASS, PASS), rules=KNEIPE)
    last = Announced(0, PASS)
    company = SeatNames(NAMES, 0)
    assert "Ramsch: take few points." == WORDS.further(last, after, company)
    assert not WORDS.further(last, seen((PASS, PASS), rules=KNEIPE), company)
    assert not WORDS.further(last, seen((PASS, PASS, PASS)), company)
    dealt = CardsDealt(1, 0, (None, None, None), (), None, 0)
    assert not WORDS.further(dealt, seen((), rules=KNEIPE), company)
    told = WORDS.further(dealt, seen((), rules=SCHIEBERAMSCH), company)
    assert "Ramsch: take few points." == told
    for refused in range(1, 4):
        after = seen((PASS,) * refused, rules=SCHIEBERAMSCH)
        assert not WORDS.further(last, after, company)


def test_bock_is_told_with_the_deal_and_stands_on_the_table() -> None:
    """Each deal of the round says that it counts double, and how many follow."""
    company, left = SeatNames(NAMES, 0), list[str]()
    rules = ISKO.changed({"accounting": "classic", "all_pass": "ramsch", "bock_hundred": True})
    for step in random_steps(rules, "bock"):
        deal = (sight := observe(step.after, 0)).deal
        if deal is None or deal.calls or deal.taken or deal.over:
            continue
        told = WORDS.further(CardsDealt(1, 0, (None,) * 3, (), None, 0), sight, company)
        assert (deal.contract.factor > 1) is bool(told)
        if told:
            assert told[:-1].lower() in WORDS.rule(sight, deal, company).lower()
            left.append(told)
    assert [f"Bock ({more}): counts 2 times." for more in ("2 more", "1 more", "last deal")] == left


def test_a_small_panel_has_the_bid_and_the_factor() -> None:
    """The game stands on the badge, and its declarer on a plate."""
    company = SeatNames(NAMES, 0)
    for rules, calls, told in (
        (ISKO, (bid(18), PASS, PASS, PLAY_HAND, CLUBS), "Bid 18"),
        (KNEIPE, (bid(18), PASS, PASS, PLAY_HAND, CLUBS, KONTRA), "Bid 18; Kontra: ×2"),
        (SCHIEBERAMSCH, (PASS, PASS, PASS, PUSH), "Skat passed on (Anna): ×2"),
        (ISKO, (bid(18),), ""),
    ):
        sight = seen(calls, rules=rules)
        assert sight.deal is not None
        assert told == WORDS.short_rule(sight, sight.deal, company)
        assert len(told) < len(WORDS.rule(sight, sight.deal, company))


def test_passing_the_skat_on_names_who_did_so() -> None:
    """The table says why a Ramsch counts more than once."""
    sight = seen((PASS, PASS, PASS, PUSH, PUSH), rules=SCHIEBERAMSCH)
    assert sight.deal is not None
    told = WORDS.rule(sight, sight.deal, SeatNames(NAMES, 0))
    assert told.endswith("; skat passed on (Anna and Jakob): counts 4 times")
